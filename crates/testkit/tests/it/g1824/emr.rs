//! 1824, chapter EMR: emergencies and debt.

use testkit::Table;

use super::{at, editions};

/// MS of A without a train in its train step.
fn ms(text: &str, ms: &str) -> [Table; 2] {
    editions(&format!("{text}; MS par=80 A=6 {ms} operated; turn MS train"))
}

fn after_shares(mut table: Table) -> Table {
    while table.turn().ends_with("shares") {
        table = table.play("pass");
    }
    table
}

/// What the player has, debts deducted.
fn balance(table: &Table, player: &str) -> i32 {
    table.cash(player) - table.debt(player)
}

#[test]
fn r01_the_director_helps_a_company_without_a_train_whose_treasury_cannot_pay() {
    for table in ms("phase 2; cash A 500", "cash=50") {
        let table = table.play("train 2 80");
        assert_eq!((table.trains("MS"), table.treasury("MS"), table.cash("A")), ("2".to_owned(), 0, 470));
    }
    for table in ms("phase 2; cash A 500", "cash=95") {
        let table = table.play("train 2 80");
        assert_eq!((table.treasury("MS"), table.cash("A")), (15, 500));
    }
}

#[test]
fn r02_he_may_choose_any_train_of_the_bank_or_one_of_another_company() {
    for table in ms("phase 3; depot 3; cash A 900; BH par=90 B=6 trains=2 operated", "cash=50") {
        for (purchase, price) in [("train 3 180", 180), ("train 1g 120", 120), ("train 2g 240", 240)] {
            assert_eq!(table.play(purchase).cash("A"), 900 + 50 - price);
        }
        let traded = table.play("train 2 80 BH; agree");
        assert_eq!((traded.trains("MS"), traded.cash("A"), traded.treasury("BH")), ("2".to_owned(), 870, 80));
    }
}

#[test]
fn r03_the_choice_is_free_though_the_treasury_could_pay_a_cheaper_train() {
    for table in ms("phase 3; depot 3; cash A 900", "cash=130") {
        assert_eq!(table.play("train 1g 120").cash("A"), 900);
        let more_expensive = table.play("train 3 180");
        assert_eq!(
            (more_expensive.trains("MS"), more_expensive.treasury("MS"), more_expensive.cash("A")),
            ("3".to_owned(), 0, 850)
        );
    }
}

#[test]
fn r04_the_treasury_is_emptied_first_and_the_director_pays_exactly_the_rest() {
    for (treasury, paid) in [(0, 180), (1, 179), (179, 1), (180, 0)] {
        for table in ms("phase 3; depot 3; cash A 900", &format!("cash={treasury}")) {
            let table = table.play("train 3 180");
            assert_eq!((table.treasury("MS"), table.cash("A")), (0, 900 - paid));
        }
    }
}

/// both sides
#[test]
fn r05_with_the_directors_help_no_more_than_the_face_value_is_paid() {
    for table in ms("phase 3; depot 3; cash A 900; BH par=90 A=6 trains=3 operated", "cash=100") {
        assert_eq!(table.refused("train 3 181 BH"), "1824-EMR-05");
        let table = table.play("train 3 180 BH");
        assert_eq!((table.treasury("MS"), table.cash("A"), table.treasury("BH")), (0, 820, 180));
    }
}

/// Both sides: the first train, and neither a second one, nor sales for it, nor track.
#[test]
fn r06_the_directors_money_serves_this_one_train_only() {
    let other = "BH par=90 B=5 A=2 operated";
    for table in ms(&format!("phase 3; depot 3; cash A 900; {other}"), "cash=100") {
        let table = table.play("train 1g 120");
        assert_eq!(
            (table.trains("MS"), table.cash("A"), table.turn()),
            ("1g".to_owned(), 880, "B BH track".to_owned())
        );
    }
    for table in ms(&format!("phase 3; depot 3; cash A 900; {other}"), "trains=2 cash=119") {
        assert_eq!(table.refused("train 1g 120"), "1824-EMR-06");
        assert_eq!(table.refused("sell BH 1"), "1824-EMR-06");
    }
    let track = at("cash A 900; tile E8 57/1; SD1 A=1 cash=19; turn SD1 track");
    assert_eq!(track.refused("lay E12 499/0"), "1824-TRACK-14");
}

