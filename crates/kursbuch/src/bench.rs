//! `kursbuch bench [LOG…]`: how fast replay, copying and routes are on this machine, beside the budgets we set ourselves.

use std::hint::black_box;
use std::path::{Path, PathBuf};

use game::query;
use game::{Action, Setup, State, begin, play};
use routes::Limit;
use view::Lang;
use wire::from_wire;
use wire::g18xx::Import;

use crate::follow::{Run, Step, follow};
use crate::input::{self, Input};
use crate::timing::{Spread, rounds, shortest, timed};
use crate::{Failure, show};

#[derive(clap::Args)]
pub struct Arguments {
    /// Logs to measure with; without any, those in ../shared/logs or in corpus/ that Kursbuch can play.
    logs: Vec<PathBuf>,
    /// Also name the actions that took longest.
    #[arg(long, value_name = "N", default_value_t = 0)]
    slowest: usize,
}

/// Where logs lie, the first that has any.
const FOLDERS: &[&str] = &["../shared/logs", "corpus"];

/// A log, read and understood.
struct Recorded {
    path: PathBuf,
    text: String,
    setup: Setup,
    actions: Vec<Action>,
    runs: Vec<Run>,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    if cfg!(debug_assertions) {
        show("This is not a release build: the figures say little.\n")?;
    }
    let logs = if arguments.logs.is_empty() { found()? } else { read_all(&arguments.logs)? };
    let actions: usize = logs.iter().map(|log| log.actions.len()).sum();
    let runs: usize = logs.iter().map(|log| log.runs.len()).sum();
    show(&format!("{} logs, {actions} actions, {runs} runs of trains; one core\n\n", logs.len()))?;
    show(&format!("{:44} {:>12}  {:>12} {:>8}\n", "", "measured", "budget", "ratio"))?;
    measure_replay(&logs, actions)?;
    measure_state(&logs)?;
    measure_plays(&logs, arguments.slowest)?;
    measure_routes(&logs)
}

/// Logs of titles and profiles that Kursbuch does not play yet are passed over.
fn found() -> Result<Vec<Recorded>, Failure> {
    for folder in FOLDERS {
        let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
        let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(|path| is_log(path)).collect();
        paths.sort();
        let logs: Vec<Recorded> = paths.iter().filter_map(|path| read_one(path).ok()).collect();
        if !logs.is_empty() {
            return Ok(logs);
        }
    }
    Err(Failure::Unreadable(format!("no logs in {}; name some", FOLDERS.join(" or "))))
}

fn is_log(path: &Path) -> bool {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or("");
    name.ends_with(".json") || name.ends_with(".json.gz")
}

fn read_all(paths: &[PathBuf]) -> Result<Vec<Recorded>, Failure> {
    paths.iter().map(|path| read_one(path)).collect()
}

fn read_one(path: &Path) -> Result<Recorded, Failure> {
    let text = input::read_text(path)?;
    let input = input::parse(path, &text)?;
    let mut runs = Vec::new();
    let mut each = |step: Step<'_>| {
        runs.extend(step.run);
        Ok(())
    };
    let last = follow(path, &input, Lang::En, &mut each)?;
    let unreadable = |why: String| Failure::Unreadable(format!("{}: {why}", path.display()));
    let setup = match &input {
        Input::Site(game) => game.setup,
        Input::Kursbuch(log) => log.setup().map_err(|why| unreadable(why.to_string()))?,
    };
    let actions = decode(&input).ok_or_else(|| unreadable("cannot be decoded".to_owned()))?;
    let recorded = Recorded { path: path.to_owned(), text, setup, actions, runs };
    match replay(&recorded) {
        Some(state) if state == last => Ok(recorded),
        Some(_) | None => Err(unreadable("its actions do not lead to its end".to_owned())),
    }
}

/// From a parsed log to our actions. For a log of 18xx.games this plays the game: what is meant depends on the state.
fn decode(input: &Input) -> Option<Vec<Action>> {
    match input {
        Input::Site(game) => {
            let mut import = Import::new(game).ok()?;
            game.effective_actions().into_iter().try_for_each(|action| import.step(action)).ok()?;
            Some(import.played)
        }
        Input::Kursbuch(log) => {
            // What is printed depends on the whole set-up.
            let edition = begin(&log.setup().ok()?).ok()?.edition();
            log.actions.iter().map(|entry| from_wire(edition, &entry.action).ok()).collect()
        }
    }
}

/// The validated replay: every action through the ordinary door.
fn replay(log: &Recorded) -> Option<State> {
    let mut state = begin(&log.setup).ok()?;
    for action in &log.actions {
        state = play(&state, action).ok()?.state;
    }
    Some(state)
}

fn measure_replay(logs: &[Recorded], actions: usize) -> Result<(), Failure> {
    let per_second = |times: Vec<u64>| actions as f64 * 1e9 / times.iter().sum::<u64>() as f64;
    let replayed = per_second(shortest(logs.len(), |log| replay(&logs[log])));
    line("validated replay, actions/s", replayed, Some(1_000_000.0), Better::More)?;
    let decoded = |log: &Recorded| input::parse(&log.path, &log.text).ok().and_then(|input| decode(&input));
    let decoded = per_second(shortest(logs.len(), |log| decoded(&logs[log])));
    line("the same from JSON text, actions/s", decoded, None, Better::More)
}

