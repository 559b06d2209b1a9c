//! `kursbuch fuzz`: looks for holes as long as it is let. Random games over all profiles and options with everything checked,
//! and in every position what nobody should get away with; texts that are no logs and no requests.
//!
//! Seeds are done in blocks, and each block leaves a file: what is there is not done again, files of many machines lie in one
//! folder, and `--sum` adds them up.

mod game;
mod ledger;
mod text;

use std::ops::Range;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use rayon::prelude::*;

use crate::simulate::progress;
use crate::{Failure, show};
use ledger::{Counts, Ledger};

#[derive(clap::Args)]
pub struct Arguments {
    /// Where the results of each block lie.
    #[arg(long, value_name = "DIR", default_value = "fuzz")]
    out: PathBuf,
    /// Only add up what lies there.
    #[arg(long)]
    sum: bool,
    /// The first game has this seed.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// So many games; each machine may take a range of its own.
    #[arg(long, default_value_t = 1_000)]
    games: u64,
    /// Games in a block.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    block: u64,
    /// What is not offered, and broken texts, are tried in one of so many games; all others are only played, with everything
    /// checked.
    #[arg(long, value_name = "GAMES", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    tried: u64,
    /// No block is begun after so many minutes.
    #[arg(long)]
    minutes: Option<f64>,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let ledger = Ledger::in_folder(&arguments.out)?;
    if !arguments.sum {
        work(arguments, &ledger)?;
    }
    let (ranges, counts) = ledger.sum()?;
    show(&report(&ranges, &counts))?;
    match counts.faults.as_slice() {
        [] => Ok(()),
        [first, ..] => Err(Failure::Refused(format!("{} faults; the first: {first}", counts.faults.len()))),
    }
}

fn work(arguments: &Arguments, ledger: &Ledger) -> Result<(), Failure> {
    let last = arguments.seed.checked_add(arguments.games);
    let last = last.ok_or_else(|| Failure::Unreadable("seeds beyond the largest number".to_owned()))?;
    let starts = (arguments.seed..last).step_by(arguments.block as usize);
    let blocks: Vec<Range<u64>> = starts.map(|start| start..(start + arguments.block).min(last)).collect();
    let open: Vec<_> = blocks.into_iter().filter(|block| !ledger.has(block)).collect();
    let limit = arguments.minutes.map(|minutes| Duration::from_secs_f64(minutes.max(0.0) * 60.0));
    let begun = Instant::now();
    let bar = progress(open.iter().map(|block| block.end - block.start).sum(), "games");
    for block in open {
        if limit.is_some_and(|limit| begun.elapsed() >= limit) {
            break;
        }
        let games = block.clone().into_par_iter().map(|seed| {
            let counts = one(seed, game::is_tried(seed, arguments.tried));
            bar.inc(1);
            counts
        });
        ledger.write(&block, &games.reduce(Counts::default, Counts::join))?;
    }
    bar.finish_and_clear();
    Ok(())
}

/// A game, and texts made of its log if it is tried.
fn one(seed: u64, is_tried: bool) -> Counts {
    let mut counts = Counts::default();
    let log = game::play(seed, is_tried, &mut counts);
    if let Some(log) = log.filter(|_| is_tried) {
        text::try_all(seed, &log, &mut counts);
    }
    counts
}

fn report(ranges: &[Range<u64>], counts: &Counts) -> String {
    let mut text = String::new();
    for range in ranges {
        text += &format!("seeds {} to {}\n", range.start, range.end - 1);
    }
    for (name, many) in counts.rows() {
        text += &format!("{many:>15}  {name}\n");
    }
    counts.faults.iter().take(20).for_each(|fault| text += &format!("{fault}\n"));
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_games_hold_and_every_kind_of_trial_is_made() {
        let counts = (0..18).into_par_iter().map(|seed| one(seed, true)).reduce(Counts::default, Counts::join);
        assert_eq!(counts.faults, [""; 0]);
        for (name, many) in counts.rows() {
            assert!(many > 0, "{name}");
        }
    }

    /// The same game, with nothing tried in it.
    #[test]
    fn a_game_that_is_only_played_is_the_same_game() {
        let (tried, played) = (one(3, true), one(3, false));
        assert_eq!(Counts { games: 1, actions: tried.actions, ..Counts::default() }, played);
        assert!(tried.wild_refused > 0);
    }

    #[test]
    fn games_of_every_profile_are_tried() {
        let profiles = ::game::Profile::all().count() as u64;
        let tried: Vec<u64> =
            (0..6 * profiles).filter(|seed| super::game::is_tried(*seed, 3)).map(|seed| seed % profiles).collect();
        assert_eq!(tried, (0..profiles).chain(0..profiles).collect::<Vec<_>>());
    }

    #[test]
    fn what_is_done_is_not_done_again_and_adds_up() {
        let folder = tempfile::tempdir().unwrap();
        let ledger = Ledger::in_folder(folder.path()).unwrap();
        let of = |actions| Counts { games: 1, actions, ..Counts::default() };
        ledger.write(&(0..10), &of(5)).unwrap();
        ledger.write(&(10..20), &of(7)).unwrap();
        assert!(ledger.has(&(0..10)) && !ledger.has(&(20..30)));
        ledger.write(&(40..50), &Counts { faults: vec!["bad".to_owned()], ..of(1) }).unwrap();
        let (ranges, counts) = ledger.sum().unwrap();
        assert_eq!(ranges, [0..20, 40..50]);
        assert_eq!((counts.games, counts.actions, counts.faults.len()), (3, 13, 1));
        // Twice is not twice as much.
        ledger.write(&(15..25), &of(100)).unwrap();
        assert!(ledger.sum().is_err());
    }
}
