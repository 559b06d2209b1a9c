//! 1824, chapter UPG: upgrading tiles.

use board::{Colour, HexId, Part, StopRef};
use game::{Action, Choice, State};
use testkit::Table;

use super::{at, each_edition};

/// Prag with track to B7 (side 1) and B11 (side 4), and a straight on B11.
const PRAG: &str = "BK par=80 A=5 operated; tile B9 57/1; tile B11 9/1; turn BK track";
/// The company stands in Krakau, a T city with track to A20, B19 and B17.
const KRAKAU: &str = "BK par=80 A=5 markers=B9,A18; turn BK track";

fn hex(state: &State, name: &str) -> HexId {
    state.edition().board().map.named(name).unwrap()
}

/// Tiles that the company may lay on the hex now.
fn offered_on(table: &Table, name: &str) -> usize {
    let here = hex(&table.state, name);
    let on_it = |choice: &Choice| matches!(choice, Choice::Do(Action::LayTile(lay)) if lay.hex == here);
    table.offers().iter().filter(|choice| on_it(choice)).count()
}

/// Who stands in the station that has the track to this side.
fn at_side(table: &Table, name: &str, side: u8) -> String {
    let (state, side) = (&table.state, board::Edge::new(side).unwrap());
    let part = |part: &u8| state.track().exits_of(StopRef { hex: hex(state, name), part: *part }).has(side);
    let part = (0..4).find(part).unwrap();
    let here = state.markers_in(StopRef { hex: hex(state, name), part });
    let names: Vec<&str> = here.iter().map(|company| state.spec(company).symbol).collect();
    names.join(" ")
}

/// Both sides.
#[test]
fn r01_tiles_go_from_colour_to_colour_one_step_at_a_time() {
    let steps = [("", "401/4"), ("401/4", "405/4"), ("405/4", "497/4"), ("497/4", "494/4")];
    for (lies, next) in steps {
        let lying = if lies.is_empty() { String::new() } else { format!("tile A18 {lies};") };
        each_edition(&format!("phase 7; {lying} {KRAKAU}"), |table, in_| {
            assert!(table.accepts(&in_(&format!("lay A18 {next}"))));
            let others = steps.iter().map(|(_, tile)| *tile).filter(|tile| *tile != next && *tile != "401/4");
            for other in others {
                assert_eq!(table.refused(&in_(&format!("lay A18 {other}"))), "1824-UPG-01", "{other} on {lies}");
            }
        });
    }
}

/// [1824-RULING-07] Both sides.
#[test]
fn r02_green_comes_with_the_first_3_brown_with_the_5_grey_with_the_8() {
    for (lies, next, from) in [("401/4", "405/4", 3), ("405/4", "497/4", 5), ("497/4", "494/4", 7)] {
        for phase in 1..=8 {
            each_edition(&format!("phase {phase}; tile A18 {lies}; {KRAKAU}"), |table, in_| {
                let lay = in_(&format!("lay A18 {next}"));
                if phase >= from {
                    assert!(table.accepts(&lay), "{next} in phase {phase}");
                } else {
                    assert_eq!(table.refused(&lay), "1824-UPG-02");
                }
            });
        }
    }
    let started_by: Vec<(&str, u8)> = at("")
        .state
        .edition()
        .trains
        .iter()
        .map(|card| (at("").state.edition().model(card.sides[0]).name, card.phase))
        .collect();
    assert_eq!(started_by, [("2", 2), ("3", 3), ("4", 4), ("5", 5), ("6", 6), ("8", 7), ("10", 8)]);
}

/// [1824-RULING-61] Both sides. The crossing on B11 brings nothing to the company but its old track.
#[test]
fn r03_an_upgrade_needs_track_that_the_company_could_run_over_but_no_new_one() {
    each_edition(&format!("phase 3; {PRAG}"), |table, in_| assert!(table.accepts(&in_("lay B11 20/1"))));
    let apart = "phase 3; BK par=80 A=5 operated; tile B9 57/2; tile B11 9/1; turn BK track";
    each_edition(apart, |table, in_| assert_eq!(table.refused(&in_("lay B11 20/1")), "1824-UPG-03"));
}

/// Both sides.
#[test]
fn r04_existing_track_stays() {
    each_edition(&format!("phase 3; {PRAG}"), |table, in_| {
        assert_eq!(table.refused(&in_("lay B11 23/2")), "1824-UPG-04");
        assert_eq!(table.refused(&in_("lay B9 14/2")), "1824-UPG-04");
        assert!(table.accepts(&in_("lay B11 23/1")));
        assert!(table.accepts(&in_("lay B9 14/0")));
    });
}

