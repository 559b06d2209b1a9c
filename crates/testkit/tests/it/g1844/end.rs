//! 1844, chapter END: the end of the game.

use game::places;
use game::query::standing;
use testkit::Table;

/// [1844-RULING-62]
#[test]
fn r01_the_end_is_triggered_when_the_bank_is_exactly_empty() {
    let with = |bank: u32| {
        Table::at(&format!("bank {bank}; RhB par=80 A=5 operated; or 1 of 1; turn RhB dividend revenue=100"))
            .play("pay")
    };
    assert_eq!((with(50).bank(), with(50).turn().as_str()), (0, "over"));
    assert_eq!((with(51).bank(), with(51).turn().as_str()), (1, "A shares"));
}

#[test]
fn r02_the_current_set_is_completed() {
    let table = Table::at("bank 50; RhB par=80 A=5 operated; or 1 of 3; turn RhB dividend revenue=100");
    let table = table.play("pay");
    assert_eq!((table.bank(), table.turn().as_str()), (0, "A RhB track"));
    let table = table.play("done");
    assert_eq!(table.turn(), "A RhB track");
    let table = table.play("done");
    assert_eq!(table.turn(), "over");
    assert_eq!(table.refused("done"), "sequence of play");
}

/// [1844-RULING-62]
#[test]
fn r03_an_end_triggered_in_a_share_round_lets_a_complete_set_follow() {
    let table = Table::at("phase 5; depot 5 3; bank 100; RhB par=80 A=5 operated; shares A");
    let table = table.play("sell RhB 2");
    assert_eq!((table.bank(), table.turn().as_str()), (-60, "A shares"));
    let table = table.play("pass; pass");
    assert_eq!(table.turn(), "A RhB track");
    let table = table.play("done; done");
    assert_eq!(table.turn(), "A RhB track");
    assert_eq!(table.play("done").turn(), "over");
}

/// [1844-RULING-62]
#[test]
fn an_end_once_triggered_is_not_revoked_by_new_money_in_the_bank() {
    let table = Table::at(
        "phase 2; depot 2 5; bank 50; RhB par=80 A=5 cash=90 operated; or 1 of 1; turn RhB dividend revenue=100",
    );
    let table = table.play("pay");
    assert_eq!((table.bank(), table.turn().as_str()), (0, "A RhB train"));
    let table = table.play("train 2 90");
    assert_eq!((table.bank(), table.turn().as_str()), (90, "over"));
}

/// [1844-RULING-62] [1844-RULING-54]
#[test]
fn the_grant_to_the_sbb_at_the_end_of_the_last_round_can_break_the_bank_in_time() {
    let with = |bank: u32| {
        Table::at(&format!(
            "phase 5; depot 5 3; bank {bank}; national due; cash A 500; NOB par=100 A=2 operated;
             RhB par=60 D=5 operated; or 3 of 3 done NOB; turn RhB train"
        ))
        .play("done")
    };
    assert_eq!((with(400).bank(), with(400).turn().as_str()), (0, "over"));
    assert_eq!((with(401).bank(), with(401).turn().as_str()), (1, "A shares"));
}

#[test]
fn r04_payments_beyond_the_banks_money_are_still_made() {
    let table = Table::at("bank 10; RhB par=80 A=5 B=2 pool=1 operated; turn RhB dividend revenue=100").play("pay");
    assert_eq!((table.cash("A"), table.cash("B"), table.treasury("RhB")), (50, 20, 10));
    assert_eq!(table.bank(), 10 - 80);
}

#[test]
fn r05_what_companies_own_counts_for_nobody() {
    let poor = Table::at("cash A 10; RhB par=80 A=5 operated");
    let rich = Table::at("cash A 10; P1 RhB; RhB par=80 A=5 cash=1000 trains=6,6 markers=G26,C24");
    assert_eq!(poor.wealth("A"), 410);
    assert_eq!(rich.wealth("A"), 410);
}

