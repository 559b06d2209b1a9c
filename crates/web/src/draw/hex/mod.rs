//! One hex of the map, layer by layer.

mod lettering;
mod stops;
mod track;

use std::fmt::Write;

use board::{Colour, Edge, Ground, Hex, Terrain, TileSpec};

pub use self::stops::{stops_of, strip};
use super::face::Face;
use super::geometry::{APOTHEM, Num, Point, RADIUS, corner, outline, side, side_degrees};
use super::marks::Room;
use super::picture::{Atlas, Picture, is_same_location};
use super::relief;

/// What goes on each layer of the map, drawn about the centre of the hex.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layers {
    pub ground: String,
    pub relief: String,
    pub track: String,
    pub stops: String,
    pub name: String,
}

impl Layers {
    pub fn of(atlas: &Atlas, picture: &Picture) -> Layers {
        Drawing::new(atlas, picture).finish()
    }

    /// From the bottom up.
    pub fn in_order(self) -> [String; 5] {
        [self.ground, self.relief, self.track, self.stops, self.name]
    }
}

/// Class of the hex's colour: of the tile that lies there, else of the print.
pub fn tint(hex: &Hex, spec: &TileSpec, is_laid: bool) -> &'static str {
    match (is_laid, spec.colour) {
        (true, Colour::Yellow) => "yellow",
        (true, Colour::Green) => "green",
        (true, Colour::Brown) => "brown",
        (true, Colour::Grey) => "gray",
        _ => match hex.ground {
            Ground::Open if spec.colour == Colour::Yellow => "py",
            Ground::Open => match hex.terrain {
                Some((Terrain::Mountain, 0..=40)) => "m30",
                Some((Terrain::Mountain, 41..=60)) => "m60",
                Some((Terrain::Mountain, _)) => "m90",
                Some((Terrain::Water, _)) => "riv",
                None => "pn",
            },
            Ground::Fixed | Ground::Mountain | Ground::Mine => "pg",
            Ground::Red => "off",
            Ground::Tunnel => "tun",
            Ground::Lake => "lake",
        },
    }
}

struct Drawing<'a> {
    atlas: &'a Atlas,
    picture: &'a Picture,
    hex: &'a Hex,
    face: Face<'a>,
    tint: &'static str,
    room: Room,
    layers: Layers,
}

impl<'a> Drawing<'a> {
    fn new(atlas: &'a Atlas, picture: &'a Picture) -> Drawing<'a> {
        let board = atlas.edition.board();
        let hex = &board.map[picture.hex];
        let spec = &board.tiles[picture.placed.tile];
        let tint = tint(hex, spec, picture.is_laid);
        let face = Face::of(spec, picture.placed.rotation);
        Drawing { atlas, picture, hex, face, tint, room: Room::default(), layers: Layers::default() }
    }

    fn finish(mut self) -> Layers {
        let tint = self.tint;
        self.layers.ground = format!(r#"<path class="h {tint}" d="{}"/>"#, outline(RADIUS));
        self.relief();
        self.tracks();
        self.arrows();
        self.line_ahead();
        self.tunnel();
        self.bars();
        self.towns();
        self.cities();
        self.values();
        self.price();
        self.plate();
        self.name();
        self.label();
        self.number();
        self.pennants();
        self.layers
    }

    /// Whether a tile of the ordinary colours lies here.
    fn is_tile(&self) -> bool {
        self.picture.is_laid && self.face.spec.colour != Colour::Special
    }

    fn relief(&mut self) {
        let name = self.hex.coord.to_string();
        if !self.picture.is_laid {
            if let Some((Terrain::Mountain, cost)) = self.hex.terrain {
                self.layers.relief += &relief::ridges(&name, cost);
            }
            self.layers.relief += &self.atlas.rivers[self.picture.hex.index()];
        }
        match self.hex.ground {
            Ground::Mountain => self.layers.relief += &relief::peaks(self.picture.mountain.is_some()),
            Ground::Lake => self.layers.relief += relief::WAVES,
            Ground::Tunnel => self.mouths(),
            Ground::Red => self.heal(),
            Ground::Open | Ground::Fixed | Ground::Mine => (),
        }
    }

    /// Printed mouths where a tunnel may begin.
    fn mouths(&mut self) {
        for edge in self.atlas.edition.board().map.open_sides(self.picture.hex).iter() {
            let (at, turn) = (side(edge.number(), APOTHEM - 1.5), Num(side_degrees(edge.number()) + 90.0));
            let _ = write!(
                self.layers.relief,
                r#"<path class="mo" transform="translate({at}) rotate({turn})" d="M-7 2.5A7 7 0 0 1 7 2.5"/>"#
            );
        }
    }

    /// Hexes of one red location have no line between them.
    fn heal(&mut self) {
        let map = &self.atlas.edition.board().map;
        for edge in Edge::SIDES {
            let other = self.hex.coord.across(edge).and_then(|coord| map.at(coord));
            if other.is_some_and(|other| is_same_location(self.atlas.edition, self.picture.hex, other)) {
                let path = along_side(edge, RADIUS, 0.015);
                let _ = write!(self.layers.relief, r#"<path class="heal" d="{path}"/>"#);
            }
        }
    }
}

fn along_side(edge: Edge, radius: f64, short: f64) -> String {
    let (one, other) = (corner(edge.number(), radius), corner((edge.number() + 1) % 6, radius));
    format!("M{}L{}", one.towards(other, short), other.towards(one, short))
}

pub fn disc(at: Point, radius: f64, class: &str) -> String {
    format!(r#"<circle cx="{}" cy="{}" r="{}" class="{class}"/>"#, Num(at.x), Num(at.y), Num(radius))
}

pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}
