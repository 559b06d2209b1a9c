//! Small boards generated from a seed: tiles of every kind on a grid, what each stop is to the company, and its trains.
//!
//! The map is one blank grid. What a title prints on its map (places at the end of a line, mountains, tunnels) are
//! tiles here, so that a board is a list of items and can be shrunk by dropping some.

use std::sync::LazyLock;

use board::{
    BorderSet, Edge, EdgeSet, HexId, Layout, Map, PrintedBoard, Shapes, Side, StopRef, TileId, TileSet, Track,
};
use routes::{ExpressEnds, Range, Region, Scoring, Stop, Survey, Train};

use crate::dice::Dice;

const TILES: &str = "
3    1 yellow  T10 0-a 1-a
4    1 yellow  T10 0-a 3-a
57   1 yellow  C20x1 0-a 3-a
8    1 yellow  0-2
9    1 yellow  0-3
14   1 green   C30x2 0-a 1-a 3-a 4-a
15   1 green   C30x2 0-a 1-a 2-a 3-a
16   1 green   0-2 1-3
20   1 green   0-3 1-4
23   1 green   0-3 0-4
25   1 green   0-2 0-4
28   1 green   0-4 0-5
59   1 green   C40x1 C40x1 0-a 2-b
87   1 green   T10 0-a 1-a 2-a 3-a
901  1 green   C40x1 C40x1 0-a 1-a 2-b 3-b
1    1 yellow  T10 T10 0-a 4-a 1-b 3-b
2    1 yellow  T10 T10 0-a 3-a 1-b 2-b
39   1 brown   0-2 0-1 1-2
42   1 brown   0-3 3-5 0-5
43   1 brown   0-3 0-2 1-3 1-2
44   1 brown   0-3 1-4 0-1 3-4
47   1 brown   0-3 1-4 1-3 0-4
70   1 brown   0-1 0-2 1-3 2-3
66   1 brown   C50x1 C50x1 0-a 3-a 1-b 2-b
67   1 brown   C50x1 C50x1 0-a 3-a 2-b 4-b
491  1 green   C50x1 C50x1 C50x1 0-a 5-a 1-b 4-b 2-c 3-c
493  1 brown   C70x1 C70x3 0-a 5-a 1-b 2-b 3-b 4-b
611  1 brown   C40x2 0-a 1-a 2-a 3-a 4-a
905  1 brown   C50x2 0-a 1-a 2-a 3-a 4-a 5-a
911  1 brown   T10 0-a 1-a 3-a 4-a 5-a
P1   1 special O30 0-a
P2   1 special O40 0-a 1-a
P3   1 special O50 0-a 2-a 4-a
OP2  1 special 1-4
S1   1 special 1-4 0-1 4-5
none 1 special
";

/// Places at the end of a line, which no train runs through.
const PLACES: &[&str] = &["P1", "P2", "P3"];
const CITIES: &[&str] = &["57", "14", "15", "611", "905"];
const PAIRS: &[&str] = &["59", "901", "66", "67", "491", "493", "1", "2"];
const TOWNS: &[&str] = &["3", "4", "87", "911"];
const PLAIN: &[&str] = &["8", "9", "OP2", "16", "20", "23", "25", "28", "39", "42", "43", "44", "47", "70"];
/// One of these is drawn for each hex.
const KINDS: [&[&str]; 10] = [PLACES, PLACES, CITIES, CITIES, CITIES, PAIRS, PAIRS, TOWNS, PLAIN, PLAIN];

const GRID: &str = "
A2 white
A4 white
A6 white
A8 white
B1 white
B3 white
B5 white
B7 white
C2 white
C4 white
C6 white
C8 white
D1 white
D3 white
D5 white
D7 white
";

static BOARD: LazyLock<PrintedBoard> = LazyLock::new(|| {
    let mut tiles = TileSet::parse(TILES).expect("tiles");
    let map = Map::parse(GRID, &mut tiles, &[]).expect("grid");
    let shapes = Shapes::of(&tiles);
    PrintedBoard { map, tiles, shapes }
});

