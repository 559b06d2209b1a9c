//! Versioned formats: the Kursbuch log, and logs of 18xx.games. The only room that speaks JSON.

mod action;
pub mod g18xx;
mod log;

pub use action::{BadAction, WireAction, WireRoute, from_wire, to_wire};
pub use log::{BadLog, FORMAT, Log, LogEntry, LogSetup, Replayed, replay};
