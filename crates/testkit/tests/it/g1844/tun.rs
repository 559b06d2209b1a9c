//! 1844, chapter TUN: the Tunnel Company.

use board::{Edge, EdgeSet};
use game::g1844;
use game::{Action, Choice};
use testkit::Table;

/// Stans with track to the northern mouth (side 2) of the Gotthard.
const STANS: &str = "GB par=100 A=2 cash=500 operated reached; tile G18 57/2; turn GB track";
const THROUGH: &str = "G18-H19-I20-J21-K22";

fn at(parts: &[&str]) -> Table {
    Table::at(&parts.join("; "))
}

/// From Stans through the Gotthard to Bellinzona, T1 owned by B; the GB is to run this train.
fn gotthard_line(train: &str, rest: &str) -> Table {
    Table::at(&format!(
        "phase 2; depot 2 12; tunnel T1 B H19 2-5; tile G18 57/2; tile I20 9/2; tile J21 9/2; tile K22 57/2;
         GB par=100 A=2 trains={train} operated reached; {rest}; turn GB run",
    ))
}

fn tunnel_hexes(profile: &str) -> Vec<String> {
    let state = Table::at(&format!("profile {profile}")).state;
    let map = &state.edition().board().map;
    g1844::tunnel_hexes(state.edition()).map(|hex| map[hex].coord.to_string()).collect()
}

#[test]
fn r01_a_certificate_costs_50_in_a_share_round() {
    let table = Table::at("cash A 60 B 60; shares A");
    let bank = table.bank();
    let table = table.play("tunnel T1");
    assert_eq!((table.tunnel_owner("T1").as_str(), table.cash("A"), table.bank()), ("A", 10, bank + 50));
    assert_eq!(Table::at("cash A 49 B 60; shares A").refused("tunnel T1"), "1844-SR-08");
}

#[test]
fn r01_one_of_the_five_comes_free_with_p3() {
    let table = Table::at("cash A 500 B 500 C 500 D 500; auction P3 A").play("bid 80; pass; pass; pass");
    assert_eq!((table.private("P3").as_str(), table.cash("A")), ("A", 420));
    let owners: Vec<String> = (1..=5).map(|row| table.tunnel_owner(&format!("T{row}"))).collect();
    assert_eq!(owners, ["A", "bank", "bank", "bank", "bank"]);
}

/// Both sides. The owner of four certificates has nothing to sell and room for shares; others may buy what is left.
#[test]
fn r02_certificates_stay_with_their_player_and_do_not_count() {
    let table = Table::at("T1 A; T2 A; T3 A; T4 A; cash A 200 B 60; shares A");
    assert_eq!(table.certificates("A"), 0);
    assert!(!table.offers().iter().any(|offer| matches!(offer, Choice::Do(Action::Sell(_)))));
    let table = table.play("pass");
    assert_eq!(table.refused("tunnel T1"), "1844-TUN-01");
    assert_eq!(table.play("tunnel T5").tunnel_owner("T5"), "B");
    // A company has no turn in which it could buy one.
    assert_eq!(at(&[STANS]).refused("tunnel T1"), "1844-TUN-02");
}

#[test]
fn r03_each_certificate_is_the_right_to_one_tunnel() {
    let table = at(&["T1 A", STANS]);
    let builds = |table: &Table| table.offered("bore");
    assert!(builds(&table) > 0);
    let table = table.play("bore T1 H19 2-5");
    assert!(table.has_tunnel("H19"));
    assert_eq!(builds(&table), 0);
}

/// Both sides.
#[test]
fn r04_the_director_s_company_uses_the_right_in_its_track_step() {
    assert_eq!(at(&["T1 B", STANS]).refused("bore T1 H19 2-5"), "1844-TUN-04");
    assert_eq!(at(&[STANS]).refused("bore T1 H19 2-5"), "1844-TUN-04");
    let table = at(&["T1 A", STANS]);
    assert!(table.accepts("bore T1 H19 2-5"));
    assert_eq!(table.play("done").refused("bore T1 H19 2-5"), "1844-OR-08b");
}

#[test]
fn r05_a_tunnel_costs_the_company_100_beside_the_normal_tile() {
    let table = at(&["T1 A", STANS]);
    let bank = table.bank();
    let table = table.play("bore T1 H19 2-5");
    assert_eq!((table.treasury("GB"), table.bank()), (400, bank + 100));
    let table = table.play("lay I20 9/2");
    assert_eq!((table.treasury("GB"), table.bank()), (310, bank + 190));
    let poor = Table::at("T1 A; GB par=100 A=2 cash=99 operated reached; tile G18 57/2; turn GB track");
    assert_eq!(poor.refused("bore T1 H19 2-5"), "1844-TUN-05");
}

