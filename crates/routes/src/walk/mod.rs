//! All routes of one train that are worth more than a floor, or the best of them.
//!
//! The walk takes each stop in turn as the start of the route, and afterwards no longer as an end: each route is met
//! once. Where the bounds (`hope.rs`) say that nothing above the floor can come any more, it turns back.

mod hope;

use board::Borders;

use crate::blocks::Blocks;
use crate::field::{Field, NEVER, Step, bits};
use crate::freight::Freight;
use crate::horizon::{Goal, Horizon, Tunnel};
use crate::network::{Node, Nodes};
use crate::{ExpressEnds, Range};

/// Steps that all searches of one question take together.
#[derive(Clone, Copy)]
pub struct Purse {
    pub spent: u64,
    pub limit: u64,
}

impl Purse {
    pub fn is_empty(&self) -> bool {
        self.spent > self.limit
    }
}

/// A route found.
pub struct Found<'w> {
    pub start: Node,
    pub segments: &'w [u32],
    pub borders: Borders,
    /// What it earns.
    pub revenue: i32,
    /// What it earns, less what its sides cost.
    pub profit: i32,
}

/// Walks all routes with a profit above the floor. `take` tells the new floor, if it is higher.
pub fn walk(field: &Field<'_>, purse: &mut Purse, floor: i32, take: &mut dyn FnMut(&Found<'_>) -> i32) {
    let (reach, range) = match field.train.range {
        Range::Stops(limit) | Range::Hexes(limit) => (Reach::Steps, limit.saturating_sub(1)),
        Range::Express(limit) => {
            (Reach::Express(Express { limit: usize::from(limit), ends: field.terms.scoring.express_ends }), u8::MAX)
        }
        Range::Goods { cities } => (Reach::Goods, cities),
    };
    let visitable = if reach == Reach::Goods { field.open & !field.network.mines } else { field.open };
    let mut walker = Walker {
        field,
        floor,
        purse,
        take,
        reach,
        range,
        alive: visitable,
        ends: visitable,
        facing: None,
        transits: Vec::new(),
        most_transit: 0,
        start: 0,
        segments: Vec::with_capacity(64),
        horizon: Horizon::default(),
        freight: (reach == Reach::Goods).then(|| Freight::of(field, range)),
        look_again_at: 0,
        blocks: Blocks::default(),
    };
    for start in starts(field, reach) {
        walker.start_at(start);
    }
}

/// Places at the end of the line first: they are given up altogether once they have been a start. Then by value: what
/// is left to be an end is worth less and less. Goods trains start at mines. [1824-RUN-05]
fn starts(field: &Field<'_>, reach: Reach) -> impl Iterator<Item = Node> {
    let (places, through) = match reach {
        Reach::Steps | Reach::Express(..) => (field.open & !field.through, field.through),
        Reach::Goods => (field.open & field.network.mines, 0),
    };
    let mut places: Vec<Node> = bits(places).collect();
    places.sort_by_key(|node| std::cmp::Reverse(field.gains[usize::from(*node)] + field.figures[usize::from(*node)]));
    places.into_iter().chain(bits(through))
}

/// How a train uses its range.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reach {
    /// Every step takes something of it.
    Steps,
    /// It visits as many stops as it likes.
    Express(Express),
    /// Steps to small towns take nothing of it.
    Goods,
}

/// Scores so many stops, the ends perhaps in any case.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Express {
    limit: usize,
    ends: ExpressEnds,
}

struct Walker<'f, 'n, 'p> {
    field: &'f Field<'n>,
    floor: i32,
    purse: &'p mut Purse,
    take: &'p mut dyn FnMut(&Found<'_>) -> i32,
    reach: Reach,
    /// Range after the first stop.
    range: u8,
    /// Stops that routes may still visit.
    alive: Nodes,
    /// Stops that may still be the end of a route.
    ends: Nodes,
    /// The side of the map that faces the start, if ending there is worth a look.
    facing: Option<usize>,
    /// What ending at each stop adds for transit, and the most of it; empty if nothing does.
    transits: Vec<i32>,
    most_transit: i32,
    start: Node,
    segments: Vec<u32>,
    horizon: Horizon,
    /// The same for goods trains.
    freight: Option<Freight>,
    look_again_at: u64,
    blocks: Blocks,
}

