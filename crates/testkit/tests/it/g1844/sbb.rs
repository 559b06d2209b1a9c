//! 1844, chapter SBB: the formation of the SBB.

use testkit::Table;

/// The first operating round of two ends with the RhB's turn, the first 5 having been sold in it: the SBB forms, and
/// the second round begins.
fn formed(text: &str) -> Table {
    Table::at(&format!(
        "phase 5; depot 5 3; national due; RhB par=60 D=5 operated; {text};
         or 1 of 2 done NOB SCB VSB JS GB; turn RhB train"
    ))
    .play("done")
}

/// The same at the end of a set: a share round follows.
fn formed_before_shares(text: &str) -> Table {
    Table::at(&format!(
        "phase 5; depot 5 3; national due; RhB par=60 D=5 operated; {text};
         or 3 of 3 done NOB SCB VSB JS GB; turn RhB train"
    ))
    .play("done")
}

#[test]
fn r01_the_sbb_forms_when_the_round_of_the_first_5_ends_and_operates_in_the_next() {
    let table = Table::at(
        "phase 4; depot 5 4; NOB par=100 A=2 operated cash=450; JS par=80 B=2 operated; or 1 of 2; turn NOB train",
    );
    let table = table.play("train 5 450");
    assert_eq!(table.phase(), 5);
    assert_eq!(table.turn(), "B JS track");
    assert!(!table.closed("NOB"));
    assert!(!table.launched("SBB"));
    let table = table.play("done");
    assert!(table.closed("NOB"));
    assert!(table.launched("SBB"));
    assert_eq!(table.turn(), "A SBB track");
}

/// [1844-EXPORT-06]
#[test]
fn r02_a_first_5_sold_abroad_forms_the_sbb_before_the_share_round() {
    let table = Table::at(
        "phase 4; depot 5 4; cash A 500; NOB par=100 A=2 operated; RhB par=60 D=5 operated;
         or 2 of 2 done NOB; turn RhB train",
    );
    let table = table.play("done");
    assert_eq!((table.phase(), table.depot().as_str()), (5, "5 3"));
    assert!(table.closed("NOB"));
    assert_eq!(table.director("SBB"), "A");
    assert_eq!(table.turn(), "A shares");
    let table = table.play("pass; pass");
    assert_eq!(table.turn(), "A SBB track");
}

#[test]
fn r03_all_five_merge_whether_launched_or_not() {
    let table = formed_before_shares("cash A 500; NOB par=100 A=2 operated; GB par=100 B=2 operated");
    for symbol in ["NOB", "SCB", "VSB", "JS", "GB"] {
        assert!(table.closed(symbol), "{symbol} survives");
    }
    assert_eq!(table.turn(), "A shares");
    assert_eq!(table.refused("start JS 100"), "1844-SR-17");
    assert_eq!(table.refused("buy NOB offering"), "1844-SR-17");
    assert!(!table.closed("RhB"));
}

#[test]
fn r04_the_sbb_gets_treasuries_trains_and_markers_and_400_from_the_bank() {
    let before = "bank 5000; NOB par=100 A=2 operated cash=120 trains=4; SCB par=100 B=2 operated cash=30 trains=5";
    let table = formed(before);
    assert_eq!(table.treasury("SBB"), 120 + 30 + 400);
    assert_eq!(table.bank(), 5000 - 400);
    assert_eq!(table.trains("SBB"), "4 5 SBB 5H");
    assert_eq!(table.markers("SBB"), ["C12", "D19"]);
    assert_eq!((table.treasury("NOB"), table.trains("NOB")), (0, String::new()));
}

#[test]
fn r05_its_own_5h_counts_towards_the_limit_of_four() {
    assert_eq!(formed("NOB par=100 A=2 operated").trains("SBB"), "SBB 5H");
    let with = |trains: &str| {
        Table::at(&format!(
            "phase 5; depot 5 2; SBB par=100 A=2d1 pool=18d4 cash=1000 trains={trains},SBB_5H markers=D19;
             turn SBB train"
        ))
    };
    assert_eq!(with("4,5,5").refused("train 5 450"), "1844-TRAIN-06");
    assert!(with("4,5").accepts("train 5 450"));
}

/// [1844-TRAIN-11]
#[test]
fn r05_its_own_5h_is_not_tradable() {
    let table = Table::at(
        "phase 5; depot 5 2; SBB par=100 A=2d1 pool=18d4 trains=5H,SBB_5H markers=D19;
         RhB par=80 A=5 cash=1000 operated; turn RhB train",
    );
    assert_eq!(table.refused("train SBB_5H 400 SBB"), "1844-TRAIN-11");
    assert!(table.accepts("train 5H 400 SBB"));
}

