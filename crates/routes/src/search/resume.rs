//! A search that goes on from an earlier one, after a change of the board.
//!
//! Routes that meet no change earn what they did, and sets of such routes no more than the old maximum. So only sets with a
//! changed route are left: routes that visit a stop where something has changed, or where a new segment begins.

use crate::field::{EVERYWHERE, Field, Prices, UNIT};
use crate::network::Nodes;
use crate::pack::{Columns, Group, Line};
use crate::price::{self, Kind, price_of};
use crate::search::{GLANCE, Search, best_route};
use crate::{Train, score};

use board::Borders;

/// What a search knew when it ended, in terms of the network of the next one.
pub(crate) struct Memory {
    /// Amounts are in these terms.
    pub terms: crate::field::Terms,
    /// The kinds of trains: how many, the most that one earned at the prices, and the routes it looked at.
    pub kinds: Vec<Known>,
    /// The best set, by kind, and its revenue.
    pub lines: Vec<(Train, Recalled)>,
    pub floor: i32,
    pub proven: bool,
    pub prices: Prices,
}

pub(crate) struct Known {
    pub train: Train,
    pub trains: i32,
    pub top: i32,
    pub pool: Vec<Recalled>,
}

/// A route that is still there.
#[derive(Clone)]
pub(crate) struct Recalled {
    pub line: Line,
    /// Nothing has changed on it: it earns what it did.
    pub is_same: bool,
}

/// What is known of the changed routes of a kind.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Changed {
    /// The best of them has this profit.
    Best(i32),
    /// None has more than this.
    AtMost(i32),
}

impl Changed {
    fn most(self) -> i32 {
        match self {
            Changed::Best(profit) | Changed::AtMost(profit) => profit,
        }
    }
}

impl<'a> Search<'a> {
    /// Answers from what an earlier search knew; something has changed at these stops.
    pub fn run_from(&mut self, memory: &Memory, changed: Nodes) {
        if memory.terms != self.terms {
            return self.run();
        }
        self.recall(memory);
        let known = memory.kinds.iter().map(|known| (known.train, known.trains));
        let has_same_trains = known.eq(self.trains.iter().copied().zip(self.kinds.iter().map(|kind| kind.trains)));
        if memory.proven && has_same_trains && self.floor >= memory.floor {
            self.seek_changed(memory, changed);
        } else if self.is_open() {
            self.ask_all(&memory.prices);
            self.bargain(&memory.prices);
            self.exhaust();
        }
    }

    fn recall(&mut self, memory: &Memory) {
        for kind in 0..self.trains.len() {
            let (train, trains) = (self.trains[kind], self.rows[kind].len() as i32);
            let known = memory.kinds.iter().find(|known| known.train == train);
            let pool = known.map(|known| known.pool.iter().filter_map(|line| self.valued(train, line)).collect());
            self.kinds.push(Kind { trains, pool: pool.unwrap_or_default() });
            let most = Field::new(self.network, self.terms, train, &Borders::EMPTY, &crate::field::FREE).most();
            self.tops.push(most);
            self.bound += most * trains;
        }
        for (train, line) in &memory.lines {
            let kind = self.trains.iter().position(|known| known == train);
            if let Some(kind) = kind.filter(|kind| self.running(*kind) < self.rows[*kind].len()) {
                self.lines.extend(self.valued(*train, line).map(|line| (kind, line)));
            }
        }
        self.one_after_the_other();
    }

    /// The route with what it earns now; `None` if it is not legal any more.
    fn valued(&self, train: Train, recalled: &Recalled) -> Option<Line> {
        let line = &recalled.line;
        if recalled.is_same {
            return Some(line.clone());
        }
        let route = self.network.route(&self.survey.track, line.start, &line.segments);
        let score = score(self.survey, train, &route).ok()?;
        let mine = self.terms.mine_unit.map_or(0, |unit| score.mine_income as i32 / i32::from(unit));
        Some(Line { revenue: score.revenue as i32 * UNIT + mine, ..line.clone() })
    }

