//! Finding room on a hex for values, labels and names: each goes where it is farthest from what is there already.

use super::geometry::{APOTHEM, Point, side};

/// A disc that later marks keep clear of.
#[derive(Clone, Copy, Debug)]
pub struct Obstacle {
    pub at: Point,
    pub radius: f64,
}

#[derive(Clone, Debug, Default)]
pub struct Room {
    pub taken: Vec<Obstacle>,
}

impl Room {
    pub fn take(&mut self, at: Point, radius: f64) {
        self.taken.push(Obstacle { at, radius });
    }

    /// The best of the candidates for a mark of this size, which is then taken.
    pub fn place(&mut self, candidates: &[Point], radius: f64) -> Point {
        let at = self.best(candidates, radius);
        self.take(at, radius);
        at
    }

    fn best(&self, candidates: &[Point], radius: f64) -> Point {
        let mut best: Option<(f64, Point)> = None;
        for (row, &at) in candidates.iter().enumerate() {
            let clear = self.taken.iter().map(|other| other.at.distance(at) - other.radius).fold(99.0, f64::min);
            let inside = (0..6).map(|number| {
                let normal = side(number, 1.0);
                APOTHEM - (at.x * normal.x + at.y * normal.y)
            });
            let outside = (inside.fold(99.0, f64::min) - radius - 2.5).min(0.0);
            let merit = (clear - radius).min(9.0) + outside * 2.0 - row as f64 * 0.05;
            if best.is_none_or(|(other, _)| merit > other) {
                best = Some((merit, at));
            }
        }
        best.map_or(Point::CENTRE, |(_, at)| at)
    }
}

/// Corners, sides and places between: where a value or a label may stand.
pub fn ring() -> Vec<Point> {
    let corners = [-90.0, 90.0, -30.0, 30.0, 150.0, 210.0].map(|degrees| Point::polar(44.0, degrees));
    let sides = [0.0, 60.0, 120.0, 180.0, 240.0, 300.0].map(|degrees| Point::polar(38.0, degrees));
    let between = [-75.0, -105.0, 75.0, 105.0, 45.0, 135.0, 15.0, 165.0].map(|degrees| Point::polar(36.0, degrees));
    corners.into_iter().chain(sides).chain(between).collect()
}
