//! What a position promises to each player: cash that grows, shares that pay and rise, trains that directors will have to
//! pay for.
//!
//! The clock (how long the game lasts, which trains come when) is set once for a decision, and every candidate is judged
//! by the same clock: what differs between two candidates is then what they change, and not the weather.

mod account;
mod known;

use game::edition::{CompanyKind, MAX_PLAYERS};
use game::{CompanyId, ModelId, PlayerId, Round, State, query};

use crate::outline::{Firm, Lines, RoundToCome, papers, price, rounds_to_come};
use crate::titles::{self, Economy, economy};

pub use account::{Account, Holding};
use known::{Asked, Known};

/// What everybody is expected to own at the end.
pub type Fortunes = [f64; MAX_PLAYERS];

/// The clock of a decision.
#[derive(Clone, Debug)]
pub struct Forecast {
    rounds: Vec<RoundToCome>,
    economy: &'static Economy,
    /// Models of goods trains, with the phase from which each is sold.
    goods: Vec<(u8, ModelId)>,
    /// What a franc that is invested earns in an operating round, by what is on offer.
    growth: f64,
    known: Known,
}

/// What one company promises.
#[derive(Clone, Debug, PartialEq)]
struct Prospect {
    /// What a share is paid in each round to come.
    per_share: Vec<f64>,
    /// Price of a share at the end.
    price: f64,
    /// What the director adds for trains in each round.
    burden: Vec<f64>,
}

/// What one company promises, in sums.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Promised {
    /// What a share is paid until the end, and in the next round.
    pub dividends: f64,
    pub soon: f64,
    /// Price of a share at the end.
    pub price: f64,
    /// What the director adds for trains until the end, and in the next rounds.
    pub burden: f64,
    pub burden_soon: f64,
}

/// Rounds that are soon.
const SOON: usize = 3;

/// What a line gains of what it lacks in every round.
const BUILDING: f64 = 0.12;
/// What is left of a line's difference to the usual when other trains run on it.
const OTHER_TRAIN: f64 = 0.6;
/// A company that may not be launched is worth this part.
const DOUBTFUL: f64 = 0.3;

/// So much of what shares promise is believed of money that is yet to be placed: what can be had today comes first.
const REINVESTED: f64 = 0.2;

impl Forecast {
    pub fn of(state: &State, lines: &Lines) -> Forecast {
        let economy = economy(state);
        let goods = |model: ModelId| state.edition().model(model).goods_from.map(|from| (from, model));
        let goods = state.edition().model_ids().filter_map(goods).collect();
        let (rounds, known) = (rounds_to_come(state, lines), Known::nothing());
        let mut forecast = Forecast { rounds, economy, goods, growth: economy.growth, known };
        forecast.growth = REINVESTED * forecast.growth_on_offer(state, lines);
        forecast
    }

    /// What the best shares to be had promise for a franc and round.
    fn growth_on_offer(&self, state: &State, lines: &Lines) -> f64 {
        let rounds = self.rounds.len() as f64;
        let franc: Vec<f64> =
            (0..self.rounds.len()).map(|row| 1.0 + self.growth * (rounds - row as f64 - 1.0)).collect();
        let mut returns: Vec<f64> = Vec::new();
        for company in state.edition().company_ids() {
            let Some((firm, cost)) = on_offer(state, company, lines[company.index()]) else { continue };
            let prospect = self.prospect_of(state, company, firm, 1.0, &mut |_, _| {});
            returns.push((dot(&prospect.per_share, &franc) + prospect.price) / cost);
        }
        returns.sort_by(|one, other| other.total_cmp(one));
        let best = &returns[..returns.len().min(BEST_OFFERS)];
        let mean = best.iter().sum::<f64>() / BEST_OFFERS as f64;
        ((mean - 1.0) / rounds.max(1.0)).clamp(0.0, self.economy.growth * 1.4)
    }

    /// Operating rounds to come.
    pub fn rounds(&self) -> usize {
        self.rounds.len()
    }

    /// What everybody is expected to own at the end.
    pub fn fortunes(&self, state: &State, lines: &Lines, caution: f64) -> Fortunes {
        let growth: Vec<Vec<f64>> = state.player_ids().map(|player| self.growth(state, player)).collect();
        let mut fortunes = [0.0; MAX_PLAYERS];
        for player in state.player_ids() {
            fortunes[player.index()] = self.cash_value(state, player, &growth[player.index()]);
        }
        for company in state.edition().company_ids().filter(|company| counts(state, *company)) {
            self.read_prospect(state, company, lines[company.index()], |prospect| {
                for player in state.player_ids() {
                    let growth = &growth[player.index()];
                    let held = self.units(state, company, player);
                    if held > 0.0 {
                        fortunes[player.index()] += held * (dot(&prospect.per_share, growth) + prospect.price);
                    }
                    if state[company].director() == Some(player) {
                        fortunes[player.index()] -= caution * dot(&prospect.burden, growth);
                    }
                }
            });
        }
        fortunes
    }

