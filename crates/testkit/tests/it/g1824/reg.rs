//! 1824, chapter REG: Regional Railways.

use game::g1824;
use game::g1824::coal_of;
use game::g1824::companies::{BK, MS, REGIONALS};
use game::query::marker_cost as cost;
use game::query::train_limit;
use testkit::Table;

use super::start::fresh;
use super::{at, by_first_edition, editions};

/// A share round in phase 3 with money for A and B.
fn shares(text: &str) -> Table {
    at(&format!("phase 3; depot 3 5; cash A 500 B 500; {text}"))
}

#[test]
fn r01_four_regionals_have_a_coal_railway_and_the_bh_has_none() {
    for profile in [g1824::PROFILE_1E, g1824::PROFILE_2E] {
        let state = fresh(profile, 4).state;
        assert_eq!(REGIONALS.map(|company| coal_of(&state, company).is_some()), [true, true, true, true, false]);
    }
}

#[test]
fn r02_its_price_is_set_with_its_coal_railway_and_its_shares_are_on_sale_from_then_on() {
    let table = at("opening A; cash A 500 B 500");
    assert_eq!((table.price("MS"), table.refused("buy MS")), (0, "1824-SR-15"));
    let table = table.play("minor EOD 200");
    assert_eq!(table.price("MS"), 100);
    assert_eq!(table.play("buy MS").cash("B"), 400);
}

/// Both sides.
#[test]
fn r03_its_directors_certificate_is_reserved_until_the_coal_exchange() {
    let table = shares("EPP B=1 price=160; BK A=3; shares A");
    assert_eq!(table.refused("start BK 80"), "1824-REG-03");
    let table = table.play("pass; coal EPP");
    assert_eq!((table.certificate("BK").as_str(), table.shares("BK", "B")), ("A", 2));
    // With its Coal Railway out of the game nothing is reserved.
    assert!(shares("shares A").accepts("start BK 80"));
}

#[test]
fn r04_it_opens_with_50_percent_and_the_directors_certificate_in_players_hands() {
    let table = shares("EPP A=1 price=160; BK B=5; shares A");
    assert!(!table.launched("BK"));
    assert!(table.play("coal EPP").launched("BK"));
    let table = shares("EPP A=1 price=160; BK B=2; shares A").play("coal EPP");
    assert!(!table.launched("BK"));
    assert!(table.play("buy BK").launched("BK"));
}

#[test]
fn r05_its_capital_is_8_times_its_starting_price_with_the_assets_of_its_coal_railway() {
    for price in [60, 70, 80, 90, 100] {
        let text = format!("SPB A=1 price={} cash=45 trains=1g,2g; SB B=3; shares A", 2 * price);
        let table = shares(&text);
        let bank = table.bank();
        let table = table.play("coal SPB");
        assert_eq!((table.treasury("SB"), table.trains("SB").as_str()), (8 * price + 45, "1g 2g"));
        assert_eq!(table.bank(), bank - 8 * price);
    }
}

#[test]
fn r06_k1_bought_for_160_gives_the_bk_640_and_the_cash_of_k1() {
    let first = by_first_edition("phase 3; depot 3 5; cash A 500; K1 A=1 price=160 cash=40; BK B=3; shares A");
    assert_eq!(first.play("coal K1").treasury("BK"), 640 + 40);
    assert_eq!(shares("EPP A=1 price=160 cash=40; BK B=3; shares A").play("coal EPP").treasury("BK"), 640 + 40);
}

/// Both sides.
#[test]
fn r07_without_coal_railway_the_directors_certificate_comes_first_at_twice_the_price() {
    for table in editions("cash A 500 B 500; shares A") {
        assert_eq!(table.refused("buy BH"), "1824-REG-09");
        let table = table.play("start BH 90");
        assert_eq!((table.shares("BH", "A"), table.cash("A"), table.certificates("A")), (2, 320, 1));
        assert!(table.accepts("buy BH"));
        // There is one only.
        assert_eq!(table.refused("start BH 90"), "1824-REG-07");
    }
}

