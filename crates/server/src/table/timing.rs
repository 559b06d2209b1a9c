//! Clocks: what entries do to them. The time is handed in, and the result is stored with the entries: nothing here is
//! worked out a second time, by another process or after a restart.

use store::Present;
use wire::api::{
    AtZero, Calendar, ClockRule, Clocks, Entry, Happening, Holder, Millis, Outcome, Pace, Runs, Seat, Status,
};

use super::bot::read_spec;
use super::state::TableState;
use crate::calendar;
use crate::reason::Reason;
use crate::refused::Refused;

/// A bank, at least, and at most.
const LEAST: Millis = 10_000;
const LIVE_MOST: Millis = 24 * 3_600_000;
const CORRESPONDENCE_MOST: Millis = 30 * LIVE_MOST;

/// The clocks after these entries, if they change them. The caller adds when the running one rests.
pub fn after(table: &TableState, entries: &[Entry], present: &Present, seats: &[Seat], at: Millis) -> Option<Clocks> {
    let rule = table.record.clock.as_ref()?;
    if present.status == Status::Open || !entries.iter().any(|entry| concerns(&entry.what)) {
        return None;
    }
    let before = table.record.present.clocks.as_ref();
    let mut turning = Turning {
        rule,
        table,
        before: before.map_or(&Runs::Nobody, |before| &before.runs),
        agreed: entries.iter().any(|entry| is_agreed(&entry.what)),
        clocks: before.map_or_else(|| full(rule, seats.len(), at), |before| charged(before, at)),
    };
    for entry in entries {
        turning.turn(&entry.what);
    }
    let mut clocks = turning.clocks;
    if clocks.runs != Runs::Paused || present.status != Status::Running {
        clocks.runs = running(&clocks.runs, present, seats);
    }
    Some(clocks)
}

/// All seats with their whole bank.
pub fn full(rule: &ClockRule, seats: usize, at: Millis) -> Clocks {
    Clocks { left: vec![rule.bank; seats], since: at, runs: Runs::Nobody, gained: 0 }
}

/// With the rests of the seat that runs, by the calendar of its holder.
pub fn rested(clocks: Clocks, rule: &ClockRule, calendar: Option<&Calendar>) -> Clocks {
    match (rule.pace, &clocks.runs, calendar) {
        (Pace::Correspondence, Runs::Seat { seat, .. }, Some(calendar)) => {
            let left = clocks.left(*seat, clocks.since);
            let rests = calendar::rests(calendar, clocks.since, left);
            Clocks { runs: Runs::Seat { seat: *seat, rests }, ..clocks }
        }
        (Pace::Correspondence | Pace::Live, _, _) => clocks,
    }
}

/// Whether a table can be opened with it.
pub fn check(rule: &ClockRule) -> Result<(), Refused> {
    let most = match rule.pace {
        Pace::Live => LIVE_MOST,
        Pace::Correspondence => CORRESPONDENCE_MOST,
    };
    if !(LEAST..=most).contains(&rule.bank) || rule.increment > most {
        return Err(Reason::BadClock.into());
    }
    if let AtZero::BotPlays { bot } = &rule.at_zero {
        read_spec(bot)?;
    }
    Ok(())
}

/// The entries that follow when the running clock is at zero.
pub fn time_up(table: &TableState, now: Millis) -> Option<Vec<Happening>> {
    let rule = table.record.clock.as_ref()?;
    let clocks = table.record.present.clocks.as_ref()?;
    let Runs::Seat { seat: out, .. } = clocks.runs else { return None };
    if clocks.runs_out()? > now {
        return None;
    }
    let mut entries = vec![Happening::RanOut { seat: out }];
    if let AtZero::BotPlays { bot } = &rule.at_zero {
        let seat = table.record.seats.iter().find(|seat| seat.seat == out)?;
        entries.push(Happening::SeatChanged { seat: Seat { stand_in: Some(bot.clone()), ..seat.clone() } });
    }
    Some(entries)
}

/// Which clock runs when the table is like this: nobody's for a bot.
pub fn first(present: &Present, seats: &[Seat]) -> Runs {
    running(&Runs::Nobody, present, seats)
}

struct Turning<'a> {
    rule: &'a ClockRule,
    table: &'a TableState,
    before: &'a Runs,
    /// The others have agreed to what happens.
    agreed: bool,
    clocks: Clocks,
}

/// Whether it changes which clock runs, or what is left.
pub const fn concerns(what: &Happening) -> bool {
    match what {
        Happening::Started { .. }
        | Happening::Acted { .. }
        | Happening::Undone { .. }
        | Happening::Redone { .. }
        | Happening::SeatChanged { .. }
        | Happening::RanOut { .. }
        | Happening::Paused
        | Happening::Resumed
        | Happening::CalendarChanged { .. } => true,
        Happening::Renamed { .. }
        | Happening::HostChanged { .. }
        | Happening::Proposed { .. }
        | Happening::Answered { .. }
        | Happening::Settled { .. }
        | Happening::Said { .. } => false,
    }
}

