//! How long the best run takes on late boards of self-play: from the first 8E of 1844 or the first 10 of 1824 on, every
//! turn of every company, and what a planner saves when it is asked about tiles.
//!
//! `cargo bench -p testkit --bench late -- profile=1844-2e games=200 first=1 players=4 show=10`

use std::time::Instant;

use game::g1844;
use game::query;
use game::state::Step;
use game::{Action, Choice, CompanyId, LayTile, ModelId, Options, Profile, Sketch, State, choices};
use routes::{Limit, Range};
use testkit::{BuilderGame, Dice};

struct Wanted {
    profile: Profile,
    games: u64,
    first: u64,
    players: u8,
    /// So many of the slowest turns are named.
    show: usize,
}

/// A turn, measured.
struct Turn {
    name: String,
    micros: f64,
    steps: u64,
    proven: bool,
    trains: usize,
    /// Trains of the last kind.
    last: usize,
    /// Hexes with a tile.
    track: usize,
    is_sbb: bool,
}

/// A tile, asked about twice.
struct Asked {
    from_nothing: f64,
    by_planner: f64,
}

#[derive(Default)]
struct Measured {
    turns: Vec<Turn>,
    asked: Vec<Asked>,
}

fn main() {
    let options = read(std::env::args().skip(1));
    let mut all = Measured::default();
    let mut late_games = 0;
    for seed in options.first..options.first + options.games {
        let before = all.turns.len();
        play(seed, &options, &mut all);
        late_games += usize::from(all.turns.len() > before);
    }
    println!("{} games, {late_games} of them with a last train, {} turns", options.games, all.turns.len());
    tell(&mut all.turns, options.show);
    tell_asked(&all.asked);
}

fn read(words: impl Iterator<Item = String>) -> Wanted {
    let mut options = Wanted { profile: g1844::PROFILE_2E, games: 20, first: 1, players: 4, show: 0 };
    for word in words {
        match word.split_once('=') {
            Some(("profile", name)) => options.profile = Profile::named(name).expect("a profile"),
            Some(("games", count)) => options.games = count.parse().expect("a number of games"),
            Some(("first", seed)) => options.first = seed.parse().expect("a seed"),
            Some(("players", count)) => options.players = count.parse().expect("a number of players"),
            Some(("show", count)) => options.show = count.parse().expect("a number of turns"),
            // What cargo hands on to every bench.
            _ => (),
        }
    }
    options
}

fn play(seed: u64, options: &Wanted, all: &mut Measured) {
    let mut game = BuilderGame::new(options.profile, Options::default(), options.players, seed);
    let mut dice = Dice::new(seed);
    let mut before = None;
    loop {
        let turn = game.state.turn().map(|turn| (turn.company, turn.step));
        if let Some((company, step)) = turn.filter(|_| turn != before && is_late(&game.state)) {
            match step {
                Step::Run => all.turns.push(measured(seed, &game, company)),
                Step::Track => all.asked.extend(asked(&game.state, company, &mut dice)),
                Step::Marker | Step::Dividend | Step::Train => (),
            }
        }
        before = turn;
        if game.actions > 20_000 || !game.step() {
            return;
        }
    }
}

/// Whether a train of the last kind has been sold.
fn is_late(state: &State) -> bool {
    let has_last = |company| query::trains(state, company).into_iter().any(|model| is_last(state, model));
    state.edition().company_ids().any(has_last)
}

fn is_last(state: &State, model: ModelId) -> bool {
    matches!(state.edition().model(model).range, Range::Express(_) | Range::Stops(10))
}

fn measured(seed: u64, game: &BuilderGame, company: CompanyId) -> Turn {
    let state = &game.state;
    let models = query::trains(state, company);
    let names: Vec<&str> = models.iter().map(|model| state.edition().model(*model).name).collect();
    let symbol = state.spec(company).symbol;
    let (micros, best) = timed(|| query::best_run(state, company, Limit::NONE));
    let board = state.edition().board();
    Turn {
        name: format!("seed {seed} action {} {symbol} {}", game.actions, names.join(" ")),
        micros,
        steps: best.nodes,
        proven: best.proven,
        trains: models.len(),
        last: models.iter().filter(|model| is_last(state, **model)).count(),
        track: board.map.ids().filter(|hex| state.layout().at(*hex).tile.index() < board.tiles.tiles).count(),
        is_sbb: symbol == "SBB",
    }
}

