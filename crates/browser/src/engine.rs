//! The engines that the client is looked at with, each through its driver.

use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail};
use serde_json::json;
use thirtyfour::{Capabilities, ChromiumLikeCapabilities as _, DesiredCapabilities};

use crate::house::first_line;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    Chromium,
    Firefox,
    WebKit,
}

const CHROMIUM_FLAGS: &[&str] = &[
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--hide-scrollbars",
    "--force-prefers-reduced-motion",
    "--lang=en",
];

impl Engine {
    pub fn named(name: &str) -> Option<Engine> {
        match name {
            "chromium" => Some(Engine::Chromium),
            "firefox" => Some(Engine::Firefox),
            "webkit" => Some(Engine::WebKit),
            _ => None,
        }
    }

    /// Starts the driver; it says where it listens, or is told.
    pub(crate) fn drive(self, folder: &Path) -> Result<(Child, String)> {
        match self {
            Engine::Chromium => {
                let mut child = start("chromedriver", &["--port=0"], folder, "apt install chromium chromium-driver")?;
                let port = first_line(&mut child, |line| port_after(line, "on port "))?;
                Ok((child, format!("http://127.0.0.1:{port}")))
            }
            Engine::Firefox => {
                let arguments = ["--port", "0", "--host", "127.0.0.1"];
                let mut child = start("geckodriver", &arguments, folder, "cargo install geckodriver")?;
                let port = first_line(&mut child, |line| port_after(line, "127.0.0.1:"))?;
                Ok((child, format!("http://127.0.0.1:{port}")))
            }
            // It says nothing about itself: a port is found for it.
            Engine::WebKit => {
                let port = free_port()?;
                let arguments = ["--host=127.0.0.1", &format!("--port={port}")];
                let mut child = start("WebKitWebDriver", &arguments, folder, "apt install webkit2gtk-driver")?;
                wait_for(port, &mut child)?;
                Ok((child, format!("http://127.0.0.1:{port}")))
            }
        }
    }

    /// How the driver is to start a browser.
    pub(crate) fn wishes(self, profile: &Path, (width, height): (u32, u32)) -> Result<Capabilities> {
        match self {
            Engine::Chromium => {
                let mut wishes = DesiredCapabilities::chrome();
                for flag in CHROMIUM_FLAGS {
                    wishes.add_arg(flag)?;
                }
                wishes.add_arg(&format!("--window-size={width},{height}"))?;
                wishes.add_arg(&format!("--user-data-dir={}", profile.display()))?;
                Ok(wishes.into())
            }
            Engine::Firefox => {
                let mut wishes = DesiredCapabilities::firefox();
                for flag in ["--headless", &format!("--width={width}"), &format!("--height={height}")] {
                    wishes.add_arg(flag)?;
                }
                Ok(wishes.into())
            }
            Engine::WebKit => {
                let mut wishes = Capabilities::new();
                wishes.set("browserName", "MiniBrowser")?;
                let browser = mini_browser().context("no MiniBrowser: `apt install webkit2gtk-driver`")?;
                wishes.set("webkitgtk:browserOptions", json!({ "binary": browser, "args": ["--automation"] }))?;
                Ok(wishes)
            }
        }
    }
}

fn start(program: &str, arguments: &[&str], folder: &Path, otherwise: &str) -> Result<Child> {
    let mut command = Command::new(program);
    command.args(arguments).env("TMPDIR", folder).stdout(Stdio::piped()).stderr(Stdio::null());
    command.spawn().with_context(|| format!("{program}: `{otherwise}`"))
}

/// A driver says first which port it was asked for: any.
fn port_after(line: &str, before: &str) -> Option<u16> {
    let (_, port) = line.rsplit_once(before)?;
    port.trim_end_matches('.').parse().ok().filter(|port| *port != 0)
}

fn free_port() -> Result<u16> {
    Ok(std::net::TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

fn wait_for(port: u16, child: &mut Child) -> Result<()> {
    for _ in 0..200 {
        if std::net::TcpStream::connect(("127.0.0.1", port)).is_ok() {
            return Ok(());
        }
        if let Some(status) = child.try_wait()? {
            bail!("the driver ended with {status}");
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    bail!("the driver does not listen")
}

/// Debian keeps it in a folder of the library, which has the version in its name.
fn mini_browser() -> Option<String> {
    let folders = std::fs::read_dir("/usr/lib").ok()?.flatten().map(|entry| entry.path());
    let libraries = folders.filter_map(|folder| std::fs::read_dir(folder).ok()).flatten().flatten();
    let browsers = libraries
        .filter(|entry| entry.file_name().to_string_lossy().starts_with("webkit2gtk-"))
        .map(|entry| entry.path().join("MiniBrowser"));
    browsers.into_iter().find(|path| path.is_file()).map(|path| path.display().to_string())
}
