//! A table of recent answers. Each question has one place, where the last of those that share it stays: the table need not
//! grow with the search, and what is in it never depends on chance.

use crate::network::Nodes;

/// What an answer depends on.
pub trait Question: Copy + PartialEq {
    /// One that nobody asks.
    const NONE: Self;

    /// Any number, but the same for the same question.
    fn hash(&self) -> u64;
}

/// The table, with a power of two of places, or none.
pub struct Recent<Q, A> {
    places: Vec<(Q, A)>,
    /// How many questions have been noted since it got this size.
    noted: usize,
}

/// The smallest table and the largest: most searches are small, and a table that is seldom in the cache saves nothing.
const LEAST: usize = 64;
const MOST: usize = 4096;

impl<Q: Question, A: Clone + Default> Default for Recent<Q, A> {
    fn default() -> Self {
        Recent { places: Vec::new(), noted: 0 }
    }
}

impl<Q: Question, A: Clone + Default> Recent<Q, A> {
    pub fn answer(&self, question: &Q) -> Option<&A> {
        self.places.get(self.row(question)).filter(|(known, _)| known == question).map(|(_, answer)| answer)
    }

    /// Makes the table larger if it is half full. It is empty then; tells whether it is.
    pub fn make_room(&mut self) -> bool {
        let is_full = self.noted >= self.places.len() / 2 && self.places.len() < MOST;
        if is_full {
            self.empty((self.places.len() * 4).max(LEAST));
        }
        is_full
    }

    /// The place of the answer, emptied if another question had it. There has to be room.
    pub fn place(&mut self, question: &Q) -> &mut A {
        let row = self.row(question);
        let (known, answer) = &mut self.places[row];
        if known != question {
            self.noted += 1;
            (*known, *answer) = (*question, A::default());
        }
        answer
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.empty(self.places.len());
    }

    fn empty(&mut self, size: usize) {
        self.places.clear();
        self.places.resize(size, (Q::NONE, A::default()));
        self.noted = 0;
    }

    fn row(&self, question: &Q) -> usize {
        (question.hash() >> 20) as usize & self.places.len().wrapping_sub(1)
    }
}

/// Mixes sets of stops and small numbers into one number.
pub fn mixed<const N: usize>(small: u64, sets: [Nodes; N]) -> u64 {
    let mix = |hash: u64, word: u64| (hash ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    sets.into_iter().fold(small, |hash, set| mix(mix(hash, set as u64), (set >> 64) as u64))
}
