//! 1824, chapter SETUP: what lies on the table before play.

use std::collections::BTreeMap;

use board::{Colour, Ground, HexId, Terrain};
use game::edition::{CompanyKind, MarkerCount};
use game::g1824;
use game::g1824::companies::{REGIONALS, STAATSBAHNEN};
use game::g1844;
use game::query;
use game::{Action, BadSetup, Choice, Edition, Money, Profile, Setup, begin};
use testkit::Table;

use super::{at, editions};

const PROFILES: [Profile; 2] = [g1824::PROFILE_1E, g1824::PROFILE_2E];

fn begun(profile: Profile, players: u8, seed: Option<u64>) -> Table {
    let setup = Setup { seed, ..Setup::new(profile, players) };
    Table { state: begin(&setup).unwrap_or_else(|bad| panic!("{bad:?}")) }
}

/// A new game for four by the first and by the second edition.
fn new_games() -> [Table; 2] {
    PROFILES.map(|profile| begun(profile, 4, None))
}

#[test]
fn r01_three_to_six_play() {
    for profile in PROFILES {
        let begins = |players| begin(&Setup::new(profile, players)).map(|state| state.seats());
        assert_eq!((3..=6).map(begins).collect::<Vec<_>>(), [Ok(3), Ok(4), Ok(5), Ok(6)]);
        for players in [0, 2, 7] {
            assert_eq!(begins(players), Err(BadSetup::PlayerCount { players }));
        }
    }
}

#[test]
fn r02_cash_and_shares_at_market_prices_decide_who_wins() {
    for table in editions("cash A 300 B 100 C 390 D 50; BK par=80 B=4 cash=900; UG B=1") {
        let standing = query::standing(&table.state);
        let seats: Vec<(u8, i32)> = standing.iter().map(|wealth| (wealth.player.seat(), wealth.total().0)).collect();
        assert_eq!(seats, [(1, 100 + 4 * 80 + 120), (2, 390), (0, 300), (3, 50)]);
    }
}

/// [1824-RULING-53] Every station is worth a multiple of 10, so tenths and halves are whole; only interest is rounded, up.
#[test]
fn r03_only_whole_gulden_occur() {
    for table in new_games() {
        let tiles = &table.state.edition().board().tiles;
        let printed = table.state.edition().board().map.hexes.iter().map(|hex| hex.printed);
        for tile in tiles.in_box().chain(printed) {
            assert!(tiles[tile].parts.iter().flat_map(|part| part.values()).all(|value| value % 10 == 0));
        }
    }
    // 293 and half of it.
    let table = at("phase 3; depot 3 5; debt A 293; cash A 500; UG A=1; shares A").play("pass");
    assert_eq!(table.debt("A"), 440);
}

/// [1824-RULING-05]
#[test]
fn r04_starting_cash_is_part_of_the_12000_in_the_game() {
    for profile in PROFILES {
        for (players, bank) in [(3, 9540), (4, 9280), (5, 9200), (6, 9240)] {
            let table = begun(profile, players, None);
            let cash: Money = table.state.player_ids().map(|player| table.state[player].cash()).sum();
            assert_eq!((table.bank(), table.bank() + cash.0), (bank, 12_000));
        }
    }
}

#[test]
fn r05_starting_cash_depends_on_the_number_of_players() {
    for profile in PROFILES {
        for (players, cash) in [(3, 820), (4, 680), (5, 560), (6, 460)] {
            let state = begun(profile, players, None).state;
            assert!(state.player_ids().all(|player| state[player].cash().0 == cash));
        }
    }
}

#[test]
fn house_rules_of_another_title_are_no_part_of_a_set_up() {
    let options = game::Options::NONE.with(game::OptionRule::Elephant);
    let setup = |profile| game::begin(&game::Setup { options, ..game::Setup::new(profile, 4) });
    let option = game::OptionRule::Elephant;
    assert_eq!(setup(g1824::PROFILE_1E), Err(game::BadSetup::OtherTitlesOption { option }));
    assert!(setup(g1844::PROFILE_1E).is_ok());
}

