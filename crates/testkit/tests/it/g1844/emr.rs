//! 1844, chapter EMR: emergency financing and debt.

use game::{Choice, Event, decide};
use testkit::{Table, read_action};

/// RhB has a route from Chur to Disentis and must buy; BLS in Bern has none.
fn at(text: &str) -> Table {
    Table::at(&format!("tile H25 4/0; {text}"))
}

/// Everybody passes until the share round is over.
fn after_shares(mut table: Table) -> Table {
    while table.turn().ends_with("shares") {
        table = table.play("pass");
    }
    table
}

#[test]
fn r01_the_director_pays_what_the_treasury_lacks_for_a_compulsory_train() {
    let table = at("phase 2; cash A 500; RhB par=80 A=5 cash=20 operated; turn RhB train").play("train 2 90");
    assert_eq!(table.trains("RhB"), "2");
    assert_eq!((table.treasury("RhB"), table.cash("A"), table.debt("A")), (0, 430, 0));
}

/// An assisted purchase empties the treasury, any other leaves the rest in it: both sides.
#[test]
fn r02_not_one_franc_remains_in_the_treasury_after_an_assisted_purchase() {
    let buy = |cash: i32| {
        let text = format!("phase 2; cash A 500; RhB par=80 A=5 cash={cash} operated; turn RhB train");
        let table = at(&text).play("train 2 90");
        (table.treasury("RhB"), table.cash("A"))
    };
    assert_eq!(buy(89), (0, 499));
    assert_eq!(buy(1), (0, 411));
    assert_eq!(buy(90), (0, 500));
    assert_eq!(buy(91), (1, 500));
}

