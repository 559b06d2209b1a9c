//! One game of bots from its seed: played, timed, on demand checked after every action.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use bots::features::{Features, Observer};
use bots::{Bot, Budget, Character, Dice, Level, Players, mix, seed_of_seat};
use game::audit::Audit;
use game::edition::NumberCards;
use game::query;
use game::{Action, Setup, State, Wealth, begin, places, play};
use wire::Log;

use crate::Failure;
use crate::timing::processor_time;

/// Far beyond any game, even one of random players.
const MOST_ACTIONS: usize = 20_000;

/// Who sits in a seat: `greedy`, `planner:shark`, `search:any`, `learned@200ms`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct BotSpec {
    pub level: Level,
    /// `None`: each game draws another one from its seed.
    pub character: Option<Character>,
    /// `None`: as long as everybody.
    pub thinking: Option<Thinking>,
}

impl BotSpec {
    pub fn seat(self, seed: u64) -> Bot {
        let drawn = Character::ALL[(mix(seed) % Character::ALL.len() as u64) as usize];
        Bot::new(self.level, self.character.unwrap_or(drawn), seed)
    }
}

impl std::str::FromStr for BotSpec {
    type Err = String;

    fn from_str(text: &str) -> Result<BotSpec, String> {
        let (text, thinking) = match text.split_once('@') {
            Some((text, thinking)) => (text, Some(thinking.parse()?)),
            None => (text, None),
        };
        let (level, character) = text.split_once(':').unwrap_or((text, Character::Neutral.name()));
        let level = Level::named(level).ok_or_else(|| format!("no bot is called {level:?}: {}", names(Level::ALL)))?;
        let character = match character {
            "any" => None,
            name => {
                let unknown = || format!("no character is called {name:?}: any, {}", names(Character::ALL));
                Some(Character::named(name).ok_or_else(unknown)?)
            }
        };
        Ok(BotSpec { level, character, thinking })
    }
}

fn names(all: &[impl ToString]) -> String {
    all.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

impl std::fmt::Display for BotSpec {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.character {
            Some(Character::Neutral) => write!(f, "{}", self.level)?,
            Some(character) => write!(f, "{}:{character}", self.level)?,
            None => write!(f, "{}:any", self.level)?,
        }
        self.thinking.map_or(Ok(()), |thinking| write!(f, "@{thinking}"))
    }
}

/// How long a bot may think about each decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Thinking {
    /// The same answers everywhere.
    Nodes(u64),
    /// Of the processor.
    Time(Duration),
}

impl std::str::FromStr for Thinking {
    type Err = String;

    fn from_str(text: &str) -> Result<Thinking, String> {
        let number = |text: &str| text.parse().map_err(|_| format!("{text:?} is no budget: 800 (positions) or 200ms"));
        match text.strip_suffix("ms") {
            Some(time) => Ok(Thinking::Time(Duration::from_millis(number(time)?))),
            None => Ok(Thinking::Nodes(number(text)?)),
        }
    }
}

impl std::fmt::Display for Thinking {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Thinking::Nodes(nodes) => write!(f, "{nodes}"),
            Thinking::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

/// Thinking as arguments.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct ThinkingArguments {
    /// Positions that a searching bot may look at for each decision: the same games on every machine.
    #[arg(long, value_name = "N", default_value_t = 800)]
    nodes: u64,
    /// Milliseconds of processor time for each decision instead: as many positions as the machine manages in them, whatever else
    /// it does.
    #[arg(long, value_name = "MS")]
    time: Option<u64>,
}

