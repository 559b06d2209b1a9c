//! 1844, chapter DEST: destinations.

use game::TitleEvent;
use game::edition::Goal;
use game::g1844;
use game::g1844::Destination;
use game::{Event, decide};
use testkit::{Table, read_action};

/// Chur and Brig are joined but for J15.
const CHUR_TO_BRIG: &str = "furka; tile H25 58/1";
/// Basel and Luzern are joined but for F15; D13 is left to the test.
const BASEL_TO_LUZERN: &str = "tile C12 57/2; tile E14 9/2";
/// Zürich is joined to Aarau but for D17.
const ZURICH: &str = "tile D19 57/1";
/// From Como up to the Gotthard.
const COMO_TO_GOTTHARD: &str = "tile L21 6/0; tile K20 6/3; tile J21 8/0; tile I20 9/2";

/// The STB, directed by B, with markers in Aarau and Olten, is about to join Basel to Luzern by F15.
fn stb_builds_for_the_scb(olten: &str) -> Table {
    Table::at(&format!(
        "phase 3; {BASEL_TO_LUZERN}; tile D13 {olten}; SCB par=100 A=2;
         STB par=80 B=5 cash=200 markers=D15,D13; turn STB track"
    ))
}

#[test]
fn r01_destinations_are_as_printed() {
    let table = Table::at("phase 1");
    let map = &table.state.edition().board().map;
    let name = |hex: &str| map.named(hex).and_then(|hex| map[hex].name).unwrap_or("");
    let goal = |goal: Goal| match goal {
        Goal::Hex(hex) => name(hex).to_owned(),
        Goal::Tunnel(hex) => format!("{} tunnel", name(hex)),
        Goal::None => "none".to_owned(),
    };
    let goals: Vec<_> = table.state.edition().companies.iter().map(|spec| (spec.symbol, goal(spec.goal))).collect();
    let goals: Vec<_> = goals.iter().map(|(symbol, goal)| (*symbol, goal.as_str())).collect();
    assert_eq!(
        goals,
        [
            ("NOB", "Aarau"),
            ("SCB", "Luzern"),
            ("VSB", "Sargans"),
            ("JS", "Neuchâtel"),
            ("GB", "Gotthard tunnel"),
            ("FNM", "Altdorf"),
            ("RhB", "Brig"),
            ("BLS", "Brig"),
            ("STB", "Thun"),
            ("AB", "Winterthur & Frauenfeld"),
            ("MOB", "Thun"),
            ("JN", "none"),
            ("ChA", "none"),
            ("VZ", "none"),
            ("SBB", "none"),
        ]
    );
}

#[test]
fn r02_a_destination_is_reached_over_any_distance_by_unbroken_track() {
    let table = Table::at(&format!("phase 3; {CHUR_TO_BRIG}; RhB par=80 A=5 cash=100 operated; turn RhB track"));
    assert_eq!(table.play("lay J15 9/1").treasury("RhB"), 100 - 60 + 400);
    // A tile that leads past Brig.
    assert_eq!(table.play("lay J15 7/3").treasury("RhB"), 100 - 60);
}

#[test]
fn r03_the_way_may_not_pass_a_city_filled_by_other_companies() {
    assert_eq!(stb_builds_for_the_scb("57/2").play("lay F15 8/2").treasury("SCB"), 0);
    assert_eq!(stb_builds_for_the_scb("619/2").play("lay F15 8/2").treasury("SCB"), 200);
}

/// [1844-RULING-23]
#[test]
fn r04_either_city_of_the_destination_hex_will_do_for_the_ab() {
    // C20 59/4 shows its first city to the east, 59/2 its second.
    for winterthur_and_frauenfeld in ["59/4", "59/2"] {
        let table = Table::at(&format!(
            "phase 3; tile C20 {winterthur_and_frauenfeld}; tile D25 57/1; tile D23 8/2;
             AB par=60 A=5 cash=30 operated; turn AB track"
        ));
        assert_eq!(table.play("lay C22 8/5").treasury("AB"), 300);
    }
}

#[test]
fn r05_historical_companies_get_five_times_par_and_pre_sbb_companies_twice_once() {
    let nob = |more: &str| {
        let table = Table::at(&format!("{ZURICH}; NOB par=90 A=2 operated {more}; turn NOB track"));
        (table.bank(), table.play("lay D17 4/1"))
    };
    let (bank, table) = nob("");
    assert_eq!((table.treasury("NOB"), table.bank()), (180, bank - 180));
    let (bank, table) = nob("reached");
    assert_eq!((table.treasury("NOB"), table.bank()), (0, bank));

    let table = Table::at(&format!("phase 3; {CHUR_TO_BRIG}; RhB par=70 A=5 cash=60 operated; turn RhB track"));
    assert_eq!(table.play("lay J15 9/1").treasury("RhB"), 350);
}

