//! A company in outline.

use game::edition::{Kind, MAX_PLAYERS, Title};
use game::market::Cell;
use game::rules::run;
use game::state::Destination;
use game::{CompanyId, ModelId, Money, State};

use crate::economy::Economy;

/// Trains of one company, at most this many.
const MOST_TRAINS: usize = 6;
/// What is left of the usual income of the second, third … train on one line.
const CROWDED: [f64; MOST_TRAINS] = [1.0, 0.8, 0.65, 0.5, 0.4, 0.3];

/// The part of a destination's bonus that is counted before it is reached.
const HOPED_FOR: f64 = 0.4;

#[derive(Clone, Copy, Debug)]
pub struct Firm {
    pub kind: Kind,
    pub launched: bool,
    pub closed: bool,
    pub cash: f64,
    pub cell: Option<Cell>,
    pub shares: [u8; MAX_PLAYERS],
    pub pool: u8,
    pub unsold: u8,
    pub director: Option<usize>,
    pub line: f64,
    trains: [ModelId; MOST_TRAINS],
    count: usize,
}

impl Firm {
    pub const NONE: Firm = Firm {
        kind: Kind::Regional,
        launched: false,
        closed: true,
        cash: 0.0,
        cell: None,
        shares: [0; MAX_PLAYERS],
        pool: 0,
        unsold: 0,
        director: None,
        line: 1.0,
        trains: [ModelId(0); MOST_TRAINS],
        count: 0,
    };

    pub fn of(state: &State, company: CompanyId, line: f64) -> Firm {
        let charter = &state[company];
        let mut firm = Firm {
            kind: state.kind(company),
            launched: charter.launched,
            closed: charter.closed,
            cash: f64::from(charter.cash.0),
            cell: charter.cell,
            shares: charter.shares,
            pool: charter.pool,
            unsold: charter.unsold,
            director: charter.director.map(|player| player.index()),
            line,
            ..Firm::NONE
        };
        if charter.destination == Destination::Open {
            let par = charter.par.map_or(0.0, |par| f64::from(par.0));
            firm.cash += HOPED_FOR * par * f64::from(state.spec(company).capital);
        }
        if charter.train_count() > 0 {
            run::trains(state, company).into_iter().for_each(|model| firm.add(model));
        }
        firm
    }

    pub fn works(&self) -> bool {
        self.launched && !self.closed
    }

    pub fn price(&self, state: &State) -> f64 {
        self.cell.map_or(0.0, |cell| f64::from(state.edition.market().price(cell).0))
    }

    pub fn trains(&self) -> &[ModelId] {
        &self.trains[..self.count]
    }

    pub fn add(&mut self, model: ModelId) {
        if self.count < MOST_TRAINS {
            self.trains[self.count] = model;
            self.count += 1;
        }
    }

    pub fn remove(&mut self, model: ModelId) {
        if let Some(row) = self.trains().iter().position(|own| *own == model) {
            self.trains[row..self.count].rotate_left(1);
            self.count -= 1;
        }
    }

    /// What its trains bring in on its line.
    pub fn income(&self, state: &State, economy: &Economy, phase: u8) -> f64 {
        self.line * usual(economy, self.trains(), colour(state, phase))
    }

    /// Trains that the phase turns or takes away.
    pub fn age(&mut self, state: &State, phase: u8) {
        let mut kept = 0;
        for row in 0..self.count {
            let model = self.trains[row];
            let turned = state.edition.model(model).turns.filter(|(from, _)| *from <= phase);
            let model = turned.map_or(model, |(_, to)| to);
            if dies(state, model).is_none_or(|at| at > phase) {
                self.trains[kept] = model;
                kept += 1;
            }
        }
        self.count = kept;
    }

    /// Whether no train is left when the phase has passed.
    pub fn is_bare_in(&self, state: &State, phase: u8) -> bool {
        let mut later = *self;
        later.age(state, phase);
        later.count == 0
    }

    pub fn limit(&self, state: &State, phase: u8) -> usize {
        let spec = state.edition.phase(phase);
        usize::from(match (state.edition.title, self.kind) {
            (_, Kind::National) => spec.national_limit,
            (_, Kind::Historical) | (Title::AustriaHungary1824, Kind::Regional) => spec.major_limit,
            (_, Kind::PreSbb | Kind::PreStaatsbahn | Kind::Coal) | (Title::Swiss1844, Kind::Regional) => 2,
        })
    }

    /// Must have a train as soon as it has a route.
    pub fn owes_a_train(&self) -> bool {
        self.count == 0 && self.kind != Kind::PreSbb
    }

    /// Whether it may own a train of this model.
    pub fn may_own(&self, state: &State, model: ModelId) -> bool {
        let spec = state.edition.model(model);
        match (state.edition.title, self.kind) {
            (Title::Swiss1844, Kind::Regional) => spec.is_h,
            (_, Kind::Coal) => spec.goods_from.is_some(),
            (_, Kind::PreStaatsbahn) => spec.goods_from.is_none(),
            (_, Kind::PreSbb | Kind::Historical | Kind::National | Kind::Regional) => true,
        }
    }
}

/// What these trains together usually earn.
pub fn usual(economy: &Economy, trains: &[ModelId], colour: usize) -> f64 {
    let mut incomes = [0.0; MOST_TRAINS];
    for (income, model) in incomes.iter_mut().zip(trains) {
        *income = economy.train(*model, colour);
    }
    incomes.sort_by(|one, other| other.total_cmp(one));
    incomes.iter().zip(CROWDED).map(|(income, part)| income * part).sum()
}

/// The phase that takes the model out of the game. A goods train goes with the first sale of a later one: about when
/// that comes on sale.
fn dies(state: &State, model: ModelId) -> Option<u8> {
    let spec = state.edition.model(model);
    let by_goods = spec.outdated_by.and_then(|by| state.edition.model(by).goods_from);
    spec.scrapped.or(by_goods.map(|phase| phase + 1))
}

/// As [`State::colour_index`], for another phase.
pub fn colour(state: &State, phase: u8) -> usize {
    use board::Colour;
    match state.edition.phase(phase).newest {
        Colour::White | Colour::Yellow => 0,
        Colour::Green => 1,
        Colour::Brown => 2,
        Colour::Grey | Colour::Special => 3,
    }
}

/// What a company pays for a train of this model, and what it gives in part exchange.
pub fn price(state: &State, firm: &Firm, model: ModelId) -> (Money, Option<ModelId>) {
    let spec = state.edition.model(model);
    match spec.part_exchange {
        Some((old, price)) if firm.trains().contains(&old) => (price, Some(old)),
        _ => (spec.price, None),
    }
}
