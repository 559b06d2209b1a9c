//! Deterministic simulation: the real owners of tables, streams, sweeps and the outbox, two processes of them on one
//! database, in one thread under a simulated clock, network and disk, all from one seed. A seed that breaks a promise is
//! tried again with less and less in it, and prints what is left.
//!
//! What is simulated is the database (`disk.rs` behind the real trait, `store.rs`), mail, signals, threads and time
//! (`executor.rs`). HTTP is called without sockets.

mod check;
mod clients;
mod disk;
pub mod executor;
mod script;
mod store;
mod world;

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use script::{End, Plan, Step, play};
use world::SECOND;
pub use world::post;

/// Tried again so often, at most, to find out what a failure needs.
const SHRINK: usize = 600;
/// Throws of the dice that each try has.
const THROWS: u64 = 3;
/// After so many worlds a line says how far it is.
const TOLD: u64 = 500;
/// Lines of the trace that are printed.
const TRACE: usize = 150;
/// How long things happen in one world, if nothing else is said.
const MINUTES: u64 = 4;

struct Failed {
    seed: u64,
    report: String,
}

fn length(hours: Option<f64>) -> executor::Moment {
    hours.map_or(MINUTES * 60 * SECOND, |hours| (hours * 3_600.0 * SECOND as f64) as executor::Moment)
}

/// Leaves out whatever the failure does not need: halves, quarters, single steps.
fn shrink(mut plan: Plan, mut steps: Vec<Step>) -> (Plan, Vec<Step>) {
    let (mut size, mut tries) = (steps.len().div_ceil(2), 0);
    while size > 0 && tries < SHRINK {
        let (mut from, mut has_shrunk) = (0, false);
        while from < steps.len() && tries < SHRINK {
            let mut fewer = steps.clone();
            fewer.drain(from..(from + size).min(steps.len()));
            // With less in it, the same dice roll for other things: a race may need another throw.
            let again = (0..THROWS).map(|throw| Plan { dice: throw, ..plan });
            let again = again.chain([plan]).rev().find(|plan| {
                tries += 1;
                play(*plan, &fewer, false).failure.is_some()
            });
            match again {
                Some(again) => (plan, steps, has_shrunk) = (again, fewer, true),
                None => from += size,
            }
        }
        if !has_shrunk || size > 1 {
            size /= 2;
        }
    }
    (plan, steps)
}

fn report(plan: Plan, all: Vec<Step>) -> String {
    let many = all.len();
    let (plan, steps) = shrink(plan, all);
    let End { failure, world } = play(plan, &steps, true);
    let mut text = format!("{plan:?}: {}\n", failure.unwrap_or_default());
    text += &format!("{} of {many} steps are enough:\n", steps.len());
    steps.iter().for_each(|step| text += &format!("  {:>9.3} s  {:?}\n", step.at as f64 / SECOND as f64, step.deed));
    let trace = world.trace.unwrap_or_default();
    text += &format!("the last of {} things that happened:\n", trace.len());
    trace[trace.len().saturating_sub(TRACE)..].iter().for_each(|line| text += &format!("  {line}\n"));
    text
}

/// All of these worlds, on all cores; the first that fails, by its number.
fn simulate(seeds: Range<u64>, length: executor::Moment) -> (Option<Failed>, BTreeMap<&'static str, u64>) {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let (next, failed, counts) = (AtomicU64::new(seeds.start), Mutex::new(None::<Failed>), Mutex::new(BTreeMap::new()));
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= seeds.end || failed.lock().unwrap_or_else(PoisonError::into_inner).is_some() {
                        return;
                    }
                    if seed > seeds.start && (seed - seeds.start).is_multiple_of(TOLD) {
                        println!("{} worlds", seed - seeds.start);
                    }
                    let plan = Plan::of(seed);
                    let steps = plan.script(length);
                    let End { failure, world } = play(plan, &steps, false);
                    for (what, times) in world.counts {
                        *counts.lock().unwrap_or_else(PoisonError::into_inner).entry(what).or_default() += times;
                    }
                    if failure.is_some() {
                        let report = report(plan, steps);
                        let mut failed = failed.lock().unwrap_or_else(PoisonError::into_inner);
                        if failed.as_ref().is_none_or(|known| seed < known.seed) {
                            *failed = Some(Failed { seed, report });
                        }
                    }
                }
            });
        }
    });
    (failed.into_inner().unwrap_or_else(PoisonError::into_inner), counts.into_inner().unwrap_or_default())
}

fn number(variable: &str) -> Option<f64> {
    std::env::var(variable).ok()?.parse().ok()
}

/// Few worlds here; `cargo xtask simulate-server` says how many, from which seed, and for how long.
#[test]
fn whatever_breaks_no_promise_does() {
    let from = number("KURSBUCH_FROM").map_or(0, |from| from as u64);
    let seeds = number("KURSBUCH_SEEDS").map_or(40, |seeds| seeds as u64);
    let begun = Instant::now();
    let (failed, counts) = simulate(from..from + seeds, length(number("KURSBUCH_HOURS")));
    println!("{seeds} worlds from seed {from} in {:.1} s: {counts:?}", begun.elapsed().as_secs_f64());
    if let Some(Failed { seed, report }) = failed {
        panic!("seed {seed} breaks a promise.\n{report}");
    }
    for what in ["entries", "seen", "acts acknowledged", "letters", "crashes", "crashes of the database", "jumps"] {
        assert!(counts.get(what).is_some_and(|times| *times > 0), "no {what}: nothing was tried");
    }
}

#[test]
fn the_same_seed_is_the_same_world() {
    for seed in [1, 2, 3, 5] {
        let plan = Plan::of(seed);
        let steps = plan.script(length(None));
        let (once, again) = (play(plan, &steps, false), play(plan, &steps, false));
        assert_eq!(once.world.fingerprint, again.world.fingerprint, "seed {seed}");
        assert_eq!(once.world.counts, again.world.counts, "seed {seed}");
        let other = Plan::of(seed + 100);
        assert_ne!(play(other, &other.script(length(None)), false).world.fingerprint, again.world.fingerprint);
    }
}
