//! What has to be true when everything has come to rest: the promises of the server, worked out a second time from the log
//! in the plainest way.

use game::State;
use store::TableRecord;
use wire::api::{Entry, Happening, Millis, Pace, Runs, Seat, UserId};

use super::disk::Kept;
use super::executor;
use super::world::{self, SECOND, What, World, fail, is_in_outbox};
use crate::table::{replay, verify};

type Verdict = Result<(), String>;

/// How late a move may be by its clock: it was checked a moment before it was written.
const LATE: Millis = 10_000;

pub fn times_said(log: &[Entry], text: &str) -> usize {
    let said = |entry: &&Entry| matches!(&entry.what, Happening::Said { text: Some(said), .. } if said == text);
    log.iter().filter(said).count()
}

/// Of the whole world, at the end.
pub fn all(world: &World) -> Verdict {
    for kept in world.disk.tables.values() {
        let of_table = || -> Verdict {
            verify(&kept.record, kept.log.clone())?;
            said_once(world, kept)?;
            asked_for(world, kept)?;
            clocks(world, kept)?;
            at_rest(kept)?;
            told(world, kept)?;
            orders(world, kept)
        };
        of_table().map_err(|why| format!("table {}: {why}", kept.record.id))?;
    }
    followed(world)
}

fn said_once(world: &World, kept: &Kept) -> Verdict {
    for asked in world.asked.iter().filter(|asked| asked.table == kept.record.id) {
        let What::Say(text) = &asked.what else { continue };
        match (times_said(&kept.log, text), asked.acknowledged) {
            (0, false) | (1, _) => (),
            (times, _) => return Err(format!("{text:?} is there {times} times")),
        }
    }
    Ok(())
}

/// Nobody has acted who did not ask for it, and nobody on another position than they saw.
fn asked_for(world: &World, kept: &Kept) -> Verdict {
    let mut version = 0;
    for entry in &kept.log {
        if let (Happening::Acted { seat, action, .. }, Some(user)) = (&entry.what, entry.by) {
            let is_it = |asked: &&world::Asked| {
                let What::Act(act) = &asked.what else { return false };
                asked.user == user && act.seat == *seat && act.version == version && act.action == *action
            };
            let by_order = world.orders.get(&(kept.record.id, *seat)).is_some_and(|given| given.any);
            if !by_order && !world.asked.iter().any(|asked| is_it(&asked)) {
                return Err(format!("entry {}: nobody asked for it at version {version}", entry.seq));
            }
        }
        if entry.what.changes_course() {
            version = entry.seq;
        }
    }
    Ok(())
}

/// The plain book of the clocks.
struct Book {
    left: Vec<Millis>,
    since: Millis,
    running: Option<u8>,
    out: Option<u8>,
}

/// Of games at the table; those over days are counted minute by minute elsewhere.
fn clocks(world: &World, kept: &Kept) -> Verdict {
    let Some(rule) = kept.record.clock.as_ref().filter(|rule| rule.pace == Pace::Live) else { return Ok(()) };
    let mut book: Option<Book> = None;
    for (first, last) in &kept.appends {
        let group = &kept.log[*first as usize - 1..*last as usize];
        let Some(clocks) = group.iter().rev().find_map(|entry| entry.clocks.as_ref()) else { continue };
        let at = group.first().map_or(0, |entry| entry.at);
        if let Some(mut book) = book.take() {
            let late = book.charge(at);
            let mut is_plain = true;
            for entry in group {
                match &entry.what {
                    Happening::Acted { seat, .. } if book.running == Some(*seat) || book.out == Some(*seat) => {
                        book.left[usize::from(*seat)] += rule.increment;
                        let in_time = book.out == Some(*seat) || late <= LATE || world.counts.contains_key("jumps");
                        if !in_time {
                            return Err(format!("entry {} comes {late} ms after the clock was at zero", entry.seq));
                        }
                    }
                    Happening::RanOut { seat } if book.left.get(usize::from(*seat)) != Some(&0) => {
                        return Err(format!("entry {}: out of time before its time", entry.seq));
                    }
                    Happening::RanOut { .. } if book.out.is_some() => {
                        return Err(format!("entry {}: out of time twice", entry.seq));
                    }
                    Happening::Undone { .. } | Happening::Redone { .. } | Happening::SeatChanged { .. } => {
                        is_plain = false;
                    }
                    _ => (),
                }
            }
            if is_plain && book.left != clocks.left {
                let last = group.last().map_or(0, |entry| entry.seq);
                return Err(format!("entry {last}: {:?} is left, where {:?} was to be", clocks.left, book.left));
            }
        }
        book = Some(Book::read(clocks));
    }
    Ok(())
}

