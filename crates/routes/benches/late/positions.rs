//! Positions as text: what lies on 1844's map, one company's markers, and its trains.
//!
//! `= name` starts a position; then `phase 3` (row of the values), a line for each tile `D19 910 3`, `H19 tunnel 3 5`,
//! `mountain G14 50`, `own D19.0 …`, `full C12.0 …` (cities full of other companies' markers), `trains 8E 6 5H`, with
//! `regional` behind the trains of a company that may not visit red locations.

use std::sync::LazyLock;

use board::{Edge, EdgeSet, Ground, Layout, Map, Part, Shapes, StopRef, TileSet, Track, Ways};
use routes::{ExpressEnds, Range, Scoring, Stop, Survey, Train};

static WAYS: LazyLock<Ways> = LazyLock::new(|| {
    let mut tiles = TileSet::parse(include_str!("../../tests/fixtures/1844-tiles.txt")).unwrap();
    let map = Map::parse(include_str!("../../tests/fixtures/1844-map.txt"), &mut tiles, &[]).unwrap();
    let shapes = Shapes::of(&tiles);
    Ways { map, tiles, shapes }
});

pub fn ways() -> &'static Ways {
    &WAYS
}

#[derive(Clone)]
pub struct Position {
    pub name: String,
    pub phase: usize,
    pub layout: Layout,
    pub mountains: Vec<(StopRef, u16)>,
    pub own: Vec<StopRef>,
    pub full: Vec<StopRef>,
    pub trains: Vec<Train>,
}

impl Position {
    pub fn empty(name: &str) -> Position {
        let ways = ways();
        Position {
            name: name.to_owned(),
            phase: 0,
            layout: Layout::printed(ways.tiles.tiles, ways.map.hexes.len()),
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
                positions.push(Position::empty(name));
            } else {
                let position = positions.last_mut().expect("a name first");
                position.read(&line.split(' ').collect::<Vec<_>>());
            }
        }
        positions
    }

    fn read(&mut self, words: &[&str]) {
        let hex = |name: &str| ways().map.named(name).unwrap_or_else(|| panic!("hex {name}"));
        let stop = |name: &&str| {
            let (name, part) = name.split_once('.').expect("hex.part");
            StopRef { hex: hex(name), part: part.parse().expect("part") }
        };
        match words {
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
                let tile = ways().tiles.named(tile).unwrap_or_else(|| panic!("tile {tile}"));
                self.layout.lay(hex(name), tile, rotation.parse().expect("rotation"));
            }
            _ => panic!("unknown line {words:?}"),
        }
    }

    /// What a stop is to the company. Full cities, places and mountains without a railway as 1844 has them.
    fn stop(&self, at: StopRef) -> Option<Stop> {
        let hex = &ways().map[at.hex];
        let part = Track { ways: ways(), layout: &self.layout }.part(at)?;
        let mountain = self.mountains.iter().find(|(stop, _)| *stop == at).map(|(_, value)| *value);
        let value = match hex.ground {
            Ground::Mountain => mountain?,
            _ => part.values()[self.phase],
        };
        Some(Stop {
            value,
            own: self.own.contains(&at),
            through: !matches!(part, Part::Place { .. }) && !self.full.contains(&at),
            red: hex.ground == Ground::Red,
            groups: hex.location.map_or(0, |location| 1 << location.id.0),
            transit: hex.location.and_then(|location| Some((location.side?, location.transit))),
        })
    }

    pub fn survey<R>(&self, look: impl FnOnce(&Survey<'_>) -> R) -> R {
        let scoring = Scoring { express_ends: ExpressEnds::Scored, tunnel_per_stop: 10 };
        let track = Track { ways: ways(), layout: &self.layout };
        look(&Survey { track, stops: &|at| self.stop(at), scoring })
    }
}

pub fn train(name: &str, red: bool) -> Train {
    let number = |digits: &str| digits.parse().unwrap_or_else(|_| panic!("train {name}"));
    match name.split_at(name.len() - 1) {
        (digits, "H") => Train { range: Range::Hexes(number(digits)), red: false },
        (digits, "E") => Train { range: Range::Express(number(digits)), red },
        _ => Train { range: Range::Stops(number(name)), red },
    }
}
