//! Beside the map: zoom, what is lettered, and the map as a table.

use leptos::prelude::*;

use super::MapView;
use crate::decide::board::{lit, pick};
use crate::play::table::Table;
use crate::settings::Preferences;
use crate::t;
use crate::words::hex_words;

/// The whole map: four corners.
const CORNERS: &str = r#"<svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true"><path d="M1 4.5V1H4.5M9.5 1H13V4.5M13 9.5V13H9.5M4.5 13H1V9.5" fill="none" stroke="currentColor" stroke-width="1.5"/></svg>"#;

#[component]
pub(super) fn MapControls(map: MapView) -> impl IntoView {
    let chosen = Preferences::here();
    let switch = move |key: &'static str,
                       read: fn(&crate::settings::Settings) -> crate::settings::Switch,
                       write: fn(&mut crate::settings::Settings)| {
        let is_on = move || chosen.0.with(read).is_on();
        view! {
            <button class="mcb" class:on=is_on aria-pressed=move || is_on().to_string() on:click=move |_| chosen.change(write)>
                {t!(key)}
            </button>
        }
    };
    let legal = move || {
        let count = if map.table.may_act.get() { map.table.choices.with(|choices| lit(choices).len()) } else { 0 };
        (count > 0).then(|| t!("legal-hexes", n = count))
    };
    view! {
        <div class="mc">
            <span class="z">
                <button class="zb" title=t!("zoom-in") aria-label=t!("zoom-in") on:click=move |_| map.zoom_about_middle(0.8)>"+"</button>
                <button class="zb" title=t!("zoom-out") aria-label=t!("zoom-out") on:click=move |_| map.zoom_about_middle(1.25)>"−"</button>
                <button class="zb" title=t!("zoom-fit") aria-label=t!("zoom-fit") on:click=move |_| map.view_box.set(map.frame) inner_html=CORNERS></button>
            </span>
            {switch("names", |settings| settings.names, |settings| settings.names = settings.names.flipped())}
            {switch("tile-numbers", |settings| settings.numbers, |settings| settings.numbers = settings.numbers.flipped())}
            {switch("costs", |settings| settings.costs, |settings| settings.costs = settings.costs.flipped())}
            {switch("map-table", |settings| settings.map_table, |settings| settings.map_table = settings.map_table.flipped())}
            <span>{legal}</span>
        </div>
    }
}

/// What is where, for those who do not see the map.
#[component]
pub(super) fn MapTable() -> impl IntoView {
    let table = Table::here();
    let rows = move || {
        let choices = table.choices.get();
        table.state.with(|state| {
            let ids = state.edition().board().map.ids();
            let rows = ids.map(|hex| {
                let words = hex_words(state, &choices, hex);
                let (name, rest) = words.split_once(", ").unwrap_or((&words, ""));
                view! { <tr><th scope="row"><button class="lk" on:click=move |_| pick(table, hex)>{name.to_owned()}</button></th><td>{rest.to_owned()}</td></tr> }
            });
            rows.collect_view()
        })
    };
    view! {
        <div class="mtab" tabindex="0" role="region" aria-label=t!("map-where")>
            <table><caption class="vh">{t!("map-where")}</caption><thead><tr><th>{t!("map-row")}</th><th>{t!("map-where")}</th></tr></thead><tbody>{rows}</tbody></table>
        </div>
    }
}