#[test]
fn r06_the_certificate_limit_depends_on_the_number_of_players_alone() {
    for (players, limit) in [(3, 21), (4, 16), (5, 13), (6, 11)] {
        for text in ["phase 1", "phase 8; SD formed A=2"] {
            for table in editions(&format!("players {players}; {text}")) {
                assert_eq!(table.state.certificate_limit(), limit);
            }
        }
    }
}

#[test]
fn r07_four_mountain_railways_are_used_with_three_or_six_players_and_six_with_four_or_five() {
    for profile in PROFILES {
        for (players, used) in [(3, 4), (4, 6), (5, 6), (6, 4)] {
            let table = begun(profile, players, None);
            let owners: Vec<String> = (1..=6).map(|row| table.private(&format!("B{row}"))).collect();
            assert!(owners[..used].iter().all(|owner| owner == "bank"), "{players} players: {owners:?}");
            assert!(owners[used..].iter().all(|owner| owner == "closed"), "{players} players: {owners:?}");
        }
    }
}

/// Seats are numbered as they were drawn.
#[test]
fn r08_seats_are_drawn_by_lot_and_next_is_the_next_higher_number() {
    let mut dealt = BTreeMap::new();
    for seed in 0..6000 {
        *dealt.entry(begun(g1824::PROFILE_1E, 3, Some(seed)).order()).or_insert(0) += 1;
    }
    assert_eq!(dealt.keys().collect::<Vec<_>>(), ["ABC", "ACB", "BAC", "BCA", "CAB", "CBA"]);
    assert!(dealt.values().all(|times| (900..=1100).contains(times)), "{dealt:?}");

    let table = at("order C A D B; cash A 500 B 500 C 500 D 500; shares C");
    let seats: Vec<String> = ["", "buy SD", "buy SD; buy SD", "buy SD; buy SD; buy SD"]
        .map(|played| table.play(played).turn())
        .into_iter()
        .collect();
    assert_eq!(seats, ["C shares", "A shares", "D shares", "B shares"]);
}

/// [1824-RULING-72] The first edition has its own ids for the minors and the k&k.
#[test]
fn r09_four_coal_railways_seven_pre_staatsbahnen_five_regionals_and_three_staatsbahnen_are_in_every_game() {
    let symbols = |edition: &Edition, kind: CompanyKind| -> Vec<&str> {
        edition.companies.iter().filter(|spec| spec.kind == kind).map(|spec| spec.symbol).collect()
    };
    for players in 3..=6 {
        let [first, second] = PROFILES.map(|profile| begun(profile, players, None).state);
        assert_eq!(symbols(first.edition(), CompanyKind::Coal), ["K1", "K2", "K3", "K4"]);
        assert_eq!(symbols(second.edition(), CompanyKind::Coal), ["EPP", "EOD", "MLB", "SPB"]);
        let pre = ["S1", "S2", "S3", "Ug1", "Ug2", "k&k1", "k&k2"];
        assert_eq!(symbols(first.edition(), CompanyKind::Forerunner), pre);
        let pre = ["SD1", "SD2", "SD3", "UG1", "UG2", "KK1", "KK2"];
        assert_eq!(symbols(second.edition(), CompanyKind::Forerunner), pre);
        for state in [first, second] {
            assert_eq!(symbols(state.edition(), CompanyKind::Regional), ["BK", "MS", "CL", "SB", "BH"]);
            assert!(
                state.edition().company_ids().all(|company| !state[company].is_closed() && state[company].unsold() > 0)
            );
        }
        assert_eq!(symbols(first.edition(), CompanyKind::National), ["SD", "UG", "k&k"]);
        assert_eq!(symbols(second.edition(), CompanyKind::National), ["SD", "UG", "KK"]);
    }
}

