//! Tunnels that the company can build.

use board::{EdgeSet, HexId};
use game::g1844::{Action as Own, TunnelId};
use game::{Action, TitleAction};
use leptos::prelude::*;

use crate::decide::effects::{Row, list};
use crate::decide::track::{cost_row, hex_text, sides};
use crate::markup::hex_name;
use crate::play::table::Table;
use crate::t;
use crate::titles::offered;

/// A planned tunnel: where it opens, and what it costs.
pub fn details(table: Table, action: &TitleAction) -> Option<AnyView> {
    let TitleAction::G1844(Own::BuildTunnel { hex, mouths, .. }) = action else { return None };
    let rows = table.state.with(|state| {
        vec![
            Row { label: t!("hex"), text: hex_text(state, *hex) },
            Row { label: t!("mouths"), text: sides(*mouths) },
            cost_row(table, state),
        ]
    });
    Some(list(rows))
}

fn offers(table: Table) -> Vec<(TunnelId, HexId, EdgeSet)> {
    table.choices.with(|choices| {
        offered(choices, |action| {
            let Some(Own::BuildTunnel { tunnel, hex, mouths }) = action.g1844() else { return None };
            Some((*tunnel, *hex, *mouths))
        })
    })
}

#[component]
pub fn Tunnels() -> impl IntoView {
    let table = Table::here();
    let rows = move || {
        let rows = offers(table).into_iter().map(|(tunnel, hex, mouths)| {
            let paper = view::names::tunnel(tunnel);
            let text = table
                .state
                .with(|state| t!("tunnel-option", paper = paper, hex = hex_name(state, hex), sides = sides(mouths)));
            let action = Action::from(Own::BuildTunnel { tunnel, hex, mouths });
            let chosen = action.clone();
            let choose = move |_| {
                table.open_hex.set(Some(hex));
                table.plan.set(Some(action.clone()));
            };
            let is_on = move || table.plan.with(|plan| plan.as_ref() == Some(&chosen));
            view! { <li class:on=is_on><button class="lk" on:click=choose>{text}</button></li> }
        });
        rows.collect_view()
    };
    view! { <section class:none=move || offers(table).is_empty()><p class="eb">{t!("tunnels")}</p><ul class="opts">{rows}</ul></section> }
}
