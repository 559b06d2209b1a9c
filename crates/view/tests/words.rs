//! Words and the code that speaks them: none is missing, none is left over.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use game::{Profile, Title};
use view::Lang;

/// All files below a folder.
fn files(folder: &str) -> Vec<PathBuf> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    let mut files: Vec<PathBuf> = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    files
}

/// The same, as one text.
fn read(folder: &str) -> String {
    files(folder).iter().map(|path| std::fs::read_to_string(path).unwrap()).collect()
}

#[test]
fn every_language_has_the_same_files_and_the_program_takes_all_of_them() {
    let names = |lang: Lang| -> BTreeSet<String> {
        let files = files(&format!("locales/{}", lang.code()));
        files.iter().map(|path| path.file_name().unwrap().to_str().unwrap().to_owned()).collect()
    };
    let taken = include_str!("../src/text.rs");
    for name in names(Lang::En) {
        assert!(taken.contains(&format!("$lang, \"/{name}\"")), "{name}");
    }
    for lang in Lang::ALL {
        assert_eq!(names(lang), names(Lang::En), "{lang:?}");
    }
    let folders: BTreeSet<String> = files("locales")
        .iter()
        .map(|path| path.parent().unwrap().file_name().unwrap().to_str().unwrap().to_owned())
        .collect();
    assert_eq!(folders, Lang::ALL.iter().map(|lang| lang.code().to_owned()).collect());
}

/// Keys stand in the source as literals, or are made from a prefix and a name.
#[test]
fn every_message_is_used_and_every_key_has_a_message() {
    let made = [
        "colour-",
        "aid-private-",
        "level-",
        "panel-",
        "private-",
        "profile-",
        "side-",
        "option-",
        "fact-newest-tiles-",
        "fact-tiles-",
        "title-",
        "edition-",
        "alert-kind-",
        "alert-channel-",
        "currency-",
        "unit-",
        "initial-round-",
        "round-initial-",
        // Have tests of their own.
        "refused-",
        "policy-",
        "rule-",
        "chapter-",
        "lesson-",
        "learn-group-",
        "first-card-",
        "puzzle-kind-",
    ];
    let rooms = ["src", "../web/src", "../server/src", "../teacher/src", "../kursbuch/src"];
    let source: String = rooms.map(read).concat();
    let messages = read("locales/en");
    let is_key = |line: &&str| line.starts_with(|letter: char| letter.is_ascii_lowercase());
    let known: BTreeSet<&str> = messages.lines().filter(is_key).filter_map(|line| line.split(" =").next()).collect();
    let literals: BTreeSet<&str> = source.split('"').collect();
    let is_made = |key: &str| made.iter().any(|prefix| key.starts_with(prefix));
    // A key may end in the number of a title that words it otherwise.
    let stem = |key| Title::ALL.iter().find_map(|title| str::strip_suffix(key, title.name())?.strip_suffix('-'));
    let is_used = |key| literals.contains(key) || is_made(key) || stem(key).is_some_and(|stem| literals.contains(stem));
    let unused: Vec<&&str> = known.iter().filter(|key| !is_used(key)).collect();
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

/// Keys that are made from a name: one for every profile and option.
#[test]
fn every_profile_and_option_has_its_words() {
    let known = read("locales/en");
    let has = |key: &str| known.lines().any(|line| line.starts_with(&format!("{key} =")));
    for profile in Profile::all() {
        for prefix in ["profile", "profile-name", "profile-text"] {
            let key = format!("{prefix}-{}", profile.name());
            assert!(has(&key), "{key}");
        }
        for option in profile.options() {
            assert!(has(&format!("option-{}", option.name())), "{}", option.name());
        }
    }
}

/// A line never breaks between the two.
#[test]
fn a_number_keeps_its_percent_sign() {
    for path in files("locales") {
        let text = std::fs::read_to_string(&path).unwrap();
        let torn: Vec<&str> = text.lines().filter(|line| is_torn(line)).collect();
        assert!(torn.is_empty(), "{}: a breaking space before %:\n{}", path.display(), torn.join("\n"));
    }
}

fn is_torn(line: &str) -> bool {
    line.match_indices(" %").any(|(at, _)| line[..at].ends_with(|last: char| last.is_ascii_digit() || last == '}'))
}
