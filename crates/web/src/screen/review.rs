//! The review of a game: how everybody stood, the costliest decisions, what runs left on the table. A worker makes it; what
//! was found is kept with the game.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use teacher::{Mistake, Review, RunLeft, beside};
use wire::from_wire;

use crate::decide::coach::{VerdictOn, may_be_asked};
use crate::draw::chart::{Chart, Series, look};
use crate::markup::rich;
use crate::panel::top::moment_name;
use crate::play::record::{Moment, Record};
use crate::play::table::Table;
use crate::screen::history::bands;
use crate::text::{lang, sum};
use crate::worker::{self, Answer, Question, Thinker};
use crate::{browser, t};

/// As the browser keeps it.
#[derive(Serialize, Deserialize)]
struct Kept {
    /// Of so many actions.
    actions: usize,
    review: Review,
}

#[derive(Clone, Copy)]
struct Reviewing {
    table: Table,
    /// How much is done, while it is being made.
    progress: RwSignal<Option<f64>>,
    review: RwSignal<Option<Review>>,
}

impl Reviewing {
    fn key(self) -> String {
        format!("kursbuch.review.{}", self.table.key())
    }

    /// What was kept, if the game has not gone on since.
    fn load(self) {
        let actions = self.table.played.with_untracked(Record::len);
        let kept = browser::stored(&self.key()).and_then(|text| serde_json::from_str::<Kept>(&text).ok());
        self.review.set(kept.filter(|kept| kept.actions == actions).map(|kept| kept.review));
    }

    fn start(self) {
        worker::interrupt(Thinker::Reviewer);
        self.progress.set(Some(0.0));
        let (start, actions) =
            self.table.played.with_untracked(|record| (Box::new(*record.at(0)), record.actions().to_vec()));
        let length = actions.len();
        worker::ask(Thinker::Reviewer, Question::Review { start, actions }, move |answer| match answer {
            Answer::Progress(part) => drop(self.progress.try_set(Some(part))),
            Answer::Review(review) => self.keep(length, *review),
            Answer::Moves(_) | Answer::Advice(_) | Answer::Verdict { .. } => (),
        });
    }

    fn keep(self, actions: usize, review: Review) {
        // Whoever has left the table has no use for it.
        if self.progress.try_set(None).is_some() {
            return;
        }
        let kept = Kept { actions, review };
        if let Ok(text) = serde_json::to_string(&kept) {
            browser::store(&self.key(), &text);
        }
        self.review.set(Some(kept.review));
    }

    fn stop(self) {
        worker::interrupt(Thinker::Reviewer);
        self.progress.set(None);
    }
}

#[component]
pub fn ReviewView() -> impl IntoView {
    let table = Table::here();
    let reviewing = Reviewing { table, progress: RwSignal::new(None), review: RwSignal::new(None) };
    reviewing.load();
    on_cleanup(move || worker::interrupt(Thinker::Reviewer));
    let start = move || {
        let is_idle = reviewing.progress.get().is_none();
        let label = if reviewing.review.with(Option::is_some) { t!("review-again") } else { t!("review-start") };
        is_idle.then(|| view! { <p>{t!("review-words")}</p> <button class="btn" id="review-start" on:click=move |_| reviewing.start()>{label}</button> })
    };
    let progress = move || {
        reviewing.progress.get().map(|part| {
            let percent = (part * 100.0).round();
            view! {
                <p role="status">{t!("review-going")} " " {lang().percent(part)}</p>
                <progress id="review-progress" max="100" value=percent aria-label=t!("review-going")></progress>
                " " <button class="btn sml" on:click=move |_| reviewing.stop()>{t!("stop")}</button>
            }
        })
    };
    let found = move || reviewing.review.get().map(|review| found(table, review));
    move || match may_be_asked(table) {
        true => view! { <h2 class="h2">{t!("review")}</h2> {found} {progress} {start} }.into_any(),
        false => view! { <p class="mut">{t!("review-not-now")}</p> }.into_any(),
    }
}

