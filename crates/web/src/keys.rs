//! The keyboard: single keys for panels and moves, and the sheet that lists them.

use std::cell::Cell;

use game::Action;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use crate::bindings::{Command, cap};
use crate::decide::run;
use crate::dialog::Dialog;
use crate::markup::kbd;
use crate::play::record::Record;
use crate::play::table::{Panel, Table};
use crate::settings::Preferences;
use crate::{browser, t};

/// The table that the keyboard moves at, and what is open about keys.
#[derive(Clone, Copy)]
struct Listening {
    table: Table,
    chosen: Preferences,
    /// Whether the sheet of keys is open.
    sheet: RwSignal<bool>,
    /// The command that waits for its new key.
    waits: RwSignal<Option<Command>>,
}

thread_local! {
    static TABLE: Cell<Option<Listening>> = const { Cell::new(None) };
    static LISTENS: Cell<bool> = const { Cell::new(false) };
    /// Whether the keyboard is where a click has put it.
    static CLICKED: Cell<bool> = const { Cell::new(false) };
}

/// Lets the keyboard move at this table, for as long as it is shown.
pub fn listen(table: Table) {
    let here =
        Listening { table, chosen: Preferences::here(), sheet: RwSignal::new(false), waits: RwSignal::new(None) };
    provide_context(here);
    TABLE.set(Some(here));
    on_cleanup(|| TABLE.set(None));
    if !LISTENS.replace(true) {
        browser::on_window("pointerdown", |_: web_sys::Event| CLICKED.set(true));
        browser::on_window("keydown", |event: KeyboardEvent| {
            if event.key() == "Tab" {
                CLICKED.set(false);
            }
            if let Some(here) = TABLE.get() {
                pressed(here, &event);
            }
        });
    }
}

/// What a key means at the table that is shown.
pub fn means(key: &str) -> Option<Command> {
    let here = TABLE.get()?;
    here.chosen.0.with_untracked(|settings| settings.keys.is_on().then(|| Command::of(key, &settings.key_changes))?)
}

/// Opens the sheet of keys of the table that is shown.
pub fn show_sheet() {
    if let Some(here) = TABLE.get() {
        here.sheet.set(true);
    }
}

/// The key of a command as it is written on buttons.
pub fn label(command: Command) -> String {
    Preferences::here().0.with(|settings| command.label(&settings.key_changes))
}

/// The key of a command beside the words of its button.
pub fn hint(command: Command) -> AnyView {
    kbd(label(command))
}

fn pressed(here: Listening, event: &KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    let (table, key) = (here.table, event.key());
    if let Some(command) = here.waits.get_untracked() {
        event.prevent_default();
        take_key(here, command, &key);
        return;
    }
    // A sheet over the table has the keyboard to itself, Esc included.
    if browser::has_sheet() {
        return;
    }
    if key == "Escape" {
        escape(table);
        return;
    }
    let is_sum = browser::is_within(event, ".sumf input");
    if key == "Enter" && (is_sum || !browser::is_typing()) && !event.default_prevented() {
        enter(table, event);
        return;
    }
    if browser::is_typing() || event.default_prevented() {
        return;
    }
    if !here.chosen.0.with_untracked(|settings| settings.keys.is_on()) {
        return;
    }
    // A past position is stepped through whatever panel shows it.
    let in_history = table.panel.get_untracked() == Panel::History || table.at.get_untracked().is_some();
    let used = match in_history {
        true => history_key(table, &key) || history_command(table, &key) || anywhere(here, &key),
        false => anywhere(here, &key),
    };
    if used {
        event.prevent_default();
    }
}

/// A key was pressed for a command that waits for one.
fn take_key(here: Listening, command: Command, key: &str) {
    if key == "Shift" {
        return;
    }
    here.waits.set(None);
    if key != "Escape" {
        here.chosen.change(|settings| {
            // An unusable key leaves things as they are.
            let _ = command.put_on(key, &mut settings.key_changes);
        });
    }
}

fn escape(table: Table) {
    table.refused.set(None);
    table.point_at(None);
    table.curtain.set(None);
    table.editing.set(None);
    table.open_hex.set(None);
    table.plan.set(untrack(|| crate::decide::proposal(table)));
}

/// The primary action, unless a button or link has the keyboard that means something else by it. A choice that is made
/// already means no more, nor does what was clicked in the decision: whoever has clicked has it behind them.
fn enter(table: Table, event: &KeyboardEvent) {
    let on_control = browser::is_within(event, "a, button");
    let is_chosen = browser::is_within(event, ".dbody [aria-pressed=true]");
    let is_clicked = CLICKED.get() && browser::is_within(event, ".dbody button");
    if on_control && !is_chosen && !is_clicked || !table.may_act.get_untracked() {
        return;
    }
    let is_refused = table.preview.with_untracked(|preview| preview.as_ref().is_some_and(|one| one.after.is_err()));
    if is_refused {
        return;
    }
    if let Some(action) = table.plan.get_untracked() {
        event.prevent_default();
        table.act(action);
    }
}

