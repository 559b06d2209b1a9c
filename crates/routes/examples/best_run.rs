//! Builds a small board from text tables and prints the best routes of a company, with the proof.
//!
//! `cargo run -p kursbuch-routes --example best_run`

use std::error::Error;

use board::{Part, PrintedBoard, StopRef, Track};
use routes::{Limit, Range, Scoring, Stop, Survey, Train, best, score};

const TILES: &str = "
5  3 yellow C20x1 0-a 1-a
57 3 yellow C20x1 0-a 3-a
8  3 yellow 0-2
15 2 green  C30x2 0-a 1-a 2-a 3-a
";

const MAP: &str = r#"
A2 red    O40 4-a 5-a at=Basel "Basel"
A4 white  C0x1 "Olten"
A6 white  C0x1 "Aarau"
A8 grey   O50 0-a 1-a "Zürich"
B3 white
B5 yellow T10 1-a 3-a "Sursee"
B7 white  C0x1 "Luzern"
"#;

/// Hex, tile, rotation.
const LAID: &[(&str, &str, u8)] = &[("A4", "57", 1), ("A6", "15", 4), ("B3", "8", 2), ("B7", "5", 2)];

fn main() -> Result<(), Box<dyn Error>> {
    let board = PrintedBoard::parse(TILES, MAP)?;
    let hex = |name: &str| board.map.named(name).ok_or("no such hex");
    let mut layout = board.printed_layout();
    for (name, tile, rotation) in LAID {
        layout.lay(hex(name)?, board.tiles.named(tile).ok_or("no such tile")?, *rotation);
    }

    let track = Track { board: &board, layout: &layout };
    let home = StopRef { hex: hex("A6")?, part: 0 };
    let stops = |at: StopRef| {
        let part = track.part(at)?;
        let through = !matches!(part, Part::Place { .. });
        Some(Stop { value: part.values()[0], own: at == home, through, ..Stop::default() })
    };
    let survey = Survey { track, stops: &stops, scoring: Scoring::default() };

    let trains = [Train { range: Range::Stops(4), red: true }, Train { range: Range::Hexes(5), red: true }];
    let best = best(&survey, &[home], &trains, Limit::NONE);
    for (train, route) in &best.runs {
        let score = score(&survey, trains[*train], route)?;
        let names: Vec<&str> = score.stops.iter().filter_map(|stop| board.map[stop.hex].name).collect();
        println!("{:?} earns {}: {}", trains[*train].range, score.revenue, names.join(" - "));
    }
    let verdict = if best.proven { "proven: no set of routes earns more" } else { "not proven" };
    println!("revenue {}, bound {} ({verdict}; {} search nodes)", best.revenue, best.bound, best.nodes);
    Ok(())
}
