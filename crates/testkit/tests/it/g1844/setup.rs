//! 1844, chapter SETUP: what lies on the table before play.

use std::collections::BTreeMap;

use board::{Colour, Ground};
use game::edition::CompanyKind;
use game::g1844;
use game::g1844::companies::SBB;
use game::g1844::{EVA, SBB_5H};
use game::query;
use game::{BadSetup, Money, OptionRule, Options, Profile, Setup, begin};
use testkit::Table;

fn begun(players: u8, seed: Option<u64>) -> Table {
    let setup = Setup { seed, ..Setup::new(g1844::PROFILE_2E, players) };
    Table { state: begin(&setup).unwrap_or_else(|bad| panic!("{bad:?}")) }
}

fn new_game(players: u8) -> Table {
    begun(players, None)
}

#[test]
fn r01_three_to_seven_play() {
    let begins = |players| begin(&Setup::new(g1844::PROFILE_2E, players)).map(|state| state.seats());
    assert_eq!((3..=7).map(begins).collect::<Vec<_>>(), [Ok(3), Ok(4), Ok(5), Ok(6), Ok(7)]);
    for players in [0, 2, 8] {
        assert_eq!(begins(players), Err(BadSetup::PlayerCount { players }));
    }
}

#[test]
fn r02_starting_cash_is_taken_out_of_the_12000_in_the_game() {
    for (players, bank) in [(3, 9600), (4, 9520), (5, 9450), (6, 9360), (7, 9200)] {
        let table = new_game(players);
        let cash: Money = table.state.player_ids().map(|player| table.state[player].cash()).sum();
        assert_eq!((table.bank(), table.bank() + cash.0), (bank, 12_000));
    }
}

#[test]
fn r03_starting_cash_depends_on_the_number_of_players() {
    for (players, cash) in [(3, 800), (4, 620), (5, 510), (6, 440), (7, 400)] {
        let table = new_game(players);
        assert!(
            ["A", "B", "C", "D", "E", "F", "G"][..usize::from(players)].iter().all(|seat| table.cash(seat) == cash)
        );
    }
}

#[test]
fn r04_the_certificate_limit_depends_on_the_number_of_players_alone() {
    for (players, limit) in [(3, 24), (4, 18), (5, 15), (6, 13), (7, 11)] {
        assert_eq!(new_game(players).state.certificate_limit(), limit);
        let late = Table::at(&format!("players {players}; phase 7; SBB par=100 A=4d2 pool=16d3"));
        assert_eq!(late.state.certificate_limit(), limit);
    }
}

#[test]
fn r05_every_first_order_is_dealt_equally_often() {
    let mut dealt = BTreeMap::new();
    for seed in 0..6000 {
        *dealt.entry(begun(3, Some(seed)).order()).or_insert(0) += 1;
    }
    assert_eq!(dealt.keys().collect::<Vec<_>>(), ["ABC", "ACB", "BAC", "BCA", "CAB", "CBA"]);
    assert!(dealt.values().all(|times| (900..=1100).contains(times)), "{dealt:?}");
}

#[test]
fn r06_players_follow_the_number_cards_and_not_the_seats() {
    let table = Table::at("order C A D B; cash A 500 B 500 C 500 D 500; shares C");
    let mut seats = vec![table.turn()];
    let table = table.play("start NOB 60");
    seats.push(table.turn());
    let table = table.play("start SCB 60");
    seats.push(table.turn());
    seats.push(table.play("start VSB 60").turn());
    assert_eq!(seats, ["C shares", "A shares", "D shares", "B shares"]);
}

#[test]
fn r07_seven_privates_lie_ready_and_p1_is_first() {
    let table = new_game(4);
    for row in 1..=7 {
        assert_eq!(table.private(&format!("P{row}")), "bank");
    }
    assert_eq!(table.turn(), "A auction P1");
    let faces: Vec<i32> = table.state.edition().privates.iter().map(|private| private.face.0).collect();
    assert_eq!(faces, [20, 50, 80, 110, 140, 180, 100]);
}

