//! Whether an action costs more in a long game than in a short one.

use std::net::SocketAddr;
use std::time::Instant;

use super::games::Recorded;
use super::{Measured, Times, bodies};

pub struct Length {
    /// Milliseconds, the median.
    pub short: f64,
    pub long: f64,
}

const SHORT: usize = 100;
const LONG: usize = 1_000;
/// Actions that are measured in each game, by turns, so that whatever else the machine does weighs on both alike.
const SAMPLES: usize = 50;
const GAMES: usize = 12;

pub async fn measure(addr: SocketAddr, recorded: &[Recorded]) -> Measured<Length> {
    let mut client = bodies::guest(addr).await?;
    let (mut short, mut long) = (Vec::new(), Vec::new());
    for game in recorded.iter().filter(|game| game.actions.len() >= LONG + SAMPLES).take(GAMES) {
        let mut young = bodies::import(&mut client, game, SHORT).await?;
        let mut old = bodies::import(&mut client, game, LONG).await?;
        for sample in 0..SAMPLES {
            for (table, begin, times) in [(&mut young, SHORT, &mut short), (&mut old, LONG, &mut long)] {
                let (seat, action) = &game.actions[begin + sample];
                let sent = Instant::now();
                bodies::act(&mut client, table, *seat, action).await?;
                times.push(sent.elapsed().as_secs_f64() * 1e3);
            }
        }
    }
    Ok(Length { short: Times::new(short).at(0.5), long: Times::new(long).at(0.5) })
}
