//! 1824, chapter EXPORT: sales abroad.

use game::g1824::companies::{SD, UG};
use game::state::TrainPlace;
use game::{Event, decide};
use testkit::{Table, read_action};

use super::{at, editions};

/// MS of A, with a train that lasts, at the end of its turn, and D who can buy shares.
fn ms(text: &str) -> [Table; 2] {
    editions(&format!("cash D 900; {text}; MS par=80 A=6 trains=6 operated; turn MS train"))
}

fn to_shares(mut table: Table) -> Table {
    while !table.turn().ends_with("shares") {
        table = table.play("done");
    }
    table
}

/// [1824-RULING-75] At the end of the round in which the first 2 was bought, which is that of the set.
#[test]
fn r01a_the_first_foreign_sale_follows_the_first_purchase_of_a_2() {
    let table = Table::at("profile 1824-1e; cash D 900; K1 A=1 price=160 trains=1g; turn K1 train").play("done");
    assert_eq!((table.turn(), table.phase(), table.depot()), ("D shares".to_owned(), 1, "2 9".to_owned()));
    let table = Table::at("profile 1824-1e; cash D 900; S1 A=1 cash=80; turn S1 train").play("train 2 80");
    assert_eq!((table.turn(), table.phase(), table.depot()), ("D shares".to_owned(), 2, "2 7".to_owned()));
}

#[test]
fn r01b_there_is_a_foreign_sale_from_the_first_set_on() {
    let table = at("cash D 900; EPP A=1 price=160 trains=1g; turn EPP train").play("done");
    assert_eq!((table.turn(), table.phase(), table.depot()), ("D shares".to_owned(), 2, "2 8".to_owned()));
}

#[test]
fn r02_every_set_has_one_foreign_sale_whatever_its_rounds() {
    for (phase, depot, rounds) in [(2, "2", 1), (3, "3", 2), (6, "6", 3)] {
        for table in ms(&format!("phase {phase}; depot {depot}; SD formed; UG formed; or 1 of {rounds}")) {
            let cards = table.state.train_cards();
            let mut table = table.play("done");
            for _ in 1..rounds {
                assert_eq!((table.state.train_cards(), table.turn()), (cards, "A MS track".to_owned()));
                table = table.play("done");
                while table.turn().contains("SD") || table.turn().contains("UG") {
                    table = table.play("done");
                }
            }
            assert!(table.turn().ends_with("shares"));
            assert_eq!(table.state.train_cards(), cards - 1);
        }
    }
}

#[test]
fn r03_a_normal_train_of_the_type_on_offer_leaves_and_no_goods_train() {
    for table in ms("phase 4; depot 4 2; SD formed") {
        let goods = |table: &Table| ["1g", "2g", "3g", "4g", "5g"].map(|name| table.pool_trains(name));
        let sold = table.play("done");
        assert_eq!((sold.depot(), goods(&sold)), ("4 1".to_owned(), goods(&table)));
    }
    for table in ms("phase 4; depot 4 1; SD formed") {
        assert_eq!(table.play("done").depot(), "5 3");
    }
}

#[test]
fn r04_no_money_moves() {
    for table in ms("phase 2; cash A 7 B 8") {
        let money =
            |table: &Table| (table.bank(), table.cash("A"), table.cash("B"), table.cash("D"), table.treasury("MS"));
        assert_eq!(money(&table.play("done")), money(&table));
    }
}

/// Scrapping, exchanges and a Staatsbahn by the first 4.
#[test]
fn r05_it_is_a_sale_for_availability_and_phases() {
    for table in ms("phase 3; depot 4; B1 B; SD C=2; BH par=90 C=6 trains=2,3 operated; or 1 of 1 done BH") {
        let table = table.play("done");
        assert_eq!((table.phase(), table.trains("BH"), table.turn()), (4, "3".to_owned(), "B exchange B1".to_owned()));
        let table = table.play("exchange B1 BH");
        assert_eq!((table.shares("BH", "B"), table.director("SD")), (1, "C".to_owned()));
        assert!(game::query::on_sale(&table.state).len() == 4);
    }
}

