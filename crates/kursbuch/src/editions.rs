//! `kursbuch editions TITLE [--lang en|de|pl]`

use game::Profile;
use game::edition::Title;
use view::Lang;
use view::editions::{self, Comparison, Row};

use crate::{Failure, show};

#[derive(clap::Args)]
pub struct Arguments {
    /// The title, such as 1844.
    title: String,
    /// en, de or pl.
    #[arg(long, default_value = "en")]
    lang: Lang,
}

/// Columns of the table: the topic, the widest of the rule ids, and what is left for the profiles.
const WIDTH: usize = 120;
const TOPIC: usize = 19;
const RULES: usize = 15;
const GAP: usize = 2;

pub fn run(Arguments { title, lang }: &Arguments) -> Result<(), Failure> {
    let known = match title.as_str() {
        "1844" => Title::Swiss1844,
        _ => return Err(Failure::Unreadable(format!("no title {title:?}; there is: 1844"))),
    };
    show(&page(&editions::compare(known, *lang), *lang))
}

fn page(comparison: &Comparison, lang: Lang) -> String {
    let Comparison { profiles, rows, options } = comparison;
    let mut text = String::new();
    for profile in profiles {
        text += &format!("{:16}{}\n", profile.name(), editions::profile_text(*profile, lang));
    }
    let [topic, rules, added] = match lang {
        Lang::En => ["Differences", "Rules", "Options of every profile, which combine freely"],
        Lang::De => ["Unterschiede", "Regeln", "Optionen jedes Regelwerks, frei kombinierbar"],
        Lang::Pl => ["Różnice", "Zasady", "Opcje każdej wersji zasad, do dowolnego łączenia"],
    };
    let names: Vec<String> = profiles.iter().map(|profile| profile.name().to_owned()).collect();
    text += "\n";
    text += &line(&[&[topic.to_owned()], &names[..], &[rules.to_owned()]].concat());
    text += &format!("{}\n", "─".repeat(WIDTH));
    for row in rows {
        text += &line(&cells(row, profiles, lang));
    }
    text += &format!("\n{added}\n{}\n", "─".repeat(WIDTH));
    for option in options {
        let widths = [24, WIDTH - 24 - RULES - 2 * GAP, RULES];
        text += &aligned(&[option.name.to_owned(), option.text.to_owned(), option.rules.join(" ")], &widths);
    }
    text
}

/// A profile that does as the first one does says so, in short.
fn cells(row: &Row, profiles: &[Profile], lang: Lang) -> Vec<String> {
    let base = row.cells.first().zip(profiles.first());
    let same = |name: &str| match lang {
        Lang::En => format!("as {name}"),
        Lang::De => format!("wie {name}"),
        Lang::Pl => format!("jak {name}"),
    };
    let short = |(place, cell): (usize, &String)| match base {
        Some((first, profile)) if place > 0 && cell == first => same(profile.name()),
        Some(_) | None => cell.clone(),
    };
    let mut cells = vec![row.topic.to_owned()];
    cells.extend(row.cells.iter().enumerate().map(short));
    cells.push(row.rules.join(" "));
    cells
}

/// A topic, a cell for each profile, the rules.
fn line(cells: &[String]) -> String {
    let profiles = cells.len().saturating_sub(2).max(1);
    let each = (WIDTH - TOPIC - RULES - GAP) / profiles - GAP;
    let mut widths = vec![each; cells.len()];
    if let [first, .., last] = widths.as_mut_slice() {
        (*first, *last) = (TOPIC, RULES);
    }
    aligned(cells, &widths)
}

/// Cells side by side, each wrapped to its width.
fn aligned(cells: &[String], widths: &[usize]) -> String {
    let wrapped: Vec<Vec<String>> = cells.iter().zip(widths).map(|(cell, width)| wrap(cell, *width)).collect();
    let height = wrapped.iter().map(Vec::len).max().unwrap_or(0);
    let mut text = String::new();
    for row in 0..height {
        let mut line = String::new();
        for (cell, width) in wrapped.iter().zip(widths) {
            let part = cell.get(row).map_or("", String::as_str);
            let room = width + GAP - part.chars().count().min(*width);
            line += part;
            line += &" ".repeat(room);
        }
        text += line.trim_end();
        text += "\n";
    }
    text
}

/// Lines of whole words; a word that is too long for a line is cut.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        let letters: Vec<char> = word.chars().collect();
        for (piece, letters) in letters.chunks(width).enumerate() {
            let part: String = letters.iter().collect();
            match lines.last_mut() {
                Some(last) if piece == 0 && last.chars().count() + 1 + letters.len() <= width => {
                    *last += &format!(" {part}")
                }
                Some(_) | None => lines.push(part),
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_fits_the_screen_in_every_language() {
        for lang in Lang::ALL {
            let page = page(&editions::compare(Title::Swiss1844, lang), lang);
            assert!(page.lines().all(|line| line.chars().count() <= WIDTH), "{page}");
        }
    }

    #[test]
    fn cells_are_wrapped_between_words() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("Gesellschaft", 5), ["Gesel", "lscha", "ft"]);
        assert_eq!(aligned(&["a b".to_owned(), "c".to_owned()], &[1, 1]), "a  c\nb\n");
    }
}