/// both sides
#[test]
fn r07_the_director_does_not_support_a_part_exchange() {
    for table in ms("phase 3; depot 3; cash A 900", "trains=2 cash=139") {
        assert_eq!(table.refused("part 3"), "1824-EMR-07");
    }
    for table in ms("phase 3; depot 3; cash A 900", "trains=2 cash=140") {
        assert_eq!(table.play("part 3").trains("MS"), "3");
    }
    for table in ms("phase 3; depot 3; cash A 900", "cash=139") {
        assert_eq!(table.refused("part 3"), "1824-TRAIN-19");
    }
}

#[test]
fn r08_he_uses_his_cash_and_may_owe_the_rest_and_nobody_goes_bankrupt() {
    for table in ms("phase 3; depot 3; cash A 30 B 900", "cash=0") {
        let table = table.play("train 3 180");
        assert_eq!((table.trains("MS"), balance(&table, "A")), ("3".to_owned(), -150 - 75));
    }
    let ledger = ms("phase 3; depot 3; cash A 30 B 900", "cash=0")[1].play("train 3 180");
    assert_eq!((ledger.cash("A"), ledger.debt("A")), (0, 225));
}

#[test]
fn r09_he_may_sell_shares_and_need_not() {
    for table in ms("phase 3; depot 3; cash B 900; BH par=90 B=5 A=2 operated", "cash=0") {
        let owed = table.play("train 3 180");
        assert_eq!((owed.shares("BH", "A"), balance(&owed, "A")), (2, -270));
        let sold = table.play("sell BH 2; train 3 180");
        assert_eq!((sold.shares("BH", "A"), sold.cash("A"), sold.debt("A")), (0, 0, 0));
        let partly = table.play("sell BH 1; train 3 180");
        assert_eq!((partly.shares("BH", "A"), balance(&partly, "A")), (1, -90 - 45));
    }
}

/// Both sides: a company that has not operated, the half in the bank, one block a company; the price falls by a row.
#[test]
fn r10_emergency_sales_obey_the_rules_of_selling() {
    let others = "BH par=90 B=3 A=3 C=2 operated; CL par=100 B=5 A=3; BK par=80 B=4 A=2 operated";
    for table in ms(&format!("phase 3; depot 3; {others}"), "cash=0") {
        assert_eq!(table.refused("sell CL 1"), "1824-SR-21");
        assert_eq!(table.refused("sell BK 2"), "1824-SR-22");
        assert_eq!(table.refused("sell BK 3"), "1824-SR-02");
        let table = table.play("sell BK 1");
        assert_eq!((table.cash("A"), table.price("BK")), (80, 70));
        let table = table.play("sell MS 1");
        assert_eq!((table.cash("A"), table.price("MS"), table.refused("sell MS 1")), (160, 70, "1824-SR-25"));
    }
}

/// Both sides, for the company that buys and for another.
#[test]
fn r11_emergency_sales_change_no_director() {
    let companies = "phase 3; depot 3; MS par=80 A=4 B=3 operated; BH par=90 A=4 C=3 operated";
    for table in editions(&format!("{companies}; turn MS train")) {
        assert_eq!(table.refused("sell MS 2"), "1824-EMR-11");
        assert_eq!(table.refused("sell BH 2"), "1824-EMR-11");
        let table = table.play("sell BH 1");
        assert_eq!((table.shares("BH", "A"), table.director("BH")), (3, "A".to_owned()));
    }
}

/// [1824-RULING-65] Both sides: the last unit may overshoot, but has to be needed for the train that is then bought.
#[test]
fn r12a_no_more_is_sold_than_the_chosen_train_needs() {
    let [table, _] = ms("phase 3; depot 3; BH par=90 B=5 A=4 operated", "cash=0");
    assert_eq!(table.refused("sell BH 4"), "1824-EMR-12a");
    let three = table.play("sell BH 3");
    assert_eq!((three.refused("train 3 180"), three.refused("train 1g 120")), ("1824-EMR-12a", "1824-EMR-12a"));
    assert_eq!(three.play("train 2g 240").cash("A"), 30);
    assert_eq!(table.play("sell BH 2; train 1g 120").cash("A"), 60);
    assert_eq!(table.play("sell BH 2; train 3 180").cash("A"), 0);
}

/// [1824-RULING-65] Unlike the second edition: also where the treasury pays a cheaper train.
#[test]
fn r12a_shares_are_sold_for_a_dear_train_though_the_treasury_pays_a_cheap_one() {
    let [table, _] = ms("phase 3; depot 3; BH par=90 B=5 A=4 operated", "cash=120");
    let table = table.play("sell BH 1");
    assert_eq!(table.refused("train 1g 120"), "1824-EMR-12a");
    assert_eq!(table.play("train 3 180").cash("A"), 30);
}

