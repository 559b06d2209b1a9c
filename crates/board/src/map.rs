//! The map of a title: its hexes, what is printed on them, and which sides track can cross.
//!
//! A hex is one line, `D19 white water=20 label=Z barred=5 C0x1 "Zürich"`: coordinate, ground, cost of the first tile,
//! label, sides that no track may cross, then parts and track as on a tile, and the name. Red locations add
//! `at=Milano side=S transit=40`: hexes with the same `at` are one location.

use crate::tile::End;
use crate::{BadTable, BorderId, BorderSet, Colour, Coord, Edge, EdgeSet, MAX_HEXES, TileId, TileSet, TileSpec};

/// A hex, as its row in the table of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct HexId(pub u8);

impl HexId {
    /// Its row as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What can be built on a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ground {
    /// Tiles (white or yellow hexes).
    Open,
    /// Nothing: a grey hex with printed track.
    Fixed,
    /// Nothing: a grey hex with a mountain railway.
    Mountain,
    /// Nothing: a grey hex with a mine, where goods trains start.
    Mine,
    /// A tunnel or a special line, but no tile.
    Tunnel,
    /// Nothing: a red location.
    Red,
    /// Nothing: a lake.
    Lake,
}

/// Terrain that makes the first tile on a hex more expensive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Terrain {
    /// A river or a lake.
    Water,
    /// Mountains.
    Mountain,
}

/// A side of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    /// The top.
    North,
    /// The bottom.
    South,
    /// The right.
    East,
    /// The left.
    West,
}

impl Side {
    /// Whether the two sides are opposite.
    pub const fn faces(self, other: Side) -> bool {
        matches!(
            (self, other),
            (Side::North, Side::South)
                | (Side::South, Side::North)
                | (Side::East, Side::West)
                | (Side::West, Side::East)
        )
    }
}

/// The number of a red location, in order of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LocationId(pub u8);

/// A red location, which may span several hexes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Location {
    /// The same for all hexes of the location.
    pub id: LocationId,
    /// The side of the map it lies on, if it counts for the transit bonus.
    pub side: Option<Side>,
    /// Its figure for the transit bonus.
    pub transit: u16,
}

/// A hex as printed.
#[derive(Clone, Debug)]
pub struct Hex {
    /// Where it is.
    pub coord: Coord,
    /// The name of its place, if it has one.
    pub name: Option<&'static str>,
    /// What can be built here.
    pub ground: Ground,
    /// The terrain, and what the first tile costs because of it.
    pub terrain: Option<(Terrain, u16)>,
    /// The red location it belongs to.
    pub location: Option<Location>,
    /// Sides that no track may cross.
    pub barred: EdgeSet,
    /// What is printed here, as a row of the tile set.
    pub printed: TileId,
}

const NO_BORDER: BorderId = BorderId::MAX;

/// All hexes of a title, and which of their sides track can cross.
#[derive(Clone, Debug)]
pub struct Map {
    /// The hexes in order of the table; [`HexId`] is the index.
    pub hexes: Vec<Hex>,
    /// The hex at each coordinate, by row and column.
    places: Vec<Vec<Option<HexId>>>,
    neighbours: Vec<[Option<(HexId, Edge)>; Edge::COUNT]>,
    borders: Vec<[BorderId; Edge::COUNT]>,
    /// Both ends of every border, by number.
    ends: Vec<[(HexId, Edge); 2]>,
}

