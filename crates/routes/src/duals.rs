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

use board::{BorderId, BorderSet};

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
    let (mut best, mut lowest) = (problem.point.clone(), i32::MAX);
    let (mut step, mut patience) = (FULL_STEP, PATIENCE);
    for _ in 0..MAX_ITERATIONS {
        let bound = problem.evaluate();
        if bound < lowest {
            best.clone_from(&problem.point);
            (lowest, patience) = (bound, PATIENCE);
        } else {
            patience -= 1;
        }
        if patience == 0 {
            problem.point.clone_from(&best);
            (step, patience) = (step / 2, PATIENCE);
            continue;
        }
        if bound <= target || step == 0 || !problem.step((bound - target) * step / FULL_STEP) {
            break;
        }
    }
    DualSolution { prices: problem.sections.by_side(best.prices), bound: lowest }
}

/// Sections of track, each with the sides that the same routes of the pool cross.
struct Sections {
    /// Sides that some route crosses, and the section of each of them.
    crossed: BorderSet,
    of: [u32; BorderSet::MOST],
    /// The number of sides of each section.
    sides: Vec<i32>,
    /// The routes over each section, concatenated, and where those of each section end.
    routes: Vec<u32>,
    ends: Vec<usize>,
}

impl Sections {
    fn of<'p>(pool: impl Iterator<Item = &'p Path> + Clone) -> Sections {
        let crossed = pool.clone().fold(BorderSet::EMPTY, |all, path| all.union(&path.borders));
        let (of, sides, routes, ends) = ([0; BorderSet::MOST], Vec::new(), Vec::new(), Vec::new());
        let mut sections = Sections { crossed, of, sides, routes, ends };
        sections.divide(pool.clone());
        sections.list(pool);
        sections
    }

    /// One section at first; what a route crosses of a section parts from the rest of it.
    fn divide<'p>(&mut self, pool: impl Iterator<Item = &'p Path>) {
        // For each section the last route that crossed it, and what it made of its part.
        let mut parts: Vec<(usize, u32)> = vec![(usize::MAX, 0)];
        for (route, path) in pool.enumerate() {
            for border in path.borders.iter() {
                let section = self.section(border);
                if parts[section].0 != route {
                    parts[section] = (route, parts.len() as u32);
                    parts.push((usize::MAX, 0));
                }
                self.of[usize::from(border)] = parts[section].1;
            }
        }
        let mut numbers = vec![u32::MAX; parts.len()];
        for border in self.crossed.iter() {
            let number = &mut numbers[self.section(border)];
            if *number == u32::MAX {
                *number = self.sides.len() as u32;
                self.sides.push(0);
            }
            self.sides[*number as usize] += 1;
            self.of[usize::from(border)] = *number;
        }
    }

    /// Lists the routes over each section.
    fn list<'p>(&mut self, pool: impl Iterator<Item = &'p Path> + Clone) {
        let mut counts = vec![0; self.sides.len()];
        pool.clone().for_each(|path| self.over(path).iter().for_each(|section| counts[usize::from(section)] += 1));
        let begins = counts.iter().scan(0, |begin, count| Some(std::mem::replace(begin, *begin + count)));
        // Each end moves there from the beginning as the routes are filled in.
        self.ends = begins.collect();
        self.routes = vec![0; counts.iter().sum()];
        for (route, path) in pool.enumerate() {
            for section in self.over(path).iter() {
                let end = &mut self.ends[usize::from(section)];
                self.routes[*end] = route as u32;
                *end += 1;
            }
        }
    }

    /// The sections that a route of the pool runs over. They are numbered as sides are, only lower.
    fn over(&self, path: &Path) -> BorderSet {
        path.borders.iter().fold(BorderSet::EMPTY, |over, border| over.with(self.of[usize::from(border)] as BorderId))
    }

    fn routes(&self, section: usize) -> &[u32] {
        let begin = if section == 0 { 0 } else { self.ends[section - 1] };
        &self.routes[begin..self.ends[section]]
    }

    fn section(&self, border: BorderId) -> usize {
        self.of[usize::from(border)] as usize
    }

    /// The price of each section is that of all its sides together.
    fn by_section(&self, prices: &DualPrices) -> Vec<i32> {
        let mut sums = vec![0; self.sides.len()];
        self.crossed.iter().for_each(|border| sums[self.section(border)] += prices[usize::from(border)]);
        sums
    }

    /// The same the other way round: the sides of a section pay alike, and the last ones what is left over.
    fn by_side(&self, mut left: Vec<i32>) -> DualPrices {
        let (mut prices, mut sides) = (ZERO_PRICES, self.sides.clone());
        for border in self.crossed.iter() {
            let section = self.section(border);
            let price = left[section] / sides[section];
            prices[usize::from(border)] = price;
            left[section] -= price;
            sides[section] -= 1;
        }
        prices
    }
}

