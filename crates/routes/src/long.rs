//! All routes of one train with a long range that are worth more than a floor.
//!
//! The walk takes each stop in turn as the start of the route, the most promising first, and afterwards no longer as an
//! end: each route is met once. What still can be visited lies on one chain of blocks: parts of the network that hang
//! together by more than one stop, joined by single stops that a route passes once. So the bound looks at each chain by
//! itself, and a peninsula counts only for routes that end there.

use board::Borders;

use crate::field::{FACING, Field, NEVER, Step, bits};
use crate::network::{MAX_NODES, Node, Nodes};
use crate::walk::{Found, Purse};
use crate::{ExpressEnds, Range};

/// Walks all routes above the floor. `take` may raise the floor.
pub fn walk(field: &Field<'_>, purse: &mut Purse, floor: i32, take: &mut dyn FnMut(Found<'_>) -> i32) {
    let starts = starts(field);
    let mut walker = Walker::new(field, floor, purse, take);
    walker.ends = field.open;
    walker.alive = field.open;
    for start in starts {
        walker.ends &= !(1 << start);
        walker.start(start);
        if field.through & (1 << start) == 0 {
            walker.alive &= !(1 << start);
        }
    }
}

/// Places at the end of the line first: they are given up altogether once they have been a start.
fn starts(field: &Field<'_>) -> Vec<Node> {
    let mut starts: Vec<Node> = bits(field.open).collect();
    let promise = |node: Node| field.gains[usize::from(node)] + field.figures[usize::from(node)];
    starts.sort_by_key(|node| (field.through & (1 << node) != 0, std::cmp::Reverse(promise(*node))));
    starts
}

struct Walker<'f, 'n, 'p> {
    field: &'f Field<'n>,
    floor: i32,
    purse: &'p mut Purse,
    take: &'p mut dyn FnMut(Found<'_>) -> i32,
    alive: Nodes,
    /// Stops that may be the last.
    ends: Nodes,
    start: Node,
    path: Vec<Node>,
    segments: Vec<u16>,
    /// Gains of the stops after the start, highest first; the start too if it need not be scored.
    visited: Vec<i32>,
    blocks: Blocks,
}

#[derive(Clone, Copy)]
struct State {
    head: Node,
    blocked: Nodes,
    borders: Borders,
    left: u8,
    count: u8,
    /// Gains less prices; of an express train, prices only.
    value: i32,
    paid: i32,
    tunnel: bool,
    own: bool,
}

