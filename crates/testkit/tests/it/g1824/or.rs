//! 1824, chapter OR: operating rounds.

use game::state::Round;
use testkit::Table;

use super::{at, editions};

const RICH: &str = "cash A 900 B 900 C 900 D 900";
/// Track from Brünn, the home of MS, to the third station of Wien.
const TO_WIEN: &str = "tile C12 57/0; tile D11 8/3";

/// The number of the operating round and how many the set has.
fn round(table: &Table) -> (u8, u8) {
    match table.state.round() {
        Round::Operating(round) => (round.number, round.of),
        _ => (0, 0),
    }
}

fn after_shares(mut table: Table) -> Table {
    while table.turn().ends_with("shares") {
        table = table.play("pass");
    }
    table
}

/// Companies in the order of their turns, each of which ends with the track step, until the round is over.
fn turns(mut table: Table) -> Vec<String> {
    let mut companies = Vec::new();
    let first = round(&table);
    while round(&table) == first {
        let turn = table.turn();
        companies.extend(turn.split(' ').nth(1).map(str::to_owned));
        table = table.play("done");
    }
    companies
}

#[test]
fn r01_every_share_round_is_followed_by_a_set_of_operating_rounds() {
    for table in editions(&format!("phase 3; {RICH}; MS par=80 A=6 trains=3 operated; shares A")) {
        let table = table.play("pass; pass; pass; pass");
        assert_eq!((table.turn(), round(&table)), ("A MS track".to_owned(), (1, 2)));
        let table = table.play("done");
        assert_eq!((table.turn(), round(&table)), ("A MS track".to_owned(), (2, 2)));
        assert_eq!(table.play("done").turn(), "A shares");
    }
}

/// [1824-RULING-58]
#[test]
fn r02_the_number_of_rounds_is_fixed_when_the_share_round_ends() {
    for table in editions(&format!("phase 2; depot 3; {RICH}; MS par=80 A=6 trains=2 cash=300 operated; shares A")) {
        let table = after_shares(table);
        assert_eq!(round(&table), (1, 1));
        let table = table.play("done; train 3 180; done");
        assert_eq!((table.phase(), table.turn()), (3, "A shares".to_owned()));
        assert_eq!(round(&after_shares(table)), (1, 2));
    }
}

/// [1824-RULING-86] Companies that are not in the game are skipped.
#[test]
fn r03_mountain_income_then_coal_railways_pre_staatsbahnen_and_majors_by_price() {
    let papers = "B1 A; B3 B";
    let minors = "SPB D=1 price=160 trains=1g; EPP A=1 price=160 trains=1g; KK2 B=1 trains=2; UG1 C=1 trains=2
        SD3 A=1 trains=2; KK1 B=1 trains=2; SD1 D=1 trains=2";
    let majors = "MS par=80 A=6 trains=2 operated; BH par=90 B=6 trains=2 operated";
    let table = at(&format!("phase 2; {RICH}; {papers}; {minors}; {majors}; shares A"));
    let table = after_shares(table);
    assert_eq!((table.cash("A"), table.cash("B"), table.cash("C")), (925, 925, 900));
    assert_eq!(turns(table), ["EPP", "SPB", "SD1", "SD3", "UG1", "KK1", "KK2", "BH", "MS"]);

    let all = "K4 A=1 price=120 trains=1g; K3 A=1 price=120 trains=1g; K2 A=1 price=120 trains=1g
        K1 A=1 price=120 trains=1g; k&k2 A=1 trains=2; k&k1 A=1 trains=2; Ug2 A=1 trains=2; Ug1 A=1 trains=2
        S3 A=1 trains=2; S2 A=1 trains=2; S1 A=1 trains=2";
    let table = after_shares(Table::at(&format!("profile 1824-1e; phase 2; {RICH}; {all}; shares A")));
    assert_eq!(turns(table), ["K1", "K2", "K3", "K4", "S1", "S2", "S3", "Ug1", "Ug2", "k&k1", "k&k2"]);
}

#[test]
fn r04_the_major_with_the_highest_price_goes_first() {
    let majors = "MS par=80 A=6 trains=2 operated; BH par=100 B=6 trains=2 operated; CL par=90 C=6 trains=2 operated";
    for table in editions(&format!("phase 2; {RICH}; {majors}; shares A")) {
        assert_eq!(turns(after_shares(table)), ["BH", "CL", "MS"]);
    }
}

