//! `reach` against an oracle that tries every path, on random boards.

#![allow(clippy::unwrap_used)]

use std::fmt::Write;

use board::{
    BorderSet, Connection, Edge, EdgeSet, HexId, HexSet, Layout, Map, PrintedBoard, Shapes, StopRef, TileSet, Track,
    connects, reach, reaches_side, reaches_stop,
};

/// Plain tiles with switches and crossings, towns and cities: many loops and junctions in the wrong direction.
const TILES: &str = "
3 99 yellow T10 0-a 1-a
4 99 yellow T10 0-a 3-a
57 99 yellow C20x1 0-a 3-a
7 99 yellow 0-1
8 99 yellow 0-2
9 99 yellow 0-3
14 99 green C30x2 0-a 1-a 3-a 4-a
16 99 green 0-2 1-3
20 99 green 0-3 1-4
23 99 green 0-3 0-4
24 99 green 0-3 0-2
25 99 green 0-2 0-4
28 99 green 0-4 0-5
40 99 brown 0-2 2-4 0-4
41 99 brown 0-3 0-1 1-3
43 99 brown 0-3 0-2 1-3 1-2
47 99 brown 0-3 1-4 1-3 0-4
59 99 green C40x1 C40x1 0-a 2-b
66 99 brown C50x1 C50x1 0-a 3-a 1-b 2-b
";

struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % sides
    }
}

/// A parallelogram of bare hexes.
fn board(rows: u8, columns: u8) -> PrintedBoard {
    let mut text = String::new();
    for row in 0..rows {
        for column in 0..columns {
            let number = 2 * column + 1 + row + 2;
            writeln!(text, "{}{number} white", char::from(b'A' + row)).unwrap();
        }
    }
    let mut tiles = TileSet::parse(TILES).unwrap();
    let map = Map::parse(Box::leak(text.into_boxed_str()), &mut tiles, &[]).unwrap();
    let shapes = Shapes::of(&tiles);
    PrintedBoard { map, tiles, shapes }
}

/// Follows every path that uses no side twice.
struct Oracle<'a> {
    track: &'a Track<'a>,
    blocked: &'a [StopRef],
    borders: BorderSet,
    stops: Vec<StopRef>,
}

impl Oracle<'_> {
    fn leave(&mut self, stop: StopRef, by: Option<Edge>, used: BorderSet) {
        for exit in self.track.exits_of(stop).iter().filter(|exit| Some(*exit) != by) {
            self.cross(stop.hex, exit, used);
        }
    }

    fn cross(&mut self, hex: HexId, exit: Edge, used: BorderSet) {
        let map = &self.track.board.map;
        let Some((border, (next, entry))) = map.border(hex, exit).zip(map.across(hex, exit)) else { return };
        if used.has(border) {
            return;
        }
        let used = used.with(border);
        self.borders.insert(border);
        for exit in self.track.plain(next, entry).iter() {
            self.cross(next, exit, used);
        }
        for stop in self.track.stops_from(next, entry) {
            self.stops.push(stop);
            if !self.blocked.contains(&stop) {
                self.leave(stop, Some(entry), used);
            }
        }
    }
}

/// Tiles on all hexes, mostly with a lot of track, or connections would be too short to test anything; and their stops.
/// Of so many draws for each hex the one that meets most track lies.
fn some_layout(board: &PrintedBoard, dice: &mut Dice, draws: usize) -> (Layout, Vec<StopRef>) {
    let mut layout = Layout::printed(board.tiles.tiles, board.map.hexes.len());
    let mut stops = Vec::new();
    for hex in board.map.ids() {
        let mut draw = || {
            let few = if dice.below(4) == 0 { 0 } else { 6 };
            (board::TileId((few + dice.below(board.tiles.tiles - few)) as u8), dice.below(6) as u8)
        };
        let met = |(tile, rotation): &(board::TileId, u8)| {
            let meets = |edge: &Edge| {
                let across = board.map.across(hex, *edge);
                across.is_some_and(|(next, back)| Track { board, layout: &layout }.shape(next).exits.has(back))
            };
            board.shapes.of_tile(*tile, *rotation).exits.iter().filter(meets).count()
        };
        let drawn: Vec<_> = (0..draws).map(|_| draw()).collect();
        let (tile, rotation) = drawn.into_iter().max_by_key(met).unwrap();
        layout.lay(hex, tile, rotation);
        stops.extend((0..board.tiles[tile].parts.len() as u8).map(|part| StopRef { hex, part }));
    }
    (layout, stops)
}

/// Hexes with a stop that a walk comes to which may use track again.
fn walked_to(track: &Track<'_>, start: StopRef, blocked: &[StopRef]) -> Vec<HexId> {
    let map = &track.board.map;
    let across = |hex, exits: board::EdgeSet| exits.iter().filter_map(|exit| map.across(hex, exit)).collect::<Vec<_>>();
    let (mut found, mut seen) = (vec![start.hex], across(start.hex, track.exits_of(start)));
    let mut place = 0;
    while let Some((hex, entry)) = seen.get(place).copied() {
        place += 1;
        let mut onward = across(hex, track.plain(hex, entry));
        for stop in track.stops_from(hex, entry) {
            found.push(hex);
            if !blocked.contains(&stop) {
                onward.extend(across(hex, track.exits_of(stop).without(entry)));
            }
        }
        onward.retain(|crossing| !seen.contains(crossing));
        seen.extend(onward);
    }
    found
}

