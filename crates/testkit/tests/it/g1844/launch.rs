//! 1844, chapter LAUNCH: par, launch and capital.

use game::g1844::Destination;
use testkit::Table;

/// both sides
#[test]
fn r01_par_is_60_to_100_in_steps_of_ten() {
    let table = Table::at("cash A 500; shares A");
    for par in [60, 70, 80, 90, 100] {
        assert_eq!(table.play(&format!("start RhB {par}")).price("RhB"), par);
    }
    for par in [50, 65, 110, 120] {
        assert_eq!(table.refused(&format!("start RhB {par}")), "1844-LAUNCH-01");
    }
}

#[test]
fn r02_par_spaces_lie_in_rows_two_to_six() {
    let table = Table::at("cash A 500; shares A");
    let rows = [100, 90, 80, 70, 60].map(|par| table.play(&format!("start RhB {par}")).cell("RhB").0 + 1);
    assert_eq!(rows, [2, 3, 4, 5, 6]);
}

#[test]
fn r03_the_directors_certificate_costs_twice_par() {
    for symbol in ["NOB", "RhB", "JN"] {
        let table = Table::at("cash A 500; shares A").play(&format!("start {symbol} 90"));
        assert_eq!((table.cash("A"), table.shares(symbol, "A")), (320, 2));
    }
}

#[test]
fn r04_a_company_launches_when_half_its_shares_have_left_the_offering() {
    let table = Table::at("cash A 500; shares A").play("start NOB 60");
    assert!(table.launched("NOB"));

    let table = Table::at("cash A 500; shares A").play("start JN 60");
    assert!(!table.launched("JN"));
    assert!(table.play("buy JN offering").launched("JN"));

    let table = Table::at("cash A 500; RhB par=60 A=3; shares A").play("buy RhB offering");
    assert!(!table.launched("RhB"));
    assert!(table.play("buy RhB offering").launched("RhB"));
}

#[test]
fn r05_gifts_and_pool_shares_count_as_having_left_the_offering() {
    let table = Table::at("cash A 500 B 500; RhB par=60 A=3 B=1; shares A").play("sell RhB 1; pass");
    assert!(!table.launched("RhB"));
    let pool = table.play("buy RhB offering");
    assert_eq!((pool.shares("RhB", "A"), pool.shares("RhB", "B"), pool.pool("RhB")), (2, 2, 1));
    assert!(pool.launched("RhB"));

    let gift =
        Table::at("cash A 500; MOB B=1; shares A").play("start MOB 60; pass; buy MOB offering; pass; buy MOB offering");
    assert_eq!((gift.shares("MOB", "A"), gift.shares("MOB", "B")), (4, 1));
    assert!(gift.launched("MOB"));
}

#[test]
fn r06_a_v_launches_with_its_directors_certificate_and_mob_with_four_besides_the_share_of_p5() {
    let table = Table::at("cash A 700; MOB B=1; shares A").play("start VSB 70; start MOB 60; pass");
    assert!(table.launched("VSB"));
    let table = table.play("buy MOB offering; pass");
    assert!(!table.launched("MOB"));
    assert!(table.play("buy MOB offering").launched("MOB"));
}

#[test]
fn r07b_the_fnm_operates_without_further_sales() {
    let table = super::auc::sold_out();
    assert_eq!((table.shares("FNM", "C"), table.pool("FNM"), table.unsold("FNM")), (2, 3, 5));
    assert_eq!(table.play("pass; pass; pass").turn(), "C FNM track");
}

/// [1844-RULING-05] BLS launches first, but its marker came second.
#[test]
fn r08b_the_marker_enters_with_the_par_beneath_those_already_there() {
    let table = Table::at("order A B C D; cash A 800 B 800; shares A").play("start RhB 80; start BLS 80");
    assert_eq!((table.cell("RhB"), table.cell("BLS")), ((3, 4), (3, 4)));
    assert!(!table.launched("RhB") && !table.launched("BLS"));
    let table = table.play("buy BLS offering; buy BLS offering; buy BLS offering");
    assert!(table.launched("BLS") && !table.launched("RhB"));
    let table = table.play("buy RhB offering; buy RhB offering; buy RhB offering");
    assert_eq!(table.play("pass; pass").turn(), "A RhB track");
}

/// [1844-RULING-64] V companies get twice par, not five times.
#[test]
fn r09_capital_comes_from_the_bank_at_once() {
    let at = |position: &str, action: &str| (Table::at(position), Table::at(position).play(action));
    for (company, position, action, capital) in [
        ("NOB", "cash A 500; shares A", "start NOB 100", 200),
        ("RhB", "cash A 500; RhB par=80 A=4; shares A", "buy RhB offering", 400),
        ("JN", "cash A 500; JN par=90 A=2; shares A", "buy JN offering", 450),
    ] {
        let (before, after) = at(position, action);
        let paid = before.cash("A") - after.cash("A");
        assert_eq!(after.treasury(company), capital);
        assert_eq!(after.bank(), before.bank() + paid - capital);
    }
}

