//! Lines over the course of a game: worth, prices, revenue; and the line of rounds that is scrubbed along.

use std::fmt::Write;

use super::geometry::Num;
use super::hex::escape;

pub const WIDTH: f64 = 960.0;
pub const HEIGHT: f64 = 360.0;
const LEFT: f64 = 44.0;
const RIGHT: f64 = 124.0;
const TOP: f64 = 20.0;
const BOTTOM: f64 = 26.0;

/// One line: its name, its look and its values at numbers of actions.
pub struct Series {
    pub name: String,
    /// Stroke as CSS, and dashes.
    pub colour: String,
    pub dashes: &'static str,
    pub points: Vec<(usize, i32)>,
    /// Said at the end of the line.
    pub last: String,
}

/// Colour and dashes of the nth line.
pub fn look(place: usize) -> (&'static str, &'static str) {
    const LOOKS: [(&str, &str); 7] = [
        ("var(--r1)", ""),
        ("var(--r2)", "10 3"),
        ("var(--r3)", "3 3"),
        ("var(--r4)", "10 3 3 3"),
        ("var(--ink)", ""),
        ("var(--ink2)", "6 2"),
        ("var(--good)", "2 2"),
    ];
    LOOKS[place % LOOKS.len()]
}

/// A stretch of the game in one phase.
pub struct Band {
    pub phase: u8,
    pub name: String,
    pub from: usize,
    pub to: usize,
    pub tint: &'static str,
}

pub struct Chart {
    pub length: usize,
    pub series: Vec<Series>,
    pub bands: Vec<Band>,
    /// Numbers of actions at which share rounds begin.
    pub marks: Vec<usize>,
}

impl Chart {
    fn x(&self, at: usize) -> f64 {
        LEFT + (WIDTH - LEFT - RIGHT) * at as f64 / self.length.max(1) as f64
    }

    /// A round number at or above the highest value.
    fn ceiling(&self) -> i32 {
        let most = self.series.iter().flat_map(|series| &series.points).map(|(_, value)| *value).max().unwrap_or(0);
        let step = step(most);
        ((most / step) + 1) * step
    }

    fn y(&self, most: i32, value: i32) -> f64 {
        HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * f64::from(value.max(0)) / f64::from(most.max(1))
    }

