//! Words and the code that speaks them: none is missing, none is left over.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// All files below a folder, as one text.
fn read(folder: &str) -> String {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    let mut files: Vec<PathBuf> = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    files.iter().map(|path| std::fs::read_to_string(path).unwrap()).collect()
}

/// Keys stand in the source as literals, or are made from a prefix and a name.
#[test]
fn every_message_is_used_and_every_key_has_a_message() {
    let made = [
        "colour-",
        "level-",
        "panel-",
        "private-",
        "profile-",
        "side-",
        "option-",
        "title-",
        "currency-",
        "unit-",
        "initial-round-",
        "round-initial-",
        // Has a test of its own.
        "refused-",
    ];
    let source = read("src") + &read("../web/src") + &read("../server/src") + &read("../kursbuch/src");
    let messages = read("locales/en");
    let is_key = |line: &&str| line.starts_with(|letter: char| letter.is_ascii_lowercase());
    let known: BTreeSet<&str> = messages.lines().filter(is_key).filter_map(|line| line.split(" =").next()).collect();
    let literals: BTreeSet<&str> = source.split('"').collect();
    let is_made = |key: &str| made.iter().any(|prefix| key.starts_with(prefix));
    let unused: Vec<&&str> = known.iter().filter(|key| !literals.contains(**key) && !is_made(key)).collect();
    assert_eq!(unused, [&""; 0]);
    // Not the end of a longer name, such as `format!`.
    let begins = |at: usize| !source[..at].ends_with(char::is_alphabetic);
    let calls = |call: &'static str| source.match_indices(call).filter(move |(at, _)| begins(*at));
    let after = |(at, call): (usize, &str)| &source[at + call.len()..];
    let asked = calls("t!(\"").chain(calls("words!(lang, \"")).map(after);
    let missing: BTreeSet<&str> =
        asked.filter_map(|rest| rest.split('"').next()).filter(|key| !known.contains(*key) && *key != "key").collect();
    assert_eq!(missing, BTreeSet::new());
}
