//! A tile by itself: for the picker, the list of tiles left, and the carousel.

use board::{PrintedBoard, TileId};

use super::face::Face;
use super::geometry::{RADIUS, outline};
use super::hex::tint;

/// Just track on its colour, about the origin.
pub fn bare(board: &PrintedBoard, tile: TileId, rotation: u8) -> String {
    let spec = &board.tiles[tile];
    let face = Face::of(spec, rotation);
    let tint = tint(&board.map.hexes[0], spec, true);
    let mut svg = format!(r#"<path d="{}" class="h {tint} rim"/>"#, outline(RADIUS));
    for group in face.tracks() {
        let path: Vec<&str> = group.iter().map(|stroke| stroke.path.as_str()).collect();
        let path = path.join(" ");
        svg += &format!(r#"<path class="tc" d="{path}"/><path class="tk" d="{path}"/>"#);
    }
    svg += &super::hex::stops_of(&face);
    svg
}

/// A picture of its own.
pub fn icon(board: &PrintedBoard, tile: TileId, rotation: u8, pixels: u32) -> String {
    let height = pixels * 118 / 102;
    format!(
        r#"<svg class="map tile" width="{pixels}" height="{height}" viewBox="-51 -59 102 118" aria-hidden="true">{}</svg>"#,
        bare(board, tile, rotation)
    )
}
