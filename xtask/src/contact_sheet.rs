//! `cargo xtask contact-sheet`: every screen of the client in all sizes, themes and languages, on one page of pictures.

use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::test::{announce, cargo, ensure_target, step};
use crate::workspace::Workspace;
use crate::{chromium, client};

pub fn run(workspace: &Workspace, folder: &Path, goes_on: bool, screens: &[String]) -> Result<()> {
    chromium::ensure(workspace)?;
    build(workspace)?;
    let mut command = cargo(workspace, &["run", "--quiet", "--package", "browser", "--bin", "contact-sheet", "--"]);
    if goes_on {
        command.arg("--continue");
    }
    command.arg(folder).args(screens).env("KURSBUCH_BINARY", binary(workspace));
    if !command.status().context("cannot start the browser")?.success() {
        bail!("not every screen could be shown");
    }
    Ok(())
}

/// The client, and the server that shows it.
pub fn build(workspace: &Workspace) -> Result<()> {
    ensure_target(workspace)?;
    announce("client");
    client::build(workspace, client::Speed::Quick)?;
    step(workspace, &["build", "--package", "kursbuch"], "the server does not build")
}

pub fn binary(workspace: &Workspace) -> std::path::PathBuf {
    workspace.target().join("debug/kursbuch")
}
