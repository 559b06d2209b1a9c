//! The end of a game: why it ended, the standing with what made it, records of the table, and what may come next.

use game::query::standing;
use game::{Account, Action, Event, Money, PlayerId, Wealth, places};
use leptos::prelude::*;

use super::effects::{Row, list};
use crate::panel::top::round_name;
use crate::play::record::{Record, operating};
use crate::play::table::{Panel, Table};
use crate::route::{Place, Router};
use crate::screen::finding::Rematch;
use crate::screen::history::{Looked, View};
use crate::screen::result::link_of;
use crate::text::{lang, sum};
use crate::{browser, t};

/// The key of why a game ended.
fn reason(record: &Record) -> &'static str {
    let mut steps = (0..record.len()).filter_map(|row| record.step(row));
    let is_broken = steps.any(|(_, _, events)| events.contains(&Event::BankBroke));
    let last = record.actions().last();
    match (is_broken, last) {
        (true, _) => "ended-bank",
        (false, Some(Action::Title(_))) => "ended-bankruptcy",
        (false, _) => "ended-standstill",
    }
}

/// What a player received as dividends over the game.
fn dividends(record: &Record, player: PlayerId) -> Money {
    let paid = |row: usize| -> Money {
        let Some((_, Action::PayOut, events)) = record.step(row) else { return Money::ZERO };
        let received = events.iter().map(|event| match event {
            Event::CashMoved { to: Account::Player(to), amount, .. } if *to == player => *amount,
            _ => Money::ZERO,
        });
        received.sum()
    };
    (0..record.len()).map(paid).sum()
}

/// The highest of something over the game, with the number of its action.
fn highest(record: &Record, value: impl Fn(usize) -> Option<i32>) -> Option<(usize, i32)> {
    (0..record.len()).filter_map(|row| Some((row, value(row)?))).max_by_key(|(row, value)| (*value, usize::MAX - row))
}

fn best_run(record: &Record) -> Option<Row> {
    let earned = |row: usize| {
        let (_, _, events) = record.step(row)?;
        events.iter().find_map(|event| match event {
            Event::RevenueEarned { revenue, .. } => Some(revenue.0),
            _ => None,
        })
    };
    let (row, revenue) = highest(record, earned)?;
    let state = record.at(row);
    let company = operating(state).map(|company| state.spec(company).symbol).unwrap_or_default();
    Some(Row {
        label: t!("record-run"), text: format!("{company} · {} · {}", sum(Money(revenue)), round_name(state))
    })
}

fn dearest_train(record: &Record) -> Option<Row> {
    let price = |row: usize| match record.step(row)?.1 {
        Action::BuyTrain(purchase) => Some(purchase.price.0),
        _ => None,
    };
    let (row, price) = highest(record, price)?;
    let (state, Action::BuyTrain(purchase), _) = record.step(row)? else { return None };
    let company = operating(state).map(|company| state.spec(company).symbol).unwrap_or_default();
    let train = view::table::train_name(state.edition(), purchase.model, lang());
    Some(Row { label: t!("record-train"), text: format!("{company} · {train} · {}", sum(Money(price))) })
}

fn dearest_share(record: &Record) -> Option<Row> {
    let state = record.now();
    let company = state.by_price().first().copied()?;
    let price = state.price(company)?;
    Some(Row { label: t!("record-price"), text: format!("{} · {}", state.spec(company).symbol, sum(price)) })
}

fn line(table: Table, record: &Record, wealth: &Wealth, place: usize) -> AnyView {
    let parts = vec![
        Row { label: t!("cash"), text: sum(wealth.cash) },
        Row { label: t!("shares"), text: sum(wealth.shares) },
        Row { label: t!("papers-value"), text: sum(wealth.papers) },
        Row { label: t!("dividends"), text: sum(dividends(record, wealth.player)) },
    ];
    let debt = (wealth.debt > Money::ZERO).then(|| Row { label: t!("debt"), text: sum(wealth.debt) });
    view! {
        <details class="since" open={place == 1}>
            <summary><span class="mut">{place}</span> " " <b class="b">{table.player_name(wealth.player)}</b> " " <span class="sum">{sum(wealth.total())}</span></summary>
            {list(parts.into_iter().chain(debt).collect())}
        </details>
    }
    .into_any()
}

#[component]
pub fn Over() -> impl IntoView {
    let table = Table::here();
    let router = Router::here();
    let page = move || {
        table.played.with(|record| {
            let standing = standing(record.now());
            let places = places(&standing);
            let first = places.iter().filter(|place| **place == 1).count();
            let names: Vec<String> = standing.iter().take(first).map(|one| table.player_name(one.player)).collect();
            let lines = standing.iter().zip(&places).map(|(one, place)| line(table, record, one, *place));
            let lines = lines.collect::<Vec<_>>().collect_view();
            let records = [best_run(record), dearest_train(record), dearest_share(record)];
            view! {
                <p class="h2">{t!("won-by", players = names.join(", "))}</p>
                <p class="mut">{t!(reason(record))}</p>
                <section class="rule">{lines}</section>
                <section class="rule"><p class="eb">{t!("records")}</p>{list(records.into_iter().flatten().collect())}</section>
            }
        })
    };
    let rematch = move |_| {
        if let Some(id) = table.rematch() {
            router.go(Place::Local { id, at: None, panel: None });
        }
    };
    let is_local = table.remote().is_none();
    let copied = RwSignal::new(false);
    let copy = move |_| {
        if let Some(link) = link_of(table) {
            browser::copy(&link);
            copied.set(true);
        }
    };
    let looked = Looked::here();
    let look_at = move |view: View| {
        looked.0.set(Some(view));
        table.look_at(Panel::History);
    };
    view! {
        {page}
        <div class="act2 wrap">
            <button class="btn" id="review" on:click=move |_| look_at(View::Missed)>{t!("review-game")}</button>
            {is_local.then(|| view! { <button class="btn" id="rematch" on:click=rematch>{t!("rematch")}</button> })}
            {(!is_local).then(|| view! { <Rematch/> })}
            {(!is_local).then(|| view! { <button class="btn" on:click=copy>{move || if copied.get() { t!("copied") } else { t!("copy-link") }}</button> })}
            <a class="btn" href="/">{t!("home")}</a>
        </div>
    }
}
