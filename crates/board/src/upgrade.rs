//! Which tile may replace which: colours, kinds, labels, and old track that has to stay.

use crate::{Colour, EdgeSet, Hex, HexId, MAX_PARTS, Map, Part, PrintedBoard, Shape, TileId, TileSet, TileSpec, Track};

/// Whether a tile may replace another in some rotation: next colour, same kind of tile, the label of the hex.
/// [1844-UPG-02] [1844-UPG-07] [1844-UPG-08]
pub fn may_replace(tiles: &TileSet, old: &TileSpec, new: &TileSpec, label: Option<crate::Label>) -> bool {
    old.colour.next() == Some(new.colour) && kind(old) == kind(new) && label_fits(tiles, new, label)
}

/// Whether there may be a hex on which one tile replaces the other in some rotation, whoever lays it.
pub fn may_become(board: &PrintedBoard, old: TileId, new: TileId) -> bool {
    let (tiles, shapes) = (&board.tiles, &board.shapes);
    let (from, to) = (&tiles[old], &tiles[new]);
    let keeps =
        |turn| keeps_old_track(shapes.of_tile(old, 0), from.parts.len(), shapes.of_tile(new, turn), to.parts.len());
    label_fits(tiles, from, to.label) && may_replace(tiles, from, to, to.label) && (0..6).any(keeps)
}

#[derive(PartialEq, Eq)]
enum TileKind {
    Plain,
    Towns(usize),
    City,
}

/// Two cities may merge into one [1844-UPG-09], so the number of cities does not matter here.
fn kind(spec: &TileSpec) -> TileKind {
    match spec.parts.first() {
        None => TileKind::Plain,
        Some(Part::Town { .. }) => TileKind::Towns(spec.parts.len()),
        Some(Part::City { .. } | Part::Place { .. }) => TileKind::City,
    }
}

/// Hexes with a label take tiles with the same label, other hexes tiles without. If the box has no yellow tile with the
/// label, one without is used. [1844-TRACK-08] [1844-TRACK-09b] [1824-TRACK-09]
fn label_fits(tiles: &TileSet, new: &TileSpec, label: Option<crate::Label>) -> bool {
    let marked = |tile: TileId| tiles[tile].colour == Colour::Yellow && tiles[tile].label == label;
    new.label == label || (new.colour == Colour::Yellow && new.label.is_none() && !tiles.in_box().any(marked))
}

/// Whether every exit of a tile is a side of the hex that track can cross.
pub fn fits(map: &Map, hex: HexId, shape: &Shape) -> bool {
    shape.exits.within(map.open_sides(hex))
}

/// Whether the new tile has all old track, with each old stop inside one new stop, and none split. [1844-UPG-05]
pub fn keeps_old_track(old: &Shape, old_parts: usize, new: &Shape, new_parts: usize) -> bool {
    let plain = old.plain.iter().zip(new.plain).all(|(old, new)| old.within(new));
    plain && parts_kept(old, old_parts, new, new_parts)
}

fn parts_kept(old: &Shape, old_parts: usize, new: &Shape, new_parts: usize) -> bool {
    let olds = &old.exits_of[..old_parts.min(MAX_PARTS)];
    let news = &new.exits_of[..new_parts.min(MAX_PARTS)];
    let homes = |old: &EdgeSet| news.iter().filter(|new| old.within(**new)).count();
    let each_old_fits = olds.iter().all(|old| old.is_empty() || homes(old) == 1);
    // New stops may be without old track only as far as stops were added or had no track before.
    let spare = news.len().saturating_sub(olds.iter().filter(|old| !old.is_empty()).count());
    let fresh = news.iter().filter(|new| olds.iter().all(|old| !old.meets(**new))).count();
    let merged = news.len() < olds.len();
    each_old_fits && (merged || fresh <= spare)
}

/// The city of the new tile that a marker in an old city moves to.
pub fn city_after(old: &Shape, part: u8, new: &Shape, new_parts: usize) -> u8 {
    let exits = old.exits_of[usize::from(part)];
    let news = &new.exits_of[..new_parts.min(MAX_PARTS)];
    let home = news.iter().position(|new| !exits.is_empty() && exits.within(*new));
    home.map_or_else(|| part.min(new_parts.saturating_sub(1) as u8), |home| home as u8)
}

impl TileSet {
    /// The label that a hex requires of its tiles.
    pub fn label_of(&self, hex: &Hex) -> Option<crate::Label> {
        self[hex.printed].label
    }

    /// The tiles of the box that may replace what lies on this hex now, in some rotation.
    pub fn candidates<'a>(&'a self, track: &Track<'a>, hex: HexId) -> impl Iterator<Item = TileId> + use<'a> {
        let old = &self[track.layout.at(hex).tile];
        let label = self.label_of(&track.board.map[hex]);
        self.in_box().filter(move |id| may_replace(self, old, &self[*id], label))
    }
}
