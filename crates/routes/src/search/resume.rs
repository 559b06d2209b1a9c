//! Warm start: a search that reuses the columns, prices and proof of an earlier one after a change of the board.
//!
//! Routes that meet no change earn what they did, and sets of only such routes earn at most the old maximum. So only
//! sets with a changed route have to be searched, one that visits a stop where something changed or a new segment
//! begins.

use crate::duals::{self, DualPrices, TrainKind, price_of};
use crate::graph::{ANY_STOP, FRANC, Objective};
use crate::network::Nodes;
use crate::pack::{Columns, Group, Path};
use crate::search::{QUICK_PACK_NODES, Search};
use crate::{Train, score};

/// What an earlier search knew when it ended.
pub(crate) struct WarmStart {
    pub objective: Objective,
    pub kinds: Vec<KnownKind>,
    /// The best set, by kind of train, and its revenue.
    pub incumbent: Vec<(Train, CarriedPath)>,
    pub floor: i32,
    pub proven: bool,
    pub prices: DualPrices,
}

/// What was known of one kind of train.
pub(crate) struct KnownKind {
    pub train: Train,
    pub trains: i32,
    /// The largest profit of one train at the dual prices.
    pub max_profit: i32,
    pub pool: Vec<CarriedPath>,
}

/// A known route whose track still exists, as a path in the new network.
#[derive(Clone)]
pub(crate) struct CarriedPath {
    pub path: Path,
    /// Nothing on it has changed, so it earns what it did.
    pub is_same: bool,
}

/// What is known about the changed routes of one kind.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Changed {
    /// The best one has this profit.
    Best(i32),
    /// None has a larger profit.
    AtMost(i32),
}

impl Changed {
    fn upper_bound(self) -> i32 {
        match self {
            Changed::Best(profit) | Changed::AtMost(profit) => profit,
        }
    }
}

impl<'a> Search<'a> {
    /// Runs the search from a warm start; `changed` are the stops where something has changed.
    pub fn run_from(&mut self, warm_start: &WarmStart, changed: Nodes) {
        if warm_start.objective != self.objective {
            return self.run_by_prices();
        }
        self.load(warm_start);
        let known = warm_start.kinds.iter().map(|known| (known.train, known.trains));
        let has_same_trains = known.eq(self.trains.iter().copied().zip(self.kinds.iter().map(|kind| kind.trains)));
        if warm_start.proven && has_same_trains && self.floor >= warm_start.floor {
            self.search_changed(warm_start, changed);
        } else if self.has_gap() {
            self.generate_columns(&warm_start.prices);
            self.tighten_duals(&warm_start.prices);
            self.enumerate_within_gap();
        }
    }

    fn load(&mut self, warm_start: &WarmStart) {
        for kind in 0..self.trains.len() {
            let (train, trains) = (self.trains[kind], self.rows[kind].len() as i32);
            let known = warm_start.kinds.iter().find(|known| known.train == train);
            let pool = known.map(|known| known.pool.iter().filter_map(|path| self.revalued(train, path)).collect());
            self.kinds.push(TrainKind { trains, pool: pool.unwrap_or_default() });
            self.add_graph(kind);
            let most = self.graphs[kind].0.upper_bound();
            self.max_profits.push(most);
            self.bound += most * trains;
        }
        for (train, path) in &warm_start.incumbent {
            let kind = self.trains.iter().position(|known| known == train);
            if let Some(kind) = kind.filter(|kind| self.running(*kind) < self.rows[*kind].len()) {
                self.incumbent.extend(self.revalued(*train, path).map(|path| (kind, path)));
            }
        }
        self.greedy_incumbent();
    }

    /// The route with its present revenue; `None` if it is no longer legal.
    fn revalued(&self, train: Train, carried: &CarriedPath) -> Option<Path> {
        let path = &carried.path;
        if carried.is_same {
            return Some(path.clone());
        }
        let route = self.network.route(&self.survey.track, path.start, &path.segments);
        let score = score(self.survey, train, &route).ok()?;
        let mine = self.objective.mine_unit.map_or(0, |unit| score.mine_income as i32 / i32::from(unit));
        Some(Path { revenue: score.revenue as i32 * FRANC + mine, ..path.clone() })
    }

