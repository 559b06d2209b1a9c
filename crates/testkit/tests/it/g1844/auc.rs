//! 1844, chapter AUC: the auction.

use testkit::Table;

/// Four players with 500 each, this private up.
fn auction_of(private: &str) -> Table {
    Table::at(&format!("cash A 500 B 500 C 500 D 500; auction {private}"))
}

/// Three players, the first two privates put up by A and B and so on; whoever puts a private up gets it for its face
/// value: A has P1, P4 and P7, B has P2 and P5, C has P3 and P6.
pub fn sold_out() -> Table {
    let table = Table::at("players 3; cash A 800 B 800 C 800; auction P1");
    let table = table.play("bid 20; pass; pass; bid 50; pass; pass; bid 80; pass; pass; bid 110; pass; pass");
    table.play("bid 140; pass; pass; bid 180; pass; pass; fnm-par 80; bid 100; pass; pass")
}

/// [1844-AUC-02]
#[test]
fn r01_p1_to_p7_are_put_up_one_by_one_by_the_next_number_card() {
    let mut table = Table::at("players 5; cash A 510 B 510 C 510 D 510 E 510; auction P1");
    let rows = [("P1", "A", 20), ("P2", "B", 50), ("P3", "C", 80), ("P4", "D", 110), ("P5", "E", 140)];
    for (private, seat, face) in rows.into_iter().chain([("P6", "A", 180), ("P7", "B", 100)]) {
        assert_eq!(table.turn(), format!("{seat} auction {private}"));
        table = table.play(&format!("bid {face}; pass; pass; pass; pass"));
        assert_eq!(table.private(private), seat);
        if private == "P6" {
            table = table.play("fnm-par 60");
        }
    }
    assert_eq!(table.turn(), "A shares");
}

#[test]
fn r03_who_puts_a_private_up_acts_first_and_bids_the_face_value_or_passes() {
    let table = auction_of("P2");
    assert_eq!(table.turn(), "B auction P2");
    assert_eq!(table.refused("bid 49"), "1844-AUC-03");
    assert!(table.accepts("bid 50"));
    assert_eq!(table.play("pass").turn(), "C auction P2");
}

#[test]
fn r04_bidding_goes_round_in_playing_order_until_nobody_raises() {
    let table = Table::at("order A C B D; cash A 500 B 500 C 500 D 500; auction P1");
    let table = table.play("bid 20");
    assert_eq!(table.turn(), "C auction P1");
    let table = table.play("bid 25; bid 30; pass");
    assert_eq!(table.turn(), "A auction P1");
    let table = table.play("bid 35; pass");
    assert_eq!(table.turn(), "B auction P1");
    assert_eq!(table.play("pass").private("P1"), "A");
}

/// both sides
#[test]
fn r05_a_first_bid_reaches_the_minimum_and_a_later_one_exceeds_by_five() {
    let table = auction_of("P2");
    assert_eq!(table.refused("bid 49"), "1844-AUC-03");
    let table = table.play("pass; bid 50");
    assert_eq!(table.refused("bid 54"), "1844-AUC-05");
    assert!(table.accepts("bid 55"));
}

/// both sides: B has passed and is asked no more, A has bid and is.
#[test]
fn r06_a_player_who_passes_is_out_for_that_private() {
    let table = auction_of("P1").play("bid 20; pass; bid 25; bid 30; bid 35");
    assert_eq!(table.turn(), "C auction P1");
    let table = table.play("pass; pass");
    assert_eq!(table.private("P1"), "A");
    assert_eq!(table.turn(), "B auction P2");
}

#[test]
fn r07_everybody_may_bid_again_when_p1_becomes_cheaper() {
    let table = auction_of("P1").play("pass; pass; pass; pass");
    assert_eq!(table.turn(), "A auction P1");
    let table = table.play("bid 15");
    assert_eq!(table.turn(), "B auction P1");
    assert!(table.accepts("bid 20"));
}

#[test]
fn r08_the_highest_bidder_pays_the_bank_and_the_next_private_is_put_up() {
    let before = auction_of("P4");
    let table = before.play("bid 110; bid 130; pass; pass; pass");
    assert_eq!(table.private("P4"), "A");
    assert_eq!((table.cash("A"), table.cash("D")), (370, 500));
    assert_eq!(table.bank(), before.bank() + 130);
    assert_eq!(table.turn(), "A auction P5");
}