pub fn printed_board() -> &'static PrintedBoard {
    &BOARD
}

#[derive(Clone, Debug)]
pub struct Board {
    pub tiles: Vec<(HexId, TileId, u8)>,
    pub tunnels: Vec<(HexId, EdgeSet)>,
    /// Stops that are not listed cannot be visited.
    pub stops: Vec<(StopRef, Stop)>,
    pub trains: Vec<Train>,
    pub scoring: Scoring,
}

impl Board {
    pub fn empty() -> Board {
        let scoring = Scoring { express_ends: ExpressEnds::Scored, tunnel_per_stop: 10, regions_joined: 0 };
        Board { tiles: Vec::new(), tunnels: Vec::new(), stops: Vec::new(), trains: Vec::new(), scoring }
    }

    pub fn from_seed(seed: u64) -> Board {
        let mut dice = Dice(seed);
        let scoring = Scoring {
            express_ends: if dice.percent(70) { ExpressEnds::Scored } else { ExpressEnds::Free },
            tunnel_per_stop: dice.pick(&[0, 10, 10, 20]),
            regions_joined: dice.pick(&[0, 0, 50, 90]),
        };
        let mut board = Board { scoring, ..Board::empty() };
        let hexes = 6 + dice.below(9).max(dice.below(9));
        let corner = dice.below(printed_board().map.hexes.len());
        let mut free: Vec<HexId> = vec![HexId(corner as u8)];
        while board.tiles.len() < hexes && !free.is_empty() {
            let hex = free.swap_remove(dice.below(free.len()));
            board.lay(&mut dice, hex);
            for edge in Edge::SIDES {
                if let Some((next, _)) = printed_board().map.across(hex, edge)
                    && !free.contains(&next)
                    && board.tiles.iter().all(|(laid, ..)| *laid != next)
                {
                    free.push(next);
                }
            }
        }
        board.bore(&mut dice);
        board.settle(&mut dice);
        let trains = 1 + dice.below(3);
        let has_mines = board.stops.iter().any(|(_, stop)| stop.mine.is_some());
        board.trains = (0..trains).map(|_| train(&mut dice, has_mines)).collect();
        // Companies often have equal trains.
        if dice.percent(30) {
            board.trains.push(board.trains[0]);
        }
        board
    }

    /// Lays the one of a few random tiles that connects to most neighbours: purely random tiles hardly ever do.
    fn lay(&mut self, dice: &mut Dice, hex: HexId) {
        let layout = self.layout();
        let board = printed_board();
        let mut best: Option<(u32, TileId, u8)> = None;
        let kind = dice.pick(&KINDS);
        for _ in 0..8 {
            let tile = board.tiles.named(dice.pick(kind)).expect("a tile above");
            let rotation = dice.below(6) as u8;
            let mut trial = layout;
            trial.lay(hex, tile, rotation);
            let track = Track { board, layout: &trial };
            let joined = |edge: &Edge| {
                let across = board.map.across(hex, *edge);
                across.is_some_and(|(next, back)| track.shape(next).exits.has(back))
            };
            let joins = track.shape(hex).exits.iter().filter(joined).count() as u32;
            if best.is_none_or(|(most, ..)| joins > most) {
                best = Some((joins, tile, rotation));
            }
        }
        if let Some((_, tile, rotation)) = best {
            self.tiles.push((hex, tile, rotation));
        }
    }

