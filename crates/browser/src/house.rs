//! A server with an empty database, and a driver for browsers.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use tempfile::TempDir;

use crate::engine::Engine;
use crate::visitor::{Screen, Visitor};

pub struct House {
    folder: TempDir,
    server: Child,
    driver: Child,
    /// Address of the server, without a slash at its end.
    pub url: String,
    driver_url: String,
    engine: Engine,
}

impl House {
    pub fn open() -> Result<House> {
        House::open_for(Engine::Chromium)
    }

    /// For visitors with another browser.
    pub fn open_for(engine: Engine) -> Result<House> {
        let folder = tempfile::tempdir()?;
        let (server, url) = serve(folder.path(), "127.0.0.1:0")?;
        let (driver, driver_url) = engine.drive(folder.path())?;
        Ok(House { folder, server, driver, url, driver_url, engine })
    }

    /// A person with a browser of one's own.
    pub async fn visitor(&self, screen: Screen) -> Result<Visitor> {
        let profile = tempfile::tempdir_in(self.folder.path())?.keep();
        Visitor::arrive(self.engine, &self.driver_url, &self.url, &profile, screen).await
    }

    /// The server goes away and comes back at the same address, with its database.
    pub fn restart_server(&mut self) -> Result<()> {
        end(&mut self.server);
        let address = self.url.trim_start_matches("http://").to_owned();
        (self.server, _) = serve(self.folder.path(), &address)?;
        Ok(())
    }

    /// The first mail that the server has written with this in it, as one line: soft line breaks are taken out.
    pub async fn letter(&self, with: &str) -> Result<String> {
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_secs(30) {
            if let Some(letter) = self.letters().into_iter().find(|letter| letter.contains(with)) {
                return Ok(letter);
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        bail!("no mail says {with}")
    }

    fn letters(&self) -> Vec<String> {
        let files = std::fs::read_dir(self.folder.path().join("alerts")).into_iter().flatten().flatten();
        let texts = files.filter_map(|file| std::fs::read_to_string(file.path()).ok());
        texts.map(|text| text.replace("=\r\n", "").replace("=3D", "=")).collect()
    }

    pub fn stop_server(&mut self) {
        end(&mut self.server);
    }
}

impl Drop for House {
    fn drop(&mut self) {
        end(&mut self.driver);
        end(&mut self.server);
    }
}

fn end(child: &mut Child) {
    // It may have ended by itself.
    let _ = child.kill();
    let _ = child.wait();
}

fn serve(folder: &Path, address: &str) -> Result<(Child, String)> {
    let binary = binary()?;
    let database = format!("sqlite:{}", folder.join("kursbuch.db").display());
    let mut command = Command::new(&binary);
    // Whoever has just closed the page is called, and soon: nobody wants to wait for that.
    command.env("KURSBUCH_ALERTS_PACE", "200").env("KURSBUCH_ALERTS_LOOKING", "500");
    command.args(["serve", "--addr", address, "--database", &database, "--rate-limits", "off", "--bot-millis", "50"]);
    let mut child =
        command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().context(binary.display().to_string())?;
    let url = first_line(&mut child, |line| line.starts_with("http://").then(|| line.to_owned()))?;
    Ok((child, url))
}

/// The program itself, to be told what to do.
pub fn kursbuch() -> Result<Command> {
    Ok(Command::new(binary()?))
}

/// The binary that was built beside this test.
fn binary() -> Result<PathBuf> {
    if let Some(path) = std::env::var_os("KURSBUCH_BINARY") {
        return Ok(path.into());
    }
    let test = std::env::current_exe()?;
    let folder = test.parent().and_then(Path::parent).context("no folder of targets")?;
    let path = folder.join("kursbuch");
    if !path.exists() {
        bail!("{} is not there: `cargo build -p kursbuch`", path.display());
    }
    Ok(path)
}

/// Reads until a line says what we want to know; the rest is read and thrown away, so that nobody waits for us.
pub(crate) fn first_line<T>(child: &mut Child, mut wanted: impl FnMut(&str) -> Option<T>) -> Result<T> {
    let output = child.stdout.take().context("no output")?;
    let mut lines = BufReader::new(output).lines();
    let found = lines.by_ref().map_while(Result::ok).find_map(|line| wanted(line.trim()));
    std::thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
    found.context("it ended without saying where it listens")
}
