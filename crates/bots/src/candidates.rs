//! From what is offered to actions to compare: open ranges become a few figures.

use game::query;
use game::{Action, BuyTrain, Choice, Choices, Money, State};

use crate::titles;

/// All actions worth comparing; never empty if anything is offered.
pub fn candidates(state: &State, choices: &Choices) -> Vec<Action> {
    let mut actions = Vec::with_capacity(choices.offered.len());
    for choice in &choices.offered {
        match choice {
            Choice::Do(action) => actions.push(action.clone()),
            Choice::Repay { maximum } => actions.push(Action::Repay(*maximum)),
            Choice::BuyTrain { purchase, maximum } => actions.extend(prices(*purchase, *maximum).map(Action::BuyTrain)),
            Choice::Title(choice) => actions.extend(titles::candidates(choice)),
            Choice::Run => actions.push(best_run(state)),
        }
    }
    actions.extend(choices.out_of_turn.iter().map(|(_, action)| action.clone()));
    actions
}

fn best_run(state: &State) -> Action {
    let company = state.turn().map(|turn| turn.company);
    Action::Run(company.map(|company| query::best_claim(state, company)).unwrap_or_default())
}

/// The lowest and the highest.
fn prices(purchase: BuyTrain, maximum: Money) -> impl Iterator<Item = BuyTrain> {
    let high = (purchase.price < maximum).then_some(BuyTrain { price: maximum, ..purchase });
    [Some(purchase), high].into_iter().flatten()
}
