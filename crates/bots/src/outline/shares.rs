//! Share rounds in outline: everybody buys what pays best for its price, in turn, as long as money and room last.

use game::{CompanyId, Money, query};

use super::Outline;
use super::firm::{Firm, usual};
use crate::titles;

/// Debt grows by half at the end of every share round.
const INTEREST: f64 = 1.5;
/// Certificates that a player buys in one share round at most.
const MOST_TURNS: usize = 12;
/// What pays less than this part of its price a round is left alone.
const LEAST: f64 = 0.06;

/// Something to buy: a share, or the shares that launch a company.
#[derive(Clone, Copy)]
struct Offer {
    row: usize,
    shares: u8,
    cost: f64,
    source: Source,
}

#[derive(Clone, Copy)]
enum Source {
    Offering,
    Pool,
    /// A company that nobody has started.
    New,
}

impl Outline<'_> {
    /// A whole share round, the one with most cash first.
    pub(super) fn share_round(&mut self) {
        let mut order: Vec<usize> = (0..usize::from(self.state.seats())).collect();
        order.sort_by(|one, other| self.holders[*other].cash.total_cmp(&self.holders[*one].cash));
        self.trade(&order);
        self.end_share_round();
    }

    /// What is left of the share round that is on.
    pub(super) fn rest_of_share_round(&mut self) {
        let order: Vec<usize> = self.state.in_order().map(|player| player.index()).collect();
        let first = game::deciding(self.state).map_or(0, |player| self.state.place(player));
        let order: Vec<usize> = (0..order.len()).map(|turn| order[(first + turn) % order.len()]).collect();
        self.trade(&order);
        self.end_share_round();
    }

    fn trade(&mut self, order: &[usize]) {
        for player in order {
            let holder = &mut self.holders[*player];
            let repaid = holder.debt.min(holder.cash.max(0.0));
            holder.debt -= repaid;
            holder.cash -= repaid;
        }
        for _ in 0..MOST_TURNS {
            let mut acted = false;
            for player in order {
                acted |= self.buy_best(*player);
            }
            if !acted {
                return;
            }
        }
    }

    /// Debts grow, prices move.
    fn end_share_round(&mut self) {
        self.holders.iter_mut().for_each(|holder| holder.debt *= INTEREST);
        for firm in self.firms.iter_mut().filter(|firm| firm.works()) {
            let after = |cell| query::after_share_round(self.state, cell, firm.pool, firm.unsold);
            firm.cell = firm.cell.map(after);
        }
    }

    fn buy_best(&mut self, player: usize) -> bool {
        let holder = &self.holders[player];
        if holder.debt > 0.0 || holder.room < 1.0 || holder.cash < CHEAPEST {
            return false;
        }
        let mut best: Option<(f64, Offer)> = None;
        for row in 0..self.state.edition().companies.len() {
            if let Some(offer) = self.offer(player, row) {
                let pays = self.pays(row, &offer);
                if pays > best.map_or(LEAST, |(most, _)| most) {
                    best = Some((pays, offer));
                }
            }
        }
        let Some((_, offer)) = best else { return false };
        self.buy(player, offer);
        true
    }

    /// What the player could buy of a company.
    fn offer(&self, player: usize, row: usize) -> Option<Offer> {
        let (firm, holder, spec) = (&self.firms[row], &self.holders[player], &self.state.edition().companies[row]);
        let company = firm.company?;
        if firm.closed || query::splits_income(self.state, company) {
            return None;
        }
        let par = self.state[company].par().map(|par| f64::from(par.0));
        let price = firm.price(self.state);
        let offer = match (firm.launched, par) {
            (true, _) if firm.pool > 0 => Offer { row, shares: 1, cost: price, source: Source::Pool },
            (true, _) if firm.unsold > 0 && firm.shares[player] * 2 <= spec.shares => {
                let cost = f64::from(query::issue_price(self.state, company, Money(price as i32)).0);
                Offer { row, shares: 1, cost, source: Source::Offering }
            }
            (false, Some(par)) if firm.director == Some(player) => {
                let missing = spec.launch.saturating_sub(spec.shares - firm.unsold).max(1);
                Offer { row, shares: missing, cost: par * f64::from(missing), source: Source::Offering }
            }
            (false, None) if self.may_be_started(company) => Offer {
                row,
                shares: spec.launch,
                cost: f64::from(NEW_PAR.0) * f64::from(spec.launch),
                source: Source::New,
            },
            _ => return None,
        };
        // The director's certificate is one for two shares.
        let papers = f64::from(offer.shares) - if matches!(offer.source, Source::New) { 1.0 } else { 0.0 };
        (offer.cost > 0.0 && offer.cost <= holder.cash && papers <= holder.room).then_some(offer)
    }

    fn may_be_started(&self, company: CompanyId) -> bool {
        titles::may_be_started(self.state, company, self.phase, |other| self.firms[other.index()].closed)
    }

    /// What an offer pays an operating round, as a part of its cost.
    fn pays(&self, row: usize, offer: &Offer) -> f64 {
        let firm = &self.firms[row];
        let shares = f64::from(self.state.edition().companies[row].shares);
        let income = if firm.train_count() == 0 { self.expected_income(firm) } else { self.income(firm) };
        let growth = if income > 0.0 { self.economy.step } else { 0.0 };
        (income / shares + growth) * f64::from(offer.shares) / offer.cost
    }

    /// What a company without train will earn with the one that it can buy.
    fn expected_income(&self, firm: &Firm) -> f64 {
        let Some((model, cost)) = self.best_buy(firm) else { return 0.0 };
        let colour = super::firm::colour(self.state, self.phase);
        let income = firm.line * usual(self.economy, [model], colour);
        let can_pay = !firm.launched || firm.cash >= cost;
        income * if can_pay { SOON } else { DOUBTFUL }
    }

    fn buy(&mut self, player: usize, offer: Offer) {
        let (row, holder) = (offer.row, &mut self.holders[player]);
        holder.cash -= offer.cost;
        holder.room -= f64::from(offer.shares);
        self.bank += offer.cost;
        let firm = &mut self.firms[row];
        firm.shares[player] += offer.shares;
        match offer.source {
            Source::Pool => firm.pool -= offer.shares,
            Source::Offering | Source::New => firm.unsold = firm.unsold.saturating_sub(offer.shares),
        }
        if firm.director.is_none_or(|director| firm.shares[player] > firm.shares[director]) {
            firm.director = Some(player);
        }
        if !firm.launched {
            if firm.cell.is_none() {
                firm.cell = self.state.edition().market().pars().next().map(|(cell, _)| cell);
            }
            firm.launched = true;
            firm.cash += firm.company.map_or(0.0, |company| {
                let par = self.state[company].par().unwrap_or(NEW_PAR);
                f64::from(query::launch_capital(self.state, company, par).0)
            });
        }
        if matches!(offer.source, Source::New) {
            self.holders[player].room += 1.0;
        }
    }
}

/// Nobody buys anything for less.
const CHEAPEST: f64 = 40.0;
/// Companies that are started later, are started at this price.
const NEW_PAR: Money = Money(100);
/// What is left of an income that has yet to begin, and of one that may never.
const SOON: f64 = 0.8;
const DOUBTFUL: f64 = 0.2;
