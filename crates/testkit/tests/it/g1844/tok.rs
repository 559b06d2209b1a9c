//! 1844, chapter TOK: station markers.

use game::{Action, Choice};
use testkit::Table;

/// Aarau, Olten and Basel in a line.
const AARAU_TO_BASEL: &str = "tile D15 14/1; tile D13 6/2; tile C12 57/2";

/// The STB, directed by A, about to place a marker on that line; `stb` adds to it, `more` to the position.
fn stb(stb: &str, more: &str) -> Table {
    Table::at(&format!("phase 3; {AARAU_TO_BASEL}; STB par=100 A=5 {stb}; {more}; turn STB marker"))
}

#[test]
fn r01_the_first_marker_goes_home_in_the_first_turn_free_of_charge() {
    let table = Table::at("NOB par=100 A=2 cash=200; shares A no-sales");
    assert!(table.markers("NOB").is_empty());
    let table = table.play("pass");
    assert_eq!(table.turn(), "A NOB track");
    assert_eq!((table.markers("NOB"), table.markers_left("NOB")), (vec!["D19".to_owned()], 1));
    assert_eq!(table.treasury("NOB"), 200);
}

/// both sides
#[test]
fn r02_one_marker_a_turn_besides_the_home_marker() {
    let table = stb("cash=500 operated", "SCB closed");
    assert!(table.accepts("marker C12"));
    let table = table.play("marker D13");
    assert_eq!(table.turn(), "A STB train");
    assert_eq!(table.refused("marker C12"), "1844-OR-08b");

    // In its first turn a company has placed its home marker already and may place another.
    let first = Table::at(&format!("phase 3; {AARAU_TO_BASEL}; STB par=100 A=5 cash=500; turn STB marker"));
    assert_eq!(first.markers("STB"), ["D15"]);
    assert_eq!(first.play("marker D13").markers("STB"), ["D13", "D15"]);
}

#[test]
fn r03_the_first_further_marker_costs_40_and_every_later_one_100() {
    let table = stb("cash=40 markers=D15", "");
    let bank = table.bank();
    let table = table.play("marker D13");
    assert_eq!((table.treasury("STB"), table.bank()), (0, bank + 40));
    assert_eq!(stb("cash=39 markers=D15", "").refused("marker D13"), "1844-TOK-03");

    assert_eq!(stb("cash=100 markers=D15,D13", "SCB closed").play("marker C12").treasury("STB"), 0);
    assert_eq!(stb("cash=99 markers=D15,D13", "SCB closed").refused("marker C12"), "1844-TOK-03");
    assert_eq!(stb("cash=100 markers=D15,D13,F17", "SCB closed").play("marker C12").treasury("STB"), 0);
}

#[test]
fn r04_every_marker_of_the_sbb_costs_100() {
    let sbb = |markers: &str, cash: u32| {
        Table::at(&format!(
            "phase 5; tile D19 57/1; tile D17 4/1; SBB par=100 A=2d1 pool=18d4 cash={cash} markers={markers};
             turn SBB marker"
        ))
    };
    assert_eq!(sbb("D19", 100).play("marker D15.1").treasury("SBB"), 0);
    assert_eq!(sbb("D19", 99).refused("marker D15.1"), "1844-TOK-03");
    assert_eq!(sbb("D19,C24", 100).play("marker D15.1").treasury("SBB"), 0);
}

/// both sides
#[test]
fn r05_a_marker_needs_a_free_circle_in_a_city() {
    let full = "BLS par=100 B=5 markers=F11,D13";
    assert_eq!(stb("cash=500 operated", full).refused("marker D13"), "1844-TOK-05");
    assert!(stb("cash=500 operated", "BLS par=100 B=5 markers=F11").accepts("marker D13"));
    // Baden is a town.
    assert_eq!(stb("cash=500 operated", "tile D17 4/1").refused("marker D17"), "1844-TOK-05");
}

/// both sides
#[test]
fn r06_the_city_must_be_connected_at_any_distance() {
    let luzern = |olten: &str| {
        Table::at(&format!(
            "phase 3; tile D15 14/1; tile D13 {olten}; tile E14 9/2; tile F15 8/2;
             STB par=100 A=5 cash=500 operated; turn STB marker"
        ))
    };
    assert_eq!(luzern("6/2").refused("marker F17"), "1844-TOK-06");
    assert!(luzern("15/2").accepts("marker F17"));
}

/// both sides
#[test]
fn r07_the_connection_may_not_use_an_off_board_hex() {
    let bls = "BLS par=100 A=5 cash=500 markers=F11,B19; VSB closed; tile C22 8/2; tile C24 57/1; turn BLS marker";
    let by_stuttgart = Table::at(&format!("tile B19 57/0; tile B21 9/2; {bls}"));
    assert_eq!(by_stuttgart.refused("marker C24"), "1844-TOK-07");
    let by_b21 = Table::at(&format!("phase 3; tile B19 57/1; tile B21 8/5; {bls}"));
    assert!(by_b21.accepts("marker C24"));
}

/// both sides
#[test]
fn r08_one_marker_of_a_company_a_hex_even_with_two_cities() {
    // The second city of Winterthur and Frauenfeld looks towards Zürich.
    let bls = |markers: &str| {
        let track = "phase 3; NOB closed; tile C20 59/4; tile D19 57/0";
        Table::at(&format!("{track}; BLS par=100 A=5 cash=500 markers={markers}; turn BLS marker"))
    };
    assert_eq!(bls("F11,D19,C20.0").refused("marker C20.1"), "1844-TOK-08");
    assert!(bls("F11,D19").accepts("marker C20.1"));
}

