//! Lessons: short courses on real positions, each a file of `crates/teacher/lessons/`. A lesson claims nothing by itself:
//! what is legal is asked of `game`, and every figure in its words is an answer of the engine.
//!
//! # A lesson as a file
//!
//! ```toml
//! group = "1844"               # newcomers, 1844 or 1824
//! minutes = 4
//!
//! [[step]]
//! name = "buy"                 # words: lesson-<id>-buy, and with -hint, -right, -wrong behind it
//! position = "phase 2; …"      # as `game::notation` reads it; without one the step goes on from the step before
//! before = ["pass"]            # what others do first
//! right = ["lay F11 *"]        # what counts as right, see `pattern.rs`
//! show = "lay F11 57/2"        # the answer that is shown; the first of `right` unless said
//! wrong = [["lay ...", "far"]] # patterns with words of their own, the first that fits: lesson-<id>-buy-no-far
//! figures = { price = "price SCB" }     # what the words may name, see `fact.rs`
//! panel = "market"             # what the screen shows first, if not what the decision needs
//!
//! [[step]]
//! name = "worth"
//! ask = "best SCB"             # a question instead of a move; the engine knows the answer
//! choices = [40, 60, 80]
//! ```

mod fact;
mod judge;
mod pattern;
mod progress;
mod read;
pub mod words;

use std::sync::OnceLock;

use game::{Action, State, Title};

pub use fact::{Fact, Value};
pub use judge::Verdict;
pub use pattern::Pattern;
pub use progress::Progress;
pub use read::BadLesson;

/// Whom a lesson is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(try_from = "String")]
pub enum Group {
    /// For those who have never played an 18xx.
    Newcomers,
    /// What only this title has.
    Title(Title),
}

impl Group {
    /// In the order in which they are listed.
    pub fn all() -> impl Iterator<Item = Group> {
        std::iter::once(Group::Newcomers).chain(Title::ALL.iter().copied().map(Group::Title))
    }

    /// As in files and keys.
    pub fn name(self) -> &'static str {
        match self {
            Group::Newcomers => "newcomers",
            Group::Title(title) => title.name(),
        }
    }
}

impl TryFrom<String> for Group {
    type Error = String;

    fn try_from(name: String) -> Result<Group, String> {
        Group::all().find(|group| group.name() == name).ok_or_else(|| format!("{name:?} is no group of lessons"))
    }
}

/// A course of a few minutes.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The name of its file.
    pub id: String,
    /// Whom it is for.
    pub group: Group,
    /// How long it takes.
    pub minutes: u8,
    /// What is to be done, one after the other.
    pub steps: Vec<Step>,
}

/// One task.
#[derive(Clone, Debug)]
pub struct Step {
    /// As in the keys of its words.
    pub name: String,
    /// Where it begins.
    pub start: State,
    /// What is to be done.
    pub task: Task,
    /// What its words may name, as answered in the position.
    pub figures: Vec<(String, Value)>,
    /// What a screen should show first, by the name of its panel; what the decision needs, while `None`.
    pub panel: Option<String>,
}

/// What a learner does.
#[derive(Clone, Debug)]
pub enum Task {
    /// A move at the table.
    Move {
        /// What counts as right.
        right: Vec<Pattern>,
        /// Legal moves with words of their own: what is done, and the end of the key.
        wrong: Vec<(Pattern, String)>,
        /// The answer that is shown.
        show: Action,
    },
    /// A question with some answers to choose from.
    Ask {
        /// What the engine says.
        answer: Value,
        /// What may be chosen, the answer among it.
        choices: Vec<Value>,
    },
}

macro_rules! files {
    ($($id:literal)*) => {
        /// All lessons in the order in which they are taught, each with its text.
        const FILES: &[(&str, &str)] =
            &[$(($id, include_str!(concat!("../../lessons/", $id, ".toml")))),*];
    };
}

files! {
    "shares" "market" "launch" "track" "markers" "routes" "dividends" "trains"
    "1844-auction" "1844-destinations" "1844-tunnels" "1844-trains" "1844-sbb" "1844-end"
    "1824-opening" "1824-coal" "1824-mountains" "1824-staatsbahnen" "1824-debts" "1824-end"
}

/// Lessons that were read, one place for each file.
static READ: [OnceLock<Option<Lesson>>; FILES.len()] = [const { OnceLock::new() }; FILES.len()];

/// The names of all lessons, in the order in which they are taught.
pub fn ids() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(id, _)| *id)
}

/// A lesson by its name. It is read when it is first asked for; the tests see to it that all of them can be.
pub fn lesson(id: &str) -> Option<&'static Lesson> {
    let place = ids().position(|known| known == id)?;
    let (id, text) = FILES[place];
    READ[place].get_or_init(|| Lesson::read(id, text).ok()).as_ref()
}

/// What a list needs to know of each lesson, without reading its positions.
pub fn list() -> Vec<(&'static str, Group, u8)> {
    FILES.iter().filter_map(|(id, text)| read::heading(text).map(|(group, minutes)| (*id, group, minutes))).collect()
}