#[test]
fn r06_a_director_with_several_rights_may_use_several_in_one_turn() {
    let table = at(&["T2 A; T4 A; tile I20 7/2", STANS]).play("bore T4 H19 2-5; bore T2 H21 0-3");
    assert!(table.has_tunnel("H19") && table.has_tunnel("H21"));
    assert_eq!(table.treasury("GB"), 300);
}

#[test]
fn r07_tunnels_may_be_built_from_phase_1_on() {
    let table = at(&["phase 1; T1 A", STANS]).play("bore T1 H19 2-5");
    assert!(table.has_tunnel("H19"));
}

/// [1844-RULING-14] Both sides.
#[test]
fn r07_p2_and_p4_wait_for_phase_3_and_tunnels_do_not() {
    let rights = "T1 A; P2 A; P4 B";
    let early = at(&["phase 2", rights, STANS]);
    assert_eq!(early.refused("lay-p2 F17 6/5"), "1844-PRIV-11");
    assert_eq!(early.refused("furka"), "1844-PRIV-14b");
    assert!(early.accepts("bore T1 H19 2-5"));
    let later = at(&["phase 3", rights, STANS]);
    assert!(later.accepts("lay-p2 F17 6/5"));
    assert!(later.accepts("furka"));
}

/// [1844-RULING-14]
#[test]
fn r07_the_gifts_of_p3_p5_and_p6_are_immediate() {
    let buy = |private: &str, face: &str| {
        let table = Table::at(&format!("cash A 500 B 500 C 500 D 500; auction {private} A"));
        table.play(&format!("bid {face}; pass; pass; pass"))
    };
    assert_eq!(buy("P3", "80").tunnel_owner("T1"), "A");
    assert_eq!(buy("P5", "140").shares("MOB", "A"), 1);
    let fnm = buy("P6", "180");
    assert_eq!(fnm.turn(), "A fnm-par");
    assert_eq!(fnm.play("fnm-par 80").director("FNM"), "A");
}

/// [1844-RULING-14] Both sides.
#[test]
fn r07_p7_waits_for_phase_5() {
    let table = Table::at("phase 4; depot 5 4; P7 A; RhB par=80 A=5 cash=450 operated; or 1 of 2; turn RhB train");
    assert_eq!(table.refused("eva RhB"), "1844-PRIV-23");
    assert_eq!(table.play("train 5 450; eva RhB").trains("RhB"), "5 EVA");
}

/// [1844-RULING-29] The second edition's map shows no mouths at Andermatt (H17).
#[test]
fn r08b_the_map_has_eight_tunnel_hexes_and_that_of_18xx_games_nine() {
    assert_eq!(tunnel_hexes("1844-2e"), ["H19", "H21", "H23", "H27", "I12", "I16", "J9", "K14"]);
    assert_eq!(tunnel_hexes("1844-18xxgames"), ["H17", "H19", "H21", "H23", "H27", "I12", "I16", "J9", "K14"]);
}

/// Both sides.
#[test]
fn r09_one_tunnel_a_hex_and_only_between_mouths() {
    let table = at(&["T1 A; T2 A", STANS]);
    // Side 0 is barred, 1 and 4 face tunnel hexes; there is no tunnel on ordinary hexes, nor at Andermatt.
    for mouths in ["H19 0-2", "H19 1-2", "H19 2-4", "H19 2", "H19 2-3-5", "I20 2-5", "H17 0-3"] {
        assert_eq!(table.refused(&format!("bore T1 {mouths}")), "1844-TUN-09", "{mouths}");
    }
    let table = table.play("bore T1 H19 2-5");
    assert_eq!(table.refused("bore T2 H19 2-5"), "1844-TUN-09");
}

#[test]
fn r10_there_are_five_certificates() {
    let table = Table::at("cash A 60 B 60; shares A");
    assert_eq!(table.g1844().tunnels().len(), 5);
    assert_eq!(table.offered("tunnel"), 5);
    assert!((1..=5).all(|row| table.accepts(&format!("tunnel T{row}"))));
}

