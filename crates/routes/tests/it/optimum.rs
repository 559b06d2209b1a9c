//! `best` equals brute force.

use board::{Part, StopRef};
use routes::{Best, Limit, Planner, Range, Route, Score, Stop, Train, best, score};

use crate::boards::{Board, disjoint};
use crate::brute;

const BOARDS: u32 = 20_000;

/// What is wrong with the answer for this board; `Ok(false)` if it has too many routes for the oracle.
fn complaint(board: &Board) -> Result<bool, String> {
    board.survey(|survey, markers| {
        let Some(most) = brute::most(survey, &board.trains) else { return Ok(false) };
        let found = best(survey, markers, &board.trains, Limit::NONE);
        if !found.proven || (found.revenue, found.mine_income) != most || found.bound != most.0 {
            let Best { revenue, mine_income, bound, .. } = found;
            return Err(format!("brute force {most:?}, best {revenue} and {mine_income} (bound {bound})"));
        }
        // A planner goes the long way, also where a first look is enough.
        let planner = Planner::new(survey, markers, &board.trains, Limit::NONE);
        let planned = planner.best();
        if !planned.proven || (planned.revenue, planned.mine_income) != most || planned.bound != most.0 {
            return Err(format!("brute force {most:?}, planner {planned:?}"));
        }
        honest(board, planned)?;
        honest(board, &found).map(|()| true)
    })
}

/// The runs are legal and disjoint, at most one per train, and earn what the answer says.
pub fn honest(board: &Board, found: &Best) -> Result<(), String> {
    board.survey(|survey, _| {
        let (mut revenue, mut mine_income) = (0, 0);
        let mut borders = Vec::new();
        for (train, route) in &found.runs {
            let score = score(survey, board.trains[*train], route).map_err(|fault| format!("{fault:?}: {route:?}"))?;
            revenue += score.revenue;
            mine_income += score.mine_income;
            borders.push(score.borders);
        }
        let mut rows: Vec<usize> = found.runs.iter().map(|(train, _)| *train).collect();
        rows.dedup();
        let as_told = (revenue, mine_income) == (found.revenue, found.mine_income);
        let sound = as_told && disjoint(&borders) && rows.len() == found.runs.len();
        if sound { Ok(()) } else { Err(format!("runs earn {revenue} and {mine_income} or share track: {found:?}")) }
    })
}

/// How many boards had each feature that they are meant to cover.
#[derive(Debug, Default)]
struct Tally {
    several_run: u32,
    equal_trains_run: u32,
    in_each_others_way: u32,
    tunnel: u32,
    transit: u32,
    stops_left_out: u32,
    normal: u32,
    hexes: u32,
    express: u32,
    two_stops_of_a_hex: u32,
    /// A route visits one of several cities of a hex, or one of several places of a location.
    one_city_of_a_hex: u32,
    one_place_of_a_location: u32,
    at_a_full_city: u32,
    at_a_place: u32,
    goods: u32,
    towns_for_nothing: u32,
    /// Several goods trains, or a choice of mines.
    mines: u32,
    regions: u32,
    full_town: u32,
}

impl Tally {
    fn must_cover_all(&self, least: u32) {
        let counts = format!("{self:?}");
        let thin = [
            self.several_run,
            self.equal_trains_run,
            self.in_each_others_way,
            self.tunnel,
            self.transit,
            self.stops_left_out,
            self.normal,
            self.hexes,
            self.express,
            self.two_stops_of_a_hex,
            self.one_city_of_a_hex,
            self.one_place_of_a_location,
            self.at_a_full_city,
            self.at_a_place,
            self.goods,
            self.towns_for_nothing,
            self.mines,
            self.regions,
            self.full_town,
        ];
        assert!(thin.iter().all(|count| *count >= least), "{counts}");
    }

