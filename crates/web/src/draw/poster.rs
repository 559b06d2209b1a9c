//! The last position of a game as a picture to keep: the map, which game it was, and how it ended.

use std::fmt::Write;

use game::State;

use super::geometry::Num;
use super::hex::escape;
use super::map::{Frame, layers_of, rim};
use super::picture::{Atlas, pictures};
use crate::titles;

/// Players beside each other below the map.
const ACROSS: usize = 4;
/// Room above the map, and for a line below it.
const HEAD: f64 = 96.0;
const LINE: f64 = 44.0;
const MARGIN: f64 = 30.0;

/// What stands around the map.
pub struct Poster {
    /// `1844 Switzerland`.
    pub title: String,
    /// The table and the day.
    pub below: String,
    /// Places, names and wealth, the richest first.
    pub standing: Vec<(usize, String, String)>,
}

impl Poster {
    pub fn draw(&self, state: &State, label: &str) -> String {
        let edition = state.edition();
        let frame = Frame::of(edition);
        let rows = self.standing.len().div_ceil(ACROSS) as f64;
        let page = Frame {
            x: frame.x,
            y: frame.y - HEAD,
            width: frame.width,
            height: frame.height + HEAD + (rows + 0.8) * LINE,
        };
        let left = page.x + MARGIN;
        let lettering = (titles::additions(edition).lettering)(state);
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" class="map poster" viewBox="{}" role="img" aria-label="{}"><rect class="pbg" x="{}" y="{}" width="{}" height="{}"/>{}{lettering}<g class="axis">{}</g><text class="pt1" x="{}" y="{}">{}</text><text class="pt2" x="{}" y="{}">{}</text><text class="pt3" x="{}" y="{}">Kursbuch</text>{}</svg>"#,
            page.view_box(),
            escape(label),
            Num(page.x),
            Num(page.y),
            Num(page.width),
            Num(page.height),
            layers_of(&Atlas::of(edition), &pictures(state)),
            rim(edition),
            Num(left),
            Num(page.y + 52.0),
            escape(&self.title),
            Num(left),
            Num(page.y + 82.0),
            escape(&self.below),
            Num(page.x + page.width - MARGIN),
            Num(page.y + 52.0),
            self.lines(left, frame.y + frame.height + LINE, (page.width - 2.0 * MARGIN) / ACROSS as f64),
        )
    }

    fn lines(&self, left: f64, top: f64, width: f64) -> String {
        let mut svg = String::new();
        for (row, (place, name, wealth)) in self.standing.iter().enumerate() {
            let (x, y) = (left + width * (row % ACROSS) as f64, top + LINE * (row / ACROSS) as f64);
            let class = if *place == 1 { "pt4 won" } else { "pt4" };
            let _ = write!(
                svg,
                r#"<text class="{class}" x="{}" y="{}">{place} {} <tspan class="pt5">{}</tspan></text>"#,
                Num(x),
                Num(y),
                escape(name),
                escape(wealth)
            );
        }
        svg
    }
}
