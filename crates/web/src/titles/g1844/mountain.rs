//! Where a mountain railway goes.

use board::HexId;
use game::g1844::{Action as Own, PANELS};
use game::{Action, TitleAction};
use leptos::prelude::*;

use crate::decide::board::{actions_on, lit, pick};
use crate::draw::geometry::Point;
use crate::draw::hex::strip;
use crate::markup::{hex_name, note};
use crate::play::table::Table;
use crate::t;

#[component]
pub fn PlaceMountain() -> impl IntoView {
    let table = Table::here();
    let hexes = move || {
        let hexes = table.choices.with(|choices| lit(choices));
        let rows = hexes.into_iter().map(|hex| {
            let name = table.state.with(|state| hex_name(state, hex));
            let is_on = move || table.open_hex.get() == Some(hex);
            view! { <li class:on=is_on><button class="lk" on:click=move |_| pick(table, hex)>{name}</button></li> }
        });
        rows.collect_view()
    };
    let panels = move || table.open_hex.get().map(|hex| panels(table, hex));
    view! { <p class="mut">{t!("mountain-choice")}</p> <ul class="opts">{hexes}</ul> <section>{panels}</section> {note("hint", t!("mountain-final"), None)} }
}

/// The income panels that are left, side by side.
fn panels(table: Table, hex: HexId) -> AnyView {
    let actions = table.choices.with(|choices| actions_on(choices, hex));
    let now = table.state.with(|state| state.colour_index());
    let buttons = actions.into_iter().filter_map(|action| {
        let Action::Title(TitleAction::G1844(Own::PlaceMountain { panel, .. })) = action else { return None };
        let values = PANELS.get(usize::from(panel))?;
        let drawing = strip(values, now, Point::at(44.0, 2.0));
        let chosen = action.clone();
        let is_on = move || table.plan.with(|plan| plan.as_ref() == Some(&chosen));
        let words = values.map(|value| value.to_string()).join(" ");
        Some(view! {
            <button class="btn sml pnb" class:on=is_on aria-label=words on:click=move |_| table.plan.set(Some(action.clone()))>
                <svg width="88" height="20" viewBox="0 0 88 20" class="map" aria-hidden="true" inner_html=drawing></svg>
            </button>
        })
    });
    view! { <p class="eb">{t!("income-panel")}</p><div class="act2 wrap">{buttons.collect_view()}</div> }.into_any()
}
