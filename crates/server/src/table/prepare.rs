//! Entries that are about to be stored, with the clocks as they stand after them.

use std::sync::Arc;

use store::{Append, NewAlert, StoreError};
use wire::api::{Calendar, ClockRule, Clocks, Entry, Happening, Millis, Pace, Runs, Seat, TableId, UserId};

use super::alerts::alerts;
use super::state::{Decided, PendingEntries, TableState};
use super::timing;

/// Checked against the table, not yet in the store.
pub struct Prepared {
    table: TableId,
    head: u64,
    entries: Vec<Entry>,
    pending: PendingEntries,
    /// If they change; with the rule they follow and the person whose clock runs.
    clocks: Option<(Clocks, ClockRule, Option<UserId>)>,
    alerts: Vec<NewAlert>,
}

impl Prepared {
    pub fn new(
        table: &TableState,
        entries: Vec<Happening>,
        decided: Option<Decided>,
        by: Option<UserId>,
        at: Millis,
    ) -> Result<Prepared, StoreError> {
        let head = table.record.head;
        let entry = |(seq, what)| Entry { seq, at, by, what, clocks: None };
        let entries: Vec<Entry> = (head + 1..).zip(entries).map(entry).collect();
        let mut pending = table.pending(decided);
        for entry in &entries {
            pending.check_entry(table, entry)?;
        }
        pending.relist(table);
        let seats = pending.seats(table);
        let clocks = timing::after(table, &entries, &pending.present, seats, at);
        let clocks = clocks.zip(table.record.clock.clone()).map(|(clocks, rule)| {
            let holder = holder_of_running(&clocks, seats);
            (clocks, rule, holder)
        });
        let alerts = alerts(&table.record, &pending.present, seats, &entries);
        Ok(Prepared { table: table.record.id, head, entries, pending, clocks, alerts })
    }

    /// The person whose calendar is needed.
    pub fn needs_calendar(&self) -> Option<UserId> {
        let (_, rule, holder) = self.clocks.as_ref()?;
        holder.filter(|_| rule.pace == Pace::Correspondence)
    }

    /// What to store, and what becomes visible once it is.
    pub fn finish(mut self, calendar: Option<&Calendar>) -> (Append, PendingEntries) {
        if let Some((clocks, rule, _)) = self.clocks {
            let clocks = timing::rested(clocks, &rule, calendar);
            self.pending.present.clocks = Some(clocks.clone());
            // The action itself, not a question that lapses with it: an undo looks for the time there.
            if let Some(cause) = self.entries.iter_mut().rfind(|entry| timing::concerns(&entry.what)) {
                cause.clocks = Some(clocks);
            }
        }
        let entries: Arc<[Entry]> = self.entries.into();
        let (present, record) = (self.pending.present.clone(), self.pending.record.clone());
        let (table, head, alerts) = (self.table, self.head, self.alerts);
        (Append { table, head, entries, present, record, orders: None, alerts }, self.pending)
    }
}

fn holder_of_running(clocks: &Clocks, seats: &[Seat]) -> Option<UserId> {
    let Runs::Seat { seat, .. } = clocks.runs else { return None };
    seats.iter().find(|held| held.seat == seat).and_then(Seat::person)
}