/// [1844-DEST-11]
#[test]
fn r06_an_unreached_destination_is_lost() {
    let zurich_to_baden = "tile D19 57/1";
    let nob = format!("NOB par=100 A=2 operated; {zurich_to_baden}");
    let in_time = Table::at(&format!("phase 4; {nob}; turn NOB track")).play("lay D17 4/1");
    assert_eq!(in_time.treasury("NOB"), 200);
    let too_late = formed(&nob).play("lay D17 4/1");
    assert_eq!(too_late.tile("D17"), "4/1");
    assert_eq!(too_late.treasury("SBB"), 400);
}

#[test]
fn r07_markers_on_the_map_become_sbb_markers_in_place() {
    let table = formed("NOB par=100 A=2 operated markers=D19,D15; VSB par=100 B=2 operated");
    assert_eq!(table.markers("SBB"), ["C24", "D15", "D19"]);
    assert!(table.markers("NOB").is_empty());
}

/// [1844-RULING-57]
#[test]
fn r08_of_two_markers_on_a_hex_one_returns_and_can_be_placed_again_for_100() {
    let table = formed(
        "tile D19 57/0; tile E18 57/0;
         NOB par=100 A=2 operated markers=D19,D15.0; SCB par=100 B=2 operated markers=C12,D15.1",
    );
    assert_eq!(table.turn(), "A keep D15");
    assert_eq!(table.refused("keep 2"), "1844-RULING-57");
    let table = table.play("keep 1");
    assert_eq!(table.markers("SBB"), ["C12", "D15", "D19"]);
    assert_eq!(table.markers_left("SBB"), 7);
    let table = table.play("done; marker E18");
    assert_eq!(table.markers_left("SBB"), 6);
    assert_eq!(table.treasury("SBB"), 300);
}

/// [1844-RULING-57]
#[test]
fn r08_of_two_markers_in_one_city_one_returns_without_a_question() {
    let table =
        formed("tile D15 14/1; NOB par=100 A=2 operated markers=D19,D15; SCB par=100 B=2 operated markers=C12,D15");
    assert_eq!(table.turn(), "A SBB track");
    assert_eq!(table.markers("SBB"), ["C12", "D15", "D19"]);
    assert_eq!(table.markers_left("SBB"), 7);
}

/// [1844-RULING-57] both sides
#[test]
fn every_marker_of_the_sbb_costs_100_and_one_is_placed_a_turn() {
    let at = |cash: u32| {
        Table::at(&format!(
            "phase 5; tile D19 57/0; tile E18 57/0; tile F17 57/0; SBB par=100 A=2d1 pool=18d4 cash={cash} markers=D19;
             turn SBB marker"
        ))
    };
    assert_eq!(at(99).refused("marker E18"), "1844-TOK-03");
    let table = at(500).play("marker E18");
    assert_eq!(table.treasury("SBB"), 400);
    assert_eq!(table.refused("marker F17"), "1844-OR-08b");
    let table = Table::at(
        "phase 5; tile D19 57/0; tile E18 57/0; tile F17 57/0; SBB par=100 A=2d1 pool=18d4 cash=500 markers=D19,E18;
         turn SBB marker",
    );
    assert_eq!(table.play("marker F17").treasury("SBB"), 400);
}

#[test]
fn r10_the_price_marker_starts_at_100_in_the_sixth_row() {
    let table = formed("NOB par=60 A=2 operated");
    assert_eq!(table.price("SBB"), 100);
    let (row, _) = table.cell("SBB");
    assert_eq!(row + 1, 6);
}

#[test]
fn r11_a_directors_certificate_becomes_a_double_and_a_quarter_share_a_single() {
    let table = formed("NOB par=100 A=3 B=1 operated; SCB par=100 B=2 operated");
    assert_eq!((table.shares("SBB", "A"), table.doubles("A"), table.certificates("A")), (3, 1, 2));
    assert_eq!((table.shares("SBB", "B"), table.doubles("B"), table.certificates("B")), (3, 1, 2));
    assert_eq!((table.shares("NOB", "A"), table.shares("NOB", "B")), (0, 0));
}

