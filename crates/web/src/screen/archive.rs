//! The archive: finished games and reviews, found by title, edition, option, players, length, outcome and words.

use game::{OptionRule, Profile};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;
use wire::api::{ListQuery, Page, TableRow, UserId};

use super::filter::year;
use super::home::segments;
use super::lobby::{address, turn_of};
use super::profile::person_link;
use crate::remote::api::get;
use crate::remote::person::Person;
use crate::{browser, t};

/// Tables on one page.
const PAGE: u32 = 30;
/// Milliseconds after the last letter before the search begins.
const PAUSE: i32 = 300;

/// How many actions a game may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Length {
    Any,
    Short,
    Middle,
    Long,
}

impl Length {
    const ALL: [Length; 4] = [Length::Any, Length::Short, Length::Middle, Length::Long];

    const fn words(self) -> &'static str {
        match self {
            Length::Any => "length-any",
            Length::Short => "length-short",
            Length::Middle => "length-middle",
            Length::Long => "length-long",
        }
    }

    const fn bounds(self) -> (Option<u32>, Option<u32>) {
        match self {
            Length::Any => (None, None),
            Length::Short => (None, Some(299)),
            Length::Middle => (Some(300), Some(799)),
            Length::Long => (Some(800), None),
        }
    }
}

#[derive(Clone, Copy)]
struct Search {
    person: Person,
    words: RwSignal<String>,
    profile: RwSignal<Option<Profile>>,
    option: RwSignal<Option<OptionRule>>,
    players: RwSignal<Option<u8>>,
    length: RwSignal<Length>,
    /// Only games that the reader has won.
    won: RwSignal<bool>,
    mine: RwSignal<bool>,
    player: RwSignal<Option<UserId>>,
    found: RwSignal<Vec<TableRow>>,
    next: RwSignal<Option<String>>,
    is_looking: RwSignal<bool>,
    /// Counts the searches, so that only the answer to the last one is shown.
    asked: RwSignal<u32>,
}

impl Search {
    fn query(self, after: Option<String>) -> ListQuery {
        let me = self.person.me.with_untracked(|me| me.as_ref().map(|me| me.user));
        let words = self.words.get_untracked().trim().to_owned();
        let (shortest, longest) = self.length.get_untracked().bounds();
        ListQuery {
            archive: Some(true),
            search: (!words.is_empty()).then_some(words),
            profile: self.profile.get_untracked().map(|profile| profile.name().to_owned()),
            option: self.option.get_untracked().map(|option| option.name().to_owned()),
            players: self.players.get_untracked(),
            shortest,
            longest,
            winner: me.filter(|_| self.won.get_untracked()),
            mine: self.mine.get_untracked().then_some(true),
            player: self.player.get_untracked(),
            limit: Some(PAGE),
            after,
            ..ListQuery::default()
        }
    }

    /// From the beginning, or from where the last page ended.
    fn look(self, query: ListQuery, number: u32) {
        self.is_looking.set(true);
        let is_first = query.after.is_none();
        spawn_local(async move {
            let page = get::<Page>(&format!("/api/tables?{}", browser::query_text(&query))).await;
            if self.asked.try_get_untracked() != Some(number) {
                return;
            }
            self.is_looking.set(false);
            let Ok(page) = page else { return };
            // A search that has looked at enough tables for now goes on by itself until something is found.
            let goes_on = page.tables.is_empty() && page.next.is_some();
            self.found.update(|found| {
                if is_first {
                    found.clear();
                }
                found.extend(page.tables);
            });
            self.next.set(page.next.clone());
            if goes_on {
                self.look(ListQuery { after: page.next, ..query }, number);
            }
        });
    }

    fn begin(self) {
        let number = self.asked.get_untracked() + 1;
        self.asked.set(number);
        self.look(self.query(None), number);
    }

    fn go_on(self) {
        self.look(self.query(self.next.get_untracked()), self.asked.get_untracked());
    }
}

