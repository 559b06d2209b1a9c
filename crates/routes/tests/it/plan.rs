//! A planner gives the same answer as a search from scratch, whatever changes on the board.

use board::{Edge, EdgeSet, HexId};
use routes::{Best, Limit, Planner, Train, best};

use crate::boards::{Board, printed_board};
use crate::dice::Dice;

/// The board after one change: a tile, a tunnel, a marker, a value, a full city, or a train more or less.
fn changed(board: &Board, dice: &mut Dice) -> Board {
    let mut board = board.clone();
    match dice.below(7) {
        0 | 1 => {
            let hex = HexId(dice.below(printed_board().map.hexes.len()) as u8);
            board.relay(dice, hex);
        }
        2 => {
            let hex = HexId(dice.below(printed_board().map.hexes.len()) as u8);
            let side = |dice: &mut Dice| Edge::new(dice.below(6) as u8).expect("a side");
            let mouths = EdgeSet::of(side(dice)).with(side(dice));
            board.tunnels.retain(|(at, _)| *at != hex);
            board.tunnels.push((hex, mouths));
        }
        3..=5 if !board.stops.is_empty() => {
            let row = dice.below(board.stops.len());
            let stop = &mut board.stops[row].1;
            match dice.below(4) {
                0 => stop.own = !stop.own,
                1 => stop.value = dice.pick(&[0, 10, 20, 30, 60, 90]),
                2 => stop.through = !stop.through,
                _ => drop(board.stops.remove(row)),
            }
        }
        _ if board.trains.len() > 1 && dice.percent(50) => {
            board.trains.pop();
        }
        _ => board.trains.push(Train { range: routes::Range::Stops(2 + dice.below(4) as u8), red: true }),
    }
    board
}

fn planner(board: &Board) -> Planner {
    board.survey(|survey, markers| Planner::new(survey, markers, &board.trains, Limit::NONE))
}

fn from_nothing(board: &Board) -> Best {
    board.survey(|survey, markers| best(survey, markers, &board.trains, Limit::NONE))
}

/// What must be the same. Among several best sets the planner may return a different one.
fn told(best: &Best) -> (u32, u32, bool, u32) {
    (best.revenue, best.mine_income, best.proven, best.bound)
}

#[test]
fn what_if_equals_a_search_from_nothing() {
    let mut another = 0;
    for seed in 1..=3_000 {
        let board = Board::from_seed(seed);
        let planner = planner(&board);
        let mut dice = Dice(seed);
        for _ in 0..4 {
            let then = Board { trains: board.trains.clone(), ..changed(&board, &mut dice) };
            let asked = then.survey(|survey, markers| planner.what_if(survey, markers, Limit::NONE));
            let expected = from_nothing(&then);
            assert_eq!(told(&asked), told(&expected), "seed {seed}\n{board}\nchanged to\n{then}");
            crate::optimum::honest(&then, &asked).expect("legal routes that earn what is said");
            another += u32::from(asked.revenue != planner.best().revenue);
        }
        assert_eq!(told(planner.best()), told(&from_nothing(&board)), "asking changes nothing");
    }
    assert!(another > 1_000, "{another}");
}

#[test]
fn a_planner_stays_right_from_change_to_change() {
    for seed in 1..=1_000 {
        let mut board = Board::from_seed(seed);
        let mut planner = planner(&board);
        let mut dice = Dice(seed + 7);
        for step in 0..12 {
            board = changed(&board, &mut dice);
            let now =
                board.survey(|survey, markers| planner.update(survey, markers, &board.trains, Limit::NONE).clone());
            assert_eq!(told(&now), told(&from_nothing(&board)), "seed {seed} step {step}\n{board}");
            crate::optimum::honest(&board, &now).expect("legal routes that earn what is said");
        }
    }
}

#[test]
fn a_planner_that_is_cut_short_says_so_and_bounds_the_maximum() {
    let mut cut = 0;
    for seed in 1..=500 {
        let board = Board::from_seed(seed);
        let planner = planner(&board);
        let then = Board { trains: board.trains.clone(), ..changed(&board, &mut Dice(seed)) };
        let most = from_nothing(&then);
        for limit in [0, 3, 20, most.nodes / 2] {
            let asked = then.survey(|survey, markers| planner.what_if(survey, markers, Limit(limit)));
            assert!(asked.revenue <= most.revenue && most.revenue <= asked.bound, "seed {seed} limit {limit}\n{then}");
            assert!(!asked.proven || told(&asked) == told(&most), "seed {seed} limit {limit}");
            crate::optimum::honest(&then, &asked).expect("legal routes that earn what is said");
            cut += u32::from(!asked.proven);
        }
    }
    assert!(cut > 300, "{cut}");
}

#[test]
fn a_change_elsewhere_costs_no_search() {
    // Two lines that do not meet; the company has its marker on the first.
    let near = crate::legality::board("A2 57 1; A4 57 1; D1 57 1; D3 57 1");
    let near = Board { trains: vec![crate::legality::FOUR], ..near };
    let planner = planner(&near);
    let far = crate::legality::board("A2 57 1; A4 57 1; D1 57 1; D3 57 1; D5 57 1");
    let far = Board { trains: near.trains.clone(), ..far };
    let asked = far.survey(|survey, markers| planner.what_if(survey, markers, Limit(0)));
    assert_eq!(&asked, planner.best());
    let cut = near.survey(|survey, markers| best(survey, markers, &near.trains, Limit(0)));
    assert!(!cut.proven, "a search would have been cut short");
}
