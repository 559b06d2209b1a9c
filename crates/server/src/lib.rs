//! The server: HTTP API and live stream, sessions, lobby, one actor per game, bots, the embedded web client.
//!
//! It decides no rule and stores nothing itself: rules are in `game`, storage is in `store`.

mod alerts;
mod app;
mod calendar;
mod clock;
mod config;
mod copies;
mod http;
mod ids;
mod limits;
mod metrics;
mod news;
mod password;
mod permit;
mod ratings;
mod reason;
mod refused;
mod run;
mod secrets;
mod sessions;
#[cfg(test)]
mod simulation;
mod table;
mod tasks;
mod validate;

pub use clock::Clock;
pub use config::{AlertsConfig, Config, MailConfig, RateLimits};
pub use copies::{CopiesConfig, CopyError};
pub use run::{Running, StartError, start};
pub use table::verify;

/// The description of the API, as `/api/openapi.json` has it.
pub fn openapi() -> String {
    serde_json::to_string_pretty(&http::api().1).unwrap_or_default()
}
