//! 1844, chapter DIR: directors.

use game::{PlayerId, choices};
use testkit::Table;

#[test]
fn r01_the_buyer_of_the_directors_certificate_is_the_first_director() {
    let table = Table::at("order B A C D; cash A 500 B 500; shares B").play("start RhB 80");
    assert_eq!(table.director("RhB"), "B");
}

/// both sides: B decides, and nobody else is offered anything.
#[test]
fn r02_the_director_alone_decides_for_the_company() {
    let table = Table::at("cash A 500 B 500; RhB par=80 A=2 B=3 cash=400 operated; turn RhB track");
    assert_eq!(table.turn(), "B RhB track");
    let choices = choices(&table.state);
    assert_eq!(choices.seat, PlayerId::in_seat(1));
    assert!(!choices.offered.is_empty());
    assert_eq!(choices.out_of_turn, []);
}

/// Once by a purchase, once by a sale.
#[test]
fn r03_whoever_holds_more_than_the_director_takes_over() {
    let table = Table::at("cash A 500 B 500; RhB par=80 A=3 B=3 director=A operated; shares A");
    assert_eq!(table.play("tunnel T1; buy RhB offering").director("RhB"), "B");
    assert_eq!(table.play("sell RhB 1").director("RhB"), "B");
}

#[test]
fn r04_equal_holdings_change_nothing() {
    let table = Table::at("cash A 500 B 500; RhB par=80 A=4 B=3 operated; shares A");
    assert_eq!(table.play("tunnel T1; buy RhB offering").director("RhB"), "A");
    assert_eq!(table.play("sell RhB 1").director("RhB"), "A");
}

#[test]
fn r05_among_equals_the_first_after_the_old_director_takes_over() {
    let most = Table::at("RhB par=80 A=3 B=2 C=3 D=1 director=A operated; shares A").play("sell RhB 1");
    assert_eq!(most.director("RhB"), "C");
    let equals = Table::at("order D A B C; RhB par=80 A=2 B=2 C=2 D=2 director=B operated; shares B");
    assert_eq!(equals.play("sell RhB 2").director("RhB"), "C");
    let round_the_end = Table::at("order D A B C; RhB par=80 A=2 B=2 D=2 director=B operated; shares B");
    assert_eq!(round_the_end.play("sell RhB 2").director("RhB"), "D");
}

#[test]
fn r06_the_certificate_is_exchanged_for_shares_of_equal_number() {
    let before = Table::at("cash A 500 B 500; RhB par=80 A=3 B=3 director=A operated; shares A");
    assert_eq!((before.certificates("A"), before.certificates("B")), (2, 3));
    let table = before.play("tunnel T1; buy RhB offering");
    assert_eq!((table.shares("RhB", "A"), table.shares("RhB", "B")), (3, 4));
    assert_eq!((table.certificates("A"), table.certificates("B")), (3, 3));
}

#[test]
fn r07_trains_treasury_markers_and_privates_go_with_the_company() {
    let table = Table::at("cash B 500; P2 RhB; RhB par=80 A=3 B=3 director=A cash=230 trains=2,2H operated; shares B");
    let table = table.play("buy RhB offering");
    assert_eq!((table.director("RhB").as_str(), table.treasury("RhB")), ("B", 230));
    assert_eq!((table.trains("RhB").as_str(), table.private("P2").as_str()), ("2 2H", "RhB"));
    assert_eq!((table.markers_left("RhB"), table.markers("RhB")), (2, vec!["G26".to_owned()]));
}

/// [1844-SR-28] both sides
#[test]
fn r08_a_director_steps_down_only_by_selling_to_one_with_two_shares() {
    let table = Table::at("RhB par=80 A=3 B=1 C=1 operated; shares A");
    assert_eq!(table.refused("sell RhB 3"), "1844-DIR-08");
    assert_eq!(table.refused("sell RhB 2"), "1844-DIR-08");
    assert!(table.accepts("sell RhB 1"));

    let table = Table::at("RhB par=80 A=3 B=2 operated; shares A").play("sell RhB 3");
    assert_eq!((table.director("RhB").as_str(), table.pool("RhB")), ("B", 3));
    assert_eq!((table.shares("RhB", "B"), table.certificates("B")), (2, 1));
}

#[test]
fn r09_with_four_shares_in_the_pool_one_share_of_the_certificate_may_be_sold() {
    let table = Table::at("RhB par=80 A=2 B=2 pool=4 director=A operated; shares A");
    assert_eq!(table.refused("sell RhB 2"), "1844-SR-26");
    let sold = table.play("sell RhB 1");
    assert_eq!((sold.director("RhB").as_str(), sold.pool("RhB")), ("B", 5));
    assert_eq!((sold.shares("RhB", "A"), sold.shares("RhB", "B")), (1, 2));

    let nobody_follows = Table::at("RhB par=80 A=2 B=1 C=1 pool=4 operated; shares A");
    assert_eq!(nobody_follows.refused("sell RhB 1"), "1844-DIR-08");
}

#[test]
fn r10_pre_sbb_and_regional_certificates_are_broken_in_the_same_way() {
    let pre_sbb = Table::at("NOB par=80 A=2 B=2 director=A operated; shares A");
    assert_eq!(pre_sbb.play("sell NOB 2").director("NOB"), "B");
    let pre_sbb = Table::at("NOB par=80 A=1 B=2 pool=1 operated; shares B");
    assert_eq!(pre_sbb.refused("sell NOB 1"), "1844-DIR-08");

    let regional = Table::at("JN par=80 A=2 B=2 pool=1 director=A operated; shares A");
    assert_eq!(regional.refused("sell JN 2"), "1844-SR-26");
    let sold = regional.play("sell JN 1");
    assert_eq!((sold.director("JN").as_str(), sold.shares("JN", "A"), sold.pool("JN")), ("B", 1, 2));
}

