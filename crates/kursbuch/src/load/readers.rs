//! Those who read a table live while it is played, and how soon each action shows.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use wire::api::Table;

use super::client::Events;

/// When each action of a table was sent, by the number of its entry.
#[derive(Clone)]
pub struct Sent {
    head: u64,
    times: Arc<Mutex<Vec<Instant>>>,
}

impl Sent {
    /// From here on.
    pub fn after(table: &Table) -> Sent {
        Sent { head: table.head, times: Arc::default() }
    }

    /// The next action is being sent.
    pub fn note(&self, now: Instant) {
        self.times.lock().unwrap_or_else(PoisonError::into_inner).push(now);
    }

    fn at(&self, seq: u64) -> Option<Instant> {
        let row = seq.checked_sub(self.head + 1)?;
        self.times.lock().unwrap_or_else(PoisonError::into_inner).get(row as usize).copied()
    }

    /// Reads so many entries; passes on after how many milliseconds each was there.
    pub async fn read(&self, mut events: Events, most: usize, mut each: impl FnMut(f64)) {
        for _ in 0..most {
            let Some(entry) = events.entry().await else { break };
            if let Some(sent) = self.at(entry.seq) {
                each(sent.elapsed().as_secs_f64() * 1e3);
            }
        }
    }
}
