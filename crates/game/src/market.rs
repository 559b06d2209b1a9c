//! The share price chart: a ragged grid of spaces, drawn as text and read once.
//!
//! `100` is a space, `100p` a par space, `100s` where a national company starts, `220|` beyond the line that regional
//! companies may not cross, `.` no space.

use crate::Money;

/// A space of the chart, counted from the upper left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct Cell {
    /// From the top, beginning with 0.
    pub row: u8,
    /// From the left, beginning with 0.
    pub column: u8,
}

/// What a space of the market is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpaceKind {
    /// Nothing special.
    Plain,
    /// A company may be started here.
    Par,
    /// Where a national railway begins.
    NationalStart,
    /// Beyond the line that only some prices may cross.
    BeyondTheLine,
}

/// One space of the market.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Space {
    /// What a share costs here.
    pub price: Money,
    /// What it is good for.
    pub kind: SpaceKind,
}

/// The market of share prices as printed: rows of spaces.
#[derive(Clone, Debug)]
pub struct Market {
    rows: Vec<Vec<Option<Space>>>,
    /// Most expensive first.
    pars: Vec<(Cell, Money)>,
}

impl Market {
    /// Reads the printed table; `None` if it is none.
    pub fn parse(text: &str) -> Option<Market> {
        let rows = text.lines().filter(|line| !line.trim().is_empty());
        let rows = rows.map(|line| line.split_whitespace().map(read_space).collect()).collect::<Option<_>>()?;
        let mut market = Market { rows, pars: Vec::new() };
        let pars = market.cells().filter(|(_, space)| space.kind == SpaceKind::Par);
        market.pars = pars.map(|(cell, space)| (cell, space.price)).collect();
        Some(market)
    }

    /// The space of a cell, if there is one.
    pub fn space(&self, cell: Cell) -> Option<Space> {
        *self.rows.get(usize::from(cell.row))?.get(usize::from(cell.column))?
    }

    /// The price at a cell.
    pub fn price(&self, cell: Cell) -> Money {
        self.space(cell).map_or(Money::ZERO, |space| space.price)
    }

    /// Row by row from the top.
    pub fn rows(&self) -> impl Iterator<Item = &[Option<Space>]> {
        self.rows.iter().map(Vec::as_slice)
    }

    /// All spaces with their cells, row by row.
    pub fn cells(&self) -> impl Iterator<Item = (Cell, Space)> {
        self.rows.iter().enumerate().flat_map(|(row, spaces)| {
            spaces
                .iter()
                .enumerate()
                .filter_map(move |(column, space)| Some((Cell { row: row as u8, column: column as u8 }, (*space)?)))
        })
    }

    /// The par spaces, most expensive first.
    pub fn pars(&self) -> impl Iterator<Item = (Cell, Money)> {
        self.pars.iter().copied()
    }

    /// The par space of this price.
    pub fn par_cell(&self, par: Money) -> Option<Cell> {
        self.pars().find(|(_, price)| *price == par).map(|(cell, _)| cell)
    }

    /// Where a national railway begins.
    pub fn national_start(&self) -> Option<Cell> {
        self.cells().find(|(_, space)| space.kind == SpaceKind::NationalStart).map(|(cell, _)| cell)
    }

    /// Where there is no space there is no move: a marker never leaves the market. [1844-RULING-08] [1824-RULING-56]
    /// [1824-DIV-08]
    fn shift(&self, cell: Cell, down: i8, right: i8) -> Option<Cell> {
        let row = cell.row.checked_add_signed(down)?;
        let column = cell.column.checked_add_signed(right)?;
        let to = Cell { row, column };
        self.space(to).map(|_| to)
    }

    /// One right; at the end of a row one up; `regional` markers do not cross the line. [1844-DIV-08] [1844-DIV-09]
    pub fn after_payout(&self, cell: Cell, regional: bool) -> Cell {
        let allowed =
            |to: &Cell| !regional || self.space(*to).is_some_and(|space| space.kind != SpaceKind::BeyondTheLine);
        let right = self.shift(cell, 0, 1).filter(allowed);
        right.or_else(|| self.shift(cell, -1, 0).filter(allowed)).unwrap_or(cell)
    }

    /// One left; at the left end one down. [1844-DIV-10] [1844-SR-38]
    pub fn left(&self, cell: Cell) -> Cell {
        self.shift(cell, 0, -1).or_else(|| self.shift(cell, 1, 0)).unwrap_or(cell)
    }

    /// One down; at the bottom it stays. [1844-SR-31] [1844-SR-33] [1824-SR-27]
    pub fn after_sale(&self, cell: Cell) -> Cell {
        self.shift(cell, 1, 0).unwrap_or(cell)
    }

    /// One up; in the top row it stays. [1844-SR-39] [1824-SR-32]
    pub fn sold_out(&self, cell: Cell) -> Cell {
        self.shift(cell, -1, 0).unwrap_or(cell)
    }
}

fn read_space(word: &str) -> Option<Option<Space>> {
    if word == "." {
        return Some(None);
    }
    let digits = word.trim_end_matches(['p', 's', '|']);
    let kind = match &word[digits.len()..] {
        "" => SpaceKind::Plain,
        "p" => SpaceKind::Par,
        "s" => SpaceKind::NationalStart,
        "|" => SpaceKind::BeyondTheLine,
        _ => return None,
    };
    Some(Some(Space { price: Money(digits.parse().ok()?), kind }))
}
