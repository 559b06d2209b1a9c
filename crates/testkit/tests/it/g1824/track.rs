//! 1824, chapter TRACK: yellow tiles, and what holds for all tiles.

use super::{at, each_edition};

/// Prag with track to B7 (side 1) and B11 (side 4).
const PRAG: &str = "BK par=80 A=5 cash=100 operated; tile B9 57/1; turn BK track";
/// Prag with track to A8 (side 2) and C10 (side 5).
const PRAG_SOUTH: &str = "BK par=80 A=5 cash=100 operated; tile B9 57/2; turn BK track";

/// Both sides. Whichever it was, the step is over.
#[test]
fn r01_a_company_lays_one_yellow_tile_or_makes_one_upgrade() {
    each_edition(&format!("phase 3; depot 3 7; {PRAG}"), |table, in_| {
        for first in ["lay B7 9/1", "lay B9 14/0"] {
            let after = table.play(&in_(first));
            assert_eq!(after.refused(&in_("lay B11 9/1")), "1824-OR-08");
            assert_eq!(after.refused(&in_("lay B9 15/1")), "1824-OR-08");
        }
    });
}

/// Both sides. A mine, a red location and a hex with a tile take none; the arrows of the mine are track to build on.
#[test]
fn r02_yellow_tiles_lie_on_unbuilt_hexes_that_are_neither_grey_nor_red() {
    each_edition(&format!("tile B7 9/1; {PRAG}"), |table, in_| {
        assert_eq!(table.refused(&in_("lay B7 8/4")), "1824-TRACK-02");
        assert_eq!(table.refused(&in_("lay C6 8/1")), "1824-TRACK-02");
        assert_eq!(table.refused(&in_("lay B3 57/1")), "1824-TRACK-02");
        assert!(table.accepts(&in_("lay B11 9/1")));
    });
    each_edition("EPP A=1 price=160; turn EPP track", |table, in_| {
        assert!(table.accepts(&in_("lay B7 9/0")));
        assert!(table.accepts(&in_("lay B5 5/4")));
    });
}

/// Both sides.
#[test]
fn r03_a_new_tile_extends_track_that_is_connected_to_a_marker() {
    each_edition(PRAG, |table, in_| {
        assert_eq!(table.refused(&in_("lay C8 8/3")), "1824-TRACK-03");
        assert_eq!(table.refused(&in_("lay B11 9/2")), "1824-TRACK-03");
        assert!(table.accepts(&in_("lay B11 9/1")));
    });
}

/// Both sides. Tile 23 on B11 leads from Prag on to B13; the branch to A10 leaves the other way.
#[test]
fn r03_a_connection_does_not_reverse_at_a_junction() {
    each_edition(&format!("tile B11 23/4; {PRAG}"), |table, in_| {
        assert_eq!(table.refused(&in_("lay A10 58/5")), "1824-TRACK-03");
        assert!(table.accepts(&in_("lay B13 55/1")));
    });
}

/// Both sides. Pilsen leads on to A6.
#[test]
fn r04_a_city_full_of_foreign_markers_stops_the_connection() {
    let pilsen =
        |markers: &str, tile: &str| format!("{markers}; tile B5 {tile}; tile B7 9/1; tile B9 57/1; turn BK track");
    let bk = "BK par=80 A=5 cash=100 markers=B9";
    let full = pilsen(&format!("{bk}; MS par=70 B=5 markers=B5"), "5/3");
    each_edition(&full, |table, in_| assert_eq!(table.refused(&in_("lay A6 58/4")), "1824-TRACK-04"));
    let free = pilsen(&format!("{bk}; MS par=70 B=5 markers=B5"), "15/1");
    each_edition(&free, |table, in_| assert!(table.accepts(&in_("lay A6 58/4"))));
    let own = pilsen(&format!("{bk},B5"), "5/3");
    each_edition(&own, |table, in_| assert!(table.accepts(&in_("lay A6 58/4"))));
}

/// [1824-RULING-60] Both sides. It need not build at all.
#[test]
fn r05_a_company_whose_home_is_unbuilt_builds_there_first() {
    each_edition("BK par=80 A=5 cash=100; turn BK track", |table, in_| {
        assert_eq!(table.refused(&in_("lay B11 9/1")), "1824-TRACK-05");
        assert!(table.accepts(&in_("lay B9 57/1")));
        assert!(table.accepts("done"));
    });
}

