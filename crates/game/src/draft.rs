//! A scratch copy of the state and what happened to it so far. A refusal throws it away, so half a move cannot remain.

use crate::edition::BankBreak;
use crate::event::{Event, Purse};
use crate::state::Ending;
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
        if amount == Money::ZERO {
            return;
        }
        self.emit(Event::CashMoved { from, to, amount });
        if from == Purse::Bank && self.ending == Ending::Open && self.is_bank_broken() {
            self.emit(Event::EndingChanged(Ending::BankBroken));
        }
    }

    /// What the bank has on paper only: an overdrawn account brings it no money. [1824-EMR-14a]
    fn overdrawn(&self) -> Money {
        self.player_ids().map(|player| (-self[player].cash).max(Money::ZERO)).sum()
    }

    /// [1844-END-01] [1844-RULING-62] [1844-DEV-29]
    fn is_bank_broken(&self) -> bool {
        let left = self.bank - self.overdrawn();
        match self.edition.bank_break {
            BankBreak::Emptied => left <= Money::ZERO,
            BankBreak::Exceeded => left < Money::ZERO,
        }
    }
}

impl std::ops::Deref for Draft {
    type Target = State;

    fn deref(&self) -> &State {
        &self.state
    }
}
