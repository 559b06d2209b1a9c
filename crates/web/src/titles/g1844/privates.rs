//! Private railways that the company could buy from its director.

use game::g1844::{Action as Own, Choice as OwnChoice};
use game::{Action, Choice, Money, PrivateId, TitleAction, TitleChoice};
use leptos::prelude::*;

use crate::decide::stepper::SumField;
use crate::play::table::Table;
use crate::t;

struct Offer {
    private: PrivateId,
    minimum: i32,
    maximum: i32,
}

fn offers(table: Table) -> Vec<Offer> {
    let offer = |choice: &Choice| match choice {
        Choice::Title(TitleChoice::G1844(OwnChoice::BuyPrivate { private, minimum, maximum })) => {
            Some(Offer { private: *private, minimum: minimum.0, maximum: maximum.0 })
        }
        _ => None,
    };
    table.choices.with(|choices| choices.offered.iter().filter_map(offer).collect())
}

/// The price that is planned for a private railway.
fn planned(table: Table, private: PrivateId) -> Option<i32> {
    match table.plan.get() {
        Some(Action::Title(TitleAction::G1844(Own::BuyPrivate { private: id, price }))) if id == private => {
            Some(price.0)
        }
        _ => None,
    }
}

#[component]
pub fn Privates() -> impl IntoView {
    let table = Table::here();
    let rows = move || {
        let offers = offers(table);
        if offers.is_empty() {
            return None;
        }
        let rows = offers.into_iter().map(|Offer { private, minimum, maximum }| {
            let value = Signal::derive(move || planned(table, private));
            let set = Callback::new(move |price: Option<i32>| {
                table.plan.set(price.map(|price| Own::BuyPrivate { private, price: Money(price) }.into()));
            });
            let name = table.state.with(|state| view::names::private(state.edition(), private));
            view! {
                <li class="selh">
                    <span>{name.clone()} <span class="xs mut">{format!(" {minimum}–{maximum}")}</span></span>
                    <span class="sp"></span>
                    <SumField label=name value=value minimum=minimum maximum=maximum by=10 set=set/>
                </li>
            }
        });
        Some(
            view! { <section><p class="eb">{t!("buy-private")}</p><ul class="opts">{rows.collect_view()}</ul></section> },
        )
    };
    view! { {rows} }
}