impl ThinkingArguments {
    pub fn thinking(self) -> Thinking {
        self.time.map_or(Thinking::Nodes(self.nodes), |time| Thinking::Time(Duration::from_millis(time)))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Checks {
    /// What the door checks: every action.
    Door,
    /// Also sums, events against state and, at the end, the log against its digests.
    All,
}

/// What is played.
#[derive(Clone, Debug)]
pub struct Contest {
    /// Everything but the seed.
    pub setup: Setup,
    pub thinking: Thinking,
    pub checks: Checks,
    pub keep_log: bool,
    /// So many actions at most are thrown with dice before the bots take over.
    pub opening: usize,
    /// How often every bot tries something else than what it thinks best, in percent.
    pub trying: u8,
    /// Of how many decisions one is put into figures; none if 0.
    pub observed: usize,
}

/// A decision of a game, in figures.
pub struct Observation {
    /// How many actions came before it.
    pub action: usize,
    /// Who decides.
    pub seat: usize,
    pub features: Features,
    /// What was done, as text.
    pub decision: String,
}

/// A finished game.
pub struct Played {
    pub seed: u64,
    pub state: State,
    pub actions: usize,
    /// The richest first.
    pub standing: Vec<(usize, Wealth)>,
    pub clocks: Vec<Clock>,
    /// Digest of the position in which the bots took over.
    pub opening: u64,
    pub log: Option<Log>,
    pub observations: Vec<Observation>,
}

impl Played {
    /// The win, divided among those who share it.
    pub fn win_of(&self, seat: usize) -> f64 {
        let winners = self.standing.iter().filter(|(place, _)| *place == 1);
        let won = winners.clone().any(|(_, wealth)| wealth.player.index() == seat);
        if won { 1.0 / winners.count() as f64 } else { 0.0 }
    }

    pub fn place_of(&self, seat: usize) -> Option<&(usize, Wealth)> {
        self.standing.iter().find(|(_, wealth)| wealth.player.index() == seat)
    }
}

/// How long a seat thought, in processor time.
#[derive(Clone, Copy, Debug, Default)]
pub struct Clock {
    pub decisions: u64,
    pub total: Duration,
    pub longest: Duration,
}

impl Clock {
    fn add(&mut self, took: Duration) {
        self.decisions += 1;
        self.total += took;
        self.longest = self.longest.max(took);
    }

    pub fn join(&mut self, other: &Clock) {
        self.decisions += other.decisions;
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
    }

    pub fn mean_milliseconds(&self) -> f64 {
        self.total.as_secs_f64() * 1e3 / self.decisions.max(1) as f64
    }
}

/// A game that went wrong, as far as it came.
pub struct Broken {
    pub seed: u64,
    pub action: usize,
    pub why: String,
    pub log: Log,
}

impl Contest {
    /// Plays the game of this seed with these bots. Whatever goes wrong, a panic included, is told with its place.
    pub fn play(&self, seed: u64, seats: &[BotSpec]) -> Result<Played, Box<Broken>> {
        // Games that are written as those of 18xx.games are played in the order of the seats, as it reads them; a seed may
        // still draw other things.
        let profile = self.setup.profile;
        let would_shuffle = profile.is_18xx_games() && game::edition(profile).number_cards == NumberCards::Dealt;
        let setup = Setup { seed: (!would_shuffle).then_some(seed), ..self.setup };
        let mut record = Record::default();
        let result = catch_unwind(AssertUnwindSafe(|| self.play_into(&setup, seed, seats, &mut record)));
        let result = result.unwrap_or_else(|panic| Err(format!("panic: {}", said(&*panic))));
        let log = |record: &Record| log_of(&setup, seats, record);
        match result {
            Ok(played) => Ok(Played { log: self.keep_log.then(|| log(&record)), ..played }),
            Err(why) => Err(Box::new(Broken { seed, action: record.actions.len(), why, log: log(&record) })),
        }
    }

    fn play_into(&self, setup: &Setup, seed: u64, seats: &[BotSpec], record: &mut Record) -> Result<Played, String> {
        let mut state = begin(setup).map_err(|why| format!("{why:?}"))?;
        let seat = |(seat, bot): (usize, &BotSpec)| bot.seat(seed_of_seat(seed, seat)).trying(self.trying);
        let mut players = Players::new(seats.iter().enumerate().map(seat).collect());
        let mut clocks = vec![Clock::default(); seats.len()];
        let mut audit = Audit::begin(&state);
        let mut dice = Dice::new(seed);
        let mut opening = state.digest();
        let mut observer = Observer::new();
        let mut observations = Vec::new();
        loop {
            let thrown = if record.actions.len() < self.opening { bots::opening(&state, &mut dice) } else { None };
            let is_opening = thrown.is_some();
            let action = match thrown {
                Some(action) => action,
                None => {
                    let begun = processor_time();
                    let own = game::deciding(&state).and_then(|seat| seats[seat.index()].thinking);
                    let next = own.unwrap_or(self.thinking).ask(|budget| players.next(&state, budget));
                    let Some((seat, action)) = next else { break };
                    clocks[seat.index()].add(processor_time().saturating_sub(begun));
                    if self.observed > 0 && dice.below(self.observed) == 0 {
                        observations.push(Observation {
                            action: record.actions.len(),
                            seat: seat.index(),
                            features: observer.observe(&state),
                            decision: game::notation::write_action(&state, &action),
                        });
                    }
                    action
                }
            };
            record.actions.push(action.clone());
            let draft = play(&state, &action);
            let draft = draft.map_err(|refusal| format!("{action:?} refused by {}", refusal.cited()))?;
            if self.checks == Checks::All {
                let checked = audit.check(&state, &draft.events, &draft.state);
                checked.map_err(|why| format!("{action:?}: {why}"))?;
                record.digests.push(draft.state.digest());
            }
            state = draft.state;
            if is_opening {
                opening = state.digest();
            }
            if record.actions.len() >= MOST_ACTIONS {
                return Err(format!("no end after {MOST_ACTIONS} actions"));
            }
        }
        if self.checks == Checks::All {
            replays(&log_of(setup, seats, record), record)?;
        }
        let rows = query::standing(&state);
        let standing = places(&rows).into_iter().zip(rows).collect();
        Ok(Played { seed, state, actions: record.actions.len(), standing, clocks, opening, log: None, observations })
    }
}

/// The game so far; digests only if they are checked.
#[derive(Default)]
struct Record {
    actions: Vec<Action>,
    digests: Vec<u64>,
}

/// The log with all digests; an action that is refused is the last one, without.
fn log_of(setup: &Setup, seats: &[BotSpec], record: &Record) -> Log {
    let names = seats.iter().enumerate().map(|(seat, bot)| format!("{} {bot}", seat + 1)).collect();
    let mut log = Log::begin(setup, names);
    let Ok(mut state) = begin(setup) else { return log };
    for action in &record.actions {
        let played = catch_unwind(AssertUnwindSafe(|| play(&state, action)));
        let Ok(Ok(draft)) = played else {
            log.actions.push(wire::LogEntry { action: wire::to_wire(state.edition(), action), digest: None });
            break;
        };
        log.append(&draft.state, action);
        state = draft.state;
    }
    log
}

impl Thinking {
    /// A question to whoever thinks in this thread.
    pub fn ask<T>(self, question: impl FnOnce(Budget<'_>) -> T) -> T {
        let begun = processor_time();
        match self {
            Thinking::Nodes(nodes) => question(Budget::nodes(nodes)),
            Thinking::Time(time) => question(Budget::until(&|| processor_time() >= begun + time)),
        }
    }
}

/// The log, through text, leads past the same digests.
fn replays(log: &Log, record: &Record) -> Result<(), String> {
    let text = serde_json::to_string(log).map_err(|why| why.to_string())?;
    let read = Log::read(&text).map_err(|why| why.to_string())?;
    let mut digests = Vec::with_capacity(record.digests.len());
    wire::replay(&read, |_, state| digests.push(state.digest())).map_err(|why| why.to_string())?;
    if digests == record.digests { Ok(()) } else { Err("its log leads elsewhere".to_owned()) }
}

fn said(panic: &(dyn std::any::Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a word")
}

/// The profile that was named, or the default of the title.
pub fn profile(title: Option<&str>, profile: Option<&str>) -> Result<game::Profile, Failure> {
    let bad = |why: String| Failure::Unreadable(why);
    let all = || game::Profile::all().map(game::Profile::name).collect::<Vec<_>>().join(", ");
    let prefix = title.unwrap_or("1844");
    match profile {
        Some(name) => {
            let found = game::Profile::named(name).ok_or_else(|| bad(format!("no profile {name:?}: {}", all())))?;
            let fits = title.is_none_or(|title| name.starts_with(title));
            if fits { Ok(found) } else { Err(bad(format!("{name} is no profile of {prefix}: {}", all()))) }
        }
        None => {
            let mut profiles = game::Profile::all();
            let found = profiles.find(|profile| profile.name().starts_with(&format!("{prefix}-")));
            found.ok_or_else(|| bad(format!("no title {prefix:?}: {}", all())))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_is_read_as_it_is_written() {
        for text in ["planner", "planner:shark", "search:any", "learned@800", "learned:any@200ms"] {
            assert_eq!(text.parse::<BotSpec>().map(|spec| spec.to_string()), Ok(text.to_owned()));
        }
        for text in ["planer", "planner:angry", "planner@", "planner@fast", "planner@1s"] {
            assert!(text.parse::<BotSpec>().is_err(), "{text}");
        }
    }
}