/// Both sides.
#[test]
fn r05_plain_track_towns_and_cities_keep_their_kind() {
    each_edition(&format!("phase 3; tile B7 9/1; tile A6 3/4; tile B5 57/1; {PRAG}"), |table, in_| {
        for (hex, tile) in [("B11", "14/0"), ("B11", "88/0"), ("B9", "20/0"), ("B9", "88/0")] {
            assert_eq!(table.refused(&in_(&format!("lay {hex} {tile}"))), "1824-UPG-05", "{tile} on {hex}");
        }
        assert!(table.accepts(&in_("lay B11 20/1")));
        assert!(table.accepts(&in_("lay B9 14/0")));
    });
    let town = "phase 3; BK par=80 A=5 operated; tile B9 57/2; tile C10 4/2; turn BK track";
    each_edition(town, |table, in_| {
        assert_eq!(table.refused(&in_("lay C10 20/1")), "1824-UPG-05");
        assert_eq!(table.refused(&in_("lay C10 14/1")), "1824-UPG-05");
        assert!(table.accepts(&in_("lay C10 88/1")));
    });
}

/// Both sides.
#[test]
fn r05_a_labelled_city_keeps_its_label() {
    each_edition(&format!("phase 3; tile A18 401/4; {KRAKAU}"), |table, in_| {
        assert_eq!(table.refused(&in_("lay A18 15/4")), "1824-TRACK-09");
        assert!(table.accepts(&in_("lay A18 405/4")));
    });
    each_edition(&format!("phase 3; {PRAG}"), |table, in_| {
        assert_eq!(table.refused(&in_("lay B9 405/0")), "1824-UPG-05");
    });
}

/// B7 shows nothing towards C8, the mine has no arrow there, and north of A8 there is nothing.
#[test]
fn r06_new_track_may_end_at_a_blank_side_but_not_off_the_map_or_at_a_mine_without_arrow() {
    let c8 = "phase 3; BK par=80 A=5 operated; tile B9 57/0; tile C8 8/3; tile B7 9/1; turn BK track";
    each_edition(c8, |table, in_| {
        assert!(table.accepts(&in_("lay C8 23/5")));
        assert_eq!(table.refused(&in_("lay C8 25/3")), "1824-TRACK-11");
    });
    let a8 = "phase 3; BK par=80 A=5 operated; tile B9 57/2; tile A8 58/5; turn BK track";
    each_edition(a8, |table, in_| {
        assert!(table.accepts(&in_("lay A8 87/4")));
        assert_eq!(table.refused(&in_("lay A8 87/5")), "1824-TRACK-10");
    });
}

#[test]
fn r07_upgrades_cost_nothing_even_on_mountains_and_at_rivers() {
    let mountain = "phase 3; BK par=80 A=5 operated; tile B9 57/0; tile A10 58/4; turn BK track";
    each_edition(mountain, |table, in_| {
        let after = table.play(&in_("lay A10 87/4"));
        assert_eq!((after.treasury("BK"), after.bank()), (0, 12_000));
    });
    each_edition("phase 3; tile E12 499/0; KK1 A=1; turn KK1 track", |table, in_| {
        assert_eq!(table.play(&in_("lay E12 491/0")).bank(), 12_000);
    });
    each_edition("phase 3; tile E10 9/1; KK1 A=1; turn KK1 track", |table, in_| {
        assert_eq!(table.play(&in_("lay E10 20/0")).bank(), 12_000);
    });
}

/// All five tiles 57 lie on the map; the MS replaces one, and the BK takes it for Prag.
#[test]
fn r08_a_replaced_tile_returns_to_the_stock_and_is_used_again() {
    let all = "tile B5 57/1; tile B15 57/1; tile C12 57/1; tile E8 57/1; tile F7 57/1";
    let text = format!("phase 3; {all}; MS par=70 B=5 markers=C12,E8 trains=2; BK par=60 A=5; turn MS track");
    each_edition(&text, |table, in_| {
        assert_eq!(table.tiles_left("57"), 0);
        let after = table.play(&in_("lay E8 14/0"));
        assert_eq!((after.tiles_left("57"), after.tiles_left("14")), (1, 3));
        assert_eq!(after.turn(), "A BK track");
        assert_eq!(after.play(&in_("lay B9 57/1")).tiles_left("57"), 0);
    });
}

/// Both sides.
#[test]
fn r09_single_towns_have_green_tiles_and_twin_towns_none() {
    let single = "phase 8; BK par=80 A=5 operated; tile B9 57/2; tile C10 4/2; turn BK track";
    each_edition(single, |table, in_| {
        assert!(table.accepts(&in_("lay C10 87/2")));
        assert!(table.accepts(&in_("lay C10 88/1")));
    });
    each_edition(&format!("phase 8; tile B13 55/1; {PRAG}"), |table, in_| {
        assert_eq!(offered_on(table, &in_("B13")), 0);
        assert_eq!(table.refused(&in_("lay B13 88/1")), "1824-UPG-09");
    });
}

#[test]
fn r10_no_town_tile_is_brown_and_grey_are_one_each_of_t_bu_and_w() {
    each_edition("", |table, _| {
        let tiles = &table.state.edition().board().tiles;
        let of = |colour: Colour| tiles.in_box().map(|id| &tiles[id]).filter(move |tile| tile.colour == colour);
        let has_town = |part: &Part| matches!(part, Part::Town { .. });
        assert!(of(Colour::Brown).all(|tile| !tile.parts.iter().any(has_town)));
        assert!(of(Colour::Green).any(|tile| tile.parts.iter().any(has_town)));
        let grey: Vec<(&str, u8)> = of(Colour::Grey).map(|tile| (tile.name, tile.count)).collect();
        assert_eq!(grey, [("494", 1), ("495", 1), ("496", 1)]);
    });
    // And nothing follows a green town, or a brown city without label.
    let last = "phase 8; tile B9 611/1; tile C10 88/1; BK par=80 A=5 operated; turn BK track";
    each_edition(last, |table, in_| {
        assert_eq!((offered_on(table, &in_("B9")), offered_on(table, &in_("C10"))), (0, 0));
    });
}

