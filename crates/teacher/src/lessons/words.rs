//! The words of a lesson: Fluent messages `lesson-<id>-…`, with the figures of the step.

use game::Title;
use view::Lang;
use view::text::{Arg, say};

use super::judge::WRONG;
use super::{Lesson, Step, Task, Value, Verdict};

impl Lesson {
    /// What it is called.
    pub fn title(id: &str, lang: Lang) -> String {
        say(lang, &format!("lesson-{id}"), &[])
    }

    /// What it teaches, in a sentence.
    pub fn about(id: &str, lang: Lang) -> String {
        say(lang, &format!("lesson-{id}-about"), &[])
    }

    /// What is to be done.
    pub fn task(&self, step: &Step, lang: Lang) -> String {
        self.say(step, "", lang)
    }

    /// A hint at it.
    pub fn hint(&self, step: &Step, lang: Lang) -> String {
        self.say(step, "-hint", lang)
    }

    /// What is said to an answer that the rules allow; a refusal has the words of its rule.
    pub fn answer(&self, step: &Step, verdict: &Verdict, lang: Lang) -> Option<String> {
        match verdict {
            Verdict::Right => Some(self.say(step, "-right", lang)),
            Verdict::Wrong(end) => Some(self.say(step, &format!("-{end}"), lang)),
            Verdict::Refused(_) => None,
        }
    }

    /// All messages that the step needs.
    pub fn keys(&self, step: &Step) -> Vec<String> {
        let mut ends = vec![String::new(), "-hint".to_owned(), "-right".to_owned(), format!("-{WRONG}")];
        if let Task::Move { wrong, .. } = &step.task {
            ends.extend(wrong.iter().map(|(_, words)| format!("-no-{words}")));
        }
        ends.into_iter().map(|end| format!("lesson-{}-{}{end}", self.id, step.name)).collect()
    }

    fn say(&self, step: &Step, end: &str, lang: Lang) -> String {
        let title = step.start.edition().title;
        let figures: Vec<(&str, Arg<'static>)> =
            step.figures.iter().map(|(name, value)| (name.as_str(), value.argument(title, lang))).collect();
        say(lang, &format!("lesson-{}-{}{end}", self.id, step.name), &figures)
    }
}

impl Value {
    /// As it stands in a message. A count selects a plural, so it stays a number.
    fn argument(&self, title: Title, lang: Lang) -> Arg<'static> {
        match self {
            Value::Count(count) => Arg::from(*count),
            Value::Money(_) | Value::Name(_) | Value::Player(_) | Value::YesNo(_) => Arg::from(self.label(title, lang)),
        }
    }

    /// As it stands on a button.
    pub fn label(&self, title: Title, lang: Lang) -> String {
        match self {
            Value::Money(amount) => lang.money(title, game::Money(*amount)),
            Value::Count(count) => lang.number(*count),
            Value::Name(name) => name.clone(),
            Value::Player(seat) => player(*seat, lang),
            Value::YesNo(true) => say(lang, "lesson-yes", &[]),
            Value::YesNo(false) => say(lang, "lesson-no", &[]),
        }
    }
}

/// What the people at the table of a lesson are called: the learner sits first.
pub fn player(seat: u8, lang: Lang) -> String {
    match seat {
        0 => say(lang, "lesson-you", &[]),
        seat => say(lang, &format!("lesson-player-{seat}"), &[]),
    }
}
