//! The initial share round.

use game::g1824::{Action as Own, Stage};
use game::{Action, CompanyId, Money, g1824};
use leptos::prelude::*;

use crate::decide::effects::Consequences;
use crate::decide::shares::Buy;
use crate::markup::roundel;
use crate::play::table::Table;
use crate::t;
use crate::text::{lang, sum};
use crate::titles::offered;

use super::bond::Explained;

#[component]
pub fn Opening() -> impl IntoView {
    view! { <Draft/> <Minors/> <MountainRailways/> <Buy heading="buy-one"/> <Explained/> <Consequences/> }
}

/// What is to be chosen in a draft: a card, a Mountain Railway, shares.
#[component]
fn Draft() -> impl IntoView {
    let table = Table::here();
    let words = move || {
        let key = match table.state.with(g1824::draft_stage)? {
            Stage::Cards(taken) if taken % 2 == 0 => "draft-any",
            Stage::Cards(_) => "draft-other",
            Stage::Mountains(_) => "draft-mountain",
            Stage::Shares => "draft-shares",
        };
        Some(t!(key))
    };
    view! { <p class="mut" class:none=move || words().is_none()>{words}</p> }
}

/// Minors that can be bought, each with its prices.
fn prices(table: Table) -> Vec<(CompanyId, Vec<Money>)> {
    table.choices.with(|choices| {
        let mut found: Vec<(CompanyId, Vec<Money>)> = Vec::new();
        let minors = offered(choices, |action| {
            let Some(Own::BuyMinor { company, price }) = action.g1824() else { return None };
            Some((*company, *price))
        });
        for (company, price) in minors {
            match found.last_mut().filter(|(last, _)| *last == company) {
                Some((_, prices)) => prices.push(price),
                None => found.push((company, vec![price])),
            }
        }
        found
    })
}

fn price_button(table: Table, company: CompanyId, price: Money) -> AnyView {
    let action = Action::from(Own::BuyMinor { company, price });
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

/// Minors that are on sale; in a draft under the headings of their stacks.
#[component]
fn Minors() -> impl IntoView {
    let table = Table::here();
    let rows = move || {
        let stack = |company: CompanyId| table.state.with(|state| g1824::stack_of(state, company));
        let mut minors = prices(table);
        minors.sort_by_key(|(company, _)| stack(*company));
        let mut above = None;
        let rows = minors.into_iter().map(|(company, prices)| {
            let number = stack(company);
            let is_new = std::mem::replace(&mut above, number) != number;
            let heading = number.filter(|_| is_new).map(|number| {
                let what = (number == CONSTRUCTION_STACK).then(|| t!("construction-railway"));
                view! { <tr class="stk"><th colspan="4" scope="colgroup">{t!("stack-n", n = number)} " " <span class="mut">{what}</span></th></tr> }
            });
            view! { {heading} {minor(table, company, prices)} }
        });
        rows.collect_view()
    };
    let none = move || prices(table).is_empty();
    view! {
        <section class:none=none>
            <p class="eb">{t!("minors")}</p>
            <table class="buy"><tbody>{rows}</tbody></table>
        </section>
    }
}

/// The stack of those that only build track. [1824-CIS-25]
const CONSTRUCTION_STACK: u8 = 1;

fn minor(table: Table, company: CompanyId, prices: Vec<Money>) -> AnyView {
    let (edition, spec) = table.state.with(|state| (state.edition(), state.spec(company)));
    let builds_only = table.state.with(|state| g1824::stack_of(state, company)) == Some(CONSTRUCTION_STACK);
    let becomes = spec.becomes.filter(|_| !builds_only);
    let becomes = becomes.map(|id| t!("becomes", company = edition.company(id).symbol));
    let buttons = prices.into_iter().map(|price| price_button(table, company, price)).collect_view();
    view! {
        <tr class="pick mnr">
            <td class="ic">{roundel(edition, company, 22)}</td>
            <td><b class="b">{spec.symbol}</b> " " <span class="mut n">{becomes}</span><br/><span class="xs mut">{spec.name}</span></td>
            <td class="r" colspan="2"><span class="seg prc">{buttons}</span></td>
        </tr>
    }
    .into_any()
}

#[component]
fn MountainRailways() -> impl IntoView {
    let table = Table::here();
    let papers = move || {
        table.choices.with(|choices| {
            offered(choices, |action| {
                let Some(Own::BuyMountainRailway(private)) = action.g1824() else { return None };
                Some(*private)
            })
        })
    };
    let rows = move || {
        papers().into_iter().map(|private| {
            let (name, face, income) = table.state.with(|state| {
                let spec = &state.edition().privates[private.index()];
                (view::names::private(state.edition(), private), spec.face, spec.income)
            });
            let is_on = move || table.plan.get() == Some(Own::BuyMountainRailway(private).into());
            view! {
                <tr class="pick" class:cr2=is_on on:click=move |_| table.plan.set(Some(Own::BuyMountainRailway(private).into()))>
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
