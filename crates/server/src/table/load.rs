//! Loads a table from the store: the latest snapshot, if there is one that can be read, and the entries since.

use game::{begin, play};
use store::{Snapshot, Store, StoreError, TableRecord};
use wire::api::{Entry, Happening, Said, TableId};
use wire::from_wire;

use super::history::{History, Step, StepClock, digest_text};
use super::snapshot;
use super::state::{CHAT, TableState};
use crate::metrics::Metrics;
use crate::tasks;

/// `None` if there is no such table.
pub async fn load(store: &dyn Store, metrics: &Metrics, id: TableId) -> Result<Option<TableState>, StoreError> {
    // After an upgrade it is of no use: the whole log is fetched at once, not twice.
    let snapshot = store.snapshot(id).await?.filter(snapshot::is_readable);
    let Some(record) = store.table(id).await? else { return Ok(None) };
    let after = snapshot.as_ref().map_or(0, |snapshot| snapshot.seq);
    let entries = store.entries(id, after).await?;
    let chat = store.chat(id, CHAT as u32).await?;
    metrics.loads.inc();
    // A long game takes milliseconds, one with hard runs more: not on a thread that serves requests.
    let loaded = tasks::aside(move || assemble(record, snapshot, entries, chat)).await;
    match loaded.map_err(|_| StoreError::Damaged("the table cannot be replayed".to_owned()))? {
        Ok(table) => Ok(Some(table)),
        Err(Unusable { record, chat }) => {
            let entries = store.entries(id, 0).await?;
            let replayed = tasks::aside(move || replay(*record, entries, chat)).await;
            replayed.map_err(|_| StoreError::Damaged("the table cannot be replayed".to_owned()))?.map(Some)
        }
    }
    .inspect(|loaded| {
        if loaded.as_ref().is_some_and(|table| table.snapshot > 0) {
            metrics.snapshot_loads.inc();
        }
    })
}

/// The snapshot is of no use: the caller replays from the start.
struct Unusable {
    record: Box<TableRecord>,
    chat: Vec<Said>,
}

fn assemble(
    record: TableRecord,
    snapshot: Option<Snapshot>,
    entries: Vec<Entry>,
    chat: Vec<Said>,
) -> Result<TableState, Unusable> {
    let unusable = |record, chat| Unusable { record: Box::new(record), chat };
    let Some(snapshot) = snapshot else {
        return replay(record.clone(), entries, chat.clone()).map_err(|_| unusable(record, chat));
    };
    let Some(mut history) = snapshot::read(&record, &snapshot) else { return Err(unusable(record, chat)) };
    match follow(&mut history, &entries, record.head) {
        Ok(()) => {
            let mut table = TableState::new(record, history, chat);
            table.snapshot = snapshot.seq;
            Ok(table)
        }
        Err(_) => Err(unusable(record, chat)),
    }
}

pub fn replay(record: TableRecord, entries: Vec<Entry>, chat: Vec<Said>) -> Result<TableState, StoreError> {
    let damaged = |why: String| StoreError::Damaged(format!("table {}: {why}", record.id));
    let setup = record.setup.read().map_err(|why| damaged(why.to_string()))?;
    let start = begin(&setup).map_err(|why| damaged(format!("{why:?}")))?;
    let mut history = History::new(start);
    follow(&mut history, &entries, record.head).map_err(damaged)?;
    Ok(TableState::new(record, history, chat))
}

/// Replays strictly: every action goes through `game::play`, and every digest is compared. Entries beyond `head` are
/// taken in later.
fn follow(history: &mut History, entries: &[Entry], head: u64) -> Result<(), String> {
    for entry in entries.iter().filter(|entry| entry.seq <= head) {
        let wrong = |why: String| format!("entry {}: {why}", entry.seq);
        match &entry.what {
            Happening::Acted { seat, action, digest } => {
                let state = history.state();
                let action = from_wire(state.edition(), action).map_err(|why| wrong(why.to_string()))?;
                let after = play(state, &action).map_err(|refusal| wrong(refusal.cited().to_owned()))?.state;
                let found = after.digest();
                must_agree(found, digest).map_err(wrong)?;
                let (seq, at, seat) = (entry.seq, entry.at, *seat);
                let clock = StepClock::of(entry.clocks.as_ref());
                history.act(Step { seq, at, seat, action, digest: found, clock }, &after);
            }
            Happening::Undone { to, digest } | Happening::Redone { to, digest } => {
                let state = history.state_at(*to as usize).ok_or_else(|| wrong("there is no such place".to_owned()))?;
                must_agree(state.digest(), digest).map_err(wrong)?;
                history.move_to(*to as usize, &state);
            }
            Happening::SeatChanged { .. }
            | Happening::Renamed { .. }
            | Happening::HostChanged { .. }
            | Happening::Started { .. }
            | Happening::Proposed { .. }
            | Happening::Answered { .. }
            | Happening::Settled { .. }
            | Happening::RanOut { .. }
            | Happening::Paused
            | Happening::Resumed
            | Happening::CalendarChanged { .. }
            | Happening::Said { .. } => (),
        }
    }
    Ok(())
}

fn must_agree(found: u64, expected: &str) -> Result<(), String> {
    let found = digest_text(found);
    if found == expected { Ok(()) } else { Err(format!("digest {found} where the log says {expected}")) }
}
