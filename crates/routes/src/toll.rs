//! What it costs at least to go from one stop to another, where crossing sides has a price.

use crate::field::{Field, NEVER, bits};
use crate::network::{Node, Nodes};

pub struct Tolls {
    nodes: usize,
    /// The price of the cheapest way from each stop to each other, the same both ways.
    ways: Vec<i32>,
    /// For each stop, the stops that so much leads to, the least first.
    within: Vec<Vec<(i32, Nodes)>>,
    /// The price of the cheapest way from each stop through a tunnel.
    to_tunnel: Vec<i32>,
}

impl Tolls {
    pub fn of(field: &Field<'_>) -> Tolls {
        let nodes = field.gains.len();
        let ways = (0..nodes as Node).flat_map(|node| cheapest_ways(field, node)).collect();
        let mut tolls = Tolls { nodes, ways, within: Vec::new(), to_tunnel: Vec::new() };
        tolls.within = (0..nodes as Node).map(|from| tolls.levels(field.open, from)).collect();
        tolls.to_tunnel = (0..nodes as Node).map(|from| tolls.nearest_tunnel(field, from)).collect();
        tolls
    }

    fn levels(&self, open: Nodes, from: Node) -> Vec<(i32, Nodes)> {
        let ways = self.from(from);
        let mut order: Vec<Node> = bits(open).collect();
        order.sort_by_key(|to| ways[usize::from(*to)]);
        let mut levels: Vec<(i32, Nodes)> = Vec::with_capacity(order.len());
        let mut all = 0;
        for to in order {
            all |= 1 << to;
            let toll = ways[usize::from(to)];
            match levels.last_mut() {
                Some((last, nodes)) if *last == toll => *nodes = all,
                _ => levels.push((toll, all)),
            }
        }
        levels
    }

    fn nearest_tunnel(&self, field: &Field<'_>, from: Node) -> i32 {
        let ways = self.from(from);
        field.tunnels.iter().map(|(mouth, step)| ways[usize::from(*mouth)] + step.price).min().unwrap_or(-NEVER)
    }

    /// From this stop to each.
    pub fn from(&self, from: Node) -> &[i32] {
        &self.ways[usize::from(from) * self.nodes..][..self.nodes]
    }

    /// The stops that less than this leads to.
    pub fn within(&self, from: Node, limit: i32) -> Nodes {
        let levels = &self.within[usize::from(from)];
        let rows = levels.partition_point(|(toll, _)| *toll < limit);
        rows.checked_sub(1).map_or(0, |row| levels[row].1)
    }

    pub fn to_tunnel(&self, from: Node) -> i32 {
        self.to_tunnel[usize::from(from)]
    }
}

fn cheapest_ways(field: &Field<'_>, from: Node) -> Vec<i32> {
    let mut prices = vec![-NEVER; field.gains.len()];
    prices[usize::from(from)] = 0;
    let mut todo: Nodes = 1 << from;
    while todo != 0 {
        let node = todo.trailing_zeros() as Node;
        todo &= todo - 1;
        for step in field.steps(node) {
            let price = prices[usize::from(node)] + step.price;
            if price < prices[usize::from(step.to)] {
                prices[usize::from(step.to)] = price;
                todo |= (1 << step.to) & field.through;
            }
        }
    }
    prices
}
