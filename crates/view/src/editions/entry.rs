//! One field of an edition in words, and the table form in which policies are written.

use game::{Money, Title};

use crate::Lang;

/// The same in English, German and Polish.
pub type Words = [&'static str; 3];

/// One field of an edition, or a part of it: what it is about, and what it says there.
pub struct Entry {
    pub topic: &'static str,
    /// Equal for two editions if and only if the values are.
    pub items: Vec<String>,
    /// Of this title alone.
    pub rules: Vec<&'static str>,
}

/// A choice between known procedures, in words.
pub trait Policy: Copy {
    const TOPIC: Words;

    /// What is done in games of this title, and by which rules of both.
    fn words(self, title: Title) -> (Words, &'static [&'static str]);
}

/// Of what is told, and in which language.
#[derive(Clone, Copy)]
pub struct Teller {
    pub title: Title,
    pub lang: Lang,
}

impl Teller {
    pub const fn pick(self, words: Words) -> &'static str {
        pick(words, self.lang)
    }

    pub fn money(self, amount: Money) -> String {
        self.lang.money(self.title, amount)
    }

    pub fn fact(self, topic: Words, items: Vec<String>, rules: &[&'static str]) -> Entry {
        let rules = rules.iter().copied().filter(|rule| rule.starts_with(self.title.name())).collect();
        Entry { topic: self.pick(topic), items, rules }
    }

    pub fn told<P: Policy>(self, value: P) -> Entry {
        let (words, rules) = value.words(self.title);
        self.fact(P::TOPIC, vec![self.pick(words).to_owned()], rules)
    }
}

pub const fn pick([en, de, pl]: Words, lang: Lang) -> &'static str {
    match lang {
        Lang::En => en,
        Lang::De => de,
        Lang::Pl => pl,
    }
}

/// A policy as a table: its topic, then a line for each value, with other words for 1824 where it needs them. The match
/// has no `_`.
macro_rules! policies {
    ($($policy:ident: $topic:expr => { $($value:ident: $words:expr, $rules:expr $(, in 1824: $other:expr)?;)* })*) => {
        $(impl Policy for $policy {
            const TOPIC: Words = $topic;

            fn words(self, title: Title) -> (Words, &'static [&'static str]) {
                let (words, rules, in_1824): (Words, &'static [&'static str], Option<Words>) = match self {
                    $($policy::$value => ($words, &$rules, policies!(@other $($other)?)),)*
                };
                match title {
                    Title::G1844 => (words, rules),
                    Title::G1824 => (in_1824.unwrap_or(words), rules),
                }
            }
        })*
    };
    (@other $other:expr) => { Some($other) };
    (@other) => { None };
}

pub(super) use policies;
