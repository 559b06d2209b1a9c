//! Whole games of the tiny title through the ordinary door.

use super::{PROFILE, Violation as Broken};
use crate::audit::Audit;
use crate::notation::{read_action, write_action};
#[cfg(feature = "positions")]
use crate::notation::{read_position, write_position};
use crate::{Action, Choice, CompanyId, Sale, Setup, State, TitleViolation, Violation, begin, choices, play, query};

fn ready(state: &State, choice: &Choice) -> Option<Action> {
    match choice {
        Choice::Do(action) => Some(action.clone()),
        Choice::BuyTrain { purchase, .. } => Some(Action::BuyTrain(*purchase)),
        Choice::Run => state.turn().map(|turn| Action::Run(query::best_claim(state, turn.company))),
        Choice::Repay { .. } | Choice::Title(_) => None,
    }
}

/// Plays by dice to the end and hands every position on the way, and what was done there, to `see`.
fn self_play(players: u8, mut dice: u32, mut see: impl FnMut(&State, &Action)) -> State {
    let mut state = begin(&Setup::new(PROFILE, players)).expect("a table");
    let mut audit = Audit::begin(&state);
    for _ in 0..20_000 {
        if state.is_finished() {
            return state;
        }
        let ready: Vec<Action> = choices(&state).offered.iter().filter_map(|choice| ready(&state, choice)).collect();
        dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let action = &ready[(dice >> 16) as usize % ready.len()];
        see(&state, action);
        let played = play(&state, action).unwrap_or_else(|refusal| panic!("offered and refused: {refusal}"));
        audit.check(&state, &played.events, &played.state).unwrap_or_else(|found| panic!("{found}"));
        state = played.state;
    }
    panic!("no end")
}

#[test]
fn a_third_title_plays_to_the_end() {
    let mut runs = 0;
    for (players, dice) in [(2, 1), (2, 2), (3, 3), (3, 4)] {
        let end = self_play(players, dice, |_, action| runs += u32::from(matches!(action, Action::Run(_))));
        assert_eq!(query::standing(&end).len(), usize::from(players));
    }
    assert!(runs > 10, "trains ran {runs} times");
}

#[test]
fn a_third_title_is_written_and_read() {
    self_play(2, 5, |state, action| {
        assert_eq!(read_action(state, &write_action(state, action)).as_ref(), Ok(action));
        #[cfg(feature = "positions")]
        assert_eq!(read_position(&write_position(state)).as_ref(), Ok(state));
    });
}

#[test]
fn a_third_title_refuses_in_its_own_words() {
    let company = CompanyId(0);
    let started = begin(&Setup::new(PROFILE, 2)).expect("a table");
    let par = crate::Money(100);
    let started = play(&started, &Action::Start { company, par }).expect("a start").state;
    let back_in_turn = play(&started, &Action::Pass).expect("a pass").state;
    let refusal = play(&back_in_turn, &Action::Sell(Sale { company, shares: 1, doubles: 0 })).expect_err("a refusal");
    let own = Violation::Title(TitleViolation::Tiny(Broken::NotOperatedYet { company }));
    assert_eq!((refusal.violation, refusal.rule), (own, None));
}
