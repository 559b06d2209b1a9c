//! 1824, chapter TOK: station markers.

use board::{Edge, Part, StopRef};
use game::{Action, Choice};
use testkit::Table;

use super::{at, each_edition};

/// Brünn with two circles, joined to Prag through the town on C10.
const JOINED: &str = "tile C12 14/0; tile C10 58/2";

/// Number of circles and sides of the station where the company begins.
fn home_station(table: &Table, company: &str) -> (u8, Vec<u8>) {
    let state = &table.state;
    let home: StopRef = state.home(state.edition().company_named(company).unwrap()).unwrap();
    let Some(Part::City { slots, .. }) = state.track().part(home) else { panic!("{company} begins in no city") };
    (*slots, state.track().exits_of(home).iter().map(Edge::index).map(|side| side as u8).collect())
}

/// The round begins with the Coal Railway, then comes SD1, then BK.
#[test]
fn r01_the_home_marker_is_placed_free_before_anything_else() {
    let text = "phase 3; EPP A=1 price=120 trains=1g; SD1 B=1 trains=2; MS par=70 C=5 trains=2; shares A";
    each_edition(text, |table, in_| {
        let coal = table.play("pass");
        assert_eq!(coal.turn(), in_("A EPP track"));
        assert_eq!(coal.markers(&in_("EPP")), [in_("C6")]);
        assert!(coal.markers(&in_("SD1")).is_empty());
        let pre = coal.play("done");
        assert_eq!(pre.turn(), in_("B SD1 track"));
        assert_eq!(pre.markers(&in_("SD1")), [in_("E12")]);
        assert!(pre.markers("MS").is_empty());
        let major = pre.play("done");
        assert_eq!(major.turn(), "C MS track");
        assert_eq!((major.markers("MS"), major.markers_left("MS")), (vec![in_("C12")], 2));
        assert_eq!(major.bank(), table.bank());
    });
}

/// Both sides. Two cities are within reach.
#[test]
fn r02_a_company_places_one_marker_a_turn() {
    let pilsen = "tile B9 57/2; tile A8 58/5; tile A6 58/4; tile B5 5/3";
    let text = format!("depot 2 9; BK par=80 A=5 cash=300 operated; {JOINED}; {pilsen}; turn BK marker");
    each_edition(&text, |table, in_| {
        assert!(table.accepts(&in_("marker B5")));
        let after = table.play(&in_("marker C12"));
        assert_eq!(after.markers("BK").len(), 2);
        assert_eq!(after.refused(&in_("marker B5")), "1824-OR-08");
    });
}

#[test]
fn r03_the_second_marker_costs_40_and_every_further_one_100() {
    let text = |markers: &str, cash: u32| {
        format!("BK par=80 A=5 cash={cash} markers={markers}; {JOINED}; tile B9 57/2; turn BK marker")
    };
    each_edition(&text("B9", 100), |table, in_| {
        let after = table.play(&in_("marker C12"));
        assert_eq!((after.treasury("BK"), after.bank()), (60, 11_940));
    });
    each_edition(&text("B9,A18", 100), |table, in_| {
        let after = table.play(&in_("marker C12"));
        assert_eq!((after.treasury("BK"), after.bank()), (0, 12_000));
    });
    each_edition(&text("B9", 39), |table, in_| assert_eq!(table.refused(&in_("marker C12")), "1824-TOK-03"));
    each_edition(&text("B9,A18", 99), |table, in_| assert_eq!(table.refused(&in_("marker C12")), "1824-TOK-03"));
}

/// [1824-RULING-42] Taken over or bought: what counts are the markers on the map.
#[test]
fn r04_the_sd_with_three_markers_pays_100_and_the_kk_with_one_pays_40() {
    let brunn = "tile E12 491/0; tile D13 8/0; tile C12 6/3";
    let sd = format!("SD formed A=2 cash=200 markers=G4,G10,C12; KK formed B=2 markers=E12.1; {brunn}; turn SD marker");
    each_edition(&sd, |table, in_| {
        let after = table.play(&in_("marker E12.2"));
        assert_eq!((after.treasury("SD"), after.markers_left("SD")), (100, 1));
    });
    let kk = format!("MS par=70 B=5 markers=A18; KK formed A=2 cash=200 markers=E12.2; {brunn}; turn KK marker");
    each_edition(&kk, |table, in_| {
        let after = table.play(&in_("marker C12"));
        assert_eq!((after.treasury(&in_("KK")), after.markers_left(&in_("KK"))), (160, 3));
    });
}

