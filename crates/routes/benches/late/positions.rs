//! Positions as text: the tiles on a map, one company's markers, and its trains.
//!
//! `= name` starts a position. Then follow `title 1824` (the default is 1844), `phase 3` (which of a stop's values
//! counts), one line per tile `D19 910 3`, `H19 tunnel 3 5`, `mountain G14 50`, `own D19.0 …`, `full C12.0 …` (cities
//! full of other companies' markers), and `trains 8E 6 5H`, with `regional` at the end if they may not visit red
//! locations.

use std::sync::LazyLock;

use board::{Edge, EdgeSet, Ground, Layout, Map, Part, PrintedBoard, Shapes, StopRef, TileSet, Track};
use routes::{ExpressEnds, Range, Scoring, Stop, Survey, Train};

pub static G1844: LazyLock<PrintedBoard> = LazyLock::new(|| {
    read(include_str!("../../tests/fixtures/1844-map.txt"), include_str!("../../tests/fixtures/1844-tiles.txt"))
});

pub static G1824: LazyLock<PrintedBoard> = LazyLock::new(|| {
    read(include_str!("../../tests/fixtures/1824-map.txt"), include_str!("../../tests/fixtures/1824-tiles.txt"))
});

fn read(map: &'static str, tiles: &'static str) -> PrintedBoard {
    let mut tiles = TileSet::parse(tiles).expect("tiles");
    let map = Map::parse(map, &mut tiles, &[]).expect("map");
    let shapes = Shapes::of(&tiles);
    PrintedBoard { map, tiles, shapes }
}

#[derive(Clone)]
pub struct Position {
    pub name: String,
    pub board: &'static PrintedBoard,
    pub phase: usize,
    pub layout: Layout,
    pub mountains: Vec<(StopRef, u16)>,
    pub own: Vec<StopRef>,
    pub full: Vec<StopRef>,
    pub trains: Vec<Train>,
}

impl Position {
    pub fn empty(name: &str, board: &'static PrintedBoard) -> Position {
        Position {
            name: name.to_owned(),
            board,
            phase: 0,
            layout: Layout::printed(board.tiles.tiles, board.map.hexes.len()),
            mountains: Vec::new(),
            own: Vec::new(),
            full: Vec::new(),
            trains: Vec::new(),
        }
    }

    pub fn read_all(text: &str) -> Vec<Position> {
        let mut positions: Vec<Position> = Vec::new();
        for line in text.lines().filter(|line| !line.is_empty()) {
            if let Some(name) = line.strip_prefix("= ") {
                positions.push(Position::empty(name, &G1844));
            } else {
                let position = positions.last_mut().expect("a name first");
                position.read(&line.split(' ').collect::<Vec<_>>());
            }
        }
        positions
    }

    fn read(&mut self, words: &[&str]) {
        let hex = |name: &str| self.board.map.named(name).unwrap_or_else(|| panic!("hex {name}"));
        let stop = |name: &&str| {
            let (name, part) = name.split_once('.').expect("hex.part");
            StopRef { hex: hex(name), part: part.parse().expect("part") }
        };
        match words {
            ["title", "1824"] => *self = Position::empty(&self.name, &G1824),
            ["phase", row] => self.phase = row.parse().expect("phase"),
            ["mountain", name, value] => {
                self.mountains.push((StopRef { hex: hex(name), part: 0 }, value.parse().expect("value")));
            }
            ["own", stops @ ..] => self.own = stops.iter().map(stop).collect(),
            ["full", stops @ ..] => self.full = stops.iter().map(stop).collect(),
            ["trains", trains @ .., "regional"] => self.trains = trains.iter().map(|name| train(name, false)).collect(),
            ["trains", trains @ ..] => self.trains = trains.iter().map(|name| train(name, true)).collect(),
            [name, "tunnel", from, to] => {
                let mouth = |side: &str| Edge::new(side.parse().expect("side")).expect("side");
                self.layout.bore(hex(name), EdgeSet::of(mouth(from)).with(mouth(to)));
            }
            [name, tile, rotation] => {
                let tile = self.board.tiles.named(tile).unwrap_or_else(|| panic!("tile {tile}"));
                self.layout.lay(hex(name), tile, rotation.parse().expect("rotation"));
            }
            _ => panic!("unknown line {words:?}"),
        }
    }

    /// What a stop is to the company, close enough to the rules of both titles for measuring.
    fn stop(&self, at: StopRef) -> Option<Stop> {
        let hex = &self.board.map[at.hex];
        let track = Track { board: self.board, layout: &self.layout };
        let part = track.part(at)?;
        let mountain = self.mountains.iter().find(|(stop, _)| *stop == at).map(|(_, value)| *value);
        let is_1824 = std::ptr::eq(self.board, &*G1824);
        let is_mine = is_1824 && hex.ground == Ground::Fixed;
        let value = match hex.ground {
            Ground::Mountain => mountain?,
            Ground::Fixed if is_mine => 0,
            _ => part.values()[self.phase],
        };
        let cities = track.parts(at.hex).iter().filter(|part| part.is_city()).count();
        let mut groups = hex.location.map_or(0, |location| 1 << location.id.0);
        // Not two large stations on the same hex [1824-RUN-13]; no hex of that map has more than one such pair.
        groups |= if is_1824 && cities > 1 { 1 << (32 + at.hex.0 % 31) } else { 0 };
        Some(Stop {
            value,
            own: self.own.contains(&at),
            through: !matches!(part, Part::Place { .. }) && !self.full.contains(&at),
            red: hex.ground == Ground::Red,
            groups,
            transit: hex.location.and_then(|location| Some((location.side?, location.transit))),
            mine: is_mine.then(|| part.values()[self.phase]),
            region: None,
        })
    }

    pub fn survey<R>(&self, look: impl FnOnce(&Survey<'_>) -> R) -> R {
        let scoring = Scoring { express_ends: ExpressEnds::Scored, tunnel_per_stop: 10, regions_joined: 0 };
        let track = Track { board: self.board, layout: &self.layout };
        look(&Survey { track, stops: &|at| self.stop(at), scoring })
    }
}

pub fn train(name: &str, red: bool) -> Train {
    let number = |digits: &str| digits.parse().unwrap_or_else(|_| panic!("train {name}"));
    match name.split_at(name.len() - 1) {
        (digits, "H") => Train { range: Range::Hexes(number(digits)), red: false },
        (digits, "E") => Train { range: Range::Express(number(digits)), red },
        (digits, "g") => Train { range: Range::Goods { cities: number(digits) }, red },
        _ => Train { range: Range::Stops(number(name)), red },
    }
}
