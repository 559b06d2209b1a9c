//! The same commit once more: from a clone, in another folder, from nothing. Whatever differs was not of the commit.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::said;
use crate::test::announce;
use crate::workspace::Workspace;

pub fn run(workspace: &Workspace, first: &[PathBuf]) -> Result<()> {
    let changed = said(Command::new("git").args(["status", "--porcelain"]).current_dir(workspace.root()))?;
    if !changed.is_empty() {
        bail!("what is not committed cannot be built again elsewhere:\n{changed}");
    }
    let elsewhere = tempfile::tempdir().context("no temporary folder")?;
    let clone = elsewhere.path().join("another/folder");
    announce(&format!("the same again, in {}", clone.display()));
    said(Command::new("git").args(["clone", "--quiet"]).arg(workspace.root()).arg(&clone))?;
    let mut again = Command::new(std::env::current_exe().context("no name of one's own")?);
    again.args(["package", "--out", "target/package"]);
    again.env("CARGO_MANIFEST_DIR", clone.join("xtask")).env_remove("CARGO_TARGET_DIR").current_dir(&clone);
    if !again.status().context("cannot start")?.success() {
        bail!("it cannot be built elsewhere");
    }
    compare(first, &clone.join("target/package"))
}

fn compare(first: &[PathBuf], second: &Path) -> Result<()> {
    announce("two builds compared");
    let mut different = Vec::new();
    for file in first {
        let name = file.file_name().context("a file with a name")?;
        let read = |path: &Path| fs::read(path).with_context(|| format!("cannot read {}", path.display()));
        if read(file)? != read(&second.join(name))? {
            different.push(name.to_string_lossy());
        }
    }
    if !different.is_empty() {
        bail!("two builds differ: {}", different.join(", "));
    }
    println!("{} files, the same byte by byte", first.len());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_byte_that_differs_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let at = |place: &str, name: &str| folder.path().join(place).join(name);
        for place in ["one", "two"] {
            fs::create_dir(folder.path().join(place)).unwrap();
            ["a", "b"].iter().for_each(|name| fs::write(at(place, name), "same").unwrap());
        }
        let (first, second) = ([at("one", "a"), at("one", "b")], folder.path().join("two"));
        assert!(compare(&first, &second).is_ok());
        fs::write(at("two", "b"), "sane").unwrap();
        assert_eq!(compare(&first, &second).unwrap_err().to_string(), "two builds differ: b");
    }
}
