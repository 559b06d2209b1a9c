//! Anything legal: a bot to beat, and the hand that shakes the rules in tests.

use game::rules::run;
use game::{Action, BuyTrain, Choice, Choices, Money, Profile, State};

use crate::Dice;

/// Any one of the choices, the same chance for each kind of action first: hundreds of tiles would drown the rest.
pub fn random_choice(state: &State, choices: &Choices, dice: &mut Dice) -> Action {
    if !choices.out_of_turn.is_empty() && dice.below(8) == 0 {
        return choices.out_of_turn[dice.below(choices.out_of_turn.len())].1.clone();
    }
    let kinds: Vec<_> = choices.offered.iter().map(kind).collect();
    let mut distinct = kinds.clone();
    distinct.sort_unstable();
    distinct.dedup();
    let chosen = distinct[dice.below(distinct.len())];
    let same: Vec<&Choice> =
        choices.offered.iter().zip(kinds).filter(|(_, kind)| *kind == chosen).map(|(choice, _)| choice).collect();
    carry(state, same[dice.below(same.len())], dice)
}

fn kind(choice: &Choice) -> u8 {
    match choice {
        Choice::Do(Action::Pass | Action::Done | Action::Withhold) => 0,
        Choice::Do(Action::LayTile(_)) => 1,
        Choice::Do(Action::Sell(_)) => 2,
        Choice::Do(Action::Buy { .. }) => 3,
        Choice::Do(Action::Start { .. }) => 4,
        Choice::Do(Action::BuildTunnel { .. }) => 5,
        Choice::Do(Action::BuyMountain(_) | Action::BuyTunnel(_)) => 6,
        Choice::BuyTrain { .. } => 7,
        Choice::BuyPrivate { .. } => 8,
        _ => 9,
    }
}

fn carry(state: &State, choice: &Choice, dice: &mut Dice) -> Action {
    match choice {
        Choice::Do(action) => action.clone(),
        Choice::Bid { minimum, maximum } => Action::Bid(dice.between(*minimum, *maximum)),
        // That site has no part of a repayment in 1844, and its games are to be written as its own.
        Choice::Repay { maximum } if state.edition.profile == Profile::Swiss18xxGames => Action::Repay(*maximum),
        Choice::Repay { maximum } => Action::Repay(dice.between(Money(1), *maximum)),
        Choice::BuyTrain { purchase, maximum } => {
            Action::BuyTrain(BuyTrain { price: dice.between(purchase.price, *maximum), ..*purchase })
        }
        Choice::BuyPrivate { private, minimum, maximum } => {
            Action::BuyPrivate { private: *private, price: dice.between(*minimum, *maximum) }
        }
        Choice::Run => {
            let company = state.turn().map(|turn| turn.company);
            Action::Run(company.map(|company| run::best_claim(state, company)).unwrap_or_default())
        }
    }
}
