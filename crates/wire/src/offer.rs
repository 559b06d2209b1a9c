//! What may be done now, as JSON: every choice as an action that is ready to be sent.

use game::{Action, BuyTrain, Choice, Choices, Money, State, TitleChoice, g1844, query};

use crate::api::WireChoice;
use crate::to_wire;

/// The choices of one seat, or of all.
pub fn offers(state: &State, choices: &Choices, seat: Option<u8>) -> Vec<WireChoice> {
    let deciding = choices.seat.map_or(0, |player| player.seat());
    let in_turn = choices.offered.iter().map(|choice| {
        let (action, most) = ready(state, choice);
        (deciding, action, most)
    });
    let out_of_turn = choices.out_of_turn.iter().map(|(player, action)| (player.seat(), action.clone(), None));
    let all = in_turn.chain(out_of_turn).filter(|(of, ..)| seat.is_none_or(|seat| seat == *of));
    let offer = |(seat, action, most): (u8, Action, Option<Money>)| WireChoice {
        seat,
        action: to_wire(state.edition(), &action),
        most: most.map(|most| most.0),
    };
    all.map(offer).collect()
}

/// Of a range the least with the most that it may be, of all runs the best.
fn ready(state: &State, choice: &Choice) -> (Action, Option<Money>) {
    match choice {
        Choice::Do(action) => (action.clone(), None),
        Choice::Repay { maximum } => (Action::Repay(Money(1)), Some(*maximum)),
        Choice::BuyTrain { purchase, maximum } => (Action::BuyTrain(BuyTrain { ..*purchase }), Some(*maximum)),
        Choice::Title(TitleChoice::G1844(choice)) => {
            let (action, most) = ready_1844(choice);
            (action.into(), Some(most))
        }
        Choice::Title(TitleChoice::G1824(choice)) => match *choice {},
        Choice::Run => {
            let company = state.turn().map(|turn| turn.company);
            (Action::Run(company.map(|company| query::best_claim(state, company)).unwrap_or_default()), None)
        }
    }
}

fn ready_1844(choice: &g1844::Choice) -> (g1844::Action, Money) {
    match choice {
        g1844::Choice::Bid { minimum, maximum } => (g1844::Action::Bid(*minimum), *maximum),
        g1844::Choice::BuyPrivate { private, minimum, maximum } => {
            (g1844::Action::BuyPrivate { private: *private, price: *minimum }, *maximum)
        }
    }
}
