//! Orders: what a player leaves to be done when the turn comes, page open or not. Nobody else sees them.

use game::{PlayerId, State};
use serde::{Deserialize, Serialize};

use super::Millis;
use crate::WireAction;

/// All orders for a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SeatOrders {
    /// The first one is carried out; those behind it wait until it is done.
    pub orders: Vec<SeatOrder>,
    /// The latest one that no longer held. What a client sends here is ignored.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dropped: Option<DroppedOrder>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", tag = "is")]
pub enum SeatOrder {
    /// Exactly these, one after the other.
    Moves {
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
        moves: Vec<WireAction>,
    },
    /// Passes in the share round in which it was given.
    Pass {
        unless: Unless,
        /// The share round, and how many actions counted. Filled in by the server.
        #[serde(default)]
        round: u8,
        #[serde(default)]
        since: u32,
    },
    /// Buys certificates of a company in share rounds, one a turn, while each costs at most so much.
    Buy {
        company: String,
        at_most: i32,
        count: u8,
        /// One was bought in this turn, which is to be ended. Kept by the server.
        #[serde(default, skip_serializing_if = "crate::is_false")]
        bought: bool,
    },
    /// A turn of the company without building and without buying: the best run, paid out or withheld.
    Operate { company: String, pay_out: bool },
}

/// What ends the passing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Unless {
    /// Anybody does anything but pass.
    AnybodyActs,
    /// Somebody trades in a company that the player directs, or its price moves.
    OwnCompanies,
}

/// Whether somebody has traded in a company that the player directs, or its price has moved.
pub fn own_companies_touched(before: &State, now: &State, player: PlayerId) -> bool {
    let mut own = before.edition().company_ids().filter(|id| before[*id].director() == Some(player));
    own.any(|id| {
        let (before, now) = (&before[id], &now[id]);
        before.shares() != now.shares() || before.pool() != now.pool() || before.cell() != now.cell()
    })
}

/// An order that could not be carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct DroppedOrder {
    pub order: SeatOrder,
    pub at: Millis,
    pub why: DropReason,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", tag = "is")]
pub enum DropReason {
    /// The rule that stands in the way now; absent if it is the sequence of play.
    Refused {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rule: Option<String>,
    },
    /// The share costs more now.
    Price { price: i32 },
    /// What was to end the passing has happened.
    SomebodyActed,
}

impl SeatOrders {
    pub fn is_open(&self) -> bool {
        !self.orders.is_empty()
    }
}
