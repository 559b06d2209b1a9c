//! How long `best` takes on late boards.
//!
//! `cargo bench -p kursbuch-routes` measures the last turns of the reference logs of both titles and generated late boards of
//! 1844. `cargo bench -p kursbuch-routes -- FILE… boards=1000 trains=8E,8E,6,5H limit=20000000 repeats=4 only=NAME -v` measures
//! other files of positions, more boards, other trains; limits each search to a number of nodes; and lists each
//! position.

#[path = "../../tests/support/dice.rs"]
mod dice;
mod generate;
mod positions;

use std::time::Instant;

use positions::Position;
use routes::{Best, Limit, best};

/// Tiles laid: from a sparse board to one where hardly any tile of the box still fits.
const LAYS: [usize; 4] = [100, 150, 200, 300];

struct Options {
    files: Vec<String>,
    boards: u64,
    trains: String,
    limit: Limit,
    /// Short runs are repeated this often and the fastest counts, because other programs disturb them.
    repeats: usize,
    only: Option<String>,
    verbose: bool,
}

fn main() {
    let options = Options::read(std::env::args().skip(1));
    if options.files.is_empty() && options.boards == 0 {
        let last_turns = [
            ("reference logs of 1844", include_str!("../../tests/fixtures/1844-late.txt")),
            ("reference logs of 1824", include_str!("../../tests/fixtures/1824-late.txt")),
        ];
        for (name, text) in last_turns {
            measure(name, Position::read_all(text), &options);
        }
        generated(&Options { boards: 100, ..options });
    } else {
        for file in &options.files {
            let text = std::fs::read_to_string(file).expect("a file of positions");
            measure(file, Position::read_all(&text), &options);
        }
        generated(&options);
    }
}

impl Options {
    fn read(words: impl Iterator<Item = String>) -> Options {
        let mut options = Options {
            files: Vec::new(),
            boards: 0,
            trains: "8E,8E,6,5H".to_owned(),
            limit: Limit::NONE,
            repeats: 4,
            only: None,
            verbose: false,
        };
        for word in words {
            match word.split_once('=') {
                Some(("boards", count)) => options.boards = count.parse().expect("a number of boards"),
                Some(("trains", names)) => options.trains = names.to_owned(),
                Some(("limit", nodes)) => options.limit = Limit(nodes.parse().expect("a number of nodes")),
                Some(("repeats", times)) => options.repeats = times.parse().expect("a number of repeats"),
                Some(("only", name)) => options.only = Some(name.to_owned()),
                _ if word == "-v" => options.verbose = true,
                // Arguments that cargo passes to every bench.
                _ if word.starts_with("--") => (),
                _ => options.files.push(word),
            }
        }
        options
    }
}

fn generated(options: &Options) {
    let trains: Vec<&str> = options.trains.split(',').collect();
    for lays in LAYS {
        let boards = (0..options.boards).map(|seed| generate::late_board(seed, lays, &trains)).collect();
        measure(&format!("{lays} lays, {}", options.trains), boards, options);
    }
}

fn measure(name: &str, mut positions: Vec<Position>, options: &Options) {
    positions.retain(|position| options.only.as_ref().is_none_or(|only| position.name.contains(only.as_str())));
    let mut micros: Vec<f64> = Vec::new();
    let mut proven = 0;
    for position in &positions {
        let (found, mut spent) = timed(position, options.limit);
        for _ in 0..options.repeats {
            if spent < 20_000.0 {
                spent = spent.min(timed(position, options.limit).1);
            }
        }
        micros.push(spent);
        proven += usize::from(found.proven);
        if options.verbose {
            let Best { revenue, bound, nodes, .. } = found;
            println!("{spent:12.1} µs {nodes:10} nodes, revenue {revenue:5} bound {bound:5} {}", position.name);
        }
    }
    micros.sort_by(f64::total_cmp);
    let Some(last) = micros.len().checked_sub(1) else { return };
    let at = |share: f64| micros[(last as f64 * share).ceil() as usize];
    println!(
        "{name}: {} positions, {proven} proven; µs p50 {:.1} p90 {:.1} p99 {:.1} p99.9 {:.1} max {:.1}; {:.3} s in all",
        micros.len(),
        at(0.5),
        at(0.9),
        at(0.99),
        at(0.999),
        at(1.0),
        micros.iter().sum::<f64>() / 1e6
    );
}

fn timed(position: &Position, limit: Limit) -> (Best, f64) {
    let start = (Instant::now(), processor_time());
    let found = position.survey(|survey| best(survey, &position.own, &position.trains, limit));
    let elapsed = start.0.elapsed().as_secs_f64() * 1e6;
    // The kernel counts in ticks of a few milliseconds, so wall-clock time is better for short runs.
    let spent = start.1.zip(processor_time()).map(|(before, after)| (after - before) * 1e6);
    (found, if elapsed > 10_000.0 { spent.unwrap_or(elapsed) } else { elapsed })
}

/// The processor time of this thread in seconds; `None` if the kernel does not provide it.
fn processor_time() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse::<f64>().ok().map(|nanos| nanos / 1e9)
}
