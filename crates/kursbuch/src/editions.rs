//! `kursbuch editions [TITLE] [--lang en|de|pl]`

use game::{Profile, Title};
use view::editions::{self, Comparison, OptionRow, Row};
use view::{Lang, words};

use crate::{Failure, show};

#[derive(clap::Args)]
pub struct Arguments {
    /// 1844 or 1824; all titles if left out.
    title: Option<String>,
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
    let titles: Vec<Title> = match title {
        None => Title::ALL.to_vec(),
        Some(number) => vec![named(number)?],
    };
    let pages = titles.iter().flat_map(|title| editions::compare(*title, *lang).into_iter().map(|game| (*title, game)));
    let pages: Vec<String> = pages.map(|(title, game)| page(title, game, *lang)).collect();
    show(&pages.join("\n\n"))
}

fn named(number: &str) -> Result<Title, Failure> {
    let all: Vec<&str> = Title::ALL.iter().map(|title| title.name()).collect();
    let unknown = || Failure::Unreadable(format!("no title {number:?}; there are: {}", all.join(", ")));
    Title::named(number).ok_or_else(unknown)
}

fn page(title: Title, game: Comparison, lang: Lang) -> String {
    let Comparison { profiles, rows, options } = game;
    let mut text = format!("{}\n\n", title_text(title, lang));
    for profile in &profiles {
        text += &format!("{:30}{}\n", profile.name(), editions::profile_text(*profile, lang));
    }
    let (topic, rules) = (words!(lang, "editions-differences"), words!(lang, "editions-rules"));
    let names: Vec<String> = profiles.iter().map(|profile| profile.name().to_owned()).collect();
    text += "\n";
    text += &line(&[&[topic], &names[..], &[rules]].concat());
    text += &rule();
    for row in &rows {
        text += &line(&cells(row, &profiles, lang));
    }
    text + &added(&options, lang)
}

fn title_text(title: Title, lang: Lang) -> String {
    format!("{} {}", title.name(), words!(lang, &format!("title-{}", title.name())))
}

fn rule() -> String {
    format!("{}\n", "─".repeat(WIDTH))
}

/// A title without options has no such table.
fn added(options: &[OptionRow], lang: Lang) -> String {
    if options.is_empty() {
        return String::new();
    }
    let heading = words!(lang, "editions-options");
    let mut text = format!("\n{heading}\n{}", rule());
    for option in options {
        let widths = [24, WIDTH - 24 - RULES - 2 * GAP, RULES];
        text += &aligned(&[option.name.to_owned(), option.text.clone(), option.rules.join(" ")], &widths);
    }
    text
}

/// A profile that does as one before it does says so, in short.
fn cells(row: &Row, profiles: &[Profile], lang: Lang) -> Vec<String> {
    let same = |name: &str| words!(lang, "editions-as", profile = name);
    let before = |place: usize, cell: &String| {
        let mut earlier = row.cells.iter().zip(profiles).take(place);
        earlier.find(|(other, _)| *other == cell).map(|(_, profile)| same(profile.name()))
    };
    let short = |(place, cell): (usize, &String)| before(place, cell).unwrap_or_else(|| cell.clone());
    let mut cells = vec![row.topic.clone()];
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
    use game::g1824;

    use super::*;

    #[test]
    fn the_page_fits_the_screen_in_every_language() {
        for (title, lang) in Title::ALL.iter().flat_map(|title| Lang::ALL.map(|lang| (title, lang))) {
            for game in editions::compare(*title, lang) {
                let page = page(*title, game, lang);
                assert!(page.lines().all(|line| line.chars().count() <= WIDTH), "{page}");
            }
        }
    }

    #[test]
    fn a_cell_like_one_before_it_is_said_in_short() {
        let profiles = [g1824::PROFILE_1E, g1824::PROFILE_2E, g1824::PROFILE_18XX_GAMES];
        let row = |cells: [&str; 3]| Row {
            topic: "Topic".to_owned(),
            cells: cells.map(str::to_owned).to_vec(),
            rules: vec!["X"],
        };
        let short = |texts| cells(&row(texts), &profiles, Lang::De);
        assert_eq!(short(["a", "b", "b"]), ["Topic", "a", "b", "wie 1824-2e", "X"]);
        assert_eq!(short(["a", "b", "a"]), ["Topic", "a", "b", "wie 1824-1e", "X"]);
    }

    #[test]
    fn cells_are_wrapped_between_words() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("Gesellschaft", 5), ["Gesel", "lscha", "ft"]);
        assert_eq!(aligned(&["a b".to_owned(), "c".to_owned()], &[1, 1]), "a  c\nb\n");
    }
}
