//! New tables: a new game, an imported log, or another game up to some action.

use game::{Action, OptionRule, Profile, State, begin, play, seat_of};
use store::{Present, TableRecord, User};
use wire::api::{
    Access, BotSpec, ClockRule, Clocks, Entry, Happening, Holder, Import, Millis, NewTable, Order, Origin, Purpose,
    Seat, SeatWish, Status, TableId, UserId, Wanted, limits,
};
use wire::{Log, LogSetup, from_wire, g18xx, to_wire};

use super::bot::read_spec;
use super::history::digest_text;
use super::plan::{started, unique_name};
use super::state::Turn;
use super::timing;
use crate::reason::Reason;
use crate::refused::{Outcome, Refused};
use crate::{ids, secrets, validate};

/// All that a new table is made of.
pub struct Opening {
    pub name: Option<String>,
    pub access: Access,
    pub setup: LogSetup,
    pub seats: Seating,
    pub origin: Option<Origin>,
    /// Actions already played, with their seats.
    pub course: Vec<(u8, Action)>,
    /// Start at once if every seat is taken.
    pub start: bool,
    pub wanted: Wanted,
    pub clock: Option<ClockRule>,
}

/// Who is to sit at the table.
pub enum Seating {
    /// Nobody: a game to look at, with the names it was played under.
    Review,
    Wishes(Vec<SeatWish>),
}

impl Opening {
    pub fn new_game(new: NewTable) -> Outcome<Opening> {
        if new.seed.is_some_and(|seed| seed >= limits::SEED) {
            return Err(Reason::SeedTooLarge.into());
        }
        let seed = match new.order {
            Order::Fixed => None,
            Order::Random => Some(new.seed.unwrap_or_else(ids::seed)),
        };
        new.clock.as_ref().map(timing::check).transpose()?;
        let profile = Profile::named(&new.profile).ok_or(Reason::UnknownProfile { name: new.profile })?;
        let setup = LogSetup {
            profile: profile.name().to_owned(),
            rules_version: profile.newest().0,
            players: vec![String::new(); new.seats.len()],
            seed,
            options: new.options,
        };
        Ok(Opening {
            name: new.name,
            access: new.access,
            setup,
            seats: Seating::Wishes(new.seats),
            origin: None,
            course: Vec::new(),
            start: new.start,
            wanted: validate::wanted(new.wanted)?,
            clock: new.clock,
        })
    }

    pub fn import(import: Import) -> Outcome<Opening> {
        let (setup, course) = read_log(&import.log)?;
        let seats = seating(import.purpose, import.seats, setup.players.len());
        let (name, access) = (import.name, import.access);
        let (origin, wanted) = (Some(Origin::Log), Wanted::default());
        Ok(Opening { name, access, setup, seats, origin, course, start: true, clock: None, wanted })
    }

    /// Checks everything and returns the table with its first entries.
    pub fn open(self, id: TableId, host: &User, at: Millis) -> Outcome<(TableRecord, Vec<Entry>)> {
        let state = first_state(&self.setup)?;
        let seats = match self.seats {
            Seating::Review => spectators(&self.setup),
            Seating::Wishes(ref wishes) => sit(wishes, host, self.setup.players.len())?,
        };
        let status = if matches!(self.seats, Seating::Review) { Status::Review } else { Status::Open };
        let title = self.setup.profile.split('-').next().unwrap_or_default().to_owned();
        let name = match &self.name {
            Some(name) => validate::name(name)?,
            None => validate::name(&format!("{title} · {}", host.name)).unwrap_or_else(|_| title.clone()),
        };
        let present = Present {
            status,
            version: 0,
            position: 0,
            deciding: None,
            turn: 0,
            bot_next: false,
            proposals: Vec::new(),
            progress: None,
            clocks: None,
            updated: at,
        };
        let mut record = TableRecord {
            id,
            name,
            title,
            access: self.access,
            host: Some(host.id),
            invitation: secrets::invitation(),
            setup: self.setup,
            seats,
            origin: self.origin,
            wanted: self.wanted,
            clock: self.clock,
            created: at,
            head: 0,
            present,
        };
        let (mut entries, state) = course_entries(&self.course, state)?;
        record.present.position = entries.len() as u32;
        let full = record.seats.iter().all(|seat| seat.holder != Holder::Nobody);
        if self.start && full && status == Status::Open {
            let started = started(&record);
            if let Happening::Started { setup } = &started {
                record.setup = setup.clone();
            }
            record.present.status = Status::Running;
            entries.push(started);
        }
        record.head = entries.len() as u64;
        record.present.version = record.head;
        record.present.turn = record.head;
        Turn::of(record.present.status, &record.seats, &state).show_in(&mut record.present);
        record.present.clocks = first_clocks(&record, host, at);
        let entry = |(seq, what): (u64, Happening)| Entry { seq, at, by: Some(host.id), what, clocks: None };
        let mut entries: Vec<Entry> = (1..).zip(entries).map(entry).collect();
        if let Some(started) = entries.last_mut() {
            started.clocks = record.present.clocks.clone();
        }
        Ok((record, entries))
    }
}

/// Of a table that starts at once: everybody at it is the host or a bot.
fn first_clocks(record: &TableRecord, host: &User, at: Millis) -> Option<Clocks> {
    let rule = record.clock.as_ref().filter(|_| record.present.status == Status::Running)?;
    let runs = timing::first(&record.present, &record.seats);
    let clocks = Clocks { runs, ..timing::full(rule, record.seats.len(), at) };
    Some(timing::rested(clocks, rule, host.calendar.as_ref()))
}

