//! 1844, chapter SR: the share round.

use game::g1844::companies::SBB;
use game::state::Round;
use game::{Action, Choice, CompanyId};
use testkit::Table;

/// Companies in the order in which they would operate.
fn ranking(table: &Table) -> String {
    let symbols = table.state.by_price().into_iter().map(|company: CompanyId| table.state.spec(company).symbol);
    symbols.collect::<Vec<_>>().join(" ")
}

#[test]
fn r01_turns_follow_the_playing_order_from_card_1_round_and_round() {
    let table = Table::at("order B D A C; cash A 500 B 500 C 500 D 500; shares B");
    let mut seats = String::new();
    let mut here = table;
    for company in ["NOB", "SCB", "VSB", "JS", "GB"] {
        seats.push_str(&here.turn()[..1]);
        here = here.play(&format!("start {company} 60"));
    }
    assert_eq!(seats, "BDACB");
}

/// Both sides: sales first, then one purchase, which ends the turn. B has nothing to sell.
#[test]
fn r02_a_player_sells_what_he_likes_and_then_buys_one_thing() {
    let table = Table::at("cash A 500 B 500; RhB par=80 A=5 operated; BLS par=90 A=5 operated; shares A");
    let table = table.play("sell RhB 2; sell BLS 1");
    assert_eq!(table.turn(), "A shares");
    let table = table.play("start NOB 60");
    assert_eq!(table.turn(), "B shares");
    assert_eq!(table.refused("sell RhB 1"), "1844-SR-02");
}

#[test]
fn r03_passing_does_not_bar_later_turns() {
    let table = Table::at("players 3; cash A 500 B 500 C 500; shares A").play("pass");
    assert_eq!(table.turn(), "B shares");
    let table = table.play("start NOB 60; pass");
    assert_eq!(table.turn(), "A shares");
    assert!(table.accepts("start SCB 60"));
}

#[test]
fn r04_the_round_ends_when_all_have_passed_in_a_row() {
    let table = Table::at("players 3; cash A 500 B 500 C 500; RhB par=80 A=5 operated; shares A");
    assert_eq!(table.play("pass; pass").turn(), "C shares");
    assert_eq!(table.play("pass; pass; pass").turn(), "A RhB track");
    let bought = table.play("pass; tunnel T1; pass; pass");
    assert_eq!(bought.turn(), "B shares");
    assert_eq!(bought.play("pass").turn(), "A RhB track");
    let sold = table.play("sell RhB 1; pass; pass; pass");
    assert_eq!(sold.turn(), "A shares");
    assert_eq!(sold.play("pass").turn(), "A RhB track");
}

/// Both sides: what B holds is out of reach until the bank has it.
#[test]
fn r05_every_trade_is_with_the_bank() {
    let table = Table::at("cash A 500 B 500; NOB par=60 A=2 B=2 operated; shares A");
    assert_eq!(table.refused("buy NOB offering"), "1844-SR-06");
    assert_eq!(table.refused("buy NOB pool"), "1844-SR-06");
    let table = table.play("tunnel T1; sell NOB 1; pass");
    assert!(table.accepts("buy NOB pool"));
}

#[test]
fn r06_each_item_has_its_price() {
    let table = Table::at("cash A 500 B 500; RhB par=80 B=5 pool=2 cell=0,5 operated; shares A");
    let costs = |item: &str| 500 - table.play(item).cash("A");
    assert_eq!(costs("buy RhB offering"), 80);
    assert_eq!(costs("buy RhB pool"), 120);
    assert_eq!(costs("start NOB 90"), 180);
    assert_eq!(costs("mountain B1"), 150);
    assert_eq!(costs("tunnel T1"), 50);
    assert_eq!(table.offered("mountain"), 5);
}

#[test]
fn r07_the_money_goes_to_the_bank() {
    let before = Table::at("cash A 500 B 500; RhB par=80 B=5 cash=10 operated; shares A");
    let table = before.play("buy RhB offering");
    assert_eq!((table.bank(), table.treasury("RhB")), (before.bank() + 80, 10));
}

