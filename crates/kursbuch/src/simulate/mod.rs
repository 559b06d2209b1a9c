//! `kursbuch simulate`: bots play seeded games among themselves, on all cores.

mod dataset;
mod files;
mod report;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use game::{OptionRule, Options, Setup};
use indicatif::{ParallelProgressIterator, ProgressBar, ProgressStyle};
use rayon::prelude::*;

use crate::arena::{self, BotSpec, Broken, Checks, Contest, Played, ThinkingArguments};
use crate::{Failure, show};
use dataset::Dataset;
use files::Files;
pub use files::save_broken;
use report::Report;

#[derive(clap::Args)]
pub struct Arguments {
    /// 1844 or 1824.
    #[arg(long)]
    title: Option<String>,
    /// Such as 1844-2e; without it, the default of the title.
    #[arg(long)]
    profile: Option<String>,
    /// Variants and house rules to add.
    #[arg(long, value_delimiter = ',', value_name = "RULE,…")]
    options: Vec<String>,
    #[arg(long, default_value_t = 4)]
    players: u8,
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// Who plays: random, beginner, greedy, planner, search or learned, each with a character if wanted (planner:shark, greedy:any). A
    /// short list is repeated until all seats are taken; seats move on by one with every game.
    #[arg(long, value_delimiter = ',', default_value = "random")]
    bots: Vec<BotSpec>,
    /// The first game has this seed, the next one the next: a run can be split by ranges of seeds.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games at a time; without it, as many as there are cores.
    #[arg(long)]
    jobs: Option<usize>,
    /// Write the log of every game and a summary to this folder.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Check all sums, the events and a digest after every action, and replay the log at the end.
    #[arg(long)]
    check: bool,
    /// So many actions of each game are thrown with dice, because bots that always play the same would play one game; without
    /// it, as many as give games that differ.
    #[arg(long, value_name = "ACTIONS")]
    opening: Option<usize>,
    /// Write positions in figures, with what came of them, as Parquet to this folder (docs/dataset.md).
    #[arg(long, value_name = "DIR")]
    dataset: Option<PathBuf>,
    /// Of how many decisions one is written to the dataset.
    #[arg(long, value_name = "N", default_value_t = 8, requires = "dataset")]
    every: usize,
    /// How often every bot tries something else than what it thinks best, in percent: to learn what that leads to.
    #[arg(long, value_name = "PERCENT", default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=100))]
    trying: u8,
    /// Where a game that fails is saved.
    #[arg(long, value_name = "DIR", default_value = "corpus")]
    corpus: PathBuf,
    #[command(flatten)]
    thinking: ThinkingArguments,
}

/// A game and who sat where.
pub struct Outcome {
    pub seats: Vec<BotSpec>,
    pub played: Played,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let contest = contest(arguments)?;
    let files = arguments.out.as_deref().map(Files::in_folder).transpose()?;
    let begun = Instant::now();
    let mut dataset = dataset(arguments, &contest)?;
    let (outcomes, broken) = play_all(arguments, &contest, files.as_ref(), dataset.as_mut())?;
    dataset.map(Dataset::close).transpose()?;
    let took = begun.elapsed();
    if let Some(files) = &files {
        files.write_summary(contest.setup.profile, arguments.seed, &outcomes)?;
    }
    print(arguments, &contest, &outcomes, took)?;
    save_broken(&arguments.corpus, &broken)
}

fn contest(arguments: &Arguments) -> Result<Contest, Failure> {
    let bad = |why: String| Failure::Unreadable(why);
    let profile = arena::profile(arguments.title.as_deref(), arguments.profile.as_deref())?;
    let players = arguments.players;
    if game::edition(profile).seats(players).is_none() {
        return Err(bad(format!("{players} cannot play {}", profile.name())));
    }
    if arguments.bots.is_empty() || arguments.bots.len() > usize::from(players) {
        return Err(bad(format!("{} bots for {players} seats", arguments.bots.len())));
    }
    let option = |name: &String| OptionRule::named(name).ok_or_else(|| bad(format!("no option {name:?}")));
    let options = arguments.options.iter().map(option).collect::<Result<Options, _>>()?;
    Ok(Contest {
        setup: Setup { options, ..Setup::new(profile, players) },
        thinking: arguments.thinking.thinking(),
        checks: if arguments.check { Checks::All } else { Checks::Door },
        keep_log: arguments.out.is_some(),
        opening: arguments.opening.unwrap_or_else(|| bots::opening_length(game::edition(profile).title, players)),
        trying: arguments.trying,
        observed: if arguments.dataset.is_some() { arguments.every.max(1) } else { 0 },
    })
}

