//! What happens in the outline: runs, trains, phases, national companies, share rounds.

use game::{CompanyId, ModelId, State, query};

use super::Outline;
use super::firm::{Firm, price};
use crate::titles::{self, Merger};

/// A line gets better by this part of what it lacks with every operating round.
const BUILDING: f64 = 0.12;
/// Debt grows by half when it is made and at the end of every share round.
const INTEREST: f64 = 1.5;

/// What is left of a line's difference to the usual when other trains run on it.
const OTHER_TRAIN: f64 = 0.6;

impl Outline<'_> {
    pub(super) fn run(&mut self, row: usize) {
        let income = self.income(&self.firms[row]);
        self.pay(row, income);
        let target = self.economy.good_line;
        let firm = &mut self.firms[row];
        if firm.line < target {
            firm.line += BUILDING * (target - firm.line);
        }
    }

    /// To the shareholders, or into the treasury if that saves the next train.
    pub(super) fn pay(&mut self, row: usize, income: f64) {
        let market = self.state.edition().market();
        let whole = f64::from(self.state.edition().companies[row].shares);
        let keeps = self.keeps_income(row, income);
        let firm = &mut self.firms[row];
        self.bank -= income;
        self.broken |= self.bank <= 0.0;
        let Some(company) = firm.company else { return };
        if query::splits_income(self.state, company) {
            firm.cash += income / 2.0;
            if let Some(owner) = firm.director {
                self.holders[owner].cash += income / 2.0;
            }
            return;
        }
        if keeps || income <= 0.0 {
            firm.cash += income;
            firm.cell = firm.cell.map(|cell| market.left(cell));
            return;
        }
        for (holder, held) in self.holders.iter_mut().zip(firm.shares) {
            holder.cash += income * f64::from(held) / whole;
        }
        let to_treasury = if query::pool_pays_treasury(self.state) { firm.pool } else { 0 };
        firm.cash += income * f64::from(to_treasury) / whole;
        let beyond = firm.pool + firm.unsold - to_treasury;
        self.bank += income * f64::from(beyond) / whole;
        firm.cell = firm.cell.map(|cell| query::after_payout(self.state, company, cell));
    }

    /// A company that is about to lose its last train saves for the next, if that is near.
    fn keeps_income(&self, row: usize, income: f64) -> bool {
        let firm = &self.firms[row];
        let Some((_, cost)) = self.best_buy(firm) else { return false };
        let is_within_reach = cost > firm.cash && cost <= firm.cash + income;
        is_within_reach && !self.broken && firm.owes_or_will(self.state, self.phase + 1)
    }

    pub(super) fn income(&self, firm: &Firm) -> f64 {
        firm.income(self.state, self.economy, self.phase)
    }

    /// The train of the bank that brings most for its price, and what it costs this company.
    pub(super) fn best_buy(&self, firm: &Firm) -> Option<(ModelId, f64)> {
        let offers = self.offers().filter(|model| firm.may_own(self.state, *model));
        let colour = super::firm::colour(self.state, self.phase);
        let value = |model: ModelId| {
            let cost = f64::from(price(self.state, firm, model).0.0);
            (self.economy.train(model, colour).max(1.0) / cost.max(1.0), model, cost)
        };
        let best = offers.map(value).max_by(|one, other| one.0.total_cmp(&other.0));
        best.map(|(_, model, cost)| (model, cost))
    }

    fn offers(&self) -> impl Iterator<Item = ModelId> {
        let edition = self.state.edition();
        let left = self.cards != Some(0);
        let stack = edition.trains.get(self.row).map_or(&[][..], |spec| spec.sides);
        let phase = self.phase;
        let goods = move |model: &ModelId| edition.model(*model).goods_from.is_some_and(|from| from <= phase);
        stack.iter().copied().filter(move |_| left).chain(edition.model_ids().filter(goods))
    }

    pub(super) fn buy_train(&mut self, row: usize) {
        let firm = &self.firms[row];
        if !firm.works() {
            return;
        }
        let has_room = firm.train_count() < firm.limit(self.state, self.phase);
        let Some((model, cost)) = self.best_buy(firm) else { return };
        let obliged = firm.owes_a_train(self.state);
        let given = price(self.state, firm, model).1;
        if !(has_room || given.is_some()) || !(obliged || firm.cash >= cost && !self.broken) {
            return;
        }
        let firm = &mut self.firms[row];
        let missing = (cost - firm.cash).max(0.0);
        firm.cash = (firm.cash - cost).max(0.0);
        given.into_iter().for_each(|old| firm.remove(old));
        firm.add(model);
        // What a line is for one train says less about another.
        firm.line = 1.0 + OTHER_TRAIN * (firm.line - 1.0);
        self.bank += cost;
        if let Some(director) = firm.director.filter(|_| missing > 0.0) {
            let holder = &mut self.holders[director];
            let lent = (missing - holder.cash).max(0.0);
            holder.cash = (holder.cash - missing).max(0.0);
            holder.debt += INTEREST * lent;
        }
        if self.state.edition().model(model).goods_from.is_none() {
            self.take_card();
        }
    }

    /// A card of the stack is gone; a new type begins its phase.
    fn take_card(&mut self) {
        let trains = self.state.edition().trains;
        let phase = trains.get(self.row).map_or(0, |spec| spec.phase);
        if let Some(cards) = &mut self.cards {
            *cards = cards.saturating_sub(1);
            if *cards == 0 && self.row + 1 < trains.len() {
                self.row += 1;
                self.cards = trains[self.row].cards;
            }
        }
        if phase > self.phase {
            self.phase = phase;
            let state = self.state;
            self.firms.iter_mut().for_each(|firm| firm.age(state, phase));
        }
    }

    pub(super) fn export(&mut self) {
        if self.phase >= 2 {
            self.take_card();
        }
    }

    /// Forerunners whose time is over become shares of what they were meant for.
    pub(super) fn found_nationals(&mut self) {
        for company in self.state.edition().company_ids() {
            let is_due = || titles::merges_at(self.state, company).is_some_and(|at| at <= self.phase);
            if !self.firms[company.index()].closed && is_due() {
                self.merge(company);
            }
        }
    }

    fn merge(&mut self, company: CompanyId) {
        let Some(Merger { into, per_share, capital, pays_difference }) = titles::merger(self.state, company) else {
            return;
        };
        let state = self.state;
        let old = self.firms[company.index()];
        let surplus = if pays_difference { old.price(state) - self.economy.national.0 } else { 0.0 };
        let new = &mut self.firms[into.index()];
        for (seat, held) in old.shares.iter().enumerate() {
            let units = held * per_share;
            new.shares[seat] += units;
            new.unsold = new.unsold.saturating_sub(units);
            self.holders[seat].cash += surplus * f64::from(*held);
            if new.director.is_none_or(|director| new.shares[seat] > new.shares[director]) && units > 0 {
                new.director = Some(seat);
            }
        }
        new.cash += old.cash + capital;
        old.trains().for_each(|model| new.add(model));
        new.launched = true;
        new.line = new.line.max(old.line);
        if new.cell.is_none() {
            new.cell = state.edition().market().national_start();
        }
        self.firms[company.index()].closed = true;
        self.firms[company.index()].shares = [0; game::edition::MAX_PLAYERS];
    }
}

impl Firm {
    /// Has no train, or will have none in that phase.
    fn owes_or_will(&self, state: &State, phase: u8) -> bool {
        let last = state.edition().phases.len() as u8;
        self.owes_a_train(state) || self.is_bare_in(state, phase.min(last))
    }
}
