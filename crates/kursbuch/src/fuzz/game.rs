//! One random game from its seed, with everything checked, and in every position what is not offered.

use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::{Dice, edges, random_choice, wild_action};
use game::audit::Audit;
use game::{Action, Choices, Options, Profile, Setup, State, begin, choices, play as put};
use wire::Log;

use super::ledger::Counts;

/// Far beyond any game.
const MOST_ACTIONS: usize = 20_000;
/// Wild actions in every position.
const WILD: usize = 3;

/// Whether this seed is one of those games in which also what is not offered is tried: one in so many of every profile.
pub fn is_tried(seed: u64, one_in: u64) -> bool {
    (seed / Profile::all().count() as u64).is_multiple_of(one_in)
}

/// The log, unless something is wrong with it. If it is tried, also what is not offered in any of its positions.
pub fn play(seed: u64, is_tried: bool, counts: &mut Counts) -> Option<Log> {
    let setup = setup(seed);
    let mut place = 0;
    counts.games += 1;
    let played = catch_unwind(AssertUnwindSafe(|| play_into(&setup, seed, is_tried, counts, &mut place)));
    let why = match played {
        Ok(Ok(log)) => return Some(log),
        Ok(Err(why)) => why,
        Err(panic) => format!("panic: {}", said(&*panic)),
    };
    counts.faults.push(format!("seed {seed} ({}), action {place}: {why}", setup.profile.name()));
    None
}

pub fn said(panic: &(dyn std::any::Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a word")
}

/// Profiles in turn, numbers of players in turn; every other game with a set of options.
fn setup(seed: u64) -> Setup {
    let profiles: Vec<Profile> = Profile::all().collect();
    let (profile, round) = (profiles[seed as usize % profiles.len()], seed as usize / profiles.len());
    let tables = game::edition(profile).seats;
    let players = tables[round % tables.len()].players;
    let mut dice = Dice::new(seed);
    let with_options = dice.below(2) == 0;
    let options = profile.options().filter(|_| with_options && dice.below(3) == 0).collect::<Options>();
    let setup = Setup { seed: Some(seed), options, ..Setup::new(profile, players) };
    // Not everything goes with every number of players.
    if begin(&setup).is_ok() { setup } else { Setup { options: Options::NONE, ..setup } }
}

fn play_into(setup: &Setup, seed: u64, is_tried: bool, counts: &mut Counts, place: &mut usize) -> Result<Log, String> {
    let mut state = begin(setup).map_err(|why| format!("{why:?}"))?;
    let names = (0..setup.players).map(|seat| format!("player {seat}")).collect();
    let (mut audit, mut log) = (Audit::begin(&state), Log::begin(setup, names));
    let (mut dice, mut wild) = (Dice::new(seed), Dice::new(!seed));
    loop {
        let offered = choices(&state);
        if offered.offered.is_empty() {
            break;
        }
        if is_tried {
            try_wild(&state, &offered, &mut wild, counts)?;
            try_edges(&state, &offered, counts)?;
        }
        let action = random_choice(&state, &offered, &mut dice);
        let draft = put(&state, &action).map_err(|refusal| format!("offered {action:?}: {}", refusal.cited()))?;
        audit.check(&state, &draft.events, &draft.state).map_err(|why| format!("{action:?}: {why}"))?;
        log.append(&draft.state, &action);
        state = draft.state;
        counts.actions += 1;
        *place += 1;
        if *place >= MOST_ACTIONS {
            return Err(format!("no end after {MOST_ACTIONS} actions"));
        }
    }
    let replayed = wire::replay(&log, |_, _| ()).map_err(|why| why.to_string())?;
    if replayed.state.digest() == state.digest() { Ok(log) } else { Err("its log leads elsewhere".to_owned()) }
}

fn try_wild(state: &State, offered: &Choices, wild: &mut Dice, counts: &mut Counts) -> Result<(), String> {
    for _ in 0..WILD {
        let action = wild_action(state, wild);
        match try_one(state, offered, &action)? {
            true => counts.wild_accepted += 1,
            false => counts.wild_refused += 1,
        }
    }
    Ok(())
}

fn try_edges(state: &State, offered: &Choices, counts: &mut Counts) -> Result<(), String> {
    for action in edges(offered) {
        match try_one(state, offered, &action)? {
            true => counts.edges_accepted += 1,
            false => counts.edges_refused += 1,
        }
    }
    Ok(())
}

/// Accepted exactly if it is offered; a refusal changes nothing.
fn try_one(state: &State, offered: &Choices, action: &Action) -> Result<bool, String> {
    let before = state.digest();
    let is_accepted = put(state, action).is_ok();
    if offered.cover(action) != is_accepted {
        let word = if is_accepted { "accepted and not offered" } else { "offered and refused" };
        return Err(format!("{action:?} is {word}"));
    }
    if state.digest() != before {
        return Err(format!("{action:?} has changed the state it was tried on"));
    }
    Ok(is_accepted)
}