/// [1824-RULING-60] Both sides.
#[test]
fn r05_a_grey_or_red_home_or_one_with_a_tile_leaves_the_choice() {
    each_edition("BK par=80 A=5 cash=100; tile B9 57/1; turn BK track", |table, in_| {
        assert!(table.accepts(&in_("lay B11 9/1")));
    });
    each_edition("EPP A=1 price=120; turn EPP track", |table, in_| {
        assert!(table.accepts(&in_("lay B7 9/0")));
        assert_eq!(table.refused(&in_("lay B11 9/1")), "1824-TRACK-03");
    });
    each_edition("BH par=80 A=5; turn BH track", |table, in_| {
        assert!(table.accepts(&in_("lay I10 9/2")));
        assert!(table.accepts(&in_("lay I14 9/0")));
    });
}

/// Both sides.
#[test]
fn r06_a_hex_without_town_or_city_takes_plain_track_only() {
    each_edition(PRAG, |table, in_| {
        assert_eq!(table.refused(&in_("lay B11 4/1")), "1824-TRACK-06");
        assert_eq!(table.refused(&in_("lay B11 57/1")), "1824-TRACK-06");
        assert!(table.accepts(&in_("lay B11 9/1")));
    });
}

/// Both sides.
#[test]
fn r07_a_hex_takes_a_tile_with_as_many_towns_as_it_has_dots() {
    each_edition(PRAG_SOUTH, |one_dot, in_| {
        assert_eq!(one_dot.refused(&in_("lay C10 9/2")), "1824-TRACK-07");
        assert_eq!(one_dot.refused(&in_("lay C10 57/2")), "1824-TRACK-07");
        assert_eq!(one_dot.refused(&in_("lay C10 55/2")), "1824-TRACK-07");
        assert!(one_dot.accepts(&in_("lay C10 4/2")));
    });
    each_edition(&format!("tile B11 9/1; {PRAG}"), |two_dots, in_| {
        assert_eq!(two_dots.refused(&in_("lay B13 4/1")), "1824-TRACK-07");
        assert!(two_dots.accepts(&in_("lay B13 55/1")));
    });
}

/// Both sides.
#[test]
fn r08_a_hex_with_a_circle_takes_a_city_tile_only() {
    each_edition("BK par=80 A=5 cash=100; turn BK track", |table, in_| {
        assert_eq!(table.refused(&in_("lay B9 9/1")), "1824-TRACK-08");
        assert_eq!(table.refused(&in_("lay B9 4/1")), "1824-TRACK-08");
        for tile in ["5/1", "6/1", "57/1"] {
            assert!(table.accepts(&in_(&format!("lay B9 {tile}"))));
        }
    });
}

/// Both sides. Markers in Prag, Wien, Budapest and the four T cities let the company build in all of them.
#[test]
fn r09_wien_budapest_and_the_t_cities_take_their_own_tiles_and_no_other_hex_does() {
    let text = "SD formed A=2 cash=100 markers=E12,F17,A18,C26,E26; turn SD track";
    each_edition(text, |table, in_| {
        for (hex, own, other) in [
            ("E12", "499/0", ["57/0", "498/0", "401/0"]),
            ("F17", "498/0", ["57/0", "499/0", "401/2"]),
            ("A18", "401/4", ["5/4", "498/4", "499/4"]),
            ("C26", "401/0", ["5/0", "498/0", "499/0"]),
            ("E26", "447/2", ["6/0", "498/0", "499/0"]),
        ] {
            assert!(table.accepts(&in_(&format!("lay {hex} {own}"))), "{own} on {hex}");
            for tile in other {
                assert_eq!(table.refused(&in_(&format!("lay {hex} {tile}"))), "1824-TRACK-09", "{tile} on {hex}");
            }
        }
    });
    each_edition("BK par=80 A=5 cash=100 markers=B9,I8; turn BK track", |table, in_| {
        for tile in ["401/0", "447/0", "498/0", "499/0"] {
            assert_eq!(table.refused(&in_(&format!("lay B9 {tile}"))), "1824-TRACK-09");
        }
        assert!(table.accepts(&in_("lay I8 401/3")));
    });
}

/// Both sides. North of A8 there is nothing.
#[test]
fn r10_no_track_runs_off_the_map() {
    each_edition(PRAG_SOUTH, |table, in_| {
        assert_eq!(table.refused(&in_("lay A8 4/2")), "1824-TRACK-10");
        assert!(table.accepts(&in_("lay A8 58/5")));
    });
}

