//! The log: what happened, action by action; each line leads to its position.

use leptos::prelude::*;

use super::top::moment_name;
use crate::draw::company::{roundel_icon, symbol};
use crate::draw::hex::escape;
use crate::markup::rich;
use crate::play::record::{Moment, Record};
use crate::play::span::Span;
use crate::play::table::Table;
use crate::screen::remote::Chat;
use crate::text::lang;
use crate::{browser, t};

/// One line as markup.
pub fn line(record: &Record, row: usize) -> String {
    let Some((state, action, events)) = record.step(row) else { return String::new() };
    let line = view::line(state, action, events, &record.names, lang());
    let sign = line.company.map_or_else(String::new, |company| roundel_icon(symbol(state.edition(), company), 20));
    let after: String =
        line.consequences.iter().map(|text| format!(r#"<span class="csq">{}</span>"#, rich(text))).collect();
    let quiet = if line.is_quiet { " qt" } else { "" };
    let number = row + 1;
    format!(
        r#"<li class="ll{quiet}" data-from="{row}" data-at="{number}"><button class="no" aria-label="{}">{number}</button><span class="sg">{sign}</span><span class="tx">{}{after}</span></li>"#,
        escape(&t!("show-position", n = number)),
        rich(&line.text)
    )
}

/// The last lines before the position that is shown.
pub fn lines_before(table: Table, count: usize) -> AnyView {
    let upto = table.number();
    let html: String =
        table.with_record(|record| (upto.saturating_sub(count)..upto).map(|row| line(record, row)).collect());
    view! { <Lines html=html click=follow/> }.into_any()
}

/// Lines of an account or of the log. Whoever points at one sees on map and market what it tells; `click` is what else
/// a click means.
#[component]
pub fn Lines(#[prop(into)] html: Signal<String>, click: fn(Table, &web_sys::MouseEvent)) -> impl IntoView {
    let table = Table::here();
    let point = move |event: &web_sys::Event| table.point_at(span_of(event));
    // The keyboard that goes nowhere else leaves what is shown: on a phone the list may be hidden by what it shows.
    let leave = move |event: web_sys::FocusEvent| {
        if event.related_target().is_some() {
            table.point_at(None);
        }
    };
    view! {
        <ol
            class="lg"
            inner_html=html
            on:click=move |event| click(table, &event)
            on:mouseover=move |event| point(&event)
            on:mouseleave=move |_| table.point_at(None)
            on:focusin=move |event| point(&event)
            on:focusout=leave
        ></ol>
    }
}

/// The actions that a line tells of.
pub fn span_of(event: &web_sys::Event) -> Option<Span> {
    let number = |name: &str| browser::data_of(event, name).and_then(|text| text.parse().ok());
    Some(Span { from: number("data-from")?, to: number("data-at")? })
}

fn follow(table: Table, event: &web_sys::MouseEvent) {
    if let Some(number) = browser::data_of(event, "data-at").and_then(|text| text.parse().ok()) {
        table.show(number);
    }
}

/// A rule under what happened since the reader's last turn.
fn since(row: usize, upto: usize, seen: usize) -> String {
    if row + 1 == seen && seen < upto {
        format!(r#"<li class="lsn">{}</li>"#, escape(&t!("since-rule")))
    } else {
        String::new()
    }
}

/// The log, the latest first, under headings of rounds: so many lines, and of those what is sought.
fn latest(record: &Record, upto: usize, seen: usize, search: &str, most: usize) -> String {
    let wanted = search.to_lowercase();
    let mut html = String::new();
    let mut last: Option<Moment> = None;
    for row in (upto.saturating_sub(most)..upto.min(record.len())).rev() {
        let piece = line(record, row);
        if !wanted.is_empty() && !piece.to_lowercase().contains(&wanted) {
            continue;
        }
        let moment = Moment::of(record.at(row));
        if last != Some(moment) {
            html += &heading(moment);
            last = Some(moment);
        }
        html += &since(row, upto, seen);
        html += &piece;
    }
    html
}

/// The latest lines under headings of rounds, for a column beside other things. They come once the position is painted:
/// whoever steps through a game waits for the map, not for them.
#[component]
pub fn RecentLog() -> impl IntoView {
    let table = Table::here();
    let html = RwSignal::new(String::new());
    Effect::new(move |_| {
        let upto = table.number();
        table.with_record(|_| ());
        browser::after_paint(move || {
            // The table may have been left, or have moved on.
            let is_there = html.try_with_untracked(|_| ()).is_some();
            if is_there && untrack(|| table.number()) == upto {
                let seen = table.seen.get_untracked();
                html.set(untrack(|| table.with_record(|record| latest(record, upto, seen, "", RECENT))));
            }
        });
    });
    view! {
        {table.remote().map(|remote| view! { <Chat remote=remote/> })}
        <Lines html=html click=follow/>
    }
}

fn heading(moment: Moment) -> String {
    format!(r#"<li class="lh">{}</li>"#, escape(&moment_name(moment)))
}

/// Lines in a column beside other things.
const RECENT: usize = 40;
/// Lines that are shown before the reader asks for all.
const FIRST: usize = 150;

#[component]
pub fn LogPanel() -> impl IntoView {
    let table = Table::here();
    let search = RwSignal::new(String::new());
    let all = RwSignal::new(false);
    let html = move || {
        let upto = table.number();
        let wanted = search.get();
        let most = if all.get() || !wanted.is_empty() { usize::MAX } else { FIRST };
        table.with_record(|record| latest(record, upto, table.seen.get(), &wanted, most))
    };
    view! {
        <div class="scroll" tabindex="0" role="region" aria-label=t!("panel-log")>
            <div class="sec">
                <h2 class="h2">{t!("panel-log")}</h2>
                <label class="fld"><span class="vh">{t!("search")}</span>
                    <input type="search" id="search" placeholder=t!("search") prop:value=search on:input=move |event| search.set(event_target_value(&event))/>
                </label>
            </div>
            {table.remote().map(|remote| view! { <Chat remote=remote/> })}
            <Lines html=Signal::derive(html) click=follow/>
            {move || (!all.get() && table.number() > FIRST).then(|| view! { <button class="btn sml" on:click=move |_| all.set(true)>{t!("show-all")}</button> })}
        </div>
    }
}
