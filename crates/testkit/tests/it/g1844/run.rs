//! 1844, chapter RUN: routes and trains.
//!
//! A route that is legal but earns too little is refused by 1844-REV-09, which is the last thing looked at: to be refused
//! by that rule is to be a route.

use testkit::Table;

/// Zürich (20), Baden (10), Aarau (30), Olten (20) in a line; the STB is at home in Aarau.
fn stb(trains: &str, more: &str) -> Table {
    Table::at(&format!(
        "phase 3; tile D19 57/1; tile D17 4/1; tile D15 14/1; tile D13 6/2; STB par=100 A=5 trains={trains} operated;
         {more}; turn STB run"
    ))
}

/// Basel behind Olten.
const BASEL: &str = "tile C12 57/2";

/// The vector of the book: Sion (30), Martigny, Visp, Brig, Montreux, and the tunnel to Gstaad.
fn vz(trains: &str) -> Table {
    Table::at(&format!(
        "phase 3; tile K10 15/0; tile K8 58/2; tile J7 9/2; tile I6 57/2; tile J11 58/4; tunnel T1 B J9 3-5; tile I10 58/0;
         VZ par=60 A=3 trains={trains} operated; turn VZ run"
    ))
}

/// The BLS, directed by A, with these markers besides its home, and these trains.
fn bls(markers: &str, trains: &str, more: &str) -> Table {
    Table::at(&format!("phase 3; BLS par=100 A=5 markers=F11,{markers} trains={trains}; {more}; turn BLS run"))
}

/// Both sides.
#[test]
fn r01_each_train_runs_once_and_a_new_one_not_at_all_this_turn() {
    assert_eq!(stb("2", "").refused("run 2:D15-D13 2:D15-D17"), "1844-RUN-01");
    assert!(stb("2", "").accepts("run 2:D15-D13"));
    assert!(stb("2,2", "").accepts("run 2:D15-D13 2:D15-D17"));

    let table = Table::at("phase 2; tile D15 14/1; tile D13 6/2; STB par=100 A=5 cash=500 operated; turn STB train");
    let table = table.play("train 2 90");
    assert_eq!(table.turn(), "A STB train");
    assert_eq!(table.refused("run 2:D15-D13"), "1844-OR-08b");
}

/// Both sides.
#[test]
fn r02_a_route_joins_two_stops_by_continuous_track() {
    let table = stb("2", "tile E14 9/2");
    assert_eq!(table.refused("run 2:D15"), "1844-RUN-02");
    assert_eq!(table.refused("run 2:D15-C14"), "1844-RUN-02", "nothing lies on C14");
    assert_eq!(table.refused("run 2:D15-E14-F15"), "1844-RUN-02", "nothing in Aarau leads to E14");
    let line = bls("D13", "2", "tile D13 57/2; tile E14 9/2; tile F15 9/2");
    assert_eq!(line.refused("run 2:D13-E14-F15"), "1844-RUN-02", "F15 is no stop");
    assert!(table.accepts("run 2:D15-D13"));
}

/// Both sides.
#[test]
fn r03_a_route_contains_a_marker_of_the_company() {
    assert_eq!(stb("2", "").refused("run 2:D19-D17"), "1844-RUN-03");
    assert!(stb("2", "").accepts("run 2:D15-D13"));
    let with_zurich = Table::at(
        "phase 3; tile D19 57/1; tile D17 4/1; STB par=100 A=5 markers=D15,D19 trains=2; NOB closed; turn STB run",
    );
    assert!(with_zurich.accepts("run 2:D19-D17"));
}

/// Both sides.
#[test]
fn r04_a_normal_train_visits_n_stops_and_leaves_none_out() {
    let table = stb("3", BASEL);
    assert_eq!(table.refused("run 3:D17-D15-D13-C12"), "1844-RUN-04");
    assert_eq!(table.refused("run 3:D19-D17-D15-D13"), "1844-RUN-04");
    assert!(table.accepts("run 3:D15-D13-C12"));
    assert_eq!(table.best("STB"), 30 + 20 + 20);
}

