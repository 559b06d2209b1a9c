//! 1824, chapter DIV: dividends and the price that moves with them.

use board::Ground;
use game::{Action, Choice};
use testkit::Table;

use super::{at, each_edition, editions};

/// BK about to decide on an income of 200, with its price marker on this cell; the MS follows.
fn bk(cell: &str) -> String {
    format!("BK par=80 cell={cell} A=5 B=3 operated trains=2; MS par=60 C=5 operated; turn BK dividend revenue=200")
}

/// Price and place of BK's marker after the answer.
fn after(table: &Table, answer: &str) -> (i32, (u8, u8)) {
    let after = table.play(answer);
    (after.price("BK"), after.cell("BK"))
}

/// Both sides. All or nothing: these two are offered, and none of it is a part.
#[test]
fn r01_the_director_pays_out_all_income_or_keeps_all_of_it() {
    for table in editions(&bk("4,2")) {
        assert_eq!(table.offers(), [Choice::Do(Action::PayOut), Choice::Do(Action::Withhold)]);
        assert_eq!(table.refused("done"), "1824-DIV-01");
        let paid = table.play("pay");
        assert_eq!((paid.cash("A"), paid.cash("B"), paid.treasury("BK")), (100, 60, 0));
        let kept = table.play("withhold");
        assert_eq!((kept.cash("A"), kept.cash("B"), kept.treasury("BK")), (0, 0, 200));
    }
}

/// The owner is not asked. A Coal Railway gets the 10 of its mine besides.
#[test]
fn r02_minors_split_their_income_half_and_half() {
    let cases = [
        ("EPP A=1 price=120 operated trains=1g", "EPP", "run 1g:C6-B5", (10, 10 + 10)),
        ("SD2 A=1 markers=B5 trains=2", "SD2", "run 2:B5-B3", (20, 20)),
    ];
    for (company, symbol, run, shares) in cases {
        each_edition(&format!("phase 3; {company}; tile B5 6/5; turn {symbol} run"), |table, in_| {
            let after = table.play(&in_(run));
            assert_eq!((after.cash("A"), after.treasury(&in_(symbol))), shares);
            assert_ne!(after.turn(), in_(&format!("A {symbol} dividend")));
        });
    }
}

#[test]
fn r03_a_player_gets_a_tenth_of_the_income_for_each_unit() {
    let text = "BK par=80 A=6 B=3 C=1 operated; MS par=60 D=5 operated; turn BK dividend revenue=130";
    for table in editions(text) {
        let paid = table.play("pay");
        assert_eq!(["A", "B", "C", "D"].map(|player| paid.cash(player)), [78, 39, 13, 0]);
    }
}

/// [1824-RULING-54] Two units of BK lie in the bank.
#[test]
fn r04_units_in_the_bank_receive_nothing_and_the_company_gets_nothing_for_them() {
    for table in editions(&bk("4,2")) {
        let paid = table.play("pay");
        assert_eq!((paid.treasury("BK"), table.bank() - paid.bank()), (0, 160));
    }
}

#[test]
fn r05_after_a_pay_out_the_marker_moves_right_or_at_the_end_of_its_row_up() {
    for table in editions(&bk("4,2")) {
        assert_eq!(after(&table, "pay"), (90, (4, 3)));
    }
    for table in editions(&bk("6,4")) {
        assert_eq!(after(&table, "pay"), (90, (5, 4)));
    }
}

#[test]
fn r06_after_keeping_income_the_marker_moves_left_or_at_the_end_of_its_row_down() {
    for table in editions(&bk("4,2")) {
        assert_eq!(after(&table, "withhold"), (70, (4, 1)));
    }
    for table in editions(&bk("4,0")) {
        assert_eq!(after(&table, "withhold"), (50, (5, 0)));
    }
}

/// [1824-RULING-55] Without a train, and with a train and no route.
#[test]
fn r07_no_income_at_all_counts_as_kept() {
    for trains in ["", "trains=2"] {
        let text =
            format!("depot 2 5; cash A 100; BK par=80 A=5 operated {trains}; MS par=60 C=5 operated; turn BK track");
        for table in editions(&text) {
            let next = table.play("done");
            assert_eq!((next.price("BK"), next.cell("BK")), (70, (4, 1)));
            assert_eq!((next.cash("A"), next.treasury("BK")), (100, 0));
        }
    }
}

/// [1824-RULING-56]
#[test]
fn r08_where_no_move_is_possible_the_marker_stays() {
    for table in editions(&bk("0,13")) {
        assert_eq!(after(&table, "pay"), (350, (0, 13)));
    }
    for table in editions(&bk("6,0")) {
        assert_eq!(after(&table, "withhold"), (40, (6, 0)));
    }
}

