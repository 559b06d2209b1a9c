//! Shortest paths between all pairs of stops, measured in dual prices: the least that a route has to pay for its track.

use crate::graph::{INFINITY, TrainGraph};
use crate::network::{Node, Nodes};

pub struct Distances {
    nodes: usize,
    /// The symmetric matrix of distances, row by row.
    matrix: Vec<i32>,
    /// The distance from each stop to the far end of the nearest tunnel.
    to_tunnel: Vec<i32>,
}

impl Distances {
    pub fn of(graph: &TrainGraph<'_>) -> Distances {
        let nodes = graph.gains.len();
        let mut matrix = vec![INFINITY; nodes * nodes];
        for (from, distances) in matrix.chunks_exact_mut(nodes.max(1)).enumerate() {
            shortest_paths(graph, from as Node, distances);
        }
        let mut distances = Distances { nodes, matrix, to_tunnel: Vec::new() };
        distances.to_tunnel = (0..nodes as Node).map(|from| distances.nearest_tunnel(graph, from)).collect();
        distances
    }

    fn nearest_tunnel(&self, graph: &TrainGraph<'_>, from: Node) -> i32 {
        let distances = self.from(from);
        graph.tunnels().map(|(mouth, step)| distances[usize::from(mouth)] + step.price).min().unwrap_or(INFINITY)
    }

    /// The distances from this stop, by stop.
    pub fn from(&self, from: Node) -> &[i32] {
        &self.matrix[usize::from(from) * self.nodes..][..self.nodes]
    }

    /// The stops at a distance below the limit.
    pub fn within(&self, from: Node, limit: i32) -> Nodes {
        let near = |nodes: &[i32]| {
            let bit = |(row, distance): (usize, &i32)| u64::from(*distance < limit) << row;
            nodes.iter().enumerate().map(bit).fold(0, |near, bit| near | bit)
        };
        let (first, rest) = self.from(from).split_at(self.nodes.min(64));
        Nodes::from(near(first)) | Nodes::from(near(rest)) << 64
    }

    pub fn to_tunnel(&self, from: Node) -> i32 {
        self.to_tunnel[usize::from(from)]
    }
}

/// Fills in the distances from a stop; so far, all of them are infinite.
fn shortest_paths(graph: &TrainGraph<'_>, from: Node, distances: &mut [i32]) {
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
}