#[test]
fn r12_unsold_and_pool_shares_go_to_the_pool_without_money() {
    let table = formed("bank 5000; NOB par=100 price=120 A=2 pool=1 operated");
    assert_eq!(table.pool("SBB"), 18);
    assert_eq!(table.cash("A"), 40);
    assert_eq!(table.bank(), 5000 - 400 - 40);
}

#[test]
fn r13_each_share_is_settled_at_its_price_less_100() {
    let table = formed("bank 5000; cash B 100; NOB par=100 price=135 A=2 B=1 operated; SCB par=80 C=2 B=1 operated");
    assert_eq!(table.cash("A"), 2 * 35);
    assert_eq!(table.cash("B"), 100 + 35 - 20);
    assert_eq!((table.cash("C"), table.owes("C")), (0, 2 * 20));
    assert_eq!(table.bank(), 5000 - 400 - 70 - 15);
}

#[test]
fn r14_the_director_of_v1_at_120_with_a_share_of_v2_at_70_receives_40_and_pays_30() {
    let table = formed("cash A 50 B 60; NOB par=100 price=120 A=2 operated; SCB par=70 B=2 A=1 operated");
    assert_eq!(table.cash("A"), 50 + 40 - 30);
    assert_eq!(table.cash("B"), 60 - 60);
}

/// [1844-RULING-49]
#[test]
fn r15_a_player_short_of_cash_pays_what_he_has_and_owes_the_rest() {
    let table = formed("cash A 5; NOB par=100 B=2 operated; SCB par=70 B=2 A=1 operated");
    assert_eq!((table.cash("A"), table.owes("A"), table.debt("A")), (0, 25, 0));
}

#[test]
fn r16_the_first_action_of_the_debtor_is_a_sale() {
    let table = Table::at("shares A; cash B 500; owes A 100; BLS par=80 A=3 B=4 operated");
    assert_eq!(table.refused("pass"), "1844-SBB-16");
    assert_eq!(table.refused("tunnel T1"), "1844-SBB-16");
    let table = table.play("sell BLS 2");
    assert_eq!((table.owes("A"), table.cash("A")), (0, 60));
    assert!(table.accepts("tunnel T1"));
}

/// The pool of the SBB is full, so nothing can be sold; the next dividend settles.
#[test]
fn r16_a_debtor_who_cannot_sell_settles_as_soon_as_he_can() {
    let table = formed_before_shares("cash B 500; JS par=70 A=2 operated");
    assert_eq!((table.turn().as_str(), table.owes("A")), ("B shares", 60));
    let table = Table::at("phase 5; owes A 60; SBB par=100 A=2d1 pool=18d4 markers=D19; turn SBB dividend revenue=400")
        .play("pay");
    assert_eq!((table.cash("A"), table.owes("A")), (0, 20));
}

#[test]
fn r17_the_exchange_debt_bears_no_interest_while_an_emergency_debt_does() {
    let table = Table::at("shares C; cash C 60; debt B 20; owes A 25").play("pass");
    assert_eq!((table.owes("A"), table.debt("B")), (25, 30));
}

/// [1844-RULING-49]
#[test]
fn money_that_a_debtor_of_the_exchange_receives_goes_to_the_debt() {
    let table = Table::at("owes A 30; debt B 30; RhB par=80 A=5 B=5 operated; turn RhB dividend revenue=100");
    let table = table.play("pay");
    assert_eq!((table.owes("A"), table.cash("A")), (0, 20));
    assert_eq!((table.debt("B"), table.cash("B")), (30, 50));
}

/// [1844-RULING-49] both sides
#[test]
fn a_debtor_of_the_exchange_buys_nothing_until_the_debt_is_gone() {
    let owing = |debt: u32| {
        let text = format!("shares A; cash B 500; owes A {debt}; BLS par=80 A=2 B=4 pool=3 operated");
        Table::at(&text).play("sell BLS 2")
    };
    // Nothing is left to sell: the player could only pass, and is passed over.
    let table = owing(200);
    assert_eq!((table.owes("A"), table.turn().as_str()), (40, "B shares"));
    let table = Table::at("shares A; cash A 100; owes A 40");
    for text in ["tunnel T1", "start RhB 60", "mountain B1"] {
        assert_eq!(table.refused(text), "1844-RULING-49");
    }
    let table = owing(100);
    assert_eq!((table.owes("A"), table.cash("A")), (0, 60));
    assert!(table.accepts("tunnel T1"));
}

