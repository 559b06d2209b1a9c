//! What earlier bounds said: partial routes over the same stops differ in the order of the stops and in the track between
//! them, but what can follow is the same for all, and so is its bound but for what they have to make up for.

use crate::network::{Node, Nodes};
use crate::recent::{Question, Recent, mixed};

/// All that the bound of a partial route depends on besides what the route still has to earn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Situation {
    pub start: Node,
    pub head: Node,
    pub tunnel: bool,
    pub seen: Nodes,
    pub ahead: Nodes,
}

impl Question for Situation {
    const NONE: Situation = Situation { start: Node::MAX, head: Node::MAX, tunnel: false, seen: 0, ahead: 0 };

    fn hash(&self) -> u64 {
        let Situation { start, head, tunnel, seen, ahead } = *self;
        mixed(u64::from(start) | u64::from(head) << 8 | u64::from(tunnel) << 16, [seen, ahead])
    }
}

#[derive(Clone, Copy)]
struct Reach {
    /// The most that a route has needed and could still get.
    within: i32,
    /// The least that a route has needed and could not get.
    beyond: i32,
}

impl Default for Reach {
    fn default() -> Reach {
        Reach { within: i32::MIN, beyond: i32::MAX }
    }
}

#[derive(Default)]
pub struct Known(Recent<Situation, Reach>);

impl Known {
    /// Whether a route that needs this much can still get it, if that is known: whoever needs less than one that could, can,
    /// and whoever needs more than one that could not, cannot.
    pub fn answer(&self, situation: &Situation, needed: i32) -> Option<bool> {
        let reach = self.0.answer(situation)?;
        if needed <= reach.within {
            return Some(true);
        }
        (needed >= reach.beyond).then_some(false)
    }

    pub fn note(&mut self, situation: &Situation, needed: i32, answer: bool) {
        self.0.make_room();
        let reach = self.0.place(situation);
        if answer {
            reach.within = reach.within.max(needed);
        } else {
            reach.beyond = reach.beyond.min(needed);
        }
    }
}
