//! The bond railway of Cisleithania: what it is, and where others place its markers.

use board::HexId;
use game::g1824::{Action as Own, bond_railway};
use game::{Action, CompanyId, State, TitleAction};
use leptos::prelude::*;

use crate::decide::effects::Consequences;
use crate::play::table::Table;
use crate::t;
use crate::text::lang;
use crate::titles::offered;

/// One of its markers is to be placed, by the company in turn.
#[component]
pub fn PlaceMarker() -> impl IntoView {
    let table = Table::here();
    let actions = move || {
        table.choices.with(|choices| {
            offered(choices, |action| {
                let is_marker = |own: &&Own| matches!(own, Own::PlaceBondMarker { .. });
                action.g1824().filter(is_marker).map(|own| Action::from(own.clone()))
            })
        })
    };
    let rows = move || {
        actions().into_iter().map(|action| {
            let label = table.state.with(|state| view::doing(state, &action, lang()));
            let chosen = action.clone();
            let is_on = move || table.plan.with(|plan| plan.as_ref() == Some(&chosen));
            view! { <li class:on=is_on><button class="lk" on:click=move |_| table.plan.set(Some(action.clone()))>{label}</button></li> }
        }).collect_view()
    };
    view! { <p class="mut">{move || t!("bond-marker-words")}</p> <ul class="opts">{rows}</ul> <Consequences/> }
}

/// What it is, where its shares are bought.
#[component]
pub fn Explained() -> impl IntoView {
    let table = Table::here();
    let words = move || {
        table.state.with(|state| {
            bond_railway(state)
                .filter(|bond| state[*bond].is_launched())
                .map(|bond| t!("bond-words", company = state.spec(bond).symbol))
        })
    };
    view! { <p class="xs mut" class:none=move || words().is_none()>{words}</p> }
}

/// Its double certificate, as long as nobody has it. A director's certificate that was sold lies in the pool as well.
pub fn doubles_in_pool(state: &State, company: CompanyId) -> u8 {
    let is_free = state.g1824().is_some_and(|own| own.certificate(company).is_none());
    let was_sold = bond_railway(state) == Some(company) || state[company].director().is_some();
    u8::from(is_free && was_sold)
}

pub fn hex_of(action: &TitleAction) -> Option<HexId> {
    let Some(Own::PlaceBondMarker { hex, .. }) = action.g1824() else { return None };
    Some(*hex)
}