/// both sides
#[test]
fn r08_the_price_is_paid_from_cash_in_hand() {
    let with = |cash: i32| Table::at(&format!("cash A {cash} B 500; debt C 10; RhB par=80 B=5 cash=400; shares A"));
    assert_eq!(with(79).refused("buy RhB offering"), "1844-SR-08");
    assert!(with(80).accepts("buy RhB offering"));
    assert_eq!(with(119).refused("start NOB 60"), "1844-SR-08");
    assert!(with(120).accepts("start NOB 60"));
    assert_eq!(with(149).refused("mountain B1"), "1844-SR-08");
    assert!(with(150).accepts("mountain B1"));
    assert_eq!(with(49).refused("tunnel T1"), "1844-SR-08");
}

/// both sides
#[test]
fn r09_the_directors_certificate_is_sold_first() {
    let table = Table::at("cash A 500; shares A");
    assert_eq!(table.refused("buy RhB offering"), "1844-SR-09");
    let table = table.play("start RhB 80");
    assert!(table.accepts("buy RhB offering"));
    assert_eq!(table.refused("start RhB 80"), "1844-SR-06");
}

#[test]
fn r10_unsold_shares_cost_par_at_any_price() {
    for price in [350, 40] {
        let table = Table::at(&format!("cash A 500 B 500; RhB par=90 B=5 price={price} operated; shares A"));
        assert_eq!(table.play("buy RhB offering").cash("A"), 410);
    }
}

/// Both sides: barred for the seller and this round only.
#[test]
fn r11_a_seller_buys_no_share_of_that_company_in_the_same_round() {
    let table = Table::at("players 3; cash A 500 B 500; RhB par=80 A=5 operated; shares A").play("sell RhB 1");
    assert_eq!(table.refused("buy RhB pool"), "1844-SR-11");
    assert_eq!(table.refused("buy RhB offering"), "1844-SR-11");
    let table = table.play("pass");
    assert!(table.accepts("buy RhB pool"));
    let table = table.play("tunnel T1");
    assert_eq!(table.turn(), "A shares");
    assert_eq!(table.refused("buy RhB pool"), "1844-SR-11");
    // The next round, after the RhB's turn without a train.
    let table = table.play("pass; pass; done");
    assert_eq!(table.turn(), "A shares");
    assert!(table.accepts("buy RhB pool"));
}

/// both sides
#[test]
fn r12_one_tunnel_certificate_a_player_and_round() {
    let table = Table::at("players 3; cash A 500 B 500; shares A").play("tunnel T1");
    assert!(table.accepts("tunnel T2"));
    let table = table.play("pass");
    assert_eq!(table.refused("tunnel T2"), "1844-SR-12");
    let table = table.play("pass; pass");
    assert_eq!(table.turn(), "A shares");
    assert!(table.accepts("tunnel T2"));
}

/// [1844-RULING-31] Both sides: one mountain railway and one tunnel certificate, not two mountain railways.
#[test]
fn r13b_one_mountain_railway_a_player_and_round_besides_a_tunnel_certificate() {
    let table = Table::at("players 3; cash A 500 B 500; shares A").play("mountain B1; place G14 0");
    assert_eq!(table.turn(), "B shares");
    let table = table.play("pass");
    assert_eq!(table.refused("mountain B2"), "1844-SR-13b");
    let table = table.play("tunnel T1; pass");
    assert_eq!(table.refused("mountain B2"), "1844-SR-13b");
    assert_eq!(table.refused("tunnel T2"), "1844-SR-12");
    assert_eq!((table.mountain_owner("B1").as_str(), table.tunnel_owner("T1").as_str()), ("A", "A"));
}

/// [1844-RULING-61] both sides
#[test]
fn r15_who_holds_more_than_half_adds_only_from_the_pool() {
    for (company, half, more) in [("NOB", 2, 3), ("JN", 2, 3), ("RhB", 5, 6)] {
        let table = |held| Table::at(&format!("cash A 500; {company} par=60 A={held} pool=1 operated; shares A"));
        assert!(table(half).accepts(&format!("buy {company} offering")));
        assert_eq!(table(more).refused(&format!("buy {company} offering")), "1844-SR-15");
        assert!(table(more).accepts(&format!("buy {company} pool")));
    }
    let sbb = Table::at("cash A 500; SBB par=100 A=11d3 pool=9d2; shares A");
    assert_eq!(sbb.refused("buy SBB offering"), "1844-SR-15");
    assert!(sbb.accepts("buy SBB pool"));
}

