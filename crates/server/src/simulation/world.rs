//! The simulated world: processes on one database, the weather that they live in, and what has been seen of them.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use store::{Signal, Store};
use tokio::sync::{broadcast, watch};
use wire::api::{Entry, TableId, UserId};

use super::disk::Disk;
use super::executor::{self, Moment, Whose};
use super::store::SimulatedStore;
use crate::alerts::{Letter, Undelivered};
use crate::app::{App, Shared};
use crate::clock::Clock;
use crate::config::{Config, RateLimits};
use crate::table::event;

pub const SECOND: Moment = 1_000_000;
/// How old what a letter says may be: it was judged right before it went out, by a database that may have stalled.
const LETTER_IS_LATE: Moment = 60 * SECOND;

/// What goes wrong at present. Chances in a thousand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Weather {
    pub statements_lost: u64,
    pub stalled_until: Moment,
    pub database_down_until: Moment,
    pub signals_lost: u64,
    pub signals_doubled: u64,
    pub letters_lost: u64,
    /// Every way takes at most so long, in microseconds.
    pub slowest: Moment,
}

impl Weather {
    pub fn fair() -> Weather {
        Weather { slowest: 20_000, ..Weather::default() }
    }
}

/// A process that is up.
struct Process {
    app: Shared,
    stop: watch::Sender<bool>,
}

/// Somebody who follows a table, over all their connections.
#[derive(Default)]
pub struct Follower {
    pub table: Option<TableId>,
    pub cursor: u64,
    pub has_left: bool,
}

/// What a client has asked for, to be held against the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked {
    pub table: TableId,
    pub user: UserId,
    pub what: What,
    pub acknowledged: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub enum What {
    Act(wire::api::Act),
    Say(String),
}

/// Orders of a seat as its holder has given them.
#[derive(Clone, Debug, Default)]
pub struct OrdersGiven {
    pub any: bool,
    /// Sent and not yet answered.
    pub open: u32,
    /// One was not answered, or several crossed: what holds is not known.
    pub unknown: bool,
    /// The last one that was acknowledged took all orders away.
    pub cleared: bool,
}

pub struct World {
    pub disk: Disk,
    pub weather: Weather,
    /// Nothing goes wrong here at all.
    pub is_calm: bool,
    /// One of those who follow is signed in: whoever sees the table is not always written to.
    pub has_reader: bool,
    pub failure: Option<String>,
    pub followers: Vec<Follower>,
    pub asked: Vec<Asked>,
    pub orders: BTreeMap<(TableId, u8), OrdersGiven>,
    pub letters: BTreeMap<String, u32>,
    /// Everything that happened, in one number.
    pub fingerprint: u64,
    pub trace: Option<Vec<String>>,
    /// What happened how often.
    pub counts: BTreeMap<&'static str, u64>,
    up: BTreeMap<Whose, Process>,
    signals: BTreeMap<Whose, broadcast::Sender<Signal>>,
}

thread_local! {
    static WORLD: RefCell<Option<World>> = const { RefCell::new(None) };
}

pub fn with<T>(look: impl FnOnce(&mut World) -> T) -> T {
    WORLD.with_borrow_mut(|world| look(world.as_mut().expect("a world")))
}

pub fn begin(is_calm: bool, has_reader: bool, traces: bool) {
    let world = World {
        disk: Disk::default(),
        weather: Weather::fair(),
        is_calm,
        has_reader,
        failure: None,
        followers: Vec::new(),
        asked: Vec::new(),
        orders: BTreeMap::new(),
        letters: BTreeMap::new(),
        fingerprint: 0,
        trace: traces.then(Vec::new),
        counts: BTreeMap::new(),
        up: BTreeMap::new(),
        signals: BTreeMap::new(),
    };
    WORLD.set(Some(world));
}

pub fn end() -> Option<World> {
    let mut world = WORLD.take()?;
    let up = std::mem::take(&mut world.up);
    drop(up);
    Some(world)
}

pub fn fail(why: String) {
    with(|world| {
        if world.failure.is_none() {
            note(world, || format!("FAILS: {why}"));
            world.failure = Some(why);
        }
    });
}

pub fn has_failed() -> bool {
    with(|world| world.failure.is_some())
}

fn note(world: &mut World, line: impl FnOnce() -> String) {
    let now = executor::now();
    if let Some(trace) = &mut world.trace {
        trace.push(format!("{:>6}.{:03} s  {}", now / SECOND, now % SECOND / 1_000, line()));
    }
}

