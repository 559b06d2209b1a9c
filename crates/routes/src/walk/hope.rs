//! Whether a route under way can still come to more than the floor. Every bound here is never too low: what it turns back
//! is not worth walking.

use super::{Express, Reach, State, Walker};
use crate::ExpressEnds;
use crate::blocks::Chain;
use crate::field::{NEVER, Sum, bits};
use crate::freight::Freight;
use crate::horizon::{Goal, Tunnel};
use crate::network::{Node, Nodes};
use crate::toll::Tolls;

/// What the way from the head to the end of a route leads through.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Any,
    /// A tunnel that pays for every stop.
    Tunnel,
}

impl Walker<'_, '_, '_> {
    /// Whether going on from the head can come to more than the floor.
    pub(super) fn is_hopeful(&mut self, state: &State) -> bool {
        match self.reach {
            Reach::Steps => state.left > 0 && self.horizon_is_hopeful(state),
            Reach::Goods => self.freight.as_ref().is_none_or(|freight| self.freight_is_hopeful(freight, state)),
            Reach::Express(express) => self.express_is_hopeful(express, state),
        }
    }

    fn express_is_hopeful(&mut self, express: Express, state: &State) -> bool {
        let field = self.field;
        let free = self.alive & !state.blocked;
        let next = field.beside[usize::from(state.head)] & free;
        // One stop further on the same is asked again.
        if next & next.wrapping_sub(1) == 0 {
            return next != 0;
        }
        let free = field.tolls.as_ref().map_or(free, |tolls| self.affordable(express, tolls, state, free));
        if free == 0 {
            return false;
        }
        self.blocks.string(field, state.head, free, field.tolls.is_some());
        self.blocks.chains().any(|chain| self.chain_is_hopeful(express, state, chain))
    }

    /// What the rest of the route has to add, if it can come to these stops at most.
    fn need(&self, state: &State, ahead: Nodes) -> i32 {
        self.floor - state.gained + state.paid - self.field.joins(self.visited(state) | ahead)
    }

    fn horizon_is_hopeful(&self, state: &State) -> bool {
        let field = self.field;
        let need = self.need(state, self.alive & !state.blocked);
        let exceeds = |tunnel: Tunnel, need: i32| {
            let ahead = |goal| self.horizon.ahead(field, state.head, state.before, state.left, tunnel, goal);
            let figure = field.figures[usize::from(self.start)];
            ahead(Goal::Any) > need || self.facing.is_some_and(|side| ahead(Goal::Side(side)) + figure > need)
        };
        let bonus = || field.bonus * self.count(state) as i32;
        if state.tunnel {
            return exceeds(Tunnel::Had, need - bonus());
        }
        exceeds(Tunnel::None, need) || (!field.tunnels.is_empty() && exceeds(Tunnel::Due, need - bonus()))
    }

    fn freight_is_hopeful(&self, freight: &Freight, state: &State) -> bool {
        let bonuses = freight.bonus * self.count(state) as i32 + self.most_transit;
        let need = self.need(state, self.alive & !state.blocked) - bonuses;
        freight.ahead(self.field, state.head, state.before, state.left) > need
    }

    /// Of these stops, those that a route above the floor can come to: the best of all stops, less what the way to this one
    /// costs, have to be more. What falls away makes the best of the others less, until nothing more falls.
    fn affordable(&self, express: Express, tolls: &Tolls, state: &State, mut free: Nodes) -> Nodes {
        let field = self.field;
        let transit = self.most_transit;
        loop {
            let bonus = field.bonus * self.scored_at_most(express, state, free) as i32;
            let spare = self.sum(express, state, free).all + transit - self.need(state, free);
            let has_bonus = state.tunnel || spare + bonus > tolls.to_tunnel(state.head);
            let left = free & tolls.within(state.head, if has_bonus { spare + bonus } else { spare });
            if left == free {
                return free;
            }
            free = left;
        }
    }

    /// Whether the route can come to more than the floor if it goes on along this chain and ends in its last block.
    fn chain_is_hopeful(&self, express: Express, state: &State, chain: &Chain) -> bool {
        let field = self.field;
        let ahead = chain.on | chain.places;
        if !self.has_own(state) && ahead & field.own == 0 {
            return false;
        }
        if (self.visited(state) | ahead) & field.visit == 0 {
            return false;
        }
        let need = self.need(state, chain.on | chain.places);
        let bonus = field.bonus * self.scored_at_most(express, state, chain.on | chain.places) as i32;
        if state.tunnel {
            return self.some_end_is_hopeful(express, state, chain, need - bonus, Way::Any);
        }
        self.some_end_is_hopeful(express, state, chain, need, Way::Any)
            || (!field.tunnels.is_empty() && self.some_end_is_hopeful(express, state, chain, need - bonus, Way::Tunnel))
    }

    fn some_end_is_hopeful(&self, express: Express, state: &State, chain: &Chain, need: i32, way: Way) -> bool {
        let tolls = self.field.tolls.as_ref();
        let sum = self.sum(express, state, chain.on);
        bits(chain.last & self.ends).any(|end| {
            let need = need - self.transits.get(usize::from(end)).copied().unwrap_or(0);
            let spare = self.with_end(express, sum, end) - need;
            if spare <= 0 {
                return false;
            }
            let toll = match way {
                Way::Any => tolls.map_or(0, |tolls| tolls.from(state.head)[usize::from(end)]),
                Way::Tunnel => self.toll_through_tunnel(state, chain, end),
            };
            spare > toll
                && tolls.is_none_or(|tolls| self.detours_are_hopeful(express, tolls, state, chain, (end, need, toll)))
        })
    }

    /// Whether a way from the head to this end over the best stops is worth more than is needed, if only those count that
    /// it can afford: the cheapest ways from the head to the stop and on to the end leave enough.
    fn detours_are_hopeful(
        &self,
        express: Express,
        tolls: &Tolls,
        state: &State,
        chain: &Chain,
        (end, need, toll): (Node, i32, i32),
    ) -> bool {
        let (there, on) = (tolls.from(state.head), tolls.from(end));
        let mut stops = chain.on;
        loop {
            let spare = self.with_end(express, self.sum(express, state, stops), end) - need;
            if spare <= toll {
                return false;
            }
            let too_dear = |node: &Node| there[usize::from(*node)] + on[usize::from(*node)] >= spare;
            let dear: Nodes = bits(stops).filter(too_dear).fold(0, |dear, node| dear | 1 << node);
            if dear == 0 {
                return true;
            }
            stops &= !dear;
        }
    }

    /// How many stops can be scored, if the route can come to these at most.
    fn scored_at_most(&self, express: Express, state: &State, ahead: Nodes) -> usize {
        // Of the places at the end of the line it comes to one.
        let through = ahead & self.field.through;
        let ahead = through.count_ones() as usize + usize::from(ahead != through);
        express.limit.min(self.count(state) + ahead)
    }

    /// What these stops add at most, together with those it has seen.
    fn sum(&self, express: Express, state: &State, ahead: Nodes) -> Sum {
        let count = match express.ends {
            ExpressEnds::Free => express.limit,
            // The start is counted already.
            ExpressEnds::Scored => express.limit.saturating_sub(1),
        };
        self.field.best_and_one_fewer(ahead | state.seen, count)
    }

    /// A stop on the way counts among all; a place at the end of the line comes to one fewer, unless it need not be scored.
    fn with_end(&self, express: Express, sum: Sum, end: Node) -> i32 {
        let field = self.field;
        let gain = field.gains[usize::from(end)];
        match express.ends {
            _ if field.through & (1 << end) != 0 => sum.all,
            ExpressEnds::Free => sum.all.max(sum.fewer + gain),
            ExpressEnds::Scored => sum.fewer + gain,
        }
    }

    /// What going on to an end costs at least if it has to lead through a tunnel; too much if there is none on the way.
    fn toll_through_tunnel(&self, state: &State, chain: &Chain, end: Node) -> i32 {
        let field = self.field;
        let toll = |from: Node, to: Node| field.tolls.as_ref().map_or(0, |tolls| tolls.from(from)[usize::from(to)]);
        let ahead = chain.on | chain.places;
        let mut least = -NEVER;
        for (from, step) in &field.tunnels {
            let usable = (ahead | 1 << state.head) & (1 << from) != 0
                && ahead & (1 << step.to) != 0
                && (!step.ends_there || step.to == end)
                && *from != end
                && !field.network.segments[step.segment as usize].borders.meets(&state.borders);
            if usable {
                least = least.min(toll(state.head, *from) + step.price + toll(step.to, end));
            }
        }
        least
    }
}
