//! A person as others see them: ratings, results, the latest games; and blocking and reporting.

use gloo_net::http::Method;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;
use wire::api::{Ladder, Profile, RatingRow, ResultRow, Seat, UserId};

use super::report::{ReportSheet, Subject};
use crate::remote::api::{Answer, Trouble, delete, get, send};
use crate::remote::person::Person;
use crate::route::Place;
use crate::text::lang;
use crate::{browser, t};

/// The name of a seat, which leads to the person who holds it.
pub fn person_link(seat: &Seat) -> AnyView {
    let name = seat.name.clone();
    let mark = seat.program.then(|| view! { <span class="tag">{t!("program")}</span> });
    match seat.person() {
        Some(user) => {
            let href = Place::Person { id: user.to_string() }.path();
            view! { <a href=href>{name}</a> {mark} }.into_any()
        }
        None => name.into_any(),
    }
}

pub fn ladder_name(ladder: Ladder) -> String {
    match ladder {
        Ladder::People => t!("ladder-people"),
        Ladder::Mixed => t!("ladder-mixed"),
    }
}

/// For a column; what it means stands with the ratings.
fn ladder_short(ladder: Ladder) -> String {
    match ladder {
        Ladder::People => t!("ladder-people-short"),
        Ladder::Mixed => t!("ladder-mixed-short"),
    }
}

#[component]
pub fn ProfileScreen(id: String) -> impl IntoView {
    let found = RwSignal::new(None::<Answer<Profile>>);
    let address = format!("/api/people/{id}");
    let look = move || {
        let address = address.clone();
        spawn_local(async move {
            let answer = get(&address).await;
            found.try_set(Some(answer));
        });
    };
    let again = look.clone();
    let person = Person::here();
    Effect::new(move |_| {
        person.me.track();
        look();
    });
    let body = move || match found.get() {
        None => ().into_any(),
        Some(Ok(profile)) => whole(profile, again.clone()),
        Some(Err(trouble)) => view! { <p class="mut" role="alert">{trouble.words()}</p> }.into_any(),
    };
    view! { <main class="plain"><super::frame::Header/>{body}</main> }
}

fn whole(profile: Profile, again: impl Fn() + Clone + Send + Sync + 'static) -> AnyView {
    let since = browser::date(profile.since);
    let mark = profile.program.then(|| view! { <span class="tag">{t!("program")}</span> });
    let all = format!("/archive?player={}", profile.user);
    let ratings = match profile.ratings.is_empty() {
        true => view! { <p class="mut">{t!("no-rated-games")}</p> }.into_any(),
        false => profile.ratings.iter().map(rating).collect_view().into_any(),
    };
    let is_other = Person::here().user().is_some_and(|me| me != profile.user);
    let acts = is_other.then(|| view! { <Acts user=profile.user name=profile.name.clone() blocked=profile.blocked again=Callback::new(move |()| again())/> });
    view! {
        <h1 class="h1">{profile.name.clone()} " " {mark}</h1>
        <p class="mut">{t!("here-since", date = since)} " · " <a href=all>{t!("all-games-of")}</a></p>
        {acts}
        <h2 class="h2">{t!("rating")}</h2>
        {ratings}
        {results(&profile)}
        {games(&profile)}
    }
    .into_any()
}

/// Rounded, with what it may be off by.
fn rating(row: &RatingRow) -> AnyView {
    let strength = lang().number((row.strength * 40.0).round() as i32);
    let doubt = lang().number((row.doubt * 80.0).round() as i32);
    view! { <p data-ladder=format!("{:?}", row.ladder)><b class="b">{strength}</b> " ± " {doubt} " " <span class="mut">{ladder_name(row.ladder)} " · " {t!("n-games", n = row.games)}</span></p> }.into_any()
}

