//! Biconnected components (blocks) and the block-cut tree: what the rest of a route can visit lies on one path of that
//! tree.
//!
//! Blocks are joined by cut vertices, single stops that a route passes only once. So a route runs through one block
//! after another and never returns, and a side branch counts only for routes that end in it.

use std::ops::{BitAnd, BitOr, Not};

use crate::graph::{TrainGraph, bits};
use crate::network::{MAX_NODES, Node, Nodes};

/// A set of stops. Boards with up to 64 stops use one word, which is much faster.
trait BitSet: Copy + PartialEq + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> {
    const NONE: Self;
    fn of(nodes: Nodes) -> Self;
    fn all(self) -> Nodes;
    fn first(self) -> Node;
    fn one(node: Node) -> Self;
}

impl BitSet for u64 {
    const NONE: u64 = 0;

    fn of(nodes: Nodes) -> u64 {
        nodes as u64
    }

    fn all(self) -> Nodes {
        Nodes::from(self)
    }

    fn first(self) -> Node {
        self.trailing_zeros() as Node
    }

    fn one(node: Node) -> u64 {
        1 << node
    }
}

impl BitSet for Nodes {
    const NONE: Nodes = 0;

    fn of(nodes: Nodes) -> Nodes {
        nodes
    }

    fn all(self) -> Nodes {
        self
    }

    fn first(self) -> Node {
        self.trailing_zeros() as Node
    }

    fn one(node: Node) -> Nodes {
        1 << node
    }
}

/// The path of blocks from the head of a route to one block, that block included.
#[derive(Clone, Copy, Default)]
pub struct Chain {
    /// Stops of these blocks that routes may run through.
    pub on: Nodes,
    /// Adjacent stops where a route has to end.
    pub places: Nodes,
    /// Possible ends of a route whose last block is this one.
    pub last: Nodes,
    /// Whether a further block follows this one.
    extends: bool,
}

/// The blocks as seen from the head of a route. Kept between calls to reuse its memory.
pub struct Blocks {
    pub chains: Vec<Chain>,
    /// The stops of each block without its entry, and the entry: the cut vertex nearest to the head. Outer blocks come
    /// before inner ones.
    found: Vec<(Nodes, Node)>,
    /// For each stop: its discovery time, its low point, and its block.
    discovered: [u8; MAX_NODES],
    low: [u8; MAX_NODES],
    block_of: [u8; MAX_NODES],
    stack: Vec<(Node, Nodes)>,
    pending: Vec<Node>,
}

impl Default for Blocks {
    fn default() -> Blocks {
        Blocks {
            chains: Vec::new(),
            found: Vec::new(),
            discovered: [0; MAX_NODES],
            low: [0; MAX_NODES],
            block_of: [0; MAX_NODES],
            stack: Vec::new(),
            pending: Vec::new(),
        }
    }
}

/// The remainder changes nothing, but saves the bounds check.
fn index(node: Node) -> usize {
    usize::from(node) % MAX_NODES
}

impl Blocks {
    /// Builds the chains over free stops. Where a route loses nothing by going further, a longer chain bounds all
    /// shorter ones, so only the longest are kept, with all ends on the way. With prices going further may cost
    /// something: `keep_all` then keeps every chain with its own ends.
    pub fn build_chains(&mut self, graph: &TrainGraph<'_>, head: Node, free: Nodes, keep_all: bool) {
        self.stack.reserve(32);
        self.pending.reserve(32);
        match graph.gains.len() {
            0..=64 => self.find::<u64>(graph, head, u64::of(free & graph.through)),
            _ => self.find::<Nodes>(graph, head, free & graph.through),
        }
        self.link_chains(graph, head, free & !graph.through);
        if !keep_all {
            self.chains.retain(|chain| !chain.extends);
            for chain in &mut self.chains {
                chain.last = chain.on | chain.places;
            }
        }
    }

    fn link_chains(&mut self, graph: &TrainGraph<'_>, head: Node, at_end: Nodes) {
        let near = graph.neighbours[usize::from(head)] & at_end;
        let start = Chain { places: near, last: near, ..Chain::default() };
        self.chains.clear();
        self.chains.resize(self.found.len(), start);
        for row in (0..self.found.len()).rev() {
            let (on, entry) = self.found[row];
            let mut before = start;
            if entry != head {
                let inner = &mut self.chains[usize::from(self.block_of[index(entry)])];
                inner.extends = true;
                before = *inner;
            }
            let places = bits(on).fold(0, |places, node| places | graph.neighbours[usize::from(node)]) & at_end;
            self.chains[row] =
                Chain { on: on | before.on, places: places | before.places, last: on | places, extends: false };
        }
        if near != 0 {
            self.chains.push(Chain { extends: !self.chains.is_empty(), ..start });
        }
    }

    /// Tarjan's algorithm for biconnected components, with an explicit stack.
    fn find<S: BitSet>(&mut self, graph: &TrainGraph<'_>, head: Node, free: S) {
        self.found.clear();
        let neighbours = |node: Node| S::of(graph.neighbours[usize::from(node)]);
        let within = free | S::one(head);
        let mut seen = S::one(head);
        let mut time = 1;
        self.discovered[index(head)] = time;
        self.low[index(head)] = time;
        self.stack.push((head, (neighbours(head) & free).all()));
        while let Some((at, rest)) = self.stack.last_mut() {
            let at = *at;
            let new = S::of(*rest) & !seen;
            if new == S::NONE {
                self.stack.pop();
                let Some((before, _)) = self.stack.last() else { break };
                self.close(at, *before);
                continue;
            }
            let to = new.first();
            *rest = (new & !S::one(to)).all();
            time += 1;
            self.discovered[index(to)] = time;
            let around = neighbours(to) & within;
            // The tree edge back to `at` does not count for the low point.
            let mut back = around & seen & !S::one(at);
            let mut low = time;
            while back != S::NONE {
                let node = back.first();
                low = low.min(self.discovered[index(node)]);
                back = back & !S::one(node);
            }
            seen = seen | S::one(to);
            self.low[index(to)] = low;
            self.pending.push(to);
            self.stack.push((to, around.all()));
        }
    }

    fn close(&mut self, at: Node, before: Node) {
        let low = self.low[index(at)];
        if low < self.discovered[index(before)] {
            self.low[index(before)] = self.low[index(before)].min(low);
            return;
        }
        let mut block = 0;
        while let Some(node) = self.pending.pop() {
            block |= 1 << node;
            self.block_of[index(node)] = self.found.len() as u8;
            if node == at {
                break;
            }
        }
        self.found.push((block, before));
    }
}
