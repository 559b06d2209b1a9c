//! Many tables whose clocks run: what they cost while nothing happens, and how late a clock at zero is noticed.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::task::JoinSet;
use wire::api::{Clocks, Millis, Runs, Table};

use super::client::Client;
use super::games::Recorded;
use super::process::Served;
use super::{Measured, Times, bodies};

pub struct Clocked {
    /// Tables opened a second.
    pub opened: f64,
    /// Processor time of the server for each second in which nothing but clocks happens.
    pub processor: f64,
    /// From the moment at which a clock is at zero to the entry that says so, in milliseconds.
    pub late: Times,
}

/// Who open the tables.
const PEOPLE: u32 = 32;
/// One table in so many runs out while we watch.
const SHORT: u32 = 20;
const SECOND: Millis = 1_000;
const IDLE: Duration = Duration::from_secs(10);
const LONG_BANK: Millis = 3_600 * SECOND;
/// Clocks run out from here on, one after the other.
const SHORT_BANK: Millis = 10 * SECOND;

pub async fn measure(served: &Served, tables: u32, recorded: &Arc<[Recorded]>) -> Measured<Clocked> {
    let begun = Instant::now();
    let mut people = JoinSet::new();
    for person in 0..PEOPLE {
        let (addr, recorded) = (served.addr(), recorded.clone());
        people.spawn(async move {
            let mut client = bodies::guest(addr).await?;
            let mut short = Vec::new();
            for number in (person..tables).step_by(PEOPLE as usize) {
                let is_short = number % SHORT == 0;
                // All of them run out after the last table was opened, within some seconds.
                let bank = if is_short { SHORT_BANK + Millis::from(tables / 500) * SECOND } else { LONG_BANK };
                let table = open(&mut client, &recorded[number as usize % recorded.len()], bank).await?;
                if is_short {
                    short.push(table);
                }
            }
            Measured::Ok((client, short))
        });
    }
    let mut watched = Vec::new();
    while let Some(opened) = people.join_next().await {
        watched.push(opened??);
    }
    let opened = f64::from(tables) / begun.elapsed().as_secs_f64();
    let before = served.processor();
    tokio::time::sleep(IDLE).await;
    let processor = (served.processor() - before) / IDLE.as_secs_f64();
    let mut late = Vec::new();
    for (client, tables) in &mut watched {
        for table in tables {
            late.push(lateness(client, table).await?);
        }
    }
    Ok(Clocked { opened, processor, late: Times::new(late) })
}

async fn open(client: &mut Client, recorded: &Recorded, bank: Millis) -> Measured<Table> {
    let clock = json!({"pace": "live", "bank": bank, "increment": 0, "at_zero": {"do": "nothing"}});
    bodies::open_with(client, recorded, &clock).await
}

/// Looks until the table says that its clock has run out; two minutes are too long.
async fn lateness(client: &mut Client, table: &Table) -> Measured<f64> {
    let due = table.clocks.as_ref().and_then(Clocks::runs_out).ok_or("a table without a running clock")?;
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(120) {
        let now: Table = client.get(&format!("/api/tables/{}", table.id)).await?.read()?;
        if let Some(Clocks { runs: Runs::RanOut { .. }, since, .. }) = now.clocks {
            return Ok(since.saturating_sub(due) as f64);
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Err("a clock at zero was not noticed".into())
}
