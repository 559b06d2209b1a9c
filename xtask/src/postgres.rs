//! PostgreSQL for the tests: they start one by themselves, if its programs are here.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::test::announce;

/// Where Debian puts the programs, a folder for each version.
const VERSIONS: &str = "/usr/lib/postgresql";
const PACKAGE: &str = "postgresql";

/// Installs what is missing where that is possible, and says what to do where it is not.
pub fn ensure() -> Result<()> {
    if is_installed() {
        return Ok(());
    }
    if !is_root() || !has_program("apt-get") {
        bail!(
            "PostgreSQL is not here, and the tests run on a real one: install it (`apt-get install {PACKAGE}`, or the like \
             of your system) so that `initdb` and `postgres` are on the path; it need not be running"
        );
    }
    apt_get(&["update"])?;
    apt_get(&["install", "--yes", "--no-install-recommends", PACKAGE])?;
    if is_installed() { Ok(()) } else { bail!("`apt-get install {PACKAGE}` brought no `initdb`") }
}

fn is_installed() -> bool {
    let folders = std::fs::read_dir(VERSIONS).into_iter().flatten().flatten();
    let debian = folders.map(|version| version.path().join("bin")).any(|bin| has_both(&bin));
    debian || path_folders().any(|folder| has_both(&folder))
}

fn has_both(folder: &Path) -> bool {
    ["initdb", "postgres"].iter().all(|program| folder.join(program).is_file())
}

fn has_program(name: &str) -> bool {
    path_folders().any(|folder| folder.join(name).is_file())
}

fn path_folders() -> impl Iterator<Item = std::path::PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).collect::<Vec<_>>().into_iter()
}

fn is_root() -> bool {
    let output = Command::new("id").arg("-u").output();
    output.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn apt_get(arguments: &[&str]) -> Result<()> {
    let line = format!("apt-get {}", arguments.join(" "));
    announce(&line);
    let mut command = Command::new("apt-get");
    command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
    let status = command.status().with_context(|| format!("cannot start `{line}`"))?;
    if status.success() { Ok(()) } else { bail!("`{line}` failed: is the network there?") }
}