/// An overdrawn account is filled before it pays for a train: what fills it is no surplus.
#[test]
fn r12a_what_fills_an_overdrawn_account_covers_no_shortfall() {
    let [table, _] = ms("phase 3; depot 3; cash A -90; BH par=90 B=5 A=4 operated", "cash=0");
    assert_eq!(table.play("sell BH 3; train 3 180").cash("A"), 0);
    assert_eq!(table.play("sell BH 4; train 2g 240").cash("A"), 30);
}

/// [1824-RULING-65] Both sides: the treasury against the cheapest train, cash against the most expensive, and the size of a block.
#[test]
fn r12b_shares_are_sold_if_the_cheapest_train_cannot_be_paid_until_the_dearest_could() {
    let table = |cash: u8| ms("phase 3; depot 3; BH par=90 B=5 A=4 operated", &format!("cash={cash}"))[1].clone();
    assert_eq!(table(120).refused("sell BH 1"), "1824-EMR-12b");
    assert!(table(119).accepts("sell BH 1"));
    let table = table(0);
    assert_eq!(table.refused("sell BH 4"), "1824-EMR-12b");
    let three = table.play("sell BH 3");
    assert_eq!(three.refused("sell MS 1"), "1824-EMR-12b");
    assert_eq!(three.play("train 1g 120").cash("A"), 150);
    assert_eq!(three.play("train 2g 240").cash("A"), 30);
}

/// [1824-RULING-53]
#[test]
fn r13_half_of_what_is_missing_is_added_at_once_rounded_up() {
    for (treasury, missing, debt) in [(67, 293, 440), (359, 1, 2), (160, 200, 300)] {
        for table in ms("phase 4; depot 4; cash B 900", &format!("cash={treasury}")) {
            let table = table.play("train 3g 360");
            assert_eq!((360 - treasury, balance(&table, "A")), (missing, -debt));
        }
    }
}

/// [1824-RULING-63]
#[test]
fn r14a_debt_is_an_overdrawn_account_that_any_income_reduces() {
    let run = "phase 2; cash A -100 B 900; MS par=80 A=6 trains=2 operated; turn MS dividend revenue=100";
    let table = Table::at(&format!("profile 1824-1e; {run}")).play("pay");
    assert_eq!((table.cash("A"), table.debt("A")), (-40, 0));
    let sale = "phase 2; cash A -100 B 900; MS par=80 A=6 operated; shares A";
    let table = Table::at(&format!("profile 1824-1e; {sale}"));
    assert_eq!(table.play("sell MS 1").cash("A"), -20);
    assert_eq!(table.refused("repay 10"), "1824-EMR-14a");
}

/// [1824-RULING-63]
#[test]
fn r14b_debt_is_a_ledger_apart_that_is_repaid_at_will_in_ones_own_turn() {
    let run = "phase 2; cash A 0 B 900; debt A 100; MS par=80 A=6 trains=2 operated; turn MS dividend revenue=100";
    let table = at(run).play("pay");
    assert_eq!((table.cash("A"), table.debt("A"), table.turn()), (60, 100, "A shares".to_owned()));
    assert_eq!(table.refused("repay 0"), "1824-EMR-14b");
    assert_eq!(table.refused("repay 61"), "1824-EMR-14b");
    assert_eq!(table.refused("repay 101"), "1824-EMR-14b");
    let part = table.play("repay 20");
    assert_eq!((part.cash("A"), part.debt("A"), part.turn()), (40, 80, "A shares".to_owned()));
    assert_eq!(table.play("pass").refused("repay 1"), "1824-EMR-14b");
    let full = at("cash A 100; debt A 100; MS par=80 B=6; shares A").play("repay 100");
    assert_eq!((full.cash("A"), full.debt("A")), (0, 0));
}

/// Both sides: no purchase in debt, however small, and no duty to sell.
#[test]
fn r15_a_player_in_debt_buys_no_shares_and_need_not_sell() {
    let ledger = at("cash A 900 B 900; debt A 1; MS par=80 A=6 B=1 operated; shares A");
    let overdraft = Table::at("profile 1824-1e; cash A -1 B 900; MS par=80 A=6 B=1 operated; shares A");
    for table in [&ledger, &overdraft] {
        for purchase in ["buy SD", "start BH 60"] {
            assert_eq!(table.refused(purchase), "1824-EMR-15");
        }
        assert_eq!(table.play("pass").turn(), "B shares");
    }
    assert!(ledger.play("repay 1").accepts("buy SD"));
    assert!(overdraft.play("sell MS 2").accepts("buy SD"));
}

