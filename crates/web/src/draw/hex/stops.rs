//! Towns, cities with their markers, and what they are worth.

use std::fmt::Write;

use board::{Ground, Part};
use game::{CompanyId, CompanySet};

use super::super::company::{Livery, roundel, symbol};
use super::super::face::{Face, SLOT, city_ground, slots};
use super::super::geometry::{Num, Point};
use super::super::marks::{Room, ring};
use super::super::picture::varies;
use super::lettering::label;
use super::{Drawing, disc, escape};

impl Drawing<'_> {
    pub(super) fn towns(&mut self) {
        for (part, spot) in self.face.spots.iter().enumerate() {
            if let Some((svg, radius)) = town(&self.face, part) {
                self.layers.stops += &svg;
                self.room.take(spot.at, radius);
            }
        }
    }

    pub(super) fn cities(&mut self) {
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
    pub(super) fn has_place_circle(&self) -> bool {
        let is_place = matches!(self.face.spec.parts.first(), Some(Part::Place { .. }));
        is_place && !(self.picture.markers[0].is_empty() && self.picture.reserved[0].is_empty())
    }

    pub(super) fn circles(&self, count: u8, markers: CompanySet, reserved: CompanySet) -> String {
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

    pub(super) fn values(&mut self) {
        if let Some(mountain) = self.picture.mountain {
            self.strip(mountain.values, Point::at(0.0, 9.0));
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

    pub(super) fn discs(&mut self) {
        self.layers.stops += &discs(&self.face, &mut self.room);
    }

    /// A mine shows its low and its high value.
    pub(super) fn mine(&mut self, values: &[u16; 4]) {
        self.layers.stops += r#"<g transform="translate(0 -31)" class="mine"><path d="M-8 8L6 -6M8 8L-6 -6M2 -8L9 -2M-2 -8L-9 -2"/></g>"#;
        self.room.take(Point::at(0.0, -31.0), 10.0);
        self.strip(values, Point::at(0.0, 21.0));
    }

    /// Values by phase in a row of cells, the present one framed. Equal neighbours share a cell.
    pub(super) fn strip(&mut self, values: &[u16; 4], at: Point) {
        let now = usize::from(self.picture.colour);
        self.layers.stops += &strip(values, now, at);
        for x in [-30.0, 0.0, 30.0] {
            self.room.take(Point::at(x, at.y + 8.0), 13.0);
        }
    }

    /// Side of the map and bonus of a red location.
    pub(super) fn transit(&mut self) {
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
}

/// A town's mark and the room it takes; `None` for other parts.
fn town(face: &Face<'_>, part: usize) -> Option<(String, f64)> {
    let Part::Town { .. } = face.spec.parts[part] else { return None };
    let (at, turn) = (face.spots[part].at, Num(face.spots[part].degrees));
    Some(match face.exits[part].len() {
        2 => (
            format!(
                r#"<path d="M-4 -12.5L4 -12.5L4 12.5L-4 12.5Z" class="tb" transform="translate({at}) rotate({turn})"/>"#
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
