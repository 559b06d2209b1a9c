#![allow(clippy::all)]
use game::rules::run;
use routes::Limit;
use std::io::Read;
use std::time::Instant;
use wire::g18xx::{Game, Import};
fn cpu() -> f64 {
    std::fs::read_to_string("/proc/thread-self/schedstat").unwrap().split(' ').next().unwrap().parse::<f64>().unwrap()
        / 1e6
}
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let only: Option<u64> = args.get(2).and_then(|a| a.parse().ok());
    let mut text = String::new();
    flate2::read::GzDecoder::new(std::fs::File::open(&args[1]).unwrap()).read_to_string(&mut text).unwrap();
    let game = Game::read(&text).unwrap();
    let mut import = Import::new(&game).unwrap();
    for action in game.effective_actions() {
        import.step(action).ok().unwrap();
        let id = action.get("id").and_then(|v| v.as_u64()).unwrap_or(0);
        let Some(record) = import.last_run.take() else { continue };
        if only.is_some_and(|o| o != id) {
            continue;
        }
        let n = if only.is_some() { 20 } else { 2 };
        let mut least = f64::MAX;
        let c0 = cpu();
        let mut best = None;
        for _ in 0..n {
            let t = Instant::now();
            best = Some(run::best(&record.before, record.company, Limit::NONE));
            least = least.min(t.elapsed().as_secs_f64() * 1e6);
        }
        let best = best.unwrap();
        let names: Vec<_> = run::trains(&record.before, record.company)
            .into_iter()
            .map(|m| record.before.edition.model(m).name)
            .collect();
        println!(
            "{least:10.1} {:10.1} {:8} {id} {} {:?} {}",
            (cpu() - c0) * 1000.0 / n as f64,
            best.nodes,
            record.before.spec(record.company).symbol,
            names,
            best.revenue
        );
    }
}