/// By title, then by edition.
fn results(profile: &Profile) -> Option<AnyView> {
    let all = &profile.results;
    let mut titles: Vec<&str> = all.iter().map(|row| row.title.as_str()).collect();
    titles.sort_unstable();
    titles.dedup();
    let of_title = |title: &str| {
        let rows: Vec<&ResultRow> = all.iter().filter(|row| row.title == title).collect();
        let whole = (rows.len() > 1).then(|| {
            let sum = |of: fn(&ResultRow) -> u32| rows.iter().map(|row| of(row)).sum();
            view! { <tr class="sum"><th scope="row">{title.to_owned()}</th><td></td>{figures(sum(|row| row.games), sum(|row| row.won), sum(|row| row.places))}</tr> }
        });
        let rows = rows.into_iter().map(|row| {
            view! { <tr><td>{t!(&format!("profile-name-{}", row.profile))}</td><td>{ladder_short(row.ladder)}</td>{figures(row.games, row.won, row.places)}</tr> }
        });
        view! { {whole} {rows.collect_view()} }
    };
    let rows = titles.into_iter().map(of_title).collect_view();
    (!all.is_empty()).then(|| {
        view! {
            <h2 class="h2">{t!("results")}</h2>
            <div class="wide" tabindex="0" role="region" aria-label=t!("results")>
            <table class="dep" id="results"><thead><tr><th>{t!("game")}</th><th>{t!("kind-of-game")}</th><th class="r">{t!("games")}</th><th class="r">{t!("won-games")}</th><th class="r">{t!("mean-place")}</th></tr></thead><tbody>{rows}</tbody></table>
            </div>
        }
        .into_any()
    })
}

/// How many games, how many of them won, and the mean place to a tenth.
fn figures(games: u32, won: u32, places: u32) -> impl IntoView {
    let mean = f64::from(places) / f64::from(games.max(1));
    let mean = lang().part((mean * 10.0).round() as i32, 10);
    let number = |count: u32| lang().number(count.try_into().unwrap_or(i32::MAX));
    view! { <td class="r">{number(games)}</td><td class="r">{number(won)}</td><td class="r">{mean}</td> }
}

fn games(profile: &Profile) -> Option<AnyView> {
    let row = |game: &wire::api::RatedGame| {
        let href = Place::Table { id: game.table.to_string(), at: None, panel: None }.path();
        let change = game.change * 40.0;
        let sign = if change < 0.0 { "−" } else { "+" };
        view! {
            <tr><td class="nw"><a class="b" href=href>{browser::date(game.finished)}</a></td><td>{t!(&format!("profile-name-{}", game.profile))}</td><td class="nw">{t!("place-of", place = game.place, players = game.players)}</td><td class="r nw">{format!("{sign}{}", lang().number((change.abs()).round() as i32))}</td></tr>
        }
    };
    let rows = profile.games.iter().map(row).collect_view();
    (!profile.games.is_empty()).then(|| {
        view! {
            <h2 class="h2">{t!("latest-games")}</h2>
            <div class="wide" tabindex="0" role="region" aria-label=t!("latest-games")>
            <table class="dep"><thead><tr><th>{t!("ended")}</th><th>{t!("game")}</th><th>{t!("place")}</th><th class="r">{t!("rating")}</th></tr></thead><tbody>{rows}</tbody></table>
            </div>
        }
        .into_any()
    })
}

/// Block, unblock, report.
#[component]
fn Acts(user: UserId, name: String, blocked: bool, again: Callback<()>) -> impl IntoView {
    let said = RwSignal::new(None::<String>);
    let reported = RwSignal::new(None::<Subject>);
    let after = move |answer: Answer<()>, words: &'static str| {
        let text = answer.map_or_else(|trouble: Trouble| trouble.words(), |()| t!(words));
        said.try_set(Some(text));
        again.run(());
    };
    let block = move |_| {
        spawn_local(async move {
            let path = format!("/api/me/blocked/{user}");
            match blocked {
                true => after(delete(&path).await, "person-unblocked"),
                false => after(send(Method::PUT, &path, &serde_json::json!({})).await, "person-blocked"),
            }
        });
    };
    view! {
        <div class="act2">
            <button class="btn sml" id="block" on:click=block>{if blocked { t!("unblock") } else { t!("block") }}</button>
            <button class="btn sml" id="report" on:click=move |_| reported.set(Some(Subject { person: user, name: name.clone(), message: None }))>{t!("report")}</button>
            <span class="mut" role="status">{said}</span>
        </div>
        {(!blocked).then(|| view! { <p class="xs mut">{t!("block-words")}</p> })}
        <ReportSheet subject=reported after=Callback::new(move |answer| after(answer, "report-sent"))/>
    }
}
