//! How much a planner cares for what: characters differ in nothing else.

use crate::Character;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// What the others lose counts as gained, by this part of their mean.
    pub rivalry: f64,
    /// A stop that comes nearer, beside one franc of revenue.
    pub outreach: f64,
    /// A step towards a destination.
    pub destination: f64,
    /// On top of what a sale is worth, a franc.
    pub selling: f64,
    /// A new type of train: what it takes from the others counts this much more.
    pub rush: f64,
    /// What a director may have to pay counts this much more.
    pub caution: f64,
    /// What a private may cost beyond its value.
    pub bidding: f64,
}

impl Weights {
    pub const fn of(character: Character) -> Weights {
        const NEUTRAL: Weights = Weights {
            rivalry: 0.25,
            outreach: 0.15,
            destination: 1.0,
            selling: 0.0,
            rush: 0.0,
            caution: 1.0,
            bidding: 1.0,
        };
        match character {
            Character::Neutral => NEUTRAL,
            Character::Builder => Weights { rivalry: 0.1, outreach: 0.25, destination: 1.3, ..NEUTRAL },
            Character::Trader => Weights { selling: 0.03, outreach: 0.12, bidding: 0.9, ..NEUTRAL },
            Character::Rusher => Weights { rush: 40.0, rivalry: 0.3, ..NEUTRAL },
            Character::Cautious => Weights { caution: 1.5, bidding: 0.9, ..NEUTRAL },
            Character::Shark => Weights { rivalry: 0.5, ..NEUTRAL },
        }
    }
}