/// [1824-RULING-84] Both sides. A line runs from one station of the hex through another city to its second station.
#[test]
fn r05_a_company_has_one_marker_on_a_hex_wien_and_budapest_included() {
    let wien = "SD formed A=2 cash=100 markers=E12.0; KK2 B=1 operated; tile E12 491/0; tile F13 7/2; tile E14 5/0";
    each_edition(&format!("{wien}; turn SD marker"), |table, in_| {
        assert_eq!(table.refused(&in_("marker E12.1")), "1824-TOK-05");
        assert!(table.accepts(&in_("marker E14")));
    });
    let pest = "UG formed A=2 cash=100 markers=F17.1; tile F17 498/0; tile E18 7/5; tile F19 58/0; tile G18 5/2";
    each_edition(&format!("{pest}; turn UG marker"), |table, in_| {
        assert_eq!(table.refused(&in_("marker F17.0")), "1824-TOK-05");
        assert!(table.accepts(&in_("marker G18")));
    });
}

/// [1824-RULING-84] Both sides. SD1's station leads to F11 and nowhere else, KK1's to E10.
#[test]
fn r05_for_building_every_station_of_wien_is_a_node_of_its_own() {
    each_edition("SD1 A=1 cash=100; turn SD1 track", |table, in_| {
        assert!(table.accepts(&in_("lay F11 55/0")));
        assert_eq!(table.refused(&in_("lay E10 9/1")), "1824-TRACK-03");
    });
    each_edition("KK1 A=1 cash=100; turn KK1 track", |table, in_| {
        assert!(table.accepts(&in_("lay E10 9/1")));
        assert_eq!(table.refused(&in_("lay F11 55/0")), "1824-TRACK-03");
    });
}

/// Both sides.
#[test]
fn r06_a_marker_needs_a_free_circle() {
    let text = |tile: &str| {
        format!(
            "BK par=80 A=5 cash=100 operated; MS par=70 B=5 operated; {tile}; tile C10 58/2; tile B9 57/2; turn BK marker"
        )
    };
    each_edition(&text("tile C12 57/1"), |table, in_| assert_eq!(table.refused(&in_("marker C12")), "1824-TOK-06"));
    each_edition(&text("tile C12 14/0"), |table, in_| assert!(table.accepts(&in_("marker C12"))));
}

/// Both sides.
#[test]
fn r07_a_marker_is_connected_without_reversing_at_a_junction() {
    let bk = "BK par=80 A=5 cash=100 operated; MS par=70 B=5 markers=A18";
    each_edition(&format!("{bk}; {JOINED}; tile B9 57/2; turn BK marker"), |table, in_| {
        assert!(table.accepts(&in_("marker C12")));
    });
    each_edition(&format!("{bk}; {JOINED}; tile B9 57/1; turn BK marker"), |table, in_| {
        assert_eq!(table.refused(&in_("marker C12")), "1824-TOK-07");
    });
    // On B11 tracks from Prag and from Brünn run together towards B13, or one leads into the other.
    let joins = format!("{bk}; tile B9 57/1; tile C12 57/2");
    each_edition(&format!("{joins}; tile B11 27/4; turn BK marker"), |table, in_| {
        assert_eq!(table.refused(&in_("marker C12")), "1824-TOK-07");
    });
    each_edition(&format!("{joins}; tile B11 8/5; turn BK marker"), |table, in_| {
        assert!(table.accepts(&in_("marker C12")));
    });
}

