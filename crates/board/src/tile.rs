//! Tiles as printed: colour, stops, track, label.
//!
//! A tile is written as one line, `619 green C30x2 0-a 2-a 3-a 4-a`: number, colour, parts in order (`C30x2` a city
//! worth 30 with two circles, `T10` a town, `O10/20/50/80` a place with a value per phase colour), then track between
//! a side and a side or a part (`a` the first). The same form describes what is printed on a map hex.

use crate::{BadTable, Edge};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// The bare map.
    White,
    Yellow,
    Green,
    Brown,
    Grey,
    /// Printed or special track outside the order of colours: never replaced in the ordinary way.
    Special,
}

impl Colour {
    pub const fn next(self) -> Option<Colour> {
        match self {
            Colour::White => Some(Colour::Yellow),
            Colour::Yellow => Some(Colour::Green),
            Colour::Green => Some(Colour::Brown),
            Colour::Brown => Some(Colour::Grey),
            Colour::Grey | Colour::Special => None,
        }
    }

    pub const fn name(self) -> &'static str {
        match self {
            Colour::White => "white",
            Colour::Yellow => "yellow",
            Colour::Green => "green",
            Colour::Brown => "brown",
            Colour::Grey => "grey",
            Colour::Special => "special",
        }
    }

    fn parse(word: &str) -> Option<Colour> {
        [Colour::White, Colour::Yellow, Colour::Green, Colour::Brown, Colour::Grey, Colour::Special]
            .into_iter()
            .find(|colour| colour.name() == word)
    }
}

/// The mark that ties a hex to the tiles with the same mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Label(pub &'static str);

/// What a stop is worth by phase colour: yellow, green, brown, grey.
pub type Values = [u16; 4];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    City {
        slots: u8,
        values: Values,
    },
    Town {
        values: Values,
    },
    /// A place at the end of the line: red location, mountain, grey place without through track.
    Place {
        values: Values,
    },
}

impl Part {
    pub const fn values(&self) -> &Values {
        match self {
            Part::City { values, .. } | Part::Town { values } | Part::Place { values } => values,
        }
    }

    pub const fn is_city(&self) -> bool {
        matches!(self, Part::City { .. })
    }
}

/// One end of a piece of track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Side(Edge),
    Part(u8),
}

/// A row of the title's [`TileSet`]: the tiles of the box first, then what is printed on each hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct TileId(pub u8);

impl TileId {
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileSpec {
    pub name: &'static str,
    pub colour: Colour,
    pub label: Option<Label>,
    pub parts: Vec<Part>,
    pub paths: Vec<(Edge, End)>,
    /// Copies in the box.
    pub count: u8,
}

impl TileSpec {
    pub fn cities(&self) -> usize {
        self.parts.iter().filter(|part| part.is_city()).count()
    }

    /// Reads the words after name, count and colour; unknown words are handed to `other`.
    pub(crate) fn read_words<'t>(
        &mut self,
        words: impl Iterator<Item = &'static str>,
        mut other: impl FnMut(&'static str) -> Result<(), &'t str>,
    ) -> Result<(), &'t str> {
        for word in words {
            if let Some(label) = word.strip_prefix("label=") {
                self.label = Some(Label(label));
            } else if let Some(part) = read_part(word) {
                self.parts.push(part);
            } else if let Some(path) = read_path(word) {
                self.paths.push(path);
            } else {
                other(word)?;
            }
        }
        let parts = self.parts.len();
        let sound = self.paths.iter().all(|(_, end)| !matches!(end, End::Part(part) if usize::from(*part) >= parts));
        if sound { Ok(()) } else { Err("track to a part that does not exist") }
    }
}

fn read_values(word: &str) -> Option<Values> {
    let numbers: Vec<u16> = word.split('/').map(|number| number.parse().ok()).collect::<Option<_>>()?;
    match numbers[..] {
        [value] => Some([value; 4]),
        [yellow, green, brown, grey] => Some([yellow, green, brown, grey]),
        _ => None,
    }
}

fn read_part(word: &str) -> Option<Part> {
    let (kind, rest) = word.split_at_checked(1)?;
    match kind {
        "C" => {
            let (values, slots) = rest.split_once('x')?;
            Some(Part::City { slots: slots.parse().ok()?, values: read_values(values)? })
        }
        "T" => Some(Part::Town { values: read_values(rest)? }),
        "O" => Some(Part::Place { values: read_values(rest)? }),
        _ => None,
    }
}

fn read_path(word: &str) -> Option<(Edge, End)> {
    let (from, to) = word.split_once('-')?;
    let from = Edge::new(from.parse().ok()?)?;
    let to = match to.as_bytes() {
        [letter @ b'a'..=b'd'] => End::Part(letter - b'a'),
        _ => End::Side(Edge::new(to.parse().ok()?)?),
    };
    Some((from, to))
}

/// All tiles of a title, and, behind them, what is printed on its hexes.
#[derive(Clone, Debug)]
pub struct TileSet {
    pub specs: Vec<TileSpec>,
    /// How many of `specs` are tiles of the box.
    pub tiles: usize,
}

impl TileSet {
    /// Reads lines of `number count colour words…`.
    pub fn parse(text: &'static str) -> Result<TileSet, BadTable> {
        let mut specs = Vec::new();
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            let bad = |why| BadTable { line: line.to_owned(), why };
            let mut words = line.split_whitespace();
            let name = words.next().ok_or(bad("no number"))?;
            let count = words.next().and_then(|word| word.parse().ok()).ok_or(bad("no count"))?;
            let colour = words.next().and_then(Colour::parse).ok_or(bad("no colour"))?;
            let mut spec = TileSpec { name, colour, label: None, parts: Vec::new(), paths: Vec::new(), count };
            spec.read_words(words, |_| Err("unknown word")).map_err(bad)?;
            specs.push(spec);
        }
        let tiles = specs.len();
        Ok(TileSet { specs, tiles })
    }

    pub fn named(&self, name: &str) -> Option<TileId> {
        self.specs[..self.tiles].iter().position(|spec| spec.name == name).map(|row| TileId(row as u8))
    }

    pub fn of_the_box(&self) -> impl Iterator<Item = TileId> + use<> {
        (0..self.tiles as u8).map(TileId)
    }
}

impl std::ops::Index<TileId> for TileSet {
    type Output = TileSpec;

    fn index(&self, id: TileId) -> &TileSpec {
        &self.specs[id.index()]
    }
}
