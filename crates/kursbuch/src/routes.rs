//! `kursbuch routes LOG [--json] [--explain]`: what each run of trains earned, and what it could have earned.

use std::fmt::Write;
use std::path::PathBuf;

use game::State;
use game::query;
use routes::{Alternatives, Best, Limit};
use serde_json::{Value, json};
use view::{Lang, explain_claim};

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
    /// Tell for each run below the maximum what it missed, train by train, and how many sets of routes earn the maximum and
    /// activate different mountains and tunnels.
    #[arg(long)]
    explain: bool,
    /// Language of the explanations: en, de or pl.
    #[arg(long, default_value = "en", requires = "explain")]
    lang: Lang,
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
    /// Steps of the search: the same on every machine.
    steps: u64,
    explained: Option<Explained>,
}

struct Explained {
    /// A line for each train that could have run better.
    missed: Vec<String>,
    /// Sets of routes that earn the maximum and activate different things.
    sets: usize,
    /// Whether these are all.
    complete: bool,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let input = input::read(&arguments.log)?;
    let limit = arguments.limit.map_or(Limit::NONE, Limit);
    let mut rows = Vec::new();
    let mut each = |step: Step<'_>| {
        rows.extend(step.run.map(|run| measure(step.id, &run, limit, arguments.explain.then_some(arguments.lang))));
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

fn measure(id: Value, run: &Run, limit: Limit, explain: Option<Lang>) -> Row {
    let (nanoseconds, best) = timed(|| query::best_run(&run.before, run.company, limit));
    Row {
        id,
        company: run.before.spec(run.company).symbol,
        trains: train_names(&run.before, run),
        recorded: run.recorded,
        best: best.revenue.into(),
        bound: best.bound.into(),
        proven: best.proven,
        nanoseconds,
        steps: best.nodes,
        explained: explain.map(|lang| explained(run, &best, limit, lang)),
    }
}

fn explained(run: &Run, best: &Best, limit: Limit, lang: Lang) -> Explained {
    let told = query::explain_claim(&run.before, run.company, &run.claim, best);
    let missed = match told {
        Ok(told) => explain_claim(&run.before, run.company, &told, lang),
        // Accepted by the log's profile: there is nothing to set beside the best run but the rule.
        Err(violation) => vec![view::sentence(&run.before, &violation, lang)],
    };
    let Alternatives { sets, complete } = query::alternatives(&run.before, run.company, best, limit);
    Explained { missed, sets: sets.len(), complete }
}

fn train_names(state: &State, run: &Run) -> Vec<&'static str> {
    query::trains(state, run.company).into_iter().map(|model| state.edition().model(model).name).collect()
}

fn lines(rows: &[Row]) -> String {
    let line = |row: &Row| {
        let mut line = json!({
            "id": row.id,
            "company": row.company,
            "trains": row.trains,
            "recorded": row.recorded,
            "best": row.best,
            "bound": row.bound,
            "proven": row.proven,
            "microseconds": row.nanoseconds as f64 / 1e3,
            "steps": row.steps,
        });
        if let (Some(told), Some(line)) = (&row.explained, line.as_object_mut()) {
            line.insert("missed".to_owned(), json!(told.missed));
            line.insert("alternatives".to_owned(), json!({ "sets": told.sets, "complete": told.complete }));
        }
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
        if let Some(told) = &row.explained {
            told.missed.iter().for_each(|line| text.push_str(&format!("        {line}\n")));
            if told.sets > 1 {
                let more = if told.complete { "" } else { " or more" };
                let _ = writeln!(
                    text,
                    "        {}{more} sets of routes earn the maximum and differ in what they activate.",
                    told.sets
                );
            }
        }
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
