//! The player that has learned: its network judges seats alike, its answers keep to time and seed, and it wins.
#![allow(clippy::unwrap_used)]

use std::cell::Cell;

use bots::features::{Features, Observer};
use bots::{BadWeights, Bot, Budget, Character, Dice, Judgement, Level, Network, Players, install_weights, opening};
use game::{Profile, Setup, State, Title, begin, play, query};

const WEIGHTS_1844: &[u8] = include_bytes!("../weights/1844.network");
const WEIGHTS_1824: &[u8] = include_bytes!("../weights/1824.network");

fn install() {
    install_weights(Title::G1844, WEIGHTS_1844).unwrap();
    install_weights(Title::G1824, WEIGHTS_1824).unwrap();
}

/// A game of planners after so many actions.
fn after(profile: Profile, actions: usize) -> State {
    let mut state = begin(&Setup { seed: Some(3), ..Setup::new(profile, 4) }).unwrap();
    let mut bots = Players::new((0..4).map(|seat| Bot::new(Level::Planner, Character::Neutral, seat)).collect());
    for _ in 0..actions {
        let (_, action) = bots.next(&state, Budget::nodes(1)).unwrap();
        state = play(&state, &action).unwrap().state;
    }
    state
}

fn judged(state: &State, position: &Features) -> Judgement {
    Network::read(WEIGHTS_1844).unwrap().judge(state.edition(), position)
}

#[test]
fn shares_are_parts_of_the_whole_and_somebody_wins() {
    let state = after(game::g1844::PROFILE_2E, 300);
    let judgement = judged(&state, &Observer::new().observe(&state));
    assert!((judgement.share[..4].iter().sum::<f64>() - 4.0).abs() < 1e-9, "{judgement:?}");
    assert!((judgement.win[..4].iter().sum::<f64>() - 1.0).abs() < 1e-9, "{judgement:?}");
    assert!(judgement.win[..4].iter().all(|win| *win > 0.0) && judgement.win[4..] == [0.0; 3]);
}

/// The same position with the seats named the other way round: everybody is judged as before.
#[test]
fn the_order_of_seats_makes_no_difference() {
    let state = after(game::g1844::PROFILE_2E, 300);
    let position = Observer::new().observe(&state);
    let mut turned = position.clone();
    turned.seats.reverse();
    turned.held.reverse();
    turned.directors.iter_mut().flatten().for_each(|seat| *seat = 3 - *seat);
    let (one, other) = (judged(&state, &position), judged(&state, &turned));
    assert_ne!(one.win[0], one.win[3], "seats that are judged alike show nothing");
    for seat in 0..4 {
        assert!((one.share[seat] - other.share[3 - seat]).abs() < 1e-5, "{one:?} {other:?}");
        assert!((one.win[seat] - other.win[3 - seat]).abs() < 1e-5, "{one:?} {other:?}");
    }
}

#[test]
fn weights_that_do_not_fit_are_refused() {
    let other = String::from_utf8_lossy(&WEIGHTS_1844[..20]).replace('1', "9");
    assert_eq!(Network::read(b"anything").unwrap_err(), BadWeights::Unknown);
    assert_eq!(Network::read(&WEIGHTS_1844[..WEIGHTS_1844.len() - 2]).unwrap_err(), BadWeights::WrongLength);
    assert_eq!(Network::read(&[WEIGHTS_1844, b"xx"].concat()).unwrap_err(), BadWeights::WrongLength);
    let changed = [other.as_bytes(), &WEIGHTS_1844[20..]].concat();
    assert_eq!(Network::read(&changed).unwrap_err(), BadWeights::OtherFeatures);
}

/// However early the clock calls, there is an answer, and soon.
#[test]
fn an_answer_is_there_when_time_is_up() {
    install();
    let state = after(game::g1844::PROFILE_2E, 60);
    for calls in [0, 1, 7, 40] {
        let asked = Cell::new(0);
        let is_up = || {
            asked.set(asked.get() + 1);
            asked.get() > calls
        };
        let action = Bot::new(Level::Learned, Character::Shark, 1).choose(&state, Budget::until(&is_up)).unwrap();
        assert!(play(&state, &action).is_ok());
        assert!(asked.get() <= calls + 2, "asked {} times after {calls}", asked.get());
    }
}

/// What looks clear after short lines is still followed further: half of all decisions in share rounds take what they get.
#[test]
fn those_who_look_ahead_use_the_time_that_they_are_given() {
    install();
    let calls = 2000;
    let profiles = [game::g1844::PROFILE_2E, game::g1824::PROFILE_1E];
    for (profile, level) in
        profiles.into_iter().flat_map(|profile| [(profile, Level::Search), (profile, Level::Learned)])
    {
        let used_up = |state: &State| {
            let asked = Cell::new(0);
            let is_up = || {
                asked.set(asked.get() + 1);
                asked.get() > calls
            };
            Bot::new(level, Character::Neutral, 1).choose(state, Budget::until(&is_up)).unwrap();
            asked.get() > calls
        };
        let states = (20..90).step_by(2).map(|actions| after(profile, actions));
        let shares: Vec<State> =
            states.filter(|state| matches!(state.round(), game::Round::Shares(_))).take(6).collect();
        let count = shares.iter().filter(|state| used_up(state)).count();
        assert!(count * 2 >= shares.len() && count > 0, "{level} in {}: {count} of {}", profile.name(), shares.len());
    }
}

#[test]
fn the_same_seed_and_nodes_give_the_same_answer() {
    install();
    for profile in [game::g1844::PROFILE_2E, game::g1824::PROFILE_1E] {
        let state = after(profile, 60);
        let answer = || Bot::new(Level::Learned, Character::Neutral, 1).choose(&state, Budget::nodes(300));
        assert_eq!(answer(), answer());
    }
}

/// Chance would be a quarter; measured over hundreds of games it is more than three quarters (docs/bots.md).
#[test]
fn it_beats_three_planners_at_first_sight() {
    install();
    let mut won = 0;
    for seed in 0..8 {
        let mut state = begin(&Setup { seed: Some(seed), ..Setup::new(game::g1824::PROFILE_1E, 4) }).unwrap();
        let own = seed as usize % 4;
        let level = |seat: usize| if seat == own { Level::Learned } else { Level::Planner };
        let bot = |seat: usize| Bot::new(level(seat), Character::Neutral, seed * 8 + seat as u64);
        let mut bots = Players::new((0..4).map(bot).collect());
        let mut dice = Dice::new(seed);
        for _ in 0..4 {
            state = play(&state, &opening(&state, &mut dice).unwrap()).unwrap().state;
        }
        while let Some((_, action)) = bots.next(&state, Budget::nodes(1)) {
            state = play(&state, &action).unwrap().state;
        }
        won += usize::from(query::standing(&state)[0].player.index() == own);
    }
    assert!(won >= 4, "{won} of 8 games");
}