fn measure_state(logs: &[Recorded]) -> Result<(), Failure> {
    line("State, bytes", size_of::<State>() as f64, Some(8192.0), Better::Less)?;
    let states = states(logs);
    let each = |times: Vec<u64>| times.iter().sum::<u64>() as f64 / (times.len() * BATCH) as f64;
    let batches: Vec<&[State]> = states.chunks_exact(BATCH).collect();
    // Into memory that something may look at: the copy cannot be left out.
    let copied = shortest(batches.len(), |batch| {
        for state in batches[batch] {
            black_box(*state);
        }
    });
    line("clone, ns", each(copied), Some(110.0), Better::Less)?;
    let digested = shortest(batches.len(), |batch| {
        for state in batches[batch] {
            black_box(state.digest());
        }
    });
    line("digest, ns", each(digested), None, Better::Less)
}

fn measure_plays(logs: &[Recorded], slowest: usize) -> Result<(), Failure> {
    let times = single_plays(logs);
    let plays = Spread::of(times.clone());
    line("play (decide and apply), mean µs", plays.mean_microseconds(), Some(1.0), Better::Less)?;
    line("play, p50 µs", plays.microseconds_at(0.5), None, Better::Less)?;
    line("play, p99 µs", plays.microseconds_at(0.99), None, Better::Less)?;
    line("play, max µs", plays.microseconds_at(1.0), None, Better::Less)?;

    let actions =
        logs.iter().flat_map(|log| log.actions.iter().enumerate().map(move |(row, action)| (log, row, action)));
    let mut slow: Vec<_> = times.into_iter().zip(actions).collect();
    slow.sort_by_key(|(took, _)| std::cmp::Reverse(*took));
    for (took, (log, row, action)) in slow.into_iter().take(slowest) {
        let name = log.path.file_name().and_then(|name| name.to_str()).unwrap_or("?");
        let action: String = format!("{action:?}").chars().take(60).collect();
        show(&format!("  {:>10.1} µs  {name} #{} {action}\n", took as f64 / 1e3, row + 1))?;
    }
    Ok(())
}

/// So many states are copied or digested between two looks at the clock.
const BATCH: usize = 32;

/// Some states of every game, early and late.
fn states(logs: &[Recorded]) -> Vec<State> {
    const EVERY: usize = 16;
    let mut states = Vec::new();
    for log in logs {
        let Ok(mut state) = begin(&log.setup) else { continue };
        for (number, action) in log.actions.iter().enumerate() {
            if number.is_multiple_of(EVERY) {
                states.push(state);
            }
            let Ok(draft) = play(&state, action) else { break };
            state = draft.state;
        }
    }
    states
}

/// The shortest time of every action over many replays.
fn single_plays(logs: &[Recorded]) -> Vec<u64> {
    let mut times = vec![u64::MAX; logs.iter().map(|log| log.actions.len()).sum()];
    rounds(|| {
        let mut shortest = times.iter_mut();
        for log in logs {
            let Ok(mut state) = begin(&log.setup) else { continue };
            for (action, shortest) in log.actions.iter().zip(shortest.by_ref()) {
                let (took, draft) = timed(|| play(&state, action));
                *shortest = took.min(*shortest);
                let Ok(draft) = draft else { return };
                state = draft.state;
            }
        }
    });
    times
}

fn measure_routes(logs: &[Recorded]) -> Result<(), Failure> {
    let runs: Vec<&Run> = logs.iter().flat_map(|log| &log.runs).collect();
    let mut proven = vec![false; runs.len()];
    let times = shortest(runs.len(), |row| {
        proven[row] = query::best_run(&runs[row].before, runs[row].company, Limit::NONE).proven;
    });
    let spread = Spread::of(times);
    line("best routes of a turn, p50 µs", spread.microseconds_at(0.5), Some(20.0), Better::Less)?;
    line("best routes of a turn, p99 µs", spread.microseconds_at(0.99), Some(1_000.0), Better::Less)?;
    line("best routes of a turn, max µs", spread.microseconds_at(1.0), Some(10_000.0), Better::Less)?;
    let share = 100.0 * proven.iter().filter(|proven| **proven).count() as f64 / runs.len().max(1) as f64;
    line("best routes proven, %", share, Some(100.0), Better::More)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Better {
    More,
    Less,
}

/// The ratio is how many times better than the budget: 1 is just enough.
fn line(what: &str, measured: f64, budget: Option<f64>, better: Better) -> Result<(), Failure> {
    let ratio = |budget: f64| match better {
        Better::More => measured / budget,
        Better::Less => budget / measured,
    };
    let (budget, ratio) = match budget {
        Some(budget) => (number(budget), format!("{:.2}", ratio(budget))),
        None => Default::default(),
    };
    show(format!("{what:44} {:>12}  {budget:>12} {ratio:>8}", number(measured)).trim_end())?;
    show("\n")
}

fn number(number: f64) -> String {
    if number >= 1000.0 { format!("{number:.0}") } else { format!("{number:.2}") }
}
