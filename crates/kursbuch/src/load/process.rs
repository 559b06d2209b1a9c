//! The server under load: one that is there, or one of our own, which can be weighed and started again.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

use crate::Failure;

/// In which Linux counts processor time, a second.
const TICKS: f64 = 100.0;

pub struct Served {
    pub addr: SocketAddr,
    own: Option<Own>,
}

struct Own {
    /// None while it is stopped: its number may then be another's.
    process: Option<Child>,
    pub database: String,
    _folder: Option<TempDir>,
}

impl Served {
    pub fn elsewhere(addr: SocketAddr) -> Served {
        Served { addr, own: None }
    }

    pub fn start(database: Option<&str>) -> Result<Served, Failure> {
        let failed = |why: std::io::Error| Failure::Unreadable(format!("cannot start a server: {why}"));
        let folder = if database.is_some() { None } else { Some(tempfile::tempdir().map_err(failed)?) };
        let database = match (database, &folder) {
            (Some(database), _) => database.to_owned(),
            (None, Some(folder)) => format!("sqlite:{}", folder.path().join("load.db").display()),
            (None, None) => return Err(Failure::Unreadable("no database".to_owned())),
        };
        let (process, addr) = spawn(&database).map_err(failed)?;
        Ok(Served { addr, own: Some(Own { process: Some(process), database, _folder: folder }) })
    }

    pub fn is_ours(&self) -> bool {
        self.own.is_some()
    }

    pub fn database(&self) -> Option<&str> {
        self.own.as_ref().map(|own| own.database.as_str())
    }

    /// Ends it as an administrator would.
    pub fn stop(&mut self) {
        if let Some(own) = &mut self.own {
            own.end();
        }
    }

    pub fn start_again(&mut self) -> std::io::Result<()> {
        if let Some(own) = &mut self.own {
            let (process, addr) = spawn(&own.database)?;
            (own.process, self.addr) = (Some(process), addr);
        }
        Ok(())
    }

    /// Seconds of processor time that the process has had; 0 where the system does not say.
    pub fn processor(&self) -> f64 {
        let Some(process) = self.own.as_ref().and_then(|own| own.process.as_ref()) else { return 0.0 };
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", process.id())).unwrap_or_default();
        // Behind the name, which may hold anything: user and system time are the 12th and 13th.
        let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
        let ticks: f64 = fields.skip(11).take(2).filter_map(|field| field.parse::<f64>().ok()).sum();
        ticks / TICKS
    }

    /// Memory that the process holds; 0 where the system does not say.
    pub fn resident(&self) -> f64 {
        let Some(process) = self.own.as_ref().and_then(|own| own.process.as_ref()) else { return 0.0 };
        let status = std::fs::read_to_string(format!("/proc/{}/status", process.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
        kilobytes.unwrap_or_default() * 1024.0
    }
}

impl Own {
    fn end(&mut self) {
        let Some(mut process) = self.process.take() else { return };
        // A signal by name needs no unsafe code; if it cannot be sent, there is a harder way.
        let told = Command::new("kill").args(["-TERM", &process.id().to_string()]).status();
        if !told.is_ok_and(|status| status.success()) {
            let _ = process.kill();
        }
        let _ = process.wait();
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        self.end();
    }
}

fn spawn(database: &str) -> std::io::Result<(Child, SocketAddr)> {
    let mut command = Command::new(std::env::current_exe()?);
    command.args(["serve", "--addr", "127.0.0.1:0", "--rate-limits", "off", "--database", database]);
    let mut process = command.env("KURSBUCH_LOG", "warn").stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
    let mut line = String::new();
    if let Some(stdout) = process.stdout.take() {
        BufReader::new(stdout).read_line(&mut line)?;
    }
    let addr = line.trim().strip_prefix("http://").and_then(|addr| addr.parse().ok());
    addr.map(|addr| (process, addr)).ok_or_else(|| std::io::Error::other("it did not say where it listens"))
}
