//! Games of bots, for Python: the columns of tables, of which `kursbuch.lab` makes data.

use ::bots::features::{self, Features};
use ::game::begin;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use rayon::prelude::*;

use super::space::setup;
use super::{bad_table, floats, integers, space_of, unreadable};
use crate::{BotSpec, Contest, Position, Recorded, Turn, record};

/// Plays games of bots and writes them down: the columns of two tables, `games` and `decisions`. The bots move on by one seat each
/// seed, or by `turn` seats in all games. `kursbuch.lab` makes data of it.
#[pyfunction]
#[pyo3(signature = (profile, players, *, bots, seeds, nodes = 800, opening = None, options = Vec::new(), rules_version = None, turn = None, threads = 0))]
#[expect(clippy::too_many_arguments, reason = "all of them by name, from one call of the package")]
pub fn play_games<'py>(
    py: Python<'py>,
    profile: &str,
    players: u8,
    bots: Vec<String>,
    seeds: &Bound<'py, PyAny>,
    nodes: u64,
    opening: Option<usize>,
    options: Vec<String>,
    rules_version: Option<u32>,
    turn: Option<u8>,
    threads: usize,
) -> PyResult<(Bound<'py, PyDict>, Bound<'py, PyDict>)> {
    let setup = setup(py, profile, players, None, &options, rules_version)?;
    let contest = Contest {
        setup,
        bots: named(py, &bots)?,
        turn: turn.map_or(Turn::BySeed, Turn::By),
        nodes,
        opening: opening.unwrap_or_else(|| usual_opening(&setup)),
        trying: 0,
        every: 0,
    };
    let games = play(py, &contest, seeds, threads)?;
    Ok((columns_of_games(py, &games)?, columns_of_decisions(py, &games)?))
}

/// Plays games of bots and puts about one of `every` decisions into figures, with what came of it (docs/dataset.md): the columns of a
/// table, those that are lists as one array in a row, and what stands in the file's metadata. In `trying` decisions of a hundred a bot
/// does one of its five best instead of the best.
#[pyfunction]
#[pyo3(signature = (profile, players, *, bots, seeds, nodes = 800, opening = None, trying = 0, every = 8, threads = 0))]
#[expect(clippy::too_many_arguments, reason = "all of them by name, from one call of the package")]
pub fn play_positions<'py>(
    py: Python<'py>,
    profile: &str,
    players: u8,
    bots: Vec<String>,
    seeds: &Bound<'py, PyAny>,
    nodes: u64,
    opening: Option<usize>,
    trying: u8,
    every: usize,
    threads: usize,
) -> PyResult<(Bound<'py, PyDict>, Bound<'py, PyDict>)> {
    let setup = setup(py, profile, players, None, &[], None)?;
    let contest = Contest {
        setup,
        bots: named(py, &bots)?,
        turn: Turn::BySeed,
        nodes,
        opening: opening.unwrap_or_else(|| usual_opening(&setup)),
        trying,
        every,
    };
    let games = play(py, &contest, seeds, threads)?;
    Ok((columns_of_positions(py, &games)?, about(py, &contest)?))
}

fn named(py: Python<'_>, bots: &[String]) -> PyResult<Vec<BotSpec>> {
    let named = bots.iter().map(|name| name.parse::<BotSpec>()).collect::<Result<Vec<_>, _>>();
    named.map_err(|why| unreadable(py, why))
}

fn usual_opening(setup: &::game::Setup) -> usize {
    ::bots::opening_length(::game::edition(setup.profile).title, setup.players)
}

fn play(py: Python<'_>, contest: &Contest, seeds: &Bound<'_, PyAny>, threads: usize) -> PyResult<Vec<Recorded>> {
    let seeds: Vec<u64> = seeds.try_iter()?.map(|seed| seed?.extract()).collect::<PyResult<_>>()?;
    let space = space_of(&begin(&contest.setup).map_err(|why| unreadable(py, why))?);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|why| unreadable(py, format!("no threads: {why}")))?;
    let games = py.detach(|| {
        pool.install(|| seeds.par_iter().map(|seed| record(contest, &space, *seed)).collect::<Result<_, _>>())
    });
    games.map_err(|why| bad_table(py, &why))
}

fn column<'py, T: IntoPyObject<'py>>(
    table: &Bound<'py, PyDict>,
    name: &str,
    values: impl Iterator<Item = T>,
) -> PyResult<()> {
    let list = PyList::empty(table.py());
    for value in values {
        list.append(value)?;
    }
    table.set_item(name, list)
}