#[test]
fn r08_all_shares_start_unsold_the_directors_certificate_first() {
    let table = new_game(4);
    for (symbols, shares) in [
        (&["NOB", "SCB", "VSB", "JS", "GB"][..], 4),
        (&["RhB", "BLS", "STB", "AB", "MOB"], 10),
        (&["JN", "ChA", "VZ"], 5),
    ] {
        assert!(symbols.iter().all(|symbol| (table.unsold(symbol), table.pool(symbol)) == (shares, 0)));
    }
    let table = Table::at("cash A 500; shares A");
    assert_eq!(table.refused("buy NOB offering"), "1844-SR-09");
    assert_eq!(table.play("start NOB 60").shares("NOB", "A"), 2);
    assert_eq!(table.refused("buy SBB pool"), "1844-SR-17");
    assert_eq!(table.refused("start SBB 100"), "1844-SR-17");
}

#[test]
fn r09_unsold_shares_and_the_pool_do_not_mix() {
    let table = Table::at("cash A 500 B 500; RhB par=80 A=5 operated; shares A").play("sell RhB 2");
    assert_eq!((table.unsold("RhB"), table.pool("RhB")), (5, 2));
    let from_pool = table.play("pass; buy RhB pool");
    assert_eq!((from_pool.unsold("RhB"), from_pool.pool("RhB")), (5, 1));
    let from_offering = table.play("pass; buy RhB offering");
    assert_eq!((from_offering.unsold("RhB"), from_offering.pool("RhB")), (4, 2));
}

#[test]
fn r10_three_fnm_shares_start_in_the_pool() {
    assert_eq!((new_game(4).pool("FNM"), new_game(4).unsold("FNM")), (3, 7));
}

#[test]
fn r11_five_mountain_railways_and_five_tunnels_are_on_offer_one_of_them_for_p3() {
    let fresh = new_game(3);
    let papers = ["1", "2", "3", "4", "5"];
    assert!(papers.iter().all(|row| fresh.mountain_owner(&format!("B{row}")) == "bank"));
    assert!(papers.iter().all(|row| fresh.tunnel_owner(&format!("T{row}")) == "bank"));

    let table = super::auc::sold_out();
    assert_eq!(table.tunnel_owner("T1"), "C");
    assert_eq!((table.offered("mountain"), table.offered("tunnel")), (5, 4));
}

#[test]
fn r12_a_type_of_train_comes_on_sale_when_the_one_before_is_gone() {
    let table = new_game(4);
    assert_eq!(table.depot(), "2 13");
    let edition = table.state.edition();
    let cards: Vec<_> = edition.trains.iter().map(|card| (edition.model(card.sides[0]).name, card.cards)).collect();
    let numbered = [("2", Some(13)), ("3", Some(9)), ("4", Some(6)), ("5", Some(4)), ("6", Some(4))];
    assert_eq!(cards[..5], numbered);
    assert_eq!(cards[5..], [("8E", None)]);

    let table = Table::at("RhB par=80 A=5 cash=900 operated; depot 2 2; turn RhB train").play("train 2 90");
    assert_eq!(table.refused("train 3 180"), "1844-TRAIN-02");
    let table = table.play("train 2 90");
    assert_eq!(table.depot(), "3 9");
    assert!(table.accepts("train 3 180"));
}

#[test]
fn r13_both_sides_of_the_current_card_are_on_sale() {
    let sides = [("2", "2 90", "2H 70"), ("3", "3 180", "3H 150"), ("4", "4 300", "4H 260")];
    let later = [("5", "5 450", "5H 400"), ("6", "6 630", "6H 550"), ("8E", "8E 960", "8H 700")];
    for (card, normal, h) in sides.into_iter().chain(later) {
        let table = Table::at(&format!("RhB par=80 A=5 cash=1000 operated; depot {card}; turn RhB train"));
        assert!(table.accepts(&format!("train {normal}")));
        assert!(table.accepts(&format!("train {h}")));
    }
}

