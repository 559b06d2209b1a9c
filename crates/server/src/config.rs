//! What the operator of a server can configure.

use std::net::SocketAddr;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::Duration;

use store::Beside;

use crate::clock::Clock;
use crate::copies::CopiesConfig;

#[derive(Clone, Debug)]
pub struct Config {
    pub addr: SocketAddr,
    /// `sqlite:FILE` or `postgres://…`
    pub database: String,
    /// What several processes on it share.
    pub beside: Beside,
    /// As people see it, such as `https://kursbuch.example`; then no other origin is accepted.
    pub public_url: Option<String>,
    /// A proxy in front names the caller (`X-Forwarded-For`, its last entry).
    pub behind_proxy: bool,
    pub rate_limits: RateLimits,
    /// A table that nobody uses is unloaded from memory after this time.
    pub idle: Duration,
    /// More tables than this are kept in memory only while people watch them.
    pub hot_tables: usize,
    /// A player who was not seen for this long has vanished: the others may hand the seat to a bot.
    pub vanished: Duration,
    /// A request body that takes longer than this to arrive is refused.
    pub body_time: Duration,
    /// How often a silent stream sends a comment and checks that its reader still has access.
    pub heartbeat: Duration,
    /// How long a bot may search for a move.
    pub bot_time: Duration,
    /// Bots that think at the same time, at most.
    pub bot_threads: usize,
    pub mail: MailConfig,
    /// Who mail is from: `Kursbuch <kursbuch@kursbuch.example>`.
    pub mail_from: Option<String>,
    pub alerts: AlertsConfig,
    /// How long an order waits when its turn has come, so that it looks like a player's own move.
    pub order_pause: Range<Duration>,
    /// Copies of the database on a schedule.
    pub copies: Option<CopiesConfig>,
    /// The system's, but in tests.
    pub clock: Clock,
}

/// Where mail goes.
#[derive(Clone, PartialEq, Eq)]
pub enum MailConfig {
    /// Into files, so that a newcomer sees them.
    Folder(PathBuf),
    /// `smtps://user:password@host`, `smtp://…?tls=required`, or `smtp://host:port` for tests.
    Smtp { url: String },
}

/// The address of a mail server may hold a password.
impl std::fmt::Debug for MailConfig {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            MailConfig::Folder(folder) => write!(f, "Folder {}", folder.display()),
            MailConfig::Smtp { .. } => write!(f, "Smtp"),
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub struct AlertsConfig {
    /// How often the outbox is looked at.
    pub pace: Duration,
    /// Whoever was seen within this time is not called. The store learns of it once a minute.
    pub looking: Duration,
    /// An alert that was being sent when a process died is sent again after this.
    pub lease: Duration,
    /// For tests: webhooks over plain http, at any port and any address.
    pub any_target: bool,
}

impl Default for AlertsConfig {
    fn default() -> AlertsConfig {
        AlertsConfig {
            pace: Duration::from_secs(1),
            looking: Duration::from_secs(120),
            lease: Duration::from_secs(300),
            any_target: false,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RateLimits {
    On,
    /// For load tests.
    Off,
}

impl Config {
    /// Whether people reach the server over TLS.
    pub fn is_https(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https:"))
    }

    pub fn new(addr: SocketAddr, database: &str) -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            addr,
            database: database.to_owned(),
            beside: Beside::default(),
            public_url: None,
            behind_proxy: false,
            rate_limits: RateLimits::On,
            idle: Duration::from_secs(600),
            hot_tables: 5_000,
            vanished: Duration::from_secs(15 * 60),
            body_time: Duration::from_secs(20),
            heartbeat: Duration::from_secs(15),
            bot_time: Duration::from_millis(300),
            bot_threads: cores.saturating_sub(1).max(1),
            mail: MailConfig::Folder(mail_folder(database)),
            mail_from: None,
            alerts: AlertsConfig::default(),
            order_pause: Duration::from_millis(1_500)..Duration::from_secs(6),
            copies: None,
            clock: Clock::default(),
        }
    }
}

/// `alerts` beside the database, if that is a file.
fn mail_folder(database: &str) -> PathBuf {
    let file = database.strip_prefix("sqlite:").map(Path::new);
    file.and_then(Path::parent).unwrap_or(Path::new("")).join("alerts")
}