#[test]
fn r16_one_player_may_hold_a_whole_company() {
    let table = Table::at("cash A 500; RhB par=60 A=9 pool=1 operated; shares A").play("buy RhB pool");
    assert_eq!(table.shares("RhB", "A"), 10);
    assert!(table.accepts("pass"));
}

/// both sides
#[test]
fn r17_sbb_shares_are_sold_only_after_its_formation_and_v_shares_only_before() {
    let before = Table::at("cash A 500; NOB par=60 A=2 operated; shares A");
    assert_eq!(before.refused("buy SBB pool"), "1844-SR-17");
    assert_eq!(before.refused("buy SBB pool double"), "1844-SR-17");
    assert!(before.accepts("buy NOB offering"));
    let after = Table::at("cash A 500; SBB par=100 A=3d1 pool=17d4; shares A");
    assert!(after.accepts("buy SBB pool"));
    assert_eq!(after.refused("start NOB 60"), "1844-SR-17");
    assert_eq!(after.refused("buy NOB offering"), "1844-SR-17");
}

/// Both sides: 11 certificates with seven players.
#[test]
fn r18_no_share_certificate_beyond_the_limit() {
    let table = |shares: u8| {
        Table::at(&format!("players 7; cash A 500; RhB par=60 A=10 operated; BLS par=60 B=4 A={shares}; shares A"))
    };
    assert_eq!((table(1).certificates("A"), table(2).certificates("A")), (10, 11));
    assert!(table(1).accepts("buy BLS offering"));
    assert!(table(1).accepts("start NOB 60"));
    assert_eq!(table(2).refused("buy BLS offering"), "1844-SR-18");
    assert_eq!(table(2).refused("start NOB 60"), "1844-SR-18");
}

#[test]
fn r19_directors_certificates_and_doubles_count_one_each() {
    let count = |company: &str| Table::at(company).certificates("A");
    assert_eq!(count("RhB par=60 A=2"), 1);
    assert_eq!(count("RhB par=60 A=5"), 4);
    assert_eq!(count("RhB par=60 A=5 B=5 director=B"), 5);
    assert_eq!(count("SBB par=100 A=5d2 pool=15d3"), 3);
}

#[test]
fn r20_privates_mountain_railways_and_tunnels_do_not_count() {
    let papers = "P1 A; P4 A; B1 A G14 0; T1 A; T2 A";
    let table = Table::at(&format!("players 7; cash A 500; RhB par=60 A=10; BLS par=60 B=4 A=2; {papers}; shares A"));
    assert_eq!(table.certificates("A"), 11);
    assert!(table.accepts("mountain B2"));
    assert!(table.accepts("tunnel T3"));
}

/// B takes the RhB over: A's director's certificate becomes two single ones.
const OVER_THE_LIMIT: &str = "players 7; cash A 500 B 500; RhB par=60 A=3 B=3 director=A operated;
    BLS par=60 A=10 operated; order B A C D E F G; shares B";

/// [1844-SR-22] Before anything else.
#[test]
fn r21_who_is_pushed_over_the_limit_sells_down_in_his_next_turn() {
    let before = Table::at(OVER_THE_LIMIT);
    assert_eq!(before.certificates("A"), 11);
    let table = before.play("buy RhB offering");
    assert_eq!((table.certificates("A"), table.turn().as_str()), (12, "A shares"));
    for action in ["pass", "start NOB 60", "mountain B1", "tunnel T1"] {
        assert_eq!(table.refused(action), "1844-SR-21");
    }
    assert!(table.play("sell RhB 1").accepts("tunnel T1"));
}

/// [1844-RULING-60] Both sides: they must sell, but only what can be sold; the choice is theirs.
#[test]
fn the_excess_is_kept_as_long_as_nothing_can_be_sold() {
    let table = Table::at(OVER_THE_LIMIT).play("buy RhB offering");
    assert_eq!(table.refused("pass"), "1844-SR-21");
    assert!(table.play("sell BLS 1").accepts("pass"));
    assert!(table.play("sell RhB 1").accepts("pass"));

    let stuck = Table::at(&format!("{OVER_THE_LIMIT} no-sales")).play("buy RhB offering");
    assert_eq!((stuck.certificates("A"), stuck.turn().as_str()), (12, "A shares"));
    assert_eq!(stuck.refused("buy RhB offering"), "1844-SR-18");
    assert!(stuck.accepts("tunnel T1"));
    let operating = stuck.play("pass; pass");
    assert_eq!((operating.certificates("A"), operating.turn().as_str()), (12, "A BLS track"));
    let next = operating.play("done; done");
    assert_eq!(next.turn(), "A shares");
    assert_eq!(next.refused("pass"), "1844-SR-21");
}

