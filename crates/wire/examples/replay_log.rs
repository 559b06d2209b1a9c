//! Replays Kursbuch logs through the ordinary door and compares every digest.
//!
//! `cargo run -p kursbuch-wire --example replay_log -- LOG…`

use wire::{Log, replay};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for path in std::env::args().skip(1) {
        let log = Log::read(&std::fs::read_to_string(&path)?).map_err(|why| format!("{path}: {why}"))?;
        let replayed = replay(&log, |_, _| ()).map_err(|why| format!("{path}: {why}"))?;
        println!("{path}: {} actions, digest {:016x}", replayed.actions, replayed.state.digest());
    }
    Ok(())
}
