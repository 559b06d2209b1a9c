//! 1824, chapter GT: Goods Time.

use std::collections::BTreeMap;

use board::{Colour, Part};
use game::g1824;
use game::{Action, BadSetup, Choice, OptionRule, Options, Profile, Setup, State, begin};
use testkit::Table;

use super::{as_18xx_games, at};

const PROFILES: [Profile; 3] = [g1824::PROFILE_1E, g1824::PROFILE_2E, g1824::PROFILE_18XX_GAMES];

fn goods_time(text: &str) -> Table {
    at(&format!("option goods-time; {text}"))
}

fn begun(profile: Profile, options: Options) -> State {
    begin(&Setup { options, ..Setup::new(profile, 4) }).unwrap()
}

/// The board of a profile without and with the option.
fn boards(profile: Profile) -> [State; 2] {
    [Options::NONE, Options::NONE.with(OptionRule::GoodsTime)].map(|options| begun(profile, options))
}

fn towns(state: &State, hex: &str) -> usize {
    let board = state.edition().board();
    let printed = board.map[board.map.named(hex).unwrap()].printed;
    board.tiles[printed].parts.iter().filter(|part| matches!(part, Part::Town { .. })).count()
}

fn counts(state: &State) -> BTreeMap<&'static str, u8> {
    let tiles = &state.edition().board().tiles;
    tiles.in_box().map(|tile| (tiles[tile].name, state.tiles_left(tile))).collect()
}

/// Both sides.
#[test]
fn r01_every_profile_with_the_standard_map_offers_the_option() {
    let options = Options::NONE.with(OptionRule::GoodsTime);
    for profile in g1824_profiles() {
        let begun = begin(&Setup { options, ..Setup::new(profile, 3) });
        match PROFILES.contains(&profile) {
            true => assert_eq!(begun.map(|state| state.options()), Ok(options)),
            false => assert_eq!(begun, Err(BadSetup::OptionNotOffered { option: OptionRule::GoodsTime })),
        }
    }
    let of_1844 = begin(&Setup { options, ..Setup::new(game::g1844::PROFILE_2E, 3) });
    assert_eq!(of_1844, Err(BadSetup::OtherTitlesOption { option: OptionRule::GoodsTime }));
}

fn g1824_profiles() -> Vec<Profile> {
    game::Title::G1824.profiles().collect()
}

#[test]
fn r02_one_fixed_scenario_is_played() {
    for profile in PROFILES {
        let [standard, with_towns] = boards(profile).map(|state| {
            let hexes: Vec<String> =
                state.edition().board().map.hexes.iter().map(|hex| hex.coord.to_string()).collect();
            hexes.into_iter().map(|hex| (towns(&state, &hex), hex)).collect::<Vec<_>>()
        });
        let changed = standard.iter().zip(&with_towns).filter(|(before, after)| before != after).count();
        assert_eq!(changed, 7);
    }
}

#[test]
fn r03_five_plain_hexes_have_one_town() {
    let [standard, with_towns] = boards(g1824::PROFILE_2E);
    for hex in ["B7", "C8", "C20", "C22", "H21"] {
        assert_eq!((towns(&standard, hex), towns(&with_towns, hex)), (0, 1), "{hex}");
    }
    // The same hexes by the labels of the first edition.
    let [_, first] = boards(g1824::PROFILE_1E);
    assert_eq!(["C6", "D7", "D19", "D21", "I20"].map(|hex| towns(&first, hex)), [1; 5]);
}

#[test]
fn r04_two_plain_hexes_have_two_towns() {
    let [standard, with_towns] = boards(g1824::PROFILE_2E);
    for hex in ["F25", "G24"] {
        assert_eq!((towns(&standard, hex), towns(&with_towns, hex)), (0, 2), "{hex}");
    }
}

/// The number of copies of each tile that is not the same with the option.
fn changed_counts(profile: Profile, colour: Colour) -> Vec<(&'static str, u8)> {
    let [standard, with_towns] = boards(profile);
    let tiles = &with_towns.edition().board().tiles;
    let is_of_colour = |name: &str| tiles.named(name).is_some_and(|tile| tiles[tile].colour == colour);
    let (before, after) = (counts(&standard), counts(&with_towns));
    after.into_iter().filter(|(name, count)| before.get(name) != Some(count) && is_of_colour(name)).collect()
}

