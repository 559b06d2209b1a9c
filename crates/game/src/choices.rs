//! What may be done now: complete and exact. What is offered here `decide` accepts, what is not it refuses.

use crate::action::{Action, BuyTrain, LayTile};
use crate::rules::{choices as chapter, finish};
use crate::titles::{TitleChoice, on_game};
use crate::{Edition, Money, PlayerId, State};

/// One thing to choose, or a range with a number to pick.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Exactly this.
    Do(Action),
    /// Any sum from 1 up.
    Repay {
        /// The debt, or all that the player has.
        maximum: Money,
    },
    /// A train at any whole price.
    BuyTrain {
        /// At the lowest price.
        purchase: BuyTrain,
        /// The highest price.
        maximum: Money,
    },
    /// A set of routes; `decide` says which. The best run is one of them.
    Run,
    /// What only one title has.
    Title(TitleChoice),
}

impl Choice {
    /// Whether the action is this choice. A set of routes has to be put to `decide`.
    pub fn covers(&self, action: &Action) -> bool {
        match (self, action) {
            (Choice::Do(offered), action) => offered == action,
            (Choice::Repay { maximum }, Action::Repay(amount)) => *amount >= Money(1) && amount <= maximum,
            (Choice::BuyTrain { purchase, maximum }, Action::BuyTrain(bought)) => {
                (purchase.seller, purchase.model) == (bought.seller, bought.model)
                    && (purchase.price..=*maximum).contains(&bought.price)
            }
            (Choice::Run, Action::Run(_)) => true,
            (Choice::Title(choice), Action::Title(action)) => choice.covers(action),
            (Choice::Repay { .. } | Choice::BuyTrain { .. } | Choice::Run | Choice::Title(_), _) => false,
        }
    }
}

impl From<Action> for Choice {
    fn from(action: Action) -> Choice {
        Choice::Do(action)
    }
}

/// All choices: those of the deciding seat, and those of seats that may act out of turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    edition: &'static Edition,
    /// Who has to decide; nobody when the game is over.
    pub seat: Option<PlayerId>,
    /// What that seat may do.
    pub offered: Vec<Choice>,
    /// What seats may do now, no matter whose turn it is.
    pub out_of_turn: Vec<(PlayerId, Action)>,
    /// Whether the players together may end the game. No seat does it alone.
    pub agreed_end: bool,
}

impl Choices {
    /// Whether the action is among them. A set of routes has to be put to `decide`.
    pub fn cover(&self, action: &Action) -> bool {
        let action = &self.canonical(action);
        self.offered.iter().any(|choice| choice.covers(action))
            || self.out_of_turn.iter().any(|(_, offered)| offered == action)
            || self.agreed_end && *action == Action::EndGame
    }

    /// A symmetric tile is offered once, in the first of the rotations that look the same.
    fn canonical(&self, action: &Action) -> Action {
        let mut action = action.clone();
        if let Some(lay) = action.tile_mut() {
            let board = self.edition.board();
            if lay.tile.index() < board.tiles.tiles && lay.rotation < 6 {
                *lay = LayTile { rotation: board.shapes.canonical_rotation(lay.tile, lay.rotation), ..*lay };
            }
        }
        action
    }
}

/// Everything that may be done in this state.
pub fn choices(state: &State) -> Choices {
    let (seat, offered, out_of_turn) = on_game!(state, game => chapter::all(game));
    let agreed_end = on_game!(state, game => finish::check_agreed_end(game).is_ok());
    Choices { edition: state.edition, seat, offered, out_of_turn, agreed_end }
}

/// What seats may do now, no matter whose turn it is.
pub fn out_of_turn(state: &State) -> Vec<(PlayerId, Action)> {
    on_game!(state, game => chapter::out_of_turn(game))
}
