//! Lagrangian bound: dual prices on hex sides, improved by subgradient steps over a pool of known routes.
//!
//! Relaxing the rule that no two routes share track, with a price on every side, gives for any prices p >= 0
//!
//! ```text
//! revenue of any set of routes  <=  sum of all p  +  sum over trains of max(0, best revenue - p on its sides)
//! ```
//!
//! because each side is used by at most one route of a set, so a set pays each price at most once. Good prices bring
//! the right side close to the maximum.

use board::BorderSet;

use crate::pack::Path;

/// The price of crossing each side.
pub type DualPrices = [i32; BorderSet::MOST];

pub const ZERO_PRICES: DualPrices = [0; BorderSet::MOST];

/// Trains of one kind, and the pool of routes known for them.
pub struct TrainKind {
    pub trains: i32,
    pub pool: Vec<Path>,
}

/// The best prices found, and the bound that they would give if the pool held all routes.
pub struct DualSolution {
    pub prices: DualPrices,
    pub bound: i32,
}

const MAX_ITERATIONS: usize = 200;
/// Iterations without a better bound before the step size is halved.
const PATIENCE: usize = 10;
/// Step sizes are counted in 64ths of a Polyak step, which would take the bound all the way down to the target.
const FULL_STEP: i32 = 64;

pub fn price_of(prices: &DualPrices, borders: &BorderSet) -> i32 {
    borders.iter().map(|border| prices[usize::from(border)]).sum()
}

pub fn total(prices: &DualPrices) -> i32 {
    prices.iter().sum()
}

/// The best profit of a pool at these prices; 0 if staying idle is better.
pub fn best_profit(kind: &TrainKind, prices: &DualPrices) -> i32 {
    kind.pool.iter().map(|path| path.revenue - price_of(prices, &path.borders)).fold(0, i32::max)
}

/// Improves the prices until the bound of the pool reaches the target or stalls.
pub fn minimize_bound(kinds: &[TrainKind], prices: &DualPrices, target: i32) -> DualSolution {
    let mut problem = DualProblem::of(kinds, prices);
    let (mut best, mut lowest) = (problem.prices.clone(), i32::MAX);
    let (mut step, mut patience) = (FULL_STEP, PATIENCE);
    for _ in 0..MAX_ITERATIONS {
        let bound = problem.evaluate();
        if bound < lowest {
            best.clone_from(&problem.prices);
            (lowest, patience) = (bound, PATIENCE);
        } else {
            patience -= 1;
        }
        if patience == 0 {
            problem.prices.clone_from(&best);
            (step, patience) = (step / 2, PATIENCE);
            continue;
        }
        if bound <= target || step == 0 || !problem.step((bound - target) * step / FULL_STEP) {
            break;
        }
    }
    let mut prices = [0; BorderSet::MOST];
    for (border, price) in problem.borders.iter().zip(best) {
        prices[*border] = price;
    }
    DualSolution { prices, bound: lowest }
}

/// The dual problem over the pool, with the few sides that its routes cross renumbered.
struct DualProblem<'k> {
    kinds: &'k [TrainKind],
    borders: Vec<usize>,
    prices: Vec<i32>,
    /// How many trains use each side in the solution of the relaxed problem.
    demand: Vec<i32>,
    /// The sides of all routes, concatenated, and where each route's sides end.
    sides: Vec<u16>,
    ends: Vec<u32>,
}

impl<'k> DualProblem<'k> {
    fn of(kinds: &'k [TrainKind], prices: &DualPrices) -> DualProblem<'k> {
        let paths = || kinds.iter().flat_map(|kind| &kind.pool);
        let all = paths().fold(BorderSet::EMPTY, |all, path| all.union(&path.borders));
        let borders: Vec<usize> = all.iter().map(usize::from).collect();
        let mut rows = [0; BorderSet::MOST];
        for (row, border) in borders.iter().enumerate() {
            rows[*border] = row as u16;
        }
        let (mut sides, mut ends) = (Vec::new(), Vec::new());
        for path in paths() {
            sides.extend(path.borders.iter().map(|border| rows[usize::from(border)]));
            ends.push(sides.len() as u32);
        }
        let prices = borders.iter().map(|border| prices[*border]).collect();
        let demand = vec![0; borders.len()];
        DualProblem { kinds, borders, prices, demand, sides, ends }
    }

    /// Solves the relaxed problem at the current prices: sets `demand` and returns the bound.
    fn evaluate(&mut self) -> i32 {
        self.demand.fill(0);
        let mut bound: i32 = self.prices.iter().sum();
        let mut route = 0;
        for kind in self.kinds {
            let (mut best, mut profit) = (None, 0);
            for path in &kind.pool {
                let paid: i32 = self.route(route).iter().map(|side| self.prices[usize::from(*side)]).sum();
                if path.revenue - paid > profit {
                    (best, profit) = (Some(route), path.revenue - paid);
                }
                route += 1;
            }
            let Some(best) = best else { continue };
            bound += profit * kind.trains;
            for at in self.range(best) {
                self.demand[usize::from(self.sides[at])] += kind.trains;
            }
        }
        bound
    }

    fn range(&self, route: usize) -> std::ops::Range<usize> {
        let first = if route == 0 { 0 } else { self.ends[route - 1] };
        first as usize..self.ends[route] as usize
    }

    fn route(&self, route: usize) -> &[u16] {
        &self.sides[self.range(route)]
    }

    /// A step against the subgradient `1 - demand`, sized so that the bound would fall by `fall` if the demand stayed
    /// the same. Returns whether any price can move.
    fn step(&mut self, fall: i32) -> bool {
        let moves = |(price, demand): &(&i32, &i32)| **demand > 1 || (**demand == 0 && **price > 0);
        let moving = self.prices.iter().zip(&self.demand).filter(moves);
        let squared_norm: i32 = moving.map(|(_, demand)| (demand - 1) * (demand - 1)).sum();
        if squared_norm == 0 {
            return false;
        }
        let size = (fall / squared_norm).max(1);
        for (price, demand) in self.prices.iter_mut().zip(&self.demand) {
            *price = (*price + size * (demand - 1)).max(0);
        }
        true
    }
}
