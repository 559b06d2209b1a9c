//! `kursbuch ladder`: is one bot better than another, and how sure is that?
//!
//! A block is one opening, played once with the challenger in each seat; the games of a block are alike, so a block counts
//! once (clustered errors).

mod rating;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::Instant;

use game::Setup;
use rayon::prelude::*;

use crate::arena::{self, BotSpec, Broken, Checks, Clock, Contest, Played, ThinkingArguments};
use crate::estimate::Estimate;
use crate::simulate::{progress, save_broken};
use crate::{Failure, show};
use rating::Rating;

#[derive(clap::Args)]
pub struct Arguments {
    /// One seat.
    #[arg(long)]
    challenger: BotSpec,
    /// All other seats.
    #[arg(long)]
    against: BotSpec,
    /// 1844 or 1824.
    #[arg(long)]
    title: Option<String>,
    /// Such as 1844-2e; without it, the default of the title.
    #[arg(long)]
    profile: Option<String>,
    #[arg(long, default_value_t = 4)]
    players: u8,
    /// Openings; each is played with the challenger in every seat.
    #[arg(long, default_value_t = 200)]
    openings: u64,
    /// The first opening has this seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// So many actions of each game are thrown with dice, the same for all seats of a block; without it, as many as give
    /// openings that differ and leave the rest of the auction or draft to the bots.
    #[arg(long, value_name = "ACTIONS")]
    opening: Option<usize>,
    /// The share of wins, in percent, that the challenger should have; without it, its share by chance.
    #[arg(long, value_name = "PERCENT")]
    goal: Option<f64>,
    /// Play all openings, however clear the answer is.
    #[arg(long)]
    full: bool,
    /// Blocks at a time; without it, as many as there are cores.
    #[arg(long)]
    jobs: Option<usize>,
    /// Where a game that fails is saved.
    #[arg(long, value_name = "DIR", default_value = "corpus")]
    corpus: PathBuf,
    #[command(flatten)]
    thinking: ThinkingArguments,
}

/// After each batch of blocks the question is asked whether the answer is clear.
const BATCH: u64 = 20;
/// Before that many blocks no answer is clear, and then only at this many standard errors: it is asked often.
const LEAST_BLOCKS: u64 = 20;
const CLEAR: f64 = 3.3;

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let contest = contest(arguments)?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(arguments.jobs.unwrap_or(0)).build();
    let pool = pool.map_err(|why| Failure::Unreadable(format!("no threads: {why}")))?;
    let goal = arguments.goal.map_or(1.0 / f64::from(arguments.players), |percent| percent / 100.0);
    let bar = progress(arguments.openings * u64::from(arguments.players), "games");
    let begun = Instant::now();
    let mut tally = Tally::default();
    let mut broken = Vec::new();
    let mut openings = 0;
    while openings < arguments.openings && (arguments.full || !tally.is_clear(goal)) {
        let batch = BATCH.min(arguments.openings - openings);
        let first = arguments.seed + openings;
        let blocks: Vec<Vec<_>> = pool.install(|| {
            let games = (first..first + batch).into_par_iter();
            games.map(|seed| block(arguments, &contest, seed)).collect()
        });
        for block in blocks {
            let (played, failed): (Vec<_>, Vec<_>) = block.into_iter().partition(Result::is_ok);
            broken.extend(failed.into_iter().filter_map(Result::err).map(|broken| *broken));
            tally.add(&played.into_iter().flatten().collect::<Vec<_>>());
        }
        openings += batch;
        bar.inc(batch * u64::from(arguments.players));
    }
    bar.finish_and_clear();
    print(arguments, &contest, &tally, goal, begun.elapsed().as_secs_f64())?;
    save_broken(&arguments.corpus, &broken)
}

fn contest(arguments: &Arguments) -> Result<Contest, Failure> {
    let profile = arena::profile(arguments.title.as_deref(), arguments.profile.as_deref())?;
    let players = arguments.players;
    if game::edition(profile).seats(players).is_none() {
        return Err(Failure::Unreadable(format!("{players} cannot play {}", profile.name())));
    }
    Ok(Contest {
        setup: Setup::new(profile, players),
        thinking: arguments.thinking.thinking(),
        checks: Checks::Door,
        keep_log: false,
        opening: arguments.opening.unwrap_or(bots::opening_length(game::edition(profile).title, players)),
        trying: 0,
        observed: 0,
    })
}

/// A game and where the challenger sat.
struct Match {
    challenger: usize,
    played: Played,
}

/// The games of one opening, the challenger in each seat.
fn block(arguments: &Arguments, contest: &Contest, seed: u64) -> Vec<Result<Match, Box<Broken>>> {
    let one = |challenger: usize| {
        let seat = |seat: usize| if seat == challenger { arguments.challenger } else { arguments.against };
        let seats: Vec<BotSpec> = (0..usize::from(arguments.players)).map(seat).collect();
        contest.play(seed, &seats).map(|played| Match { challenger, played })
    };
    (0..usize::from(arguments.players)).into_par_iter().map(one).collect()
}

