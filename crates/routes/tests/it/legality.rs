//! What `score` refuses, and what it earns otherwise: one board drawn as lines, one route, one answer.

use board::{Edge, Side, StopRef};
use routes::{ExpressEnds, Fault, Range, Route, Score, Stop, Train, score};

use crate::boards::{Board, ways};

/// A row of the grid from left to right: `A2`, `A4`, `A6`, `A8`, joined by their sides 4 and 1.
const LINE: &str = "A2 57 1; A4 57 1; A6 4 1; A8 P1 1";

const FOUR: Train = Train { range: Range::Stops(4), red: true };

/// The board of these tiles, every stop worth what is printed, the company's marker on A2.
fn board(tiles: &str) -> Board {
    let mut board = Board::empty();
    for line in tiles.split(';') {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [hex, tile, rotation] = words[..] else { panic!("{line}") };
        let hex = ways().map.named(hex).unwrap();
        let tile = ways().tiles.named(tile).unwrap();
        board.tiles.push((hex, tile, rotation.parse().unwrap()));
        for (part, spec) in ways().tiles[tile].parts.iter().enumerate() {
            let at = StopRef { hex, part: part as u8 };
            let through = !matches!(spec, board::Part::Place { .. });
            let own = at == stop("A2");
            let value = spec.values()[0];
            board.stops.push((at, Stop { value, own, through, red: false, groups: 0, transit: None }));
        }
    }
    board
}

fn stop(name: &str) -> StopRef {
    StopRef { hex: ways().map.named(name).unwrap(), part: 0 }
}

fn route(start: &str, exits: &[u8]) -> Route {
    Route { start: stop(start), exits: exits.iter().map(|exit| Edge::new(*exit).unwrap()).collect() }
}

fn run(board: &Board, train: Train, start: &str, exits: &[u8]) -> Result<Score, Fault> {
    board.survey(|survey, _| score(survey, train, &route(start, exits)))
}

fn with(mut board: Board, name: &str, change: impl Fn(&mut Stop)) -> Board {
    board.stops.iter_mut().filter(|(at, _)| *at == stop(name)).for_each(|(_, stop)| change(stop));
    board
}

#[test]
fn a_route_earns_its_stops() {
    let score = run(&board(LINE), FOUR, "A2", &[4, 4, 4]).unwrap();
    assert_eq!((score.revenue, score.hexes, score.stops.len()), (20 + 20 + 10 + 30, 4, 4));
    assert_eq!(score.borders.count(), 3);
}

#[test]
fn either_direction_earns_the_same() {
    let one = run(&board(LINE), FOUR, "A2", &[4, 4]).unwrap();
    let other = run(&board(LINE), FOUR, "A6", &[1, 1]).unwrap();
    assert_eq!((one.revenue, one.borders), (other.revenue, other.borders));
}

#[test]
fn no_track_on_that_side() {
    let hex = stop("A4").hex;
    assert_eq!(run(&board(LINE), FOUR, "A2", &[4, 5]), Err(Fault::NoTrack { hex }));
    assert_eq!(run(&board(LINE), FOUR, "A4", &[0]), Err(Fault::NoTrack { hex }));
}

#[test]
fn no_turning_back_in_a_city() {
    assert_eq!(run(&board(LINE), FOUR, "A2", &[4, 1]), Err(Fault::NotJoined { hex: stop("A4").hex }));
}

#[test]
fn no_change_of_track_at_a_crossing() {
    // 20 has straight tracks 0-3 and 1-4 that cross.
    let crossing = board("A2 57 1; A4 20 0; A6 57 1; B3 57 0");
    assert!(run(&crossing, FOUR, "A2", &[4, 4]).is_ok());
    assert_eq!(run(&crossing, FOUR, "A2", &[4, 0]), Err(Fault::NotJoined { hex: stop("A4").hex }));
}

#[test]
fn a_route_ends_at_a_stop() {
    let plain = board("A2 57 1; A4 9 1; A6 57 1");
    assert_eq!(run(&plain, FOUR, "A2", &[4]), Err(Fault::EndsOnTheLine { hex: stop("A4").hex }));
}

#[test]
fn a_mountain_without_a_railway_is_no_stop() {
    let mut bare = board(LINE);
    bare.stops.retain(|(at, _)| *at != stop("A8"));
    assert_eq!(run(&bare, FOUR, "A2", &[4, 4, 4]), Err(Fault::NotAStop { stop: stop("A8") }));
}

#[test]
fn no_track_twice() {
    // Round the triangle A6, B5, B7 and back over the side between A4 and A6.
    let loops = board("A2 57 1; A4 9 1; A6 39 5; B5 39 3; B7 39 1");
    assert_eq!(run(&loops, FOUR, "A2", &[4, 4, 0, 4, 2, 1]), Err(Fault::SameTrackTwice { hex: stop("A6").hex }));
}

#[test]
fn two_stops_at_least() {
    assert_eq!(run(&board(LINE), FOUR, "A2", &[]), Err(Fault::FewerThanTwoStops));
}

#[test]
fn a_marker_on_the_way() {
    assert_eq!(run(&board(LINE), FOUR, "A4", &[4]), Err(Fault::NoMarker));
}

