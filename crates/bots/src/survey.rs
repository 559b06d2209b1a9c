//! What trains earn: the best run, remembered as long as nothing that matters has changed.

use std::hash::{Hash, Hasher};

use game::query;
use game::{CompanyId, ModelId, Sketch, State};
use routes::{Best, Limit};

/// Remembers runs by board, company and trains.
#[derive(Clone, Debug)]
pub struct Surveyor {
    memory: Vec<(u64, i32)>,
}

/// Steps of a search for routes: an estimate has no need of a proof.
const EFFORT: Limit = Limit(4_000);
/// A power of two.
const PLACES: usize = 1 << 12;

/// A board on which trains can run: that of the game, or a sketch of another.
pub trait Measurable {
    fn hash_board(&self, hasher: &mut Mixer);
    fn best_run(&self, company: CompanyId, trains: &[ModelId]) -> Best;
}

impl Measurable for State {
    fn hash_board(&self, hasher: &mut Mixer) {
        State::hash_board(self, hasher);
    }

    fn best_run(&self, company: CompanyId, trains: &[ModelId]) -> Best {
        if query::trains(self, company) == trains {
            return query::best_run(self, company, EFFORT);
        }
        Sketch::with_trains(self, company, trains).best_run(company, EFFORT)
    }
}

impl Measurable for Sketch {
    fn hash_board(&self, hasher: &mut Mixer) {
        Sketch::hash_board(self, hasher);
    }

    fn best_run(&self, company: CompanyId, trains: &[ModelId]) -> Best {
        if Sketch::trains(self, company) == trains {
            return Sketch::best_run(self, company, EFFORT);
        }
        self.and_trains(company, trains).best_run(company, EFFORT)
    }
}

impl Surveyor {
    pub fn new() -> Surveyor {
        Surveyor { memory: vec![(0, 0); PLACES] }
    }

    /// What the company would earn with exactly these trains.
    pub fn revenue(&mut self, board: &impl Measurable, company: CompanyId, trains: &[ModelId]) -> i32 {
        if trains.is_empty() {
            return 0;
        }
        let mut key = Mixer(0);
        board.hash_board(&mut key);
        (company, trains).hash(&mut key);
        // 0 marks an empty place.
        let key = key.finish() | 1;
        let place = (key >> 20) as usize % PLACES;
        if self.memory[place].0 != key {
            self.memory[place] = (key, board.best_run(company, trains).revenue as i32);
        }
        self.memory[place].1
    }
}

/// Small, fast and the same everywhere.
pub struct Mixer(u64);

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
