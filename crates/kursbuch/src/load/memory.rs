//! What a game in memory weighs, and how long it takes to get it there.

use store::{Snapshot, Use};
use wire::api::TableId;

use super::games::Recorded;
use super::process::Served;
use super::{Measured, bodies};

pub struct Memory {
    pub games: f64,
    /// On average.
    pub actions: f64,
    /// Bytes a game: what the process grew by, and what it counts itself.
    pub resident: f64,
    pub counted: f64,
    /// Milliseconds, the mean.
    pub replay: f64,
    pub snapshot: f64,
}

pub async fn measure(served: &mut Served, games: u32, recorded: &[Recorded]) -> Measured<Memory> {
    let mut client = bodies::guest(served.addr).await?;
    let mut tables = Vec::new();
    let mut actions = 0;
    for (_, game) in (0..games).zip(recorded.iter().cycle()) {
        tables.push(bodies::import(&mut client, game, game.actions.len()).await?.id);
        actions += game.actions.len();
    }
    served.stop();
    served.start_again()?;
    // Whatever the first request brings with it is not the games' weight.
    let warm_up = bodies::guest(served.addr).await?;
    let mut client = client.at(warm_up.addr());
    let before = served.resident();
    let snapshot = load_all(&mut client, &tables).await?;
    let weight = served.resident() - before;
    let counted = metric(&mut client, "hot_bytes").await?;
    served.stop();
    forget_snapshots(served, &tables).await?;
    served.start_again()?;
    let replay = load_all(&mut client.at(served.addr), &tables).await?;
    let games = tables.len() as f64;
    let actions = actions as f64 / games;
    Ok(Memory { games, actions, resident: weight / games, counted: counted / games, replay, snapshot })
}

/// The mean time of a load, as the server counts it.
async fn load_all(client: &mut server::client::Client, tables: &[TableId]) -> Measured<f64> {
    for table in tables {
        let answer = client.get(&format!("/api/tables/{table}")).await?;
        if answer.status != 200 {
            return Err(format!("table {table} does not load: {}", answer.text()).into());
        }
    }
    let seconds = metric(client, "load_seconds_sum").await?;
    Ok(seconds * 1e3 / metric(client, "load_seconds_count").await?)
}

async fn metric(client: &mut server::client::Client, name: &str) -> Measured<f64> {
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
