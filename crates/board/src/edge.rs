//! The sides of a hex.

/// A side of a hex, clockwise on the page: 0 lower left, 1 left, 2 upper left, 3 upper right, 4 right, 5 lower right.
/// 6 and 7 are second tracks over a side that a map prints with double track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct Edge(u8);

impl Edge {
    /// The six sides, without second tracks.
    pub const SIDES: [Edge; 6] = [Edge(0), Edge(1), Edge(2), Edge(3), Edge(4), Edge(5)];
    pub const COUNT: usize = 8;

    pub const fn new(number: u8) -> Option<Edge> {
        if number < 8 { Some(Edge(number)) } else { None }
    }

    pub const fn number(self) -> u8 {
        self.0
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The same side seen from the neighbour. Second tracks have no opposite by number: the map knows it.
    pub const fn opposite(self) -> Edge {
        Edge((self.0 + 3) % 6)
    }

    pub const fn turned(self, rotation: u8) -> Edge {
        if self.0 < 6 { Edge((self.0 + rotation) % 6) } else { self }
    }
}

/// A set of sides of one hex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct EdgeSet(u8);

impl EdgeSet {
    pub const EMPTY: EdgeSet = EdgeSet(0);

    pub const fn of(edge: Edge) -> EdgeSet {
        EdgeSet(1 << edge.0)
    }

    pub const fn from_bits(bits: u8) -> EdgeSet {
        EdgeSet(bits)
    }

    pub const fn bits(self) -> u8 {
        self.0
    }

    #[must_use]
    pub const fn with(self, edge: Edge) -> EdgeSet {
        EdgeSet(self.0 | 1 << edge.0)
    }

    #[must_use]
    pub const fn without(self, edge: Edge) -> EdgeSet {
        EdgeSet(self.0 & !(1 << edge.0))
    }

    #[must_use]
    pub const fn union(self, other: EdgeSet) -> EdgeSet {
        EdgeSet(self.0 | other.0)
    }

    #[must_use]
    pub const fn minus(self, other: EdgeSet) -> EdgeSet {
        EdgeSet(self.0 & !other.0)
    }

    pub const fn has(self, edge: Edge) -> bool {
        self.0 & (1 << edge.0) != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    pub const fn meets(self, other: EdgeSet) -> bool {
        self.0 & other.0 != 0
    }

    pub const fn within(self, other: EdgeSet) -> bool {
        self.0 & !other.0 == 0
    }

    #[must_use]
    pub fn turned(self, rotation: u8) -> EdgeSet {
        self.iter().fold(EdgeSet::EMPTY, |set, edge| set.with(edge.turned(rotation)))
    }

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