fn found(table: Table, review: Review) -> AnyView {
    let chart = table.played.with_untracked(|record| curve(record, &review));
    let pointer = {
        let chart = table.played.with_untracked(|record| curve(record, &review));
        move || chart.pointer(table.number())
    };
    let mistakes = review.mistakes.iter().map(|mistake| mistake_row(table, mistake)).collect_view();
    let none = review.mistakes.is_empty().then(|| view! { <p class="mut">{t!("review-no-mistakes")}</p> });
    let left: i32 = review.runs.iter().map(|run| run.best - run.earned).sum();
    let runs = review.runs.iter().map(|run| run_row(table, run)).collect_view();
    let runs_words = match review.runs.len() {
        0 => t!("review-no-runs"),
        n => t!("review-runs", n = n, money = sum(game::Money(left))),
    };
    let phases = (0..review.phases.len()).map(|row| phase_row(table, &review, row)).collect_view();
    view! {
        <div class="wide" tabindex="0" role="region" aria-label=t!("review-curve")>
            <svg class="cht" viewBox="0 0 960 360" role="img" aria-label=t!("review-curve")><g inner_html=chart.draw()></g><g inner_html=pointer></g></svg>
        </div>
        <ul class="chlg xs" inner_html=chart.legend()></ul>
        <p class="xs mut">{t!("review-curve-words")}</p>
        <h3 class="h3 gap">{t!("review-mistakes")}</h3>
        {none}
        <ol class="rvw" id="mistakes">{mistakes}</ol>
        <h3 class="h3 gap">{t!("missed")}</h3>
        <p>{runs_words}</p>
        <ul class="rvw">{runs}</ul>
        <h3 class="h3 gap">{t!("review-phases")}</h3>
        <ul class="rvw">{phases}</ul>
    }
    .into_any()
}

/// Parts of the wealth in percent.
fn curve(record: &Record, review: &Review) -> Chart {
    let series = record.at(0).player_ids().enumerate().map(|(place, player)| {
        let percent = |shares: &[f64]| shares.get(player.index()).map_or(0, |share| (share * 100.0).round() as i32);
        let points: Vec<(usize, i32)> = review.curve.iter().map(|point| (point.at, percent(&point.shares))).collect();
        let (colour, dashes) = look(place);
        let last = points.last().map_or_else(String::new, |(_, share)| lang().percent(f64::from(*share) / 100.0));
        Series { name: record.name(player).to_owned(), colour: colour.to_owned(), dashes, points, last }
    });
    let marks = record.rounds().into_iter().filter(|(_, moment)| matches!(moment, Moment::Shares { .. }));
    Chart {
        length: record.len(),
        series: series.collect(),
        bands: bands(record),
        marks: marks.map(|(at, _)| at).collect(),
    }
}

fn mistake_row(table: Table, mistake: &Mistake) -> AnyView {
    let at = mistake.at;
    let words = table.played.with_untracked(|record| {
        let state = record.at(at);
        let doing = |action| from_wire(state.edition(), action).map(|action| view::doing(state, &action, lang()));
        let given = doing(&mistake.given).ok()?;
        let better = beside(doing(&mistake.better).ok()?, &given, lang());
        Some((given, better, moment_name(Moment::of(state))))
    });
    let Some((given, better, round)) = words else { return ().into_any() };
    let try_it = move |_| {
        table.show(at);
        table.branch();
    };
    view! {
        <li>
            <p><b class="b">{table.seat_name(mistake.seat)}</b> <span class="mut">" · " {round} " · " {t!("action-n", n = at + 1)}</span></p>
            <p>{t!("review-mistake", given = given, better = better, money = sum(game::Money(mistake.cost)))}</p>
            <p class="act2">
                <button class="btn sml" data-show=at.to_string() on:click=move |_| table.show(at)>{t!("review-look")}</button>
                <button class="btn sml" data-try=at.to_string() on:click=try_it>{t!("review-try")}</button>
                <VerdictOn at=at/>
            </p>
        </li>
    }
    .into_any()
}

fn run_row(table: Table, run: &RunLeft) -> AnyView {
    let at = run.at;
    let (symbol, round) = table.played.with_untracked(|record| {
        let state = record.at(at);
        let company = state.edition().companies.get(usize::from(run.company)).map_or("", |spec| spec.symbol);
        (company, moment_name(Moment::of(state)))
    });
    let words = t!("review-run", company = symbol, earned = run.earned, best = run.best);
    view! { <li><button class="lk" on:click=move |_| table.show(at)>{round}</button> " · " {words}</li> }.into_any()
}

/// Where a phase began, what brought it, and how everybody stood then.
fn phase_row(table: Table, review: &Review, row: usize) -> AnyView {
    let phase = &review.phases[row];
    let at = phase.at;
    let told = table.played.with_untracked(|record| {
        let state = record.at(at);
        let (before, action, events) = record.step(at.checked_sub(1)?)?;
        let line = view::line(before, action, events, &record.names, lang());
        let words = t!("after-phase", n = state.edition().phase_name(phase.phase));
        let standing = t!("review-standing", standing = review.standing(row, &record.names, lang()));
        let others = line.consequences.into_iter().filter(|other| *other != words);
        let lines: Vec<String> = std::iter::once(line.text).chain(others).collect();
        Some((words, moment_name(Moment::of(state)), rich(&lines.join(" · ")), standing))
    });
    let Some((words, round, lines, standing)) = told else { return ().into_any() };
    view! {
        <li>
            <p><b class="b">{words}</b> " · " <button class="lk" on:click=move |_| table.show(at)>{round}</button></p>
            <p inner_html=lines></p>
            <p class="mut">{standing}</p>
        </li>
    }
    .into_any()
}