impl<'f, 'n, 'p> Walker<'f, 'n, 'p> {
    fn new(field: &'f Field<'n>, floor: i32, purse: &'p mut Purse, take: &'p mut dyn FnMut(Found<'_>) -> i32) -> Self {
        Walker {
            field,
            floor,
            purse,
            take,
            alive: 0,
            ends: 0,
            start: 0,
            path: Vec::new(),
            segments: Vec::new(),
            visited: Vec::new(),
            blocks: Blocks::new(),
        }
    }

    fn express(&self) -> bool {
        matches!(self.field.train.range, Range::Express(_))
    }

    /// Whether an express train scores its ends whatever they are worth.
    fn scores_ends(&self) -> bool {
        self.field.scoring.express_ends == ExpressEnds::Scored
    }

    fn start(&mut self, start: Node) {
        let field = self.field;
        let gain = field.gains[usize::from(start)];
        let state = State {
            head: start,
            blocked: field.network.excludes[usize::from(start)],
            borders: Borders::EMPTY,
            left: field.budget(),
            count: 1,
            value: if self.express() { 0 } else { gain },
            paid: 0,
            tunnel: false,
            own: field.own & (1 << start) != 0,
        };
        self.start = start;
        self.path.clear();
        self.path.push(start);
        self.visited.clear();
        if self.express() && !self.scores_ends() {
            self.visited.push(gain);
        }
        let before = self.purse.spent;
        if std::env::var("DBG3").is_ok() {
            let mut blocks = std::mem::take(&mut self.blocks);
            blocks.chain(field, state.head, self.alive & !state.blocked);
            let most = blocks.chains(field.is_priced()).map(|chain| self.most(&state, &chain)).max();
            eprintln!("    start {start} gain {} most {:?} floor {}", gain / 64, most.map(|m| m / 64), self.floor / 64);
            self.blocks = blocks;
        }
        if self.is_hopeful(&state) {
            for step in field.steps(start) {
                self.take_step(&state, step);
            }
        }
        if std::env::var("DBG3").is_ok() {
            eprintln!("    start {start} nodes {} floor {}", self.purse.spent - before, self.floor / 64);
        }
    }

    fn take_step(&mut self, state: &State, step: &Step) {
        let field = self.field;
        let bit = 1 << step.to;
        if step.cost > state.left || state.blocked & bit != 0 || self.alive & bit == 0 {
            return;
        }
        let segment = &field.network.segments[usize::from(step.segment)];
        if state.borders.meets(&segment.borders) {
            return;
        }
        let gain = field.gains[usize::from(step.to)];
        let express = self.express();
        let next = State {
            head: step.to,
            blocked: state.blocked | field.network.excludes[usize::from(step.to)],
            borders: state.borders.union(&segment.borders),
            left: if express { state.left } else { state.left - step.cost },
            count: state.count + 1,
            value: state.value - step.price + if express { 0 } else { gain },
            paid: state.paid + step.price,
            tunnel: state.tunnel | step.tunnel,
            own: state.own | (field.own & bit != 0),
        };
        self.segments.push(step.segment);
        self.path.push(step.to);
        if express {
            let place = self.visited.partition_point(|other| *other >= gain);
            self.visited.insert(place, gain);
            self.grow(&next, !step.ends_there);
            self.visited.remove(place);
        } else {
            self.grow(&next, !step.ends_there);
        }
        self.path.pop();
        self.segments.pop();
    }

    fn grow(&mut self, state: &State, goes_on: bool) {
        self.purse.spent += 1;
        if self.purse.is_empty() {
            return;
        }
        if state.own && self.ends & (1 << state.head) != 0 {
            self.offer(state);
        }
        if goes_on && state.left > 0 && self.is_hopeful(state) {
            for step in self.field.steps(state.head) {
                self.take_step(state, step);
            }
        }
    }

    /// The route as it is.
    fn offer(&mut self, state: &State) {
        let transit = self.transit(state.head);
        let profit = if self.express() {
            let count = self.path.len().min(self.field.scored()) as i32;
            let bonus = if state.tunnel { self.field.bonus * count } else { 0 };
            // The best stops, wherever they are: more than that no choice of stops can earn.
            let most: i32 = self.visited.iter().take(self.field.scored()).sum();
            let most = most + if self.scores_ends() { self.field.gains[usize::from(self.start)] } else { 0 };
            if state.value + most + bonus + transit <= self.floor {
                return;
            }
            let Some(scored) = self.scored(transit) else { return };
            state.value + scored + bonus
        } else {
            let bonus = if state.tunnel { self.field.bonus * i32::from(state.count) } else { 0 };
            state.value + bonus + transit
        };
        if profit > self.floor {
            let arms = [&self.segments[..], &[]];
            let found = Found { root: self.start, arms, borders: state.borders, revenue: profit + state.paid, profit };
            self.floor = (self.take)(found).max(self.floor);
        }
    }

    fn transit(&self, end: Node) -> i32 {
        let ends = [self.start, end];
        let [one, other] = ends.map(|end| self.field.network.stops[usize::from(end)].1.transit);
        match (one, other) {
            (Some((from, _)), Some((to, _))) if from.faces(to) => {
                ends.iter().map(|end| self.field.figures[usize::from(*end)]).sum()
            }
            _ => 0,
        }
    }

    /// What the scored stops of an express train earn together, transit included; `None` if it cannot score a marker.
    fn scored(&self, transit: i32) -> Option<i32> {
        let (field, limit) = (self.field, self.field.scored());
        let gain = |node: &Node| field.gains[usize::from(*node)];
        if self.path.len() <= limit {
            return Some(self.path.iter().map(gain).sum::<i32>() + transit);
        }
        let with_ends = || {
            let (ends, between) = ([self.path.first()?, self.path.last()?], &self.path[1..self.path.len() - 1]);
            let has_own = ends.iter().any(|end| field.own & (1 << **end) != 0);
            let rest = self.best_of(between, limit.checked_sub(2)?, has_own)?;
            Some(ends.into_iter().map(gain).sum::<i32>() + rest + transit)
        };
        match field.scoring.express_ends {
            ExpressEnds::Scored => with_ends(),
            ExpressEnds::Free => {
                let free = self.best_of(&self.path, limit, false);
                if transit > 0 { free.max(with_ends()) } else { free }
            }
        }
    }

    /// The best so many of these stops, an own one among them unless there is one already.
    fn best_of(&self, stops: &[Node], room: usize, has_own: bool) -> Option<i32> {
        let field = self.field;
        let mut gains: Vec<(i32, bool)> =
            stops.iter().map(|node| (field.gains[usize::from(*node)], field.own & (1 << node) != 0)).collect();
        gains.sort_by_key(|gain| std::cmp::Reverse(*gain));
        let taken = &gains[..room.min(gains.len())];
        let sum: i32 = taken.iter().map(|(gain, _)| gain).sum();
        if has_own || taken.iter().any(|(_, own)| *own) {
            return Some(sum);
        }
        let (last, _) = taken.last()?;
        let (own, _) = gains.iter().find(|(_, own)| *own)?;
        Some(sum - last + own)
    }

    /// Whether going on from the head can come to more than the floor.
    fn is_hopeful(&mut self, state: &State) -> bool {
        let field = self.field;
        let free = self.alive & !state.blocked;
        let mut blocks = std::mem::take(&mut self.blocks);
        blocks.chain(field, state.head, free);
        let hopeful = blocks.chains(field.is_priced()).any(|chain| self.most(state, &chain) > self.floor);
        self.blocks = blocks;
        hopeful
    }

    /// What the route can come to if it goes on along this chain and ends in its last block.
    fn most(&self, state: &State, chain: &Chain) -> i32 {
        let field = self.field;
        if !state.own && (chain.on | chain.places) & field.own == 0 {
            return NEVER;
        }
        let (room, fixed) = match field.train.range {
            Range::Express(limit) if self.scores_ends() => {
                (usize::from(limit).saturating_sub(1), field.gains[usize::from(self.start)])
            }
            Range::Express(limit) => (usize::from(limit), 0),
            Range::Stops(_) | Range::Hexes(_) => (usize::from(state.left), 0),
        };
        let count = match field.train.range {
            Range::Stops(_) | Range::Hexes(_) => usize::from(state.count) + usize::from(state.left),
            Range::Express(limit) => usize::from(limit),
        };
        let count =
            count.min(usize::from(state.count) + chain.on.count_ones() as usize + usize::from(chain.places != 0));
        let bonus = field.bonus * count as i32;
        let stops = self.best_stops(chain.on, room);
        let most = if state.tunnel {
            bonus + self.best_end(chain, stops, |end| field.toll(state.head, end))
        } else {
            let without = self.best_end(chain, stops, |end| field.toll(state.head, end));
            if field.tunnels.is_empty() || without + bonus + state.value + fixed <= self.floor {
                without
            } else {
                without.max(bonus + self.best_end(chain, stops, |end| self.toll_through_tunnel(state, chain, end)))
            }
        };
        state.value + fixed + most
    }

    /// What going on to an end costs at least if it has to lead through a tunnel.
    fn toll_through_tunnel(&self, state: &State, chain: &Chain, end: Node) -> i32 {
        let field = self.field;
        let within = chain.on | chain.places | 1 << state.head;
        let mut least = -NEVER;
        for (from, step) in &field.tunnels {
            let usable = within & (1 << from) != 0
                && (chain.on | chain.places) & (1 << step.to) != 0
                && (!step.ends_there || step.to == end)
                && *from != end
                && !field.network.segments[usize::from(step.segment)].borders.meets(&state.borders);
            if usable {
                least = least.min(field.toll(state.head, *from) + step.price + field.toll(step.to, end));
            }
        }
        least
    }

    /// The best stops together with the best end: on the way, at a place, or at a red location that faces the start.
    fn best_end(&self, chain: &Chain, (all, fewer): (i32, i32), toll: impl Fn(Node) -> i32) -> i32 {
        let field = self.field;
        let mut most = NEVER;
        for node in bits(chain.last & self.ends) {
            most = most.max(all - toll(node));
            if most == all {
                break;
            }
        }
        let figure = field.figures[usize::from(self.start)];
        let facing = (0..4).find(|side| field.sides[*side] & (1 << self.start) != 0);
        let facing = facing.map_or(0, |side| field.sides[FACING[side]]);
        for node in bits(chain.last_places & self.ends) {
            let transit = if facing & (1 << node) != 0 { figure + field.figures[usize::from(node)] } else { 0 };
            let gain = fewer + field.gains[usize::from(node)] + transit;
            if gain > most {
                most = most.max(gain - toll(node));
            }
        }
        most
    }

    /// The best `room` of these stops and, for an express train, those visited; and the best with one fewer.
    fn best_stops(&self, on: Nodes, room: usize) -> (i32, i32) {
        let field = self.field;
        let mut old: &[i32] = if self.express() { &self.visited } else { &[] };
        let (mut sum, mut last, mut left) = (0, 0, room);
        for node in &field.ranked {
            if on & (1 << *node) == 0 {
                continue;
            }
            let gain = field.gains[usize::from(*node)];
            while left > 0
                && let Some((first, rest)) = old.split_first()
                && *first >= gain
            {
                last = *first;
                sum += last;
                left -= 1;
                old = rest;
            }
            if left == 0 {
                return (sum, sum - last);
            }
            last = gain;
            sum += last;
            left -= 1;
        }
        for first in old.iter().take(left) {
            last = *first;
            sum += last;
            left -= 1;
        }
        (sum, if left == 0 { sum - last } else { sum })
    }
}

/// A block, and all on the way to it.
#[derive(Clone, Copy, Default)]
struct Chain {
    /// Stops on the way, those of the block included.
    on: Nodes,
    /// Places beside them.
    places: Nodes,
    /// Of these, the ones where a route can end that goes into the block.
    last: Nodes,
    last_places: Nodes,
    /// Whether another block hangs on this one.
    goes_on: bool,
}

/// The blocks of what is free, seen from the head of a route.
#[derive(Default)]
struct Blocks {
    chains: Vec<Chain>,
    found: Vec<(Nodes, Node)>,
    order: Vec<u8>,
    low: Vec<u8>,
    parent: Vec<Node>,
    home: Vec<u8>,
    open: Vec<(Node, Nodes)>,
    pending: Vec<Node>,
}

impl Blocks {
    fn new() -> Blocks {
        Blocks {
            order: vec![0; MAX_NODES],
            low: vec![0; MAX_NODES],
            parent: vec![0; MAX_NODES],
            home: vec![0; MAX_NODES],
            ..Blocks::default()
        }
    }

