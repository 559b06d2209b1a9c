//! 1844, chapter OR: operating order and turn.

use game::state::Round;
use game::{Account, Event, decide};
use testkit::{Table, read_action};

/// A company at Zürich whose tile leads to Zug, a city without a home.
const ZURICH_AND_ZUG: &str = "phase 2; depot 2 12; tile D19 57/0; tile E18 57/0; NOB par=100 A=2 cash=500 operated";

/// `or 1 of 2`, or `other`.
fn round(table: &Table) -> String {
    match table.state.round() {
        Round::Operating(round) => format!("or {} of {}", round.number, round.of),
        Round::Initial(_) | Round::Shares(_) | Round::Finished => "other".to_owned(),
    }
}

fn at(parts: &[&str]) -> Table {
    Table::at(&parts.join("; "))
}

#[test]
fn r01_private_income_goes_to_players_and_companies_at_the_start_of_every_round() {
    let table = Table::at("phase 3; P1 A; P3 RhB; P7 C; RhB par=80 A=5 operated; cash D 60; shares D");
    let first = table.play("pass; pass");
    assert_eq!(round(&first), "or 1 of 2");
    assert_eq!((first.cash("A"), first.treasury("RhB"), first.cash("C")), (5, 15, 0));
    let second = first.play("done; done");
    assert_eq!(round(&second), "or 2 of 2");
    assert_eq!((second.cash("A"), second.treasury("RhB"), second.cash("C")), (10, 30, 0));
}

#[test]
fn r02b_activated_mountains_and_tunnels_pay_in_each_round() {
    let papers = "B1 A active; B2 B; T1 C active; T2 D";
    let table = at(&[papers, "phase 3; NOB par=100 A=2; cash D 60; shares D"]).play("pass");
    assert_eq!(round(&table), "or 1 of 2");
    assert_eq!([table.cash("A"), table.cash("B"), table.cash("C"), table.cash("D")], [40, 0, 10, 60]);
    let table = table.play("done");
    assert_eq!(round(&table), "or 2 of 2");
    assert_eq!([table.cash("A"), table.cash("B"), table.cash("C"), table.cash("D")], [80, 0, 20, 60]);
}

/// [1844-RULING-76]
#[test]
fn r03b_privates_pay_first_then_mountains_then_tunnels_before_anybody_operates() {
    let table = Table::at("T1 A active; B1 A active; P3 A; P1 A; NOB par=100 A=2; cash D 60; shares D");
    let events = decide(&table.state, &read_action(&table.state, "pass")).unwrap();
    let home = events.iter().position(|event| matches!(event, Event::HomePlaced { .. })).unwrap();
    let from_bank = |event: &Event| match event {
        Event::CashMoved { from: Account::Bank, amount, .. } => Some(amount.0),
        _ => None,
    };
    let paid: Vec<i32> = events[..home].iter().filter_map(from_bank).collect();
    assert_eq!(paid, [5, 15, 40, 10]);
    assert!(events[home..].iter().all(|event| from_bank(event).is_none()));
}

/// [1844-RULING-76]
#[test]
fn r02b_a_paper_activated_in_a_round_first_pays_in_the_next_one() {
    let position = "phase 2; or 1 of 2; B1 C L23 0; FNM par=60 A=5 trains=2H operated; tile L21 6/4; turn FNM run";
    let table = Table::at(position).play("run 2H:L21-L23");
    assert!(table.is_active("B1"));
    let table = table.play("withhold");
    assert_eq!(round(&table), "or 2 of 2");
    assert_eq!(table.cash("C"), 40);
}

#[test]
fn r04_launched_companies_operate_once_each_the_dearest_first() {
    let table = Table::at("SCB par=90 B=2; NOB par=100 A=2; JN par=100 C=2; cash D 60; shares D").play("pass");
    assert_eq!(table.turn(), "A NOB track");
    let table = table.play("done");
    assert_eq!(table.turn(), "B SCB track");
    // The JN has a director, but has not been launched.
    assert_eq!(table.play("done").turn(), "D shares");
}

