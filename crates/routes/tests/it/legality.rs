//! What `score` refuses, and what legal routes earn: one board as text, one route, one answer.

use board::{Edge, Side, StopRef};
use routes::{ExpressEnds, Fault, Range, Region, Route, Score, Stop, Train, score};

use crate::boards::{Board, printed_board};

/// A row of the grid from left to right: `A2`, `A4`, `A6`, `A8`, joined by their sides 4 and 1.
const LINE: &str = "A2 57 1; A4 57 1; A6 4 1; A8 P1 1";

pub const FOUR: Train = Train { range: Range::Stops(4), red: true };

/// From A2 to A6 straight through A4, or around by B3 and B5; B3 has a tunnel between its sides 3 and 4.
pub fn detour() -> Board {
    let mut detour = board("A2 57 1; A4 S1 0; B3 none 0; B5 39 1; A6 57 1");
    detour.tunnels.push((stop("B3").hex, [3, 4].into_iter().filter_map(Edge::new).collect()));
    detour
}

/// The board of these tiles, every stop worth what is printed, the company's marker on A2.
pub fn board(tiles: &str) -> Board {
    let mut board = Board::empty();
    for line in tiles.split(';') {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [hex, tile, rotation] = words[..] else { panic!("{line}") };
        let hex = printed_board().map.named(hex).expect("a hex of the grid");
        let tile = printed_board().tiles.named(tile).expect("a tile");
        board.tiles.push((hex, tile, rotation.parse().expect("a rotation")));
        for (part, spec) in printed_board().tiles[tile].parts.iter().enumerate() {
            let at = StopRef { hex, part: part as u8 };
            let through = !matches!(spec, board::Part::Place { .. });
            let own = at == stop("A2");
            let value = spec.values()[0];
            board.stops.push((
                at,
                Stop { value, own, through, red: false, groups: 0, transit: None, mine: None, region: None },
            ));
        }
    }
    board
}

fn stop(name: &str) -> StopRef {
    StopRef { hex: printed_board().map.named(name).expect("a hex of the grid"), part: 0 }
}

