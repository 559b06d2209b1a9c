//! Clocks over simulated weeks: three people in three time zones, two processes on one log, restarts, undo, pauses,
//! vacations and both changes of summer time. A second book is kept minute by minute, in the plainest way; after
//! everything that happens both must agree to the millisecond.

use bots::{Dice, random_choice};
use game::{choices, play};
use jiff::Timestamp;
use jiff::civil::Weekday;
use jiff::tz::TimeZone;
use store::User;
use wire::api::{
    AtZero, BotSpec, Calendar, ClockRule, Entry, Happening, Holder, Millis, NewTable, Outcome, Pace, QuietHours, Runs,
    SeatWish, Status, Undo, UserId, Vacation,
};

use super::open::Opening;
use super::plan::{Caller, Plan, is_paused, plan, plan_decided};
use super::prepare::Prepared;
use super::state::{Decided, TableState};
use super::{Command, load, timing};

const MINUTE: Millis = 60_000;
const HOUR: Millis = 60 * MINUTE;
const DAY: Millis = 24 * HOUR;
const SEATS: usize = 3;
const ZONES: [&str; SEATS] = ["Europe/Zurich", "America/New_York", "Asia/Kolkata"];
const STEPS: usize = 250;

/// What the plain book knows of one action of the course.
#[derive(Clone)]
struct Played {
    seat: usize,
    gained: Millis,
    left: [Millis; SEATS],
}

/// The plain book.
struct Book {
    rule: ClockRule,
    left: [Millis; SEATS],
    course: Vec<Played>,
    position: usize,
    is_paused: bool,
    /// In this turn.
    is_out: bool,
    times_out: usize,
}

struct World {
    now: Millis,
    calendars: [Calendar; SEATS],
    log: Vec<Entry>,
    processes: Vec<TableState>,
    book: Book,
    dice: Dice,
}

fn user(seat: usize) -> UserId {
    UserId::new(seat as u64 + 1)
}

fn quiet(zone: &str) -> Calendar {
    // Outside the hours in which clocks are changed.
    let quiet = Some(QuietHours { from: 22 * 60 + 30, to: 7 * 60 });
    Calendar { zone: zone.to_owned(), quiet, weekends_off: false, vacations: Vec::new() }
}

/// Whether a minute does not count, asked of the wall clock alone.
fn rests(calendar: &Calendar, at: Millis) -> bool {
    let zone = TimeZone::get(&calendar.zone).unwrap();
    let wall = Timestamp::from_millisecond(at as i64).unwrap().to_zoned(zone);
    let minute = wall.hour() as u16 * 60 + wall.minute() as u16;
    let in_quiet = calendar.quiet.is_some_and(|quiet| minute >= quiet.from || minute < quiet.to);
    let weekend = matches!(wall.weekday(), Weekday::Saturday | Weekday::Sunday);
    let date = wall.date().to_string();
    let vacation = calendar.vacations.iter().any(|vacation| (&vacation.first..=&vacation.last).contains(&&date));
    in_quiet || (calendar.weekends_off && weekend) || vacation
}

impl World {
    fn new(seed: u64, pace: Pace, at_zero: AtZero) -> World {
        let mut dice = Dice::new(seed);
        // A few days before summer time begins or ends in Zurich and New York.
        let starts = ["2026-03-05T10:00:00Z", "2026-03-26T10:00:00Z", "2026-10-22T10:00:00Z", "2026-10-30T10:00:00Z"];
        let now = starts[dice.below(starts.len())].parse::<Timestamp>().unwrap().as_millisecond() as Millis;
        let (bank, increment) = match pace {
            Pace::Live => (HOUR, 2 * MINUTE),
            Pace::Correspondence => (2 * DAY, 5 * HOUR),
        };
        let rule = ClockRule { pace, bank, increment, at_zero };
        let calendars = ZONES.map(quiet);
        let table = open(&rule, &calendars[0], now);
        let log = table.1;
        let record = table.0;
        let first = load::replay(record.clone(), log.clone(), Vec::new()).unwrap();
        let second = load::replay(record, log.clone(), Vec::new()).unwrap();
        let (left, is_paused, is_out) = ([bank; SEATS], false, false);
        let book = Book { rule, left, course: Vec::new(), position: 0, is_paused, is_out, times_out: 0 };
        let mut world = World { now, calendars, log, processes: vec![first, second], book, dice };
        for (seat, name) in ["Beat", "Cleo"].into_iter().enumerate() {
            let join = Command::Join { join: wire::api::Join::default(), blocked: false, invited: false };
            world.ask(0, seat + 1, name, &join);
        }
        world.ask(1, 0, "Anna", &Command::Start);
        world
    }

