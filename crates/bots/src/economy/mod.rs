//! What things are usually worth in a title: numbers to start from where nothing better is known.

mod g1824;
mod g1844;

use game::edition::{Kind, Title};
use game::{CompanyId, ModelId, PlayerId, PrivateId, State};

/// Tables of a title. Colours are yellow, green, brown, grey, as far as tiles have come.
#[derive(Debug)]
pub struct Economy {
    /// What a train of each model earns on a usual line, by colour.
    pub per_train: &'static [[f64; 4]],
    /// A pay-out moves a price by about this.
    pub step: f64,
    /// How good a line is that nobody has seen yet, one that leads nowhere yet, and what good building makes of lines, as
    /// parts of the usual.
    pub new_line: f64,
    pub no_line: f64,
    pub good_line: f64,
    /// First price and usual income of a national company, and the income of a regional one.
    pub national: (f64, f64),
    pub regional_income: f64,
    /// What a franc that is invested earns in an operating round, prices included.
    pub growth: f64,
    /// Certificates that have to be free for all income to be invested.
    pub room: f64,
    /// What a franc of debt costs.
    pub debt: f64,
    /// The phase that closes private and mountain railways.
    pub papers_close: u8,
    /// Operating rounds that a game has left when a phase begins; row 0 is phase 1.
    pub rounds_left: &'static [f64],
}

pub fn of(state: &State) -> &'static Economy {
    match state.edition.title {
        Title::Swiss1844 => &g1844::ECONOMY,
        Title::AustriaHungary1824 => &g1824::ECONOMY,
    }
}

impl Economy {
    pub fn train(&self, model: ModelId, colour: usize) -> f64 {
        self.per_train.get(model.index()).map_or(0.0, |row| row[colour])
    }

    /// The phase that ends a forerunner.
    pub fn merges_at(&self, state: &State, company: CompanyId) -> Option<u8> {
        match state.edition.title {
            Title::Swiss1844 => g1844::merges_at(state, company),
            Title::AustriaHungary1824 => g1824::merges_at(state, company),
        }
    }

    /// What becomes of it then: the company, how many shares for one, and what the bank adds.
    pub fn merger(&self, state: &State, company: CompanyId) -> Option<(CompanyId, u8, f64)> {
        match state.edition.title {
            Title::Swiss1844 => g1844::merger(company),
            Title::AustriaHungary1824 => g1824::merger(state, company),
        }
    }

    /// What a share of a successor costs at first, and what such a company usually earns.
    pub fn successor(&self, state: &State, company: CompanyId) -> (f64, f64) {
        match state.kind(company) {
            Kind::National => self.national,
            _ => (100.0, self.regional_income),
        }
    }

    /// The most that a seat should bid for a private.
    pub fn bid_limit(&self, state: &State, seat: PlayerId, private: PrivateId) -> f64 {
        match state.edition.title {
            Title::Swiss1844 => g1844::bid_limit(state, seat, private),
            Title::AustriaHungary1824 => 0.0,
        }
    }

    /// Operating rounds to come, by the phase alone.
    pub fn rounds_left(&self, state: &State) -> f64 {
        let row = usize::from(state.phase.saturating_sub(1)).min(self.rounds_left.len() - 1);
        self.rounds_left[row]
    }
}

/// Whether a company of this kind ends when a national one is formed.
pub const fn is_forerunner(kind: Kind) -> bool {
    match kind {
        Kind::PreSbb | Kind::PreStaatsbahn | Kind::Coal => true,
        Kind::Historical | Kind::Regional | Kind::National => false,
    }
}
