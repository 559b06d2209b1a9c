//! Answers that the table waits for: which train is given up, a trade, a second marker.

use game::state::Pending;
use game::{Action, Choice};
use leptos::prelude::*;

use super::effects::Consequences;
use super::train::{fate_words, range_words};
use crate::markup::{hex_name, roundel};
use crate::play::table::Table;
use crate::t;
use crate::text::sum;

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
                .with(|state| (state.edition().model(model).name, range_words(state, model), fate_words(state, model)));
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

/// Who offers what for which train.
pub fn offer_words(table: Table) -> AnyView {
    let offer = move || {
        table.state.with(|state| {
            let Some(Pending::Offer { seller, model, price }) = state.pending() else { return None };
            let buyer = crate::play::record::operating(state)?;
            let text = t!(
                "offer-words",
                buyer = state.spec(buyer).symbol,
                train = state.edition().model(model).name,
                seller = state.spec(seller).symbol,
                money = sum(price)
            );
            Some(view! { <p>{roundel(state.edition(), buyer, 24)} " " {text}</p> })
        })
    };
    view! { {offer} }.into_any()
}

#[component]
pub fn Offer() -> impl IntoView {
    let table = Table::here();
    view! {
        <section class="toast of">
            <div>{offer_words(table)}</div>
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
        table.state.with(|state| match state.pending() {
            Some(Pending::DuplicateMarker { hex, .. }) => hex_name(state, hex),
            _ => String::new(),
        })
    };
    view! { <p class="mut">{move || t!("duplicate-words", hex = hex())}</p> <div class="act2">{cities}</div> }
}
