//! The graphic timetable of trains and phases: columns are phases, lines are types of trains.

use std::fmt::Write;
use view::table::cards_left;

use board::Colour;
use game::edition::TrainSpec;
use game::{ModelId, State};

use super::geometry::Num;
use crate::text::sum;

pub const WIDTH: f64 = 700.0;
pub const HEIGHT: f64 = 80.0;
const LEFT: f64 = 102.0;
/// Where the lines of trains begin and end.
const FIRST: f64 = 18.5;
const LAST: f64 = 76.5;

/// Words of the drawing, in the reader's language.
pub struct Words<'a> {
    pub phase: &'a str,
    pub operating_round: &'a str,
    /// What there is to say of the trains in a row.
    pub train: &'a dyn Fn(usize) -> String,
}

/// How many tile colours a phase allows.
const fn colours(newest: Colour) -> usize {
    match newest {
        Colour::White | Colour::Special => 0,
        Colour::Yellow => 1,
        Colour::Green => 2,
        Colour::Brown => 3,
        Colour::Grey => 4,
    }
}

pub fn draw(state: &State, words: &Words<'_>) -> String {
    let hidden = hidden(state);
    let column = column(state);
    let mut svg = format!(r#"<text x="0" y="11">{}</text>"#, words.phase);
    for (row, phase) in state.edition().phases.iter().enumerate().skip(hidden) {
        let x = LEFT + (row - hidden) as f64 * column;
        let name = state.edition().phase_name(row as u8 + 1);
        let is_now = row + 1 == usize::from(state.phase()).max(hidden + 1);
        let (line, figure) = if is_now { ("vn", "ph now") } else { ("v", "ph") };
        let _ = write!(
            svg,
            r#"<line class="{line}" x1="{0}" x2="{0}" y1="0" y2="80"/><text class="{figure}" x="{1}" y="11">{2}</text>"#,
            Num(x),
            Num(x + 6.0),
            name
        );
        for (place, tint) in ["yel", "gre", "bro", "gra"].iter().take(colours(phase.newest)).enumerate() {
            let x = Num(x + 22.0_f64.max(10.0 + 8.0 * name.len() as f64) + place as f64 * 6.6);
            let _ = write!(svg, r#"<rect x="{x}" y="3.5" width="6" height="8" class="gfc" fill="var(--{tint})"/>"#);
        }
        let (x, rounds, word) = (Num(x + column - 5.0), phase.operating_rounds, words.operating_round);
        let _ = write!(svg, r#"<text x="{x}" y="11" text-anchor="end">{rounds} {word}</text>"#);
    }
    let rows: Vec<usize> = (0..state.edition().trains.len()).filter(|row| !is_gone(state, *row)).collect();
    let goods = goods(state);
    let lines = rows.len() + usize::from(!goods.is_empty());
    let step = ((LAST - FIRST) / (lines.max(2) as f64 - 1.0)).min(12.5);
    // Figures are seven tenths as high as their type.
    let size = Num((step * 1.1).min(11.0));
    let _ = write!(svg, r#"<g font-size="{size}">"#);
    for (place, row) in rows.iter().enumerate() {
        let _ = write!(
            svg,
            r#"<g class="gfr" data-train="{row}" tabindex="0" role="button" aria-label="{}"><rect class="gfh" x="-2" y="{}" width="700" height="{}"/></g><g class="gfx">{}</g>"#,
            super::hex::escape(&(words.train)(*row)),
            Num(FIRST + (place as f64 - 0.5) * step),
            Num(step),
            line(state, *row, FIRST + place as f64 * step, column)
        );
    }
    if !goods.is_empty() {
        let y = FIRST + rows.len() as f64 * step;
        let row = state.edition().trains.len();
        let _ = write!(
            svg,
            r#"<g class="gfr" data-train="{row}" tabindex="0" role="button" aria-label="{}"><rect class="gfh" x="-2" y="{}" width="700" height="{}"/></g><g class="gfx">{}</g>"#,
            super::hex::escape(&(words.train)(row)),
            Num(y - 0.5 * step),
            Num(step),
            goods_line(state, &goods, y, column)
        );
    }
    svg + "</g>"
}

/// Goods trains, which lie beside the row and come with phases.
pub fn goods(state: &State) -> Vec<ModelId> {
    let edition = state.edition();
    edition.model_ids().filter(|model| edition.model(*model).goods_from.is_some()).collect()
}

/// All goods trains on one line, each from the phase that releases it: name, price and how many are left.
fn goods_line(state: &State, goods: &[ModelId], y: f64, column: f64) -> String {
    let at = |phase: u8| LEFT + (f64::from(phase) - 1.0 - hidden(state) as f64).max(0.0) * column;
    let (line, base) = (Num(y), Num(y + 3.6));
    let mut svg = format!(r#"<g class="gfn"><text class="tx" x="0" y="{base}">g</text></g>"#);
    for model in goods {
        let spec = state.edition().model(*model);
        let Some(from) = spec.goods_from else { continue };
        let future = if from > state.phase() { " fut" } else { "" };
        let (x, text, left) = (at(from) + 4.0, at(from) + 10.0, state.pool_trains(*model));
        let _ = write!(
            svg,
            r#"<g class="gft{future}"><circle cx="{}" cy="{line}" r="2.6" class="gfd"/></g><g class="gfn"><text x="{}" y="{base}"><tspan class="b">{}</tspan> {} · {left}</text></g>"#,
            Num(x),
            Num(text),
            spec.name,
            sum(spec.price)
        );
    }
    svg
}

/// Columns that do not fit: 1824's first phase is like its second.
fn hidden(state: &State) -> usize {
    state.edition().phases.len().saturating_sub(7)
}

fn column(state: &State) -> f64 {
    (WIDTH - LEFT - 4.0) / (state.edition().phases.len() - hidden(state)) as f64
}

/// Whether both sides of the card are scrapped by now.
fn is_gone(state: &State, row: usize) -> bool {
    end(state, &state.edition().trains[row]).is_some_and(|phase| phase <= state.phase())
}

/// The phase that scraps a type for good.
fn end(state: &State, spec: &TrainSpec) -> Option<u8> {
    spec.sides.last().and_then(|side| state.edition().model(*side).scrapped)
}

fn line(state: &State, row: usize, y: f64, column: f64) -> String {
    let spec = &state.edition().trains[row];
    let Some(normal) = spec.sides.first().map(|side| state.edition().model(*side)) else { return String::new() };
    let at = |phase: u8| LEFT + (f64::from(phase) - 1.0 - hidden(state) as f64).max(0.0) * column;
    let from = at(spec.phase) + 4.0;
    let until = end(state, spec).map_or(WIDTH, at);
    let turned = normal.turns.map(|(phase, _)| at(phase));
    let future = if spec.phase > state.phase() { " fut" } else { "" };
    let y = Num(y);
    let mut svg = format!(
        r#"<g class="gft{future}"><line class="ln" x1="{}" x2="{}" y1="{y}" y2="{y}"/>"#,
        Num(from),
        Num(turned.unwrap_or(until))
    );
    if let Some(turned) = turned {
        let _ = write!(svg, r#"<line class="lh" x1="{}" x2="{}" y1="{y}" y2="{y}"/>"#, Num(turned), Num(until));
    }
    let _ = write!(svg, r#"<circle cx="{}" cy="{y}" r="2.6" class="gfd"/>"#, Num(from));
    if end(state, spec).is_some() {
        let (left, right, top) = (Num(until - 4.0), Num(until + 2.8), Num(y.0 - 3.4));
        let _ = write!(svg, r#"<path class="x" d="M{left} {top}l6.8 6.8M{right} {top}l-6.8 6.8"/>"#);
    }
    let prices: Vec<String> = spec.sides.iter().map(|side| sum(state.edition().model(*side).price)).collect();
    let prices = prices.join("/");
    let left = cards_left(state, row);
    let count = left.map_or_else(|| "∞".to_owned(), |left| left.to_string());
    let weight = if left == Some(0) { "" } else { " b" };
    let base = Num(y.0 + 3.6);
    let _ = write!(
        svg,
        r#"</g><g class="gfn"><text class="tx" x="0" y="{base}">{}</text><text x="22" y="{base}">{prices}</text><text x="95" y="{base}" text-anchor="end" class="gfl{weight}">{count}</text></g>"#,
        normal.name
    );
    svg
}