#[test]
fn no_more_stops_than_the_train_has() {
    let three = Train { range: Range::Stops(3), ..FOUR };
    assert_eq!(run(&board(LINE), three, "A2", &[4, 4, 4]), Err(Fault::TooManyStops { stops: 4, limit: 3 }));
    assert!(run(&board(LINE), three, "A2", &[4, 4]).is_ok());
}

#[test]
fn no_more_hexes_than_the_train_has() {
    let three = Train { range: Range::Hexes(3), ..FOUR };
    assert_eq!(run(&board(LINE), three, "A2", &[4, 4, 4]), Err(Fault::TooManyHexes { hexes: 4, limit: 3 }));
    assert!(run(&board(LINE), three, "A2", &[4, 4]).is_ok());
}

#[test]
fn red_locations_are_closed_to_some_trains() {
    let red = with(board(LINE), "A8", |stop| stop.red = true);
    let banned = Train { red: false, ..FOUR };
    assert_eq!(run(&red, banned, "A2", &[4, 4, 4]), Err(Fault::RedLocation { stop: stop("A8") }));
    assert!(run(&red, FOUR, "A2", &[4, 4, 4]).is_ok());
}

#[test]
fn no_stop_twice() {
    // A4 has six exits: out by one, round by B3 and B5, and in again by another.
    let around = board("A2 57 1; A4 905 0; B3 39 3; B5 39 1");
    assert_eq!(run(&around, FOUR, "A2", &[4, 0, 4, 2]), Err(Fault::SameStopTwice { stop: stop("A4") }));
}

#[test]
fn one_stop_of_a_group() {
    let grouped = with(with(board(LINE), "A4", |stop| stop.groups = 5), "A6", |stop| stop.groups = 4);
    assert_eq!(run(&grouped, FOUR, "A2", &[4, 4]), Err(Fault::SameGroupTwice { stop: stop("A6") }));
}

#[test]
fn a_full_city_is_an_end_and_nothing_else() {
    let full = with(board(LINE), "A4", |stop| stop.through = false);
    assert_eq!(run(&full, FOUR, "A2", &[4, 4]), Err(Fault::CannotPass { stop: stop("A4") }));
    assert!(run(&full, FOUR, "A2", &[4]).is_ok());
}

#[test]
fn an_express_train_scores_a_marker() {
    let two = Train { range: Range::Express(2), ..FOUR };
    let marked = with(with(board(LINE), "A2", |stop| stop.own = false), "A4", |stop| stop.own = true);
    assert_eq!(run(&marked, two, "A2", &[4, 4, 4]), Err(Fault::MarkerNotScored));
    let three = Train { range: Range::Express(3), ..FOUR };
    let score = run(&marked, three, "A2", &[4, 4, 4]).unwrap();
    assert_eq!((score.revenue, score.scored), (20 + 20 + 30, vec![true, true, false, true]));
}

#[test]
fn an_express_train_leaves_out_the_least() {
    let three = Train { range: Range::Express(3), ..FOUR };
    let score = run(&board(LINE), three, "A2", &[4, 4, 4]).unwrap();
    assert_eq!((score.revenue, score.scored), (20 + 20 + 30, vec![true, true, false, true]));
}

#[test]
fn free_ends_need_not_be_scored_but_for_transit() {
    let two = Train { range: Range::Express(2), ..FOUR };
    let mut free = with(with(board(LINE), "A4", |stop| stop.value = 90), "A6", |stop| stop.value = 70);
    free = with(with(free, "A4", |stop| stop.own = true), "A8", |stop| stop.value = 60);
    free.scoring.express_ends = ExpressEnds::Free;
    assert_eq!(run(&free, two, "A2", &[4, 4, 4]).unwrap().revenue, 90 + 70);
    let transit = with(with(free, "A2", |stop| stop.transit = Some((Side::North, 50))), "A8", |stop| {
        stop.transit = Some((Side::South, 40));
    });
    assert_eq!(run(&transit, two, "A2", &[4, 4, 4]).unwrap().revenue, 20 + 60 + 50 + 40);
}

#[test]
fn transit_joins_facing_sides_only() {
    for (side, bonus) in [(Side::North, 0), (Side::South, 90), (Side::East, 0), (Side::West, 0)] {
        let board = with(with(board(LINE), "A2", |stop| stop.transit = Some((Side::North, 50))), "A8", |stop| {
            stop.transit = Some((side, 40));
        });
        assert_eq!(run(&board, FOUR, "A2", &[4, 4, 4]).unwrap().transit_bonus, bonus);
    }
}

#[test]
fn a_tunnel_pays_for_every_scored_stop_once() {
    let mut tunnels = board("A2 57 1; A4 none 0; A6 none 0; A8 P1 1");
    for name in ["A4", "A6"] {
        tunnels.tunnels.push((stop(name).hex, [1, 4].into_iter().filter_map(Edge::new).collect()));
    }
    let score = run(&tunnels, FOUR, "A2", &[4, 4, 4]).unwrap();
    assert_eq!((score.revenue, score.tunnel_bonus, score.tunnels.len()), (20 + 30 + 20, 20, 2));
}
