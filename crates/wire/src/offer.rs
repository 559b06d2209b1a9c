//! What may be done now, as JSON: every choice as an action that is ready to be sent.

use game::rules::run;
use game::{Action, BuyTrain, Choice, Choices, Money, State};

use crate::api::WireChoice;
use crate::to_wire;

/// The choices of one seat, or of all.
pub fn offers(state: &State, choices: &Choices, seat: Option<u8>) -> Vec<WireChoice> {
    let deciding = choices.seat.map_or(0, |player| player.0);
    let in_turn = choices.offered.iter().map(|choice| {
        let (action, most) = ready(state, choice);
        (deciding, action, most)
    });
    let out_of_turn = choices.out_of_turn.iter().map(|(player, action)| (player.0, action.clone(), None));
    let all = in_turn.chain(out_of_turn).filter(|(of, ..)| seat.is_none_or(|seat| seat == *of));
    let offer = |(seat, action, most): (u8, Action, Option<Money>)| WireChoice {
        seat,
        action: to_wire(state.edition, &action),
        most: most.map(|most| most.0),
    };
    all.map(offer).collect()
}

/// Of a range the least with the most that it may be, of all runs the best.
fn ready(state: &State, choice: &Choice) -> (Action, Option<Money>) {
    match choice {
        Choice::Do(action) => (action.clone(), None),
        Choice::Bid { minimum, maximum } => (Action::Bid(*minimum), Some(*maximum)),
        Choice::Repay { maximum } => (Action::Repay(Money(1)), Some(*maximum)),
        Choice::BuyTrain { purchase, maximum } => (Action::BuyTrain(BuyTrain { ..*purchase }), Some(*maximum)),
        Choice::BuyPrivate { private, minimum, maximum } => {
            (Action::BuyPrivate { private: *private, price: *minimum }, Some(*maximum))
        }
        Choice::Run => {
            let company = state.turn().map(|turn| turn.company);
            (Action::Run(company.map(|company| run::best_claim(state, company)).unwrap_or_default()), None)
        }
    }
}
