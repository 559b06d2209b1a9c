//! Where one title is told from another: at junctions only. Elsewhere nobody names a title or what only it has.

use crate::rust_source::words;
use crate::workspace::RustFile;

/// The variants of all sums over titles are called `G1844`, the modules of the titles `g1844`.
fn is_title(word: &str) -> bool {
    let number = word.strip_prefix(['G', 'g']).unwrap_or_default();
    number.len() == 4 && number.starts_with("18") && number.bytes().all(|digit| digit.is_ascii_digit())
}

/// Folders and files that may.
const JUNCTIONS: &[&str] = &[
    // Each title's folder, and the file above them.
    "crates/game/src/titles/",
    "crates/bots/src/titles/",
    "crates/view/src/titles/",
    "crates/web/src/titles/",
    // The door hands out what only one title has.
    "crates/game/src/lib.rs",
    // All house rules belong to 1844.
    "crates/game/src/options.rs",
    // Editions side by side: every policy of every title in words.
    "crates/view/src/editions/",
    // How papers are numbered.
    "crates/view/src/names.rs",
    // Stored actions and offers, and the logs of 18xx.games, which has a format for each title.
    "crates/wire/src/action.rs",
    "crates/wire/src/offer.rs",
    "crates/wire/src/g18xx/",
    // Which numbers the action space gives to what only one title has.
    "crates/python/src/titles.rs",
    // What a test asks of a table.
    "crates/testkit/src/table.rs",
];

pub fn faults(file: &RustFile) -> Vec<String> {
    let is_source = file.path.starts_with("crates/") && file.path.contains("/src/");
    if !is_source || JUNCTIONS.iter().any(|junction| file.path.starts_with(junction)) {
        return Vec::new();
    }
    let tests = file.source.test_only();
    let is_test = |line: usize| tests.iter().any(|&(first, last)| (first..=last).contains(&line));
    let lines = file.source.code_lines().enumerate().filter(|&(line, _)| !is_test(line));
    let named = lines.filter_map(|(line, text)| {
        let (_, title) = words(text).find(|(_, word)| is_title(word))?;
        Some(format!("{}:{} names {title} outside the junctions (xtask/src/tidy/junctions.rs)", file.path, line + 1))
    });
    named.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rust_source::RustSource;

    fn check(path: &str, text: &str) -> usize {
        faults(&RustFile { path: path.to_owned(), source: RustSource::new(text) }).len()
    }

    #[test]
    fn a_title_is_named_at_junctions_and_in_tests_only() {
        let text = "//! G1844.\nuse game::g1844::TUNNEL_COST;\nmatch title { Title::G1844 => 1, Title::G1824 => 2 }\n\
                    #[cfg(test)]\nmod tests {\n    use game::g1824;\n}\n";
        assert_eq!(check("crates/bots/src/building.rs", text), 2);
        assert_eq!(check("crates/game/src/rules/track.rs", text), 2);
        assert_eq!(check("crates/bots/src/titles/mod.rs", text), 0);
        assert_eq!(check("crates/game/tests/track.rs", text), 0);
        assert_eq!(check("xtask/src/main.rs", text), 0);
    }
}
