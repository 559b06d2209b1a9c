//! What a game in memory weighs, and how long it takes to get it there.

use std::time::Instant;

use store::{Snapshot, Use};
use wire::api::TableId;

use super::client::Client;
use super::games::Recorded;
use super::process::Served;
use super::{Measured, Times, bodies};

pub struct Memory {
    pub games: f64,
    /// On average.
    pub actions: f64,
    /// Bytes a game: what the process grew by, and what it counts itself.
    pub resident: f64,
    pub counted: f64,
    pub replay: Loading,
    pub snapshot: Loading,
}

/// What it takes to bring a game into memory, in milliseconds.
pub struct Loading {
    /// The median of what it adds to the first look at a table.
    pub time: f64,
    /// Processor time of the server, the mean.
    pub processor: f64,
}

pub async fn measure(served: &mut Served, games: u32, recorded: &[Recorded]) -> Measured<Memory> {
    let mut client = bodies::guest(served.addr()).await?;
    let mut tables = Vec::new();
    let mut actions = 0;
    for (_, game) in (0..games).zip(recorded.iter().cycle()) {
        tables.push(bodies::import(&mut client, game, game.actions.len()).await?.id);
        actions += game.actions.len();
    }
    served.stop();
    served.start_again()?;
    // Whatever the first request brings with it is not the games' weight.
    let warm_up = bodies::guest(served.addr()).await?;
    let mut client = client.at(warm_up.addr());
    let before = served.resident();
    let snapshot = load_all(served, &mut client, &tables).await?;
    let weight = served.resident() - before;
    let counted = metric(&mut client, "hot_bytes").await?;
    served.stop();
    forget_snapshots(served, &tables).await?;
    served.start_again()?;
    let replay = load_all(served, &mut client.at(served.addr()), &tables).await?;
    let games = tables.len() as f64;
    let actions = actions as f64 / games;
    Ok(Memory { games, actions, resident: weight / games, counted: counted / games, replay, snapshot })
}

/// Looks at each table twice: the first time it has to be loaded.
async fn load_all(served: &Served, client: &mut Client, tables: &[TableId]) -> Measured<Loading> {
    let start = served.processor();
    let cold = look_at_all(client, tables).await?;
    let between = served.processor();
    let hot = look_at_all(client, tables).await?;
    let end = served.processor();
    let time = Times::new(cold.iter().zip(&hot).map(|(cold, hot)| cold - hot).collect()).at(0.5);
    let processor = ((between - start) - (end - between)) * 1e3 / tables.len() as f64;
    Ok(Loading { time, processor })
}

/// Milliseconds, table by table.
async fn look_at_all(client: &mut Client, tables: &[TableId]) -> Measured<Vec<f64>> {
    let mut times = Vec::new();
    for table in tables {
        let begun = Instant::now();
        let answer = client.get(&format!("/api/tables/{table}")).await?;
        if answer.status != 200 {
            return Err(format!("table {table} does not load: {}", answer.text()).into());
        }
        times.push(begun.elapsed().as_secs_f64() * 1e3);
    }
    Ok(times)
}

async fn metric(client: &mut Client, name: &str) -> Measured<f64> {
    let text = client.get("/metrics").await?.text();
    let value = text.lines().find_map(|line| line.strip_prefix(&format!("kursbuch_{name} ")));
    Ok(value.ok_or("a metric is missing")?.parse()?)
}

/// In place of each snapshot one that no program can read.
async fn forget_snapshots(served: &Served, tables: &[TableId]) -> Measured<()> {
    let store = store::open(served.database().unwrap_or_default(), Use::Serve).await?;
    for table in tables {
        let nothing = Snapshot { seq: 0, shape: String::new(), body: Vec::new() };
        store.save_snapshot(*table, nothing).await?;
    }
    store.close().await;
    Ok(())
}
