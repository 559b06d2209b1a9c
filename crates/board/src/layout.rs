//! What lies on the map at a moment: a tile and its rotation for every hex, and the tunnels.

use crate::{EdgeSet, HexId, TileId};

/// The largest number of hexes that a map can have.
pub const MAX_HEXES: usize = 132;

/// A tile on a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct Placed {
    /// The tile, or what is printed on the hex.
    pub tile: TileId,
    /// By how many sixths it is turned clockwise.
    pub rotation: u8,
}

/// The tiles and tunnels on all hexes. A plain value, because it is copied with every state of a game.
///
/// ```
/// use board::{Track, PrintedBoard};
///
/// let board = PrintedBoard::parse("57 1 yellow C20x1 0-a 3-a", "A2 white C0x1\nA4 white C0x1")?;
/// let hex = board.map.named("A2").ok_or("no such hex")?;
/// let tile = board.tiles.named("57").ok_or("no such tile")?;
///
/// let mut layout = board.printed_layout();
/// layout.lay(hex, tile, 1);
/// assert_eq!(layout.at(hex).tile, tile);
/// // Turned by one, the tile has track to sides 1 and 4.
/// let exits = Track { board: &board, layout: &layout }.shape(hex).exits;
/// assert_eq!(exits.iter().map(board::Edge::number).collect::<Vec<_>>(), [1, 4]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct Layout {
    #[cfg_attr(feature = "snapshot", serde(with = "crate::arrays"))]
    tiles: [Placed; MAX_HEXES],
    /// The two mouths of the tunnel through each hex; empty if there is none.
    #[cfg_attr(feature = "snapshot", serde(with = "crate::arrays"))]
    tunnels: [EdgeSet; MAX_HEXES],
}

impl Layout {
    /// The bare map: every hex shows what is printed on it, which is a row of the tile set from `first_printed` on.
    pub fn printed(first_printed: usize, hexes: usize) -> Layout {
        let mut tiles = [Placed { tile: TileId(0), rotation: 0 }; MAX_HEXES];
        for (row, placed) in tiles.iter_mut().enumerate().take(hexes) {
            placed.tile = TileId((first_printed + row) as u8);
        }
        Layout { tiles, tunnels: [EdgeSet::EMPTY; MAX_HEXES] }
    }

    /// The same as `==`, told many hexes at a time: for those who ask often and mostly hear yes.
    pub fn is_same(&self, other: &Layout) -> bool {
        let tiles = self.tiles.iter().zip(&other.tiles);
        let tunnels = self.tunnels.iter().zip(&other.tunnels);
        tiles.fold(true, |same, (one, other)| same & (one == other))
            & tunnels.fold(true, |same, (one, other)| same & (one == other))
    }

    /// Whether the same lies on a hex.
    pub fn is_same_at(&self, other: &Layout, hex: HexId) -> bool {
        self.at(hex) == other.at(hex) && self.tunnel(hex) == other.tunnel(hex)
    }

    /// What lies on a hex.
    pub const fn at(&self, hex: HexId) -> Placed {
        self.tiles[hex.index()]
    }

    /// Lays a tile. Whether it may lie there is up to the caller ([`crate::fits`], [`crate::may_replace`]).
    pub const fn lay(&mut self, hex: HexId, tile: TileId, rotation: u8) {
        self.tiles[hex.index()] = Placed { tile, rotation };
    }

    /// The two mouths of the tunnel through a hex; empty if there is none.
    pub const fn tunnel(&self, hex: HexId) -> EdgeSet {
        self.tunnels[hex.index()]
    }

    /// Bores a tunnel with these two mouths.
    pub const fn bore(&mut self, hex: HexId, mouths: EdgeSet) {
        self.tunnels[hex.index()] = mouths;
    }
}
