//! The graph of the pricing subproblem: the network as one train may use it, with the gain of each stop and the dual
//! price of each segment.
//!
//! Amounts are fixed-point numbers, [`FRANC`] to the franc: dual prices can be fractional, and results stay the same on
//! every machine.

use board::{BorderId, BorderSet, Side};

use crate::distance::Distances;
use crate::duals::{DualPrices, ZERO_PRICES};
use crate::network::{HalfEdge, Network, Node, Nodes};
use crate::{Range, Scoring, Stop, Train};

/// One franc in the fixed-point unit of all amounts.
pub const FRANC: i32 = 64;

/// Greater than any amount, and far enough from the limits of `i32` that a few of them can be added.
pub const INFINITY: i32 = -(i32::MIN / 8);

/// A usable segment as seen from one of its ends: a directed arc.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    pub to: Node,
    /// How much of the train's range it uses.
    pub cost: u8,
    pub tunnel: bool,
    /// As in [`HalfEdge`].
    pub is_dead_end: bool,
    pub segment: u32,
    pub price: i32,
}

/// The objective function: revenue by these rules, then mine income as a tie-breaker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Objective {
    pub scoring: Scoring,
    /// The mine income that counts as one fixed-point unit, small enough to decide only between sets of equal revenue.
    /// `None` if mine income does not count.
    pub mine_unit: Option<u16>,
}

impl Objective {
    /// What a stop adds to a route, without bonuses.
    fn gain(&self, stop: &Stop) -> i32 {
        let mine = self.mine_unit.zip(stop.mine).map_or(0, |(unit, paid)| paid / unit);
        i32::from(stop.value) * FRANC + i32::from(mine)
    }
}

pub struct TrainGraph<'n> {
    pub network: &'n Network,
    pub train: Train,
    pub objective: Objective,
    /// For each node, where its steps begin in `steps`; one more entry marks the end.
    offsets: Vec<u32>,
    steps: Vec<Step>,
    /// What each stop adds, without bonuses. Nodes are sorted by value, so this descends.
    pub gains: Vec<i32>,
    /// Stops that this train may visit.
    pub open: Nodes,
    /// Those of them that it may run through.
    pub through: Nodes,
    pub own: Nodes,
    /// For each stop, the stops one step away.
    pub neighbours: Vec<Nodes>,
    /// Whether no step has a price.
    pub is_unpriced: bool,
    /// Steps through a tunnel, as rows of `steps` with their starting node; empty if tunnels earn nothing.
    tunnels: Vec<(Node, u32)>,
    /// Stops with a transit figure, by side of the map; empty if the facing side has none.
    pub sides: [Nodes; 4],
    pub transit_figures: Vec<i32>,
    /// Added for each scored stop of a route through a tunnel.
    pub bonus: i32,
    /// Stops of the two regions, and the bonus for joining them.
    regions: [Nodes; 2],
    joined_bonus: i32,
    /// Only for express trains on a graph with prices: no other bound uses them.
    pub distances: Option<Distances>,
    /// A route has to visit one of these.
    pub must_visit: Nodes,
}

/// For [`TrainGraph::must_visit`]: no restriction.
pub const ANY_STOP: Nodes = Nodes::MAX;

/// The sum of the `count` largest gains of a set of stops, and of the `count - 1` largest.
#[derive(Clone, Copy, Debug)]
pub struct TopSums {
    pub all: i32,
    pub one_fewer: i32,
}

/// Row of a side of the map in [`TrainGraph::sides`].
pub fn row(side: Side) -> usize {
    match side {
        Side::North => 0,
        Side::South => 1,
        Side::East => 2,
        Side::West => 3,
    }
}

/// The row of the facing side.
const FACING: [usize; 4] = [1, 0, 3, 2];

/// The members of a set in ascending order. Word by word: this is the innermost loop of the search.
pub fn bits(nodes: Nodes) -> impl Iterator<Item = Node> {
    let (mut word, mut rest, mut first) = (nodes as u64, (nodes >> 64) as u64, 0);
    std::iter::from_fn(move || {
        if word == 0 {
            (word, rest, first) = (rest, 0, 64);
            if word == 0 {
                return None;
            }
        }
        let node = first + word.trailing_zeros() as Node;
        word &= word - 1;
        Some(node)
    })
}

