//! The track of one tile in one rotation, as bit sets: what a walk over the map asks at every hex.

use crate::tile::End;
use crate::{Edge, EdgeSet, TileSpec};

/// No tile or hex of either title has more stops.
pub const MAX_PARTS: usize = 4;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shape {
    /// For each side, the sides that plain track joins to it.
    pub plain: [EdgeSet; Edge::COUNT],
    /// For each side, the parts that track joins to it, as bits.
    pub parts: [u8; Edge::COUNT],
    /// For each part, the sides that track joins to it.
    pub exits_of: [EdgeSet; MAX_PARTS],
    /// All sides with track.
    pub exits: EdgeSet,
}

impl Shape {
    pub fn of(spec: &TileSpec, rotation: u8) -> Shape {
        let mut shape = Shape::default();
        for (from, to) in &spec.paths {
            let from = from.turned(rotation);
            shape.exits = shape.exits.with(from);
            match to {
                End::Side(to) => {
                    let to = to.turned(rotation);
                    shape.exits = shape.exits.with(to);
                    shape.plain[from.index()] = shape.plain[from.index()].with(to);
                    shape.plain[to.index()] = shape.plain[to.index()].with(from);
                }
                End::Part(part) => {
                    let part = usize::from(*part);
                    shape.parts[from.index()] |= 1 << part;
                    shape.exits_of[part] = shape.exits_of[part].with(from);
                }
            }
        }
        shape
    }
}
