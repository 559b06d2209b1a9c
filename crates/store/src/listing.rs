//! Under which keys a table is found. Every list is a walk along one key, in order, that checks the others on its way: no
//! list has to look at all tables.
//!
//! | key | leads to |
//! |---|---|
//! | `l:finished:1844` | open tables of a state (`all`, `archive`: finished and reviews) and a title, profile or neither |
//! | `h:ID`, `h:ID:running` | tables where a person sits or that they opened |
//! | `i:ID`, `i:ID:running` | those of them that are by invitation |
//! | `x` | all tables that are by invitation, for administrators |
//! | `v:ID` | games that a person has won |
//! | `o:elephant` | tables with this option |
//! | `k:beginner`, `g:de` | tables that look for players of a level or language |
//! | `w:got` | tables with a word that begins like this |
//!
//! Keys are found again from the record when they are to be removed: changing them needs a migration that empties `finds`
//! and sets `since` to 0.

use wire::api::{Access, ListQuery, Status, TableId, UserId};

use crate::{Present, Result, TableRecord};

/// Letters of the beginnings that words are found by; shorter words are found as a whole.
const BEGINNINGS: [usize; 2] = [3, 6];
/// Words of a search that count.
const WORDS: usize = 6;

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// When it was opened, started or ended, whichever was last.
    pub since: u64,
    pub table: TableRecord,
}

/// A page of a list. It may be shorter than asked for although there is more: a search has looked at enough tables for
/// now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    pub tables: Vec<Listed>,
    /// Where the next page begins.
    pub next: Option<String>,
}

/// Who asks for a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    Anybody,
    /// Sees the tables by invitation at which they sit.
    Person(UserId),
    /// Sees all tables.
    Administrator,
}

impl From<Option<UserId>> for Reader {
    fn from(user: Option<UserId>) -> Reader {
        user.map_or(Reader::Anybody, Reader::Person)
    }
}

/// A place in a list: of two, the greater comes first.
pub type Place = (i64, i64);

/// `1731668400000.0123456789ab`: time and id of a table.
pub fn read_cursor(text: &str) -> Option<Place> {
    let (since, id) = text.split_once('.')?;
    Some((since.parse().ok()?, id.parse::<TableId>().ok()?.number()))
}

pub fn write_cursor((since, id): Place) -> String {
    format!("{since}.{}", TableId::new(id as u64))
}

