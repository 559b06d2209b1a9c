//! `kursbuch analyse LOG [--out FILE] [--lang en|de|pl]`: a game looked back on, as one page with charts that needs nothing else.

mod chart;
mod page;

use std::path::PathBuf;

use game::query;
use game::{Action, State};
use teacher::{Audience, Review};
use view::{Lang, names};

use crate::review::{course, make, to_log};
use crate::{Failure, input, show};
use chart::{Chart, Series};

#[derive(clap::Args)]
pub struct Arguments {
    /// An 18xx.games JSON or a Kursbuch log, plain or gzipped.
    log: PathBuf,
    /// Write the page to this file instead of the screen.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// The language of the page: en, de or pl.
    #[arg(long, default_value = "en")]
    lang: Lang,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let input = input::read(&arguments.log)?;
    let log = to_log(&arguments.log, &input)?;
    let (states, actions) = course(&arguments.log, &log)?;
    let review = make(states[0], actions.clone());
    let audience = Audience { names: input.player_names(), lang: arguments.lang, seat: None };
    let page = page::page(&Game { states: &states, actions: &actions, review: &review, audience });
    match &arguments.out {
        None => show(&page),
        Some(path) => std::fs::write(path, page)
            .map_err(|why| Failure::Unreadable(format!("cannot write {}: {why}", path.display()))),
    }
}

/// A game with all that is known about it.
struct Game<'a> {
    /// Before the first action, and after each.
    states: &'a [State],
    actions: &'a [Action],
    review: &'a Review,
    audience: Audience<'a>,
}

impl Game<'_> {
    fn last(&self) -> &State {
        &self.states[self.states.len() - 1]
    }

    fn name(&self, seat: usize) -> &str {
        self.audience.names.get(seat).map_or("", String::as_str)
    }

    /// A chart over the whole game, with its phases marked.
    fn chart(&self, title: String, series: Vec<Series>) -> Chart {
        let phase = |at: usize, number| (at as f64, self.states[at].edition().phase_name(number));
        let marks = self.review.phases.iter().map(|begins| phase(begins.at, begins.phase)).collect();
        Chart { title, length: self.actions.len() as f64, series, marks }
    }

    /// Which part of all wealth everybody was expected to own in the end, in percent.
    fn expected(&self) -> Vec<Series> {
        let of = |seat: usize| {
            let points = self.review.curve.iter();
            points.filter_map(|point| Some((point.at as f64, 100.0 * point.shares.get(seat)?))).collect()
        };
        let seats = usize::from(self.last().seats());
        (0..seats).map(|seat| Series { name: self.name(seat).to_owned(), points: of(seat) }).collect()
    }

    /// What everybody owned.
    fn worth(&self) -> Vec<Series> {
        let of = |seat| self.over_time(|state| Some(f64::from(query::wealth(state, seat).total().0)));
        self.last()
            .player_ids()
            .map(|seat| Series { name: self.name(seat.index()).to_owned(), points: of(seat) })
            .collect()
    }

    /// What a share of each company cost.
    fn prices(&self) -> Vec<Series> {
        let edition = self.last().edition();
        let of = |company| self.over_time(|state| state.price(company).map(|price| f64::from(price.0)));
        let all = edition.company_ids().map(|id| Series { name: names::company(edition, id), points: of(id) });
        all.filter(|series| series.points.len() > 1).collect()
    }

    /// A step where something changes, and the last point.
    fn over_time(&self, value: impl Fn(&State) -> Option<f64>) -> Vec<(f64, f64)> {
        let mut points: Vec<(f64, f64)> = Vec::new();
        for (at, state) in self.states.iter().enumerate() {
            let Some(now) = value(state) else { continue };
            let before = points.last().map(|(_, before)| *before);
            if before == Some(now) && at + 1 < self.states.len() {
                continue;
            }
            points.extend(before.filter(|before| *before != now).map(|before| (at as f64, before)));
            points.push((at as f64, now));
        }
        points
    }
}
