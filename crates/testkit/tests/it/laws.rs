//! Laws that hold in every position of every game, tried over seeded self-play.

use bots::{random_choice, wild_action};
use game::audit::Audit;
use game::g1824;
use game::g1844;
use game::state::Round;
use game::{Action, Choices, Options, Profile, State, Title, choices, notation, play};
use testkit::{Dice, RandomGame};
use wire::Log;

/// Far beyond any game: a random player repays and sells in small steps, but it must come to an end.
const MOST_ACTIONS: usize = 20_000;

/// Offered exactly what is accepted; a refusal leaves the digest as it was.
fn check_offers(state: &State, offered: &Choices, dice: &mut Dice) {
    let digest = state.digest();
    for _ in 0..3 {
        let action = wild_action(state, dice);
        let accepted = play(state, &action).is_ok();
        assert_eq!(offered.cover(&action), accepted, "{action:?}: {:?}", play(state, &action).err());
        assert_eq!(state.digest(), digest, "{action:?} changed the state it was tried on");
    }
    let one = &offered.offered[dice.below(offered.offered.len())];
    if let game::Choice::Do(action) = one {
        assert!(play(state, action).is_ok(), "offered but refused: {action:?}: {:?}", play(state, action).err());
    }
}

/// What is written can be read back, to the last detail.
fn check_action_notation(state: &State, action: &Action) {
    let text = notation::write_action(state, action);
    assert_eq!(notation::read_action(state, &text).as_ref(), Ok(action), "{text}");
}

/// Positions take longer than the game itself: one in so many, others in every game.
const EVERY_POSITION: u64 = 24;

fn check_position_notation(state: &State) {
    let text = notation::write_position(state);
    assert!(notation::read_position(&text) == Ok(*state), "{text}");
}

fn play_to_the_end(profile: Profile, options: Options, players: u8, seed: u64) -> RandomGame {
    let mut game = RandomGame::new(profile, options, players, seed);
    let mut wild = Dice::new(!seed);
    let mut audit = Audit::begin(&game.state);
    let setup = game::Setup { seed: Some(seed), options, ..game::Setup::new(profile, players) };
    let mut log = Log::begin(&setup, (0..players).map(|seat| seat.to_string()).collect());
    loop {
        let offered = choices(&game.state);
        if offered.offered.is_empty() {
            break;
        }
        let action = random_choice(&game.state, &offered, &mut game.dice);
        let number = game.actions.len();
        let played = play(&game.state, &action)
            .unwrap_or_else(|refusal| panic!("seed {seed}, action {number}: offered {action:?}, refused {refusal:?}"));
        check_offers(&game.state, &offered, &mut wild);
        check_action_notation(&game.state, &action);
        if (number as u64 + seed).is_multiple_of(EVERY_POSITION) {
            check_position_notation(&game.state);
        }
        let sums = audit.check(&game.state, &played.events, &played.state);
        sums.unwrap_or_else(|fault| panic!("seed {seed}, action {number}: {action:?}: {fault:?}"));
        log.append(&played.state, &action);
        game.state = played.state;
        game.actions.push(action);
        assert!(game.actions.len() < MOST_ACTIONS, "seed {seed}: no end after {MOST_ACTIONS} actions");
    }
    assert_eq!(*game.state.round(), Round::Finished, "seed {seed}: nothing offered though the game is not over");
    // A log replays, through text, to the same digest.
    let text = serde_json::to_string(&log).unwrap();
    let replayed = wire::replay(&Log::read(&text).unwrap(), |_, _| ()).unwrap();
    assert_eq!(replayed.state.digest(), game.state.digest(), "seed {seed}");
    game
}

/// Seeds with every number of players in turn.
fn games_of(profile: Profile, seeds: std::ops::Range<u64>) {
    let tables = game::edition(profile).seats;
    // A few games of random players come to nothing: everybody is deep in overdraft, or nobody can act any more.
    let most_endless = (seeds.end - seeds.start) / 50;
    let mut endless = 0;
    for seed in seeds {
        let players = tables[seed as usize % tables.len()].players;
        let game = play_to_the_end(profile, Options::NONE, players, seed);
        endless += u64::from(game::query::is_endless(&game.state));
    }
    assert!(endless <= most_endless, "{endless} games called off");
}

#[test]
fn laws_hold_in_first_edition_games_of_1824_a() {
    games_of(g1824::PROFILE_1E, 0..200);
}

#[test]
fn laws_hold_in_first_edition_games_of_1824_b() {
    games_of(g1824::PROFILE_1E, 200..400);
}

#[test]
fn laws_hold_in_second_edition_games_of_1824_a() {
    games_of(g1824::PROFILE_2E, 0..200);
}

#[test]
fn laws_hold_in_second_edition_games_of_1824_b() {
    games_of(g1824::PROFILE_2E, 200..400);
}

#[test]
fn laws_hold_in_the_profile_for_logs_of_1824() {
    games_of(g1824::PROFILE_18XX_GAMES, 0..100);
}

#[test]
fn laws_hold_in_games_of_cisleithania() {
    games_of(g1824::PROFILE_CISLEITHANIA, 0..200);
}

#[test]
fn laws_hold_in_the_profile_for_logs_of_cisleithania() {
    games_of(g1824::PROFILE_CISLEITHANIA_18XX_GAMES, 0..100);
}

/// Each of the three profiles in turn.
#[test]
fn laws_hold_in_goods_time() {
    let options = Options::NONE.with(game::OptionRule::GoodsTime);
    let profiles = [g1824::PROFILE_1E, g1824::PROFILE_2E, g1824::PROFILE_18XX_GAMES];
    for seed in 0..60 {
        play_to_the_end(profiles[seed as usize % 3], options, 3 + (seed / 3 % 4) as u8, seed);
    }
}

#[test]
fn laws_hold_in_second_edition_games_a() {
    games_of(g1844::PROFILE_2E, 0..200);
}

#[test]
fn laws_hold_in_second_edition_games_b() {
    games_of(g1844::PROFILE_2E, 200..400);
}

#[test]
fn laws_hold_in_first_edition_games() {
    games_of(g1844::PROFILE_1E, 0..200);
}

#[test]
fn laws_hold_in_the_profile_for_logs() {
    games_of(g1844::PROFILE_18XX_GAMES, 0..100);
}

/// Every seed plays another set of options, each of the three profiles in turn.
#[test]
fn laws_hold_whatever_options_are_combined() {
    for seed in 0..150_u64 {
        let profiles: Vec<Profile> = Title::G1844.profiles().collect();
        let profile = profiles[seed as usize % profiles.len()];
        let chosen = |rule: &game::OptionRule| (seed.wrapping_mul(0x9E37_79B9) >> 8) & (1 << *rule as u64) != 0;
        let options = profile.options().filter(chosen).collect();
        play_to_the_end(profile, options, 3 + (seed % 5) as u8, seed);
    }
}