    /// What a company promises; nothing while nobody has a part in it.
    pub fn promised(&self, state: &State, company: CompanyId, line: f64) -> Promised {
        if !counts(state, company) {
            return Promised::default();
        }
        self.read_prospect(state, company, line, |prospect| Promised {
            dividends: prospect.per_share.iter().sum(),
            soon: prospect.per_share.first().copied().unwrap_or_default(),
            price: prospect.price,
            burden: prospect.burden.iter().sum(),
            burden_soon: prospect.burden.iter().take(SOON).sum(),
        })
    }

    /// What a franc that is received in each round grows to by the end; the last entry is a franc of today.
    fn growth(&self, state: &State, player: PlayerId) -> Vec<f64> {
        let room = f64::from(state.certificate_limit()) - f64::from(query::certificates(state, player));
        let placed = (room / self.economy.room).clamp(0.0, 1.0);
        let left = |from: usize| {
            let set_end = (from..self.rounds.len()).find(|row| self.rounds[*row].closes_set);
            set_end.map_or(0, |row| self.rounds.len() - row - 1) as f64
        };
        let franc = |from: usize| 1.0 + placed * self.growth * left(from);
        let mut growth: Vec<f64> = (0..self.rounds.len()).map(franc).collect();
        growth.push(franc(0));
        growth
    }

    /// Cash, debts and papers.
    fn cash_value(&self, state: &State, player: PlayerId, growth: &[f64]) -> f64 {
        let (paid, worth) = self.papers_value(state, player, growth);
        let today = growth.last().copied().unwrap_or(1.0);
        let debt = f64::from(query::owed(state, player).0);
        (f64::from(state[player].cash().0) - debt * self.economy.debt) * today + paid + worth
    }

    /// What papers pay, and what they are worth at the end.
    fn papers_value(&self, state: &State, player: PlayerId, growth: &[f64]) -> (f64, f64) {
        let (income, worth) = papers(state, player);
        // Papers of 1844 and 1824 close half-way.
        let paid: f64 = growth
            .iter()
            .take(self.rounds.len())
            .enumerate()
            .map(|(row, franc)| {
                let private = if self.rounds[row].phase < self.economy.papers_close { income } else { worth.min(40.0) };
                private * franc
            })
            .sum();
        (paid, worth)
    }

    /// Shares that count for a player: a forerunner's become those of its successor.
    fn units(&self, state: &State, company: CompanyId, player: PlayerId) -> f64 {
        f64::from(state[company].shares()[player.index()])
    }

    /// A company by itself, through the rounds to come. `watch` sees it after each of them.
    fn prospect(&self, state: &State, company: CompanyId, line: f64, watch: &mut impl FnMut(usize, &Firm)) -> Prospect {
        let (firm, sure) = firm_to_be(state, company, line);
        self.prospect_of(state, company, firm, sure, watch)
    }

    /// The same without watching; what was found for a company just like this is found at once.
    fn read_prospect<T>(&self, state: &State, company: CompanyId, line: f64, read: impl FnOnce(&Prospect) -> T) -> T {
        let (firm, sure) = firm_to_be(state, company, line);
        let find = || self.prospect_of(state, company, firm, sure, &mut |_, _| {});
        self.known.read(company, Asked::of(state, company, &firm, sure), find, read)
    }

    fn prospect_of(
        &self,
        state: &State,
        company: CompanyId,
        mut firm: Firm,
        sure: f64,
        watch: &mut impl FnMut(usize, &Firm),
    ) -> Prospect {
        let mut prospect = Prospect {
            per_share: Vec::with_capacity(self.rounds.len()),
            price: 0.0,
            burden: Vec::with_capacity(self.rounds.len()),
        };
        let ends = titles::merges_at(state, company);
        let acting = Acting::of(state, company);
        for (row, round) in self.rounds.iter().enumerate() {
            let phase = round.phase.max(state.phase());
            if ends.is_some_and(|at| at <= phase) {
                self.merged(state, company, &firm, row, &mut prospect);
                break;
            }
            let acting = if row == 0 { acting } else { Acting::Whole };
            let (paid, burden) = self.year(state, company, &mut firm, phase, row, acting);
            prospect.per_share.push(sure * paid);
            prospect.burden.push(sure * burden);
            watch(row, &firm);
        }
        if prospect.per_share.len() == self.rounds.len() && prospect.price == 0.0 {
            prospect.price = firm.price(state);
        }
        prospect
    }

