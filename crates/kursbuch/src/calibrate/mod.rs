//! `kursbuch calibrate`: how good the forecast is. Bots play seeded games; at the beginning of every round it says which part
//! of the wealth everybody will own, and is compared with what came. With logs, a bot looks at the share rounds of people.

mod people;

use std::fmt::Write;
use std::path::PathBuf;

use bots::{Character, Coach, Level};
use game::{Setup, State, begin, play, query};
use indicatif::ParallelProgressIterator;
use rayon::prelude::*;
use wire::api::RoundName;
use wire::{Log, from_wire};

use crate::arena::{self, BotSpec, Checks, Contest, ThinkingArguments};
use crate::{Failure, show};

/// Classes of expected shares, in percent.
const CLASS: f64 = 5.0;

#[derive(clap::Args)]
pub struct Arguments {
    /// Finished games, of people or not: what the bot would have done at each decision of their share rounds.
    #[arg(conflicts_with_all = ["profile", "title", "players", "games", "seed"])]
    logs: Vec<PathBuf>,
    /// With logs: every decision in a line.
    #[arg(long, requires = "logs")]
    each: bool,
    /// Such as 1844-2e.
    #[arg(long)]
    profile: Option<String>,
    /// 1844 or 1824.
    #[arg(long)]
    title: Option<String>,
    #[arg(long, default_value_t = 4)]
    players: u8,
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The first game has this seed, the next one the next.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Who plays in all seats; without it, planners of any character. With logs: who looks at them; without it, the learned player.
    #[arg(long)]
    bot: Option<BotSpec>,
    #[command(flatten)]
    thinking: ThinkingArguments,
}

/// What was expected of a seat, and what came.
#[derive(Clone, Copy)]
struct Guess {
    share_round: u8,
    expected: f64,
    real: f64,
}

const PLAYERS: BotSpec = BotSpec { level: Level::Planner, character: None, thinking: None };
const ONLOOKER: BotSpec = BotSpec { level: Level::Learned, character: Some(Character::Neutral), thinking: None };

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    if !arguments.logs.is_empty() {
        let (spec, thinking) = (arguments.bot.unwrap_or(ONLOOKER), arguments.thinking.thinking());
        let thinking = spec.thinking.unwrap_or(thinking);
        return arguments.logs.iter().try_for_each(|log| {
            let report = people::report(log, spec, thinking, arguments.each)?;
            show(&report)
        });
    }
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
    let seats = vec![arguments.bot.unwrap_or(PLAYERS); usize::from(arguments.players)];
    let seeds = arguments.seed..arguments.seed.saturating_add(arguments.games);
    let guesses: Vec<Guess> = seeds
        .into_par_iter()
        .progress_count(arguments.games)
        .flat_map_iter(|seed| {
            let log = contest.play(seed, &seats).ok().and_then(|played| played.log);
            log.map(|log| guesses(&log)).unwrap_or_default()
        })
        .collect();
    show(&report(&guesses))
}

fn guesses(log: &Log) -> Vec<Guess> {
    let Some(mut state) = log.setup().ok().and_then(|setup| begin(&setup).ok()) else { return Vec::new() };
    let mut coach = Coach::default();
    let mut round = None;
    let mut said = Vec::new();
    for entry in &log.actions {
        let here = RoundName::of(&state);
        if round != Some(here) {
            round = Some(here);
            said.push((state.share_rounds(), coach.shares(&state)));
        }
        let Ok(action) = from_wire(state.edition(), &entry.action) else { return Vec::new() };
        let Ok(played) = play(&state, &action) else { return Vec::new() };
        state = played.state;
    }
    let real = real_shares(&state);
    let seats = usize::from(state.seats());
    let of_round = |(share_round, shares): (u8, bots::Shares)| {
        let real = real.clone();
        (0..seats).map(move |seat| Guess { share_round, expected: shares[seat], real: real[seat] })
    };
    said.into_iter().flat_map(of_round).collect()
}

fn real_shares(state: &State) -> Vec<f64> {
    let mut shares = vec![0.0; usize::from(state.seats())];
    for row in query::standing(state) {
        shares[row.player.index()] = f64::from(row.total().0.max(0));
    }
    let whole: f64 = shares.iter().sum::<f64>().max(1.0);
    shares.iter().map(|share| share / whole).collect()
}

fn report(guesses: &[Guess]) -> String {
    let mut text = String::from("expected share  guesses  real share  mean error\n");
    let class = |guess: &Guess| (guess.expected * 100.0 / CLASS) as usize;
    for row in 0..(100.0 / CLASS) as usize {
        let own: Vec<&Guess> = guesses.iter().filter(|guess| class(guess) == row).collect();
        if own.is_empty() {
            continue;
        }
        let low = row as f64 * CLASS;
        let _ = writeln!(text, "{low:>6.0}–{:>2.0} %  {:>9}  {}", low + CLASS, own.len(), line(&own));
    }
    text.push_str("\nshare round     guesses  real share  mean error\n");
    let last = guesses.iter().map(|guess| guess.share_round).max().unwrap_or(0);
    for round in 0..=last {
        let own: Vec<&Guess> = guesses.iter().filter(|guess| guess.share_round == round).collect();
        if !own.is_empty() {
            let _ = writeln!(text, "{round:>11}  {:>11}  {}", own.len(), line(&own));
        }
    }
    text
}

/// What came in the mean, and how far off the guesses were.
fn line(guesses: &[&Guess]) -> String {
    let count = guesses.len() as f64;
    let real = guesses.iter().map(|guess| guess.real).sum::<f64>() / count;
    let error = guesses.iter().map(|guess| (guess.real - guess.expected).abs()).sum::<f64>() / count;
    format!("{:>8.1} %  {:>8.1} %", real * 100.0, error * 100.0)
}