/// [1824-RULING-08] Both sides.
#[test]
fn r08_its_buyer_chooses_60_70_80_90_or_100() {
    for table in editions("cash A 500 B 500; shares A") {
        for price in [60, 70, 80, 90, 100] {
            assert_eq!(table.play(&format!("start BH {price}")).price("BH"), price);
        }
        for price in [0, 50, 65, 85, 110, 120] {
            assert_eq!(table.refused(&format!("start BH {price}")), "1824-REG-08");
        }
    }
}

/// Both sides: only the exchange of a Mountain Railway brings one into a player's hands.
#[test]
fn r09_before_that_no_10_percent_certificate_can_be_bought() {
    let table = shares("B1 A; shares A");
    for company in ["BH", "CL"] {
        assert_eq!(table.refused(&format!("buy {company}")), "1824-REG-09");
        assert_eq!(table.play(&format!("exchange B1 {company}")).shares(company, "A"), 1);
    }
}

#[test]
fn r10_it_opens_with_the_directors_certificate_and_50_percent() {
    let table = shares("BH par=80 A=2 B=2; shares A");
    assert!(!table.launched("BH"));
    assert!(table.play("buy BH").launched("BH"));
    assert!(!shares("BH A=2 B=3; shares A").launched("BH"), "nobody has the director's certificate");
}

#[test]
fn r11_its_capital_is_10_times_its_starting_price() {
    for price in [60, 70, 80, 90, 100] {
        let table = shares(&format!("BH par={price} A=2 B=2; shares A"));
        let bank = table.bank();
        let table = table.play("buy BH");
        assert_eq!((table.treasury("BH"), table.bank()), (10 * price, bank + price - 10 * price));
    }
}

/// Its Coal Railway was not sold: the director's certificate is bought, the capital is tenfold.
#[test]
fn r12_a_regional_whose_coal_railway_was_removed_is_one_without() {
    for company in ["BK", "MS", "CL", "SB"] {
        let table = shares("shares A");
        assert_eq!(table.refused(&format!("buy {company}")), "1824-REG-09");
        let table = table.play(&format!("start {company} 70; buy {company}; buy {company}; buy {company}"));
        assert_eq!((table.launched(company), table.treasury(company), table.trains(company).as_str()), (true, 700, ""));
    }
}

/// [1824-RULING-31] Three units by exchanges and the two of the certificate are half of the company.
#[test]
fn r13_with_30_percent_exchanged_the_directors_certificate_opens_it_at_once() {
    let table = shares("BH B=1 C=2; shares A").play("start BH 100");
    assert_eq!((table.launched("BH"), table.director("BH").as_str(), table.treasury("BH")), (true, "A", 1000));
    let table = shares("BH B=1 C=1; shares A").play("start BH 100");
    assert_eq!((table.launched("BH"), table.treasury("BH")), (false, 0));
}

/// Whatever the marker shows by then.
#[test]
fn r14_the_starting_price_counts_and_not_the_current_one() {
    let table = shares("BH par=80 price=100 A=2 B=2; shares A").play("buy BH");
    assert_eq!((table.cash("A"), table.treasury("BH")), (400, 800));
    let table = shares("EPP A=1 price=160; BK price=70 B=3; shares A").play("coal EPP");
    assert_eq!((table.price("BK"), table.treasury("BK")), (70, 640));
}

#[test]
fn r15_share_purchases_always_pay_the_bank() {
    for (held, launched) in [("A=2", false), ("A=2 C=4", true)] {
        let table = shares(&format!("BH par=80 {held}; shares B"));
        assert_eq!(table.launched("BH"), launched);
        let (bank, treasury) = (table.bank(), table.treasury("BH"));
        let table = table.play("buy BH");
        assert_eq!((table.cash("B"), table.bank(), table.treasury("BH")), (420, bank + 80, treasury));
    }
}

/// [1824-RULING-33] The marker that comes later lies beneath.
#[test]
fn r16_several_regionals_may_start_at_the_same_price() {
    let table = at("opening A; cash A 500 B 500 C 500").play("minor EPP 160; minor EOD 160; start BH 80");
    assert_eq!(["BK", "MS", "BH"].map(|company| table.cell(company)), [(4, 2); 3]);
    assert_eq!(table.state.by_price()[3..], [BK, MS, REGIONALS[4]]);
    let table = at("opening A; cash A 500 B 500").play("minor EOD 160; minor EPP 160");
    assert_eq!(table.state.by_price()[3..], [MS, BK]);
}