impl Map {
    /// Parses the hexes, one per line, and appends what is printed on them to `tiles`. `closed` names hexes that no
    /// track may enter, except from a tunnel hex (Andermatt in editions of 1844 that print no tunnel mouths there).
    ///
    /// # Errors
    ///
    /// The first line that cannot be parsed.
    ///
    /// ```
    /// use board::{Edge, Ground, Map, TileSet};
    ///
    /// let mut tiles = TileSet::parse("57 1 yellow C20x1 0-a 3-a")?;
    /// let map = Map::parse("D19 white water=20 C0x1 \"Zürich\"\nD21 white T0\nD23 blue", &mut tiles, &[])?;
    ///
    /// let zurich = map.named("D19").ok_or("no such hex")?;
    /// assert_eq!((map[zurich].name, map[zurich].ground), (Some("Zürich"), Ground::Open));
    /// // Track can cross the side between D19 and D21, but none leads into the lake.
    /// let right = Edge::SIDES[4];
    /// let (next, entry) = map.across(zurich, right).ok_or("no neighbour")?;
    /// assert_eq!((map[next].coord.to_string().as_str(), entry), ("D21", right.opposite()));
    /// assert_eq!(map.across(next, right), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn parse(text: &'static str, tiles: &mut TileSet, closed: &[&str]) -> Result<Map, BadTable> {
        let mut hexes: Vec<Hex> = Vec::new();
        let mut locations: Vec<&'static str> = Vec::new();
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            let bad = |why| BadTable { line: line.to_owned(), why };
            let (hex, spec) = read_hex(line, tiles.specs.len(), &mut locations).map_err(bad)?;
            hexes.push(hex);
            tiles.specs.push(spec);
        }
        let places = places(&hexes);
        let mut map = Map { neighbours: Vec::new(), borders: Vec::new(), ends: Vec::new(), places, hexes };
        map.join(tiles, closed);
        if map.ends.len() > BorderSet::MOST || map.hexes.len() > MAX_HEXES {
            return Err(BadTable { line: map.ends.len().to_string(), why: "more sides or hexes than a set can hold" });
        }
        Ok(map)
    }

    fn join(&mut self, tiles: &TileSet, closed: &[&str]) {
        let none = [None; Edge::COUNT];
        let mut neighbours = vec![none; self.hexes.len()];
        for (row, hex) in self.hexes.iter().enumerate() {
            for edge in Edge::SIDES {
                let Some(other) = hex.coord.across(edge).and_then(|coord| self.at(coord)) else { continue };
                let open = self.shows(tiles, HexId(row as u8), edge) && self.shows(tiles, other, edge.opposite());
                let is_closed = |id: HexId| closed.contains(&self[id].coord.to_string().as_str());
                let shut = |from: HexId, to: HexId| is_closed(from) && self[to].ground != Ground::Tunnel;
                let shut = shut(HexId(row as u8), other) || shut(other, HexId(row as u8));
                if open && !shut {
                    neighbours[row][edge.index()] = Some((other, edge.opposite()));
                }
            }
        }
        self.neighbours = neighbours;
        self.borders = vec![[NO_BORDER; Edge::COUNT]; self.hexes.len()];
        for row in 0..self.hexes.len() {
            for edge in Edge::SIDES {
                let Some((other, back)) = self.neighbours[row][edge.index()] else { continue };
                if self.borders[row][edge.index()] != NO_BORDER {
                    continue;
                }
                let number = self.ends.len() as BorderId;
                self.ends.push([(HexId(row as u8), edge), (other, back)]);
                self.borders[row][edge.index()] = number;
                self.borders[other.index()][back.index()] = number;
            }
        }
    }

    /// Whether track of this hex can ever reach this side: not if it is barred, and on hexes that take no tiles only
    /// where track is printed. [1844-TRACK-11] [1844-TRACK-13] [1844-TRACK-14]
    fn shows(&self, tiles: &TileSet, id: HexId, edge: Edge) -> bool {
        let hex = &self[id];
        let printed = || {
            tiles[hex.printed]
                .paths
                .iter()
                .any(|(from, to)| *from == edge || matches!(to, End::Side(to) if *to == edge))
        };
        !hex.barred.has(edge)
            && match hex.ground {
                Ground::Open | Ground::Tunnel => true,
                Ground::Fixed | Ground::Mountain | Ground::Mine | Ground::Red => printed(),
                Ground::Lake => false,
            }
    }

    /// Shifts all coordinates, for an edition that labels the same map differently.
    pub fn relabel(&mut self, down: i8, right: i8) {
        for hex in &mut self.hexes {
            hex.coord.row = hex.coord.row.wrapping_add_signed(down);
            hex.coord.column = hex.coord.column.wrapping_add_signed(right);
        }
        self.places = places(&self.hexes);
    }

    /// The hex at a coordinate.
    pub fn at(&self, coord: Coord) -> Option<HexId> {
        *self.places.get(usize::from(coord.row))?.get(usize::from(coord.column))?
    }

    /// The hex at a coordinate written as `C12`.
    pub fn named(&self, name: &str) -> Option<HexId> {
        self.at(name.parse().ok()?)
    }

    /// All hexes in order of the table.
    pub fn ids(&self) -> impl Iterator<Item = HexId> + use<> {
        (0..self.hexes.len() as u8).map(HexId)
    }

    /// The hex across a side that track can cross, and the side by which it is entered.
    pub fn across(&self, hex: HexId, edge: Edge) -> Option<(HexId, Edge)> {
        self.neighbours[hex.index()][edge.index()]
    }

    /// The sides of a hex that track can cross.
    pub fn open_sides(&self, hex: HexId) -> EdgeSet {
        Edge::SIDES.into_iter().filter(|edge| self.across(hex, *edge).is_some()).collect()
    }

    /// The number of the side, the same from both hexes; `None` where no track can cross.
    pub fn border(&self, hex: HexId, edge: Edge) -> Option<BorderId> {
        let number = self.borders[hex.index()][edge.index()];
        (number != NO_BORDER).then_some(number)
    }

    /// How many sides track can cross.
    pub fn border_count(&self) -> usize {
        self.ends.len()
    }

    /// The two hexes on either side of a border, each with its own name for that side.
    pub fn ends(&self, border: BorderId) -> [(HexId, Edge); 2] {
        self.ends[usize::from(border)]
    }
}