/// Both sides. Only the mouth towards Stans is connected.
#[test]
fn r11b_a_tunnel_must_reach_connected_track_with_one_of_its_mouths() {
    let table = at(&["T1 A", STANS]);
    assert_eq!(table.refused("bore T1 H19 3-5"), "1844-TUN-11b");
    assert_eq!(table.refused("bore T1 H27 0-3"), "1844-TUN-11b");
    assert!(table.accepts("bore T1 H19 2-5"));
}

/// [1844-RULING-28] Both sides. The RhB is connected to the line on H21 and H23, but to no mouth.
#[test]
fn r12b_a_connection_to_the_furka_oberalp_line_is_not_enough() {
    let table = Table::at("furka; T1 A; RhB par=80 A=5 cash=500 operated; tile H25 58/1; turn RhB track");
    assert_eq!(table.refused("bore T1 H21 0-3"), "1844-TUN-12b");
    assert_eq!(table.refused("bore T1 H23 0-3"), "1844-TUN-12b");
    // Where the line leaves H23 there is no mouth.
    assert_eq!(table.refused("bore T1 H23 2-4"), "1844-TUN-09");
    let mouth = at(&["furka; T1 A", STANS]).play("bore T1 H19 2-5");
    assert!(mouth.has_tunnel("H19"));
}

/// [1844-RULING-28] The RhB passes over the Gotthard, the GB beneath it.
#[test]
fn r21_a_tunnel_passes_beneath_the_line_without_joining_it() {
    let pieces = "furka; tunnel T1 B H19 2-5; tile H25 58/1; RhB par=80 A=5 cash=500 operated";
    let rhb = at(&[pieces, "tile G18 57/2; turn RhB track"]);
    assert_eq!(rhb.refused("lay I20 9/2"), "1844-TRACK-03");
    // The line ends at J15, beyond the printed track of J17.
    assert!(rhb.accepts("lay J15 9/1"));
    let gb = at(&[pieces, STANS]);
    assert!(gb.accepts("lay I20 9/2"));
    assert_eq!(gb.refused("lay J15 9/1"), "1844-TRACK-03");
    let hex = gb.state.edition().board().map.named("H19").unwrap();
    let joined = |side: u8| gb.state.track().plain(hex, Edge::new(side).unwrap());
    assert_eq!(joined(2), EdgeSet::of(Edge::new(5).unwrap()));
    assert_eq!(joined(1), EdgeSet::of(Edge::new(4).unwrap()));
}

/// Both sides.
#[test]
fn r13_a_used_certificate_cannot_build_again() {
    let table = at(&["tunnel T1 A H27 0-3; T2 A", STANS]);
    assert_eq!(table.refused("bore T1 H19 2-5"), "1844-TUN-13");
    assert!(table.accepts("bore T2 H19 2-5"));
}

#[test]
fn r15_any_company_s_train_that_runs_through_activates_the_tunnel() {
    let table = gotthard_line("2", "");
    assert!(!table.is_active("T1"));
    let table = table.play(&format!("run 2:{THROUGH}"));
    assert!(table.is_active("T1"));
    // Trains that run elsewhere do not.
    let besides = gotthard_line("2H", "tile F17 5/5").play("run 2H:G18-F17");
    assert!(!besides.is_active("T1"));
}

#[test]
fn r16_from_the_next_round_on_the_owner_gets_10_in_every_round() {
    let table = gotthard_line("2", "or 1 of 3").play(&format!("run 2:{THROUGH}; pay"));
    assert_eq!((table.cash("B"), table.turn().as_str()), (10, "A GB track"));
    let table = table.play(&format!("done; run 2:{THROUGH}; pay"));
    assert_eq!((table.cash("B"), table.turn().as_str()), (20, "A GB track"));
}

/// [1844-RULING-32]
#[test]
fn r17b_a_certificate_is_worth_50_once_its_tunnel_was_used() {
    let table = gotthard_line("2", "T2 B");
    assert_eq!(table.wealth("B"), 0);
    // Used, though it has not paid yet.
    let table = table.play(&format!("run 2:{THROUGH}"));
    assert_eq!((table.cash("B"), table.wealth("B")), (0, 50));
}

#[test]
fn r18_building_the_gotthard_tunnel_is_the_destination_of_the_gb() {
    let gb = "T1 A; GB par=100 A=2 cash=500 operated";
    let gotthard = at(&[gb, "tile G18 57/2; turn GB track"]).play("bore T1 H19 2-5");
    assert_eq!(gotthard.treasury("GB"), 600);
    let lukmanier = at(&[gb, "tile G18 57/1; tile G22 7/0; turn GB track"]).play("bore T1 H21 0-3");
    assert_eq!(lukmanier.treasury("GB"), 400);
}