/// [1824-RULING-06] Ten units, two of them on the director's certificate.
#[test]
fn r10_every_major_has_nine_certificates() {
    for table in new_games() {
        let majors = REGIONALS.into_iter().chain(STAATSBAHNEN);
        assert!(majors.into_iter().all(|company| table.state.spec(company).shares == 10));
    }
    for company in ["BK", "MS", "CL", "SB", "BH"] {
        assert!(editions(&format!("{company} par=80 A=10")).iter().all(|table| table.certificates("A") == 9));
    }
    for company in ["SD", "UG"] {
        assert!(editions(&format!("{company} formed A=10")).iter().all(|table| table.certificates("A") == 9));
    }
    assert_eq!(at("KK formed A=10").certificates("A"), 9);
}

/// Eight 10 % certificates can be bought; the other two units wait for the owner of the Coal Railway.
#[test]
fn r11_the_directors_certificates_of_four_regionals_are_set_aside_for_coal_owners() {
    for table in new_games() {
        let set_aside = REGIONALS.map(|company| g1824::reserved_units(&table.state, company));
        assert_eq!(set_aside, [2, 2, 2, 2, 0]);
    }
    let table = at("opening A; cash A 500 B 500; EPP D=1 price=160; BK B=4 C=4");
    assert_eq!((table.unsold("BK"), table.refused("buy BK")), (2, "1824-SR-15"));
    assert_eq!(table.refused("start BK 80"), "1824-START-09");
    // Without its Coal Railway nothing is set aside.
    let table = at("cash A 500; BK B=1; shares A");
    assert_eq!(g1824::reserved_units(&table.state, REGIONALS[0]), 0);
    assert!(table.accepts("start BK 80"));
}

#[test]
fn r12_twenty_ten_and_ten_percent_of_the_staatsbahnen_are_set_aside_for_their_pre_staatsbahnen() {
    for table in new_games() {
        let set_aside = STAATSBAHNEN.map(|company| g1824::reserved_units(&table.state, company));
        assert_eq!(set_aside, [4, 3, 3]);
        let on_offer = STAATSBAHNEN.map(|company| g1824::singles_on_offer(&table.state, company));
        assert_eq!(on_offer, [6, 7, 7]);
    }
    let all_six = at("opening A; cash A 500 B 500; SD B=6; UG B=6");
    assert_eq!(all_six.refused("buy SD"), "1824-SR-15");
    assert!(all_six.accepts("buy UG"));
}

/// With eight certificates of each Regional sold nothing is left for the owner of B1.
#[test]
fn r13_no_certificate_is_set_aside_for_mountain_owners() {
    let others = "MS par=80 B=5 C=5; CL par=80 B=5 C=5; SB par=80 B=5 C=5; BH par=80 B=5 C=5";
    let table = at(&format!("phase 3; B1 A; cash A 500 D 500; BK par=80 B=5 C=4; {others}; shares D"));
    // D may buy the last one though B1 is still to be exchanged.
    let table = table.play("buy BK");
    assert_eq!((table.turn().as_str(), table.private("B1").as_str()), ("A shares", "A"));
    assert_eq!(table.refused("exchange B1 BK"), "1824-MTN-12");
}

#[test]
fn r14_there_are_41_markers() {
    for table in new_games() {
        let edition = table.state.edition();
        let of = |kind: CompanyKind| -> Vec<u8> {
            let specs = edition.companies.iter().filter(|spec| spec.kind == kind);
            let count = specs.map(|spec| match spec.markers {
                MarkerCount::Fixed(count) => count,
                MarkerCount::ByPar => 0,
            });
            count.collect()
        };
        let kinds = [CompanyKind::National, CompanyKind::Regional, CompanyKind::Forerunner, CompanyKind::Coal].map(of);
        assert_eq!(kinds, [vec![5; 3], vec![3; 5], vec![1; 7], vec![1; 4]]);
        assert_eq!(kinds.concat().iter().sum::<u8>(), 41);
    }
    // They are what the companies really get.
    assert_eq!(at("BH par=80 A=5").markers_left("BH"), 3);
    assert_eq!(at("opening A; cash A 240 B 500").play("minor SD1 240").markers_left("SD1"), 1);
    assert_eq!(at("opening A; cash A 240 B 500").play("minor EPP 120").markers_left("EPP"), 1);
}