/// By the first 5 Coal Railways are exchanged, and what they complete opens.
#[test]
fn r06_all_consequences_come_before_the_share_round() {
    for (profile, coal) in [("1824-1e", "K1"), ("1824-2e", "EPP")] {
        let coal = format!("{coal} B=1 price=160 trains=2g; BK C=3");
        let text = format!("profile {profile}; phase 4; depot 5; cash D 900; SD formed; {coal}; UG C=2");
        let done = if profile == "1824-1e" { "done K1" } else { "done EPP" };
        let table = Table::at(&format!("{text}; MS par=70 A=6 trains=6 operated; or 1 of 1 {done}; turn MS train"));
        let table = to_shares(table.play("done"));
        assert_eq!((table.phase(), table.director("BK"), table.director("UG")), (5, "C".to_owned(), "C".to_owned()));
        assert!(table.launched("BK") && table.launched("UG"));
        assert_eq!((table.treasury("BK"), table.treasury("UG")), (640, 1200));
    }
    for table in ms("phase 3; depot 4; B1 B; SD C=2") {
        let table = table.play("done");
        assert_eq!((table.turn(), table.launched("SD")), ("B exchange B1".to_owned(), false));
        let table = table.play("exchange B1 BH");
        assert!(table.launched("SD") && table.turn().ends_with("shares"));
    }
}

/// [1824-RULING-43]
#[test]
fn r07_formations_of_the_round_then_the_foreign_sale_then_formations_by_it() {
    for table in ms("phase 4; depot 5; SD B=2; UG C=2") {
        let events = decide(&table.state, &read_action(&table.state, "done")).unwrap();
        let formed = |staatsbahn| {
            let launched = |event: &Event| matches!(event, Event::Launched { company, .. } if *company == staatsbahn);
            events.iter().position(launched).unwrap()
        };
        let abroad = |event: &Event| matches!(event, Event::TrainMoved { to: TrainPlace::Gone, .. });
        let sold = events.iter().position(abroad).unwrap();
        let began = events.iter().position(|event| matches!(event, Event::ShareRoundOpened { .. })).unwrap();
        assert!(formed(SD) < sold && sold < formed(UG) && formed(UG) < began);
    }
}

#[test]
fn r08_with_only_10_trains_left_the_sale_has_no_further_effect() {
    let formed = "SD formed A=2 trains=6; UG formed A=2 trains=6; k&k formed A=2 trains=6";
    for (profile, formed) in [("1824-1e", formed.to_owned()), ("1824-2e", formed.replace("k&k", "KK"))] {
        let done = if profile == "1824-1e" { "done SD UG k&k" } else { "done SD UG KK" };
        let text =
            format!("profile {profile}; phase 8; depot 10; cash D 900; {formed}; MS par=80 A=6 trains=6,10 operated");
        let table = Table::at(&format!("{text}; or 3 of 3 {done}; turn MS train"));
        let events = decide(&table.state, &read_action(&table.state, "done")).unwrap();
        let abroad = |event: &&Event| matches!(event, Event::TrainMoved { to: TrainPlace::Gone, .. });
        assert_eq!(events.iter().filter(abroad).count(), 1);
        let table = table.play("done");
        assert_eq!((table.phase(), table.trains("MS")), (8, "6 10".to_owned()));
        assert!(game::query::on_sale(&table.state).iter().any(|id| table.state.edition().model(*id).name == "10"));
    }
}

#[test]
fn r09_there_is_none_after_the_last_round_of_the_game() {
    for table in ms("phase 3; depot 4; broken; SD C=2; or 1 of 1") {
        let table = table.play("done");
        assert_eq!((table.turn(), table.depot(), table.phase()), ("over".to_owned(), "4 4".to_owned(), 3));
    }
}
