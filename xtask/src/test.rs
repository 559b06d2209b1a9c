//! `cargo xtask test`: all that has to hold, in order; stops at the first failure.
//!
//! Brings what it needs where it can, and says exactly what to install where it cannot.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::workspace::Workspace;
use crate::{chromium, client, nats, postgres, python, rules, smtp, tidy};

const WASM: &str = "wasm32-unknown-unknown";

/// Set to `1` where the supply chain has to be checked in full, advisories of the day included.
const FULL_DENY: &str = "CI_DENY";

/// nextest does not run examples in the documentation. Of the whole workspace, so that nothing is built again with other
/// features.
const DOC_TESTS: &[&str] = &["test", "--quiet", "--doc", "--workspace"];
const PYTHON_MODULE: &str = "kursbuch-python/module";

/// Built with the tests. They are run as they lie there: `cargo run` would build all they use again, with other features.
const EXAMPLES: &[&str] = &["bot", "position", "replay_log", "best_run"];

pub fn run(workspace: &Workspace) -> Result<()> {
    announce("toolchain");
    ensure_toolchain(workspace)?;
    announce("PostgreSQL");
    postgres::ensure()?;
    announce("NATS");
    nats::ensure()?;
    announce("a mail server");
    smtp::ensure()?;
    announce("Chromium");
    chromium::ensure(workspace)?;
    announce("Python");
    python::ensure()?;

    step(workspace, &["fmt", "--all", "--check"], "run `cargo fmt --all`")?;
    lint_and_build_client(workspace)?;
    if has_cargo_command(workspace, "nextest") {
        step(workspace, &["nextest", "run", "--workspace", "--status-level", "slow"], "tests fail")?;
    } else {
        step(workspace, &["test", "--workspace"], "tests fail")?;
    }

    step(workspace, DOC_TESTS, "an example of the documentation fails")?;
    for example in EXAMPLES {
        run_example(workspace, example)?;
    }
    documentation(workspace)?;
    python::run(workspace, python::Tests::Package)?;

    announce("cargo xtask rules");
    rules::run(workspace, rules::Show::Summary)?;
    announce("cargo xtask tidy");
    tidy::run(workspace)?;
    supply_chain(workspace)?;
    announce("all good");
    Ok(())
}

/// What needs more than everybody has: the laboratory, with Ray and OpenSpiel.
pub fn run_lab(workspace: &Workspace) -> Result<()> {
    announce("Python");
    python::ensure()?;
    python::run(workspace, python::Tests::Lab)?;
    announce("all good");
    Ok(())
}

/// At the same time: the end of the client's build keeps one core busy, and neither waits for the other's files.
fn lint_and_build_client(workspace: &Workspace) -> Result<()> {
    std::thread::scope(|scope| {
        let client = scope.spawn(|| {
            announce("client");
            client::build(workspace, client::Speed::Quick)
        });
        // The module for Python, too, which nothing else here builds.
        let lints = ["clippy", "--workspace", "--all-targets", "--features", PYTHON_MODULE, "--", "-D", "warnings"];
        let linted = step(workspace, &lints, "clippy has objections");
        let Ok(built) = client.join() else { bail!("the build of the client broke off") };
        linted.and(built)
    })
}

fn run_example(workspace: &Workspace, name: &str) -> Result<()> {
    let path = workspace.target().join("debug/examples").join(name);
    announce(&format!("example {name}"));
    let status = Command::new(&path).current_dir(workspace.root()).status();
    if !status.with_context(|| format!("cannot start {}", path.display()))?.success() {
        bail!("the example {name} fails");
    }
    Ok(())
}

/// The documentation of the libraries, without a warning.
fn documentation(workspace: &Workspace) -> Result<()> {
    let libraries =
        ["board", "routes", "game", "bots", "wire", "view", "teacher"].map(|name| format!("--package=kursbuch-{name}"));
    let arguments: Vec<&str> =
        ["doc", "--no-deps", "--quiet"].into_iter().chain(libraries.iter().map(String::as_str)).collect();
    announce(&format!("cargo {}", arguments.join(" ")));
    let status =
        cargo(workspace, &arguments).env("RUSTDOCFLAGS", "-D warnings").status().context("cannot start cargo doc")?;
    if !status.success() {
        bail!("the documentation has faults");
    }
    Ok(())
}