#[test]
fn r15_28_normal_trains_20_goods_trains_and_tens_without_limit() {
    for table in new_games() {
        let edition = table.state.edition();
        let cards: Vec<_> = edition.trains.iter().map(|card| (edition.model(card.sides[0]).name, card.cards)).collect();
        let numbered = [("2", 9), ("3", 7), ("4", 4), ("5", 3), ("6", 3), ("8", 2)];
        assert_eq!(cards[..6], numbered.map(|(name, count)| (name, Some(count))));
        assert_eq!(cards[6..], [("10", None)]);
        assert_eq!(numbered.iter().map(|(_, count)| count).sum::<u8>(), 28);
        let goods = ["1g", "2g", "3g", "4g", "5g"].map(|model| table.pool_trains(model));
        assert_eq!((goods, goods.iter().sum::<u8>()), ([6, 5, 4, 3, 2], 20));
    }
}

fn copies(table: &Table) -> [u32; 4] {
    let tiles = &table.state.edition().board().tiles;
    [Colour::Yellow, Colour::Green, Colour::Brown, Colour::Grey].map(|colour| {
        let of_colour = tiles.in_box().filter(|tile| tiles[*tile].colour == colour);
        of_colour.map(|tile| u32::from(table.tiles_left(tiles[tile].name))).sum()
    })
}

/// [1824-RULING-04] Both sides.
#[test]
fn r16_the_box_has_72_yellow_48_green_20_brown_and_3_grey_tiles_and_no_more() {
    let manifest = "
        1×1 2×1 3×4 4×6 5×5 6×5 7×5 8×10 9×10 55×1 56×1 57×5 58×8 69×1 401×3 447×2 498×1 499×1 630×1 631×1
        14×4 15×8 16×1 17×1 18×1 19×1 20×1 23×3 24×3 25×2 26×2 27×2 28×1 29×1 30×1 31×1 87×3 88×3 405×3 490×1 491×1
        619×4 39×1 40×1 41×1 42×1 43×1 44×1 45×1 46×1 47×1 70×1 126×1 493×1 497×2 611×6 494×1 495×1 496×1";
    for table in new_games() {
        assert_eq!(copies(&table), [72, 48, 20, 3]);
        let tiles = &table.state.edition().board().tiles;
        let left = |tile| format!("{}×{}", tiles[tile].name, table.tiles_left(tiles[tile].name));
        assert_eq!(tiles.in_box().map(left).collect::<Vec<_>>(), manifest.split_whitespace().collect::<Vec<_>>());
    }
    // Prag, with four of the five #57 elsewhere, and with all of them.
    let tiles = "tile B15 57/0; tile E8 57/0; tile F7 57/0; tile F23 57/0";
    let table = at(&format!("phase 3; depot 3 5; BK par=80 A=5; {tiles}; turn BK track"));
    assert_eq!(table.tiles_left("57"), 1);
    assert!(table.accepts("lay B9 57/1"));
    let table = at(&format!("phase 3; depot 3 5; BK par=80 A=5; {tiles}; tile G4 57/0; turn BK track"));
    assert_eq!(table.refused("lay B9 57/1"), "1824-TRACK-16");
    assert!(table.accepts("lay B9 5/1"));
}

/// The first company of the game, from its track step to its train step.
#[test]
fn r17_at_the_start_there_are_yellow_tiles_and_2_trains_only() {
    for table in new_games() {
        let minor = if table.state.edition().profile == g1824::PROFILE_1E { "S2" } else { "SD2" };
        let table = table.play(&format!("minor {minor} 120{}", "; pass".repeat(7)));
        assert_eq!((table.phase(), table.turn()), (1, format!("D {minor} track")));
        let tiles = &table.state.edition().board().tiles;
        let colours: Vec<Colour> = table.offers().iter().filter_map(|offer| lays(offer, tiles)).collect();
        assert!(!colours.is_empty() && colours.iter().all(|colour| *colour == Colour::Yellow));

        let table = table.play("done");
        let on_sale: Vec<String> =
            table.offers().iter().filter_map(|offer| buys(offer, table.state.edition())).collect();
        assert_eq!((table.turn(), on_sale), (format!("D {minor} train"), vec!["2".to_owned()]));
        assert_eq!(table.refused("train 1g 120"), "1824-TRAIN-04");
    }
}

