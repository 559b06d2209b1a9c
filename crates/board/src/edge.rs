//! The sides of a hex, and sets of them.

/// A side of a hex, clockwise: 0 lower left, 1 left, 2 upper left, 3 upper right, 4 right, 5 lower right.
/// 6 and 7 are second tracks over a side that a map prints with double track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct Edge(u8);

impl Edge {
    /// The six sides, without second tracks.
    pub const SIDES: [Edge; 6] = [Edge(0), Edge(1), Edge(2), Edge(3), Edge(4), Edge(5)];
    /// The number of values, including second tracks.
    pub const COUNT: usize = 8;

    /// The side of this number, below [`Edge::COUNT`].
    pub const fn new(number: u8) -> Option<Edge> {
        if number < 8 { Some(Edge(number)) } else { None }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its number as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The same side as seen from the neighbour. For second tracks ask the map: it does not follow from the number.
    pub const fn opposite(self) -> Edge {
        Edge((self.0 + 3) % 6)
    }

    /// The side after turning the tile clockwise by this many sixths. Second tracks do not turn.
    ///
    /// ```
    /// use board::{Edge, EdgeSet};
    ///
    /// let [lower_left, left, ..] = Edge::SIDES;
    /// assert_eq!(lower_left.turned(1), left);
    /// assert_eq!(EdgeSet::of(lower_left).with(left).turned(5).iter().map(Edge::number).collect::<Vec<_>>(), [0, 5]);
    /// ```
    pub const fn turned(self, rotation: u8) -> Edge {
        if self.0 < 6 { Edge((self.0 + rotation) % 6) } else { self }
    }
}

/// A set of sides of one hex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct EdgeSet(u8);

impl EdgeSet {
    /// The empty set.
    pub const EMPTY: EdgeSet = EdgeSet(0);

    /// The set of one side.
    pub const fn of(edge: Edge) -> EdgeSet {
        EdgeSet(1 << edge.0)
    }

    /// The set whose bits are given: bit 0 is side 0.
    pub const fn from_bits(bits: u8) -> EdgeSet {
        EdgeSet(bits)
    }

    /// Its bits.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The set with this side added.
    #[must_use]
    pub const fn with(self, edge: Edge) -> EdgeSet {
        EdgeSet(self.0 | 1 << edge.0)
    }

    /// The set with this side removed.
    #[must_use]
    pub const fn without(self, edge: Edge) -> EdgeSet {
        EdgeSet(self.0 & !(1 << edge.0))
    }

    /// The sides of either set.
    #[must_use]
    pub const fn union(self, other: EdgeSet) -> EdgeSet {
        EdgeSet(self.0 | other.0)
    }

    /// The sides that are not in the other set.
    #[must_use]
    pub const fn minus(self, other: EdgeSet) -> EdgeSet {
        EdgeSet(self.0 & !other.0)
    }

    /// Whether it contains this side.
    pub const fn has(self, edge: Edge) -> bool {
        self.0 & (1 << edge.0) != 0
    }

    /// Whether it has no side.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of sides.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the sets have a side in common.
    pub const fn meets(self, other: EdgeSet) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether it is a subset of the other set.
    pub const fn within(self, other: EdgeSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// All sides turned, as [`Edge::turned`].
    #[must_use]
    pub fn turned(self, rotation: u8) -> EdgeSet {
        self.iter().fold(EdgeSet::EMPTY, |set, edge| set.with(edge.turned(rotation)))
    }

    /// The sides in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Edge> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let edge = left.trailing_zeros() as u8;
            left &= left - 1;
            Some(Edge(edge))
        })
    }
}

impl FromIterator<Edge> for EdgeSet {
    fn from_iter<I: IntoIterator<Item = Edge>>(edges: I) -> EdgeSet {
        edges.into_iter().fold(EdgeSet::EMPTY, EdgeSet::with)
    }
}