#[component]
pub fn Archive(player: Option<String>) -> impl IntoView {
    let person = Person::here();
    let search = Search {
        person,
        words: RwSignal::new(String::new()),
        profile: RwSignal::new(None),
        option: RwSignal::new(None),
        players: RwSignal::new(None),
        length: RwSignal::new(Length::Any),
        won: RwSignal::new(false),
        mine: RwSignal::new(false),
        player: RwSignal::new(player.and_then(|id| id.parse().ok())),
        found: RwSignal::new(Vec::new()),
        next: RwSignal::new(None),
        is_looking: RwSignal::new(false),
        asked: RwSignal::new(0),
    };
    Effect::new(move |_| {
        search.profile.track();
        search.option.track();
        search.players.track();
        search.length.track();
        search.won.track();
        search.mine.track();
        person.me.track();
        search.begin();
    });
    let typed = move |event: web_sys::Event| {
        search.words.set(event_target_value(&event));
        let words = search.words.get_untracked();
        browser::after(PAUSE, move || {
            if search.words.try_with_untracked(|now| *now == words) == Some(true) {
                search.begin();
            }
        });
    };
    let profiles = [(None, t!("all-titles"))].into_iter();
    let profiles =
        profiles.chain(Profile::all().map(|profile| (Some(profile), t!(&format!("profile-name-{}", profile.name())))));
    let counts =
        [(None, t!("any-number"))].into_iter().chain((2..=7).map(|count: u8| (Some(count), count.to_string())));
    let lengths = Length::ALL.map(|length| (length, t!(length.words())));
    let options = move || {
        let profile = search.profile.get()?;
        let named = profile.options().map(|rule| {
            view! { <option value=rule.name() selected=move || search.option.get() == Some(rule)>{t!(&format!("option-text-{}", rule.name()))}</option> }
        });
        let named = named.collect::<Vec<_>>();
        let choose = move |event: web_sys::Event| search.option.set(OptionRule::named(&event_target_value(&event)));
        (!named.is_empty()).then(|| view! { <div class="pnr"><label for="find-option">{t!("rules")}</label><select id="find-option" on:change=choose><option value="">{t!("any-rules")}</option>{named}</select></div> })
    };
    let own = move || {
        person.me.with(Option::is_some).then(|| {
            view! {
                {segments(t!("whose-games"), search.mine, vec![(false, t!("games-of-all")), (true, t!("my-games"))])}
                {segments(t!("outcome"), search.won, vec![(false, t!("any-outcome")), (true, t!("won-by-me"))])}
            }
        })
    };
    let rows = move || search.found.get().into_iter().map(row).collect_view();
    let is_empty = move || !search.is_looking.get() && search.found.with(Vec::is_empty);
    view! {
        <main class="plain arch">
            <super::frame::Header/>
            <h1 class="h1">{t!("archive")}</h1>
            <p class="mut">{t!("archive-words")}</p>
            <div class="flt" role="search">
                <label class="fld"><span class="vh">{t!("search")}</span><input type="search" id="find-game" maxlength="100" placeholder=t!("search") prop:value=search.words on:input=typed/></label>
            </div>
            <details class="opt"><summary>{t!("narrow-down")}</summary>
                {segments(t!("game"), search.profile, profiles.collect())}
                {options}
                {segments(t!("players"), search.players, counts.collect())}
                {segments(t!("length"), search.length, lengths.to_vec())}
                {own}
            </details>
            <div class="wide" tabindex="0" role="region" aria-label=t!("archive")>
            <table class="dep" id="archive">
                <thead><tr><th>{t!("game")}</th><th>{t!("table")}</th><th>{t!("players")}</th><th>{t!("outcome")}</th><th class="r">{t!("length")}</th><th>{t!("ended")}</th></tr></thead>
                <tbody>{rows}</tbody>
            </table>
            </div>
            {move || is_empty().then(|| view! { <p class="mut emp" role="status">{t!("no-such-games")}</p> })}
            {move || search.next.get().is_some().then(|| view! { <button class="btn" id="more-games" disabled=move || search.is_looking.get() on:click=move |_| search.go_on()>{t!("more-games")}</button> })}
        </main>
    }
}

fn row(row: TableRow) -> AnyView {
    let names = row.seats.iter().map(|seat| view! { <span class="nm">{person_link(seat)}</span> }).collect_view();
    view! {
        <tr>
            <td class="b">{year(&row.profile)}</td>
            <td><a class="b" href=address(&row)>{row.name.clone()}</a></td>
            <td class="mut n">{names}</td>
            <td>{turn_of(&row).0}</td>
            <td class="r">{row.position}</td>
            <td class="nw">{browser::date(row.since)}</td>
        </tr>
    }
    .into_any()
}
