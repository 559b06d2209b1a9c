//! Names of lands on the map of 1824: lettering on hexes that are still bare.

use std::fmt::Write;

use board::HexId;
use game::State;

use crate::draw::geometry::{Num, Point, centre};

/// A name, the hexes that it covers, where it stands relative to the first of them, its size and its spacing.
struct Region {
    name: &'static str,
    hexes: &'static [u8],
    off: (f64, f64),
    size: f64,
    spacing: f64,
}

/// Hexes as rows of the printed map, which is the same in all editions but for its labels.
#[rustfmt::skip]
const REGIONS: &[Region] = &[
    Region { name: "Böhmen",       hexes: &[33],         off: (-8.0, 8.0),  size: 25.0, spacing: 2.0 },
    Region { name: "Galizien",     hexes: &[29, 30, 31], off: (100.0, 10.0), size: 34.0, spacing: 13.0 },
    Region { name: "Ungarn",       hexes: &[36, 37],     off: (60.0, 10.0), size: 32.0, spacing: 10.0 },
    Region { name: "Siebenbürgen", hexes: &[73],         off: (0.0, 8.0),   size: 17.0, spacing: -0.4 },
    Region { name: "Kroatien",     hexes: &[94, 95],     off: (50.0, 8.0),  size: 26.0, spacing: 7.0 },
    Region { name: "Krain",        hexes: &[93],         off: (0.0, 8.0),   size: 20.0, spacing: 2.0 },
];

/// Those of Cisleithania, whose map has fewer hexes.
#[rustfmt::skip]
const ON_CISLEITHANIA: &[Region] = &[
    Region { name: "Böhmen",       hexes: &[32],         off: (4.0, 8.0),    size: 25.0, spacing: 2.0 },
    Region { name: "Galizien",     hexes: &[28, 29, 30], off: (100.0, 10.0), size: 34.0, spacing: 13.0 },
    Region { name: "Krain",        hexes: &[61],         off: (0.0, 8.0),    size: 20.0, spacing: 2.0 },
];

pub fn draw(state: &State) -> String {
    let mut svg = String::new();
    let board = state.edition().board();
    // The one map has Szegedin, the other ends at Budapest.
    let regions =
        if board.map.named("J15").or_else(|| board.map.named("K14")).is_some() { REGIONS } else { ON_CISLEITHANIA };
    let is_bare = |hex: &u8| state.layout().at(HexId(*hex)).tile.index() >= board.tiles.tiles;
    for region in regions.iter().filter(|region| region.hexes.iter().all(is_bare)) {
        let at = centre(board.map[HexId(region.hexes[0])].coord).plus(Point::at(region.off.0, region.off.1));
        let _ = write!(
            svg,
            r#"<text class="reg" x="{}" y="{}" font-size="{}" letter-spacing="{}">{}</text>"#,
            Num(at.x),
            Num(at.y),
            Num(region.size),
            Num(region.spacing),
            region.name
        );
    }
    svg
}
