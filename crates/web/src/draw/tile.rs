//! A tile by itself: for the picker, the list of tiles left, and the carousel.

use board::{TileId, Ways};

use super::face::Face;
use super::geometry::{RADIUS, outline};
use super::hex::tint;

/// Just track on its colour, about the origin.
pub fn bare(ways: &Ways, tile: TileId, rotation: u8) -> String {
    let spec = &ways.tiles[tile];
    let face = Face::of(spec, rotation);
    let tint = tint(&ways.map.hexes[0], spec, true);
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
pub fn icon(ways: &Ways, tile: TileId, rotation: u8, pixels: u32) -> String {
    let height = pixels * 118 / 102;
    format!(
        r#"<svg class="map tile" width="{pixels}" height="{height}" viewBox="-51 -59 102 118" aria-hidden="true">{}</svg>"#,
        bare(ways, tile, rotation)
    )
}
