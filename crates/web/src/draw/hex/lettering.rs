//! Names, labels, prices and numbers, each where it covers least.

use std::fmt::Write;

use board::{Colour, Ground, Part, Terrain};

use super::super::company::{Livery, symbol};
use super::super::geometry::{APOTHEM, Num, Point, RADIUS, corner};
use super::super::marks::{Obstacle, Room, ring};
use super::super::picture::varies;
use super::{Drawing, escape};

/// Mean width of a letter of the map's lettering, as part of its size.
const LETTER: f64 = 0.455;

impl Drawing<'_> {
    pub(super) fn label(&mut self) {
        let printed = self.atlas.edition.board().tiles[self.hex.printed].label;
        if let Some(text) = self.face.spec.label.or(printed) {
            self.layers.stops += &label(text.0, &mut self.room);
        }
    }

    /// What the first build costs, while it is still to come.
    pub(super) fn price(&mut self) {
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
    pub(super) fn plate(&mut self) {
        let Some(number) = self.picture.mountain.map(|mountain| mountain.number) else { return };
        let _ = write!(
            self.layers.stops,
            r#"<g transform="translate(0 -31)"><rect x="-11" y="-8.5" width="22" height="17" rx="1.5" class="bm"/><text y="4.6" class="bmt">B{number}</text></g>"#
        );
        self.room.take(Point::at(0.0, -31.0), 12.0);
    }

    pub(super) fn name(&mut self) {
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

    pub(super) fn name_heights(&self) -> &'static [f64] {
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

    pub(super) fn name_place(&self, half: f64, size: f64, height: f64) -> Point {
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
    pub(super) fn crowding(&self, at: Point, half: f64, height: f64) -> f64 {
        let fault = |mark: &Obstacle| {
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
    pub(super) fn number(&mut self) {
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

    pub(super) fn pennants(&mut self) {
        let places = [(-27.0, -12.0), (30.0, -12.0), (-27.0, 18.0), (30.0, 18.0), (-8.0, -33.0), (-8.0, 36.0)];
        let places = places.map(|(x, y)| Point::at(x, y));
        for company in self.picture.goals.iter() {
            let text = symbol(self.atlas.edition, company);
            let livery = Livery::of(text);
            let at = self.room.place(&places, 11.0);
            let _ = write!(
                self.layers.stops,
                r#"<g transform="translate({at})" class="ds"><path d="M-10.5 13.5V-13.5H13.5L7.5 -6.8L13.5 0H-10.5" fill="{}"/><text x="0.8" y="-3" fill="{}">{}</text></g>"#,
                livery.colour,
                livery.letters(),
                escape(text)
            );
        }
    }
}

pub(super) fn label(text: &str, room: &mut Room) -> String {
    let at = room.place(&ring(), 8.5);
    format!(r#"<text x="{}" y="{}" class="lb">{}</text>"#, Num(at.x), Num(at.y + 5.6), escape(text))
}

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

#[cfg(test)]
mod tests {
    use board::Placed;
    use game::{Profile, Setup, State, begin};

    use super::super::super::picture::{Atlas, Picture, pictures};
    use super::super::Layers;
    use super::*;

    /// A text as far as it covers anything.
    #[derive(Clone, Copy, Debug)]
    struct Boxed {
        left: f64,
        right: f64,
        top: f64,
        bottom: f64,
    }

    impl Boxed {
        fn covers(self, other: Boxed) -> f64 {
            let wide = self.right.min(other.right) - self.left.max(other.left);
            let high = self.bottom.min(other.bottom) - self.top.max(other.top);
            wide.max(0.0) * high.max(0.0)
        }
    }

    fn number(tag: &str, name: &str) -> f64 {
        let (_, rest) = tag.split_once(&format!(" {name}=\"")).unwrap();
        rest.split('"').next().unwrap().parse().unwrap()
    }

    /// Texts of a class, each with its box: letters are so wide and so high, as parts of their size.
    fn texts(svg: &str, class: &str, (wide, high): (f64, f64), size: Option<f64>) -> Vec<Boxed> {
        let tags = svg.split("<text").skip(1).filter(|tag| tag.split('>').next().unwrap().contains(class));
        let boxed = tags.map(|tag| {
            let (head, rest) = tag.split_once('>').unwrap();
            let letters = rest.split('<').next().unwrap().chars().count() as f64;
            let size = size.unwrap_or_else(|| number(head, "font-size"));
            let (x, y) = (number(head, "x"), number(head, "y"));
            let half = letters * size * wide / 2.0;
            Boxed { left: x - half, right: x + half, top: y - size * high, bottom: y }
        });
        boxed.collect()
    }

    /// The discs of values, without their rims.
    fn values(svg: &str) -> Vec<Boxed> {
        let tags = svg.split("<circle").skip(1).filter(|tag| tag.split('>').next().unwrap().contains("rvd"));
        let boxed = tags.map(|tag| {
            let (x, y) = (number(tag, "cx"), number(tag, "cy"));
            Boxed { left: x - 8.0, right: x + 8.0, top: y - 8.0, bottom: y + 8.0 }
        });
        boxed.collect()
    }

    /// All ways in which hexes with a name and a label can be seen: bare, and under each tile of that label however it is turned.
    fn labelled(state: &State) -> Vec<Picture> {
        let board = state.edition().board();
        let mut seen: Vec<Picture> = Vec::new();
        for bare in pictures(state) {
            let hex = &board.map[bare.hex];
            let Some(label) = board.tiles.label_of(hex).filter(|_| hex.name.is_some()) else { continue };
            seen.push(bare);
            for tile in board.tiles.in_box().filter(|tile| board.tiles[*tile].label == Some(label)) {
                for rotation in 0..6 {
                    seen.push(Picture { placed: Placed { tile, rotation }, is_laid: true, ..bare });
                }
            }
        }
        seen
    }

    #[test]
    fn names_and_values_leave_the_label_of_their_hex_readable() {
        let mut seen = 0;
        for profile in Profile::all() {
            let state = begin(&Setup { seed: Some(1), ..Setup::new(profile, 3) }).unwrap();
            let atlas = Atlas::of(state.edition());
            for picture in labelled(&state) {
                let layers = Layers::of(&atlas, &picture);
                let labels = texts(&layers.stops, "\"lb\"", (0.68, 0.7), Some(16.0));
                let mut others = texts(&layers.name, "nm ", (LETTER, 0.72), None);
                others.extend(values(&layers.stops));
                assert!(!labels.is_empty(), "{picture:?}");
                seen += 1;
                for (label, other) in labels.iter().flat_map(|label| others.iter().map(move |other| (label, other))) {
                    assert!(other.covers(*label) < 1.0, "{other:?} covers {label:?} in {picture:?}");
                }
            }
        }
        assert!(seen > 1_000, "{seen}");
    }
}
