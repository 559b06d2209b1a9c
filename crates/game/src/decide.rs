//! The one door: what would follow from an action, or which rule it breaks.

use crate::action::Action;
use crate::event::Event;
use crate::rules::play as chapter;
use crate::titles::on_game;
use crate::{PlayerId, Refusal, State};

/// What an action led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The state after it.
    pub state: State,
    /// What happened, in order.
    pub events: Vec<Event>,
}

/// What would follow. Reads only: an `Err` has changed nothing.
pub fn decide(state: &State, action: &Action) -> Result<Vec<Event>, Refusal> {
    play(state, action).map(|played| played.events)
}

/// The same with the state after it, for callers that go on from there.
pub fn play(state: &State, action: &Action) -> Result<Played, Refusal> {
    on_game!(state, game => chapter::play(game, action))
}

/// The seat that has to decide now; nobody when the game is over.
pub fn deciding(state: &State) -> Option<PlayerId> {
    on_game!(state, game => chapter::deciding(game))
}

/// The seat that may take this action: the deciding one, but for what may be done out of turn.
pub fn seat_of(state: &State, action: &Action) -> Option<PlayerId> {
    on_game!(state, game => chapter::seat_of(game, action))
}
