//! Who may write to a state. Outside `game` its fields are private; inside, rules have a `Draft`, which lends the state
//! for reading only. What is left is to hand out a state for writing, and only these rooms do.

use crate::rust_source::words;
use crate::workspace::RustFile;

/// The types that hold the state of a game.
const STATES: &[&str] = &["State", "Common", "Game"];

/// `apply` and what each title adds to it, the way to them, and the reader of written positions.
const WRITERS: &[&str] = &["/state/", "/notation/position/", "apply.rs", "ruleset.rs", "position.rs"];

pub fn faults(file: &RustFile) -> Vec<String> {
    let Some(room) = file.path.strip_prefix("crates/game/src") else { return Vec::new() };
    if WRITERS.iter().any(|writer| room.starts_with(writer) || room.ends_with(writer)) {
        return Vec::new();
    }
    let tests = file.source.test_only();
    let is_test = |line: usize| tests.iter().any(|&(first, last)| (first..=last).contains(&line));
    let lines = file.source.code_lines().enumerate().filter(|&(line, _)| !is_test(line));
    let written = lines.filter_map(|(line, text)| {
        let lent = text.split("&mut ").skip(1).filter_map(|rest| words(rest).next());
        let (_, state) = lent.filter(|(gap, _)| *gap == 0).find(|(_, word)| STATES.contains(word))?;
        Some(format!("{}:{} takes a {state} to write to: only `apply` writes", file.path, line + 1))
    });
    written.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rust_source::RustSource;

    fn check(path: &str) -> usize {
        let text = "//! A.\nfn a(game: &mut Game<R>, draft: &mut Draft<R>) {}\nfn b(state: &mut State) {}\nlet Game = &mut x;\n";
        faults(&RustFile { path: path.to_owned(), source: RustSource::new(text) }).len()
    }

    #[test]
    fn only_apply_and_the_reader_of_positions_write() {
        assert_eq!(check("crates/game/src/rules/track.rs"), 2);
        assert_eq!(check("crates/game/src/titles/g1844/sbb.rs"), 2);
        assert_eq!(check("crates/game/src/state/apply.rs"), 0);
        assert_eq!(check("crates/game/src/titles/g1844/apply.rs"), 0);
        assert_eq!(check("crates/game/src/notation/position/company.rs"), 0);
        assert_eq!(check("crates/bots/src/search.rs"), 0);
    }
}
