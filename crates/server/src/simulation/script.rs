//! What happens in a world, written down before it begins: so that a world that fails can be tried again with less in it.

use std::time::Duration;

use bots::Dice;
use store::{Contact, User};
use wire::api::{
    Access, AlertSettings, AtZero, BotSpec, ClockRule, Join, NewTable, Order, Pace, SeatWish, TableId, UserId,
};

use super::executor::{self, DATABASE, Moment, OUTSIDE, Whose};
use super::world::{self, SECOND, Weather, World};
use super::{check, clients};
use crate::table::{Command, Opening};

pub const PROCESSES: [Whose; 2] = [1, 2];
const NAMES: [&str; 3] = ["Anna", "Beat", "Cleo"];
/// Thursday, the fifth of March 2026, at ten.
const BEGAN: u64 = 1_772_704_800_000;
/// How long everything may take to come to rest.
const REST: Moment = 180 * SECOND;

#[derive(Clone, Debug)]
pub struct Step {
    pub at: Moment,
    pub deed: Deed,
}

#[derive(Clone, Debug)]
pub enum Deed {
    Act {
        table: usize,
        seed: u64,
        copies: usize,
    },
    Say {
        table: usize,
        seed: u64,
    },
    Meddle {
        table: usize,
        seed: u64,
    },
    Orders {
        table: usize,
        seed: u64,
    },
    Follow {
        table: usize,
        seed: u64,
    },
    Leave {
        seed: u64,
    },
    /// For so long, in microseconds; so in all that follow.
    Crash {
        process: Whose,
        lasts: Moment,
    },
    Stop {
        process: Whose,
        lasts: Moment,
    },
    /// What it had not yet carried out is lost.
    DatabaseCrashes {
        lasts: Moment,
    },
    DatabaseStalls {
        lasts: Moment,
    },
    StatementsLost {
        chance: u64,
        lasts: Moment,
    },
    Slow {
        slowest: Moment,
        lasts: Moment,
    },
    SignalsLost {
        lost: u64,
        doubled: u64,
        lasts: Moment,
    },
    LettersLost {
        chance: u64,
        lasts: Moment,
    },
    /// The clock of a process is off by so many milliseconds from now on.
    Jump {
        process: Whose,
        off: i64,
    },
}

/// What a world is before anything happens in it.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub seed: u64,
    /// What the dice begin with, once the world is laid.
    pub dice: u64,
    pub is_calm: bool,
    pub has_reader: bool,
    pub processes: usize,
}

impl Plan {
    pub fn of(seed: u64) -> Plan {
        let mut dice = Dice::new(seed);
        let (is_calm, has_reader) = (dice.below(5) == 0, dice.below(3) == 0);
        Plan { seed, dice: seed, is_calm, has_reader, processes: if dice.below(5) == 0 { 1 } else { 2 } }
    }

    /// Everything that happens within so many microseconds.
    pub fn script(self, length: Moment) -> Vec<Step> {
        let mut dice = Dice::new(self.seed ^ 0x5c71_7074);
        let (mut at, mut steps) = (0, Vec::new());
        while at < length {
            // Often right after each other: that is where races are.
            at += if dice.below(3) == 0 { dice.roll() % 60_000 } else { dice.roll() % (5 * SECOND) };
            let deed = self.deed(&mut dice);
            steps.push(Step { at, deed });
        }
        steps
    }

    fn deed(self, dice: &mut Dice) -> Deed {
        let (table, seed) = (dice.below(2), dice.roll() >> 12);
        let process = PROCESSES[dice.below(self.processes)];
        let mut lasts = |most: u64| 1 + dice.roll() % (most * SECOND);
        let (long, middling, short) = (lasts(40), lasts(15), lasts(4));
        let chance = 20 + dice.roll() % 400;
        let deeds = if self.is_calm { 80 } else { 100 };
        match dice.below(deeds) {
            0..=43 => Deed::Act { table, seed, copies: 1 },
            44..=51 => Deed::Act { table, seed, copies: 2 + dice.below(2) },
            52..=59 => Deed::Say { table, seed },
            60..=68 => Deed::Meddle { table, seed },
            69..=74 => Deed::Orders { table, seed },
            75..=77 => Deed::Follow { table, seed },
            78..=79 => Deed::Leave { seed },
            80..=84 => Deed::Crash { process, lasts: middling },
            85..=86 => Deed::Stop { process, lasts: middling },
            87..=89 => Deed::DatabaseCrashes { lasts: short },
            90..=91 => Deed::DatabaseStalls { lasts: middling },
            92..=94 => Deed::StatementsLost { chance, lasts: long },
            95 => Deed::Slow { slowest: 20_000 + short / 4, lasts: long },
            96..=97 => Deed::SignalsLost { lost: 2 * chance, doubled: chance, lasts: long },
            98 => Deed::LettersLost { chance: 2 * chance, lasts: long },
            _ => Deed::Jump { process, off: (dice.roll() % 240_000) as i64 - 120_000 },
        }
    }
}

