//! A table in memory: what its log amounts to. Entries get in through `accept` only, once they are durable.

use std::collections::VecDeque;
use std::io::Write;

use bytes::Bytes;
use game::query::standing;
use game::{Action, State, deciding, places, play};
use store::{Present, StoreError, TableRecord};
use wire::api::{Entry, Happening, Progress, RoundName, Said, Seat, Status, UserId};
use wire::from_wire;

use super::alerts::person_to_decide;
use super::history::{History, Step, StepClock, digest_text};

/// Messages that a newcomer sees.
pub const CHAT: usize = 100;
/// Latest entries that are kept in the form of the stream; streams further behind read from the store.
const TAIL: usize = 128;
/// Bytes of a usual event.
const EVENT: usize = 320;

pub struct TableState {
    pub record: TableRecord,
    pub history: History,
    pub chat: VecDeque<Said>,
    /// Events of the stream, up to the head.
    tail: VecDeque<Bytes>,
    /// `seq` of the snapshot in the store; 0 if there is none.
    pub snapshot: u64,
}

/// An action that the rules have accepted, with the state it leads to and the digest of that.
#[derive(Debug)]
pub struct Decided {
    pub action: Action,
    pub after: Box<State>,
    pub digest: u64,
}

impl Decided {
    /// The only place that takes the digest of an action played in this process.
    pub fn new(action: Action, after: State) -> Decided {
        let digest = after.digest();
        Decided { action, after: Box::new(after), digest }
    }
}

/// Entries that are not yet durable, and the table as it will be when they are.
pub struct PendingEntries {
    head: u64,
    pub present: Present,
    /// The person who has to decide.
    next: Option<UserId>,
    /// The changed record, if more than `present` changes: name, host, set-up, seats.
    pub record: Option<Box<TableRecord>>,
    /// The action among them, if this process has put it to the rules.
    decided: Option<Decided>,
    /// The action among them, with the digest after it.
    acted: Option<(Action, u64)>,
    /// After the action, undo or redo among them.
    after: Option<Box<State>>,
}

impl TableState {
    pub fn new(record: TableRecord, history: History, chat: Vec<Said>) -> TableState {
        TableState { record, history, chat: chat.into(), tail: VecDeque::new(), snapshot: 0 }
    }

    pub fn pending(&self, decided: Option<Decided>) -> PendingEntries {
        let (head, present) = (self.record.head, self.record.present.clone());
        let next = person_to_decide(present.deciding, &self.record.seats);
        PendingEntries { head, present, next, record: None, decided, acted: None, after: None }
    }

    /// The entries are in the log. `pending` has checked them all.
    pub fn accept(&mut self, entries: &[Entry], mut pending: PendingEntries) {
        for entry in entries {
            match &entry.what {
                Happening::Acted { seat, .. } => {
                    if let (Some((action, digest)), Some(after)) = (pending.acted.take(), &pending.after) {
                        let (seq, at, seat) = (entry.seq, entry.at, *seat);
                        let step = Step { seq, at, seat, action, digest, clock: StepClock::of(entry.clocks.as_ref()) };
                        self.history.act(step, after);
                    }
                }
                Happening::Undone { to, .. } | Happening::Redone { to, .. } => {
                    if let Some(after) = &pending.after {
                        self.history.move_to(*to as usize, after);
                    }
                }
                Happening::Said { .. }
                | Happening::SeatChanged { .. }
                | Happening::Renamed { .. }
                | Happening::HostChanged { .. }
                | Happening::Started { .. }
                | Happening::Proposed { .. }
                | Happening::Answered { .. }
                | Happening::Settled { .. }
                | Happening::RanOut { .. }
                | Happening::Paused
                | Happening::Resumed
                | Happening::CalendarChanged { .. } => (),
            }
            self.chat.extend(entry.said());
            if self.chat.len() > CHAT {
                self.chat.pop_front();
            }
            self.tail.push_back(event(entry));
            if self.tail.len() > TAIL {
                self.tail.pop_front();
            }
        }
        if let Some(record) = pending.record {
            self.record = *record;
        }
        (self.record.head, self.record.present) = (pending.head, pending.present);
    }

    /// Events after `seq`; `None` if they reach further back than memory.
    pub fn events_after(&self, seq: u64) -> Option<Vec<Bytes>> {
        let first = self.record.head + 1 - self.tail.len() as u64;
        let skip = (seq + 1).checked_sub(first)?;
        Some(self.tail.iter().skip(skip as usize).cloned().collect())
    }

    pub fn seats_of(&self, user: UserId) -> Vec<u8> {
        self.record.seats.iter().filter(|seat| seat.held_by(user)).map(|seat| seat.seat).collect()
    }

    /// Bytes it takes, roughly.
    pub fn weight(&self) -> usize {
        let events: usize = self.tail.iter().map(Bytes::len).sum();
        size_of::<TableState>() + self.history.weight() + events
    }
}

/// An entry as an event of the stream.
pub fn event(entry: &Entry) -> Bytes {
    let mut event = Vec::with_capacity(EVENT);
    // Neither writing to memory nor the JSON of an entry can fail.
    let _ = write!(event, "id: {}\nevent: entry\ndata: ", entry.seq);
    let _ = serde_json::to_writer(&mut event, entry);
    event.extend_from_slice(b"\n\n");
    event.into()
}

