//! Whole francs or guilders. Negative amounts are debts or an overdrawn bank.

use std::ops::{Add, AddAssign, Div, Mul, Neg, Sub, SubAssign};

/// An amount in the currency of the title.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct Money(pub i32);

impl Money {
    /// Nothing.
    pub const ZERO: Money = Money(0);

    /// `self` times `part` over `whole`, rounded up.
    #[must_use]
    pub const fn fraction_ceil(self, part: u8, whole: u8) -> Money {
        Money((self.0 * part as i32 + whole as i32 - 1) / whole as i32)
    }

    /// `self` times `part` over `whole`, rounded down.
    #[must_use]
    pub const fn fraction_floor(self, part: u8, whole: u8) -> Money {
        Money(self.0 * part as i32 / whole as i32)
    }

    /// With half of it on top, rounded up. A debt that nobody could ever pay back grows no further.
    #[must_use]
    pub const fn plus_half(self) -> Money {
        const MOST: i32 = 100_000_000;
        if self.0 > MOST { self } else { Money(self.0 + (self.0 + 1) / 2) }
    }
}

impl Add for Money {
    type Output = Money;
    fn add(self, other: Money) -> Money {
        Money(self.0 + other.0)
    }
}

impl Sub for Money {
    type Output = Money;
    fn sub(self, other: Money) -> Money {
        Money(self.0 - other.0)
    }
}

impl Neg for Money {
    type Output = Money;
    fn neg(self) -> Money {
        Money(-self.0)
    }
}

impl Mul<i32> for Money {
    type Output = Money;
    fn mul(self, times: i32) -> Money {
        Money(self.0 * times)
    }
}

impl Div<i32> for Money {
    type Output = Money;
    fn div(self, parts: i32) -> Money {
        Money(self.0 / parts)
    }
}

impl AddAssign for Money {
    fn add_assign(&mut self, other: Money) {
        self.0 += other.0;
    }
}

impl SubAssign for Money {
    fn sub_assign(&mut self, other: Money) {
        self.0 -= other.0;
    }
}

impl std::iter::Sum for Money {
    fn sum<I: Iterator<Item = Money>>(amounts: I) -> Money {
        amounts.fold(Money::ZERO, Add::add)
    }
}

impl std::fmt::Display for Money {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}