/// Lower case, without what is neither letter nor number.
pub fn words(text: &str) -> Vec<String> {
    let lower = text.to_lowercase();
    lower.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// All words of a table, each behind a blank.
pub fn search_text(table: &TableRecord) -> String {
    let names = table.seats.iter().map(|seat| seat.name.as_str());
    let words = [table.name.as_str()].into_iter().chain(names).flat_map(words);
    words.flat_map(|word| [" ".to_owned(), word]).collect()
}

fn beginning(word: &str, letters: usize) -> Option<&str> {
    match word.char_indices().nth(letters) {
        Some((end, _)) => Some(&word[..end]),
        None => (word.chars().count() == letters).then_some(word),
    }
}

/// Of a word at a table.
fn beginnings(word: &str) -> Vec<&str> {
    let found: Vec<&str> = BEGINNINGS.iter().filter_map(|letters| beginning(word, *letters)).collect();
    if found.is_empty() { vec![word] } else { found }
}

/// Of a word that is looked for: the longest beginning that is kept.
fn longest(word: &str) -> &str {
    BEGINNINGS.iter().rev().find_map(|letters| beginning(word, *letters)).unwrap_or(word)
}

pub fn keys(table: &TableRecord, present: &Present) -> Result<Vec<String>> {
    let status = word(&present.status)?;
    let mut keys = Vec::new();
    if table.access == Access::Open {
        let states = ["all", &status].into_iter().chain(is_archived(present.status).then_some("archive"));
        for state in states {
            keys.extend(["", &table.title, &table.setup.profile].map(|place| format!("l:{state}:{place}")));
        }
    }
    if table.access == Access::Invitation {
        keys.push("x".to_owned());
    }
    let sitting = table.seats.iter().filter_map(|seat| seat.person());
    for person in sitting.chain(table.host) {
        keys.extend([format!("h:{person}"), format!("h:{person}:{status}")]);
        if table.access == Access::Invitation {
            keys.extend([format!("i:{person}"), format!("i:{person}:{status}")]);
        }
    }
    if let Some(progress) = present.progress.as_ref().filter(|_| is_archived(present.status)) {
        let winners = table.seats.iter().filter(|seat| progress.winners.contains(&seat.seat));
        keys.extend(winners.filter_map(|seat| seat.person()).map(|person| format!("v:{person}")));
    }
    keys.extend(table.setup.options.iter().map(|option| format!("o:{option}")));
    if let Some(level) = table.wanted.level {
        keys.push(format!("k:{}", word(&level)?));
    }
    keys.extend(table.wanted.language.iter().map(|language| format!("g:{language}")));
    for word in search_text(table).split_whitespace() {
        keys.extend(beginnings(word).into_iter().map(|beginning| format!("w:{beginning}")));
    }
    keys.sort_unstable();
    keys.dedup();
    Ok(keys)
}

const fn is_archived(status: Status) -> bool {
    matches!(status, Status::Finished | Status::Review)
}

fn word<T: serde::Serialize>(value: &T) -> Result<String> {
    let json = serde_json::to_value(value)?;
    Ok(json.as_str().unwrap_or_default().to_owned())
}

/// What a row of `tables` has to fulfil that no key says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Check {
    /// A column is this.
    Text(&'static str, String),
    /// A column contains this.
    Contains(&'static str, String),
    Least(&'static str, i64),
    Most(&'static str, i64),
    /// Finished or a review.
    Archived,
}

/// A walk along a key: the tables that have all keys and fulfil all checks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Walk {
    pub keys: Vec<String>,
    pub checks: Vec<Check>,
}

/// The walks whose tables together are the list. None: nothing can be found.
pub fn walks(query: &ListQuery, reader: Reader) -> Result<Vec<Walk>> {
    let mine = query.mine == Some(true);
    let Some(asked) = asked_for(query)? else { return Ok(Vec::new()) };
    let mut walks = Vec::new();
    if !mine {
        walks.push(public(query, &asked)?);
    }
    match reader {
        Reader::Anybody => {}
        Reader::Person(user) => {
            let key = held(if mine { "h" } else { "i" }, query, user)?;
            walks.push(beside_public(query, key, &asked));
        }
        Reader::Administrator => {
            let mut walk = beside_public(query, "x".to_owned(), &asked);
            walk.checks
                .extend(query.status.as_ref().map(word).transpose()?.map(|status| Check::Text("status", status)));
            walks.push(walk);
        }
    }
    Ok(walks)
}

/// Open tables.
fn public(query: &ListQuery, asked: &Walk) -> Result<Walk> {
    let mut walk = asked.clone();
    let status = query.status.as_ref().map(word).transpose()?;
    let state = match (&status, query.archive) {
        (Some(status), _) => status,
        (None, Some(true)) => "archive",
        (None, _) => "all",
    };
    let place = query.profile.as_deref().or(query.title.as_deref()).unwrap_or_default();
    walk.keys.push(format!("l:{state}:{place}"));
    if let (Some(title), Some(_)) = (&query.title, &query.profile) {
        walk.checks.push(Check::Text("title", title.clone()));
    }
    Ok(walk)
}

/// Tables by a key that says nothing of their title and profile, nor whether the game is over.
fn beside_public(query: &ListQuery, key: String, asked: &Walk) -> Walk {
    let mut walk = asked.clone();
    walk.keys.push(key);
    walk.checks.extend(query.title.iter().map(|title| Check::Text("title", title.clone())));
    walk.checks.extend(query.profile.iter().map(|profile| Check::Text("profile", profile.clone())));
    if query.archive == Some(true) && query.status.is_none() {
        walk.checks.push(Check::Archived);
    }
    walk
}

fn held(kind: &str, query: &ListQuery, user: UserId) -> Result<String> {
    Ok(match &query.status {
        Some(status) => format!("{kind}:{user}:{}", word(status)?),
        None => format!("{kind}:{user}"),
    })
}

/// What every walk has to fulfil; `None` if no table can.
fn asked_for(query: &ListQuery) -> Result<Option<Walk>> {
    let mut walk = Walk::default();
    if let Some(player) = query.player {
        walk.keys.push(held("h", query, player)?);
        // Not only as the host.
        walk.checks.push(Check::Contains("seats", format!("\"user\":\"{player}\"")));
    }
    walk.keys.extend(query.winner.iter().map(|winner| format!("v:{winner}")));
    walk.keys.extend(query.option.iter().map(|option| format!("o:{option}")));
    if let Some(level) = query.level {
        walk.keys.push(format!("k:{}", word(&level)?));
    }
    walk.keys.extend(query.language.iter().map(|language| format!("g:{language}")));
    if let Some(players) = query.players {
        walk.checks.extend([Check::Least("players", players.into()), Check::Most("players", players.into())]);
    }
    walk.checks.extend(query.shortest.map(|actions| Check::Least("position", actions.into())));
    walk.checks.extend(query.longest.map(|actions| Check::Most("position", actions.into())));
    let search = query.search.as_deref().unwrap_or_default();
    let words = words(search);
    if words.is_empty() && !search.trim().is_empty() {
        return Ok(None);
    }
    for word in words.iter().take(WORDS) {
        let beginning = longest(word);
        walk.keys.push(format!("w:{beginning}"));
        if beginning != word {
            walk.checks.push(Check::Contains("search", format!(" {word}")));
        }
    }
    Ok(Some(walk))
}

/// Letters of a pattern stand for themselves.
pub fn like(text: &str) -> String {
    let mut pattern = String::from("%");
    for letter in text.chars() {
        if matches!(letter, '%' | '_' | '\\') {
            pattern.push('\\');
        }
        pattern.push(letter);
    }
    pattern.push('%');
    pattern
}
