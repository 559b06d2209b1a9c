//! A train's route as a line over the track.

use std::fmt::Write;

use board::{Edge, HexId, Part, StopRef};
use game::State;
use routes::Route;

use super::approach;
use super::face::{Face, curve};
use super::geometry::{APOTHEM, Point, centre, side};
use crate::titles;

/// One run through a hex: from a side or a stop to a side or a stop.
struct Leg {
    hex: HexId,
    from: Option<Edge>,
    to: Option<Edge>,
}

/// The drawing of a route in map coordinates; as far as it goes if it does not hold together.
pub fn path(state: &State, route: &Route) -> String {
    let mut path = String::new();
    for leg in legs(state, route) {
        let at = centre(state.edition().board().map[leg.hex].coord);
        for piece in pieces(state, &leg, route.start) {
            path += &shifted(&piece, at);
        }
    }
    path
}

fn legs(state: &State, route: &Route) -> Vec<Leg> {
    let map = &state.edition().board().map;
    let mut legs = Vec::new();
    let (mut hex, mut from) = (route.start.hex, None);
    for &exit in &route.exits {
        legs.push(Leg { hex, from, to: Some(exit) });
        let Some((next, entry)) = map.across(hex, exit) else { return legs };
        (hex, from) = (next, Some(entry));
    }
    legs.push(Leg { hex, from, to: None });
    legs
}

fn pieces(state: &State, leg: &Leg, start: StopRef) -> Vec<String> {
    let placed = state.layout().at(leg.hex);
    let face = Face::of(&state.edition().board().tiles[placed.tile], placed.rotation);
    let track = state.track();
    let part_at = |edge: Edge| track.stops_from(leg.hex, edge).next().map(|stop| usize::from(stop.part));
    match (leg.from, leg.to) {
        (Some(from), Some(to)) => match (part_at(from), part_at(to)) {
            (Some(one), Some(other)) if one == other => through(&face, one, from, to),
            _ => vec![curve(from.number(), to.number()).path],
        },
        (None, Some(to)) => vec![ending(state, leg.hex, &face, usize::from(start.part), to)],
        (Some(from), None) => match part_at(from) {
            Some(part) => vec![ending(state, leg.hex, &face, part, from)],
            None => vec![format!("M{}L{}", side(from.number(), APOTHEM), Point::CENTRE)],
        },
        (None, None) => Vec::new(),
    }
}

fn through(face: &Face<'_>, part: usize, from: Edge, to: Edge) -> Vec<String> {
    let (one, other) = (face.spur(part, from.number()), face.spur(part, to.number()));
    if one.path == other.path { vec![one.path] } else { vec![one.path, other.path] }
}

/// From a side to the middle of a stop, along its track.
fn ending(state: &State, hex: HexId, face: &Face<'_>, part: usize, edge: Edge) -> String {
    let number = edge.number();
    let is_place = matches!(face.spec.parts.get(part), Some(Part::Place { .. }) | None);
    if is_place {
        if let Some(city) = approach::city(state.edition(), hex) {
            return approach::path(&approach::points(city, number));
        }
        let height = if (titles::additions(state.edition()).mountain)(state, hex).is_some() { -6.0 } else { -2.0 };
        return format!("M{}L{}", side(number, APOTHEM), Point::at(0.0, height));
    }
    let spot = face.spots[part].at;
    let stroke = face.spur(part, number);
    let ends = (stroke.points.first(), stroke.points.last());
    let starts_here = ends.0.is_some_and(|first| first.distance(side(number, APOTHEM)) < 1.0);
    let mut points = stroke.points;
    if !starts_here {
        points.reverse();
    }
    let near = |point: &Point| (point.distance(spot) * 100.0) as i64;
    let stop = points.iter().enumerate().min_by_key(|(_, point)| near(point)).map_or(0, |(row, _)| row);
    let line: Vec<String> = points[..stop].iter().chain([&spot]).map(Point::to_string).collect();
    format!("M{}", line.join("L"))
}

/// Moves a path of absolute `M`, `L` and `A` commands.
fn shifted(path: &str, by: Point) -> String {
    let mut moved = String::new();
    let mut rest = path;
    while let Some(command) = rest.chars().next() {
        let body = &rest[1..];
        let end = body.find(['M', 'L', 'A']).unwrap_or(body.len());
        let numbers: Vec<f64> = body[..end].split_whitespace().filter_map(|word| word.parse().ok()).collect();
        match numbers[..] {
            [x, y] => {
                let _ = write!(moved, "{command}{}", by.plus(Point::at(x, y)));
            }
            [rx, ry, turn, large, sweep, x, y] => {
                let _ = write!(moved, "A{rx} {ry} {turn} {large} {sweep} {}", by.plus(Point::at(x, y)));
            }
            _ => (),
        }
        rest = &body[end..];
    }
    moved
}

/// Routes of all trains, each with its colour and dashes over a casing.
pub fn all<'a>(state: &State, routes: impl Iterator<Item = &'a Route>) -> String {
    let mut svg = String::new();
    for (row, route) in routes.enumerate() {
        let (path, number) = (path(state, route), row % 4 + 1);
        let _ = write!(svg, r#"<path class="rc" d="{path}"/><path class="rt rt{number}" d="{path}"/>"#);
    }
    svg
}
