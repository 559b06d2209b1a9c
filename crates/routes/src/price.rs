//! Prices on sides: what the trains of a company would pay each other for track that several of them want.
//!
//! With any prices, no set of routes earns more than all prices together plus what each train alone can earn after
//! paying for its sides: a set that uses a side pays its price once at most. Good prices bring this bound down close to
//! the maximum (Lagrangian relaxation of the rule that no two routes share track). They are sought by subgradient steps
//! over a pool of known routes; then every train is asked for a better route at these prices, until none has one.

use board::Borders;

use crate::field::Prices;
use crate::pack::Line;

/// Trains of one kind, and the routes known for them.
pub struct Kind {
    pub trains: i32,
    pub pool: Vec<Line>,
}

pub fn price_of(prices: &Prices, borders: &Borders) -> i32 {
    let mut sum = 0;
    for (word, bits) in borders.0.iter().enumerate() {
        let mut bits = *bits;
        while bits != 0 {
            sum += prices[word * 64 + bits.trailing_zeros() as usize];
            bits &= bits - 1;
        }
    }
    sum
}

pub fn total(prices: &Prices) -> i32 {
    prices.iter().sum()
}

/// The best of the pool at these prices: its row and profit; `None` if idling is better.
pub fn favourite(kind: &Kind, prices: &Prices) -> Option<(usize, i32)> {
    let profits = kind.pool.iter().enumerate().map(|(row, line)| (row, line.revenue - price_of(prices, &line.borders)));
    profits.max_by_key(|(row, profit)| (*profit, std::cmp::Reverse(*row))).filter(|(_, profit)| *profit > 0)
}

/// Moves the prices so that the pool's bound comes down towards `target`. Returns the best prices met.
pub fn settle(kinds: &[Kind], prices: &Prices, target: i32, steps: usize) -> (Prices, i32) {
    let mut now = *prices;
    let (mut best, mut lowest) = (*prices, i32::MAX);
    let mut share = 64;
    let mut idle = 0;
    for _ in 0..steps {
        let mut wanted = [0i32; Borders::MOST];
        let mut bound = total(&now);
        for kind in kinds {
            let Some((row, profit)) = favourite(kind, &now) else { continue };
            bound += profit * kind.trains;
            for (word, bits) in kind.pool[row].borders.0.iter().enumerate() {
                let mut bits = *bits;
                while bits != 0 {
                    wanted[word * 64 + bits.trailing_zeros() as usize] += kind.trains;
                    bits &= bits - 1;
                }
            }
        }
        if bound < lowest {
            (best, lowest) = (now, bound);
            idle = 0;
        } else {
            idle += 1;
            if idle == 10 {
                (now, share, idle) = (best, share / 2, 0);
                if share == 0 {
                    break;
                }
                continue;
            }
        }
        if bound <= target {
            break;
        }
        let slope = |border: usize| wanted[border] - 1;
        let moves = |border: &usize| slope(*border) > 0 || (slope(*border) < 0 && now[*border] > 0);
        let norm: i32 = (0..Borders::MOST).filter(moves).map(|border| slope(border) * slope(border)).sum();
        if norm == 0 {
            break;
        }
        let step = ((bound - target) * share / 64 / norm).max(1);
        for border in 0..Borders::MOST {
            now[border] = (now[border] + step * slope(border)).max(0);
        }
    }
    (best, lowest)
}
