//! The track of one tile in one rotation as bit sets, for fast look-ups.

use crate::tile::End;
use crate::{Edge, EdgeSet, TileSpec};

/// The largest number of stops that a tile or hex can have.
pub const MAX_PARTS: usize = 4;

/// What the track of a tile connects.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shape {
    /// For each side, the sides that plain track connects to it.
    pub plain: [EdgeSet; Edge::COUNT],
    /// For each side, the stops that track connects to it, as bits.
    pub parts: [u8; Edge::COUNT],
    /// For each stop, the sides that track connects to it.
    pub exits_of: [EdgeSet; MAX_PARTS],
    /// All sides with track.
    pub exits: EdgeSet,
}

impl Shape {
    /// The shape of a tile after turning it clockwise by this many sixths.
    ///
    /// ```
    /// use board::{Edge, Shape, TileSet};
    ///
    /// // Plain track from side 0 to side 2.
    /// let tiles = TileSet::parse("8 1 yellow 0-2")?;
    /// let curve = &tiles[tiles.named("8").ok_or("no such tile")?];
    /// let shape = Shape::of(curve, 3);
    /// assert!(shape.plain[3].has(Edge::SIDES[5]));
    /// assert_eq!(shape.exits.count(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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
