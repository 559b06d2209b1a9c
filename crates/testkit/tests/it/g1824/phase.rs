//! 1824, chapter PHASE: phases.

use board::{Colour, StopRef};
use game::g1824::companies::{BK, COAL};
use game::query::{on_sale, stop, train_limit};
use game::state::{Pending, Round, TrainPlace};
use game::{Event, decide};
use testkit::{Table, read_action};

use super::{at, editions};

/// MS of A in its train step.
fn ms(text: &str, ms: &str) -> [Table; 2] {
    editions(&format!("{text}; MS par=80 A=6 {ms} operated; turn MS train"))
}

/// MS buys the first train of this type, which starts the phase.
fn into_phase(phase: u8, text: &str) -> [Table; 2] {
    let (new, price) = TRAINS[usize::from(phase) - 2];
    let text = format!("phase {}; depot {new}; cash D 900; {text}", phase - 1);
    ms(&text, "cash=2000").map(|table| table.play(&format!("train {new} {price}")))
}

/// With the Coal Railways of BK and SB, which are B's and C's.
fn with_coal(text: &str, ms: &str) -> [Table; 2] {
    [("1824-1e", "K1", "K4"), ("1824-2e", "EPP", "SPB")].map(|(profile, first, last)| {
        let coal = format!("{first} B=1 price=160 cash=25 trains=2g; {last} C=1 price=120 trains=1g");
        Table::at(&format!("profile {profile}; {text}; {coal}; MS par=80 A=6 {ms} operated; turn MS train"))
    })
}

const TRAINS: [(&str, i32); 7] = [("2", 80), ("3", 180), ("4", 280), ("5", 400), ("6", 600), ("8", 800), ("10", 1000)];

fn names(table: &Table) -> Vec<&'static str> {
    on_sale(&table.state).into_iter().map(|model| table.state.edition().model(model).name).collect()
}

fn limit(table: &Table, company: &str) -> u8 {
    train_limit(&table.state, table.state.edition().company_named(company).unwrap())
}

fn rounds_in_set(table: &Table) -> u8 {
    match table.state.round() {
        Round::Operating(round) => round.of,
        _ => 0,
    }
}

/// The number of operating rounds after a share round in this phase, first and second edition.
fn rounds_after_shares(phase: u8) -> [u8; 2] {
    let (depot, _) = TRAINS[usize::from(phase).max(2) - 2];
    editions(&format!("phase {phase}; depot {depot}; cash A 900; MS par=80 A=6 trains=6 operated; shares A"))
        .map(|table| rounds_in_set(&table.play("pass")))
}

/// Whether Krakau, where MS has a marker, can be built on with the next tile of its kind, first and second edition.
fn upgrade(phase: u8, old: &str, new: &str) -> [Result<String, &'static str>; 2] {
    [("1824-1e", "B17"), ("1824-2e", "A18")].map(|(profile, krakau)| {
        let text =
            format!("profile {profile}; phase {phase}; tile {krakau} {old}; MS par=80 A=6 markers={krakau} operated");
        let (table, lay) = (Table::at(&format!("{text}; turn MS track")), format!("lay {krakau} {new}"));
        if table.accepts(&lay) { Ok(table.play(&lay).tile(krakau)) } else { Err(table.refused(&lay)) }
    })
}

#[test]
fn r01_the_first_sale_of_a_normal_type_changes_the_phase_at_once() {
    for table in ms("phase 2; depot 3", "cash=2000") {
        let table = table.play("train 1g 120");
        assert_eq!(table.phase(), 2);
        let table = table.play("train 3 180");
        assert_eq!((table.phase(), table.turn()), (3, "A MS train".to_owned()));
        assert_eq!(table.play("train 3 180").phase(), 3);
    }
}

#[test]
fn r02_a_foreign_sale_changes_the_phase_too() {
    for table in ms("phase 2; depot 3; cash B 900", "trains=2 cash=0") {
        let table = table.play("done");
        assert_eq!((table.phase(), table.depot(), table.turn()), (3, "3 6".to_owned(), "A shares".to_owned()));
    }
}

