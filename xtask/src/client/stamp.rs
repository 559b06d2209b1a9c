//! Remembers from what the client was packed, and into which files: if both are the same, there is nothing to do.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::digest;
use super::dist::{Dist, Files};

/// This task itself is an input, too.
const PACKER: &[&str] =
    &[include_str!("mod.rs"), include_str!("dist.rs"), include_str!("style.rs"), include_str!("texts.rs")];

/// The fingerprint of all inputs.
pub struct Stamp(String);

impl Stamp {
    /// Of these files and folders, and of whatever else decides.
    pub fn of(inputs: &[PathBuf], other: &str) -> Result<Self> {
        let mut all = vec![other.to_owned()];
        all.extend(PACKER.iter().map(|source| digest(source.as_bytes())));
        for input in inputs {
            add(input, &mut all)?;
        }
        Ok(Self(digest(all.join("\n").as_bytes())))
    }

    /// Whether the last build was made from the same, and its files lie there as it left them.
    pub fn is_kept(&self, at: &Path, dist: &Dist) -> bool {
        let Ok(kept) = fs::read_to_string(at) else { return false };
        let mut lines = kept.lines();
        let lies_there = |line: &str| {
            let (length, name) = line.split_once(' ').unwrap_or_default();
            dist.length(name).is_some_and(|there| there.to_string() == length)
        };
        lines.next() == Some(&self.0) && lines.all(lies_there)
    }

    pub fn keep(&self, at: &Path, files: &Files) -> Result<()> {
        let list: String = files.iter().map(|(name, content)| format!("{} {name}\n", content.len())).collect();
        fs::write(at, format!("{}\n{list}", self.0)).with_context(|| format!("cannot write {}", at.display()))
    }
}

fn add(input: &Path, all: &mut Vec<String>) -> Result<()> {
    if input.is_dir() {
        let mut entries = fs::read_dir(input)?.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
        entries.sort();
        return entries.iter().try_for_each(|entry| add(entry, all));
    }
    let content = fs::read(input).with_context(|| format!("cannot read {}", input.display()))?;
    all.push(format!("{} {}", input.file_name().unwrap_or_default().to_string_lossy(), digest(&content)));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_inputs_and_files_need_no_work() {
        let folder = tempfile::tempdir().unwrap();
        let (input, at) = (folder.path().join("in"), folder.path().join("stamp"));
        fs::create_dir(&input).unwrap();
        fs::write(input.join("a"), "one").unwrap();
        let dist = Dist::at(folder.path().join("dist"));
        let files: Files = [("index.html".to_owned(), b"page".to_vec())].into_iter().collect();
        let stamp = || Stamp::of(std::slice::from_ref(&input), "small").unwrap();

        assert!(!stamp().is_kept(&at, &dist), "never built");
        dist.become_like(&files).unwrap();
        stamp().keep(&at, &files).unwrap();
        assert!(stamp().is_kept(&at, &dist));
        assert!(!Stamp::of(std::slice::from_ref(&input), "fast").unwrap().is_kept(&at, &dist), "built in another way");
        fs::write(input.join("a"), "two").unwrap();
        assert!(!stamp().is_kept(&at, &dist), "an input has changed");
        fs::write(input.join("a"), "one").unwrap();
        dist.become_like(&Files::new()).unwrap();
        assert!(!stamp().is_kept(&at, &dist), "a file is gone");
    }
}