fn dataset(arguments: &Arguments, contest: &Contest) -> Result<Option<Dataset>, Failure> {
    let open = |folder: &PathBuf| {
        Dataset::in_folder(folder, contest.setup.profile, arguments.players, arguments.seed, arguments.games)
    };
    arguments.dataset.as_ref().map(open).transpose()
}

/// The list of bots, repeated, moved on by one for each seed: everybody comes to sit everywhere.
fn seating(bots: &[BotSpec], players: u8, seed: u64) -> Vec<BotSpec> {
    let mut seats: Vec<BotSpec> = bots.iter().copied().cycle().take(usize::from(players)).collect();
    seats.rotate_right((seed % u64::from(players)) as usize);
    seats
}

/// So many games are held in memory with all that was observed before it is written.
const BATCH: u64 = 512;

/// In the order of seeds, however many threads there were.
fn play_all(
    arguments: &Arguments,
    contest: &Contest,
    files: Option<&Files>,
    mut dataset: Option<&mut Dataset>,
) -> Result<(Vec<Outcome>, Vec<Broken>), Failure> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(arguments.jobs.unwrap_or(0)).build();
    let pool = pool.map_err(|why| Failure::Unreadable(format!("no threads: {why}")))?;
    let last = arguments.seed.checked_add(arguments.games);
    let last = last.ok_or_else(|| Failure::Unreadable("seeds beyond the largest number".to_owned()))?;
    let one = |seed: u64| {
        let seats = seating(&arguments.bots, arguments.players, seed);
        let mut result = contest.play(seed, &seats);
        if let (Some(files), Ok(played)) = (files, &mut result)
            && let Some(log) = played.log.take()
        {
            files.write_log(seed, &log)?;
        }
        Ok(result.map(|played| Outcome { seats, played }))
    };
    let bar = progress(arguments.games, "games");
    let (mut outcomes, mut broken) = (Vec::new(), Vec::new());
    let batch = if dataset.is_some() { BATCH } else { arguments.games.max(1) };
    for first in (arguments.seed..last).step_by(batch as usize) {
        let seeds = first..(first + batch).min(last);
        let results: Vec<Result<Outcome, Box<Broken>>> =
            pool.install(|| seeds.into_par_iter().progress_with(bar.clone()).map(one).collect::<Result<_, Failure>>())?;
        let known = outcomes.len();
        for result in results {
            match result {
                Ok(outcome) => outcomes.push(outcome),
                Err(why) => broken.push(*why),
            }
        }
        if let Some(dataset) = &mut dataset {
            dataset.add(&outcomes[known..])?;
            outcomes[known..].iter_mut().for_each(|outcome| outcome.played.observations.clear());
        }
    }
    bar.finish_and_clear();
    Ok((outcomes, broken))
}

/// On a terminal only.
pub fn progress(many: u64, what: &str) -> ProgressBar {
    let bar = ProgressBar::new(many);
    let template = format!("{{wide_bar}} {{pos}}/{{len}} {what}  {{per_sec}}  {{eta}} left");
    match ProgressStyle::with_template(&template) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

fn print(arguments: &Arguments, contest: &Contest, outcomes: &[Outcome], took: Duration) -> Result<(), Failure> {
    let games = outcomes.len();
    let actions: usize = outcomes.iter().map(|outcome| outcome.played.actions).sum();
    let seconds = took.as_secs_f64();
    show(&format!(
        "{games} games of {}, {} players, seeds {} to {}: {:.1} s, {:.1} games/s, {actions} actions{}\n",
        contest.setup.profile.name(),
        contest.setup.players,
        arguments.seed,
        (arguments.seed + arguments.games).saturating_sub(1),
        seconds,
        games as f64 / seconds,
        if contest.checks == Checks::All { ", everything checked after each" } else { "" },
    ))?;
    show(&Report::of(outcomes).to_string())
}
