//! Ratings from places: Weng and Lin's Bayesian approximation, Bradley–Terry with full pairs, for tables of any size.

/// How strong a bot is, and how sure that is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    pub strength: f64,
    pub doubt: f64,
}

impl Default for Rating {
    fn default() -> Rating {
        Rating { strength: 25.0, doubt: 25.0 / 3.0 }
    }
}

/// How far luck reaches in one game.
const LUCK: f64 = 25.0 / 6.0;
/// No game leaves less than this part of the doubt.
const LEAST: f64 = 1e-4;

/// After a game: each one's rating before it and place in it, equal places for equals.
pub fn after(seats: &[(Rating, usize)]) -> Vec<Rating> {
    seats.iter().enumerate().map(|(seat, _)| one_after(seats, seat)).collect()
}

fn one_after(seats: &[(Rating, usize)], seat: usize) -> Rating {
    let (own, place) = seats[seat];
    let variance = own.doubt * own.doubt;
    let (mut shift, mut information) = (0.0, 0.0);
    for (_, (other, their_place)) in seats.iter().enumerate().filter(|(row, _)| *row != seat) {
        let spread = (variance + other.doubt * other.doubt + 2.0 * LUCK * LUCK).sqrt();
        let expected = 1.0 / (1.0 + ((other.strength - own.strength) / spread).exp());
        let scored = match place.cmp(their_place) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        };
        shift += variance / spread * (scored - expected);
        let sureness = own.doubt / spread;
        information += sureness * variance / (spread * spread) * expected * (1.0 - expected);
    }
    Rating { strength: own.strength + shift, doubt: own.doubt * (1.0 - information).max(LEAST).sqrt() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_beginners_part_as_in_the_paper() {
        let beginner = Rating::default();
        let after = after(&[(beginner, 1), (beginner, 2)]);
        // Weng and Lin's algorithm 1, by hand: c² = 2(σ² + β²), δ = σ²/c · ½, η = σ/c · (σ/c)² · ¼.
        let spread = (2.0 * (beginner.doubt * beginner.doubt + LUCK * LUCK)).sqrt();
        let shift = beginner.doubt * beginner.doubt / spread * 0.5;
        assert!((after[0].strength - (25.0 + shift)).abs() < 1e-9);
        assert!((after[1].strength - (25.0 - shift)).abs() < 1e-9);
        assert!(after[0].doubt < beginner.doubt && after[0].doubt > 8.0);
    }

    #[test]
    fn equals_stay_equal_and_the_winner_rises_above_all() {
        let beginner = Rating::default();
        let drawn = after(&[(beginner, 1), (beginner, 1)]);
        assert_eq!(drawn[0].strength, 25.0);
        let four = after(&[(beginner, 3), (beginner, 1), (beginner, 4), (beginner, 2)]);
        let order = [1, 3, 0, 2].map(|seat: usize| four[seat].strength);
        assert!(order.is_sorted_by(|one, other| one > other), "{order:?}");
    }
}
