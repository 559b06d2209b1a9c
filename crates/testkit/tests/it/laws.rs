//! Laws that hold in every position of every game, tried over seeded self-play.

use bots::random_choice;
use game::audit::Audit;
use game::state::Round;
use game::{Action, Choices, Options, Profile, State, apply, choices, play};
use testkit::{Dice, RandomGame};
use wire::Log;

/// Far beyond any game: a random player repays and sells in small steps, but it must come to an end.
const MOST_ACTIONS: usize = 20_000;

/// Actions that might be tried here, offered or not: every kind with small numbers.
fn a_wild_action(state: &State, dice: &mut Dice) -> Action {
    use game::*;
    let company = CompanyId(dice.below(20) as u8);
    let hex = board::HexId(dice.below(140) as u8);
    let private = PrivateId(dice.below(8) as u8);
    match dice.below(24) {
        20 => Action::BuyMinor { company, price: Money(120 + 20 * dice.below(7) as i32) },
        21 => Action::ExchangeMountain { private, company },
        22 => [Action::BuyMountainRailway(private), Action::DiscardMountain(private), Action::ExchangeCoal(company)]
            [dice.below(3)]
        .clone(),
        23 => Action::ExchangeTrain(ModelId(dice.below(14) as u8)),
        0 => Action::Bid(Money(dice.below(300) as i32)),
        1 => Action::Pass,
        2 => Action::Start { company, par: Money(60 + 10 * dice.below(6) as i32) },
        3 => Action::Buy { company, from: Source::Offering, paper: Paper::Single },
        4 => Action::Buy {
            company,
            from: Source::Pool,
            paper: if dice.below(2) == 0 { Paper::Single } else { Paper::Double },
        },
        5 => Action::Sell(Sale { company, shares: dice.below(6) as u8, doubles: dice.below(3) as u8 }),
        6 => Action::BuyMountain(MountainId(dice.below(6) as u8)),
        7 => Action::BuyTunnel(TunnelId(dice.below(6) as u8)),
        8 => Action::Repay(Money(dice.below(200) as i32)),
        9 | 10 => {
            let tile = board::TileId(dice.below(60) as u8);
            let right = if dice.below(4) == 0 { TileRight::Bodelibahn } else { TileRight::Normal };
            Action::LayTile(LayTile { hex, tile, rotation: dice.below(6) as u8, right })
        }
        11 => {
            let mouths = board::EdgeSet::from_bits(dice.below(64) as u8);
            Action::BuildTunnel { tunnel: TunnelId(dice.below(5) as u8), hex, mouths }
        }
        12 => Action::PlaceMarker { hex, city: dice.below(2) as u8 },
        13 => [Action::PayOut, Action::Withhold, Action::Done][dice.below(3)].clone(),
        14 | 15 => {
            let seller = match dice.below(3) {
                0 => Seller::Bank,
                1 => Seller::Pool,
                _ => Seller::Company(company),
            };
            let model = ModelId(dice.below(14) as u8);
            let printed = state.edition.models.get(model.index()).map_or(Money(90), |spec| spec.price);
            let price = if dice.below(2) == 0 { printed } else { Money(dice.below(500) as i32) };
            Action::BuyTrain(BuyTrain { seller, model, price })
        }
        16 => Action::BuyPrivate { private, price: Money(dice.below(300) as i32) },
        17 => [Action::LayFurkaOberalp, Action::AssignEva(company), Action::ReachDestination(company)][dice.below(3)]
            .clone(),
        18 => [Action::Answer(true), Action::Surrender(ModelId(dice.below(14) as u8)), Action::KeepMarker { city: 0 }]
            [dice.below(3)]
        .clone(),
        _ => Action::PlaceMountain { hex, panel: dice.below(4) as u8 },
    }
}

