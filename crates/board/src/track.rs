//! Map, tiles and layout combined: what is connected to what.

use crate::{BadTable, Edge, EdgeSet, HexId, Layout, Map, Part, Shape, TileId, TileSet};

/// A stop on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct StopRef {
    /// The hex.
    pub hex: HexId,
    /// Which stop of the hex, as an index of [`crate::TileSpec::parts`].
    pub part: u8,
}

/// The shapes of all tiles in all rotations, computed once per title.
#[derive(Clone, Debug)]
pub struct Shapes {
    shapes: Vec<[Shape; 6]>,
    /// For each tile and rotation, the first rotation with the same shape.
    firsts: Vec<[u8; 6]>,
}

impl Shapes {
    /// Computes all shapes.
    pub fn of(tiles: &TileSet) -> Shapes {
        let shape = |spec| [0, 1, 2, 3, 4, 5].map(|turn| Shape::of(spec, turn));
        let shapes: Vec<[Shape; 6]> = tiles.specs.iter().map(shape).collect();
        let first = |turns: &[Shape; 6], turn: u8| {
            (0..turn).find(|other| turns[usize::from(*other)] == turns[usize::from(turn)]).unwrap_or(turn)
        };
        let firsts = shapes.iter().map(|turns| [0, 1, 2, 3, 4, 5].map(|turn| first(turns, turn))).collect();
        Shapes { shapes, firsts }
    }

    /// The first rotation in which the tile has the same shape as in this one.
    pub fn canonical_rotation(&self, tile: TileId, rotation: u8) -> u8 {
        self.firsts[tile.index()][usize::from(rotation)]
    }

    /// The rotations with different shapes; a symmetric tile has fewer than six.
    ///
    /// ```
    /// use board::{Shapes, TileSet};
    ///
    /// let tiles = TileSet::parse("9 1 yellow 0-3\n8 1 yellow 0-2")?;
    /// let shapes = Shapes::of(&tiles);
    /// let count = |name| tiles.named(name).map(|tile| shapes.rotations(tile).count());
    /// assert_eq!((count("9"), count("8")), (Some(3), Some(6)));
    /// # Ok::<(), board::BadTable>(())
    /// ```
    pub fn rotations(&self, tile: TileId) -> impl Iterator<Item = u8> + use<'_> {
        (0..6).filter(move |turn| self.canonical_rotation(tile, *turn) == *turn)
    }

    /// The shape of a tile in a rotation.
    pub fn of_tile(&self, tile: TileId, rotation: u8) -> &Shape {
        &self.shapes[tile.index()][usize::from(rotation)]
    }
}

/// The printed map and tiles of a title: parsed once, shared by all games of that title.
#[derive(Clone, Debug)]
pub struct PrintedBoard {
    /// The hexes.
    pub map: Map,
    /// The tiles.
    pub tiles: TileSet,
    /// The track of the tiles.
    pub shapes: Shapes,
}

impl PrintedBoard {
    /// Parses a table of tiles and a table of hexes.
    ///
    /// # Errors
    ///
    /// The first line that cannot be read.
    pub fn parse(tiles: &'static str, map: &'static str) -> Result<PrintedBoard, BadTable> {
        let mut tiles = TileSet::parse(tiles)?;
        let map = Map::parse(map, &mut tiles, &[])?;
        let shapes = Shapes::of(&tiles);
        Ok(PrintedBoard { map, tiles, shapes })
    }

    /// The bare map, before any tile is laid.
    pub fn printed_layout(&self) -> Layout {
        Layout::printed(self.tiles.tiles, self.map.hexes.len())
    }
}

/// The track on the map at a moment.
#[derive(Clone, Copy, Debug)]
pub struct Track<'a> {
    /// Map and tiles.
    pub board: &'a PrintedBoard,
    /// What lies where.
    pub layout: &'a Layout,
}

impl<'a> Track<'a> {
    /// The shape of what lies on a hex, without its tunnel.
    pub fn shape(&self, hex: HexId) -> &'a Shape {
        let placed = self.layout.at(hex);
        self.board.shapes.of_tile(placed.tile, placed.rotation)
    }

    /// The sides that plain track or a tunnel connects to a side of this hex.
    pub fn plain(&self, hex: HexId, edge: Edge) -> EdgeSet {
        let plain = self.shape(hex).plain[edge.index()];
        let tunnel = self.layout.tunnel(hex);
        if tunnel.has(edge) { plain.union(tunnel.without(edge)) } else { plain }
    }

    /// The stops that track connects to a side of this hex.
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

    /// The sides that track connects to this stop.
    pub fn exits_of(&self, stop: StopRef) -> EdgeSet {
        self.shape(stop.hex).exits_of[usize::from(stop.part)]
    }

    /// All stops of a hex.
    pub fn parts(&self, hex: HexId) -> &'a [Part] {
        &self.board.tiles[self.layout.at(hex).tile].parts
    }

    /// What a stop is; `None` if the hex has no such stop.
    pub fn part(&self, stop: StopRef) -> Option<&'a Part> {
        self.parts(stop.hex).get(usize::from(stop.part))
    }

    /// Whether going from one side of the hex to the other uses its tunnel.
    pub fn through_tunnel(&self, hex: HexId, from: Edge, to: Edge) -> bool {
        let tunnel = self.layout.tunnel(hex);
        tunnel.has(from) && tunnel.has(to) && !self.shape(hex).plain[from.index()].has(to)
    }
}
