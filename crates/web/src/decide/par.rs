//! Choosing a par: what the director's certificate costs, what capital and markers it brings.

use game::{Action, Choice, CompanyId, Money, play, query};
use leptos::prelude::*;

use crate::play::table::Table;
use crate::t;
use crate::text::sum;

/// A par that may be set, as an action.
#[derive(Clone)]
pub struct ParRow {
    pub action: Action,
    pub par: Money,
    pub company: CompanyId,
}

/// The pars at which a company can be started now.
pub fn start_table(table: Table, company: CompanyId) -> AnyView {
    let rows = table.choices.with(|choices| {
        let par = |choice: &Choice| match choice {
            Choice::Do(action @ Action::Start { company: id, par }) if *id == company => {
                Some(ParRow { action: action.clone(), par: *par, company })
            }
            _ => None,
        };
        choices.offered.iter().filter_map(par).collect()
    });
    par_table(table, rows)
}

pub fn par_table(table: Table, rows: Vec<ParRow>) -> AnyView {
    let rows = rows.into_iter().map(|row| {
        let ParRow { action, par, company } = row;
        let chosen = action.clone();
        let is_on = Memo::new(move |_| table.plan.with(|plan| plan.as_ref() == Some(&chosen)));
        let (capital, markers) =
            table.state.with(|state| (query::launch_capital(state, company, par), state.spec(company).markers.at(par)));
        let cost = table.state.with(|state| match play(state, &action) {
            Ok(played) => game::deciding(state).map(|seat| state[seat].cash() - played.state[seat].cash()),
            Err(_) => None,
        });
        let choose = move |_| table.plan.set(Some(action.clone()));
        view! {
            <tr class="pick" class:cr2=move || is_on.get() on:click=choose>
                <td><button class="lk b" aria-pressed=move || is_on.get().to_string()>{sum(par)}</button></td>
                <td class="r">{cost.map(sum)}</td>
                <td class="r">{sum(capital)}</td>
                <td class="r">{markers}</td>
            </tr>
        }
    });
    view! {
        <table class="buy pars">
            <thead><tr>
                <th>{t!("par")}</th><th class="r">{t!("cost")}</th><th class="r">{t!("capital")}</th><th class="r">{t!("markers")}</th>
            </tr></thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
    .into_any()
}