/// [1824-RULING-68] A sale with all of them at once, such as no game has.
#[test]
fn r03_scrapping_then_coal_railways_then_discards_then_mountain_railways() {
    for table in with_coal("phase 3; depot 5; B1 C; CL par=90 D=6 trains=3,3,3,3 operated", "trains=2 cash=900") {
        let events = decide(&table.state, &read_action(&table.state, "train 5 400")).unwrap();
        let place = |wanted: &dyn Fn(&Event) -> bool| events.iter().position(wanted).unwrap();
        let scrapped = place(&|event| matches!(event, Event::TrainMoved { to: TrainPlace::Gone, .. }));
        let exchanged = place(&|event| matches!(event, Event::Merged(_)));
        let discards = place(&|event| matches!(event, Event::Awaited(Some(Pending::Surrender(_)))));
        assert!(scrapped < exchanged && exchanged < discards);
        let table = table.play("train 5 400");
        assert_eq!(table.turn(), "D surrender CL");
        let table = table.play("surrender 3");
        assert_eq!(table.turn(), "C exchange B1");
        assert_eq!(table.play("exchange B1 BH").turn(), "A MS train");
    }
}

/// Trains that the phase scraps are not counted against its limit.
#[test]
fn r03_scrapping_comes_before_discards() {
    for table in into_phase(4, "BH par=90 B=6 trains=2,3,3,3 operated") {
        assert_eq!((table.trains("BH"), table.turn()), ("3 3 3".to_owned(), "A MS train".to_owned()));
    }
}

#[test]
fn r04_phase_1_has_yellow_tiles_and_2_trains() {
    for table in ms("phase 1", "cash=900") {
        assert_eq!((names(&table), table.state.edition().phase(1).newest), (vec!["2"], Colour::Yellow));
        assert_eq!(table.refused("train 1g 120"), "1824-TRAIN-04");
    }
    assert_eq!(upgrade(1, "401/4", "405/4"), [Err("1824-UPG-02"), Err("1824-UPG-02")]);
}

#[test]
fn r05_phase_2_puts_the_1g_on_sale_and_brings_foreign_sales() {
    for table in into_phase(2, "") {
        assert_eq!((names(&table), table.depot()), (vec!["2", "1g"], "2 8".to_owned()));
        assert_eq!(table.play("done").depot(), "2 7");
    }
}

#[test]
fn r06_phase_3_brings_green_tiles() {
    assert_eq!(upgrade(2, "401/4", "405/4"), [Err("1824-UPG-02"), Err("1824-UPG-02")]);
    assert_eq!(upgrade(3, "401/4", "405/4"), [Ok("405/4".to_owned()), Ok("405/4".to_owned())]);
}

#[test]
fn r07_phase_3_puts_the_2g_on_sale() {
    for table in into_phase(3, "") {
        assert_eq!(names(&table), ["3", "1g", "2g"]);
    }
}

#[test]
fn r08_phase_3_opens_exchanges_in_share_rounds() {
    for phase in [2, 3] {
        let table = at(&format!("phase {phase}; cash B 900; EPP A=1 price=160; B1 A; shares A"));
        for exchange in ["coal EPP", "exchange B1 BH"] {
            assert_eq!(table.accepts(exchange), phase == 3);
        }
    }
}

#[test]
fn r09_phase_3_opens_trades_of_trains() {
    for (phase, depot) in [(2, "2"), (3, "3")] {
        let text = format!("phase {phase}; depot {depot}; BH par=90 A=6 trains=2 operated");
        for table in ms(&text, "trains=2 cash=100") {
            assert_eq!(table.accepts("train 2 1 BH"), phase == 3);
        }
    }
}

#[test]
fn r10_phase_4_scraps_all_2_trains() {
    for table in into_phase(4, "BH par=90 B=6 trains=2,2,3 operated; CL par=70 C=6 trains=2 operated") {
        assert_eq!(
            (table.trains("BH"), table.trains("CL"), table.trains("MS")),
            ("3".into(), String::new(), "4".into())
        );
    }
}

#[test]
fn r11_phase_4_puts_the_3g_on_sale_whose_first_purchase_scraps_the_1g() {
    for table in into_phase(4, "BH par=90 B=6 trains=1g,2g operated") {
        assert_eq!((names(&table), table.trains("BH")), (vec!["4", "1g", "2g", "3g"], "1g 2g".to_owned()));
        let table = table.play("train 3g 360");
        assert_eq!((names(&table), table.trains("BH")), (vec!["4", "2g", "3g"], "2g".to_owned()));
    }
}

