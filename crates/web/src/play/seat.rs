//! Who sits where.

use bots::{Character, Level};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// Somebody at this screen.
    Human,
    /// Somebody elsewhere.
    Away,
    /// A bot that the server moves.
    ServerBot,
    /// A bot that this page moves.
    Bot { level: Level, character: Character },
}

/// A seat in storage, by names that stay.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct StoredSeat {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    level: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    character: Option<String>,
}

impl From<Seat> for StoredSeat {
    fn from(seat: Seat) -> StoredSeat {
        match seat {
            Seat::Human | Seat::Away | Seat::ServerBot => StoredSeat { level: None, character: None },
            Seat::Bot { level, character } => {
                StoredSeat { level: Some(level.name().to_owned()), character: Some(character.name().to_owned()) }
            }
        }
    }
}

impl From<StoredSeat> for Seat {
    fn from(stored: StoredSeat) -> Seat {
        let Some(level) = stored.level else { return Seat::Human };
        let character = stored.character.and_then(|name| Character::named(&name));
        Seat::Bot {
            level: Level::named(&level).unwrap_or(Level::Greedy),
            character: character.unwrap_or(Character::Neutral),
        }
    }
}

impl Seat {
    pub const fn is_bot(self) -> bool {
        matches!(self, Seat::Bot { .. } | Seat::ServerBot)
    }
}
