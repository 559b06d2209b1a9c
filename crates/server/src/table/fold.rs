//! A table in memory: what its log comes to. Entries go in by `accept`, and only after they are durable.

use std::collections::VecDeque;

use bytes::Bytes;
use game::state::Round;
use game::{Action, State, deciding, play};
use store::{NewEntry, Present, StoreError, TableRecord};
use wire::api::{Entry, Happening, Said, Status, UserId};
use wire::from_wire;

use super::play::{Play, Step, digest_text};

/// Messages that a newcomer sees.
pub const CHAT: usize = 100;
/// Latest entries that are kept as they go over the wire; whoever is further behind is served from the store.
const TAIL: usize = 128;

pub struct Fold {
    pub record: TableRecord,
    pub play: Play,
    pub chat: VecDeque<Said>,
    /// Frames of the stream, up to the head.
    tail: VecDeque<Bytes>,
    /// `seq` of the snapshot in the store; 0 if there is none.
    pub snapshot: u64,
}

/// An action that was already put to the rules.
#[derive(Clone, Debug)]
pub struct Decided {
    pub action: Action,
    pub after: State,
}

/// The table as it will be when some entries are in.
pub struct Outlook {
    pub record: TableRecord,
    pub state: State,
    /// More than the present: name, host, set-up, seats.
    pub record_changed: bool,
    decided: Option<Decided>,
}

impl Fold {
    pub fn new(record: TableRecord, play: Play, chat: Vec<Said>) -> Fold {
        Fold { record, play, chat: chat.into(), tail: VecDeque::new(), snapshot: 0 }
    }

    pub fn outlook(&self, decided: Option<Decided>) -> Outlook {
        Outlook { record: self.record.clone(), state: *self.play.state(), record_changed: false, decided }
    }

    /// The entries are in the log. `outlook` has foreseen them all.
    pub fn accept(&mut self, entries: Vec<Entry>, outlook: Outlook) {
        for entry in &entries {
            match &entry.what {
                Happening::Acted { seat, .. } => {
                    if let Some(decided) = &outlook.decided {
                        let digest = decided.after.digest();
                        let (seq, at, seat) = (entry.seq, entry.at, *seat);
                        self.play.act(Step { seq, at, seat, action: decided.action.clone(), digest }, decided.after);
                    }
                }
                Happening::Undone { to, .. } | Happening::Redone { to, .. } => {
                    self.play.move_to(*to as usize, outlook.state);
                }
                Happening::Said { name, text } => {
                    let (name, text) = (name.clone(), text.clone());
                    self.chat.push_back(Said { seq: entry.seq, at: entry.at, by: entry.by, name, text });
                    if self.chat.len() > CHAT {
                        self.chat.pop_front();
                    }
                }
                Happening::SeatChanged { .. }
                | Happening::Renamed { .. }
                | Happening::HostChanged { .. }
                | Happening::Started { .. }
                | Happening::Proposed { .. }
                | Happening::Answered { .. }
                | Happening::Settled { .. } => (),
            }
            self.tail.push_back(frame(entry));
            if self.tail.len() > TAIL {
                self.tail.pop_front();
            }
        }
        self.record = outlook.record;
    }

    /// Frames after `seq`; `None` if they reach further back than memory.
    pub fn frames_after(&self, seq: u64) -> Option<Vec<Bytes>> {
        let first = self.record.head + 1 - self.tail.len() as u64;
        let skip = (seq + 1).checked_sub(first)?;
        Some(self.tail.iter().skip(skip as usize).cloned().collect())
    }

    pub fn seats_of(&self, user: UserId) -> Vec<u8> {
        self.record.seats.iter().filter(|seat| seat.held_by(user)).map(|seat| seat.seat).collect()
    }

    /// Bytes it holds, roughly.
    pub fn weight(&self) -> usize {
        let frames: usize = self.tail.iter().map(Bytes::len).sum();
        size_of::<Fold>() + self.play.weight() + frames
    }
}

