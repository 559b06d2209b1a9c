//! What counts as an answer: an action as text with gaps, and perhaps a condition on what it brings.
//!
//! `start SCB 80` is that very action; `lay F11 *` any tile on F11 (`*` is one word); `lay ...` any tile anywhere (`...` is
//! the rest); `run best` a run that earns the proven best; `...` anything legal. Behind ` if ` stands what has to hold
//! afterwards: `lay ... if best STB >= 70`.

use game::notation::write_action;
use game::{Action, State, play, query};
use routes::Limit;

use super::fact::{Fact, Value};

/// A run that earns as much as any can.
pub(super) const BEST_RUN: &str = "run best";

const ONE_WORD: &str = "*";
const THE_REST: &str = "...";

/// A set of actions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    words: Vec<String>,
    condition: Option<Condition>,
}

/// What has to hold after the action.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Condition {
    fact: Fact,
    is: Comparison,
    number: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Comparison {
    AtLeast,
    AtMost,
    Equal,
}

impl Pattern {
    /// Reads a pattern.
    ///
    /// # Errors
    ///
    /// What is wrong with its condition.
    pub fn read(text: &str) -> Result<Pattern, String> {
        let (words, condition) = match text.split_once(" if ") {
            Some((words, condition)) => (words, Some(Condition::read(condition)?)),
            None => (text, None),
        };
        Ok(Pattern { words: words.split_whitespace().map(str::to_owned).collect(), condition })
    }

    /// Whether the action, legal in this position, is one of them.
    pub fn covers(&self, state: &State, action: &Action) -> bool {
        let is_meant = if self.words.join(" ") == BEST_RUN {
            earns_most(state, action)
        } else {
            matches(&self.words, &write_action(state, action))
        };
        is_meant && self.condition.as_ref().is_none_or(|condition| condition.holds_after(state, action))
    }
}

/// Word by word.
fn matches(pattern: &[String], text: &str) -> bool {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (pattern, is_open) = match pattern.split_last() {
        Some((last, before)) if last == THE_REST => (before, true),
        _ => (pattern, false),
    };
    let is_long_enough = if is_open { words.len() >= pattern.len() } else { words.len() == pattern.len() };
    is_long_enough && pattern.iter().zip(&words).all(|(wanted, word)| wanted == ONE_WORD || wanted == word)
}

fn earns_most(state: &State, action: &Action) -> bool {
    let (Action::Run(claim), Some(turn)) = (action, state.turn()) else { return false };
    let best = query::best_run(state, turn.company, Limit::NONE);
    let earned = query::claim_scores(state, turn.company, claim);
    earned.is_ok_and(|scores| best.proven && scores.iter().map(|score| score.revenue).sum::<u32>() >= best.revenue)
}

impl Condition {
    fn read(text: &str) -> Result<Condition, String> {
        let comparisons = [(" >= ", Comparison::AtLeast), (" <= ", Comparison::AtMost), (" = ", Comparison::Equal)];
        let found = comparisons.into_iter().find_map(|(sign, is)| text.split_once(sign).map(|parts| (parts, is)));
        let ((fact, number), is) = found.ok_or_else(|| format!("{text:?} compares nothing"))?;
        let number = number.trim().parse().map_err(|_| format!("{number:?} is no number"))?;
        Ok(Condition { fact: Fact::read(fact)?, is, number })
    }

    fn holds_after(&self, state: &State, action: &Action) -> bool {
        let Ok(played) = play(state, action) else { return false };
        match self.fact.value(&played.state) {
            Ok(Value::Money(found) | Value::Count(found)) => match self.is {
                Comparison::AtLeast => found >= self.number,
                Comparison::AtMost => found <= self.number,
                Comparison::Equal => found == self.number,
            },
            Ok(Value::Name(_) | Value::Player(_) | Value::YesNo(_)) | Err(_) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn covers(pattern: &str, text: &str) -> bool {
        matches(&Pattern::read(pattern).unwrap().words, text)
    }

    #[test]
    fn gaps_are_one_word_or_the_rest() {
        assert!(covers("lay F11 *", "lay F11 57/2"));
        assert!(!covers("lay F11 *", "lay F13 57/2"));
        assert!(!covers("lay *", "lay F11 57/2"));
        assert!(covers("lay ...", "lay F11 57/2"));
        assert!(covers("...", "pass"));
        assert!(!covers("pass", "pass twice"));
    }

    #[test]
    fn a_condition_names_what_it_compares() {
        assert!(Pattern::read("pay if price SCB >= 100").is_ok());
        assert!(Pattern::read("pay if price SCB").is_err());
        assert!(Pattern::read("pay if weather >= 3").is_err());
    }
}