    /// Looks for better sets that have a changed route.
    fn seek_changed(&mut self, memory: &Memory, changed: Nodes) {
        self.prices = memory.prices;
        let tops: Vec<i32> = memory.kinds.iter().map(|known| known.top).collect();
        let Some(found) = self.ask_changed(&tops, changed) else { return };
        self.tops = tops.iter().zip(&found).map(|(top, changed)| changed.most().max(*top)).collect();
        self.bound = self.bound_at_prices();
        let needs = |search: &Search<'_>, kind: usize| search.floor + search.grain - (search.bound - search.tops[kind]);
        let open: Vec<usize> = (0..found.len()).filter(|kind| found[*kind].most() >= needs(self, *kind)).collect();
        let gap = price::total(&memory.prices) + memory.kinds.iter().map(|known| known.top * known.trains).sum::<i32>();
        match open[..] {
            [] => self.bound = self.floor,
            // The prices fit as well as they did.
            [kind] if self.bound - self.floor <= gap - memory.floor => {
                self.exhaust_changed(kind, found[kind].most(), changed);
            }
            _ => {
                let prices = self.prices;
                self.bargain(&prices);
                self.exhaust();
            }
        }
    }

    fn bound_at_prices(&self) -> i32 {
        let tops = self.kinds.iter().zip(&self.tops).map(|(kind, top)| kind.trains * top);
        price::total(&self.prices) + tops.sum::<i32>()
    }

    /// The best changed route of each kind, as far as a better set can hold one; `None` if the steps did not suffice. `tops`
    /// is what the others earn.
    fn ask_changed(&mut self, tops: &[i32], changed: Nodes) -> Option<Vec<Changed>> {
        let mut found: Vec<Changed> = vec![Changed::AtMost(i32::MAX); tops.len()];
        loop {
            let mut is_settled = true;
            for kind in 0..tops.len() {
                // What is not known yet does not help the others: if it turns out to, they are asked again.
                let most = |row: usize| match found[row] {
                    Changed::AtMost(i32::MAX) => tops[row],
                    known => known.most().max(tops[row]),
                };
                let others: i32 =
                    (0..tops.len()).map(|row| most(row) * self.kinds[row].trains).sum::<i32>() - most(kind);
                let floor = self.floor + self.grain - 1 - others - price::total(&self.prices);
                if matches!(found[kind], Changed::AtMost(known) if known > floor) {
                    found[kind] = self.ask_for_changed(kind, floor, changed);
                    is_settled = false;
                }
                if self.purse.is_empty() {
                    return None;
                }
            }
            if is_settled {
                return Some(found);
            }
            let prices = self.prices;
            let columns: Vec<Columns> = self.kinds.iter().map(|kind| Columns::of_pool(&kind.pool, &prices)).collect();
            self.pack(&columns, &prices, self.floor, GLANCE);
        }
    }

    fn ask_for_changed(&mut self, kind: usize, floor: i32, changed: Nodes) -> Changed {
        let field = Field::new(self.network, self.terms, self.trains[kind], &Borders::EMPTY, &self.prices);
        let mut lines = best_route(&field.visiting(changed), &mut self.purse, floor);
        let best = lines.last().map(|line| line.revenue - price_of(&self.prices, &line.borders));
        self.kinds[kind].pool.append(&mut lines);
        best.map_or(Changed::AtMost(floor), Changed::Best)
    }

    /// Tries all sets in which a train of this kind runs a changed route; the best of these has the profit `most`.
    fn exhaust_changed(&mut self, kind: usize, most: i32, changed: Nodes) {
        let bound = self.bound - self.tops[kind] + most;
        let goal = self.floor + self.grain;
        let changed = self.columns_above(kind, goal - 1 - (bound - most), changed);
        let mut all: Vec<(usize, usize, Columns)> = vec![(kind, 1, changed)];
        for other in 0..self.kinds.len() {
            let trains = self.rows[other].len() - usize::from(other == kind);
            if trains > 0 {
                let columns = self.columns_above(other, goal - 1 - (bound - self.tops[other]), EVERYWHERE);
                all.push((other, trains, columns));
            }
        }
        all.sort_by_key(|(_, _, columns)| std::cmp::Reverse(columns.rows.len()));
        let groups = all.iter().map(|(_, trains, columns)| Group { trains: *trains, columns }).collect();
        let kinds: Vec<usize> = all.iter().map(|(kind, ..)| *kind).collect();
        let prices = self.prices;
        if self.pack_groups(groups, &kinds, &prices, self.floor, u64::MAX) {
            self.bound = self.floor;
        }
    }
}