/// How a world ended.
pub struct End {
    pub failure: Option<String>,
    pub world: World,
}

/// From its beginning to its end; `traces`: everything that happens is written down.
pub fn play(plan: Plan, steps: &[Step], traces: bool) -> End {
    executor::keep_panics();
    executor::begin(plan.dice, BEGAN);
    world::begin(plan.is_calm, plan.has_reader, traces);
    let mut failure = lead(plan, steps).err();
    executor::end();
    let Some(world) = world::end() else { unreachable!("it was begun above") };
    failure = failure.or_else(|| world.failure.clone());
    End { failure, world }
}

fn lead(plan: Plan, steps: &[Step]) -> Result<(), String> {
    let processes = &PROCESSES[..plan.processes];
    processes.iter().for_each(|process| world::start_process(*process, 0));
    let tables = lay_tables(plan)?;
    pass(5 * SECOND)?;
    let began = executor::now();
    for step in steps {
        executor::run_until(began + step.at, world::has_failed)?;
        world::say(|| format!("— {:?}", step.deed));
        carry_out(&step.deed, &tables);
    }
    calm_down(processes);
    pass(REST)?;
    world::with(|world| check::all(world))?;
    for (place, process) in processes.iter().enumerate() {
        for (number, table) in tables.iter().enumerate() {
            clients::probe(*process, *table, (0xffff_0000 + 4 * place + number) as u64);
        }
    }
    pass(30 * SECOND)?;
    world::with(|world| check::all(world))
}

/// Lets time go by.
fn pass(time: Moment) -> Result<(), String> {
    executor::run_until(executor::now() + time, world::has_failed)
}

/// All processes are there and their clocks are right, and nothing else goes wrong: now all has to come right by itself.
fn calm_down(processes: &[Whose]) {
    world::say(|| "— fair weather".to_owned());
    world::with(|world| world.weather = Weather::fair());
    for process in processes {
        world::start_process(*process, 0);
        executor::jump(*process, 0);
    }
}

fn people() -> Vec<User> {
    let person = |(number, name): (usize, &&str)| User {
        id: UserId::new(number as u64 + 1),
        name: (*name).to_owned(),
        name_key: None,
        password: None,
        key: None,
        created: BEGAN,
        seen: 0,
        standing: Default::default(),
        calendar: None,
    };
    NAMES.iter().enumerate().map(person).collect()
}

fn contact(user: &User, delay: u32) -> Contact {
    Contact {
        user: user.id,
        mail: Some(format!("{}@example.org", user.name.to_lowercase())),
        pending: None,
        language: "en".to_owned(),
        settings: AlertSettings { delay, ..AlertSettings::default() },
        first_delay: Some(u64::from(delay) * 1_000),
    }
}

/// Three people at two tables, one of them with a bot, both started.
fn lay_tables(plan: Plan) -> Result<[TableId; 2], String> {
    let people = people();
    world::with(|world| {
        for (user, delay) in people.iter().zip([1, 20, 90]) {
            world.disk.contacts.insert(user.id, contact(user, delay));
            world.disk.users.insert(user.id, user.clone());
        }
    });
    let bot = || SeatWish::Bot { bot: random(), name: None };
    let me = || SeatWish::Me { name: None };
    let mut dice = Dice::new(plan.seed ^ 0x7461_626c);
    let first = lay(&mut dice, &people[0], vec![me(), SeatWish::Open, bot()], 0)?;
    let second = lay(&mut dice, &people[1], vec![SeatWish::Open, me(), SeatWish::Open], 1)?;
    let people: Vec<_> = people.into_iter().map(std::sync::Arc::new).collect();
    let join = || Command::Join { join: Join::default(), blocked: false, invited: false };
    for (who, table) in [(1, first), (0, second), (2, second)] {
        clients::must(&people[who], table, join());
        pass(2 * SECOND)?;
    }
    for (who, table) in [(0, first), (1, second)] {
        clients::must(&people[who], table, Command::Start);
    }
    Ok([first, second])
}

