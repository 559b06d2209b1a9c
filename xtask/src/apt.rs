//! Programs that the tests need and cargo does not bring: installed where that is possible, named where it is not.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::test::announce;

/// Brings Debian's packages, or says what to do.
pub fn install(packages: &[&str], what_for: &str) -> Result<()> {
    let list = packages.join(" ");
    if !is_root() || !has_program("apt-get") {
        bail!("{what_for}: install it (`apt-get install {list}`, or the like of your system)");
    }
    apt_get(&["update"])?;
    let mut arguments = vec!["install", "--yes", "--no-install-recommends"];
    arguments.extend(packages);
    apt_get(&arguments)
}

/// Installs these packages unless all of these programs are here.
pub fn ensure(programs: &[&str], packages: &[&str], what_for: &str) -> Result<()> {
    if programs.iter().all(|program| has_program(program)) { Ok(()) } else { install(packages, what_for) }
}

pub fn has_program(name: &str) -> bool {
    path_folders().any(|folder| folder.join(name).is_file())
}

pub fn path_folders() -> impl Iterator<Item = PathBuf> {
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