#[test]
fn r05_on_one_space_the_upper_marker_goes_first() {
    let rest = "cash D 60; shares D";
    let table = at(&["SCB par=90 B=2; NOB par=90 A=2", rest]).play("pass");
    assert_eq!(table.cell("NOB"), table.cell("SCB"));
    assert_eq!(table.turn(), "B SCB track");
    let table = at(&["NOB par=90 A=2; SCB par=90 B=2", rest]).play("pass");
    assert_eq!(table.turn(), "A NOB track");
}

#[test]
fn r06_at_equal_price_the_space_further_right_goes_first() {
    let table = Table::at("NOB par=100 A=2; SCB par=100 B=2 cell=3,6; cash D 60; shares D").play("pass");
    assert_eq!((table.price("NOB"), table.price("SCB")), (100, 100));
    assert_eq!((table.cell("NOB"), table.cell("SCB")), ((1, 4), (3, 6)));
    assert_eq!(table.turn(), "B SCB track");
}

/// [1844-RULING-68]
#[test]
fn r07_an_emergency_sale_lets_another_company_overtake() {
    let position = "phase 2; depot 2 12; RhB par=100 A=5 operated; tile H25 4/0; MOB par=80 C=5 operated;
        STB par=90 A=2 B=5 operated; or 1 of 2; turn RhB train";
    let calm = Table::at(position).play("train 2H 70");
    assert_eq!(calm.turn(), "B STB track");
    // The STB falls to the space of the MOB, beneath its marker.
    let table = Table::at(position).play("sell STB 1; train 2 90");
    assert_eq!(table.cell("STB"), table.cell("MOB"));
    assert_eq!(table.turn(), "C MOB track");
    let table = table.play("done");
    assert_eq!(table.turn(), "B STB track");
    // Nobody operates twice.
    let table = table.play("done");
    assert_eq!(round(&table), "or 2 of 2");
}

#[test]
fn r08b_track_marker_run_dividend_trains() {
    let table = Table::at(&format!("{ZURICH_AND_ZUG} trains=2; turn NOB track"));
    assert_eq!(table.turn(), "A NOB track");
    for later in ["marker E18", "run 2:D19-E18", "pay", "train 2 90"] {
        assert_eq!(table.refused(later), "1844-OR-08b");
    }
    let table = table.play("lay F17 6/1");
    assert_eq!(table.turn(), "A NOB marker");
    assert_eq!(table.refused("lay D17 4/1"), "1844-OR-08b");
    let table = table.play("marker E18");
    assert_eq!(table.turn(), "A NOB run");
    assert_eq!(table.refused("withhold"), "1844-OR-08b");
    let table = table.play("run 2:D19-E18");
    assert_eq!((table.turn().as_str(), table.price("NOB")), ("A NOB dividend", 100));
    assert_eq!(table.refused("train 2 90"), "1844-OR-08b");
    let table = table.play("pay");
    assert_eq!((table.turn().as_str(), table.price("NOB")), ("A NOB train", 110));
    assert_eq!(table.refused("pay"), "1844-DIV-01");
    assert!(table.accepts("train 2 90"));
}

/// [1844-RULING-74]
#[test]
fn r10_track_markers_and_trains_may_be_left_out() {
    let table = at(&[ZURICH_AND_ZUG, "turn NOB track"]);
    let table = table.play("done");
    assert_eq!(table.turn(), "A NOB marker");
    let table = table.play("done");
    // Nothing to run: the price has moved without being asked.
    assert_eq!((table.turn().as_str(), table.price("NOB")), ("A NOB train", 90));
    assert!(table.accepts("done"));
}

