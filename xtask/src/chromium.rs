//! A real browser for the tests of the client, and the checker of accessibility that runs in it.

use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::apt;
use crate::test::announce;
use crate::workspace::Workspace;

const PACKAGES: &[&str] = &["chromium", "chromium-driver"];

pub fn ensure(workspace: &Workspace) -> Result<()> {
    if !["chromium", "chromedriver"].into_iter().all(apt::has_program) {
        apt::install(PACKAGES, "Chromium is not here, and the client is tested in a real browser")?;
    }
    axe(workspace)
}

/// axe-core at the version that the lock file of the tests names.
fn axe(workspace: &Workspace) -> Result<()> {
    let folder = workspace.root().join("crates/browser");
    let manifest = folder.join("package-lock.json");
    let script = folder.join("node_modules/axe-core/axe.min.js");
    let age = |path: &std::path::Path| path.metadata().and_then(|data| data.modified()).ok();
    let installed = age(&folder.join("node_modules/.package-lock.json"));
    if script.is_file() && installed >= age(&manifest) {
        return Ok(());
    }
    announce("npm ci (axe-core)");
    let mut npm = Command::new("npm");
    npm.args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]).current_dir(&folder);
    let status = npm.status().context("npm is not here: install Node (https://nodejs.org)")?;
    if status.success() { Ok(()) } else { bail!("`npm ci` failed: is the network there?") }
}
