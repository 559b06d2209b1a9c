//! How long the best run takes on late boards of self-play: after the first train of the last kind is sold, every turn of
//! every company. `cargo bench -p testkit --bench late -- games=200 first=1 players=4`

#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::time::Instant;

use game::rules::run;
use game::state::Step;
use game::{CompanyId, Options, Profile, State};
use routes::{Best, Limit, Range};
use testkit::BuilderGame;

struct Turn {
    name: String,
    state: State,
    company: CompanyId,
    trains: usize,
    express: usize,
    is_sbb: bool,
}

fn main() {
    let (mut games, mut first, mut players, mut show) = (20u64, 1u64, 4u8, 0usize);
    for word in std::env::args().skip(1) {
        match word.split_once('=') {
            Some(("games", count)) => games = count.parse().expect("a number of games"),
            Some(("first", seed)) => first = seed.parse().expect("a seed"),
            Some(("players", count)) => players = count.parse().expect("a number of players"),
            Some(("show", count)) => show = count.parse().expect("a number of turns"),
            // What cargo hands on to every bench.
            _ => (),
        }
    }
    let mut turns: Vec<Turn> = Vec::new();
    let mut late_games = 0;
    let begun = Instant::now();
    for seed in first..first + games {
        let found = late_turns(seed, players);
        late_games += usize::from(!found.is_empty());
        turns.extend(found);
    }
    println!("{games} games, {late_games} of them late, {} turns; {:.1} s", turns.len(), begun.elapsed().as_secs_f64());
    let mut times: Vec<(f64, &Turn, Best)> = turns.iter().map(|turn| timed(turn)).collect();
    let all: Vec<_> = times.iter().map(|(time, _, best)| (*time, best.proven)).collect();
    spread("all turns", &all);
    for trains in 1..=4 {
        let some = times.iter().filter(|(_, turn, _)| turn.trains == trains);
        spread(&format!("{trains} trains"), &some.map(|(time, _, best)| (*time, best.proven)).collect::<Vec<_>>());
    }
    for express in 0..=3 {
        let some = times.iter().filter(|(_, turn, _)| turn.express == express);
        spread(
            &format!("{express} express trains"),
            &some.map(|(time, _, best)| (*time, best.proven)).collect::<Vec<_>>(),
        );
    }
    let sbb = times.iter().filter(|(_, turn, _)| turn.is_sbb && turn.trains == 4);
    spread("SBB with four trains", &sbb.map(|(time, _, best)| (*time, best.proven)).collect::<Vec<_>>());
    times.sort_by(|one, other| other.0.total_cmp(&one.0));
    for (time, turn, best) in times.iter().take(show) {
        println!("{time:12.1} µs {:9} steps {:5} {}", best.nodes, best.revenue, turn.name);
    }
}

fn late_turns(seed: u64, players: u8) -> Vec<Turn> {
    let mut game = BuilderGame::new(Profile::Swiss2e, Options::default(), players, seed);
    let mut turns = Vec::new();
    let mut before = None;
    loop {
        let turn = game.state.turn().filter(|turn| turn.step == Step::Run).map(|turn| turn.company);
        if turn != before
            && let Some(company) = turn
            && is_late(&game.state)
        {
            turns.push(described(seed, &game, company));
        }
        before = turn;
        if game.actions > 20_000 || !game.step() {
            return turns;
        }
    }
}

/// Whether an express train has been sold.
fn is_late(state: &State) -> bool {
    state
        .edition
        .company_ids()
        .any(|company| run::trains(state, company).into_iter().any(|model| is_express(state, model)))
}

fn is_express(state: &State, model: game::ModelId) -> bool {
    matches!(state.edition.model(model).range, Range::Express(_))
}

fn described(seed: u64, game: &BuilderGame, company: CompanyId) -> Turn {
    let state = game.state;
    let models = run::trains(&state, company);
    let names: Vec<&str> = models.iter().map(|model| state.edition.model(*model).name).collect();
    let symbol = state.spec(company).symbol;
    Turn {
        name: format!("seed {seed} action {} {symbol} {}", game.actions, names.join(" ")),
        state,
        company,
        trains: models.len(),
        express: models.iter().filter(|model| is_express(&state, **model)).count(),
        is_sbb: symbol == "SBB",
    }
}

/// The shorter of two times: what else the machine does should not count.
fn timed(turn: &Turn) -> (f64, &Turn, Best) {
    let once = || {
        let begun = Instant::now();
        let best = run::best(&turn.state, turn.company, Limit::NONE);
        (begun.elapsed().as_secs_f64() * 1e6, best)
    };
    let ((one, best), (other, _)) = (once(), once());
    (one.min(other), turn, best)
}

fn spread(name: &str, times: &[(f64, bool)]) {
    let mut micros: Vec<f64> = times.iter().map(|(time, _)| *time).collect();
    micros.sort_by(f64::total_cmp);
    let Some(last) = micros.len().checked_sub(1) else { return };
    let at = |share: f64| micros[(last as f64 * share).ceil() as usize];
    let in_time = times.iter().filter(|(time, proven)| *proven && *time < 1e6).count();
    println!(
        "{name}: {} turns, {:.2} % proven within 1 s; µs p50 {:.0} p90 {:.0} p99 {:.0} p99.9 {:.0} max {:.0}",
        times.len(),
        100.0 * in_time as f64 / times.len() as f64,
        at(0.5),
        at(0.9),
        at(0.99),
        at(0.999),
        at(1.0)
    );
}
