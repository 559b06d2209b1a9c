//! One field of an edition in words, and the table form in which policies are written.

use game::{Money, Title};

use crate::Lang;
use crate::text::{self, Arg, kebab};

/// One field of an edition, or a part of it: what it is about, and what it says there.
pub struct Entry {
    pub topic: String,
    /// Equal for two editions if and only if the values are.
    pub items: Vec<String>,
    /// Of this title alone.
    pub rules: Vec<&'static str>,
}

/// A choice between known procedures.
pub trait Policy: Copy {
    /// As it is called in `game`.
    const NAME: &'static str;

    /// The value as it is called in `game`, and the rules of both titles that it follows.
    fn value(self) -> (&'static str, &'static [&'static str]);
}

/// Of what is told, and in which language.
#[derive(Clone, Copy)]
pub struct Teller {
    pub title: Title,
    pub lang: Lang,
}

impl Teller {
    /// The message, in the title's own words where there are some: `fact-privates-1824` rather than `fact-privates`.
    pub fn say(self, key: &str, arguments: &[(&str, Arg<'_>)]) -> String {
        let own = format!("{key}-{}", self.title.name());
        text::say_first(self.lang, &[&own, key], arguments)
    }

    pub fn money(self, amount: Money) -> String {
        self.lang.money(self.title, amount)
    }

    pub fn fact(self, topic: &str, items: Vec<String>, rules: &[&'static str]) -> Entry {
        let rules = rules.iter().copied().filter(|rule| rule.starts_with(self.title.name())).collect();
        Entry { topic: self.say(topic, &[]), items, rules }
    }

    pub fn told<P: Policy>(self, policy: P) -> Entry {
        let (value, rules) = policy.value();
        let topic = policy_key(P::NAME);
        let words = self.say(&value_key(P::NAME, value), &[]);
        self.fact(&topic, vec![words], rules)
    }
}

/// What a policy is about: `policy-bank-break`.
pub fn policy_key(policy: &str) -> String {
    format!("policy-{}", kebab(policy))
}

/// What is done: `policy-bank-break-emptied`.
pub fn value_key(policy: &str, value: &str) -> String {
    format!("{}-{}", policy_key(policy), kebab(value))
}

/// Policies as a table: for each value the rules that it follows. The match has no `_`.
macro_rules! policies {
    ($($policy:ident { $($value:ident: $rules:expr;)* })*) => {
        $(impl Policy for $policy {
            const NAME: &'static str = stringify!($policy);

            fn value(self) -> (&'static str, &'static [&'static str]) {
                match self {
                    $($policy::$value => (stringify!($value), &$rules),)*
                }
            }
        })*

        /// All of this table, with their values.
        #[cfg(test)]
        pub const POLICIES: &[(&str, &[&str])] = &[$((stringify!($policy), &[$(stringify!($value)),*])),*];
    };
}

pub(super) use policies;