#[test]
fn r14_eva_and_the_sbbs_own_train_are_not_in_the_stack() {
    let table = Table::at("phase 5; RhB par=80 A=5 cash=1000 operated; depot 5; turn RhB train");
    assert_eq!(table.refused("train EVA 400"), "1844-TRAIN-02");
    let sides = table.state.edition().trains.iter().flat_map(|card| card.sides.iter().copied()).collect::<Vec<_>>();
    assert!(!sides.contains(&EVA) && !sides.contains(&SBB_5H));
}

/// Tunnel tiles are not counted: ten suffice for five tunnels.
#[test]
fn r15b_the_box_holds_59_yellow_55_green_26_brown_and_5_grey_tiles_and_the_line_in_one_piece() {
    let table = new_game(4);
    let tiles = &table.state.edition().board().tiles;
    let copies = |colour: Colour| -> u32 {
        let of_colour = tiles.in_box().filter(|tile| tiles[*tile].colour == colour);
        of_colour.map(|tile| u32::from(table.tiles_left(tiles[tile].name))).sum()
    };
    assert_eq!([Colour::Yellow, Colour::Green, Colour::Brown, Colour::Grey].map(copies), [59, 55, 26, 5]);

    let line = ["I16", "H17", "H19", "H21", "H23"];
    let table = Table::at("phase 3; cash A 100; P4 A; shares A").play("furka");
    assert!(line.iter().all(|hex| table.tile(hex) != "-"));
    assert_eq!(copies(Colour::Special), 5);
    assert_eq!(["OP1", "OP2", "OP3"].map(|piece| table.tiles_left(piece)), [0, 0, 0]);
}

#[test]
fn r16_there_are_59_markers() {
    let edition = new_game(4).state.edition();
    let most = |kind: CompanyKind| -> u8 {
        let of_kind = edition.companies.iter().filter(|spec| spec.kind == kind);
        of_kind.map(|spec| spec.markers.at(Money(100))).sum()
    };
    let kinds =
        [CompanyKind::Forerunner, CompanyKind::Historical, CompanyKind::Regional, CompanyKind::National].map(most);
    assert_eq!(kinds, [5 * 2, 6 * 5, 3 * 3, 10]);
    assert_eq!(kinds.iter().sum::<u8>(), 59);
}

#[test]
fn r17_there_are_96_share_certificates() {
    let all_held = |company: &str| Table::at(&format!("players 3; {company}")).certificates("A");
    let v = ["NOB", "SCB", "VSB", "JS", "GB"].map(|symbol| all_held(&format!("{symbol} par=60 A=4")));
    let h = ["FNM", "RhB", "BLS", "STB", "AB", "MOB"].map(|symbol| all_held(&format!("{symbol} par=60 A=10")));
    let r = ["JN", "ChA", "VZ"].map(|symbol| all_held(&format!("{symbol} par=60 A=5")));
    let sbb = new_game(3).state.spec(SBB).shares - new_game(3).g1844().pool_doubles();
    assert_eq!((v.iter().sum::<u8>(), h.iter().sum::<u8>(), r.iter().sum::<u8>(), sbb), (15, 54, 12, 15));
}

#[test]
fn r18_six_panels_of_three_kinds_serve_seven_mountain_hexes_and_five_railways() {
    let state = new_game(4).state;
    let hexes = &state.edition().board().map.hexes;
    assert_eq!(hexes.iter().filter(|hex| hex.ground == Ground::Mountain).count(), 7);
    assert_eq!((*state.g1844().unwrap().panels(), state.g1844().unwrap().mountains().len()), ([2, 2, 2], 5));
}

#[test]
fn r22_what_belongs_to_a_company_is_not_its_directors() {
    let table = Table::at("phase 3; cash A 100; P2 A; RhB par=80 A=5 cash=400 operated; depot 3 5; turn RhB train");
    let table = table.play("private P2 60; train 3 180");
    assert_eq!((table.private("P2").as_str(), table.trains("RhB").as_str()), ("RhB", "3"));
    assert_eq!((table.cash("A"), table.treasury("RhB")), (160, 160));
    assert_eq!(table.wealth("A"), 160 + 5 * 80);
}

