//! The network as one train finds it: the segments still free, what each stop adds, what each side costs.
//!
//! Amounts are in [`UNIT`]s of a franc, so that prices on sides (see `price.rs`) can be fractions without floating point.

use board::{BorderId, Borders, Side};

use crate::network::{Lead, Network, Node, Nodes};
use crate::toll::Tolls;
use crate::{Range, Scoring, Stop, Train};

/// Parts of one franc.
pub const UNIT: i32 = 64;

/// Less than anything, and still far from overflow when added up.
pub const NEVER: i32 = i32::MIN / 8;

/// What crossing each side costs.
pub type Prices = [i32; Borders::MOST];

pub const FREE: Prices = [0; Borders::MOST];

/// A free segment as seen from one of its ends.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    pub to: Node,
    /// How much of the train's range it takes.
    pub cost: u8,
    pub tunnel: bool,
    /// As in [`Lead`].
    pub ends_there: bool,
    pub segment: u32,
    pub price: i32,
}

/// What counts, and how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    pub scoring: Scoring,
    /// So much of what mines pay counts as one unit: between sets of equal revenue it decides. `None` if it does not count.
    pub mine_unit: Option<u16>,
}

impl Terms {
    /// What a stop adds to a route, bonuses aside.
    fn gain(&self, stop: &Stop) -> i32 {
        let mine = self.mine_unit.zip(stop.mine).map_or(0, |(unit, paid)| paid / unit);
        i32::from(stop.value) * UNIT + i32::from(mine)
    }
}

pub struct Field<'n> {
    pub network: &'n Network,
    pub train: Train,
    pub terms: Terms,
    firsts: Vec<u32>,
    steps: Vec<Step>,
    /// What each stop adds, bonuses aside; the most first.
    pub gains: Vec<i32>,
    /// Stops that this train may visit.
    pub open: Nodes,
    /// Of these, the ones it may run on from.
    pub through: Nodes,
    pub own: Nodes,
    /// Stops next to each stop.
    pub beside: Vec<Nodes>,
    /// Whether nothing has a price.
    pub is_free_of_charge: bool,
    /// Steps through a tunnel, and where they start; none if tunnels earn nothing.
    pub tunnels: Vec<(Node, Step)>,
    /// Stops with a transit figure, by side of the map; empty where no facing side is on the board.
    pub sides: [Nodes; 4],
    pub figures: Vec<i32>,
    /// Added for each scored stop of a route through a tunnel.
    pub bonus: i32,
    /// Stops of the two regions, and what joining them adds.
    regions: [Nodes; 2],
    joined: i32,
    /// `None` if nothing has a price or nobody asks.
    pub tolls: Option<Tolls>,
    /// A route has to visit one of these.
    pub visit: Nodes,
}

/// Any route will do.
pub const EVERYWHERE: Nodes = Nodes::MAX;

/// What the best so many stops add, and what one fewer.
#[derive(Clone, Copy, Debug)]
pub struct Sum {
    pub all: i32,
    pub fewer: i32,
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
const FACING: [usize; 4] = [1, 0, 3, 2];

/// The members of a set in order. Word by word: this is the innermost loop of all.
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

impl<'n> Field<'n> {
    pub fn new(network: &'n Network, terms: Terms, train: Train, used: &Borders, prices: &Prices) -> Field<'n> {
        let count = network.stops.len();
        let mut field = Field {
            network,
            train,
            terms,
            firsts: Vec::with_capacity(count + 1),
            steps: Vec::with_capacity(network.segments.len() * 2),
            gains: Vec::with_capacity(count),
            open: 0,
            through: 0,
            own: 0,
            beside: vec![0; count],
            is_free_of_charge: prices.iter().all(|price| *price == 0),
            tunnels: Vec::new(),
            sides: [0; 4],
            figures: vec![0; count],
            bonus: i32::from(terms.scoring.tunnel_per_stop) * UNIT,
            regions: [0; 2],
            joined: i32::from(terms.scoring.regions_joined) * UNIT,
            tolls: None,
            visit: EVERYWHERE,
        };
        field.look_at_stops();
        field.free_segments(used, prices);
        if matches!(train.range, Range::Express(_)) && field.steps.iter().any(|step| step.price > 0) {
            field.tolls = Some(Tolls::of(&field));
        }
        field
    }

    /// For routes that visit one of these stops.
    #[must_use]
    pub fn visiting(self, visit: Nodes) -> Field<'n> {
        Field { visit, ..self }
    }

