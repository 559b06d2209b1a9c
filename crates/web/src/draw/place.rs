//! A drawing about the origin is put into its place by its numbers. A browser pays for every transform on the page, each time
//! anything near it is painted; a map of hexes that are each moved to their places takes ten times as long as one of hexes
//! that are drawn there.
//!
//! Reads what this folder writes, and no other SVG: elements without namespaces, paths whose first step is absolute.

use std::fmt::Write;

use super::geometry::{Num, Point};

/// The same drawing about another point. What is turned or scaled stays so, what is only moved is drawn where it goes.
pub fn placed(svg: &str, at: Point) -> String {
    let mut out = String::with_capacity(svg.len() * 5 / 4);
    let mut about = vec![at];
    let mut rest = svg;
    while let Some((before, (tag, after))) =
        rest.split_once('<').and_then(|(text, tag)| Some((text, tag.split_once('>')?)))
    {
        out.push_str(before);
        rest = after;
        let here = about.last().copied().unwrap_or(at);
        if tag.starts_with('/') {
            about.pop();
            let _ = write!(out, "<{tag}>");
            continue;
        }
        let within = element(&mut out, tag, here);
        if !tag.ends_with('/') {
            about.push(within);
        }
    }
    out + rest
}

/// Writes an element where it goes; what lies in it goes about the point that is returned.
fn element(out: &mut String, tag: &str, at: Point) -> Point {
    let (name, rest) = tag.trim_end_matches('/').split_once(' ').unwrap_or((tag.trim_end_matches('/'), ""));
    let mut attributes: Vec<(&str, String)> = attributes(rest).map(|(name, value)| (name, value.to_owned())).collect();
    let row = attributes.iter().position(|(name, _)| *name == "transform");
    let (by, turn) = row.map_or((Point::CENTRE, 0.0), |row| moves(&attributes.remove(row).1));
    let to = Way { by: at.plus(by), turn };
    match name {
        "path" => {
            for (_, value) in attributes.iter_mut().filter(|(name, _)| *name == "d") {
                *value = path(value, to);
            }
        }
        "circle" => shift(&mut attributes, ["cx", "cy"], to.by),
        "rect" | "text" => shift(&mut attributes, ["x", "y"], to.by),
        _ => (),
    }
    let _ = write!(out, "<{name}");
    for (name, value) in attributes {
        let _ = write!(out, r#" {name}="{value}""#);
    }
    out.push_str(if tag.ends_with('/') { "/>" } else { ">" });
    to.by
}

fn attributes(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let (name, after) = rest.split_once("=\"")?;
        let (value, after) = after.split_once('"')?;
        rest = after;
        Some((name.trim(), value))
    })
}

/// How far a transform moves, and by how many degrees it turns what it moves. Only paths are turned.
fn moves(transform: &str) -> (Point, f64) {
    let of = |name: &str| Some(transform.split_once(name)?.1.strip_prefix('(')?.split_once(')')?.0);
    let (x, y) = of("translate").map_or(("0", "0"), |by| by.split_once(' ').unwrap_or((by, "0")));
    (Point::at(number(x), number(y)), of("rotate").map_or(0.0, number))
}

fn number(text: &str) -> f64 {
    text.parse().unwrap_or(0.0)
}

fn shift<'a>(attributes: &mut Vec<(&'a str, String)>, names: [&'a str; 2], by: Point) {
    for (wanted, by) in names.into_iter().zip([by.x, by.y]) {
        match attributes.iter_mut().find(|(name, _)| *name == wanted) {
            Some((_, value)) => *value = Num(number(value) + by).to_string(),
            None => attributes.push((wanted, Num(by).to_string())),
        }
    }
}

/// Where a drawing goes: turned about its centre, then moved.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    pub by: Point,
    pub turn: f64,
}

impl Way {
    pub const fn to(by: Point) -> Way {
        Way { by, turn: 0.0 }
    }

    fn turned(self, point: Point) -> Point {
        match self.turn {
            0.0 => point,
            turn => Point::polar(point.length(), point.degrees() + turn),
        }
    }
}

