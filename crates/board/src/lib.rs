//! Hexes, edges, tiles and the track on them. Money, players and phases never live here.
//!
//! A title hands in its map and its tiles as text ([`Map::parse`], [`TileSet::parse`]); what lies on the map at a
//! moment is a [`Layout`]; a [`Track`] puts the three together and answers what joins what.

#[cfg(feature = "snapshot")]
pub mod arrays;
mod borders;
mod coord;
mod edge;
mod layout;
mod map;
mod reach;
mod shape;
mod tile;
mod track;
mod upgrade;

pub use borders::{BorderId, Borders};
pub use coord::Coord;
pub use edge::{Edge, EdgeSet};
pub use layout::{Layout, MAX_HEXES, Placed};
pub use map::{Ground, Hex, HexId, Location, LocationId, Map, Side, Terrain};
pub use reach::{Reach, reach};
pub use shape::{MAX_PARTS, Shape};
pub use tile::{Colour, End, Label, Part, TileId, TileSet, TileSpec, Values};
pub use track::{Shapes, StopRef, Track, Ways};
pub use upgrade::{city_after, fits, keeps_old_track, may_replace};

/// A table that does not read: which line of which table, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadTable {
    pub line: String,
    pub why: &'static str,
}

impl std::fmt::Display for BadTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} in line: {}", self.why, self.line)
    }
}

impl std::error::Error for BadTable {}