#[test]
fn r05_there_are_more_yellow_tiles() {
    for profile in PROFILES {
        let changed = changed_counts(profile, Colour::Yellow);
        assert_eq!(changed, [("3", 7), ("4", 9), ("56", 2), ("58", 11), ("630", 2), ("631", 2)]);
    }
}

#[test]
fn r06_there_are_more_green_tiles_and_a_new_one() {
    for profile in PROFILES {
        assert_eq!(changed_counts(profile, Colour::Green), [("204", 3), ("87", 5)]);
    }
}

#[test]
fn r07_all_else_is_unchanged() {
    for profile in PROFILES {
        let [standard, with_towns] = boards(profile);
        let terrain =
            |state: &State| state.edition().board().map.hexes.iter().map(|hex| hex.terrain).collect::<Vec<_>>();
        assert_eq!(terrain(&standard), terrain(&with_towns));
        assert!(changed_counts(profile, Colour::Brown).is_empty() && changed_counts(profile, Colour::Grey).is_empty());
        assert_eq!(standard.bank(), with_towns.bank());
        // The option is part of the fingerprint.
        assert_ne!(standard.digest(), with_towns.digest());
    }
    let table = goods_time("phase 2; tile B9 57/1; BK par=80 A=5 cash=0 markers=B9; turn BK track");
    assert_eq!(table.play("lay B7 4/1").treasury("BK"), 0);
}

/// From Prag through B7, which has a town, to the mine at C6 or to Pilsen.
#[test]
fn r08_goods_trains_visit_the_new_towns_for_nothing_and_normal_trains_count_them() {
    let track = "tile B9 57/1; tile B7 88/0; tile B5 57/1";
    let regional = "BK par=80 A=5 trains=2,1g cash=0 markers=B9 operated";
    let table = as_18xx_games(&format!("option goods-time; phase 3; {track}; {regional}; turn BK run"));
    // Prag is the one large station, the town comes on top.
    assert_eq!(table.play("run 1g:C6-B7-B9; pay").cash("A"), table.cash("A") + 15);
    // Two stops are the town and one city: Pilsen is the third.
    assert_eq!(table.refused("run 2:B9-B7-B5"), "1824-RUN-03");
    assert!(table.accepts("run 2:B9-B7"));
}

const BK: &str = "BK par=80 A=5 cash=100 markers=B9 operated; tile B9 57/1";

/// How many ways there are to lay this tile on a hex.
fn ways_to_lay(table: &Table, hex: &str, tile: &str) -> usize {
    let board = table.state.edition().board();
    let (hex, tile) = (board.map.named(hex).unwrap(), board.tiles.named(tile).unwrap());
    let is_it =
        |choice: &Choice| matches!(choice, Choice::Do(Action::LayTile(lay)) if (lay.hex, lay.tile) == (hex, tile));
    table.offers().iter().filter(|choice| is_it(choice)).count()
}

#[test]
fn r09_the_new_green_tile_takes_the_place_of_yellow_ones_and_stays() {
    for yellow in ["3/3", "4/1", "58/2"] {
        let table = goods_time(&format!("phase 3; {BK}; tile B7 {yellow}; turn BK track"));
        assert!(ways_to_lay(&table, "B7", "204") > 0 && ways_to_lay(&table, "B7", "87") > 0, "{yellow}");
    }
    // No tile of the box comes after it, in whatever phase.
    let table = goods_time(&format!("phase 8; {BK}; tile B7 204/1; turn BK track"));
    assert!(
        table
            .state
            .edition()
            .board()
            .tiles
            .in_box()
            .all(|tile| { ways_to_lay(&table, "B7", table.state.edition().board().tiles[tile].name) == 0 })
    );
    // Two towns take the usual tiles.
    let table = goods_time("phase 3; tile G26 5/1; SB par=80 A=5 cash=100 markers=G26 operated; turn SB track");
    assert!(["1", "2", "55", "56", "69", "630", "631"].iter().any(|tile| ways_to_lay(&table, "G24", tile) > 0));
    assert_eq!(ways_to_lay(&table, "G24", "8"), 0);
}