#[test]
fn r03_the_director_picks_a_train_of_the_bank_the_pool_or_another_company() {
    let table = at("phase 3; depot 3; pool 2H; cash A 500; RhB par=80 A=5 cash=20 operated
        BLS par=70 B=5 cash=0 trains=3 operated; turn RhB train");
    let from_bank = table.play("train 3H 150");
    assert_eq!((from_bank.trains("RhB"), from_bank.cash("A")), ("3H".to_owned(), 370));
    let from_pool = table.play("train 2H 70 pool");
    assert_eq!((from_pool.trains("RhB"), from_pool.cash("A")), ("2H".to_owned(), 450));
    let from_bls = table.play("train 3 180 BLS; agree");
    assert_eq!((from_bls.trains("RhB"), from_bls.cash("A"), from_bls.treasury("BLS")), ("3".to_owned(), 340, 180));
}

/// both sides
#[test]
fn r04_no_more_than_the_printed_value_is_paid_with_the_directors_help() {
    let table = at("phase 3; depot 3; cash A 500; RhB par=80 A=5 cash=100 operated
        BLS par=70 A=5 trains=3 operated; turn RhB train");
    assert_eq!(table.refused("train 3 181 BLS"), "1844-EMR-04");
    let table = table.play("train 3 180 BLS");
    assert_eq!((table.treasury("RhB"), table.cash("A"), table.treasury("BLS")), (0, 420, 180));
}

#[test]
fn r05_the_director_may_sell_shares_or_go_into_debt_without_selling_any() {
    let table = at("phase 2; RhB par=80 A=5 operated; BLS par=70 B=5 A=3 operated; turn RhB train");
    let sold = table.play("sell BLS 2; train 2 90");
    assert_eq!((sold.shares("BLS", "A"), sold.pool("BLS"), sold.price("BLS")), (1, 2, 60));
    assert_eq!((sold.cash("A"), sold.debt("A")), (50, 0));
    let indebted = table.play("train 2 90");
    assert_eq!((indebted.shares("BLS", "A"), indebted.price("BLS")), (3, 70));
    assert_eq!((indebted.cash("A"), indebted.debt("A")), (0, 135));
}

/// both sides
#[test]
fn r06_sales_for_a_train_may_not_change_any_director() {
    let table = at("phase 4; depot 4 5; RhB par=80 A=5 B=4 operated; BLS par=70 B=5 A=2 operated; turn RhB train");
    assert_eq!(table.refused("sell RhB 2"), "1844-DIR-12");
    let table = table.play("sell RhB 1");
    assert_eq!((table.shares("RhB", "A"), table.director("RhB")), (4, "A".to_owned()));
    assert_eq!(table.cash("A"), 80);
}

/// [1844-EMR-06] Half of a company at most lies in the pool, a block a company, and one that has not operated is paid
/// after the fall: both sides.
#[test]
fn sales_for_a_train_follow_the_rules_of_the_share_round() {
    let table = at("phase 4; depot 4 5; RhB par=80 A=5 operated; BLS par=70 B=3 A=3 pool=4 director=B operated
        STB par=90 B=5 A=1; turn RhB train");
    assert_eq!(table.refused("sell BLS 2"), "1844-SR-26");
    let table = table.play("sell BLS 1");
    assert_eq!((table.cash("A"), table.price("BLS")), (70, 60));
    assert_eq!(table.refused("sell BLS 1"), "1844-RULING-03");
    let table = table.play("sell STB 1");
    assert_eq!((table.cash("A"), table.price("STB")), (150, 80));
}

/// Only shares are offered for sale: both sides.
#[test]
fn r08_privates_tunnel_certificates_and_mountain_railways_cannot_be_sold_for_a_train() {
    let papers = "phase 2; P1 A; P6 A; T1 A; B1 A G14 0; RhB par=80 A=2 B=3 director=A operated";
    let is_no_train = |choice: &Choice| !matches!(choice, Choice::BuyTrain { .. });
    let table = at(&format!("{papers}; turn RhB train"));
    assert!(!table.offers().iter().any(is_no_train));
    let table = table.play("train 2 90");
    assert_eq!(table.debt("A"), 135);
    assert_eq!((table.private("P1"), table.private("P6")), ("A".to_owned(), "A".to_owned()));
    assert_eq!((table.tunnel_owner("T1"), table.mountain_owner("B1")), ("A".to_owned(), "A".to_owned()));

    let table = at(&format!("{papers}; BLS par=70 B=5 A=1 operated; turn RhB train"));
    let sales: Vec<Choice> = table.offers().into_iter().filter(is_no_train).collect();
    assert_eq!(sales, [Choice::Do(read_action(&table.state, "sell BLS 1"))]);
}

#[test]
fn r09_half_of_what_is_still_owed_after_the_sales_is_added_at_once() {
    let table = at("phase 3; depot 3; cash A 10; RhB par=80 A=5 cash=20 operated
        BLS par=70 B=5 A=1 operated; turn RhB train");
    let table = table.play("sell BLS 1; train 3 180");
    assert_eq!((table.treasury("RhB"), table.cash("A")), (0, 0));
    assert_eq!(table.debt("A"), 80 + 40);
}

#[test]
fn r10_nothing_forces_a_debtor_to_sell_in_a_later_share_round() {
    let table =
        at("phase 3; cash A 50 B 500 C 500 D 500; debt A 100; RhB par=80 A=5 operated; BLS par=70 B=5 A=4 operated
        shares A");
    assert!(table.accepts("sell BLS 1"));
    let table = table.play("pass");
    assert_eq!(table.turn(), "B shares");
    assert_eq!((table.cash("A"), table.debt("A"), table.shares("BLS", "A")), (50, 100, 4));
}

/// both sides
#[test]
fn r11_a_debtor_may_not_buy_shares() {
    let table = at("phase 3; cash A 500; debt A 10; BLS par=70 B=5 pool=1 operated; shares A");
    for purchase in ["buy BLS offering", "buy BLS pool", "start RhB 60"] {
        assert_eq!(table.refused(purchase), "1844-EMR-11");
    }
    let table = table.play("repay 10");
    for purchase in ["buy BLS offering", "buy BLS pool", "start RhB 60"] {
        assert!(table.accepts(purchase));
    }
}

#[test]
fn r12_at_the_end_of_each_share_round_the_remaining_debt_grows_by_half() {
    let table = at("phase 2; cash A 40 B 500; debt A 100; BLS par=70 B=5 operated; shares A");
    let table = after_shares(table.play("repay 40"));
    assert_eq!(table.turn(), "B BLS track");
    assert_eq!((table.cash("A"), table.debt("A")), (0, 90));
    let table = after_shares(table.play("done"));
    assert_eq!(table.turn(), "B BLS track");
    assert_eq!(table.debt("A"), 135);
}

/// The help goes on however deep the debt.
#[test]
fn r13_there_is_no_bankruptcy() {
    let table = at("phase 6; depot 6; debt A 5000; RhB par=80 A=5 operated; BLS par=70 B=5 operated; turn RhB train");
    assert_eq!(table.refused("bankrupt"), "1844-EMR-13");
    assert_eq!(table.offered("bankrupt"), 0);
    let table = table.play("train 6 630");
    assert_eq!(table.debt("A"), 5000 + 945);
    assert_eq!(table.turn(), "B BLS track");
}

/// both sides
#[test]
fn r14_the_director_does_not_help_to_a_further_train() {
    let companies = "phase 2; cash A 500; BLS par=70 B=5 A=2 operated; RhB par=80 A=5 cash=75 operated";
    let with_train = at(&format!("{companies} trains=2H; turn RhB train"));
    assert_eq!(with_train.refused("train 2 90"), "1844-OR-12");
    assert_eq!(with_train.refused("sell BLS 1"), "1844-EMR-14");
    assert!(with_train.accepts("train 2H 70"));
    assert!(at(&format!("{companies}; turn RhB train")).accepts("train 2 90"));
}

/// [1844-EMR-14] Terrain and markers are paid by the treasury alone: both sides.
#[test]
fn the_director_does_not_support_the_company_in_any_other_way() {
    let track = |cash: i32| at(&format!("phase 2; cash A 900; RhB par=80 A=5 cash={cash} operated; turn RhB track"));
    assert_eq!(track(59).refused("lay I24 9/0"), "1844-TRACK-17");
    let table = track(60).play("lay I24 9/0");
    assert_eq!((table.treasury("RhB"), table.cash("A")), (0, 900));

    let marker = |cash: i32| {
        let line = "tile G12 9/2; tile H13 57/2; BLS par=80 A=5 trains=2 operated";
        at(&format!("phase 2; cash A 900; {line} cash={cash}; turn BLS marker"))
    };
    assert_eq!(marker(39).refused("marker H13"), "1844-TOK-03");
    let table = marker(40).play("marker H13");
    assert_eq!((table.treasury("BLS"), table.cash("A")), (0, 900));
}

/// Beside it an emergency debt that does.
#[test]
fn r15_debt_from_the_sbb_exchange_bears_no_interest() {
    let table = at("phase 5; cash C 500; owes A 100; debt B 100; BLS par=70 D=5 operated; shares C");
    let table = after_shares(table);
    assert_eq!((table.owes("A"), table.debt("A")), (100, 0));
    assert_eq!((table.owes("B"), table.debt("B")), (0, 150));
}

/// [1844-RULING-42] both sides
#[test]
fn r17_without_a_route_there_is_no_emergency_financing() {
    let companies = "phase 2; cash A 500; BLS par=80 A=5 cash=80 operated; STB par=70 B=5 A=2 operated";
    let apart = at(&format!("{companies}; turn BLS train"));
    assert_eq!(apart.refused("train 2 90"), "1844-OR-12");
    assert_eq!(apart.refused("sell STB 1"), "1844-EMR-17");
    assert!(apart.accepts("train 2H 70"));
    let joined = at(&format!("{companies}; tile G12 9/2; tile H13 57/2; turn BLS train"));
    assert_eq!(joined.play("train 2 90").cash("A"), 490);
}

/// [1844-RULING-45] both sides
#[test]
fn the_director_may_help_to_a_dearer_train_though_the_treasury_covers_a_cheaper_one() {
    let companies = "phase 2; cash A 500; BLS par=70 B=5 operated; RhB par=80 A=5 cash=75 operated";
    let table = at(&format!("{companies}; turn RhB train"));
    assert_eq!(table.play("train 2H 70").treasury("RhB"), 5);
    let more_expensive = table.play("train 2 90");
    assert_eq!((more_expensive.treasury("RhB"), more_expensive.cash("A")), (0, 485));
    let with_train = at(&format!("{companies} trains=2H; turn RhB train"));
    assert_eq!(with_train.refused("train 2 90"), "1844-OR-12");
}

/// [1844-RULING-45] Printed price with another director and with the SBB, 1 up to it with the same: both sides.
#[test]
fn a_train_of_another_company_needs_consent_and_has_its_price() {
    let table =
        at("phase 5; depot 5 3; cash A 900; RhB par=80 A=5 cash=100 operated; BLS par=70 B=5 trains=4H operated
        AB par=60 A=5 trains=4 operated; SBB par=100 A=3d1 pool=17d4 trains=SBB_5H,5H operated; turn RhB train");
    assert_eq!(table.refused("train 4H 259 BLS"), "1844-TRAIN-09");
    assert_eq!(table.refused("train 5H 399 SBB"), "1844-RULING-58");
    assert_eq!(table.refused("train 4 301 AB"), "1844-EMR-04");
    assert_eq!(table.refused("train 4 0 AB"), "1844-TRAIN-08");

    let asked = table.play("train 4H 260 BLS");
    assert_eq!(asked.turn(), "B offer BLS");
    assert_eq!(asked.play("decline").refused("done"), "1844-TRAIN-16");
    assert_eq!(asked.play("agree").cash("A"), 740);
    assert_eq!(table.play("train 5H 400 SBB").cash("A"), 600);
    assert_eq!(table.play("train 4 300 AB").cash("A"), 700);
    assert_eq!(table.play("train 4 101 AB").cash("A"), 899);
    assert_eq!(table.play("train 4 1 AB").cash("A"), 900);
}

/// [1844-RULING-46] Rules version 1: both sides.
#[test]
fn a_block_was_sold_only_if_its_last_share_was_needed_for_the_chosen_train() {
    let table = at("version 1; phase 2; RhB par=80 A=5 operated; BLS par=70 B=5 A=4 operated; turn RhB train");
    assert_eq!(table.refused("sell BLS 3"), "1844-RULING-46");
    let two = table.play("sell BLS 2");
    assert_eq!(two.refused("train 2H 70"), "1844-RULING-46");
    assert_eq!(two.play("train 2 90").cash("A"), 50);
    assert_eq!(table.play("sell BLS 1; train 2H 70").cash("A"), 0);
    let in_debt = table.play("sell BLS 1; train 2 90");
    assert_eq!((in_debt.shares("BLS", "A"), in_debt.debt("A")), (3, 30));
}

/// [1844-RULING-46] [1844-EMR-07] What the proceeds lose to a debt from the SBB exchange pays no train: both sides.
#[test]
fn a_block_is_needed_as_far_as_the_exchange_debt_leaves_nothing_of_it() {
    let companies = "option sell-only-what-is-needed; phase 5; depot 5 3; RhB par=80 A=5 operated; BLS par=70 B=5 A=5 director=B operated";
    let owing = at(&format!("{companies}; owes A 270; pool 2H; turn RhB train"));
    let sold = owing.play("sell BLS 5");
    assert_eq!((sold.owes("A"), sold.cash("A")), (0, 80));
    assert_eq!(sold.play("train 2H 70 pool").cash("A"), 10);
    let free = at(&format!("{companies}; pool 2H; turn RhB train")).play("sell BLS 5");
    assert_eq!(free.refused("train 2H 70 pool"), "1844-EMR-07");
}

/// [1844-RULING-78] Both sides: no ceiling, but half of a company in the pool and every director in their seat.
#[test]
fn in_an_emergency_the_director_sells_as_many_shares_as_they_want() {
    let position = "tile H25 4/0; phase 2; RhB par=80 A=5 operated; BLS par=70 B=5 A=4 operated
        STB par=60 A=4 B=3 operated; turn RhB train";
    for table in super::editions(position) {
        let sold = table.play("sell BLS 4; sell STB 1; train 2H 70");
        assert_eq!((sold.shares("BLS", "A"), sold.cash("A")), (0, 4 * 70 + 60 - 70));
        assert_eq!(table.refused("sell STB 2"), "1844-DIR-12");
    }
    let full = "tile H25 4/0; phase 2; RhB par=80 A=5 operated; BLS par=70 B=3 A=2 pool=4 director=B operated";
    for table in super::editions(&format!("{full}; turn RhB train")) {
        assert_eq!(table.refused("sell BLS 2"), "1844-SR-26");
        assert!(table.accepts("sell BLS 1"));
    }
}

/// [1844-RULING-78] [1844-EMR-01] Both sides: what the treasury alone can pay is no emergency.
#[test]
fn shares_are_sold_for_a_train_that_the_treasury_cannot_pay() {
    let rhb = |cash: u16| {
        let companies = format!("RhB par=80 A=5 cash={cash} operated; BLS par=70 B=5 A=4 operated");
        at(&format!("phase 2; {companies}; turn RhB train"))
    };
    assert_eq!(rhb(90).refused("sell BLS 1"), "1844-EMR-01");
    let table = rhb(80).play("sell BLS 3");
    assert_eq!(table.refused("train 2H 70"), "1844-RULING-78");
    let bought = table.play("train 2 90");
    assert_eq!((bought.treasury("RhB"), bought.cash("A")), (0, 210 - 10));
}

/// [1844-RULING-47]
#[test]
fn debt_is_the_rest_after_treasury_cash_and_proceeds_plus_half_rounded_up() {
    let table = at("phase 3; depot 3; cash A 5; RhB par=80 A=5 cash=20 operated
        BLS par=70 B=5 A=1 operated; turn RhB train");
    let unsold = table.play("train 3 180");
    assert_eq!((unsold.treasury("RhB"), unsold.cash("A")), (0, 0));
    assert_eq!(unsold.debt("A"), 155 + 78);
    let sold = table.play("sell BLS 1; train 3 180");
    assert_eq!((sold.treasury("RhB"), sold.cash("A")), (0, 0));
    assert_eq!(sold.debt("A"), 85 + 43);
}

/// [1844-RULING-47]
#[test]
fn interest_is_rounded_up_and_charged_before_the_cards_are_dealt() {
    let table = at("phase 2; cash D 500; debt A 45; BLS par=70 B=5 operated; shares D");
    let last_pass = read_action(&table.state, "pass");
    let mut closing = table.clone();
    while closing.play("pass").turn().ends_with("shares") {
        closing = closing.play("pass");
    }
    let events = decide(&closing.state, &last_pass).unwrap();
    let place = |wanted: fn(&Event) -> bool| events.iter().position(wanted).unwrap();
    let interest = place(|event| matches!(event, Event::DebtChanged { .. }));
    let cards = place(|event| matches!(event, Event::OrderDealt(_)));
    assert!(interest < cards);
    assert_eq!(closing.play("pass").debt("A"), 45 + 23);
}

/// [1844-RULING-48] both sides
#[test]
fn a_debtor_buys_nothing_at_all_until_the_debt_is_zero() {
    let table = at("phase 3; cash A 500; debt A 10; BLS par=70 B=5 operated; shares A");
    let purchases = ["buy BLS offering", "start RhB 60", "mountain B1", "tunnel T1"];
    let in_part = table.play("repay 9");
    for purchase in purchases {
        assert_eq!(table.refused(purchase), "1844-EMR-11");
        assert_eq!(in_part.refused(purchase), "1844-EMR-11");
        assert!(in_part.play("repay 1").accepts(purchase));
    }
}

/// [1844-RULING-48] both sides
#[test]
fn a_debtor_may_repay_any_part_in_his_own_share_turn() {
    let table = at("phase 3; cash A 50 B 500; debt A 60; BLS par=70 B=5 operated; shares A");
    assert_eq!(table.refused("repay 0"), "1844-RULING-48");
    assert_eq!(table.refused("repay 61"), "1844-RULING-48");
    assert_eq!(table.refused("repay 51"), "1844-SR-08");
    let repaid = table.play("repay 20");
    assert_eq!((repaid.cash("A"), repaid.debt("A"), repaid.turn()), (30, 40, "A shares".to_owned()));
    assert_eq!(repaid.play("pass").refused("repay 1"), "1844-RULING-48");
}

/// [1844-RULING-48] A sale keeps the round going, repaying does not: both sides.
#[test]
fn repaying_alone_is_no_action_that_keeps_the_round_going() {
    let table = at("phase 3; cash A 50 B 500 C 500 D 500; debt A 60; BLS par=70 B=5 A=2 operated; shares B");
    let table = table.play("pass; pass; pass");
    assert_eq!(table.turn(), "A shares");
    assert_eq!(table.play("repay 20; pass").turn(), "B BLS track");
    assert_eq!(table.play("sell BLS 1; pass").turn(), "B shares");
}

/// [1844-RULING-48] Both sides: the dividend is theirs, and so is card 1.
#[test]
fn a_debtors_income_is_not_seized_and_the_cards_look_at_cash_only() {
    let table = at("phase 2; cash A 600; debt A 900; RhB par=80 A=5 trains=2 operated; turn RhB dividend revenue=100");
    let table = table.play("pay");
    assert_eq!((table.cash("A"), table.debt("A")), (650, 900));

    let table =
        at("phase 3; order D C B A; cash A 600 B 500 C 400 D 300; debt A 900; BLS par=70 B=5 operated; shares D");
    assert_eq!(after_shares(table).order(), "ABCD");
}

/// Adopted from the Polish aid. Both sides: for a 2 at 90 two shares of the BLS at 70 are enough, and six may not lie in
/// the pool.
#[test]
fn r07_no_more_shares_are_sold_than_needed_and_no_more_than_half_lie_in_the_pool() {
    let position = "option sell-only-what-is-needed; phase 2; tile H25 4/0; RhB par=80 A=5 operated; turn RhB train";
    for table in super::editions(&format!("BLS par=70 B=5 A=4 operated; {position}")) {
        assert_eq!(table.refused("sell BLS 3"), "1844-EMR-07");
        assert_eq!(table.play("sell BLS 2").pool("BLS"), 2);
    }
    for table in super::editions(&format!("BLS par=70 B=3 A=2 pool=4 director=B operated; {position}")) {
        assert_eq!(table.refused("sell BLS 2"), "1844-SR-26");
        assert_eq!(table.play("sell BLS 1").pool("BLS"), 5);
    }
}