/// One event of the stream.
pub fn frame(entry: &Entry) -> Bytes {
    let data = serde_json::to_string(entry).unwrap_or_default();
    format!("id: {}\nevent: entry\ndata: {data}\n\n", entry.seq).into()
}

impl Outlook {
    /// What one entry does. A log that does not follow the rules is damaged.
    pub fn foresee(&mut self, fold: &Fold, entry: &Entry) -> Result<(), StoreError> {
        self.record.head = entry.seq;
        self.record.present.updated = entry.at;
        match &entry.what {
            Happening::SeatChanged { seat } => {
                let place = self.record.seats.iter_mut().find(|known| known.seat == seat.seat);
                *place.ok_or_else(|| damaged(entry))? = seat.clone();
                self.record_changed = true;
            }
            Happening::HostChanged { host } => {
                self.record.host = *host;
                self.record_changed = true;
            }
            Happening::Renamed { name } => {
                self.record.name = name.clone();
                self.record_changed = true;
            }
            Happening::Started { setup } => {
                self.record.setup = setup.clone();
                self.record.present.status = Status::Running;
                self.record_changed = true;
            }
            Happening::Acted { action, digest, .. } => {
                let decided = match self.decided.take() {
                    Some(decided) => decided,
                    None => {
                        let action = from_wire(self.state.edition, action).map_err(|_| damaged(entry))?;
                        let after = play(&self.state, &action).map_err(|_| damaged(entry))?.state;
                        Decided { action, after }
                    }
                };
                must_agree(&decided.after, digest, entry)?;
                self.state = decided.after;
                self.record.present.position += 1;
                self.decided = Some(decided);
            }
            Happening::Undone { to, digest } | Happening::Redone { to, digest } => {
                self.state = fold.play.state_at(*to as usize).ok_or_else(|| damaged(entry))?;
                must_agree(&self.state, digest, entry)?;
                self.record.present.position = *to;
            }
            Happening::Proposed { proposal } => self.record.present.proposals.push(proposal.clone()),
            Happening::Answered { proposal, seat, agreed } => {
                let open = self.record.present.proposals.iter_mut().find(|open| open.id == *proposal);
                if let Some(open) = open.filter(|_| *agreed) {
                    open.agreed.push(*seat);
                }
            }
            Happening::Settled { proposal, .. } => self.record.present.proposals.retain(|open| open.id != *proposal),
            Happening::Said { .. } => (),
        }
        if entry.what.changes_course() {
            self.record.present.version = entry.seq;
        }
        self.look_whose_turn();
        Ok(())
    }

    fn look_whose_turn(&mut self) {
        let (status, next, bot_next) = whose_turn(&self.record, &self.state);
        let present: &mut Present = &mut self.record.present;
        (present.status, present.deciding, present.bot_next) = (status, next, bot_next);
    }
}

/// Status, deciding seat, and whether a bot moves for it.
pub fn whose_turn(record: &TableRecord, state: &State) -> (Status, Option<u8>, bool) {
    let status = match record.present.status {
        Status::Open => Status::Open,
        Status::Review => Status::Review,
        Status::Running | Status::Finished if state.round == Round::Finished => Status::Finished,
        Status::Running | Status::Finished => Status::Running,
    };
    let next = if status == Status::Running { deciding(state).map(|player| player.0) } else { None };
    let seat = next.and_then(|next| record.seats.iter().find(|seat| seat.seat == next));
    (status, next, seat.is_some_and(|seat| seat.bot().is_some()))
}

fn must_agree(state: &State, digest: &str, entry: &Entry) -> Result<(), StoreError> {
    if digest_text(state.digest()) == *digest { Ok(()) } else { Err(damaged(entry)) }
}

fn damaged(entry: &Entry) -> StoreError {
    StoreError::Damaged(format!("entry {} does not follow from those before it", entry.seq))
}

/// The entries with the numbers that they will have.
pub fn numbered(head: u64, entries: &[NewEntry]) -> Vec<Entry> {
    let number = |(seq, entry): (u64, &NewEntry)| Entry { seq, at: entry.at, by: entry.by, what: entry.what.clone() };
    (head + 1..).zip(entries).map(number).collect()
}
