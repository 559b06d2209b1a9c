//! 1844, chapter MTN: mountain railways.

use board::Ground;
use game::{Action, Choice};
use testkit::Table;

const MOUNTAINS: [&str; 7] = ["F19", "G14", "H7", "I14", "J29", "L13", "L23"];

/// Como with track to Monte Generoso (L23): the FNM is to run this H-train, which has nowhere else to go.
fn como(train: &str, rest: &str) -> Table {
    let company = format!("phase 2; depot 2 12; FNM par=60 A=5 trains={train} operated; tile L21 6/4");
    Table::at(&format!("{company}; {rest}; turn FNM run"))
}

#[test]
fn r01_a_mountain_railway_costs_150_in_a_share_round() {
    let table = Table::at("cash A 200 B 60; shares A");
    let bank = table.bank();
    assert!((1..=5).all(|row| table.accepts(&format!("mountain B{row}"))));
    assert_eq!(table.offered("mountain"), 5);
    let table = table.play("mountain B1");
    assert_eq!((table.mountain_owner("B1").as_str(), table.cash("A"), table.bank()), ("A", 50, bank + 150));
    assert_eq!(Table::at("cash A 149; shares A").refused("mountain B1"), "1844-SR-08");
}

/// Both sides. The owner has nothing to sell and no certificates; others may buy what is left.
#[test]
fn r02_mountain_railways_stay_with_their_player_and_do_not_count() {
    let table = Table::at("B1 A L23 0; B2 A G14 0; cash A 200 B 200; shares A");
    assert_eq!(table.certificates("A"), 0);
    assert!(!table.offers().iter().any(|offer| matches!(offer, Choice::Do(Action::Sell(_)))));
    let table = table.play("pass");
    assert_eq!(table.refused("mountain B1"), "1844-MTN-01");
    assert!(table.accepts("mountain B3"));
    // A company has no turn in which it could buy one.
    assert_eq!(como("2H", "").refused("mountain B1"), "1844-MTN-02");
}

/// Both sides.
#[test]
fn r03_the_buyer_at_once_chooses_a_mountain_and_a_panel_that_is_left() {
    // Both panels of the first kind are gone.
    let table = Table::at("B1 B F19 0; B2 C G14 0; cash A 300 B 60; shares A").play("mountain B3");
    assert_eq!(table.turn(), "A place B3");
    for other in ["pass", "tunnel T1", "place C12 1", "place H7 0"] {
        assert_eq!(table.refused(other), "1844-MTN-03", "{other}");
    }
    let table = table.play("place H7 1");
    assert_eq!(table.turn(), "B shares");
    let row = &table.g1844().mountains()[2];
    assert_eq!((row.hex, row.panel), (table.state.edition().board().map.named("H7"), 1));
    assert_eq!(*table.g1844().panels(), [0, 1, 2]);
}

#[test]
fn r04_there_are_seven_mountain_hexes_all_grey() {
    let table = Table::at("phase 3; cash A 200; shares A");
    let map = &table.state.edition().board().map;
    let mountains = map.ids().filter(|hex| map[*hex].ground == Ground::Mountain);
    assert_eq!(mountains.map(|hex| map[hex].coord.to_string()).collect::<Vec<_>>(), MOUNTAINS);
    // Grey: nobody lays a tile there.
    let table = Table::at("FNM par=60 A=5; turn FNM track");
    for hex in MOUNTAINS {
        assert_eq!(table.refused(&format!("lay {hex} 57/0")), "1844-TRACK-19", "{hex}");
    }
}

/// Both sides.
#[test]
fn r05_a_mountain_bears_one_railway_and_the_choice_is_final() {
    let table = Table::at("B1 B L23 0; cash A 300 B 60; shares A").play("mountain B2");
    assert_eq!(table.refused("place L23 1"), "1844-MTN-05");
    let table = table.play("place L13 1");
    // Nobody is asked again, nor may move it.
    assert_eq!(table.turn(), "B shares");
    assert_eq!(table.offered("place"), 0);
    assert!(!table.accepts("place H7 1"));
}

/// Both sides.
#[test]
fn r06_a_mountain_without_a_railway_is_on_no_route() {
    let empty = como("2H", "");
    assert_eq!(empty.refused("run 2H:L21-L23"), "1844-MTN-06");
    assert_eq!(empty.best("FNM"), 0);
    let built = como("2H", "B1 C L23 0");
    assert_eq!(built.best("FNM"), 30);
    assert!(built.accepts("run 2H:L21-L23"));
}