    /// All but the point that is looked at: the same for the whole game.
    pub fn draw(&self) -> String {
        let most = self.ceiling();
        let y = |value: i32| self.y(most, value);
        let mut svg = String::new();
        let mut value = 0;
        while value <= most {
            let (line, text) = (Num(y(value)), Num(y(value) + 4.0));
            let figure = crate::text::sum(game::Money(value));
            let _ = write!(
                svg,
                r#"<line x1="{LEFT}" x2="{}" y1="{line}" y2="{line}" class="gl"/><text class="ax" x="38" y="{text}" text-anchor="end">{figure}</text>"#,
                Num(WIDTH - RIGHT)
            );
            value += step(most);
        }
        for mark in &self.marks {
            let x = Num(self.x(*mark));
            let _ = write!(svg, r#"<line x1="{x}" x2="{x}" y1="18" y2="{}" class="gl2"/>"#, Num(HEIGHT - BOTTOM));
        }
        for band in &self.bands {
            let (from, to) = (self.x(band.from), self.x(band.to));
            let _ = write!(
                svg,
                r#"<rect x="{}" y="2" width="{}" height="11" fill="var(--{})" class="gfc"/><text x="{}" y="11.5" class="ax bnd {}">{}</text>"#,
                Num(from),
                Num((to - from - 1.5).max(0.5)),
                band.tint,
                Num(from + 5.0),
                band.tint,
                band.name
            );
        }
        svg + &self.lines(&y)
    }

    /// The point that is looked at, with the value of each line there.
    pub fn pointer(&self, cursor: usize) -> String {
        let (most, x) = (self.ceiling(), Num(self.x(cursor)));
        let mut svg = format!(r#"<line x1="{x}" x2="{x}" y1="0" y2="{}" class="now"/>"#, Num(HEIGHT - 20.0));
        for series in &self.series {
            if let Some((_, value)) = series.points.iter().rev().find(|(at, _)| *at <= cursor) {
                let (y, colour) = (Num(self.y(most, *value)), &series.colour);
                let _ = write!(svg, r#"<circle cx="{x}" cy="{y}" r="4" class="dot" stroke="{colour}"/>"#);
            }
        }
        svg
    }

    fn lines(&self, y: &dyn Fn(i32) -> f64) -> String {
        let mut svg = String::new();
        let mut ends: Vec<(f64, &Series)> = Vec::new();
        for series in &self.series {
            let mut path = String::new();
            for (row, (at, value)) in series.points.iter().enumerate() {
                let _ = write!(path, "{}{} {}", if row == 0 { "M" } else { "L" }, Num(self.x(*at)), Num(y(*value)));
            }
            let (colour, dashes) = (&series.colour, series.dashes);
            let _ = write!(svg, r#"<path d="{path}" class="ser" stroke="{colour}" stroke-dasharray="{dashes}"/>"#);
            if let Some((_, value)) = series.points.last() {
                ends.push((y(*value), series));
            }
        }
        // Names at the right end, pushed apart.
        ends.sort_by(|one, other| one.0.total_cmp(&other.0));
        let places = apart(&ends.iter().map(|(height, _)| *height).collect::<Vec<_>>());
        for (height, (_, series)) in places.into_iter().zip(ends) {
            let _ = write!(
                svg,
                r#"<text x="{}" y="{}" class="lbl" fill="{}">{} <tspan class="lbv">{}</tspan></text>"#,
                Num(WIDTH - RIGHT + 6.0),
                Num(height + 4.0),
                series.colour,
                escape(&series.name),
                escape(&series.last)
            );
        }
        svg
    }

    /// Which line is whose, for screens too narrow for the names at its end.
    pub fn legend(&self) -> String {
        let mut html = String::new();
        for series in &self.series {
            let _ = write!(
                html,
                r#"<li><svg viewBox="0 0 28 8" aria-hidden="true"><path d="M0 4H28" stroke="{}" stroke-dasharray="{}"/></svg>{} <span class="mut">{}</span></li>"#,
                series.colour,
                series.dashes,
                escape(&series.name),
                escape(&series.last)
            );
        }
        html
    }

    /// The line of rounds: a dot for each, share rounds open and named.
    pub fn scrubber(&self, rounds: &[(usize, bool, String)]) -> String {
        let mut svg = format!(r#"<line x1="{LEFT}" x2="{}" y1="20" y2="20" class="scl"/>"#, Num(WIDTH - RIGHT));
        let mut last = f64::MIN;
        for (at, is_large, name) in rounds {
            let x = self.x(*at);
            let (radius, class) = if *is_large { ("4.5", "scd big") } else { ("3", "scd") };
            let _ = write!(svg, r#"<circle cx="{}" cy="20" r="{radius}" class="{class}" data-at="{at}"/>"#, Num(x));
            if *is_large && x - last > 34.0 {
                let _ = write!(
                    svg,
                    r#"<text class="ax" x="{}" y="40" text-anchor="middle">{}</text>"#,
                    Num(x),
                    escape(name)
                );
                last = x;
            }
        }
        svg
    }

    /// The handle on that line, and where it stands.
    pub fn handle(&self, cursor: usize, words: &str) -> String {
        let x = self.x(cursor);
        format!(
            r#"<rect x="{}" y="8" width="14" height="24" class="sch"/><text x="{}" y="56" text-anchor="middle" class="ax scw">{}</text>"#,
            Num(x - 7.0),
            Num(x.clamp(110.0, WIDTH - 130.0)),
            escape(words)
        )
    }

    /// The number of actions at a place along the drawing, from 0 to 1 of its width.
    pub fn at(length: usize, part: f64) -> usize {
        let along = (part * WIDTH - LEFT) / (WIDTH - LEFT - RIGHT);
        (along.clamp(0.0, 1.0) * length as f64).round() as usize
    }
}

/// Heights for names, in order: each at least a line from the next, all within the frame as long as there is room.
fn apart(heights: &[f64]) -> Vec<f64> {
    let room = HEIGHT - TOP - 6.0;
    let line = 15.0_f64.min(room / heights.len().max(1) as f64);
    let mut places: Vec<f64> = Vec::new();
    for height in heights {
        places.push(places.last().map_or(*height, |last| height.max(last + line)).max(TOP));
    }
    let mut below = HEIGHT - 8.0;
    for place in places.iter_mut().rev() {
        *place = place.min(below);
        below = *place - line;
    }
    places
}

/// The distance of grid lines.
fn step(most: i32) -> i32 {
    match most {
        ..=50 => 10,
        51..=100 => 20,
        101..=250 => 50,
        251..=500 => 100,
        501..=2_500 => 500,
        2_501..=5_000 => 1_000,
        5_001..=12_000 => 2_000,
        _ => 5_000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_lines_lie_apart_and_within_the_frame() {
        let places = apart(&[20.0, 20.0, 200.0, 350.0, 352.0, 353.0]);
        assert!(places.windows(2).all(|pair| pair[1] - pair[0] >= 14.9), "{places:?}");
        assert!(places.iter().all(|place| (TOP..HEIGHT).contains(place)), "{places:?}");
        let many = apart(&[300.0; 40]);
        assert!(many.iter().all(|place| (0.0..HEIGHT).contains(place)), "{many:?}");
    }
}