#[test]
fn r04_distance_is_irrelevant_for_a_normal_train() {
    let table = bls("D13", "2", "tile D13 57/2; tile E14 9/2; tile F15 8/2");
    assert!(table.accepts("run 2:D13-E14-F15-F17"));
}

/// Both sides.
#[test]
fn r05_an_h_train_covers_n_hexes() {
    let table = vz("3H");
    assert_eq!(table.refused("run 3H:K10-K8-J7-I6"), "1844-RUN-05");
    assert!(table.accepts("run 3H:K10-J11-J13"));
    assert_eq!(vz("4H").refused("run 4H:K10-K8-J7-I6"), "1844-REV-09", "long enough, though not the best");
    // The stop on the way is scored: 30 + 10 + 20.
    assert_eq!(table.best("VZ"), 60);
}

/// [1844-RULING-36] Both sides: E14 is crossed twice, and counts twice.
#[test]
fn r05_a_hex_entered_twice_counts_twice() {
    let table = |train: &str| {
        let track =
            "tile C12 5/5; tile D13 57/2; tile E14 20/1; tile F15 7/2; tile E16 7/0; tile E12 9/1; tile E10 4/1";
        bls("D13", train, track)
    };
    assert_eq!(table("6H").refused("run 6H:D13-E14-F15-E16-E14-E12-E10"), "1844-RUN-05");
    assert!(table("8H").accepts("run 8H:C12-D13-E14-F15-E16-E14-E12-E10"));
    assert_eq!(table("8H").best("BLS"), 20 + 20 + 10);
}

/// [1844-RULING-36] Both sides: Andermatt is the sixth hex from Chur.
#[test]
fn every_hex_of_the_furka_oberalp_line_counts() {
    let rhb = |train: &str| {
        let line = "phase 3; furka; tile H25 58/1";
        Table::at(&format!("{line}; RhB par=100 A=5 trains={train} operated; turn RhB run"))
    };
    assert_eq!(rhb("5H").refused("run 5H:G26-H25-H23-H21-H19-H17"), "1844-RUN-05");
    assert!(rhb("6H").accepts("run 6H:G26-H25-H23-H21-H19-H17"));
}

/// [1844-RULING-36] Both sides: the second city of C20 is the fifth hex on a way that leaves the tile between.
#[test]
fn two_cities_of_one_hex_count_each_time_the_route_enters_it() {
    let nob = |train: &str| {
        let track = "tile D19 57/0; tile C20 64/0; tile B19 5/4; tile B21 7/0";
        Table::at(&format!("phase 5; {track}; NOB par=100 A=2 trains={train} operated; turn NOB run"))
    };
    assert_eq!(nob("4H").refused("run 4H:D19-C20-B19-B21-C20"), "1844-RUN-05");
    assert!(nob("5H").accepts("run 5H:D19-C20-B19-B21-C20"));
    // No limit on the stops of an H-train: Zürich, Winterthur, Schaffhausen, Frauenfeld.
    assert_eq!(nob("5H").best("NOB"), 20 + 50 + 20 + 50);
}

/// [1844-RULING-36] Both sides: a mountain hex counts like any other.
#[test]
fn a_mountain_hex_counts() {
    let table = |train: &str| bls("H13", train, "tile H13 57/1; tile H15 7/1; B1 B G14 0");
    assert_eq!(table("2H").refused("run 2H:H13-H15-G14"), "1844-RUN-05");
    assert!(table("3H").accepts("run 3H:H13-H15-G14"));
}

#[test]
fn r06_going_to_the_adjacent_hex_takes_a_2h() {
    assert!(stb("2H", "").accepts("run 2H:D15-D13"));
    assert_eq!(stb("2H", "").refused("run 2H:D19-D17-D15"), "1844-RUN-05");
}