fn route(start: &str, exits: &[u8]) -> Route {
    Route { start: stop(start), exits: exits.iter().map(|exit| Edge::new(*exit).expect("a side")).collect() }
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

/// B1, B3, B5, B7 in a row: a city with the company's marker, a town, a city, and a mine that pays 40.
fn mine_board() -> Board {
    let line = board("B1 57 1; B3 4 1; B5 57 1; B7 P1 1");
    with(with(line, "B7", |stop| (stop.mine, stop.value) = (Some(40), 0)), "B1", |stop| stop.own = true)
}

const fn goods(cities: u8) -> Train {
    Train { range: Range::Goods { cities }, red: true }
}

/// [1824-RUN-05]
#[test]
fn a_goods_train_starts_at_a_mine() {
    assert_eq!(run(&mine_board(), goods(2), "B1", &[4, 4]), Err(Fault::NoMine));
    assert!(run(&mine_board(), goods(2), "B7", &[1, 1, 1]).is_ok());
    // The direction of the route does not matter.
    assert_eq!(run(&mine_board(), goods(2), "B1", &[4, 4, 4]).unwrap().revenue, 50);
}

/// [1824-RUN-06] [1824-RUN-08]
#[test]
fn a_goods_train_counts_large_stations_and_no_towns() {
    let score = run(&mine_board(), goods(2), "B7", &[1, 1, 1]).unwrap();
    assert_eq!((score.revenue, score.stops.len()), (20 + 10 + 20, 4));
    let too_many = Err(Fault::TooManyCities { cities: 2, limit: 1 });
    assert_eq!(run(&mine_board(), goods(1), "B7", &[1, 1, 1]), too_many);
}

/// [1824-RUN-07]
#[test]
fn a_red_location_counts_for_a_goods_train() {
    // A mine, a city with the company's marker, a place at the other end of the line.
    let line = with(board("A2 P1 4; A4 57 1; A6 P1 1"), "A4", |stop| stop.own = true);
    let line = with(with(line, "A6", |stop| stop.red = true), "A2", |stop| stop.mine = Some(10));
    assert_eq!(run(&line, goods(1), "A2", &[4, 4]), Err(Fault::TooManyCities { cities: 2, limit: 1 }));
    assert!(run(&line, goods(2), "A2", &[4, 4]).is_ok());
}

/// [1824-RUN-09]
#[test]
fn only_goods_trains_visit_mines() {
    assert_eq!(run(&mine_board(), FOUR, "B7", &[1, 1, 1]), Err(Fault::Mine { stop: stop("B7") }));
    assert!(run(&mine_board(), FOUR, "B1", &[4, 4]).is_ok());
}

/// [1824-RUN-10]
#[test]
fn one_mine_a_route() {
    let two = with(mine_board(), "B1", |stop| (stop.mine, stop.through) = (Some(10), false));
    assert_eq!(run(&two, goods(5), "B7", &[1, 1, 1]), Err(Fault::SecondMine { stop: stop("B1") }));
}

/// [1824-RUN-11] [1824-RUN-26]
#[test]
fn a_mine_with_the_companys_marker_and_a_town_are_a_route() {
    let mine = with(board("A6 4 1; A8 P1 1"), "A8", |stop| (stop.mine, stop.own) = (Some(10), true));
    assert_eq!(run(&mine, goods(1), "A8", &[1]).map(|score| score.stops.len()), Ok(2));
    let foreign = with(mine, "A8", |stop| stop.own = false);
    assert_eq!(run(&foreign, goods(1), "A8", &[1]), Err(Fault::NoMarker));
}

/// [1824-REV-07] [1824-REV-08]
#[test]
fn a_mine_pays_beside_the_revenue() {
    let score = run(&mine_board(), goods(2), "B7", &[1, 1, 1]).unwrap();
    assert_eq!((score.revenue, score.mine_income), (50, 40));
    assert_eq!(run(&mine_board(), FOUR, "B1", &[4, 4]).unwrap().mine_income, 0);
}

/// [1824-RUN-13] [1824-RUN-14]
#[test]
fn two_stations_of_one_hex_exclude_each_other_where_they_are_grouped() {
    // Through one station of A4 straight to A6, and back by B5 to the other.
    let mut pair = board("A2 57 1; A4 67 1; A6 39 0; B5 39 2");
    let other = StopRef { part: 1, ..stop("A4") };
    let score = run(&pair, FOUR, "A2", &[4, 4, 0, 2]).unwrap();
    assert_eq!(score.stops, [stop("A2"), stop("A4"), other]);
    pair.stops.iter_mut().filter(|(at, _)| at.hex == other.hex).for_each(|(_, stop)| stop.groups = 1);
    assert_eq!(run(&pair, FOUR, "A2", &[4, 4, 0, 2]), Err(Fault::SameHexTwice { stop: other }));
}

/// [1824-CIS-18]
#[test]
fn joining_both_regions_pays_once() {
    let mut joined = with(board(LINE), "A2", |stop| stop.region = Some(Region::Capital));
    joined.scoring.regions_joined = 50;
    assert_eq!(run(&joined, FOUR, "A2", &[4, 4, 4]).unwrap().region_bonus, 0);
    let joined = with(joined, "A4", |stop| stop.region = Some(Region::Province));
    let score = run(&joined, FOUR, "A2", &[4, 4, 4]).unwrap();
    assert_eq!((score.revenue, score.region_bonus), (80 + 50, 50));
    let joined = with(joined, "A6", |stop| stop.region = Some(Region::Province));
    assert_eq!(run(&joined, FOUR, "A2", &[4, 4, 4]).unwrap().region_bonus, 50);
    assert_eq!(run(&joined, FOUR, "A2", &[4]).unwrap().region_bonus, 50);
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
