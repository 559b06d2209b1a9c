//! `kursbuch serve [--addr 127.0.0.1:1844] [--database sqlite:kursbuch.db | postgres://…]`

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use server::{AlertsConfig, Config, CopiesConfig, MailConfig, RateLimits};
use tracing_subscriber::filter::{FilterExt as _, filter_fn};
use tracing_subscriber::prelude::*;
use tracing_subscriber::{EnvFilter, Layer};

use crate::traces::{self, Collector, Recorder, Sending};
use crate::{Failure, show};

/// Every flag can also be set by the variable that is named beside it.
#[derive(clap::Args)]
pub struct Arguments {
    /// Where to listen.
    #[arg(long, env = "KURSBUCH_ADDR", default_value = "127.0.0.1:1844")]
    addr: SocketAddr,
    #[command(flatten)]
    database: Database,
    #[command(flatten)]
    beside: Beside,
    /// The address people use, such as https://kursbuch.example: cookies become secure, other origins are refused.
    #[arg(long, env = "KURSBUCH_PUBLIC_URL", value_name = "URL")]
    public_url: Option<String>,
    /// Believe X-Forwarded-For: a proxy of ours is the only one that can connect.
    #[arg(long, env = "KURSBUCH_BEHIND_PROXY")]
    behind_proxy: bool,
    /// How often one may ask; off is for load tests.
    #[arg(long, env = "KURSBUCH_RATE_LIMITS", default_value = "on", value_name = "on|off")]
    rate_limits: Switch,
    /// A table that nobody looks at leaves the memory after this many minutes.
    #[arg(long, env = "KURSBUCH_IDLE_MINUTES", default_value_t = 10, value_name = "N")]
    idle_minutes: u64,
    /// Tables in memory at most, as far as nobody is looking at them.
    #[arg(long, env = "KURSBUCH_HOT_TABLES", default_value_t = 5_000, value_name = "N")]
    hot_tables: usize,
    /// The others may hand a seat to a bot if its holder was not seen for this many minutes.
    #[arg(long, env = "KURSBUCH_VANISHED_MINUTES", default_value_t = 15, value_name = "N")]
    vanished_minutes: u64,
    /// How long a searching bot may think, in milliseconds.
    #[arg(long, env = "KURSBUCH_BOT_MILLIS", default_value_t = 300, value_name = "N")]
    bot_millis: u64,
    /// Bots that think at the same time; one less than there are cores unless said.
    #[arg(long, env = "KURSBUCH_BOT_THREADS", value_name = "N")]
    bot_threads: Option<usize>,
    #[command(flatten)]
    copies: Copies,
    #[command(flatten)]
    mail: Mail,
    #[command(flatten)]
    trials: Trials,
    #[command(flatten)]
    tracing: Tracing,
    /// Form of the log on the error output; KURSBUCH_LOG (such as `info` or `debug`) says how much of it.
    #[arg(long, env = "KURSBUCH_LOG_FORMAT", default_value = "text", value_name = "text|json")]
    log_format: LogFormat,
}

#[derive(clap::Args)]
pub struct Database {
    /// sqlite:FILE or postgres://…
    #[arg(
        long,
        env = "KURSBUCH_DATABASE",
        hide_env_values = true,
        default_value = "sqlite:kursbuch.db",
        value_name = "URL"
    )]
    pub database: String,
}

/// For several processes on one PostgreSQL.
#[derive(clap::Args)]
struct Beside {
    /// Servers of NATS by which the processes tell each other what they have stored, with commas between them:
    /// nats://HOST:4222, or tls://USER:PASSWORD@HOST; a password belongs into the variable. Without it, PostgreSQL carries this.
    #[arg(long, env = "KURSBUCH_SIGNALS", hide_env_values = true, value_name = "URL")]
    signals: Option<String>,
    /// A replica of the database, postgres://…, from which lists of tables are read as long as it is not far behind.
    #[arg(long, env = "KURSBUCH_REPLICA", hide_env_values = true, value_name = "URL")]
    replica: Option<String>,
}

/// Copies of an SQLite database on a schedule.
#[derive(clap::Args)]
struct Copies {
    /// Where copies of the SQLite database go while the server runs; none are made without it. Another disk is best.
    #[arg(long, env = "KURSBUCH_COPIES", value_name = "FOLDER")]
    copies: Option<PathBuf>,
    /// How often a copy is made.
    #[arg(long, env = "KURSBUCH_COPY_MINUTES", default_value_t = 60, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    copy_minutes: u64,
    /// How many copies stay; the oldest goes when there are more.
    #[arg(long, env = "KURSBUCH_COPIES_KEPT", default_value_t = 24, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    copies_kept: u64,
}

impl Copies {
    fn config(&self) -> Option<CopiesConfig> {
        let every = Duration::from_secs(60 * self.copy_minutes);
        let kept = usize::try_from(self.copies_kept).unwrap_or(usize::MAX);
        self.copies.clone().map(|folder| CopiesConfig { folder, every, kept })
    }
}

/// How people are called to their tables.
#[derive(clap::Args)]
struct Mail {
    /// The mail server: smtps://USER:PASSWORD@HOST, or smtp://HOST?tls=required. With a password, use the variable: others can
    /// see the arguments of a program. Without it, mail is written into a folder.
    #[arg(long, env = "KURSBUCH_SMTP_URL", hide_env_values = true, value_name = "URL")]
    smtp_url: Option<String>,
    /// Where mail is written if there is no mail server; `alerts` beside the database unless said.
    #[arg(long, env = "KURSBUCH_MAIL_FOLDER", value_name = "FOLDER")]
    mail_folder: Option<PathBuf>,
    /// Who mail is from, such as `Kursbuch <kursbuch@kursbuch.example>`.
    #[arg(long, env = "KURSBUCH_MAIL_FROM", value_name = "ADDRESS")]
    mail_from: Option<String>,
}