/// [1844-MTN-12b] [1844-TUN-17b]
#[test]
fn r06_cash_shares_at_current_prices_and_used_papers_count() {
    let table = Table::at(
        "cash A 100; RhB par=80 price=120 A=5 operated; SBB par=100 A=3d1 B=2 pool=15d4;
         B1 A active; B2 A; T1 A active; T2 A",
    );
    assert_eq!(table.wealth("A"), 100 + 5 * 120 + 3 * 100 + 150 + 50);
}

#[test]
fn r07_the_highest_total_wins() {
    let table = Table::at("players 3; cash A 300 B 100 C 200; RhB par=80 B=5 operated");
    let standing = standing(&table.state);
    let order: Vec<u8> = standing.iter().map(|wealth| wealth.player.seat()).collect();
    assert_eq!(order, [1, 0, 2]);
    assert_eq!(places(&standing), [1, 2, 3]);
}

/// [1844-RULING-63]
#[test]
fn equal_totals_share_the_place() {
    let table = Table::at("cash A 100 B 500 C 300 D 500");
    let standing = standing(&table.state);
    let totals: Vec<i32> = standing.iter().map(|wealth| wealth.total().0).collect();
    assert_eq!(totals, [500, 500, 300, 100]);
    assert_eq!(places(&standing), [1, 1, 3, 4]);
}

#[test]
fn r08_the_mob_share_of_p5_is_worth_nothing_if_mob_was_never_started() {
    assert_eq!(Table::at("MOB A=1").wealth("A"), 0);
    assert_eq!(Table::at("MOB par=70 B=2 A=1").wealth("A"), 70);
}

#[test]
fn r09_private_railways_are_not_counted() {
    let table = Table::at("cash A 10; P1 A; P2 A; P3 A; P4 A; P5 A; P6 A; P7 A");
    assert_eq!(table.wealth("A"), 10);
}

/// Neither bankruptcy nor the top of the market nor the last train.
#[test]
fn r10_there_is_no_other_end() {
    let broke = Table::at("phase 7; depot 8E; tile H25 4/0; RhB par=80 A=5 operated; or 1 of 1; turn RhB train");
    assert_eq!(broke.refused("bankrupt"), "1844-EMR-13");
    let table = broke.play("train 8H 700");
    assert_eq!((table.debt("A"), table.turn().as_str()), (1050, "A shares"));
    let top = Table::at("RhB par=80 price=350 A=5 operated; or 1 of 2; turn RhB dividend revenue=100").play("pay");
    assert_eq!((top.price("RhB"), top.turn().as_str()), (350, "A RhB track"));
}

/// [1844-RULING-32] It never pays: the game is over before the next round.
#[test]
fn a_mountain_railway_first_visited_in_the_last_round_has_its_value() {
    let table = Table::at(
        "phase 2; broken; tile I6 57/0; B1 B H7 0; B2 C F19 0; MOB par=80 A=5 operated trains=2; or 1 of 1;
         turn MOB run",
    );
    assert_eq!(table.wealth("B"), 0);
    let table = table.play("run 2:I6-H7; withhold");
    assert_eq!(table.turn(), "over");
    assert_eq!((table.cash("B"), table.wealth("B")), (0, 150));
    assert_eq!(table.wealth("C"), 0);
}

/// [1844-RULING-32]
#[test]
fn a_tunnel_first_used_in_the_last_round_has_its_value() {
    let table = Table::at(
        "phase 2; broken; tile K10 5/2; tile I10 4/0; tunnel T1 B J9 3-5; tunnel T2 C H21 2-5;
         VZ par=80 A=3 operated trains=3H; or 1 of 1; turn VZ run",
    );
    assert_eq!(table.wealth("B"), 0);
    let table = table.play("run 3H:K10-J9-I10; withhold");
    assert_eq!(table.turn(), "over");
    assert_eq!((table.cash("B"), table.wealth("B")), (0, 50));
    assert_eq!(table.wealth("C"), 0);
}

/// [1844-RULING-50]
#[test]
fn both_debts_are_subtracted_and_a_total_may_be_negative() {
    let table = Table::at("cash A 30 B 200; debt A 60 B 20; owes A 50 B 30");
    assert_eq!(table.wealth("A"), -80);
    assert_eq!(table.wealth("B"), 150);
}
