//! The greedy player's accounts: what everything is worth if all goes on as it is.

use game::edition::MAX_MODELS;
use game::state::Owner;
use game::titles::{on_sale, train_limit};
use game::{CompanyId, Money, PlayerId, State};

use crate::economy::{self, is_forerunner};
use crate::memory::Memory;

/// A franc in the treasury, to whoever owns the whole company.
const TREASURY: f64 = 0.25;
/// Pay-outs are hoped for over this many operating rounds at most.
const FORESIGHT: f64 = 8.0;
/// What a new company makes of a usual line.
const BEGINNER: f64 = 0.75;
/// What is left of that for a company that may never run.
const DOUBTFUL: f64 = 0.25;

/// One player's accounts.
pub struct Book<'m> {
    /// Where train sets were last looked at.
    memory: &'m Memory,
    before: &'m State,
}

impl<'m> Book<'m> {
    /// `before` is the state that the memory has looked at.
    pub fn new(memory: &'m Memory, before: &'m State) -> Book<'m> {
        Book { memory, before }
    }

    /// What the player's things are worth in a state that may follow. `operating` is the company whose run is known
    /// better, and what it earns.
    pub fn worth(&self, state: &State, player: PlayerId, operating: Option<(CompanyId, f64)>) -> f64 {
        let owner = &state[player];
        let mut worth = f64::from(owner.cash.0) - 1.5 * f64::from(owner.debt.0) - f64::from(owner.exchange_debt.0);
        for company in state.edition.company_ids().filter(|company| !state[*company].closed) {
            let held = f64::from(state[company].shares[player.index()]);
            if held > 0.0 {
                let income = match operating {
                    Some((known, income)) if known == company => income,
                    _ => self.income(state, company),
                };
                worth += held * self.share(state, company, income);
            }
            if state[company].director == Some(player) {
                worth -= gap(state, player, company);
            }
        }
        worth + papers(state, player)
    }

    /// One share: price, pay-outs and its part of the treasury.
    fn share(&self, state: &State, company: CompanyId, income: f64) -> f64 {
        let charter = &state[company];
        let shares = f64::from(state.spec(company).shares);
        let price = state.price(company).or(charter.par).unwrap_or(Money(100));
        let rounds = rounds(state, company);
        let economy = economy::of(state);
        let growth = if income > 0.0 { economy.step * rounds } else { 0.0 };
        f64::from(price.0) + rounds * income / shares + growth + TREASURY * f64::from(charter.cash.0) / shares
    }

    /// What the company is expected to earn in an operating round.
    fn income(&self, state: &State, company: CompanyId) -> f64 {
        let charter = &state[company];
        if !charter.launched {
            let will_launch = can_be_launched(state, company);
            return prospect(state) * if will_launch { BEGINNER } else { DOUBTFUL * BEGINNER };
        }
        if charter.train_count() == 0 {
            let can_buy = cheapest(state).is_some_and(|price| charter.cash >= price);
            return prospect(state) * if can_buy { BEGINNER } else { DOUBTFUL };
        }
        let known = self.memory.revenue(company);
        let (now, then) = (usual(state, &charter.trains), usual(self.before, &self.before[company].trains));
        if then > 0.0 { known * now / then } else { now * BEGINNER }
    }
}

/// What these trains usually earn.
fn usual(state: &State, trains: &[u8; MAX_MODELS]) -> f64 {
    let economy = economy::of(state);
    let colour = state.colour_index();
    state.edition.model_ids().map(|model| f64::from(trains[model.index()]) * economy.train(model, colour)).sum()
}

/// What a company with a train of the bank's would usually earn.
fn prospect(state: &State) -> f64 {
    let (economy, colour) = (economy::of(state), state.colour_index());
    on_sale(state).into_iter().map(|model| economy.train(model, colour)).fold(0.0, f64::max)
}

fn cheapest(state: &State) -> Option<Money> {
    on_sale(state).into_iter().map(|model| state.edition.model(model).price).min()
}

fn rounds(state: &State, company: CompanyId) -> f64 {
    let left = economy::of(state).rounds_left(state).min(FORESIGHT);
    if is_forerunner(state.kind(company)) { left.min(5.0) } else { left }
}

/// Whether the director has the money to sell the missing shares to himself.
fn can_be_launched(state: &State, company: CompanyId) -> bool {
    let (charter, spec) = (&state[company], state.spec(company));
    let sold = spec.shares - charter.unsold;
    let missing = i32::from(spec.launch.saturating_sub(sold));
    let (Some(director), Some(par)) = (charter.director, charter.par) else { return missing == 0 };
    state[director].cash >= par * missing
}

/// What the director will have to add for a train.
fn gap(state: &State, director: PlayerId, company: CompanyId) -> f64 {
    let charter = &state[company];
    if !charter.launched || charter.train_count() > 0 || train_limit(state, company) == 0 {
        return 0.0;
    }
    let price = cheapest(state).unwrap_or_default();
    let gap = (price - charter.cash).max(Money::ZERO);
    let lent = (gap - state[director].cash).max(Money::ZERO);
    0.7 * (f64::from(gap.0) + f64::from(lent.0))
}

/// Private railways and the like: what they cost, as long as they bring something.
fn papers(state: &State, player: PlayerId) -> f64 {
    let privates = state.privates.iter().zip(state.edition.privates);
    let owned = privates.filter(|(private, _)| private.owner == Owner::Player(player));
    let privates: f64 = owned.map(|(_, spec)| f64::from(spec.face.0) * 0.5 + 4.0 * f64::from(spec.income.0)).sum();
    let mountains = state.mountains.iter().filter(|mountain| mountain.owner == Some(player));
    let tunnels = state.tunnels.iter().filter(|tunnel| tunnel.owner == Some(player) && tunnel.hex.is_some());
    let rounds = economy::of(state).rounds_left(state);
    privates + mountains.count() as f64 * (110.0 + 25.0 * rounds) + tunnels.count() as f64 * (40.0 + 8.0 * rounds)
}