fn columns_of_games<'py>(py: Python<'py>, games: &[Recorded]) -> PyResult<Bound<'py, PyDict>> {
    let table = PyDict::new(py);
    let all = || games.iter();
    column(&table, "seed", all().map(|game| game.seed))?;
    column(&table, "bots", all().map(|game| game.bots.iter().map(ToString::to_string).collect::<Vec<_>>()))?;
    column(&table, "order", all().map(|game| game.order()))?;
    column(&table, "actions", all().map(|game| game.decisions.len()))?;
    column(&table, "wealth", all().map(|game| game.standing.iter().map(|(_, own)| own.total().0).collect::<Vec<_>>()))?;
    column(&table, "place", all().map(|game| game.standing.iter().map(|(place, _)| *place).collect::<Vec<_>>()))?;
    column(&table, "digest", all().map(|game| game.table.state.digest()))?;
    let sold = |game: &Recorded| {
        let row = |sold: &crate::Sold| {
            let row = PyDict::new(py);
            row.set_item("private", &sold.private)?;
            row.set_item("seat", sold.seat)?;
            row.set_item("price", sold.price)?;
            Ok(row)
        };
        game.sold.iter().map(row).collect::<PyResult<Vec<_>>>()
    };
    column(&table, "sold", all().map(sold).collect::<PyResult<Vec<_>>>()?.into_iter())?;
    let phases = |game: &Recorded| {
        let row = |begins: &crate::PhaseBegins| {
            let row = PyDict::new(py);
            row.set_item("phase", begins.phase)?;
            row.set_item("action", begins.action)?;
            row.set_item("operating_round", begins.operating_round)?;
            Ok(row)
        };
        game.phases.iter().map(row).collect::<PyResult<Vec<_>>>()
    };
    column(&table, "phases", all().map(phases).collect::<PyResult<Vec<_>>>()?.into_iter())?;
    Ok(table)
}

fn columns_of_decisions<'py>(py: Python<'py>, games: &[Recorded]) -> PyResult<Bound<'py, PyDict>> {
    let table = PyDict::new(py);
    let all = || games.iter().flat_map(|game| game.decisions.iter());
    let seeds = games.iter().flat_map(|game| game.decisions.iter().map(|_| game.seed));
    column(&table, "seed", seeds)?;
    column(&table, "index", games.iter().flat_map(|game| 0..game.decisions.len()))?;
    column(&table, "seat", all().map(|decision| decision.seat))?;
    column(&table, "round", all().map(|decision| &decision.round))?;
    column(&table, "phase", all().map(|decision| decision.phase))?;
    column(&table, "company", all().map(|decision| decision.company))?;
    column(&table, "action", all().map(|decision| &decision.action))?;
    column(&table, "number", all().map(|decision| decision.number))?;
    column(&table, "offers", all().map(|decision| decision.offers))?;
    column(&table, "thrown", all().map(|decision| decision.thrown))?;
    column(&table, "digest", all().map(|decision| decision.digest))?;
    Ok(table)
}

fn columns_of_positions<'py>(py: Python<'py>, games: &[Recorded]) -> PyResult<Bound<'py, PyDict>> {
    let table = PyDict::new(py);
    let all = || games.iter().flat_map(|game| game.positions.iter().map(move |position| (game, position)));
    let decision = |(game, position): (&'_ Recorded, &'_ Position)| game.decisions[position.index].clone();
    column(&table, "game", all().map(|(game, _)| game.seed as i64))?;
    column(&table, "action", all().map(|(_, position)| position.index))?;
    column(&table, "seat", all().map(|row| decision(row).seat))?;
    column(&table, "decision", all().map(|row| decision(row).action))?;
    let figures = |of: &dyn Fn(&Recorded, &Features) -> Vec<f32>| {
        let flat: Vec<f32> = all().flat_map(|(game, position)| of(game, &position.features)).collect();
        floats(py, &flat)
    };
    table.set_item("globals", figures(&|_, position| position.globals.to_vec())?)?;
    table.set_item("seats", figures(&|_, position| position.seats.concat())?)?;
    table.set_item("companies", figures(&|_, position| position.companies.concat())?)?;
    table.set_item("held", figures(&|_, position| held(position))?)?;
    let directors = all().flat_map(|(_, position)| position.features.directors.iter());
    table.set_item("directors", integers(py, directors.map(|seat| seat.map_or(NOBODY, i32::from)))?)?;
    let wealth = |game: &Recorded| game.standing.iter().map(|(_, own)| own.total().0 as f32).collect();
    table.set_item("wealth", figures(&|game, _| wealth(game))?)?;
    table.set_item("win", figures(&|game, _| game.wins())?)?;
    Ok(table)
}

/// No director.
const NOBODY: i32 = -1;

fn held(position: &Features) -> Vec<f32> {
    let companies = position.companies.len();
    position.held.iter().flat_map(|held| held[..companies].iter().copied()).collect()
}

/// What the figures are called.
fn about<'py>(py: Python<'py>, contest: &Contest) -> PyResult<Bound<'py, PyDict>> {
    let companies = ::game::edition(contest.setup.profile).companies.iter();
    let symbols: Vec<&str> = companies.map(|company| company.symbol).collect();
    let about = PyDict::new(py);
    about.set_item("features", features::VERSION.to_string())?;
    about.set_item("globals", features::GLOBAL_NAMES.join(","))?;
    about.set_item("seats", features::SEAT_NAMES.join(","))?;
    about.set_item("companies", features::COMPANY_NAMES.join(","))?;
    about.set_item("company_symbols", symbols.join(","))?;
    Ok(about)
}
