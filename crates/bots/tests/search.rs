//! The searching bot: deterministic by nodes, within its time by a clock, never without a legal answer.
#![allow(clippy::unwrap_used)]

use std::cell::Cell;

use bots::{Bot, Budget, Character, Level};
use game::g1824;
use game::g1844;
use game::state::Round;
use game::{Profile, Setup, State, begin, deciding, play};

/// A position in the first share round or draft, with planners before.
fn early(profile: Profile) -> State {
    let setup = Setup { seed: Some(5), ..Setup::new(profile, 4) };
    let mut state = begin(&setup).unwrap();
    let mut bot = Bot::new(Level::Planner, Character::Neutral, 5);
    while state.g1844().is_some() && (matches!(state.round(), Round::Initial(_)) || state.pending().is_some()) {
        let action = bot.choose(&state, Budget::nodes(1)).unwrap();
        state = play(&state, &action).unwrap().state;
    }
    state
}

/// Four planners alone come through the auction: what nobody wants does not stay up for ever.
#[test]
fn the_auction_ends() {
    assert!(matches!(early(g1844::PROFILE_2E).round(), Round::Shares(_)));
}

#[test]
fn the_same_nodes_give_the_same_answer() {
    for profile in [g1844::PROFILE_2E, g1824::PROFILE_1E] {
        let state = early(profile);
        let answer = |seed| Bot::new(Level::Search, Character::Neutral, seed).choose(&state, Budget::nodes(60));
        assert_eq!(answer(1), answer(1));
        assert!(play(&state, &answer(1).unwrap()).is_ok());
    }
}

/// However early the clock calls, there is an answer; and the bot does not ask much longer than it may.
#[test]
fn an_answer_is_there_when_time_is_up() {
    let state = early(g1844::PROFILE_2E);
    assert!(deciding(&state).is_some());
    for calls in [0, 1, 7, 40] {
        let asked = Cell::new(0);
        let is_up = || {
            asked.set(asked.get() + 1);
            asked.get() > calls
        };
        let action = Bot::new(Level::Search, Character::Shark, 1).choose(&state, Budget::until(&is_up)).unwrap();
        assert!(play(&state, &action).is_ok());
        assert!(asked.get() <= calls + 2, "asked {} times after {calls}", asked.get());
    }
}
