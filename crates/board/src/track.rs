//! Map, tiles and layout put together: what a walk along the track asks.

use crate::{Edge, EdgeSet, HexId, Layout, MAX_PARTS, Map, Part, Shape, TileId, TileSet};

/// A stop: a part of the tile on a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StopRef {
    pub hex: HexId,
    pub part: u8,
}

/// Shapes of all tiles in all rotations, made once per title.
#[derive(Clone, Debug)]
pub struct Shapes(Vec<[Shape; 6]>);

impl Shapes {
    pub fn of(tiles: &TileSet) -> Shapes {
        Shapes(tiles.specs.iter().map(|spec| [0, 1, 2, 3, 4, 5].map(|turn| Shape::of(spec, turn))).collect())
    }

    pub fn of_tile(&self, tile: TileId, rotation: u8) -> &Shape {
        &self.0[tile.index()][usize::from(rotation)]
    }
}

/// Everything printed of a title that track needs: made once, shared by all games of that title.
#[derive(Clone, Debug)]
pub struct Ways {
    pub map: Map,
    pub tiles: TileSet,
    pub shapes: Shapes,
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
        let parts = self.shape(hex).parts[edge.index()];
        (0..MAX_PARTS as u8).filter(move |part| parts & (1 << part) != 0).map(move |part| StopRef { hex, part })
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
