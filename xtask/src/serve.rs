//! `cargo xtask build` and `cargo xtask serve`: the client, then the binary with the client in it, then the server.

use anyhow::{Context, Result, bail};

use crate::client;
use crate::test::{announce, cargo, ensure_toolchain, step};
use crate::workspace::Workspace;

pub fn build(workspace: &Workspace) -> Result<()> {
    announce("toolchain");
    ensure_toolchain(workspace)?;
    announce("client");
    client::build(workspace, client::Speed::Small)?;
    step(workspace, &["build", "--release", "-p", "kursbuch"], "the server does not build")
}

/// Whatever stands behind `--` goes to `kursbuch serve`.
pub fn serve(workspace: &Workspace, arguments: &[String]) -> Result<()> {
    build(workspace)?;
    let mut command = cargo(workspace, &["run", "--quiet", "--release", "-p", "kursbuch", "--", "serve"]);
    announce("kursbuch serve (end with Ctrl-C)");
    let status = command.args(arguments).status().context("cannot start the server")?;
    if !status.success() {
        bail!("the server ended with {status}");
    }
    Ok(())
}
