//! A scratch copy of the state and what happened to it so far. A refusal throws it away, so half a move cannot remain.

use crate::event::{Event, Purse};
use crate::{Money, State, apply};

pub struct Draft {
    pub state: State,
    pub events: Vec<Event>,
}

impl Draft {
    pub fn of(state: &State) -> Draft {
        Draft { state: *state, events: Vec::with_capacity(8) }
    }

    pub fn emit(&mut self, event: Event) {
        apply(&mut self.state, &event);
        self.events.push(event);
    }

    /// Moves money unless there is none to move.
    pub fn pay(&mut self, from: Purse, to: Purse, amount: Money) {
        if amount != Money::ZERO {
            self.emit(Event::CashMoved { from, to, amount });
        }
    }
}

impl std::ops::Deref for Draft {
    type Target = State;

    fn deref(&self) -> &State {
        &self.state
    }
}
