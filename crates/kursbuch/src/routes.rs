//! `kursbuch routes LOG [--json]`: what each run of trains earned, and what it could have earned.

use std::fmt::Write;
use std::path::PathBuf;

use game::State;
use game::rules::run;
use routes::Limit;
use serde_json::{Value, json};
use view::Lang;

use crate::follow::{Run, Step, follow};
use crate::timing::{Spread, timed};
use crate::{Failure, input, show};

#[derive(clap::Args)]
pub struct Arguments {
    /// An 18xx.games JSON or a Kursbuch log, plain or gzipped.
    log: PathBuf,
    /// One JSON object a line instead of a table.
    #[arg(long)]
    json: bool,
    /// Stop a search after so many steps; its result is then not proven.
    #[arg(long, value_name = "STEPS")]
    limit: Option<u64>,
}

struct Row {
    id: Value,
    company: &'static str,
    trains: Vec<&'static str>,
    recorded: i64,
    best: i64,
    bound: i64,
    proven: bool,
    nanoseconds: u64,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let input = input::read(&arguments.log)?;
    let limit = arguments.limit.map_or(Limit::NONE, Limit);
    let mut rows = Vec::new();
    let mut each = |step: Step<'_>| {
        rows.extend(step.run.map(|run| measure(step.id, &run, limit)));
        Ok(())
    };
    follow(&arguments.log, &input, Lang::En, &mut each)?;
    show(&if arguments.json { lines(&rows) } else { table(&rows) })?;
    let above: Vec<String> = rows.iter().filter(|row| row.recorded > row.bound).map(|row| row.id.to_string()).collect();
    match above.is_empty() {
        true => Ok(()),
        false => Err(Failure::Refused(format!(
            "{}: recorded above our maximum at action {}",
            arguments.log.display(),
            above.join(", ")
        ))),
    }
}

fn measure(id: Value, run: &Run, limit: Limit) -> Row {
    let (nanoseconds, best) = timed(|| run::best(&run.before, run.company, limit));
    Row {
        id,
        company: run.before.spec(run.company).symbol,
        trains: train_names(&run.before, run),
        recorded: run.recorded,
        best: best.revenue.into(),
        bound: best.bound.into(),
        proven: best.proven,
        nanoseconds,
    }
}

fn train_names(state: &State, run: &Run) -> Vec<&'static str> {
    run::trains(state, run.company).into_iter().map(|model| state.edition.model(model).name).collect()
}

fn lines(rows: &[Row]) -> String {
    let line = |row: &Row| {
        let line = json!({
            "id": row.id,
            "company": row.company,
            "trains": row.trains,
            "recorded": row.recorded,
            "best": row.best,
            "bound": row.bound,
            "proven": row.proven,
            "microseconds": row.nanoseconds as f64 / 1e3,
        });
        format!("{line}\n")
    };
    rows.iter().map(line).collect()
}

fn table(rows: &[Row]) -> String {
    let trains = |row: &Row| row.trains.join(" ");
    let width = rows.iter().map(|row| trains(row).len()).max().unwrap_or(0).max("trains".len());
    let mut text = format!(
        "{:>6}  {:7} {:width$} {:>8} {:>6}  {:6} {:>10}\n",
        "action", "company", "trains", "recorded", "best", "proven", "µs"
    );
    for row in rows {
        let proven = if row.proven { "yes" } else { "no" };
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "{:>6}  {:7} {:width$} {:>8} {:>6}  {proven:6} {:>10.1}",
            row.id.to_string(),
            row.company,
            trains(row),
            row.recorded,
            row.best,
            row.nanoseconds as f64 / 1e3,
        );
    }
    text + &summary(rows)
}

fn summary(rows: &[Row]) -> String {
    let spread = Spread::of(rows.iter().map(|row| row.nanoseconds).collect());
    let [half, most, all] = [0.5, 0.99, 1.0].map(|share| spread.microseconds_at(share));
    let proven = rows.iter().filter(|row| row.proven).count();
    let share = 100.0 * proven as f64 / rows.len().max(1) as f64;
    let runs = rows.len();
    format!("{runs} runs: p50 {half:.1} µs, p99 {most:.1} µs, max {all:.1} µs, {proven} proven ({share:.1} %)\n")
}
