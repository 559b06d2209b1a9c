//! Many live streams, and how soon each of them shows an action.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::Mutex;
use tokio::task::JoinSet;

use super::games::Recorded;
use super::process::Served;
use super::{Measured, Times, bodies};

pub struct Streams {
    /// From sending an action to reading it.
    pub times: Times,
    pub bytes_a_stream: f64,
}

const TABLES: u32 = 20;
const ACTIONS: usize = 20;

pub async fn measure(served: &Served, streams: u32, recorded: &[Recorded]) -> Measured<Streams> {
    let before = served.resident();
    let mut tables = Vec::new();
    let mut readers = JoinSet::new();
    for (number, game) in (0..TABLES).zip(recorded.iter().cycle()) {
        let mut client = bodies::guest(served.addr).await?;
        let table = bodies::open(&mut client, game).await?;
        // When each action was sent, by its entry's number.
        let sent: Arc<Mutex<Vec<Instant>>> = Arc::default();
        let share = (streams + number) / TABLES;
        for _ in 0..share {
            let path = format!("/api/tables/{}/stream?since={}", table.id, table.head);
            let mut events = client.stream(&path, None).await?;
            let (sent, head) = (sent.clone(), table.head);
            readers.spawn(async move {
                let mut times = Vec::new();
                while times.len() < ACTIONS {
                    let Some(entry) = events.entry().await else { break };
                    let row = (entry.seq - head - 1) as usize;
                    let begun = sent.lock().await.get(row).copied();
                    times.extend(begun.map(|begun| begun.elapsed().as_secs_f64() * 1e3));
                }
                times
            });
        }
        tables.push((client, table, game, sent));
    }
    let after = served.resident();
    for row in 0..ACTIONS {
        for (client, table, game, sent) in &mut tables {
            let (seat, action) = &game.actions[row];
            sent.lock().await.push(Instant::now());
            bodies::act(client, table, *seat, action).await?;
        }
    }
    let mut all = Vec::new();
    let reading = async {
        while let Some(times) = readers.join_next().await {
            all.extend(times?);
        }
        Measured::Ok(())
    };
    tokio::time::timeout(Duration::from_secs(30), reading).await??;
    Ok(Streams { times: Times::new(all), bytes_a_stream: (after - before) / f64::from(streams) })
}
