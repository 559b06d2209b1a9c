//! 1844, chapter UPG: upgrades.

use board::StopRef;
use testkit::Table;

/// Zürich with track to Winterthur (side 3) and Zug (side 0); no money.
const ZURICH: &str = "NOB par=100 A=2 operated; tile D19 57/0; turn NOB track";
/// The same in green.
const GREEN_ZURICH: &str = "NOB par=100 A=2 operated; tile D19 907/0; turn NOB track";
/// Zürich with track to C18 (side 2) and Rapperswil (side 4).
const ZURICH_EAST: &str = "NOB par=100 A=2 cash=100 operated; tile D19 6/2; turn NOB track";

fn at(parts: &[&str]) -> Table {
    Table::at(&parts.join("; "))
}

#[test]
fn r01_instead_of_a_yellow_tile_a_tile_or_a_printed_yellow_hex_is_replaced() {
    let table = at(&["phase 3; T1 A", ZURICH]);
    let tile = table.play("lay D19 907/0");
    assert_eq!(tile.tile("D19"), "907/0");
    let printed = table.play("lay C20 59/0");
    assert_eq!(printed.tile("C20"), "59/0");
    assert_eq!(printed.refused("lay D19 907/0"), "1844-TRACK-01");
}

/// Both sides.
#[test]
fn r02_colours_follow_one_another_step_by_step() {
    let yellow = at(&["phase 7", ZURICH]);
    assert_eq!(yellow.refused("lay D19 909/3"), "1844-UPG-02");
    assert_eq!(yellow.refused("lay D19 910/0"), "1844-UPG-02");
    assert_eq!(yellow.refused("lay E18 14/0"), "1844-UPG-02");
    let green = yellow.play("lay D19 907/0");
    assert_eq!(green.tile("D19"), "907/0");
    let green = at(&["phase 7", GREEN_ZURICH]);
    assert_eq!(green.refused("lay D19 908/0"), "1844-UPG-02");
    assert_eq!(green.refused("lay D19 910/0"), "1844-UPG-02");
    assert!(green.accepts("lay D19 909/3"));
}

/// Both sides.
#[test]
fn r03_green_comes_in_phase_3_brown_in_phase_5_grey_in_phase_7() {
    let brown = "NOB par=100 A=2 operated; tile D19 909/3; turn NOB track";
    let colours = [(ZURICH, "lay D19 907/0", 3), (GREEN_ZURICH, "lay D19 909/3", 5), (brown, "lay D19 910/0", 7)];
    for (position, upgrade, phase) in colours {
        let early = at(&[&format!("phase {}", phase - 1), position]);
        assert_eq!(early.refused(upgrade), "1844-UPG-03", "{upgrade}");
        let in_time = at(&[&format!("phase {phase}"), position]);
        assert!(in_time.accepts(upgrade), "{upgrade}");
    }
}

/// [1844-RULING-26] Both sides. The old track of Rapperswil does not meet that of Zürich; new track may.
#[test]
fn r04b_some_track_of_the_new_tile_must_be_connected() {
    let table = at(&["phase 3; tile D21 58/3", ZURICH_EAST]);
    assert_eq!(table.refused("lay D21 87/2"), "1844-UPG-04b");
    assert!(table.accepts("lay D21 204/5"));
}

/// Both sides. Markers of others cut the connection.
#[test]
fn r04b_the_connection_may_be_of_any_length_but_must_be_legal() {
    let line = "phase 3; tile E18 57/0; tile F17 6/1; tile F15 9/1; tile F13 4/1";
    assert!(at(&[line, ZURICH]).accepts("lay F13 88/0"));
    let cut = at(&[line, "SCB par=100 B=2 markers=C12,E18", ZURICH]);
    assert_eq!(cut.refused("lay F13 88/0"), "1844-UPG-04b");
}

/// Both sides.
#[test]
fn r05_old_track_stays_in_the_same_directions() {
    let table = at(&["phase 3", ZURICH]);
    assert_eq!(table.refused("lay D19 907/1"), "1844-UPG-05");
    assert!(table.accepts("lay D19 907/0"));
    // Plain track: a curve is not replaced by other track between the same two sides and a third.
    let table = at(&["phase 3; tile C18 8/5", ZURICH_EAST]);
    assert_eq!(table.refused("lay C18 16/3"), "1844-UPG-05");
    assert!(table.accepts("lay C18 19/3"));
}

/// Both sides. Two cities keep their own track: neither may be moved, nor both be joined.
#[test]
fn r05_the_track_of_two_cities_stays_apart() {
    let table = at(&["phase 5; tile C20 59/0", ZURICH]);
    assert_eq!(table.refused("lay C20 64/0"), "1844-UPG-05");
    assert!(table.accepts("lay C20 65/0"));
}

#[test]
fn r06_new_track_need_not_be_connected() {
    // The track from Schaffhausen to Baden crosses, but does not meet, that from Zürich.
    let table = at(&["phase 3; tile C18 8/5", ZURICH_EAST]).play("lay C18 19/3");
    assert_eq!(table.tile("C18"), "19/3");
    let table = at(&["phase 3; tile C18 19/3", ZURICH_EAST]);
    assert_eq!(table.refused("lay B19 57/0"), "1844-TRACK-03");
}