/// The chain of 200, with half on top at once.
#[test]
fn r16_at_the_end_of_each_share_round_half_of_the_debt_is_added() {
    let other = "BH par=90 D=6 trains=3g operated";
    for table in ms(&format!("phase 5; depot 5; {other}"), "cash=200") {
        let mut table = table.play("train 5 400");
        assert_eq!(balance(&table, "A"), -300);
        for debt in [450, 675, 1013] {
            while !table.turn().ends_with("shares") {
                table = table.play("done");
            }
            table = after_shares(table);
            assert_eq!(balance(&table, "A"), -debt);
        }
    }
}

#[test]
fn r17_new_debt_bears_interest_on_the_new_amount_only() {
    let [overdraft, _] = ms("phase 3; depot 3; cash A -100 B 900", "cash=100");
    assert_eq!(overdraft.play("train 3 180").cash("A"), -100 - 80 - 40);
    let [_, ledger] = ms("phase 3; depot 3; cash B 900; debt A 100", "cash=100");
    assert_eq!(ledger.play("train 3 180").debt("A"), 100 + 120);
}

/// [1824-RULING-64]
#[test]
fn r18_exchanges_remain_open_to_a_player_in_debt() {
    let ledger = at("phase 3; cash B 900; debt A 100; EPP A=1 price=160; B1 A; shares A");
    assert_eq!(ledger.play("coal EPP").shares("BK", "A"), 2);
    assert_eq!(ledger.play("exchange B1 BH").shares("BH", "A"), 1);
    let overdraft = Table::at("profile 1824-1e; phase 3; cash A -100 B 900; K1 A=1 price=160; B1 A; shares A");
    assert_eq!(overdraft.play("coal K1").shares("BK", "A"), 2);
    assert_eq!(overdraft.play("exchange B1 BH").shares("BH", "A"), 1);
}

/// both sides
#[test]
fn r19_a_train_of_another_player_costs_its_face_value_and_an_own_one_no_more_than_that() {
    let sellers = "BH par=90 B=6 trains=3 operated; CL par=70 A=6 trains=2 operated";
    for table in ms(&format!("phase 3; depot 3; cash A 900; {sellers}"), "cash=20") {
        for price in [179, 181] {
            assert_eq!(table.refused(&format!("train 3 {price} BH")), "1824-TRAIN-30");
        }
        assert_eq!(table.play("train 3 180 BH; agree").cash("A"), 900 - 160);
        assert_eq!(table.refused("train 2 0 CL"), "1824-TRAIN-29");
        assert_eq!(table.refused("train 2 81 CL"), "1824-EMR-05");
        assert_eq!(table.play("train 2 1 CL").cash("A"), 900);
        assert_eq!(table.play("train 2 80 CL").cash("A"), 840);
    }
}

#[test]
fn r20_the_owner_of_a_minor_helps_like_a_director() {
    let pre = at("phase 2; cash B 900; SD1 B=1 cash=30; UG1 C=1; turn SD1 train").play("train 2 80");
    assert_eq!((pre.trains("SD1"), pre.treasury("SD1"), pre.cash("B")), ("2".to_owned(), 0, 850));
    let coal = at("phase 2; EPP B=1 price=160 cash=30; UG1 C=1; turn EPP train").play("train 1g 120");
    assert_eq!((coal.trains("EPP"), coal.debt("B")), ("1g".to_owned(), 135));
}

#[test]
fn r21_debt_is_subtracted_from_wealth() {
    let ledger = at("cash A 100; debt A 250; MS par=80 A=6; shares A");
    assert_eq!(ledger.wealth("A"), 100 + 6 * 80 - 250);
    let overdraft = Table::at("profile 1824-1e; cash A -150; MS par=80 A=6; shares A");
    assert_eq!(overdraft.wealth("A"), 6 * 80 - 150);
}

#[test]
fn r22_a_player_in_debt_keeps_his_offices_and_acts_for_his_companies() {
    let ledger = at("phase 2; debt A 500; MS par=80 A=6 cash=300 operated; turn MS track");
    let overdraft = Table::at("profile 1824-1e; phase 2; cash A -500; MS par=80 A=6 cash=300 operated; turn MS track");
    for table in [ledger, overdraft] {
        assert_eq!((table.director("MS"), table.turn()), ("A".to_owned(), "A MS track".to_owned()));
        let table = table.play("done");
        assert_eq!(table.play("train 2 80").trains("MS"), "2");
    }
}
