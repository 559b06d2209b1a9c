//! 1824, chapter END: the end of the game.

use game::places;
use game::query::standing;
use game::state::{Ending, Round};
use testkit::Table;

use super::{as_18xx_games, at, editions};

/// MS of A about to decide on an income of 100, with so much in the bank.
fn paying(bank: i32, text: &str) -> [Table; 2] {
    editions(&format!(
        "phase 3; depot 3; cash D 900; bank {bank}; {text}; MS par=80 A=6 trains=6 operated; turn MS dividend revenue=100"
    ))
}

fn is_broken(table: &Table) -> bool {
    table.state.ending() == Ending::BankBroken
}

fn round(table: &Table) -> (u8, u8) {
    match table.state.round() {
        Round::Operating(round) => (round.number, round.of),
        _ => (0, 0),
    }
}

#[test]
fn r01_the_end_is_triggered_when_the_bank_has_no_money_left() {
    for (bank, broken) in [(61, false), (60, true), (59, true)] {
        for table in paying(bank, "or 1 of 2") {
            assert!(!is_broken(&table));
            assert_eq!(is_broken(&table.play("pay")), broken);
        }
    }
}

#[test]
fn r02_in_an_operating_round_the_set_is_played_to_its_end() {
    for table in paying(60, "or 1 of 2") {
        let table = table.play("pay");
        assert_eq!((table.turn(), round(&table)), ("A MS track".to_owned(), (2, 2)));
        let over = table.play("done");
        assert_eq!((over.turn(), over.refused("pass")), ("over".to_owned(), "sequence of play"));
    }
}

/// What ends the set belongs to it: here the capital of a Staatsbahn that the foreign sale founds.
#[test]
fn r02_a_bank_that_breaks_after_the_last_round_of_a_set_ends_the_game_with_it() {
    let text = "phase 3; depot 4; cash D 900; bank 100; SD C=2; MS par=80 A=6 trains=6 operated; turn MS train";
    for table in editions(text) {
        let table = table.play("done");
        assert_eq!((table.phase(), table.treasury("SD"), table.turn()), (4, 1200, "over".to_owned()));
    }
    assert_eq!(as_18xx_games(text).play("done").turn(), "A shares");
}

#[test]
fn r03_in_a_share_round_that_round_and_one_more_set_are_played() {
    for table in editions("phase 3; depot 3; bank 50; cash A 900; MS par=80 A=7 trains=6 operated; shares A") {
        let table = table.play("sell MS 1");
        assert_eq!((is_broken(&table), table.turn()), (true, "A shares".to_owned()));
        let table = table.play("buy SD; pass");
        assert_eq!((table.turn(), round(&table)), ("A MS track".to_owned(), (1, 2)));
        let table = table.play("done");
        assert_eq!((table.turn(), round(&table)), ("A MS track".to_owned(), (2, 2)));
        assert_eq!(table.play("done").turn(), "over");
    }
}

/// [1824-RULING-69]
#[test]
fn r04_what_the_bank_cannot_pay_counts_as_the_players_cash() {
    for table in paying(10, "cash A 5; or 1 of 2") {
        let table = table.play("pay");
        assert_eq!((table.cash("A"), table.bank()), (65, -50));
        assert_eq!(table.wealth("A"), 65 + 6 * table.price("MS"));
    }
}

/// [1824-RULING-69] Nor is there a sale abroad after the final round, nor was there a formation in rules version 1.
#[test]
fn r05_companies_are_paid_in_full_by_an_empty_bank() {
    for table in paying(10, "or 1 of 2") {
        let table = table.play("withhold");
        assert_eq!((table.treasury("MS"), table.bank(), is_broken(&table)), (100, -90, true));
    }
    let due = "phase 4; depot 5; broken; SD C=2; MS par=80 A=6 trains=6 operated; turn MS train";
    for table in editions(&format!("version 1; {due}")) {
        let table = table.play("done");
        assert_eq!((table.turn(), table.launched("SD"), table.depot()), ("over".to_owned(), false, "5 3".to_owned()));
    }
}

/// [1824-RULING-90] Before and after: the first 4 is bought in the last round, and the SD formed before the end.
#[test]
fn a_staatsbahn_that_is_due_after_the_final_round_is_formed_before_the_end() {
    let last = "phase 3; depot 4; broken; SD C=2; MS par=80 A=6 trains=3 cash=900 operated; or 2 of 2; turn MS train";
    for table in editions(last) {
        let bought = table.play("train 4 280");
        assert_eq!((bought.phase(), bought.launched("SD"), bought.depot().as_str()), (4, false, "4 3"));
        let over = bought.play("done");
        assert_eq!((over.turn().as_str(), over.launched("SD"), over.depot().as_str()), ("over", true, "4 3"));
        assert_eq!((over.director("SD").as_str(), over.wealth("C")), ("C", 2 * 120));
    }
    assert!(!as_18xx_games(last).play("train 4 280; done").launched("SD"));
}

