//! Depth-first branch and bound over the routes of one train: the pricing subproblem of column generation, an
//! elementary path problem with a range as its resource.
//!
//! Finds all routes with a profit above a floor, or only the best one if the floor rises with each route found. Each
//! stop is the start of routes once and no longer their end afterwards, so each route is found in one direction only.
//! Partial routes are pruned by the upper bounds of `bound.rs`.

mod bound;
mod known;

use board::BorderSet;

use self::known::Known;
use crate::chains::Chains;
use crate::dp_bound::{DpBound, Goal, Tunnel};
use crate::goods_bound::GoodsBound;
use crate::graph::{INFINITY, Step, TrainGraph, bits};
use crate::network::{Node, Nodes};
use crate::{ExpressEnds, Range};

/// The number of search nodes that one query may expand, over all of its searches.
#[derive(Clone, Copy)]
pub struct NodeBudget {
    pub spent: u64,
    pub limit: u64,
}

impl NodeBudget {
    pub fn is_exhausted(&self) -> bool {
        self.spent > self.limit
    }
}

/// A legal route with a profit above the floor.
pub struct FoundRoute<'w> {
    pub start: Node,
    pub segments: &'w [u32],
    pub borders: BorderSet,
    pub revenue: i32,
    /// Revenue less the dual prices of its sides: the reduced cost, with the sign of a maximisation.
    pub profit: i32,
}

/// Calls `take` for all routes with a profit above the floor. What it returns becomes the new floor, if it is higher.
pub fn walk(
    graph: &TrainGraph<'_>,
    chains: &mut Chains,
    budget: &mut NodeBudget,
    floor: i32,
    take: &mut dyn FnMut(&FoundRoute<'_>) -> i32,
) {
    let (rule, range) = match graph.train.range {
        Range::Stops(limit) | Range::Hexes(limit) => (RangeRule::Steps, limit.saturating_sub(1)),
        Range::Express(limit) => (
            RangeRule::Express(Express { limit: usize::from(limit), ends: graph.objective.scoring.express_ends }),
            u8::MAX,
        ),
        Range::Goods { cities } => (RangeRule::Goods, cities),
    };
    let visitable = if rule == RangeRule::Goods { graph.open & !graph.network.mines } else { graph.open };
    let mut walker = Walker {
        graph,
        floor,
        budget,
        take,
        rule,
        range,
        alive: visitable,
        ends: visitable,
        facing: None,
        transits: Vec::new(),
        max_transit: 0,
        start: 0,
        segments: Vec::with_capacity(64),
        dp_bound: DpBound::default(),
        goods_bound: (rule == RangeRule::Goods).then(|| GoodsBound::of(graph, range)),
        rebuild_at: 0,
        chains,
        last_end: 0,
        known: Known::default(),
    };
    for start in starts(graph, rule) {
        walker.start_at(start);
    }
}

/// Stops that no route runs through come first, because they can be removed from the graph after they have been a
/// start. The others follow by descending value, so that the ends which remain are worth less and less. Goods trains
/// start at mines. [1824-RUN-05]
fn starts(graph: &TrainGraph<'_>, rule: RangeRule) -> impl Iterator<Item = Node> {
    let (places, through) = match rule {
        RangeRule::Steps | RangeRule::Express(..) => (graph.open & !graph.through, graph.through),
        RangeRule::Goods => (graph.open & graph.network.mines, 0),
    };
    let mut places: Vec<Node> = bits(places).collect();
    places.sort_by_key(|node| {
        std::cmp::Reverse(graph.gains[usize::from(*node)] + graph.transit_figures[usize::from(*node)])
    });
    places.into_iter().chain(bits(through))
}

/// How a train uses its range.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RangeRule {
    /// Every step uses some.
    Steps,
    /// The number of stops is not limited.
    Express(Express),
    /// Steps to small towns use none.
    Goods,
}

/// How many stops an express train scores, and whether both ends must be among them.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Express {
    limit: usize,
    ends: ExpressEnds,
}

struct Walker<'f, 'n, 'p> {
    graph: &'f TrainGraph<'n>,
    floor: i32,
    budget: &'p mut NodeBudget,
    take: &'p mut dyn FnMut(&FoundRoute<'_>) -> i32,
    rule: RangeRule,
    /// Range after the first stop.
    range: u8,
    /// Stops that routes may still visit.
    alive: Nodes,
    /// Stops that may still be the end of a route.
    ends: Nodes,
    /// The side of the map that faces the start, if a route that ends there can beat the floor.
    facing: Option<usize>,
    /// The transit bonus by end of the route, empty if there is none, and its maximum.
    transits: Vec<i32>,
    max_transit: i32,
    start: Node,
    segments: Vec<u32>,
    dp_bound: DpBound,
    /// Only for goods trains, which do not use `dp_bound`.
    goods_bound: Option<GoodsBound>,
    /// The number of spent nodes at which `dp_bound` is rebuilt.
    rebuild_at: u64,
    chains: &'p mut Chains,
    last_end: Nodes,
    known: Known,
}

