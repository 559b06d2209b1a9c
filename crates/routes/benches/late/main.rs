//! How long `best` takes: over positions from files named on the command line, or over generated late boards.
//!
//! `cargo bench -p routes -- [FILE…] [limit=NODES]`

#![allow(clippy::unwrap_used)]

mod generate;
mod positions;

use std::time::Instant;

use positions::Position;
use routes::{Best, Limit, best};

fn main() {
    let mut limit = Limit::NONE;
    let mut files = Vec::new();
    let mut boards: Option<u64> = None;
    let mut trains = "8E,8E,6,5H".to_owned();
    let mut verbose = false;
    let mut only = None;
    for word in std::env::args().skip(1) {
        if let Some(nodes) = word.strip_prefix("limit=") {
            limit = Limit(nodes.parse().expect("nodes"));
        } else if let Some(name) = word.strip_prefix("only=") {
            only = Some(name.to_owned());
        } else if let Some(count) = word.strip_prefix("boards=") {
            boards = Some(count.parse().expect("a number"));
        } else if let Some(names) = word.strip_prefix("trains=") {
            trains = names.to_owned();
        } else if word == "-v" {
            verbose = true;
        } else if !word.starts_with("--") {
            files.push(word);
        }
    }
    if let Some(count) = boards {
        for lays in [100, 150, 200, 300] {
            let late: Vec<Position> = (0..count)
                .map(|seed| generate::late_board(seed, lays, &trains.split(',').collect::<Vec<_>>()))
                .collect();
            let mut late = late;
            if let Some(only) = &only {
                late.retain(|position| position.name == *only);
            }
            if late.is_empty() {
                continue;
            }
            measure(&format!("{lays} lays, {trains}"), &late, limit, verbose);
        }
    }
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a file of positions");
        let mut positions = Position::read_all(&text);
        if let Some(only) = &only {
            positions.retain(|position| position.name.contains(only.as_str()));
        }
        measure(&file, &positions, limit, verbose);
    }
}

fn timed(position: &Position, limit: Limit) -> (Best, f64) {
    let start = (Instant::now(), on_the_processor());
    let found = position.survey(|survey| best(survey, &position.own, &position.trains, limit));
    let elapsed = start.0.elapsed().as_secs_f64() * 1e6;
    // The kernel counts in ticks of milliseconds for short runs; then the clock on the wall is better.
    let spent = start.1.zip(on_the_processor()).map(|(before, after)| (after - before) * 1e6);
    (found, if elapsed > 10_000.0 { spent.unwrap_or(elapsed) } else { elapsed })
}

/// Seconds that this thread has run, other programs' time left out; `None` where the kernel does not tell.
fn on_the_processor() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse::<f64>().ok().map(|nanos| nanos / 1e9)
}

fn measure(name: &str, positions: &[Position], limit: Limit, verbose: bool) {
    let repeats = 4;
    let mut micros: Vec<f64> = Vec::new();
    let mut proven = 0;
    for position in positions {
        let (mut found, mut spent) = timed(position, limit);
        // Other programs run beside this one: short times are taken again, the least counts.
        for _ in 0..repeats {
            if spent < 20_000.0 {
                let again = timed(position, limit);
                spent = spent.min(again.1);
                found = again.0;
            }
        }
        micros.push(spent);
        proven += usize::from(found.proven);
        if verbose {
            println!(
                "{spent:12.1} µs {:10} nodes revenue {:5} bound {:5} {} {:?}",
                found.nodes,
                found.revenue,
                found.bound,
                position.name,
                position.trains.iter().map(|train| train.range).collect::<Vec<_>>()
            );
        }
    }
    micros.sort_by(f64::total_cmp);
    let at = |share: f64| micros[((micros.len() - 1) as f64 * share) as usize];
    println!(
        "{name}: {} positions, proven {proven}, p50 {:.1} µs, p90 {:.1} µs, p99 {:.1} µs, p99.9 {:.1} µs, max {:.1} µs, sum {:.3} s",
        micros.len(),
        at(0.5),
        at(0.9),
        at(0.99),
        at(0.999),
        at(1.0),
        micros.iter().sum::<f64>() / 1e6
    );
}
