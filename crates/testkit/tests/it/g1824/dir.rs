//! 1824, chapter DIR: directors.

use game::g1824;
use game::{Action, Choice};

use super::{at, editions};

#[test]
fn r01_a_company_is_decided_for_by_its_director_and_a_minor_by_its_owner() {
    let companies = "SD1 B=1 cash=80; MS par=80 A=2 C=3 D=1";
    assert_eq!(at(&format!("{companies}; turn SD1 track")).turn(), "B SD1 track");
    let table = at(&format!("{companies}; turn MS track"));
    assert_eq!((table.director("MS"), table.turn()), ("C".to_owned(), "C MS track".to_owned()));
    let table = at(&format!("phase 4; depot 4; {companies} cash=900 trains=3,3,3; turn MS train"));
    assert_eq!(table.director("SD1"), "B");
}

#[test]
fn r02_the_director_of_a_major_is_whoever_holds_most_of_it() {
    for table in editions("cash A 500 B 500 C 500 D 500; shares A") {
        let table = table.play("start BH 80; buy BH; pass; pass; pass; buy BH");
        assert_eq!((table.shares("BH", "A"), table.shares("BH", "B"), table.director("BH")), (2, 2, "A".to_owned()));
        let table = table.play("pass; pass; pass; buy BH");
        assert_eq!((table.shares("BH", "B"), table.director("BH")), (3, "B".to_owned()));
    }
}

#[test]
fn r03_the_office_passes_to_whoever_holds_strictly_more() {
    for table in editions("cash A 500 B 500; MS par=80 A=3 B=2; shares B") {
        let equal = table.play("buy MS");
        assert_eq!((equal.shares("MS", "B"), equal.director("MS")), (3, "A".to_owned()));
        let more = equal.play("pass; buy MS");
        assert_eq!((more.shares("MS", "B"), more.director("MS")), (4, "B".to_owned()));
    }
}

#[test]
fn r04_among_equals_the_first_clockwise_after_the_old_director_takes_the_office() {
    for order in ["A B C D", "C D A B", "D A B C"] {
        let successor = |holdings: &str, seller: &str| {
            let text = format!("order {order}; MS par=80 {holdings} operated; shares {seller}");
            at(&text).play("sell MS 2").director("MS")
        };
        assert_eq!(successor("A=4 C=3 D=3", "A"), "C");
        assert_eq!(successor("B=3 C=4 D=3", "C"), "D");
        assert_eq!(successor("A=3 B=3 C=4", "C"), "A");
    }
}

#[test]
fn r05_nobody_with_fewer_than_two_units_is_a_director() {
    let table = at("phase 4; cash A 500; SD formed A=1 B=1; shares A");
    assert_eq!((table.director("SD"), table.certificate("SD")), ("nobody".to_owned(), "bank".to_owned()));
    let table = table.play("buy SD");
    assert_eq!((table.director("SD"), table.certificate("SD")), ("A".to_owned(), "A".to_owned()));
}

#[test]
fn r06_the_old_director_gets_two_certificates_of_ten_percent_for_the_directors_certificate() {
    for table in editions("cash B 500; MS par=80 A=3 B=3; shares B") {
        assert_eq!((table.certificates("A"), table.certificates("B")), (2, 3));
        let table = table.play("buy MS");
        assert_eq!((table.certificate("MS"), table.shares("MS", "A"), table.shares("MS", "B")), ("B".to_owned(), 3, 4));
        assert_eq!((table.certificates("A"), table.certificates("B")), (3, 3));
    }
}

#[test]
fn r07_cash_trains_and_markers_go_to_the_new_director_unchanged() {
    let table = at("phase 3; cash B 500; MS par=80 A=3 B=3 cash=123 trains=2,3 markers=C12,E8; shares B");
    let changed = table.play("buy MS");
    assert_eq!(changed.director("MS"), "B");
    assert_eq!((changed.treasury("MS"), changed.trains("MS")), (123, "2 3".to_owned()));
    assert_eq!((changed.markers("MS"), changed.markers_left("MS")), (table.markers("MS"), 1));
}

