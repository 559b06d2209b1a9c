//! A scratch copy of the state and what happened to it so far. A refusal throws it away, so half a move cannot remain.

use std::ops::Deref;

use crate::event::{Account, Event};
use crate::market::{Cell, Market};
use crate::rules::finish;
use crate::state::{Ending, Game, Pending};
use crate::titles::{Parts, Ruleset};
use crate::{CompanyId, Money};

/// The one way to change a position: emit an event, which is applied at once.
pub(crate) struct Draft<R: Parts> {
    game: Game<R>,
    events: Vec<Event>,
}

impl<R: Ruleset> Draft<R> {
    #[inline(always)]
    pub fn of(game: &Game<R>) -> Draft<R> {
        Draft { game: *game, events: Vec::with_capacity(8) }
    }

    #[inline(always)]
    pub fn into_parts(self) -> (Game<R>, Vec<Event>) {
        (self.game, self.events)
    }

    pub fn emit(&mut self, event: impl Into<Event>) {
        let event = event.into();
        self.game.apply(&event);
        self.events.push(event);
    }

    /// Somebody has to answer before play goes on.
    pub fn ask(&mut self, pending: impl Into<Pending>) {
        self.emit(Event::Awaited(Some(pending.into())));
    }

    /// What was pending has been answered.
    pub fn answered(&mut self) {
        self.emit(Event::Awaited(None));
    }

    /// Moves money unless there is none to move.
    pub fn pay(&mut self, from: Account, to: Account, amount: Money) {
        if amount == Money::ZERO {
            return;
        }
        self.emit(Event::CashMoved { from, to, amount });
        if from == Account::Bank && self.ending == Ending::Open && finish::is_bank_broken(self) {
            self.emit(Event::BankBroke);
        }
    }

    /// Moves a price marker to where `to` says, and tells whether it moved at all.
    pub fn move_price(&mut self, company: CompanyId, to: impl Fn(&Market, Cell) -> Cell) -> bool {
        let Some(cell) = self[company].cell else { return false };
        let to = to(self.edition.market(), cell);
        if to != cell {
            self.emit(Event::PriceMoved { company, to });
        }
        to != cell
    }
}

impl<R: Parts> Deref for Draft<R> {
    type Target = Game<R>;

    fn deref(&self) -> &Game<R> {
        &self.game
    }
}
