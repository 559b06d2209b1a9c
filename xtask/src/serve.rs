//! `cargo xtask build` and `cargo xtask serve`: the client, then the binary with the client in it, then the server.

use anyhow::{Context, Result, bail};

use crate::test::{announce, cargo, ensure_toolchain, step};
use crate::workspace::Workspace;

/// The crate whose files the binary carries.
const CLIENT: &str = "web";

pub fn build(workspace: &Workspace) -> Result<()> {
    announce("toolchain");
    ensure_toolchain(workspace)?;
    build_client(workspace)?;
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

/// The client is built here, before the server takes its files into the binary.
fn build_client(workspace: &Workspace) -> Result<()> {
    if !workspace.has_crate(CLIENT) {
        announce("there is no client yet: the server will say so");
    }
    Ok(())
}
