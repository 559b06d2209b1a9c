//! The curtain after a round: a strip that tells what its end brought. It goes when the reader acts or puts it away.

use game::Money;
use leptos::prelude::*;

use super::top::moment_name;
use crate::decide::effects::change;
use crate::markup::{kbd, roundel, words};
use crate::play::record::Record;
use crate::play::round::{RoundEnd, last_end};
use crate::play::table::{Mode, Table};
use crate::settings::Preferences;
use crate::t;
use crate::text::{self, lang, sum};

/// Lets the curtain fall whenever a round ends, however many moves come at once.
pub fn keep(table: Table) {
    let chosen = Preferences::here();
    Effect::new(move |known: Option<usize>| {
        let now = table.played.with(Record::len);
        let Some(known) = known else { return now };
        let is_wanted = chosen.0.with_untracked(|settings| settings.curtain.is_on());
        if now < known || !is_wanted {
            table.curtain.set(None);
        } else if let Some(row) = table.played.with_untracked(|record| last_end(record, known)) {
            table.curtain.set(Some(row));
        }
        now
    });
}

#[component]
pub fn Curtain() -> impl IntoView {
    let table = Table::here();
    let strip = move || {
        let row = table.curtain.get().filter(|_| table.mode.get() == Mode::Played && table.is_live())?;
        table.played.with(|record| (row < record.len()).then(|| strip(table, record, row)))
    };
    view! { {strip} }
}

fn strip(table: Table, record: &Record, row: usize) -> AnyView {
    let end = RoundEnd::of(record, row);
    let heading = t!("round-ended", ended = moment_name(end.ended), begins = moment_name(end.begins));
    let told = record
        .step(row)
        .map(|(state, action, events)| view::line(state, action, events, &record.names, lang()).consequences);
    let phase = end.phase.map(|phase| t!("phase-began", n = record.now().edition().phase_name(phase)));
    let lines = phase.into_iter().chain(told.unwrap_or_default());
    let lines = lines.map(|line| view! { <li>{words(line)}</li> }).collect_view();
    view! {
        <section class="curt" role="status" data-ended=row.to_string()>
            <div class="selh"><b class="b">{heading}</b><span class="sp"></span><button class="lk xs" on:click=move |_| table.curtain.set(None)>{t!("close")} " " {kbd("Esc")}</button></div>
            <ul class="xs">{lines}</ul>
            <details><summary>{t!("round-account")}</summary>{companies(record, &end)} {players(record, &end)}</details>
        </section>
    }
    .into_any()
}

fn companies(record: &Record, end: &RoundEnd) -> AnyView {
    let dash = || "–".to_owned();
    let rows = end.companies.iter().map(|line| {
        let (from, to) = (line.from.map_or_else(dash, sum), line.to.map_or_else(dash, sum));
        let earned = if line.earned > Money::ZERO { sum(line.earned) } else { dash() };
        view! { <tr><td>{roundel(record.now().edition(), line.company, 20)}</td><td class="r">{earned}</td><td class="r">{words(change(from, to))}</td></tr> }
    });
    if end.companies.is_empty() {
        return ().into_any();
    }
    view! {
        <table class="pay"><thead><tr><th>{t!("company")}</th><th class="r">{t!("revenue")}</th><th class="r">{t!("price")}</th></tr></thead>
        <tbody>{rows.collect_view()}</tbody></table>
    }
    .into_any()
}

fn players(record: &Record, end: &RoundEnd) -> AnyView {
    let rows = end.players.iter().map(|line| {
        let by = text::change(line.to - line.from);
        let by = if line.to == line.from { "–".to_owned() } else { by };
        view! { <tr><td>{record.name(line.player).to_owned()}</td><td class="r">{by}</td><td class="r">{sum(line.to)}</td></tr> }
    });
    view! {
        <table class="pay"><thead><tr><th>{t!("player")}</th><th class="r">"±"</th><th class="r">{t!("cash")}</th></tr></thead>
        <tbody>{rows.collect_view()}</tbody></table>
    }
    .into_any()
}
