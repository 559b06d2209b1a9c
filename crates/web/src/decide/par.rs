//! Choosing a par: what the director's certificate costs, what capital and markers it brings.

use game::market::Cell;
use game::{Action, Choice, CompanyId, Money, State, play, query};
use leptos::prelude::*;

use crate::draw::market;
use crate::play::table::Table;
use crate::t;
use crate::text::{percent, sum};

/// A par that may be set, as an action.
#[derive(Clone, Debug, PartialEq)]
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

/// What a par brings with it.
pub struct Outlook {
    pub cost: Money,
    /// What is left to whoever starts the company.
    pub left: Money,
    pub capital: Money,
    pub markers: u8,
    /// The part of the shares that has to be sold before it may run.
    pub launch: String,
}

impl ParRow {
    pub fn outlook(&self, state: &State) -> Option<Outlook> {
        let seat = game::deciding(state)?;
        let after = play(state, &self.action).ok()?.state;
        let spec = state.spec(self.company);
        Some(Outlook {
            cost: state[seat].cash() - after[seat].cash(),
            left: after[seat].cash(),
            capital: query::launch_capital(state, self.company, self.par),
            markers: spec.markers.at(self.par),
            launch: percent(spec.launch, spec.shares),
        })
    }

    fn is_planned(&self, table: Table) -> bool {
        table.plan.with(|plan| plan.as_ref() == Some(&self.action))
    }
}

/// What the planned par brings, or how one is chosen, for whoever looks at the market.
pub fn market_words(table: Table) -> Option<String> {
    let rows = table.pars.get();
    let first = rows.first().filter(|_| table.may_act.get())?;
    let name = |row: &ParRow| table.state.with(|state| state.spec(row.company).symbol);
    let Some(row) = rows.iter().find(|row| row.is_planned(table)) else {
        return Some(t!("par-on-market", company = name(first)));
    };
    let outlook = table.state.with(|state| row.outlook(state))?;
    Some(t!(
        "par-outlook",
        company = name(row),
        par = sum(row.par),
        cost = sum(outlook.cost),
        left = sum(outlook.left),
        capital = sum(outlook.capital),
        share = outlook.launch
    ))
}

/// Plans the par of a space of the market, if it is one that can be chosen.
pub fn pick_on_market(table: Table, cell: Cell) {
    let chart = table.state.with_untracked(|state| state.edition()).market();
    let row = table.pars.with_untracked(|rows| rows.iter().find(|row| chart.par_cell(row.par) == Some(cell)).cloned());
    if let Some(row) = row.filter(|_| table.may_act.get_untracked()) {
        table.plan.set(Some(row.action));
    }
}

/// Spaces of the market that can be chosen, each with whether it is planned and for which company.
pub fn on_market(table: Table) -> Vec<market::ParSpace> {
    if !table.may_act.get() {
        return Vec::new();
    }
    let chart = table.state.with(|state| state.edition()).market();
    table.pars.with(|rows| {
        let space = |row: &ParRow| {
            let cell = chart.par_cell(row.par)?;
            Some(market::ParSpace { cell, company: row.company, is_planned: row.is_planned(table) })
        };
        rows.iter().filter_map(space).collect()
    })
}

/// The list, beside the market on which the same can be chosen.
pub fn par_table(table: Table, rows: Vec<ParRow>) -> AnyView {
    table.pars.set(rows.clone());
    // A table that was left is gone with its signals.
    on_cleanup(move || drop(table.pars.try_set(Vec::new())));
    let launch = rows.first().map(|row| {
        let share = table.state.with(|state| percent(state.spec(row.company).launch, state.spec(row.company).shares));
        t!("launches-at", share = share)
    });
    let rows = rows.into_iter().map(|row| {
        let outlook = table.state.with(|state| row.outlook(state));
        let ParRow { action, par, .. } = row.clone();
        let is_on = Memo::new(move |_| row.is_planned(table));
        let figures = outlook.map(|outlook| {
            view! {
                <td class="r">{sum(outlook.cost)}</td>
                <td class="r mut">{sum(outlook.left)}</td>
                <td class="r">{sum(outlook.capital)}</td>
                <td class="r">{outlook.markers}</td>
            }
        });
        let choose = move |_| table.plan.set(Some(action.clone()));
        view! {
            <tr class="pick" class:cr2=move || is_on.get() on:click=choose>
                <td><button class="lk b" aria-pressed=move || is_on.get().to_string()>{sum(par)}</button></td>
                {figures}
            </tr>
        }
    });
    view! {
        <table class="buy pars">
            <thead><tr>
                <th>{t!("par")}</th><th class="r">{t!("cost")}</th><th class="r">{t!("cash-left")}</th><th class="r">{t!("capital")}</th><th class="r">{t!("markers")}</th>
            </tr></thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
        <p class="xs mut">{launch}</p>
    }
    .into_any()
}