/// Both sides. Monte Generoso has track to Como and to Bellinzona.
#[test]
fn r07_a_mountain_railway_is_the_first_or_last_stop() {
    let table = como("3H", "B1 C L23 0; tile K22 57/2");
    assert!(!table.accepts("run 3H:L21-L23-K22"));
    assert_eq!(table.best("FNM"), 30);
    assert!(table.accepts("run 3H:L21-L23"));
    assert!(table.accepts("run 3H:L23-L21"));
}

/// Both sides. Around Monte Generoso: Bellinzona, Como, and the mountain once.
#[test]
fn r08_no_route_visits_a_mountain_railway_twice() {
    let table =
        Table::at("phase 2; B1 C L23 0; FNM par=60 A=5 trains=4H operated; tile L21 5/3; tile K22 5/5; turn FNM run");
    assert_eq!(table.refused("run 4H:L23-K22-L21-L23"), "1844-MTN-08");
    assert_eq!(table.best("FNM"), 50);
    assert!(table.accepts("run 4H:K22-L21-L23"));
}

/// Three kinds of panels; yellow, green, brown, grey.
#[test]
fn r09_the_value_depends_on_the_phase_colour_and_the_panel() {
    let panels = [[10, 20, 50, 80], [10, 40, 50, 60], [10, 50, 80, 10]];
    let phases = [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2), (7, 3)];
    for (kind, values) in panels.iter().enumerate() {
        for (phase, colour) in phases {
            let panel = format!("B1 C L23 {kind}; FNM par=60 A=5 trains=8H operated; tile L21 6/4; phase {phase}");
            // Como is worth 20.
            assert_eq!(Table::at(&panel).best("FNM"), 20 + values[colour], "panel {kind} in phase {phase}");
        }
    }
}

#[test]
fn r10_the_first_visit_of_any_company_activates_it() {
    let table = como("2H", "B1 C L23 0; B2 C G14 0");
    assert!(!table.is_active("B1"));
    let table = table.play("run 2H:L21-L23");
    assert!(table.is_active("B1") && !table.is_active("B2"));
}

#[test]
fn r11_from_the_next_round_on_the_owner_gets_40_in_every_round() {
    let table = como("2H", "B1 C L23 0; or 1 of 3").play("run 2H:L21-L23");
    assert_eq!(table.cash("C"), 0);
    let table = table.play("pay");
    assert_eq!((table.turn().as_str(), table.cash("C")), ("A FNM track", 40));
    // It pays whether visited again or not.
    let table = Table::at("B1 C active; NOB par=100 A=2; or 1 of 2; turn NOB track").play("done");
    assert_eq!((table.turn().as_str(), table.cash("C")), ("A NOB track", 40));
}

/// [1844-RULING-32]
#[test]
fn r12b_it_is_worth_150_at_the_end_once_it_was_visited() {
    let table = como("2H", "B1 C L23 0; B2 C G14 0");
    assert_eq!(table.wealth("C"), 0);
    // Visited, though it has not paid yet.
    let table = table.play("run 2H:L21-L23");
    assert_eq!((table.cash("C"), table.wealth("C")), (0, 150));
}

#[test]
fn r13_h_trains_and_regional_companies_may_visit() {
    let table =
        Table::at("phase 3; B1 C L13 1; VZ par=60 A=3 trains=3H operated; tile K10 57/1; tile K12 8/5; turn VZ run");
    let table = table.play("run 3H:K10-K12-L13");
    assert!(table.is_active("B1"));
    // Sion 20, Matterhornbahnen 40.
    assert_eq!(table.play("withhold").treasury("VZ"), 60);
}

#[test]
fn r14_mountain_railways_survive_phase_5() {
    let position = "phase 4; depot 5 4; B1 B L23 0; B1 B active; RhB par=80 A=5 cash=450 operated; or 1 of 2;
        turn RhB train";
    let table = Table::at(position).play("train 5 450");
    assert_eq!((table.phase(), table.mountain_owner("B1").as_str(), table.cash("B")), (5, "B", 40));
}

/// [1844-RULING-32] Visited in the last round, it pays no more.
#[test]
fn r12a_a_mountain_railway_is_worth_150_if_it_has_paid() {
    let position = "phase 2; depot 2 12; B1 C L23 0; FNM par=60 A=5 trains=2H operated; tile L21 6/4; or 1 of 2;
        turn FNM run";
    let [first, second] = super::editions(position).map(|table| table.play("run 2H:L21-L23"));
    assert_eq!((first.wealth("C"), second.wealth("C")), (0, 150));
    let [first, second] = [first, second].map(|table| table.play("pay"));
    assert_eq!((first.cash("C"), second.cash("C")), (40, 40));
    assert_eq!((first.wealth("C"), second.wealth("C")), (190, 190));
}