fn random() -> BotSpec {
    BotSpec { level: "random".to_owned(), character: None }
}

fn lay(dice: &mut Dice, host: &User, seats: Vec<SeatWish>, number: u64) -> Result<TableId, String> {
    let at_zero = match dice.below(3) {
        0 => AtZero::BotPlays { bot: random() },
        1 => AtZero::OthersDecide,
        _ => AtZero::Nothing,
    };
    let bank = 15_000 + dice.roll() % 120_000;
    let clock = ClockRule { pace: Pace::Live, bank, increment: dice.roll() % 12_000, at_zero };
    let profile = ["1844-2e", "1824-1e"][dice.below(2)].to_owned();
    let new = NewTable {
        name: None,
        profile,
        options: Vec::new(),
        seats,
        access: Access::Open,
        order: Order::Fixed,
        seed: None,
        start: false,
        clock: (dice.below(4) > 0).then_some(clock),
        wanted: Default::default(),
    };
    let id = TableId::new(0x7ab1_e000 + number);
    let opened = Opening::new_game(new).and_then(|opening| opening.open(id, host, BEGAN));
    let (record, entries) = opened.map_err(|why| format!("{why:?}"))?;
    world::with(|world| world.disk.add_table(record, entries));
    Ok(id)
}

fn carry_out(deed: &Deed, tables: &[TableId; 2]) {
    match *deed {
        Deed::Act { table, seed, copies } => clients::act(tables[table], seed, copies),
        Deed::Say { table, seed } => clients::say(tables[table], seed),
        Deed::Meddle { table, seed } => clients::meddle(tables[table], seed),
        Deed::Orders { table, seed } => clients::order(tables[table], seed),
        Deed::Follow { table, seed } => clients::follow(tables[table], seed),
        Deed::Leave { seed } => clients::leave(seed),
        Deed::Crash { process, lasts } => {
            world::count("crashes");
            world::crash_process(process);
            later(lasts, move || world::start_process(process, 0));
        }
        Deed::Stop { process, lasts } => {
            world::stop_process(process);
            later(3 * SECOND, move || {
                world::crash_process(process);
                later(lasts, move || world::start_process(process, 0));
            });
        }
        Deed::DatabaseCrashes { lasts } => {
            world::count("crashes of the database");
            executor::kill(DATABASE);
            world::with(|world| world.weather.database_down_until = executor::now() + lasts);
        }
        Deed::DatabaseStalls { lasts } => {
            world::with(|world| world.weather.stalled_until = executor::now() + lasts);
        }
        Deed::StatementsLost { chance, lasts } => {
            change(lasts, move |weather, fair| weather.statements_lost = if fair { 0 } else { chance });
        }
        Deed::Slow { slowest, lasts } => {
            change(lasts, move |weather, fair| {
                weather.slowest = if fair { Weather::fair().slowest } else { slowest };
            });
        }
        Deed::SignalsLost { lost, doubled, lasts } => change(lasts, move |weather, fair| {
            (weather.signals_lost, weather.signals_doubled) = if fair { (0, 0) } else { (lost, doubled) };
        }),
        Deed::LettersLost { chance, lasts } => {
            change(lasts, move |weather, fair| weather.letters_lost = if fair { 0 } else { chance });
        }
        Deed::Jump { process, off } => {
            world::count("jumps");
            executor::jump(process, off);
        }
    }
}

fn later(time: Moment, then: impl FnOnce() + Send + 'static) {
    executor::spawn_for(OUTSIDE, async move {
        executor::sleep(Duration::from_micros(time)).await;
        then();
    });
}

/// Weather that passes; told by `true`.
fn change(lasts: Moment, set: impl Fn(&mut Weather, bool) + Send + 'static) {
    world::with(|world| set(&mut world.weather, false));
    later(lasts, move || world::with(|world| set(&mut world.weather, true)));
}
