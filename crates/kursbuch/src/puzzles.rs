//! `kursbuch puzzles`: draws puzzles from games that bots play; or checks those in a file.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use game::{Setup, State, begin, play};
use indicatif::ParallelProgressIterator;
use rayon::prelude::*;
use teacher::puzzle::{Kind, Puzzle, puzzles_of};
use wire::{Log, from_wire};

use crate::arena::{self, BotSpec, Checks, Contest, ThinkingArguments};
use crate::{Failure, input, show};

#[derive(clap::Args)]
pub struct Arguments {
    /// 1844 or 1824.
    #[arg(long)]
    title: Option<String>,
    /// Such as 1844-2e; without it, the default of the title.
    #[arg(long)]
    profile: Option<String>,
    #[arg(long, default_value_t = 4)]
    players: u8,
    /// Games to draw from.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The first game has this seed, the next one the next.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Who plays in all seats.
    #[arg(long, default_value = "planner:any")]
    bot: BotSpec,
    /// Puzzles of each kind, at most.
    #[arg(long, default_value_t = 100)]
    each: usize,
    /// Check the puzzles in this file instead.
    #[arg(long, value_name = "FILE")]
    check: Option<PathBuf>,
    #[command(flatten)]
    thinking: ThinkingArguments,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    match &arguments.check {
        Some(path) => check(path),
        None => make(arguments),
    }
}

fn check(path: &Path) -> Result<(), Failure> {
    let text = input::read_text(path)?;
    let unreadable = |why: serde_json::Error| Failure::Unreadable(format!("{}: {why}", path.display()));
    let puzzles: Vec<Puzzle> = serde_json::from_str(&text).map_err(unreadable)?;
    let flawed = puzzles.par_iter().progress_count(puzzles.len() as u64);
    let flawed: Vec<String> =
        flawed.filter_map(|puzzle| puzzle.check().err().map(|why| format!("{} {why}", puzzle.id))).collect();
    match flawed.first() {
        None => show(&format!("{} puzzles, all as they should be\n", puzzles.len())),
        Some(first) => Err(Failure::Refused(format!("{} of {}: {first}", flawed.len(), puzzles.len()))),
    }
}

fn make(arguments: &Arguments) -> Result<(), Failure> {
    let profile = arena::profile(arguments.title.as_deref(), arguments.profile.as_deref())?;
    if game::edition(profile).seats(arguments.players).is_none() {
        return Err(Failure::Unreadable(format!("{} cannot play {}", arguments.players, profile.name())));
    }
    let contest = Contest {
        setup: Setup::new(profile, arguments.players),
        thinking: arguments.thinking.thinking(),
        checks: Checks::Door,
        keep_log: true,
        opening: bots::opening_length(game::edition(profile).title, arguments.players),
        trying: 0,
        observed: 0,
    };
    let seats = vec![arguments.bot; usize::from(arguments.players)];
    let seeds = (arguments.seed..arguments.seed.saturating_add(arguments.games)).into_par_iter();
    let of_game = |seed: u64| {
        let log = contest.play(seed, &seats).ok().and_then(|played| played.log);
        log.and_then(|log| positions(&log)).map(|states| puzzles_of(&states, seed)).unwrap_or_default()
    };
    let found: Vec<Puzzle> = seeds.progress_count(arguments.games).map(of_game).flatten().collect();
    let chosen: Vec<Puzzle> = Kind::ALL.into_iter().flat_map(|kind| best_of(&found, kind, arguments.each)).collect();
    let text = serde_json::to_string_pretty(&chosen).map_err(|why| Failure::Unreadable(why.to_string()))?;
    show(&(text + "\n"))
}

/// Of one kind, in turn from each class, in the order in which they were found: grades, or rules.
fn best_of(found: &[Puzzle], kind: Kind, most: usize) -> Vec<Puzzle> {
    let mut classes: BTreeMap<String, Vec<&Puzzle>> = BTreeMap::new();
    for puzzle in found.iter().filter(|puzzle| puzzle.kind == kind).rev() {
        let class = match kind {
            Kind::Rule => puzzle.options[puzzle.answer].clone(),
            Kind::Run | Kind::Tile | Kind::Purchase => puzzle.grade.to_string(),
        };
        classes.entry(class).or_default().push(puzzle);
    }
    let mut chosen: Vec<Puzzle> = Vec::new();
    while chosen.len() < most && classes.values().any(|class| !class.is_empty()) {
        let next = classes.values_mut().filter_map(Vec::pop);
        for puzzle in next.collect::<Vec<_>>() {
            if chosen.len() < most && chosen.iter().all(|other| other.id != puzzle.id) {
                chosen.push(puzzle.clone());
            }
        }
    }
    chosen
}

fn positions(log: &Log) -> Option<Vec<State>> {
    let mut states = vec![begin(&log.setup().ok()?).ok()?];
    for entry in &log.actions {
        let state = states.last()?;
        let action = from_wire(state.edition(), &entry.action).ok()?;
        states.push(play(state, &action).ok()?.state);
    }
    Some(states)
}
