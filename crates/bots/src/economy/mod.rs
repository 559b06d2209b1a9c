//! What things are usually worth in a title: numbers to start from where nothing better is known.

mod g1824;
mod g1844;

use game::edition::{Kind, Title};
use game::{ModelId, State};

/// Tables of a title. Colours are yellow, green, brown, grey, as far as tiles have come.
pub struct Economy {
    /// What a train of each model earns on a usual line, by colour.
    pub per_train: &'static [[f64; 4]],
    /// What all companies together come to earn in an operating round at the end, each.
    pub most_per_company: f64,
    /// A pay-out moves a price by about this.
    pub step: f64,
    /// From this phase on trains stay in the game.
    pub permanent_phase: u8,
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
