//! The teacher on games that bots have played: what it says is legal, ordered, worded, and the same again.
#![allow(clippy::unwrap_used)]

use bots::{Bot, Budget, Character, Coach, Dice, Level};
use game::{Action, Profile, Setup, State, begin, decide, deciding, play};
use teacher::puzzle::{Flaw, Kind, puzzles_of};
use teacher::{Audience, Progress, Review, Reviewer, advise, judge, motive};
use view::Lang;
use wire::{from_wire, to_wire};

/// A game of quick players, with some dice so that games differ.
fn game_of(profile: Profile, seed: u64) -> (Vec<State>, Vec<Action>) {
    let players = (2..=7).find(|players| game::edition(profile).seats(*players).is_some()).unwrap();
    let setup = Setup { seed: Some(seed), ..Setup::new(profile, players) };
    let (mut states, mut actions) = (vec![begin(&setup).unwrap()], Vec::new());
    let mut bot = Bot::new(Level::Greedy, Character::Neutral, seed);
    let mut dice = Dice::new(seed);
    let mut beginner = Bot::new(Level::Beginner, Character::Neutral, seed);
    while deciding(states.last().unwrap()).is_some() {
        let state = states.last().unwrap();
        let mover = if dice.below(4) == 0 { &mut beginner } else { &mut bot };
        let action = mover.choose(state, Budget::nodes(1)).unwrap();
        let after = play(state, &action).unwrap().state;
        states.push(after);
        actions.push(action);
    }
    (states, actions)
}

fn names(state: &State) -> Vec<String> {
    (0..state.seats()).map(|seat| format!("Player {seat}")).collect()
}

#[test]
fn advice_is_legal_ordered_and_worded_in_every_language() {
    for profile in Profile::all() {
        let (states, _) = game_of(profile, 3);
        let names = names(&states[0]);
        let mut coach = Coach::default();
        for (row, state) in states.iter().enumerate().filter(|(row, _)| row % 23 == 0) {
            let lang = Lang::ALL[row % 3];
            let said = advise(&mut coach, state, Audience { names: &names, seat: None, lang }, Budget::nodes(300));
            assert_eq!(said.is_empty(), deciding(state).is_none(), "{} {row}", profile.name());
            assert!(said.len() <= 3);
            assert!(said.windows(2).all(|pair| pair[0].behind >= pair[1].behind), "{said:?}");
            for advice in &said {
                let action = from_wire(state.edition(), &advice.action).unwrap();
                assert!(decide(state, &action).is_ok(), "{} {row}: {action:?}", profile.name());
                assert!(advice.share.is_none_or(|share| (0.0..=1.0).contains(&share)), "{advice:?}");
                for words in advice.why.iter().chain([&advice.doing]) {
                    assert!(!words.is_empty() && !words.contains(['{', '}', '$']), "{words}");
                }
            }
        }
    }
}

#[test]
fn the_same_position_gets_the_same_advice() {
    let (states, _) = game_of(Profile::default(), 5);
    let names = names(&states[0]);
    let to = Audience { names: &names, seat: None, lang: Lang::En };
    let mut coach = Coach::default();
    let (one, other) = (&states[40], &states[90]);
    let first = advise(&mut coach, one, to, Budget::nodes(500));
    advise(&mut coach, other, to, Budget::nodes(500));
    assert_eq!(advise(&mut coach, one, to, Budget::nodes(500)), first);
}

/// What the coach itself would do has nothing above it; anything else is at most as good.
#[test]
fn a_verdict_sets_what_was_done_beside_the_best() {
    let (states, actions) = game_of(Profile::default(), 8);
    let names = names(&states[0]);
    let to = Audience { names: &names, seat: None, lang: Lang::En };
    let mut coach = Coach::default();
    let mut differed = 0;
    for (state, action) in states.iter().zip(&actions).step_by(17) {
        let best = advise(&mut coach, state, to, Budget::nodes(0)).remove(0);
        let best_action = from_wire(state.edition(), &best.action).unwrap();
        assert_eq!(judge(&mut coach, state, &best_action, to, Budget::nodes(0)).len(), 1, "{}", best.doing);
        let said = judge(&mut coach, state, action, to, Budget::nodes(0));
        if let [better, given] = &said[..] {
            differed += 1;
            assert!(given.behind <= 0 && better.behind == 0, "{said:?}");
            assert_eq!(given.action, to_wire(state.edition(), action));
        }
    }
    assert!(differed > 3, "a greedy player plays as the coach does");
}