/// [1824-RULING-56] Right ends of all rows but the first go up in their column; left ends of all but the last go down.
#[test]
fn r08_ends_of_rows_lead_up_and_down_in_their_column() {
    let right_ends = [(1, 13), (2, 13), (3, 10), (4, 8), (5, 6), (6, 4)];
    for (row, column) in right_ends {
        for table in editions(&bk(&format!("{row},{column}"))) {
            assert_eq!(after(&table, "pay").1, (row - 1, column));
        }
    }
    for row in 0..6 {
        for table in editions(&bk(&format!("{row},0"))) {
            assert_eq!(after(&table, "withhold").1, (row + 1, 0));
        }
    }
}

/// [1824-RULING-56] The row below 270 in the third row ends before.
#[test]
fn r08_where_the_row_below_is_shorter_a_sale_moves_nothing() {
    for (cell, below) in [("2,11", (2, 11)), ("2,10", (3, 10)), ("6,2", (6, 2))] {
        for table in editions(&format!("BK par=80 cell={cell} A=5 B=3 operated; shares A")) {
            assert_eq!(table.play("sell BK 1").cell("BK"), below);
        }
    }
}

#[test]
fn r09_the_size_of_the_dividend_does_not_matter() {
    for revenue in [10, 80, 90, 500] {
        let text = format!("BK par=80 A=5 operated; MS par=60 C=5 operated; turn BK dividend revenue={revenue}");
        for table in editions(&text) {
            assert_eq!(after(&table, "pay"), (90, (4, 3)));
            assert_eq!(after(&table, "withhold"), (70, (4, 1)));
        }
    }
}

/// [1824-RULING-57] The MS stands on 90 in that row already, so it operates before the BK in the next round.
#[test]
fn r10_a_moved_marker_goes_beneath_those_on_its_new_space() {
    let text = "phase 3; MS par=80 cell=4,3 C=5 operated trains=2; BK par=80 A=5 operated trains=2;
                or 1 of 2 done MS; turn BK dividend revenue=100";
    for table in editions(text) {
        let next = table.play("pay");
        assert_eq!((next.cell("BK"), next.cell("MS")), ((4, 3), (4, 3)));
        assert_eq!(next.turn(), "C MS track");
    }
}

/// The price has moved when the company comes to its trains.
#[test]
fn r11_the_price_moves_before_trains_are_bought() {
    for table in editions(&format!("depot 2 5; {}", bk("4,2").replace("trains=2", "trains=2 cash=100"))) {
        let next = table.play("pay");
        assert_eq!((next.turn(), next.price("BK")), ("A BK train".to_owned(), 90));
        assert_eq!(next.play("train 2 80").price("BK"), 90);
    }
}

/// [1824-RULING-71] A goods train that earns 20 beside the 40 of the mine: kept or paid, the mine is the treasury's.
#[test]
fn r12_mine_money_has_no_influence_on_the_choice_or_the_move() {
    let text = "phase 5; BK par=80 A=5 markers=B5 trains=1g; tile B5 6/3; turn BK run";
    each_edition(text, |table, in_| {
        let ran = table.play(&in_("run 1g:C6-B5"));
        assert_eq!(ran.treasury("BK"), 0);
        let (paid, kept) = (ran.play("pay"), ran.play("withhold"));
        assert_eq!((paid.treasury("BK"), paid.price("BK")), (40, 90));
        assert_eq!((kept.treasury("BK"), kept.price("BK")), (60, 70));
    });
}

#[test]
fn r13_110_pays_125_and_220_pays_240_and_70_keeps_60_and_350_stays() {
    let vectors = [
        ("3,4", 110, "pay", 125, (3, 5)),
        ("3,10", 220, "pay", 240, (2, 10)),
        ("3,0", 70, "withhold", 60, (4, 0)),
        ("0,13", 350, "pay", 350, (0, 13)),
    ];
    for (cell, price, answer, then, place) in vectors {
        for table in editions(&bk(cell)) {
            assert_eq!(table.price("BK"), price);
            assert_eq!(after(&table, answer), (then, place));
        }
    }
}

/// [1824-RULING-53] Every value on the map and on a tile; half of the smallest is 5. Only interest is rounded, upwards.
#[test]
fn r14_incomes_are_multiples_of_10_so_nothing_is_rounded() {
    each_edition("", |table, _| {
        let board = table.state.edition().board();
        let printed = board.map.ids().map(|hex| board.map[hex].printed);
        for tile in board.tiles.in_box().chain(printed) {
            let values = board.tiles[tile].parts.iter().flat_map(|part| part.values());
            assert!(values.into_iter().all(|value| value % 10 == 0), "tile {}", board.tiles[tile].name);
        }
        assert_eq!(board.map.ids().filter(|hex| board.map[*hex].ground == Ground::Mine).count(), 4);
    });
    let debtor = at("debt A 1; cash B 60; BK par=60 B=5 operated; shares B").play("pass");
    assert_eq!(debtor.debt("A"), 2);
}
