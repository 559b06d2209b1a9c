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

/// The best of the pool at these prices: its row and profit; `None` if staying idle is better.
pub fn favourite(kind: &Kind, prices: &Prices) -> Option<(usize, i32)> {
    let profits = kind.pool.iter().map(|line| line.revenue - price_of(prices, &line.borders));
    profits.enumerate().max_by_key(|(row, profit)| (*profit, std::cmp::Reverse(*row))).filter(|(_, profit)| *profit > 0)
}

/// Moves the prices so that the pool's bound comes down towards the target.
pub fn settle(kinds: &[Kind], prices: &Prices, target: i32) -> Settled {
    let mut now = *prices;
    let mut best = Settled { prices: now, bound: i32::MAX };
    let (mut share, mut patience) = (WHOLE, PATIENCE);
    for _ in 0..STEPS {
        let (bound, wanted) = demand(kinds, &now);
        if bound < best.bound {
            (best, patience) = (Settled { prices: now, bound }, PATIENCE);
        } else {
            patience -= 1;
        }
        if patience == 0 {
            (now, share, patience) = (best.prices, share / 2, PATIENCE);
            continue;
        }
        if bound <= target || share == 0 || !step(&mut now, &wanted, (bound - target) * share / WHOLE) {
            break;
        }
    }
    best
}

/// The pool's bound at these prices, and how many trains want each side.
fn demand(kinds: &[Kind], prices: &Prices) -> (i32, [i32; Borders::MOST]) {
    let mut wanted = [0; Borders::MOST];
    let mut bound = total(prices);
    for kind in kinds {
        let Some((row, profit)) = favourite(kind, prices) else { continue };
        bound += profit * kind.trains;
        for border in kind.pool[row].borders.iter() {
            wanted[usize::from(border)] += kind.trains;
        }
    }
    (bound, wanted)
}

/// Raises the prices of what several trains want and lowers those of what nobody wants, so that the bound would fall by
/// this much if the trains went on wanting the same. Tells whether anything moved.
fn step(prices: &mut Prices, wanted: &[i32; Borders::MOST], fall: i32) -> bool {
    let moves = |(price, wanted): &(&i32, &i32)| **wanted > 1 || (**wanted == 0 && **price > 0);
    let steepness: i32 = prices.iter().zip(wanted).filter(moves).map(|(_, wanted)| (wanted - 1) * (wanted - 1)).sum();
    if steepness == 0 {
        return false;
    }
    let size = (fall / steepness).max(1);
    for (price, wanted) in prices.iter_mut().zip(wanted) {
        *price = (*price + size * (wanted - 1)).max(0);
    }
    true
}
