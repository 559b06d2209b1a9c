//! Upper bounds on what a partial route can still become. No bound is ever too low, so pruning never loses a route with
//! a profit above the floor.

use super::known::Situation;
use super::{Express, PartialRoute, RangeRule, Walker};
use crate::ExpressEnds;
use crate::blocks::Chain;
use crate::distance::Distances;
use crate::dp_bound::{Goal, Tunnel};
use crate::goods_bound::GoodsBound;
use crate::graph::{INFINITY, TopSums, bits};
use crate::network::{Node, Nodes};

/// Which completions a bound covers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Via {
    Any,
    /// Only those that run through a tunnel, which pays for every stop.
    Tunnel,
}

/// An upper bound on the completions of a partial route that end at one stop. For each such completion
///
/// ```text
/// profit - floor  <=  max_gain - required - distance
/// ```
///
/// where `max_gain` bounds the gains of its scored stops, `required` is the floor less everything else that counts for
/// the route (gains and prices so far, bonuses at their best), and `distance` is the least that the rest of its track
/// costs.
#[derive(Clone, Copy)]
struct EndBound {
    end: Node,
    required: i32,
    distance: i32,
}

impl EndBound {
    fn can_beat_floor(self, max_gain: i32) -> bool {
        max_gain - self.required > self.distance
    }
}