fn anywhere(here: Listening, key: &str) -> bool {
    let table = here.table;
    let Some(command) = means(key) else { return nth(key) };
    let is_shifted = key.chars().any(char::is_uppercase);
    match command {
        Command::Show(panel) => table.look_at(panel),
        Command::Help => here.sheet.update(|open| *open = !*open),
        Command::Undo if is_shifted => table.redo(),
        Command::Undo => table.undo(),
        Command::Search => {
            table.look_at(Panel::Log);
            browser::after(30, || {
                browser::focus("#search");
            });
        }
        Command::Pass => end_step(table),
        Command::Rotate => turn(table, is_shifted),
        Command::EditRoute => edit(table),
        Command::ClearRoute => run::clear(table),
        Command::NextRun => next_equal(table),
        Command::Legal => focus_map(key),
        Command::ZoomIn => return browser::click(".mc .zb:nth-child(1)"),
        Command::ZoomOut => return browser::click(".mc .zb:nth-child(2)"),
        Command::Fit => return browser::click(".mc .zb:nth-child(3)"),
        // Only history has a point to branch from.
        Command::Branch => return false,
    }
    true
}

/// Commands that mean something else in history.
fn history_command(table: Table, key: &str) -> bool {
    match means(key) {
        Some(Command::Branch) => table.branch(),
        Some(Command::Legal) => browser::copy(&format!("{}{}", browser::origin(), browser::address().0)),
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
    if let Some(now) = table.plan.get_untracked()
        && let Some(lay) = now.tile()
    {
        let lays = table.choices.with_untracked(|choices| crate::panel::picker::lays(choices, lay.hex));
        table.plan.set(Some(crate::panel::picker::turned(&lays, &now, backwards)));
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
fn focus_map(key: &str) {
    if let Some(hex) = browser::focus(".hits .hit[tabindex=\"0\"]") {
        browser::press(&hex, key);
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
        " " => {
            crate::screen::history::toggle_play(table);
            return true;
        }
        _ => return false,
    };
    table.show(to);
    true
}

/// Keys that stay as they are, with what they do.
const FIXED: [(&str, &str); 6] = [
    ("Enter", "key-enter"),
    ("1 … 9", "key-nth"),
    ("← → ↑ ↓", "key-arrows"),
    ("Space", "key-space"),
    ("← → , . ↑ ↓ Home End", "key-history"),
    ("Esc", "key-escape"),
];

/// All keys, on demand; most can be put elsewhere.
#[component]
pub fn KeySheet() -> impl IntoView {
    let here = expect_context::<Listening>();
    let sheet = move || {
        here.sheet.get().then(|| {
            let fixed = FIXED.map(|(keys, text)| {
                let keys: Vec<String> = keys.split(' ').map(cap).collect();
                view! { <tr><td class="nw"><kbd>{keys.join(" ")}</kbd></td><td>{t!(text)}</td></tr> }
            });
            let close = move |_: ()| {
                here.waits.set(None);
                here.sheet.set(false);
            };
            view! {
                <Dialog label=t!("shortcuts") class="keys" close=Callback::new(close)>
                        <div class="sec"><h2 class="h2" tabindex="-1" autofocus=true>{t!("shortcuts")}</h2><span class="sp"></span><button class="lk" on:click=move |_| close(())>{t!("close")}</button></div>
                        <p class="xs mut">{t!("keys-words")}</p>
                        <div class="kys">
                            <table><tbody>{Command::ALL.map(|command| row(here, command)).into_iter().collect_view()}</tbody></table>
                            <table><tbody>{fixed.into_iter().collect_view()}</tbody></table>
                        </div>
                        <button class="btn sml" id="keys-as-printed" on:click=move |_| here.chosen.change(|settings| settings.key_changes.clear())>{t!("keys-reset")}</button>
                </Dialog>
            }
        })
    };
    view! { {sheet} }
}

/// A command with its key; a click waits for another.
fn row(here: Listening, command: Command) -> AnyView {
    let is_waiting = move || here.waits.get() == Some(command);
    let key = move || match is_waiting() {
        true => t!("press-a-key"),
        false => here.chosen.0.with(|settings| command.label(&settings.key_changes)),
    };
    view! {
        <tr>
            <td class="nw"><button class="kyb" class:on=is_waiting data-command=command.name() aria-label=move || format!("{}: {}", t!(command.words()), key()) on:click=move |_| here.waits.set(Some(command))><kbd>{key}</kbd></button></td>
            <td>{t!(command.words())}</td>
        </tr>
    }
    .into_any()
}
