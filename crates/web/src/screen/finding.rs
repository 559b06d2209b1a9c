//! Finding people: invitations to me, inviting others, the same game again; and the way to the next table that waits.

use leptos::prelude::*;
use view::Lang;
use wasm_bindgen_futures::spawn_local;
use wire::api::{self, Announcement, AnswerInvitation, InvitationRow, Invite, Page, PlayLevel, Wanted};

use super::filter::year;
use super::home::segments;
use super::lobby::turn_of;
use crate::play::table::Table;
use crate::remote::api::{Answer, get, post};
use crate::remote::person::Person;
use crate::remote::play::Remote;
use crate::route::{Place, Router};
use crate::{browser, t};

/// Milliseconds between looks at what waits.
const LOOK: i32 = 20_000;

fn to_table(id: api::TableId) -> Place {
    Place::Table { id: id.to_string(), at: None, panel: None }
}

/// Invitations to tables that have not started, and to play on in games that have.
#[component]
pub fn Invitations() -> impl IntoView {
    let (person, router) = (Person::here(), Router::here());
    let rows = RwSignal::new(Vec::<InvitationRow>::new());
    let look = move || {
        spawn_local(async move {
            if let Ok(found) = get::<Vec<InvitationRow>>("/api/me/invitations").await {
                rows.try_set(found);
            }
        });
    };
    Effect::new(move |_| match person.user() {
        Some(_) => look(),
        None => rows.set(Vec::new()),
    });
    let answer = move |table: api::TableId, accepted: bool| {
        spawn_local(async move {
            let path = format!("/api/me/invitations/{table}");
            let answer: Answer<Option<api::Table>> = post(&path, &AnswerInvitation { accepted }).await;
            match answer {
                Ok(Some(_)) => router.go(to_table(table)),
                Ok(None) | Err(_) => look(),
            }
        });
    };
    let row = move |row: InvitationRow| {
        let table = row.table;
        let words =
            if row.underway { t!("invited-to-play-on", name = row.by) } else { t!("invited-by", name = row.by) };
        let href = format!("{}?invitation={}", to_table(table).path(), row.invitation);
        view! {
            <tr><td class="b">{year(&row.profile)}</td><td><a class="b" href=href>{row.name}</a></td><td class="mut">{words}</td>
            <td class="r"><button class="btn sml p" data-accept=table.to_string() on:click=move |_| answer(table, true)>{t!("accept")}</button> " " <button class="btn sml" on:click=move |_| answer(table, false)>{t!("decline")}</button></td></tr>
        }
    };
    let shown = move || {
        let rows = rows.get();
        (!rows.is_empty()).then(|| {
            view! {
                <div class="sec"><h2 class="h1">{t!("invitations")}</h2></div>
                <div class="wide" tabindex="0" role="region" aria-label=t!("invitations")>
                <table class="dep" id="invitations"><tbody>{rows.into_iter().map(row).collect_view()}</tbody></table>
                </div>
            }
        })
    };
    view! { <div class="invd">{shown}</div> }
}

/// In the waiting room, and in the menu of a running game: a registered person by name.
#[component]
pub fn InviteByName(remote: Remote) -> impl IntoView {
    let name = RwSignal::new(String::new());
    let said = RwSignal::new(None::<String>);
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let wanted = name.get_untracked().trim().to_owned();
        if wanted.is_empty() {
            return;
        }
        let path = format!("/api/tables/{}/invitations", remote.id.get_value());
        spawn_local(async move {
            let answer: Answer<()> = post(&path, &Invite { name: wanted.clone() }).await;
            let words = answer.map_or_else(|trouble| trouble.words(), |()| t!("invitation-sent", name = wanted));
            said.try_set(Some(words));
            name.try_set(String::new());
        });
    };
    let may = move || remote.is_host.get() || remote.own.with(|own| !own.is_empty());
    view! {
        <form class="inv" on:submit=send class:none=move || !may()>
            <label><span class="mut">{t!("invite-by-name")}</span> " " <input id="invite-name" maxlength="40" prop:value=name on:input=move |event| name.set(event_target_value(&event))/></label>
            " " <button class="btn sml" type="submit" id="invite">{t!("invite-send")}</button>
            " " <span class="mut" role="status">{said}</span>
        </form>
    }
}

/// Once a game is over: the same people again.
#[component]
pub fn Rematch() -> impl IntoView {
    let (table, router) = (Table::here(), Router::here());
    let trouble = RwSignal::new(None::<String>);
    let shown = move || {
        let remote = table.remote()?;
        let may = remote.own.with(|own| !own.is_empty());
        let again = move |_| {
            let path = format!("/api/tables/{}/rematch", remote.id.get_value());
            spawn_local(async move {
                let answer: Answer<api::Table> = post(&path, &serde_json::json!({})).await;
                match answer {
                    Ok(table) => router.go(to_table(table.id)),
                    Err(why) => drop(trouble.try_set(Some(why.words()))),
                }
            });
        };
        may.then(|| view! { <button class="btn" id="rematch" on:click=again>{t!("rematch")}</button> <span class="mut" role="status">{trouble}</span> })
    };
    view! { {shown} }
}