/// Both sides. Beyond Brünn lies Mährisch-Ostrau.
#[test]
fn r07_a_city_full_of_foreign_markers_breaks_the_connection() {
    let text = |ms: &str| {
        let line = "tile B9 57/2; tile C10 58/2; tile C12 57/1; tile C14 8/1; tile B15 6/0";
        format!("BK par=80 A=5 cash=100 operated; MS par=70 B=5 markers={ms}; {line}; turn BK marker")
    };
    each_edition(&text("C12"), |table, in_| assert_eq!(table.refused(&in_("marker B15")), "1824-TOK-07"));
    each_edition(&text("A18"), |table, in_| assert!(table.accepts(&in_("marker B15"))));
}

/// [1824-RULING-35] Both sides.
#[test]
fn r08_towns_and_mines_take_no_markers() {
    let text = "BK par=80 A=5 cash=100 operated; MS par=70 B=5 markers=A18; tile B9 14/1; tile C10 58/2; tile C12 57/1;
                tile B7 7/0; turn BK marker";
    each_edition(text, |table, in_| {
        assert_eq!(table.refused(&in_("marker C10")), "1824-TOK-08");
        assert_eq!(table.refused(&in_("marker C6")), "1824-TOK-08");
        assert!(table.accepts(&in_("marker C12")));
    });
}

/// [1824-RULING-35] The mine of K1: goods trains of others start there whether its marker is on it or not.
#[test]
fn r08_a_mine_never_blocks() {
    for coal in ["", "EPP B=1 price=160 operated;"] {
        let text = format!("phase 3; {coal} SD formed A=2 markers=B5 trains=1g; tile B5 6/3; turn SD run");
        each_edition(&text, |table, in_| assert!(table.accepts(&in_("run 1g:C6-B5"))));
    }
}

/// The marker stands in all three hexes of Sarajewo, and there is no room for another.
#[test]
fn r09_red_sarajewo_has_one_circle_the_home_of_bh() {
    each_edition("BH par=80 A=5; turn BH track", |table, in_| {
        assert_eq!(table.markers("BH"), [in_("J13")]);
        for lay in ["lay I10 9/2", "lay I12 9/2", "lay I14 9/2"] {
            assert!(table.accepts(&in_(lay)));
        }
    });
    let near =
        "BH par=80 A=5 operated; UG formed B=2 cash=100 markers=H15; tile H15 57/0; tile I14 9/0; turn UG marker";
    each_edition(near, |table, in_| assert_eq!(table.refused(&in_("marker J13")), "1824-TOK-08"));
}

#[test]
fn r10_nobody_can_move_or_remove_a_marker() {
    let text = format!("phase 3; depot 3 7; BK par=80 A=5 cash=500 operated trains=3; {JOINED}; tile B9 57/2");
    for step in ["track", "marker", "run", "train"] {
        each_edition(&format!("{text}; turn BK {step}"), |table, _| {
            let touches = |choice: &Choice| matches!(choice, Choice::Do(Action::KeepMarker { .. }));
            assert!(!table.offers().iter().any(touches));
            assert_eq!(table.refused("keep 0"), "1824-OR-08");
        });
    }
    each_edition(&format!("{text}; turn BK marker"), |table, in_| {
        assert_eq!(table.play(&in_("marker C12; run 3:B9-C10-C12")).markers("BK").len(), 2);
    });
}

/// Both sides. The MS has not yet operated, nor even opened.
#[test]
fn r11_a_circle_is_kept_for_a_company_that_has_yet_to_operate() {
    let text = |ms: &str, tile: &str| {
        format!("BK par=80 A=5 cash=100 operated; {ms} tile C12 {tile}; tile C10 58/2; tile B9 57/2; turn BK marker")
    };
    each_edition(&text("", "57/1"), |table, in_| assert_eq!(table.refused(&in_("marker C12")), "1824-TOK-11"));
    each_edition(&text("MS par=70 B=5;", "57/1"), |table, in_| {
        assert_eq!(table.refused(&in_("marker C12")), "1824-TOK-11");
    });
    each_edition(&text("", "14/0"), |table, in_| assert!(table.accepts(&in_("marker C12"))));
    let shared = "CL par=60 C=5 markers=C12;";
    each_edition(&text(shared, "14/0"), |table, in_| assert_eq!(table.refused(&in_("marker C12")), "1824-TOK-11"));
    let operated = "MS par=70 B=5 operated;";
    each_edition(&text(operated, "14/0"), |table, in_| assert!(table.accepts(&in_("marker C12"))));
}