/// Both sides: with another holder of two units, and with one of a single unit.
#[test]
fn r08_a_director_leaves_office_only_by_a_sale_to_the_bank_if_another_holds_two_units() {
    for table in editions("MS par=80 A=2 B=1 C=1 D=1 operated; shares A") {
        assert_eq!(table.refused("sell MS 1"), "1824-DIR-08");
        assert_eq!(table.refused("sell MS 2"), "1824-DIR-08");
    }
    for table in editions("MS par=80 A=2 B=1 C=2 D=1 operated; shares A") {
        assert_eq!(table.play("sell MS 1").director("MS"), "C");
    }
    let full = at("MS par=80 A=3 B=2 operated; shares A");
    assert_eq!(full.refused("sell MS 2"), "1824-SR-22");
    let hands_over = |choice: &Choice| !matches!(choice, Choice::Do(Action::Pass | Action::Sell(_)));
    assert!(!full.offers().iter().any(hands_over));
}

#[test]
fn r09_the_directors_certificate_never_goes_to_the_bank() {
    for table in editions("MS par=80 A=3 B=3 C=3 operated; shares A") {
        let table = table.play("sell MS 3");
        assert_eq!((table.certificate("MS"), table.unsold("MS"), table.shares("MS", "A")), ("B".to_owned(), 4, 0));
        assert_eq!(table.certificates("B"), 2);
        assert_eq!(g1824::singles_on_offer(&table.state, game::g1824::companies::MS), 4);
    }
}

/// [1824-RULING-24] Both sides: only one more unit fits, and one is sold though more would fit, if another can take over.
#[test]
fn r10_one_unit_of_the_directors_certificate_is_sold_if_another_becomes_director() {
    for table in editions("MS par=80 A=2 B=2 C=2 operated; shares A") {
        assert_eq!(table.unsold("MS"), 4);
        assert_eq!(table.refused("sell MS 2"), "1824-SR-22");
        let sold = table.play("sell MS 1");
        assert_eq!((sold.director("MS"), sold.certificate("MS")), ("B".to_owned(), "B".to_owned()));
        assert_eq!((sold.shares("MS", "A"), sold.unsold("MS"), sold.certificates("A")), (1, 5, 1));
    }
    for table in editions("MS par=80 A=2 B=2 C=2 D=2 operated; shares A") {
        assert_eq!(table.play("sell MS 1").director("MS"), "B");
    }
    for table in editions("MS par=80 A=2 B=1 C=1 D=1 operated; shares A") {
        assert_eq!(table.refused("sell MS 1"), "1824-DIR-08");
    }
}

/// Both sides, of the company that buys and of another.
#[test]
fn r11_no_emergency_sale_changes_a_director() {
    let companies = "phase 3; depot 3; MS par=80 A=4 B=3 operated; BH par=90 A=4 C=4 operated";
    for table in editions(&format!("{companies}; turn MS train")) {
        assert_eq!(table.refused("sell MS 2"), "1824-EMR-11");
        assert_eq!(table.refused("sell BH 1"), "1824-EMR-11");
        let table = table.play("sell MS 1");
        assert_eq!((table.shares("MS", "A"), table.director("MS")), (3, "A".to_owned()));
    }
}

#[test]
fn r12_a_regional_has_no_director_while_its_directors_certificate_is_reserved_or_unsold() {
    let table = at("cash B 500; EPP A=1 price=160; BK B=4; BH B=3; shares B");
    assert_eq!((table.director("BK"), table.director("BH")), ("nobody".to_owned(), "nobody".to_owned()));
    let table = table.play("buy BK");
    assert_eq!((table.shares("BK", "B"), table.director("BK")), (5, "nobody".to_owned()));
    assert!(!table.launched("BK"));
}

