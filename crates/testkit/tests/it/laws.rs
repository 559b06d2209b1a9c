//! Laws that hold in every position of every game, tried over seeded self-play.

use game::state::{Round, TrainPlace};
use game::titles::g1844::trains::{EVA, SBB_5H};
use game::{Action, Event, Money, Options, Profile, State, apply, choices, play};
use testkit::{Dice, RandomGame};
use wire::Log;

/// Far beyond any game: a random player repays and sells in small steps, but it must come to an end.
const MOST_ACTIONS: usize = 20_000;

fn all_money(state: &State) -> Money {
    let players: Money = state.players.iter().map(|player| player.cash).sum();
    let treasuries: Money = state.companies.iter().map(|charter| charter.cash).sum();
    state.bank + players + treasuries
}

/// Money, certificates and trains are all there. [1844-SETUP-02] [1844-SETUP-17]
fn check_conservation(state: &State) {
    assert_eq!(all_money(state), state.edition.bank, "money");
    for company in state.edition.company_ids().filter(|company| !state[*company].closed) {
        let charter = &state[company];
        let shares = charter.unsold + charter.pool + charter.shares.iter().sum::<u8>();
        assert_eq!(shares, state.spec(company).shares, "shares of {}", state.spec(company).symbol);
        assert!(charter.cash >= Money::ZERO, "treasury of {}", state.spec(company).symbol);
    }
    assert_eq!(state.doubles.iter().sum::<u8>() + state.pool_doubles, 5, "SBB doubles");
    assert!(state.players.iter().all(|player| player.cash >= Money::ZERO), "a player's cash");
    let ways = state.edition.ways();
    for tile in ways.tiles.of_the_box() {
        let laid = ways.map.ids().filter(|hex| state.layout.at(*hex).tile == tile).count() as u8;
        assert_eq!(laid + state.tiles[tile.index()], ways.tiles[tile].count, "tile {}", ways.tiles[tile].name);
    }
}

/// Every train card is in the bank, with a company, in the pool, or known to be gone; EVA and the SBB's own train exist
/// once at most. [1844-SETUP-12] [1844-SETUP-14]
fn check_trains(state: &State, gone: &[u32]) {
    let held = |model: game::ModelId| {
        let companies: u32 = state.companies.iter().map(|charter| u32::from(charter.trains[model.index()])).sum();
        companies + u32::from(state.pool_trains[model.index()])
    };
    for (row, spec) in state.edition.trains.iter().enumerate() {
        let Some(cards) = spec.cards else { continue };
        let in_bank = match row.cmp(&usize::from(state.train_row)) {
            std::cmp::Ordering::Less => 0,
            std::cmp::Ordering::Equal => state.train_cards,
            std::cmp::Ordering::Greater => cards,
        };
        let all = u32::from(in_bank) + held(spec.normal) + held(spec.h) + gone[row];
        assert_eq!(all, u32::from(cards), "cards of {}", state.edition.model(spec.normal).name);
    }
    assert!(held(EVA) <= 1 && held(SBB_5H) <= 1, "special trains");
}

/// Adds the cards that these events took out of the game, by type.
fn count_gone(state: &State, events: &[Event], gone: &mut [u32]) {
    for event in events {
        if let Event::TrainMoved { model, to: TrainPlace::Gone, .. } = event {
            let row = state.edition.trains.iter().position(|spec| spec.normal == *model || spec.h == *model);
            row.into_iter().for_each(|row| gone[row] += 1);
        }
    }
}

/// Actions that might be tried here, offered or not: every kind with small numbers.
fn a_wild_action(state: &State, dice: &mut Dice) -> Action {
    use game::*;
    let company = CompanyId(dice.below(16) as u8);
    let hex = board::HexId(dice.below(140) as u8);
    match dice.below(20) {
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
            let price =
                if dice.below(2) == 0 { state.edition.model(model).price } else { Money(dice.below(500) as i32) };
            Action::BuyTrain(BuyTrain { seller, model, price })
        }
        16 => Action::BuyPrivate { private: PrivateId(dice.below(8) as u8), price: Money(dice.below(300) as i32) },
        17 => [Action::LayFurkaOberalp, Action::AssignEva(company), Action::ReachDestination(company)][dice.below(3)]
            .clone(),
        18 => [Action::Answer(true), Action::Surrender(ModelId(dice.below(14) as u8)), Action::KeepMarker { city: 0 }]
            [dice.below(3)]
        .clone(),
        _ => Action::PlaceMountain { hex, panel: dice.below(4) as u8 },
    }
}

/// Offered exactly what is accepted; a refusal leaves the digest as it was.
fn check_offers(state: &State, dice: &mut Dice) {
    let offered = choices(state);
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
    let mut gone = [0; 8];
    let setup = game::Setup { profile, players, seed: Some(seed), options };
    let mut log = Log::begin(&setup, (0..players).map(|seat| seat.to_string()).collect());
    while let Some(action) = game.next_action() {
        let number = game.actions.len();
        let draft = play(&game.state, &action)
            .unwrap_or_else(|refusal| panic!("seed {seed}, action {number}: offered {action:?}, refused {refusal:?}"));
        check_offers(&game.state, &mut wild);
        let mut applied = game.state;
        draft.events.iter().for_each(|event| apply(&mut applied, event));
        assert_eq!(applied, draft.state, "seed {seed}, action {number}: events do not lead to the state");
        check_conservation(&draft.state);
        count_gone(&draft.state, &draft.events, &mut gone);
        check_trains(&draft.state, &gone);
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

/// Seeds with 3, 4, 5, 6 and 7 players in turn.
fn games_of(profile: Profile, seeds: std::ops::Range<u64>) {
    for seed in seeds {
        play_to_the_end(profile, Options::NONE, 3 + (seed % 5) as u8, seed);
    }
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
