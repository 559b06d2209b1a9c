//! `best` equals brute force.

use routes::{Best, Limit, best, score};

use crate::boards::{Board, disjoint};
use crate::brute;

const BOARDS: u64 = 20_000;

/// What is wrong with the answer for this board, if anything. `Ok(false)`: too many routes for the oracle.
fn complaint(board: &Board) -> Result<bool, String> {
    board.survey(|survey, markers| {
        let Some(most) = brute::most(survey, &board.trains) else { return Ok(false) };
        let found = best(survey, markers, &board.trains, Limit::NONE);
        if !found.proven || found.revenue != most || found.bound != most {
            return Err(format!("brute force {most}, best {} (bound {})", found.revenue, found.bound));
        }
        honest(board, &found).map(|()| true)
    })
}

/// The runs are legal, disjoint, one a train, and earn what is said.
fn honest(board: &Board, found: &Best) -> Result<(), String> {
    board.survey(|survey, _| {
        let mut revenue = 0;
        let mut borders = Vec::new();
        for (train, route) in &found.runs {
            let score = score(survey, board.trains[*train], route).map_err(|fault| format!("{fault:?}: {route:?}"))?;
            revenue += score.revenue;
            borders.push(score.borders);
        }
        let mut rows: Vec<usize> = found.runs.iter().map(|(train, _)| *train).collect();
        rows.dedup();
        let sound = revenue == found.revenue && disjoint(&borders) && rows.len() == found.runs.len();
        if sound { Ok(()) } else { Err(format!("runs earn {revenue} or share track: {found:?}")) }
    })
}

#[test]
fn best_equals_brute_force_on_generated_boards() {
    let (mut compared, mut seed) = (0, 0);
    while compared < BOARDS {
        seed += 1;
        let board = Board::from_seed(seed);
        match complaint(&board) {
            Ok(known) => compared += u64::from(known),
            Err(why) => {
                let small = board.shrunk(|board| complaint(board).is_err());
                let now = complaint(&small).err();
                panic!("seed {seed}: {why}\nshrunk to ({now:?}):\n{small}");
            }
        }
    }
}

#[test]
fn dbg() {
    let board = Board::from_seed(5093).shrunk(|board| complaint(board).is_err());
    board.survey(|survey, markers| {
        println!("{board}");
        for mask in 1..8 {
            let trains: Vec<_> = (0..3).filter(|row| mask & (1 << row) != 0).map(|row| board.trains[row]).collect();
            let found = best(survey, markers, &trains, Limit::NONE);
            println!("{trains:?} brute {:?} best {}", brute::most(survey, &trains), found.revenue);
            if mask == 7 { for (t, r) in &found.runs { println!("{t} {r:?} {:?}", score(survey, trains[*t], r)); } }
        }
    });
    panic!();
}
