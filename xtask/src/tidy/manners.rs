//! What no file may contain, and what every file begins with.

use crate::rust_source::{RustSource, words};
use crate::workspace::RustFile;

/// The crates that do no IO, read no clock, draw no random numbers, keep nothing between calls and depend on no order of
/// hashing.
const PURE: &[&str] = &["board", "routes", "game", "view", "bots", "teacher"];

/// Paths and names that have no place there, as runs of words.
const IMPURE: &[&[&str]] = &[
    &["HashMap"],
    &["HashSet"],
    &["Instant"],
    &["SystemTime"],
    &["std", "env"],
    &["std", "fs"],
    &["std", "net"],
    &["std", "process"],
    &["std", "thread"],
    &["thread_local"],
    &["rand"],
    &["getrandom"],
];

/// Answers that are cached because they are expensive to compute, and never change another answer: the last best run and connections, and
/// the texts of each language.
const KEPT: &[(&str, &str)] =
    &[("crates/game/src/rules/memo.rs", "thread_local"), ("crates/view/src/text.rs", "thread_local")];

pub fn faults(file: &RustFile) -> Vec<String> {
    let mut faults = Vec::new();
    if !file.source.lines().any(|line| !line.trim().is_empty()) {
        faults.push((0, "is empty".to_owned()));
    } else if !file.source.lines().next().is_some_and(|line| line.starts_with("//!")) {
        faults.push((0, "does not begin with `//!`: say who lives here".to_owned()));
    }
    faults.extend(unfinished(&file.source));
    faults.extend(switched_off(&file.source));
    if PURE.iter().any(|name| file.path.starts_with(&format!("crates/{name}/src/"))) {
        faults.extend(impure(file));
    }
    if file.path.starts_with("crates/game/src/") {
        faults.extend(reads_files(&file.source));
    }
    faults.into_iter().map(|(line, fault)| format!("{}:{} {fault}", file.path, line + 1)).collect()
}

/// `game` takes in no file at build time either: rules are code. The examples of its README are documentation.
fn reads_files(source: &RustSource) -> Vec<(usize, String)> {
    let takes_in = |text: &str| {
        !text.trim_start().starts_with("#[doc")
            && words(text).any(|(_, word)| ["include_str", "include_bytes"].contains(&word))
    };
    let found = source.code_lines().enumerate().filter(|(_, text)| takes_in(text));
    found.map(|(line, _)| (line, "takes in a file: rules are code".to_owned())).collect()
}

fn unfinished(source: &RustSource) -> Vec<(usize, String)> {
    let marks = ["TODO", "FIXME"];
    let lines = source.comment_lines().enumerate();
    let found = lines.filter_map(|(line, text)| words(text).find(|(_, word)| marks.contains(word)).map(|_| line));
    found.map(|line| (line, "leaves work undone: finish it, or write an issue".to_owned())).collect()
}

fn switched_off(source: &RustSource) -> Vec<(usize, String)> {
    let is_off =
        |text: &str| text.contains("#[") && words(text).any(|(_, word)| ["ignore", "should_panic"].contains(&word));
    let found = source.code_lines().enumerate().filter(|(_, text)| is_off(text));
    found.map(|(line, _)| (line, "has a test that is ignored or expects a panic".to_owned())).collect()
}

fn impure(file: &RustFile) -> Vec<(usize, String)> {
    let is_kept = |name: &[&str]| KEPT.iter().any(|(path, kept)| *path == file.path && name == [*kept]);
    let mut found = Vec::new();
    for (line, text) in file.source.code_lines().enumerate() {
        let words: Vec<_> = words(text).map(|(_, word)| word).collect();
        let names = IMPURE.iter().filter(|name| words.windows(name.len()).any(|window| window == **name));
        let names = names.filter(|name| !is_kept(name));
        found.extend(names.map(|name| (line, format!("uses {} in the pure core", name.join("::")))));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(path: &str, text: &str) -> Vec<String> {
        faults(&RustFile { path: path.to_owned(), source: RustSource::new(text) })
    }

    #[test]
    fn a_tidy_file_has_no_faults() {
        let text =
            "//! Who lives here. No HashMap.\n\nuse std::collections::BTreeMap;\nstruct Instantly; // \"ignore\"\n";
        assert_eq!(check("crates/game/src/a.rs", text), [""; 0]);
    }

    #[test]
    fn every_file_says_who_lives_there() {
        assert_eq!(check("a.rs", "fn main() {}\n").len(), 1);
        assert_eq!(check("a.rs", "\n"), ["a.rs:1 is empty"]);
    }

    #[test]
    fn the_core_is_pure_and_only_the_core() {
        let text = "//! A.\nuse std::fs::File;\nuse std::time::{Duration, Instant};\nlet n = rand::random();\n";
        assert_eq!(
            check("crates/view/src/a.rs", text),
            [
                "crates/view/src/a.rs:2 uses std::fs in the pure core",
                "crates/view/src/a.rs:3 uses Instant in the pure core",
                "crates/view/src/a.rs:4 uses rand in the pure core",
            ]
        );
        let memory = "//! A.\nthread_local! {}\n";
        assert_eq!(
            check("crates/bots/src/a.rs", memory),
            ["crates/bots/src/a.rs:2 uses thread_local in the pure core"]
        );
        assert_eq!(check("crates/game/src/rules/memo.rs", memory), [""; 0]);
        assert_eq!(check("crates/kursbuch/src/a.rs", text), [""; 0]);
        assert_eq!(check("crates/routes/tests/a.rs", text), [""; 0]);
    }

    #[test]
    fn rules_are_code() {
        let text = "//! A.\nconst A: &str = include_str!(\"../../../rulebook/1844/track.toml\");\n";
        assert_eq!(check("crates/game/src/a.rs", text), ["crates/game/src/a.rs:2 takes in a file: rules are code"]);
        assert_eq!(check("crates/view/src/a.rs", text), [""; 0]);
        let readme = "//! A.\n#[doc = include_str!(\"../README.md\")]\nstruct Readme;\n";
        assert_eq!(check("crates/game/src/a.rs", readme), [""; 0]);
    }

    #[test]
    fn nothing_is_left_undone_or_switched_off() {
        let text =
            concat!("//! A.\n// TO", "DO later\n#[ignore = \"slow\"]\n#[should_panic]\n#[cfg_attr(x, ignore)]\n");
        assert_eq!(check("a.rs", text).len(), 4);
        assert_eq!(check("a.rs", "//! A.\nlet ignore = \"TODO\";\n"), [""; 0]);
    }
}
