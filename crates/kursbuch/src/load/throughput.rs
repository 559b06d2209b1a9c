//! Many tables at once, each played as fast as its actions are acknowledged.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::task::JoinSet;

use super::games::Recorded;
use super::{Measured, Times, bodies};

pub struct Played {
    pub a_second: f64,
    pub times: Times,
}

pub async fn measure(addr: SocketAddr, tables: u32, seconds: u64, recorded: &Arc<[Recorded]>) -> Measured<Played> {
    let time = Duration::from_secs(seconds);
    let mut workers = JoinSet::new();
    let begun = Instant::now();
    for worker in 0..tables as usize {
        let games = recorded.clone();
        workers.spawn(async move {
            let mut client = bodies::guest(addr).await?;
            let mut times = Vec::new();
            for recorded in games.iter().cycle().skip(worker) {
                let mut table = bodies::open(&mut client, recorded).await?;
                for (seat, action) in &recorded.actions {
                    let sent = Instant::now();
                    if begun.elapsed() > time {
                        return Measured::Ok(times);
                    }
                    bodies::act(&mut client, &mut table, *seat, action).await?;
                    times.push(sent.elapsed().as_secs_f64() * 1e3);
                }
            }
            Ok(times)
        });
    }
    let mut all = Vec::new();
    while let Some(times) = workers.join_next().await {
        all.extend(times??);
    }
    let a_second = all.len() as f64 / begun.elapsed().as_secs_f64();
    Ok(Played { a_second, times: Times::new(all) })
}
