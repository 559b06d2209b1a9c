//! What is stored, as plain structs.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use wire::LogSetup;
use wire::api::{
    Access, Calendar, ClockRule, Clocks, Entry, Millis, Origin, Progress, Proposal, Seat, SeatOrders, Status, TableId,
    UserId, Wanted,
};

use crate::{NewAlert, Standing};

/// SHA-256 of a secret. Secrets themselves are never stored.
pub type Hash = [u8; 32];

#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct User {
    pub id: UserId,
    pub name: String,
    /// Registered people only: the name in lower case, and the hash of the password.
    pub name_key: Option<String>,
    pub password: Option<String>,
    /// Hash of a guest's key.
    pub key: Option<Hash>,
    pub created: Millis,
    pub seen: Millis,
    #[serde(default)]
    pub standing: Standing,
    #[serde(default)]
    pub calendar: Option<Calendar>,
}

impl std::fmt::Debug for User {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "User {}", self.id)
    }
}

#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Session {
    pub token: Hash,
    pub user: UserId,
    pub created: Millis,
    pub expires: Millis,
}

/// A table as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableRecord {
    pub id: TableId,
    pub name: String,
    /// `1844` or `1824`.
    pub title: String,
    pub access: Access,
    pub host: Option<UserId>,
    pub invitation: String,
    pub setup: LogSetup,
    pub seats: Vec<Seat>,
    pub origin: Option<Origin>,
    /// What its group looks for.
    #[serde(default)]
    pub wanted: Wanted,
    /// Absent: nobody counts the time.
    #[serde(default)]
    pub clock: Option<ClockRule>,
    pub created: Millis,
    /// `seq` of the latest entry.
    pub head: u64,
    pub present: Present,
}

/// The part of it that any entry may change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Present {
    pub status: Status,
    /// `seq` of the latest entry that changed the course.
    pub version: u64,
    pub position: u32,
    pub deciding: Option<u8>,
    /// `seq` of the entry since which the same person has to decide.
    #[serde(default)]
    pub turn: u64,
    /// A bot has to move.
    pub bot_next: bool,
    /// The open ones.
    pub proposals: Vec<Proposal>,
    /// Absent before the start, and after the last entry of a version that did not keep it.
    #[serde(default)]
    pub progress: Option<Progress>,
    /// From the start on, if the table has a clock.
    #[serde(default)]
    pub clocks: Option<Clocks>,
    pub updated: Millis,
}

/// Entries to append after a known one, and the table as it is afterwards.
#[derive(Clone, Debug)]
pub struct Append {
    pub table: TableId,
    /// `seq` of the latest entry that the writer knows.
    pub head: u64,
    /// Numbered from there. Shared: the writer shows them to others once they are stored.
    pub entries: Arc<[Entry]>,
    pub present: Present,
    /// The whole record, if more than `present` has changed: name, host, set-up, seats.
    pub record: Option<Box<TableRecord>>,
    /// What people are to be told of it: stored with the entries, or not at all.
    pub alerts: Vec<NewAlert>,
    /// What is left of the orders of a seat, if they led to this.
    pub orders: Option<OrdersChange>,
}

/// Orders of a seat as they were read, and what is left of them: whoever has given others meanwhile keeps those.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrdersChange {
    pub before: SavedOrders,
    pub after: SavedOrders,
}

/// The orders of a seat, and who gave them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedOrders {
    pub seat: u8,
    pub user: UserId,
    pub orders: SeatOrders,
}

/// What a log amounts to up to some entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    pub seq: u64,
    /// Which build wrote it: any other discards it.
    pub shape: String,
    pub body: Vec<u8>,
}
