//! A friendly beginner: knows what the game is about and takes what pays now, but overlooks half of what could be done, holds
//! on to what it has, and now and then buys or builds what looks nice.

use game::{Action, Choice, Choices, State};

use crate::memory::Memory;
use crate::{Dice, greedy};

/// Of what may be bought or built, one in so many is overlooked; of sales, all but one in so many.
const OVERLOOKED: usize = 2;
const SALES_SEEN: usize = 6;
/// One purchase or tile in so many is chosen because it looks nice.
const WHIMS: usize = 3;

pub fn choose(state: &State, choices: &Choices, memory: &mut Memory, dice: &mut Dice) -> Option<Action> {
    // Nobody overlooks that a debt is due.
    if state.pending().is_some() {
        return greedy::choose(state, choices, memory);
    }
    if dice.below(WHIMS) == 0
        && let Some(action) = whim(choices, dice)
    {
        return Some(action);
    }
    let mut seen = choices.clone();
    seen.offered.retain(|choice| is_seen(choice, dice));
    let seen = if seen.offered.is_empty() { choices } else { &seen };
    greedy::choose(state, seen, memory)
}

/// Any share or tile.
fn whim(choices: &Choices, dice: &mut Dice) -> Option<Action> {
    let nice = |choice: &Choice| match choice {
        Choice::Do(action @ (Action::Buy { .. } | Action::Start { .. } | Action::LayTile(_))) => Some(action.clone()),
        _ => None,
    };
    let all: Vec<Action> = choices.offered.iter().filter_map(nice).collect();
    if all.is_empty() { None } else { Some(all[dice.below(all.len())].clone()) }
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
