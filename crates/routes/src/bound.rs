//! How much a part of a route can still become, never too little.
//!
//! [`Horizon`] answers for trains whose range is used up by every step: the best walk of so many steps from a stop, that
//! may come back to stops but not straight to the one before. It knows tunnels, and red locations as ends.
//! [`spread`] answers for all trains: the best stops that are still in reach, each once, however they lie.

use crate::field::{FACING, Field, NEVER, bits};
use crate::network::{Node, Nodes};

/// What the rest of a walk has to do with tunnels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tunnel {
    /// No tunnel at all, and no bonus.
    None = 0,
    /// Each stop earns the bonus, tunnel or not.
    Had = 1,
    /// Each stop earns the bonus, and a tunnel has to come.
    Due = 2,
}

/// Where the rest of a walk has to end: anywhere, or at a red location of one side of the map.
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

const GOALS: [Goal; 5] = [Goal::Any, Goal::Side(0), Goal::Side(1), Goal::Side(2), Goal::Side(3)];

/// Best walks by range left, start, tunnels and goal.
pub struct Horizon {
    nodes: usize,
    budget: usize,
    /// By tunnel and goal: where its table starts; `None` if there is nothing of that kind on the board.
    tables: [[Option<u32>; 5]; 3],
    ahead: Vec<Ahead>,
}

impl Horizon {
    pub fn new(field: &Field<'_>, alive: Nodes) -> Horizon {
        let nodes = field.gains.len();
        let budget = usize::from(field.budget());
        let size = nodes * (budget + 1);
        let mut horizon = Horizon { nodes, budget, tables: [[None; 5]; 3], ahead: Vec::new() };
        let tunnels = field.at_tunnel & alive != 0 && field.bonus > 0;
        let mut count = 0;
        for tunnel in 0..(if tunnels { 3 } else { 1 }) {
            for goal in GOALS {
                let wanted = match goal {
                    Goal::Any => true,
                    Goal::Side(side) => field.sides[side] & alive != 0 && field.sides[FACING[side]] & alive != 0,
                };
                if wanted {
                    horizon.tables[tunnel][goal.row()] = Some((count * size) as u32);
                    count += 1;
                }
            }
        }
        horizon.ahead = vec![NOWHERE; count * size];
        for tunnel in [Tunnel::None, Tunnel::Had, Tunnel::Due] {
            for goal in GOALS {
                horizon.fill(field, alive, tunnel, goal);
            }
        }
        horizon
    }

    pub fn knows(&self, tunnel: Tunnel, goal: Goal) -> bool {
        self.tables[tunnel as usize][goal.row()].is_some()
    }

    fn fill(&mut self, field: &Field<'_>, alive: Nodes, tunnel: Tunnel, goal: Goal) {
        let Some(first) = self.tables[tunnel as usize][goal.row()] else { return };
        for budget in 0..=self.budget {
            for from in bits(alive & field.through) {
                let mut ahead = NOWHERE;
                for step in field.steps(from) {
                    if usize::from(step.cost) > budget || alive & (1 << step.to) == 0 {
                        continue;
                    }
                    let left = (budget - usize::from(step.cost)) as u8;
                    ahead.offer(self.after(field, from, step, left, tunnel, goal), step.to);
                }
                self.ahead[first as usize + budget * self.nodes + usize::from(from)] = ahead;
            }
        }
    }

    /// What taking this step and walking on adds, with so much range left behind it.
    pub fn after(
        &self,
        field: &Field<'_>,
        from: Node,
        step: &crate::field::Step,
        left: u8,
        tunnel: Tunnel,
        goal: Goal,
    ) -> i32 {
        let to = usize::from(step.to);
        let (rest, bonus) = match tunnel {
            Tunnel::None if step.tunnel => return NEVER,
            Tunnel::None => (Tunnel::None, 0),
            Tunnel::Due if !step.tunnel => (Tunnel::Due, field.bonus),
            Tunnel::Had | Tunnel::Due => (Tunnel::Had, field.bonus),
        };
        field.gains[to] + bonus - step.price + self.from(field, step.to, from, left, rest, goal)
    }

    /// What a walk can still add that has come to a stop from another one.
    pub fn from(&self, field: &Field<'_>, at: Node, before: Node, left: u8, tunnel: Tunnel, goal: Goal) -> i32 {
        let here = match goal {
            Goal::Any if tunnel == Tunnel::Due => NEVER,
            Goal::Any => 0,
            Goal::Side(side) if field.sides[side] & (1 << at) != 0 && tunnel != Tunnel::Due => {
                field.figures[usize::from(at)]
            }
            Goal::Side(_) => NEVER,
        };
        let Some(first) = self.tables[tunnel as usize][goal.row()] else { return here };
        let ahead = &self.ahead[first as usize + usize::from(left) * self.nodes + usize::from(at)];
        here.max(ahead.not_back_to(before))
    }
}
