//! Many tables at once, each played as fast as its actions are acknowledged. If several processes serve them, somebody reads
//! each table at another process than the one it is played at.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::task::JoinSet;

use super::games::Recorded;
use super::readers::Sent;
use super::{Measured, Times, bodies};

pub struct Played {
    pub a_second: f64,
    pub times: Times,
    /// From the request to a reader at another process.
    pub seen: Times,
}

/// Who plays one table after the other.
struct Worker {
    addr: SocketAddr,
    /// Where somebody reads.
    other: Option<SocketAddr>,
    begun: Instant,
    time: Duration,
    seen: Arc<Mutex<Vec<f64>>>,
}

pub async fn measure(addrs: &[SocketAddr], tables: u32, seconds: u64, recorded: &Arc<[Recorded]>) -> Measured<Played> {
    let (begun, time) = (Instant::now(), Duration::from_secs(seconds));
    let seen: Arc<Mutex<Vec<f64>>> = Arc::default();
    let pairs = addrs.iter().copied().zip(addrs.iter().copied().cycle().skip(1)).cycle();
    let mut workers = JoinSet::new();
    for (number, (addr, other)) in (0..tables as usize).zip(pairs) {
        let other = Some(other).filter(|other| *other != addr);
        let worker = Worker { addr, other, begun, time, seen: seen.clone() };
        let games = recorded.clone();
        workers.spawn(async move { worker.play(games.iter().cycle().skip(number)).await });
    }
    let mut all = Vec::new();
    while let Some(times) = workers.join_next().await {
        all.extend(times??);
    }
    let a_second = all.len() as f64 / begun.elapsed().as_secs_f64();
    let seen = std::mem::take(&mut *seen.lock().unwrap_or_else(PoisonError::into_inner));
    Ok(Played { a_second, times: Times::new(all), seen: Times::new(seen) })
}

impl Worker {
    /// Milliseconds of each action.
    async fn play(&self, games: impl Iterator<Item = &Recorded>) -> Measured<Vec<f64>> {
        let mut client = bodies::guest(self.addr).await?;
        let (mut times, mut readers) = (Vec::new(), JoinSet::new());
        for recorded in games {
            let mut table = bodies::open(&mut client, recorded).await?;
            let shown = Sent::after(&table);
            if let Some(other) = self.other {
                let events = bodies::follow(&client.at(other), &table).await?;
                let (shown, seen) = (shown.clone(), self.seen.clone());
                readers.spawn(async move {
                    let note = |millis| seen.lock().unwrap_or_else(PoisonError::into_inner).push(millis);
                    shown.read(events, usize::MAX, note).await;
                });
            }
            for (seat, action) in &recorded.actions {
                let sent = Instant::now();
                if self.begun.elapsed() > self.time {
                    return Ok(times);
                }
                shown.note(sent);
                bodies::act(&mut client, &mut table, *seat, action).await?;
                times.push(sent.elapsed().as_secs_f64() * 1e3);
            }
        }
        Ok(times)
    }
}
