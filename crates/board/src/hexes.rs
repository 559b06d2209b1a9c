//! Sets of hexes.

use crate::bits::ones;
use crate::{HexId, MAX_HEXES};

/// A set of hexes, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HexSet([u64; MAX_HEXES.div_ceil(64)]);

impl HexSet {
    /// The empty set.
    pub const EMPTY: HexSet = HexSet([0; MAX_HEXES.div_ceil(64)]);

    /// Adds a hex.
    pub const fn insert(&mut self, hex: HexId) {
        self.0[hex.index() / 64] |= 1 << (hex.index() % 64);
    }

    /// Whether it contains this hex.
    pub const fn has(&self, hex: HexId) -> bool {
        self.0[hex.index() / 64] & (1 << (hex.index() % 64)) != 0
    }

    /// The hexes of either set.
    #[must_use]
    pub fn union(&self, other: &HexSet) -> HexSet {
        HexSet(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// Whether no hex is in it.
    pub fn is_empty(&self) -> bool {
        *self == HexSet::EMPTY
    }

    /// The hexes in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = HexId> + use<> {
        ones(self.0).map(|hex| HexId(hex as u8))
    }
}

impl FromIterator<HexId> for HexSet {
    fn from_iter<I: IntoIterator<Item = HexId>>(hexes: I) -> HexSet {
        hexes.into_iter().fold(HexSet::EMPTY, |mut set, hex| {
            set.insert(hex);
            set
        })
    }
}
