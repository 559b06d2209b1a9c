//! The last page of a game: the final map as a picture to keep, worth over the game, and the standing taken apart.

use game::places;
use game::query::standing;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::history::{View, chart_view, final_standing};
use crate::draw::poster::Poster;
use crate::image::{Handed, hand_over};
use crate::panel::top::title_name;
use crate::play::record::Record;
use crate::play::table::Table;
use crate::text::sum;
use crate::{browser, t};

/// Where others can look at the game, if they can.
pub fn link_of(table: Table) -> Option<String> {
    let remote = table.remote()?;
    let key = remote.link.get_untracked().map_or_else(String::new, |key| format!("?invitation={key}"));
    Some(format!("{}/g/{}{key}", browser::origin(), remote.id.get_value()))
}

fn poster(table: Table, record: &Record) -> String {
    let state = record.now();
    let (year, title) = title_name(state.edition().title);
    let all = standing(state);
    let standing = all.iter().zip(places(&all));
    let standing = standing.map(|(one, place)| (place, table.player_name(one.player), sum(one.total())));
    let poster = Poster { title: format!("{year} {title}"), below: table.name.get(), standing: standing.collect() };
    poster.draw(state, &t!("final-map"))
}

#[component]
pub fn ResultPage() -> impl IntoView {
    let table = Table::here();
    let picture = move || table.played.with(|record| poster(table, record));
    view! {
        <h2 class="h2">{t!("final-map")}</h2>
        <div class="keep" inner_html=picture></div>
        <Share/>
        {chart_view(table, View::Worth)}
        {move || final_standing(table)}
    }
}

/// Hands on the picture, and the link where others can follow it.
#[component]
fn Share() -> impl IntoView {
    let table = Table::here();
    let handed = RwSignal::new(None::<Handed>);
    let is_remote = table.remote().is_some();
    let share = move |_| {
        let link = link_of(table);
        spawn_local(async move {
            let outcome = hand_over(".poster", "kursbuch.png", link.as_deref()).await;
            handed.try_set(outcome);
        });
    };
    let words = move || match (handed.get()?, is_remote) {
        (Handed::Shared, _) => Some(t!("picture-shared")),
        (Handed::Saved, true) => Some(t!("picture-saved-link")),
        (Handed::Saved, false) => Some(t!("picture-saved")),
    };
    let button = if is_remote { t!("share-picture-link") } else { t!("share-picture") };
    view! {
        <div class="act2 gap">
            <button class="btn" id="share-picture" on:click=share>{button}</button>
            <span class="mut" role="status">{words}</span>
        </div>
    }
}
