//! Bots of every level and character finish games, and never give an answer that is refused.
#![allow(clippy::unwrap_used)]

use bots::{Bot, Budget, Character, Level};
use game::g1844;
use game::state::Round;
use game::{Profile, Setup, State, begin, deciding, play};

/// Far beyond any game.
const MOST_ACTIONS: usize = 20_000;

/// Plays to the end; all bots are asked whether they want to act out of turn before the seat in turn decides.
fn play_out(profile: Profile, mut bots: Vec<Bot>, seed: u64) -> State {
    let players = bots.len() as u8;
    let setup = Setup { seed: Some(seed), ..Setup::new(profile, players) };
    let mut state = begin(&setup).unwrap();
    for _ in 0..MOST_ACTIONS {
        let Some(seat) = deciding(&state) else { break };
        let others = state.player_ids().filter(|player| *player != seat);
        let interjected = others.into_iter().find_map(|player| bots[player.index()].interject(&state, player));
        let action = interjected.or_else(|| bots[seat.index()].choose(&state, Budget::nodes(8))).unwrap();
        let played = play(&state, &action);
        let refusal = |refusal| panic!("{}, seed {seed}: {action:?} refused: {refusal:?}", profile.name());
        state = played.unwrap_or_else(refusal).state;
    }
    assert_eq!(*state.round(), Round::Finished, "{}, seed {seed}: no end", profile.name());
    state
}

fn table(levels: &[Level], players: usize, seed: u64) -> Vec<Bot> {
    let bot = |seat: usize| {
        let character = Character::ALL[(seat + seed as usize) % Character::ALL.len()];
        Bot::new(levels[seat % levels.len()], character, seed + seat as u64)
    };
    (0..players).map(bot).collect()
}

#[test]
fn every_level_plays_every_profile_with_every_number_of_players() {
    for (number, profile) in Profile::all().enumerate() {
        for seats in game::edition(profile).seats {
            let seed = number as u64 * 10 + u64::from(seats.players);
            play_out(profile, table(Level::ALL, usize::from(seats.players), seed), seed);
        }
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let game = |seed| play_out(g1844::PROFILE_2E, table(Level::ALL, 4, seed), 7).digest();
    assert_eq!(game(1), game(1));
    assert_ne!(game(1), game(2));
}