#[test]
fn r09_p1_falls_by_five_as_often_as_nobody_bids() {
    let mut table = auction_of("P1");
    for minimum in [20, 15, 10, 5] {
        assert_eq!(table.turn(), "A auction P1");
        assert_eq!(table.refused(&format!("bid {}", minimum - 1)), "1844-AUC-03");
        assert!(table.accepts(&format!("bid {minimum}")));
        table = table.play("pass; pass; pass; pass");
    }
    assert_eq!(table.private("P1"), "A");
}

#[test]
fn r10_at_nothing_player_1_must_take_p1() {
    let table = Table::at("order C A B D; cash A 500 B 500 C 500 D 500; auction P1");
    let table = table.play("pass; pass; pass; pass").play("pass; pass; pass; pass");
    let table = table.play("pass; pass; pass; pass").play("pass; pass; pass; pass");
    assert_eq!(table.private("P1"), "C");
    assert_eq!(table.cash("C"), 500);
    assert_eq!(table.turn(), "A auction P2");
}

#[test]
fn r11_the_minimum_of_p2_to_p7_never_falls() {
    for (private, face) in [("P2", 50), ("P3", 80), ("P4", 110), ("P5", 140), ("P6", 180), ("P7", 100)] {
        let table = auction_of(private).play("pass; pass; pass; pass");
        assert_eq!(table.refused(&format!("bid {}", face - 1)), "1844-AUC-03");
        assert!(table.accepts(&format!("bid {face}")));
    }
}

#[test]
fn r12_without_a_bid_on_p2_the_share_round_ends_at_once() {
    let table = auction_of("P2").play("pass; pass; pass");
    assert_eq!(table.state.share_rounds(), 1);
    assert_eq!(table.play("pass").state.share_rounds(), 2);
}

#[test]
fn r13_then_privates_pay_no_company_operates_and_a_share_round_follows() {
    let table = auction_of("P6").play("bid 180; pass; pass; pass; fnm-par 80");
    let table = table.play("pass; pass; pass; pass");
    assert_eq!(table.cash("B"), 500 - 180 + 30);
    assert_eq!(table.price("FNM"), 80);
    assert_eq!(table.markers("FNM"), [""; 0]);
    assert_eq!(table.turn(), "C auction P7");
}

/// [1844-RULING-12] The cards stay, the same player puts the same private up, and all may bid.
#[test]
fn r14_the_new_round_begins_with_the_remaining_privates() {
    let table = auction_of("P3").play("pass; pass; pass; pass");
    assert_eq!(table.turn(), "C auction P3");
    assert_eq!(table.refused("start NOB 60"), "1844-AUC-18");
    let table = table.play("pass; pass; bid 80; bid 85; pass");
    assert_eq!(table.private("P3"), "B");
    assert_eq!(table.depot(), "2 13");
}

#[test]
fn r15_cards_are_not_dealt_anew_while_privates_remain() {
    let table = Table::at("order D A B C; P1 A; cash A 100 B 400 C 300 D 200; auction P2");
    let table = table.play("pass; pass; pass; pass");
    assert_eq!(table.state.share_rounds(), 2);
    assert_eq!(table.order(), "DABC");
}

#[test]
fn r16_when_the_last_private_is_sold_least_cash_gets_card_1() {
    let table = Table::at("cash A 300 B 200 C 200 D 300; auction P7").play("bid 100; pass; pass; pass");
    assert_eq!(table.order(), "CBAD");
    let tied = Table::at("order D A C B; cash A 300 B 200 C 300 D 300; auction P7").play("bid 100; pass; pass; pass");
    assert_eq!(tied.order(), "CBDA");
}

#[test]
fn r17_the_round_goes_on_with_shares_beginning_with_card_1() {
    let table = sold_out();
    assert_eq!(table.order(), "CAB");
    assert_eq!(table.turn(), "C shares");
    assert_eq!(table.state.share_rounds(), 1);
    assert_eq!(table.play("start NOB 60").turn(), "A shares");
}

/// both sides
#[test]
fn r18_nothing_else_is_bought_while_a_private_is_unsold() {
    let items = ["start NOB 60", "buy FNM pool", "buy FNM offering", "mountain B1", "tunnel T2"];
    let last = auction_of("P6").play("bid 180; pass; pass; pass; fnm-par 80; bid 100; pass; pass");
    for item in items {
        assert_eq!(last.refused(item), "1844-AUC-18");
    }
    let sold = last.play("pass");
    for item in items {
        assert!(sold.accepts(item), "{item}");
    }
}

