//! The greedy player's accounts: what everything is worth if all goes on as it is.

use game::edition::CompanyKind;
use game::query;
use game::state::Owner;
use game::{CompanyId, Money, PlayerId, State};

use crate::outline::{Lines, usual};
use crate::planner::trains_to_come;
use crate::titles::{self, economy};

/// A franc in the treasury, to whoever owns the whole company.
const TREASURY: f64 = 0.25;
/// Pay-outs are expected over this many operating rounds at most.
const FORESIGHT: f64 = 8.0;
/// What is left of its income for a company that has yet to buy a train, and for one that cannot pay for it.
const SOON: f64 = 0.85;
const DOUBTFUL: f64 = 0.25;

/// One player's accounts.
pub struct Book<'l> {
    /// How good the companies' lines are.
    lines: &'l Lines,
}

impl<'l> Book<'l> {
    pub const fn new(lines: &'l Lines) -> Book<'l> {
        Book { lines }
    }

    /// What the player's things are worth in a state that may follow.
    pub fn worth(&self, state: &State, player: PlayerId) -> f64 {
        let owner = &state[player];
        let other_debts = query::owed(state, player) - owner.debt();
        let mut worth = f64::from(owner.cash().0) - 1.5 * f64::from(owner.debt().0) - f64::from(other_debts.0);
        for company in state.edition().company_ids().filter(|company| !state[*company].is_closed()) {
            let held = f64::from(state[company].shares()[player.index()]);
            if held > 0.0 {
                worth += held * self.share(state, company, self.income(state, company));
            }
            if state[company].director() == Some(player) {
                worth -= gap(state, player, company);
            }
        }
        worth + papers(state, player)
    }

    /// One share: price, pay-outs and its part of the treasury.
    fn share(&self, state: &State, company: CompanyId, income: f64) -> f64 {
        let company_state = &state[company];
        let shares = f64::from(state.spec(company).shares);
        let price = state.price(company).or(company_state.par()).unwrap_or(Money(100));
        let rounds = rounds(state, company);
        let economy = economy(state);
        let growth = if income > 0.0 { economy.step * rounds } else { 0.0 };
        f64::from(price.0) + rounds * income / shares + growth + TREASURY * f64::from(company_state.cash().0) / shares
    }

    /// What the company is expected to earn in an operating round.
    fn income(&self, state: &State, company: CompanyId) -> f64 {
        let company_state = &state[company];
        let line = self.lines[company.index()];
        let usual = usual(economy(state), trains_to_come(state, company), state.colour_index());
        let sure = match (company_state.is_launched(), company_state.train_count()) {
            (true, 1..) => 1.0,
            (true, 0) if cheapest(state).is_some_and(|price| company_state.cash() >= price) => SOON,
            (true, 0) => DOUBTFUL,
            (false, _) if can_be_launched(state, company) => SOON,
            (false, _) => DOUBTFUL,
        };
        sure * line * usual
    }
}

fn cheapest(state: &State) -> Option<Money> {
    query::on_sale(state).into_iter().map(|model| state.edition().model(model).price).min()
}

fn rounds(state: &State, company: CompanyId) -> f64 {
    let left = economy(state).rounds_left(state).min(FORESIGHT);
    if matches!(state.kind(company), CompanyKind::Forerunner | CompanyKind::Coal) { left.min(5.0) } else { left }
}

/// Whether the director has the money to buy the missing shares themselves.
fn can_be_launched(state: &State, company: CompanyId) -> bool {
    let (company_state, spec) = (&state[company], state.spec(company));
    let sold = spec.shares - company_state.unsold();
    let missing = i32::from(spec.launch.saturating_sub(sold));
    let (Some(director), Some(par)) = (company_state.director(), company_state.par()) else { return missing == 0 };
    state[director].cash() >= par * missing
}

/// What the director will have to add for a train.
fn gap(state: &State, director: PlayerId, company: CompanyId) -> f64 {
    let company_state = &state[company];
    if !company_state.is_launched() || company_state.train_count() > 0 || query::train_limit(state, company) == 0 {
        return 0.0;
    }
    let price = cheapest(state).unwrap_or_default();
    let gap = (price - company_state.cash()).max(Money::ZERO);
    let lent = (gap - state[director].cash()).max(Money::ZERO);
    0.7 * (f64::from(gap.0) + f64::from(lent.0))
}

/// Private railways and the like: what they cost, as long as they bring something.
fn papers(state: &State, player: PlayerId) -> f64 {
    let owned = state.edition().private_ids().filter(|private| state.owner(*private) == Owner::Player(player));
    let specs = owned.map(|private| state.edition().private(private));
    let privates: f64 = specs.map(|spec| f64::from(spec.face.0) * 0.5 + 4.0 * f64::from(spec.income.0)).sum();
    privates + titles::own_papers_in_book(state, player, economy(state).rounds_left(state))
}