#[derive(Default)]
struct Tally {
    games: u64,
    openings: BTreeSet<u64>,
    /// Share of wins and part of the table's wealth, a figure a block.
    wins: Estimate,
    wealth: Estimate,
    challenger: Rating,
    against: Rating,
    clocks: [Clock; 2],
}

impl Tally {
    fn add(&mut self, block: &[Match]) {
        if block.is_empty() {
            return;
        }
        let mean = |of: &dyn Fn(&Match) -> f64| block.iter().map(of).sum::<f64>() / block.len() as f64;
        self.wins.add(mean(&|one| one.played.win_of(one.challenger)));
        self.wealth.add(mean(&wealth_share));
        for one in block {
            self.games += 1;
            self.openings.insert(one.played.opening);
            self.rate(one);
            for (seat, clock) in one.played.clocks.iter().enumerate() {
                self.clocks[usize::from(seat != one.challenger)].join(clock);
            }
        }
    }

    /// The bots of the other seats are one bot: its rating moves by the mean of what its seats would.
    fn rate(&mut self, one: &Match) {
        let place = |seat: usize| one.played.place_of(seat).map_or(usize::MAX, |(place, _)| *place);
        let rating = |seat: usize| if seat == one.challenger { self.challenger } else { self.against };
        let seats: Vec<(Rating, usize)> =
            (0..one.played.clocks.len()).map(|seat| (rating(seat), place(seat))).collect();
        let after = rating::after(&seats);
        let others: Vec<Rating> =
            after.iter().enumerate().filter(|(seat, _)| *seat != one.challenger).map(|(_, rating)| *rating).collect();
        let mean = |of: fn(&Rating) -> f64| others.iter().map(of).sum::<f64>() / others.len().max(1) as f64;
        self.challenger = after[one.challenger];
        self.against = Rating { strength: mean(|rating| rating.strength), doubt: mean(|rating| rating.doubt) };
    }

    fn is_clear(&self, goal: f64) -> bool {
        let away = (self.wins.mean() - goal).abs();
        // All blocks alike say nothing about the error: it is at least that of one game in all.
        let error = self.wins.standard_error().max(0.5 / self.games.max(1) as f64);
        self.wins.count() >= LEAST_BLOCKS && away > CLEAR * error
    }
}

/// The challenger's part of all wealth, negative fortunes counted as nothing.
fn wealth_share(one: &Match) -> f64 {
    let wealth = |seat: usize| one.played.place_of(seat).map_or(0.0, |(_, row)| f64::from(row.total().0.max(0)));
    let all: f64 = (0..one.played.clocks.len()).map(wealth).sum();
    if all > 0.0 { wealth(one.challenger) / all } else { 0.0 }
}

fn print(arguments: &Arguments, contest: &Contest, tally: &Tally, goal: f64, seconds: f64) -> Result<(), Failure> {
    let (challenger, against) = (arguments.challenger, arguments.against);
    let (share, margin) = (100.0 * tally.wins.mean(), 100.0 * tally.wins.margin());
    let verdict = match (share - margin > 100.0 * goal, share + margin < 100.0 * goal) {
        (true, _) => "above",
        (_, true) => "below",
        (false, false) => "not clear against",
    };
    show(&format!(
        "{challenger} against {} of {against}: {}, {} players\n\
         wins      {share:.1} ± {margin:.1} %  ({verdict} the goal of {:.0} %)\n\
         wealth    {:.1} ± {:.1} % of the table\n\
         rating    {:.1} ± {:.1} against {:.1} ± {:.1} (Weng–Lin)\n\
         thinking  {:.3} ms a decision, {:.1} at most; the others {:.3} and {:.1}\n\
         played    {} games, {} blocks, {} openings that differ, {seconds:.0} s{}\n",
        arguments.players - 1,
        contest.setup.profile.name(),
        arguments.players,
        100.0 * goal,
        100.0 * tally.wealth.mean(),
        100.0 * tally.wealth.margin(),
        tally.challenger.strength,
        tally.challenger.doubt,
        tally.against.strength,
        tally.against.doubt,
        tally.clocks[0].mean_milliseconds(),
        tally.clocks[0].longest.as_secs_f64() * 1e3,
        tally.clocks[1].mean_milliseconds(),
        tally.clocks[1].longest.as_secs_f64() * 1e3,
        tally.games,
        tally.wins.count(),
        tally.openings.len(),
        if tally.wins.count() < arguments.openings { ": stopped early, the answer is clear" } else { "" },
    ))
}
