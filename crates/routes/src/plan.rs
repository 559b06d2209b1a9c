//! The best run of a company, kept while the board changes, and what it would be after a change.
//!
//! A change that its trains do not meet costs a look at the board. After another one the search starts from what it knew:
//! the routes that the change left as they were, and the prices that proved the old maximum. The answer is as exact and as
//! proven as that of [`crate::best`]; among sets that earn the same it may tell another.

use board::{HexId, Layout, StopRef};

use crate::field::{Prices, Terms};
use crate::network::Network;
use crate::pack::Line;
use crate::search::Search;
use crate::{Best, Limit, Scoring, Stop, Survey, Train};

/// A question answered, and what helps with the next one.
pub struct Planner {
    trains: Vec<Train>,
    scoring: Scoring,
    layout: Layout,
    network: Network,
    memory: Memory,
    best: Best,
}

/// What a search knew when it ended.
pub(crate) struct Memory {
    /// Amounts are in these terms.
    pub terms: Terms,
    /// For each kind of train, the routes it looked at.
    pub pools: Vec<(Train, Vec<Line>)>,
    /// The best set: kinds of trains and their routes.
    pub lines: Vec<(Train, Line)>,
    pub prices: Prices,
}

impl Planner {
    /// Answers as [`crate::best`] does.
    pub fn new(survey: &Survey<'_>, markers: &[StopRef], trains: &[Train], limit: Limit) -> Planner {
        let network = Network::of(survey, markers);
        let mut search = Search::new(survey, &network, trains, limit);
        search.run();
        let (best, memory) = search.close();
        Planner::keep(survey, trains, network, best, memory)
    }

    fn keep(survey: &Survey<'_>, trains: &[Train], network: Network, best: Best, memory: Memory) -> Planner {
        let (scoring, layout) = (survey.scoring, *survey.track.layout);
        Planner { trains: trains.to_vec(), scoring, layout, network, memory, best }
    }

    pub fn best(&self) -> &Best {
        &self.best
    }

    /// Brings the answer up to date after a tile, a marker, a new value or another train.
    pub fn update(&mut self, survey: &Survey<'_>, markers: &[StopRef], trains: &[Train], limit: Limit) -> &Best {
        if self.stands(survey, markers, trains) {
            self.layout = *survey.track.layout;
        } else {
            *self = self.after(survey, markers, trains, limit);
        }
        &self.best
    }

    /// What the company's trains would earn at best on another board: usually this one with a tile or a marker more.
    pub fn what_if(&self, survey: &Survey<'_>, markers: &[StopRef], limit: Limit) -> Best {
        if self.stands(survey, markers, &self.trains) {
            return self.best.clone();
        }
        self.after(survey, markers, &self.trains, limit).best
    }

    /// Whether nothing has changed that the company's trains can meet.
    fn stands(&self, survey: &Survey<'_>, markers: &[StopRef], trains: &[Train]) -> bool {
        let is_open = |at: &StopRef| (survey.stops)(*at).is_some();
        self.best.proven
            && self.scoring == survey.scoring
            && self.trains == trains
            && !self.network.met.iter().any(|hex| self.has_new_track(survey, *hex))
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

    fn after(&self, survey: &Survey<'_>, markers: &[StopRef], trains: &[Train], limit: Limit) -> Planner {
        let network = Network::of(survey, markers);
        let mut search = Search::new(survey, &network, trains, limit);
        search.run_from(&self.carried_over(&network));
        let (best, memory) = search.close();
        Planner::keep(survey, trains, network, best, memory)
    }

    /// The memory in terms of a new network, without routes that the change has touched.
    fn carried_over(&self, network: &Network) -> Memory {
        let same = |line: &Line| moved(line, &self.network, network);
        let pool = |(train, pool): &(Train, Vec<Line>)| (*train, pool.iter().filter_map(same).collect());
        let run = |(train, line): &(Train, Line)| Some((*train, same(line)?));
        Memory {
            terms: self.memory.terms,
            pools: self.memory.pools.iter().map(pool).collect(),
            lines: self.memory.lines.iter().filter_map(run).collect(),
            prices: self.memory.prices,
        }
    }
}

/// The same route on a new network; `None` if a stop or the track between two of them is not as it was.
fn moved(line: &Line, old: &Network, new: &Network) -> Option<Line> {
    let node = |node: u8| {
        let stop = old.stops[usize::from(node)];
        let row = new.stops.iter().position(|other| *other == stop)?;
        (old.towns >> node & 1 == new.towns >> row & 1).then_some(row as u8)
    };
    let mut at = line.start;
    let start = node(at)?;
    let mut segments = Vec::with_capacity(line.segments.len());
    for segment in &line.segments {
        let segment = &old.segments[*segment as usize];
        let next = if segment.ends[0] == at { segment.ends[1] } else { segment.ends[0] };
        let (from, to) = (node(at)?, node(next)?);
        let same = |row: &u32| {
            let other = &new.segments[*row as usize];
            other.borders == segment.borders && tunnels(old, segment.tunnels).eq(tunnels(new, other.tunnels))
        };
        segments.push(new.leads(from).iter().filter(|lead| lead.to == to).map(|lead| lead.segment).find(same)?);
        at = next;
    }
    Some(Line { start, segments, ..*line })
}

fn tunnels(network: &Network, bits: u32) -> impl Iterator<Item = HexId> {
    network.tunnels.iter().enumerate().filter(move |(row, _)| bits & (1 << row) != 0).map(|(_, hex)| *hex)
}