/// Pilsen has one circle: its owner builds on from it and runs through, others do neither.
#[test]
fn r12_a_marker_opens_a_city_to_its_owner_and_closes_it_when_full() {
    let line = "tile B9 57/1; tile B7 9/1; tile B5 5/3; tile A6 58/4; tile A8 4/1";
    let build = |markers: &str| format!("BK par=80 A=5 cash=100 {markers}; {line}; turn BK track");
    each_edition(&build("markers=B9,B5"), |table, in_| assert!(table.accepts(&in_("lay A10 58/5"))));
    let foreign = "markers=B9; MS par=70 B=5 markers=B5";
    each_edition(&build(foreign), |table, in_| assert_eq!(table.refused(&in_("lay A10 58/5")), "1824-TRACK-04"));
    let run = |markers: &str| format!("phase 3; BK par=80 A=5 trains=3 {markers}; {line}; turn BK run");
    each_edition(&run("markers=B9,B5"), |table, in_| assert!(table.accepts(&in_("run 3:B9-B7-B5-A6"))));
    each_edition(&run(foreign), |table, in_| assert_eq!(table.refused(&in_("run 3:B9-B7-B5-A6")), "1824-RUN-19"));
}

#[test]
fn r13_sd1_kk1_and_kk2_have_their_own_stations_until_wien_is_brown() {
    let homes = |tile: &str| {
        let table = at(&format!("SD1 A=1; KK1 A=1; KK2 A=1; {tile}"));
        ["SD1", "KK1", "KK2"].map(|company| home_station(&table, company))
    };
    assert_eq!(homes(""), [(1, vec![0]), (1, vec![1]), (1, vec![2])]);
    assert_eq!(homes("tile E12 499/0"), [(1, vec![0]), (1, vec![1, 4]), (1, vec![2])]);
    assert_eq!(homes("tile E12 491/0"), [(1, vec![0, 5]), (1, vec![1, 4]), (1, vec![2, 3])]);
    assert_eq!(homes("tile E12 493/0"), [(1, vec![0, 5]), (3, vec![1, 2, 3, 4]), (3, vec![1, 2, 3, 4])]);
}

/// [1824-RULING-74] SD1 and KK1 wait at their own stations, that of KK2 is nobody's.
#[test]
fn r14_in_wien_the_own_station_is_kept_while_stations_are_separate() {
    let lines = "tile E12 491/0; tile E14 15/0; tile F13 7/2; tile D13 7/5";
    let text = format!("KK1 B=1; SD1 C=1; BK par=80 A=5 cash=200 markers=B9,E14; {lines}; turn BK marker");
    each_edition(&text, |table, in_| {
        assert_eq!(table.refused(&in_("marker E12.0")), "1824-TOK-11");
        assert_eq!(table.refused(&in_("marker E12.1")), "1824-TOK-11");
        assert!(table.accepts(&in_("marker E12.2")));
    });
}

/// [1824-RULING-74] In brown Wien two of three circles are kept, for whichever place the two take.
#[test]
fn r14_in_merged_stations_any_circle_is_kept() {
    let wien = "KK1 B=1; KK2 B=1; SD1 C=1; BK par=80 A=5 cash=200 markers=B9,E14; tile E14 5/0; tile E12 493/0";
    each_edition(&format!("{wien}; turn BK marker"), |table, in_| assert!(table.accepts(&in_("marker E12.1"))));
    each_edition(&format!("{wien}; MS par=70 D=5 markers=E12.1; turn BK marker"), |table, in_| {
        assert_eq!(table.refused(&in_("marker E12.1")), "1824-TOK-11");
    });
    let budapest = "UG1 B=1; BK par=80 A=5 cash=200 markers=B9,G18; tile G18 5/2; tile F17 490/2";
    each_edition(&format!("{budapest}; turn BK marker"), |table, in_| assert!(table.accepts(&in_("marker F17"))));
    each_edition(&format!("{budapest}; MS par=70 D=5 markers=F17; turn BK marker"), |table, in_| {
        assert_eq!(table.refused(&in_("marker F17")), "1824-TOK-11");
    });
}
