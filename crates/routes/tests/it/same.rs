//! `alternatives` finds every combination of activations that the maximum allows; `explain` compares a claim with it.

use std::collections::BTreeSet;

use board::{HexId, Part, StopRef};
use routes::{Activation, Best, Difference, Limit, Survey, alternatives, best, explain, score};

use crate::boards::Board;
use crate::brute;

/// The places at the end of a line that are visited, and the new tunnels that are used.
type Effect = (BTreeSet<StopRef>, BTreeSet<HexId>);

fn is_place(survey: &Survey<'_>, at: StopRef) -> bool {
    matches!(survey.track.part(at), Some(Part::Place { .. }))
}

/// Some tunnels are activated already.
fn is_new(tunnel: HexId) -> bool {
    !tunnel.0.is_multiple_of(4)
}

fn effect(survey: &Survey<'_>, board: &Board, set: &Best) -> Effect {
    let mut effect = Effect::default();
    for (train, route) in &set.runs {
        let score = score(survey, board.trains[*train], route).expect("a legal route");
        effect.0.extend(score.stops.into_iter().filter(|at| is_place(survey, *at)));
        effect.1.extend(score.tunnels.into_iter().filter(|hex| is_new(*hex)));
    }
    effect
}

fn complaint(board: &Board) -> Result<(), String> {
    board.survey(|survey, markers| {
        let found = best(survey, markers, &board.trains, Limit::NONE);
        let stop = |at: StopRef| is_place(survey, at);
        let activation = Activation { stop: &stop, tunnel: &is_new };
        let all = alternatives(survey, markers, &board.trains, &found, activation, 1000, Limit::NONE);
        let revenue = |set: &Best| -> u32 {
            set.runs
                .iter()
                .map(|(train, route)| score(survey, board.trains[*train], route).map_or(0, |score| score.revenue))
                .sum()
        };
        let effects: BTreeSet<Effect> = all.sets.iter().map(|set| effect(survey, board, set)).collect();
        if !all.complete || effects.len() != all.sets.len() || all.sets.iter().any(|set| revenue(set) != found.revenue)
        {
            return Err(format!("not complete, not different or not the best: {all:?}"));
        }
        let Some(mut expected) = brute::effects_of_the_best(survey, &board.trains, activation) else { return Ok(()) };
        // A train that earns nothing may run for what its mine pays.
        expected.insert(effect(survey, board, &found));
        if effects == expected { Ok(()) } else { Err(format!("brute force {expected:?}, alternatives {effects:?}")) }
    })
}

#[test]
fn alternatives_equal_brute_force_on_generated_boards() {
    for seed in 1..=4_000 {
        let board = Board::from_seed(seed);
        if let Err(why) = complaint(&board) {
            let small = board.shrunk(|board| complaint(board).is_err());
            let now = complaint(&small).err();
            panic!("seed {seed}: {why}\nshrunk to ({now:?}):\n{small}");
        }
    }
}

/// A board on which several sets are best.
fn several() -> (Board, usize) {
    let sets = |board: &Board| {
        board.survey(|survey, markers| {
            let found = best(survey, markers, &board.trains, Limit::NONE);
            let stop = |at: StopRef| is_place(survey, at);
            let activation = Activation { stop: &stop, tunnel: &is_new };
            alternatives(survey, markers, &board.trains, &found, activation, 1000, Limit::NONE).sets.len()
        })
    };
    (1..)
        .map(Board::from_seed)
        .map(|board| (sets(&board), board))
        .find(|(sets, _)| *sets > 3)
        .map(|(n, b)| (b, n))
        .expect("some board")
}

#[test]
fn a_cut_list_says_so() {
    let (board, count) = several();
    board.survey(|survey, markers| {
        let found = best(survey, markers, &board.trains, Limit::NONE);
        let stop = |at: StopRef| is_place(survey, at);
        let activation = Activation { stop: &stop, tunnel: &is_new };
        let list = |max: usize, limit: Limit| {
            let list = alternatives(survey, markers, &board.trains, &found, activation, max, limit);
            (list.sets.len(), list.complete)
        };
        assert_eq!(list(count, Limit::NONE), (count, true));
        assert_eq!(list(count - 1, Limit::NONE), (count - 1, false));
        assert!(!list(count, Limit(1)).1);
    });
}

#[test]
fn the_best_set_itself_differs_in_nothing() {
    for seed in 1..200 {
        let board = Board::from_seed(seed);
        board.survey(|survey, markers| {
            let found = best(survey, markers, &board.trains, Limit::NONE);
            let told = explain(survey, &board.trains, &found.runs, &found).unwrap();
            assert_eq!((told.claimed, told.best), (found.revenue, found.revenue));
            assert!(told.trains.iter().all(|row| row.is_same() && row.gained.is_empty() && row.lost.is_empty()));
        });
    }
}

#[test]
fn a_claim_with_one_train_idle_misses_that_train() {
    for seed in 1..200 {
        let board = Board::from_seed(seed);
        board.survey(|survey, markers| {
            let found = best(survey, markers, &board.trains, Limit::NONE);
            let Some((idle, claim)) = found.runs.split_first() else { return };
            let told = explain(survey, &board.trains, claim, &found).unwrap();
            assert_eq!(told.trains.iter().map(Difference::amount).sum::<i64>(), i64::from(told.best - told.claimed));
            let changed: Vec<&Difference> = told.trains.iter().filter(|row| !row.is_same()).collect();
            // It may be another train of the same kind, since routes are assigned among equal trains.
            assert_eq!(changed.len(), 1, "seed {seed}");
            assert_eq!(board.trains[changed[0].train], board.trains[idle.0]);
        });
    }
}