/// Both sides: of all that A owns only shares are offered for sale.
#[test]
fn r23_only_company_shares_can_be_sold() {
    let table = Table::at("cash A 500; P1 A; B1 A G14 0; T2 A; RhB par=80 A=3 B=2 pool=3 operated; shares A");
    let sold: Vec<_> =
        table.offers().into_iter().filter(|choice| matches!(choice, Choice::Do(Action::Sell(_)))).collect();
    assert_eq!(sold.len(), 2);
    let table = table.play("sell RhB 1");
    assert!(!table.offers().iter().any(|choice| matches!(choice, Choice::Do(Action::Sell(_)))));
    assert_eq!((table.private("P1"), table.mountain_owner("B1")), ("A".to_owned(), "A".to_owned()));
}

#[test]
fn r24_sold_shares_can_be_bought_from_the_pool_in_the_same_round() {
    let table = Table::at("cash A 500 B 500; RhB par=80 A=5 operated; shares A").play("sell RhB 2; pass");
    assert_eq!(table.pool("RhB"), 2);
    let table = table.play("buy RhB pool");
    assert_eq!((table.pool("RhB"), table.shares("RhB", "B")), (1, 1));
}

/// Chur is joined to Arosa, so the RhB must buy a train between the two rounds.
const FIRST_ROUND: &str = "players 3; cash A 60; RhB par=80 A=5 cash=0 operated; BLS par=60 A=4; tile G26 6/4;
    tile G28 57/1; depot 2 9; shares A no-sales";

/// [1844-RULING-01] Both sides: barred now, allowed for a train in between, and allowed in the next round.
#[test]
fn r25_no_sales_in_the_round_of_the_last_private() {
    let table = super::auc::sold_out();
    assert_eq!(table.refused("sell FNM 1"), "1844-SR-25");
    let table = Table::at(FIRST_ROUND);
    assert_eq!(table.refused("sell RhB 1"), "1844-SR-25");
    let table = table.play("pass; done");
    assert_eq!(table.turn(), "A RhB train");
    let table = table.play("sell BLS 1; train 2 90");
    assert_eq!(table.turn(), "A shares");
    assert!(table.accepts("sell RhB 1"));
}

/// both sides
#[test]
fn r26_a_sale_leaves_at_most_half_of_the_shares_in_the_pool() {
    for (company, others, most) in [("NOB", "A=4", 2), ("JN", "A=5", 2), ("RhB", "A=10", 5)] {
        let table = Table::at(&format!("{company} par=60 {others} operated; shares A"));
        assert!(table.accepts(&format!("sell {company} {most}")));
        assert_eq!(table.refused(&format!("sell {company} {}", most + 1)), "1844-SR-26");
    }
    let sbb = Table::at("SBB par=100 A=12d1 pool=8d4; shares A");
    assert!(sbb.accepts("sell SBB 2"));
    assert_eq!(sbb.refused("sell SBB 3"), "1844-SR-26");
}

/// [1844-RULING-70] Both sides: the SBB begins with more than half in the pool.
#[test]
fn no_sbb_share_is_sold_until_the_pool_holds_ten_at_most_after_it() {
    let pool = |held: u8| Table::at(&format!("cash A 500; SBB par=100 A={held}d1 pool={}d4; shares A", 20 - held));
    assert_eq!(pool(8).refused("sell SBB 1"), "1844-SR-26");
    assert!(pool(8).accepts("buy SBB pool"));
    assert_eq!(pool(10).refused("sell SBB 1"), "1844-SR-26");
    assert!(pool(11).accepts("sell SBB 1"));
    // Three of five are more than half.
    let regional = Table::at("JN par=60 A=3 pool=2 operated; shares A");
    assert_eq!(regional.refused("sell JN 1"), "1844-SR-26");
}

