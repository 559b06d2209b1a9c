//! Tiles as printed: colour, stops, track, label.
//!
//! A tile is one line, `619 4 green C30x2 0-a 2-a 3-a 4-a`: number, copies, colour, stops in order (`C30x2` is a city
//! worth 30 with two circles, `T10` a town, `O10/20/50/80` a place with a value per phase colour), then track from a
//! side to a side or to a stop (`a` is the first). What is printed on a hex is written in the same way.

use crate::{BadTable, Edge};

/// The colour of a tile, which says what it can replace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// The bare map.
    White,
    /// Laid on white hexes.
    Yellow,
    /// Laid on yellow tiles.
    Green,
    /// Laid on green tiles.
    Brown,
    /// Laid on brown tiles.
    Grey,
    /// Printed or special track outside the order of colours, never replaced in the ordinary way.
    Special,
}

impl Colour {
    /// The colour of the tiles that may replace this one.
    pub const fn next(self) -> Option<Colour> {
        match self {
            Colour::White => Some(Colour::Yellow),
            Colour::Yellow => Some(Colour::Green),
            Colour::Green => Some(Colour::Brown),
            Colour::Brown => Some(Colour::Grey),
            Colour::Grey | Colour::Special => None,
        }
    }

    /// Its English name, as in the tables.
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

/// A letter on a hex that takes only tiles with the same letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Label(pub &'static str);

/// What a stop is worth by phase colour: yellow, green, brown, grey.
pub type Values = [u16; 4];

/// A stop on a tile or hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// A city, with circles for markers.
    City {
        /// The number of circles.
        slots: u8,
        /// What it is worth.
        values: Values,
    },
    /// A small town.
    Town {
        /// What it is worth.
        values: Values,
    },
    /// A place at the end of a line: a red location, a mountain, or a grey place without through track.
    Place {
        /// What it is worth.
        values: Values,
    },
}

impl Part {
    /// What it is worth.
    pub const fn values(&self) -> &Values {
        match self {
            Part::City { values, .. } | Part::Town { values } | Part::Place { values } => values,
        }
    }

    /// Whether it is a city.
    pub const fn is_city(&self) -> bool {
        matches!(self, Part::City { .. })
    }
}

/// One end of a piece of track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// A side of the hex.
    Side(Edge),
    /// A stop, as an index of [`TileSpec::parts`].
    Part(u8),
}

/// A tile, as its row in the [`TileSet`] of a title: first the tiles of the box, then what is printed on each hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct TileId(pub u8);

impl TileId {
    /// Its row as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A tile as printed, or what is printed on a hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileSpec {
    /// The number of the tile, or the coordinate of the hex.
    pub name: &'static str,
    /// Its colour.
    pub colour: Colour,
    /// Its label, if it has one.
    pub label: Option<Label>,
    /// Its stops.
    pub parts: Vec<Part>,
    /// Its pieces of track.
    pub paths: Vec<(Edge, End)>,
    /// Copies in the box.
    pub count: u8,
}

impl TileSpec {
    /// How many of its stops are cities.
    pub fn cities(&self) -> usize {
        self.parts.iter().filter(|part| part.is_city()).count()
    }

    /// Reads the words after name, count and colour; `other` handles words that only a hex has.
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

/// All tiles of a title, followed by what is printed on its hexes.
#[derive(Clone, Debug)]
pub struct TileSet {
    /// Tiles and printed hexes; [`TileId`] is the index.
    pub specs: Vec<TileSpec>,
    /// How many of `specs` are tiles of the box.
    pub tiles: usize,
}

impl TileSet {
    /// Parses the tiles of the box, one per line: number, copies, colour, then stops and track.
    ///
    /// # Errors
    ///
    /// The first line that cannot be parsed.
    ///
    /// ```
    /// use board::{Colour, TileSet};
    ///
    /// let tiles = TileSet::parse("57 6 yellow C20x1 0-a 3-a\n14 4 green C30x2 0-a 1-a 3-a 4-a")?;
    /// let city = &tiles[tiles.named("14").ok_or("no such tile")?];
    /// assert_eq!((city.colour, city.count, city.paths.len()), (Colour::Green, 4, 4));
    ///
    /// let error = TileSet::parse("57 6 purple C20x1 0-a 3-a").unwrap_err();
    /// assert_eq!(error.to_string(), "no colour in line: 57 6 purple C20x1 0-a 3-a");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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

    /// The tile of the box with this number.
    pub fn named(&self, name: &str) -> Option<TileId> {
        self.specs[..self.tiles].iter().position(|spec| spec.name == name).map(|row| TileId(row as u8))
    }

    /// All tiles of the box.
    pub fn in_box(&self) -> impl Iterator<Item = TileId> + use<> {
        (0..self.tiles as u8).map(TileId)
    }
}

impl std::ops::Index<TileId> for TileSet {
    type Output = TileSpec;

    fn index(&self, id: TileId) -> &TileSpec {
        &self.specs[id.index()]
    }
}
