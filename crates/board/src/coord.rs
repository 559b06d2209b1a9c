//! Coordinates as printed at the edge of the map: row letter, column number.

use crate::Edge;

/// A coordinate such as `C12`. Hexes of one row are two columns apart.
///
/// ```
/// use board::{Coord, Edge};
///
/// let coord: Coord = "C12".parse().map_err(|()| "no coordinate")?;
/// assert_eq!((coord.row, coord.column), (2, 12));
/// let right = coord.across(Edge::SIDES[4]).ok_or("past the edge")?;
/// assert_eq!(right.to_string(), "C14");
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Coord {
    /// 0 is row A, at the top.
    pub row: u8,
    /// The column number as printed.
    pub column: u8,
}

impl Coord {
    /// The coordinate across a side; `None` beyond the top or left edge of the map.
    pub fn across(self, edge: Edge) -> Option<Coord> {
        let (down, right): (i16, i16) = match edge.number() {
            0 => (1, -1),
            1 => (0, -2),
            2 => (-1, -1),
            3 => (-1, 1),
            4 => (0, 2),
            5 => (1, 1),
            _ => return None,
        };
        let row = u8::try_from(i16::from(self.row) + down).ok()?;
        let column = u8::try_from(i16::from(self.column) + right).ok()?;
        Some(Coord { row, column })
    }
}

impl std::fmt::Display for Coord {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.row), self.column)
    }
}

impl std::str::FromStr for Coord {
    type Err = ();

    fn from_str(text: &str) -> Result<Coord, ()> {
        let mut letters = text.chars();
        let letter = letters.next().filter(char::is_ascii_uppercase).ok_or(())?;
        let digits = letters.as_str();
        if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
            return Err(());
        }
        Ok(Coord { row: letter as u8 - b'A', column: digits.parse().map_err(|_| ())? })
    }
}