#[test]
fn r19_a_tunnel_hex_is_no_stop_but_counts_as_a_hex() {
    // Two stops for a 2 train; five hexes for an H train.
    let normal = gotthard_line("2", "");
    assert!(normal.accepts(&format!("run 2:{THROUGH}")));
    assert_eq!(normal.refused("run 2:G18-H19"), "1844-RUN-02");
    let long = gotthard_line("5H", "");
    assert!(long.accepts(&format!("run 5H:{THROUGH}")));
    let short = gotthard_line("4H", "");
    assert_eq!(short.refused(&format!("run 4H:{THROUGH}")), "1844-RUN-05");
}

#[test]
fn r20_certificates_survive_phase_5() {
    let position = "phase 4; depot 5 4; T1 B active; T2 C; RhB par=80 A=5 cash=450 operated; or 1 of 2; turn RhB train";
    let table = Table::at(position).play("train 5 450");
    assert_eq!(table.phase(), 5);
    assert_eq!((table.tunnel_owner("T1").as_str(), table.tunnel_owner("T2").as_str()), ("B", "C"));
    assert_eq!((table.cash("B"), table.cash("C")), (10, 0));
    assert!(at(&["phase 5; furka; T1 A", STANS]).accepts("bore T1 H19 2-5"));
}

/// [1844-RULING-29]
#[test]
fn r08a_the_first_edition_has_eight_tunnel_hexes() {
    assert_eq!(tunnel_hexes("1844-1e").len(), 8);
    assert_eq!(tunnel_hexes("1844-1e"), tunnel_hexes("1844-2e"));
}

/// Both sides. Only the mouth towards Stans is connected; each edition names its own rule.
#[test]
fn r11a_one_of_the_two_mouths_must_be_connected() {
    let [first, second] = super::editions(&format!("T1 A; {STANS}"));
    assert_eq!((first.refused("bore T1 H19 3-5"), second.refused("bore T1 H19 3-5")), ("1844-TUN-11a", "1844-TUN-11b"));
    for table in [first, second] {
        assert!(table.play("bore T1 H19 2-5").has_tunnel("H19"));
    }
}

/// [1844-RULING-28] Both sides. The RhB is connected to the line on H21 and H23, but to no mouth.
#[test]
fn r12a_a_connection_to_the_furka_oberalp_line_of_the_hex_is_enough() {
    let rhb = "T1 A; RhB par=80 A=5 cash=500 operated; tile H25 58/1; turn RhB track";
    let [first, second] = super::editions(&format!("furka; {rhb}"));
    for bore in ["bore T1 H21 0-3", "bore T1 H23 0-3"] {
        assert!(first.accepts(bore), "{bore}");
        assert_eq!(second.refused(bore), "1844-TUN-12b", "{bore}");
    }
    // The line must lie, and lie on this hex; where it leaves the hex there is no mouth.
    assert_eq!(super::editions(rhb)[0].refused("bore T1 H21 0-3"), "1844-TUN-11a");
    assert_eq!(first.refused("bore T1 H27 0-3"), "1844-TUN-11a");
    assert_eq!(first.refused("bore T1 H23 2-4"), "1844-TUN-09");
    // The two do not join: nothing leads out of the mouth.
    assert_eq!(first.play("bore T1 H21 0-3").refused("lay I20 8/3"), "1844-TRACK-03");
}

/// [1844-RULING-32] Used in the last round, it pays no more.
#[test]
fn r17a_a_certificate_is_worth_50_if_it_has_paid() {
    let position = "phase 2; depot 2 12; tunnel T1 B H19 2-5; tile G18 57/2; tile I20 9/2; tile J21 9/2; tile K22 57/2;
        GB par=100 A=2 trains=2 operated reached; or 1 of 2; turn GB run";
    let [first, second] = super::editions(position).map(|table| table.play(&format!("run 2:{THROUGH}")));
    assert_eq!((first.wealth("B"), second.wealth("B")), (0, 50));
    let [first, second] = [first, second].map(|table| table.play("pay"));
    assert_eq!((first.cash("B"), second.cash("B")), (10, 10));
    assert_eq!((first.wealth("B"), second.wealth("B")), (60, 60));
}
