//! How much the route of a goods train can still gain.
//!
//! As in `horizon.rs`, the best walk by dynamic programming, which may come back to stops, but not straight to the one
//! before. Small towns take nothing of the range, so that a walk could go round in them for ever: towns side by side are
//! taken together, and each visit to them gains all that they have.

use crate::field::{Field, bits};
use crate::horizon::Ahead;
use crate::network::{Node, Nodes};

pub struct Freight {
    nodes: usize,
    /// For each stop the one that stands for it: of towns side by side the first, otherwise itself.
    homes: Vec<Node>,
    /// What towns side by side have together, by the stop that stands for them.
    totals: Vec<i32>,
    /// Stops that stand for others.
    several: Nodes,
    /// What each stop adds for tunnels, if the route leads through one: it may.
    pub bonus: i32,
    /// By range left and by stop that stands for others or itself.
    table: Vec<Ahead>,
}

/// A walk may end anywhere.
const HERE: Ahead = Ahead { best: 0, second: 0, via: Node::MAX };

impl Freight {
    /// For so many large stations.
    pub fn of(field: &Field<'_>, cities: u8) -> Freight {
        let nodes = field.gains.len();
        let bonus = if field.tunnels.is_empty() { 0 } else { field.bonus };
        let mut freight = Freight {
            nodes,
            homes: (0..nodes as Node).collect(),
            totals: field.gains.iter().map(|gain| gain + bonus).collect(),
            several: 0,
            bonus,
            table: vec![HERE; nodes * (usize::from(cities) + 1)],
        };
        let open = field.open & !field.network.mines;
        let groups = freight.group_towns(field, open & field.through & field.network.towns);
        let stations = open & field.through & !field.network.towns;
        for left in 0..=usize::from(cities) {
            for group in &groups {
                bits(*group).for_each(|from| freight.look(field, open, from, left));
            }
            bits(stations).for_each(|from| freight.look(field, open, from, left));
        }
        freight
    }

    /// Towns side by side, together.
    fn group_towns(&mut self, field: &Field<'_>, mut towns: Nodes) -> Vec<Nodes> {
        let mut groups = Vec::new();
        while towns != 0 {
            let home = towns.trailing_zeros() as Node;
            let (mut group, mut todo): (Nodes, Nodes) = (1 << home, 1 << home);
            while todo != 0 {
                let node = todo.trailing_zeros() as Node;
                let new = field.beside[usize::from(node)] & towns & !group;
                (group, todo) = (group | new, (todo & (todo - 1)) | new);
            }
            towns &= !group;
            self.totals[usize::from(home)] = bits(group).map(|town| self.totals[usize::from(town)]).sum();
            bits(group).for_each(|town| self.homes[usize::from(town)] = home);
            self.several |= if group == 1 << home { 0 } else { 1 << home };
            groups.push(group);
        }
        groups
    }

    fn look(&mut self, field: &Field<'_>, open: Nodes, from: Node, left: usize) {
        let home = self.homes[usize::from(from)];
        if field.is_free_of_charge && self.several & (1 << home) == 0 {
            return self.look_plainly(field, open, from, left);
        }
        for step in field.steps(from) {
            let to = self.homes[usize::from(step.to)];
            if usize::from(step.cost) > left || to == home || open & (1 << step.to) == 0 {
                continue;
            }
            let next = &self.table[(left - usize::from(step.cost)) * self.nodes + usize::from(to)];
            let gain = self.totals[usize::from(to)] - step.price + next.not_back_to(self.shut(home));
            self.table[left * self.nodes + usize::from(home)].offer(gain, to);
        }
    }

    /// The same where nothing costs anything: all tracks between two stops are the same.
    fn look_plainly(&mut self, field: &Field<'_>, open: Nodes, from: Node, left: usize) {
        let beside = field.beside[usize::from(from)] & open;
        let mut ahead = HERE;
        for to in bits(beside) {
            let cost = usize::from(field.network.towns & (1 << to) == 0);
            let home = self.homes[usize::from(to)];
            if cost <= left {
                let next = &self.table[(left - cost) * self.nodes + usize::from(home)];
                ahead.offer(self.totals[usize::from(home)] + next.not_back_to(from), home);
            }
        }
        self.table[left * self.nodes + usize::from(from)] = ahead;
    }

    /// Where no walk leads back to that comes from this stop: among several towns there may be another way.
    fn shut(&self, home: Node) -> Node {
        if self.several & (1 << home) == 0 { home } else { Node::MAX }
    }

    /// What going on from a stop can add, with so much range left, having come from another one.
    pub fn ahead(&self, field: &Field<'_>, at: Node, before: Node, left: u8) -> i32 {
        let home = self.homes[usize::from(at)];
        let ahead = &self.table[usize::from(left) * self.nodes + usize::from(home)];
        let others = self.totals[usize::from(home)] - field.gains[usize::from(at)] - self.bonus;
        others + ahead.not_back_to(self.shut(self.homes[usize::from(before)]))
    }
}
