//! The share price chart with its markers, and where they would move.

use std::fmt::Write;

use game::market::{Cell, SpaceKind};
use game::{CompanyId, Edition, State};

use super::company::{roundel, symbol};
use super::geometry::{Num, Point};
use super::place::placed;

pub const WIDTH: f64 = 54.0;
pub const HEIGHT: f64 = 41.0;
const RADIUS: f64 = 11.5;
const APART: f64 = 13.0;
/// More markers than this on one space show as a number.
const SHOWN: usize = 4;

/// A marker that has moved or would move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    pub company: CompanyId,
    pub from: Cell,
    pub to: Cell,
}

/// A par space that can be chosen for a company.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParSpace {
    pub cell: Cell,
    pub company: CompanyId,
    pub is_planned: bool,
}

/// Price markers that lie elsewhere in the second state.
pub fn moves(before: &State, after: &State) -> Vec<Move> {
    let ids = before.edition().company_ids();
    let moved = ids.filter_map(|company| {
        let (from, to) = (before[company].cell()?, after[company].cell()?);
        (from != to).then_some(Move { company, from, to })
    });
    moved.collect()
}

pub fn size(edition: &Edition) -> (f64, f64) {
    let columns = edition.market().rows().map(<[_]>::len).max().unwrap_or(0);
    (columns as f64 * WIDTH + 2.0, edition.market().rows().count() as f64 * HEIGHT + 2.0)
}

/// What is printed on the chart.
pub fn printed(edition: &Edition, national: &str) -> String {
    spaces(edition, national) + &line(edition)
}

/// What lies on it. Markers that lay elsewhere in `before` travel to their places.
pub fn laid(state: &State, before: Option<&State>, moves: &[Move]) -> String {
    let travels = before.map(|before| self::moves(before, state)).unwrap_or_default();
    let arrows = moves.iter().map(|one| arrow(state.edition(), one));
    let svg = arrows.fold(markers(state, &travels), |svg, arrow| svg + &arrow);
    placed(&svg, Point::CENTRE)
}

