//! A table whose reader looks ahead: moves are planned on a private copy, kept, and carried out when the turn comes: by
//! this page in a game of this browser, by the server at one of its tables.

use game::{Action, PlayerId};
use leptos::prelude::*;
use wire::api::{SeatOrder, Unless};
use wire::to_wire;

use super::ahead::{Next, Passing, foresee};
use super::record::{Moment, Record};
use super::seat::Seat;
use super::table::{Lapse, Mode, Purpose, Table};
use crate::{browser, sound};

/// Milliseconds before a planned move is made, so that it can be seen coming.
const PAUSE: i32 = 400;

impl Table {
    /// The seat for which the reader may plan: one's own, while somebody else has the say.
    pub fn plans_for(self) -> Option<PlayerId> {
        let viewer = self.viewer.get()?;
        let is_own = self.seats.with(|seats| seats.get(viewer.index()) == Some(&Seat::Human));
        let awaits = self.is_live() && self.mode.get() == Mode::Played && !self.may_act.get();
        (is_own && awaits && self.state.with(game::deciding).is_some()).then_some(viewer)
    }

    /// The seat of the reader, if they play it themselves.
    pub fn own_seat(self) -> Option<u8> {
        let viewer = self.viewer.get()?;
        let is_own = self.seats.with(|seats| seats.get(viewer.index()) == Some(&Seat::Human));
        (is_own && self.state.with(game::deciding).is_some()).then(|| viewer.seat())
    }

    /// Opens a private copy at the reader's next decision, as if the others did as little as they may.
    pub fn plan_ahead(self, seat: PlayerId) {
        let mut copy = self.played.with_untracked(Record::clone);
        if foresee(&mut copy, seat) {
            self.open_private(copy, Purpose::Planning(seat));
        }
    }

    /// Moves made so far on the copy, for the seat that plans.
    pub fn planned_moves(self) -> Vec<Action> {
        let Mode::Analysis { from, purpose: Purpose::Planning(_) } = self.mode.get() else { return Vec::new() };
        self.with_record(|record| record.actions().get(from..).unwrap_or_default().to_vec())
    }

    /// Keeps what was moved on the copy for when the turn comes.
    pub fn keep_planned(self) {
        let Mode::Analysis { purpose: Purpose::Planning(seat), .. } = self.mode.get_untracked() else { return };
        let moves = untrack(|| self.planned_moves());
        match self.remote() {
            Some(remote) => {
                let edition = self.played.with_untracked(|record| record.now().edition());
                let moves = moves.iter().map(|action| to_wire(edition, action)).collect();
                remote.add_order(seat.seat(), SeatOrder::Moves { moves });
            }
            None => {
                self.played.with_untracked(|record| self.ahead.update(|ahead| ahead.plan(seat, record.now(), &moves)));
                self.save_ahead();
            }
        }
        self.leave_analysis();
    }

    /// The turn on the copy is over: nothing more can be planned.
    pub(super) fn keep_if_done(self) {
        let Mode::Analysis { purpose: Purpose::Planning(seat), .. } = self.mode.get_untracked() else { return };
        if self.state.with_untracked(game::deciding) != Some(seat) {
            self.keep_planned();
        }
    }

    /// Passes until the share round is over, or until something happens.
    pub fn pass_ahead(self, seat: PlayerId, unless: Unless) {
        let (round, since) = self.played.with_untracked(|record| (record.now().share_rounds(), record.len()));
        self.ahead.update(|ahead| ahead.pass(seat, Passing { round, since, unless }));
        self.save_ahead();
    }

    pub fn in_share_round(self) -> bool {
        self.state.with(|state| matches!(Moment::of(state), Moment::Shares { .. }) && state.pending().is_none())
    }

    pub fn drop_planned(self, row: usize) {
        self.ahead.update(|ahead| ahead.remove(row));
        self.save_ahead();
    }

    pub fn drop_passing(self) {
        self.ahead.update(|ahead| ahead.passing = None);
        self.save_ahead();
    }

    fn save_ahead(self) {
        self.ahead.with_untracked(|ahead| ahead.save(&self.key()));
    }

    /// Does what was planned ahead whenever the reader's turn comes.
    pub fn keep_word(self) {
        Effect::new(move |_| {
            let number = self.played.with(Record::len);
            let is_due = self.may_act.get() && self.mode.get() == Mode::Played && self.is_live();
            if is_due && !self.ahead.with_untracked(|ahead| ahead.is_empty()) {
                browser::after(PAUSE, move || self.carry_out(number));
            }
        });
    }

    fn carry_out(self, number: usize) {
        // The table may have been left or have moved on in the meantime.
        let is_same = self.played.try_with_untracked(|record| record.len() == number) == Some(true);
        if !is_same || !self.may_act.get_untracked() || self.mode.get_untracked() != Mode::Played {
            return;
        }
        let next = self.played.with_untracked(|record| self.ahead.with_untracked(|ahead| ahead.next(record)));
        match next {
            Next::Nothing => (),
            Next::Act(action) => {
                self.ahead.update(|ahead| ahead.remove(0));
                self.act(action);
            }
            Next::Refused(refusal) => {
                sound::refused();
                self.ahead.update(|ahead| ahead.clear_moves());
                self.refused.set(Some(refusal));
                self.lapsed.set(Some(Lapse::Refused));
            }
            Next::Expired => self.ahead.update(|ahead| ahead.passing = None),
            Next::Stopped => {
                self.ahead.update(|ahead| ahead.passing = None);
                self.lapsed.set(Some(Lapse::Stopped));
            }
        }
        self.save_ahead();
    }
}
