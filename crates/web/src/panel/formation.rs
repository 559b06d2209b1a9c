//! The formation of a state railway as an account: what goes in, the exchange, what comes of it. All watch the same sheet.

use game::{CompanyId, ModelId, Money, State};
use leptos::prelude::*;

use crate::dialog::Dialog;
use crate::markup::roundel;
use crate::play::formation::{Brought, Exchanged, Formation, formations, formed};
use crate::play::record::Record;
use crate::play::seat::Seat;
use crate::play::table::{Mode, Table};
use crate::t;
use crate::text::{change, percent, sum};

/// Actions back to which a formation is still news.
const NEWS: usize = 24;

/// Which formation there is to tell of, and whether its sheet is open.
#[derive(Clone, Copy)]
pub struct FormationView {
    table: Table,
    row: Memo<Option<usize>>,
    /// The one whose sheet was put away.
    away: RwSignal<Option<usize>>,
    asked: RwSignal<bool>,
}

impl FormationView {
    pub fn new(table: Table) -> FormationView {
        let row = Memo::new(move |_| latest(table));
        // What happened before the table was opened is no news.
        FormationView { table, row, away: RwSignal::new(row.get_untracked()), asked: RwSignal::new(false) }
    }

    /// The action whose sheet is shown: one that was asked for, or news. In history nothing opens by itself.
    fn shown(self) -> Option<usize> {
        let has_people = self.table.seats.with(|seats| seats.contains(&Seat::Human));
        let is_news = self.table.is_live()
            && self.table.mode.get() == Mode::Played
            && has_people
            && self.row.get() != self.away.get();
        self.row.get().filter(|_| self.asked.get() || is_news)
    }

    fn close(self) {
        self.asked.set(false);
        self.away.set(self.row.get_untracked());
    }
}

/// The latest action that founded a state railway, if it is news or the one that is looked at.
fn latest(table: Table) -> Option<usize> {
    let upto = table.number();
    let from = if table.is_live() { upto.saturating_sub(NEWS) } else { upto.saturating_sub(1) };
    table.with_record(|record| (from..upto).rev().find(|row| !formed(record, *row).is_empty()))
}

/// A line that says what was founded, with the way to its sheet.
#[component]
pub fn FormationLine(formation: FormationView) -> impl IntoView {
    let table = formation.table;
    move || {
        let row = formation.row.get()?;
        let names = table.with_record(|record| {
            let names = formed(record, row).into_iter().map(|id| record.now().spec(id).name);
            names.collect::<Vec<_>>().join(", ")
        });
        Some(view! {
            <div class="anl" role="status" data-formed=row.to_string()>
                <span>{t!("formed", company = names)}</span>
                <button class="btn sml" on:click=move |_| formation.asked.set(true)>{t!("show-account")}</button>
            </div>
        })
    }
}

/// The sheet, over the whole table.
#[component]
pub fn FormationSheet(formation: FormationView) -> impl IntoView {
    let table = formation.table;
    let shown = Memo::new(move |_| formation.shown());
    move || {
        let row = shown.get()?;
        let body = table.with_record(|record| {
            formations(record, row).into_iter().map(|one| sheet(table, record, row, &one)).collect_view()
        });
        Some(view! {
            <Dialog label=t!("account-of-formation") class="frm" close=Callback::new(move |()| formation.close())>
                {body}
                <div class="act2 gap"><button class="btn" id="account-done" on:click=move |_| formation.close()>{t!("close")}</button></div>
            </Dialog>
        })
    }
}

fn sheet(table: Table, record: &Record, row: usize, formation: &Formation) -> AnyView {
    let (before, after) = (record.at(row), record.at(row + 1));
    let spec = after.spec(formation.national);
    let director = formation.director.map_or_else(|| "–".to_owned(), |player| table.player_name(player));
    view! {
        <div class="frh">{roundel(after.edition(), formation.national, 44)}<div><p class="eb">{t!("account-of-formation")}</p><h1 class="h1" tabindex="-1" autofocus=true>{t!("formed", company = spec.name)}</h1></div></div>
        <div class="frg">
            <section class="wide" tabindex="0" role="region" aria-label=t!("goes-in")>
                <h2 class="h2">{t!("goes-in")}</h2>
                {brought(before, formation)}
            </section>
            <section class="wide" tabindex="0" role="region" aria-label=t!("exchange")>
                <h2 class="h2">{t!("exchange")}</h2>
                {exchange(table, before, formation)}
                <dl class="kv f">
                    <dt>{t!("director")}</dt><dd class="b">{director}</dd>
                    <dt>{t!("price")}</dt><dd>{formation.price.map_or_else(|| "–".to_owned(), sum)}</dd>
                    <dt>{t!("treasury")}</dt><dd>{sum(formation.treasury)}</dd>
                    <dt>{t!("markers")}</dt><dd>{t!("markers-words", placed = after.markers_of(formation.national).len(), left = formation.markers_left)}</dd>
                    <dt>{t!("pool")}</dt><dd>{percent(formation.pool, spec.shares)}</dd>
                </dl>
            </section>
        </div>
    }
    .into_any()
}

