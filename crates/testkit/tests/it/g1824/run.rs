//! 1824, chapter RUN: routes.

use testkit::Table;

use super::{at, each_edition, in_first_edition};

/// Dresden – Pilsen – Prag – the western town of B13, all on one line.
const LINE: &str = "tile B5 57/1; tile B7 9/1; tile B9 57/1; tile B11 9/1; tile B13 55/1";
/// The mine of K1 – Prag – the town on C10 – Brünn.
const MINE: &str = "tile B7 8/4; tile B9 6/5; tile C10 58/2; tile C12 57/1";

/// BK, with a marker in Prag and these trains, is about to run.
fn bk(trains: &str, rest: &str) -> String {
    format!("phase 3; BK par=80 A=5 markers=B9 trains={trains}; {rest}; turn BK run")
}

/// The rule by which both editions refuse the run.
fn refused(text: &str, run: &str) -> &'static str {
    let second = at(text).refused(run);
    let first = Table::at(&format!("profile 1824-1e; {}", in_first_edition(text)));
    assert_eq!(first.refused(&in_first_edition(run)), second);
    second
}

/// What the run earns by the first edition, which asks for no maximum.
fn earns(text: &str, run: &str) -> i32 {
    let table = Table::at(&format!("profile 1824-1e; {}", in_first_edition(text)));
    table.play(&in_first_edition(run)).state.turn().unwrap().revenue.0
}

/// Both sides.
#[test]
fn r01_a_route_joins_two_different_stations_by_track() {
    let text = bk("2", LINE);
    assert_eq!(refused(&text, "run 2:B9"), "1824-RUN-01");
    assert_eq!(refused(&text, "run 2:B9-B7"), "1824-RUN-01");
    assert_eq!(refused(&text, "run 2:B9-C10"), "1824-RUN-01");
    assert_eq!(earns(&text, "run 2:B9-B7-B5"), 40);
}

/// [1824-RULING-81] Both sides. It may be at an end or in the middle; two towns have none.
#[test]
fn r02_a_route_contains_a_marker_of_the_company() {
    let text = bk("3", LINE);
    assert_eq!(refused(&text, "run 3:B5-B3"), "1824-RUN-02");
    assert_eq!(earns(&text, "run 3:B9-B7-B5-B3"), 60);
    assert_eq!(earns(&text, "run 3:B5-B7-B9-B11-B13"), 50);
    let towns = bk("2", "tile A6 3/4; tile A8 58/5; tile B9 57/2");
    assert_eq!(refused(&towns, "run 2:A6-A8"), "1824-RUN-02");
    assert_eq!(earns(&towns, "run 2:A8-B9"), 30);
}

/// Both sides. Towns, cities and red locations count alike.
#[test]
fn r03_a_normal_train_makes_no_more_stops_than_its_number() {
    let run = |train: &str| format!("run {train}:B3-B5-B7-B9-B11-B13");
    for train in ["2", "3"] {
        assert_eq!(refused(&bk(train, LINE), &run(train)), "1824-RUN-03");
    }
    for train in ["4", "5", "10"] {
        assert_eq!(earns(&bk(train, LINE), &run(train)), 70);
    }
}

/// Both sides.
#[test]
fn r04_no_town_or_city_on_the_way_is_skipped() {
    let text = |train: &str| bk(train, "tile B9 57/2; tile C10 58/2; tile C12 57/1; MS par=70 B=5 markers=A18");
    assert_eq!(refused(&text("2"), "run 2:B9-C10-C12"), "1824-RUN-03");
    assert_eq!(earns(&text("3"), "run 3:B9-C10-C12"), 50);
}

/// Both sides. Driven from either end.
#[test]
fn r05_a_goods_train_has_a_mine_at_one_end() {
    let text = bk("2g", MINE);
    assert_eq!(refused(&text, "run 2g:B9-C10-C12"), "1824-RUN-05");
    assert_eq!(earns(&text, "run 2g:C6-B7-B9"), 20);
    assert_eq!(earns(&text, "run 2g:B9-B7-C6"), 20);
}