impl<'n> TrainGraph<'n> {
    /// The graph without prices and without track that meets the sides in use.
    pub fn new(network: &'n Network, objective: Objective, train: Train, used: &BorderSet) -> TrainGraph<'n> {
        let count = network.stops.len();
        let mut graph = TrainGraph {
            network,
            train,
            objective,
            offsets: Vec::with_capacity(count + 1),
            steps: Vec::with_capacity(network.segments.len() * 2),
            gains: Vec::with_capacity(count),
            open: 0,
            through: 0,
            own: 0,
            neighbours: vec![0; count],
            is_unpriced: true,
            tunnels: Vec::new(),
            sides: [0; 4],
            transit_figures: vec![0; count],
            bonus: i32::from(objective.scoring.tunnel_per_stop) * FRANC,
            regions: [0; 2],
            joined_bonus: i32::from(objective.scoring.regions_joined) * FRANC,
            distances: None,
            must_visit: ANY_STOP,
        };
        graph.add_stops();
        graph.add_steps(used);
        graph
    }

    /// Charges these prices from now on.
    pub fn charge(&mut self, prices: &DualPrices) {
        if self.is_unpriced && *prices == ZERO_PRICES {
            return;
        }
        let network = self.network;
        let price = |border: &BorderId| prices[usize::from(*border)];
        let of_segment = |segment| network.crossed(segment).iter().map(price).sum();
        let by_segment: Vec<i32> = network.segments.iter().map(of_segment).collect();
        for step in &mut self.steps {
            step.price = by_segment[step.segment as usize];
        }
        self.is_unpriced = self.steps.iter().all(|step| step.price == 0);
        let needs_distances = !self.is_unpriced && matches!(self.train.range, Range::Express(_));
        self.distances = needs_distances.then(|| Distances::of(self));
    }

    fn add_stops(&mut self) {
        for (node, (_, stop)) in self.network.stops.iter().enumerate() {
            self.gains.push(self.objective.gain(stop));
            let is_mine = self.network.mines & (1 << node) != 0;
            if (stop.red && !self.train.red) || (is_mine && !matches!(self.train.range, Range::Goods { .. })) {
                continue;
            }
            self.open |= 1 << node;
            self.through |= Nodes::from(stop.through) << node;
            self.own |= Nodes::from(stop.own) << node;
            if let Some(region) = stop.region {
                self.regions[region as usize] |= 1 << node;
            }
            if let Some((side, figure)) = stop.transit {
                self.sides[row(side)] |= 1 << node;
                self.transit_figures[node] = i32::from(figure) * FRANC;
            }
        }
        let all = self.sides;
        for side in 0..4 {
            if all[FACING[side]] == 0 {
                self.sides[side] = 0;
            }
        }
    }

    fn add_steps(&mut self, used: &BorderSet) {
        let network = self.network;
        for node in 0..network.stops.len() {
            self.offsets.push(self.steps.len() as u32);
            if self.open & (1 << node) == 0 {
                continue;
            }
            for half_edge in network.half_edges(node as Node) {
                let segment = &network.segments[half_edge.segment as usize];
                if self.open & (1 << half_edge.to) == 0 || segment.borders.meets(used) {
                    continue;
                }
                let cost = match self.train.range {
                    Range::Hexes(_) => u8::try_from(segment.length).unwrap_or(u8::MAX),
                    Range::Goods { .. } if network.towns & (1 << half_edge.to) != 0 => 0,
                    Range::Stops(_) | Range::Express(_) | Range::Goods { .. } => 1,
                };
                let tunnel = segment.tunnels != 0 && self.bonus > 0;
                self.neighbours[node] |= 1 << half_edge.to;
                let HalfEdge { to, is_dead_end, segment } = *half_edge;
                if tunnel {
                    self.tunnels.push((node as Node, self.steps.len() as u32));
                }
                self.steps.push(Step { to, cost, tunnel, is_dead_end, segment, price: 0 });
            }
        }
        self.offsets.push(self.steps.len() as u32);
    }

    pub fn has_tunnels(&self) -> bool {
        !self.tunnels.is_empty()
    }

    /// Steps through a tunnel that earns something, with their starting node.
    pub fn tunnels(&self) -> impl Iterator<Item = (Node, &Step)> {
        self.tunnels.iter().map(|(from, row)| (*from, &self.steps[*row as usize]))
    }

    pub fn steps(&self, node: Node) -> &[Step] {
        let node = usize::from(node);
        &self.steps[self.offsets[node] as usize..self.offsets[node + 1] as usize]
    }

    /// The side of the map that faces the side of this stop.
    pub fn facing_side(&self, node: Node) -> Option<usize> {
        (0..4).find(|side| self.sides[*side] & (1 << node) != 0).map(|side| FACING[side])
    }

    /// The transit bonus of a route between these two ends. [1844-REV-07]
    pub fn transit(&self, one: Node, other: Node) -> i32 {
        let faces = self.facing_side(one).is_some_and(|side| self.sides[side] & (1 << other) != 0);
        if faces { self.transit_figures[usize::from(one)] + self.transit_figures[usize::from(other)] } else { 0 }
    }

    /// The bonus of a route over these stops for joining both regions. [1824-CIS-18]
    pub fn region_bonus(&self, visited: Nodes) -> i32 {
        if self.regions.iter().all(|region| region & visited != 0) { self.joined_bonus } else { 0 }
    }

    /// An upper bound on the revenue of any route of the train.
    pub fn upper_bound(&self) -> i32 {
        let count = match self.train.range {
            // A train that visits n hexes crosses n - 1 sides, so it visits at most n stops.
            Range::Stops(limit) | Range::Hexes(limit) | Range::Express(limit) => usize::from(limit),
            Range::Goods { .. } => self.gains.len(),
        };
        let mut figures = self.transit_figures.clone();
        figures.sort_unstable_by_key(|figure| std::cmp::Reverse(*figure));
        let transit: i32 = figures.iter().take(2).sum();
        self.top_sum(self.open, count) + self.bonus * count as i32 + transit + self.region_bonus(self.open)
    }

    /// The sum of the `count` largest gains of these stops. Nodes are sorted by value, so the lowest bits come first.
    pub fn top_sum(&self, nodes: Nodes, count: usize) -> i32 {
        bits(nodes).take(count).map(|node| self.gains[usize::from(node)]).sum()
    }

    /// [`TrainGraph::top_sum`] for `count` stops and for one fewer.
    pub fn top_sums(&self, nodes: Nodes, count: usize) -> TopSums {
        let mut sum = TopSums { all: 0, one_fewer: 0 };
        let mut left = count;
        for node in bits(nodes) {
            if left == 0 {
                return sum;
            }
            left -= 1;
            sum.one_fewer = sum.all;
            sum.all += self.gains[usize::from(node)];
        }
        // If not all places are taken, leaving one out changes nothing.
        if left > 0 {
            sum.one_fewer = sum.all;
        }
        sum
    }
}
