//! 1844, chapter AUC: the auction.

use testkit::Table;

#[test]
fn r05_a_first_bid_reaches_the_minimum_and_a_later_one_exceeds_by_five() {
    let table = Table::at("cash A 500 B 500 C 500 D 500; auction P2");
    assert_eq!(table.turn(), "B auction P2");
    assert_eq!(table.refused("bid 49"), "1844-AUC-03");
    let table = table.play("bid 50");
    assert_eq!(table.refused("bid 54"), "1844-AUC-05");
    assert!(table.accepts("bid 55"));
}

/// [1844-AUC-08] [1844-AUC-04] [1844-AUC-06]
#[test]
fn r21_the_fourth_player_gets_p1_for_25_and_the_second_puts_up_p2() {
    let table = Table::at("cash A 500 B 500 C 500 D 500; auction P1");
    let table = table.play("bid 20; pass; pass; bid 25; pass");
    assert_eq!(table.private("P1"), "D");
    assert_eq!(table.cash("D"), 475);
    assert_eq!(table.turn(), "B auction P2");
}
