//! Seats: who holds them, and who moves for them.

use serde::{Deserialize, Serialize};

use super::UserId;

/// A place at the table, by its number from 0. It is the game's player of that number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Seat {
    pub seat: u8,
    /// As shown at the table; empty while nobody sits there.
    pub name: String,
    pub holder: Holder,
    /// The bot that moves for a person's seat in the meantime.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<BotSpec>,
    /// The person who holds it is a program, by its own word.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub program: bool,
    /// Its player came when the game was underway, in the place of somebody else.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub late: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", tag = "is")]
pub enum Holder {
    Nobody,
    Person {
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        user: UserId,
    },
    /// A person who has deleted the account. The seat waits for a bot by consent.
    Gone,
    Bot {
        bot: BotSpec,
    },
}

/// A bot by level and character, as the catalogue names them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct BotSpec {
    pub level: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub character: Option<String>,
}

impl Seat {
    pub const fn person(&self) -> Option<UserId> {
        match self.holder {
            Holder::Person { user } => Some(user),
            Holder::Nobody | Holder::Gone | Holder::Bot { .. } => None,
        }
    }

    pub fn held_by(&self, user: UserId) -> bool {
        self.holder == Holder::Person { user }
    }

    /// The bot that moves here, if one does.
    pub fn bot(&self) -> Option<&BotSpec> {
        match &self.holder {
            Holder::Bot { bot } => Some(bot),
            Holder::Nobody | Holder::Person { .. } | Holder::Gone => self.stand_in.as_ref(),
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The first free one unless said. Several seats may be held by one person: hotseat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// The person's own name unless said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Needed for a table by invitation, unless one sits there already.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<String>,
}

/// Who looks at a table just now: an event of its stream.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Presence {
    /// Seats whose holders have the table open.
    pub seats: Vec<u8>,
}

/// Leave one seat, or all of the caller's seats. In a game that has started, a bot has them from then on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Leave {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// The bot that plays on in a game that has started; without it, such a game is not left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<BotSpec>,
}
