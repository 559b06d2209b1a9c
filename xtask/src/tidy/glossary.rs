//! The glossary names what exists: every identifier of its last column is found in the code.

use std::collections::BTreeSet;

use anyhow::Result;

use crate::rust_source::words;
use crate::workspace::{RustFile, Workspace};

const PATH: &str = "docs/glossary.md";

pub fn faults(workspace: &Workspace, files: &[RustFile]) -> Result<Vec<String>> {
    let known = known(files.iter().filter(|file| file.path.starts_with("crates/") && file.path.contains("/src/")));
    Ok(faults_of(&workspace.read(PATH)?, &known))
}

/// Every word of the code, each part of a word with `_`, and `A::B` for a path.
fn known<'a>(files: impl Iterator<Item = &'a RustFile>) -> BTreeSet<String> {
    let mut known = BTreeSet::new();
    for line in files.flat_map(|file| file.source.code_lines()) {
        let mut before: Option<(usize, &str)> = None;
        for (at, word) in words(line) {
            known.insert(word.to_owned());
            known.extend(word.split('_').map(str::to_owned));
            if let Some((_, path)) = before.filter(|(end, _)| line.get(*end..at) == Some("::")) {
                known.insert(format!("{path}::{word}"));
            }
            before = Some((at + word.len(), word));
        }
    }
    known
}

fn faults_of(glossary: &str, known: &BTreeSet<String>) -> Vec<String> {
    let mut faults = Vec::new();
    for (line, text) in glossary.lines().enumerate() {
        let Some(row) = text.strip_prefix('|').and_then(|row| row.trim_end().strip_suffix('|')) else { continue };
        let named = row.rsplit('|').next().unwrap_or_default();
        let is_head = named.trim() == "identifier" || named.trim().chars().all(|letter| letter == '-');
        let identifiers: Vec<_> = named.split('`').skip(1).step_by(2).collect();
        if identifiers.is_empty() && !is_head {
            faults.push(format!("{PATH}:{} names no identifier", line + 1));
        }
        let missing = identifiers.into_iter().filter(|identifier| !known.contains(*identifier));
        faults.extend(
            missing.map(|identifier| format!("{PATH}:{} names `{identifier}`, which is not in the code", line + 1)),
        );
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rust_source::RustSource;

    #[test]
    fn a_row_names_what_is_in_the_code() {
        let source = RustSource::new("fn train_limit(kind: Kind) { matches!(kind, Kind::National) } // forced_sale\n");
        let file = RustFile { path: "crates/game/src/a.rs".to_owned(), source };
        let known = known([&file].into_iter());
        let check = |row: &str| faults_of(&format!("| Deutsch | identifier |\n|---|---|\n{row}\n"), &known);
        assert_eq!(check("| Loklimit | `train_limit`, `train` |"), [""; 0]);
        assert_eq!(check("| Staatsbahn | `Kind::National` |"), [""; 0]);
        assert_eq!(check("| Staatsbahn | `Kind::Coal` |").len(), 1);
        assert_eq!(
            check("| Pflichtverkauf | `forced_sale` |"),
            ["docs/glossary.md:3 names `forced_sale`, which is not in the code"]
        );
        assert_eq!(check("| Pflichtverkauf | forced sale |"), ["docs/glossary.md:3 names no identifier"]);
    }
}