/// The same line elsewhere: steps that say where they lead are moved, those that say how far are only turned.
pub fn path(data: &str, way: Way) -> String {
    let mut out = String::with_capacity(data.len() * 5 / 4);
    let mut last = Point::CENTRE;
    let mut rest = data.trim_start();
    while let Some(command) = rest.chars().next() {
        let end = rest[1..].find(|letter: char| letter.is_ascii_alphabetic()).map_or(rest.len(), |at| at + 1);
        let numbers: Vec<f64> = rest[1..end].split([' ', ',']).filter(|part| !part.is_empty()).map(number).collect();
        out.push_str(&step(command, &numbers, &mut last, way));
        rest = &rest[end..];
    }
    out
}

/// One command of a path; `last` is where the one before led.
fn step(command: char, numbers: &[f64], last: &mut Point, way: Way) -> String {
    // Radii, a turn and two choices come before the end of an arc.
    let (kept, points): (&[f64], Vec<Point>) = match (command, numbers) {
        ('H', [x]) => (&[], vec![Point::at(*x, last.y)]),
        ('V', [y]) => (&[], vec![Point::at(last.x, *y)]),
        ('A', [kept @ .., x, y]) => (kept, vec![Point::at(*x, *y)]),
        _ => (&[], numbers.chunks_exact(2).map(|pair| Point::at(pair[0], pair[1])).collect()),
    };
    let is_absolute = command.is_ascii_uppercase();
    if let Some(end) = points.last().filter(|_| is_absolute) {
        *last = *end;
    }
    let by = if is_absolute { way.by } else { Point::CENTRE };
    let mut svg = String::from(if matches!(command, 'H' | 'V') { 'L' } else { command });
    let kept = kept.iter().map(|number| Num(*number).to_string());
    let all: Vec<String> = kept.chain(points.iter().map(|point| way.turned(*point).plus(by).to_string())).collect();
    let _ = write!(svg, "{}", all.join(" "));
    svg
}

#[cfg(test)]
mod tests {
    use game::{Profile, Setup, begin};

    use super::super::hex::Layers;
    use super::super::picture::{Atlas, pictures};
    use super::*;

    const THERE: Point = Point::at(100.0, -50.0);

    #[test]
    fn shapes_are_drawn_where_they_go() {
        let placed = |svg: &str| placed(svg, THERE);
        assert_eq!(placed(r#"<circle r="3"/>"#), r#"<circle r="3" cx="100" cy="-50"/>"#);
        assert_eq!(
            placed(r#"<text class="n" y="2.5">Brig</text>"#),
            r#"<text class="n" y="-47.5" x="100">Brig</text>"#
        );
        assert_eq!(
            placed(r#"<path d="M-7 2A7 7 0 0 1 7 2.5l3 -1V9H4Z"/>"#),
            r#"<path d="M93 -48A7 7 0 0 1 107 -47.5l3 -1L107 -41L104 -41Z"/>"#
        );
    }

    #[test]
    fn moves_and_turns_are_taken_into_the_numbers() {
        let placed = |svg: &str| placed(svg, THERE);
        assert_eq!(
            placed(r#"<g transform="translate(1 2)" class="rd"><circle r="3"/></g><circle r="1"/>"#),
            r#"<g class="rd"><circle r="3" cx="101" cy="-48"/></g><circle r="1" cx="100" cy="-50"/>"#
        );
        assert_eq!(
            placed(r#"<path class="mo" transform="translate(10 0) rotate(90)" d="M-7 2A7 7 0 0 1 7 2l1 0V9"/>"#),
            r#"<path class="mo" d="M108 -57A7 7 0 0 1 108 -43l0 1L101 -43"/>"#
        );
        let there_and_back = super::placed(&placed(r#"<rect x="1" y="2" width="3" height="4"/>"#), THERE.times(-1.0));
        assert_eq!(there_and_back, r#"<rect x="1" y="2" width="3" height="4"/>"#);
    }

    #[test]
    fn nothing_on_a_map_is_left_to_be_moved() {
        for profile in Profile::all() {
            let state = begin(&Setup { seed: Some(1), ..Setup::new(profile, 3) }).unwrap();
            let atlas = Atlas::of(state.edition());
            for picture in pictures(&state) {
                let svg = Layers::of(&atlas, &picture).in_order().concat();
                let turned = svg.split('<').filter(|tag| tag.contains("rotate("));
                assert!(turned.into_iter().all(|tag| tag.starts_with("path ")), "{svg}");
                assert!(!svg.contains("scale(") && !svg.contains("<use"), "{svg}");
                assert!(!placed(&svg, THERE).contains("transform"), "{svg}");
            }
        }
    }
}