#[test]
fn connects_is_what_reach_finds_where_walks_would_turn_in_a_loop() {
    let board = board(6, 6);
    let mut only_walked_to = 0;
    for seed in 0..8_000_u64 {
        let mut dice = Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let (layout, stops) = some_layout(&board, &mut dice, 8);
        let track = Track { board: &board, layout: &layout };
        let Some(start) = stops.get(dice.below(stops.len().max(1))).copied() else { continue };
        let blocked: Vec<StopRef> = stops.iter().copied().filter(|stop| *stop != start && dice.below(2) == 0).collect();
        let found = reach(&track, &[start], |stop| !blocked.contains(&stop));
        let walked_to = walked_to(&track, start, &blocked);
        let may_pass = |stop| !blocked.contains(&stop);
        for hex in board.map.ids() {
            let sides: EdgeSet = Edge::SIDES.into_iter().filter(|_| dice.below(3) == 0).collect();
            let is_reached = reaches_side(&track, &[start], hex, sides, may_pass);
            assert_eq!(is_reached, found.sides(&track, hex).meets(sides), "{hex:?} {sides:?}, seed {seed}");
        }
        for wanted in stops.chunks(2) {
            let is_reached = reaches_stop(&track, &[start], may_pass, |stop| wanted.contains(&stop));
            assert_eq!(is_reached, found.stops().any(|stop| wanted.contains(&stop)), "{wanted:?}, seed {seed}");
        }
        for goal in board.map.ids() {
            let connected = connects(&track, start, goal, may_pass) == Connection::Made;
            assert_eq!(connected, found.has_stop_in(goal), "{goal:?}, seed {seed}");
            only_walked_to += usize::from(!connected && walked_to.contains(&goal));
        }
    }
    assert!(only_walked_to > 20, "hardly a walk turned in a loop: {only_walked_to}");
}

#[test]
fn what_was_missing_is_followed_from_change_to_change() {
    let board = board(6, 6);
    let (mut still_missing, mut made) = (0, 0);
    for seed in 0..1_000_u64 {
        let mut dice = Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let (mut layout, stops) = some_layout(&board, &mut dice, 8);
        let Some(start) = stops.get(dice.below(stops.len().max(1))).copied() else { continue };
        let goal = HexId(dice.below(board.map.hexes.len()) as u8);
        let mut blocked: Vec<StopRef> = stops.iter().copied().filter(|_| dice.below(2) == 0).collect();
        let mut known = None;
        for step in 0..20 {
            let changed: HexSet = (0..=dice.below(3)).map(|_| HexId(dice.below(board.map.hexes.len()) as u8)).collect();
            for hex in changed.iter().filter(|hex| step > 0 && *hex != start.hex) {
                let (other, found) = some_layout(&board, &mut dice, 1);
                layout.lay(hex, other.at(hex).tile, other.at(hex).rotation);
                blocked.retain(|stop| stop.hex != hex);
                blocked.extend(found.into_iter().filter(|stop| stop.hex == hex && dice.below(2) == 0));
            }
            let track = Track { board: &board, layout: &layout };
            let may_pass = |stop| stop == start || !blocked.contains(&stop);
            let connection = connects(&track, start, goal, may_pass);
            if let Some(Connection::Missing(explored)) = known
                && let Some(explored) = explored.after(&track, start, goal, &changed, may_pass)
            {
                assert_ne!(connection, Connection::Made, "seed {seed}, step {step}");
                still_missing += 1;
                // What it says then must also hold after the next change.
                known = Some(Connection::Missing(explored));
            } else {
                made += usize::from(known.is_some() && connection == Connection::Made);
                known = Some(connection);
            }
        }
    }
    assert!(still_missing > 1_000 && made > 100, "hardly a change told anything: {still_missing}, {made}");
}

#[test]
fn reach_finds_exactly_what_some_way_finds() {
    let board = board(4, 4);
    let mut large = 0;
    for seed in 0..20_000_u64 {
        let mut dice = Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let (layout, stops) = some_layout(&board, &mut dice, 1);
        let track = Track { board: &board, layout: &layout };
        let Some(start) = stops.get(dice.below(stops.len().max(1))).copied() else { continue };
        let blocked: Vec<StopRef> = stops.iter().copied().filter(|stop| *stop != start && dice.below(4) == 0).collect();

        let mut oracle = Oracle { track: &track, blocked: &blocked, borders: BorderSet::EMPTY, stops: vec![start] };
        oracle.leave(start, None, BorderSet::EMPTY);
        let found = reach(&track, &[start], |stop| !blocked.contains(&stop));

        assert_eq!(found.borders, oracle.borders, "sides, seed {seed}");
        for stop in &stops {
            assert_eq!(found.has(*stop), oracle.stops.contains(stop), "{stop:?}, seed {seed}");
        }
        for goal in board.map.ids() {
            let connected = connects(&track, start, goal, |stop| !blocked.contains(&stop)) == Connection::Made;
            assert_eq!(connected, found.has_stop_in(goal), "{goal:?}, seed {seed}");
        }
        large += usize::from(oracle.borders.count() > 8);
    }
    assert!(large > 800, "the boards are too small to mean anything: {large}");
}