/// Both sides.
#[test]
fn r07_h_trains_visit_no_red_hexes() {
    let fnm = |train: &str| Table::at(&format!("phase 2; FNM par=60 A=2 pool=3 trains={train} operated; turn FNM run"));
    assert_eq!(fnm("2H").refused("run 2H:L21-M20"), "1844-RUN-07");
    assert!(fnm("2").accepts("run 2:L21-M20"));
}

/// Belfort, Basel, Olten, Aarau, Baden, Zürich, Schaffhausen, Winterthur, St. Gallen, Appenzell, München: eleven stops.
const BELFORT_TO_MUNCHEN: &str = "C8-C10-C12-D13-D15-D17-D19-C18-B19-B21-C20-C22-C24-D25-C26";

fn belfort_to_munchen(trains: &str, more: &str) -> Table {
    to_munchen(trains, &format!("tile C10 9/1; tile C12 15/4; {more}"))
}

fn to_munchen(trains: &str, basel: &str) -> Table {
    Table::at(&format!(
        "phase 7; {basel}; tile D13 15/1; tile D15 14/1; tile D17 4/1; tile D19 908/4; tile C18 8/3; tile B19 15/4;
         tile B21 7/0; tile C20 64/0; tile C22 9/1; tile C24 15/4; tile D25 5/2;
         AB par=100 A=5 trains={trains} operated; turn AB run"
    ))
}

/// [1844-RULING-35] [1844-RULING-34] Both sides.
#[test]
fn r08_an_8e_scores_the_ends_its_marker_and_the_best_of_the_rest_eight_in_all() {
    let table = belfort_to_munchen("8E", "");
    // 70 + 70 at the ends, 20 for the marker in Appenzell though every other city is worth more, 50 + 40 + 30 + 30 + 30,
    // and 50 + 50 for the way from west to east.
    assert_eq!(table.best("AB"), 140 + 20 + 180 + 100);
    let ran = table.play(&format!("run 8E:{BELFORT_TO_MUNCHEN}"));
    assert_eq!(ran.state.turn().unwrap().revenue.0, 440);

    let six = belfort_to_munchen("6", "");
    assert_eq!(six.refused(&format!("run 6:{BELFORT_TO_MUNCHEN}")), "1844-RUN-04");
}

/// [1844-RULING-35] Both sides.
#[test]
fn r08_an_8e_needs_a_marker_and_passes_nothing_that_blocks_other_trains() {
    let table = belfort_to_munchen("8E", "");
    assert_eq!(table.refused("run 8E:C8-C10-C12-D13"), "1844-RUN-03");
    let full = "BLS par=100 B=5 markers=F11,D13; RhB par=100 C=5 markers=G26,D13";
    let blocked = belfort_to_munchen("8E", full);
    assert_eq!(blocked.refused(&format!("run 8E:{BELFORT_TO_MUNCHEN}")), "1844-RUN-13");
    assert!(blocked.accepts("run 8E:D13-D15-D17-D19-C18-B19-B21-C20-C22-C24-D25-C26"));
}

/// [1844-RULING-35] Both sides.
#[test]
fn the_ends_of_an_8e_are_scored_though_a_stop_between_is_worth_more() {
    // Basel is worth 20: ten stops from there make 290, nine from Olten 300.
    let table = to_munchen("8E", "tile C12 5/5");
    assert_eq!(table.best("AB"), 300);
    assert_eq!(table.refused("run 8E:C12-D13-D15-D17-D19-C18-B19-B21-C20-C22-C24-D25-C26"), "1844-REV-09");
    assert!(table.accepts("run 8E:D13-D15-D17-D19-C18-B19-B21-C20-C22-C24-D25-C26"));
}