/// [1824-RULING-46] Both sides. The mine and the town on C10 do not count.
#[test]
fn r06_a_goods_train_visits_as_many_large_cities_as_its_number() {
    let beyond = "run 1g:C6-B7-B9-C10-C12";
    assert_eq!(refused(&bk("1g", MINE), beyond), "1824-RUN-06");
    assert_eq!(earns(&bk("1g", MINE), "run 1g:C6-B7-B9-C10"), 30);
    assert_eq!(earns(&bk("2g", MINE), &beyond.replace("1g", "2g")), 50);
}

/// [1824-RULING-46]
#[test]
fn r07_a_red_location_counts_as_a_large_city() {
    let text = |train: &str| format!("phase 3; SD formed A=2 markers=B5 trains={train}; tile B5 6/5; turn SD run");
    assert_eq!(refused(&text("1g"), "run 1g:C6-B5-B3"), "1824-RUN-06");
    assert_eq!(earns(&text("1g"), "run 1g:C6-B5"), 20);
    assert_eq!(earns(&text("2g"), "run 2g:C6-B5-B3"), 40);
}

/// Both sides. Prag lies on the way to Brünn, and the town pays.
#[test]
fn r08_a_goods_train_skips_no_city_and_towns_on_its_way_earn() {
    let text = |train: &str| format!("phase 3; MS par=70 A=5 markers=C12 trains={train}; {MINE}; turn MS run");
    assert_eq!(refused(&text("1g"), "run 1g:C6-B7-B9-C10-C12"), "1824-RUN-06");
    assert_eq!(earns(&text("2g"), "run 2g:C6-B7-B9-C10-C12"), 20 + 10 + 20);
}

/// Both sides.
#[test]
fn r09_only_goods_trains_visit_mines() {
    assert_eq!(refused(&bk("2", MINE), "run 2:C6-B7-B9"), "1824-RUN-09");
    assert_eq!(refused(&bk("10", MINE), "run 10:C12-C10-B9-B7-C6"), "1824-RUN-09");
    assert_eq!(earns(&bk("1g", MINE), "run 1g:C6-B7-B9"), 20);
}

/// [1824-RULING-47] Both sides. From the mine of K1 through Prag to that of K2.
#[test]
fn r10_a_goods_route_has_exactly_one_mine() {
    let text = bk("3g", "tile B7 8/4; tile B9 6/1; tile A10 58/4");
    assert_eq!(refused(&text, "run 3g:C6-B7-B9-A10-A12"), "1824-RUN-10");
    assert_eq!(earns(&text, "run 3g:C6-B7-B9-A10"), 30);
    assert_eq!(earns(&text, "run 3g:A12-A10-B9"), 30);
}

/// The marker of the Coal Railway stands on the mine, so the town need not have one. [1824-RUN-26]
#[test]
fn r11_a_mine_and_one_town_are_a_goods_route() {
    let text = "EOD A=1 price=140 cash=20 trains=1g operated; tile A10 3/4; turn EOD run";
    each_edition(text, |table, in_| {
        let after = table.play(&in_("run 1g:A12-A10"));
        assert_eq!((after.cash("A"), after.treasury(&in_("EOD"))), (5, 20 + 5 + 10));
    });
}

/// Both sides. Dresden lies on A4 and B3; the line from the mine round Pilsen comes back to it.
#[test]
fn r12_no_red_location_and_no_mine_is_visited_twice() {
    let dresden = |train: &str| format!("phase 3; SD formed A=2 markers=B5 trains={train}; tile B5 5/1; turn SD run");
    assert_eq!(refused(&dresden("3"), "run 3:B3-B5-A4"), "1824-RUN-12");
    assert_eq!(earns(&dresden("3"), "run 3:B3-B5"), 40);
    let loop_ = "phase 3; SD formed A=2 markers=B5 trains=2g; tile B5 5/4; tile B7 7/0; turn SD run";
    assert_eq!(refused(loop_, "run 2g:C6-B5-B7-C6"), "1824-RUN-15");
    assert_eq!(earns(loop_, "run 2g:C6-B5"), 20);
}

