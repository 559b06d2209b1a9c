//! What a planned action would change: before and after, read off the two positions.

use game::query::certificates;
use game::{CompanyId, Money, PlayerId, State};
use leptos::prelude::*;

use crate::markup::{note, words};
use crate::panel::company::launch_words;
use crate::play::table::{Preview, Table};
use crate::t;
use crate::text::{lang, percent, sum};

/// A label and what stands there before and after.
pub struct Row {
    pub label: String,
    pub text: String,
}

/// `302 → 412`, or one figure where nothing changes.
pub fn change(before: impl ToString, after: impl ToString) -> String {
    let (before, after) = (before.to_string(), after.to_string());
    if before == after { before } else { format!("{before} → {after}") }
}

/// Money that the viewer has more after the planned action.
pub fn gain(table: Table) -> Money {
    let seat = table.state.with(game::deciding);
    let before = seat.map_or(Money::ZERO, |seat| table.state.with(|state| state[seat].cash()));
    table.preview.with(|preview| {
        let after = preview.as_ref().and_then(|preview| preview.after.as_ref().ok());
        after.zip(seat).map_or(Money::ZERO, |(after, seat)| after[seat].cash() - before)
    })
}

/// Prices, pool, director, cash and certificates, as far as they are touched.
pub fn share_rows(table: Table, before: &State, after: &State, company: CompanyId, player: PlayerId) -> Vec<Row> {
    let spec = before.spec(company);
    let (old, new) = (&before[company], &after[company]);
    let mut rows = Vec::new();
    let mut add = |label: String, text: String| rows.push(Row { label, text });
    let price = |state: &State| state.price(company).map_or_else(|| "–".to_owned(), sum);
    add(t!("price"), change(price(before), price(after)));
    if old.pool() != new.pool() {
        add(t!("pool"), change(percent(old.pool(), spec.shares), percent(new.pool(), spec.shares)));
    }
    if old.unsold() != new.unsold() {
        add(t!("offering"), change(percent(old.unsold(), spec.shares), percent(new.unsold(), spec.shares)));
    }
    let director =
        |state: &State| state[company].director().map_or_else(|| "–".to_owned(), |player| table.player_name(player));
    add(t!("director"), change(director(before), director(after)));
    if old.is_launched() != new.is_launched() {
        add(t!("treasury"), change(sum(old.cash()), sum(new.cash())));
    }
    if let Some(launch) = launch_words(after, company).filter(|_| !new.is_launched()) {
        add(t!("launch"), launch);
    }
    add(t!("your-cash"), change(sum(before[player].cash()), sum(after[player].cash())));
    let limit = before.certificate_limit();
    let held = change(certificates(before, player), certificates(after, player));
    add(t!("certificates"), format!("{held} / {limit}"));
    rows
}

pub fn list(rows: Vec<Row>) -> AnyView {
    let rows = rows.into_iter().map(|row| view! { <dt>{row.label}</dt><dd>{words(row.text)}</dd> });
    view! { <dl class="kv">{rows.collect_view()}</dl> }.into_any()
}

/// What would follow from the planned action, each as a note.
#[component]
pub fn Consequences() -> impl IntoView {
    let table = Table::here();
    let notes = move || {
        let preview = table.preview.get()?;
        let lines = consequences(table, &preview);
        Some(lines.into_iter().map(|line| note("", line, None)).collect_view())
    };
    view! { <div class="notes">{notes}</div> }
}

pub fn consequences(table: Table, preview: &Preview) -> Vec<String> {
    let names = table.played.with(|record| record.names.clone());
    table.state.with(|state| view::line(state, &preview.action, &preview.events, &names, lang()).consequences)
}
