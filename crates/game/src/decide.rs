//! The one door: what would follow from an action, or which rule it breaks.

use crate::action::Action;
use crate::event::Event;
use crate::{Draft, PlayerId, Refusal, State, titles};

/// What would follow. Reads only: an `Err` has changed nothing.
pub fn decide(state: &State, action: &Action) -> Result<Vec<Event>, Refusal> {
    play(state, action).map(|draft| draft.events)
}

/// The same with the state after it, for callers that go on from there: `decide` and then `apply` in one.
pub fn play(state: &State, action: &Action) -> Result<Draft, Refusal> {
    let mut draft = Draft::of(state);
    let refuse =
        |violation| Refusal { rule: titles::cite(state, action, &violation), seat: seat_of(state, action), violation };
    titles::play(&mut draft, action).map_err(refuse)?;
    Ok(draft)
}

/// The seat that has to decide now; nobody when the game is over.
pub fn deciding(state: &State) -> Option<PlayerId> {
    titles::deciding(state)
}

/// The seat that may take this action: the deciding one, but for what may be done out of turn.
pub fn seat_of(state: &State, action: &Action) -> Option<PlayerId> {
    titles::seat_of(state, action)
}
