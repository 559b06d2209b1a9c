//! 1824, chapter REV: income and mines.

use board::{Ground, Part};
use testkit::Table;

use super::each_edition;

/// Dresden – Pilsen – Prag – the town of B13, with the mine of K1 beside Pilsen.
const LINE: &str = "tile B5 14/0; tile B7 9/1; tile B9 57/1; tile B11 9/1; tile B13 55/1";

/// Values of a printed hex by the colour of the phase.
fn printed(table: &Table, name: &str) -> [u16; 4] {
    let board = table.state.edition().board();
    board.tiles[board.map[board.map.named(name).unwrap()].printed].parts[0].values().map(u16::from)
}

fn revenue(table: &Table) -> i32 {
    table.state.turn().unwrap().revenue.0
}

#[test]
fn r01_a_train_earns_the_values_of_all_its_stops() {
    let text = format!("phase 3; BK par=80 A=5 markers=B9 trains=4; {LINE}; turn BK run");
    each_edition(&text, |table, in_| {
        assert_eq!(revenue(&table.play(&in_("run 4:B3-B5-B7-B9-B11-B13"))), 20 + 30 + 20 + 10);
    });
}

/// 50 and 30 for two trains; of 80 the half that A holds comes from the bank.
#[test]
fn r02_the_income_is_the_sum_over_the_trains_and_comes_from_the_bank() {
    let text = format!("phase 3; BK par=80 A=5 markers=B9 trains=2,2; {LINE}; turn BK run");
    each_edition(&text, |table, in_| {
        let ran = table.play(&in_("run 2:B5-B7-B9 2:B9-B11-B13"));
        assert_eq!(revenue(&ran), 80);
        let paid = ran.play("pay");
        assert_eq!((paid.cash("A"), table.bank() - paid.bank()), (40, 40));
        let kept = ran.play("withhold");
        assert_eq!((kept.treasury("BK"), table.bank() - kept.bank()), (80, 80));
    });
}

/// Towns 10, cities 20, 30, 40, and the labelled ones; every station of a tile the same.
#[test]
fn r03_towns_and_cities_are_worth_what_the_tile_says() {
    let by_label = [
        ("401", 30),
        ("447", 30),
        ("405", 40),
        ("497", 50),
        ("494", 60),
        ("498", 30),
        ("490", 40),
        ("126", 60),
        ("495", 70),
        ("499", 40),
        ("491", 50),
        ("493", 70),
        ("496", 80),
        ("5", 20),
        ("6", 20),
        ("57", 20),
        ("14", 30),
        ("15", 30),
        ("619", 30),
        ("611", 40),
    ];
    each_edition("", |table, _| {
        let tiles = &table.state.edition().board().tiles;
        for id in tiles.in_box() {
            let (tile, worth) = (&tiles[id], by_label.iter().find(|(name, _)| *name == tiles[id].name));
            for part in &tile.parts {
                let expected = match part {
                    Part::Town { .. } => 10,
                    Part::City { .. } | Part::Place { .. } => worth.unwrap().1,
                };
                assert_eq!(part.values().map(u16::from), [expected; 4], "tile {}", tile.name);
            }
        }
    });
}

/// [1824-RULING-62]
#[test]
fn r03_printed_stations_of_wien_are_worth_30_and_of_budapest_20() {
    let wien = "phase 3; SD formed A=2 markers=E12.0 trains=2; tile F11 55/0; turn SD run";
    each_edition(wien, |table, in_| assert_eq!(revenue(&table.play(&in_("run 2:E12-F11"))), 30 + 10));
    let pest = "phase 3; UG formed A=2 markers=F17.1 trains=2; tile E18 8/0; tile D17 9/2; tile C16 58/3; turn UG run";
    each_edition(pest, |table, in_| assert_eq!(revenue(&table.play(&in_("run 2:F17.1-E18-D17-C16"))), 20 + 10));
}

/// All hexes of a location are alike.
#[test]
fn r04_red_values_follow_the_tile_colour_of_the_phase() {
    let red = [
        ("A4 B3", [10, 20, 30, 40]),
        ("A24 A26", [10, 30, 40, 50]),
        ("H1 I2", [10, 30, 50, 70]),
        ("G28 H27", [10, 30, 40, 50]),
        ("J11 J13 J15", [10, 10, 50, 50]),
    ];
    each_edition("", |table, in_| {
        for (hexes, values) in red {
            hexes.split(' ').for_each(|hex| assert_eq!(printed(table, &in_(hex)), values, "{hex}"));
        }
        let map = &table.state.edition().board().map;
        assert_eq!(map.ids().filter(|hex| map[*hex].ground == Ground::Red).count(), 11);
    });
    for (phase, dresden) in [(1, 10), (2, 10), (3, 20), (4, 20), (5, 30), (6, 30), (7, 40), (8, 40)] {
        let text = format!("phase {phase}; SD formed A=2 markers=B5 trains=10; tile B5 57/1; turn SD run");
        each_edition(&text, |table, in_| assert_eq!(revenue(&table.play(&in_("run 10:B5-B3"))), 20 + dresden));
    }
}

#[test]
fn r05_mines_are_worth_10_or_20_and_later_40_or_60() {
    each_edition("", |table, in_| {
        for (mine, values) in
            [("C6", [10, 10, 40, 40]), ("A12", [10, 10, 40, 40]), ("A22", [20, 20, 60, 60]), ("H25", [20, 20, 60, 60])]
        {
            assert_eq!(printed(table, &in_(mine)), values);
        }
    });
}

