//! The keyboard: single keys for panels and moves, and the sheet that lists them.

use std::cell::Cell;

use game::Action;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use crate::decide::run;
use crate::play::record::Record;
use crate::play::table::{Panel, Table};
use crate::settings::Preferences;
use crate::{browser, t};

thread_local! {
    static TABLE: Cell<Option<(Table, Preferences, RwSignal<bool>)>> = const { Cell::new(None) };
    static LISTENS: Cell<bool> = const { Cell::new(false) };
}

/// Whether the sheet of keys is open.
#[derive(Clone, Copy)]
struct SheetOpen(RwSignal<bool>);

/// Lets the keyboard move at this table, for as long as it is shown.
pub fn listen(table: Table) {
    let open = RwSignal::new(false);
    provide_context(SheetOpen(open));
    TABLE.set(Some((table, Preferences::here(), open)));
    on_cleanup(|| TABLE.set(None));
    if !LISTENS.replace(true) {
        browser::on_window("keydown", |event: KeyboardEvent| {
            if let Some((table, chosen, open)) = TABLE.get() {
                pressed(table, chosen, open, &event);
            }
        });
    }
}

fn pressed(table: Table, chosen: Preferences, sheet: RwSignal<bool>, event: &KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    let key = event.key();
    if key == "Escape" {
        escape(table, sheet);
        return;
    }
    if browser::is_typing() || event.default_prevented() {
        return;
    }
    if key == "Enter" {
        enter(table, event);
        return;
    }
    if !chosen.0.with_untracked(|settings| settings.keys.is_on()) {
        return;
    }
    let used = match table.panel.get_untracked() {
        Panel::History => history_key(table, &key) || anywhere(table, sheet, &key),
        _ => anywhere(table, sheet, &key),
    };
    if used {
        event.prevent_default();
    }
}

fn escape(table: Table, sheet: RwSignal<bool>) {
    sheet.set(false);
    table.refused.set(None);
    table.editing.set(None);
    table.clear_plan_on_board();
}

/// The primary action, unless a button or link has the keyboard.
fn enter(table: Table, event: &KeyboardEvent) {
    let on_control = browser::is_within(event, "a, button");
    if on_control || !table.may_act.get_untracked() {
        return;
    }
    if let Some(action) = table.plan.get_untracked() {
        event.prevent_default();
        table.act(action);
    }
}

fn anywhere(table: Table, sheet: RwSignal<bool>, key: &str) -> bool {
    let panel = match key {
        "m" => Some(Panel::Map),
        "k" => Some(Panel::Market),
        "c" => Some(Panel::Companies),
        "s" => Some(Panel::Players),
        "t" => Some(Panel::Tiles),
        "g" => Some(Panel::Log),
        "h" => Some(Panel::History),
        _ => None,
    };
    if let Some(panel) = panel {
        table.look_at(panel);
        return true;
    }
    match key {
        "?" => sheet.update(|open| *open = !*open),
        "z" => table.undo(),
        "Z" => table.redo(),
        "/" => {
            table.look_at(Panel::Log);
            browser::after(30, || {
                browser::focus("#search");
            });
        }
        "p" | "d" => end_step(table),
        "r" | "R" => turn(table, key == "R"),
        "e" => edit(table),
        "x" => run::clear(table),
        "n" => next_equal(table),
        "l" => focus_map(),
        digit if digit.len() == 1 && digit.as_bytes()[0].is_ascii_digit() => return nth(digit),
        _ => return false,
    }
    true
}

fn end_step(table: Table) {
    if !table.may_act.get_untracked() {
        return;
    }
    if let Some(action) = table.ending() {
        table.act(action);
    }
}

fn turn(table: Table, backwards: bool) {
    if let Some(Action::LayTile(lay)) = table.plan.get_untracked() {
        let lays = table.choices.with_untracked(|choices| crate::panel::picker::lays(choices, lay.hex));
        let turned = crate::panel::picker::turned(&lays, lay, backwards);
        table.plan.set(Some(Action::LayTile(turned)));
    }
}

