//! Shortest paths between all pairs of stops, measured in dual prices: the least that a route has to pay for its track.

use crate::graph::{INFINITY, TrainGraph, bits};
use crate::network::{Node, Nodes};

pub struct Distances {
    nodes: usize,
    /// The symmetric matrix of distances, row by row.
    matrix: Vec<i32>,
    /// For each stop the distances that occur, ascending, each with all stops up to there.
    levels: Vec<Vec<(i32, Nodes)>>,
    /// The distance from each stop to the far end of the nearest tunnel.
    to_tunnel: Vec<i32>,
}

impl Distances {
    pub fn of(graph: &TrainGraph<'_>) -> Distances {
        let nodes = graph.gains.len();
        let matrix = (0..nodes as Node).flat_map(|node| shortest_paths(graph, node)).collect();
        let mut distances = Distances { nodes, matrix, levels: Vec::new(), to_tunnel: Vec::new() };
        distances.levels = (0..nodes as Node).map(|from| distances.levels(graph.open, from)).collect();
        distances.to_tunnel = (0..nodes as Node).map(|from| distances.nearest_tunnel(graph, from)).collect();
        distances
    }

    fn levels(&self, open: Nodes, from: Node) -> Vec<(i32, Nodes)> {
        let distances = self.from(from);
        let mut order: Vec<Node> = bits(open).collect();
        order.sort_by_key(|to| distances[usize::from(*to)]);
        let mut levels: Vec<(i32, Nodes)> = Vec::with_capacity(order.len());
        let mut all = 0;
        for to in order {
            all |= 1 << to;
            let distance = distances[usize::from(to)];
            match levels.last_mut() {
                Some((last, nodes)) if *last == distance => *nodes = all,
                _ => levels.push((distance, all)),
            }
        }
        levels
    }

    fn nearest_tunnel(&self, graph: &TrainGraph<'_>, from: Node) -> i32 {
        let distances = self.from(from);
        graph.tunnels.iter().map(|(mouth, step)| distances[usize::from(*mouth)] + step.price).min().unwrap_or(INFINITY)
    }

    /// The distances from this stop, by stop.
    pub fn from(&self, from: Node) -> &[i32] {
        &self.matrix[usize::from(from) * self.nodes..][..self.nodes]
    }

    /// The stops at a distance below the limit.
    pub fn within(&self, from: Node, limit: i32) -> Nodes {
        let levels = &self.levels[usize::from(from)];
        let rows = levels.partition_point(|(distance, _)| *distance < limit);
        rows.checked_sub(1).map_or(0, |row| levels[row].1)
    }

    pub fn to_tunnel(&self, from: Node) -> i32 {
        self.to_tunnel[usize::from(from)]
    }
}

fn shortest_paths(graph: &TrainGraph<'_>, from: Node) -> Vec<i32> {
    let mut distances = vec![INFINITY; graph.gains.len()];
    distances[usize::from(from)] = 0;
    let mut todo: Nodes = 1 << from;
    while todo != 0 {
        let node = todo.trailing_zeros() as Node;
        todo &= todo - 1;
        for step in graph.steps(node) {
            let distance = distances[usize::from(node)] + step.price;
            if distance < distances[usize::from(step.to)] {
                distances[usize::from(step.to)] = distance;
                todo |= (1 << step.to) & graph.through;
            }
        }
    }
    distances
}