/// The three stations of Wien: SD1 at side 0, KK1 at side 1, KK2 at side 2; brown Wien has one station for KK1 and KK2.
#[test]
fn r11_markers_in_wien_stay_with_their_track_until_the_stations_merge() {
    let text = |tile: &str| {
        format!("phase 7; {tile} SD1 A=1 cash=20 operated; KK1 B=1 operated; KK2 C=1 operated; turn SD1 track")
    };
    let steps =
        [("", "499/0"), ("tile E12 499/0;", "491/0"), ("tile E12 491/0;", "493/0"), ("tile E12 493/0;", "496/0")];
    let expected = [["SD1", "KK1", "KK2"], ["SD1", "KK1", "KK2"], ["SD1", "KK1 KK2", "KK1 KK2"], ["SD1 KK1 KK2"; 3]];
    for ((lies, next), stand) in steps.into_iter().zip(expected) {
        let after = at(&text(lies)).play(&format!("lay E12 {next}"));
        assert_eq!([0, 1, 2].map(|side| at_side(&after, "E12", side)), stand, "on {next}");
    }
}

/// Green Wien looks the same upside down: whichever way it lies, everybody stays at their track.
#[test]
fn r11_markers_and_homes_follow_their_track_whichever_way_a_tile_lies() {
    let wien = at("phase 3; tile E12 499/0; SD1 A=1 operated; KK2 B=1; or 1 of 2 done KK2; turn SD1 track");
    for rotation in 0..6 {
        let lay = format!("lay E12 491/{rotation}");
        if wien.accepts(&lay) {
            let after = wien.play(&lay);
            assert_eq!(at_side(&after, "E12", 0), "SD1");
            let kk2 = after.state.home(after.state.edition().company_named("KK2").unwrap()).unwrap();
            assert!(after.state.track().exits_of(kk2).has(board::Edge::new(2).unwrap()), "491/{rotation}");
        }
    }
    let pest = at("UG1 A=1 cash=20; turn UG1 track");
    for rotation in 0..6 {
        let lay = format!("lay F17 498/{rotation}");
        if pest.accepts(&lay) {
            assert_eq!(at_side(&pest.play(&lay), "F17", 3), "UG1");
        }
    }
}

#[test]
fn r11_markers_in_buda_and_pest_share_the_merged_station() {
    let table = at("phase 3; tile F17 498/0; BK par=80 B=5 markers=F17.0; UG1 A=1 operated; turn UG1 track");
    assert_eq!((at_side(&table, "F17", 0), at_side(&table, "F17", 3)), ("BK".to_owned(), "UG1".to_owned()));
    let merged = table.play("lay F17 490/2");
    assert_eq!((at_side(&merged, "F17", 0), at_side(&merged, "F17", 3)), ("UG1 BK".to_owned(), "UG1 BK".to_owned()));
}

#[test]
fn r12_a_new_circle_is_free_for_any_company() {
    let joined = "phase 3; BK par=80 A=5 operated; MS par=70 B=5 cash=100 markers=C12; tile C12 57/1; tile C10 58/2";
    each_edition(&format!("{joined}; tile B9 57/2; turn MS marker"), |table, in_| {
        assert_eq!(table.refused(&in_("marker B9")), "1824-TOK-06");
    });
    each_edition(&format!("{joined}; tile B9 15/3; turn MS marker"), |table, in_| {
        let after = table.play(&in_("marker B9"));
        assert_eq!((after.markers("MS").len(), after.treasury("MS")), (2, 60));
    });
}

/// [1824-RULING-62]
#[test]
fn r13_wien_and_budapest_get_their_yellow_tiles_first() {
    for (company, hex, yellow, green) in [("SD1", "E12", "499/0", "491/0"), ("UG1", "F17", "498/0", "490/2")] {
        each_edition(&format!("phase 3; depot 3 7; {company} A=1 cash=120; turn {company} track"), |table, in_| {
            assert_eq!(table.refused(&in_(&format!("lay {hex} {green}"))), "1824-UPG-01");
            let after = table.play(&in_(&format!("lay {hex} {yellow}")));
            assert_eq!(after.tile(&in_(hex)), yellow);
            assert_eq!(after.treasury(&in_(company)), 100);
            assert_eq!(after.refused(&in_(&format!("lay {hex} {green}"))), "1824-OR-08");
        });
        each_edition(&format!("phase 3; tile {hex} {yellow}; {company} A=1; turn {company} track"), |table, in_| {
            assert!(table.accepts(&in_(&format!("lay {hex} {green}"))));
        });
    }
}
