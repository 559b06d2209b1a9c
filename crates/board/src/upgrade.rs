//! Which tile may lie on which: colours, kinds, labels, and old track that has to stay.

use crate::{Colour, EdgeSet, Hex, HexId, MAX_PARTS, Map, Part, Shape, TileId, TileSet, TileSpec, Track};

/// Whether the new tile may follow what lies on the hex, rotation aside: next colour, same kind of tile, same label.
/// [1844-UPG-02] [1844-UPG-07] [1844-UPG-08]
pub fn may_replace(tiles: &TileSet, old: &TileSpec, new: &TileSpec, label: Option<crate::Label>) -> bool {
    old.colour.next() == Some(new.colour) && kind(old) == kind(new) && label_fits(tiles, new, label)
}

#[derive(PartialEq, Eq)]
enum Kind {
    Plain,
    Towns(usize),
    City,
}

/// Two cities may merge into one [1844-UPG-09], so their number does not matter here; that old track stays does.
fn kind(spec: &TileSpec) -> Kind {
    match spec.parts.first() {
        None => Kind::Plain,
        Some(Part::Town { .. }) => Kind::Towns(spec.parts.len()),
        Some(Part::City { .. } | Part::Place { .. }) => Kind::City,
    }
}

/// Hexes with a mark take tiles with the same mark, others tiles without; where the box has no yellow tile with the
/// mark, an ordinary one serves. [1844-TRACK-08] [1844-TRACK-09b] [1824-TRACK-09]
fn label_fits(tiles: &TileSet, new: &TileSpec, label: Option<crate::Label>) -> bool {
    let marked = |tile: TileId| tiles[tile].colour == Colour::Yellow && tiles[tile].label == label;
    new.label == label || (new.colour == Colour::Yellow && new.label.is_none() && !tiles.of_the_box().any(marked))
}

/// Whether every exit of the new tile meets a side that track can cross.
pub fn fits(map: &Map, hex: HexId, shape: &Shape) -> bool {
    shape.exits.within(map.open_sides(hex))
}

/// Whether all old track is part of the new tile, each old city in one new city, and no city torn apart. [1844-UPG-05]
pub fn keeps_old_track(old: &Shape, old_parts: usize, new: &Shape, new_parts: usize) -> bool {
    let plain = old.plain.iter().zip(new.plain).all(|(old, new)| old.within(new));
    plain && parts_kept(old, old_parts, new, new_parts)
}

fn parts_kept(old: &Shape, old_parts: usize, new: &Shape, new_parts: usize) -> bool {
    let olds = &old.exits_of[..old_parts.min(MAX_PARTS)];
    let news = &new.exits_of[..new_parts.min(MAX_PARTS)];
    let homes = |old: &EdgeSet| news.iter().filter(|new| old.within(**new)).count();
    let each_old_fits = olds.iter().all(|old| old.is_empty() || homes(old) == 1);
    // Of the new cities, only as many may be without old track as were added or had none before.
    let spare = news.len().saturating_sub(olds.iter().filter(|old| !old.is_empty()).count());
    let fresh = news.iter().filter(|new| olds.iter().all(|old| !old.meets(**new))).count();
    let merged = news.len() < olds.len();
    each_old_fits && (merged || fresh <= spare)
}

/// Where a marker in an old city stands on the new tile.
pub fn city_after(old: &Shape, part: u8, new: &Shape, new_parts: usize) -> u8 {
    let exits = old.exits_of[usize::from(part)];
    let news = &new.exits_of[..new_parts.min(MAX_PARTS)];
    let home = news.iter().position(|new| !exits.is_empty() && exits.within(*new));
    home.map_or_else(|| part.min(new_parts.saturating_sub(1) as u8), |home| home as u8)
}

impl TileSet {
    /// The label that a hex imposes, from its printed spec.
    pub fn label_of(&self, hex: &Hex) -> Option<crate::Label> {
        self[hex.printed].label
    }

    /// Tiles of the box that may lie on what this hex shows now, rotation aside.
    pub fn candidates<'a>(&'a self, track: &Track<'a>, hex: HexId) -> impl Iterator<Item = TileId> + use<'a> {
        let old = &self[track.layout.at(hex).tile];
        let label = self.label_of(&track.ways.map[hex]);
        self.of_the_box().filter(move |id| may_replace(self, old, &self[*id], label))
    }
}