/// Both sides.
#[test]
fn r09_regional_companies_own_h_trains_only_and_visit_no_red_hexes() {
    let shop = Table::at("phase 2; JN par=60 A=3 cash=300 operated; turn JN train");
    assert_eq!(shop.refused("train 2 90"), "1844-TRAIN-15");
    assert!(shop.accepts("train 2H 70"));

    let table =
        Table::at("phase 3; tile F5 9/1; tile F7 6/1; tile E8 3/0; JN par=60 A=3 trains=3H operated; turn JN run");
    assert_eq!(table.refused("run 3H:F7-F5-F3"), "1844-RUN-09");
    assert!(table.accepts("run 3H:F7-E8"));
}

/// Both sides.
#[test]
fn r10_no_stop_twice_but_two_cities_of_a_tile_are_two_stops() {
    let round = Table::at(
        "phase 3; tile D15 15/0; tile D13 5/4; tile E14 7/2; STB par=100 A=5 trains=3 operated; turn STB run",
    );
    assert_eq!(round.refused("run 3:D15-D13-E14-D15"), "1844-RUN-10");

    let two = Table::at(
        "phase 5; tile D19 57/0; tile C20 64/0; tile B19 5/4; tile B21 7/0; NOB par=100 A=2 trains=4 operated; turn NOB run",
    );
    assert!(two.accepts("run 4:D19-C20-B19-B21-C20"));
}

/// [1844-RULING-37] Both sides.
#[test]
fn r11_no_off_board_location_twice_whatever_its_hexes() {
    let table = bls("B19", "3", "tile B19 6/1");
    assert_eq!(table.refused("run 3:B17-B19-A20"), "1844-RUN-11");
    assert!(table.accepts("run 3:B19-A20"));
    assert!(table.accepts("run 3:B19-B17"));
}

/// Both sides: Pilatus by F13 and F15.
#[test]
fn r11_no_mountain_railway_twice() {
    let table = bls("H13", "3", "tile F13 3/4; tile F15 7/0; tile H13 57/1; tile H15 7/1; B1 B G14 0");
    assert_eq!(table.refused("run 3:G14-F13-F15-G14"), "1844-MTN-08");
    assert!(table.accepts("run 3:H13-H15-G14"));
}

/// Both sides.
#[test]
fn r12_off_board_locations_and_mountains_are_only_ends() {
    let stuttgart = bls("B19", "3", "tile B19 57/0; tile B21 9/2; tile C22 8/2; tile C24 57/1");
    assert_eq!(stuttgart.refused("run 3:B19-A20-B21-C22-C24"), "1844-RUN-12");
    assert!(stuttgart.accepts("run 3:B19-A20"));

    let pilatus = bls("H13", "3", "tile F13 3/4; tile H13 57/1; tile H15 7/1; B1 B G14 0");
    assert_eq!(pilatus.refused("run 3:H13-H15-G14-F13"), "1844-RUN-12");
    assert!(pilatus.accepts("run 3:H13-H15-G14"));
}

/// Both sides.
#[test]
fn r13_a_city_full_of_others_is_an_end_but_not_passed() {
    let table = stb("3", &format!("{BASEL}; BLS par=100 B=5 markers=F11,D13"));
    assert_eq!(table.refused("run 3:D15-D13-C12"), "1844-RUN-13");
    assert!(table.accepts("run 3:D17-D15-D13"));
    assert!(stb("3", BASEL).accepts("run 3:D15-D13-C12"));
}

/// Both sides.
#[test]
fn r14_no_section_of_track_twice_but_separate_tracks_of_a_tile() {
    let loop_of = |e14: &str| {
        let track = "tile C12 5/5; tile D13 57/2; tile F15 7/2; tile E16 7/0; tile E12 9/1; tile E10 4/1";
        bls("D13", "3", &format!("{track}; tile E14 {e14}"))
    };
    assert_eq!(loop_of("24/2").refused("run 3:D13-E14-F15-E16-E14-D13"), "1844-RUN-14");
    assert!(loop_of("20/1").accepts("run 3:C12-D13-E14-F15-E16-E14-E12-E10"));
}

