//! Reads a lesson from its file and plays its answers, so that every step knows where it begins.

use std::collections::BTreeMap;

use game::notation::{read_action, read_position};
use game::{State, play};
use serde::Deserialize;

use super::pattern::{self, Pattern};
use super::{Fact, Group, Lesson, Step, Task, Value};

/// Why a file is no lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadLesson {
    /// The name of the lesson.
    pub lesson: String,
    /// The name of the step; empty if the file as a whole is wrong.
    pub step: String,
    /// What is wrong with it.
    pub why: String,
}

impl std::fmt::Display for BadLesson {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let BadLesson { lesson, step, why } = self;
        match step.as_str() {
            "" => write!(f, "lesson {lesson}: {why}"),
            _ => write!(f, "lesson {lesson}, step {step}: {why}"),
        }
    }
}

impl std::error::Error for BadLesson {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    group: Group,
    minutes: u8,
    step: Vec<StepText>,
}

#[derive(Deserialize)]
struct Heading {
    group: Group,
    minutes: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepText {
    name: String,
    position: Option<String>,
    #[serde(default)]
    before: Vec<String>,
    #[serde(default)]
    right: Vec<String>,
    show: Option<String>,
    #[serde(default)]
    wrong: Vec<(String, String)>,
    ask: Option<String>,
    #[serde(default)]
    choices: Vec<Chosen>,
    #[serde(default)]
    figures: BTreeMap<String, String>,
    panel: Option<String>,
}

/// An answer to choose: a number, or the name of something.
#[derive(Deserialize)]
#[serde(untagged)]
enum Chosen {
    Number(i32),
    Name(String),
}

impl Chosen {
    fn text(&self) -> String {
        match self {
            Chosen::Number(number) => number.to_string(),
            Chosen::Name(name) => name.clone(),
        }
    }
}

/// Group and minutes alone.
pub(super) fn heading(text: &str) -> Option<(Group, u8)> {
    let heading: Heading = toml::from_str(text).ok()?;
    Some((heading.group, heading.minutes))
}

impl Lesson {
    /// Reads a lesson.
    ///
    /// # Errors
    ///
    /// The first thing in the file that cannot be read, or that the rules refuse.
    pub fn read(id: &str, text: &str) -> Result<Lesson, BadLesson> {
        let bad = |step: &str, why: String| BadLesson { lesson: id.to_owned(), step: step.to_owned(), why };
        let file: File = toml::from_str(text).map_err(|why| bad("", why.to_string()))?;
        let mut steps = Vec::new();
        let mut end = None;
        for text in &file.step {
            let (step, after) = read_step(text, end).map_err(|why| bad(&text.name, why))?;
            steps.push(step);
            end = Some(after);
        }
        Ok(Lesson { id: id.to_owned(), group: file.group, minutes: file.minutes, steps })
    }
}

/// A step, and the position after its answer.
fn read_step(text: &StepText, end: Option<State>) -> Result<(Step, State), String> {
    let start = match &text.position {
        Some(position) => read_position(position).map_err(|why| why.to_string())?,
        None => end.ok_or("the first step needs a position")?,
    };
    let start = played(start, &text.before)?;
    let (task, after) = match &text.ask {
        Some(question) => (ask(text, question, &start)?, start),
        None => moved(text, &start)?,
    };
    let figure = |(name, fact): (&String, &String)| Ok((name.clone(), Fact::read(fact)?.value(&start)?));
    let figures = text.figures.iter().map(figure).collect::<Result<_, String>>()?;
    let panel = text.panel.clone();
    Ok((Step { name: text.name.clone(), start, task, figures, panel }, after))
}

/// The position after some actions.
pub(super) fn played(mut state: State, actions: &[String]) -> Result<State, String> {
    for text in actions {
        let action = read_action(&state, text).map_err(|why| why.to_string())?;
        let played = play(&state, &action).map_err(|refusal| format!("{text:?} is refused: {refusal:?}"))?;
        state = played.state;
    }
    Ok(state)
}

fn moved(text: &StepText, start: &State) -> Result<(Task, State), String> {
    let shown = text.show.as_ref().or(text.right.first()).ok_or("nothing is right")?;
    let action = if shown == pattern::BEST_RUN {
        let company = start.turn().ok_or("nobody runs trains here")?.company;
        game::Action::Run(game::query::best_claim(start, company))
    } else {
        read_action(start, shown).map_err(|why| why.to_string())?
    };
    let after = play(start, &action).map_err(|refusal| format!("{shown:?} is refused: {refusal:?}"))?.state;
    let right = text.right.iter().map(|text| Pattern::read(text)).collect::<Result<_, _>>()?;
    let wrong = text.wrong.iter().map(|(what, words)| Ok((Pattern::read(what)?, words.clone())));
    let wrong = wrong.collect::<Result<_, String>>()?;
    Ok((Task::Move { right, wrong, show: action }, after))
}

fn ask(text: &StepText, question: &str, start: &State) -> Result<Task, String> {
    let answer = Fact::read(question)?.value(start)?;
    let choices: Vec<Value> =
        text.choices.iter().map(|chosen| answer.like(&chosen.text())).collect::<Result<_, String>>()?;
    if !choices.contains(&answer) {
        return Err(format!("the answer {answer:?} is not to choose from"));
    }
    Ok(Task::Ask { answer, choices })
}