/// [1824-RULING-84] Both sides. A line from one station of Wien through Preßburg to the next, and one round Pest.
#[test]
fn r13_no_route_visits_two_large_stations_of_one_hex() {
    let wien = "phase 4; SD formed A=2 markers=E12.0 trains=4; tile E12 491/0; tile F13 7/2; tile E14 5/0; turn SD run";
    assert_eq!(refused(wien, "run 4:E12-F13-E14-E12"), "1824-RUN-13");
    assert_eq!(earns(wien, "run 4:E12-F13-E14"), 70);
    let pest =
        "phase 4; UG formed A=2 markers=F17.1 trains=4; tile F17 498/0; tile E18 7/5; tile F19 58/0; tile G18 5/2;
                turn UG run";
    assert_eq!(refused(pest, "run 4:F17.1-E18-F19-G18-F17"), "1824-RUN-13");
    assert_eq!(earns(pest, "run 4:F17.1-E18-F19-G18"), 60);
}

/// B11 – B13 – B15 – C14 – B13 again – C12: one town on the way there, the other on the way back.
#[test]
fn r14_both_towns_of_a_hex_may_be_on_one_route() {
    let text = bk("5", "tile B9 57/1; tile B11 9/1; tile B13 2/4; tile B15 5/0; tile C14 7/2; tile C12 57/0");
    assert_eq!(earns(&text, "run 5:B9-B11-B13-B15-C14-B13-C12"), 20 + 10 + 20 + 10 + 20);
}

/// Both sides. A loop leads from Prag back to Prag.
#[test]
fn r15_no_station_is_visited_twice() {
    let text = bk("3", "tile B9 14/0; tile C8 7/2; tile B7 7/4; tile B11 9/1; tile B13 55/1");
    assert_eq!(refused(&text, "run 3:B9-C8-B7-B9"), "1824-RUN-15");
    assert_eq!(refused(&text, "run 3:B9-C8-B7-B9-B11-B13"), "1824-RUN-15");
    assert_eq!(earns(&text, "run 3:B9-B11-B13"), 40);
}

/// Both sides. From Wien over the stem on D13 round Brünn, and back over the same stem.
#[test]
fn r16_no_route_uses_track_twice() {
    let text =
        "phase 4; KK formed A=2 markers=E12.2 trains=4; tile E12 491/0; tile D13 25/0; tile C12 5/4; tile C14 8/5;
                tile D15 7/1; turn KK run";
    assert_eq!(refused(text, "run 4:E12-D13-C12-C14-D15-D13-E12"), "1824-RUN-16");
    assert_eq!(earns(text, "run 4:E12-D13-C12"), 70);
}

/// Both sides. Branches on B7 lead to Pilsen and to A6; their stem leads to Prag.
#[test]
fn r16_no_two_routes_of_a_company_share_track() {
    let text = bk("2,2", "tile B9 57/1; tile B7 23/4; tile B5 57/1; tile A6 3/5; tile B11 9/1; tile B13 55/1");
    assert_eq!(refused(&text, "run 2:B9-B7-B5 2:B9-B7-B5"), "1824-RUN-16");
    assert_eq!(refused(&text, "run 2:B9-B7-B5 2:B9-B7-A6"), "1824-RUN-16");
    assert_eq!(earns(&text, "run 2:B9-B7-B5 2:B9-B11-B13"), 70);
}

#[test]
fn r17_routes_of_a_company_may_meet_in_a_station_on_separate_track() {
    let text = bk("2,2", LINE);
    assert_eq!(earns(&text, "run 2:B5-B7-B9 2:B9-B11-B13"), 40 + 30);
}

