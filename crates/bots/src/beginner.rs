//! A friendly beginner: knows what the game is about, takes what pays now, and overlooks a part of what could be done.

use game::{Action, Choice, Choices, State};

use crate::memory::Memory;
use crate::{Dice, greedy};

/// Of what may be bought, built or sold, one in so many is overlooked; sales far more often, for beginners like to hold on to
/// what they have.
const OVERLOOKED: usize = 3;
const SALES_SEEN: usize = 4;

pub fn choose(state: &State, choices: &Choices, memory: &mut Memory, dice: &mut Dice) -> Option<Action> {
    // Nobody overlooks that a debt is due.
    if state.pending().is_some() {
        return greedy::choose(state, choices, memory);
    }
    let mut seen = choices.clone();
    seen.offered.retain(|choice| is_seen(choice, dice));
    let seen = if seen.offered.is_empty() { choices } else { &seen };
    greedy::choose(state, seen, memory)
}

fn is_seen(choice: &Choice, dice: &mut Dice) -> bool {
    match choice {
        Choice::Do(Action::Sell(_)) => dice.below(SALES_SEEN) == 0,
        Choice::Do(Action::Buy { .. } | Action::Start { .. } | Action::LayTile(_) | Action::PlaceMarker { .. }) => {
            dice.below(OVERLOOKED) > 0
        }
        Choice::Do(_) | Choice::Repay { .. } | Choice::BuyTrain { .. } | Choice::Title(_) | Choice::Run => true,
    }
}
