//! Versioned formats: the Kursbuch log, logs of 18xx.games, and what the HTTP API carries. The only room that speaks JSON.

mod action;
pub mod api;
pub mod course;
mod evidence;
pub mod g18xx;
mod log;
mod offer;
mod tagged;

pub use action::{BadAction, WireAction, WireRoute, from_wire, to_wire};
pub use evidence::evidence;
pub use log::{BadLog, FORMAT, Log, LogEntry, LogSetup, Replayed, replay};
pub use offer::offers;

/// Whether a field that is mostly absent is left out.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
const fn is_false(flag: &bool) -> bool {
    !*flag
}
