//! Hexes, edges, tiles and the track on them, for 18xx games. Money, players and phases are not known here.
//!
//! A title provides its tiles and its map as text tables ([`TileSet::parse`], [`Map::parse`]), which make up its
//! [`PrintedBoard`]. What lies on the map at a moment is a [`Layout`]. A [`Track`] combines both and says what is
//! connected to what.

#![warn(missing_docs)]

#[cfg(feature = "snapshot")]
pub mod arrays;
mod bits;
mod borders;
mod coord;
mod edge;
mod hexes;
mod layout;
mod map;
mod reach;
mod shape;
mod tile;
mod track;
mod upgrade;

pub use borders::{BorderId, BorderSet};
pub use coord::Coord;
pub use edge::{Edge, EdgeSet};
pub use hexes::HexSet;
pub use layout::{Layout, MAX_HEXES, Placed};
pub use map::{Ground, Hex, HexId, Location, LocationId, Map, Side, Terrain};
pub use reach::{Connection, Explored, Reach, connects, reach, reaches_side, reaches_stop, runs_along};
pub use shape::{MAX_PARTS, Shape};
pub use tile::{Colour, End, Label, Part, TileId, TileSet, TileSpec, Values};
pub use track::{PrintedBoard, Shapes, StopRef, Track};
pub use upgrade::{city_after, fits, keeps_old_track, may_become, may_replace};

/// A table that cannot be parsed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadTable {
    /// The line at fault.
    pub line: String,
    /// What is wrong with it.
    pub why: &'static str,
}

impl std::fmt::Display for BadTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} in line: {}", self.why, self.line)
    }
}

impl std::error::Error for BadTable {}

/// The examples of the README run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