/// Both sides.
#[test]
fn r07_plain_track_towns_cities_and_special_cities_stay_what_they_are() {
    let east = at(&["phase 3; tile C18 8/5; tile D21 4/1", ZURICH_EAST]);
    assert_eq!(east.refused("lay C18 87/5"), "1844-UPG-07");
    assert_eq!(east.refused("lay D21 14/1"), "1844-UPG-07");
    assert_eq!(east.refused("lay D21 23/1"), "1844-UPG-07");
    assert!(east.accepts("lay C18 19/3"));
    assert!(east.accepts("lay D21 87/1"));
    let zug = at(&["phase 3; tile E18 57/0", ZURICH]);
    assert_eq!(zug.refused("lay E18 88/0"), "1844-UPG-07");
    assert_eq!(zug.refused("lay E18 59/0"), "1844-UPG-07");
    assert_eq!(zug.refused("lay E18 907/0"), "1844-UPG-07");
    assert!(zug.accepts("lay E18 14/0"));
}

/// Both sides.
#[test]
fn r08_a_labelled_hex_takes_only_tiles_with_its_label() {
    let zurich = at(&["phase 5", GREEN_ZURICH]);
    assert_eq!(zurich.refused("lay D19 611/0"), "1844-UPG-08");
    assert_eq!(zurich.refused("lay D19 905/0"), "1844-UPG-08");
    assert!(zurich.accepts("lay D19 909/3"));
    let bern = Table::at("phase 5; BLS par=80 A=5 operated; tile F11 904/1; turn BLS track");
    assert_eq!(bern.refused("lay F11 611/1"), "1844-UPG-08");
    assert!(bern.accepts("lay F11 905/0"));
    let lausanne = Table::at("phase 5; JS par=100 A=2 operated; tile I4 901/1; turn JS track");
    assert_eq!(lausanne.refused("lay I4 611/1"), "1844-UPG-08");
    assert!(lausanne.accepts("lay I4 902/4"));
    let winterthur = at(&["phase 5; tile C20 59/0", ZURICH]);
    assert_eq!(winterthur.refused("lay C20 611/0"), "1844-UPG-08");
    assert!(winterthur.accepts("lay C20 65/0"));
}

#[test]
fn r09_aarau_upgrades_as_an_ordinary_city() {
    let aarau = "phase 3; STB par=80 A=5 cash=100 operated; NOB par=100 B=2 markers=D19,D15.1; turn STB track";
    let table = Table::at(aarau);
    let hex = table.state.edition().board().map.named("D15").unwrap();
    assert_eq!(table.state.track().parts(hex).len(), 2);
    assert_eq!(table.refused("lay D15 59/2"), "1844-UPG-07");
    let table = table.play("lay D15 14/1");
    // One city with two circles, and both markers in it.
    assert_eq!(table.state.track().parts(hex).len(), 1);
    assert_eq!(table.state.markers_in(StopRef { hex, part: 0 }).len(), 2);
}

#[test]
fn r10_markers_stay_and_keep_their_connections() {
    let position = "phase 5; AB par=80 A=5 trains=2 markers=D25,C20.1; tile C20 59/0; tile B19 57/2; turn AB track";
    let table = Table::at(position);
    assert_eq!(table.best("AB"), 60);
    // The tile lies so that its second city is now where the first was.
    let table = table.play("lay C20 65/4");
    assert_eq!(table.markers("AB"), ["C20", "D25"]);
    assert_eq!(table.best("AB"), 70);
}

/// The SCB fills the yellow Zug; the green one has a second circle.
#[test]
fn r11_a_new_circle_lets_everybody_pass() {
    let zug = "phase 3; P2 A; tile E18 57/0; SCB par=100 B=2 markers=C12,E18";
    let table = at(&[zug, "NOB par=100 A=2 cash=100 operated; tile D19 57/0; turn NOB track"]);
    assert_eq!(table.refused("lay-p2 F17 6/1"), "1844-TRACK-20");
    let table = table.play("lay E18 14/0");
    assert_eq!(table.markers("SCB"), ["C12", "E18"]);
    assert!(table.accepts("lay-p2 F17 6/1"));
}

#[test]
fn r12_replaced_tiles_return_to_the_supply() {
    let table = at(&["phase 3", ZURICH]);
    assert_eq!((table.tiles_left("57"), table.tiles_left("907")), (5, 1));
    let table = table.play("lay D19 907/0");
    assert_eq!((table.tiles_left("57"), table.tiles_left("907")), (6, 0));
}

#[test]
fn r13_an_upgrade_costs_nothing_whatever_the_terrain() {
    let river = at(&["phase 3; tile E18 57/0", ZURICH]).play("lay E18 14/0");
    assert_eq!((river.tile("E18").as_str(), river.treasury("NOB")), ("14/0", 0));
    let mountain = Table::at("phase 3; ChA par=80 A=3 operated; tile G28 57/1; turn ChA track").play("lay G28 14/1");
    assert_eq!((mountain.tile("G28").as_str(), mountain.treasury("ChA")), ("14/1", 0));
}

