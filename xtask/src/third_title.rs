//! `cargo xtask third-title`: what another title costs, tried out. The tiny title of the tests is brought through all
//! crates in a copy of the workspace, checked by the compiler and played by bots.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::workspace::Workspace;

/// The lines that join the title to each crate, and its own files outside of `game`.
const PATCH: &str = include_str!("../third-title.patch");
/// More existing files than this no title should touch. A real one touches three more than the tiny one: the lists of
/// rulebook chapters in `view` and here, and the liveries in `web`.
const MOST_FILES: usize = 13;

pub fn run(workspace: &Workspace) -> Result<()> {
    let touched = touched(PATCH);
    let copy = tempfile::tempdir().context("no room for a copy of the workspace")?;
    for part in [".cargo", "Cargo.lock", "Cargo.toml", "crates", "rulebook", "rust-toolchain.toml", "xtask"] {
        copy_tree(&workspace.root().join(part), &copy.path().join(part))?;
    }
    apply(copy.path(), &[])?;
    for arguments in [
        &["check", "--package=kursbuch", "--package=server", "--package=kursbuch-python"][..],
        &["check", "--package=web", "--target=wasm32-unknown-unknown"],
        &["run", "--package=kursbuch", "--", "simulate", "--profile=tiny-1e", "--players=3", "--games=20"],
    ] {
        println!("== cargo {}", arguments.join(" "));
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new(cargo);
        command.args(arguments).current_dir(copy.path()).env("CARGO_TARGET_DIR", workspace.root().join("target"));
        if !command.status().context("cannot start cargo")?.success() {
            bail!("the tiny title does not come through");
        }
    }
    println!("a third title touches {} existing files:", touched.len());
    touched.iter().for_each(|path| println!("  {path}"));
    if touched.len() > MOST_FILES {
        bail!("no more than {MOST_FILES} should be needed");
    }
    Ok(())
}

/// Existing files that a patch changes.
fn touched(patch: &str) -> Vec<&str> {
    patch.lines().filter_map(|line| line.strip_prefix("--- a/")).collect()
}

fn apply(folder: &Path, options: &[&str]) -> Result<()> {
    let mut command = Command::new("git");
    command.args(["apply", "--whitespace=nowarn"]).args(options).arg("-").current_dir(folder).stdin(Stdio::piped());
    // A patch for files inside some other repository would be skipped without a word.
    command.env("GIT_CEILING_DIRECTORIES", folder.parent().unwrap_or(folder));
    let mut git = command.spawn().context("cannot start git")?;
    git.stdin.take().context("git does not listen")?.write_all(PATCH.as_bytes())?;
    if !git.wait()?.success() {
        bail!("xtask/third-title.patch does not fit any more: the files that it names have changed");
    }
    Ok(())
}

/// Copies a file, or a folder without what was built in it.
fn copy_tree(from: &Path, to: &Path) -> Result<()> {
    if from.is_file() {
        fs::copy(from, to).with_context(|| format!("cannot copy {}", from.display()))?;
        return Ok(());
    }
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from).with_context(|| format!("cannot list {}", from.display()))? {
        let name = entry?.file_name();
        if name != "target" && name != "node_modules" {
            copy_tree(&from.join(&name), &to.join(&name))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{MOST_FILES, PATCH, apply, touched};

    #[test]
    fn a_third_title_touches_few_files() {
        assert!((1..=MOST_FILES).contains(&touched(PATCH).len()), "{:#?}", touched(PATCH));
    }

    #[test]
    fn the_third_title_still_fits_its_junctions() {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a workspace");
        apply(root, &["--check"]).expect("run `cargo xtask third-title` for more");
    }
}