#[test]
fn r05_of_equal_prices_the_marker_further_right_goes_first() {
    let majors = "MS par=100 A=6 trains=2 cell=2,2 operated; BH par=100 B=6 trains=2 cell=4,4 operated
        CL par=100 C=6 trains=2 cell=1,1 operated; BK par=100 D=6 trains=2 cell=3,3 operated";
    for table in editions(&format!("phase 2; {RICH}; {majors}; shares A")) {
        assert_eq!(["MS", "BH", "CL", "BK"].map(|company| table.price(company)), [100; 4]);
        assert_eq!(turns(after_shares(table)), ["BH", "BK", "MS", "CL"]);
    }
}

#[test]
fn r06_on_the_same_space_the_marker_on_top_goes_first() {
    let (ms, bh) = ("MS par=80 A=6 trains=2 operated", "BH par=80 B=6 trains=2 operated");
    for table in editions(&format!("phase 2; {RICH}; {ms}; {bh}; shares A")) {
        assert_eq!(turns(after_shares(table)), ["MS", "BH"]);
    }
    for table in editions(&format!("phase 2; {RICH}; {bh}; {ms}; shares A")) {
        assert_eq!(turns(after_shares(table)), ["BH", "MS"]);
    }
}

/// [1824-RULING-57] The director of the first sells shares of the second, which falls behind the third.
#[test]
fn r07_the_next_major_is_found_on_the_chart_as_it_stands_then() {
    let majors = "MS par=100 A=6 operated; BH par=90 B=5 A=2 trains=2 operated; CL par=90 C=6 trains=2 operated";
    for table in editions(&format!("phase 2; {RICH}; {majors}; cash A 0; turn MS train")) {
        assert_eq!(table.play("train 2 80").turn(), "B BH track");
        let table = table.play("sell BH 1; train 2 80");
        assert_eq!((table.price("BH"), table.turn()), (80, "C CL track".to_owned()));
        assert_eq!(turns(table), ["CL", "BH"]);
    }
}

#[test]
fn r08_a_turn_is_track_marker_run_price_and_trains_in_this_order() {
    let table = at(&format!("phase 2; {TO_WIEN}; {RICH}; MS par=80 A=6 B=1 trains=2 cash=400 operated; turn MS track"));
    let refused = |table: &Table, actions: &[&str]| actions.iter().all(|action| table.refused(action) == "1824-OR-08");
    let run = "run 2:C12-D11-E12";
    assert!(refused(&table, &["marker E12.2", run, "pay", "withhold", "train 2 80"]));
    let table = table.play("lay B13 56/5");
    assert_eq!(table.turn(), "A MS marker");
    assert!(refused(&table, &["lay A10 4/1", run, "pay", "train 2 80"]));
    let table = table.play("marker E12.2");
    assert_eq!(table.turn(), "A MS run");
    assert!(refused(&table, &["lay A10 4/1", "marker E12.2", "pay", "train 2 80"]));
    let table = table.play(run);
    assert_eq!((table.turn(), table.price("MS")), ("A MS dividend".to_owned(), 80));
    assert!(refused(&table, &["lay A10 4/1", run, "train 2 80"]));
    let table = table.play("pay");
    assert_eq!((table.turn(), table.price("MS"), table.cash("B")), ("A MS train".to_owned(), 90, 905));
    assert!(refused(&table, &["lay A10 4/1", run]));
    assert_eq!(table.refused("pay"), "1824-DIV-01");
    assert_eq!(table.play("train 2 80").trains("MS"), "2 2");
}

#[test]
fn r09_running_and_the_price_are_compulsory_and_the_other_steps_are_not() {
    let first = ("1824-1e", "tile D11 57/0; tile E10 8/3", "run 2:D11-E10-F11");
    let second = ("1824-2e", TO_WIEN, "run 2:C12-D11-E12");
    for (profile, track, run) in [first, second] {
        let text = format!("profile {profile}; phase 2; {track}; {RICH}; MS par=80 A=6 trains=2 cash=400 operated");
        let table = Table::at(&format!("{text}; turn MS track")).play("done");
        assert_eq!(table.turn(), "A MS marker");
        let table = table.play("done");
        assert_eq!((table.turn(), table.refused("done")), ("A MS run".to_owned(), "1824-OR-08"));
        let table = table.play(run);
        assert_eq!((table.turn(), table.refused("done")), ("A MS dividend".to_owned(), "1824-DIV-01"));
        let table = table.play("withhold");
        assert_eq!((table.turn(), table.price("MS")), ("A MS train".to_owned(), 70));
        assert_eq!(table.play("done").turn(), "A shares");
    }
}