pub fn say(line: impl FnOnce() -> String) {
    with(|world| note(world, line));
}

pub fn count(what: &'static str) {
    with(|world| *world.counts.entry(what).or_default() += 1);
}

/// Takes something that happened into the fingerprint.
fn mark(world: &mut World, bytes: &[u8]) {
    let now = executor::now();
    for byte in now.to_le_bytes().iter().chain(bytes) {
        world.fingerprint = (world.fingerprint ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01B3);
    }
}

/// To the database and back, or to a client near by.
pub async fn travel() {
    let slowest = with(|world| world.weather.slowest);
    executor::sleep(Duration::from_micros(100 + executor::below(slowest))).await;
}

/// A signal: now and then it takes very long.
pub async fn travel_far() {
    let slowest = with(|world| if world.is_calm { 50_000 } else { 20 * world.weather.slowest });
    executor::sleep(Duration::from_micros(100 + executor::below(slowest))).await;
}

pub fn database_refuses() -> bool {
    let (down, lost) = with(|world| (world.weather.database_down_until, world.weather.statements_lost));
    executor::now() < down || (lost > 0 && executor::below(1_000) < lost)
}

fn config(clock: Clock) -> Config {
    let mut config = Config::new(([127, 0, 0, 1], 1844).into(), "simulated");
    config.clock = clock;
    config.rate_limits = RateLimits::Off;
    config.bot_threads = 1;
    // Short, so that tables leave the memory and come back often.
    config.idle = Duration::from_secs(20);
    config.alerts.lease = Duration::from_secs(30);
    config
}

pub fn start_process(process: Whose, off: i64) {
    if with(|world| world.up.contains_key(&process)) {
        return;
    }
    let clock = Clock::standing_at(0);
    executor::set_clock(process, &clock, off);
    with(|world| world.signals.insert(process, broadcast::Sender::new(64)));
    let store: Arc<dyn Store> = Arc::new(SimulatedStore { process });
    let (stop, stopping) = watch::channel(false);
    let app = Arc::new(App::new(config(clock), store, stopping));
    let supervised = app.clone();
    executor::spawn_for(process, async move { supervised.hub.supervise().await });
    executor::spawn_for(process, crate::alerts::run(app.clone()));
    with(|world| {
        world.up.insert(process, Process { app, stop });
        note(world, || format!("process {process} starts"));
    });
}

/// At whatever point its tasks are.
pub fn crash_process(process: Whose) {
    executor::kill(process);
    let gone = with(|world| {
        note(world, || format!("process {process} is gone"));
        world.up.remove(&process)
    });
    drop(gone);
}

/// As on a signal to end: streams end, tables are written out; whoever calls crashes it some time later.
pub fn stop_process(process: Whose) {
    let app = with(|world| {
        let up = world.up.get(&process)?;
        // The receivers are in the app.
        let _ = up.stop.send(true);
        Some(up.app.clone())
    });
    if let Some(app) = app {
        executor::spawn_for(process, async move { app.hub.close().await });
    }
}

impl World {
    /// What is in the logs from this moment on.
    pub fn note_fresh(&mut self) {
        for (table, entries) in std::mem::take(&mut self.disk.fresh) {
            for entry in entries.iter() {
                note(self, || format!("durable  {table} #{} at {}: {:?}", entry.seq, entry.at, entry.what));
                mark(self, &event(entry));
            }
            *self.counts.entry("entries").or_default() += entries.len() as u64;
        }
        for place in std::mem::take(&mut self.disk.struck) {
            let by_hand = self.orders.get(&place).is_some_and(|given| given.open > 0 || given.unknown);
            self.must_not(!by_hand, place, "were struck off without their move");
        }
        for place in std::mem::take(&mut self.disk.ordered) {
            let is_gone = |given: &OrdersGiven| given.cleared && given.open == 0 && !given.unknown;
            let is_back = self.orders.get(&place).is_some_and(is_gone);
            self.must_not(is_back, place, "were taken away and are back");
        }
    }

    fn must_not(&mut self, has_happened: bool, (table, seat): (TableId, u8), what: &str) {
        if has_happened && self.failure.is_none() {
            let why = format!("the orders of seat {seat} at {table} {what}");
            note(self, || format!("FAILS: {why}"));
            self.failure = Some(why);
        }
    }