/// Par spaces to click on, over all else; the marker lies ready on the one that is planned.
pub fn pars(edition: &Edition, pars: &[ParSpace]) -> String {
    let mut svg = String::new();
    for par in pars {
        let (x, y) = (f64::from(par.cell.column) * WIDTH + 1.0, f64::from(par.cell.row) * HEIGHT + 1.0);
        let class = if par.is_planned { "mkq on" } else { "mkq" };
        if par.is_planned {
            let ghost = roundel(symbol(edition, par.company), seat(par.cell), RADIUS);
            let _ = write!(svg, r#"<g opacity=".7">{ghost}</g>"#);
        }
        let _ = write!(
            svg,
            r#"<rect class="{class}" data-cell="{}.{}" x="{}" y="{}" width="54" height="41"/>"#,
            par.cell.row,
            par.cell.column,
            Num(x),
            Num(y)
        );
    }
    svg
}

fn spaces(edition: &Edition, national: &str) -> String {
    let mut svg = String::new();
    for (cell, space) in edition.market().cells() {
        let (x, y) = (f64::from(cell.column) * WIDTH + 1.0, f64::from(cell.row) * HEIGHT + 1.0);
        let class = match space.kind {
            SpaceKind::Plain => "mk",
            SpaceKind::Par => "mk par",
            SpaceKind::NationalStart => "mk nat",
            SpaceKind::BeyondTheLine => "mk lim",
        };
        let _ = write!(
            svg,
            r#"<g class="mkc" data-cell="{}.{}"><rect class="{class}" x="{}" y="{}" width="54" height="41"/><text class="mkp" x="{}" y="{}">{}</text>"#,
            cell.row,
            cell.column,
            Num(x),
            Num(y),
            Num(x + 5.0),
            Num(y + 13.0),
            space.price
        );
        match space.kind {
            SpaceKind::Par => {
                let (x, y) = (Num(x + WIDTH - 9.0), Num(y + 4.0));
                let _ = write!(svg, r#"<rect x="{x}" y="{y}" width="5" height="5" class="mks"/>"#);
            }
            SpaceKind::NationalStart => {
                let (x, y) = (Num(x + WIDTH - 4.0), Num(y + 13.0));
                let _ = write!(svg, r#"<text class="mkp mkn" x="{x}" y="{y}" text-anchor="end">{national}</text>"#);
            }
            SpaceKind::Plain | SpaceKind::BeyondTheLine => (),
        }
        svg += "</g>";
    }
    // Frames of par spaces lie above their neighbours' lines.
    for (cell, _) in
        edition.market().cells().filter(|(_, space)| matches!(space.kind, SpaceKind::Par | SpaceKind::NationalStart))
    {
        let (x, y) = (Num(f64::from(cell.column) * WIDTH + 1.0), Num(f64::from(cell.row) * HEIGHT + 1.0));
        let _ = write!(svg, r#"<rect class="mkf" x="{x}" y="{y}" width="54" height="41"/>"#);
    }
    svg
}

/// The line that regional companies do not cross.
fn line(edition: &Edition) -> String {
    let beyond = |(_, space): &(Cell, game::market::Space)| space.kind == SpaceKind::BeyondTheLine;
    let cells: Vec<Cell> = edition.market().cells().filter(beyond).map(|(cell, _)| cell).collect();
    let Some(column) = cells.iter().map(|cell| cell.column).min() else { return String::new() };
    let rows = cells.iter().map(|cell| cell.row).max().map_or(0, |row| row + 1);
    let (x, y) = (Num(f64::from(column) * WIDTH + 1.0), Num(f64::from(rows) * HEIGHT + 1.0));
    format!(r#"<path class="mkl" d="M{x} 1V{y}"/>"#)
}

/// Companies on a space, the first to operate first.
pub fn on(state: &State, cell: Cell) -> Vec<CompanyId> {
    state.by_price().into_iter().filter(|company| state[*company].cell() == Some(cell)).collect()
}

fn markers(state: &State, travels: &[Move]) -> String {
    let mut svg = String::new();
    let mut cells: Vec<Cell> = state.by_price().into_iter().filter_map(|company| state[company].cell()).collect();
    cells.sort_unstable();
    cells.dedup();
    for cell in cells {
        let companies = on(state, cell);
        let shown = companies.len().min(SHOWN);
        for (row, company) in companies.iter().take(shown).enumerate().rev() {
            // Closer together where they would leave their space.
            let apart = APART.min((WIDTH - 2.0 * RADIUS - 6.0) / (shown.max(2) - 1) as f64);
            let back = (shown - 1 - row) as f64 * apart;
            let at = seat(cell).plus(Point::at(-back, 0.0));
            let marker = roundel(symbol(state.edition(), *company), at, RADIUS);
            match travels.iter().find(|one| one.company == *company) {
                Some(travel) => {
                    let by = seat(travel.from).minus(seat(travel.to));
                    let (x, y) = (Num(by.x), Num(by.y));
                    let _ = write!(svg, r#"<g class="trv" data-dx="{x}" data-dy="{y}">{marker}</g>"#);
                }
                None => svg += &marker,
            }
        }
        if companies.len() > SHOWN {
            // Beside the par square.
            let (x, y) = (Num(seat(cell).x + RADIUS - 8.0), Num(f64::from(cell.row) * HEIGHT + 14.0));
            let more = companies.len() - SHOWN;
            let _ = write!(svg, r#"<text class="mkp mkn" x="{x}" y="{y}" text-anchor="end">+{more}</text>"#);
        }
    }
    svg
}

/// Where the front marker of a space lies.
fn seat(cell: Cell) -> Point {
    Point::at(
        f64::from(cell.column) * WIDTH + WIDTH - RADIUS - 4.0,
        f64::from(cell.row) * HEIGHT + HEIGHT - RADIUS - 3.0,
    )
}

fn arrow(edition: &Edition, one: &Move) -> String {
    let (from, to) = (seat(one.from), seat(one.to));
    let length = from.distance(to).max(1.0);
    let step = to.minus(from).times(1.0 / length);
    let (start, end) = (from.plus(step.times(RADIUS + 1.5)), to.minus(step.times(RADIUS + 4.0)));
    let wing = |turn: f64| end.minus(Point::polar(6.4, step.degrees() + turn));
    let ghost = roundel(symbol(edition, one.company), to, RADIUS);
    format!(
        r#"<g class="mkm"><g opacity=".55">{ghost}</g><circle cx="{}" cy="{}" r="13.4" class="mkg"/><path class="mka" d="M{start}L{end}M{}L{end}L{}"/></g>"#,
        Num(to.x),
        Num(to.y),
        wing(45.0),
        wing(-45.0)
    )
}