impl Book {
    fn read(clocks: &wire::api::Clocks) -> Book {
        let (running, out) = match &clocks.runs {
            Runs::Seat { seat, .. } => (Some(*seat), None),
            Runs::RanOut { seat } => (None, Some(*seat)),
            Runs::Nobody | Runs::Paused => (None, None),
        };
        Book { left: clocks.left.clone(), since: clocks.since, running, out }
    }

    /// Takes the time that has gone by from whoever's clock ran; returns how much more than they had.
    fn charge(&mut self, at: Millis) -> Millis {
        let used = at.saturating_sub(self.since);
        let Some(left) = self.running.and_then(|seat| self.left.get_mut(usize::from(seat))) else { return 0 };
        let late = used.saturating_sub(*left);
        *left = left.saturating_sub(used);
        late
    }
}

/// Nothing waits that should have happened by itself.
fn at_rest(kept: &Kept) -> Verdict {
    let present = &kept.record.present;
    let stands = kept.changed + 20 * SECOND < executor::now();
    let is_paused = present.clocks.as_ref().is_some_and(|clocks| clocks.runs == Runs::Paused);
    if present.bot_next && stands && !is_paused {
        return Err("its bot does not move".to_owned());
    }
    let ends = present.clocks.as_ref().and_then(wire::api::Clocks::runs_out);
    match ends {
        Some(ends) if ends + 10_000 < executor::wall() => Err("a clock at zero is not seen to".to_owned()),
        _ => Ok(()),
    }
}

fn player(seats: &[Seat], number: Option<u8>) -> Option<UserId> {
    let seat = seats.iter().find(|seat| Some(seat.seat) == number)?;
    seat.person().filter(|_| seat.bot().is_none())
}

/// Whoever has to decide, and whoever was named, has a letter or will get one.
fn told(world: &World, kept: &Kept) -> Verdict {
    let (record, present) = (&kept.record, &kept.record.present);
    let must_be_told = |kind: &str, seq: u64, user: UserId| {
        let letter = format!("{kind}-{}-{seq}-{user}", record.id);
        let is_there = world.letters.contains_key(&letter) || is_in_outbox(world, &letter);
        if is_there { Ok(()) } else { Err(format!("the letter {letter} is lost")) }
    };
    let group = kept.appends.iter().find(|(first, last)| (first..=last).contains(&&present.turn));
    let last = group.and_then(|(_, last)| kept.log.get(*last as usize - 1));
    if let (Some(user), Some(last)) = (player(&record.seats, present.deciding), last)
        && last.by != Some(user)
    {
        must_be_told("turn", present.turn, user)?;
    }
    if world.has_reader {
        return Ok(());
    }
    for entry in &kept.log {
        let Happening::Said { text: Some(text), .. } = &entry.what else { continue };
        for seat in record.seats.iter().filter(|seat| text.contains(&seat.name)) {
            if let Some(user) = seat.person().filter(|user| entry.by != Some(*user)) {
                must_be_told("named", entry.seq, user)?;
            }
        }
    }
    Ok(())
}

/// Orders that were taken away, with everybody knowing it, do not come back.
fn orders(world: &World, kept: &Kept) -> Verdict {
    for (seat, saved) in &kept.orders {
        let given = world.orders.get(&(kept.record.id, *seat));
        let is_gone = given.is_some_and(|given| given.cleared && !given.unknown && given.open == 0);
        if is_gone && saved.orders.is_open() {
            return Err(format!("the orders of seat {seat} were taken away and are there: {:?}", saved.orders));
        }
    }
    Ok(())
}

/// Everybody who follows has come to the end.
fn followed(world: &World) -> Verdict {
    for (number, follower) in world.followers.iter().enumerate() {
        let Some(kept) = follower.table.and_then(|table| world.disk.tables.get(&table)) else { continue };
        let is_fresh = kept.changed + 10 * SECOND > executor::now();
        if !follower.has_left && !is_fresh && follower.cursor != kept.record.head {
            let (seen, head) = (follower.cursor, kept.record.head);
            return Err(format!("follower {number} of {} stands at entry {seen} of {head}", kept.record.id));
        }
    }
    Ok(())
}

/// What a process shows, at rest, is what the database holds.
pub fn compare(process: executor::Whose, record: &TableRecord, state: &State) {
    let found = world::with(|world| {
        let kept = world.disk.tables.get(&record.id)?;
        // A bot may be moving.
        (kept.record.head == record.head).then(|| (kept.record.clone(), kept.log.clone()))
    });
    let Some((durable, log)) = found else { return };
    if durable != *record {
        return fail(format!("process {process} shows {record:?}, and stored is {durable:?}"));
    }
    let digest = replay(durable, log, Vec::new()).map(|table| table.history.state().digest());
    if digest.ok() != Some(state.digest()) {
        fail(format!("process {process} shows another position of {} than its log", record.id));
    }
}