impl Walker<'_, '_, '_> {
    /// Whether any completion of the route, one stop longer at least, can have a profit above the floor. Takes out stops
    /// ahead that none of these visits.
    pub(super) fn can_beat_floor(&mut self, partial: &mut PartialRoute) -> bool {
        match self.rule {
            RangeRule::Steps => partial.left > 0 && self.steps_can_beat_floor(partial),
            RangeRule::Goods => self.goods_bound.as_ref().is_none_or(|bound| self.goods_can_beat_floor(bound, partial)),
            RangeRule::Express(express) => self.express_can_beat_floor(express, partial),
        }
    }

    /// What the rest of the route has to add to reach the floor, if it visits at most these stops.
    fn required(&self, partial: &PartialRoute, ahead: Nodes) -> i32 {
        self.floor - partial.gained + partial.paid - self.graph.region_bonus(self.visited(partial) | ahead)
    }

    fn steps_can_beat_floor(&self, partial: &PartialRoute) -> bool {
        let graph = self.graph;
        let PartialRoute { head, before, left, .. } = *partial;
        let required = self.required(partial, partial.ahead);
        let exceeds = |tunnel: Tunnel, required: i32| {
            let max_gain = |goal| self.dp_bound.upper_bound(graph, head, before, left, tunnel, goal);
            let figure = graph.transit_figures[usize::from(self.start)];
            max_gain(Goal::Any) > required
                || self.facing.is_some_and(|side| max_gain(Goal::Side(side)) + figure > required)
        };
        let bonus = || graph.bonus * self.count(partial) as i32;
        if partial.tunnel {
            return exceeds(Tunnel::Used, required - bonus());
        }
        exceeds(Tunnel::None, required) || (graph.has_tunnels() && exceeds(Tunnel::Pending, required - bonus()))
    }

    fn goods_can_beat_floor(&self, bound: &GoodsBound, partial: &PartialRoute) -> bool {
        let bonuses = bound.bonus * self.count(partial) as i32 + self.max_transit;
        let required = self.required(partial, partial.ahead) - bonuses;
        bound.upper_bound(self.graph, partial.head, partial.before, partial.left) > required
    }

    fn express_can_beat_floor(&mut self, express: Express, partial: &mut PartialRoute) -> bool {
        let graph = self.graph;
        let next = graph.neighbours[usize::from(partial.head)] & partial.ahead;
        // With a single next stop there is nothing to decide: the bound is computed again one step later.
        if next & next.wrapping_sub(1) == 0 {
            return next != 0;
        }
        if let Some(distances) = &graph.distances {
            partial.ahead = self.affordable(express, distances, partial);
        }
        if partial.ahead == 0 {
            return false;
        }
        let PartialRoute { head, tunnel, seen, ahead, .. } = *partial;
        let situation = Situation { start: self.start, head, tunnel, seen, ahead };
        let needed = self.floor - partial.gained + partial.paid;
        if let Some(answer) = self.known.answer(&situation, needed) {
            return answer;
        }
        let end = self.some_end(express, partial);
        self.known.note(&situation, needed, end.is_some());
        end.is_some()
    }

    /// The stops that some completion with a profit above the floor can visit: the best gains of all stops have to
    /// exceed what is required by more than the distance to the stop. Removing stops lowers these gains, so this is
    /// repeated.
    fn affordable(&self, express: Express, distances: &Distances, partial: &PartialRoute) -> Nodes {
        let graph = self.graph;
        let mut free = partial.ahead;
        loop {
            let bonus = graph.bonus * self.scored_at_most(express, partial, free) as i32;
            let slack = self.top_sums(express, partial, free).all + self.max_transit - self.required(partial, free);
            let has_bonus = partial.tunnel || slack + bonus > distances.to_tunnel(partial.head);
            let left = free & distances.within(partial.head, if has_bonus { slack + bonus } else { slack });
            if left == free {
                return free;
            }
            free = left;
        }
    }

    /// An end of some completion that can have a profit above the floor, as far as the bounds know.
    fn some_end(&mut self, express: Express, partial: &PartialRoute) -> Option<Node> {
        let found = self.chains.find(self.graph, partial.head, partial.ahead);
        // What was good for the last route is often good for this one, which differs by a stop.
        let first = self.last_end;
        let chains = self.chains.found(found);
        let end = chains
            .iter()
            .filter(|chain| chain.last & first != 0)
            .chain(chains.iter().filter(|chain| chain.last & first == 0))
            .find_map(|chain| self.some_end_of(express, partial, chain));
        self.last_end = end.map_or(self.last_end, |end| 1 << end);
        end
    }

    /// The same along this chain, in its last block.
    fn some_end_of(&self, express: Express, partial: &PartialRoute, chain: &Chain) -> Option<Node> {
        let graph = self.graph;
        let ahead = chain.on | chain.places;
        if !self.has_own(partial) && ahead & graph.own == 0 {
            return None;
        }
        if (self.visited(partial) | ahead) & graph.must_visit == 0 {
            return None;
        }
        let required = self.required(partial, ahead);
        let sums = self.top_sums(express, partial, chain.on);
        let some_end = |required, via| self.some_end_via(express, partial, chain, sums, required, via);
        if !graph.has_tunnels() {
            return some_end(required, Via::Any);
        }
        let bonus = graph.bonus * self.scored_at_most(express, partial, ahead) as i32;
        if partial.tunnel {
            return some_end(required - bonus, Via::Any);
        }
        some_end(required, Via::Any).or_else(|| some_end(required - bonus, Via::Tunnel))
    }

    fn some_end_via(
        &self,
        express: Express,
        partial: &PartialRoute,
        chain: &Chain,
        sums: TopSums,
        required: i32,
        via: Via,
    ) -> Option<Node> {
        let ends = chain.last & self.ends;
        // Stops are sorted by value: no end gains more than the first.
        let first = bits(ends).next()?;
        let most = sums.all.max(sums.one_fewer + self.graph.gains[usize::from(first)]);
        if most + self.max_transit <= required {
            return None;
        }
        bits(ends).find(|&end| {
            let required = required - self.transits.get(usize::from(end)).copied().unwrap_or(0);
            let max_gain = self.max_gain(express, sums, end);
            // Distances are never negative: often they need not be looked up.
            if max_gain <= required {
                return false;
            }
            let bound = EndBound { end, required, distance: self.distance(partial, chain, end, via) };
            bound.can_beat_floor(max_gain) && self.detours_can_beat_floor(express, partial, chain, bound)
        })
    }

    /// A tighter bound for the same end: stops count only if the shortest detour over them leaves enough. Removing
    /// stops lowers the gain, so this is repeated.
    fn detours_can_beat_floor(&self, express: Express, partial: &PartialRoute, chain: &Chain, bound: EndBound) -> bool {
        let Some(distances) = &self.graph.distances else { return true };
        let (from_head, from_end) = (distances.from(partial.head), distances.from(bound.end));
        let mut stops = chain.on;
        loop {
            let max_gain = self.max_gain(express, self.top_sums(express, partial, stops), bound.end);
            if !bound.can_beat_floor(max_gain) {
                return false;
            }
            let detour = |node: Node| from_head[usize::from(node)] + from_end[usize::from(node)];
            let too_far = bits(stops).filter(|node| detour(*node) >= max_gain - bound.required);
            let too_far: Nodes = too_far.fold(0, |nodes, node| nodes | 1 << node);
            if too_far == 0 {
                return true;
            }
            stops &= !too_far;
        }
    }

    /// How many stops the route can score, if it visits at most these.
    fn scored_at_most(&self, express: Express, partial: &PartialRoute, ahead: Nodes) -> usize {
        // A route ends at the first stop that it may not run through, so it visits only one of them.
        let through = ahead & self.graph.through;
        let ahead = through.count_ones() as usize + usize::from(ahead != through);
        express.limit.min(self.count(partial) + ahead)
    }

    /// The best gains among these stops and those visited so far.
    fn top_sums(&self, express: Express, partial: &PartialRoute, ahead: Nodes) -> TopSums {
        let count = match express.ends {
            ExpressEnds::Free => express.limit,
            // The start is part of the gains so far.
            ExpressEnds::Scored => express.limit.saturating_sub(1),
        };
        self.graph.top_sums(ahead | partial.seen, count)
    }

    /// The largest gain of a completion that ends at this stop. A stop that routes run through is among the sums
    /// already; any other takes the place of one of them, unless it need not be scored.
    fn max_gain(&self, express: Express, sums: TopSums, end: Node) -> i32 {
        let graph = self.graph;
        let gain = graph.gains[usize::from(end)];
        match express.ends {
            _ if graph.through & (1 << end) != 0 => sums.all,
            ExpressEnds::Free => sums.all.max(sums.one_fewer + gain),
            ExpressEnds::Scored => sums.one_fewer + gain,
        }
    }

    fn distance(&self, partial: &PartialRoute, chain: &Chain, end: Node, via: Via) -> i32 {
        match via {
            Via::Any => self.distance_between(partial.head, end),
            Via::Tunnel => self.distance_through_tunnel(partial, chain, end),
        }
    }

    fn distance_between(&self, from: Node, to: Node) -> i32 {
        self.graph.distances.as_ref().map_or(0, |distances| distances.from(from)[usize::from(to)])
    }

    /// The distance from the head to an end through some tunnel on the chain; infinite if there is none.
    fn distance_through_tunnel(&self, partial: &PartialRoute, chain: &Chain, end: Node) -> i32 {
        let graph = self.graph;
        let ahead = chain.on | chain.places;
        let mut least = INFINITY;
        for (from, step) in graph.tunnels() {
            let usable = (ahead | 1 << partial.head) & (1 << from) != 0
                && ahead & (1 << step.to) != 0
                && (!step.is_dead_end || step.to == end)
                && from != end;
            if usable {
                let distance = self.distance_between(partial.head, from) + step.price;
                least = least.min(distance + self.distance_between(step.to, end));
            }
        }
        least
    }
}
