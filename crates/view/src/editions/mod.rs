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

use std::collections::BTreeSet;
use std::sync::LazyLock;

use game::{Edition, OptionRule, Profile, RulesVersion, Title, edition, edition_of};

use crate::{Lang, text};
use entry::Entry;
pub(crate) use entry::{Policy, Teller};
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
    pub topic: String,
    /// What each profile does.
    pub cells: Vec<String>,
    pub rules: Vec<&'static str>,
}

/// A rule that any profile of the title can be played with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionRow {
    pub name: &'static str,
    pub text: String,
    pub rules: &'static [&'static str],
}

/// All profiles of a title, side by side: one table for each game that is in its box, beginning with the standard game.
/// Profiles are editions of one game if the same numbers of players play them.
pub fn compare(title: Title, lang: Lang) -> Vec<Comparison> {
    let players = |profile: Profile| edition(profile).seats.iter().map(|seats| seats.players).collect::<Vec<_>>();
    let mut games: Vec<Vec<Profile>> = Vec::new();
    for profile in title.profiles() {
        match games.iter_mut().find(|game| players(game[0]) == players(profile)) {
            Some(game) => game.push(profile),
            None => games.push(vec![profile]),
        }
    }
    games.into_iter().map(|profiles| compared(profiles, lang)).collect()
}

fn compared(profiles: Vec<Profile>, lang: Lang) -> Comparison {
    let editions: Vec<&Edition> = profiles.iter().map(|profile| edition(*profile)).collect();
    let rows = differences(&editions, lang);
    let is_offered = |rule: &OptionRule| profiles.iter().any(|profile| edition(*profile).offers(*rule));
    let options = OptionRule::ALL.into_iter().filter(is_offered);
    let options = options.map(|rule| option_row(rule, lang)).collect();
    Comparison { profiles, rows, options }
}

/// Rules that only other versions of a profile follow: they stand behind a choice that this version does not make, and
/// behind none that it makes.
static REPLACED: LazyLock<Vec<(Profile, RulesVersion, BTreeSet<&'static str>)>> = LazyLock::new(|| {
    let versions = |profile: Profile| (RulesVersion::FIRST.0..=profile.newest().0).map(RulesVersion);
    let rules = |profile: Profile, version: RulesVersion| -> BTreeSet<&'static str> {
        let edition = edition_of(profile, version).into_iter();
        edition.flat_map(|edition| told(edition, Lang::En)).flat_map(|entry| entry.rules).collect()
    };
    let mut replaced = Vec::new();
    for profile in Profile::all() {
        for version in versions(profile) {
            let own = rules(profile, version);
            let others = versions(profile).filter(|other| *other != version).flat_map(|other| rules(profile, other));
            replaced.push((profile, version, others.filter(|rule| !own.contains(rule)).collect()));
        }
    }
    replaced
});

/// Whether a rule is followed by another version of the same profile only.
pub(crate) fn is_of_other_version(edition: &Edition, rule: &str) -> bool {
    let of_edition = |(profile, version, _): &&(Profile, RulesVersion, BTreeSet<&'static str>)| {
        *profile == edition.profile && *version == edition.version
    };
    REPLACED.iter().find(of_edition).is_some_and(|(_, _, rules)| rules.contains(rule))
}

/// Which rules a profile stands for.
pub fn profile_text(profile: Profile, lang: Lang) -> String {
    text::say(lang, &format!("profile-text-{}", profile.name()), &[])
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
    Some(Row { topic: first.topic.clone(), cells, rules })
}

fn or_dash(items: &[String]) -> String {
    if items.is_empty() { "–".to_owned() } else { items.join(", ") }
}