    fn look_at_stops(&mut self) {
        for (node, (_, stop)) in self.network.stops.iter().enumerate() {
            self.gains.push(self.terms.gain(stop));
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
        let is_free_of_charge = self.is_free_of_charge;
        let price = |crossed: &[BorderId]| match is_free_of_charge {
            true => 0,
            false => crossed.iter().map(|border| prices[usize::from(*border)]).sum::<i32>(),
        };
        for node in 0..network.stops.len() {
            self.firsts.push(self.steps.len() as u32);
            if self.open & (1 << node) == 0 {
                continue;
            }
            for lead in network.leads(node as Node) {
                let segment = &network.segments[lead.segment as usize];
                if self.open & (1 << lead.to) == 0 || segment.borders.meets(used) {
                    continue;
                }
                let price = price(network.crossed(segment));
                let cost = match self.train.range {
                    Range::Hexes(_) => u8::try_from(segment.length).unwrap_or(u8::MAX),
                    Range::Goods { .. } if network.towns & (1 << lead.to) != 0 => 0,
                    Range::Stops(_) | Range::Express(_) | Range::Goods { .. } => 1,
                };
                let tunnel = segment.tunnels != 0 && self.bonus > 0;
                self.beside[node] |= 1 << lead.to;
                let Lead { to, ends_there, segment } = *lead;
                let step = Step { to, cost, tunnel, ends_there, segment, price };
                self.steps.push(step);
                if tunnel {
                    self.tunnels.push((node as Node, step));
                }
            }
        }
        self.firsts.push(self.steps.len() as u32);
    }

    pub fn steps(&self, node: Node) -> &[Step] {
        let node = usize::from(node);
        &self.steps[self.firsts[node] as usize..self.firsts[node + 1] as usize]
    }

    /// The side of the map that faces this stop's.
    pub fn facing_side(&self, node: Node) -> Option<usize> {
        (0..4).find(|side| self.sides[*side] & (1 << node) != 0).map(|side| FACING[side])
    }

    /// What both ends of a route add for transit. [1844-REV-07]
    pub fn transit(&self, one: Node, other: Node) -> i32 {
        let faces = self.facing_side(one).is_some_and(|side| self.sides[side] & (1 << other) != 0);
        if faces { self.figures[usize::from(one)] + self.figures[usize::from(other)] } else { 0 }
    }

    /// What a route over these stops adds for the regions that it joins. [1824-CIS-18]
    pub fn joins(&self, visited: Nodes) -> i32 {
        if self.regions.iter().all(|region| region & visited != 0) { self.joined } else { 0 }
    }

    /// More than any route of the train can earn, or as much.
    pub fn most(&self) -> i32 {
        let count = match self.train.range {
            // A train that crosses n - 1 sides comes to n stops at most.
            Range::Stops(limit) | Range::Hexes(limit) | Range::Express(limit) => usize::from(limit),
            Range::Goods { .. } => self.gains.len(),
        };
        let mut figures = self.figures.clone();
        figures.sort_unstable_by_key(|figure| std::cmp::Reverse(*figure));
        let transit: i32 = figures.iter().take(2).sum();
        self.best(self.open, count) + self.bonus * count as i32 + transit + self.joins(self.open)
    }

    /// What the best so many of these stops add.
    pub fn best(&self, nodes: Nodes, count: usize) -> i32 {
        bits(nodes).take(count).map(|node| self.gains[usize::from(node)]).sum()
    }

    /// What the best so many of these stops add, and what one fewer.
    pub fn best_and_one_fewer(&self, nodes: Nodes, count: usize) -> Sum {
        let mut sum = Sum { all: 0, fewer: 0 };
        let mut left = count;
        for node in bits(nodes) {
            if left == 0 {
                return sum;
            }
            left -= 1;
            sum.fewer = sum.all;
            sum.all += self.gains[usize::from(node)];
        }
        // All of them fit, and one fewer would, too.
        if left > 0 {
            sum.fewer = sum.all;
        }
        sum
    }
}