#[test]
fn r15_a_route_leaves_a_city_by_any_other_track() {
    let table = stb("3", "tile C14 4/2");
    assert!(table.accepts("run 3:D13-D15-D17"));
    assert!(table.accepts("run 3:D13-D15-C14"));
    assert_eq!(table.refused("run 3:D17-D15-C14"), "1844-REV-09");
    assert_eq!(table.refused("run 3:D13-D15-D13"), "1844-RUN-16");
}

/// Both sides.
#[test]
fn r16_no_reversing_at_junctions_and_no_change_of_track_at_crossings() {
    let olten_to_zug =
        |e14: &str| bls("D13", "2", &format!("tile D13 57/2; tile E16 9/1; tile E18 57/1; tile E14 {e14}"));
    assert_eq!(olten_to_zug("20/1").refused("run 2:D13-E14-E16-E18"), "1844-RUN-16");
    assert!(olten_to_zug("8/2").accepts("run 2:D13-E14-E16-E18"));

    let luzern_to_zug =
        |e14: &str| bls("E18", "2", &format!("tile F15 8/2; tile E16 9/1; tile E18 57/1; tile E14 {e14}"));
    assert_eq!(luzern_to_zug("24/2").refused("run 2:E18-E16-E14-F15-F17"), "1844-RUN-16");
    assert!(luzern_to_zug("7/4").accepts("run 2:E18-E16-E14-F15-F17"));
}

/// [1844-RULING-40] Both sides.
#[test]
fn r17_trains_share_no_track_but_meet_at_stops() {
    let table = stb("3,3", "tile C14 4/2");
    assert_eq!(table.refused("run 3:D19-D17-D15 3:D13-D15-D17"), "1844-RUN-17");
    // They meet in Aarau, where one ends and the other passes; both score it.
    assert!(table.accepts("run 3:D19-D17-D15 3:D13-D15-C14"));
    assert_eq!(table.best("STB"), 60 + 60);
    // They share an end.
    assert!(stb("2,2", "").accepts("run 2:D15-D13 2:D15-D17"));
}

/// Both sides.
#[test]
fn r18_a_junction_serves_one_train_and_a_crossing_two() {
    let table = |e14: &str| {
        let track = "tile D13 57/2; tile F15 8/2; tile E12 9/1; tile E10 4/1; tile E16 9/1; tile E18 57/1";
        bls("D13,E18", "2,2", &format!("{track}; tile E14 {e14}"))
    };
    let junction = table("24/2");
    assert_eq!(junction.refused("run 2:D13-E14-F15-F17 2:D13-E14-E16-E18"), "1844-RUN-17");
    assert!(junction.accepts("run 2:D13-E14-E16-E18"));
    let crossing = table("20/1");
    assert!(crossing.accepts("run 2:D13-E14-F15-F17 2:E10-E12-E14-E16-E18"));
}

#[test]
fn r19_towns_cities_red_locations_and_mountains_are_stops_for_normal_trains() {
    // Matterhorn (20), Zermatt (10), Sion (20), Torino (30).
    let table = |train: &str| bls("K10", train, "tile L11 58/2; tile K10 5/5; tile L9 9/0; B1 B L13 0");
    assert!(table("4").accepts("run 4:L13-L11-K10-L9-M8"));
    assert_eq!(table("4").best("BLS"), 20 + 10 + 20 + 30);
    assert_eq!(table("3").refused("run 3:L13-L11-K10-L9-M8"), "1844-RUN-04");
}

#[test]
fn r20_sion_to_martigny_with_a_2h_and_sion_to_brig_with_a_3h() {
    let table = vz("2H,3H");
    assert!(table.accepts("run 2H:K10-K8 3H:K10-J11-J13"));
    assert_eq!(table.refused("run 2H:K10-K8-J7-I6"), "1844-RUN-05");
    assert_eq!(table.refused("run 3H:K10-K8-J7-I6"), "1844-RUN-05");
}

