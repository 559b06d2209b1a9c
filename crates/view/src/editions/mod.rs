//! What tells the profiles of a title apart, in words, and which rules a group may add.
//!
//! Made from the `Edition` values themselves: a row is there if and only if the values differ. Who adds a field to
//! `Edition` must give it a row in `facts::entries`, and who adds a value to a policy must say what it does.

mod entry;
mod facts;
mod options;
mod policies_1824;
mod policies_1844;
mod shared;
#[cfg(test)]
mod tests;

use game::edition::Title;
use game::titles::edition;
use game::{Edition, OptionRule, Profile};

use crate::Lang;
use entry::{Entry, Teller, pick};
pub use options::option_row;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// The profiles compared, in the order of the cells.
    pub profiles: Vec<Profile>,
    pub rows: Vec<Row>,
    pub options: Vec<OptionRow>,
}

/// One thing that is not the same in all profiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub topic: &'static str,
    /// What each profile does.
    pub cells: Vec<String>,
    pub rules: Vec<&'static str>,
}

/// A rule that any profile of the title can be played with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionRow {
    pub name: &'static str,
    pub text: &'static str,
    pub rules: &'static [&'static str],
}

/// All profiles of a title, side by side.
pub fn compare(title: Title, lang: Lang) -> Comparison {
    let profiles: Vec<Profile> = title.profiles().collect();
    let editions: Vec<&Edition> = profiles.iter().map(|profile| edition(*profile)).collect();
    let rows = differences(&editions, lang);
    let options = match title {
        Title::Swiss1844 => OptionRule::ALL.into_iter().map(|rule| option_row(rule, lang)).collect(),
        Title::AustriaHungary1824 => Vec::new(),
    };
    Comparison { profiles, rows, options }
}

/// Which rules a profile stands for.
pub const fn profile_text(profile: Profile, lang: Lang) -> &'static str {
    let words = match profile {
        Profile::Swiss2e => [
            "second edition (2016), with our rulings",
            "zweite Auflage (2016) mit unseren Auslegungen",
            "drugie wydanie (2016) z naszymi rozstrzygnięciami",
        ],
        Profile::Swiss1e => [
            "first edition (2003), with our rulings",
            "erste Auflage (2003) mit unseren Auslegungen",
            "pierwsze wydanie (2003) z naszymi rozstrzygnięciami",
        ],
        Profile::Swiss18xxGames => [
            "second edition as 18xx.games plays it",
            "zweite Auflage, wie 18xx.games sie spielt",
            "drugie wydanie tak, jak gra się na 18xx.games",
        ],
        Profile::Austria1e => [
            "first edition (2005), with our rulings",
            "erste Auflage (2005) mit unseren Auslegungen",
            "pierwsze wydanie (2005) z naszymi rozstrzygnięciami",
        ],
        Profile::Austria2e => [
            "second edition (2019), with our rulings",
            "zweite Auflage (2019) mit unseren Auslegungen",
            "drugie wydanie (2019) z naszymi rozstrzygnięciami",
        ],
        Profile::Austria18xxGames => [
            "second edition as 18xx.games plays it",
            "zweite Auflage, wie 18xx.games sie spielt",
            "drugie wydanie tak, jak gra się na 18xx.games",
        ],
    };
    pick(words, lang)
}

fn differences(editions: &[&Edition], lang: Lang) -> Vec<Row> {
    let columns: Vec<Vec<Entry>> = editions.iter().map(|edition| told(edition, lang)).collect();
    let length = columns.first().map_or(0, Vec::len);
    (0..length).filter_map(|row| row_of(&columns.iter().map(|column| &column[row]).collect::<Vec<_>>())).collect()
}

fn told(edition: &Edition, lang: Lang) -> Vec<Entry> {
    facts::entries(edition, Teller { title: edition.title, lang })
}

/// Lists show only what is not in all of them.
fn row_of(entries: &[&Entry]) -> Option<Row> {
    let first = entries.first()?;
    if entries.iter().all(|entry| entry.items == first.items) {
        return None;
    }
    let is_common = |item: &String| entries.iter().all(|entry| entry.items.contains(item));
    let own = |entry: &&Entry| entry.items.iter().filter(|item| !is_common(item)).cloned().collect::<Vec<_>>();
    let cells = entries.iter().map(own).map(|items| or_dash(&items)).collect();
    let mut rules: Vec<&'static str> = Vec::new();
    for rule in entries.iter().flat_map(|entry| &entry.rules) {
        if !rules.contains(rule) {
            rules.push(rule);
        }
    }
    Some(Row { topic: first.topic, cells, rules })
}

fn or_dash(items: &[String]) -> String {
    if items.is_empty() { "–".to_owned() } else { items.join(", ") }
}