#[test]
fn r11_from_phase_6_a_historical_company_gets_all_capital_and_no_destination() {
    let launch = |phase: u8| {
        let table = Table::at(&format!("phase {phase}; cash A 500; RhB par=80 A=4; shares A")).play("buy RhB offering");
        let rhb = table.state.edition().company_named("RhB").unwrap();
        (table.treasury("RhB"), table.g1844().destination(rhb))
    };
    assert_eq!(launch(5), (400, Destination::Open));
    assert_eq!(launch(6), (800, Destination::None));
    assert_eq!(launch(7), (800, Destination::None));
    let regional = Table::at("phase 6; cash A 500; JN par=80 A=2; shares A").play("buy JN offering");
    assert_eq!(regional.treasury("JN"), 400);
}

#[test]
fn r12_historical_companies_get_markers_by_par_the_others_a_fixed_number() {
    for (par, markers) in [(60, 1), (70, 2), (80, 3), (90, 4), (100, 5)] {
        let table = Table::at(&format!("cash A 500; RhB par={par} A=4; JN par={par} A=2; shares A"));
        assert_eq!(table.play("buy RhB offering").markers_left("RhB"), markers);
        assert_eq!(table.play("buy JN offering").markers_left("JN"), 3);
        assert_eq!(table.play(&format!("start NOB {par}")).markers_left("NOB"), 2);
    }
}

#[test]
fn r13_a_company_operates_from_the_operating_round_after_its_launch() {
    let table = Table::at("cash A 500 B 500; RhB par=80 A=4; BLS par=100 B=3; shares A");
    let idle = table.play("pass; tunnel T1; pass; pass");
    assert_eq!(idle.turn(), "A shares");
    let table = table.play("buy RhB offering; pass; pass");
    assert_eq!(table.turn(), "A RhB track");
}

/// Zürich is joined to Aarau.
#[test]
fn r14_the_destination_pays_although_shares_are_unsold() {
    let table = Table::at("NOB par=100 A=2 cash=50 operated; tile D19 57/1; turn NOB track").play("lay D17 4/1");
    assert_eq!((table.unsold("NOB"), table.treasury("NOB")), (2, 250));
}

/// [1844-RULING-11] Both editions alike; only the price of P6 differs.
#[test]
fn r07a_the_fnm_launches_when_all_privates_are_sold() {
    let position = "players 3; cash A 800 B 800 C 800; auction P6 A";
    let [first, second] = super::editions(position);
    let sold = [first.play("bid 160; pass; pass; fnm-par 80"), second.play("bid 180; pass; pass; fnm-par 80")];
    for table in sold {
        assert_eq!((table.shares("FNM", "A"), table.pool("FNM")), (2, 3));
        assert_eq!((table.launched("FNM"), table.treasury("FNM")), (false, 0));
        let table = table.play("bid 100; pass; pass");
        assert_eq!((table.launched("FNM"), table.treasury("FNM")), (true, 400));
        assert_eq!(table.play("pass; pass; pass").turn(), "A FNM track");
    }
}

/// [1844-RULING-05] The RhB has its par first, the BLS is launched first.
#[test]
fn r08a_the_marker_enters_at_launch_beneath_those_already_there() {
    let [first, second] = super::editions("cash A 800 B 800; shares A").map(|table| {
        let table = table.play("start RhB 80; start BLS 80; buy BLS offering; buy BLS offering; buy BLS offering");
        assert!(table.launched("BLS") && !table.launched("RhB"));
        // Par is noted at once.
        assert_eq!((table.price("RhB"), table.price("BLS")), (80, 80));
        let table = table.play("buy RhB offering; buy RhB offering; buy RhB offering");
        assert_eq!(table.cell("RhB"), table.cell("BLS"));
        table.play("pass; pass")
    });
    assert_eq!(first.turn(), "B BLS track");
    assert_eq!(second.turn(), "A RhB track");
}

/// [1844-RULING-05] B sells a share of the RhB, which falls to the par space of the JN. The JN is launched first.
#[test]
fn r08a_a_sale_before_launch_is_priced_from_par_and_its_fall_is_carried_along() {
    let position = "cash A 800 B 800 C 800 D 800; RhB par=80 A=3 B=1; order B C D A; shares B";
    let [first, second] = super::editions(position).map(|table| {
        let sold = table.play("sell RhB 1");
        // A company that has not operated: the seller gets the price after the fall.
        assert_eq!((sold.cash("B") - table.cash("B"), sold.price("RhB")), (70, 70));
        let table = sold.play("pass; start JN 70; buy JN offering; buy RhB offering");
        assert!(table.launched("JN") && table.launched("RhB"));
        assert_eq!((table.cell("RhB"), table.cell("JN")), ((4, 4), (4, 4)));
        table.state.by_price().iter().map(|company| table.state.spec(*company).symbol).collect::<Vec<_>>()
    });
    assert_eq!(first, ["JN", "RhB"]);
    assert_eq!(second, ["RhB", "JN"]);
}
