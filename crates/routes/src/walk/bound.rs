//! Upper bounds on what a partial route can still become. No bound is ever too low, so pruning never loses a route with a
//! profit above the floor.

use super::{Express, PartialRoute, RangeRule, Walker};
use crate::ExpressEnds;
use crate::blocks::Chain;
use crate::distance::Distances;
use crate::dp_bound::{Goal, Tunnel};
use crate::goods_bound::GoodsBound;
use crate::graph::{INFINITY, TopSums, bits};
use crate::network::{Node, Nodes};

/// What the way from the head to the end of a route leads through.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Any,
    /// A tunnel that pays for every stop.
    Tunnel,
}

impl Walker<'_, '_, '_> {
    /// Whether going on from the head can come to more than the floor.
    pub(super) fn can_beat_floor(&mut self, partial: &PartialRoute) -> bool {
        match self.rule {
            RangeRule::Steps => partial.left > 0 && self.steps_can_beat_floor(partial),
            RangeRule::Goods => {
                self.goods_bound.as_ref().is_none_or(|goods_bound| self.goods_can_beat_floor(goods_bound, partial))
            }
            RangeRule::Express(express) => self.express_can_beat_floor(express, partial),
        }
    }

    fn express_can_beat_floor(&mut self, express: Express, partial: &PartialRoute) -> bool {
        let graph = self.graph;
        let free = self.alive & !partial.blocked;
        let next = graph.neighbours[usize::from(partial.head)] & free;
        // One stop further on the same is asked again.
        if next & next.wrapping_sub(1) == 0 {
            return next != 0;
        }
        let free =
            graph.distances.as_ref().map_or(free, |distances| self.affordable(express, distances, partial, free));
        if free == 0 {
            return false;
        }
        self.blocks.build_chains(graph, partial.head, free, graph.distances.is_some());
        self.blocks.chains().any(|chain| self.chain_can_beat_floor(express, partial, chain))
    }

    /// What the rest of the route has to add, if it can come to these stops at most.
    fn required(&self, partial: &PartialRoute, ahead: Nodes) -> i32 {
        self.floor - partial.gained + partial.paid - self.graph.region_bonus(self.visited(partial) | ahead)
    }

    fn steps_can_beat_floor(&self, partial: &PartialRoute) -> bool {
        let graph = self.graph;
        let required = self.required(partial, self.alive & !partial.blocked);
        let exceeds = |tunnel: Tunnel, required: i32| {
            let ahead =
                |goal| self.dp_bound.upper_bound(graph, partial.head, partial.before, partial.left, tunnel, goal);
            let figure = graph.transit_figures[usize::from(self.start)];
            ahead(Goal::Any) > required || self.facing.is_some_and(|side| ahead(Goal::Side(side)) + figure > required)
        };
        let bonus = || graph.bonus * self.count(partial) as i32;
        if partial.tunnel {
            return exceeds(Tunnel::Used, required - bonus());
        }
        exceeds(Tunnel::None, required) || (!graph.tunnels.is_empty() && exceeds(Tunnel::Pending, required - bonus()))
    }

    fn goods_can_beat_floor(&self, goods_bound: &GoodsBound, partial: &PartialRoute) -> bool {
        let bonuses = goods_bound.bonus * self.count(partial) as i32 + self.max_transit;
        let required = self.required(partial, self.alive & !partial.blocked) - bonuses;
        goods_bound.upper_bound(self.graph, partial.head, partial.before, partial.left) > required
    }

    /// Of these stops, those that a route above the floor can come to: the best of all stops, less what the way to this one
    /// costs, have to be more. What falls away makes the best of the others less, until nothing more falls.
    fn affordable(&self, express: Express, distances: &Distances, partial: &PartialRoute, mut free: Nodes) -> Nodes {
        let graph = self.graph;
        let transit = self.max_transit;
        loop {
            let bonus = graph.bonus * self.scored_at_most(express, partial, free) as i32;
            let slack = self.sum(express, partial, free).all + transit - self.required(partial, free);
            let has_bonus = partial.tunnel || slack + bonus > distances.to_tunnel(partial.head);
            let left = free & distances.within(partial.head, if has_bonus { slack + bonus } else { slack });
            if left == free {
                return free;
            }
            free = left;
        }
    }

    /// Whether the route can come to more than the floor if it goes on along this chain and ends in its last block.
    fn chain_can_beat_floor(&self, express: Express, partial: &PartialRoute, chain: &Chain) -> bool {
        let graph = self.graph;
        let ahead = chain.on | chain.places;
        if !self.has_own(partial) && ahead & graph.own == 0 {
            return false;
        }
        if (self.visited(partial) | ahead) & graph.must_visit == 0 {
            return false;
        }
        let required = self.required(partial, chain.on | chain.places);
        let bonus = graph.bonus * self.scored_at_most(express, partial, chain.on | chain.places) as i32;
        if partial.tunnel {
            return self.some_end_can_beat_floor(express, partial, chain, required - bonus, Way::Any);
        }
        self.some_end_can_beat_floor(express, partial, chain, required, Way::Any)
            || (!graph.tunnels.is_empty()
                && self.some_end_can_beat_floor(express, partial, chain, required - bonus, Way::Tunnel))
    }

    fn some_end_can_beat_floor(
        &self,
        express: Express,
        partial: &PartialRoute,
        chain: &Chain,
        required: i32,
        way: Way,
    ) -> bool {
        let distances = self.graph.distances.as_ref();
        let sum = self.sum(express, partial, chain.on);
        bits(chain.last & self.ends).any(|end| {
            let required = required - self.transits.get(usize::from(end)).copied().unwrap_or(0);
            let slack = self.with_end(express, sum, end) - required;
            if slack <= 0 {
                return false;
            }
            let distance = match way {
                Way::Any => distances.map_or(0, |distances| distances.from(partial.head)[usize::from(end)]),
                Way::Tunnel => self.distance_through_tunnel(partial, chain, end),
            };
            slack > distance
                && distances.is_none_or(|distances| {
                    self.detours_can_beat_floor(express, distances, partial, chain, (end, required, distance))
                })
        })
    }

    /// Whether a way from the head to this end over the best stops is worth more than is needed, if only those count that
    /// it can afford: the cheapest ways from the head to the stop and on to the end leave enough.
    fn detours_can_beat_floor(
        &self,
        express: Express,
        distances: &Distances,
        partial: &PartialRoute,
        chain: &Chain,
        (end, required, distance): (Node, i32, i32),
    ) -> bool {
        let (there, on) = (distances.from(partial.head), distances.from(end));
        let mut stops = chain.on;
        loop {
            let slack = self.with_end(express, self.sum(express, partial, stops), end) - required;
            if slack <= distance {
                return false;
            }
            let too_dear = |node: &Node| there[usize::from(*node)] + on[usize::from(*node)] >= slack;
            let dear: Nodes = bits(stops).filter(too_dear).fold(0, |dear, node| dear | 1 << node);
            if dear == 0 {
                return true;
            }
            stops &= !dear;
        }
    }

    /// How many stops can be scored, if the route can come to these at most.
    fn scored_at_most(&self, express: Express, partial: &PartialRoute, ahead: Nodes) -> usize {
        // Of the places at the end of the line it comes to one.
        let through = ahead & self.graph.through;
        let ahead = through.count_ones() as usize + usize::from(ahead != through);
        express.limit.min(self.count(partial) + ahead)
    }

    /// What these stops add at most, together with those it has seen.
    fn sum(&self, express: Express, partial: &PartialRoute, ahead: Nodes) -> TopSums {
        let count = match express.ends {
            ExpressEnds::Free => express.limit,
            // The start is counted already.
            ExpressEnds::Scored => express.limit.saturating_sub(1),
        };
        self.graph.top_sums(ahead | partial.seen, count)
    }

    /// A stop on the way counts among all; a place at the end of the line comes to one fewer, unless it required not be scored.
    fn with_end(&self, express: Express, sum: TopSums, end: Node) -> i32 {
        let graph = self.graph;
        let gain = graph.gains[usize::from(end)];
        match express.ends {
            _ if graph.through & (1 << end) != 0 => sum.all,
            ExpressEnds::Free => sum.all.max(sum.one_fewer + gain),
            ExpressEnds::Scored => sum.one_fewer + gain,
        }
    }

    /// What going on to an end costs at least if it has to lead through a tunnel; too much if there is none on the way.
    fn distance_through_tunnel(&self, partial: &PartialRoute, chain: &Chain, end: Node) -> i32 {
        let graph = self.graph;
        let distance = |from: Node, to: Node| {
            graph.distances.as_ref().map_or(0, |distances| distances.from(from)[usize::from(to)])
        };
        let ahead = chain.on | chain.places;
        let mut least = INFINITY;
        for (from, step) in &graph.tunnels {
            let usable = (ahead | 1 << partial.head) & (1 << from) != 0
                && ahead & (1 << step.to) != 0
                && (!step.is_dead_end || step.to == end)
                && *from != end
                && !graph.network.segments[step.segment as usize].borders.meets(&partial.borders);
            if usable {
                least = least.min(distance(partial.head, *from) + step.price + distance(step.to, end));
            }
        }
        least
    }
}
