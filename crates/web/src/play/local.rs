//! Games kept in this browser: hotseat and bots, with or without a connection.

use game::Setup;
use serde::{Deserialize, Serialize};
use wire::Log;

use super::record::Record;
use super::seat::{Seat, StoredSeat};
use crate::{browser, t};

const PREFIX: &str = "kursbuch.game.";

/// A game as it lies in storage.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct LocalGame {
    pub id: String,
    pub name: String,
    /// Milliseconds since 1970.
    pub saved: f64,
    pub seats: Vec<StoredSeat>,
    pub log: Log,
    /// Whether it is over, so that lists need not replay it.
    pub finished: bool,
}

impl LocalGame {
    pub fn begin(name: String, setup: Setup, names: Vec<String>, seats: &[Seat]) -> LocalGame {
        LocalGame {
            id: new_id(),
            name,
            saved: browser::now(),
            seats: seats.iter().map(|seat| (*seat).into()).collect(),
            log: Log::begin(&setup, names),
            finished: false,
        }
    }

    /// A log that was brought along.
    pub fn imported(log: Log, seats: Vec<StoredSeat>) -> LocalGame {
        LocalGame { id: new_id(), name: t!("imported-game"), saved: browser::now(), seats, log, finished: true }
    }

    pub fn load(id: &str) -> Option<LocalGame> {
        let text = browser::stored(&format!("{PREFIX}{id}"))?;
        serde_json::from_str(&text).ok()
    }

    pub fn save(&mut self) {
        self.saved = browser::now();
        self.put_back();
    }

    /// Keeps it as it is, when it was saved included.
    pub fn put_back(&self) {
        if let Ok(text) = serde_json::to_string(self) {
            browser::store(&format!("{PREFIX}{}", self.id), &text);
        }
    }

    pub fn forget(id: &str) {
        browser::forget(&format!("{PREFIX}{id}"));
    }

    /// All games in this browser, the latest first.
    pub fn all() -> Vec<LocalGame> {
        let ids = browser::stored_keys(PREFIX);
        let mut games: Vec<LocalGame> =
            ids.iter().filter_map(|key| LocalGame::load(key.strip_prefix(PREFIX)?)).collect();
        games.sort_by(|one, other| other.saved.total_cmp(&one.saved));
        games
    }

    pub fn seats(&self) -> Vec<Seat> {
        self.seats.iter().cloned().map(Seat::from).collect()
    }

    /// Brings the stored log up to what was played: cheap, since mostly one action is new.
    pub fn catch_up(&mut self, record: &Record) {
        let common = self.log.actions.len().min(record.len());
        let same = |row: usize| {
            record.step(row).is_some_and(|(state, action, _)| {
                wire::to_wire(state.edition(), action) == self.log.actions[row].action
            })
        };
        // An undo may have changed the tail: look for the last entry that still holds.
        let keep = (0..=common).rev().find(|kept| *kept == 0 || same(kept - 1)).unwrap_or(0);
        self.log.actions.truncate(keep);
        for row in keep..record.len() {
            self.log.append(record.at(row + 1), &record.actions()[row]);
        }
    }
}

fn new_id() -> String {
    format!("{:x}", browser::draw_number() & 0xffff_ffff)
}
