//! Anything legal: a bot to beat, and the hand that shakes the rules in tests.

use game::query;
use game::{Action, BuyTrain, Choice, Choices, Money, State};

use crate::{Dice, titles};

/// Any one of the choices, the same chance for each kind of action first: hundreds of tiles would drown the rest.
pub fn random_choice(state: &State, choices: &Choices, dice: &mut Dice) -> Action {
    if !choices.out_of_turn.is_empty() && dice.below(8) == 0 {
        return choices.out_of_turn[dice.below(choices.out_of_turn.len())].1.clone();
    }
    let offered = without_giving_up(choices, dice);
    let kinds: Vec<_> = offered.iter().map(|choice| kind(choice)).collect();
    let mut distinct = kinds.clone();
    distinct.sort_unstable();
    distinct.dedup();
    let chosen = distinct[dice.below(distinct.len())];
    let same: Vec<&Choice> =
        offered.into_iter().zip(kinds).filter(|(_, kind)| *kind == chosen).map(|(choice, _)| choice).collect();
    carry(state, same[dice.below(same.len())], dice)
}

/// Where bankruptcy may be declared at any moment, few games would come to their end if it were as likely as anything else.
fn without_giving_up<'c>(choices: &'c Choices, dice: &mut Dice) -> Vec<&'c Choice> {
    let all: Vec<&Choice> = choices.offered.iter().collect();
    let others: Vec<&Choice> = all.iter().copied().filter(|choice| !titles::gives_up(choice)).collect();
    if others.is_empty() || others.len() == all.len() || dice.below(100) == 0 { all } else { others }
}

fn kind(choice: &Choice) -> u8 {
    match choice {
        Choice::Do(Action::Pass | Action::Done | Action::Withhold) => 0,
        Choice::Do(Action::LayTile(_)) => 1,
        Choice::Do(Action::Sell(_)) => 2,
        Choice::Do(Action::Buy { .. }) => 3,
        Choice::Do(Action::Start { .. }) => 4,
        Choice::BuyTrain { .. } => 7,
        choice => titles::kind_of_choice(choice).unwrap_or(9),
    }
}

fn carry(state: &State, choice: &Choice, dice: &mut Dice) -> Action {
    match choice {
        Choice::Do(action) => action.clone(),
        Choice::Repay { maximum } if titles::repays_all_or_nothing(state) => Action::Repay(*maximum),
        Choice::Repay { maximum } => Action::Repay(dice.between(Money(1), *maximum)),
        Choice::BuyTrain { purchase, maximum } => {
            Action::BuyTrain(BuyTrain { price: dice.between(purchase.price, *maximum), ..*purchase })
        }
        Choice::Title(choice) => titles::any_of(choice, dice),
        Choice::Run => {
            let company = state.turn().map(|turn| turn.company);
            Action::Run(company.map(|company| query::best_claim(state, company)).unwrap_or_default())
        }
    }
}
