//! Incremental search: the best run of a company, kept up to date while the board changes, and hypothetical changes.
//!
//! A change out of reach of the trains costs only a comparison of the boards. After any other change the search starts
//! warm (`search/resume.rs`). The answer is as exact and as proven as that of [`crate::best`]; among sets that earn the
//! same it may be a different one.

use board::{HexId, Layout, StopRef};

use crate::network::{Network, Node, Nodes, Segment};
use crate::pack::Path;
use crate::search::{CarriedPath, KnownKind, Search, WarmStart};
use crate::{Best, Limit, Scoring, Stop, Survey, Train};

/// The best run of a company, and what speeds up the next search.
///
/// ```
/// use board::{StopRef, Track, PrintedBoard};
/// use routes::{Limit, Planner, Range, Scoring, Stop, Survey, Train};
///
/// // A city with the company's marker, a town, and a city without track.
/// let map = "A2 yellow C20x1 4-a\nA4 yellow T10 1-a 4-a\nA6 white C0x1";
/// let board = PrintedBoard::parse("57 1 yellow C20x1 0-a 3-a", map)?;
/// let now = board.printed_layout();
/// # let home = StopRef { hex: board.map.named("A2").ok_or("no such hex")?, part: 0 };
/// let stop = |track: Track<'_>, at: StopRef| {
///     Some(Stop { value: track.part(at)?.values()[0], own: at == home, through: true, ..Stop::default() })
/// };
/// let trains = [Train { range: Range::Stops(3), red: true }];
/// let track = Track { board: &board, layout: &now };
/// let stops = |at| stop(track, at);
/// let survey = Survey { track, stops: &stops, scoring: Scoring::default() };
/// let planner = Planner::new(&survey, &[home], &trains, Limit::NONE);
/// assert_eq!(planner.best().revenue, 20 + 10);
///
/// // What if somebody laid a yellow tile in the city?
/// let mut then = now;
/// then.lay(board.map.named("A6").ok_or("no such hex")?, board.tiles.named("57").ok_or("no such tile")?, 1);
/// let track = Track { board: &board, layout: &then };
/// let stops = |at| stop(track, at);
/// let survey = Survey { track, stops: &stops, scoring: Scoring::default() };
/// assert_eq!(planner.what_if(&survey, &[home], Limit::NONE).revenue, 20 + 10 + 20);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Planner {
    trains: Vec<Train>,
    scoring: Scoring,
    layout: Layout,
    network: Network,
    warm_start: WarmStart,
    best: Best,
}

impl Planner {
    /// Searches from scratch; arguments as for [`crate::best`].
    pub fn new(survey: &Survey<'_>, markers: &[StopRef], trains: &[Train], limit: Limit) -> Planner {
        let network = Network::of(survey, markers, trains);
        let mut search = Search::new(survey, &network, trains, limit);
        search.run_by_prices();
        let (best, warm_start) = search.finish();
        Planner::of(survey, trains, network, best, warm_start)
    }

    fn of(survey: &Survey<'_>, trains: &[Train], network: Network, best: Best, warm_start: WarmStart) -> Planner {
        let (scoring, layout) = (survey.scoring, *survey.track.layout);
        Planner { trains: trains.to_vec(), scoring, layout, network, warm_start, best }
    }

    /// The best run on the board as last seen.
    pub fn best(&self) -> &Best {
        &self.best
    }

    /// Brings the answer up to date after any change: a tile, a marker, a value, a train.
    pub fn update(&mut self, survey: &Survey<'_>, markers: &[StopRef], trains: &[Train], limit: Limit) -> &Best {
        if self.is_unaffected(survey, markers, trains) {
            self.layout = *survey.track.layout;
        } else {
            *self = self.recomputed(survey, markers, trains, limit);
        }
        &self.best
    }

    /// The best run of the same trains on a hypothetical board, typically the present one with one more tile or marker.
    pub fn what_if(&self, survey: &Survey<'_>, markers: &[StopRef], limit: Limit) -> Best {
        if self.is_unaffected(survey, markers, &self.trains) {
            return self.best.clone();
        }
        self.recomputed(survey, markers, &self.trains, limit).best
    }

    /// Whether nothing has changed within reach of the company's trains.
    fn is_unaffected(&self, survey: &Survey<'_>, markers: &[StopRef], trains: &[Train]) -> bool {
        let is_open = |at: &StopRef| (survey.stops)(*at).is_some();
        self.best.proven
            && self.scoring == survey.scoring
            && self.trains == trains
            && !survey.track.board.map.ids().any(|hex| self.network.reached(hex) && self.has_new_track(survey, hex))
            && self.network.stops.iter().all(|(at, stop)| (survey.stops)(*at) == Some(*stop))
            && !self.network.closed.iter().any(is_open)
            && markers.iter().all(|at| self.stop(*at).is_some_and(|stop| stop.own))
    }

    fn has_new_track(&self, survey: &Survey<'_>, hex: HexId) -> bool {
        let now = survey.track.layout;
        self.layout.at(hex) != now.at(hex) || self.layout.tunnel(hex) != now.tunnel(hex)
    }

    fn stop(&self, at: StopRef) -> Option<Stop> {
        self.network.stops.iter().find(|(stop, _)| *stop == at).map(|(_, stop)| *stop)
    }

