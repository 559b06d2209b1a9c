//! 1824: the initial share round, and the exchange of mountain and coal railways.

use game::state::Pending;
use game::{Action, Choice, CompanyId, Money};
use leptos::prelude::*;

use super::effects::Consequences;
use super::shares::{Buy, Exchanges};
use crate::markup::roundel;
use crate::play::table::Table;
use crate::t;
use crate::text::{lang, sum};

#[component]
pub fn Opening() -> impl IntoView {
    view! { <Minors/> <MountainRailways/> <Buy/> <Consequences/> }
}

/// Minors that can be bought, each with its prices.
fn prices(table: Table) -> Vec<(CompanyId, Vec<Money>)> {
    table.choices.with(|choices| {
        let mut found: Vec<(CompanyId, Vec<Money>)> = Vec::new();
        for choice in &choices.offered {
            let Choice::Do(Action::BuyMinor { company, price }) = choice else { continue };
            match found.last_mut().filter(|(last, _)| last == company) {
                Some((_, prices)) => prices.push(*price),
                None => found.push((*company, vec![*price])),
            }
        }
        found
    })
}

fn price_button(table: Table, company: CompanyId, price: Money) -> AnyView {
    let action = Action::BuyMinor { company, price };
    let chosen = action.clone();
    let is_on = Memo::new(move |_| table.plan.with(|plan| plan.as_ref() == Some(&chosen)));
    let label = table.state.with(|state| view::doing(state, &action, lang()));
    view! {
        <button class="seg1" class:on=move || is_on.get() aria-pressed=move || is_on.get().to_string() aria-label=label on:click=move |_| table.plan.set(Some(action.clone()))>
            {sum(price)}
        </button>
    }
    .into_any()
}

#[component]
fn Minors() -> impl IntoView {
    let table = Table::here();
    let rows = move || {
        prices(table).into_iter().map(|(company, prices)| {
            let (edition, spec) = table.state.with(|state| (state.edition, state.spec(company)));
            let becomes = spec.becomes.map(|id| t!("becomes", company = edition.company(id).symbol));
            let buttons = prices.into_iter().map(|price| price_button(table, company, price)).collect_view();
            view! {
                <tr class="pick">
                    <td class="ic">{roundel(edition, company, 22)}</td>
                    <td><b class="b">{spec.symbol}</b> " " <span class="mut n">{becomes}</span><br/><span class="xs mut">{spec.name}</span></td>
                    <td class="r" colspan="2"><span class="seg prc">{buttons}</span></td>
                </tr>
            }
        }).collect_view()
    };
    let none = move || prices(table).is_empty();
    view! {
        <section class:none=none>
            <p class="eb">{t!("minors")}</p>
            <table class="buy"><tbody>{rows}</tbody></table>
        </section>
    }
}

#[component]
fn MountainRailways() -> impl IntoView {
    let table = Table::here();
    let papers = move || {
        table.choices.with(|choices| {
            let paper = |choice: &Choice| match choice {
                Choice::Do(Action::BuyMountainRailway(private)) => Some(*private),
                _ => None,
            };
            choices.offered.iter().filter_map(paper).collect::<Vec<_>>()
        })
    };
    let rows = move || {
        papers().into_iter().map(|private| {
            let (name, face, income) = table.state.with(|state| {
                let spec = &state.edition.privates[private.index()];
                (view::names::private(state.edition, private), spec.face, spec.income)
            });
            let is_on = move || table.plan.get() == Some(Action::BuyMountainRailway(private));
            view! {
                <tr class="pick" class:cr2=is_on on:click=move |_| table.plan.set(Some(Action::BuyMountainRailway(private)))>
                    <td colspan="2"><button class="lk b" aria-pressed=move || is_on().to_string()>{name}</button></td>
                    <td class="mut n">{t!("income")} " " {sum(income)}</td>
                    <td class="r b">{sum(face)}</td>
                </tr>
            }
        }).collect_view()
    };
    view! {
        <section class:none=move || papers().is_empty()>
            <p class="eb">{t!("mountain-railways")}</p>
            <table class="buy"><tbody>{rows}</tbody></table>
        </section>
    }
}

/// A mountain railway has to go: for which certificate?
#[component]
pub fn ExchangeMountain() -> impl IntoView {
    let table = Table::here();
    let words = move || {
        table.state.with(|state| match state.pending {
            Some(Pending::ExchangeMountain(private)) => {
                t!("exchange-words", paper = view::names::private(state.edition, private))
            }
            _ => String::new(),
        })
    };
    view! { <p class="mut">{words}</p> <Exchanges/> <Consequences/> }
}
