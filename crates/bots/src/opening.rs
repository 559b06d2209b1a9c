//! Randomised but sensible openings, so that games differ.

use game::{Action, Choice, Money, Round, State, choices};

use crate::{Dice, titles};

/// The next action of a game's opening, before the first share round; `None` from there on. The same dice throw the
/// same opening.
pub fn opening(state: &State, dice: &mut Dice) -> Option<Action> {
    if state.pending().is_some() {
        return None;
    }
    match &state.round() {
        Round::Initial(_) => Some(match titles::lot(state) {
            Some((private, _)) => bid(state, state.edition().private(private).face, dice),
            None => purchase(state, dice),
        }),
        Round::Shares(_) | Round::Operating(_) | Round::Finished => None,
    }
}

/// Up to two fifths above the face, with room for a first director's certificate.
fn bid(state: &State, face: Money, dice: &mut Dice) -> Action {
    let most = face.0 * (90 + dice.below(50) as i32) / 100;
    let offers = choices(state);
    let cash = offers.seat.map_or(Money::ZERO, |seat| state[seat].cash());
    match titles::lowest_bid(&offers.offered).filter(|bid| bid.0 <= most && cash.0 - bid.0 >= 200) {
        Some(minimum) => titles::bid(minimum + Money(5 * dice.below(2) as i32)),
        None => Action::Pass,
    }
}

/// Anything on offer; nobody passes who can buy.
fn purchase(state: &State, dice: &mut Dice) -> Action {
    let offers: Vec<Action> = choices(state)
        .offered
        .into_iter()
        .filter_map(|choice| match choice {
            Choice::Do(action) if titles::is_initial_purchase(&action) => Some(action),
            _ => None,
        })
        .collect();
    if offers.is_empty() { Action::Pass } else { offers[dice.below(offers.len())].clone() }
}