#[test]
fn r18_the_director_is_who_has_most_shares() {
    let table = formed("NOB par=100 A=2 C=1 operated; SCB par=100 B=2 C=2 operated director=B");
    assert_eq!(table.director("SBB"), "C");
}

#[test]
fn r18_in_a_tie_the_former_director_of_v1_comes_before_that_of_v2() {
    let nob_b = "order A B C D; NOB par=100 B=2 operated; SCB par=100 A=2 operated";
    assert_eq!(formed(nob_b).director("SBB"), "B");
    let scb_b = "order A B C D; SCB par=100 B=2 operated; VSB par=100 A=2 operated";
    assert_eq!(formed(scb_b).director("SBB"), "B");
    let nob_a = "order B A C D; NOB par=100 A=2 operated; SCB par=100 B=2 operated";
    assert_eq!(formed(nob_a).director("SBB"), "A");
}

#[test]
fn r19_a_director_without_a_double_takes_one_from_the_pool_for_two_singles() {
    let table = formed(
        "NOB par=100 A=2 C=1 operated; SCB par=100 B=2 C=1 operated; JS par=100 B=2 C=1 operated;
         VSB par=100 A=2 C=2 operated director=A",
    );
    assert_eq!(table.director("SBB"), "C");
    assert_eq!((table.shares("SBB", "C"), table.doubles("C"), table.certificates("C")), (5, 1, 4));
    // Of GB's four shares and the three left of the others, none is a double any more.
    assert_eq!((table.pool("SBB"), table.g1844().pool_doubles()), (7, 0));
}

#[test]
fn r19_without_a_double_in_the_pool_the_former_director_of_v5_gives_his() {
    let table = formed(
        "NOB par=100 A=2 C=1 operated; SCB par=100 B=2 C=1 operated; VSB par=100 A=2 C=1 operated;
         JS par=100 B=2 C=1 operated; GB par=100 D=2 C=1 operated",
    );
    assert_eq!(table.director("SBB"), "C");
    assert_eq!((table.shares("SBB", "C"), table.doubles("C")), (5, 1));
    assert_eq!((table.shares("SBB", "D"), table.doubles("D")), (2, 0));
    assert_eq!((table.doubles("A"), table.doubles("B")), (2, 2));
}

/// [1844-RULING-56]
#[test]
fn r21_without_shareholders_all_lie_in_the_pool_the_directors_certificate_included() {
    let table = formed_before_shares("cash A 500");
    assert_eq!((table.pool("SBB"), table.g1844().pool_doubles()), (20, 5));
    assert_eq!(table.director("SBB"), "nobody");
    assert_eq!(table.turn(), "A shares");
    let table = table.play("buy SBB pool double");
    assert_eq!((table.cash("A"), table.director("SBB")), (300, "A".to_owned()));
}

/// [1844-RULING-80] Both sides.
#[test]
fn the_first_certificate_out_of_a_full_pool_is_a_double() {
    for table in super::editions("phase 5; cash A 500 B 500; SBB par=100 pool=20d5 markers=D19; shares A") {
        assert_eq!(table.refused("buy SBB pool"), "1844-RULING-80");
        let double = table.play("buy SBB pool double");
        assert_eq!(double.director("SBB"), "A");
        assert!(double.accepts("buy SBB pool"));
    }
    let first = Table::at("version 1; phase 5; cash A 500; SBB par=100 pool=20d5 markers=D19; shares A");
    assert!(first.accepts("buy SBB pool"));
}

/// [1844-RULING-56]
#[test]
fn a_second_single_makes_a_director_who_exchanges_both_for_a_double() {
    let table = Table::at("phase 5; cash A 500 B 500; SBB par=100 A=1 pool=19d5 markers=D19; shares B");
    let table = table.play("buy SBB pool");
    assert_eq!(table.director("SBB"), "nobody");
    let table = table.play("buy SBB pool");
    assert_eq!((table.director("SBB"), table.cash("A")), ("A".to_owned(), 400));
    assert_eq!((table.shares("SBB", "A"), table.doubles("A")), (2, 1));
    assert_eq!((table.pool("SBB"), table.g1844().pool_doubles()), (17, 4));
}

/// [1844-RULING-56]
#[test]
fn an_sbb_without_director_is_passed_over_and_keeps_its_price() {
    let table = formed("");
    assert_eq!((table.director("SBB"), table.price("SBB")), ("nobody".to_owned(), 100));
    assert_eq!(table.turn(), "D RhB track");
    let table = table.play("done");
    assert_eq!(table.turn(), "D shares");
    assert_eq!(table.price("SBB"), 100);
}

