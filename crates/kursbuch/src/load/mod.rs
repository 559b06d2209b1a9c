//! `kursbuch load`: puts a server on this machine under load and reports what it bears. Bounded, and never against another
//! machine.

mod bodies;
mod client;
mod clocks;
mod games;
mod length;
mod memory;
mod process;
mod readers;
mod streams;
mod throughput;

use std::fmt::Write;
use std::net::SocketAddr;
use std::sync::Arc;

use serde_json::json;

use crate::serve::runtime;
use crate::{Failure, show};
use games::Recorded;
use process::{Served, Wish};

#[derive(clap::Args)]
pub struct Arguments {
    /// A server on this machine, started with --rate-limits off. Unless said, one is started for the occasion.
    #[arg(long)]
    addr: Option<SocketAddr>,
    /// Database of the server that is started; a temporary SQLite file unless said. It is filled with games.
    #[arg(long, value_name = "URL", conflicts_with = "addr")]
    database: Option<String>,
    /// Processes that serve it together, and are played at in turns. More than one need a database of PostgreSQL.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=8), requires = "database")]
    processes: u32,
    /// What carries the signals between them, as with `serve`.
    #[arg(long, value_name = "URL", requires = "database")]
    signals: Option<String>,
    /// Tables that are played at the same time.
    #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=1_000), value_name = "N")]
    tables: u32,
    /// How long to play.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=300), value_name = "N")]
    seconds: u64,
    /// Live streams that are open at the same time.
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u32).range(0..=10_000), value_name = "N")]
    streams: u32,
    /// Tables whose clocks run while all this happens.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=20_000), value_name = "N")]
    clocks: u32,
    /// Whole games that are brought into memory.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=2_000), value_name = "N")]
    games: u32,
    /// The report as JSON.
    #[arg(long)]
    json: bool,
}

/// Times in milliseconds, in order.
pub struct Times(Vec<f64>);

impl Times {
    pub fn new(mut millis: Vec<f64>) -> Times {
        millis.sort_by(f64::total_cmp);
        Times(millis)
    }

    /// The time that this share of all did not exceed; 0 if there are none.
    pub fn at(&self, share: f64) -> f64 {
        let row = (self.0.len() as f64 * share) as usize;
        self.0.get(row.min(self.0.len().saturating_sub(1))).copied().unwrap_or_default()
    }

    pub fn count(&self) -> usize {
        self.0.len()
    }
}

/// A figure with what it is to be.
struct Figure {
    name: &'static str,
    value: f64,
    unit: &'static str,
    budget: &'static str,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    if arguments.addr.is_some_and(|addr| !addr.ip().is_loopback()) {
        return Err(Failure::Unreadable("only a server on this machine is put under load".to_owned()));
    }
    let recorded: Arc<[Recorded]> = games::record().into();
    runtime()?.block_on(async {
        let served = match (arguments.addr, arguments.database.clone()) {
            (Some(addr), _) => Served::elsewhere(addr),
            (None, Some(database)) => {
                let (signals, processes) = (arguments.signals.clone(), arguments.processes);
                Served::start(Wish { database, signals, processes })?
            }
            (None, None) => Served::start_alone()?,
        };
        let figures = measure(arguments, served, &recorded).await.map_err(|why| Failure::Refused(why.to_string()))?;
        show(&if arguments.json { to_json(&figures) } else { to_table(&figures) })
    })
}

type Measured<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

async fn measure(arguments: &Arguments, mut served: Served, recorded: &Arc<[Recorded]>) -> Measured<Vec<Figure>> {
    let mut figures = Vec::new();
    let mut add = |name, value, unit, budget| figures.push(Figure { name, value, unit, budget });
    if arguments.clocks > 0 {
        let clocked = clocks::measure(&served, arguments.clocks, recorded).await?;
        add("tables with a running clock", f64::from(arguments.clocks), "", "");
        add("  opened", clocked.opened, "/s", "");
        add("  processor time for a second of clocks", clocked.processor * 1e3, "ms", "200");
        add("  clocks at zero", clocked.late.count() as f64, "", "");
        add("  noticed after, p50", clocked.late.at(0.5), "ms", "");
        add("  noticed after, p99", clocked.late.at(0.99), "ms", "5000");
    }
    let before = served.processor();
    let played = throughput::measure(served.addrs(), arguments.tables, arguments.seconds, recorded).await?;
    let processor = served.processor() - before;
    add("actions durable before acknowledged", played.a_second, "/s", "2000");
    add("  p50", played.times.at(0.5), "ms", "");
    add("  p99", played.times.at(0.99), "ms", "50");
    add("  slowest", played.times.at(1.0), "ms", "");
    if played.seen.count() > 0 {
        add("  to a reader at another process, p50", played.seen.at(0.5), "ms", "");
        add("  to a reader at another process, p99", played.seen.at(0.99), "ms", "");
    }
    if served.is_ours() {
        // Two cores at 2,000 a second: whatever else the machine does, this much is the server's.
        add("  processor time of the server each", processor * 1e6 / played.times.count() as f64, "µs", "1000");
    }
    let length = length::measure(served.addr(), recorded).await?;
    add("p50 of an action at length 100", length.short, "ms", "");
    add("p50 of an action at length 1000", length.long, "ms", "");
    add("  ratio", length.long / length.short, "", "1.2");
    if arguments.streams > 0 {
        let streams = streams::measure(&served, arguments.streams, recorded).await?;
        add("live streams open", f64::from(arguments.streams), "", "1000");
        add("  entries delivered", streams.times.count() as f64, "", "");
        add("  from request to reader, p50", streams.times.at(0.5), "ms", "");
        add("  from request to reader, p99", streams.times.at(0.99), "ms", "");
        add("  memory of the server a stream", streams.bytes_a_stream / 1024.0, "KiB", "");
    }
    // Of several processes each may have the game in memory.
    if served.is_ours() && arguments.processes == 1 {
        let memory = memory::measure(&mut served, arguments.games, recorded).await?;
        add("games in memory", memory.games, "", "");
        add("  actions a game", memory.actions, "", "");
        add("  memory a game, resident", memory.resident / 1024.0, "KiB", "");
        add("  memory a game, counted", memory.counted / 1024.0, "KiB", "");
        add("load of a game by replay", memory.replay.time, "ms", "5");
        add("  processor time of the server", memory.replay.processor, "ms", "");
        add("load of a game from snapshot", memory.snapshot.time, "ms", "1");
        add("  processor time of the server", memory.snapshot.processor, "ms", "");
    }
    Ok(figures)
}

fn to_table(figures: &[Figure]) -> String {
    let mut text = format!("{:40} {:>12} {:4} {:>8}\n", "", "measured", "", "budget");
    for figure in figures {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{:40} {:>12.2} {:4} {:>8}", figure.name, figure.value, figure.unit, figure.budget);
    }
    text
}

fn to_json(figures: &[Figure]) -> String {
    let rows = figures.iter().map(|figure| {
        json!({"name": figure.name.trim(), "value": figure.value, "unit": figure.unit, "budget": figure.budget})
    });
    format!("{}\n", json!(rows.collect::<Vec<_>>()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_of_times_are_found() {
        let times = Times::new((0..100).rev().map(f64::from).collect());
        assert_eq!((times.at(0.0), times.at(0.5), times.at(0.99), times.at(1.0)), (0.0, 50.0, 99.0, 99.0));
        assert_eq!(Times::new(Vec::new()).at(0.5), 0.0);
    }
}
