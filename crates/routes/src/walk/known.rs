//! What earlier bounds said: partial routes over the same stops differ in the order of the stops and in the track between
//! them, but what can follow is the same for all, and so is its bound but for what they have to make up for.

use crate::network::{Node, Nodes};

/// All that the bound of a partial route depends on besides what the route still has to earn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Situation {
    pub start: Node,
    pub head: Node,
    pub tunnel: bool,
    pub seen: Nodes,
    pub ahead: Nodes,
}

#[derive(Clone, Copy)]
struct Entry {
    situation: Situation,
    /// The most that a route has needed here and could still get.
    within_reach: i32,
    /// The least that was out of reach.
    out_of_reach: i32,
}

const EMPTY: Entry = Entry {
    situation: Situation { start: Node::MAX, head: Node::MAX, tunnel: false, seen: 0, ahead: 0 },
    within_reach: i32::MIN,
    out_of_reach: i32::MAX,
};

/// The answers so far. Each situation has one place, where the last of those that share it stays: the table need not grow
/// with the search.
#[derive(Default)]
pub struct Known {
    /// A power of two of them, or none.
    entries: Vec<Entry>,
    /// How many situations have been noted since the table got this size.
    noted: usize,
}

/// The smallest table and the largest. Most searches are small, and a table that is seldom in the cache saves nothing.
const LEAST: usize = 64;
const MOST: usize = 4096;

impl Known {
    /// Whether a route that needs this much can still get it, if that is known: whoever needs less than one that could, can,
    /// and whoever needs more than one that could not, cannot.
    pub fn answer(&self, situation: &Situation, needed: i32) -> Option<bool> {
        let entry = self.entries.get(self.place(situation)).filter(|entry| entry.situation == *situation)?;
        if needed <= entry.within_reach {
            return Some(true);
        }
        (needed >= entry.out_of_reach).then_some(false)
    }

    pub fn note(&mut self, situation: &Situation, needed: i32, answer: bool) {
        if self.noted >= self.entries.len() / 2 && self.entries.len() < MOST {
            let size = (self.entries.len() * 4).max(LEAST);
            self.entries.clear();
            self.entries.resize(size, EMPTY);
            self.noted = 0;
        }
        let place = self.place(situation);
        let entry = &mut self.entries[place];
        if entry.situation != *situation {
            *entry = Entry { situation: *situation, ..EMPTY };
            self.noted += 1;
        }
        if answer {
            entry.within_reach = entry.within_reach.max(needed);
        } else {
            entry.out_of_reach = entry.out_of_reach.min(needed);
        }
    }

    fn place(&self, situation: &Situation) -> usize {
        let Situation { start, head, tunnel, seen, ahead } = *situation;
        let mix = |hash: u64, word: u64| (hash ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
        let small = u64::from(start) | u64::from(head) << 8 | u64::from(tunnel) << 16;
        let words = [seen as u64, (seen >> 64) as u64, ahead as u64, (ahead >> 64) as u64];
        let hash = words.into_iter().fold(small, mix);
        (hash >> 20) as usize & self.entries.len().wrapping_sub(1)
    }
}
