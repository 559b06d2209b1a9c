//! Sets of hex sides that track can cross.
//!
//! Every piece of track touches a side of its hex, and two pieces that share a side merge there. So a set of sides says
//! exactly which track a train has used. [1844-RUN-17] [1844-RUN-18]

use crate::bits::ones;

/// The number of a side that track can cross. [`crate::Map`] numbers the sides; the two hexes that share a side use the
/// same number. The map of 1844 has 276 of them.
pub type BorderId = u16;

const WORDS: usize = 5;

/// A set of sides, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BorderSet(pub [u64; WORDS]);

impl BorderSet {
    /// The empty set.
    pub const EMPTY: BorderSet = BorderSet([0; WORDS]);
    /// The largest number of sides that a map can have.
    pub const MOST: usize = WORDS * 64;

    /// Whether it contains this side.
    pub const fn has(&self, border: BorderId) -> bool {
        self.0[(border >> 6) as usize] & (1 << (border & 63)) != 0
    }

    /// Adds a side.
    pub const fn insert(&mut self, border: BorderId) {
        self.0[(border >> 6) as usize] |= 1 << (border & 63);
    }

    /// Removes a side.
    pub const fn remove(&mut self, border: BorderId) {
        self.0[(border >> 6) as usize] &= !(1 << (border & 63));
    }

    /// The set with this side added.
    #[must_use]
    pub const fn with(mut self, border: BorderId) -> BorderSet {
        self.insert(border);
        self
    }

    /// The sides of either set.
    #[must_use]
    pub const fn union(&self, other: &BorderSet) -> BorderSet {
        let (a, b) = (&self.0, &other.0);
        BorderSet([a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3], a[4] | b[4]])
    }

    /// The sides of both sets.
    #[must_use]
    pub const fn common(&self, other: &BorderSet) -> BorderSet {
        let (a, b) = (&self.0, &other.0);
        BorderSet([a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3], a[4] & b[4]])
    }

    /// Whether the sets have a side in common.
    pub const fn meets(&self, other: &BorderSet) -> bool {
        let (a, b) = (&self.0, &other.0);
        (a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2]) | (a[3] & b[3]) | (a[4] & b[4]) != 0
    }

    /// Whether it is a subset of the other set.
    pub const fn within(&self, other: &BorderSet) -> bool {
        let (a, b) = (&self.0, &other.0);
        (a[0] & !b[0]) | (a[1] & !b[1]) | (a[2] & !b[2]) | (a[3] & !b[3]) | (a[4] & !b[4]) == 0
    }

    /// The number of sides.
    pub const fn count(&self) -> u32 {
        let a = &self.0;
        a[0].count_ones() + a[1].count_ones() + a[2].count_ones() + a[3].count_ones() + a[4].count_ones()
    }

    /// The sides in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = BorderId> + use<> {
        ones(self.0).map(|border| border as BorderId)
    }
}
