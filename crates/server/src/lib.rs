//! The server: HTTP and live stream, sessions, lobby, one owner task a game, bots, the embedded client.
//!
//! Decides no rule and keeps nothing by itself: rules are `game`'s, memory is `store`'s.

mod app;
mod chance;
pub mod client;
mod config;
mod http;
mod limits;
mod metrics;
mod password;
mod permit;
mod refused;
mod run;
mod sessions;
mod speech;
mod table;
mod words;

pub use config::{Config, RateLimits};
pub use run::{Running, StartError, start};

/// The description of the API, as `/api/openapi.json` has it.
pub fn openapi() -> String {
    serde_json::to_string_pretty(&http::api().1).unwrap_or_default()
}
