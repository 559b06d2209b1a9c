//! The network as one train finds it: the segments still free, what each stop adds, what each side costs.
//!
//! Amounts are in [`UNIT`]s of a franc, so that prices on sides (see `price.rs`) can be fractions without floating point.

use board::{Borders, Side};

use crate::network::{Network, Node, Nodes};
use crate::{Range, Scoring, Train};

/// Parts of one franc.
pub const UNIT: i32 = 64;

/// Less than anything, and still far from overflow when added up.
pub const NEVER: i32 = i32::MIN / 8;

/// More than all prices together.
const FAR: i32 = -NEVER;

/// What crossing each side costs.
pub type Prices = [i32; 256];

pub const FREE: Prices = [0; 256];

/// A free segment as seen from one of its ends.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    pub to: Node,
    /// How much of the train's range it takes.
    pub cost: u8,
    pub tunnel: bool,
    pub segment: u16,
    pub price: i32,
}

pub struct Field<'n> {
    pub network: &'n Network,
    pub train: Train,
    pub scoring: Scoring,
    firsts: Vec<u16>,
    steps: Vec<Step>,
    /// What each stop adds, bonuses aside.
    pub gains: Vec<i32>,
    /// Stops that this train may visit.
    pub open: Nodes,
    /// Of these, the ones it may run on from.
    pub through: Nodes,
    pub own: Nodes,
    /// Stops next to each stop.
    pub beside: Vec<Nodes>,
    /// Stops with a tunnel on some segment.
    pub at_tunnel: Nodes,
    /// Stops with a transit figure, by side of the map; empty where no facing side is on the board.
    pub sides: [Nodes; 4],
    pub figures: Vec<i32>,
    /// Added for each scored stop of a route through a tunnel.
    pub bonus: i32,
    /// What lies ahead of a route that ends on the way, at a place at the end of the line, or at a red location of each
    /// side of the map.
    pub ways: [Ahead; 6],
    /// Stops, most gain first.
    pub ranked: Vec<Node>,
}

/// Rows of [`Field::ways`]; from [`TO_SIDE`] on, the sides of the map.
pub const ON_THE_WAY: usize = 0;
pub const TO_PLACE: usize = 1;
pub const TO_SIDE: usize = 2;

/// What the rest of a route adds and pays that has to end in a certain way.
///
/// The price of the cheapest way to an end (the toll) is paid by every route. What a segment costs beyond that is paid
/// half at either end, so each stop on the way pays for one segment in and another one out.
#[derive(Clone, Debug, Default)]
pub struct Ahead {
    /// What going on from each stop costs at least, up to an end; [`NEVER`] negated where there is no way.
    pub tolls: Vec<i32>,
    /// What each stop adds at most, its part of the prices beyond the toll paid.
    pub nets: Vec<i32>,
    /// What a stop on the way saves if the route ends there.
    pub saves: Vec<i32>,
    /// Stops, most net gain first.
    pub ranked: Vec<Node>,
}

/// Row of a side of the map in [`Field::sides`].
pub fn row(side: Side) -> usize {
    match side {
        Side::North => 0,
        Side::South => 1,
        Side::East => 2,
        Side::West => 3,
    }
}

/// The row of the facing side.
pub const FACING: [usize; 4] = [1, 0, 3, 2];

pub fn bits(mut nodes: Nodes) -> impl Iterator<Item = Node> {
    std::iter::from_fn(move || {
        if nodes == 0 {
            return None;
        }
        let node = nodes.trailing_zeros() as Node;
        nodes &= nodes - 1;
        Some(node)
    })
}

