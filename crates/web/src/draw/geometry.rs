//! Points on a hex that is 100 units wide, pointy side up, its centre at the origin.

use std::fmt;

use board::Coord;

/// From the centre to the middle of a side.
pub const APOTHEM: f64 = 50.0;
/// From the centre to a corner, and the length of a side.
pub const RADIUS: f64 = 57.735_027;
/// How far a frame within a hex keeps from its corners.
pub const FRAME: f64 = 3.2;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

impl Point {
    pub const CENTRE: Point = Point { x: 0.0, y: 0.0 };

    pub const fn at(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    /// At a distance from the centre; degrees as SVG counts them, clockwise from the east.
    pub fn polar(distance: f64, degrees: f64) -> Point {
        let angle = degrees.to_radians();
        Point { x: distance * angle.cos(), y: distance * angle.sin() }
    }

    #[must_use]
    pub fn plus(self, other: Point) -> Point {
        Point { x: self.x + other.x, y: self.y + other.y }
    }

    #[must_use]
    pub fn minus(self, other: Point) -> Point {
        Point { x: self.x - other.x, y: self.y - other.y }
    }

    #[must_use]
    pub fn times(self, factor: f64) -> Point {
        Point { x: self.x * factor, y: self.y * factor }
    }

    /// The point that lies so much of the way towards the other.
    #[must_use]
    pub fn towards(self, other: Point, part: f64) -> Point {
        self.plus(other.minus(self).times(part))
    }

    pub fn length(self) -> f64 {
        self.x.hypot(self.y)
    }

    pub fn distance(self, other: Point) -> f64 {
        self.minus(other).length()
    }

    pub fn degrees(self) -> f64 {
        self.y.atan2(self.x).to_degrees()
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", Num(self.x), Num(self.y))
    }
}

/// A number with at most one decimal: short, and fine enough for a hundred units.
#[derive(Clone, Copy)]
pub struct Num(pub f64);

impl fmt::Display for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() as i64;
        let sign = if tenths < 0 { "-" } else { "" };
        let (whole, rest) = (tenths.abs() / 10, tenths.abs() % 10);
        match rest {
            0 => write!(f, "{sign}{whole}"),
            _ => write!(f, "{sign}{whole}.{rest}"),
        }
    }
}

/// The direction of the middle of a side.
pub fn side_degrees(side: u8) -> f64 {
    120.0 + 60.0 * f64::from(side)
}

/// On the line from the centre through the middle of a side.
pub fn side(side: u8, distance: f64) -> Point {
    Point::polar(distance, side_degrees(side))
}

/// On the line from the centre through the corner before a side.
pub fn corner(side: u8, distance: f64) -> Point {
    Point::polar(distance, 90.0 + 60.0 * f64::from(side))
}

/// The outline of a hex whose corners lie so far out.
pub fn outline(radius: f64) -> String {
    let corners: Vec<String> = (0..6).map(|number| corner(number, radius).to_string()).collect();
    format!("M{}Z", corners.join("L"))
}

/// Where the centre of a hex lies on the map.
pub fn centre(coord: Coord) -> Point {
    Point { x: (f64::from(coord.column) - 1.0) * APOTHEM, y: f64::from(coord.row) * 1.5 * RADIUS }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let shown = |number: f64| Num(number).to_string();
        assert_eq!([0.0, 12.0, -3.04, 2.25, -0.04].map(shown), ["0", "12", "-3", "2.3", "0"]);
    }

    #[test]
    fn neighbours_share_the_middle_of_a_side() {
        let here = Coord { row: 3, column: 9 };
        for edge in board::Edge::SIDES {
            let there = here.across(edge).unwrap();
            let ours = centre(here).plus(side(edge.number(), APOTHEM));
            let theirs = centre(there).plus(side(edge.opposite().number(), APOTHEM));
            assert!(ours.distance(theirs) < 0.01, "{edge:?}");
        }
    }
}
