//! Dynamic-programming relaxation for goods trains, with 2-cycle elimination as in `dp_bound.rs`.
//!
//! Small towns use no range, so a relaxed walk could circle through them for ever. Connected towns are therefore merged
//! into one cluster, and each visit to a cluster gains the sum of its towns.

use crate::dp_bound::Completion;
use crate::graph::{TrainGraph, bits};
use crate::network::{Node, Nodes};

pub struct GoodsBound {
    nodes: usize,
    /// For each stop the representative of its cluster: the first town, or the stop itself.
    clusters: Vec<Node>,
    /// The gain of a whole cluster, by representative.
    gains: Vec<i32>,
    /// Representatives of clusters of two towns or more.
    merged: Nodes,
    /// The tunnel bonus per stop, counted for every stop if any tunnel is in reach.
    pub bonus: i32,
    /// By range left and by representative.
    table: Vec<Completion>,
}

/// A route may end at any stop.
const END_HERE: Completion = Completion { best: 0, second: 0, via: Node::MAX };

impl GoodsBound {
    /// `cities` is the range of the train.
    pub fn of(graph: &TrainGraph<'_>, cities: u8) -> GoodsBound {
        let nodes = graph.gains.len();
        let bonus = if graph.has_tunnels() { graph.bonus } else { 0 };
        let mut bound = GoodsBound {
            nodes,
            clusters: (0..nodes as Node).collect(),
            gains: graph.gains.iter().map(|gain| gain + bonus).collect(),
            merged: 0,
            bonus,
            table: vec![END_HERE; nodes * (usize::from(cities) + 1)],
        };
        let open = graph.open & !graph.network.mines;
        let clusters = bound.merge_towns(graph, open & graph.through & graph.network.towns);
        let stations = open & graph.through & !graph.network.towns;
        for left in 0..=usize::from(cities) {
            for cluster in &clusters {
                bits(*cluster).for_each(|from| bound.relax(graph, open, from, left));
            }
            bits(stations).for_each(|from| bound.relax(graph, open, from, left));
        }
        bound
    }

    /// The connected components of these towns.
    fn merge_towns(&mut self, graph: &TrainGraph<'_>, mut towns: Nodes) -> Vec<Nodes> {
        let mut clusters = Vec::new();
        while towns != 0 {
            let first = towns.trailing_zeros() as Node;
            let (mut cluster, mut todo): (Nodes, Nodes) = (1 << first, 1 << first);
            while todo != 0 {
                let node = todo.trailing_zeros() as Node;
                let new = graph.neighbours[usize::from(node)] & towns & !cluster;
                (cluster, todo) = (cluster | new, (todo & (todo - 1)) | new);
            }
            towns &= !cluster;
            self.gains[usize::from(first)] = bits(cluster).map(|town| self.gains[usize::from(town)]).sum();
            bits(cluster).for_each(|town| self.clusters[usize::from(town)] = first);
            self.merged |= if cluster == 1 << first { 0 } else { 1 << first };
            clusters.push(cluster);
        }
        clusters
    }

    fn relax(&mut self, graph: &TrainGraph<'_>, open: Nodes, from: Node, left: usize) {
        let cluster = self.clusters[usize::from(from)];
        if graph.is_unpriced && self.merged & (1 << cluster) == 0 {
            return self.relax_unpriced(graph, open, from, left);
        }
        for step in graph.steps(from) {
            let to = self.clusters[usize::from(step.to)];
            if usize::from(step.cost) > left || to == cluster || open & (1 << step.to) == 0 {
                continue;
            }
            let next = &self.table[(left - usize::from(step.cost)) * self.nodes + usize::from(to)];
            let gain = self.gains[usize::from(to)] - step.price + next.avoiding(self.no_return_to(cluster));
            self.table[left * self.nodes + usize::from(cluster)].offer(gain, to);
        }
    }

    /// The same, faster, where no step has a price: parallel segments are then equal.
    fn relax_unpriced(&mut self, graph: &TrainGraph<'_>, open: Nodes, from: Node, left: usize) {
        let mut completion = END_HERE;
        for to in bits(graph.neighbours[usize::from(from)] & open) {
            let cost = usize::from(graph.network.towns & (1 << to) == 0);
            let cluster = self.clusters[usize::from(to)];
            if cost <= left {
                let next = &self.table[(left - cost) * self.nodes + usize::from(cluster)];
                completion.offer(self.gains[usize::from(cluster)] + next.avoiding(from), cluster);
            }
        }
        self.table[left * self.nodes + usize::from(from)] = completion;
    }

    /// What a walk that comes from this cluster may not go straight back to. A merged cluster may be entered again: by
    /// another town.
    fn no_return_to(&self, cluster: Node) -> Node {
        if self.merged & (1 << cluster) == 0 { cluster } else { Node::MAX }
    }

    /// Every completion from stop `at` with range `left`, reached from stop `before`, gains at most this.
    pub fn upper_bound(&self, graph: &TrainGraph<'_>, at: Node, before: Node, left: u8) -> i32 {
        let cluster = self.clusters[usize::from(at)];
        let completion = &self.table[usize::from(left) * self.nodes + usize::from(cluster)];
        let other_towns = self.gains[usize::from(cluster)] - graph.gains[usize::from(at)] - self.bonus;
        other_towns + completion.avoiding(self.no_return_to(self.clusters[usize::from(before)]))
    }
}
