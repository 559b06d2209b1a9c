//! A table as it stands: what a client needs to draw it, and to replay its game by itself.

use serde::{Deserialize, Serialize};

use super::{Access, ClockRule, Clocks, Digest, Millis, Proposal, Seat, Status, TableId, UserId};
use crate::{LogSetup, WireAction};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Table {
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: TableId,
    pub name: String,
    pub access: Access,
    pub status: Status,
    /// Names and seed may still change before the start.
    pub setup: LogSetup,
    pub seats: Vec<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
    /// Players may ask the coach.
    #[serde(default, skip_serializing_if = "crate::is_false")]
    pub coach: bool,
    /// `seq` of the latest entry: the stream goes on from here.
    pub head: u64,
    /// `seq` of the latest entry that changed the course: what an action has to name.
    pub version: u64,
    /// The course of the game, with what was undone and can be redone at its end.
    pub actions: Vec<Played>,
    /// How many of `actions` count.
    pub position: u32,
    /// Seat that has to decide now; absent before the start and after the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deciding: Option<u8>,
    pub proposals: Vec<Proposal>,
    /// The latest messages, the oldest first.
    pub chat: Vec<Said>,
    pub you: You,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockRule>,
    /// From the start on, if the table has a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
    pub created: Millis,
    pub updated: Millis,
    /// The server's time when it sent this, if the table has a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub now: Option<Millis>,
}

/// One action of the course.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Played {
    pub seq: u64,
    pub at: Millis,
    pub seat: u8,
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub action: WireAction,
    /// Of the state after it.
    pub digest: Digest,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Said {
    pub seq: u64,
    pub at: Millis,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub by: Option<UserId>,
    pub name: String,
    /// Absent if its author has deleted the account, and where something is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// Instead of words: what somebody did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub told: Option<Told>,
}

/// What happens at a table that the log of its game does not keep, told among what is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum Told {
    /// An undo: so many actions count.
    WentBack {
        to: u32,
    },
    /// A redo.
    WentOn {
        to: u32,
    },
    RanOut {
        seat: u8,
    },
    /// Somebody plays on for another.
    TookOver {
        seat: u8,
    },
    Paused,
    Resumed,
}

/// Where a game comes from that did not begin here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", tag = "from")]
pub enum Origin {
    Log,
    Table {
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        table: TableId,
        /// After how many of its actions.
        at: u32,
    },
}

/// The table as the caller stands to it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct You {
    /// Seats one holds: one may act for each of them.
    pub seats: Vec<u8>,
    /// Whether one opened the table: may rename, start and delete it.
    pub host: bool,
    /// For the link `/#table=…&invitation=…`; shown to those who sit at the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<String>,
    /// Undoing the caller's own last action, with what bots did since, leaves this many; absent if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo_to: Option<u32>,
    /// People whose words one does not want to see.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub blocked: Vec<UserId>,
}

/// For viewing a table by invitation and for resuming its stream, as query parameters.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[serde(deny_unknown_fields)]
pub struct LookQuery {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<String>,
    /// Stream: entries after this `seq`. `Last-Event-ID` goes before it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<u64>,
}
