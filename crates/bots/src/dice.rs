//! A small generator of numbers: the same ones on every machine.

use game::Money;

const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

/// SplitMix: neighbouring seeds give unlike numbers.
pub const fn mix(seed: u64) -> u64 {
    let mut mixed = seed.wrapping_add(STEP);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

/// What the dice of a seat begin with, in the game of this seed.
pub const fn seed_of_seat(game: u64, seat: usize) -> u64 {
    mix(game.wrapping_mul(8).wrapping_add(seat as u64))
}

/// A small seeded generator: the same seed rolls the same numbers on every machine.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Dice of this seed.
    pub fn new(seed: u64) -> Dice {
        Dice(seed ^ STEP)
    }

    /// The next number.
    pub fn roll(&mut self) -> u64 {
        let rolled = mix(self.0);
        self.0 = self.0.wrapping_add(STEP);
        rolled
    }

    /// A number below `sides`.
    pub fn below(&mut self, sides: usize) -> usize {
        (self.roll() % sides.max(1) as u64) as usize
    }

    /// Mostly close to the lower end: auctions would end in one bid otherwise.
    pub fn between(&mut self, low: Money, high: Money) -> Money {
        let span = (high.0 - low.0 + 1).max(1) as usize;
        let step = if self.below(4) == 0 { self.below(span) } else { self.below(span.min(20)) };
        Money(low.0 + step as i32)
    }
}