/// [1824-RULING-25] They count as certificates and towards the half, make nobody director and cannot be sold before the
/// company has a price and has operated: both sides.
#[test]
fn certificates_of_a_regional_without_a_price_are_owned_but_not_sold() {
    for table in editions("cash A 500; BH B=3; shares B") {
        assert_eq!((table.certificates("B"), table.director("BH"), table.price("BH")), (3, "nobody".to_owned(), 0));
    }
    for table in editions("cash A 500 B 500; BH B=3; shares B") {
        assert_eq!(table.refused("sell BH 1"), "1824-RULING-25");
        let table = table.play("pass; start BH 80");
        assert!(table.launched("BH"));
        assert_eq!((table.price("BH"), table.treasury("BH")), (80, 800));
        assert_eq!((table.director("BH"), table.certificate("BH")), ("B".to_owned(), "B".to_owned()));
    }
    for table in editions("BH par=80 A=2 B=3 operated; shares A") {
        assert_eq!(table.refused("sell BH 1"), "1824-SR-22");
    }
    for table in editions("BH par=80 A=2 B=3 C=1 operated; shares C") {
        assert!(table.accepts("sell BH 1"));
    }
}

/// [1824-RULING-23] By purchases and sales, exchanges and formations.
#[test]
fn r13_whatever_moves_units_can_change_the_director() {
    let bought = at("cash B 500; MS par=80 A=3 B=3; shares B").play("buy MS");
    assert_eq!(bought.director("MS"), "B");
    let sold = at("MS par=80 A=3 B=3 C=1 operated; shares A").play("sell MS 1");
    assert_eq!(sold.director("MS"), "B");
    let mountain = at("phase 3; B1 B; MS par=80 A=3 B=3; shares B").play("exchange B1 MS");
    assert_eq!(mountain.director("MS"), "B");
    let coal = at("phase 3; cash D 500; EPP A=1 price=160; BK B=1; shares A").play("coal EPP");
    assert_eq!(coal.director("BK"), "A");
    let formed = at("phase 4; depot 4; SD1 A=1 trains=3; SD B=3; cash D 500; turn SD1 train").play("done");
    assert_eq!((formed.director("SD"), formed.certificate("SD")), ("B".to_owned(), "B".to_owned()));
}

/// [1824-RULING-22]
#[test]
fn after_a_coal_exchange_strictly_more_units_win_and_equality_leaves_the_exchanging_player_director() {
    for (profile, coal) in [("1824-1e", "K1"), ("1824-2e", "EPP")] {
        let exchange = |units: u8| {
            let text = format!("profile {profile}; phase 3; cash D 500; {coal} A=1 price=160; BK B={units}; shares A");
            let table = testkit::Table::at(&text).play(&format!("coal {coal}"));
            (table.director("BK"), table.certificate("BK"), table.certificates("A"))
        };
        assert_eq!(exchange(2), ("A".to_owned(), "A".to_owned(), 1));
        assert_eq!(exchange(3), ("B".to_owned(), "B".to_owned(), 2));
    }
}

/// In the middle of the turn of the company itself.
#[test]
fn r14_a_change_takes_effect_at_once_in_an_operating_round_too() {
    for table in editions("phase 3; depot 4; B1 B; MS par=80 A=3 B=3 cash=900 operated; turn MS train") {
        let table = table.play("train 4 280");
        assert_eq!(table.turn(), "B exchange B1");
        let table = table.play("exchange B1 MS");
        assert_eq!((table.director("MS"), table.turn()), ("B".to_owned(), "B MS train".to_owned()));
    }
}

#[test]
fn r15_losing_the_directors_certificate_makes_one_certificate_two() {
    let table = at("cash B 500; MS par=80 A=2 B=2; shares B");
    assert_eq!(table.certificates("A"), 1);
    assert_eq!(table.play("buy MS").certificates("A"), 2);
}

#[test]
fn r16_the_third_unit_of_another_player_takes_the_office_from_a_holder_of_two() {
    for table in editions("cash B 500; MS par=80 A=2 B=2; shares B") {
        assert_eq!(table.director("MS"), "A");
        let table = table.play("buy MS");
        assert_eq!((table.director("MS"), table.certificate("MS")), ("B".to_owned(), "B".to_owned()));
        assert_eq!((table.shares("MS", "A"), table.certificates("A")), (2, 2));
        assert_eq!((table.shares("MS", "B"), table.certificates("B")), (3, 2));
    }
}
