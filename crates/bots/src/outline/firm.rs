//! A company in outline.

use game::edition::{CompanyKind, MAX_PLAYERS};
use game::market::Cell;
use game::state::colour_index;
use game::{CompanyId, ModelId, Money, State, query};

use crate::titles::{self, Economy};

/// Trains of one company, at most this many.
const MOST_TRAINS: usize = 6;
/// What is left of the usual income of the second, third … train on one line.
const CROWDED: [f64; MOST_TRAINS] = [1.0, 0.8, 0.65, 0.5, 0.4, 0.3];

/// The part of a destination's bonus that is counted before it is reached.
const EXPECTED_PART: f64 = 0.4;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Firm {
    /// Nobody, for a row that the title does not have.
    pub company: Option<CompanyId>,
    pub kind: CompanyKind,
    pub launched: bool,
    pub closed: bool,
    pub cash: f64,
    pub cell: Option<Cell>,
    pub shares: [u8; MAX_PLAYERS],
    pub pool: u8,
    pub unsold: u8,
    pub director: Option<usize>,
    pub line: f64,
    trains: [Option<ModelId>; MOST_TRAINS],
    count: usize,
}

impl Firm {
    pub const NONE: Firm = Firm {
        company: None,
        kind: CompanyKind::Regional,
        launched: false,
        closed: true,
        cash: 0.0,
        cell: None,
        shares: [0; MAX_PLAYERS],
        pool: 0,
        unsold: 0,
        director: None,
        line: 1.0,
        trains: [None; MOST_TRAINS],
        count: 0,
    };

    pub fn of(state: &State, company: CompanyId, line: f64) -> Firm {
        let record = &state[company];
        let mut firm = Firm {
            company: Some(company),
            kind: state.kind(company),
            launched: record.is_launched(),
            closed: record.is_closed(),
            cash: f64::from(record.cash().0),
            cell: record.cell(),
            shares: std::array::from_fn(|seat| record.shares()[seat]),
            pool: record.pool(),
            unsold: record.unsold(),
            director: record.director().map(|player| player.index()),
            line,
            ..Firm::NONE
        };
        if titles::has_open_destination(state, company) {
            let bonus = record.par().map_or(Money::ZERO, |par| par * i32::from(state.spec(company).capital));
            firm.cash += EXPECTED_PART * f64::from(bonus.0);
        }
        if record.train_count() > 0 {
            query::trains(state, company).into_iter().for_each(|model| firm.add(model));
        }
        firm
    }

    /// Without its holders: who they are is nothing to what it earns.
    #[must_use]
    pub const fn by_itself(mut self) -> Firm {
        (self.shares, self.unsold, self.director) = (Firm::NONE.shares, 0, None);
        self
    }

    pub fn works(&self) -> bool {
        self.launched && !self.closed
    }

    pub fn price(&self, state: &State) -> f64 {
        self.cell.map_or(0.0, |cell| f64::from(state.edition().market().price(cell).0))
    }

    pub fn trains(&self) -> impl Iterator<Item = ModelId> + use<> {
        self.trains.into_iter().flatten()
    }

    pub const fn train_count(&self) -> usize {
        self.count
    }

    pub fn add(&mut self, model: ModelId) {
        if self.count < MOST_TRAINS {
            self.trains[self.count] = Some(model);
            self.count += 1;
        }
    }

    pub fn remove(&mut self, model: ModelId) {
        if let Some(row) = self.trains().position(|own| own == model) {
            self.trains[row..self.count].rotate_left(1);
            self.count -= 1;
            self.trains[self.count] = None;
        }
    }

    /// What its trains bring in on its line.
    pub fn income(&self, state: &State, economy: &Economy, phase: u8) -> f64 {
        self.line * usual(economy, self.trains(), colour(state, phase))
    }

    /// Trains that the phase turns or takes away.
    pub fn age(&mut self, state: &State, phase: u8) {
        let old = std::mem::take(&mut self.trains);
        self.count = 0;
        for model in old.into_iter().flatten() {
            let turned = state.edition().model(model).turns.filter(|(from, _)| *from <= phase);
            let model = turned.map_or(model, |(_, to)| to);
            if dies(state, model).is_none_or(|at| at > phase) {
                self.add(model);
            }
        }
    }

    /// Whether no train is left when the phase has passed.
    pub fn is_bare_in(&self, state: &State, phase: u8) -> bool {
        let mut later = *self;
        later.age(state, phase);
        later.count == 0
    }

    pub fn limit(&self, state: &State, phase: u8) -> usize {
        self.company.map_or(0, |company| usize::from(query::train_limit_in(state, company, phase)))
    }

    /// Must have a train as soon as it has a route.
    pub fn owes_a_train(&self, state: &State) -> bool {
        self.count == 0 && self.company.is_some_and(|company| query::is_ever_obliged(state, company))
    }

    /// Whether it may own a train of this model, and would want it: goods trains do nothing for a forerunner.
    pub fn may_own(&self, state: &State, model: ModelId) -> bool {
        let is_goods = state.edition().model(model).goods_from.is_some();
        let wants = !(is_goods && self.kind == CompanyKind::Forerunner);
        wants && self.company.is_some_and(|company| query::may_own(state, company, model))
    }
}

/// What these trains together usually earn.
pub fn usual(economy: &Economy, trains: impl IntoIterator<Item = ModelId>, colour: usize) -> f64 {
    let mut incomes = [0.0; MOST_TRAINS];
    for (income, model) in incomes.iter_mut().zip(trains) {
        *income = economy.train(model, colour);
    }
    incomes.sort_by(|one, other| other.total_cmp(one));
    incomes.iter().zip(CROWDED).map(|(income, part)| income * part).sum()
}

/// The phase that takes the model out of the game. A goods train goes with the first sale of a later one: about when
/// that comes on sale.
fn dies(state: &State, model: ModelId) -> Option<u8> {
    let spec = state.edition().model(model);
    let by_goods = spec.outdated_by.and_then(|by| state.edition().model(by).goods_from);
    spec.scrapped.or(by_goods.map(|phase| phase + 1))
}

/// As [`game::Common::colour_index`], for another phase.
pub fn colour(state: &State, phase: u8) -> usize {
    colour_index(state.edition(), phase)
}

/// What a company pays for a train of this model, and what it gives in part exchange.
pub fn price(state: &State, firm: &Firm, model: ModelId) -> (Money, Option<ModelId>) {
    let spec = state.edition().model(model);
    match spec.part_exchange {
        Some((old, price)) if firm.trains().any(|own| own == old) => (price, Some(old)),
        _ => (spec.price, None),
    }
}