/// [1844-RULING-19] [1844-RULING-22]
#[test]
fn r06_the_bonus_is_paid_at_once_whoever_builds_and_before_the_home_marker_is_placed() {
    let table = stb_builds_for_the_scb("619/2");
    assert!(table.markers("SCB").is_empty());
    let table = table.play("lay F15 8/2");
    assert_eq!((table.treasury("SCB"), table.markers("SCB").len()), (200, 0));
    assert_eq!(table.turn(), "B STB marker");
}

/// [1844-RULING-19]
#[test]
fn an_upgrade_that_opens_a_circle_reaches_a_destination() {
    let table = Table::at(&format!(
        "phase 3; {BASEL_TO_LUZERN}; tile F15 8/2; tile D13 57/2; SCB par=100 A=2;
         STB par=80 B=5 markers=D15,D13; turn STB track"
    ));
    assert_eq!(table.play("lay D13 619/2").treasury("SCB"), 200);
}

/// [1844-RULING-19]
#[test]
fn the_bonus_can_be_spent_later_in_the_same_turn() {
    let table = Table::at(&format!("{ZURICH}; NOB par=90 A=2 operated; turn NOB track"));
    let table = table.play("lay D17 4/1; marker D15.1");
    assert_eq!((table.treasury("NOB"), table.markers("NOB")), (180 - 40, vec!["D15".to_owned(), "D19".to_owned()]));
}

/// [1844-RULING-19]
#[test]
fn a_duplicate_sbb_marker_taken_up_reaches_a_destination() {
    // NOB and SCB fill both cities of G8; Montreux–Thun leads through the second.
    let table = Table::at(
        "phase 5; national due; tile I6 57/2; tile H5 8/3; tile G6 8/4; tile G8 68/0; tile G10 8/5; tile H11 8/2;
         tile H13 57/1; NOB par=100 A=2 markers=D19,G8.1; SCB par=100 A=2 markers=C12,G8.0;
         MOB par=80 B=5 trains=5H operated; or 1 of 2 done NOB SCB; turn MOB train",
    );
    let table = table.play("done");
    assert_eq!((table.turn().as_str(), table.treasury("MOB")), ("A keep G8", 0));
    assert_eq!(table.play("keep 1").treasury("MOB"), 0);
    assert_eq!(table.play("keep 0").treasury("MOB"), 400);
}

#[test]
fn r09_any_companys_gotthard_tunnel_is_the_destination_of_the_gb() {
    let fnm = "T1 A; FNM par=60 A=2 pool=3 cash=100 operated; GB par=100 B=2; turn FNM track";
    let table = Table::at(&format!("{COMO_TO_GOTTHARD}; {fnm}"));
    // Towards Stans or not, the GB has no track at all and nobody has used the tunnel.
    for mouths in ["2-5", "3-5"] {
        let table = table.play(&format!("bore T1 H19 {mouths}"));
        assert_eq!((table.treasury("GB"), table.is_active("T1")), (200, false));
    }
    // Another tunnel is not the Gotthard.
    let lukmanier = "tile K20 6/3; tile J21 8/0; tile L21 6/0; tile I20 8/3";
    let table = Table::at(&format!("{lukmanier}; {fnm}"));
    assert_eq!(table.play("bore T1 H21 0-3").treasury("GB"), 0);
}

/// [1844-RULING-21]
#[test]
fn r10_a_company_launched_in_phase_6_has_no_destination() {
    let table = Table::at(&format!("phase 6; {CHUR_TO_BRIG}; tile J15 9/1; cash A 500; RhB par=80 A=4; shares A"));
    let table = table.play("buy RhB offering");
    assert!(table.launched("RhB"));
    assert_eq!(table.treasury("RhB"), 10 * 80);
    let rhb = table.state.edition().company_named("RhB").unwrap();
    assert_eq!(table.g1844().destination(rhb), Destination::None);
}

#[test]
fn r11_a_v_company_loses_its_bonus_when_the_sbb_forms() {
    let table = Table::at(&format!(
        "phase 5; national due; {ZURICH}; NOB par=90 A=2 cash=50 operated; RhB par=70 B=5 operated;
         or 1 of 2 done NOB; turn RhB train"
    ));
    let table = table.play("done");
    assert_eq!((table.turn().as_str(), table.treasury("SBB")), ("A SBB track", 50 + 400));
    assert_eq!(table.play("lay D17 4/1").treasury("SBB"), 50 + 400);
}

/// both sides
#[test]
fn r12_building_costs_are_not_set_off_against_the_bonus() {
    let rhb = |cash: u32| {
        let table = "furka; tile H25 58/1; turn RhB track";
        Table::at(&format!("phase 3; {table}; RhB par=80 A=5 cash={cash} operated"))
    };
    assert_eq!(rhb(59).refused("lay J15 9/1"), "1844-TRACK-17");
    assert_eq!(rhb(60).play("lay J15 9/1").treasury("RhB"), 400);
}