#[test]
fn r19_extras_come_with_the_purchase() {
    let table = auction_of("P3").play("bid 80; pass; pass; pass");
    assert_eq!(table.tunnel_owner("T1"), "C");
    let table = table.play("bid 110; pass; pass; pass; bid 140; pass; pass; pass");
    assert_eq!((table.shares("MOB", "A"), table.unsold("MOB")), (1, 9));
    let table = table.play("bid 180; pass; pass; pass; fnm-par 70");
    assert_eq!((table.shares("FNM", "B"), table.director("FNM").as_str()), (2, "B"));
    assert_eq!(table.turn(), "C auction P7");
}

#[test]
fn r20_the_buyer_of_p6_sets_the_fnm_par_at_once_and_pays_nothing_for_it() {
    let table = auction_of("P6").play("bid 180; bid 185; pass; pass; pass");
    assert_eq!(table.turn(), "C fnm-par");
    assert!(!table.accepts("bid 100"));
    assert_eq!(table.refused("fnm-par 110"), "1844-LAUNCH-01");
    let table = table.play("fnm-par 100");
    assert_eq!((table.price("FNM"), table.cash("C")), (100, 315));
    assert_eq!(table.refused("fnm-par 90"), "1844-AUC-20");
}

/// [1844-AUC-08] [1844-AUC-04]
#[test]
fn r21_the_fourth_player_gets_p1_for_25_and_the_second_puts_up_p2() {
    let table = auction_of("P1").play("bid 20; pass; pass; bid 25; pass");
    assert_eq!(table.private("P1"), "D");
    assert_eq!(table.cash("D"), 475);
    assert_eq!(table.turn(), "B auction P2");
}

/// [1844-RULING-10] [1844-PRIV-19] both sides
#[test]
fn the_mob_share_of_p5_is_dead_paper_until_mob_has_a_par() {
    let table = Table::at("cash A 500 B 500; MOB A=1; shares A");
    assert_eq!((table.certificates("A"), table.unsold("MOB")), (1, 9));
    assert_eq!(table.refused("sell MOB 1"), "1844-SR-27");
    assert_eq!(table.director("MOB"), "nobody");
    assert_eq!(table.wealth("A"), 500);

    let own = table.play("start MOB 80");
    assert_eq!((own.shares("MOB", "A"), own.certificates("A")), (3, 2));
    let others = table.play("tunnel T1; start MOB 80");
    assert_eq!(others.wealth("A"), 450 + 80);
    assert!(others.accepts("sell MOB 1"));
}

/// [1844-RULING-11]
#[test]
fn the_fnm_gets_its_par_with_p6_and_its_capital_with_the_last_private() {
    let table = auction_of("P6").play("bid 180; pass; pass; pass; fnm-par 80");
    assert_eq!((table.price("FNM"), table.launched("FNM"), table.treasury("FNM")), (80, false, 0));
    let idle = table.play("pass; pass; pass; pass");
    assert_eq!((idle.launched("FNM"), idle.treasury("FNM")), (false, 0));
    let table = table.play("bid 100; pass; pass; pass");
    assert_eq!((table.launched("FNM"), table.treasury("FNM"), table.markers_left("FNM")), (true, 400, 3));
}

/// [1844-RULING-13] both sides
#[test]
fn a_bid_is_any_whole_amount_up_to_the_bidders_cash() {
    let table = Table::at("cash A 60 B 500 C 66 D 60; auction P2");
    assert_eq!(table.refused("bid 501"), "1844-RULING-13");
    assert!(table.accepts("bid 500"));
    let table = table.play("bid 56");
    assert_eq!(table.refused("bid 67"), "1844-RULING-13");
    let table = table.play("bid 63");
    // D and A cannot reach 68; B could, and C is not asked to outbid their own bid.
    assert_eq!(table.turn(), "B auction P2");
    let table = table.play("pass");
    assert_eq!((table.private("P2").as_str(), table.cash("C")), ("C", 3));
}

/// [1844-RULING-30]
#[test]
fn the_tunnel_certificate_of_p3_is_not_bought_and_leaves_the_limit_untouched() {
    let table = sold_out();
    assert_eq!((table.turn().as_str(), table.tunnel_owner("T1").as_str()), ("C shares", "C"));
    let table = table.play("tunnel T2; pass; pass");
    assert_eq!(table.tunnel_owner("T2"), "C");
    assert_eq!(table.refused("tunnel T3"), "1844-SR-12");
}

/// [1844-RULING-66]
#[test]
fn p6_costs_at_least_180() {
    assert_eq!(auction_of("P6").refused("bid 179"), "1844-AUC-03");
    assert!(auction_of("P6").accepts("bid 180"));
}
