//! What lies on the map at a moment: a tile and its rotation for every hex, and the tunnels bored through them.

use crate::{EdgeSet, HexId, TileId};

/// Neither map has more hexes.
pub const MAX_HEXES: usize = 132;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct Placed {
    pub tile: TileId,
    pub rotation: u8,
}

/// Small and plain: it is copied with every state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct Layout {
    #[cfg_attr(feature = "snapshot", serde(with = "crate::arrays"))]
    tiles: [Placed; MAX_HEXES],
    /// The two mouths of the tunnel through a hex; empty where there is none.
    #[cfg_attr(feature = "snapshot", serde(with = "crate::arrays"))]
    tunnels: [EdgeSet; MAX_HEXES],
}

impl Layout {
    /// The bare map: every hex shows its own printed spec.
    pub fn printed(first_printed: usize, hexes: usize) -> Layout {
        let mut tiles = [Placed { tile: TileId(0), rotation: 0 }; MAX_HEXES];
        for (row, placed) in tiles.iter_mut().enumerate().take(hexes) {
            placed.tile = TileId((first_printed + row) as u8);
        }
        Layout { tiles, tunnels: [EdgeSet::EMPTY; MAX_HEXES] }
    }

    pub const fn at(&self, hex: HexId) -> Placed {
        self.tiles[hex.index()]
    }

    pub const fn lay(&mut self, hex: HexId, tile: TileId, rotation: u8) {
        self.tiles[hex.index()] = Placed { tile, rotation };
    }

    pub const fn tunnel(&self, hex: HexId) -> EdgeSet {
        self.tunnels[hex.index()]
    }

    pub const fn bore(&mut self, hex: HexId, mouths: EdgeSet) {
        self.tunnels[hex.index()] = mouths;
    }
}