pub fn seating(purpose: Purpose, wishes: Vec<SeatWish>, players: usize) -> Seating {
    match purpose {
        Purpose::Review => Seating::Review,
        Purpose::Play if wishes.is_empty() => Seating::Wishes(vec![SeatWish::Open; players]),
        Purpose::Play => Seating::Wishes(wishes),
    }
}

fn first_state(setup: &LogSetup) -> Outcome<State> {
    let read = setup.read().map_err(Reason::from)?;
    let known = options(read.profile);
    if let Some(foreign) = setup.options.iter().find(|name| !known.contains(&name.as_str())) {
        return Err(Reason::UnknownOption { name: foreign.clone() }.into());
    }
    Ok(begin(&read).map_err(Reason::from)?)
}

fn spectators(setup: &LogSetup) -> Vec<Seat> {
    let seat = |(seat, name): (usize, &String)| Seat {
        seat: seat as u8,
        name: name.clone(),
        holder: Holder::Nobody,
        stand_in: None,
        program: false,
        late: false,
    };
    setup.players.iter().enumerate().map(seat).collect()
}

fn sit(wishes: &[SeatWish], host: &User, players: usize) -> Outcome<Vec<Seat>> {
    if wishes.len() != players {
        return Err(Reason::SeatCount { players }.into());
    }
    let mut seats: Vec<Seat> = Vec::new();
    for (number, wish) in wishes.iter().enumerate() {
        let (name, holder) = match wish {
            SeatWish::Open => (String::new(), Holder::Nobody),
            SeatWish::Me { name } => {
                let name = name.as_deref().map(validate::name).transpose()?;
                (name.unwrap_or_else(|| host.name.clone()), person(host.id))
            }
            SeatWish::Bot { bot, name } => {
                let name = name.as_deref().map(validate::name).transpose()?;
                (bot_name(bot, name)?, Holder::Bot { bot: bot.clone() })
            }
        };
        let name = if holder == Holder::Nobody {
            name
        } else {
            unique_name(&name, seats.iter().map(|seat| seat.name.as_str()))
        };
        let program = host.standing.program && holder == person(host.id);
        seats.push(Seat { seat: number as u8, name, holder, stand_in: None, program, late: false });
    }
    Ok(seats)
}

/// The name that was wished for; else what the bot is.
pub fn bot_name(bot: &BotSpec, wished: Option<String>) -> Outcome<String> {
    let (level, character) = read_spec(bot)?;
    Ok(wished.unwrap_or_else(|| format!("{level} {character}")))
}

const fn person(user: UserId) -> Holder {
    Holder::Person { user }
}

/// Every action goes through `game::play`.
fn course_entries(course: &[(u8, Action)], mut state: State) -> Outcome<(Vec<Happening>, State)> {
    let mut entries = Vec::new();
    for (seat, action) in course {
        let after = play(&state, action).map_err(|refusal| Refused::rule(state, refusal))?.state;
        let digest = digest_text(after.digest());
        entries.push(Happening::Acted { seat: *seat, action: to_wire(state.edition(), action), digest });
        state = after;
    }
    Ok((entries, state))
}

type Course = Vec<(u8, Action)>;

/// A Kursbuch log or one of 18xx.games, replayed strictly.
fn read_log(text: &str) -> Outcome<(LogSetup, Course)> {
    let json: serde_json::Value =
        serde_json::from_str(text).map_err(|why| Reason::LogUnreadable { detail: why.to_string() })?;
    if g18xx::Game::is_one(&json) { read_site_log(text) } else { read_own_log(text) }
}

fn read_own_log(text: &str) -> Outcome<(LogSetup, Course)> {
    let log = Log::read(text).map_err(Reason::from)?;
    let mut setup = log.setup.clone();
    for name in &mut setup.players {
        *name = validate::name(name)?;
    }
    let mut before = first_state(&setup)?;
    let mut course = Vec::new();
    wire::replay(&log, |number, state| {
        let entry = number.checked_sub(1).and_then(|row| log.actions.get(row));
        if let Some(Ok(action)) = entry.map(|entry| from_wire(state.edition(), &entry.action)) {
            course.push((seat_for(&before, &action), action));
        }
        before = *state;
    })
    .map_err(Reason::from)?;
    Ok((setup, course))
}

fn read_site_log(text: &str) -> Outcome<(LogSetup, Course)> {
    let game = g18xx::Game::read(text).map_err(Reason::from)?;
    let mut import = g18xx::Import::new(&game).map_err(Reason::from)?;
    for action in game.effective_actions() {
        import.step(action).map_err(Reason::from)?;
    }
    let names: Vec<String> = game.player_names.iter().map(|name| validate::name(name)).collect::<Outcome<_>>()?;
    let setup = Log::begin(&game.setup, names).setup;
    let mut state = first_state(&setup)?;
    let mut course = Vec::new();
    for action in import.played {
        let after = play(&state, &action).map_err(|refusal| Refused::rule(state, refusal))?.state;
        course.push((seat_for(&state, &action), action));
        state = after;
    }
    Ok((setup, course))
}

fn seat_for(state: &State, action: &Action) -> u8 {
    seat_of(state, action).map_or(0, game::PlayerId::seat)
}

/// Optional rules of a profile, by name.
pub fn options(profile: Profile) -> Vec<&'static str> {
    profile.options().map(OptionRule::name).collect()
}

/// Title of a profile: `1844` of `1844-2e`.
pub fn title(profile: Profile) -> &'static str {
    profile.name().split('-').next().unwrap_or_default()
}