#[test]
fn r12_phase_4_exchanges_and_closes_mountain_railways() {
    for table in into_phase(4, "B1 C; B2 B; BH par=90 B=6 operated") {
        assert_eq!(table.turn(), "C exchange B1");
        let table = table.play("exchange B1 BH; exchange B2 CL");
        assert_eq!((table.shares("BH", "C"), table.shares("CL", "B")), (1, 1));
        assert_eq!((table.private("B1"), table.private("B2")), ("closed".to_owned(), "closed".to_owned()));
        assert_eq!(table.turn(), "A MS train");
    }
}

#[test]
fn r13_phase_4_limits_regionals_to_three_trains_and_staatsbahnen_to_four() {
    for table in editions("phase 3") {
        assert_eq!(limit(&table, "MS"), 4);
    }
    for table in editions("phase 4") {
        assert_eq!((limit(&table, "MS"), limit(&table, "SD")), (3, 4));
    }
}

#[test]
fn r14_phase_4_founds_the_sd_at_the_end_of_the_round() {
    for table in into_phase(4, "SD B=2; BH par=70 B=6 trains=3 operated; or 1 of 2") {
        assert!(!table.launched("SD"));
        let table = table.play("done");
        assert_eq!((table.turn(), table.launched("SD")), ("B BH track".to_owned(), false));
        let table = table.play("done");
        assert!(table.launched("SD") && !table.launched("UG"));
    }
}

#[test]
fn r15_phase_5_brings_brown_tiles_and_high_mine_values() {
    assert_eq!(upgrade(4, "405/4", "497/4"), [Err("1824-UPG-02"), Err("1824-UPG-02")]);
    assert_eq!(upgrade(5, "405/4", "497/4"), [Ok("497/4".to_owned()), Ok("497/4".to_owned())]);
    for (phase, values) in [(1, [10, 10, 20, 20]), (4, [10, 10, 20, 20]), (5, [40, 40, 60, 60]), (8, [40, 40, 60, 60])]
    {
        for table in editions(&format!("phase {phase}")) {
            let mine = |coal| {
                let (name, _) = table.state.spec(coal).home.unwrap();
                let hex = table.state.edition().board().map.named(name).unwrap();
                stop(&table.state, BK, StopRef { hex, part: 0 }).unwrap().mine
            };
            assert_eq!(COAL.map(mine), values.map(Some));
        }
    }
}

#[test]
fn r16_phase_5_exchanges_and_closes_coal_railways() {
    for table in with_coal("phase 4; depot 5", "cash=900") {
        let table = table.play("train 5 400");
        assert!(COAL.into_iter().all(|coal| table.state[coal].is_closed()));
        for (regional, owner) in [("BK", "B"), ("SB", "C")] {
            assert_eq!((table.shares(regional, owner), table.director(regional)), (2, owner.to_owned()));
        }
        assert_eq!((table.trains("BK"), table.treasury("BK")), ("2g".to_owned(), 25));
        assert_eq!((table.trains("SB"), table.treasury("SB")), ("1g".to_owned(), 0));
    }
}

#[test]
fn r17_phase_5_founds_the_ug_at_the_end_of_the_round_and_changes_neither_limits_nor_goods_trains() {
    for table in into_phase(5, "SD formed B=2; UG B=2; or 1 of 2 done SD") {
        assert_eq!(names(&table), ["5", "1g", "2g", "3g"]);
        assert_eq!((limit(&table, "MS"), limit(&table, "SD")), (3, 4));
        assert!(!table.launched("UG"));
        let table = table.play("done");
        assert!(table.launched("UG") && !table.closed("UG"));
    }
}

#[test]
fn r18_phase_6_scraps_all_3_trains() {
    for table in into_phase(6, "BH par=90 B=6 trains=3,4 operated; CL par=70 C=6 trains=3,3 operated") {
        assert_eq!((table.trains("BH"), table.trains("CL")), ("4".to_owned(), String::new()));
    }
}

#[test]
fn r19_phase_6_puts_the_4g_on_sale_whose_first_purchase_scraps_the_2g() {
    for table in into_phase(6, "BH par=90 B=6 trains=2g,3g operated") {
        assert_eq!((names(&table), table.trains("BH")), (vec!["6", "1g", "2g", "3g", "4g"], "2g 3g".to_owned()));
        let table = table.play("train 4g 600");
        assert_eq!((names(&table), table.trains("BH")), (vec!["6", "3g", "4g"], "3g".to_owned()));
    }
}