    /// Carries out a command at a process that may not know the latest entries.
    fn ask(&mut self, process: usize, seat: usize, name: &str, command: &Command) -> bool {
        for _ in 0..3 {
            self.check_clock(process);
            let caller = Caller { user: user(seat), name, program: false };
            match plan(&self.processes[process], &caller, command) {
                Ok(Plan { entries, decided, .. }) => {
                    if entries.is_empty() || self.commit(process, entries, decided, Some(user(seat))) {
                        return true;
                    }
                }
                Err(_) if self.processes[process].record.head == self.log.len() as u64 => return false,
                Err(_) => self.catch_up(process),
            }
        }
        panic!("an up-to-date process was refused");
    }

    /// As the owner of a table does it. `false` if another process was first.
    fn commit(
        &mut self,
        process: usize,
        entries: Vec<Happening>,
        decided: Option<Decided>,
        by: Option<UserId>,
    ) -> bool {
        let table = &mut self.processes[process];
        let prepared = Prepared::new(table, entries, decided, by, self.now).unwrap();
        let holder = prepared.needs_calendar().map(|user| user.number() as usize - 1);
        let (append, pending) = prepared.finish(holder.map(|seat| &self.calendars[seat]));
        if append.head != self.log.len() as u64 {
            self.catch_up(process);
            return false;
        }
        table.accept(&append.entries, pending);
        self.log.extend(append.entries.iter().cloned());
        self.enter(&append.entries);
        true
    }

    fn catch_up(&mut self, process: usize) {
        let table = &mut self.processes[process];
        for entry in &self.log[table.record.head as usize..] {
            let mut pending = table.pending(None);
            pending.check_entry(table, entry).unwrap();
            table.accept(std::slice::from_ref(entry), pending);
        }
    }

    fn check_clock(&mut self, process: usize) {
        if let Some(entries) = timing::time_up(&self.processes[process], self.now) {
            // If another process was first, it has seen to it.
            self.commit(process, entries, None, None);
        }
    }

    /// Forgets all that a process has in memory.
    fn restart(&mut self, process: usize) {
        self.catch_up(process);
        let record = self.processes[process].record.clone();
        self.processes[process] = load::replay(record, self.log.clone(), Vec::new()).unwrap();
    }

    /// The table as somebody who knows everything sees it.
    fn table(&mut self) -> &TableState {
        self.catch_up(0);
        &self.processes[0]
    }

    /// Whose clock has to run, by the plain rules.
    fn running(&mut self) -> Option<usize> {
        let table = self.table();
        let seat = table.record.present.deciding.filter(|_| table.record.present.status == Status::Running)?;
        let is_person = table.record.seats[usize::from(seat)].bot().is_none();
        (is_person && !self.book.is_paused).then_some(usize::from(seat))
    }

    /// Lets time go by, a minute at a time in the plain book.
    fn wait(&mut self, minutes: u64) {
        let running = self.running();
        for _ in 0..minutes {
            if let Some(seat) = running {
                let is_rest = self.book.rule.pace == Pace::Correspondence && rests(&self.calendars[seat], self.now);
                if !is_rest {
                    self.book.left[seat] = self.book.left[seat].saturating_sub(MINUTE);
                }
            }
            self.now += MINUTE;
        }
        // Both sweep, one of them perhaps without knowing the latest entries.
        let first = self.dice.below(2);
        self.check_clock(first);
        self.check_clock(1 - first);
    }