/// [1844-RULING-74]
#[test]
fn r10_a_compulsory_train_may_not_be_left_out() {
    let table = Table::at("phase 2; depot 2 12; RhB par=80 A=5 cash=400 operated; tile H25 4/0; turn RhB train");
    assert_eq!(table.refused("done"), "1844-TRAIN-16");
    assert!(table.play("train 2H 70").accepts("done"));
}

/// [1844-RULING-77]
#[test]
fn r10_the_home_marker_stands_before_the_home_tile_and_is_not_the_marker_of_the_turn() {
    let table = Table::at("NOB par=100 A=2 cash=500; tile E18 57/0; cash D 60; shares D");
    assert!(table.markers("NOB").is_empty());
    let table = table.play("pass");
    assert_eq!(table.turn(), "A NOB track");
    assert_eq!((table.markers("NOB"), table.tile("D19").as_str()), (vec!["D19".to_owned()], "-"));
    assert_eq!((table.treasury("NOB"), table.markers_left("NOB")), (500, 1));
    let table = table.play("lay D19 57/0");
    assert_eq!((table.markers("NOB"), table.tile("D19").as_str()), (vec!["D19".to_owned()], "57/0"));
    let table = table.play("marker E18");
    assert_eq!(table.markers("NOB"), ["D19", "E18"]);
}

/// [1844-RULING-72]
#[test]
fn r10_a_company_without_a_train_loses_price_even_in_its_first_round() {
    let table = Table::at("phase 1; NOB par=100 A=2 cash=200; cash D 60; shares D").play("pass");
    assert_eq!((table.turn().as_str(), table.price("NOB")), ("A NOB track", 100));
    let table = table.play("done");
    assert_eq!((table.turn().as_str(), table.price("NOB")), ("A NOB train", 90));
}

#[test]
fn r11_tunnels_come_before_and_after_the_normal_tile() {
    let table = Table::at("T1 A; T2 A; GB par=100 A=2 cash=500 operated reached; tile G18 57/2; turn GB track");
    let table = table.play("bore T1 H19 2-5; lay I20 7/2; bore T2 H21 0-3");
    assert!(table.has_tunnel("H19") && table.has_tunnel("H21"));
    // I20 cost 90, each tunnel 100.
    assert_eq!(table.treasury("GB"), 210);
}

/// Both sides.
#[test]
fn r12_only_in_an_emergency_the_director_adds_to_the_treasury() {
    let route = "phase 2; depot 2 12; cash A 500; tile H25 4/0";
    let second = at(&[route, "RhB par=80 A=5 cash=60 trains=2 operated; turn RhB train"]);
    assert_eq!(second.refused("train 2H 70"), "1844-OR-12");
    let first = at(&[route, "RhB par=80 A=5 cash=60 operated; turn RhB train"]).play("train 2H 70");
    assert_eq!((first.trains("RhB").as_str(), first.treasury("RhB"), first.cash("A")), ("2H", 0, 490));
    // Nor for track and markers.
    let track = at(&["cash A 500; NOB par=100 A=2 cash=19; turn NOB track"]);
    assert_eq!(track.refused("lay D19 57/0"), "1844-TRACK-17");
}

#[test]
fn r13_when_all_have_operated_the_set_goes_on_or_a_share_round_follows() {
    let companies = "NOB par=100 A=2 cash=100 operated; SCB par=90 B=2 cash=100 operated; cash D 60";
    let table = at(&[companies, "or 1 of 2; turn NOB train"]).play("done");
    assert_eq!((table.turn().as_str(), round(&table).as_str()), ("B SCB track", "or 1 of 2"));
    let table = table.play("done; done");
    assert_eq!((table.turn().as_str(), round(&table).as_str()), ("A NOB track", "or 2 of 2"));
    let table = table.play("done; done; done; done");
    assert_eq!(table.turn(), "D shares");
}

#[test]
fn r14_a_new_phase_does_not_lengthen_the_set() {
    let table = Table::at("phase 2; depot 3 9; NOB par=100 A=2 cash=200 operated; cash D 60; shares D").play("pass");
    assert_eq!(round(&table), "or 1 of 1");
    let table = table.play("done; train 3 180");
    assert_eq!((table.phase(), table.turn().as_str()), (3, "D shares"));
    assert_eq!(round(&table.play("pass")), "or 1 of 2");
}