#[test]
fn r17_opened_in_a_share_round_it_operates_from_the_next_operating_round_on() {
    let table = at("phase 2; depot 2 5; cash A 80; BH par=80 A=2 B=2; SD2 C=1 trains=2; shares A").play("buy BH");
    assert_eq!((table.launched("BH"), table.turn().as_str()), (true, "C SD2 track"));
    assert_eq!(table.play("done").turn(), "A BH track");
}

/// The first when it begins to operate, Pilsen for 40, Linz for 100, and no fourth.
#[test]
fn r18_its_three_markers_cost_nothing_40_and_100() {
    let track = "tile B9 57/1; tile B7 9/1; tile B5 57/1; tile B11 8/5; tile C12 57/2";
    let with = |markers: &str| {
        at(&format!("phase 3; depot 3 5; BK par=80 A=5 cash=300 operated markers={markers}; {track}; turn BK marker"))
    };
    assert_eq!(with("B9").play("marker B5").treasury("BK"), 260);
    assert_eq!(with("B9,E8").play("marker B5").treasury("BK"), 200);
    assert_eq!(with("B9,E8,C12").refused("marker B5"), "1824-SETUP-14");
    let begun = at("phase 3; depot 3 5; BK par=80 A=5; shares B");
    assert_eq!((begun.markers_left("BK"), cost(&begun.state, BK).0), (3, 0));
    let table = begun.play("pass");
    assert_eq!(
        (table.turn().as_str(), table.markers("BK"), table.treasury("BK")),
        ("A BK track", vec!["B9".to_owned()], 0)
    );
}

#[test]
fn r19_its_train_limit_is_4_then_3_from_phase_4_and_2_from_phase_6() {
    for (phase, limit) in [(1, 4), (2, 4), (3, 4), (4, 3), (5, 3), (6, 2), (7, 2), (8, 2)] {
        for table in editions(&format!("phase {phase}")) {
            assert!(REGIONALS.into_iter().all(|company| train_limit(&table.state, company) == limit));
        }
    }
    let with = |trains: &str| {
        at(&format!("phase 4; depot 4 3; BK par=80 A=5 cash=500 operated trains={trains}; turn BK train"))
    };
    assert!(with("3,3").accepts("train 4 280"));
    assert_eq!(with("3,3,2g").refused("train 4 280"), "1824-TRAIN-12");
}

#[test]
fn r20_it_may_own_normal_trains_and_goods_trains() {
    let table = at("phase 3; depot 3 5; BK par=80 A=5 cash=500 operated; turn BK train");
    assert_eq!(table.play("train 3 180; train 2g 240").trains("BK"), "3 2g");
}

/// Both sides.
#[test]
fn r21_it_must_own_a_train_at_the_end_of_each_of_its_turns() {
    let with =
        |trains: &str| at(&format!("phase 3; depot 3 5; BK par=80 A=5 cash=500 operated {trains}; turn BK train"));
    assert_eq!(with("cash=500").refused("done"), "1824-TRAIN-35");
    assert!(with("cash=500").play("train 3 180").accepts("done"));
    assert!(with("trains=2g").accepts("done"));
}

/// Every first sale of a type, which closes Coal Railways and Pre-Staatsbahnen, leaves it as it was, open or not.
#[test]
fn r22_once_priced_it_never_closes() {
    let sales = ["2 80", "3 180", "4 280", "5 400", "6 600", "8 800", "10 1000"];
    for (row, sale) in sales.into_iter().enumerate() {
        let (depot, _) = sale.split_once(' ').unwrap();
        let text = format!("phase {}; depot {depot}; BH par=60 C=6 cash=1100 operated; BK par=80 A=2", row + 1);
        let table = at(&format!("{text}; SD formed B=2 trains=10; UG formed B=2 trains=10; or 1 of 2; turn BH train"));
        let table = table.play(&format!("train {sale}"));
        assert_eq!(table.phase(), row as u8 + 2);
        assert!(!table.closed("BH") && !table.closed("BK"));
        assert_eq!((table.price("BK"), table.shares("BK", "A"), table.shares("BH", "C")), (80, 2, 6));
    }
}
