//! All routes of one train that are worth more than a floor, or the best of them.
//!
//! Every route holds a marker. So the walk takes the company's stops one after the other as root, lets two arms grow from
//! it, and leaves the root out from then on: each route is met once. Where the bounds say that nothing above the floor
//! can come any more, it turns back.

use board::Borders;

use crate::bound::{Goal, Horizon, Tunnel};
use crate::field::{FACING, Field, NEVER, bits};
use crate::network::{Node, Nodes};
use crate::{ExpressEnds, Range};

/// Steps that are left to all searches of one question together.
pub struct Purse {
    pub spent: u64,
    pub limit: u64,
}

impl Purse {
    pub fn is_empty(&self) -> bool {
        self.spent > self.limit
    }
}

/// A route found: its arms from the root outwards.
pub struct Found<'w> {
    pub root: Node,
    pub arms: [&'w [u16]; 2],
    pub borders: Borders,
    /// What it earns.
    pub revenue: i32,
    /// What it earns, less what its sides cost.
    pub profit: i32,
}

/// Walks all routes above the floor. `take` may raise the floor. Tells whether it could finish.
pub fn walk(field: &Field<'_>, purse: &mut Purse, floor: i32, take: &mut dyn FnMut(Found<'_>) -> i32) -> bool {
    if matches!(field.train.range, Range::Express(_)) && std::env::var("OLD").is_err() {
        crate::long::walk(field, purse, floor, take);
        return !purse.is_empty();
    }
    let mut alive = field.open;
    let mut roots: Vec<Node> = bits(field.own).collect();
    roots.sort_by_key(|node| std::cmp::Reverse((field.gains[usize::from(*node)], field.steps(*node).len())));
    let mut floor = floor;
    for root in roots {
        let mut walker = Walker::new(field, alive, root, floor, purse, take);
        walker.start();
        floor = walker.floor;
        alive &= !(1 << root);
    }
    !purse.is_empty()
}

struct Walker<'f, 'n, 'p> {
    field: &'f Field<'n>,
    alive: Nodes,
    root: Node,
    floor: i32,
    purse: &'p mut Purse,
    take: &'p mut dyn FnMut(Found<'_>) -> i32,
    horizon: Option<Horizon>,
    /// What a second arm can add that leaves the root by one of its first so many steps: by tunnel, goal, step, range.
    second: Vec<i32>,
    goals: Vec<(Goal, Goal)>,
    arms: [Vec<u16>; 2],
    /// Gains of the stops visited, highest first.
    visited: Vec<i32>,
    path: Vec<Node>,
}

#[derive(Clone, Copy)]
struct State {
    head: Node,
    before: Node,
    /// Stops that the route may not visit any more.
    blocked: Nodes,
    borders: Borders,
    left: u8,
    count: u8,
    /// Gains less prices, bonuses aside; an express train's gains are in `visited`.
    value: i32,
    /// Prices of the sides so far.
    paid: i32,
    tunnel: bool,
    /// Row of the root's step by which the first arm leaves.
    first: u8,
    /// Where the first arm has ended, once the second grows.
    ended: Option<Node>,
}