    /// Searches only sets that contain a changed route.
    fn search_changed(&mut self, warm_start: &WarmStart, changed: Nodes) {
        self.prices = warm_start.prices;
        let max_profits: Vec<i32> = warm_start.kinds.iter().map(|known| known.max_profit).collect();
        let Some(found) = self.price_changed(&max_profits, changed) else { return };
        let either = |(unchanged, changed): (&i32, &Changed)| changed.upper_bound().max(*unchanged);
        self.max_profits = max_profits.iter().zip(&found).map(either).collect();
        self.bound = self.bound_at_prices();
        let required = |kind: usize| self.floor + self.granularity - (self.bound - self.max_profits[kind]);
        let open: Vec<usize> = (0..found.len()).filter(|kind| found[*kind].upper_bound() >= required(*kind)).collect();
        let old_profits = warm_start.kinds.iter().map(|known| known.max_profit * known.trains);
        let old_bound = duals::total(&warm_start.prices) + old_profits.sum::<i32>();
        match open[..] {
            [] => self.bound = self.floor,
            // The gap is no wider than before, so the old prices are still good enough.
            [kind] if self.bound - self.floor <= old_bound - warm_start.floor => {
                self.enumerate_changed(kind, found[kind].upper_bound(), changed);
            }
            _ => {
                let prices = self.prices;
                self.tighten_duals(&prices);
                self.enumerate_within_gap();
            }
        }
    }

    fn bound_at_prices(&self) -> i32 {
        let max_profits = self.kinds.iter().zip(&self.max_profits).map(|(kind, max_profit)| kind.trains * max_profit);
        duals::total(&self.prices) + max_profits.sum::<i32>()
    }

    /// The best changed route of each kind, as far as a better set can contain one; `None` if the budget ran out.
    /// `max_profits` are the largest profits of unchanged routes.
    fn price_changed(&mut self, max_profits: &[i32], changed: Nodes) -> Option<Vec<Changed>> {
        let mut found: Vec<Changed> = vec![Changed::AtMost(i32::MAX); max_profits.len()];
        loop {
            let mut is_settled = true;
            for kind in 0..max_profits.len() {
                // Kinds that have not been priced count with their unchanged routes. If they turn out better, the loop
                // runs again.
                let most = |row: usize| match found[row] {
                    Changed::AtMost(i32::MAX) => max_profits[row],
                    known => known.upper_bound().max(max_profits[row]),
                };
                let others: i32 =
                    (0..max_profits.len()).map(|row| most(row) * self.kinds[row].trains).sum::<i32>() - most(kind);
                let floor = self.floor + self.granularity - 1 - others - duals::total(&self.prices);
                if matches!(found[kind], Changed::AtMost(known) if known > floor) {
                    found[kind] = self.price_changed_of(kind, floor, changed);
                    is_settled = false;
                }
                if self.budget.is_exhausted() {
                    return None;
                }
            }
            if is_settled {
                return Some(found);
            }
            let prices = self.prices;
            let columns: Vec<Columns> = self.kinds.iter().map(|kind| Columns::of_pool(&kind.pool, &prices)).collect();
            self.pack(&columns, &prices, self.floor, QUICK_PACK_NODES);
        }
    }

    fn price_changed_of(&mut self, kind: usize, floor: i32, changed: Nodes) -> Changed {
        let prices = self.prices;
        let mut paths = self.improving_routes_of(kind, &prices, changed, floor);
        let best = paths.last().map(|path| path.revenue - price_of(&self.prices, &path.borders));
        self.kinds[kind].pool.append(&mut paths);
        best.map_or(Changed::AtMost(floor), Changed::Best)
    }

    /// Enumerates and packs all sets in which a train of this kind runs a changed route; `max_profit` is the profit of
    /// the best of these routes.
    fn enumerate_changed(&mut self, kind: usize, max_profit: i32, changed: Nodes) {
        let bound = self.bound - self.max_profits[kind] + max_profit;
        let goal = self.floor + self.granularity;
        let changed = self.columns_above(kind, goal - 1 - (bound - max_profit), changed);
        let mut all: Vec<(usize, usize, Columns)> = vec![(kind, 1, changed)];
        for other in 0..self.kinds.len() {
            let trains = self.rows[other].len() - usize::from(other == kind);
            if trains > 0 {
                let columns = self.columns_above(other, goal - 1 - (bound - self.max_profits[other]), ANY_STOP);
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