/// [1824-RULING-83] Both sides. The mine of K1 has one exit to Pilsen and one to B7.
#[test]
fn r18_a_company_starts_one_goods_train_at_each_exit_of_a_mine() {
    let text =
        "phase 3; SD formed A=2 markers=B5,B9 trains=1g,1g,1g; tile B5 6/3; tile B7 8/4; tile B9 57/1; turn SD run";
    assert_eq!(earns(text, "run 1g:C6-B5 1g:C6-B7-B9"), 40);
    assert_eq!(refused(text, "run 1g:C6-B5 1g:C6-B5"), "1824-RUN-16");
    assert_eq!(refused(text, "run 1g:C6-B5 1g:C6-B7-B9 1g:C6-B7-B9"), "1824-RUN-16");
}

/// [1824-RULING-83] BK's goods train has left by that exit, and MS's does so after it.
#[test]
fn r18_another_company_uses_the_same_exit_in_its_own_turn() {
    let text =
        "phase 3; BK par=80 A=5 markers=B9 trains=1g; MS par=70 B=5 markers=B9 trains=1g; tile B9 14/0; tile B7 8/4;
                turn BK run";
    each_edition(text, |table, in_| {
        let next = table.play(&in_("run 1g:C6-B7-B9; pay"));
        assert_eq!(next.turn(), "B MS track");
        let after = next.play("done").play(&in_("run 1g:C6-B7-B9; pay"));
        assert_eq!((after.cash("A"), after.cash("B"), after.treasury("MS")), (15, 15, 10));
    });
}

/// Both sides. Pilsen is held by the MS.
#[test]
fn r19_a_city_full_of_foreign_markers_ends_a_route() {
    let text = bk("3", &format!("MS par=70 B=5 markers=B5; {LINE}"));
    assert_eq!(refused(&text, "run 3:B9-B7-B5-B3"), "1824-RUN-19");
    assert_eq!(earns(&text, "run 3:B9-B7-B5"), 40);
}

#[test]
fn r20_a_city_with_a_free_circle_or_an_own_marker_is_passed() {
    let run = "run 3:B9-B7-B5-B3";
    let green = "tile B5 14/0; tile B7 9/1; tile B9 57/1";
    assert_eq!(earns(&bk("3", LINE), run), 60);
    assert_eq!(earns(&bk("3", &format!("MS par=70 B=5 markers=B5; {green}")), run), 70);
    let full = format!("MS par=70 B=5 markers=B5; CL par=60 C=5 markers=B5; {green}");
    assert_eq!(refused(&bk("3", &full), run), "1824-RUN-19");
    let own = "phase 3; SD formed A=2 markers=B5 trains=3; MS par=70 B=5 markers=B5";
    assert_eq!(earns(&format!("{own}; {green}; turn SD run"), run), 70);
}

/// Green Prag has track to four sides: to the mine, to A10, to B13 and by way of C8 to C10.
#[test]
fn r21_in_a_station_a_train_changes_to_any_track() {
    let lines = "tile B9 14/0; tile B7 8/4; tile A10 58/4; tile B11 9/1; tile B13 55/1; tile C8 8/3; tile D9 7/2; tile C10 58/0";
    let board = ["A10", "B11-B13", "C8-D9-C10"];
    for (place, way) in board.into_iter().enumerate() {
        assert_eq!(earns(&bk("1g", lines), &format!("run 1g:C6-B7-B9-{way}")), 40);
        let back: Vec<&str> = way.split('-').rev().collect();
        for other in &board[place + 1..] {
            assert_eq!(earns(&bk("3", lines), &format!("run 3:{}-B9-{other}", back.join("-"))), 50);
        }
    }
}