fn lays(offer: &Choice, tiles: &board::TileSet) -> Option<Colour> {
    match offer {
        Choice::Do(Action::LayTile(lay)) => Some(tiles[lay.tile].colour),
        _ => None,
    }
}

fn buys(offer: &Choice, edition: &Edition) -> Option<String> {
    match offer {
        Choice::BuyTrain { purchase, .. } => Some(edition.model(purchase.model).name.to_owned()),
        _ => None,
    }
}

/// Anybody can reckon up everybody at any time: nothing in a state belongs to one seat alone.
#[test]
fn r18_everything_that_players_and_companies_hold_is_open() {
    for table in editions("cash A 17 B 230; B1 C; BK par=80 A=2 B=3 cash=40 trains=2,1g; shares A") {
        let held = ["A", "B", "C", "D"].map(|seat| (table.cash(seat), table.shares("BK", seat)));
        assert_eq!(held, [(17, 2), (230, 3), (0, 0), (0, 0)]);
        assert_eq!(
            (table.private("B1").as_str(), table.treasury("BK"), table.trains("BK").as_str()),
            ("C", 40, "2 1g")
        );
        let standing = query::standing(&table.state);
        assert_eq!(standing.iter().map(|wealth| wealth.player.seat()).take(2).collect::<Vec<_>>(), [1, 0]);
    }
}

