//! Is an answer right? The rules come first, then the lesson.

use game::{Action, Refusal, play};

use super::{Step, Task};

/// What is said to an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The rules do not allow it.
    Refused(Box<Refusal>),
    /// Legal, but not what was asked for; the end of the key of its words.
    Wrong(String),
    /// What was asked for.
    Right,
}

impl Step {
    /// What is said to a move.
    pub fn judge(&self, action: &Action) -> Verdict {
        if let Err(refusal) = play(&self.start, action) {
            return Verdict::Refused(Box::new(refusal));
        }
        let Task::Move { right, wrong, .. } = &self.task else { return Verdict::Wrong(WRONG.to_owned()) };
        if right.iter().any(|pattern| pattern.covers(&self.start, action)) {
            return Verdict::Right;
        }
        let own = wrong.iter().find(|(pattern, _)| pattern.covers(&self.start, action));
        Verdict::Wrong(own.map_or_else(|| WRONG.to_owned(), |(_, words)| format!("no-{words}")))
    }

    /// What is said to a chosen answer, by its place.
    pub fn judge_choice(&self, place: usize) -> Verdict {
        match &self.task {
            Task::Ask { answer, choices } if choices.get(place) == Some(answer) => Verdict::Right,
            Task::Ask { .. } | Task::Move { .. } => Verdict::Wrong(WRONG.to_owned()),
        }
    }
}

/// The end of the key of words for any wrong answer.
pub(super) const WRONG: &str = "wrong";