    /// What the entries mean in the plain book.
    fn enter(&mut self, entries: &[Entry]) {
        let agreed =
            entries.iter().any(|entry| matches!(entry.what, Happening::Settled { outcome: Outcome::Agreed, .. }));
        for entry in entries {
            match &entry.what {
                Happening::Acted { seat, .. } => self.enter_action(usize::from(*seat), entry.by.is_some()),
                Happening::Undone { to, .. } => self.enter_undo(*to as usize, agreed),
                Happening::Redone { to, .. } => {
                    for played in &self.book.course[self.book.position..*to as usize] {
                        self.book.left[played.seat] += played.gained;
                    }
                    (self.book.position, self.book.is_out) = (*to as usize, false);
                }
                Happening::RanOut { seat } => {
                    assert_eq!(self.book.left[usize::from(*seat)], 0, "out of time before its time");
                    assert!(!self.book.is_out, "handled twice");
                    (self.book.is_out, self.book.times_out) = (true, self.book.times_out + 1);
                }
                Happening::Paused => self.book.is_paused = true,
                Happening::Resumed => (self.book.is_paused, self.book.is_out) = (false, false),
                Happening::SeatChanged { .. }
                | Happening::Renamed { .. }
                | Happening::HostChanged { .. }
                | Happening::Started { .. }
                | Happening::Proposed { .. }
                | Happening::Answered { .. }
                | Happening::Settled { .. }
                | Happening::CalendarChanged { .. }
                | Happening::Said { .. } => (),
            }
        }
    }

    fn enter_action(&mut self, seat: usize, by_person: bool) {
        let gained = if by_person { self.book.rule.increment } else { 0 };
        self.book.left[seat] += gained;
        self.book.course.truncate(self.book.position);
        self.book.course.push(Played { seat, gained, left: self.book.left });
        (self.book.position, self.book.is_out) = (self.book.course.len(), false);
    }

    fn enter_undo(&mut self, to: usize, agreed: bool) {
        if agreed {
            let then = to.checked_sub(1).map(|last| self.book.course[last].left);
            self.book.left = then.unwrap_or([self.book.rule.bank; SEATS]);
        } else {
            for played in &self.book.course[to..self.book.position] {
                self.book.left[played.seat] = self.book.left[played.seat].saturating_sub(played.gained);
            }
        }
        (self.book.position, self.book.is_out) = (to, false);
    }

    /// One thing that may happen at a table.
    fn step(&mut self) {
        let minutes = match self.dice.below(10) {
            0 => self.dice.below(3 * 24 * 60),
            1..=3 => self.dice.below(10 * 60),
            _ => self.dice.below(40),
        };
        self.wait(minutes as u64);
        let process = self.dice.below(2);
        match self.dice.below(20) {
            0 => self.restart(process),
            1 => self.undo(process),
            2 => self.change_calendar(process),
            3 => self.pause(process),
            4 => self.take_back(process),
            _ => self.act(process),
        }
        self.compare();
    }

    fn act(&mut self, process: usize) {
        let table = self.table();
        let Some(seat) = table.record.present.deciding else { return };
        let by_bot = table.record.seats[usize::from(seat)].bot().is_some();
        if by_bot && is_paused(table) {
            return;
        }
        let state = *table.history.state();
        let mut offered = choices(&state);
        offered.out_of_turn.clear();
        let action = random_choice(&state, &offered, &mut self.dice);
        let after = play(&state, &action).unwrap().state;
        if by_bot {
            self.catch_up(process);
            let Plan { entries, decided, .. } =
                plan_decided(&self.processes[process], seat, Decided::new(action, after));
            assert!(self.commit(process, entries, decided, None));
            return;
        }
        let version = self.table().record.present.version;
        let action = wire::to_wire(state.edition(), &action);
        let act = Command::Act(wire::api::Act { seat, version, action });
        let is_paused = self.book.is_paused;
        assert_eq!(self.ask(process, usize::from(seat), "?", &act), !is_paused, "acting in a pause is refused");
    }

    /// Asks for an undo, and everybody agrees.
    fn undo(&mut self, process: usize) {
        let (version, position) = (self.table().record.present.version, self.book.position);
        if position == 0 {
            return;
        }
        let back = 1 + self.dice.below(3.min(position));
        let undo = Undo { version, to: Some((position - back) as u32) };
        let seat = self.book.course[position - 1].seat;
        self.ask(process, seat, "?", &Command::Undo(undo));
        // A question that nobody answers lapses with the next action.
        if self.dice.below(3) > 0 {
            self.agree(process);
        }
    }

    fn agree(&mut self, process: usize) {
        for _ in 0..SEATS {
            let Some(proposal) = self.table().record.present.proposals.first().cloned() else { return };
            let Some(seat) = proposal.asked.iter().find(|seat| !proposal.agreed.contains(seat)) else { return };
            let answer = Command::Answer { proposal: proposal.id, agreed: true };
            self.ask(process, usize::from(*seat), "?", &answer);
        }
    }

