//! Replays Kursbuch logs through the ordinary door and compares every digest.
//!
//! `cargo run -p kursbuch-wire --example replay_log -- LOG…`; without a log, a short one of its own.

use wire::{Log, replay};

const AUCTION: &str = include_str!("auction.json");

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let paths: Vec<String> = std::env::args().skip(1).collect();
    if paths.is_empty() {
        return show("auction.json", AUCTION);
    }
    paths.iter().try_for_each(|path| show(path, &std::fs::read_to_string(path)?))
}

fn show(name: &str, text: &str) -> Result<(), Box<dyn std::error::Error>> {
    let log = Log::read(text).map_err(|why| format!("{name}: {why}"))?;
    let replayed = replay(&log, |_, _| ()).map_err(|why| format!("{name}: {why}"))?;
    println!("{name}: {} actions, digest {:016x}", replayed.actions, replayed.state.digest());
    Ok(())
}