fn names(state: &State, trains: &[ModelId]) -> String {
    let names: Vec<&str> = trains.iter().map(|model| state.edition().model(*model).name).collect();
    if names.is_empty() { "–".to_owned() } else { names.join(" ") }
}

fn brought(before: &State, formation: &Formation) -> AnyView {
    let line = |one: &Brought| {
        view! {
            <tr>
                <td class="nw">{roundel(before.edition(), one.company, 22)}<span class="n">{before.spec(one.company).name}</span></td>
                <td class="r">{one.price.map_or_else(|| "–".to_owned(), sum)}</td>
                <td class="r">{sum(one.cash)}</td>
                <td>{names(before, &one.trains)}</td>
                <td class="r">{one.markers}</td>
            </tr>
        }
    };
    let lines = formation.brought.iter().map(line).collect_view();
    let (markers, cash): (usize, Money) =
        (formation.brought.iter().map(|one| one.markers).sum(), formation.brought.iter().map(|one| one.cash).sum());
    view! {
        <table class="st2">
            <thead><tr><th>{t!("company")}</th><th class="r">{t!("price")}</th><th class="r">{t!("treasury")}</th><th>{t!("trains")}</th><th class="r">{t!("markers")}</th></tr></thead>
            <tbody>
                {lines}
                <tr><td>{t!("from-bank")}</td><td></td><td class="r">{sum(formation.grant)}</td><td>{names(before, &formation.own_trains)}</td><td></td></tr>
                <tr class="tot"><td>{t!("sum")}</td><td></td><td class="r">{sum(cash + formation.grant)}</td><td></td><td class="r">{markers}</td></tr>
            </tbody>
        </table>
    }
    .into_any()
}

fn exchange(table: Table, before: &State, formation: &Formation) -> AnyView {
    let heads = formation.brought.iter().map(|one| railway_head(before, one.company));
    let line = |one: &Exchanged| {
        let given = one.given.iter().zip(&formation.brought).map(|(shares, from)| {
            let symbol = before.spec(from.company).symbol;
            view! { <td class="r" data-label=symbol>{(*shares > 0).then_some(*shares)}</td> }
        });
        let class = if one.settled < Money::ZERO { "r red" } else { "r" };
        view! {
            <tr>
                <td class="b">{table.player_name(one.player)}</td>
                {given.collect_view()}
                <td class="r b" data-label=before.spec(formation.national).symbol>{(one.shares > 0).then(|| percent(one.shares, before.spec(formation.national).shares))}</td>
                <td class=class data-label=t!("settlement")>{(one.settled != Money::ZERO).then(|| change(one.settled))}</td>
                <td class="r red" data-label=t!("debt")>{(one.debt > Money::ZERO).then(|| sum(one.debt))}</td>
            </tr>
        }
    };
    let lines = formation.exchanged.iter().map(line).collect_view();
    view! {
        <table class="st2 exc">
            <thead><tr><th>{t!("player")}</th>{heads.collect::<Vec<_>>().collect_view()}{railway_head(before, formation.national)}<th class="r">{t!("settlement")}</th><th class="r">{t!("debt")}</th></tr></thead>
            <tbody>{lines}</tbody>
        </table>
    }
    .into_any()
}

/// The sign of a railway over a column, with its symbol for those who do not see it.
fn railway_head(state: &State, company: CompanyId) -> AnyView {
    let symbol = state.spec(company).symbol;
    view! { <th class="r">{roundel(state.edition(), company, 20)}<span class="vh">{symbol}</span></th> }.into_any()
}