    pub fn processes(&self) -> Vec<Whose> {
        self.up.keys().copied().collect()
    }

    pub fn app(&self, process: Whose) -> Option<Shared> {
        self.up.get(&process).map(|up| up.app.clone())
    }

    pub fn deliver(&mut self, to: Whose, signal: Signal) {
        if let Some(signals) = self.signals.get(&to) {
            // Nobody may be listening.
            let _ = signals.send(signal);
        }
    }

    pub fn listen(&self, process: Whose) -> broadcast::Receiver<Signal> {
        let found = self.signals.get(&process).map(broadcast::Sender::subscribe);
        found.unwrap_or_else(|| broadcast::Sender::new(1).subscribe())
    }

    pub fn log(&self, table: TableId) -> &[Entry] {
        self.disk.tables.get(&table).map_or(&[], |kept| &kept.log)
    }

    /// Whoever follows has this in hand: it has to be the next entry, and durable.
    fn saw(&mut self, follower: usize, piece: &str) -> Result<(), String> {
        let Some(table) = self.followers.get(follower).and_then(|follower| follower.table) else { return Ok(()) };
        let Some(number) = piece.strip_prefix("id: ") else { return Ok(()) };
        let seq: u64 =
            number.split('\n').next().unwrap_or_default().parse().map_err(|_| format!("an id in {piece}"))?;
        let known = self.followers[follower].cursor;
        if seq != known + 1 {
            return Err(format!("follower {follower} of {table} sees entry {seq} after entry {known}"));
        }
        let durable = self.log(table).get(known as usize).map(event);
        if durable.as_deref() != Some(format!("{piece}\n\n").as_bytes()) {
            return Err(format!("follower {follower} of {table} sees an entry {seq} that is not durable: {piece}"));
        }
        self.followers[follower].cursor = seq;
        *self.counts.entry("seen").or_default() += 1;
        mark(self, &seq.to_le_bytes());
        Ok(())
    }
}

pub fn saw_all(follower: usize, bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for piece in text.split("\n\n") {
        if let Err(why) = with(|world| world.saw(follower, piece)) {
            fail(why);
        }
    }
}

/// The mail server: it takes letters, or says that it does not, or takes one and the answer is lost.
pub async fn post(letter: &Letter) -> Result<(), Undelivered> {
    travel().await;
    let chance = with(|world| world.weather.letters_lost);
    let undelivered = || Undelivered::Later("the mail server does not answer".to_owned());
    if executor::below(1_000) < chance {
        return Err(undelivered());
    }
    if let Err(why) = with(|world| world.take_letter(&letter.id)) {
        fail(why);
    }
    travel().await;
    if executor::below(1_000) < chance { Err(undelivered()) } else { Ok(()) }
}

impl World {
    fn take_letter(&mut self, id: &str) -> Result<(), String> {
        note(self, || format!("letter   {id}"));
        mark(self, id.as_bytes());
        *self.counts.entry("letters").or_default() += 1;
        let sent = self.letters.entry(id.to_owned()).or_default();
        *sent += 1;
        if self.is_calm && *sent > 1 {
            return Err(format!("the letter {id} was sent twice for no reason"));
        }
        let parts: Vec<&str> = id.split('-').collect();
        let ["turn", table, seq, _] = parts.as_slice() else { return Ok(()) };
        let (Ok(table), Ok(seq)) = (table.parse::<TableId>(), seq.parse::<u64>()) else {
            return Err(format!("a letter {id}"));
        };
        let ended = self.disk.tables.get(&table).and_then(|kept| kept.turns.get(&seq));
        if ended.is_some_and(|ended| ended + LETTER_IS_LATE < executor::now()) {
            return Err(format!("the letter {id} calls for a turn that is long over"));
        }
        Ok(())
    }
}

/// Answers as the client gets them, in words for the trace.
pub fn answered(what: &str, process: Whose, outcome: &dyn std::fmt::Debug) {
    with(|world| {
        note(world, || format!("answer   of process {process} to {what}: {outcome:?}"));
        mark(world, format!("{outcome:?}").as_bytes());
    });
}

/// What keeps a letter from being lost: it lies in the outbox and is not dead.
pub fn is_in_outbox(world: &World, id: &str) -> bool {
    let key = |alert: &store::Alert| format!("{}-{}-{}-{}", alert.kind.name(), alert.table, alert.seq, alert.user);
    world.disk.alerts.values().any(|row| !row.is_dead && key(&row.alert) == id)
}
