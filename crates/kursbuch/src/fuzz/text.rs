//! Texts that were logs and requests before somebody fell on the keyboard: each is read or refused, and none brings the
//! reader down.

use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::Dice;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use wire::api::{
    Act, Agree, AlertSettings, Calendar, Entry, HandToBot, Import, Join, Leave, ListQuery, NewTable, Say, SeatOrders,
    Undo,
};
use wire::{Log, WireAction, from_wire, g18xx, replay};

use super::game::said;
use super::ledger::Counts;

/// Texts that are made of each log, and of each request.
const TEXTS: usize = 4;
/// Entries of a log that are kept: where it is broken, it ends.
const ENTRIES: usize = 60;

/// What is put in for something else.
const STRANGE: &[&str] = &[
    "",
    "0",
    "-1",
    "null",
    "true",
    "[]",
    "{}",
    "\"\"",
    "1e999",
    "-9223372036854775809",
    "18446744073709551616",
    "\\u0000",
    "\u{202e}",
    "😀",
    "\"do\"",
    "\"seat\":255",
    "[[[[[[[[",
    "}}}}",
    ",",
    ":",
    "\n",
];

pub fn try_all(seed: u64, log: &Log, counts: &mut Counts) {
    let mut dice = Dice::new(seed ^ 0x7465_7874);
    let mut short = log.clone();
    short.actions.truncate(ENTRIES);
    for text in [serde_json::to_string(&short).unwrap_or_default(), site_log(&dice.roll().to_string())] {
        for _ in 0..TEXTS {
            let broken = break_text(&text, &mut dice);
            match read(seed, &broken, counts, read_log) {
                true => counts.logs_read += 1,
                false => counts.logs_refused += 1,
            }
        }
    }
    for text in requests(log) {
        for _ in 0..TEXTS {
            let broken = break_text(&text, &mut dice);
            match read(seed, &broken, counts, |text| read_request(text, log)) {
                true => counts.bodies_read += 1,
                false => counts.bodies_refused += 1,
            }
        }
    }
}

/// Whether it could be read; a panic is a fault.
fn read(seed: u64, text: &str, counts: &mut Counts, reader: impl Fn(&str) -> bool) -> bool {
    match catch_unwind(AssertUnwindSafe(|| reader(text))) {
        Ok(is_read) => is_read,
        Err(panic) => {
            counts.faults.push(format!("seed {seed}: {} at the text {text:?}", said(&*panic)));
            false
        }
    }
}

/// As replay and import do it. A log that can be read is also played, as far as it is one.
fn read_log(text: &str) -> bool {
    let own = Log::read(text).ok().map(|log| drop(replay(&log, |_, _| ())));
    let other = g18xx::Game::read(text).ok().map(|game| {
        if let Ok(mut import) = g18xx::Import::new(&game) {
            let steps = game.effective_actions();
            // The first that is refused ends it.
            let _ = steps.into_iter().try_for_each(|action| import.step(action).map(drop));
        }
    });
    own.is_some() || other.is_some()
}

/// As every kind of request, whatever it was.
fn read_request(text: &str, log: &Log) -> bool {
    fn is<T: DeserializeOwned>(text: &str) -> bool {
        serde_json::from_str::<T>(text).is_ok()
    }
    let is_action = serde_json::from_str::<Act>(text).is_ok_and(|act| {
        let profile = log.setup().ok().map(|setup| setup.profile);
        profile.is_some_and(|profile| from_wire(game::edition(profile), &act.action).is_ok())
    });
    let others = [
        is::<Act>(text),
        is::<Undo>(text),
        is::<Agree>(text),
        is::<HandToBot>(text),
        is::<Join>(text),
        is::<Leave>(text),
        is::<NewTable>(text),
        is::<Import>(text),
        is::<Say>(text),
        is::<SeatOrders>(text),
        is::<Calendar>(text),
        is::<AlertSettings>(text),
        is::<Entry>(text),
        is::<ListQuery>(text),
        is::<WireAction>(text),
    ];
    is_action || others.contains(&true)
}

fn site_log(id: &str) -> String {
    let players: Vec<Value> = (0..3).map(|id| json!({"id": id, "name": format!("player {id}")})).collect();
    let actions = [
        json!({"type": "bid", "entity": 0, "entity_type": "player", "id": 1, "company": "P1", "price": 20}),
        json!({"type": "pass", "entity": 1, "entity_type": "player", "id": 2}),
        json!({"type": "undo", "entity": 1, "entity_type": "player", "id": 3}),
    ];
    json!({"id": id, "title": "1844", "players": players, "settings": {"optional_rules": []}, "actions": actions})
        .to_string()
}

/// One of each kind, as clients send them.
fn requests(log: &Log) -> Vec<String> {
    let actions: Vec<WireAction> = log.actions.iter().rev().take(3).map(|entry| entry.action.clone()).collect();
    let me = json!({"is": "me"});
    let mut texts: Vec<Value> =
        actions.iter().map(|action| json!({"seat": 1, "version": 217, "action": action})).collect();
    texts.push(json!({"version": 3, "to": 1}));
    texts.push(json!({"profile": log.setup.profile, "seats": [me, {"is": "open"}, me], "options": log.setup.options}));
    texts.push(json!({"orders": [{"is": "moves", "moves": actions}, {"is": "pass", "unless": "anybody-acts"}]}));
    texts.push(
        json!({"zone": "Europe/Zurich", "quiet": {"from": 1320, "to": 420}, "weekends_off": true, "vacations": []}),
    );
    texts.push(json!({"bot": {"level": "random"}, "name": "Bot"}));
    texts.iter().map(Value::to_string).collect()
}

/// A few places are overwritten, taken out, doubled or exchanged.
fn break_text(text: &str, dice: &mut Dice) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=dice.below(3) {
        let from = dice.below(letters.len() + 1);
        let to = (from + dice.below(8)).min(letters.len());
        let new: Vec<char> = match dice.below(4) {
            0 => Vec::new(),
            1 => letters[from..to].repeat(2),
            2 => vec![char::from(b' ' + dice.below(95) as u8)],
            _ => STRANGE[dice.below(STRANGE.len())].chars().collect(),
        };
        letters.splice(from..to, new);
    }
    letters.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_texts_can_be_read() {
        let mut counts = Counts::default();
        let log = super::super::game::play(3, false, &mut counts).unwrap();
        assert!(read_log(&serde_json::to_string(&log).unwrap()));
        assert!(read_log(&site_log("7")));
        for text in requests(&log) {
            assert!(read_request(&text, &log), "{text}");
        }
    }
}