#[test]
fn r13_a_company_launched_before_the_first_6_keeps_its_destination() {
    for phase in [6, 7] {
        let table =
            Table::at(&format!("phase {phase}; {CHUR_TO_BRIG}; RhB par=80 A=5 cash=60 operated; turn RhB track"));
        assert_eq!(table.play("lay J15 9/1").treasury("RhB"), 400);
    }
}

/// [1844-RULING-20]
#[test]
fn r14_one_tunnel_reaches_two_destinations_and_both_are_paid_v_before_h() {
    let table = Table::at(&format!(
        "{COMO_TO_GOTTHARD}; T1 A; FNM par=60 A=2 pool=3 cash=100 operated; GB par=100 B=2; turn FNM track"
    ));
    let events = decide(&table.state, &read_action(&table.state, "bore T1 H19 3-5")).unwrap();
    let reached = events.iter().filter_map(|event| match event {
        Event::Title(TitleEvent::G1844(g1844::Event::DestinationReached(company))) => {
            Some(table.state.spec(*company).symbol)
        }
        _ => None,
    });
    assert_eq!(reached.collect::<Vec<_>>(), ["GB", "FNM"]);
    let table = table.play("bore T1 H19 3-5");
    assert_eq!((table.treasury("GB"), table.treasury("FNM")), (2 * 100, 5 * 60));
}

/// [1844-RULING-21]
#[test]
fn a_company_connected_before_its_launch_is_paid_with_the_launch() {
    let table = Table::at(&format!("{ZURICH}; tile D17 4/1; cash A 500; shares A"));
    assert_eq!(table.play("start NOB 100").treasury("NOB"), 200 + 200);
    let table = Table::at("tunnel T1 B H19 3-5; cash A 500; shares A");
    assert_eq!(table.play("start GB 100").treasury("GB"), 200 + 200);
    let table = Table::at("cash A 500; shares A");
    assert_eq!(table.play("start GB 100").treasury("GB"), 200);
}

/// [1844-OR-09] House rule: the bonus is no help for the marker, but for trains.
#[test]
fn r07_the_house_rule_pays_the_bonus_after_the_dividend_step() {
    let position = format!("{ZURICH}; NOB par=90 A=2 operated; turn NOB track");
    let [at_once, later] = super::without_and_with("destination-after-run", &position);
    let [at_once, later] = [at_once, later].map(|table| table.play("lay D17 4/1"));
    assert_eq!((at_once.turn().as_str(), at_once.treasury("NOB")), ("A NOB marker", 180));
    // Nothing can be paid, nothing runs: the price has moved when the bonus comes.
    assert_eq!((later.turn().as_str(), later.treasury("NOB"), later.price("NOB")), ("A NOB train", 180, 80));
    assert!(later.accepts("train 2 90"));
}

/// [1844-RULING-82] Before and after: the NOB reaches its goal in the turn of the BLS, and is paid in its own.
#[test]
fn with_the_house_rule_only_the_company_in_turn_is_paid() {
    let position = format!(
        "option destination-after-run; {ZURICH}; tile D17 4/1; NOB par=90 A=2 operated; BLS par=100 B=5 cash=50 operated;
         or 1 of 1; turn BLS track"
    );
    let first = Table::at(&format!("version 1; {position}")).play("done");
    assert_eq!((first.turn().as_str(), first.treasury("NOB")), ("A NOB track", 180));
    for table in super::editions(&position) {
        let table = table.play("done");
        assert_eq!((table.turn().as_str(), table.treasury("NOB")), ("A NOB track", 0));
        let table = table.play("done");
        assert_eq!((table.turn().as_str(), table.treasury("NOB")), ("A NOB train", 180));
    }
}

/// The STB joins Basel to Luzern, and then fills Olten on the way. Half of the SCB is unsold.
#[test]
fn r08_a_later_blockade_takes_nothing_back() {
    let position = format!(
        "phase 3; {BASEL_TO_LUZERN}; tile D13 57/2; SCB par=100 A=2; STB par=80 B=5 cash=200 markers=D15,F17;
         turn STB track"
    );
    let scb = |table: &Table| table.state.edition().company_named("SCB").unwrap();
    for table in super::editions(&position) {
        let joined = table.play("lay F15 8/2");
        assert_eq!((joined.unsold("SCB"), joined.treasury("SCB")), (2, 200));
        let blocked = joined.play("marker D13");
        assert!(!g1844::is_destination_connected(&blocked.state, scb(&blocked)));
        assert_eq!(blocked.treasury("SCB"), 200);
        assert_eq!(blocked.g1844().destination(scb(&blocked)), Destination::Reached);
    }
}