impl<'n> Field<'n> {
    pub fn new(network: &'n Network, scoring: Scoring, train: Train, used: &Borders, prices: &Prices) -> Field<'n> {
        let count = network.stops.len();
        let mut field = Field {
            network,
            train,
            scoring,
            firsts: Vec::with_capacity(count + 1),
            steps: Vec::with_capacity(network.segments.len() * 2),
            gains: Vec::with_capacity(count),
            open: 0,
            through: 0,
            own: 0,
            beside: vec![0; count],
            at_tunnel: 0,
            sides: [0; 4],
            figures: vec![0; count],
            bonus: i32::from(scoring.tunnel_per_stop) * UNIT,
            ways: std::array::from_fn(|_| Ahead::default()),
            ranked: (0..count as Node).collect(),
        };
        field.look_at_stops();
        field.free_segments(used, prices);
        field.weigh();
        field.ranked.sort_by_key(|node| std::cmp::Reverse(field.gains[usize::from(*node)]));
        field
    }

    fn look_at_stops(&mut self) {
        for (node, (_, stop)) in self.network.stops.iter().enumerate() {
            self.gains.push(i32::from(stop.value) * UNIT);
            if stop.red && !self.train.red {
                continue;
            }
            self.open |= 1 << node;
            self.through |= Nodes::from(stop.through) << node;
            self.own |= Nodes::from(stop.own) << node;
            if let Some((side, figure)) = stop.transit {
                self.sides[row(side)] |= 1 << node;
                self.figures[node] = i32::from(figure) * UNIT;
            }
        }
        let all = self.sides;
        for side in 0..4 {
            if all[FACING[side]] == 0 {
                self.sides[side] = 0;
            }
        }
    }

    fn free_segments(&mut self, used: &Borders, prices: &Prices) {
        let network = self.network;
        let price = |crossed: &[u8]| crossed.iter().map(|border| prices[usize::from(*border)]).sum::<i32>();
        let free: Vec<Option<i32>> = network
            .segments
            .iter()
            .map(|segment| (!segment.borders.meets(used)).then(|| price(network.crossed(segment))))
            .collect();
        for node in 0..network.stops.len() {
            self.firsts.push(self.steps.len() as u16);
            if self.open & (1 << node) == 0 {
                continue;
            }
            for lead in network.leads(node as Node) {
                let Some(price) = free[usize::from(lead.segment)] else { continue };
                if self.open & (1 << lead.to) == 0 {
                    continue;
                }
                let segment = &network.segments[usize::from(lead.segment)];
                let cost = if matches!(self.train.range, Range::Hexes(_)) { segment.length } else { 1 };
                let tunnel = segment.tunnels != 0 && self.bonus > 0;
                self.beside[node] |= 1 << lead.to;
                self.at_tunnel |= Nodes::from(tunnel) << node;
                self.steps.push(Step { to: lead.to, cost, tunnel, segment: lead.segment, price });
            }
        }
        self.firsts.push(self.steps.len() as u16);
    }

    fn weigh(&mut self) {
        let places = self.open & !self.through;
        let ends = [self.through, places, self.sides[0], self.sides[1], self.sides[2], self.sides[3]];
        if self.steps.iter().all(|step| step.price == 0) {
            let ahead = self.ahead(self.open);
            self.ways = std::array::from_fn(|_| ahead.clone());
        } else {
            self.ways = std::array::from_fn(|row| if ends[row] == 0 { Ahead::default() } else { self.ahead(ends[row]) });
        }
    }

    fn ahead(&self, ends: Nodes) -> Ahead {
        let count = self.gains.len();
        let distance = self.distances(ends);
        let mut ahead = Ahead::default();
        for node in 0..count {
            let here = distance[node];
            let beyond = |step: &Step| distance[usize::from(step.to)];
            // The cheapest way in, the cheapest way out, and both by different segments.
            let (mut least_in, mut least_out, mut both) = (FAR, FAR, FAR);
            for step in self.steps(node as Node) {
                let (enter, leave) = (step.price - beyond(step) + here, step.price - here + beyond(step));
                both = both.min(enter + least_out).min(leave + least_in);
                least_in = least_in.min(enter);
                least_out = least_out.min(leave);
            }
            let on_the_way = self.through & (1 << node) != 0;
            let half = |price: i32| if price >= FAR / 2 { 0 } else { price.max(0) / 2 };
            let paid = half(if on_the_way { both } else { least_in });
            ahead.nets.push(self.gains[node] - paid);
            ahead.saves.push(paid - half(least_in));
            ahead.tolls.push(if here >= FAR / 2 { -NEVER } else { here + if least_out >= FAR / 2 { 0 } else { least_out.max(0) / 2 } });
        }
        ahead.ranked = (0..count as Node).collect();
        ahead.ranked.sort_by_key(|node| std::cmp::Reverse(ahead.nets[usize::from(*node)]));
        ahead
    }

    /// The price of the cheapest way from each stop to one of these ends.
    fn distances(&self, ends: Nodes) -> Vec<i32> {
        let mut distance = vec![FAR; self.gains.len()];
        let mut todo = ends;
        for node in bits(ends) {
            distance[usize::from(node)] = 0;
        }
        while todo != 0 {
            let node = todo.trailing_zeros() as Node;
            todo &= todo - 1;
            for step in self.steps(node) {
                let far = distance[usize::from(node)] + step.price;
                if far < distance[usize::from(step.to)] {
                    distance[usize::from(step.to)] = far;
                    if self.through & (1 << step.to) != 0 {
                        todo |= 1 << step.to;
                    }
                }
            }
        }
        distance
    }

    pub fn steps(&self, node: Node) -> &[Step] {
        let node = usize::from(node);
        &self.steps[usize::from(self.firsts[node])..usize::from(self.firsts[node + 1])]
    }

    pub fn step_count(&self) -> usize {
        self.steps.len()
    }

    /// The range of the train after its first stop, in steps.
    pub fn budget(&self) -> u8 {
        match self.train.range {
            Range::Stops(limit) | Range::Hexes(limit) => limit.saturating_sub(1),
            Range::Express(_) => u8::MAX,
        }
    }

    /// How many stops can be scored at most.
    pub fn scored(&self) -> usize {
        match self.train.range {
            Range::Stops(limit) | Range::Express(limit) => usize::from(limit),
            // Every step crosses a side.
            Range::Hexes(limit) => usize::from(limit),
        }
    }
}