/// both sides
#[test]
fn r27_no_sale_before_the_directors_certificate_is_sold() {
    let table = Table::at("cash A 500 B 500; MOB A=1; shares A");
    assert_eq!(table.refused("sell MOB 1"), "1844-SR-27");
    assert!(table.play("tunnel T1; start MOB 60").accepts("sell MOB 1"));
}

/// Both sides: the certificate is exchanged for two shares of B, which are sold.
#[test]
fn r28_the_directors_certificate_never_enters_the_pool() {
    let table = Table::at("cash A 500; NOB par=60 A=2 B=1 operated; shares A");
    assert_eq!(table.refused("sell NOB 2"), "1844-DIR-08");
    let table = Table::at("cash C 500; NOB par=60 A=2 B=2 director=A operated; shares A").play("sell NOB 2; pass");
    assert_eq!((table.director("NOB").as_str(), table.certificates("B")), ("B", 1));
    let table = table.play("buy NOB pool");
    assert_eq!((table.shares("NOB", "C"), table.pool("NOB")), (1, 1));
}

#[test]
fn r29_a_company_that_has_operated_pays_before_the_price_falls() {
    let table = Table::at("RhB par=90 A=5 operated; shares A").play("sell RhB 3");
    assert_eq!((table.cash("A"), table.price("RhB")), (270, 80));
}

#[test]
fn r30_a_company_that_has_not_operated_pays_after_the_price_has_fallen() {
    let table = Table::at("RhB par=90 A=5; shares A").play("sell RhB 3");
    assert_eq!((table.cash("A"), table.price("RhB")), (240, 80));
}

#[test]
fn r31_the_price_falls_one_row_however_many_are_sold() {
    for shares in [1, 3, 5] {
        let table = Table::at("RhB par=90 A=7 operated; shares A").play(&format!("sell RhB {shares}"));
        assert_eq!(table.cell("RhB"), (3, 4));
    }
}

#[test]
fn r32_every_seller_and_every_turn_makes_the_price_fall() {
    let table = Table::at("cash A 500 B 500; RhB par=90 A=4 B=3 operated; shares A");
    let table = table.play("sell RhB 1; pass; sell RhB 1; pass");
    assert_eq!((table.turn().as_str(), table.price("RhB")), ("A shares", 70));
    assert_eq!(table.play("sell RhB 1").price("RhB"), 60);
}

#[test]
fn r33_at_the_bottom_of_its_column_the_marker_stays() {
    let table = Table::at("RhB par=90 A=5 cell=7,3 operated; shares A").play("sell RhB 2");
    assert_eq!((table.cell("RhB"), table.cash("A")), ((7, 3), 108));
}

#[test]
fn r34_two_mob_shares_at_120_bring_240_and_the_price_goes_to_110() {
    let table = Table::at("MOB par=90 A=5 cell=0,5 operated; shares A");
    assert_eq!(table.price("MOB"), 120);
    let table = table.play("sell MOB 2");
    assert_eq!((table.cash("A"), table.price("MOB")), (240, 110));
}

#[test]
fn r35_ab_at_60_with_par_80_costs_60_from_the_pool_and_80_unsold() {
    let table = Table::at("cash A 500; AB par=80 B=5 pool=1 price=60 operated; shares A");
    assert_eq!(table.play("buy AB pool").cash("A"), 440);
    assert_eq!(table.play("buy AB offering").cash("A"), 420);
}

/// [1844-RULING-02] With or without a train; the SBB begins anew.
#[test]
fn a_company_has_operated_after_its_first_revenue_step() {
    // The home tile is laid before: Chur is joined to Arosa, so the director must help with a train.
    let first = Table::at("RhB par=90 A=5; BLS par=60 A=3; tile G26 6/4; tile G28 57/1; depot 2 9; turn RhB marker");
    let rhb = first.state.edition().company_named("RhB").unwrap();
    assert!(!first.state[rhb].has_operated());
    let table = first.play("done");
    assert_eq!((table.turn().as_str(), table.price("RhB")), ("A RhB train", 80));
    assert!(table.state[rhb].has_operated());
    assert_eq!(table.play("sell RhB 1").cash("A"), 80);

    let v = "NOB par=100 A=2 cash=90 operated; SCB par=100 B=2 operated";
    let formed =
        Table::at(&format!("phase 5; national due; cash A 500; {v}; depot 5 3; or 1 of 3 done SCB; turn NOB marker"));
    let formed = formed.play("done");
    assert_eq!((formed.turn().as_str(), formed.price("SBB")), ("A SBB track", 100));
    assert!(!formed.state[SBB].has_operated());
}

