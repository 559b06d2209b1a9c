//! `cargo xtask browsers`: the main ways of a player in engines other than Chromium. Not part of `cargo xtask test`: the
//! drivers take minutes to come by.

use std::process::Command;

use anyhow::{Context, Result, bail};
use clap::ValueEnum;

use crate::apt;
use crate::contact_sheet::{binary, build};
use crate::test::{announce, step};
use crate::workspace::Workspace;

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Engine {
    Firefox,
    Webkit,
}

impl Engine {
    const fn name(self) -> &'static str {
        match self {
            Engine::Firefox => "firefox",
            Engine::Webkit => "webkit",
        }
    }
}

pub fn run(workspace: &Workspace, engines: &[Engine]) -> Result<()> {
    let engines = if engines.is_empty() { Engine::value_variants() } else { engines };
    engines.iter().try_for_each(|engine| ensure(workspace, *engine))?;
    build(workspace)?;
    step(workspace, &["build", "--package", "browser", "--bin", "main-ways"], "the player does not build")?;
    engines.iter().try_for_each(|engine| play(workspace, *engine))
}

fn ensure(workspace: &Workspace, engine: Engine) -> Result<()> {
    match engine {
        Engine::Firefox => {
            if !["firefox-esr", "firefox"].into_iter().any(apt::has_program) {
                apt::install(&["firefox-esr"], "Firefox is not here")?;
            }
            if !apt::has_program("geckodriver") {
                step(workspace, &["install", "--locked", "geckodriver"], "geckodriver could not be installed")?;
            }
            Ok(())
        }
        // It draws on a screen, if only a pretended one.
        Engine::Webkit if ["WebKitWebDriver", "xvfb-run"].into_iter().all(apt::has_program) => Ok(()),
        Engine::Webkit => apt::install(&["webkit2gtk-driver", "xvfb", "xauth"], "WebKit is not here"),
    }
}

fn play(workspace: &Workspace, engine: Engine) -> Result<()> {
    announce(engine.name());
    let program = workspace.target().join("debug/main-ways");
    let mut command = match engine {
        Engine::Firefox => Command::new(program),
        Engine::Webkit => {
            let mut command = Command::new("xvfb-run");
            command.args(["--auto-servernum", "--server-args=-screen 0 1920x1200x24"]).arg(program);
            command
        }
    };
    command.arg(engine.name()).env("KURSBUCH_BINARY", binary(workspace)).current_dir(workspace.root());
    if !command.status().context("cannot start the player")?.success() {
        bail!("{} does not do as Chromium does", engine.name());
    }
    Ok(())
}