impl std::ops::Index<HexId> for Map {
    type Output = Hex;

    fn index(&self, id: HexId) -> &Hex {
        &self.hexes[id.index()]
    }
}

/// The hex at each coordinate, by row and column.
fn places(hexes: &[Hex]) -> Vec<Vec<Option<HexId>>> {
    let mut places: Vec<Vec<Option<HexId>>> = Vec::new();
    for (id, Hex { coord, .. }) in hexes.iter().enumerate() {
        let (row, column) = (usize::from(coord.row), usize::from(coord.column));
        places.resize(places.len().max(row + 1), Vec::new());
        let places = &mut places[row];
        places.resize(places.len().max(column + 1), None);
        places[column].get_or_insert(HexId(id as u8));
    }
    places
}

fn read_hex(
    line: &'static str,
    row: usize,
    locations: &mut Vec<&'static str>,
) -> Result<(Hex, TileSpec), &'static str> {
    let (words, name) = match line.split_once('"') {
        Some((words, name)) => (words, Some(name.trim_end().trim_end_matches('"'))),
        None => (line, None),
    };
    let mut words = words.split_whitespace();
    let label = words.next().ok_or("no coordinate")?;
    let coord = label.parse().map_err(|()| "no coordinate")?;
    let (ground, colour) = match words.next() {
        Some("white") => (Ground::Open, Colour::White),
        Some("yellow") => (Ground::Open, Colour::Yellow),
        Some("grey") => (Ground::Fixed, Colour::Special),
        Some("mountain") => (Ground::Mountain, Colour::Special),
        Some("mine") => (Ground::Mine, Colour::Special),
        Some("tunnel") => (Ground::Tunnel, Colour::Special),
        Some("red") => (Ground::Red, Colour::Special),
        Some("blue") => (Ground::Lake, Colour::Special),
        _ => return Err("unknown ground"),
    };
    let mut hex = Hex {
        coord,
        name,
        ground,
        terrain: None,
        location: None,
        barred: EdgeSet::EMPTY,
        printed: TileId(u8::try_from(row).map_err(|_| "too many hexes")?),
    };
    let mut spec = TileSpec { name: label, colour, label: None, parts: Vec::new(), paths: Vec::new(), count: 0 };
    spec.read_words(words, |word| read_print(&mut hex, word, locations))?;
    Ok((hex, spec))
}

fn read_print(hex: &mut Hex, word: &'static str, locations: &mut Vec<&'static str>) -> Result<(), &'static str> {
    let (key, value) = word.split_once('=').ok_or("unknown word")?;
    match key {
        "water" => hex.terrain = Some((Terrain::Water, value.parse().map_err(|_| "cost")?)),
        "mountain" => hex.terrain = Some((Terrain::Mountain, value.parse().map_err(|_| "cost")?)),
        "barred" => {
            hex.barred = value.bytes().map(|digit| Edge::new(digit - b'0').ok_or("side")).collect::<Result<_, _>>()?;
        }
        "at" => {
            let id = locations.iter().position(|known| *known == value).unwrap_or_else(|| {
                locations.push(value);
                locations.len() - 1
            });
            hex.location = Some(Location { id: LocationId(id as u8), side: None, transit: 0 });
        }
        "side" => {
            let side = match value {
                "N" => Side::North,
                "S" => Side::South,
                "E" => Side::East,
                "W" => Side::West,
                _ => return Err("side of the map"),
            };
            hex.location.as_mut().ok_or("side without location")?.side = Some(side);
        }
        "transit" => {
            let figure = value.parse().map_err(|_| "transit figure")?;
            hex.location.as_mut().ok_or("transit without location")?.transit = figure;
        }
        _ => return Err("unknown word"),
    }
    Ok(())
}
