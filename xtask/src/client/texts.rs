//! All that players read, as the client fetches it: a file for each language and each kind of text.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::digest;
use super::dist::Files;

/// Puts them in; returns the version that stands in their names, one for all of them.
pub fn pack(locales: &Path, files: &mut Files) -> Result<String> {
    let mut texts: BTreeMap<String, String> = BTreeMap::new();
    for language in names_in(locales)? {
        for area in names_in(&locales.join(&language))? {
            let content = fs::read_to_string(locales.join(&language).join(&area)).with_context(|| area.clone())?;
            let text = texts.entry(format!("{language}-{}", kind(&area))).or_default();
            text.push_str(&content);
            text.push('\n');
        }
    }
    let all: String = texts.iter().map(|(name, text)| format!("{name} {text}")).collect();
    let version = digest(all.as_bytes());
    files.extend(texts.into_iter().map(|(name, text)| (format!("texts/{name}-{version}.ftl"), text.into_bytes())));
    Ok(version)
}

/// Which of `view::text::Texts` a file belongs to.
fn kind(area: &str) -> &'static str {
    match area {
        "lessons.ftl" => "lessons",
        _ if area.starts_with("rules-") => "rules",
        _ => "words",
    }
}

/// In alphabetical order.
fn names_in(folder: &Path) -> Result<Vec<String>> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let names = entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
    let mut names = names.collect::<Result<Vec<_>>>()?;
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_has_words_lessons_and_rules_of_one_version() {
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| fs::write(folder.path().join("en").join(name), text).unwrap();
        fs::create_dir(folder.path().join("en")).unwrap();
        for (name, text) in [("log.ftl", "b = B"), ("aid.ftl", "a = A"), ("lessons.ftl", "l = L")] {
            write(name, text);
        }
        write("rules-1844.ftl", "r = R");
        let mut files = Files::new();
        let version = pack(folder.path(), &mut files).unwrap();
        let text = |kind: &str| files[&format!("texts/en-{kind}-{version}.ftl")].clone();
        assert_eq!(text("words"), b"a = A\nb = B\n");
        assert_eq!((text("lessons"), text("rules")), (b"l = L\n".to_vec(), b"r = R\n".to_vec()));

        write("log.ftl", "b = C");
        assert_ne!(pack(folder.path(), &mut Files::new()).unwrap(), version);
    }
}
