//! Games played beforehand, so that the generator costs next to nothing while it measures.

use bots::{Dice, random_choice};
use game::{Profile, Setup, begin, choices, play, seat_of};
use rayon::prelude::*;
use wire::{FORMAT, Log, LogEntry, WireAction, to_wire};

pub struct Recorded {
    pub profile: &'static str,
    pub players: u8,
    pub seed: u64,
    setup: Setup,
    /// With their seats.
    pub actions: Vec<(u8, WireAction)>,
}

/// How many different games there are.
const GAMES: u64 = 24;
/// Shorter ones would not show what length costs.
const LEAST: usize = 1_100;

pub fn record() -> Vec<Recorded> {
    let seeds: Vec<u64> = (1..=4 * GAMES).collect();
    let games: Vec<Recorded> = seeds.into_par_iter().filter_map(one).collect();
    let mut games: Vec<Recorded> = games.into_iter().filter(|game| game.actions.len() >= LEAST).collect();
    games.truncate(GAMES as usize);
    games
}

fn one(seed: u64) -> Option<Recorded> {
    let (profile, players) = (Profile::default(), 4);
    let setup = Setup { seed: Some(seed), ..Setup::new(profile, players) };
    let mut state = begin(&setup).ok()?;
    let mut dice = Dice::new(seed);
    let mut actions = Vec::new();
    loop {
        let choices = choices(&state);
        if choices.offered.is_empty() {
            return Some(Recorded { profile: profile.name(), players, seed, setup, actions });
        }
        let action = random_choice(&state, &choices, &mut dice);
        actions.push((seat_of(&state, &action)?.seat(), to_wire(state.edition(), &action)));
        state = play(&state, &action).ok()?.state;
    }
}

impl Recorded {
    /// The first so many actions as a Kursbuch log.
    pub fn log(&self, actions: usize) -> String {
        let names = (0..self.players).map(|seat| format!("Player {seat}")).collect();
        let entry = |(_, action): &(u8, WireAction)| LogEntry { action: action.clone(), digest: None };
        let actions = self.actions.iter().take(actions).map(entry).collect();
        let log = Log { format: FORMAT.to_owned(), actions, ..Log::begin(&self.setup, names) };
        serde_json::to_string(&log).unwrap_or_default()
    }
}