/// Traces of requests for OpenTelemetry.
#[derive(clap::Args)]
struct Tracing {
    /// The collector of OpenTelemetry that takes traces (OTLP over HTTP), such as http://127.0.0.1:4318.
    #[arg(long, env = "KURSBUCH_TRACES", value_name = "URL")]
    traces: Option<Collector>,
    /// How many of the traces are recorded, from 0 to 1; of those that the proxy in front has begun, those that it records.
    #[arg(long, env = "KURSBUCH_TRACE_SHARE", default_value_t = 1.0, value_name = "SHARE")]
    trace_share: f64,
}

/// For trials only: nothing here makes a server better.
#[derive(clap::Args)]
struct Trials {
    /// Send alerts to any address, private ones included.
    #[arg(long, env = "KURSBUCH_ALERTS_ANYWHERE", hide = true)]
    alerts_anywhere: bool,
    /// Look into the outbox this often, in milliseconds.
    #[arg(long, env = "KURSBUCH_ALERTS_PACE", hide = true)]
    alerts_pace: Option<u64>,
    /// Send again after a crash, in milliseconds.
    #[arg(long, env = "KURSBUCH_ALERTS_LEASE", hide = true)]
    alerts_lease: Option<u64>,
    /// Whoever was seen within so many milliseconds is not called.
    #[arg(long, env = "KURSBUCH_ALERTS_LOOKING", hide = true)]
    alerts_looking: Option<u64>,
}

impl Beside {
    fn config(&self) -> store::Beside {
        store::Beside { signals: self.signals.clone(), replica: self.replica.clone() }
    }
}

impl Mail {
    fn config(&self, otherwise: MailConfig) -> MailConfig {
        match (&self.smtp_url, &self.mail_folder) {
            (Some(url), _) => MailConfig::Smtp { url: url.clone() },
            (None, Some(folder)) => MailConfig::Folder(folder.clone()),
            (None, None) => otherwise,
        }
    }
}

impl Trials {
    fn config(&self, usual: AlertsConfig) -> AlertsConfig {
        let or = |millis: Option<u64>, usual: Duration| millis.map_or(usual, Duration::from_millis);
        AlertsConfig {
            pace: or(self.alerts_pace, usual.pace),
            lease: or(self.alerts_lease, usual.lease),
            looking: or(self.alerts_looking, usual.looking),
            any_target: self.alerts_anywhere,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Switch {
    On,
    Off,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum LogFormat {
    Text,
    Json,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let sending = watch(arguments.log_format, &arguments.tracing);
    runtime()?.block_on(serve(config(arguments), sending))
}

/// With as many threads as there are cores.
pub fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    let built = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    built.map_err(|why| Failure::Unreadable(format!("cannot start: {why}")))
}

fn config(arguments: &Arguments) -> Config {
    let config = Config::new(arguments.addr, &arguments.database.database);
    Config {
        beside: arguments.beside.config(),
        public_url: arguments.public_url.clone(),
        behind_proxy: arguments.behind_proxy,
        rate_limits: if arguments.rate_limits == Switch::On { RateLimits::On } else { RateLimits::Off },
        idle: Duration::from_secs(60 * arguments.idle_minutes),
        hot_tables: arguments.hot_tables,
        vanished: Duration::from_secs(60 * arguments.vanished_minutes),
        bot_time: Duration::from_millis(arguments.bot_millis),
        bot_threads: arguments.bot_threads.unwrap_or(config.bot_threads).max(1),
        mail: arguments.mail.config(config.mail),
        mail_from: arguments.mail.mail_from.clone(),
        copies: arguments.copies.config(),
        alerts: arguments.trials.config(config.alerts),
        ..config
    }
}

/// Events go into the log, spans to the collector; where there is none, they cost nothing.
fn watch(format: LogFormat, wanted: &Tracing) -> Option<Sending> {
    let wished = EnvFilter::try_from_env("KURSBUCH_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    let filter = filter_fn(|metadata| metadata.is_event()).and(wished);
    let logs = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let logs = match format {
        LogFormat::Text => logs.with_filter(filter).boxed(),
        LogFormat::Json => logs.json().with_filter(filter).boxed(),
    };
    let traces = wanted.traces.clone().map(|collector| traces::start(collector, wanted.trace_share));
    let (recorder, sending) = traces.unzip();
    let recorder = recorder.map(|recorder| recorder.with_filter(filter_fn(Recorder::is_told)));
    tracing_subscriber::registry().with(logs).with(recorder).init();
    sending
}

async fn serve(config: Config, sending: Option<Sending>) -> Result<(), Failure> {
    let sent = sending.map(Sending::begin);
    let running = server::start(config).await.map_err(|why| Failure::Unreadable(why.to_string()))?;
    show(&format!("http://{}\n", running.addr))?;
    let told = told_to_end().await;
    running.stop().await;
    if let Some(sent) = sent {
        sent.flush().await;
    }
    told.map_err(|why| Failure::Unreadable(format!("cannot wait for a signal: {why}")))
}

#[cfg(unix)]
async fn told_to_end() -> std::io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    tokio::select! {
        _ = terminate.recv() => Ok(()),
        interrupted = tokio::signal::ctrl_c() => interrupted,
    }
}

#[cfg(not(unix))]
async fn told_to_end() -> std::io::Result<()> {
    tokio::signal::ctrl_c().await
}