    /// One operating round of a company: what a share is paid, and what the director adds for a train.
    fn year(
        &self,
        state: &State,
        company: CompanyId,
        firm: &mut Firm,
        phase: u8,
        row: usize,
        acting: Acting,
    ) -> (f64, f64) {
        if !firm.works() || acting == Acting::Done {
            return (0.0, 0.0);
        }
        let market = state.edition().market();
        let shares = f64::from(state.spec(company).shares);
        let mut paid = 0.0;
        let income = match acting {
            Acting::Pays(revenue) => Some(revenue),
            Acting::Buys => None,
            Acting::Whole | Acting::Done => {
                Some(firm.income(state, self.economy, phase.min(self.phase_before(state, row))))
            }
        };
        if let Some(income) = income {
            if query::splits_income(state, company) {
                paid = income / 2.0;
                firm.cash += income / 2.0;
            } else if income <= 0.0 || self.keeps(state, firm, income, phase, row) {
                firm.cash += income;
                firm.cell = firm.cell.map(|cell| market.left(cell));
            } else {
                paid = income / shares;
                if query::pool_pays_treasury(state) {
                    firm.cash += paid * f64::from(firm.pool);
                }
                firm.cell = firm.cell.map(|cell| query::after_payout(state, company, cell));
            }
            if firm.line < self.economy.good_line {
                firm.line += BUILDING * (self.economy.good_line - firm.line);
            }
        }
        firm.age(state, phase);
        let burden = self.buy(state, firm, phase, row);
        (paid, burden)
    }

    /// Trains of the present phase still run in the round in which the next one begins.
    fn phase_before(&self, state: &State, row: usize) -> u8 {
        if row == 0 { state.phase() } else { self.rounds[row - 1].phase.max(state.phase()) }
    }

    /// Whether a company saves its income for a train that it will need and could then pay.
    fn keeps(&self, state: &State, firm: &Firm, income: f64, phase: u8, row: usize) -> bool {
        let next = self.rounds.get(row + 1).map_or(phase, |round| round.phase.max(phase));
        let needs = || firm.owes_a_train(state) || firm.is_bare_in(state, next);
        if row + 2 >= self.rounds.len() || !needs() {
            return false;
        }
        let cost = self.cheapest(state, firm, row).map(|(_, cost)| cost);
        cost.is_some_and(|cost| firm.cash < cost && firm.cash + income >= cost)
    }

    /// The train on sale that brings most for its price.
    fn cheapest(&self, state: &State, firm: &Firm, row: usize) -> Option<(ModelId, f64)> {
        let round = &self.rounds[row];
        let stack = usize::from(round.row.max(state.train_row()));
        let sides = state.edition().trains.get(stack).map_or(&[][..], |spec| spec.sides);
        let phase = round.phase.max(state.phase());
        let goods = self.goods.iter().filter(|(from, _)| *from <= phase).map(|(_, model)| *model);
        let offers = sides.iter().copied().chain(goods);
        let colour = crate::outline::colour(state, phase);
        let value = |model: ModelId| {
            let cost = f64::from(price(state, firm, model).0.0);
            (self.economy.train(model, colour).max(1.0) / cost.max(1.0), model, cost)
        };
        let best = offers.filter(|model| firm.may_own(state, *model)).map(value);
        best.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, model, cost)| (model, cost))
    }

    /// Buys a train that the company needs, or that it can pay; tells what the director adds.
    fn buy(&self, state: &State, firm: &mut Firm, phase: u8, row: usize) -> f64 {
        let left = self.rounds.len() - row - 1;
        let obliged = firm.owes_a_train(state);
        if !obliged && left < 2 {
            return 0.0;
        }
        let Some((model, cost)) = self.cheapest(state, firm, row) else { return 0.0 };
        let given = price(state, firm, model).1;
        let room = firm.train_count() < firm.limit(state, phase) || given.is_some();
        if !room || !(obliged || firm.cash >= cost) {
            return 0.0;
        }
        let missing = (cost - firm.cash).max(0.0);
        firm.cash = (firm.cash - cost).max(0.0);
        given.into_iter().for_each(|old| firm.remove(old));
        firm.add(model);
        firm.line = 1.0 + OTHER_TRAIN * (firm.line - 1.0);
        missing
    }

    /// What becomes of a forerunner: shares of its successor, as good as usual.
    fn merged(&self, state: &State, company: CompanyId, firm: &Firm, row: usize, prospect: &mut Prospect) {
        let Some(merger) = titles::merger(state, company) else { return };
        let rounds = (self.rounds.len() - row) as f64;
        let shares = f64::from(state.spec(merger.into).shares);
        let units = f64::from(merger.per_share);
        let (start, income) = self.economy.successor(state, merger.into);
        let surplus = if merger.pays_difference { firm.price(state) - start } else { 0.0 };
        prospect.per_share.push(surplus);
        prospect.per_share.extend((row + 1..self.rounds.len()).map(|_| units * income / shares));
        prospect.price = units * (start + self.economy.step * rounds);
    }
}

