//! What trains earn: the best run, remembered as long as nothing that matters has changed.

use std::hash::{Hash, Hasher};

use game::rules::run;
use game::state::TrainPlace;
use game::{CompanyId, Event, ModelId, State, apply};
use routes::Limit;

/// What a run brings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Earnings {
    pub revenue: i32,
    /// Straight to the treasury: 1824's mines.
    pub mines: i32,
}

/// Remembers runs by board, company and trains.
#[derive(Clone, Debug)]
pub struct Surveyor {
    memory: Vec<(u64, Earnings)>,
}

/// Steps of a search for routes: an estimate has no need of a proof.
const EFFORT: Limit = Limit(4_000);
/// A power of two.
const PLACES: usize = 1 << 12;

impl Surveyor {
    pub fn new() -> Surveyor {
        Surveyor { memory: vec![(0, Earnings::default()); PLACES] }
    }

    /// The run that the company could make now.
    pub fn earnings(&mut self, state: &State, company: CompanyId) -> Earnings {
        self.earnings_on(board_key(state), state, company)
    }

    /// The same for a board whose key is known.
    pub fn earnings_on(&mut self, board: u64, state: &State, company: CompanyId) -> Earnings {
        if state[company].train_count() == 0 {
            return Earnings::default();
        }
        let mut key = Mixer(board);
        (company.0, state[company].trains).hash(&mut key);
        // 0 marks an empty place.
        let key = key.finish() | 1;
        let place = (key >> 20) as usize % PLACES;
        if self.memory[place].0 != key {
            let best = run::best(state, company, EFFORT);
            let earnings = Earnings { revenue: best.revenue as i32, mines: best.mine_income as i32 };
            self.memory[place] = (key, earnings);
        }
        self.memory[place].1
    }

    /// The run with exactly these trains.
    pub fn earnings_with(&mut self, state: &State, company: CompanyId, models: &[ModelId]) -> Earnings {
        let own = run::trains(state, company);
        if own == models {
            return self.earnings(state, company);
        }
        let mut trial = *state;
        for model in own {
            let (from, to) = (TrainPlace::Company(company), TrainPlace::Gone);
            apply(&mut trial, &Event::TrainMoved { model, from, to });
        }
        for model in models {
            let (from, to) = (TrainPlace::Gone, TrainPlace::Company(company));
            apply(&mut trial, &Event::TrainMoved { model: *model, from, to });
        }
        self.earnings(&trial, company)
    }
}

/// A fingerprint of all that a run depends on besides company and trains.
pub fn board_key(state: &State) -> u64 {
    let mut mixer = Mixer(0);
    state.layout.hash(&mut mixer);
    state.markers.hash(&mut mixer);
    for mountain in &state.mountains {
        (mountain.hex.map(|hex| hex.0), mountain.panel).hash(&mut mixer);
    }
    state.colour_index().hash(&mut mixer);
    mixer.finish()
}

/// Small, fast and the same everywhere.
struct Mixer(u64);

impl Mixer {
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517C_C1B7_2722_0A95);
    }
}

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.add(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.add(number.into());
    }

    fn write_u32(&mut self, number: u32) {
        self.add(number.into());
    }

    fn write_usize(&mut self, number: usize) {
        self.add(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.add(number as u64);
    }

    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 29)
    }
}
