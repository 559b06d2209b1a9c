//! Puzzles: a real position, a question and four answers, of which the engine knows the right one.
//!
//! They are data, so that they can be read, checked and added to without a program; `make` draws them from games.

mod make;

use std::fmt;

use bots::{Budget, Coach};
use game::notation::{read_action, read_position};
use game::state::Step;
use game::{Action, State, decide, query};
use routes::Limit;
use serde::{Deserialize, Serialize};

pub use make::puzzles_of;

/// Answers to choose from.
pub const OPTIONS: usize = 4;
/// The right tile earns more than any other by this part at least.
const CLEARLY_MORE: f64 = 1.08;
/// The right purchase is ahead of any other by this much of the buyer's fortune.
const CLEARLY_BETTER: f64 = 0.02;
/// Positions that are looked at to tell purchases apart.
const EFFORT: u64 = 3_000;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// What the trains earn at most.
    Run,
    /// The tile after which they earn most.
    Tile,
    /// The share that promises most.
    Purchase,
    /// The rule that an action would break.
    Rule,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 4] = [Kind::Run, Kind::Tile, Kind::Purchase, Kind::Rule];

    /// As it is written.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Run => "run",
            Kind::Tile => "tile",
            Kind::Purchase => "purchase",
            Kind::Rule => "rule",
        }
    }
}

/// A puzzle as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Names it for good.
    pub id: String,
    /// What is asked.
    pub kind: Kind,
    /// The position, as [`game::notation`] writes it.
    pub position: String,
    /// What somebody wants to do, where the question is about that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<String>,
    /// Sums, actions or numbers of rules.
    pub options: Vec<String>,
    /// Which of them is right.
    pub answer: usize,
    /// From 1, which most find, to 4.
    pub grade: u8,
}

/// Why a puzzle is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// Its position or an action cannot be read.
    Unreadable(String),
    /// There are not four different answers, or the right one is not among them.
    Options,
    /// The question cannot be asked in this position.
    OutOfPlace,
    /// The engine knows another answer.
    Wrong,
    /// The right answer is not clearly the best.
    Unclear,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::Unreadable(text) => write!(f, "cannot be read: {text}"),
            Flaw::Options => write!(f, "has not four different answers with the right one among them"),
            Flaw::OutOfPlace => write!(f, "cannot be asked in this position"),
            Flaw::Wrong => write!(f, "has another answer"),
            Flaw::Unclear => write!(f, "has no clearly best answer"),
        }
    }
}

impl std::error::Error for Flaw {}

impl Puzzle {
    /// The position.
    ///
    /// # Errors
    ///
    /// If it cannot be read.
    pub fn state(&self) -> Result<State, Flaw> {
        read_position(&self.position).map_err(|why| Flaw::Unreadable(why.to_string()))
    }

    /// An option as an action.
    ///
    /// # Errors
    ///
    /// If it cannot be read.
    pub fn action(state: &State, text: &str) -> Result<Action, Flaw> {
        read_action(state, text).map_err(|why| Flaw::Unreadable(why.to_string()))
    }

    /// Asks the engine whether the right answer is right, and the only one.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub fn check(&self) -> Result<(), Flaw> {
        let mut different = self.options.clone();
        different.sort_unstable();
        different.dedup();
        if different.len() != OPTIONS || self.answer >= OPTIONS || self.options.len() != OPTIONS {
            return Err(Flaw::Options);
        }
        let state = self.state()?;
        match self.kind {
            Kind::Run => self.check_run(&state),
            Kind::Tile => self.check_tile(&state),
            Kind::Purchase => self.check_purchase(&state),
            Kind::Rule => self.check_rule(&state),
        }
    }

    fn is_right(&self, option: &str) -> Result<(), Flaw> {
        if self.options[self.answer] == option { Ok(()) } else { Err(Flaw::Wrong) }
    }

    fn check_run(&self, state: &State) -> Result<(), Flaw> {
        let turn = state.turn().filter(|turn| turn.step == Step::Run).ok_or(Flaw::OutOfPlace)?;
        let best = query::best_run(state, turn.company, Limit::NONE);
        self.is_right(&best.revenue.to_string())
    }

    fn check_tile(&self, state: &State) -> Result<(), Flaw> {
        let mut earned = Vec::with_capacity(OPTIONS);
        for option in &self.options {
            let action = Puzzle::action(state, option)?;
            earned.push(revenue_after(state, &action).ok_or(Flaw::OutOfPlace)?);
        }
        let best = f64::from(earned[self.answer]);
        let others = earned.iter().enumerate().filter(|(row, _)| *row != self.answer);
        let is_clear = others.into_iter().all(|(_, other)| best > CLEARLY_MORE * f64::from(*other));
        if is_clear { Ok(()) } else { Err(Flaw::Unclear) }
    }

    fn check_purchase(&self, state: &State) -> Result<(), Flaw> {
        let mut worth = Vec::with_capacity(OPTIONS);
        for option in &self.options {
            worth.push(worth_of(state, &Puzzle::action(state, option)?).ok_or(Flaw::OutOfPlace)?);
        }
        let best = worth[self.answer];
        let margin = CLEARLY_BETTER * fortune(state);
        let others = worth.iter().enumerate().filter(|(row, _)| *row != self.answer);
        let is_clear = others.into_iter().all(|(_, other)| best >= other + margin);
        if is_clear { Ok(()) } else { Err(Flaw::Unclear) }
    }

    fn check_rule(&self, state: &State) -> Result<(), Flaw> {
        let action = Puzzle::action(state, self.action.as_deref().ok_or(Flaw::OutOfPlace)?)?;
        let refusal = decide(state, &action).err().ok_or(Flaw::OutOfPlace)?;
        self.is_right(refusal.rule.ok_or(Flaw::OutOfPlace)?.0)
    }
}

/// What the company in turn would earn after the tile was laid: proven.
fn revenue_after(state: &State, action: &Action) -> Option<u32> {
    let company = state.turn()?.company;
    let after = game::play(state, action).ok()?.state;
    Some(query::best_run(&after, company, Limit::NONE).revenue as u32)
}

/// How far an answer is behind the best, as the coach sees it: nothing or less.
fn worth_of(state: &State, action: &Action) -> Option<f64> {
    let told = Coach::default().compare(state, action, Budget::nodes(EFFORT));
    told.last().map(|given| given.behind)
}

fn fortune(state: &State) -> f64 {
    let told = Coach::default().advise(state, 1, Budget::nodes(0));
    told.first().map_or(1.0, |best| best.fortune.max(1.0))
}
