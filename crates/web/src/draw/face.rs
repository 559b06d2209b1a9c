//! Track and stops of one tile or printed hex: where things lie, and the paths between them.

use std::fmt::Write;

use board::{Part, TileSpec};

use super::geometry::{APOTHEM, Num, Point, RADIUS, corner, side, side_degrees};

/// Track runs a little beyond the side, so that neighbours meet without a seam.
const OVERLAP: f64 = 0.3;
/// Cities on one tile keep this far apart where they can.
const CITY_DISTANCE: f64 = 46.0;

/// Where a stop lies, and the direction of the track through it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    pub at: Point,
    pub degrees: f64,
}

impl Spot {
    const CENTRE: Spot = Spot { at: Point::CENTRE, degrees: 0.0 };
}

/// A tile in one rotation, laid out.
#[derive(Clone, Debug)]
pub struct Face<'a> {
    pub spec: &'a TileSpec,
    /// Sides with track to each part.
    pub exits: Vec<Vec<u8>>,
    /// Sides joined by plain track.
    pub plain: Vec<(u8, u8)>,
    pub spots: Vec<Spot>,
}

impl<'a> Face<'a> {
    pub fn of(spec: &'a TileSpec, rotation: u8) -> Face<'a> {
        let mut exits = vec![Vec::new(); spec.parts.len()];
        let mut plain = Vec::new();
        for (from, to) in &spec.paths {
            let from = from.turned(rotation).number();
            match to {
                board::End::Side(to) => plain.push((from, to.turned(rotation).number())),
                board::End::Part(part) => exits[usize::from(*part)].push(from),
            }
        }
        let spots = spots(spec, &exits);
        Face { spec, exits, plain, spots }
    }

    /// Whether the track runs through this part on a curve of its own.
    fn is_through(&self, part: usize) -> bool {
        let on_a_curve = matches!(self.spec.parts[part], Part::Town { .. }) || self.spec.parts.len() > 1;
        on_a_curve && self.exits[part].len() == 2
    }

    /// Where the track from a side to a part goes: the drawing, and points along it.
    pub fn spur(&self, part: usize, from: u8) -> Stroke {
        match self.exits[part][..] {
            [one, other] if self.is_through(part) => curve(one, other),
            _ => line(from, self.spots[part].at),
        }
    }

    /// All track, in groups of pieces that meet: later groups cross above earlier ones.
    pub fn tracks(&self) -> Vec<Vec<Stroke>> {
        let mut groups: Vec<(Vec<End>, Vec<Stroke>)> = Vec::new();
        let mut add = |ends: Vec<End>, strokes: Vec<Stroke>| {
            let (meeting, mut others): (Vec<_>, Vec<_>) =
                groups.drain(..).partition(|(known, _)| known.iter().any(|end| ends.contains(end)));
            let (mut all_ends, mut all_strokes) = (ends, strokes);
            for (ends, strokes) in meeting {
                all_ends.extend(ends);
                all_strokes.extend(strokes);
            }
            others.push((all_ends, all_strokes));
            groups = others;
        };
        for &(from, to) in &self.plain {
            add(vec![End::Side(from), End::Side(to)], vec![curve(from, to)]);
        }
        for (part, exits) in self.exits.iter().enumerate() {
            if matches!(self.spec.parts[part], Part::Place { .. }) || exits.is_empty() {
                continue;
            }
            let through = self.is_through(part);
            let strokes = if through { vec![curve(exits[0], exits[1])] } else { Vec::new() };
            let spurs = exits.iter().filter(|_| !through).map(|&exit| line(exit, self.spots[part].at));
            let ends = exits.iter().map(|&exit| End::Side(exit)).chain([End::Part(part)]).collect();
            add(ends, strokes.into_iter().chain(spurs).collect());
        }
        groups.into_iter().map(|(_, strokes)| strokes).collect()
    }
}

#[derive(PartialEq)]
enum End {
    Side(u8),
    Part(usize),
}

/// A piece of track: how to draw it, and points along it that labels keep clear of.
#[derive(Clone, Debug)]
pub struct Stroke {
    pub path: String,
    pub points: Vec<Point>,
}

fn line(from: u8, to: Point) -> Stroke {
    let start = side(from, APOTHEM + OVERLAP);
    Stroke {
        path: format!("M{start}L{to}"),
        points: (0..7).map(|step| start.towards(to, f64::from(step) / 6.0)).collect(),
    }
}

/// Track from side to side: straight, or an arc about a corner or a neighbour's centre.
pub fn curve(from: u8, to: u8) -> Stroke {
    Stroke { path: curve_path(from, to), points: along(from, to, 9) }
}

/// The centre and radius of the arc between two sides; `None` if they face each other.
fn bend(from: u8, to: u8) -> Option<(Point, f64)> {
    let apart = (to + 6 - from) % 6;
    let first = if apart <= 2 { from } else { to };
    match apart {
        1 | 5 => Some((corner((first + 1) % 6, RADIUS), RADIUS / 2.0)),
        2 | 4 => Some((side((first + 1) % 6, 2.0 * APOTHEM), 1.5 * RADIUS)),
        _ => None,
    }
}

fn curve_path(from: u8, to: u8) -> String {
    let (start, end) = (side(from, APOTHEM + OVERLAP), side(to, APOTHEM + OVERLAP));
    let Some((about, radius)) = bend(from, to) else { return format!("M{start}L{end}") };
    let (one, other) = (start.minus(about), end.minus(about));
    let sweep = u8::from(one.x * other.y - one.y * other.x > 0.0);
    let radius = Num(radius);
    format!("M{start}A{radius} {radius} 0 0 {sweep} {end}")
}

/// So many points along the track between two sides, both ends included.
pub fn along(from: u8, to: u8, count: u8) -> Vec<Point> {
    let (start, end) = (side(from, APOTHEM), side(to, APOTHEM));
    let part = |step: u8| f64::from(step) / f64::from(count - 1);
    let Some((about, radius)) = bend(from, to) else {
        return (0..count).map(|step| start.towards(end, part(step))).collect();
    };
    let (one, other) = (start.minus(about).degrees(), end.minus(about).degrees());
    let turn = (other - one + 540.0) % 360.0 - 180.0;
    (0..count).map(|step| about.plus(Point::polar(radius, one + turn * part(step)))).collect()
}

fn spot_along(points: &[Point], at: usize) -> Spot {
    let (before, after) = (points[at.saturating_sub(1)], points[(at + 1).min(points.len() - 1)]);
    Spot { at: points[at], degrees: after.minus(before).degrees() }
}

/// Places for all parts of a tile.
fn spots(spec: &TileSpec, exits: &[Vec<u8>]) -> Vec<Spot> {
    match spec.parts.len() {
        0 => Vec::new(),
        1 => vec![alone(&spec.parts[0], &exits[0])],
        _ => together(exits),
    }
}

fn alone(part: &Part, exits: &[u8]) -> Spot {
    match (part, exits) {
        (Part::Town { .. }, &[from, to]) => spot_along(&along(from, to, 9), 4),
        _ => Spot::CENTRE,
    }
}

/// Several stops on one tile: of all places that each may take, those farthest from each other and from foreign track.
fn together(exits: &[Vec<u8>]) -> Vec<Spot> {
    let candidates: Vec<Vec<Spot>> = exits.iter().enumerate().map(|(part, exits)| candidates(part, exits)).collect();
    let mut best: Option<(f64, Vec<Spot>)> = None;
    let mut counter = vec![0; candidates.len()];
    loop {
        let choice: Vec<Spot> = counter.iter().zip(&candidates).map(|(&row, spots)| spots[row]).collect();
        let merit = merit(&choice, exits);
        if best.as_ref().is_none_or(|(other, _)| merit > *other) {
            best = Some((merit, choice));
        }
        let Some(next) = (0..counter.len()).rev().find(|&place| counter[place] + 1 < candidates[place].len()) else {
            return best.map(|(_, choice)| choice).unwrap_or_default();
        };
        counter[next] += 1;
        counter[next + 1..].fill(0);
    }
}

fn candidates(part: usize, exits: &[u8]) -> Vec<Spot> {
    match exits {
        [] => {
            let sign = if part == 0 { -1.0 } else { 1.0 };
            vec![Spot { at: Point::at(23.0 * sign, 4.0 * sign), degrees: 0.0 }]
        }
        &[exit] => vec![Spot { at: side(exit, 27.0), degrees: side_degrees(exit) }],
        &[from, to] => {
            let points = along(from, to, 13);
            let tight = matches!((to + 6 - from) % 6, 1 | 5);
            let steps = if tight { 6..=6 } else { 3..=9 };
            steps.map(|step| spot_along(&points, step)).collect()
        }
        more => {
            let sum = more.iter().fold(Point::CENTRE, |sum, &exit| sum.plus(side(exit, APOTHEM)));
            let length = sum.length().max(1.0);
            vec![Spot { at: sum.times(15.0 / length), degrees: 0.0 }]
        }
    }
}

fn merit(choice: &[Spot], exits: &[Vec<u8>]) -> f64 {
    let mut merit = 0.0;
    for (part, spot) in choice.iter().enumerate() {
        merit -= spot.at.length() * 0.15;
        for (other, others_exits) in exits.iter().enumerate() {
            if other > part {
                merit += spot.at.distance(choice[other].at).min(CITY_DISTANCE) * 3.0;
            }
            if let (true, &[from, to]) = (other != part, &others_exits[..]) {
                let nearest = along(from, to, 9).into_iter().map(|point| point.distance(spot.at)).fold(22.0, f64::min);
                merit += nearest;
            }
        }
    }
    merit
}

/// Circles of a city relative to its spot.
pub const SLOT: f64 = 15.6;

pub fn slots(count: u8) -> Vec<Point> {
    let apart = SLOT + 0.4;
    match count {
        0 | 1 => vec![Point::CENTRE],
        2 => vec![Point::at(-SLOT - 0.6, 0.0), Point::at(SLOT + 0.6, 0.0)],
        3 => vec![Point::at(-apart, 9.5), Point::at(apart, 9.5), Point::at(0.0, -18.2)],
        _ => {
            vec![Point::at(-apart, -apart), Point::at(apart, -apart), Point::at(-apart, apart), Point::at(apart, apart)]
        }
    }
}

/// The white ground on which the circles of a city stand.
pub fn city_ground(count: u8) -> String {
    let radius = SLOT + 2.6;
    let mut corners = slots(count);
    match corners.len() {
        1 => format!(r#"<circle r="{}" class="cb"/>"#, Num(radius)),
        2 => {
            let half = SLOT + 0.6 + radius;
            let (x, y, width, height) = (Num(-half), Num(-radius), Num(2.0 * half), Num(2.0 * radius));
            format!(r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{}" class="cb"/>"#, Num(radius))
        }
        many => {
            if many == 4 {
                corners.swap(2, 3);
            }
            let mut path = String::from("M");
            for (row, point) in corners.iter().enumerate() {
                let _ = write!(path, "{}{point}", if row == 0 { "" } else { "L" });
            }
            format!(r#"<path d="{path}Z" class="cbp" stroke-width="{}"/>"#, Num(2.0 * radius))
        }
    }
}

#[cfg(test)]
mod tests {
    use game::g1844;

    use super::*;

    fn face_of(name: &str, rotation: u8) -> Face<'static> {
        let tiles = &game::edition(g1844::PROFILE_2E).board().tiles;
        Face::of(&tiles[tiles.named(name).unwrap()], rotation)
    }

    #[test]
    fn opposite_sides_are_joined_by_a_line_and_others_by_an_arc() {
        let straight = face_of("9", 0).tracks()[0][0].path.clone();
        assert!(straight.ends_with("L25.2 -43.6") && !straight.contains('A'), "{straight}");
        assert!(face_of("8", 0).tracks()[0][0].path.contains("A86.6 86.6"));
        assert!(face_of("7", 0).tracks()[0][0].path.contains("A28.9 28.9"));
    }

    #[test]
    fn every_point_of_a_curve_stays_in_its_hex() {
        for (from, to) in [(0, 1), (0, 2), (4, 5), (5, 1), (2, 5)] {
            for point in along(from, to, 13) {
                let out = (0..6).map(|edge| {
                    let normal = side(edge, 1.0);
                    point.x * normal.x + point.y * normal.y
                });
                assert!(out.fold(0.0, f64::max) <= APOTHEM + 0.01, "{from}-{to}: {point}");
            }
        }
    }

    #[test]
    fn crossing_track_is_drawn_as_two_groups_and_a_junction_as_one() {
        assert_eq!(face_of("20", 0).tracks().len(), 2);
        assert_eq!(face_of("23", 0).tracks().len(), 1);
    }

    #[test]
    fn two_cities_keep_apart_in_every_rotation() {
        for name in ["59", "64", "65", "66", "67", "68", "901"] {
            for rotation in 0..6 {
                let face = face_of(name, rotation);
                let apart = face.spots[0].at.distance(face.spots[1].at);
                assert!(apart > 2.0 * SLOT, "{name} turned {rotation}: {apart}");
            }
        }
    }
}