/// both sides
#[test]
fn r09_a_circle_is_kept_in_the_home_of_a_company_that_has_not_operated() {
    let basel = |tile: &str, more: &str| {
        Table::at(&format!(
            "phase 3; tile D15 14/1; tile D13 6/2; tile C12 {tile}; STB par=100 A=5 cash=500 operated; {more};
             turn STB marker"
        ))
    };
    let one_circle = basel("57/2", "");
    assert_eq!(one_circle.refused("marker C12"), "1844-TOK-09");
    let two_circles = basel("15/4", "");
    assert!(two_circles.accepts("marker C12"));
    let one_taken = basel("15/4", "BLS par=100 B=5 markers=F11,C12");
    assert_eq!(one_taken.refused("marker C12"), "1844-TOK-09");
    let operated = basel("15/4", "SCB par=100 B=2 operated");
    assert!(operated.accepts("marker C12"));
}

#[test]
fn r10_the_home_of_a_v_company_that_never_came_into_play_is_free_once_the_sbb_has_formed() {
    assert_eq!(stb("cash=500 operated", "").refused("marker C12"), "1844-TOK-09");
    let formed = stb("cash=500 operated", "SBB par=100 B=2d1 pool=18d4");
    assert_eq!(formed.play("marker C12").markers("STB"), ["C12", "D15"]);
}

/// both sides
#[test]
fn r11_brig_and_altdorf_take_no_markers() {
    let altdorf = Table::at("tile G18 6/2; tile F17 6/5; GB par=100 A=2 cash=500 operated; turn GB marker");
    assert_eq!(altdorf.refused("marker G20"), "1844-TOK-11");
    assert!(altdorf.accepts("marker F17"));
    let brig = Table::at("tile K10 6/1; tile J11 58/4; VZ par=60 A=3 cash=500 operated; turn VZ marker");
    assert_eq!(brig.refused("marker J13"), "1844-TOK-11");
}

/// both sides
#[test]
fn r12_a_city_full_of_others_is_passed_only_with_a_marker_there() {
    let others = "SCB closed; BLS par=100 B=5 markers=F11,D13";
    assert_eq!(stb("cash=500 markers=D15", others).refused("marker C12"), "1844-TOK-12");
    assert!(stb("cash=500 markers=D15,D13", "SCB closed").accepts("marker C12"));
    assert!(stb("cash=500 markers=D15", "SCB closed").accepts("marker C12"), "a free circle lets everyone pass");
}

/// Both sides: no action moves a marker, and only a duplicate of the SBB goes back.
#[test]
fn r13_markers_are_never_taken_up_but_for_duplicates_of_the_sbb() {
    let table = stb("cash=500 markers=D15,D13", "SCB closed");
    let placing = |choice: &Choice| matches!(choice, Choice::Do(Action::PlaceMarker { .. } | Action::Done));
    assert!(table.offers().iter().all(placing));
    assert_eq!(table.play("marker C12").markers("STB"), ["C12", "D13", "D15"]);

    let table = Table::at(
        "phase 5; national due; tile G8 68/0; NOB par=100 A=2 markers=D19,G8.1; SCB par=100 A=2 markers=C12,G8.0;
         RhB par=70 B=5 markers=G26,F17; or 1 of 2 done NOB SCB; turn RhB train",
    );
    let table = table.play("done");
    assert_eq!((table.markers("SBB"), table.markers_left("SBB")), (markers(&["C12", "D19", "G8", "G8"]), 6));
    let table = table.play("keep 1");
    assert_eq!((table.markers("SBB"), table.markers_left("SBB")), (markers(&["C12", "D19", "G8"]), 7));
    assert_eq!(table.markers("RhB"), ["F17", "G26"]);
}

fn markers(hexes: &[&str]) -> Vec<String> {
    hexes.iter().map(|hex| (*hex).to_owned()).collect()
}

#[test]
fn r14_the_stb_in_aarau_may_go_to_olten_for_40_but_not_to_basel() {
    let table = stb("cash=500 markers=D15", "");
    assert_eq!(table.refused("marker C12"), "1844-TOK-09");
    let table = table.play("marker D13");
    assert_eq!((table.markers("STB"), table.treasury("STB")), (markers(&["D13", "D15"]), 460));
}

#[test]
fn r15_the_number_of_markers_is_fixed_at_launch() {
    for (par, all) in [(60, 1), (70, 2), (80, 3), (90, 4), (100, 5)] {
        let table = Table::at(&format!("cash A 500; STB par={par} A=4; shares A")).play("buy STB offering");
        assert_eq!(table.markers_left("STB"), all);
    }
    let table = Table::at("cash A 500 B 500; JN par=60 B=2; shares A").play("buy JN offering; start NOB 100");
    assert_eq!((table.markers_left("JN"), table.markers_left("NOB")), (3, 2));

    let spent = format!("phase 3; {AARAU_TO_BASEL}; STB par=60 A=5 cash=500 operated; turn STB marker");
    assert_eq!(Table::at(&spent).refused("marker D13"), "1844-TOK-15");
}