/// So many offers make the market.
const BEST_OFFERS: usize = 3;

/// A share that can be bought, of a company as it is or as it would be launched, and what it costs.
fn on_offer(state: &State, company: CompanyId, line: f64) -> Option<(Firm, f64)> {
    let record = &state[company];
    let mut firm = Firm::of(state, company, line);
    if state[company].is_closed() || query::splits_income(state, company) {
        return None;
    }
    let price = state.price(company).map(|price| f64::from(price.0));
    if record.is_launched() {
        let new = state.price(company).map(|price| f64::from(query::issue_price(state, company, price).0));
        let cost = if record.pool() > 0 { price } else { new.filter(|_| record.unsold() > 0) };
        return cost.filter(|cost| *cost > 0.0).map(|cost| (firm, cost));
    }
    let is_free = record.par().is_none() && firm.kind != CompanyKind::National && state.spec(company).launch > 1;
    if !is_free || (firm.kind == CompanyKind::Forerunner && state.phase() >= 4) {
        return None;
    }
    let (cell, par) = state.edition().market().pars().next()?;
    (firm.launched, firm.cell) = (true, Some(cell));
    firm.cash = f64::from(par.0) * f64::from(state.spec(company).capital);
    Some((firm, f64::from(par.0)))
}

/// Companies whose shares may bring something.
fn counts(state: &State, company: CompanyId) -> bool {
    let record = &state[company];
    !record.is_closed() && (record.director().is_some() || record.shares().iter().any(|held| *held > 0))
}

fn dot(amounts: &[f64], growth: &[f64]) -> f64 {
    amounts.iter().zip(growth).map(|(amount, franc)| amount * franc).sum()
}

/// A company as it is, or as it would be launched, and how sure that is.
fn firm_to_be(state: &State, company: CompanyId, line: f64) -> (Firm, f64) {
    let mut firm = Firm::of(state, company, line);
    let sure = if firm.launched { 1.0 } else { launch(state, company, &mut firm) };
    (firm, sure)
}

/// Puts the launch capital into a company whose director can pay for the missing shares; tells how sure the launch is.
fn launch(state: &State, company: CompanyId, firm: &mut Firm) -> f64 {
    let (record, spec) = (&state[company], state.spec(company));
    if spec.kind == CompanyKind::National {
        return 0.9;
    }
    let missing = i32::from(spec.launch.saturating_sub(spec.shares - record.unsold()));
    let (Some(director), Some(par)) = (record.director(), record.par()) else { return DOUBTFUL };
    firm.launched = true;
    firm.cash += f64::from(par.0) * f64::from(spec.capital);
    if state[director].cash() >= par * missing { 0.95 } else { DOUBTFUL }
}

/// How far a company is in the round that is on.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Acting {
    /// Still to operate.
    Whole,
    /// Has run, and has to pay or keep this.
    Pays(f64),
    /// Only the train step is left.
    Buys,
    /// Has operated.
    Done,
}

impl Acting {
    fn of(state: &State, company: CompanyId) -> Acting {
        let Round::Operating(round) = &state.round() else { return Acting::Whole };
        match state.turn().filter(|turn| turn.company == company) {
            Some(turn) if turn.step == game::state::Step::Dividend => Acting::Pays(f64::from(turn.revenue.0)),
            Some(turn) if turn.step == game::state::Step::Train => Acting::Buys,
            Some(_) => Acting::Whole,
            None if round.done.has(company) => Acting::Done,
            None => Acting::Whole,
        }
    }
}
