//! The aid: everything that a player looks up during a game, on one sheet for exactly this table.
//!
//! Made from the tables of the engine and the words of Fluent: a number that stands here was asked of `game`, and a line
//! is there if the edition, its version and the house rules of the table have it.

mod grids;
mod markup;
mod page;
#[cfg(test)]
mod tests;

use game::{BadSetup, Setup, State, begin};

use crate::{Lang, editions, text, titles};
pub(crate) use grids::{NONE, Phases, sides};
pub use markup::markup;
pub(crate) use page::{Page, row};

/// One sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aid {
    /// `1844 Switzerland`.
    pub title: String,
    /// Which rules, in which version.
    pub edition: String,
    /// What this number of players starts with: name and value.
    pub start: Vec<(String, String)>,
    pub sections: Vec<Section>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The key of its heading, by which links find it.
    pub key: &'static str,
    pub heading: String,
    pub blocks: Vec<Block>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// One after the other.
    Steps(Vec<Line>),
    /// In no order, perhaps under a heading of their own.
    Points(Option<String>, Vec<Line>),
    Grid(Grid),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Of its message, or the name of the policy that it tells.
    pub key: &'static str,
    pub text: String,
    /// Where it is said in full.
    pub rule: Option<&'static str>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    /// What it is a table of.
    pub name: String,
    pub head: Vec<String>,
    pub rows: Vec<GridRow>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GridRow {
    /// The phase that the row tells of.
    pub phase: Option<u8>,
    pub cells: Vec<String>,
}

/// The sheet of a table.
///
/// # Errors
///
/// If no game can be begun like that.
pub fn aid(setup: &Setup, lang: Lang) -> Result<Aid, BadSetup> {
    // Nothing is dealt: what a seed draws is no rule.
    let state = begin(&Setup { seed: None, ..*setup })?;
    Ok(written(&state, lang))
}

/// What each phase brings at such a table: one grid of its sheet.
pub fn phases(setup: &Setup, lang: Lang) -> Option<Grid> {
    let section = aid(setup, lang).ok()?.sections.into_iter().find(|section| section.key == "aid-h-phases")?;
    section.blocks.into_iter().find_map(|block| match block {
        Block::Grid(grid) => Some(grid),
        Block::Steps(_) | Block::Points(..) => None,
    })
}

/// The set-up by which a game is played, as far as its rules go.
pub fn setup_of(state: &State) -> Setup {
    let edition = state.edition();
    let (profile, version) = (edition.profile, edition.version);
    Setup { profile, version, players: state.seats(), seed: None, options: state.options() }
}

fn written(state: &State, lang: Lang) -> Aid {
    let edition = state.edition();
    let mut page = Page::new(state, lang);
    titles::write_aid(&mut page);
    page.section("aid-h-house");
    page.house_rules();
    let name = text::say(lang, &format!("title-{}", edition.title.name()), &[]);
    Aid {
        title: format!("{} {name}", edition.title.name()),
        edition: edition_words(state, lang),
        start: start(state, lang),
        sections: page.into_sections(),
    }
}

/// The version is said where it is not the one of new games.
fn edition_words(state: &State, lang: Lang) -> String {
    let edition = state.edition();
    let words = editions::profile_text(edition.profile, lang);
    if edition.version == edition.profile.newest() {
        return words;
    }
    format!("{words}, {}", text::say(lang, "rules-version", &[("n", edition.version.0.into())]))
}

fn start(state: &State, lang: Lang) -> Vec<(String, String)> {
    let edition = state.edition();
    let Some(seats) = edition.seats(state.seats()) else { return Vec::new() };
    let row = |key: &str, value: String| (text::say(lang, key, &[]), value);
    vec![
        row("aid-players", seats.players.to_string()),
        row("aid-cash", lang.money(edition.title, seats.cash)),
        row("aid-limit", seats.certificates.to_string()),
        row("aid-bank", lang.money(edition.title, edition.bank)),
    ]
}