    fn count(&mut self, board: &Board) {
        board.survey(|survey, markers| {
            let found = best(survey, markers, &board.trains, Limit::NONE);
            let alone = |train: &Train| best(survey, markers, &[*train], Limit::NONE).revenue;
            let scores: Vec<Score> = found
                .runs
                .iter()
                .filter_map(|(train, route)| score(survey, board.trains[*train], route).ok())
                .collect();
            let any = |what: &dyn Fn(&Score) -> bool| u32::from(scores.iter().any(what));
            let stop = |at: &StopRef| (survey.stops)(*at).expect("a stop of the route");
            let is_place = |at: &StopRef| matches!(survey.track.part(*at), Some(Part::Place { .. }));
            self.several_run += u32::from(scores.len() > 1);
            let same = |one: &usize, other: &usize| one != other && board.trains[*one] == board.trains[*other];
            let rows: Vec<usize> = found.runs.iter().map(|(train, _)| *train).collect();
            self.equal_trains_run += u32::from(rows.iter().any(|one| rows.iter().any(|other| same(one, other))));
            self.in_each_others_way += u32::from(board.trains.iter().map(alone).sum::<u32>() > found.revenue);
            self.tunnel += any(&|score| score.tunnel_bonus > 0);
            self.transit += any(&|score| score.transit_bonus > 0);
            self.stops_left_out += any(&|score| score.scored.contains(&false));
            let runs = |is_kind: fn(Range) -> bool| {
                u32::from(found.runs.iter().any(|(train, _)| is_kind(board.trains[*train].range)))
            };
            self.normal += runs(|range| matches!(range, Range::Stops(_)));
            self.hexes += runs(|range| matches!(range, Range::Hexes(_)));
            self.express += runs(|range| matches!(range, Range::Express(_)));
            self.goods += runs(|range| matches!(range, Range::Goods { .. }));
            self.two_stops_of_a_hex += any(&|score| {
                score.stops.iter().any(|one| score.stops.iter().any(|other| one != other && one.hex == other.hex))
            });
            let one_of_several = |at: &StopRef| {
                let is_other = |(other, also): &(StopRef, Stop)| other != at && also.groups & stop(at).groups != 0;
                board.stops.iter().any(is_other)
            };
            self.one_city_of_a_hex += any(&|score| score.stops.iter().any(|at| !is_place(at) && one_of_several(at)));
            self.one_place_of_a_location +=
                any(&|score| score.stops.iter().any(|at| is_place(at) && one_of_several(at)));
            self.at_a_full_city += any(&|score| score.stops.iter().any(|at| !stop(at).through && !is_place(at)));
            let goods = |run: &&(usize, Route)| matches!(board.trains[run.0].range, Range::Goods { .. });
            let is_town = |at: &StopRef| matches!(survey.track.part(*at), Some(Part::Town { .. }));
            self.towns_for_nothing += u32::from(found.runs.iter().filter(goods).any(|(train, route)| {
                score(survey, board.trains[*train], route).is_ok_and(|score| score.stops.iter().any(is_town))
            }));
            self.mines += u32::from(
                board.stops.iter().filter(|(_, stop)| stop.mine.is_some()).count() > 1 && found.mine_income > 0,
            );
            self.regions += any(&|score| score.region_bonus > 0);
            self.full_town += any(&|score| score.stops.iter().any(|at| is_town(at) && !stop(at).through));
            self.at_a_place += any(&|score| score.stops.iter().any(is_place));
        });
    }
}

#[test]
fn best_equals_brute_force_on_generated_boards() {
    let (mut compared, mut seed) = (0, 0);
    let mut tally = Tally::default();
    while compared < BOARDS {
        seed += 1;
        let board = Board::from_seed(seed);
        match complaint(&board) {
            Ok(false) => continue,
            Ok(true) => compared += 1,
            Err(why) => {
                let small = board.shrunk(|board| complaint(board).is_err());
                let now = complaint(&small).err();
                panic!("seed {seed}: {why}\nshrunk to ({now:?}):\n{small}");
            }
        }
        tally.count(&board);
    }
    tally.must_cover_all(BOARDS / 50);
}

#[test]
fn a_board_shrinks_to_what_is_wrong_with_it() {
    let is_wrong = |board: &Board| {
        let has_express = board.trains.iter().any(|train| matches!(train.range, Range::Express(_)));
        has_express && board.stops.iter().any(|(_, stop)| stop.transit.is_some()) && !board.tunnels.is_empty()
    };
    let board = (1..).map(Board::from_seed).find(is_wrong).expect("some board");
    assert!(board.tiles.len() > 5);
    let small = board.shrunk(is_wrong);
    assert_eq!((small.trains.len(), small.tiles.len(), small.tunnels.len()), (1, 2, 1), "{small}");
}

#[test]
fn a_detour_through_a_tunnel_is_not_dropped_for_the_straight_track() {
    let detour = crate::legality::detour();
    let two = Train { range: Range::Stops(2), red: true };
    let found = detour.survey(|survey, markers| best(survey, markers, &[two], Limit::NONE));
    assert_eq!(found.revenue, 20 + 20 + 2 * 10);
}

#[test]
fn a_search_that_is_cut_short_says_so_and_bounds_the_maximum() {
    let mut cut = 0;
    for seed in 1..=500 {
        let board = Board::from_seed(seed);
        board.survey(|survey, markers| {
            let most = best(survey, markers, &board.trains, Limit::NONE);
            for limit in [0, 3, most.nodes / 2, most.nodes.saturating_sub(1), most.nodes] {
                let found = best(survey, markers, &board.trains, Limit(limit));
                assert!(found.revenue <= most.revenue && most.revenue <= found.bound, "seed {seed} limit {limit}");
                assert!(
                    !found.proven || (found.revenue, found.bound) == (most.revenue, most.bound),
                    "seed {seed} limit {limit}"
                );
                assert_eq!(honest(&board, &found), Ok(()));
                cut += u32::from(!found.proven);
            }
        });
    }
    assert!(cut > 500);
}

#[test]
fn the_same_question_has_the_same_answer() {
    for seed in 1..=200 {
        let board = Board::from_seed(seed);
        let ask = || board.survey(|survey, markers| best(survey, markers, &board.trains, Limit::NONE));
        assert_eq!(ask(), ask());
    }
}
