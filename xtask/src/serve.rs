//! `cargo xtask build` and `cargo xtask serve`: the client, then the binary with the client in it, then the server.
//!
//! What ships is small and as fast as it can be; what is served from here is there soon.

use anyhow::{Context, Result, bail};

use crate::client;
use crate::test::{announce, cargo, ensure_target, step};
use crate::workspace::Workspace;

const BINARY: &[&str] = &["--package", "kursbuch", "--profile"];

pub fn build(workspace: &Workspace) -> Result<()> {
    build_client(workspace, client::Speed::Small)?;
    step(workspace, &[&["build"], BINARY, &["release"]].concat(), "the server does not build")
}

/// Whatever stands behind `--` goes to `kursbuch serve`.
pub fn serve(workspace: &Workspace, arguments: &[String]) -> Result<()> {
    build_client(workspace, client::Speed::Quick)?;
    announce("kursbuch serve (end with Ctrl-C)");
    let mut command = cargo(workspace, &[&["run"], BINARY, &["quick", "--", "serve"]].concat());
    let status = command.args(arguments).status().context("cannot start the server")?;
    if !status.success() {
        bail!("the server ended with {status}");
    }
    Ok(())
}

fn build_client(workspace: &Workspace, speed: client::Speed) -> Result<()> {
    announce("client");
    ensure_target(workspace)?;
    client::build(workspace, speed)
}
