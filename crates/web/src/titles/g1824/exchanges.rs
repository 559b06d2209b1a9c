//! Mountain and coal railways that are exchanged for shares, and trains for trains.

use game::g1824::{Action as Own, Pending as OwnPending};
use game::{Action, ModelId, Pending, TitlePending};
use leptos::prelude::*;

use crate::decide::effects::Consequences;
use crate::panel::trains::mini_class;
use crate::play::table::Table;
use crate::t;
use crate::text::{lang, sum};
use crate::titles::offered;

/// A mountain railway has to go: for which certificate?
#[component]
pub fn ExchangeMountain() -> impl IntoView {
    let table = Table::here();
    let words = move || {
        table.state.with(|state| match state.pending() {
            Some(Pending::Title(TitlePending::G1824(OwnPending::ExchangeMountain(private)))) => {
                t!("exchange-words", paper = view::names::private(state.edition(), private))
            }
            _ => String::new(),
        })
    };
    view! { <p class="mut">{words}</p> <Exchanges/> <Consequences/> }
}

/// Railways that can be exchanged for shares.
#[component]
pub fn Exchanges() -> impl IntoView {
    let table = Table::here();
    let actions = move || {
        table.choices.with(|choices| {
            offered(choices, |action| {
                let is_exchange = |own: &&Own| {
                    matches!(own, Own::ExchangeMountain { .. } | Own::ExchangeCoal(_) | Own::DiscardMountain(_))
                };
                action.g1824().filter(is_exchange).map(|own| Action::from(own.clone()))
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
    view! { <section class:none=move || actions().is_empty()><p class="eb">{t!("exchanges")}</p><ul class="opts">{rows}</ul></section> }
}

/// Trains that can be bought in part exchange, one row each.
pub fn part_exchanges(table: Table) -> AnyView {
    let models = table.choices.with(|choices| {
        offered(choices, |action| {
            let Some(Own::ExchangeTrain(model)) = action.g1824() else { return None };
            Some(*model)
        })
    });
    models.into_iter().map(|model| part_exchange(table, model)).collect_view().into_any()
}

fn part_exchange(table: Table, model: ModelId) -> AnyView {
    let action = move || Action::from(Own::ExchangeTrain(model));
    table.state.with(|state| {
        let spec = state.edition().model(model);
        let is_on = move || table.plan.get() == Some(action());
        let price = spec.part_exchange.map(|(_, price)| sum(price));
        let given = spec.part_exchange.map(|(given, _)| state.edition().model(given).name);
        view! {
            <tr class="pick" class:cr2=is_on on:click=move |_| table.plan.set(Some(action()))>
                <td><span class=mini_class(spec)>{spec.name}</span></td>
                <td><button class="lk b" aria-pressed=move || is_on().to_string()>{t!("train-n", train = spec.name)}</button><br/><span class="xs mut">{t!("part-exchange")} " " {given}</span></td>
                <td class="mut">{t!("from-bank")}</td>
                <td class="r b nw">{price}</td>
            </tr>
        }
        .into_any()
    })
}
