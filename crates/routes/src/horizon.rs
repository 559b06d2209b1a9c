//! How much a route can still gain if every step takes something of the train's range.
//!
//! The best walk of so much range, by dynamic programming: it may come back to stops, but not straight to the one
//! before. So it is never too low. It knows what every side costs, that a tunnel may have to come, and where the walk
//! may end.

use crate::field::{Field, NEVER, Step, bits};
use crate::network::{Node, Nodes};

/// What the rest of a route has to do with tunnels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tunnel {
    /// No tunnel at all, and no bonus.
    None,
    /// Each stop earns the bonus, tunnel or not.
    Had,
    /// Each stop earns the bonus, and a tunnel has to come.
    Due,
}

/// Where the rest of a route has to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Wherever a route may end.
    Any,
    /// At a red location that faces the start; its figure is added.
    Facing,
}

/// The best continuation from a stop, and the best one to another next stop.
#[derive(Clone, Copy, Debug)]
struct Ahead {
    best: i32,
    via: Node,
    second: i32,
}

const NOWHERE: Ahead = Ahead { best: NEVER, via: Node::MAX, second: NEVER };

impl Ahead {
    fn offer(&mut self, gain: i32, via: Node) {
        if via == self.via {
            self.best = self.best.max(gain);
        } else if gain > self.best {
            self.second = self.best;
            (self.best, self.via) = (gain, via);
        } else {
            self.second = self.second.max(gain);
        }
    }

    fn not_back_to(&self, from: Node) -> i32 {
        if self.via == from { self.second } else { self.best }
    }
}

#[derive(Default)]
pub struct Horizon {
    nodes: usize,
    range: usize,
    /// Where a route may end, and which of these ends face its start.
    ends: Nodes,
    facing: Nodes,
    has_tunnels: bool,
    /// By tunnel, goal, range left and stop.
    ahead: Vec<Ahead>,
}

impl Horizon {
    /// Looks ahead from every stop, for routes over stops that are alive.
    pub fn look(&mut self, field: &Field<'_>, alive: Nodes, ends: Nodes, facing: Nodes, range: u8) {
        self.nodes = field.gains.len();
        self.range = usize::from(range);
        self.ends = ends;
        self.facing = facing & ends;
        self.has_tunnels = !field.tunnels.is_empty();
        self.ahead.clear();
        self.ahead.resize(6 * self.nodes * (self.range + 1), NOWHERE);
        for tunnel in [Tunnel::None, Tunnel::Had, Tunnel::Due] {
            for goal in [Goal::Any, Goal::Facing] {
                if self.is_needed(tunnel, goal) {
                    self.fill(field, alive, tunnel, goal);
                }
            }
        }
    }

    fn is_needed(&self, tunnel: Tunnel, goal: Goal) -> bool {
        (tunnel == Tunnel::None || self.has_tunnels) && (goal == Goal::Any || self.facing != 0)
    }

    fn row(&self, tunnel: Tunnel, goal: Goal, range: usize, at: Node) -> usize {
        ((tunnel as usize * 2 + goal as usize) * (self.range + 1) + range) * self.nodes + usize::from(at)
    }

    fn fill(&mut self, field: &Field<'_>, alive: Nodes, tunnel: Tunnel, goal: Goal) {
        for range in 1..=self.range {
            for from in bits(alive & field.through) {
                let mut ahead = NOWHERE;
                for step in field.steps(from) {
                    if usize::from(step.cost) <= range && alive & (1 << step.to) != 0 {
                        ahead.offer(self.after(field, from, step, range, tunnel, goal), step.to);
                    }
                }
                let row = self.row(tunnel, goal, range, from);
                self.ahead[row] = ahead;
            }
        }
    }

    /// What taking this step and going on adds.
    fn after(&self, field: &Field<'_>, from: Node, step: &Step, range: usize, tunnel: Tunnel, goal: Goal) -> i32 {
        let (rest, bonus) = match tunnel {
            Tunnel::None if step.tunnel => return NEVER,
            Tunnel::None => (Tunnel::None, 0),
            Tunnel::Due if !step.tunnel => (Tunnel::Due, field.bonus),
            Tunnel::Had | Tunnel::Due => (Tunnel::Had, field.bonus),
        };
        let left = range - usize::from(step.cost);
        let here = self.ending(field, step.to, rest, goal);
        let ahead = self.ahead[self.row(rest, goal, left, step.to)].not_back_to(from);
        field.gains[usize::from(step.to)] + bonus - step.price + here.max(ahead)
    }

    /// What ending at a stop adds.
    fn ending(&self, field: &Field<'_>, at: Node, tunnel: Tunnel, goal: Goal) -> i32 {
        let ends = match goal {
            Goal::Any => self.ends,
            Goal::Facing => self.facing,
        };
        match (tunnel, goal) {
            _ if ends & (1 << at) == 0 => NEVER,
            (Tunnel::Due, _) => NEVER,
            (_, Goal::Any) => 0,
            (_, Goal::Facing) => field.figures[usize::from(at)],
        }
    }

    /// What going on from a stop can add, with so much range left, having come from another one.
    pub fn ahead(&self, at: Node, before: Node, left: u8, tunnel: Tunnel, goal: Goal) -> i32 {
        self.ahead[self.row(tunnel, goal, usize::from(left), at)].not_back_to(before)
    }
}