/// One of the tiles on offer, from nothing and by a planner that knows the board without it.
fn asked(state: &State, company: CompanyId, dice: &mut Dice) -> Option<Asked> {
    let tile = |choice| match choice {
        Choice::Do(Action::LayTile(lay)) => Some(lay),
        _ => None,
    };
    let tiles: Vec<LayTile> = choices(state).offered.into_iter().filter_map(tile).collect();
    if tiles.is_empty() || state[company].train_count() == 0 {
        return None;
    }
    let lay = tiles[dice.below(tiles.len())];
    let planner = query::planner(state, company, Limit::NONE);
    let then = Sketch::with_track(state, &Action::LayTile(lay))?;
    let (from_nothing, best) = timed(|| then.best_run(company, Limit::NONE));
    let (by_planner, planned) = timed(|| query::best_run_with_tile(&planner, state, company, &lay, Limit::NONE));
    assert_eq!((best.revenue, true), (planned.revenue, planned.proven), "{lay:?}");
    Some(Asked { from_nothing, by_planner })
}

/// Microseconds, and the answer. Short times are taken twice, and the shorter one counts; long ones are the processor's, as
/// far as the kernel tells: what else the machine does should not count.
fn timed<T>(call: impl Fn() -> T) -> (f64, T) {
    const LONG: f64 = 20_000.0;
    let once = || {
        let begun = (Instant::now(), on_the_processor());
        let answer = call();
        let elapsed = begun.0.elapsed().as_secs_f64() * 1e6;
        let spent = begun.1.zip(on_the_processor()).map(|(before, after)| (after - before) / 1e3);
        (if elapsed > LONG { spent.unwrap_or(elapsed).max(1.0) } else { elapsed }, answer)
    };
    let (one, answer) = once();
    let other = if one < LONG { once().0 } else { one };
    (one.min(other), answer)
}

/// Nanoseconds that this thread has run; `None` where the kernel does not tell.
fn on_the_processor() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok()
}

fn tell(turns: &mut [Turn], show: usize) {
    let tell = |name: &str, which: &dyn Fn(&Turn) -> bool| {
        let some: Vec<&Turn> = turns.iter().filter(|turn| which(turn)).collect();
        if some.is_empty() {
            return;
        }
        let in_time = some.iter().filter(|turn| turn.proven && turn.micros < 1e6).count();
        let share = 100.0 * in_time as f64 / some.len() as f64;
        let times = spread(some.iter().map(|turn| turn.micros).collect());
        println!("{name:24} {:6} turns, {share:6.2} % proven within 1 s, {times}", some.len());
    };
    tell("all", &|_| true);
    for trains in 1..=4 {
        tell(&format!("{trains} trains"), &|turn| turn.trains == trains);
    }
    for last in 0..=3 {
        tell(&format!("{last} of the last kind"), &|turn| turn.last == last);
    }
    for most in [50, 60, 70, 80, 131] {
        tell(&format!("up to {most} hexes built"), &|turn| turn.track <= most && turn.track + 10 > most.min(90));
    }
    tell("SBB with four trains", &|turn| turn.is_sbb && turn.trains == 4);
    turns.sort_by_key(|turn| std::cmp::Reverse(turn.steps));
    for turn in turns.iter().take(show) {
        println!("{:12.0} µs {:9} steps  {}", turn.micros, turn.steps, turn.name);
    }
}

fn tell_asked(asked: &[Asked]) {
    println!(
        "a tile, from nothing     {:6} asked, {}",
        asked.len(),
        spread(asked.iter().map(|one| one.from_nothing).collect())
    );
    println!(
        "a tile, by a planner     {:6} asked, {}",
        asked.len(),
        spread(asked.iter().map(|one| one.by_planner).collect())
    );
    let sum = |time: fn(&Asked) -> f64| asked.iter().map(time).sum::<f64>() / 1e6;
    let (nothing, planner) = (sum(|one| one.from_nothing), sum(|one| one.by_planner));
    println!("all together {nothing:.2} s against {planner:.2} s: {:.1} times", nothing / planner);
}

fn spread(mut micros: Vec<f64>) -> String {
    micros.sort_by(f64::total_cmp);
    let Some(last) = micros.len().checked_sub(1) else { return String::new() };
    let at = |share: f64| micros[(last as f64 * share).ceil() as usize];
    let [half, most, nearly, almost, max] = [0.5, 0.9, 0.99, 0.999, 1.0].map(at);
    format!("µs p50 {half:.0} p90 {most:.0} p99 {nearly:.0} p99.9 {almost:.0} max {max:.0}")
}