/// [1824-RULING-90] The capital of the SD breaks the bank: that was the last round, and no train goes abroad any more.
#[test]
fn a_formation_that_breaks_the_bank_ends_the_game_without_a_sale_abroad() {
    let text = "phase 4; depot 4 3; bank 100; SD C=2; MS par=80 A=6 trains=6 operated; turn MS train";
    for version in [1, 2] {
        for table in editions(&format!("version {version}; {text}")) {
            let over = table.play("done");
            assert_eq!((over.turn().as_str(), over.treasury("SD"), over.depot().as_str()), ("over", 1200, "4 3"));
        }
    }
}

#[test]
fn r06_wealth_is_cash_and_shares_at_the_price_of_the_chart() {
    let companies = "MS par=80 A=6 cell=3,4 cash=700 trains=6,8 operated; BH par=60 B=6 A=3 cash=50 operated";
    for table in editions(&format!("cash A 123; {companies}")) {
        assert_eq!((table.price("MS"), table.price("BH")), (110, 60));
        assert_eq!(table.wealth("A"), 123 + 6 * 110 + 3 * 60);
    }
}

#[test]
fn r07_debt_is_deducted() {
    assert_eq!(at("cash A 123; debt A 200; MS par=80 A=6").wealth("A"), 123 - 200 + 480);
    assert_eq!(Table::at("profile 1824-1e; cash A -77; MS par=80 A=6").wealth("A"), -77 + 480);
}

/// [1824-RULING-67]
#[test]
fn r08a_mountain_railways_and_minors_count_nothing() {
    let table = Table::at("profile 1824-1e; cash A 100; B1 A; K1 A=1 price=160; S1 A=1; S2 A=1");
    assert_eq!((table.certificates("A"), table.wealth("A")), (4, 100));
}

/// [1824-RULING-67]
#[test]
fn r08b_mountain_railways_and_minors_count_what_they_cost() {
    assert_eq!(at("cash A 100; B1 A").wealth("A"), 100 + 120);
    for price in [120, 140, 160, 180, 200] {
        assert_eq!(at(&format!("EPP A=1 price={price}; cash A 100")).wealth("A"), 100 + price);
    }
    for (minor, price) in
        [("SD1", 240), ("SD2", 120), ("SD3", 120), ("UG1", 240), ("UG2", 120), ("KK1", 240), ("KK2", 120)]
    {
        assert_eq!(at(&format!("{minor} A=1; cash A 100")).wealth("A"), 100 + price);
    }
}

/// [1824-RULING-70]
#[test]
fn r09_the_richest_wins_and_a_tie_is_shared() {
    let winners = |cash: &str| {
        let table = at(&format!("cash {cash}"));
        let standing = standing(&table.state);
        let first = standing.iter().zip(places(&standing)).filter(|(_, place)| *place == 1);
        first.map(|(wealth, _)| char::from(b'A' + wealth.player.seat())).collect::<String>()
    };
    assert_eq!(winners("A 100 B 300 C 200 D 250"), "B");
    assert_eq!(winners("A 300 B 100 C 300 D 250"), "AC");
}

#[test]
fn r10_neither_the_top_of_the_chart_nor_a_debt_ends_the_game() {
    for table in editions(
        "phase 3; depot 3; cash D 900; MS par=80 A=6 cell=0,13 trains=6 operated; or 2 of 2; turn MS dividend revenue=100",
    ) {
        let table = table.play("pay");
        assert_eq!((table.price("MS"), is_broken(&table), table.turn()), (350, false, "A shares".to_owned()));
    }
    for table in editions("phase 3; depot 3; cash D 900; MS par=80 A=6 operated; turn MS train") {
        let table = table.play("train 2g 240");
        assert_eq!((table.wealth("A"), is_broken(&table)), (480 - 360, false));
        assert_eq!(table.turn(), "A shares");
    }
}

#[test]
fn r11_shares_count_before_the_first_turn_and_without_a_price_not_at_all() {
    for table in editions("cash A 10; SD A=2; MS par=80 A=3; BH A=4") {
        assert!(!table.launched("SD") && !table.launched("MS") && !table.launched("BH"));
        assert_eq!(table.wealth("A"), 10 + 2 * 120 + 3 * 80);
    }
}