#[derive(Clone, Copy)]
struct PartialRoute {
    head: Node,
    before: Node,
    left: u8,
    tunnel: bool,
    /// Stops visited, without the start unless its score is optional.
    seen: Nodes,
    /// Stops that can still be visited: by the rules, and as far as the bounds know by a route that beats the floor.
    ahead: Nodes,
    borders: BorderSet,
    /// The gains of all stops; for an express train, only of a start that must be scored.
    gained: i32,
    /// The dual prices of its sides.
    paid: i32,
}

impl Walker<'_, '_, '_> {
    fn start_at(&mut self, start: Node) {
        let graph = self.graph;
        self.ends &= !(1 << start);
        self.start = start;
        self.facing = if self.rule == RangeRule::Steps { None } else { graph.facing_side(start) };
        let free_start = self.has_free_ends();
        let partial = PartialRoute {
            head: start,
            before: Node::MAX,
            left: self.range,
            tunnel: false,
            seen: if free_start { 1 << start } else { 0 },
            ahead: self.alive & !graph.network.excludes[usize::from(start)],
            borders: BorderSet::EMPTY,
            gained: if free_start { 0 } else { graph.gains[usize::from(start)] },
            paid: 0,
        };
        let can_beat_floor = self.rule != RangeRule::Steps || self.start_can_beat_floor();
        self.note_transits();
        if can_beat_floor {
            for step in graph.steps(start) {
                self.extend(&partial, step);
            }
        }
        if graph.through & (1 << start) == 0 {
            self.alive &= !(1 << start);
        }
    }

    /// Fills `transits` for ends on the side of the map that faces the start.
    fn note_transits(&mut self) {
        let graph = self.graph;
        self.transits.clear();
        self.max_transit = 0;
        let Some(side) = self.facing else { return };
        self.transits.resize(graph.gains.len(), 0);
        for end in bits(graph.sides[side] & self.ends) {
            let transit = graph.transit_figures[usize::from(self.start)] + graph.transit_figures[usize::from(end)];
            self.transits[usize::from(end)] = transit;
            self.max_transit = self.max_transit.max(transit);
        }
    }

    /// Whether a route from this start can beat the floor, by the dynamic-programming bound. The bound gets tighter as
    /// starts are used up, but rebuilding it only pays once the search has cost more than the rebuild.
    fn start_can_beat_floor(&mut self) -> bool {
        let graph = self.graph;
        if self.budget.spent >= self.rebuild_at {
            self.dp_bound.reset(self.range, self.alive, self.ends);
            self.dp_bound.prepare(graph, Goal::Any);
            let cost = graph.network.segments.len() as u64 * u64::from(self.range);
            self.rebuild_at = self.budget.spent + cost;
        }
        let alone = self.start_bound(Goal::Any);
        let Some(side) = graph.facing_side(self.start) else { return alone > self.floor };
        let figures = bits(graph.sides[side] & self.ends).map(|end| graph.transit_figures[usize::from(end)]);
        let figure = graph.transit_figures[usize::from(self.start)];
        if figures.max().is_some_and(|other| alone + figure + other > self.floor) {
            self.dp_bound.prepare(graph, Goal::Side(side));
            if self.start_bound(Goal::Side(side)) + figure > self.floor {
                self.facing = Some(side);
            }
        }
        alone > self.floor || self.facing.is_some()
    }

    /// An upper bound on the profit of routes from the current start.
    fn start_bound(&self, goal: Goal) -> i32 {
        let graph = self.graph;
        let gain = graph.gains[usize::from(self.start)] + graph.region_bonus(self.alive | 1 << self.start);
        let mut most = -INFINITY;
        for step in graph.steps(self.start).iter().filter(|step| step.cost <= self.range) {
            let left = self.range - step.cost;
            let rest = |tunnel| self.dp_bound.upper_bound(graph, step.to, self.start, left, tunnel, goal);
            let base = gain + graph.gains[usize::from(step.to)] - step.price;
            let with = if step.tunnel { rest(Tunnel::Used) } else { rest(Tunnel::Pending) };
            most = most.max(base + rest(Tunnel::None)).max(base + 2 * graph.bonus + with);
        }
        most
    }

    fn extend(&mut self, partial: &PartialRoute, step: &Step) {
        let graph = self.graph;
        let bit: Nodes = 1 << step.to;
        if step.cost > partial.left || bit & partial.ahead == 0 {
            return;
        }
        let segment = &graph.network.segments[step.segment as usize];
        if partial.borders.meets(&segment.borders) {
            return;
        }
        self.budget.spent += 1;
        if self.budget.is_exhausted() {
            return;
        }
        let is_express = matches!(self.rule, RangeRule::Express(..));
        let mut next = PartialRoute {
            head: step.to,
            before: partial.head,
            left: if is_express { partial.left } else { partial.left - step.cost },
            tunnel: partial.tunnel | step.tunnel,
            seen: partial.seen | bit,
            ahead: partial.ahead & !graph.network.excludes[usize::from(step.to)],
            borders: partial.borders.union(&segment.borders),
            gained: partial.gained + if is_express { 0 } else { graph.gains[usize::from(step.to)] },
            paid: partial.paid + step.price,
        };
        self.segments.push(step.segment);
        if self.ends & bit != 0 {
            self.offer(&next);
        }
        if !step.is_dead_end && self.can_beat_floor(&mut next) {
            for step in graph.steps(next.head) {
                self.extend(&next, step);
            }
        }
        self.segments.pop();
    }

    /// Whether this is an express train that may leave its ends unscored.
    fn has_free_ends(&self) -> bool {
        matches!(self.rule, RangeRule::Express(Express { ends: ExpressEnds::Free, .. }))
    }

    fn has_own(&self, partial: &PartialRoute) -> bool {
        self.visited(partial) & self.graph.own != 0
    }

    fn visited(&self, partial: &PartialRoute) -> Nodes {
        partial.seen | 1 << self.start
    }

    fn count(&self, partial: &PartialRoute) -> usize {
        self.visited(partial).count_ones() as usize
    }

    /// Offers the route as it stands, if it is legal and its profit exceeds the floor.
    fn offer(&mut self, partial: &PartialRoute) {
        let graph = self.graph;
        if !self.has_own(partial) || self.visited(partial) & graph.must_visit == 0 {
            return;
        }
        let transit = graph.transit(self.start, partial.head);
        let (earned, count) = match self.rule {
            RangeRule::Steps | RangeRule::Goods => (Some(partial.gained + transit), self.count(partial)),
            RangeRule::Express(express) => {
                (self.express(partial, express, transit), self.count(partial).min(express.limit))
            }
        };
        let Some(earned) = earned else { return };
        let tunnel = if partial.tunnel { graph.bonus * count as i32 } else { 0 };
        let revenue = earned + tunnel + graph.region_bonus(self.visited(partial));
        let profit = revenue - partial.paid;
        if profit > self.floor && revenue > 0 {
            let (start, borders) = (self.start, partial.borders);
            let found = FoundRoute { start, segments: &self.segments, borders, revenue, profit };
            self.floor = (self.take)(&found).max(self.floor);
        }
    }

    /// The gain of the stops that an express train scores, with the transit bonus; `None` if it cannot score a marker.
    /// [1844-RULING-35]
    fn express(&self, partial: &PartialRoute, Express { limit, ends }: Express, transit: i32) -> Option<i32> {
        let graph = self.graph;
        let both: Nodes = 1 << self.start | 1 << partial.head;
        let with_ends = || {
            let between = limit.checked_sub(2)?;
            Some(
                graph.top_sum(both, 2)
                    + self.best_with_own(partial.seen & !both, between, both & graph.own != 0)?
                    + transit,
            )
        };
        match ends {
            ExpressEnds::Scored => with_ends(),
            ExpressEnds::Free => {
                let free = self.best_with_own(partial.seen, limit, false);
                if transit > 0 { free.max(with_ends()) } else { free }
            }
        }
    }

    /// The largest gain of `count` of these stops, one of them with a marker unless the route scores one already.
    fn best_with_own(&self, nodes: Nodes, count: usize, has_own: bool) -> Option<i32> {
        let graph = self.graph;
        if has_own {
            return Some(graph.top_sum(nodes, count));
        }
        let own = bits(nodes & graph.own).next()?;
        let others = graph.top_sum(nodes & !(1 << own), count.checked_sub(1)?);
        Some(graph.gains[usize::from(own)] + others)
    }
}
