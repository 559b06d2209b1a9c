//! The puzzles that the client is served: each has the answer that the engine gives.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use teacher::puzzle::{Kind, Puzzle};

fn all() -> Vec<Puzzle> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/static/puzzles/puzzles.json");
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn check(kind: Kind) {
    let own: Vec<Puzzle> = all().into_iter().filter(|puzzle| puzzle.kind == kind).collect();
    assert!(own.len() >= 125, "{kind:?}: {}", own.len());
    for puzzle in own {
        assert_eq!(puzzle.check(), Ok(()), "{}", puzzle.id);
    }
}

#[test]
fn best_runs_are_proven() {
    check(Kind::Run);
}

#[test]
fn best_tiles_earn_clearly_more() {
    check(Kind::Tile);
}

#[test]
fn best_purchases_are_clearly_ahead() {
    check(Kind::Purchase);
}

#[test]
fn broken_rules_are_those_of_the_refusal() {
    check(Kind::Rule);
}

/// Every kind has easy ones to begin with and hard ones to end with.
#[test]
fn every_kind_has_all_grades() {
    let all = all();
    for kind in Kind::ALL {
        let grades: BTreeSet<u8> = all.iter().filter(|puzzle| puzzle.kind == kind).map(|puzzle| puzzle.grade).collect();
        assert_eq!(grades, BTreeSet::from([1, 2, 3, 4]), "{kind:?}");
    }
}

#[test]
fn there_are_five_hundred_with_names_of_their_own() {
    let all = all();
    let names: BTreeSet<&str> = all.iter().map(|puzzle| puzzle.id.as_str()).collect();
    assert!(all.len() >= 500 && names.len() == all.len(), "{} of {}", names.len(), all.len());
}