/// Whoever made a move is spoken to, anybody else spoken of; a bot speaks for itself.
#[test]
fn reasons_are_told_to_whoever_moved_of_others_and_by_bots() {
    let (states, actions) = game_of(Profile::default(), 8);
    let names = names(&states[0]);
    let mut coach = Coach::default();
    let (mut addressed, mut named, mut own) = (0, 0, 0);
    for (state, action) in states.iter().zip(&actions).step_by(5) {
        let Some(seat) = deciding(state) else { continue };
        let name = &names[seat.index()];
        let to = |seat| Audience { names: &names, seat, lang: Lang::En };
        let why = |coach: &mut Coach, seat| -> Vec<String> {
            judge(coach, state, action, to(seat), Budget::nodes(0)).into_iter().flat_map(|advice| advice.why).collect()
        };
        let (to_you, of_other) = (why(&mut coach, Some(seat)), why(&mut coach, None));
        let is_addressed = |words: &String| words.contains(" you ") || words.to_lowercase().contains("your ");
        addressed += to_you.iter().filter(|words| is_addressed(words)).count();
        named += of_other.iter().filter(|words| words.contains(name.as_str())).count();
        assert!(!of_other.iter().any(is_addressed), "{of_other:?}");
        for level in Level::OPPONENTS {
            let said = motive(&mut coach, state, action, level, to(None));
            assert_eq!(said.is_some(), game::seat_of(state, action) == Some(seat), "{action:?}");
            let Some(said) = said else { continue };
            assert!(said.starts_with(&format!("{name}: “")) && said.ends_with(".”"), "{said}");
            assert!(!is_addressed(&said), "{said}");
            own += usize::from(said.contains("My shares") || said.contains(" I "));
        }
    }
    assert!(addressed > 20 && named > 20 && own > 20, "{addressed} {named} {own}");
}

/// Three ways to say the same are no choice.
#[test]
fn no_two_answers_sound_the_same() {
    let (states, _) = game_of(Profile::default(), 4);
    let names = names(&states[0]);
    let to = Audience { names: &names, seat: None, lang: Lang::En };
    let mut coach = Coach::default();
    for state in states.iter().step_by(7) {
        let said = advise(&mut coach, state, to, Budget::nodes(0));
        let different: std::collections::BTreeSet<&str> = said.iter().map(|advice| advice.doing.as_str()).collect();
        assert_eq!(different.len(), said.len(), "{said:?}");
    }
}

fn review(states: &[State], actions: &[Action]) -> Review {
    let mut reviewer = Reviewer::new(states[0], actions.to_vec());
    let mut last = 0;
    while let Progress::Step(done, all) = reviewer.step() {
        assert!(done >= last && done <= all, "{done} of {all} after {last}");
        last = done;
    }
    reviewer.finish()
}

#[test]
fn a_review_tells_the_whole_game_and_the_same_again() {
    let (states, actions) = game_of(game::g1824::PROFILE_1E, 2);
    let found = review(&states, &actions);
    assert_eq!(found, review(&states, &actions));
    assert_eq!(found.curve.last().unwrap().at, actions.len());
    assert!(found.curve.iter().all(|point| (point.shares.iter().sum::<f64>() - 1.0).abs() < 1e-9));
    assert!(found.mistakes.windows(2).all(|pair| pair[0].cost >= pair[1].cost));
    assert!(!found.mistakes.is_empty(), "greedy players and beginners make mistakes");
    for mistake in &found.mistakes {
        let state = &states[mistake.at];
        let better = from_wire(state.edition(), &mistake.better).unwrap();
        assert!(decide(state, &better).is_ok());
        assert_eq!(to_wire(state.edition(), &actions[mistake.at]), mistake.given);
    }
    let phases: Vec<u8> = found.phases.iter().map(|phase| phase.phase).collect();
    assert!(phases.windows(2).all(|pair| pair[0] < pair[1]) && phases.len() > 2, "{phases:?}");
    for (row, phase) in found.phases.iter().enumerate() {
        assert!((phase.shares.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{phase:?}");
        let said = found.standing(row, &names(&states[0]), Lang::En);
        let richest = (0..phase.shares.len()).max_by(|one, other| phase.shares[*one].total_cmp(&phase.shares[*other]));
        let share = Lang::En.percent(phase.shares[richest.unwrap()]);
        assert!(said.starts_with(&format!("Player {} {share}", richest.unwrap())), "{said}");
        assert_eq!(said.matches("Player").count(), phase.shares.len(), "{said}");
    }
    // At the end nothing is left to be foretold.
    let standing = game::query::standing(states.last().unwrap());
    let whole: i32 = standing.iter().map(|row| row.total().0).sum();
    let share = f64::from(standing[0].total().0) / f64::from(whole);
    let said = found.curve.last().unwrap().shares[standing[0].player.index()];
    assert!((said - share).abs() < 1e-9);
}

#[test]
fn puzzles_are_right_and_a_wrong_answer_is_found_out() {
    let mut kinds = Vec::new();
    for seed in 1..=3 {
        let (states, _) = game_of(Profile::default(), seed);
        for puzzle in puzzles_of(&states, seed) {
            assert_eq!(puzzle.check(), Ok(()), "{}", puzzle.id);
            let mut wrong = puzzle.clone();
            wrong.answer = (wrong.answer + 1) % wrong.options.len();
            assert!(matches!(wrong.check(), Err(Flaw::Wrong | Flaw::Unclear)), "{}", puzzle.id);
            let mut twice = puzzle.clone();
            twice.options[0] = twice.options[1].clone();
            assert_eq!(twice.check(), Err(Flaw::Options));
            kinds.push(puzzle.kind);
        }
        assert_eq!(puzzles_of(&states, seed), puzzles_of(&states, seed));
    }
    assert!(Kind::ALL.iter().filter(|kind| kinds.contains(kind)).count() >= 3, "{kinds:?}");
}