/// [1844-RULING-25] Aarau is printed in yellow and costs 20.
#[test]
fn r13_the_first_tile_on_a_printed_hex_costs_and_later_ones_do_not() {
    let aarau =
        |cash: &str| at(&[&format!("phase 5; STB par=80 A=5 cash={cash} operated"), "or 1 of 2; turn STB track"]);
    assert_eq!(aarau("19").refused("lay D15 14/1"), "1844-TRACK-17");
    let green = aarau("20").play("lay D15 14/1");
    assert_eq!(green.treasury("STB"), 0);
    let brown = green.play("lay D15 611/1");
    assert_eq!((brown.tile("D15").as_str(), brown.treasury("STB")), ("611/1", 0));
}

/// Both sides.
#[test]
fn r14_the_furka_oberalp_line_tunnels_and_panels_are_never_upgraded() {
    let pieces = "phase 3; furka; tunnel T1 B H27 0-3; B1 C G14 0";
    let table = at(&[pieces, ZURICH]);
    assert_eq!(table.refused("lay H27 24/0"), "1844-UPG-14");
    assert_eq!(table.refused("lay G14 9/0"), "1844-UPG-14");
    // The line on H23, and Andermatt on it.
    assert!(!table.accepts("lay H23 20/1") && !table.accepts("lay H17 204/0"));
    assert!(table.accepts("lay D19 907/0"));
}

/// [1844-RULING-26] Both sides. New track would meet that of Zürich; the old track of Rapperswil does not.
#[test]
fn r04a_the_tile_to_be_replaced_must_be_connected() {
    let [first, second] = super::editions(&format!("phase 3; tile D21 58/3; {ZURICH_EAST}"));
    assert_eq!(first.refused("lay D21 204/5"), "1844-UPG-04a");
    assert!(second.accepts("lay D21 204/5"));
    let [first, second] = super::editions(&format!("phase 3; tile D21 4/1; {ZURICH_EAST}"));
    assert!(first.accepts("lay D21 87/1") && second.accepts("lay D21 87/1"));
    // Winterthur is printed without any track: the new one is all that can be connected.
    let [first, _] = super::editions(&format!("phase 3; {ZURICH}"));
    assert!(first.accepts("lay C20 59/0"));
}

/// Both sides. The SCB fills Zug.
#[test]
fn r04a_markers_of_others_cut_the_connection() {
    let line = "phase 3; tile E18 57/0; tile F17 6/1; tile F15 9/1; tile F13 4/1";
    let [free, _] = super::editions(&format!("{line}; {ZURICH}"));
    assert!(free.accepts("lay F13 88/0"));
    let [first, second] = super::editions(&format!("{line}; SCB par=100 B=2 markers=C12,E18; {ZURICH}"));
    assert_eq!((first.refused("lay F13 88/0"), second.refused("lay F13 88/0")), ("1844-UPG-04a", "1844-UPG-04b"));
}

/// House rule. Both sides.
#[test]
fn r15_the_house_rule_upgrades_only_track_that_could_be_run_over() {
    let rapperswil = format!("phase 3; tile D21 58/3; {ZURICH_EAST}");
    let [without, with] = super::without_and_with("upgrade-reached-track", &format!("version 1; {rapperswil}"));
    assert!(without.accepts("lay D21 204/5"));
    assert_eq!(with.refused("lay D21 204/5"), "1844-UPG-15");
    let [_, with] = super::without_and_with("upgrade-reached-track", &rapperswil);
    assert_eq!(with.refused("lay D21 204/5"), "1844-RULING-83");
    let [_, with] = super::without_and_with("upgrade-reached-track", &format!("phase 3; tile D21 4/1; {ZURICH_EAST}"));
    assert!(with.accepts("lay D21 87/1"));
}

/// [1844-RULING-83] House rule, both sides: from Zürich over Rapperswil, a town, a 2 gets no further than the town.
#[test]
fn only_track_on_a_run_in_the_length_of_a_train_is_upgraded() {
    let line = |trains: &str| {
        let company = format!("NOB par=100 A=2 cash=100 operated {trains}");
        let text =
            format!("phase 3; tile D19 6/2; tile D21 4/1; tile D23 9/1; tile D25 57/1; {company}; turn NOB track");
        let [_, with] = super::without_and_with("upgrade-reached-track", &text);
        with
    };
    for (trains, rapperswil, beyond) in
        [("", true, true), ("trains=2", true, false), ("trains=3", true, true), ("trains=2,3", true, true)]
    {
        let table = line(trains);
        assert_eq!(table.accepts("lay D21 87/1"), rapperswil, "{trains}");
        assert_eq!(table.accepts("lay D23 23/1"), beyond, "{trains}");
    }
    assert_eq!(line("trains=2").refused("lay D23 23/1"), "1844-RULING-83");
}