/// [1844-RULING-03] both sides
#[test]
fn one_block_of_a_company_in_a_turn() {
    let table = Table::at("cash A 500 B 500; RhB par=90 A=5 operated; BLS par=60 A=5 operated; shares A");
    let table = table.play("sell RhB 1");
    assert_eq!(table.refused("sell RhB 1"), "1844-RULING-03");
    assert!(table.accepts("sell BLS 1"));
    assert!(table.play("pass; tunnel T1").accepts("sell RhB 1"));
}

/// [1844-RULING-06] The RhB on top operates without moving and stays on top.
#[test]
fn a_marker_that_cannot_move_keeps_its_place_in_the_stack() {
    let table =
        Table::at("RhB par=60 A=5 cell=7,0 operated; BLS par=60 A=5 cell=7,0 operated; or 1 of 2; turn RhB marker");
    assert_eq!(ranking(&table), "RhB BLS");
    let table = table.play("done");
    assert_eq!((table.turn().as_str(), table.cell("RhB")), ("A BLS track", (7, 0)));
    assert_eq!(ranking(&table), "RhB BLS");
    assert_eq!(table.play("done").turn(), "A RhB track");
}

/// [1844-RULING-06] Two markers arrive on one space: the first stays on top.
#[test]
fn arrivals_go_beneath() {
    let table = Table::at("BLS par=60 A=3 B=2 cell=1,5 operated; RhB par=60 A=3 B=2 cell=1,5 operated; shares A");
    assert_eq!(ranking(&table), "BLS RhB");
    assert_eq!(ranking(&table.play("sell RhB 1; sell BLS 1")), "RhB BLS");
}

/// [1844-RULING-08] The ends of rows and columns are where the spaces end.
#[test]
fn a_marker_at_a_ledge_stays_or_turns_off_and_never_leaves_the_market() {
    let market = Table::at("shares A").state.edition().market();
    let cell = |row, column| game::market::Cell { row, column };
    // Below 190 in the fourth row there is nothing, right of 230 neither.
    assert_eq!(market.after_sale(cell(3, 12)), cell(3, 12));
    assert_eq!(market.after_payout(cell(3, 14), false), cell(2, 14));
    assert_eq!(market.after_payout(cell(0, 17), false), cell(0, 17));
    assert_eq!(market.sold_out(cell(0, 9)), cell(0, 9));
    assert_eq!(market.sold_out(cell(2, 0)), cell(2, 0));
    assert_eq!(market.left(cell(0, 2)), cell(1, 2));
    assert_eq!(market.left(cell(7, 0)), cell(7, 0));
    // The red line is drawn along one column: rising never crosses it.
    for row in 0..=4 {
        assert_eq!(market.sold_out(cell(row, 11)).column, 11);
    }
    let sold = Table::at("RhB par=60 A=3 B=2 cell=3,12 operated; shares A").play("sell RhB 1");
    assert_eq!((sold.cell("RhB"), sold.price("RhB"), sold.cash("A")), ((3, 12), 190, 190));
}

/// [1844-RULING-09] Each block is settled before the next.
#[test]
fn the_seller_chooses_in_which_order_companies_are_sold() {
    let table = Table::at("BLS par=90 A=3 B=2 operated; RhB par=90 A=3 B=2 operated; shares A");
    let one = table.play("sell BLS 1; sell RhB 1");
    let other = table.play("sell RhB 1; sell BLS 1");
    assert_eq!((one.cash("A"), other.cash("A")), (180, 180));
    assert_eq!((ranking(&one).as_str(), ranking(&other).as_str()), ("BLS RhB", "RhB BLS"));
}