/// Licences, bans and sources depend on the commit alone and are checked wherever cargo-deny is at hand. Advisories
/// depend on the day: they are asked for by `CI_DENY=1`, so that a commit does not turn red overnight by itself.
fn supply_chain(workspace: &Workspace) -> Result<()> {
    let in_full = std::env::var_os(FULL_DENY).is_some_and(|value| value == "1");
    if !has_cargo_command(workspace, "deny") {
        if !in_full {
            announce("cargo deny: skipped, not installed (`cargo install --locked cargo-deny`, or CI_DENY=1)");
            return Ok(());
        }
        step(workspace, &["install", "--locked", "cargo-deny"], "cargo-deny could not be installed")?;
    }
    step(workspace, &["deny", "check", "bans", "licenses", "sources"], "the supply chain breaks deny.toml")?;
    if in_full {
        step(workspace, &["deny", "check", "advisories"], "a dependency has a known flaw")?;
    }
    Ok(())
}

/// Toolchains may be installed without their parts, and automatic installs may be switched off.
fn ensure_toolchain(workspace: &Workspace) -> Result<()> {
    for component in ["rustfmt", "clippy"] {
        let command = component.strip_prefix("rust").unwrap_or(component);
        if !has_cargo_command(workspace, command) {
            rustup(workspace, &["component", "add", component])?;
        }
    }
    ensure_target(workspace)
}

/// What the client is compiled for.
pub fn ensure_target(workspace: &Workspace) -> Result<()> {
    if !has_target(workspace)? {
        rustup(workspace, &["target", "add", WASM])?;
    }
    Ok(())
}

fn has_target(workspace: &Workspace) -> Result<bool> {
    let mut rustc = Command::new("rustc");
    rustc.args(["--print", "target-libdir", "--target", WASM]).current_dir(workspace.root());
    let output = rustc.output().context("cannot start rustc")?;
    let folder = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    Ok(output.status.success() && Path::new(&folder).is_dir())
}

fn rustup(workspace: &Workspace, arguments: &[&str]) -> Result<()> {
    let line = format!("rustup {}", arguments.join(" "));
    announce(&line);
    match Command::new("rustup").args(arguments).current_dir(workspace.root()).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => bail!("`{line}` failed: is the network there?"),
        Err(_) => bail!("rustup is not here: get it from https://rustup.rs, or do the like of `{line}` by other means"),
    }
}

/// Whether cargo knows a command, its own or an installed one.
fn has_cargo_command(workspace: &Workspace, command: &str) -> bool {
    let mut cargo = cargo(workspace, &[command, "--version"]);
    cargo.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

pub fn step(workspace: &Workspace, arguments: &[&str], otherwise: &str) -> Result<()> {
    let line = format!("cargo {}", arguments.join(" "));
    announce(&line);
    let status = cargo(workspace, arguments).status().with_context(|| format!("cannot start `{line}`"))?;
    if !status.success() {
        bail!("{otherwise} (`{line}`)");
    }
    Ok(())
}

/// The cargo that started us, so that the pinned toolchain stays in use. Without what it has told us about ourselves: some
/// build scripts look at that, and would run anew whenever one builds by hand and by task in turns.
pub fn cargo(workspace: &Workspace, arguments: &[&str]) -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(arguments).current_dir(workspace.root());
    forget_ourselves(&mut cargo);
    cargo
}

/// Takes what cargo has told us about ourselves from what a command is told.
pub fn forget_ourselves(command: &mut Command) {
    for (name, _) in std::env::vars_os().filter(|(name, _)| is_about_us(&name.to_string_lossy())) {
        command.env_remove(name);
    }
}

fn is_about_us(variable: &str) -> bool {
    ["CARGO_MANIFEST_", "CARGO_PKG_"].iter().any(|start| variable.starts_with(start))
}

pub fn announce(what: &str) {
    println!("\n── {what}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cargo_says_about_this_task_is_not_passed_on() {
        assert!(is_about_us("CARGO_MANIFEST_DIR") && is_about_us("CARGO_PKG_NAME"));
        assert!(!is_about_us("CARGO_TARGET_DIR") && !is_about_us("CARGO_HOME") && !is_about_us("CARGO"));
    }
}
