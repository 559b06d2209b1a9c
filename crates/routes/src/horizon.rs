//! How much a route can still gain if every step takes something of the train's range.
//!
//! The best walk of so much range, by dynamic programming: it may come back to stops, but not straight to the one
//! before. So it is never too low. It knows what every side costs, that a tunnel may have to come, and where the walk
//! has to end.

use crate::Range;
use crate::field::{Field, NEVER, bits};
use crate::network::{Node, Nodes};

/// What the rest of a route has to do with tunnels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tunnel {
    /// No tunnel at all, and no bonus.
    None = 0,
    /// Each stop earns the bonus, tunnel or not.
    Had = 1,
    /// Each stop earns the bonus, and a tunnel has to come.
    Due = 2,
}

/// Where the rest of a route has to end: wherever it may, or at a red location of one side of the map, with its figure.
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

/// The best of ending at a stop or going on, and the same without going on to the stop that gives the best.
#[derive(Clone, Copy, Debug)]
pub struct Ahead {
    pub best: i32,
    pub second: i32,
    pub via: Node,
}

const NOWHERE: Ahead = Ahead { best: NEVER, second: NEVER, via: Node::MAX };

impl Ahead {
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

    /// The same where no two offers come by the same stop.
    pub fn offer_once(&mut self, gain: i32, via: Node) {
        self.second = self.second.max(self.best.min(gain));
        if gain > self.best {
            (self.best, self.via) = (gain, via);
        }
    }

    pub fn not_back_to(&self, from: Node) -> i32 {
        if self.via == from { self.second } else { self.best }
    }
}

#[derive(Default)]
pub struct Horizon {
    /// One for each goal, when somebody has asked for it: by tunnel, range left and stop.
    tables: [Vec<Ahead>; 5],
    /// Nobody asks for that much: the first step of a route has taken some of it.
    range: usize,
    alive: Nodes,
    ends: Nodes,
}

impl Horizon {
    /// Forgets all, to look again over these stops, for routes that end at one of these.
    pub fn reset(&mut self, range: u8, alive: Nodes, ends: Nodes) {
        (self.range, self.alive, self.ends) = (usize::from(range), alive, ends);
        for table in &mut self.tables {
            table.clear();
        }
    }

    pub fn prepare(&mut self, field: &Field<'_>, goal: Goal) {
        if self.tables[goal.row()].is_empty() {
            let mut table = std::mem::take(&mut self.tables[goal.row()]);
            self.fill(field, goal, &mut table);
            self.tables[goal.row()] = table;
        }
    }

    fn fill(&self, field: &Field<'_>, goal: Goal, table: &mut Vec<Ahead>) {
        let nodes = field.gains.len();
        let size = nodes * self.range;
        let tunnels = if field.tunnels.is_empty() { 1 } else { 3 };
        table.resize(tunnels * size, NOWHERE);
        let ends = match goal {
            Goal::Any => self.ends,
            Goal::Side(side) => self.ends & field.sides[side],
        };
        let ending = |at: usize| if goal == Goal::Any { 0 } else { field.figures[at] };
        for at in bits(ends & self.alive).map(usize::from) {
            // A route with a tunnel to come cannot end here.
            for row in (0..(tunnels * size).min(2 * size)).step_by(nodes) {
                table[row + at].best = ending(at);
                table[row + at].second = ending(at);
            }
        }
        if tunnels == 1 && field.is_free_of_charge && matches!(field.train.range, Range::Stops(_)) {
            return self.fill_plainly(field, table);
        }
        for range in 1..self.range {
            for from in bits(self.alive & field.through) {
                let row = range * nodes + usize::from(from);
                for step in field.steps(from) {
                    if usize::from(step.cost) > range || self.alive & (1 << step.to) == 0 {
                        continue;
                    }
                    let next = (range - usize::from(step.cost)) * nodes + usize::from(step.to);
                    let gain = field.gains[usize::from(step.to)] - step.price;
                    if !step.tunnel {
                        let rest = table[next].not_back_to(from);
                        table[row].offer(gain + rest, step.to);
                    }
                    if tunnels == 3 {
                        let had = table[size + next].not_back_to(from);
                        let rest = if step.tunnel { had } else { table[2 * size + next].not_back_to(from) };
                        table[size + row].offer(gain + field.bonus + had, step.to);
                        table[2 * size + row].offer(gain + field.bonus + rest, step.to);
                    }
                }
            }
        }
    }

    /// Where each step takes one and costs nothing: all tracks between two stops are the same.
    fn fill_plainly(&self, field: &Field<'_>, table: &mut [Ahead]) {
        let nodes = field.gains.len();
        for first in (nodes..table.len()).step_by(nodes) {
            let (done, row) = table.split_at_mut(first);
            let next = &done[first - nodes..];
            for from in bits(self.alive & field.through) {
                let mut ahead = row[usize::from(from)];
                for to in bits(field.beside[usize::from(from)] & self.alive) {
                    let gain = field.gains[usize::from(to)] + next[usize::from(to)].not_back_to(from);
                    ahead.offer_once(gain, to);
                }
                row[usize::from(from)] = ahead;
            }
        }
    }

    /// What going on from a stop can add, with so much range left, having come from another one.
    pub fn ahead(&self, field: &Field<'_>, at: Node, before: Node, left: u8, tunnel: Tunnel, goal: Goal) -> i32 {
        let row = (tunnel as usize * self.range + usize::from(left)) * field.gains.len() + usize::from(at);
        self.tables[goal.row()].get(row).map_or(NEVER, |ahead| ahead.not_back_to(before))
    }
}