#[test]
fn r11_a_director_with_five_steps_down_by_selling_exactly_four() {
    let table = Table::at("STB par=80 A=5 B=2 pool=1 operated; shares A");
    assert_eq!(table.refused("sell STB 5"), "1844-SR-26");
    assert_eq!(table.play("sell STB 3").director("STB"), "A");
    let table = table.play("sell STB 4");
    assert_eq!((table.director("STB").as_str(), table.shares("STB", "A"), table.pool("STB")), ("B", 1, 5));
    assert_eq!((table.shares("STB", "B"), table.certificates("B")), (2, 1));
}

/// [1844-RULING-04] Rules version 1: both sides.
#[test]
fn any_number_was_sold_out_of_the_certificate_if_another_became_director() {
    for profile in ["1844-1e", "1844-2e", "1844-18xxgames"] {
        let table = Table::at(&format!("profile {profile}; version 1; RhB par=80 A=4 B=3 operated; shares A"));
        for shares in 2..=4 {
            assert_eq!(table.play(&format!("sell RhB {shares}")).director("RhB"), "B");
        }
    }
    // The others hold as much as would be left: no change, so the certificate stays whole.
    let table = Table::at("RhB par=80 A=2 B=1 C=1 D=1 operated; shares A");
    assert_eq!(table.refused("sell RhB 1"), "1844-DIR-08");
}

/// [1844-RULING-79] Both sides: the two shares for the certificate go together, as long as the pool has room for them.
#[test]
fn one_share_out_of_the_certificate_goes_only_into_the_last_place_of_the_pool() {
    for table in super::editions("RhB par=80 A=4 B=3 operated; shares A") {
        assert_eq!(table.play("sell RhB 2").director("RhB"), "B", "nothing out of the certificate");
        assert_eq!(table.refused("sell RhB 3"), "1844-RULING-79");
        assert_eq!((table.play("sell RhB 4").director("RhB").as_str(), table.pool("RhB")), ("B", 0));
    }
    for table in super::editions("RhB par=80 A=4 B=3 pool=2 operated; shares A") {
        let sold = table.play("sell RhB 3");
        assert_eq!((sold.director("RhB").as_str(), sold.shares("RhB", "A"), sold.pool("RhB")), ("B", 1, 5));
    }
}

/// [1844-RULING-79] Two of four shares of a V company may lie in the pool, ten of the SBB's twenty. Both sides.
#[test]
fn other_companies_have_their_own_last_place() {
    for table in super::editions("NOB par=80 A=2 B=2 director=A operated; shares A") {
        assert_eq!(table.refused("sell NOB 1"), "1844-RULING-79");
        assert_eq!(table.play("sell NOB 2").director("NOB"), "B");
    }
    let regional = Table::at("JN par=80 A=2 B=2 pool=1 director=A operated; shares A");
    assert_eq!(regional.play("sell JN 1").director("JN"), "B");

    let roomy = Table::at("SBB par=100 A=4d1 B=4 C=3 D=3 pool=6d4 director=A; shares A");
    assert_eq!(roomy.refused("sell SBB 3"), "1844-RULING-79");
    assert_eq!(roomy.play("sell SBB 4").director("SBB"), "B");
    let nearly_full = Table::at("SBB par=100 A=4d1 B=3 C=3 D=3 pool=7d4; shares A");
    assert_eq!(nearly_full.play("sell SBB 3").director("SBB"), "B");
}

/// Chur is joined to Arosa, so the RhB needs a train. Both sides.
#[test]
fn r12_a_sale_for_a_train_leaves_every_director_in_his_seat() {
    let table = Table::at(
        "RhB par=80 A=5 operated; BLS par=80 A=4 B=3 operated; NOB par=60 C=2 A=1 operated
         tile G26 6/4; tile G28 57/1; turn RhB train",
    );
    assert_eq!(table.refused("sell BLS 2"), "1844-DIR-12");
    let sold = table.play("sell BLS 1");
    assert_eq!((sold.director("BLS").as_str(), sold.cash("A")), ("A", 80));
}

#[test]
fn r13_the_new_director_of_the_sbb_gives_a_double_or_else_two_singles() {
    let with = Table::at("cash B 500; SBB par=100 A=4d1 B=4d1 pool=12d3 director=A; shares B").play("buy SBB pool");
    assert_eq!(with.director("SBB"), "B");
    assert_eq!((with.doubles("A"), with.doubles("B")), (1, 1));

    let without = Table::at("cash B 500; SBB par=100 A=4d1 B=4 pool=12d4 director=A; shares B").play("buy SBB pool");
    assert_eq!(without.director("SBB"), "B");
    assert_eq!((without.doubles("A"), without.doubles("B")), (0, 1));
    assert_eq!((without.shares("SBB", "A"), without.shares("SBB", "B")), (4, 5));
    assert_eq!((without.certificates("A"), without.certificates("B")), (4, 4));
}

#[test]
fn r14_papers_of_his_own_stay_with_the_old_director() {
    let table = Table::at("cash B 500; P1 A; T2 A; B3 A G14 0; RhB par=80 A=3 B=3 director=A operated; shares B");
    let table = table.play("buy RhB offering");
    assert_eq!(table.director("RhB"), "B");
    assert_eq!(table.private("P1"), "A");
    assert_eq!((table.tunnel_owner("T2").as_str(), table.mountain_owner("B3").as_str()), ("A", "A"));
}