#[test]
fn r15_the_sbb_operates_from_the_next_round_on() {
    let table = Table::at(
        "phase 4; depot 5 4; RhB par=80 A=5 cash=450 operated; NOB par=100 B=2 cash=100 operated;
         or 1 of 2 done NOB; turn RhB train",
    );
    let table = table.play("train 5 450");
    assert!(table.closed("NOB") && table.launched("SBB"));
    assert_eq!((table.turn().as_str(), round(&table).as_str()), ("B SBB track", "or 2 of 2"));
}

#[test]
fn r02a_mountains_pay_40_and_tunnels_10_together_with_the_privates() {
    let position = "phase 3; P1 A; B1 A active; B2 B; T1 C active; T2 D; NOB par=100 A=2; cash D 60; shares D";
    for table in super::editions(position).map(|table| table.play("pass")) {
        assert_eq!((round(&table).as_str(), table.turn().as_str()), ("or 1 of 2", "A NOB track"));
        assert_eq!(["A", "B", "C", "D"].map(|player| table.cash(player)), [5 + 40, 0, 10, 60]);
    }
}

#[test]
fn r08a_track_marker_run_and_pay_price_trains() {
    let [table, _] = super::editions(&format!("{ZURICH_AND_ZUG} trains=2; turn NOB track"));
    for later in ["marker E18", "run 2:D19-E18", "pay", "train 2 90"] {
        assert_eq!(table.refused(later), "1844-OR-08a");
    }
    let table = table.play("lay F17 6/1");
    assert_eq!((table.turn().as_str(), table.refused("lay D17 4/1")), ("A NOB marker", "1844-OR-08a"));
    let table = table.play("marker E18");
    assert_eq!((table.turn().as_str(), table.refused("marker F17")), ("A NOB run", "1844-OR-08a"));
    let table = table.play("run 2:D19-E18");
    assert_eq!((table.turn().as_str(), table.price("NOB")), ("A NOB dividend", 100));
    let kept = table.play("withhold");
    assert_eq!((kept.turn().as_str(), kept.price("NOB")), ("A NOB train", 90));
    let paid = table.play("pay");
    assert_eq!((paid.turn().as_str(), paid.price("NOB")), ("A NOB train", 110));
    assert!(paid.accepts("train 2 90"));
}

/// House rules. Chur is joined to Brig but for J15; the RhB has a train for the way to Disentis.
#[test]
fn r09_the_polish_sequence_track_marker_run_destination_trains_privates() {
    let position = "phase 3; depot 3 4; P1 A; P3 A; tile G26 57/0; tile H25 58/1; furka;
        RhB par=80 A=5 cash=300 trains=2H operated; turn RhB track";
    let table = Table::at(&format!("option destination-after-run privates-last; {position}"));
    let before = |table: &Table| assert_eq!(table.refused("private P1 20"), "1844-OR-09");
    before(&table);
    // The tile reaches Brig.
    let table = table.play("lay J15 9/1");
    assert_eq!(table.treasury("RhB"), 240);
    assert_eq!(table.turn(), "A RhB run");
    before(&table);
    let table = table.play("run 2H:G26-H25");
    before(&table);
    assert_eq!(table.treasury("RhB"), 240);
    let table = table.play("withhold");
    assert_eq!((table.turn().as_str(), table.treasury("RhB")), ("A RhB train", 240 + 30 + 400));
    let table = table.play("train 3 180; private P1 20");
    assert_eq!(table.private("P1"), "RhB");
    assert_eq!(table.refused("train 3 180"), "1844-OR-09");
    // By the rulebooks a private may come first, and trains after it.
    assert!(Table::at(position).play("private P1 20").accepts("lay J15 9/1"));
}