impl PendingEntries {
    /// Takes in one entry. A log that does not follow the rules is damaged.
    pub fn check_entry(&mut self, table: &TableState, entry: &Entry) -> Result<(), StoreError> {
        self.head = entry.seq;
        self.present.updated = entry.at;
        match &entry.what {
            Happening::SeatChanged { seat } => {
                let place = self.change(table).seats.iter_mut().find(|known| known.seat == seat.seat);
                *place.ok_or_else(|| damaged(entry))? = seat.clone();
            }
            Happening::HostChanged { host } => self.change(table).host = *host,
            Happening::Renamed { name } => self.change(table).name = name.clone(),
            Happening::Started { setup } => {
                self.change(table).setup = setup.clone();
                self.present.status = Status::Running;
            }
            Happening::Acted { action, digest, .. } => {
                let decided = match self.decided.take() {
                    // The entry was made of it.
                    Some(decided) => decided,
                    None => {
                        let state = self.state(table);
                        let action = from_wire(state.edition(), action).map_err(|_| damaged(entry))?;
                        let after = play(state, &action).map_err(|_| damaged(entry))?.state;
                        let decided = Decided::new(action, after);
                        must_agree(decided.digest, digest, entry)?;
                        decided
                    }
                };
                (self.acted, self.after) = (Some((decided.action, decided.digest)), Some(decided.after));
                self.present.position += 1;
            }
            Happening::Undone { to, digest } | Happening::Redone { to, digest } => {
                let state = table.history.state_at(*to as usize).ok_or_else(|| damaged(entry))?;
                must_agree(state.digest(), digest, entry)?;
                self.after = Some(Box::new(state));
                self.present.position = *to;
            }
            Happening::Proposed { proposal } => self.present.proposals.push(proposal.clone()),
            Happening::Answered { proposal, seat, agreed } => {
                let open = self.present.proposals.iter_mut().find(|open| open.id == *proposal);
                if let Some(open) = open.filter(|_| *agreed) {
                    open.agreed.push(*seat);
                }
            }
            Happening::Settled { proposal, .. } => self.present.proposals.retain(|open| open.id != *proposal),
            Happening::Said { .. }
            | Happening::RanOut { .. }
            | Happening::Paused
            | Happening::Resumed
            | Happening::CalendarChanged { .. } => (),
        }
        if let Some(clocks) = &entry.clocks {
            self.present.clocks = Some(clocks.clone());
        }
        if entry.what.changes_course() {
            self.present.version = entry.seq;
        }
        let turn = Turn::of(self.present.status, self.seats(table), self.state(table));
        let before = (self.present.deciding, self.next);
        turn.show_in(&mut self.present);
        self.next = person_to_decide(self.present.deciding, self.seats(table));
        if before != (self.present.deciding, self.next) {
            self.present.turn = entry.seq;
        }
        Ok(())
    }

    /// As they will be.
    pub fn seats<'a>(&'a self, table: &'a TableState) -> &'a [Seat] {
        self.record.as_ref().map_or(&table.record.seats, |record| &record.seats)
    }

    /// Lists go by the status: where it changes, the store needs the whole record.
    pub fn relist(&mut self, table: &TableState) {
        if self.present.status != table.record.present.status {
            self.change(table);
        }
    }

    fn change(&mut self, table: &TableState) -> &mut TableRecord {
        self.record.get_or_insert_with(|| Box::new(table.record.clone()))
    }

    fn state<'a>(&'a self, table: &'a TableState) -> &'a State {
        self.after.as_deref().unwrap_or_else(|| table.history.state())
    }
}

/// Whose turn it is.
pub struct Turn {
    status: Status,
    deciding: Option<u8>,
    bot_next: bool,
    progress: Option<Progress>,
}

impl Turn {
    pub fn of(status: Status, seats: &[Seat], state: &State) -> Turn {
        let status = match status {
            Status::Open => Status::Open,
            Status::Review => Status::Review,
            Status::Running | Status::Finished if state.is_finished() => Status::Finished,
            Status::Running | Status::Finished => Status::Running,
        };
        let deciding = if status == Status::Running { deciding(state).map(game::PlayerId::seat) } else { None };
        let seat = deciding.and_then(|next| seats.iter().find(|seat| seat.seat == next));
        let progress = (status != Status::Open).then(|| progress_of(state));
        Turn { status, deciding, bot_next: seat.is_some_and(|seat| seat.bot().is_some()), progress }
    }

    pub fn show_in(self, present: &mut Present) {
        (present.status, present.deciding, present.bot_next) = (self.status, self.deciding, self.bot_next);
        present.progress = self.progress;
    }
}

fn progress_of(state: &State) -> Progress {
    let round = RoundName::of(state);
    Progress { round, winners: if state.is_finished() { winners(state) } else { Vec::new() } }
}

fn winners(state: &State) -> Vec<u8> {
    let standing = standing(state);
    let first = standing.iter().zip(places(&standing)).filter(|(_, place)| *place == 1);
    first.map(|(wealth, _)| wealth.player.seat()).collect()
}

fn must_agree(found: u64, expected: &str, entry: &Entry) -> Result<(), StoreError> {
    if digest_text(found) == expected { Ok(()) } else { Err(damaged(entry)) }
}

fn damaged(entry: &Entry) -> StoreError {
    StoreError::Damaged(format!("entry {} does not follow from those before it", entry.seq))
}