/// Phase 4 has no SBB, but nothing else would stand in the way of the purchase there. [1844-PRIV-08] both sides
#[test]
fn r22_the_sbb_cannot_buy_private_railways() {
    let at = |turn: &str| {
        Table::at(&format!(
            "phase 4; P1 A; SBB par=100 A=2d1 pool=18d4 cash=100 markers=D19; RhB par=80 A=5 cash=100 operated;
             turn {turn} train"
        ))
    };
    assert_eq!(at("SBB").refused("private P1 20"), "1844-SBB-22");
    assert!(at("RhB").accepts("private P1 20"));
}

#[test]
fn r23_dividend_and_price_are_those_of_a_twentieth() {
    let table = Table::at("phase 5; SBB par=100 A=2d1 B=1 pool=17d4 markers=D19; turn SBB dividend revenue=200");
    let table = table.play("pay");
    assert_eq!((table.cash("A"), table.cash("B"), table.treasury("SBB")), (20, 10, 170));
    let table = Table::at("phase 5; cash C 200; SBB par=100 A=2d1 B=1 pool=17d4 markers=D19; shares C");
    assert_eq!(table.play("buy SBB pool").cash("C"), 100);
    assert_eq!(table.play("buy SBB pool double").cash("C"), 0);
}

#[test]
fn r25_no_sbb_share_is_in_the_offering() {
    let before = Table::at("phase 4; cash A 500; shares A");
    assert_eq!(before.refused("buy SBB offering"), "1844-SR-17");
    let table = formed_before_shares("cash A 500; NOB par=100 A=2 B=1 operated");
    assert_eq!((table.unsold("SBB"), table.pool("SBB")), (0, 17));
    assert_eq!(table.turn(), "A shares");
    assert_eq!(table.refused("buy SBB offering"), "1844-SR-06");
    assert!(table.accepts("buy SBB pool"));
}

/// [1844-RULING-51] both sides
#[test]
fn r26_trains_above_four_go_to_the_pool_but_never_its_own_5h() {
    let table = formed("NOB par=100 A=2 operated trains=4,5; SCB par=100 B=2 operated trains=4H,5");
    assert_eq!(table.turn(), "A surrender SBB");
    assert_eq!(table.refused("surrender SBB_5H"), "1844-RULING-51");
    let table = table.play("surrender 4H");
    assert_eq!(table.trains("SBB"), "4 5 5 SBB 5H");
    assert_eq!(table.pool_trains("4H"), 1);
    assert_eq!(table.turn(), "A SBB track");
}

/// [1844-RULING-54] If it formed first it would hold five trains and have to give one up.
#[test]
fn the_export_at_the_end_of_a_set_comes_before_the_formation() {
    let table = Table::at(
        "phase 5; depot 6 4; national due; cash A 500; RhB par=60 D=5 operated;
         NOB par=100 A=2 operated trains=3H,3H; SCB par=100 B=2 operated trains=3H,5;
         or 3 of 3 done NOB SCB; turn RhB train",
    );
    let table = table.play("done");
    assert_eq!(table.phase(), 6);
    assert_eq!(table.trains("SBB"), "5 SBB 5H");
    assert_eq!(table.turn(), "A shares");
}

/// [1844-RULING-55]
#[test]
fn a_v_company_never_started_gives_its_four_shares_its_double_and_its_markers() {
    let table = formed("bank 5000; NOB par=100 A=2 B=2 operated director=A");
    assert_eq!((table.pool("SBB"), table.g1844().pool_doubles()), (16, 4));
    assert_eq!(table.markers_left("SBB"), 9);
    assert_eq!(table.bank(), 5000 - 400);
}

/// The NOB leaves one marker unplaced, the others all of theirs.
#[test]
fn r09_the_sbb_places_unplaced_markers_for_100_each() {
    let position = "phase 5; depot 5 3; national due; RhB par=60 D=5 operated; tile D19 57/0; tile E18 57/0;
        tile F17 57/3; NOB par=100 A=2 operated; or 1 of 3 done NOB; turn RhB train";
    for table in super::editions(position).map(|table| table.play("done")) {
        assert_eq!((table.turn().as_str(), table.treasury("SBB"), table.markers_left("SBB")), ("A SBB track", 400, 9));
        let table = table.play("done; marker E18");
        assert_eq!((table.treasury("SBB"), table.markers_left("SBB")), (300, 8));
    }
}
