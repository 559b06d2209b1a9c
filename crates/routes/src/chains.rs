//! The chains of blocks ahead of routes, kept: they depend on where a route is and on what is still free, neither on prices nor
//! on the way there, so that many routes of many walks share them.

use std::ops::Range;

use crate::blocks::{Blocks, Chain};
use crate::graph::TrainGraph;
use crate::network::{Node, Nodes};
use crate::recent::{Question, Recent, mixed};

/// Where a route is, what is free, and which of the chains are wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Place {
    head: Node,
    free: Nodes,
    keep_all: bool,
}

impl Question for Place {
    const NONE: Place = Place { head: Node::MAX, free: 0, keep_all: false };

    fn hash(&self) -> u64 {
        mixed(u64::from(self.head) | u64::from(self.keep_all) << 8, [self.free])
    }
}

/// The chains on one graph, whatever its prices.
#[derive(Default)]
pub struct Chains {
    blocks: Blocks,
    known: Recent<Place, Range<usize>>,
    all: Vec<Chain>,
}

/// So many chains are kept: they should stay in the cache.
const MOST_CHAINS: usize = 16_384;

impl Chains {
    /// The chains over free stops, for [`Chains::found`]. As soon as something has a price, all of them.
    pub fn find(&mut self, graph: &TrainGraph<'_>, head: Node, free: Nodes) -> Range<usize> {
        let place = Place { head, free, keep_all: graph.distances.is_some() };
        if let Some(chains) = self.known.answer(&place) {
            return chains.clone();
        }
        if self.all.len() > MOST_CHAINS {
            self.known.clear();
            self.all.clear();
        }
        if self.known.make_room() {
            self.all.clear();
        }
        self.blocks.build_chains(graph, head, free, place.keep_all);
        let begin = self.all.len();
        self.all.extend_from_slice(&self.blocks.chains);
        let chains = begin..self.all.len();
        *self.known.place(&place) = chains.clone();
        chains
    }

    pub fn found(&self, chains: Range<usize>) -> &[Chain] {
        &self.all[chains]
    }
}
