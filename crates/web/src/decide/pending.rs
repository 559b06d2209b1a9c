//! Answers that the table waits for: where a mountain railway goes, which train is given up, a trade, a second marker.

use board::HexId;
use game::state::Pending;
use game::titles::g1844::mountain::PANELS;
use game::{Action, Choice};
use leptos::prelude::*;

use super::board::{actions_on, lit, pick};
use super::effects::Consequences;
use super::train::{fate_words, range_words};
use crate::draw::geometry::Point;
use crate::draw::hex::strip;
use crate::markup::{hex_name, note, roundel};
use crate::play::table::Table;
use crate::t;
use crate::text::sum;

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
        let Action::PlaceMountain { panel, .. } = action else { return None };
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

#[component]
pub fn Surrender() -> impl IntoView {
    let table = Table::here();
    let cards = move || {
        let models = table.choices.with(|choices| {
            let model = |choice: &Choice| match choice {
                Choice::Do(Action::Surrender(model)) => Some(*model),
                _ => None,
            };
            choices.offered.iter().filter_map(model).collect::<Vec<_>>()
        });
        let cards = models.into_iter().map(|model| {
            let (name, range, fate) = table
                .state
                .with(|state| (state.edition.model(model).name, range_words(state, model), fate_words(state, model)));
            let is_on = move || table.plan.get() == Some(Action::Surrender(model));
            view! {
                <button class="trn" class:on=is_on on:click=move |_| table.plan.set(Some(Action::Surrender(model)))>
                    <span class="t">{name}</span><span class="f">{range}</span><span class="x">{fate}</span>
                </button>
            }
        });
        cards.collect_view()
    };
    view! { <p class="mut">{t!("surrender-words")}</p> <div class="trs">{cards}</div> <Consequences/> }
}

#[component]
pub fn Offer() -> impl IntoView {
    let table = Table::here();
    let offer = move || {
        table.state.with(|state| {
            let Some(Pending::Offer { seller, model, price }) = state.pending else { return None };
            let buyer = crate::play::record::operating(state)?;
            let text = t!(
                "offer-words",
                buyer = state.spec(buyer).symbol,
                train = state.edition.model(model).name,
                seller = state.spec(seller).symbol,
                money = sum(price)
            );
            Some(view! { <p>{roundel(state.edition, buyer, 24)} " " {text}</p> })
        })
    };
    view! {
        <section class="toast of">
            <div>{offer}</div>
            <div class="act2">
                <button class="btn p" on:click=move |_| table.act(Action::Answer(true))>{t!("do-accept")}</button>
                <button class="btn" on:click=move |_| table.act(Action::Answer(false))>{t!("do-decline")}</button>
            </div>
        </section>
    }
}

#[component]
pub fn Duplicate() -> impl IntoView {
    let table = Table::here();
    let cities = move || {
        let actions = table.choices.with(|choices| choices.offered.clone());
        let buttons = actions.into_iter().filter_map(|choice| {
            let Choice::Do(action @ Action::KeepMarker { city }) = choice else { return None };
            Some(view! {
                <button class="btn sml" on:click=move |_| table.plan.set(Some(action.clone()))>{t!("city-n", n = city + 1)}</button>
            })
        });
        buttons.collect_view()
    };
    let hex = move || {
        table.state.with(|state| match state.pending {
            Some(Pending::DuplicateMarker(hex)) => hex_name(state, hex),
            _ => String::new(),
        })
    };
    view! { <p class="mut">{move || t!("duplicate-words", hex = hex())}</p> <div class="act2">{cities}</div> }
}