/// Offered exactly what is accepted; a refusal leaves the digest as it was.
fn check_offers(state: &State, offered: &Choices, dice: &mut Dice) {
    let digest = state.digest();
    for _ in 0..3 {
        let action = a_wild_action(state, dice);
        let accepted = play(state, &action).is_ok();
        assert_eq!(offered.cover(&action), accepted, "{action:?}: {:?}", play(state, &action).err());
        assert_eq!(state.digest(), digest, "{action:?} changed the state it was tried on");
    }
    let one = &offered.offered[dice.below(offered.offered.len())];
    if let game::Choice::Do(action) = one {
        assert!(play(state, action).is_ok(), "offered but refused: {action:?}: {:?}", play(state, action).err());
    }
}

fn play_to_the_end(profile: Profile, options: Options, players: u8, seed: u64) -> RandomGame {
    let mut game = RandomGame::new(profile, options, players, seed);
    let mut wild = Dice::new(!seed);
    let mut audit = Audit::begin(&game.state);
    let setup = game::Setup { profile, players, seed: Some(seed), options };
    let mut log = Log::begin(&setup, (0..players).map(|seat| seat.to_string()).collect());
    loop {
        let offered = choices(&game.state);
        if offered.offered.is_empty() {
            break;
        }
        let action = random_choice(&game.state, &offered, &mut game.dice);
        let number = game.actions.len();
        let draft = play(&game.state, &action)
            .unwrap_or_else(|refusal| panic!("seed {seed}, action {number}: offered {action:?}, refused {refusal:?}"));
        check_offers(&game.state, &offered, &mut wild);
        let mut applied = game.state;
        draft.events.iter().for_each(|event| apply(&mut applied, event));
        assert_eq!(applied, draft.state, "seed {seed}, action {number}: events do not lead to the state");
        let sums = audit.check(&draft.events, &draft.state);
        sums.unwrap_or_else(|fault| panic!("seed {seed}, action {number}: {action:?}: {fault:?}"));
        log.append(&draft.state, &action);
        game.state = draft.state;
        game.actions.push(action);
        assert!(game.actions.len() < MOST_ACTIONS, "seed {seed}: no end after {MOST_ACTIONS} actions");
    }
    assert_eq!(game.state.round, Round::Finished, "seed {seed}: nothing offered though the game is not over");
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
        endless += u64::from(game::rules::finish::is_endless(&game.state));
    }
    assert!(endless <= most_endless, "{endless} games called off");
}

#[test]
fn laws_hold_in_first_edition_games_of_1824_a() {
    games_of(Profile::Austria1e, 0..500);
}

#[test]
fn laws_hold_in_first_edition_games_of_1824_b() {
    games_of(Profile::Austria1e, 500..1000);
}

#[test]
fn laws_hold_in_second_edition_games_of_1824_a() {
    games_of(Profile::Austria2e, 0..500);
}

#[test]
fn laws_hold_in_second_edition_games_of_1824_b() {
    games_of(Profile::Austria2e, 500..1000);
}

#[test]
fn laws_hold_in_the_profile_for_logs_of_1824() {
    games_of(Profile::Austria18xxGames, 0..100);
}

#[test]
fn laws_hold_in_second_edition_games_a() {
    games_of(Profile::Swiss2e, 0..500);
}

#[test]
fn laws_hold_in_second_edition_games_b() {
    games_of(Profile::Swiss2e, 500..1000);
}

#[test]
fn laws_hold_in_first_edition_games() {
    games_of(Profile::Swiss1e, 0..500);
}

#[test]
fn laws_hold_in_the_profile_for_logs() {
    games_of(Profile::Swiss18xxGames, 0..100);
}

/// Every seed plays another set of options, each of the three profiles in turn.
#[test]
fn laws_hold_whatever_options_are_combined() {
    for seed in 0..150_u64 {
        let profile = Profile::ALL[seed as usize % 3];
        let chosen = |rule: &game::OptionRule| (seed.wrapping_mul(0x9E37_79B9) >> 8) & (1 << *rule as u64) != 0;
        let options = game::OptionRule::ALL.into_iter().filter(chosen).collect();
        play_to_the_end(profile, options, 3 + (seed % 5) as u8, seed);
    }
}