/// K3's mine, run from Lemberg.
#[test]
fn r06_the_higher_mine_value_applies_from_the_first_5_train() {
    for phase in 1..=8 {
        let text = format!("phase {phase}; CL par=60 A=5 markers=B23 trains=5g; tile B23 6/0; turn CL run");
        each_edition(&text, |table, in_| {
            let after = table.play(&in_("run 5g:A22-B23; pay"));
            assert_eq!(after.treasury("CL"), if phase < 5 { 20 } else { 60 }, "phase {phase}");
        });
    }
}

/// One train from each exit: the mine pays twice.
#[test]
fn r07_the_mine_pays_every_train_that_starts_there() {
    let text = "phase 3; SD formed A=2 markers=B5,B9 trains=1g,1g; tile B5 6/3; tile B7 8/4; tile B9 57/1; turn SD run";
    each_edition(text, |table, in_| {
        let after = table.play(&in_("run 1g:C6-B5 1g:C6-B7-B9; pay"));
        assert_eq!((after.treasury("SD"), after.cash("A")), (10 + 10, 8));
    });
}

/// A Coal Railway, a Pre-Staatsbahn, a Regional and a Staatsbahn.
#[test]
fn r07_mine_money_goes_into_the_treasury_whoever_the_company_is() {
    for (company, symbol, answer) in [
        ("EPP A=1 price=160 operated", "EPP", ""),
        ("SD2 A=1 markers=B5", "SD2", ""),
        ("BK par=80 A=5 markers=B5", "BK", "pay"),
        ("UG formed A=2 markers=B5", "UG", "pay"),
    ] {
        let text = format!("phase 3; {company} trains=1g; tile B5 6/3; turn {symbol} run");
        each_edition(&text, |table, in_| {
            let after = table.play(&in_(&format!("run 1g:C6-B5; {answer}")));
            let half = if answer.is_empty() { 10 } else { 0 };
            assert_eq!(after.treasury(&in_(symbol)), 10 + half, "{symbol}");
        });
    }
}

/// [1824-RULING-71] A town for 10 is split 5 and 5; the 10 of the mine are the treasury's.
#[test]
fn r08_mine_money_is_neither_split_nor_distributed() {
    let coal = "EOD A=1 price=120 trains=1g operated; tile A10 3/4; turn EOD run";
    each_edition(coal, |table, in_| {
        let after = table.play(&in_("run 1g:A12-A10"));
        assert_eq!((after.cash("A"), after.treasury(&in_("EOD"))), (5, 5 + 10));
    });
    let major = "phase 5; BK par=80 A=6 B=4 markers=B5 trains=1g; tile B5 6/3; turn BK run";
    each_edition(major, |table, in_| {
        let paid = table.play(&in_("run 1g:C6-B5; pay"));
        assert_eq!((paid.cash("A"), paid.cash("B"), paid.treasury("BK")), (12, 8, 40));
        let kept = table.play(&in_("run 1g:C6-B5; withhold"));
        assert_eq!((kept.cash("A"), kept.cash("B"), kept.treasury("BK")), (0, 0, 20 + 40));
    });
}

#[test]
fn r09_a_3g_from_the_mine_of_k2_earns_150_and_40_for_the_treasury() {
    let tiles =
        "tile B13 630/2; tile C12 611/0; tile C14 8/1; tile B15 15/4; tile B17 8/1; tile A18 494/4; tile A20 3/0";
    let text = format!("phase 7; MS par=70 A=10 markers=C12 trains=3g; {tiles}; turn MS run");
    each_edition(&text, |table, in_| {
        let ran = table.play(&in_("run 3g:A12-B13-C12-C14-B15-B17-A18-A20"));
        assert_eq!(revenue(&ran), 150);
        let paid = ran.play("pay");
        assert_eq!((paid.cash("A"), paid.treasury("MS")), (150, 40));
    });
}

/// The CL buys the first 3-train or leaves it, then the BK runs to Dresden.
#[test]
fn r10_new_red_values_apply_to_the_next_run_in_the_same_round() {
    let text = "phase 2; depot 3 7; CL par=100 B=5 cash=180 trains=2 operated; BK par=80 A=5 markers=B5 trains=2;
                tile B5 57/1; turn CL train";
    each_edition(text, |table, in_| {
        let run = in_("run 2:B5-B3");
        let (changed, same) = (table.play("train 3 180"), table.play("done"));
        assert_eq!([&changed, &same].map(Table::turn), ["A BK track", "A BK track"]);
        assert_eq!([changed, same].map(|next| revenue(&next.play("done").play(&run))), [20 + 20, 20 + 10]);
    });
}

/// The CL buys the first 5-train, then the goods train of the BK runs.
#[test]
fn r10_new_mine_values_apply_to_the_next_run_in_the_same_round() {
    let text = "phase 4; depot 5 3; CL par=100 B=5 cash=400 trains=3 operated; BK par=80 A=5 markers=B5 trains=1g;
                tile B5 6/3; turn CL train";
    each_edition(text, |table, in_| {
        let run = in_("run 1g:C6-B5; pay");
        let (changed, same) = (table.play("train 5 400"), table.play("done"));
        assert_eq!([changed, same].map(|next| next.play("done").play(&run).treasury("BK")), [40, 10]);
    });
}