/// Prices of sections, and what each route of the pool earns at them.
struct Point {
    prices: Vec<i32>,
    profits: Vec<i32>,
}

impl Clone for Point {
    fn clone(&self) -> Point {
        Point { prices: self.prices.clone(), profits: self.profits.clone() }
    }

    fn clone_from(&mut self, other: &Point) {
        self.prices.clone_from(&other.prices);
        self.profits.clone_from(&other.profits);
    }
}

/// The dual problem over the pool.
struct DualProblem<'k> {
    kinds: &'k [TrainKind],
    sections: Sections,
    point: Point,
    /// How many trains use each section in the solution of the relaxed problem.
    demand: Vec<i32>,
}

impl<'k> DualProblem<'k> {
    fn of(kinds: &'k [TrainKind], prices: &DualPrices) -> DualProblem<'k> {
        let pool = kinds.iter().flat_map(|kind| &kind.pool);
        let sections = Sections::of(pool.clone());
        let profits = pool.map(|path| path.revenue - price_of(prices, &path.borders)).collect();
        let point = Point { prices: sections.by_section(prices), profits };
        let demand = vec![0; sections.sides.len()];
        DualProblem { kinds, sections, point, demand }
    }

    /// Solves the relaxed problem at the current prices: sets `demand` and returns the bound.
    fn evaluate(&mut self) -> i32 {
        self.demand.fill(0);
        let mut bound: i32 = self.point.prices.iter().sum();
        let mut profits = &self.point.profits[..];
        for kind in self.kinds {
            let (of_kind, others) = profits.split_at(kind.pool.len());
            profits = others;
            let (mut best, mut most) = (None, 0);
            for (path, profit) in kind.pool.iter().zip(of_kind) {
                if *profit > most {
                    (best, most) = (Some(path), *profit);
                }
            }
            let Some(best) = best else { continue };
            bound += most * kind.trains;
            for section in self.sections.over(best).iter() {
                self.demand[usize::from(section)] += kind.trains;
            }
        }
        bound
    }

    /// A step against the subgradient `1 - demand`, sized so that the bound would fall by `fall` if the demand stayed
    /// the same. Returns whether any price can move.
    fn step(&mut self, fall: i32) -> bool {
        let Point { prices, profits } = &mut self.point;
        let moves = |(price, demand): &(&i32, &i32)| **demand > 1 || (**demand == 0 && **price > 0);
        let moving = prices.iter().zip(&self.demand).filter(moves);
        let squared_norm: i32 = moving.map(|(_, demand)| (demand - 1) * (demand - 1)).sum();
        if squared_norm == 0 {
            return false;
        }
        let size = (fall / squared_norm).max(1);
        for (section, (price, demand)) in prices.iter_mut().zip(&self.demand).enumerate() {
            let change = (*price + size * (demand - 1)).max(0) - *price;
            if change != 0 {
                *price += change;
                self.sections.routes(section).iter().for_each(|route| profits[*route as usize] -= change);
            }
        }
        true
    }
}
