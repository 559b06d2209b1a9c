//! The whole map: layers over all hexes, the rim, and the box that it fills.

use std::fmt::Write;

use game::Edition;

use super::geometry::{APOTHEM, Num, RADIUS, centre};
use super::hex::Layers;
use super::picture::{Atlas, Picture};
use super::place::placed;

/// The part of the plane that a map fills.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

impl Frame {
    pub fn of(edition: &Edition) -> Frame {
        let (mut left, mut right, mut top, mut bottom) = (f64::MAX, f64::MIN, f64::MAX, f64::MIN);
        for hex in &edition.board().map.hexes {
            let at = centre(hex.coord);
            (left, right) = (left.min(at.x), right.max(at.x));
            (top, bottom) = (top.min(at.y), bottom.max(at.y));
        }
        let (left, right) = (left - APOTHEM - 26.0, right + APOTHEM + 26.0);
        let (top, bottom) = (top - RADIUS - 22.0, bottom + RADIUS + 20.0);
        Frame { x: left, y: top, width: right - left, height: bottom - top }
    }

    pub fn view_box(&self) -> String {
        format!("{} {} {} {}", Num(self.x), Num(self.y), Num(self.width), Num(self.height))
    }
}

/// Row letters and column numbers on all four sides.
pub fn rim(edition: &Edition) -> String {
    let frame = Frame::of(edition);
    let hexes = &edition.board().map.hexes;
    let mut rows: Vec<u8> = hexes.iter().map(|hex| hex.coord.row).collect();
    let mut columns: Vec<u8> = hexes.iter().map(|hex| hex.coord.column).collect();
    for list in [&mut rows, &mut columns] {
        list.sort_unstable();
        list.dedup();
    }
    let mut svg = String::new();
    for row in rows {
        let (letter, y) = (char::from(b'A' + row), Num(f64::from(row) * 1.5 * RADIUS + 4.0));
        for x in [frame.x + 9.0, frame.x + frame.width - 9.0] {
            let _ = write!(svg, r#"<text x="{}" y="{y}">{letter}</text>"#, Num(x));
        }
    }
    for column in columns {
        let x = Num((f64::from(column) - 1.0) * APOTHEM);
        for y in [frame.y + 12.0, frame.y + frame.height - 3.0] {
            let _ = write!(svg, r#"<text x="{x}" y="{}">{column}</text>"#, Num(y));
        }
    }
    svg
}

/// Hexes in their layers, without anything to click.
pub fn layers_of(atlas: &Atlas, pictures: &[Picture]) -> String {
    let mut layers: [String; 5] = Default::default();
    for picture in pictures {
        let at = centre(atlas.edition.board().map[picture.hex].coord);
        for (layer, piece) in layers.iter_mut().zip(Layers::of(atlas, picture).in_order()) {
            *layer += &placed(&piece, at);
        }
    }
    layers.map(|layer| format!("<g>{layer}</g>")).concat()
}

/// A picture of hexes for the page.
pub fn still_of(atlas: &Atlas, pictures: &[Picture], frame: &str) -> String {
    format!(
        r#"<svg class="map" viewBox="{frame}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">{}</svg>"#,
        layers_of(atlas, pictures)
    )
}