/// [1844-RULING-59] both sides
#[test]
fn a_double_is_bought_and_sold_whole() {
    let table = Table::at("cash A 500 B 500; SBB par=100 A=6d1 B=5d2 pool=9d2; shares B");
    let single = table.play("buy SBB pool");
    assert_eq!((single.cash("B"), single.shares("SBB", "B"), single.doubles("B")), (400, 6, 2));
    let double = table.play("buy SBB pool double");
    assert_eq!((double.cash("B"), double.shares("SBB", "B"), double.doubles("B")), (300, 7, 3));

    let table = Table::at("SBB par=100 A=8d1 B=4d2 pool=8d2; shares B");
    assert_eq!(table.refused("sell SBB 1"), "1844-RULING-59");
    let sold = table.play("sell SBB 2 doubles 1");
    assert_eq!((sold.shares("SBB", "B"), sold.doubles("B"), sold.cash("B")), (2, 1, 200));
}

/// [1844-RULING-59] [1844-RULING-04] The director's double is broken only if another takes it over.
#[test]
fn the_double_of_the_sbb_director_stays_with_the_director() {
    let firm = Table::at("SBB par=100 A=6d1 B=3 pool=8d4 C=3; shares A");
    assert_eq!(firm.refused("sell SBB 2 doubles 1"), "1844-RULING-59");
    assert_eq!(firm.play("sell SBB 2").director("SBB"), "A");

    let table = Table::at("SBB par=100 A=5d1 B=4 pool=8d4 C=3; shares A");
    assert_eq!(table.refused("sell SBB 2 doubles 1"), "1844-RULING-59");
    let stays = table.play("sell SBB 1");
    assert_eq!((stays.director("SBB").as_str(), stays.doubles("A")), ("A", 1));
    let gone = table.play("sell SBB 2");
    assert_eq!((gone.director("SBB").as_str(), gone.doubles("A"), gone.doubles("B")), ("B", 0, 1));
}

#[test]
fn r37_most_cash_gets_card_1_in_the_next_round() {
    let table = Table::at("order D C B A; cash A 100 B 300 C 100 D 200; RhB par=80 A=5 operated; shares D");
    assert_eq!(table.play("pass; pass; pass; pass").order(), "BDCA");
}

#[test]
fn r38_shares_in_the_pool_push_the_price_left_and_at_the_edge_down() {
    let at = |cell: &str| {
        Table::at(&format!("cash A 100; RhB par=80 A=5 pool=1 cell={cell} operated; shares A")).play("pass").cell("RhB")
    };
    assert_eq!(at("3,4"), (3, 3));
    assert_eq!(at("2,0"), (3, 0));
    assert_eq!(at("1,1"), (2, 1));
    assert_eq!(at("7,0"), (7, 0));
}

#[test]
fn r39_a_company_wholly_in_players_hands_rises_but_not_beyond_the_top() {
    let at = |cell: &str| {
        Table::at(&format!("cash A 100; RhB par=80 A=6 B=4 cell={cell} operated; shares A"))
            .play("pass; pass")
            .cell("RhB")
    };
    assert_eq!(at("3,4"), (2, 4));
    assert_eq!(at("0,4"), (0, 4));
}

#[test]
fn r40_other_prices_stay() {
    let table = Table::at("cash A 100; RhB par=80 A=5 B=4 operated; shares A").play("pass; pass");
    assert_eq!((table.turn().as_str(), table.cell("RhB")), ("A RhB track", (3, 4)));
}

/// [1844-RULING-07] Pool moves first; of two that come to one space the earlier in operating order lies on top; only
/// launched companies move.
#[test]
fn r41b_pool_moves_come_before_sold_out_moves() {
    let both =
        Table::at("cash A 100; NOB par=90 A=4 cell=2,5 operated; RhB par=80 A=5 pool=1 cell=1,6 operated; shares A");
    let both = both.play("pass");
    assert_eq!((both.cell("NOB"), both.cell("RhB")), ((1, 5), (1, 5)));
    assert_eq!(ranking(&both), "RhB NOB");

    // 55 falls from the edge, 56 moves left: both come to 50.
    let pool = Table::at(
        "cash A 100; BLS par=60 A=5 pool=1 cell=2,0 operated; RhB par=60 A=5 pool=1 cell=3,1 operated; shares A",
    );
    let pool = pool.play("pass");
    assert_eq!((pool.cell("BLS"), pool.cell("RhB"), ranking(&pool).as_str()), ((3, 0), (3, 0), "RhB BLS"));

    let asleep = Table::at("cash A 100; RhB par=80 A=3 pool=1; BLS par=60 A=5; shares A").play("pass");
    assert_eq!((asleep.launched("RhB"), asleep.cell("RhB")), (false, (3, 4)));
}

