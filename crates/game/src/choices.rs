//! What may be done now: complete and exact. Whatever is offered here `decide` accepts, whatever is not it refuses.

use crate::action::{Action, BuyTrain, LayTile};
use crate::{Edition, Money, PlayerId, PrivateId, State, deciding, titles};

/// One thing to choose, or a range with a number to pick.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    Do(Action),
    /// Whole francs, both ends included.
    Bid {
        minimum: Money,
        maximum: Money,
    },
    Repay {
        maximum: Money,
    },
    /// The price in `purchase` is the lowest.
    BuyTrain {
        purchase: BuyTrain,
        maximum: Money,
    },
    BuyPrivate {
        private: PrivateId,
        minimum: Money,
        maximum: Money,
    },
    /// A set of routes; `decide` says which. The best run is one of them.
    Run,
}

impl Choice {
    /// Whether the action is this choice. A set of routes has to be put to `decide`.
    pub fn covers(&self, action: &Action) -> bool {
        match (self, action) {
            (Choice::Do(offered), action) => offered == action,
            (Choice::Bid { minimum, maximum }, Action::Bid(amount)) => (minimum..=maximum).contains(&amount),
            (Choice::Repay { maximum }, Action::Repay(amount)) => *amount >= Money(1) && amount <= maximum,
            (Choice::BuyTrain { purchase, maximum }, Action::BuyTrain(bought)) => {
                (purchase.seller, purchase.model) == (bought.seller, bought.model)
                    && (purchase.price..=*maximum).contains(&bought.price)
            }
            (Choice::BuyPrivate { private, minimum, maximum }, Action::BuyPrivate { private: bought, price }) => {
                private == bought && (minimum..=maximum).contains(&price)
            }
            (Choice::Run, Action::Run(_)) => true,
            _ => false,
        }
    }
}

/// All choices: those of the deciding seat, and those of seats that may act out of turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    edition: &'static Edition,
    pub seat: Option<PlayerId>,
    pub offered: Vec<Choice>,
    pub out_of_turn: Vec<(PlayerId, Action)>,
}

impl Choices {
    pub fn cover(&self, action: &Action) -> bool {
        let action = &self.canonical(action);
        self.offered.iter().any(|choice| choice.covers(action))
            || self.out_of_turn.iter().any(|(_, offered)| offered == action)
    }

    /// A symmetric tile is offered once, in the first of the rotations that look the same.
    fn canonical(&self, action: &Action) -> Action {
        let Action::LayTile(lay) = action else { return action.clone() };
        let ways = self.edition.ways();
        if lay.tile.index() >= ways.tiles.tiles || lay.rotation >= 6 {
            return action.clone();
        }
        Action::LayTile(LayTile { rotation: ways.shapes.first_like(lay.tile, lay.rotation), ..*lay })
    }
}

pub fn choices(state: &State) -> Choices {
    let mut choices =
        Choices { edition: state.edition, seat: deciding(state), offered: Vec::new(), out_of_turn: Vec::new() };
    titles::offer(state, &mut choices.offered);
    choices.out_of_turn = titles::out_of_turn(state);
    choices
}

/// What seats may do now whoever's turn it is.
pub fn out_of_turn(state: &State) -> Vec<(PlayerId, Action)> {
    titles::out_of_turn(state)
}
