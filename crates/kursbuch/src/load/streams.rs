//! Many live streams, and how soon each of them shows an action.

use std::time::{Duration, Instant};

use tokio::task::JoinSet;

use super::games::Recorded;
use super::process::Served;
use super::readers::Sent;
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
    let mut processes = served.addrs().iter().cycle();
    for (number, game) in (0..TABLES).zip(recorded.iter().cycle()) {
        let mut client = bodies::guest(served.addr()).await?;
        let table = bodies::open(&mut client, game).await?;
        let sent = Sent::after(&table);
        let share = (streams + number) / TABLES;
        for _ in 0..share {
            let events = bodies::follow(&client.at(*processes.next().unwrap_or(&served.addr())), &table).await?;
            let sent = sent.clone();
            readers.spawn(async move {
                let mut times = Vec::new();
                sent.read(events, ACTIONS, |millis| times.push(millis)).await;
                times
            });
        }
        tables.push((client, table, game, sent));
    }
    let after = served.resident();
    for row in 0..ACTIONS {
        for (client, table, game, sent) in &mut tables {
            let (seat, action) = &game.actions[row];
            sent.note(Instant::now());
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