fn edit(table: Table) {
    if let Some(Action::Run(runs)) = table.plan.get_untracked() {
        table.editing.update(|now| {
            *now = match *now {
                Some(row) if row + 1 < runs.len() => Some(row + 1),
                Some(_) => None,
                None => Some(0),
            };
        });
    }
}

fn next_equal(table: Table) {
    if matches!(table.plan.get_untracked(), Some(Action::Run(_))) {
        run::next_equal(table);
    }
}

/// The keyboard goes to the map, to the next hex that is lit.
fn focus_map() {
    if let Some(hex) = browser::focus(".hits .hit[tabindex=\"0\"]") {
        browser::press(&hex, "l");
    }
}

/// The nth thing of the panel that can be chosen.
fn nth(digit: &str) -> bool {
    use wasm_bindgen::JsCast;
    let Some(place) = digit.parse::<u32>().ok().and_then(|number| number.checked_sub(1)) else { return false };
    let found = browser::document().and_then(|document| {
        let list = document.query_selector_all(".dbody .pick button, .dbody .opts button, .dbody .trn").ok()?;
        list.item(place)?.dyn_into::<web_sys::HtmlElement>().ok()
    });
    if let Some(element) = found {
        element.click();
        return true;
    }
    false
}

/// A key of the history, pressed or clicked. Whether it does something there.
pub fn history_key(table: Table, key: &str) -> bool {
    let (now, last) = (table.number(), table.played.with_untracked(Record::len));
    let to = match key {
        "ArrowLeft" => now.saturating_sub(1),
        "ArrowRight" => now + 1,
        "Home" => 0,
        "End" => last,
        "," | "." | "ArrowUp" | "ArrowDown" => {
            let marks: Vec<usize> = table.played.with_untracked(|record| match key {
                "," | "." => record.turns(),
                _ => record.rounds().into_iter().map(|(at, _)| at).collect(),
            });
            match key {
                "," | "ArrowUp" => marks.iter().rev().find(|at| **at < now).copied().unwrap_or(0),
                _ => marks.iter().find(|at| **at > now).copied().unwrap_or(last),
            }
        }
        "b" => {
            table.branch();
            return true;
        }
        "l" => {
            browser::copy(&format!("{}{}", browser::origin(), browser::address().0));
            return true;
        }
        " " => {
            crate::screen::history::toggle_play(table);
            return true;
        }
        _ => return false,
    };
    table.show(to);
    true
}

/// All keys, on demand.
#[component]
pub fn KeySheet() -> impl IntoView {
    let open = expect_context::<SheetOpen>().0;
    let rows = [
        ("M K C S T G H", "key-panels"),
        ("Enter", "key-enter"),
        ("P", "key-pass"),
        ("1 … 9", "key-nth"),
        ("← → ↑ ↓", "key-arrows"),
        ("Space", "key-space"),
        ("L", "key-legal"),
        ("R", "key-rotate"),
        ("E X N", "key-routes"),
        ("Z", "key-undo"),
        ("← → , . ↑ ↓ Home End", "key-history"),
        ("B", "key-branch"),
        ("/", "key-search"),
        ("Esc", "key-escape"),
        ("?", "key-help"),
    ];
    let sheet = move || {
        open.get().then(|| {
            let rows = rows.map(|(keys, text)| view! { <tr><td class="nw"><kbd>{keys}</kbd></td><td>{t!(text)}</td></tr> });
            view! {
                <div class="dlg" role="dialog" aria-modal="true" aria-label=t!("shortcuts")>
                    <div class="dlgb">
                        <div class="sec"><h2 class="h2">{t!("shortcuts")}</h2><span class="sp"></span><button class="lk" on:click=move |_| open.set(false)>{t!("close")}</button></div>
                        <table><tbody>{rows.into_iter().collect_view()}</tbody></table>
                    </div>
                </div>
            }
        })
    };
    view! { {sheet} }
}