    fn recomputed(&self, survey: &Survey<'_>, markers: &[StopRef], trains: &[Train], limit: Limit) -> Planner {
        let network = Network::of(survey, markers, trains);
        let change = Change::between(&self.network, &network);
        let warm_start = change.carried_over(&self.warm_start);
        if change.is_none() && self.best.proven && self.trains == trains && self.scoring == survey.scoring {
            return Planner::of(survey, trains, network, self.best.clone(), warm_start);
        }
        let mut search = Search::new(survey, &network, trains, limit);
        search.run_from(&warm_start, change.stops);
        let (best, warm_start) = search.finish();
        Planner::of(survey, trains, network, best, warm_start)
    }
}

/// The difference between two networks.
struct Change<'n> {
    old: &'n Network,
    new: &'n Network,
    /// For each stop and each segment of the old network, its row in the new one, and whether it is unchanged.
    moved: Vec<Option<(Node, bool)>>,
    segments: Vec<Option<(u32, bool)>>,
    /// Stops of the new network where something has changed.
    stops: Nodes,
}

impl<'n> Change<'n> {
    fn between(old: &'n Network, new: &'n Network) -> Change<'n> {
        let mut change = Change { old, new, moved: Vec::new(), segments: Vec::new(), stops: 0 };
        change.moved = (0..old.stops.len()).map(|row| change.stop(row)).collect();
        change.segments = old.segments.iter().map(|segment| change.segment(segment)).collect();
        change.stops = change.changed_stops();
        change
    }

    /// Whether the two networks are the same.
    fn is_none(&self) -> bool {
        self.stops == 0
            && self.old.stops.len() == self.new.stops.len()
            && self.old.segments.len() == self.new.segments.len()
    }

    fn stop(&self, row: usize) -> Option<(Node, bool)> {
        let (at, stop) = self.old.stops[row];
        let now = self.new.stops.iter().position(|(other, _)| *other == at)?;
        let is_town = |network: &Network, row: usize| network.towns >> row & 1;
        Some((now as Node, self.new.stops[now].1 == stop && is_town(self.old, row) == is_town(self.new, now)))
    }

    fn segment(&self, segment: &Segment) -> Option<(u32, bool)> {
        let [(from, _), (to, _)] =
            [self.moved[usize::from(segment.ends[0])]?, self.moved[usize::from(segment.ends[1])]?];
        let parallel = self.new.half_edges(from).iter().filter(|half_edge| half_edge.to == to);
        let mut rows = parallel.map(|half_edge| half_edge.segment);
        let row = rows.find(|row| self.new.segments[*row as usize].borders == segment.borders)?;
        let now = self.new.segments[row as usize].tunnels;
        Some((row, tunnels(self.old, segment.tunnels).eq(tunnels(self.new, now))))
    }

    /// Stops that have changed, and the ends of segments that have.
    fn changed_stops(&self) -> Nodes {
        let same = self.moved.iter().flatten().filter(|(_, is_same)| *is_same);
        let same: Nodes = same.fold(0, |nodes, (node, _)| nodes | 1 << node);
        let mut is_old = vec![false; self.new.segments.len()];
        for (row, _) in self.segments.iter().flatten().filter(|(_, is_same)| *is_same) {
            is_old[*row as usize] = true;
        }
        let new = self.new.segments.iter().zip(is_old).filter(|(_, is_old)| !is_old);
        let all: Nodes = (0..self.new.stops.len()).fold(0, |nodes, row| nodes | 1 << row);
        new.fold(all & !same, |nodes, (segment, _)| nodes | 1 << segment.ends[0] | 1 << segment.ends[1])
    }

    /// The warm start translated to the new network, without routes that no longer exist.
    fn carried_over(&self, warm_start: &WarmStart) -> WarmStart {
        let known = |known: &KnownKind| {
            let pool = known.pool.iter().filter_map(|path| self.route(&path.path)).collect();
            KnownKind { pool, ..*known }
        };
        let run = |(train, path): &(Train, CarriedPath)| Some((*train, self.route(&path.path)?));
        WarmStart {
            kinds: warm_start.kinds.iter().map(known).collect(),
            incumbent: warm_start.incumbent.iter().filter_map(run).collect(),
            ..*warm_start
        }
    }

    fn route(&self, path: &Path) -> Option<CarriedPath> {
        let (start, mut is_same) = self.moved[usize::from(path.start)]?;
        let mut segments = Vec::with_capacity(path.segments.len());
        for segment in &path.segments {
            let (now, is_same_track) = self.segments[*segment as usize]?;
            let ends = self.old.segments[*segment as usize].ends;
            let is_same_stop = |end: u8| self.moved[usize::from(end)].is_some_and(|(_, is_same)| is_same);
            is_same &= is_same_track && ends.into_iter().all(is_same_stop);
            segments.push(now);
        }
        Some(CarriedPath { path: Path { start, segments, ..*path }, is_same })
    }
}

fn tunnels(network: &Network, bits: u32) -> impl Iterator<Item = HexId> {
    network.tunnels.iter().enumerate().filter(move |(row, _)| bits & (1 << row) != 0).map(|(_, hex)| *hex)
}