#[derive(Clone, Copy)]
struct State {
    head: Node,
    before: Node,
    left: u8,
    tunnel: bool,
    /// Stops visited, the start aside.
    seen: Nodes,
    /// Stops that cannot be visited any more.
    blocked: Nodes,
    borders: Borders,
    /// Gains of all stops; of an express train, of the start if that is scored in any case.
    gained: i32,
    paid: i32,
}

impl Walker<'_, '_, '_> {
    fn start_at(&mut self, start: Node) {
        let field = self.field;
        self.ends &= !(1 << start);
        self.start = start;
        self.facing = if self.reach == Reach::Steps { None } else { field.facing_side(start) };
        let free_start = self.has_free_ends();
        let state = State {
            head: start,
            before: Node::MAX,
            left: self.range,
            tunnel: false,
            seen: if free_start { 1 << start } else { 0 },
            blocked: field.network.excludes[usize::from(start)],
            borders: Borders::EMPTY,
            gained: if free_start { 0 } else { field.gains[usize::from(start)] },
            paid: 0,
        };
        let is_hopeful = self.reach != Reach::Steps || self.look_ahead();
        self.look_across();
        if is_hopeful {
            for step in field.steps(start) {
                self.take_step(&state, step);
            }
        }
        if field.through & (1 << start) == 0 {
            self.alive &= !(1 << start);
        }
    }

    /// Notes what ending on the side of the map that faces the start adds.
    fn look_across(&mut self) {
        let field = self.field;
        self.transits.clear();
        self.most_transit = 0;
        let Some(side) = self.facing else { return };
        self.transits.resize(field.gains.len(), 0);
        for end in bits(field.sides[side] & self.ends) {
            let transit = field.figures[usize::from(self.start)] + field.figures[usize::from(end)];
            self.transits[usize::from(end)] = transit;
            self.most_transit = self.most_transit.max(transit);
        }
    }

    /// Looks ahead for routes from this start; tells whether there is anything to hope for. Looking again after more
    /// stops have been starts sees better, but is only worth it when walking has cost more than looking.
    fn look_ahead(&mut self) -> bool {
        let field = self.field;
        if self.purse.spent >= self.look_again_at {
            self.horizon.reset(self.range, self.alive, self.ends);
            self.horizon.prepare(field, Goal::Any);
            let cost = field.network.segments.len() as u64 * u64::from(self.range) / 8;
            self.look_again_at = self.purse.spent + cost;
        }
        let alone = self.most_ahead(Goal::Any);
        let Some(side) = field.facing_side(self.start) else { return alone > self.floor };
        let figures = bits(field.sides[side] & self.ends).map(|end| field.figures[usize::from(end)]);
        let figure = field.figures[usize::from(self.start)];
        if figures.max().is_some_and(|other| alone + figure + other > self.floor) {
            self.horizon.prepare(field, Goal::Side(side));
            if self.most_ahead(Goal::Side(side)) + figure > self.floor {
                self.facing = Some(side);
            }
        }
        alone > self.floor || self.facing.is_some()
    }

    /// What a route from the start can come to by the look ahead.
    fn most_ahead(&self, goal: Goal) -> i32 {
        let field = self.field;
        let gain = field.gains[usize::from(self.start)] + field.joins(self.alive | 1 << self.start);
        let mut most = NEVER;
        for step in field.steps(self.start).iter().filter(|step| step.cost <= self.range) {
            let left = self.range - step.cost;
            let ahead = |tunnel| self.horizon.ahead(field, step.to, self.start, left, tunnel, goal);
            let base = gain + field.gains[usize::from(step.to)] - step.price;
            let with = if step.tunnel { ahead(Tunnel::Had) } else { ahead(Tunnel::Due) };
            most = most.max(base + ahead(Tunnel::None)).max(base + 2 * field.bonus + with);
        }
        most
    }

    fn take_step(&mut self, state: &State, step: &Step) {
        let field = self.field;
        let bit: Nodes = 1 << step.to;
        if step.cost > state.left || bit & self.alive & !state.blocked == 0 {
            return;
        }
        let segment = &field.network.segments[step.segment as usize];
        if state.borders.meets(&segment.borders) {
            return;
        }
        self.purse.spent += 1;
        if self.purse.is_empty() {
            return;
        }
        let is_express = matches!(self.reach, Reach::Express(..));
        let next = State {
            head: step.to,
            before: state.head,
            left: if is_express { state.left } else { state.left - step.cost },
            tunnel: state.tunnel | step.tunnel,
            seen: state.seen | bit,
            blocked: state.blocked | field.network.excludes[usize::from(step.to)],
            borders: state.borders.union(&segment.borders),
            gained: state.gained + if is_express { 0 } else { field.gains[usize::from(step.to)] },
            paid: state.paid + step.price,
        };
        self.segments.push(step.segment);
        if self.ends & bit != 0 {
            self.offer(&next);
        }
        if !step.ends_there && self.is_hopeful(&next) {
            for step in field.steps(next.head) {
                self.take_step(&next, step);
            }
        }
        self.segments.pop();
    }

    /// Whether the ends of an express train need not be scored.
    fn has_free_ends(&self) -> bool {
        matches!(self.reach, Reach::Express(Express { ends: ExpressEnds::Free, .. }))
    }

    fn has_own(&self, state: &State) -> bool {
        self.visited(state) & self.field.own != 0
    }

    fn visited(&self, state: &State) -> Nodes {
        state.seen | 1 << self.start
    }

    fn count(&self, state: &State) -> usize {
        self.visited(state).count_ones() as usize
    }

    /// The route as it is.
    fn offer(&mut self, state: &State) {
        let field = self.field;
        if !self.has_own(state) || self.visited(state) & field.visit == 0 {
            return;
        }
        let transit = field.transit(self.start, state.head);
        let (earned, count) = match self.reach {
            Reach::Steps | Reach::Goods => (Some(state.gained + transit), self.count(state)),
            Reach::Express(express) => (self.express(state, express, transit), self.count(state).min(express.limit)),
        };
        let Some(earned) = earned else { return };
        let tunnel = if state.tunnel { field.bonus * count as i32 } else { 0 };
        let revenue = earned + tunnel + field.joins(self.visited(state));
        let profit = revenue - state.paid;
        if profit > self.floor && revenue > 0 {
            let (start, borders) = (self.start, state.borders);
            let found = Found { start, segments: &self.segments, borders, revenue, profit };
            self.floor = (self.take)(&found).max(self.floor);
        }
    }

    /// What the scored stops of an express train earn, transit included; `None` if it cannot score a marker.
    /// [1844-RULING-35]
    fn express(&self, state: &State, Express { limit, ends }: Express, transit: i32) -> Option<i32> {
        let field = self.field;
        let both: Nodes = 1 << self.start | 1 << state.head;
        let with_ends = || {
            let between = limit.checked_sub(2)?;
            Some(
                field.best(both, 2) + self.best_with_own(state.seen & !both, between, both & field.own != 0)? + transit,
            )
        };
        match ends {
            ExpressEnds::Scored => with_ends(),
            ExpressEnds::Free => {
                let free = self.best_with_own(state.seen, limit, false);
                if transit > 0 { free.max(with_ends()) } else { free }
            }
        }
    }

    /// The best so many of these stops, an own one among them unless there is one already.
    fn best_with_own(&self, nodes: Nodes, count: usize, has_own: bool) -> Option<i32> {
        let field = self.field;
        if has_own {
            return Some(field.best(nodes, count));
        }
        let own = bits(nodes & field.own).next()?;
        let others = field.best(nodes & !(1 << own), count.checked_sub(1)?);
        Some(field.gains[usize::from(own)] + others)
    }
}