impl<'f, 'n, 'p> Walker<'f, 'n, 'p> {
    fn new(
        field: &'f Field<'n>,
        alive: Nodes,
        root: Node,
        floor: i32,
        purse: &'p mut Purse,
        take: &'p mut dyn FnMut(Found<'_>) -> i32,
    ) -> Self {
        let goals = vec![(Goal::Any, Goal::Any)];
        let arms = [Vec::new(), Vec::new()];
        let (second, visited, path) = (Vec::new(), Vec::new(), Vec::new());
        Walker { field, alive, root, floor, purse, take, horizon: None, second, goals, arms, visited, path }
    }

    fn is_express(&self) -> bool {
        matches!(self.field.train.range, Range::Express(_))
    }

    fn start(&mut self) {
        let field = self.field;
        let root = self.root;
        let gain = field.gains[usize::from(root)];
        let state = State {
            head: root,
            before: Node::MAX,
            blocked: field.network.excludes[usize::from(root)],
            borders: Borders::EMPTY,
            left: field.budget(),
            count: 1,
            value: if self.is_express() { 0 } else { gain },
            paid: 0,
            tunnel: false,
            first: 0,
            ended: None,
        };
        self.visited.push(gain);
        self.path.push(root);
        if std::env::var("DBG2").is_ok() {
            let reach = self.reach(&state);
            eprintln!(
                "root {:?} spread {} floor {} stops {} reach {} through {} segs {} own {} spent {}",
                field.network.stops[usize::from(root)].0,
                self.spread(&state) / 64,
                self.floor / 64,
                field.network.stops.len(),
                reach.count_ones(),
                (reach & field.through).count_ones(),
                field.network.segments.len(),
                field.own.count_ones(),
                self.purse.spent
            );
        }
        if self.spread(&state) <= self.floor {
            return;
        }
        if !self.is_express() {
            self.look_ahead();
        }
        for (row, step) in field.steps(root).iter().enumerate() {
            self.take_step(&State { first: row as u8, ..state }, step);
        }
    }

    fn look_ahead(&mut self) {
        let field = self.field;
        let horizon = Horizon::new(field, self.alive & !field.network.excludes[usize::from(self.root)]);
        for side in 0..4 {
            if horizon.knows(Tunnel::None, Goal::Side(side)) {
                self.goals.push((Goal::Side(side), Goal::Side(FACING[side])));
            }
        }
        self.second = self.second_arms(&horizon);
        self.horizon = Some(horizon);
    }

    fn second_arms(&self, horizon: &Horizon) -> Vec<i32> {
        let field = self.field;
        let (steps, budgets) = (field.steps(self.root), usize::from(field.budget()) + 1);
        let mut second = Vec::with_capacity(3 * 5 * (steps.len() + 1) * budgets);
        for tunnel in [Tunnel::None, Tunnel::Had, Tunnel::Due] {
            for goal in [Goal::Any, Goal::Side(0), Goal::Side(1), Goal::Side(2), Goal::Side(3)] {
                let known = horizon.knows(tunnel, goal);
                let mut best: Vec<i32> =
                    (0..budgets).map(|_| horizon.from(field, self.root, Node::MAX, 0, tunnel, goal)).collect();
                for row in 0..=steps.len() {
                    second.extend_from_slice(&best);
                    let Some(step) = steps.get(row).filter(|_| known && field.through & (1 << self.root) != 0) else {
                        continue;
                    };
                    if self.alive & (1 << step.to) == 0 {
                        continue;
                    }
                    for (budget, best) in best.iter_mut().enumerate().skip(usize::from(step.cost)) {
                        let left = (budget - usize::from(step.cost)) as u8;
                        *best = (*best).max(horizon.after(field, self.root, step, left, tunnel, goal));
                    }
                }
            }
        }
        second
    }

    fn second_arm(&self, first: u8, tunnel: Tunnel, goal: Goal) -> &[i32] {
        let (rows, budgets) = (self.field.steps(self.root).len() + 1, usize::from(self.field.budget()) + 1);
        let goal = match goal {
            Goal::Any => 0,
            Goal::Side(side) => 1 + side,
        };
        let at = ((tunnel as usize * 5 + goal) * rows + usize::from(first)) * budgets;
        &self.second[at..at + budgets]
    }

    fn take_step(&mut self, state: &State, step: &crate::field::Step) {
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
        let express = self.is_express();
        let next = State {
            head: step.to,
            before: state.head,
            blocked: state.blocked | field.network.excludes[usize::from(step.to)],
            borders: state.borders.union(&segment.borders),
            left: if express { state.left } else { state.left - step.cost },
            count: state.count + 1,
            value: state.value - step.price + if express { 0 } else { gain },
            paid: state.paid + step.price,
            tunnel: state.tunnel | step.tunnel,
            ..*state
        };
        let arm = usize::from(state.ended.is_some());
        self.arms[arm].push(step.segment);
        self.path.push(step.to);
        if express {
            let place = self.visited.partition_point(|other| *other >= gain);
            self.visited.insert(place, gain);
            self.grow(&next);
            self.visited.remove(place);
        } else {
            self.grow(&next);
        }
        self.path.pop();
        self.arms[arm].pop();
    }

    fn grow(&mut self, state: &State) {
        self.purse.spent += 1;
        if self.purse.is_empty() {
            return;
        }
        self.offer(state);
        if !self.is_hopeful(state) {
            return;
        }
        let field = self.field;
        if field.through & (1 << state.head) != 0 {
            for step in field.steps(state.head) {
                self.take_step(state, step);
            }
        }
        if state.ended.is_none() && field.through & (1 << self.root) != 0 {
            let second = State { head: self.root, before: Node::MAX, ended: Some(state.head), ..*state };
            for step in &field.steps(self.root)[..usize::from(state.first)] {
                self.take_step(&second, step);
            }
        }
    }

    /// The route as it is.
    fn offer(&mut self, state: &State) {
        let ends = [state.head, state.ended.unwrap_or(self.root)];
        let transit = self.transit(ends);
        let profit = if self.is_express() {
            // The best stops, wherever they are: more than that no choice of stops can earn.
            let best: i32 = self.visited.iter().take(self.field.scored()).sum();
            let count = self.visited.len().min(self.field.scored()) as i32;
            let bonus = if state.tunnel { self.field.bonus * count } else { 0 };
            if state.value + best + bonus + transit <= self.floor {
                return;
            }
            let Some(scored) = self.express(ends, transit) else { return };
            state.value + scored + bonus
        } else {
            let bonus = if state.tunnel { self.field.bonus * i32::from(state.count) } else { 0 };
            state.value + bonus + transit
        };
        if profit > self.floor {
            let arms = [&self.arms[0][..], &self.arms[1][..]];
            let found = Found { root: self.root, arms, borders: state.borders, revenue: profit + state.paid, profit };
            self.floor = (self.take)(found).max(self.floor);
        }
    }

    fn transit(&self, ends: [Node; 2]) -> i32 {
        let [one, other] = ends.map(|end| self.field.network.stops[usize::from(end)].1.transit);
        match (one, other) {
            (Some((from, _)), Some((to, _))) if from.faces(to) => {
                ends.iter().map(|end| self.field.figures[usize::from(*end)]).sum()
            }
            _ => 0,
        }
    }

    /// What the scored stops of an express train earn together, transit included; `None` if it cannot score a marker.
    fn express(&self, ends: [Node; 2], transit: i32) -> Option<i32> {
        let (field, limit) = (self.field, self.field.scored());
        let gain = |node: &Node| field.gains[usize::from(*node)];
        if self.path.len() <= limit {
            return Some(self.visited.iter().sum::<i32>() + transit);
        }
        let with_ends = || {
            let room = limit.checked_sub(2)?;
            let between = |node: &&Node| !ends.contains(node);
            let ends_own = ends.iter().any(|end| field.own & (1 << end) != 0);
            let rest = self.best_of(self.path.iter().filter(between).copied(), room, ends_own)?;
            Some(ends.iter().map(gain).sum::<i32>() + rest + transit)
        };
        match field.scoring.express_ends {
            ExpressEnds::Scored => with_ends(),
            ExpressEnds::Free => {
                let free = self.best_of(self.path.iter().copied(), limit, false);
                if transit > 0 { free.max(with_ends()) } else { free }
            }
        }
    }

    /// The best so many of these stops, an own one among them unless there is one already.
    fn best_of(&self, stops: impl Iterator<Item = Node>, room: usize, has_own: bool) -> Option<i32> {
        let field = self.field;
        let mut gains: Vec<(i32, bool)> =
            stops.map(|node| (field.gains[usize::from(node)], field.own & (1 << node) != 0)).collect();
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

    fn is_hopeful(&self, state: &State) -> bool {
        match &self.horizon {
            Some(horizon) => {
                self.horizon_exceeds_floor(horizon, state) && (state.left < 4 || self.spread(state) > self.floor)
            }
            None => self.spread(state) > self.floor,
        }
    }

    fn horizon_exceeds_floor(&self, horizon: &Horizon, state: &State) -> bool {
        let field = self.field;
        let bonus = field.bonus * i32::from(state.count);
        let tunnels: &[(Tunnel, Tunnel)] = if state.tunnel {
            &[(Tunnel::Had, Tunnel::Had)]
        } else {
            &[(Tunnel::None, Tunnel::None), (Tunnel::Due, Tunnel::Had), (Tunnel::Had, Tunnel::Due)]
        };
        for (one, other) in &self.goals {
            for (here, there) in tunnels {
                if !horizon.knows(*here, *one) || !horizon.knows(*there, *other) {
                    continue;
                }
                let base = state.value + if *here == Tunnel::None { 0 } else { bonus };
                match state.ended {
                    Some(end) => {
                        if (*here, *there) == (Tunnel::Had, Tunnel::Due) {
                            continue; // the first arm has no tunnel to come
                        }
                        let figure = match other {
                            Goal::Any => 0,
                            Goal::Side(side) if field.sides[*side] & (1 << end) != 0 => field.figures[usize::from(end)],
                            Goal::Side(_) => continue,
                        };
                        let more = horizon.from(field, state.head, state.before, state.left, *here, *one);
                        if base + figure + more > self.floor {
                            return true;
                        }
                    }
                    None => {
                        let second = self.second_arm(state.first, *there, *other);
                        for left in 0..=state.left {
                            let more = horizon.from(field, state.head, state.before, left, *here, *one);
                            if base + more + second[usize::from(state.left - left)] > self.floor {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// The best stops still in reach, each once, whatever way leads to them.
    fn spread(&self, state: &State) -> i32 {
        let field = self.field;
        let reach = self.reach(state);
        let tunnel = state.tunnel || (reach | 1 << state.head | 1 << self.root) & field.at_tunnel != 0;
        let arms = if state.ended.is_none() && field.through & (1 << self.root) != 0 { 2 } else { 1 };
        let most = self.best_stops(state, reach, arms, 0).max(self.best_transit(state, reach));
        let count = match field.train.range {
            Range::Stops(_) | Range::Hexes(_) => usize::from(state.count) + usize::from(state.left),
            Range::Express(limit) => usize::from(limit),
        };
        let count = count.min(usize::from(state.count) + reach.count_ones() as usize);
        let bonus = if tunnel { field.bonus * count as i32 } else { 0 };
        most + bonus + state.value
    }

    fn reach(&self, state: &State) -> Nodes {
        let field = self.field;
        let free = self.alive & !state.blocked;
        let mut reach = 0;
        if field.through & (1 << state.head) != 0 || state.head == self.root {
            reach |= field.beside[usize::from(state.head)];
        }
        if state.ended.is_none() && field.through & (1 << self.root) != 0 {
            reach |= field.beside[usize::from(self.root)];
        }
        reach &= free;
        let mut done: Nodes = 0;
        loop {
            let todo = reach & field.through & !done;
            if todo == 0 {
                return reach;
            }
            done |= todo;
            for node in bits(todo) {
                reach |= field.beside[usize::from(node)] & free;
            }
        }
    }

    /// The best stops in reach besides those visited; of places at the end of the line, one an arm. `taken` stops have
    /// been chosen already.
    fn best_stops(&self, state: &State, reach: Nodes, arms: usize, taken: usize) -> i32 {
        let field = self.field;
        let (room, mut old) = self.room(state);
        let Some(mut room) = room.checked_sub(taken) else { return NEVER };
        let mut arms = arms;
        let mut sum = 0;
        for node in &field.ranked {
            let bit = 1 << *node;
            if reach & bit == 0 {
                continue;
            }
            let at_end = field.through & bit == 0;
            if at_end && arms == 0 {
                continue;
            }
            let gain = field.gains[usize::from(*node)];
            while let Some((first, rest)) = old.split_first()
                && *first >= gain
                && room > 0
            {
                sum += first;
                room -= 1;
                old = rest;
            }
            if room == 0 {
                return sum;
            }
            arms -= usize::from(at_end);
            sum += gain;
            room -= 1;
        }
        sum + old.iter().take(room).sum::<i32>()
    }

    /// How many stops may still be scored, and which of those visited stand for that choice.
    fn room(&self, state: &State) -> (usize, &[i32]) {
        match self.field.train.range {
            Range::Express(limit) => (usize::from(limit), &self.visited),
            Range::Stops(_) | Range::Hexes(_) => (usize::from(state.left), &[]),
        }
    }

    /// As `best_stops`, but ending at red locations of facing sides, with their figures.
    fn best_transit(&self, state: &State, reach: Nodes) -> i32 {
        let field = self.field;
        let mut most = NEVER;
        for side in (0..4).filter(|side| field.sides[*side] != 0) {
            let one = self.ends(state.head, reach, field.sides[side]);
            let other = match state.ended {
                Some(end) => [self.figure(end, field.sides[FACING[side]]), None],
                None => self.ends(self.root, reach, field.sides[FACING[side]]),
            };
            for (fresh, one) in one.into_iter().enumerate() {
                for (fresh_too, other) in other.into_iter().enumerate() {
                    let (Some(one), Some(other)) = (one, other) else { continue };
                    most = most.max(one + other + self.best_stops(state, reach & field.through, 0, fresh + fresh_too));
                }
            }
        }
        most
    }

    /// What an arm can end with among these red locations: where it is, or somewhere new.
    fn ends(&self, at: Node, reach: Nodes, among: Nodes) -> [Option<i32>; 2] {
        let field = self.field;
        let gain = |node: Node| field.gains[usize::from(node)] + field.figures[usize::from(node)];
        let may_go_on = field.through & (1 << at) != 0 || at == self.root;
        let new = if may_go_on { bits(reach & among).map(gain).max() } else { None };
        [self.figure(at, among), new]
    }

    fn figure(&self, node: Node, among: Nodes) -> Option<i32> {
        (among & (1 << node) != 0).then(|| self.field.figures[usize::from(node)])
    }
}