#[test]
fn r43_stb_with_pool_shares_goes_from_135_to_120_and_jn_sold_out_from_120_to_130() {
    let table =
        Table::at("cash A 100; STB par=80 A=5 pool=1 price=135 operated; JN par=80 B=5 cell=1,6 operated; shares A");
    assert_eq!((table.price("STB"), table.price("JN")), (135, 120));
    let table = table.play("pass; pass");
    assert_eq!((table.price("STB"), table.price("JN")), (120, 130));
}

#[test]
fn r44_interest_on_debts_falls_due_at_the_end_of_the_round() {
    let table = Table::at("cash B 100; debt A 60 C 25; RhB par=80 B=5 operated; shares B");
    assert_eq!((table.debt("A"), table.debt("C")), (60, 25));
    let table = table.play("pass");
    assert_eq!((table.debt("A"), table.debt("C")), (90, 38));
}

#[test]
fn r45_the_phase_decides_how_many_operating_rounds_follow() {
    let rounds = |phase: u8| {
        let table = Table::at(&format!("phase {phase}; cash A 100; RhB par=80 A=5 operated; shares A")).play("pass");
        match table.state.round() {
            Round::Operating(round) => (round.number, round.of),
            _ => (0, 0),
        }
    };
    assert_eq!([1, 2, 3, 4, 5, 6, 7].map(rounds), [(1, 1), (1, 1), (1, 2), (1, 2), (1, 3), (1, 3), (1, 3)]);
}

/// Both sides. Each edition names its own rule.
#[test]
fn r13a_one_mountain_railway_a_player_and_round_independently_of_tunnels() {
    let [first, second] = super::editions("players 3; cash A 500 B 500; shares A").map(|table| {
        let table = table.play("mountain B1; place G14 0; pass");
        assert_eq!(table.turn(), "A shares");
        table
    });
    assert_eq!((first.refused("mountain B2"), second.refused("mountain B2")), ("1844-SR-13a", "1844-SR-13b"));
    for table in [first, second] {
        let table = table.play("tunnel T1");
        assert_eq!((table.mountain_owner("B1").as_str(), table.tunnel_owner("T1").as_str()), ("A", "A"));
        assert!(table.accepts("mountain B2"), "it is B's turn");
    }
}

/// The Polish aid's wording, which both editions follow here.
#[test]
fn r22_the_compulsory_sale_stands_at_the_very_start_of_the_turn() {
    for table in super::editions(OVER_THE_LIMIT).map(|table| table.play("buy RhB offering")) {
        for other in ["pass", "buy RhB offering", "start NOB 60", "mountain B1", "tunnel T1"] {
            assert_eq!(table.refused(other), "1844-SR-21", "{other}");
        }
        assert!(table.play("sell RhB 1").accepts("tunnel T1"));
    }
}

/// House rule. The RhB stands at 80, the BLS at 100.
#[test]
fn r36_the_house_rule_sells_the_dearer_company_first() {
    let position = "cash B 100; RhB par=80 A=2 B=5 operated; BLS par=100 A=3 B=5 operated; shares A";
    let [without, with] = super::without_and_with("sales-by-price", position);
    assert!(without.play("sell RhB 1").accepts("sell BLS 1"));
    assert_eq!(with.play("sell RhB 1").refused("sell BLS 1"), "1844-SR-36");
    let table = with.play("sell BLS 1; sell RhB 1");
    assert_eq!((table.cash("A"), table.price("BLS"), table.price("RhB")), (180, 90, 70));
}

/// House rule. A sold-out company and one with shares in the pool come to the same space; whoever comes first is on top.
#[test]
fn r42_the_house_rule_raises_sold_out_companies_before_pool_moves() {
    let position = "cash A 100; NOB par=90 A=4 cell=2,5 operated; RhB par=80 A=5 pool=1 cell=1,6 operated; shares A";
    let [without, with] = super::without_and_with("sold-out-first", position).map(|table| table.play("pass"));
    for table in [&without, &with] {
        assert_eq!((table.cell("NOB"), table.cell("RhB")), ((1, 5), (1, 5)));
    }
    assert_eq!((ranking(&without).as_str(), ranking(&with).as_str()), ("RhB NOB", "NOB RhB"));
}
