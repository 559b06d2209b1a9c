//! Prices on sides: what the trains of a company would pay each other for track that several of them want.
//!
//! With any prices, no set of routes earns more than all prices together plus what each train alone can earn after
//! paying for its sides: every side is used by one route at most, so a set pays each price once at most. Good prices
//! bring this bound down close to the maximum (Lagrangian relaxation of the rule that no two routes share track). They
//! are sought by subgradient steps over a pool of known routes.

use board::Borders;

use crate::field::Prices;
use crate::pack::Line;

/// Trains of one kind, and the routes known for them.
pub struct Kind {
    pub trains: i32,
    pub pool: Vec<Line>,
}

/// The best prices found, and the bound that they give if there are no other routes than those of the pool.
pub struct Settled {
    pub prices: Prices,
    pub bound: i32,
}

const STEPS: usize = 200;
/// Steps without a better bound before they get smaller.
const PATIENCE: usize = 10;
/// The first step goes all the way to where the bound would meet the target, in so many parts.
const WHOLE: i32 = 64;

pub fn price_of(prices: &Prices, borders: &Borders) -> i32 {
    borders.iter().map(|border| prices[usize::from(border)]).sum()
}

pub fn total(prices: &Prices) -> i32 {
    prices.iter().sum()
}

/// What the best of the pool earns at these prices; 0 if staying idle is better.
pub fn best_profit(kind: &Kind, prices: &Prices) -> i32 {
    kind.pool.iter().map(|line| line.revenue - price_of(prices, &line.borders)).fold(0, i32::max)
}

/// Moves the prices so that the pool's bound comes down towards the target.
pub fn settle(kinds: &[Kind], prices: &Prices, target: i32) -> Settled {
    let mut market = Market::of(kinds, prices);
    let (mut best, mut lowest) = (market.prices.clone(), i32::MAX);
    let (mut share, mut patience) = (WHOLE, PATIENCE);
    for _ in 0..STEPS {
        let bound = market.ask();
        if bound < lowest {
            best.clone_from(&market.prices);
            (lowest, patience) = (bound, PATIENCE);
        } else {
            patience -= 1;
        }
        if patience == 0 {
            market.prices.clone_from(&best);
            (share, patience) = (share / 2, PATIENCE);
            continue;
        }
        if bound <= target || share == 0 || !market.step((bound - target) * share / WHOLE) {
            break;
        }
    }
    let mut prices = [0; Borders::MOST];
    for (border, price) in market.borders.iter().zip(best) {
        prices[*border] = price;
    }
    Settled { prices, bound: lowest }
}

/// The sides that the pool's routes cross, numbered anew: few of all.
struct Market<'k> {
    kinds: &'k [Kind],
    borders: Vec<usize>,
    prices: Vec<i32>,
    /// How many trains want each side.
    wanted: Vec<i32>,
    /// For all routes, one after the other: their sides, and where these end.
    sides: Vec<u16>,
    ends: Vec<u32>,
}

impl<'k> Market<'k> {
    fn of(kinds: &'k [Kind], prices: &Prices) -> Market<'k> {
        let lines = || kinds.iter().flat_map(|kind| &kind.pool);
        let all = lines().fold(Borders::EMPTY, |all, line| all.union(&line.borders));
        let borders: Vec<usize> = all.iter().map(usize::from).collect();
        let mut rows = [0; Borders::MOST];
        for (row, border) in borders.iter().enumerate() {
            rows[*border] = row as u16;
        }
        let (mut sides, mut ends) = (Vec::new(), Vec::new());
        for line in lines() {
            sides.extend(line.borders.iter().map(|border| rows[usize::from(border)]));
            ends.push(sides.len() as u32);
        }
        let prices = borders.iter().map(|border| prices[*border]).collect();
        let wanted = vec![0; borders.len()];
        Market { kinds, borders, prices, wanted, sides, ends }
    }

    /// Asks every train what it wants; tells the bound.
    fn ask(&mut self) -> i32 {
        self.wanted.fill(0);
        let mut bound: i32 = self.prices.iter().sum();
        let mut route = 0;
        for kind in self.kinds {
            let (mut best, mut profit) = (None, 0);
            for line in &kind.pool {
                let paid: i32 = self.route(route).iter().map(|side| self.prices[usize::from(*side)]).sum();
                if line.revenue - paid > profit {
                    (best, profit) = (Some(route), line.revenue - paid);
                }
                route += 1;
            }
            let Some(best) = best else { continue };
            bound += profit * kind.trains;
            for at in self.range(best) {
                self.wanted[usize::from(self.sides[at])] += kind.trains;
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

    /// Raises the prices of what several trains want and lowers those of what nobody wants, so that the bound would fall
    /// by this much if the trains went on wanting the same. Tells whether anything moved.
    fn step(&mut self, fall: i32) -> bool {
        let moves = |(price, wanted): &(&i32, &i32)| **wanted > 1 || (**wanted == 0 && **price > 0);
        let moving = self.prices.iter().zip(&self.wanted).filter(moves);
        let steepness: i32 = moving.map(|(_, wanted)| (wanted - 1) * (wanted - 1)).sum();
        if steepness == 0 {
            return false;
        }
        let size = (fall / steepness).max(1);
        for (price, wanted) in self.prices.iter_mut().zip(&self.wanted) {
            *price = (*price + size * (wanted - 1)).max(0);
        }
        true
    }
}
