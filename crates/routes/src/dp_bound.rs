//! Dynamic-programming relaxation: an upper bound on what the rest of a route can gain, where every step uses range.
//!
//! The relaxation drops elementarity, the rule that a route visits each stop once, so its optimum is never below that
//! of any route. Going straight back to the previous stop stays forbidden (2-cycle elimination), which takes the best
//! and the second best completion per state. Dual prices, tunnel bonuses and the end of the route are modelled exactly.

use crate::Range;
use crate::graph::{INFINITY, TrainGraph, bits};
use crate::network::{Node, Nodes};

/// The tunnel part of a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tunnel {
    /// The rest uses no tunnel and earns no bonus.
    None = 0,
    /// The route has used a tunnel: each further stop earns the bonus.
    Used = 1,
    /// The rest has to use a tunnel: each further stop earns the bonus.
    Pending = 2,
}

/// Where the route has to end: at any permitted end, or at a stop of one side of the map, whose transit figure is
/// added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    Any,
    Side(usize),
}

impl Goal {
    fn row(self) -> usize {
        match self {
            Goal::Any => 0,
            Goal::Side(side) => 1 + side,
        }
    }
}

/// The best completion from a state, the stop it goes to next, and the best completion by any other next stop.
#[derive(Clone, Copy, Debug)]
pub struct Completion {
    pub best: i32,
    pub second: i32,
    pub via: Node,
}

const INFEASIBLE: Completion = Completion { best: -INFINITY, second: -INFINITY, via: Node::MAX };

impl Completion {
    pub fn offer(&mut self, gain: i32, via: Node) {
        if gain > self.best {
            if via != self.via {
                self.second = self.best;
            }
            (self.best, self.via) = (gain, via);
        } else if gain > self.second && via != self.via {
            self.second = gain;
        }
    }

    /// [`Completion::offer`], faster, if each `via` is offered only once.
    pub fn offer_once(&mut self, gain: i32, via: Node) {
        self.second = self.second.max(self.best.min(gain));
        if gain > self.best {
            (self.best, self.via) = (gain, via);
        }
    }

    /// The best completion that does not go straight back to this stop.
    pub fn avoiding(&self, from: Node) -> i32 {
        if self.via == from { self.second } else { self.best }
    }
}

#[derive(Default)]
pub struct DpBound {
    /// One table for each goal, filled on first use; by tunnel, range left and stop.
    tables: [Vec<Completion>; 5],
    /// States have less range left than this, since the first step of a route uses some.
    range: usize,
    alive: Nodes,
    ends: Nodes,
}

impl DpBound {
    /// Discards the tables and restricts routes to the stops in `alive`, with ends in `ends`.
    pub fn reset(&mut self, range: u8, alive: Nodes, ends: Nodes) {
        (self.range, self.alive, self.ends) = (usize::from(range), alive, ends);
        for table in &mut self.tables {
            table.clear();
        }
    }

    pub fn prepare(&mut self, graph: &TrainGraph<'_>, goal: Goal) {
        if self.tables[goal.row()].is_empty() {
            let mut table = std::mem::take(&mut self.tables[goal.row()]);
            self.fill(graph, goal, &mut table);
            self.tables[goal.row()] = table;
        }
    }

    fn fill(&self, graph: &TrainGraph<'_>, goal: Goal, table: &mut Vec<Completion>) {
        let nodes = graph.gains.len();
        let size = nodes * self.range;
        let tunnels = if graph.has_tunnels() { 3 } else { 1 };
        table.resize(tunnels * size, INFEASIBLE);
        let ends = match goal {
            Goal::Any => self.ends,
            Goal::Side(side) => self.ends & graph.sides[side],
        };
        let ending = |at: usize| if goal == Goal::Any { 0 } else { graph.transit_figures[at] };
        for at in bits(ends & self.alive).map(usize::from) {
            // With a tunnel still to come a route cannot end, so the third part of the table stays infeasible here.
            for row in (0..(tunnels * size).min(2 * size)).step_by(nodes) {
                table[row + at].best = ending(at);
                table[row + at].second = ending(at);
            }
        }
        if tunnels == 1 && graph.is_unpriced && matches!(graph.train.range, Range::Stops(_)) {
            return self.fill_unpriced(graph, table);
        }
        for range in 1..self.range {
            for from in bits(self.alive & graph.through) {
                let row = range * nodes + usize::from(from);
                for step in graph.steps(from) {
                    if usize::from(step.cost) > range || self.alive & (1 << step.to) == 0 {
                        continue;
                    }
                    let next = (range - usize::from(step.cost)) * nodes + usize::from(step.to);
                    let gain = graph.gains[usize::from(step.to)] - step.price;
                    if !step.tunnel {
                        let rest = table[next].avoiding(from);
                        table[row].offer(gain + rest, step.to);
                    }
                    if tunnels == 3 {
                        let used = table[size + next].avoiding(from);
                        let rest = if step.tunnel { used } else { table[2 * size + next].avoiding(from) };
                        table[size + row].offer(gain + graph.bonus + used, step.to);
                        table[2 * size + row].offer(gain + graph.bonus + rest, step.to);
                    }
                }
            }
        }
    }

    /// The same, faster, where each step uses one unit of range and has no price: parallel segments are then equal.
    fn fill_unpriced(&self, graph: &TrainGraph<'_>, table: &mut [Completion]) {
        let nodes = graph.gains.len();
        for first in (nodes..table.len()).step_by(nodes) {
            let (done, row) = table.split_at_mut(first);
            let next = &done[first - nodes..];
            for from in bits(self.alive & graph.through) {
                let mut completion = row[usize::from(from)];
                for to in bits(graph.neighbours[usize::from(from)] & self.alive) {
                    let gain = graph.gains[usize::from(to)] + next[usize::from(to)].avoiding(from);
                    completion.offer_once(gain, to);
                }
                row[usize::from(from)] = completion;
            }
        }
    }

    /// Every completion from stop `at` with range `left`, reached from stop `before`, gains at most this.
    pub fn upper_bound(
        &self,
        graph: &TrainGraph<'_>,
        at: Node,
        before: Node,
        left: u8,
        tunnel: Tunnel,
        goal: Goal,
    ) -> i32 {
        let row = (tunnel as usize * self.range + usize::from(left)) * graph.gains.len() + usize::from(at);
        self.tables[goal.row()].get(row).map_or(-INFINITY, |completion| completion.avoiding(before))
    }
}