/// Both sides. The mine of K1 has arrows to Pilsen and B7, none to C8; Mailand has them on all sides with a hex beside it.
#[test]
fn r11_track_runs_into_a_grey_or_red_hex_only_at_an_arrow() {
    let prag = "BK par=80 A=5 cash=100 operated; tile B9 57/0; turn BK track";
    each_edition(prag, |table, in_| {
        assert_eq!(table.refused(&in_("lay C8 8/1")), "1824-TRACK-11");
        assert!(table.accepts(&in_("lay C8 8/3")));
    });
    each_edition(PRAG, |table, in_| assert!(table.accepts(&in_("lay B7 8/4"))));
    let bozen = "SD3 A=1 cash=100; tile G4 57/0; turn SD3 track";
    each_edition(bozen, |table, in_| assert!(table.accepts(&in_("lay H3 57/0"))));
}

#[test]
fn r12_track_may_run_against_a_blank_side_of_another_tile() {
    each_edition(&format!("tile C10 4/2; {PRAG}"), |table, in_| {
        let table = table.play(&in_("lay B11 7/0"));
        assert_eq!(table.tile(&in_("B11")), "7/0");
    });
}

#[test]
fn r13_the_first_tile_costs_20_at_a_river_and_40_on_a_mountain() {
    let mountain = "BK par=80 A=5 cash=100 operated; tile B9 57/0; turn BK track";
    each_edition(mountain, |table, in_| {
        let table = table.play(&in_("lay A10 58/4"));
        assert_eq!((table.treasury("BK"), table.bank()), (60, 11_940));
    });
    each_edition("KK1 A=1 cash=100; turn KK1 track", |table, in_| {
        let table = table.play(&in_("lay E10 9/1"));
        assert_eq!((table.treasury(&in_("KK1")), table.bank()), (80, 11_920));
    });
    each_edition(PRAG, |table, in_| assert_eq!(table.play(&in_("lay B11 9/1")).treasury("BK"), 100));
}

/// Both sides. The director's own money does not help.
#[test]
fn r14_a_tile_that_the_treasury_cannot_pay_is_not_laid() {
    let with = |cash: u32| format!("cash A 500; BK par=80 A=5 cash={cash} operated; tile B9 57/0; turn BK track");
    each_edition(&with(39), |table, in_| assert_eq!(table.refused(&in_("lay A10 58/4")), "1824-TRACK-14"));
    each_edition(&with(40), |table, in_| {
        let table = table.play(&in_("lay A10 58/4"));
        assert_eq!((table.treasury("BK"), table.cash("A")), (0, 500));
    });
}

#[test]
fn r15_the_first_tile_on_wien_or_budapest_costs_20() {
    for (company, hex, tile) in [("SD1", "E12", "499/0"), ("UG1", "F17", "498/0")] {
        let with = |cash: u32| format!("{company} A=1 cash={cash}; turn {company} track");
        let lay = format!("lay {hex} {tile}");
        each_edition(&with(19), |table, in_| assert_eq!(table.refused(&in_(&lay)), "1824-TRACK-14"));
        each_edition(&with(20), |table, in_| assert_eq!(table.play(&in_(&lay)).treasury(&in_(company)), 0));
    }
}

/// Both sides. There is one tile 55.
#[test]
fn r16_a_tile_that_has_run_out_is_not_laid() {
    let text = format!("tile B11 9/1; {PRAG}");
    each_edition(&text, |table, in_| assert!(table.accepts(&in_("lay B13 55/1"))));
    each_edition(&format!("tile F11 55/0; {text}"), |table, in_| {
        assert_eq!(table.refused(&in_("lay B13 55/1")), "1824-TRACK-16");
        assert!(table.accepts(&in_("lay B13 630/4")));
    });
}

#[test]
fn r17_yellow_tiles_are_there_in_every_phase() {
    for phase in 1..=8 {
        let table = at(&format!("phase {phase}; {PRAG}")).play("lay B11 9/1");
        assert_eq!(table.tile("B11"), "9/1");
    }
}

#[test]
fn r18_a_company_need_not_build() {
    each_edition(&format!("depot 2 9; {PRAG}"), |table, in_| {
        let after = table.play("done");
        assert_eq!(after.turn(), "A BK train");
        assert_eq!(after.tile(&in_("B11")), "-");
        assert_eq!(after.treasury("BK"), 100);
    });
}