#[test]
fn r10_part_exchange_and_purchases_may_be_mixed() {
    for table in editions(&format!("phase 3; depot 3; {RICH}; MS par=80 A=6 trains=2 cash=900; turn MS train")) {
        let table = table.play("train 2g 240; part 3; train 3 180");
        assert_eq!((table.trains("MS"), table.treasury("MS")), ("3 3 2g".to_owned(), 900 - 240 - 140 - 180));
    }
    for table in editions(&format!("phase 3; depot 3; {RICH}; MS par=80 A=6 trains=2 cash=900; turn MS train")) {
        assert_eq!(table.play("part 3; train 3 180; train 2g 240").trains("MS"), "3 3 2g");
    }
}

/// Though the price of the first is above that of the second again when it has paid out.
#[test]
fn r11_each_company_acts_once_in_a_round() {
    let majors = "MS par=80 A=6 trains=2 operated; BH par=80 B=6 trains=3 operated";
    let table = at(&format!("phase 3; {TO_WIEN}; {RICH}; {majors}; or 1 of 2; turn MS run"));
    let table = table.play("run 2:C12-D11-E12; pay");
    assert_eq!((table.price("MS"), table.turn(), round(&table)), (90, "B BH track".to_owned(), (1, 2)));
    let table = table.play("done");
    assert_eq!((table.turn(), round(&table)), ("A MS track".to_owned(), (2, 2)));
}

/// By the exchange of its Coal Railway, and a Staatsbahn at the end of the round.
#[test]
fn r12_a_major_opened_during_a_round_first_acts_in_the_next() {
    for (profile, coal) in [("1824-1e", "K1"), ("1824-2e", "EPP")] {
        let coal = format!("{coal} B=1 price=200 trains=2g");
        let buyer = "MS par=80 A=6 trains=4 cash=400 operated";
        let text = format!("profile {profile}; phase 4; depot 5; {RICH}; {coal}; BK C=3; {buyer}");
        let table = Table::at(&format!("{text}; or 1 of 2; turn MS train")).play("train 5 400");
        assert_eq!((table.shares("BK", "B"), table.price("BK")), (2, 100));
        assert_eq!(round(&table), (2, 2));
        assert!(table.launched("BK"));
        assert_eq!(table.turn(), "C BK track");
    }
    for table in
        editions(&format!("phase 3; depot 4; {RICH}; SD B=3; MS par=80 A=6 cash=280; or 1 of 2; turn MS train"))
    {
        let table = table.play("train 4 280");
        assert!(table.launched("SD"));
        assert_eq!((round(&table), table.turn()), ((2, 2), "B SD track".to_owned()));
    }
}

#[test]
fn r13_formations_come_at_the_end_of_every_round_and_the_foreign_sale_after_the_last() {
    for table in
        editions(&format!("phase 3; depot 4; {RICH}; SD B=3; MS par=80 A=6 cash=280; or 1 of 2; turn MS train"))
    {
        assert!(!table.launched("SD"));
        let table = table.play("train 4 280");
        assert_eq!((round(&table), table.launched("SD"), table.depot()), ((2, 2), true, "4 3".to_owned()));
        let table = table.play("done; train 4 280; done; done");
        assert_eq!((table.turn(), table.depot()), ("A shares".to_owned(), "4 1".to_owned()));
    }
}

/// Both sides: track is paid by the treasury alone, a train that is due by the owner too.
#[test]
fn r14_minors_pay_from_their_own_treasury() {
    let lay = |cash: u8| at(&format!("{RICH}; SD1 B=1 cash={cash}; turn SD1 track"));
    assert_eq!(lay(19).refused("lay E12 499/0"), "1824-TRACK-14");
    let table = lay(20).play("lay E12 499/0");
    assert_eq!((table.treasury("SD1"), table.cash("B")), (0, 900));
    let table = at(&format!("{RICH}; SD1 B=1 cash=30; UG1 C=1 trains=2; turn SD1 train")).play("train 2 80");
    assert_eq!((table.treasury("SD1"), table.cash("B")), (0, 850));
}
