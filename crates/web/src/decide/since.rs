//! What others did since the reader last had a say: folded, a line for each company or player.

use game::{CompanyId, PlayerId};
use leptos::prelude::*;

use crate::draw::company::{roundel_icon, symbol};
use crate::draw::hex::escape;
use crate::markup::rich;
use crate::panel::log::{Lines, span_of};
use crate::panel::top::moment_name;
use crate::play::record::{Moment, Record};
use crate::play::span::Span;
use crate::play::table::{Mode, Panel, Table};
use crate::text::lang;
use crate::{browser, t};

/// Whose doings a line gathers.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Subject {
    moment: Moment,
    company: Option<CompanyId>,
    player: Option<PlayerId>,
}

/// One line: the doings of one subject in a row.
struct Group {
    subject: Subject,
    span: Span,
    texts: Vec<String>,
    consequences: Vec<String>,
}

fn groups(record: &Record, from: usize) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for row in from..record.len() {
        let Some((state, action, events)) = record.step(row) else { continue };
        let line = view::line(state, action, events, &record.names, lang());
        let operating = crate::play::record::operating(state);
        let player = if operating.is_some() { None } else { line.player };
        let subject = Subject { moment: Moment::of(state), company: operating, player };
        let is_same = groups.last().is_some_and(|group| group.subject == subject);
        if !is_same {
            groups.push(Group {
                subject,
                span: Span { from: row, to: row },
                texts: Vec::new(),
                consequences: Vec::new(),
            });
        }
        if let Some(group) = groups.last_mut() {
            group.span.to = row + 1;
            // That a step was left out is no news of a company; that a player passed is.
            if !line.is_quiet || operating.is_none() {
                group.texts.push(line.text);
            }
            group.consequences.extend(line.consequences);
        }
    }
    groups.retain(|group| !group.texts.is_empty() || !group.consequences.is_empty());
    groups
}

fn html(record: &Record, from: usize) -> String {
    let mut html = String::new();
    let mut last: Option<Moment> = None;
    for group in groups(record, from) {
        let Subject { moment, company, .. } = group.subject;
        if last.replace(moment) != Some(moment) {
            html += &format!(r#"<li class="lh">{}</li>"#, escape(&moment_name(moment)));
        }
        let edition = record.now().edition();
        let sign = company.map_or_else(String::new, |company| roundel_icon(symbol(edition, company), 20));
        let after: String =
            group.consequences.iter().map(|text| format!(r#"<span class="csq">{}</span>"#, rich(text))).collect();
        let Span { from, to: number } = group.span;
        html += &format!(
            r#"<li class="ll" data-from="{from}" data-at="{number}"><button class="no" aria-label="{}">{number}</button><span class="sg">{sign}</span><button class="tx">{}{after}</button></li>"#,
            escape(&t!("show-position", n = number)),
            rich(&group.texts.join(" · "))
        );
    }
    html
}

/// The number leads to its position; the line itself to where it can be seen.
fn look(table: Table, event: &web_sys::MouseEvent) {
    let Some(span) = span_of(event) else { return };
    if browser::is_within(event, ".no") {
        table.show(span.to);
        return;
    }
    let (on_map, on_market) =
        table.played.with_untracked(|record| (!span.hexes(record).is_empty(), !span.moves(record).is_empty()));
    match (on_map, on_market, table.panel.get_untracked()) {
        (true, _, Panel::Map) | (_, true, Panel::Market) | (false, false, _) => (),
        (true, _, _) => table.look_at(Panel::Map),
        (false, true, _) => table.look_at(Panel::Market),
    }
    table.point_at(Some(span));
}

#[component]
pub fn Since() -> impl IntoView {
    let table = Table::here();
    let block = move || {
        let from = table.seen.get();
        let count = table.played.with(Record::len).saturating_sub(from);
        if count == 0 || table.mode.get() != Mode::Played {
            return None;
        }
        // Only who unfolds it reads it: others need not wait until it is written.
        let is_open = RwSignal::new(false);
        let unfold = move |event: web_sys::Event| is_open.set(browser::is_unfolded(&event));
        let lines = move || {
            is_open.get().then(|| {
                let html = table.played.with_untracked(|record| html(record, from));
                view! { <Lines html=html click=look/> }
            })
        };
        Some(view! {
            <details class="since" on:toggle=unfold><summary>{t!("since-your-turn", n = count)}</summary>{lines}</details>
        })
    };
    view! { {block} }
}