    /// Finds the blocks (Tarjan) and strings them together from the head outwards.
    fn chain(&mut self, field: &Field<'_>, head: Node, free: Nodes) {
        self.find(field, head, free & field.through);
        let places = |on: Nodes| bits(on).fold(0, |places, node| places | field.beside[usize::from(node)]);
        let at_end = free & !field.through;
        let near = places(1 << head) & at_end;
        self.chains.clear();
        self.chains.resize(self.found.len(), Chain::default());
        for row in (0..self.found.len()).rev() {
            let (on, entry) = self.found[row];
            let before = if entry == head {
                Chain { places: near, last_places: near, ..Chain::default() }
            } else {
                let before = &mut self.chains[usize::from(self.home[usize::from(entry)])];
                before.goes_on = true;
                *before
            };
            let beside = places(on) & at_end;
            self.chains[row] = Chain {
                on: on | before.on,
                places: beside | before.places,
                last: on,
                last_places: beside,
                goes_on: false,
            };
        }
        if near != 0 || self.chains.is_empty() {
            self.chains.push(Chain { places: near, last_places: near, ..Chain::default() });
        }
    }

    fn find(&mut self, field: &Field<'_>, head: Node, free: Nodes) {
        self.found.clear();
        self.pending.clear();
        self.open.clear();
        let mut seen: Nodes = 1 << head;
        let within = free | 1 << head;
        let mut time = 1;
        self.order[usize::from(head)] = time;
        self.low[usize::from(head)] = time;
        self.open.push((head, field.beside[usize::from(head)] & free));
        while let Some((at, rest)) = self.open.last_mut() {
            let at = *at;
            if *rest == 0 {
                self.open.pop();
                let Some((before, _)) = self.open.last() else { break };
                self.close(at, *before);
                continue;
            }
            let to = rest.trailing_zeros() as Node;
            *rest &= *rest - 1;
            if seen & (1 << to) != 0 {
                if to != self.parent[usize::from(at)] || at == head {
                    self.low[usize::from(at)] = self.low[usize::from(at)].min(self.order[usize::from(to)]);
                }
                continue;
            }
            seen |= 1 << to;
            time += 1;
            self.order[usize::from(to)] = time;
            self.low[usize::from(to)] = time;
            self.parent[usize::from(to)] = at;
            self.pending.push(to);
            self.open.push((to, field.beside[usize::from(to)] & within));
        }
    }

    fn close(&mut self, at: Node, before: Node) {
        let low = self.low[usize::from(at)];
        self.low[usize::from(before)] = self.low[usize::from(before)].min(low);
        if low < self.order[usize::from(before)] {
            return;
        }
        let mut block = 0;
        while let Some(node) = self.pending.pop() {
            block |= 1 << node;
            self.home[usize::from(node)] = self.found.len() as u8;
            if node == at {
                break;
            }
        }
        self.found.push((block, before));
    }

    /// The chains; unless a route can lose by going on, only those that cannot go on, with all ends on the way.
    fn chains(&self, all: bool) -> impl Iterator<Item = Chain> {
        let whole = |chain: &Chain| Chain { last: chain.on, last_places: chain.places, ..*chain };
        self.chains
            .iter()
            .filter(move |chain| all || !chain.goes_on)
            .map(move |chain| if all { *chain } else { whole(chain) })
    }
}
