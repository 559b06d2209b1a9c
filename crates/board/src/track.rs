//! Map, tiles and layout put together: what a walk along the track asks.

use crate::{BadTable, Edge, EdgeSet, HexId, Layout, Map, Part, Shape, TileId, TileSet};

/// A stop: a part of the tile on a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct StopRef {
    pub hex: HexId,
    pub part: u8,
}

/// Shapes of all tiles in all rotations, made once per title.
#[derive(Clone, Debug)]
pub struct Shapes {
    shapes: Vec<[Shape; 6]>,
    /// For each tile and rotation, the first rotation that looks the same.
    firsts: Vec<[u8; 6]>,
}

impl Shapes {
    pub fn of(tiles: &TileSet) -> Shapes {
        let shape = |spec| [0, 1, 2, 3, 4, 5].map(|turn| Shape::of(spec, turn));
        let shapes: Vec<[Shape; 6]> = tiles.specs.iter().map(shape).collect();
        let first = |turns: &[Shape; 6], turn: u8| {
            (0..turn).find(|other| turns[usize::from(*other)] == turns[usize::from(turn)]).unwrap_or(turn)
        };
        let firsts = shapes.iter().map(|turns| [0, 1, 2, 3, 4, 5].map(|turn| first(turns, turn))).collect();
        Shapes { shapes, firsts }
    }

    /// The first rotation in which the tile looks the same as in this one.
    pub fn first_like(&self, tile: TileId, rotation: u8) -> u8 {
        self.firsts[tile.index()][usize::from(rotation)]
    }

    /// Rotations that look different; a symmetric tile has fewer than six.
    pub fn rotations(&self, tile: TileId) -> impl Iterator<Item = u8> + use<'_> {
        (0..6).filter(move |turn| self.first_like(tile, *turn) == *turn)
    }

    pub fn of_tile(&self, tile: TileId, rotation: u8) -> &Shape {
        &self.shapes[tile.index()][usize::from(rotation)]
    }
}

/// Everything printed of a title that track needs: made once, shared by all games of that title.
#[derive(Clone, Debug)]
pub struct Ways {
    pub map: Map,
    pub tiles: TileSet,
    pub shapes: Shapes,
}

impl Ways {
    /// Parses a table of tiles and a table of hexes.
    ///
    /// # Errors
    ///
    /// The first line that cannot be read.
    pub fn parse(tiles: &'static str, map: &'static str) -> Result<Ways, BadTable> {
        let mut tiles = TileSet::parse(tiles)?;
        let map = Map::parse(map, &mut tiles, &[])?;
        let shapes = Shapes::of(&tiles);
        Ok(Ways { map, tiles, shapes })
    }

    /// The bare map, before any tile is laid.
    pub fn printed_layout(&self) -> Layout {
        Layout::printed(self.tiles.tiles, self.map.hexes.len())
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Track<'a> {
    pub ways: &'a Ways,
    pub layout: &'a Layout,
}

impl<'a> Track<'a> {
    pub fn shape(&self, hex: HexId) -> &'a Shape {
        let placed = self.layout.at(hex);
        self.ways.shapes.of_tile(placed.tile, placed.rotation)
    }

    /// The sides that plain track or a tunnel joins to a side of this hex.
    pub fn plain(&self, hex: HexId, edge: Edge) -> EdgeSet {
        let plain = self.shape(hex).plain[edge.index()];
        let tunnel = self.layout.tunnel(hex);
        if tunnel.has(edge) { plain.union(tunnel.without(edge)) } else { plain }
    }

    /// The stops that a side of this hex leads to.
    pub fn stops_from(&self, hex: HexId, edge: Edge) -> impl Iterator<Item = StopRef> + use<> {
        let mut parts = self.shape(hex).parts[edge.index()];
        std::iter::from_fn(move || {
            if parts == 0 {
                return None;
            }
            let part = parts.trailing_zeros() as u8;
            parts &= parts - 1;
            Some(StopRef { hex, part })
        })
    }

    /// The sides with track to this stop.
    pub fn exits_of(&self, stop: StopRef) -> EdgeSet {
        self.shape(stop.hex).exits_of[usize::from(stop.part)]
    }

    pub fn parts(&self, hex: HexId) -> &'a [Part] {
        &self.ways.tiles[self.layout.at(hex).tile].parts
    }

    pub fn part(&self, stop: StopRef) -> Option<&'a Part> {
        self.parts(stop.hex).get(usize::from(stop.part))
    }

    /// Whether going from one side of the hex to the other uses its tunnel.
    pub fn through_tunnel(&self, hex: HexId, from: Edge, to: Edge) -> bool {
        let tunnel = self.layout.tunnel(hex);
        tunnel.has(from) && tunnel.has(to) && !self.shape(hex).plain[from.index()].has(to)
    }
}
