//! `kursbuch review LOG`: how everybody stood, the costliest decisions and why, what runs left on the table.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use bots::{Budget, Coach};
use game::{Action, State, play};
use indicatif::{ProgressBar, ProgressStyle};
use teacher::{Audience, Mistake, Progress, Review, Reviewer, beside, judge};
use view::{Lang, doing, table, words};
use wire::g18xx::Import;
use wire::{Log, from_wire};

use crate::input::{self, Input};
use crate::{Failure, show};

/// Positions that the coach looks at to say why.
const WHY: u64 = 4_000;

#[derive(clap::Args)]
pub struct Arguments {
    /// An 18xx.games JSON or a Kursbuch log, plain or gzipped.
    log: PathBuf,
    /// The language of the words: en, de or pl.
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// All that was found, as JSON.
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let input = input::read(&arguments.log)?;
    let log = to_log(&arguments.log, &input)?;
    let (states, actions) = course(&arguments.log, &log)?;
    let review = make(states[0], actions.clone());
    if arguments.json {
        let text = serde_json::to_string_pretty(&review).map_err(|why| Failure::Unreadable(why.to_string()))?;
        return show(&(text + "\n"));
    }
    show(&report(
        &review,
        &states,
        &actions,
        Audience { names: input.player_names(), seat: None, lang: arguments.lang },
    ))
}

pub fn to_log(path: &Path, input: &Input) -> Result<Log, Failure> {
    let unreadable = |why: String| Failure::Unreadable(format!("{}: {why}", path.display()));
    match input {
        Input::Kursbuch(log) => Ok(log.clone()),
        Input::Site(game) => {
            let mut import = Import::new(game).map_err(|why| unreadable(why.to_string()))?;
            for action in game.effective_actions() {
                import.step(action).map_err(|why| unreadable(why.to_string()))?;
            }
            Ok(import.log())
        }
    }
}

/// Every position of the game, and what led from each to the next.
pub fn course(path: &Path, log: &Log) -> Result<(Vec<State>, Vec<Action>), Failure> {
    let place = path.display();
    let setup = log.setup().map_err(|why| input::failure(path, &why))?;
    let start = game::begin(&setup).map_err(|_| Failure::Unreadable(format!("{place}: no such game can begin")))?;
    let (mut states, mut actions) = (vec![start], Vec::new());
    for (row, entry) in log.actions.iter().enumerate() {
        let before = states[row];
        let action = from_wire(before.edition(), &entry.action);
        let action = action.map_err(|why| Failure::Unreadable(format!("{place}: action {}: {why}", row + 1)))?;
        let played = play(&before, &action);
        let played = played.map_err(|why| Failure::Refused(format!("{place}: action {}: {why}", row + 1)))?;
        states.push(played.state);
        actions.push(action);
    }
    Ok((states, actions))
}

pub fn make(start: State, actions: Vec<Action>) -> Review {
    let bar = ProgressBar::new(0).with_style(ProgressStyle::default_bar());
    let mut reviewer = Reviewer::new(start, actions);
    while let Progress::Step(done, all) = reviewer.step() {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    }
    bar.finish_and_clear();
    reviewer.finish()
}

fn report(review: &Review, states: &[State], actions: &[Action], to: Audience<'_>) -> String {
    let mut text = String::new();
    let name = |seat: usize| to.names.get(seat).map_or("", String::as_str);
    let _ = writeln!(text, "{}", words!(to.lang, "review-curve"));
    let points = review.curve.len();
    for row in (0..points).step_by((points / 12).max(1)).chain(points.checked_sub(1)) {
        let point = &review.curve[row];
        let round = table::round_name(&states[point.at], to.lang);
        let shares =
            point.shares.iter().enumerate().map(|(seat, share)| format!("{} {}", name(seat), to.lang.percent(*share)));
        let _ = writeln!(text, "  {:>5}  {round:<10}  {}", point.at, shares.collect::<Vec<_>>().join(", "));
    }
    let _ = writeln!(text, "\n{}", words!(to.lang, "review-mistakes"));
    for mistake in &review.mistakes {
        tell(&mut text, mistake, states, actions, to);
    }
    let left: i32 = review.runs.iter().map(|run| run.best - run.earned).sum();
    let runs = match review.runs.len() {
        0 => words!(to.lang, "review-no-runs"),
        n => words!(to.lang, "review-runs", n = n, money = left.to_string()),
    };
    let _ = writeln!(text, "\n{runs}");
    let _ = writeln!(text, "\n{}", words!(to.lang, "review-phases"));
    for row in 0..review.phases.len() {
        tell_phase(&mut text, review, row, states, actions, to);
    }
    text
}

/// Where a phase began, what brought it, and how everybody stood then.
fn tell_phase(text: &mut String, review: &Review, row: usize, states: &[State], actions: &[Action], to: Audience<'_>) {
    let phase = &review.phases[row];
    let (before, state, action) = (&states[phase.at - 1], &states[phase.at], &actions[phase.at - 1]);
    let words = words!(to.lang, "after-phase", n = state.edition().phase_name(phase.phase));
    let _ = writeln!(text, "  {:>5}  {:<10}  {words}", phase.at, table::round_name(state, to.lang));
    let events = play(before, action).map(|played| played.events).unwrap_or_default();
    let line = view::line(before, action, &events, to.names, to.lang);
    let others = line.consequences.into_iter().filter(|other| *other != words);
    let lines: Vec<String> = std::iter::once(line.text).chain(others).collect();
    let _ = writeln!(text, "         {}", lines.join(" · "));
    let standing = words!(to.lang, "review-standing", standing = review.standing(row, to.names, to.lang));
    let _ = writeln!(text, "         {standing}");
}

fn tell(text: &mut String, mistake: &Mistake, states: &[State], actions: &[Action], to: Audience<'_>) {
    let Some(told) = told(mistake, states, actions, to) else { return };
    let name = to.names.get(told.seat).map_or("", String::as_str);
    let _ = writeln!(text, "  {:>5}  {:<10}  {name}: {}", told.number, told.round, told.text);
    for (label, why) in &told.why {
        let _ = writeln!(text, "         {label}: {why}");
    }
}

/// A costly decision in words.
pub struct Told {
    /// The number of the action.
    pub number: usize,
    pub round: String,
    pub seat: usize,
    /// What was done, and what would have been better.
    pub text: String,
    /// Of which of the two something is said, and what.
    pub why: Vec<(String, String)>,
}

pub fn told(mistake: &Mistake, states: &[State], actions: &[Action], to: Audience<'_>) -> Option<Told> {
    let before = &states[mistake.at];
    let better = from_wire(before.edition(), &mistake.better).ok()?;
    let given = doing(before, &actions[mistake.at], to.lang);
    let better = beside(doing(before, &better, to.lang), &given, to.lang);
    let text = words!(to.lang, "review-mistake", given = given, better = better, money = mistake.cost.to_string());
    let judged = judge(&mut Coach::default(), before, &actions[mistake.at], to, Budget::nodes(WHY));
    let labels = match judged.len() {
        1 => vec![words!(to.lang, "coach-given")],
        _ => vec![words!(to.lang, "coach-better"), words!(to.lang, "coach-given")],
    };
    let why = judged.into_iter().zip(labels);
    Some(Told {
        number: mistake.at + 1,
        round: table::round_name(before, to.lang),
        seat: usize::from(mistake.seat),
        text,
        why: why.flat_map(|(advice, label)| advice.why.into_iter().map(move |why| (label.clone(), why))).collect(),
    })
}