    /// Replaces the tile on a hex by another one with plain stops.
    pub fn relay(&mut self, dice: &mut Dice, hex: HexId) {
        self.tiles.retain(|(laid, ..)| *laid != hex);
        self.stops.retain(|(at, _)| at.hex != hex);
        self.lay(dice, hex);
        let Some((_, tile, _)) = self.tiles.iter().find(|(laid, ..)| *laid == hex) else { return };
        let spec = &printed_board().tiles[*tile];
        let is_place = PLACES.contains(&spec.name);
        for (part, printed) in spec.parts.iter().enumerate() {
            let (value, through) = (printed.values()[0], !is_place);
            let stop =
                Stop { value, own: false, through, red: is_place, groups: 0, transit: None, mine: None, region: None };
            self.stops.push((StopRef { hex, part: part as u8 }, stop));
        }
    }

    fn bore(&mut self, dice: &mut Dice) {
        for (hex, tile, _) in self.tiles.clone() {
            let plain = printed_board().tiles[tile].parts.is_empty();
            if !plain || !dice.percent(40) {
                continue;
            }
            let layout = self.layout();
            let track = Track { board: printed_board(), layout: &layout };
            let faces_track = |edge: &Edge| {
                printed_board().map.across(hex, *edge).is_some_and(|(next, back)| track.shape(next).exits.has(back))
            };
            let mut sides: Vec<Edge> = Edge::SIDES.into_iter().filter(faces_track).collect();
            if sides.len() < 2 {
                continue;
            }
            let from = sides.swap_remove(dice.below(sides.len()));
            let to = dice.pick(&sides);
            self.tunnels.push((hex, EdgeSet::of(from).with(to)));
            if dice.percent(70) {
                // A tunnel hex without other track.
                for laid in self.tiles.iter_mut().filter(|(laid, ..)| *laid == hex) {
                    laid.1 = printed_board().tiles.named("none").expect("a tile above");
                }
            }
        }
    }

    fn settle(&mut self, dice: &mut Dice) {
        let has_mines = dice.percent(30);
        let sides = if dice.percent(50) { [Side::North, Side::South] } else { [Side::East, Side::West] };
        for (hex, tile, _) in self.tiles.clone() {
            let spec = &printed_board().tiles[tile];
            let place = PLACES.contains(&spec.name);
            let city = spec.parts.first().is_some_and(board::Part::is_city);
            let one_of_the_hex = city && dice.percent(30);
            for (part, printed) in spec.parts.iter().enumerate() {
                let value = if dice.percent(70) { printed.values()[0] } else { dice.pick(&[0, 10, 20, 30, 60, 90]) };
                let own = city && dice.percent(35);
                let mine = (has_mines && place && dice.percent(50)).then(|| dice.pick(&[10, 20, 20, 40, 60]));
                let red = place && mine.is_none() && dice.percent(80);
                let mut groups = if one_of_the_hex { 1 << (8 + hex.0) } else { 0 };
                if place && dice.percent(30) {
                    groups |= 1 << dice.below(3);
                }
                let transit = ((red && dice.percent(90)) || (city && dice.percent(5)))
                    .then(|| (dice.pick(&sides), dice.pick(&[20, 50, 90])));
                let through = !place && (own || dice.percent(if city { 80 } else { 95 }));
                if place && !red && mine.is_none() && dice.percent(30) {
                    continue; // a mountain without a railway
                }
                let value = if mine.is_some() { dice.pick(&[0, 0, 0, 40]) } else { value };
                let own = own || (place && dice.percent(if mine.is_some() { 20 } else { 5 }));
                let region = dice.pick(&[None, None, None, Some(Region::Capital), Some(Region::Province)]);
                let stop = Stop { value, own, through, red, groups, transit, mine, region };
                self.stops.push((StopRef { hex, part: part as u8 }, stop));
            }
        }
        if self.stops.iter().all(|(_, stop)| !stop.own)
            && let Some((_, stop)) = self.stops.iter_mut().find(|(_, stop)| stop.through)
        {
            stop.own = true;
        }
    }

