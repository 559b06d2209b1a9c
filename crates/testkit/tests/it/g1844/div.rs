//! 1844, chapter DIV: dividends and price.

use game::{Action, Choice};
use testkit::Table;

/// The company has run its trains and has to decide; its description comes first, such as `RhB par=60 A=5`.
fn dividend(company: &str, revenue: u32) -> Table {
    let symbol = company.split(' ').next().unwrap_or("");
    Table::at(&format!("{company} operated; turn {symbol} dividend revenue={revenue}"))
}

/// The space reached from this one by a payout or by withholding.
fn moved(company: &str, cell: &str, decision: &str) -> (u8, u8) {
    let symbol = company.split(' ').next().unwrap_or("");
    dividend(&format!("{company} cell={cell}"), 10).play(decision).cell(symbol)
}

/// Both sides.
#[test]
fn r01_the_whole_revenue_is_paid_out_or_kept() {
    let table = dividend("RhB par=60 A=6 B=4", 100);
    assert_eq!(table.offers(), [Choice::Do(Action::PayOut), Choice::Do(Action::Withhold)]);
    assert_eq!(table.refused("done"), "1844-DIV-01");
    let paid = table.play("pay");
    assert_eq!((paid.cash("A"), paid.cash("B"), paid.treasury("RhB")), (60, 40, 0));
    let kept = table.play("withhold");
    assert_eq!((kept.cash("A"), kept.cash("B"), kept.treasury("RhB")), (0, 0, 100));
}

#[test]
fn r02_each_player_gets_the_percentage_held() {
    let table = dividend("RhB par=60 A=5 B=3 C=2", 100).play("pay");
    assert_eq!(["A", "B", "C", "D"].map(|player| table.cash(player)), [50, 30, 20, 0]);
    let table = dividend("JN par=60 A=3 B=1 C=1", 100).play("pay");
    assert_eq!(["A", "B", "C", "D"].map(|player| table.cash(player)), [60, 20, 20, 0]);
}

#[test]
fn r03_the_part_of_the_pool_goes_into_the_treasury() {
    let table = dividend("RhB par=60 A=5 pool=3 cash=7", 100).play("pay");
    assert_eq!((table.cash("A"), table.treasury("RhB")), (50, 7 + 30));
}

#[test]
fn r04b_the_part_of_unsold_shares_stays_in_the_bank() {
    let table = dividend("RhB par=60 A=5 pool=1", 100);
    let bank = table.bank();
    let table = table.play("pay");
    assert_eq!((table.unsold("RhB"), table.bank()), (4, bank - 50 - 10));
}

/// [1844-DIV-07] [1844-RULING-41]
#[test]
fn r05_a_players_part_is_rounded_up_on_the_total() {
    let table = dividend("SBB par=100 A=3d1 B=1 C=2 pool=14d4", 150).play("pay");
    assert_eq!((table.cash("B"), table.cash("C"), table.cash("A")), (8, 15, 23));
    let table = dividend("NOB par=100 A=2 B=1 C=1", 50).play("pay");
    assert_eq!((table.cash("A"), table.cash("B"), table.cash("C")), (25, 13, 13));
}

/// [1844-RULING-41]
#[test]
fn r06_the_part_of_the_pool_is_rounded_down_and_the_bank_bears_the_difference() {
    let table = dividend("SBB par=100 A=3d1 pool=17d4", 150);
    let bank = table.bank();
    let table = table.play("pay");
    // 22.50 and 127.50
    assert_eq!((table.cash("A"), table.treasury("SBB"), table.bank()), (23, 127, bank - 150));
    let table = dividend("NOB par=100 A=2 B=1 pool=1", 50);
    let bank = table.bank();
    let table = table.play("pay");
    assert_eq!((table.cash("B"), table.treasury("NOB"), table.bank()), (13, 12, bank - 50));
    let table = dividend("NOB par=100 A=2 B=1 C=1", 50);
    let bank = table.bank();
    assert_eq!(table.play("pay").bank(), bank - 51);
}

#[test]
fn r08_a_payout_moves_the_marker_right_and_at_the_end_of_a_row_up() {
    let rhb = "RhB par=60 A=5";
    let table = dividend(rhb, 10);
    assert_eq!((table.price("RhB"), table.play("pay").price("RhB")), (60, 70));
    // 120 at the end of the sixth row; 230 at the end of the fourth; 350 is the end of it all.
    assert_eq!(moved(rhb, "5,9", "pay"), (4, 9));
    assert_eq!(moved(rhb, "3,14", "pay"), (2, 14));
    assert_eq!(moved(rhb, "0,17", "pay"), (0, 17));
}

#[test]
fn r09_regional_markers_never_cross_the_red_line() {
    let jn = "JN par=60 A=3";
    let prices = |cell| dividend(&format!("{jn} cell={cell}"), 10).play("pay").price("JN");
    assert_eq!(["4,11", "3,11", "2,11", "1,11", "0,11"].map(prices), [170, 180, 190, 200, 200]);
    assert_eq!(moved(jn, "0,11", "pay"), (0, 11));
    assert_eq!(moved(jn, "3,10", "pay"), (3, 11));
    // The line is theirs alone.
    assert_eq!(moved("RhB par=60 A=5", "3,11", "pay"), (3, 12));
    assert_eq!(moved("RhB par=60 A=5", "0,11", "pay"), (0, 12));
}

