//! `cargo xtask build` and `cargo xtask serve`: the client, then the binary with the client in it, then the server.

use anyhow::{Context, Result, bail};

use crate::client;
use crate::test::{announce, cargo, ensure_target, step};
use crate::workspace::Workspace;

const BINARY: &[&str] = &["--release", "--package", "kursbuch"];

pub fn build(workspace: &Workspace) -> Result<()> {
    build_client(workspace)?;
    step(workspace, &[&["build"], BINARY].concat(), "the server does not build")
}

/// Whatever stands behind `--` goes to `kursbuch serve`.
pub fn serve(workspace: &Workspace, arguments: &[String]) -> Result<()> {
    build_client(workspace)?;
    announce("kursbuch serve (end with Ctrl-C)");
    let mut command = cargo(workspace, &[&["run"], BINARY, &["--", "serve"]].concat());
    let status = command.args(arguments).status().context("cannot start the server")?;
    if !status.success() {
        bail!("the server ended with {status}");
    }
    Ok(())
}

fn build_client(workspace: &Workspace) -> Result<()> {
    announce("client");
    ensure_target(workspace)?;
    client::build(workspace, client::Speed::Small)
}