#[test]
fn r19_what_belongs_to_a_company_is_neither_its_directors_nor_another_companys() {
    let table = at("phase 3; depot 3 5; cash A 100; BK par=80 A=5 cash=400 operated; MS par=80 A=5 cash=300 operated;
         turn BK train")
    .play("train 3 180");
    assert_eq!((table.cash("A"), table.treasury("BK"), table.treasury("MS")), (100, 220, 300));
    assert_eq!((table.trains("BK").as_str(), table.trains("MS").as_str()), ("3", ""));
    assert_eq!(table.wealth("A"), 100 + 10 * 80);
    // MS could pay what BK cannot, and so could A: neither money is at hand.
    assert_eq!(table.refused("train 2g 240"), "1824-EMR-06");
}

/// [1824-RULING-45]
#[test]
fn r21_price_markers_of_the_staatsbahnen_stand_on_120_from_the_start() {
    for table in new_games() {
        let start = STAATSBAHNEN.map(|company| (table.state.price(company), table.state[company].cell()));
        assert!(start.iter().all(|(price, cell)| {
            *price == Some(Money(120)) && cell.is_some_and(|cell| (cell.row, cell.column) == (0, 2))
        }));
        // SD lies on top.
        assert_eq!(table.state.by_price(), STAATSBAHNEN);
    }
}

#[test]
fn r22_no_regional_has_a_price_at_the_start() {
    for table in new_games() {
        assert!(REGIONALS.into_iter().all(|company| table.state.price(company).is_none()));
    }
    assert_eq!(begun(g1824::PROFILE_2E, 4, None).play("minor EPP 160").price("BK"), 80);
}

/// Homes as they are printed, in the first and in the second edition's labels. A place at each is kept from the start.
#[test]
fn r23_home_places_are_kept_from_the_start() {
    let homes = [
        "D5 B11 B21 I24 F11.0 H9 H3 G16.1 I14 F11.1 F11.2 C8 D11 C22 H25 K12 F11.0 G16.1 F11.1",
        "C6 A12 A22 H25 E12.0 G10 G4 F17.1 H15 E12.1 E12.2 B9 C12 B23 G26 J13 E12.0 F17.1 E12.1",
    ];
    for (table, homes) in new_games().iter().zip(homes) {
        let map = &table.state.edition().board().map;
        let home = |company| {
            let at = table.state.home(company).unwrap();
            let several = table.state.track().parts(at.hex).len() > 1;
            if several { format!("{}.{}", map[at.hex].coord, at.part) } else { map[at.hex].coord.to_string() }
        };
        assert_eq!(table.state.edition().company_ids().map(home).collect::<Vec<_>>().join(" "), homes);
    }
    // Prag and Brünn with track between them: the BK has a marker to place, MS has not operated.
    let track = "tile B9 57/1; tile B11 8/5; tile C12 57/2";
    let brunn =
        |ms: &str| at(&format!("phase 3; depot 3 5; BK par=80 A=5 cash=200 operated; {ms}; {track}; turn BK marker"));
    assert_eq!(brunn("EOD B=1 price=160").refused("marker C12"), "1824-TOK-11");
    // Once it has operated, it holds its own place and no more.
    assert_eq!(brunn("MS par=80 B=5 operated").refused("marker C12"), "1824-TOK-06");
}

/// [1824-RULING-02]
#[test]
fn the_share_price_chart_is_that_of_the_second_edition_in_both() {
    let printed = [
        vec![100, 110, 120, 130, 140, 155, 170, 190, 210, 235, 260, 290, 320, 350],
        vec![90, 100, 110, 120, 130, 145, 160, 180, 200, 225, 250, 280, 310, 340],
        vec![80, 90, 100, 110, 120, 135, 150, 170, 190, 215, 240, 270, 300, 330],
        vec![70, 80, 90, 100, 110, 125, 140, 160, 180, 200, 220],
        vec![60, 70, 80, 90, 100, 115, 130, 150, 170],
        vec![50, 60, 70, 80, 90, 105, 120],
        vec![40, 50, 60, 70, 80],
    ];
    for table in new_games() {
        let market = table.state.edition().market();
        let rows = market.rows().map(|row| row.iter().flatten().map(|space| space.price.0).collect::<Vec<_>>());
        assert_eq!(rows.collect::<Vec<_>>(), printed);
    }
}

/// [1824-RULING-08] All five, in the column of 100, 90, 80, 70 and 60.
#[test]
fn a_regional_starts_at_60_70_80_90_or_100() {
    for table in new_games() {
        let pars: Vec<_> =
            table.state.edition().market().pars().map(|(cell, par)| (par.0, cell.row, cell.column)).collect();
        assert_eq!(pars, [(100, 2, 2), (90, 3, 2), (80, 4, 2), (70, 5, 2), (60, 6, 2)]);
    }
}

/// [1824-RULING-07]
#[test]
fn the_first_8_brings_grey_tiles_and_the_first_10_starts_phase_8() {
    for table in new_games() {
        let edition = table.state.edition();
        let row =
            |name: &str| edition.trains.iter().find(|row| edition.model(row.sides[0]).name == name).unwrap().phase;
        assert_eq!(["2", "3", "4", "5", "6", "8", "10"].map(row), [2, 3, 4, 5, 6, 7, 8]);
        use Colour::{Brown, Green, Grey, Yellow};
        let newest: Vec<Colour> = edition.phases.iter().map(|phase| phase.newest).collect();
        assert_eq!(newest, [Yellow, Yellow, Green, Green, Brown, Brown, Grey, Grey]);
    }
}

/// What is printed on a hex that can be built on, in words.
fn printed(table: &Table, hex: HexId) -> String {
    let board = table.state.edition().board();
    let towns_and_cities = &board.tiles[board.map[hex].printed].parts;
    let cities = towns_and_cities.iter().filter(|part| part.is_city()).count();
    let stations = match (cities, towns_and_cities.len()) {
        (0, 0) => "plain",
        (0, 1) => "town",
        (0, 2) => "two towns",
        (1, 1) => "city",
        (2, 2) => "two cities",
        (3, 3) => "three cities",
        other => panic!("{other:?}"),
    };
    let label = board.tiles.label_of(&board.map[hex]).map_or(String::new(), |label| format!(" {}", label.0));
    let cost = match board.map[hex].terrain {
        Some((Terrain::Water, cost)) => format!(" river {cost}"),
        Some((Terrain::Mountain, cost)) => format!(" mountain {cost}"),
        None => String::new(),
    };
    format!("{stations}{label}{cost}")
}

/// [1824-RULING-03] Hexes that can be built on, in the second edition's labels.
#[test]
fn the_map_is_that_of_the_second_edition_in_both() {
    let hexes = [
        (
            "plain",
            "B7 B11 B17 B19 B21 C8 C14 C20 C22 C24 D9 D11 D13 D15 D17 E6 E18 E22 F9 F13 F15 F21 F25 G6 G12 G14 \
                   G22 G24 H9 H13 H19 H21 I10 I12 I14",
        ),
        ("plain mountain 40", "C18 D21 D23 G8 H5 H7"),
        ("plain river 20", "E10 G16"),
        ("town", "A8 A20 C10 C16 D25 E20 F19 G2 G20 H11 I20 I22"),
        ("town mountain 40", "A6 A10 E24"),
        ("town river 20", "H17 I18"),
        ("two towns", "B13 B25 F11 I16"),
        ("two towns river 20", "E16"),
        ("city", "B5 B9 B15 B23 C12 E8 F7 F23 G4 G10 G26 H15 H23"),
        ("city mountain 40", "D19 H3"),
        ("city river 20", "E14 G18"),
        ("city T", "A18 C26 E26 I8"),
        ("three cities W river 20", "E12"),
        ("two cities Bu river 20", "F17"),
    ];
    let expected: BTreeMap<String, String> = hexes.map(|(kind, hexes)| (kind.to_owned(), hexes.to_owned())).into();
    let [first, second] = new_games();
    let map = &second.state.edition().board().map;
    for table in [&first, &second] {
        let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for hex in map.ids().filter(|hex| map[*hex].ground == Ground::Open) {
            found.entry(printed(table, hex)).or_default().push(map[hex].coord.to_string());
        }
        let found: BTreeMap<String, String> = found.into_iter().map(|(kind, hexes)| (kind, hexes.join(" "))).collect();
        assert_eq!(found, expected);
    }
    // The first edition's labels: one row letter more, one column less.
    let labels = ["C6", "A12", "A22", "H25"].map(|name| {
        let hex = map.named(name).unwrap();
        first.state.edition().board().map[hex].coord.to_string()
    });
    assert_eq!(labels, ["D5", "B11", "B21", "I24"]);
}

/// [1824-RULING-03] Mines and red locations: values by colour of the phase, and from where they are entered.
#[test]
fn mines_and_red_locations_are_those_of_the_second_edition_in_both() {
    let places = [
        ("C6", [10, 10, 40, 40], "B5 B7"),
        ("A12", [10, 10, 40, 40], "A10 B13"),
        ("A22", [20, 20, 60, 60], "A20 B23"),
        ("H25", [20, 20, 60, 60], "H23 G26"),
        ("A4", [10, 20, 30, 40], "B5 A6"),
        ("B3", [10, 20, 30, 40], "B5"),
        ("A24", [10, 30, 40, 50], "B23 B25"),
        ("A26", [10, 30, 40, 50], "B25"),
        ("H1", [10, 30, 50, 70], "G2 H3"),
        ("I2", [10, 30, 50, 70], "H3"),
        ("G28", [10, 30, 40, 50], "G26"),
        ("H27", [10, 30, 40, 50], "G26"),
        ("J11", [10, 10, 50, 50], "I10 I12"),
        ("J13", [10, 10, 50, 50], "I12 I14"),
        ("J15", [10, 10, 50, 50], "I14 I16"),
    ];
    let [first, second] = new_games();
    let labels = &second.state.edition().board().map;
    for (name, values, entries) in places {
        let hex = labels.named(name).unwrap();
        for table in [&first, &second] {
            let board = table.state.edition().board();
            assert_eq!(board.tiles[board.map[hex].printed].parts[0].values(), &values, "{name}");
            let mut from: Vec<String> = board::Edge::SIDES
                .into_iter()
                .filter_map(|side| board.map.across(hex, side))
                .map(|(other, _)| labels[other].coord.to_string())
                .collect();
            let mut expected: Vec<&str> = entries.split(' ').collect();
            from.sort();
            expected.sort_unstable();
            assert_eq!(from, expected, "{name}");
        }
    }
}