    pub fn layout(&self) -> Layout {
        let none = printed_board().tiles.named("none").expect("a tile above");
        let mut layout = Layout::printed(printed_board().tiles.tiles, printed_board().map.hexes.len());
        for hex in printed_board().map.ids() {
            layout.lay(hex, none, 0);
        }
        for (hex, tile, rotation) in &self.tiles {
            layout.lay(*hex, *tile, *rotation);
        }
        for (hex, mouths) in &self.tunnels {
            layout.bore(*hex, *mouths);
        }
        layout
    }

    /// Calls `look` with the board as the company sees it, and its markers.
    pub fn survey<R>(&self, look: impl FnOnce(&Survey<'_>, &[StopRef]) -> R) -> R {
        let layout = self.layout();
        let find = |at: StopRef| self.stops.iter().find(|(stop, _)| *stop == at).map(|(_, stop)| *stop);
        let markers: Vec<StopRef> = self.stops.iter().filter(|(_, stop)| stop.own).map(|(at, _)| *at).collect();
        let track = Track { board: printed_board(), layout: &layout };
        look(&Survey { track, stops: &find, scoring: self.scoring }, &markers)
    }

    /// Drops tiles, tunnels, trains and features of stops as long as the complaint still holds.
    pub fn shrunk(mut self, complains: impl Fn(&Board) -> bool) -> Board {
        loop {
            let Some(smaller) = self.smaller().into_iter().find(|board| complains(board)) else { return self };
            self = smaller;
        }
    }

    fn smaller(&self) -> Vec<Board> {
        let mut boards = Vec::new();
        for row in 0..self.trains.len() {
            let mut board = self.clone();
            board.trains.remove(row);
            boards.push(board);
        }
        for row in 0..self.tiles.len() {
            let mut board = self.clone();
            let (hex, ..) = board.tiles.remove(row);
            board.stops.retain(|(at, _)| at.hex != hex);
            board.tunnels.retain(|(at, _)| *at != hex);
            boards.push(board);
        }
        for row in 0..self.tunnels.len() {
            let mut board = self.clone();
            board.tunnels.remove(row);
            boards.push(board);
        }
        for row in 0..self.stops.len() {
            let stop = self.stops[row].1;
            for plainer in [
                Stop { own: false, ..stop },
                Stop { groups: 0, ..stop },
                Stop { transit: None, ..stop },
                Stop { red: false, ..stop },
                Stop { value: 0, ..stop },
                Stop { region: None, ..stop },
                Stop { mine: None, ..stop },
            ] {
                if plainer != stop {
                    let mut board = self.clone();
                    board.stops[row].1 = plainer;
                    boards.push(board);
                }
            }
        }
        boards
    }
}

fn train(dice: &mut Dice, has_mines: bool) -> Train {
    let range = match dice.below(if has_mines { 6 } else { 3 }) {
        0 => Range::Stops(2 + dice.below(5) as u8),
        1 => Range::Hexes(2 + dice.below(5) as u8),
        2 => Range::Express(2 + dice.below(4) as u8),
        _ => Range::Goods { cities: 1 + dice.below(3) as u8 },
    };
    Train { range, red: dice.percent(75) }
}

impl std::fmt::Display for Board {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (hex, tile, rotation) in &self.tiles {
            writeln!(f, "{} {} turned {rotation}", printed_board().map[*hex].coord, printed_board().tiles[*tile].name)?;
        }
        for (hex, mouths) in &self.tunnels {
            let mouths: Vec<u8> = mouths.iter().map(Edge::number).collect();
            writeln!(f, "{} tunnel {mouths:?}", printed_board().map[*hex].coord)?;
        }
        for (at, stop) in &self.stops {
            writeln!(f, "{} part {} {stop:?}", printed_board().map[at.hex].coord, at.part)?;
        }
        writeln!(f, "{:?}\n{:?}", self.trains, self.scoring)
    }
}

/// Whether no two of the sets have a side in common.
pub fn disjoint(sets: &[BorderSet]) -> bool {
    sets.iter().enumerate().all(|(row, set)| sets[..row].iter().all(|other| !set.meets(other)))
}