/// The way to the next table where it is the reader's turn; with how many wait.
#[component]
pub fn NextTable() -> impl IntoView {
    let person = Person::here();
    let router = Router::here();
    let waiting = RwSignal::new(Vec::<api::TableId>::new());
    Effect::new(move |_| match person.user() {
        Some(_) => spawn_local(look(waiting)),
        None => waiting.set(Vec::new()),
    });
    look_again(person, waiting);
    // The one after the table that is shown.
    let next = move || {
        let here = match router.0.get() {
            Place::Table { id, .. } => Some(id),
            _ => None,
        };
        waiting.with(|tables| tables.iter().find(|table| Some(table.to_string()) != here).copied())
    };
    let count = move || waiting.with(Vec::len);
    let shown = move || {
        next().map(|table| {
            view! { <a class="btn sml nxt" id="next-table" href=to_table(table).path()>{t!("next-table", n = count())}</a> }
        })
    };
    view! { {shown} }
}

async fn look(waiting: RwSignal<Vec<api::TableId>>) {
    let Ok(page) = get::<Page>("/api/tables?mine=true&status=running&limit=100").await else { return };
    let turns = page.tables.iter().filter(|row| turn_of(row).1).map(|row| row.id).collect::<Vec<_>>();
    if waiting.try_with_untracked(|known| *known != turns) == Some(true) {
        waiting.try_set(turns);
    }
}

fn look_again(person: Person, waiting: RwSignal<Vec<api::TableId>>) {
    browser::after(LOOK, move || {
        // The page was left: its signals are gone.
        if waiting.try_with_untracked(|_| ()).is_none() {
            return;
        }
        if person.me.with_untracked(Option::is_some) {
            spawn_local(look(waiting));
        }
        look_again(person, waiting);
    });
}

/// What the administrators have to say to all.
#[component]
pub fn Notice() -> impl IntoView {
    let text = RwSignal::new(None::<String>);
    spawn_local(async move {
        if let Ok(notice) = get::<Announcement>("/api/announcement").await {
            text.try_set(notice.text);
        }
    });
    view! { {move || text.get().map(|text| view! { <p class="ntc" role="status" id="announcement">{text}</p> })} }
}

const LEVELS: [PlayLevel; 3] = [PlayLevel::Beginner, PlayLevel::Regular, PlayLevel::Expert];

fn level_words(level: PlayLevel) -> String {
    match level {
        PlayLevel::Beginner => t!("play-level-beginner"),
        PlayLevel::Regular => t!("play-level-regular"),
        PlayLevel::Expert => t!("play-level-expert"),
    }
}

/// `Beginners · DE`.
pub fn wanted_words(wanted: &Wanted) -> Option<String> {
    let language = wanted.language.as_ref().map(|language| language.to_uppercase());
    let coach = wanted.coach.then(|| t!("coach"));
    let said: Vec<String> = wanted.level.map(level_words).into_iter().chain(language).chain(coach).collect();
    (!said.is_empty()).then(|| said.join(" · "))
}

/// What a group looks for.
#[component]
pub fn Looking(wanted: RwSignal<Wanted>) -> impl IntoView {
    let level = RwSignal::new(None::<PlayLevel>);
    let language = RwSignal::new(None::<Lang>);
    let coach = RwSignal::new(false);
    Effect::new(move |_| {
        let language = language.get().map(|lang| lang.code().to_owned());
        wanted.set(Wanted { level: level.get(), language, coach: coach.get() });
    });
    view! {
        <LookingFor level=level language=language/>
        {segments(t!("coach"), coach, vec![(false, t!("coach-no")), (true, t!("coach-yes"))])}
    }
}

/// How well the players of a group play, and what they speak.
#[component]
pub fn LookingFor(level: RwSignal<Option<PlayLevel>>, language: RwSignal<Option<Lang>>) -> impl IntoView {
    let levels = [(None, t!("anybody"))].into_iter().chain(LEVELS.map(|level| (Some(level), level_words(level))));
    let languages =
        [(None, t!("any-language"))].into_iter().chain(Lang::ALL.map(|lang| (Some(lang), lang.code().to_uppercase())));
    view! {
        {segments(t!("play-level"), level, levels.collect())}
        {segments(t!("table-language"), language, languages.collect())}
    }
}