#[test]
fn r21_a_3h_runs_from_sion_through_the_tunnel_to_gstaad() {
    let table = vz("3H");
    assert!(table.accepts("run 3H:K10-J9-I10"));
    assert_eq!(vz("2H").refused("run 2H:K10-J9-I10"), "1844-RUN-05");
}

/// [1844-RULING-73]
#[test]
fn r22_a_train_turned_in_anothers_turn_runs_as_an_h_train_from_then_on() {
    // Olten and Luzern are two stops, four hexes apart.
    let table = Table::at(
        "phase 2; depot 3 9; tile D15 14/1; tile D13 57/2; tile E14 9/2; tile F15 8/2; tile C12 57/2;
         RhB par=90 B=5 cash=180; STB par=80 A=5 markers=D13 trains=2 operated; or 1 of 1; turn RhB train",
    );
    assert_eq!(table.trains("STB"), "2");
    let table = table.play("train 3 180");
    assert_eq!((table.phase(), table.trains("STB").as_str(), table.turn().as_str()), (3, "2H", "A STB track"));
    let table = table.play("done");
    assert_eq!(table.turn(), "A STB run");
    assert_eq!(table.refused("run 2:D13-E14-F15-F17"), "1844-TRAIN-04");
    assert_eq!(table.refused("run 2H:D13-E14-F15-F17"), "1844-RUN-05");
    assert!(table.accepts("run 2H:D13-C12"));
}

/// [1844-RULING-37]
#[test]
fn two_red_locations_of_one_side_are_joined_without_bonus() {
    // Strasbourg and Stuttgart are both in the north.
    let table = bls("C12", "5", "tile C12 6/2; tile C14 4/1; tile C16 9/1; tile C18 8/1; tile B19 6/0");
    assert!(table.accepts("run 5:B11-C12-C14-C16-C18-B19-A18"));
    assert_eq!(table.best("BLS"), 40 + 20 + 10 + 20 + 40);
}

/// [1844-RULING-37] Both sides: what has no value now is a stop, a mountain without a railway is none.
#[test]
fn a_red_location_worth_nothing_may_be_visited() {
    let torino =
        Table::at("phase 2; tile K10 5/5; tile L9 9/0; BLS par=100 A=5 markers=F11,K10 trains=2; turn BLS run");
    assert!(torino.accepts("run 2:K10-L9-M8"));
    assert_eq!(torino.best("BLS"), 20);
    let pilatus = bls("H13", "2", "tile H13 57/1; tile H15 7/1");
    assert_eq!(pilatus.refused("run 2:H13-H15-G14"), "1844-MTN-06");
}

/// [1844-RULING-37] Both sides: Vaduz is grey.
#[test]
fn grey_scoring_hexes_are_open_to_h_trains_and_regional_companies() {
    let table = Table::at(
        "phase 3; tile G28 57/1; tile G26 619/0; tile F27 8/0; ChA par=60 A=3 trains=4H operated; turn ChA run",
    );
    assert!(table.accepts("run 4H:G28-G26-F27-E26"));
    assert_eq!(table.refused("run 4H:G28-G30"), "1844-RUN-09");
}

/// [1844-RULING-39]
#[test]
fn trains_that_add_nothing_stay_idle() {
    let table = Table::at("phase 2; FNM par=60 A=2 pool=3 trains=2,2,2 operated; turn FNM run");
    let table = table.play("run 2:L21-M20");
    assert_eq!(table.turn(), "A FNM dividend");
    let none = Table::at("phase 2; FNM par=60 A=2 pool=3 trains=2 operated; turn FNM run");
    assert_eq!(none.refused("run"), "1844-REV-09", "a train that adds something runs");
}