#[test]
fn r10_nothing_paid_moves_the_marker_left_and_at_the_left_end_down() {
    let rhb = "RhB par=60 A=5";
    let table = dividend(rhb, 10);
    assert_eq!((table.price("RhB"), table.play("withhold").price("RhB")), (60, 58));
    assert_eq!(moved(rhb, "2,0", "withhold"), (3, 0));
    assert_eq!(moved(rhb, "0,2", "withhold"), (1, 2));
    assert_eq!(moved(rhb, "7,0", "withhold"), (7, 0));
}

#[test]
fn r11_a_company_without_revenue_moves_left_unasked() {
    // The first has no train, the second no route for it.
    for trains in ["", "trains=2H"] {
        let table = Table::at(&format!("phase 2; RhB par=60 A=5 cash=100 {trains}; turn RhB track")).play("done");
        assert_eq!((table.turn().as_str(), table.price("RhB")), ("A RhB train", 58));
    }
}

#[test]
fn r12b_a_marker_arriving_on_an_occupied_space_goes_beneath() {
    let order = |first: &str| {
        let table = Table::at(&format!("{first} operated; turn RhB dividend revenue=10")).play("pay");
        assert_eq!(table.cell("RhB"), table.cell("BLS"));
        let order = table.state.by_price();
        order.iter().map(|company| table.state.spec(*company).symbol).collect::<Vec<_>>()
    };
    assert_eq!(order("BLS par=60 cell=5,5 B=5; RhB par=60 A=5"), ["BLS", "RhB"]);
    // Also if it had its place on the chart before the other.
    assert_eq!(order("RhB par=60 A=5; BLS par=60 cell=5,5 B=5"), ["BLS", "RhB"]);
}

#[test]
fn r14_the_director_decides_after_the_revenue_is_known() {
    let table = Table::at("phase 2; FNM par=60 A=2 pool=3 trains=2 operated; turn FNM run");
    assert_eq!(table.refused("pay"), "1844-OR-08b");
    assert_eq!(table.refused("withhold"), "1844-OR-08b");
    let table = table.play("run 2:L21-M20");
    assert_eq!((table.turn().as_str(), table.state.turn().unwrap().revenue.0), ("A FNM dividend", 50));
    assert!(table.accepts("pay") && table.accepts("withhold"));
}

#[test]
fn r04a_unsold_shares_earn_nothing() {
    for table in super::editions("RhB par=60 A=5 operated; turn RhB dividend revenue=100") {
        let bank = table.bank();
        let table = table.play("pay");
        assert_eq!((table.unsold("RhB"), table.cash("A"), table.treasury("RhB")), (5, 50, 0));
        assert_eq!(table.bank(), bank - 50);
    }
}

#[test]
fn r07_of_150_one_share_of_the_sbb_gets_8_and_two_get_15() {
    let position = "SBB par=100 A=3d1 B=1 C=2 pool=14d4 operated; turn SBB dividend revenue=150";
    for table in super::editions(position).map(|table| table.play("pay")) {
        assert_eq!((table.cash("B"), table.cash("C")), (8, 15));
    }
}

/// [1844-RULING-06] The BLS falls to the lowest space, beneath the RhB, which then operates and cannot move.
#[test]
fn r12a_a_marker_that_operates_without_moving_goes_to_the_bottom_of_its_stack() {
    let position = "RhB par=60 A=5 cell=7,0 operated; BLS par=60 B=5 cell=6,0 operated; or 1 of 2; turn BLS track";
    let [first, second] = super::editions(position).map(|table| table.play("done"));
    for table in [&first, &second] {
        assert_eq!((table.cell("RhB"), table.cell("BLS")), ((7, 0), (7, 0)));
        assert_eq!(table.turn(), "A RhB track");
    }
    // The second round begins with the marker on top.
    assert_eq!(first.play("done").turn(), "B BLS track");
    assert_eq!(second.play("done").turn(), "A RhB track");
}

/// [1844-RULING-06] Turned over as a whole, a stack has the earliest arrival on top, as in the second edition.
#[test]
fn r12a_of_two_markers_that_arrive_the_earlier_ends_on_top() {
    let position = "RhB par=60 A=5 cell=5,6 operated; BLS par=60 B=5 cell=5,6 operated; or 1 of 2; turn RhB track";
    for table in super::editions(position).map(|table| table.play("done; done")) {
        assert_eq!((table.cell("RhB"), table.cell("BLS")), ((5, 5), (5, 5)));
        assert_eq!(table.turn(), "A RhB track");
    }
}

/// [1844-RULING-06] The BLS has operated already, and its marker is turned.
#[test]
fn r12a_in_the_end_a_marker_lies_beneath_those_that_were_there_before() {
    let position = "BLS par=60 B=5 cell=5,5 operated; RhB par=60 A=5 cell=5,4 operated; or 1 of 2 done BLS;
        turn RhB dividend revenue=10";
    for table in super::editions(position).map(|table| table.play("pay")) {
        assert_eq!((table.cell("RhB"), table.turn().as_str()), ((5, 5), "B BLS track"));
    }
}