/// Both sides. BH's marker in Sarajewo makes no difference.
#[test]
fn r22_red_locations_and_mines_are_never_passed() {
    let bh = "phase 3; BH par=80 A=5 markers=J13 trains=3; tile I10 8/3; tile I12 8/0; tile H11 3/5; turn BH run";
    assert_eq!(refused(bh, "run 3:H11-I10-J11-I12-H11"), "1824-RUN-22");
    assert_eq!(earns(bh, "run 3:H11-I10-J11"), 20);
    let tiles = "tile B5 6/3; tile B7 8/4; tile B9 57/1";
    let text = |train: &str| format!("phase 3; SD formed A=2 markers=B5,B9 trains={train}; {tiles}; turn SD run");
    assert_eq!(refused(&text("2g"), "run 2g:B5-C6-B7-B9"), "1824-RUN-22");
    assert_eq!(earns(&text("2g"), "run 2g:B5-C6"), 20);
    let red = "phase 3; SD formed A=2 markers=B5 trains=4; tile B5 5/2; tile A6 3/0; turn SD run";
    assert_eq!(refused(red, "run 4:B5-A4-A6"), "1824-RUN-22");
    assert_eq!(earns(red, "run 4:B5-A4"), 40);
}

/// Both sides. On B11 the tracks from Prag and from Brünn run together towards B13.
#[test]
fn r23_a_train_does_not_reverse_at_a_junction() {
    let text = |b11: &str| bk("3", &format!("tile B9 57/1; tile B11 {b11}; tile C12 57/2; tile B13 55/1"));
    assert_eq!(refused(&text("27/4"), "run 3:B9-B11-C12"), "1824-RUN-23");
    assert_eq!(earns(&text("27/4"), "run 3:B9-B11-B13"), 30);
    assert_eq!(earns(&text("8/5"), "run 3:B9-B11-C12"), 40);
}

#[test]
fn r24a_the_director_chooses_the_routes_and_need_not_take_the_best() {
    let text = bk("3", LINE);
    assert_eq!(earns(&text, "run 3:B9-B7-B5-B3"), 60);
    assert_eq!(earns(&text, "run 3:B9-B11-B13"), 30);
    let first = Table::at(&format!("profile 1824-1e; version 1; {}", in_first_edition(&text)));
    assert_eq!(first.play("run").price("BK"), 70);
}

/// [1824-RULING-94] [1824-OR-09] Both sides: a route that pays, if not the best.
#[test]
fn trains_that_can_earn_run_in_the_first_edition() {
    let table = Table::at(&format!("profile 1824-1e; {}", in_first_edition(&bk("3", LINE))));
    assert_eq!(table.refused("run"), "1824-RULING-94");
    assert_eq!(table.best("BK"), 60);
    let less = in_first_edition("run 3:B9-B11-B13");
    assert_eq!(table.play(&less).turn(), "A BK dividend");
}

/// Both sides.
#[test]
fn r24b_the_best_possible_income_is_declared() {
    let table = at(&bk("3", LINE));
    assert_eq!(table.refused("run 3:B9-B11-B13"), "1824-RUN-24b");
    assert_eq!(table.refused("run"), "1824-RUN-24b");
    assert_eq!(table.best("BK"), 60);
    assert!(table.accepts("run 3:B9-B7-B5-B3"));
}

/// Both sides.
#[test]
fn r25_a_train_runs_once() {
    let run = "run 2:B9-B7-B5 2:B9-B11-B13";
    assert_eq!(refused(&bk("2", LINE), run), "1824-RUN-25");
    assert_eq!(refused(&bk("3", LINE), "run 2:B9-B7-B5"), "1824-RUN-25");
    assert_eq!(earns(&bk("2,2", LINE), run), 70);
}

/// The SD has no marker on the mine, and none on the way.
#[test]
fn r26_the_marker_of_a_coal_railway_on_its_mine_is_a_marker_on_the_route() {
    let text =
        |company: &str, rest: &str| format!("{company} trains=1g; {rest}; tile B5 6/3; turn {} run", &company[..3]);
    each_edition(&text("EPP A=1 price=120 operated", "SD formed B=2 markers=G4"), |table, in_| {
        assert_eq!(table.play(&in_("run 1g:C6-B5")).treasury(&in_("EPP")), 10 + 10);
    });
    assert_eq!(refused(&text("SD2 A=1 operated", "EPP B=1 price=120 operated"), "run 1g:C6-B5"), "1824-RUN-02");
}
