//! The best set of routes.

use board::{Borders, StopRef};

use crate::network::{Network, Node, Nodes};
use crate::{Limit, Range, Route, Stop, Survey, Train, route};

/// The best set of routes of a company, one a train at most, no two on the same track.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    pub revenue: u32,
    /// Rows of the trains that run, and their routes. Trains that add nothing stay idle. [1844-RULING-39]
    pub runs: Vec<(usize, Route)>,
    /// Whether no set earns more.
    pub proven: bool,
    /// No set earns more than this; equals `revenue` if that is proven.
    pub bound: u32,
    /// What the search cost, in steps.
    pub nodes: u64,
}

/// The set of routes that earns most, over all sets that are legal by [`crate::score`] and share no track.
pub fn best(survey: &Survey<'_>, markers: &[StopRef], trains: &[Train], limit: Limit) -> Best {
    let network = Network::of(survey, markers);
    let mut order: Vec<usize> = (0..trains.len()).collect();
    let mut search = Search { survey, network: &network, trains, order: Vec::new(), limit, nodes: 0, best: 0, chosen: Vec::new(), plan: Vec::new(), rest: vec![0; trains.len() + 1] };
    let singles: Vec<u32> = trains.iter().enumerate().map(|(row, _)| {
        search.order = vec![row];
        search.best = 0;
        search.pack(0, Borders::EMPTY, 0);
        search.best
    }).collect();
    order.sort_by_key(|row| std::cmp::Reverse(singles[*row]));
    for position in (0..order.len()).rev() {
        search.rest[position] = search.rest[position + 1] + singles[order[position]];
    }
    search.order = order;
    search.best = 0;
    search.chosen.clear();
    search.pack(0, Borders::EMPTY, 0);
    let proven = search.nodes <= limit.0;
    let bound = if proven { search.best } else { search.rest[0] };
    let mut runs: Vec<(usize, Route)> =
        search.chosen.iter().map(|(row, start, segments)| (*row, network.route(&survey.track, *start, segments))).collect();
    runs.sort();
    Best { revenue: search.best, runs, proven, bound, nodes: search.nodes }
}

struct Search<'a> {
    survey: &'a Survey<'a>,
    network: &'a Network,
    trains: &'a [Train],
    order: Vec<usize>,
    rest: Vec<u32>,
    limit: Limit,
    nodes: u64,
    best: u32,
    chosen: Vec<(usize, Node, Vec<u16>)>,
    plan: Vec<(usize, Node, Vec<u16>)>,
}

#[derive(Clone)]
struct Walk {
    path: Vec<Node>,
    segments: Vec<u16>,
    borders: Borders,
    blocked: Nodes,
    hexes: u16,
    tunnel: bool,
    own: bool,
}

impl Search<'_> {
    fn pack(&mut self, position: usize, used: Borders, earned: u32) {
        if earned > self.best {
            self.best = earned;
            self.chosen = self.plan.clone();
        }
        if position == self.order.len() || (self.rest[0] > 0 && earned + self.rest[position] <= self.best) {
            return;
        }
        for start in 0..self.network.stops.len() as Node {
            let stop = self.network.stops[usize::from(start)].1;
            if stop.red && !self.trains[self.order[position]].red { continue; }
            let mut walk = Walk { path: vec![start], segments: Vec::new(), borders: used, blocked: self.network.excludes[usize::from(start)], hexes: 1, tunnel: false, own: stop.own };
            self.extend(position, &mut walk, earned);
        }
        self.pack(position + 1, used, earned);
    }

    fn extend(&mut self, position: usize, walk: &mut Walk, earned: u32) {
        self.nodes += 1;
        if self.nodes > self.limit.0 {
            return;
        }
        let train = self.trains[self.order[position]];
        let network = self.network;
        let at = *walk.path.last().expect("a start");
        if walk.path.len() >= 2 && walk.own && walk.path[0] < at {
            let stops: Vec<Stop> = walk.path.iter().map(|node| network.stops[usize::from(*node)].1).collect();
            if let Some(revenue) = route::earned(self.survey.scoring, train, &stops, walk.tunnel) {
                self.plan.push((self.order[position], walk.path[0], walk.segments.clone()));
                self.pack(position + 1, walk.borders, earned + revenue);
                self.plan.pop();
            }
        }
        if walk.path.len() >= 2 && !network.stops[usize::from(at)].1.through {
            return;
        }
        if matches!(train.range, Range::Stops(limit) if walk.path.len() >= usize::from(limit)) {
            return;
        }
        for lead in network.leads(at) {
            let segment = &network.segments[usize::from(lead.segment)];
            let stop = network.stops[usize::from(lead.to)].1;
            let hexes = walk.hexes + u16::from(segment.length);
            if walk.blocked & (1 << lead.to) != 0 || walk.borders.meets(&segment.borders) || (stop.red && !train.red) {
                continue;
            }
            if matches!(train.range, Range::Hexes(limit) if hexes > u16::from(limit)) {
                continue;
            }
            let before = (walk.borders, walk.blocked, walk.hexes, walk.tunnel, walk.own);
            walk.path.push(lead.to);
            walk.segments.push(lead.segment);
            walk.borders = walk.borders.union(&segment.borders);
            walk.blocked |= network.excludes[usize::from(lead.to)];
            walk.hexes = hexes;
            walk.tunnel |= segment.tunnels != 0;
            walk.own |= stop.own;
            self.extend(position, walk, earned);
            walk.path.pop();
            walk.segments.pop();
            (walk.borders, walk.blocked, walk.hexes, walk.tunnel, walk.own) = before;
        }
    }
}