fn is_agreed(what: &Happening) -> bool {
    matches!(what, Happening::Settled { outcome: Outcome::Agreed, .. })
}

/// What the running seat has used is taken from its bank.
fn charged(before: &Clocks, at: Millis) -> Clocks {
    let left = (0..before.left.len()).map(|seat| before.left(seat as u8, at)).collect();
    Clocks { left, since: at, runs: before.runs.clone(), gained: 0 }
}

impl Turning<'_> {
    fn turn(&mut self, what: &Happening) {
        match what {
            Happening::Started { .. } => {
                self.clocks = full(self.rule, self.clocks.left.len(), self.clocks.since);
            }
            Happening::Acted { seat, .. } => {
                if self.was_running(*seat) {
                    self.clocks.gained = self.rule.increment;
                    self.change(*seat, |left| left + self.rule.increment);
                }
                self.clocks.runs = unless_paused(&self.clocks.runs);
            }
            Happening::Undone { to, .. } => self.undo(*to as usize),
            Happening::Redone { to, .. } => {
                for step in self.table.history.course().between(*to as usize) {
                    self.change(step.seat, |left| left + step.clock.gained);
                }
                self.clocks.runs = unless_paused(&self.clocks.runs);
            }
            Happening::SeatChanged { seat } => {
                let is_resting = |known: &Seat| known.bot().is_some() || known.holder == Holder::Gone;
                let seats = &self.table.record.seats;
                let rested = seats.iter().any(|known| known.seat == seat.seat && is_resting(known));
                if rested && !is_resting(seat) {
                    self.change(seat.seat, |left| left.max(self.rule.grace()));
                }
            }
            Happening::RanOut { seat } => {
                self.change(*seat, |_| 0);
                self.clocks.runs = Runs::RanOut { seat: *seat };
            }
            Happening::Paused => self.clocks.runs = Runs::Paused,
            Happening::Resumed => self.clocks.runs = Runs::Nobody,
            Happening::CalendarChanged { .. }
            | Happening::Renamed { .. }
            | Happening::HostChanged { .. }
            | Happening::Proposed { .. }
            | Happening::Answered { .. }
            | Happening::Settled { .. }
            | Happening::Said { .. } => (),
        }
    }

    /// By consent the time comes back as it was. Who takes back an action of their own gives back what it earned and
    /// keeps the time they have thought: otherwise a move taken back would be a way to think for nothing.
    fn undo(&mut self, to: usize) {
        let course = self.table.history.course();
        if self.agreed {
            let then = to.checked_sub(1).and_then(|last| course.all().get(last)).map(|step| &step.clock.left);
            self.clocks.left = match then {
                Some(left) if !left.is_empty() => left.to_vec(),
                Some(_) | None => vec![self.rule.bank; self.clocks.left.len()],
            };
        } else {
            for step in course.between(to) {
                self.change(step.seat, |left| left.saturating_sub(step.clock.gained));
            }
        }
        self.clocks.runs = unless_paused(&self.clocks.runs);
    }

    fn was_running(&self, seat: u8) -> bool {
        match self.before {
            Runs::Seat { seat: running, .. } | Runs::RanOut { seat: running } => *running == seat,
            Runs::Nobody | Runs::Paused => false,
        }
    }

    fn change(&mut self, seat: u8, change: impl FnOnce(Millis) -> Millis) {
        if let Some(left) = self.clocks.left.get_mut(usize::from(seat)) {
            *left = change(*left);
        }
    }
}

fn unless_paused(runs: &Runs) -> Runs {
    match runs {
        Runs::Paused => Runs::Paused,
        Runs::Nobody | Runs::Seat { .. } | Runs::RanOut { .. } => Runs::Nobody,
    }
}

/// The clock of the person who has to decide runs, unless it has run out in this turn.
fn running(before: &Runs, present: &Present, seats: &[Seat]) -> Runs {
    let deciding = present.deciding.and_then(|next| seats.iter().find(|seat| seat.seat == next));
    let Some(seat) = deciding.filter(|seat| seat.bot().is_none() && seat.holder != Holder::Gone) else {
        return Runs::Nobody;
    };
    match before {
        Runs::RanOut { seat: out } if *out == seat.seat => before.clone(),
        Runs::RanOut { .. } | Runs::Nobody | Runs::Seat { .. } | Runs::Paused => {
            Runs::Seat { seat: seat.seat, rests: Vec::new() }
        }
    }
}
