//! What a route can still visit lies on one chain of blocks.
//!
//! Blocks are the parts of the free network that hang together by more than one stop. They are joined by single stops,
//! and a route passes each stop once: so it runs through one block after the other and never comes back. A peninsula
//! counts only for routes that end there.

use std::ops::{BitAnd, BitOr, Not};

use crate::field::{Field, bits};
use crate::network::{MAX_NODES, Node, Nodes};

/// A set of stops, in as few words as it needs.
trait Set: Copy + PartialEq + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> {
    const NONE: Self;
    fn of(nodes: Nodes) -> Self;
    fn all(self) -> Nodes;
    fn first(self) -> Node;
    fn one(node: Node) -> Self;
}

impl Set for u64 {
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

impl Set for Nodes {
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

/// A block, and all on the way to it.
#[derive(Clone, Copy, Default)]
pub struct Chain {
    /// Stops on the way, those of the block included.
    pub on: Nodes,
    /// Places at the end of the line beside them.
    pub places: Nodes,
    /// Where a route ends that goes as far as the block and no further.
    pub last: Nodes,
    /// Whether another block hangs on this one.
    goes_on: bool,
}

/// The blocks seen from the head of a route.
pub struct Blocks {
    chains: Vec<Chain>,
    /// Stops of each block but the one by which it is entered, and that one. Outer blocks come before inner ones.
    found: Vec<(Nodes, Node)>,
    /// For each stop: when it was met, the earliest that it leads back to, and the block it was put into.
    met: [u8; MAX_NODES],
    low: [u8; MAX_NODES],
    home: [u8; MAX_NODES],
    open: Vec<(Node, Nodes)>,
    pending: Vec<Node>,
}

impl Default for Blocks {
    fn default() -> Blocks {
        Blocks {
            chains: Vec::new(),
            found: Vec::new(),
            met: [0; MAX_NODES],
            low: [0; MAX_NODES],
            home: [0; MAX_NODES],
            open: Vec::new(),
            pending: Vec::new(),
        }
    }
}

fn index(node: Node) -> usize {
    usize::from(node) % MAX_NODES
}

impl Blocks {
    /// Strings the chains over free stops from the head outwards. A route loses nothing by going on, so only those stay
    /// that cannot be longer, with all ends on the way; unless `each` asks for every one.
    pub fn string(&mut self, field: &Field<'_>, head: Node, free: Nodes, each: bool) {
        self.open.reserve(32);
        self.pending.reserve(32);
        match field.gains.len() {
            0..=64 => self.find::<u64>(field, head, u64::of(free & field.through)),
            _ => self.find::<Nodes>(field, head, free & field.through),
        }
        self.string_together(field, head, free & !field.through);
        if !each {
            self.chains.retain(|chain| !chain.goes_on);
            for chain in &mut self.chains {
                chain.last = chain.on | chain.places;
            }
        }
    }

    pub fn chains(&self) -> impl Iterator<Item = &Chain> {
        self.chains.iter()
    }

    fn string_together(&mut self, field: &Field<'_>, head: Node, at_end: Nodes) {
        let near = field.beside[usize::from(head)] & at_end;
        let start = Chain { places: near, last: near, ..Chain::default() };
        self.chains.clear();
        self.chains.resize(self.found.len(), start);
        for row in (0..self.found.len()).rev() {
            let (on, entry) = self.found[row];
            let mut before = start;
            if entry != head {
                let inner = &mut self.chains[usize::from(self.home[index(entry)])];
                inner.goes_on = true;
                before = *inner;
            }
            let places = bits(on).fold(0, |places, node| places | field.beside[usize::from(node)]) & at_end;
            self.chains[row] =
                Chain { on: on | before.on, places: places | before.places, last: on | places, goes_on: false };
        }
        if near != 0 {
            self.chains.push(Chain { goes_on: !self.chains.is_empty(), ..start });
        }
    }

    /// Tarjan's search for blocks.
    fn find<S: Set>(&mut self, field: &Field<'_>, head: Node, free: S) {
        self.found.clear();
        let beside = |node: Node| S::of(field.beside[usize::from(node)]);
        let within = free | S::one(head);
        let mut seen = S::one(head);
        let mut time = 1;
        self.met[index(head)] = time;
        self.low[index(head)] = time;
        self.open.push((head, (beside(head) & free).all()));
        while let Some((at, rest)) = self.open.last_mut() {
            let at = *at;
            let new = S::of(*rest) & !seen;
            if new == S::NONE {
                self.open.pop();
                let Some((before, _)) = self.open.last() else { break };
                self.close(at, *before);
                continue;
            }
            let to = new.first();
            *rest = (new & !S::one(to)).all();
            time += 1;
            self.met[index(to)] = time;
            let around = beside(to) & within;
            // Of the stops met before, the way back to `at` does not count.
            let mut back = around & seen & !S::one(at);
            let mut low = time;
            while back != S::NONE {
                let node = back.first();
                low = low.min(self.met[index(node)]);
                back = back & !S::one(node);
            }
            seen = seen | S::one(to);
            self.low[index(to)] = low;
            self.pending.push(to);
            self.open.push((to, around.all()));
        }
    }

    fn close(&mut self, at: Node, before: Node) {
        let low = self.low[index(at)];
        if low < self.met[index(before)] {
            self.low[index(before)] = self.low[index(before)].min(low);
            return;
        }
        let mut block = 0;
        while let Some(node) = self.pending.pop() {
            block |= 1 << node;
            self.home[index(node)] = self.found.len() as u8;
            if node == at {
                break;
            }
        }
        self.found.push((block, before));
    }
}