#[test]
fn r20_phase_6_limits_regionals_to_two_trains_and_staatsbahnen_to_three() {
    let forerunner = [("1824-1e", "k&k1"), ("1824-2e", "KK1")];
    for (profile, forerunner) in forerunner {
        let limits = |phase: u8| {
            let table = Table::at(&format!("profile {profile}; phase {phase}; {forerunner} A=1"));
            [limit(&table, "MS"), limit(&table, "SD"), limit(&table, forerunner)]
        };
        assert_eq!((limits(5), limits(6)), ([3, 4, 2], [2, 3, 2]));
    }
}

#[test]
fn r21_phase_6_founds_the_kk_at_the_end_of_the_round() {
    for (profile, kk) in [("1824-1e", "k&k"), ("1824-2e", "KK")] {
        let staatsbahnen = format!("SD formed B=2; UG formed B=2; {kk} C=2; or 1 of 2 done SD UG");
        let text =
            format!("profile {profile}; phase 5; depot 6; {staatsbahnen}; MS par=80 A=6 cash=2000; turn MS train");
        let table = Table::at(&text).play("train 6 600");
        assert!(!table.launched(kk));
        assert!(table.play("done").launched(kk));
    }
}

#[test]
fn r22_phase_7_brings_grey_tiles_and_scraps_all_4_trains() {
    assert_eq!(upgrade(6, "497/4", "494/4"), [Err("1824-UPG-02"), Err("1824-UPG-02")]);
    assert_eq!(upgrade(7, "497/4", "494/4"), [Ok("494/4".to_owned()), Ok("494/4".to_owned())]);
    for table in into_phase(7, "BH par=90 B=6 trains=4,5 operated; CL par=70 C=6 trains=4 operated") {
        assert_eq!((table.phase(), table.trains("BH"), table.trains("CL")), (7, "5".to_owned(), String::new()));
    }
}

#[test]
fn r23_phase_7_puts_the_5g_on_sale_whose_first_purchase_scraps_the_3g() {
    for table in into_phase(7, "BH par=90 B=6 trains=3g,4g operated") {
        assert!(names(&table).contains(&"5g") && names(&table).contains(&"3g"));
        let table = table.play("train 5g 800");
        assert_eq!((names(&table), table.trains("BH")), (vec!["8", "4g", "5g"], "4g".to_owned()));
    }
}

/// [1824-RULING-07] The 10 starts a phase of its own, the eighth, and the 8 the seventh with grey tiles.
#[test]
fn r24_phase_8_scraps_all_5_trains() {
    for table in into_phase(8, "BH par=90 B=6 trains=5,6 operated; CL par=70 C=6 trains=5 operated") {
        assert_eq!((table.phase(), table.trains("BH"), table.trains("CL")), (8, "6".to_owned(), String::new()));
    }
    for table in editions("phase 1") {
        let colours = [6, 7, 8].map(|phase| table.state.edition().phase(phase).newest);
        assert_eq!(colours, [Colour::Brown, Colour::Grey, Colour::Grey]);
    }
}

#[test]
fn r25_until_a_3_is_sold_a_set_has_one_operating_round() {
    assert_eq!([rounds_after_shares(1), rounds_after_shares(2)], [[1, 1], [1, 1]]);
}

#[test]
fn r26_once_a_3_is_sold_a_set_has_two_operating_rounds() {
    assert_eq!([rounds_after_shares(3), rounds_after_shares(4)], [[2, 2], [2, 2]]);
}

/// [1824-RULING-59]
#[test]
fn r27a_once_a_6_is_sold_a_set_has_three_operating_rounds() {
    assert_eq!([5, 6, 7, 8].map(|phase| rounds_after_shares(phase)[0]), [2, 3, 3, 3]);
}

/// [1824-RULING-59]
#[test]
fn r27b_once_a_5_is_sold_a_set_has_three_operating_rounds() {
    assert_eq!([4, 5, 6, 7, 8].map(|phase| rounds_after_shares(phase)[1]), [2, 3, 3, 3, 3]);
}

/// Foreign sales alone go through the whole stack.
#[test]
fn r28_phases_are_neither_skipped_nor_taken_back() {
    for mut table in editions("cash D 900; MS par=80 A=6 trains=6 operated; turn MS train; phase 2") {
        let mut phases = vec![2];
        while table.phase() < 8 {
            let pass = if table.turn().ends_with("shares") { "pass" } else { "done" };
            table = table.play(pass);
            phases.push(table.phase());
        }
        phases.dedup();
        assert_eq!(phases, [2, 3, 4, 5, 6, 7, 8]);
    }
}
