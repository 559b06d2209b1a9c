//! What is special about routes on the map of 1824: Sarajewo with its six entries, mines with two exits.

use board::Edge;
use routes::{Fault, Limit, Route, best, score};

use crate::positions::Position;

fn position(lines: &str) -> Position {
    Position::read_all(&format!("= test\ntitle 1824\n{lines}")).remove(0)
}

/// Revenue, mine income and trains that run.
fn earned(position: &Position) -> (u32, u32, usize) {
    let found = position.survey(|survey| best(survey, &position.own, &position.trains, Limit::NONE));
    (found.revenue, found.mine_income, found.runs.len())
}

/// The track into Sarajewo is double. Each of its entries is a separate place; together they are one location with one
/// marker.
/// [1824-RUN-12] [1824-RUN-17] [1824-RUN-22]
#[test]
fn sarajewo_is_one_location_with_separate_entries() {
    // From J11 and from J13 straight through I12, to a city and to a town.
    let lines = "I12 20 5\nH13 57 0\nH11 4 2\nown J11.0 J13.0 J15.0\ntrains 2 2";
    assert_eq!(earned(&position(lines)), (10 + 20 + 10 + 10, 0, 2));
    // One piece of track into J11 serves one train only.
    let stem = "I12 9 0\nH13 57 0\nown J11.0 J13.0 J15.0\ntrains 2 2";
    assert_eq!(earned(&position(stem)), (10 + 20, 0, 1));

    let there_and_back = position("I12 7 5\nown J11.0 J13.0 J15.0\ntrains 2");
    let stop = |row: usize| there_and_back.own[row];
    let route = Route { start: stop(0), exits: [3, 5].into_iter().filter_map(Edge::new).collect() };
    let verdict = there_and_back.survey(|survey| score(survey, there_and_back.trains[0], &route));
    assert_eq!(verdict, Err(Fault::SameGroupTwice { stop: stop(1) }));
}

/// [1824-RUN-18] [1824-RULING-83] [1824-REV-07]
#[test]
fn a_mine_starts_one_goods_train_through_each_exit() {
    let lines = "H23 57 1\nG26 57 0\nown H23.0 G26.0\ntrains";
    assert_eq!(earned(&position(&format!("{lines} 1g"))), (20, 20, 1));
    assert_eq!(earned(&position(&format!("{lines} 1g 1g"))), (40, 40, 2));
    assert_eq!(earned(&position(&format!("{lines} 1g 1g 1g"))), (40, 40, 2));
}

/// With equal revenue a train takes the mine that pays more, but it never gives up revenue for a better mine.
/// [1824-REV-08]
#[test]
fn of_equal_runs_the_better_mine_is_taken() {
    // The mine A12 pays 10, A22 pays 20. Next to each is a city with a marker.
    let lines = "A10 57 1\nA20 57 1\nown A10.0 A20.0\ntrains 1g";
    assert_eq!(earned(&position(lines)), (20, 20, 1));
    assert_eq!(earned(&position(&lines.replace("A10 57 1", "A10 14 0"))), (30, 10, 1));
}
