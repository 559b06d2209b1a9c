//! What whoever runs the server may choose.

use std::net::SocketAddr;
use std::time::Duration;

#[derive(Clone, Debug)]
pub struct Config {
    pub addr: SocketAddr,
    /// `sqlite:FILE` or `postgres://…`
    pub database: String,
    /// As people see it, such as `https://kursbuch.example`; then no other origin is believed.
    pub public_url: Option<String>,
    /// A proxy in front says who calls (`X-Forwarded-For`, its last entry).
    pub behind_proxy: bool,
    pub rate_limits: RateLimits,
    /// A table that nobody looks at leaves the memory after this time.
    pub idle: Duration,
    /// Tables in memory at most, if no one is looking.
    pub hot_tables: usize,
    /// Whoever was not seen for this long has vanished: the others may hand the seat to a bot.
    pub vanished: Duration,
    /// A body that takes longer than this to come is refused.
    pub body_time: Duration,
    /// A silent stream says so often that it is there, and looks whether its reader may still look.
    pub heartbeat: Duration,
    /// How long a bot that searches may think.
    pub bot_time: Duration,
    /// Bots that think at the same time.
    pub bot_threads: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RateLimits {
    On,
    /// For load tests on one's own machine.
    Off,
}

impl Config {
    pub fn new(addr: SocketAddr, database: &str) -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            addr,
            database: database.to_owned(),
            public_url: None,
            behind_proxy: false,
            rate_limits: RateLimits::On,
            idle: Duration::from_secs(600),
            hot_tables: 5_000,
            vanished: Duration::from_secs(15 * 60),
            body_time: Duration::from_secs(20),
            heartbeat: Duration::from_secs(15),
            bot_time: Duration::from_secs(1),
            bot_threads: cores.saturating_sub(1).max(1),
        }
    }
}
