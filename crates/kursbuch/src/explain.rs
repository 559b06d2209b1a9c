//! `kursbuch explain RULE-ID [--lang en|de|pl]`

use std::fmt::Write;

use game::OptionRule;
use view::editions::option_row;
use view::rulebook::{self, Rule};
use view::{Lang, words};

use crate::{Failure, show};

#[derive(clap::Args)]
pub struct Arguments {
    /// Number of a rule, such as 1844-TRACK-12, or of a chapter, such as 1844-TRACK.
    rule: String,
    /// en, de or pl.
    #[arg(long, default_value = "en")]
    lang: Lang,
}

/// Columns of the text.
const WIDTH: usize = 100;

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let Arguments { rule: asked, lang } = arguments;
    if let Some(rule) = rulebook::rule(asked) {
        return show(&in_full(rule, *lang));
    }
    let halves: Vec<String> = halves(asked).map(|rule| in_full(rule, *lang)).collect();
    if !halves.is_empty() {
        return show(&halves.join("\n"));
    }
    let chapter: Vec<&Rule> = rulebook::rules().iter().filter(|rule| is_of_chapter(rule, asked)).collect();
    if !chapter.is_empty() {
        return show(&contents(&chapter, *lang));
    }
    Err(Failure::Unreadable(format!("no rule {asked:?}; near it: {}", near(asked).join(", "))))
}

/// Where the editions part under one number: `1844-SR-13` is 13a and 13b.
fn halves(asked: &str) -> impl Iterator<Item = &'static Rule> {
    let is_half = move |rule: &&Rule| {
        let number = rule.id.trim_end_matches(|letter: char| letter.is_ascii_lowercase());
        number.len() < rule.id.len() && number.eq_ignore_ascii_case(asked)
    };
    rulebook::rules().iter().filter(is_half)
}

/// `1844-TRACK`, or all of `1844`.
fn is_of_chapter(rule: &Rule, asked: &str) -> bool {
    let asked = asked.trim_end_matches('-');
    let rest = rule.id.get(..asked.len()).filter(|start| start.eq_ignore_ascii_case(asked)).map(|_| asked.len());
    !asked.is_empty() && rest.is_some_and(|length| rule.id[length..].starts_with('-'))
}

fn in_full(rule: &Rule, lang: Lang) -> String {
    let title = rule.chapter().title(lang);
    let printings: Vec<String> = rule.editions.iter().map(|printing| printing.word(lang)).collect();
    let mut text = format!("{}  {title} · {}\n", rule.id, rule.kind.word(lang));
    let editions = words!(lang, "explain-editions", editions = printings.join(", "));
    text += &format!("{editions}\n\n{}\n", wrapped(&rule.text(lang)));
    for chosen in OptionRule::ALL {
        let row = option_row(chosen, lang);
        if row.rules.contains(&rule.id.as_str()) {
            let option = words!(lang, "explain-option", name = row.name, text = row.text);
            text += &format!("\n{}\n", wrapped(&option));
        }
    }
    let kin: Vec<&str> = rule.related().iter().map(|kin| kin.id.as_str()).collect();
    if !kin.is_empty() {
        text += &format!("\n{}\n", words!(lang, "explain-related", rules = kin.join(", ")));
    }
    text
}

fn contents(rules: &[&Rule], lang: Lang) -> String {
    let width = rules.iter().map(|rule| rule.id.len()).max().unwrap_or(0);
    let mut text = String::new();
    let mut chapter = "";
    for rule in rules {
        if chapter != rule.chapter().name {
            chapter = rule.chapter().name;
            text += &format!("{}{}\n", if text.is_empty() { "" } else { "\n" }, rule.chapter().title(lang));
        }
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{:width$}  {}", rule.id, beginning(&rule.text(lang), WIDTH - width - 2));
    }
    text
}

/// As much as fits on a line.
fn beginning(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    let cut: String = text.chars().take(width - 1).collect();
    format!("{}…", cut.rsplit_once(' ').map_or(cut.as_str(), |(whole, _)| whole))
}

fn wrapped(text: &str) -> String {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().map_or(0, |line| line.chars().count());
        match lines.last_mut() {
            Some(last) if line == 0 => last.push_str(word),
            Some(last) if line + 1 + word.chars().count() <= WIDTH => *last += &format!(" {word}"),
            Some(_) | None => lines.push(word.to_owned()),
        }
    }
    lines.join("\n")
}

/// The rules with the most similar numbers.
fn near(asked: &str) -> Vec<&'static str> {
    let asked: Vec<char> = asked.to_uppercase().chars().take(40).collect();
    let distance = |rule: &&Rule| steps_between(&asked, &rule.id.to_uppercase().chars().collect::<Vec<_>>());
    let mut rules: Vec<&Rule> = rulebook::rules().iter().collect();
    rules.sort_by_cached_key(distance);
    rules.iter().take(3).map(|rule| rule.id.as_str()).collect()
}

/// How many letters to change, add or drop to get from one to the other.
fn steps_between(one: &[char], other: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (number, letter) in one.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = number + 1;
        for column in 0..other.len() {
            let changed = diagonal + usize::from(letter != &other[column]);
            diagonal = row[column + 1];
            row[column + 1] = changed.min(row[column] + 1).min(diagonal + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn similar_numbers_are_near() {
        assert_eq!(near("TRACK-12")[0], "1844-TRACK-12");
        assert_eq!(near("1844-TRAK-04")[0], "1844-TRACK-04");
        assert_eq!(near("").len(), 3);
    }

    #[test]
    fn every_rule_of_both_titles_can_be_explained() {
        for (rule, lang) in rulebook::rules().iter().flat_map(|rule| Lang::ALL.map(|lang| (rule, lang))) {
            let text = in_full(rule, lang);
            let whole = text.split_whitespace().collect::<Vec<_>>().join(" ");
            let wording = rule.text(lang).split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(text.starts_with(&rule.id) && whole.contains(&wording), "{text}");
            assert!(text.lines().filter(|line| line.contains(' ')).all(|line| line.chars().count() <= 2 * WIDTH));
        }
        for title in ["1844", "1824"] {
            assert!(rulebook::rules().iter().filter(|rule| is_of_chapter(rule, title)).count() > 500);
        }
    }

    #[test]
    fn lines_break_between_words() {
        let text = "word ".repeat(50);
        assert!(wrapped(&text).lines().all(|line| line.chars().count() <= WIDTH));
        assert_eq!(wrapped("one two"), "one two");
        assert_eq!(beginning("one two three", 9), "one two…");
    }

    #[test]
    fn a_chapter_is_not_a_chapter_that_begins_alike() {
        let is_of = |id, asked| is_of_chapter(rulebook::rule(id).unwrap(), asked);
        assert!(is_of("1844-TRACK-01", "1844-track") && is_of("1844-TRACK-01", "1844"));
        assert!(!is_of("1844-TRAIN-01", "1844-TRA") && !is_of("1844-TRAIN-01", ""));
    }
}