#[test]
fn r23_the_greatest_wealth_wins() {
    let table = Table::at("cash A 300 B 100 C 390 D 50; RhB par=80 B=4 pool=1");
    let standing = query::standing(&table.state);
    let seats: Vec<(u8, i32)> = standing.iter().map(|wealth| (wealth.player.seat(), wealth.total().0)).collect();
    assert_eq!(seats, [(1, 420), (2, 390), (0, 300), (3, 50)]);
}

/// [1844-RULING-71] [1844-SETUP-19a] Anybody can reckon up everybody at any time.
#[test]
fn everything_a_player_holds_is_open_in_every_profile() {
    for profile in game::Title::G1844.profiles().map(Profile::name) {
        let table = Table::at(&format!(
            "profile {profile}; cash A 17 B 230; debt B 60; B1 C paid; T2 D paid; RhB par=80 A=2 B=3; shares A"
        ));
        let standing = query::standing(&table.state);
        let seats: Vec<(u8, i32)> = standing.iter().map(|wealth| (wealth.player.seat(), wealth.total().0)).collect();
        assert_eq!(seats, [(1, 410), (0, 177), (2, 150), (3, 50)]);
    }
}

/// The book gives the totals; which tiles make the difference is not known.
#[test]
fn r15a_the_first_edition_has_56_yellow_56_green_27_brown_and_6_grey_tiles() {
    let copies = |table: &Table| {
        let tiles = &table.state.edition().board().tiles;
        [Colour::Yellow, Colour::Green, Colour::Brown, Colour::Grey].map(|colour| {
            let of_colour = tiles.in_box().filter(|tile| tiles[*tile].colour == colour);
            of_colour.map(|tile| u32::from(table.tiles_left(tiles[tile].name))).sum::<u32>()
        })
    };
    let [first, second] = super::editions("phase 1");
    assert_eq!(copies(&first), [56, 56, 27, 6]);
    assert_eq!(copies(&second), [59, 55, 26, 5]);
}

/// [1844-RULING-84] The line runs over the same five hexes, on which nothing else is built.
#[test]
fn the_first_edition_lays_four_tiles_of_the_line_and_andermatt_is_printed() {
    let pieces = |table: &Table| ["OP1", "OP2", "OP3"].map(|piece| table.tiles_left(piece));
    let tables = |version: &str| super::editions(&format!("{version}; phase 3; cash A 100; P4 A; shares A"));
    let [first, second] = tables("version 2");
    assert_eq!((pieces(&first), pieces(&second)), ([1, 3, 0], [1, 3, 1]));
    for (table, andermatt) in
        [(first, "-"), (second, "OP3/0")].into_iter().chain(tables("version 1").map(|table| (table, "OP3/0")))
    {
        let laid = table.play("furka");
        assert_eq!(pieces(&laid), [0, 0, 0]);
        assert_eq!(["I16", "H17", "H19"].map(|hex| laid.tile(hex)), ["OP1/0", andermatt, "OP2/0"]);
    }
    // The imagined train of the RhB runs to Brig over the printed town.
    for table in super::editions("phase 3; furka; tile H25 58/1; RhB par=80 A=5 cash=60 operated; turn RhB track") {
        assert_eq!(table.play("lay J15 9/1").treasury("RhB"), 400);
        assert_eq!(table.refused("lay H17 9/2"), "1844-PRIV-17");
    }
}

/// What the group settles belongs to the set-up of the game, whatever the profile.
#[test]
fn r21_before_play_the_group_settles_whether_the_elephant_is_used() {
    for profile in game::Title::G1844.profiles() {
        let settled = |options: Options| {
            let state = begin(&Setup { options, ..game::Setup::new(profile, 4) }).unwrap();
            state.options().iter().collect::<Vec<_>>()
        };
        assert_eq!(settled(Options::NONE), []);
        assert_eq!(settled(Options::NONE.with(OptionRule::Elephant)), [OptionRule::Elephant]);
    }
}