    fn pause(&mut self, process: usize) {
        let command = if self.book.is_paused { Command::Resume } else { Command::Pause };
        let seat = self.dice.below(SEATS);
        self.ask(process, seat, "?", &command);
        self.agree(process);
    }

    fn take_back(&mut self, process: usize) {
        let seats = self.table().record.seats.clone();
        for seat in seats.iter().filter(|seat| seat.stand_in.is_some()) {
            let number = usize::from(seat.seat);
            if self.ask(process, number, "?", &Command::TakeBack { seat: seat.seat }) {
                let grace = self.book.rule.grace();
                self.book.left[number] = self.book.left[number].max(grace);
                self.book.is_out = false;
            }
        }
    }

    fn change_calendar(&mut self, process: usize) {
        let seat = self.dice.below(SEATS);
        let today = Timestamp::from_millisecond(self.now as i64).unwrap();
        let day = |ahead: u64| {
            let later = Timestamp::from_millisecond((self.now + ahead * DAY) as i64).unwrap();
            later.strftime("%Y-%m-%d").to_string()
        };
        let calendar = &mut self.calendars[seat];
        match self.dice.below(3) {
            0 => calendar.weekends_off = !calendar.weekends_off,
            1 => calendar.vacations = vec![Vacation { first: day(1), last: day(3) }],
            _ => *calendar = quiet(ZONES[(seat + today.as_second() as usize) % SEATS]),
        }
        self.ask(process, seat, "?", &Command::Recount);
    }

    /// Both books, at both processes.
    fn compare(&mut self) {
        let running = self.running();
        for process in 0..2 {
            self.catch_up(process);
            let table = &self.processes[process];
            let clocks = table.record.present.clocks.as_ref().unwrap();
            for (seat, left) in self.book.left.iter().enumerate() {
                assert_eq!(clocks.left(seat as u8, self.now), *left, "seat {seat} at entry {}", self.log.len());
            }
            let expected = match running {
                _ if self.book.is_paused && table.record.present.status == Status::Running => Some(Runs::Paused),
                Some(seat) if self.book.is_out => Some(Runs::RanOut { seat: seat as u8 }),
                None => Some(Runs::Nobody),
                Some(_) => None,
            };
            match expected {
                Some(expected) => assert_eq!(clocks.runs, expected),
                None => assert!(matches!(clocks.runs, Runs::Seat { seat, .. } if Some(usize::from(seat)) == running)),
            }
        }
    }
}

fn open(rule: &ClockRule, calendar: &Calendar, at: Millis) -> (store::TableRecord, Vec<Entry>) {
    let seats = vec![SeatWish::Me { name: None }, SeatWish::Open, SeatWish::Open];
    let new = NewTable {
        name: None,
        profile: "1844-2e".to_owned(),
        options: Vec::new(),
        seats,
        access: wire::api::Access::Open,
        order: wire::api::Order::Fixed,
        seed: None,
        start: false,
        clock: Some(rule.clone()),
        wanted: Default::default(),
    };
    let host = User {
        id: user(0),
        name: "Anna".to_owned(),
        name_key: None,
        password: None,
        key: None,
        created: at,
        seen: at,
        calendar: Some(calendar.clone()),
        standing: Default::default(),
    };
    Opening::new_game(new).and_then(|opening| opening.open(crate::ids::table_id(), &host, at)).unwrap()
}

#[test]
fn no_second_is_lost_or_counted_twice() {
    let bot = || AtZero::BotPlays { bot: BotSpec { level: "random".to_owned(), character: None } };
    let mut out = 0;
    for seed in 0..60 {
        let pace = if seed % 3 == 0 { Pace::Live } else { Pace::Correspondence };
        let at_zero = if seed % 2 == 0 { bot() } else { AtZero::OthersDecide };
        let mut world = World::new(seed, pace, at_zero);
        for _ in 0..STEPS {
            world.step();
        }
        out += world.book.times_out;
        let holders =
            world.processes[0].record.seats.iter().filter(|seat| matches!(seat.holder, Holder::Person { .. }));
        assert_eq!(holders.count(), SEATS, "running out costs nobody the seat");
    }
    assert!(out > 100, "only {out} clocks ran out: nothing was tried");
}
