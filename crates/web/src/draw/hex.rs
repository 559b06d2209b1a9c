//! One hex of the map, layer by layer.

use std::fmt::Write;

use board::{Colour, Edge, Ground, Hex, Part, Terrain, TileSpec};
use game::titles::g1844::mountain::PANELS;
use game::{CompanyId, CompanySet};

use super::approach;
use super::company::{Livery, roundel, symbol};
use super::face::{Face, SLOT, city_ground, curve, slots};
use super::geometry::{APOTHEM, Num, Point, RADIUS, corner, side, side_degrees};
use super::marks::{Room, ring};
use super::picture::{Atlas, Picture, is_same_location, varies};
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
        let ways = atlas.edition.ways();
        let hex = &ways.map[picture.hex];
        let spec = &ways.tiles[picture.placed.tile];
        let tint = tint(hex, spec, picture.is_laid);
        let face = Face::of(spec, picture.placed.rotation);
        Drawing { atlas, picture, hex, face, tint, room: Room::default(), layers: Layers::default() }
    }

    fn finish(mut self) -> Layers {
        let tint = self.tint;
        self.layers.ground = format!(r##"<use href="#hx" class="h {tint}"/>"##);
        self.relief();
        self.tracks();
        self.arrows();
        self.line_ahead();
        self.tunnel();
        self.bars();
        self.towns();
        self.cities();
        self.values();
        self.label();
        self.price();
        self.plate();
        self.name();
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
        for edge in self.atlas.edition.ways().map.open_sides(self.picture.hex).iter() {
            let (at, turn) = (side(edge.number(), APOTHEM - 1.5), Num(side_degrees(edge.number()) + 90.0));
            let _ = write!(
                self.layers.relief,
                r#"<path class="mo" transform="translate({at}) rotate({turn})" d="M-7 2.5A7 7 0 0 1 7 2.5"/>"#
            );
        }
    }

    /// Hexes of one red location have no line between them.
    fn heal(&mut self) {
        let map = &self.atlas.edition.ways().map;
        for edge in Edge::SIDES {
            let other = self.hex.coord.across(edge).and_then(|coord| map.at(coord));
            if other.is_some_and(|other| is_same_location(self.atlas.edition, self.picture.hex, other)) {
                let path = along_side(edge, RADIUS, 0.015);
                let _ = write!(self.layers.relief, r#"<path class="heal" d="{path}"/>"#);
            }
        }
    }

    fn tracks(&mut self) {
        if self.is_tile() {
            self.layers.track += r##"<use href="#hi" class="cut"/>"##;
        }
        let groups = self.face.tracks();
        for group in &groups {
            let path: Vec<&str> = group.iter().map(|stroke| stroke.path.as_str()).collect();
            let path = path.join(" ");
            let _ = write!(self.layers.track, r#"<path class="tc" d="{path}"/><path class="tk" d="{path}"/>"#);
        }
        for point in groups.iter().flatten().flat_map(|stroke| &stroke.points) {
            self.room.take(*point, 5.5);
        }
    }

    /// An arrow at each entry of a place at the end of the line, or track where the place is a city.
    fn arrows(&mut self) {
        let parts = self.face.spec.parts.iter().zip(&self.face.exits);
        let exits = parts.filter(|(part, _)| matches!(part, Part::Place { .. })).flat_map(|(_, exits)| exits);
        let exits: Vec<u8> = exits.copied().collect();
        if exits.is_empty() {
            return;
        }
        if let Some(city) = approach::city(self.atlas.edition, self.picture.hex) {
            self.approaches(city, &exits);
            return;
        }
        for exit in exits {
            let (foot, tip) = (side(exit, APOTHEM), side(exit, APOTHEM - 19.0));
            let aside = Point::polar(4.2, side_degrees(exit) + 90.0);
            let _ = write!(
                self.layers.track,
                r#"<path class="oa" d="M{}L{}L{tip}Z"/>"#,
                foot.plus(aside),
                foot.minus(aside)
            );
            for step in 0..4 {
                self.room.take(foot.towards(tip, f64::from(step) / 3.0), 5.5);
            }
        }
    }

    fn approaches(&mut self, city: Point, exits: &[u8]) {
        for &exit in exits {
            let points = approach::points(city, exit);
            let path = approach::path(&points);
            let _ = write!(self.layers.track, r#"<path class="tc" d="{path}"/><path class="tk" d="{path}"/>"#);
            points.into_iter().for_each(|point| self.room.take(point, 5.5));
        }
    }

    fn line_ahead(&mut self) {
        let Some(tile) = self.picture.line_ahead else { return };
        let face = Face::of(&self.atlas.edition.ways().tiles[tile], 0);
        for stroke in face.tracks().iter().flatten() {
            let _ = write!(self.layers.track, r#"<path class="fu" d="{}"/>"#, stroke.path);
        }
    }

    fn tunnel(&mut self) {
        let mouths: Vec<u8> = self.picture.tunnel.iter().map(Edge::number).collect();
        let &[from, to] = &mouths[..] else { return };
        let bore = curve(from, to);
        let path = &bore.path;
        let mut svg = ["tnc", "tno", "tni"].map(|class| format!(r#"<path class="{class}" d="{path}"/>"#)).concat();
        for mouth in mouths {
            let (at, turn) = (side(mouth, APOTHEM - 4.0), Num(side_degrees(mouth) + 90.0));
            let _ = write!(
                svg,
                r#"<path class="tnp" transform="translate({at}) rotate({turn})" d="M-9 4V-1A9 9 0 0 1 9 -1V4Z"/>"#
            );
        }
        // Beneath any track of the hex.
        self.layers.track.insert_str(0, &svg);
        for point in bore.points {
            self.room.take(point, 6.5);
        }
    }

    fn bars(&mut self) {
        for edge in self.hex.barred.iter() {
            let path = along_side(edge, RADIUS - 2.0, 0.07);
            let _ = write!(self.layers.track, r#"<path class="brr" d="{path}"/>"#);
        }
    }

    fn towns(&mut self) {
        for (part, spot) in self.face.spots.iter().enumerate() {
            if let Some((svg, radius)) = town(&self.face, part) {
                self.layers.stops += &svg;
                self.room.take(spot.at, radius);
            }
        }
    }

    fn cities(&mut self) {
        for (row, part) in self.face.spec.parts.iter().enumerate() {
            let count = match *part {
                Part::City { slots, .. } => slots,
                Part::Place { .. } if self.has_place_circle() => 1,
                Part::Place { .. } | Part::Town { .. } => continue,
            };
            let at = self.face.spots[row].at;
            let markers = self.picture.markers.get(row).copied().unwrap_or_default();
            let reserved = self.picture.reserved.get(row).copied().unwrap_or_default();
            let _ = write!(
                self.layers.stops,
                r#"<g transform="translate({at})" class="city" data-city="{row}">{}{}</g>"#,
                city_ground(count),
                self.circles(count, markers, reserved)
            );
            for slot in slots(count) {
                self.room.take(at.plus(slot), SLOT + 2.0);
            }
        }
    }

    /// Whether a place at the end of the line is somebody's home.
    fn has_place_circle(&self) -> bool {
        let is_place = matches!(self.face.spec.parts.first(), Some(Part::Place { .. }));
        is_place && !(self.picture.markers[0].is_empty() && self.picture.reserved[0].is_empty())
    }

    fn circles(&self, count: u8, markers: CompanySet, reserved: CompanySet) -> String {
        let initials = |company: CompanyId| symbol(self.atlas.edition, company);
        let mut kept = markers.iter().map(|company| (company, true)).chain(reserved.iter().map(|id| (id, false)));
        let mut svg = String::new();
        for slot in slots(count) {
            svg += &disc(slot, SLOT, "sl");
            match kept.next() {
                Some((company, true)) => svg += &roundel(initials(company), slot, SLOT - 0.4),
                Some((company, false)) => {
                    let (text, colour) = (initials(company), Livery::of(initials(company)).colour);
                    let at = slot.plus(Point::at(0.0, 4.2));
                    let _ = write!(
                        svg,
                        r#"<text x="{}" y="{}" class="rs" fill="{colour}">{}</text>"#,
                        Num(at.x),
                        Num(at.y),
                        escape(text)
                    );
                }
                None => (),
            }
        }
        // More markers than circles: the rest stands above, as on the table.
        for (row, (company, _)) in kept.filter(|(_, placed)| *placed).enumerate() {
            svg += &roundel(initials(company), Point::at(-12.0 + 14.0 * row as f64, -24.0), 9.0);
        }
        svg
    }

    fn values(&mut self) {
        if let Some((_, panel)) = self.picture.mountain {
            let values = PANELS.get(usize::from(panel)).copied().unwrap_or_default();
            self.strip(&values, Point::at(0.0, 9.0));
            return;
        }
        let varied = self.face.spec.parts.iter().find(|part| varies(part));
        match (varied, self.hex.ground) {
            (Some(part), Ground::Mine) => self.mine(part.values()),
            (Some(Part::Place { values }), _) => {
                if self.atlas.name(self.picture.hex).is_some() {
                    let height = if self.has_place_circle() { 20.0 } else { 14.0 };
                    self.strip(values, Point::at(0.0, height));
                    self.transit();
                }
            }
            (Some(part), _) => self.mine(part.values()),
            (None, _) => self.discs(),
        }
    }

    fn discs(&mut self) {
        self.layers.stops += &discs(&self.face, &mut self.room);
    }

    /// A mine shows its low and its high value.
    fn mine(&mut self, values: &[u16; 4]) {
        self.layers.stops += r#"<g transform="translate(0 -31)" class="mine"><path d="M-8 8L6 -6M8 8L-6 -6M2 -8L9 -2M-2 -8L-9 -2"/></g>"#;
        self.room.take(Point::at(0.0, -31.0), 10.0);
        self.strip(values, Point::at(0.0, 21.0));
    }

    /// Values by phase in a row of cells, the present one framed. Equal neighbours share a cell.
    fn strip(&mut self, values: &[u16; 4], at: Point) {
        let now = usize::from(self.picture.colour);
        self.layers.stops += &strip(values, now, at);
        for x in [-30.0, 0.0, 30.0] {
            self.room.take(Point::at(x, at.y + 8.0), 13.0);
        }
    }

    /// Side of the map and bonus of a red location.
    fn transit(&mut self) {
        let Some(location) = self.hex.location else { return };
        let Some(side) = location.side else { return };
        let letter = match side {
            board::Side::North => "N",
            board::Side::South => "S",
            board::Side::East => "E",
            board::Side::West => "W",
        };
        let bonus = location.transit;
        let _ = write!(
            self.layers.stops,
            r#"<text class="nsl" y="-26">{letter} <tspan class="nsb">+{bonus}</tspan></text>"#
        );
        self.room.take(Point::at(0.0, -31.0), 12.0);
    }

    fn label(&mut self) {
        let printed = self.atlas.edition.ways().tiles[self.hex.printed].label;
        if let Some(text) = self.face.spec.label.or(printed) {
            self.layers.stops += &label(text.0, &mut self.room);
        }
    }

    /// What the first build costs, while it is still to come.
    fn price(&mut self) {
        let Some((terrain, cost)) = self.hex.terrain.filter(|_| !self.picture.is_laid) else { return };
        let near_stops = [(0.0, -42.0), (0.0, 42.0), (32.0, 20.0), (-32.0, 20.0), (32.0, -20.0), (-32.0, -20.0)];
        let free = [(0.0, -34.0), (0.0, 36.0), (26.0, 18.0)];
        let places = if self.face.spec.parts.is_empty() { &free[..] } else { &near_stops[..] };
        let places: Vec<Point> = places.iter().map(|&(x, y)| Point::at(x, y)).collect();
        let at = self.room.place(&places, 12.0).plus(Point::at(2.0, 0.0));
        let sign = match terrain {
            Terrain::Mountain => r#"<path class="ti" d="M-15 3.5l4.6 -8.4l4.6 8.4z"/>"#,
            Terrain::Water => r#"<path class="tw" d="M-16 -2q2.6 -2.6 5.2 0t5.2 0M-16 2.4q2.6 -2.6 5.2 0t5.2 0"/>"#,
        };
        let _ = write!(
            self.layers.stops,
            r#"<g transform="translate({at})" class="cost">{sign}<text x="5" y="4.4" class="ct">{cost}</text></g>"#
        );
    }

    /// The number of a mountain railway.
    fn plate(&mut self) {
        let Some((mountain, _)) = self.picture.mountain else { return };
        let number = mountain.0 + 1;
        let _ = write!(
            self.layers.stops,
            r#"<g transform="translate(0 -31)"><rect x="-11" y="-8.5" width="22" height="17" rx="1.5" class="bm"/><text y="4.6" class="bmt">B{number}</text></g>"#
        );
        self.room.take(Point::at(0.0, -31.0), 12.0);
    }

    fn name(&mut self) {
        let Some(name) = self.atlas.name(self.picture.hex) else { return };
        let lines = name_lines(name);
        let is_big = self.hex.ground == Ground::Red;
        let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(1) as f64;
        let size = if is_big { 14.5_f64 } else { 13.2 }.min(88.0 / (longest * LETTER));
        let half = longest * size * LETTER / 2.0;
        let at = self.name_place(half, size, size * lines.len() as f64);
        let big = if is_big { " big" } else { "" };
        for (row, line) in lines.iter().enumerate() {
            let y = at.y + size * 0.34 + (row as f64 - (lines.len() as f64 - 1.0) / 2.0) * size * 0.98;
            let _ = write!(
                self.layers.name,
                r#"<text x="{}" y="{}" class="nm n-{}{big}" font-size="{}">{}</text>"#,
                Num(at.x),
                Num(y),
                self.tint,
                Num(size),
                escape(line)
            );
        }
        for part in [-0.8, -0.4, 0.0, 0.4, 0.8] {
            self.room.take(Point::at(at.x + part * half, at.y), size * lines.len() as f64 * 0.5);
        }
    }

    fn name_heights(&self) -> &'static [f64] {
        let has_row = self.face.spec.parts.iter().any(varies);
        let is_place = self.face.spec.parts.iter().any(|part| matches!(part, Part::Place { .. }));
        match self.hex.ground {
            Ground::Mountain if self.picture.mountain.is_some() => &[39.0],
            Ground::Mountain => &[32.0],
            Ground::Red | Ground::Fixed if is_place && has_row && self.has_place_circle() => &[46.0],
            Ground::Red | Ground::Fixed if is_place && has_row => &[4.0],
            Ground::Tunnel => &[-24.0, 27.0, -34.0, 36.0],
            _ => &[35.0, -35.0, 30.0, -30.0, 25.0, -25.0, 40.0, -40.0, 44.0, -44.0],
        }
    }

    fn name_place(&self, half: f64, size: f64, height: f64) -> Point {
        let heights = self.name_heights();
        let shifts: &[f64] = if heights.len() == 1 { &[0.0] } else { &[0.0, 9.0, -9.0, 16.0, -16.0] };
        let mut best: Option<(f64, Point)> = None;
        for &x in shifts {
            for (row, &y) in heights.iter().enumerate() {
                let at = Point::at(x, y);
                let fault =
                    self.crowding(at, half, height) + row as f64 * 1.2 + x.abs() * 0.35 + overhang(at, half, size);
                if best.is_none_or(|(other, _)| fault < other) {
                    best = Some((fault, at));
                }
            }
        }
        best.map_or(Point::CENTRE, |(_, at)| at)
    }

    /// How much a name would cover of what is there already.
    fn crowding(&self, at: Point, half: f64, height: f64) -> f64 {
        let fault = |mark: &super::marks::Obstacle| {
            let aside = ((mark.at.x - at.x).abs() - half * 0.94).max(0.0);
            let above = ((mark.at.y - at.y).abs() - height * 0.36).max(0.0);
            let covered = mark.radius - aside.hypot(above);
            let weight = match mark.radius {
                radius if radius < 6.0 => 1.0,
                radius if radius > 12.0 => 2.2,
                _ => 5.0,
            };
            covered.max(0.0) * weight
        };
        self.room.taken.iter().map(fault).sum()
    }

    /// The number of the tile, and one pip for yellow, two for green, three for brown, four for grey.
    fn number(&mut self) {
        if !self.is_tile() {
            return;
        }
        let pips = match self.face.spec.colour {
            Colour::Yellow => 1,
            Colour::Green => 2,
            Colour::Brown => 3,
            Colour::Grey | Colour::White | Colour::Special => 4,
        };
        let corners: Vec<Point> = [0, 1, 5, 2, 4, 3].map(|number| corner(number, 47.0)).to_vec();
        let at = self.room.place(&corners, 5.0);
        let number = escape(self.face.spec.name);
        let _ = write!(self.layers.stops, r#"<g transform="translate({at})" class="tn"><text y="2">{number}</text>"#);
        for pip in 0..pips {
            let x = Num((f64::from(pip) - (f64::from(pips) - 1.0) / 2.0) * 4.4);
            let _ = write!(self.layers.stops, r#"<circle cx="{x}" cy="6" r="1.55"/>"#);
        }
        self.layers.stops += "</g>";
    }

    fn pennants(&mut self) {
        let places = [(-27.0, -12.0), (30.0, -12.0), (-27.0, 18.0), (30.0, 18.0), (-8.0, -33.0), (-8.0, 36.0)];
        let places = places.map(|(x, y)| Point::at(x, y));
        for company in self.picture.goals.iter() {
            let text = symbol(self.atlas.edition, company);
            let livery = Livery::of(text);
            let at = self.room.place(&places, 11.0);
            let _ = write!(
                self.layers.stops,
                r#"<g transform="translate({at}) scale(1.5)" class="ds"><path d="M-7 9V-9H9L5 -4.5L9 0H-7" fill="{}"/><text x="0.5" y="-2" fill="{}">{}</text></g>"#,
                livery.colour,
                livery.letters(),
                escape(text)
            );
        }
    }
}

/// A town's mark and the room it takes; `None` for other parts.
fn town(face: &Face<'_>, part: usize) -> Option<(String, f64)> {
    let Part::Town { .. } = face.spec.parts[part] else { return None };
    let (at, turn) = (face.spots[part].at, Num(face.spots[part].degrees));
    Some(match face.exits[part].len() {
        2 => (
            format!(
                r#"<rect x="-4" y="-12.5" width="8" height="25" rx="1" class="tb" transform="translate({at}) rotate({turn})"/>"#
            ),
            12.0,
        ),
        0 | 1 => (disc(at, 6.2, "tu"), 8.0),
        _ => (disc(at, 9.5, "td"), 11.0),
    })
}

/// One disc a value; cities of equal value share one.
fn discs(face: &Face<'_>, room: &mut Room) -> String {
    let mut shown: Vec<u16> = face.spec.parts.iter().map(|part| part.values()[0]).collect();
    shown.retain(|value| *value > 0);
    if shown.iter().all(|value| Some(value) == shown.first()) {
        shown.truncate(1);
    }
    let mut svg = String::new();
    for value in shown {
        let at = room.place(&ring(), 9.4);
        let (x, y) = (Num(at.x), Num(at.y + 4.4));
        let _ = write!(svg, r#"{}<text x="{x}" y="{y}" class="rvt">{value}</text>"#, disc(at, 9.4, "rvd"));
    }
    svg
}

fn label(text: &str, room: &mut Room) -> String {
    let at = room.place(&ring(), 8.5);
    format!(r#"<text x="{}" y="{}" class="lb">{}</text>"#, Num(at.x), Num(at.y + 5.6), escape(text))
}

/// Towns, empty cities, values and label of a tile that lies nowhere yet.
pub fn stops_of(face: &Face<'_>) -> String {
    let mut room = Room::default();
    for point in face.tracks().iter().flatten().flat_map(|stroke| stroke.points.clone()) {
        room.take(point, 5.5);
    }
    let mut svg = String::new();
    for (row, part) in face.spec.parts.iter().enumerate() {
        let at = face.spots[row].at;
        if let Some((town, radius)) = town(face, row) {
            svg += &town;
            room.take(at, radius);
        }
        if let Part::City { slots: count, .. } = *part {
            let circles: String = slots(count).into_iter().map(|slot| disc(slot, SLOT, "sl")).collect();
            let _ = write!(svg, r#"<g transform="translate({at})">{}{circles}</g>"#, city_ground(count));
            slots(count).into_iter().for_each(|slot| room.take(at.plus(slot), SLOT + 2.0));
        }
    }
    svg += &discs(face, &mut room);
    svg += &face.spec.label.map(|text| label(text.0, &mut room)).unwrap_or_default();
    svg
}

/// Mean width of a letter of the map's lettering, as part of its size.
const LETTER: f64 = 0.455;

/// How far a name would stick out beyond the slanting sides.
fn overhang(at: Point, half: f64, size: f64) -> f64 {
    if at.y.abs() <= RADIUS / 2.0 {
        return 0.0;
    }
    let width = APOTHEM * 2.0 * (RADIUS - at.y.abs() - size * 0.3) / (RADIUS / 2.0);
    (2.0 * (half + at.x.abs()) - width).max(0.0) * 0.35
}

/// Long names take two lines.
fn name_lines(name: &'static str) -> Vec<&'static str> {
    if let Some((one, other)) = name.split_once(" & ") {
        return vec![one, other];
    }
    if name.chars().count() < 14 {
        return vec![name];
    }
    let middle = name.len() / 2;
    let spaces = name.char_indices().filter(|(_, letter)| *letter == ' ').map(|(at, _)| at);
    match spaces.min_by_key(|at| at.abs_diff(middle)) {
        Some(space) => vec![&name[..space], &name[space + 1..]],
        None => vec![name],
    }
}

fn along_side(edge: Edge, radius: f64, short: f64) -> String {
    let (one, other) = (corner(edge.number(), radius), corner((edge.number() + 1) % 6, radius));
    format!("M{}L{}", one.towards(other, short), other.towards(one, short))
}

pub fn disc(at: Point, radius: f64, class: &str) -> String {
    format!(r#"<circle cx="{}" cy="{}" r="{}" class="{class}"/>"#, Num(at.x), Num(at.y), Num(radius))
}

/// Values in yellow, green, brown and grey, centred on a point of its upper edge; equal neighbours share a cell.
pub fn strip(values: &[u16; 4], now: usize, at: Point) -> String {
    const WIDTH: f64 = 21.0;
    const COLOURS: [&str; 4] = ["yellow", "green", "brown", "gray"];
    let mut cells: Vec<(usize, usize)> = Vec::new();
    for row in 0..4 {
        match cells.last_mut() {
            Some((first, last)) if values[*first] == values[row] && is_two_step(values) => *last = row,
            _ => cells.push((row, row)),
        }
    }
    let left = at.x - WIDTH * cells.len() as f64 / 2.0;
    let mut svg = String::new();
    for (place, (first, last)) in cells.into_iter().enumerate() {
        let x = left + WIDTH * place as f64;
        let current = if (first..=last).contains(&now) { " cur" } else { "" };
        let (colour, value) = (COLOURS[first], values[first]);
        let _ = write!(
            svg,
            r#"<g class="vs{current}"><rect x="{}" y="{}" width="21" height="16" class="v-{colour}"/><text x="{}" y="{}" class="vst">{value}</text></g>"#,
            Num(x),
            Num(at.y),
            Num(x + WIDTH / 2.0),
            Num(at.y + 12.0)
        );
    }
    svg
}

/// Low in yellow and green, high in brown and grey.
fn is_two_step(values: &[u16; 4]) -> bool {
    values[0] == values[1] && values[2] == values[3]
}

pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}
