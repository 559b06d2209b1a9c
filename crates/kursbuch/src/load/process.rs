//! The server under load: one that is there, or one of our own, which can be weighed and started again.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

use crate::Failure;

/// In which Linux counts processor time, a second.
const TICKS: f64 = 100.0;

pub struct Served {
    /// One for each process.
    addrs: Vec<SocketAddr>,
    own: Option<Own>,
}

struct Own {
    /// None while they are stopped: their numbers may then be others'.
    processes: Vec<Child>,
    wish: Wish,
    _folder: Option<TempDir>,
}

/// What is to be started.
pub struct Wish {
    pub database: String,
    pub signals: Option<String>,
    pub processes: u32,
}

impl Served {
    pub fn elsewhere(addr: SocketAddr) -> Served {
        Served { addrs: vec![addr], own: None }
    }

    /// On a database that is there.
    pub fn start(wish: Wish) -> Result<Served, Failure> {
        let own = Own { processes: Vec::new(), wish, _folder: None };
        Served::begin(own).map_err(cannot_start)
    }

    /// On a database that goes with it.
    pub fn start_alone() -> Result<Served, Failure> {
        let folder = tempfile::tempdir().map_err(cannot_start)?;
        let database = format!("sqlite:{}", folder.path().join("load.db").display());
        let wish = Wish { database, signals: None, processes: 1 };
        Served::begin(Own { processes: Vec::new(), wish, _folder: Some(folder) }).map_err(cannot_start)
    }

    fn begin(mut own: Own) -> std::io::Result<Served> {
        let addrs = own.start()?;
        Ok(Served { addrs, own: Some(own) })
    }

    /// The first process.
    pub fn addr(&self) -> SocketAddr {
        self.addrs[0]
    }

    pub fn addrs(&self) -> &[SocketAddr] {
        &self.addrs
    }

    pub fn is_ours(&self) -> bool {
        self.own.is_some()
    }

    pub fn database(&self) -> Option<&str> {
        self.own.as_ref().map(|own| own.wish.database.as_str())
    }

    /// Ends them as an administrator would.
    pub fn stop(&mut self) {
        if let Some(own) = &mut self.own {
            own.end();
        }
    }

    pub fn start_again(&mut self) -> std::io::Result<()> {
        if let Some(own) = &mut self.own {
            self.addrs = own.start()?;
        }
        Ok(())
    }

    /// Seconds of processor time that the processes have had; 0 where the system does not say.
    pub fn processor(&self) -> f64 {
        self.processes().iter().map(processor).sum()
    }

    /// Memory that the processes hold; 0 where the system does not say.
    pub fn resident(&self) -> f64 {
        self.processes().iter().map(resident).sum()
    }

    fn processes(&self) -> &[Child] {
        self.own.as_ref().map_or(&[], |own| &own.processes)
    }
}

fn cannot_start(why: std::io::Error) -> Failure {
    Failure::Unreadable(format!("cannot start a server: {why}"))
}

fn processor(process: &Child) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", process.id())).unwrap_or_default();
    // Behind the name, which may hold anything: user and system time are the 12th and 13th.
    let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
    let ticks: f64 = fields.skip(11).take(2).filter_map(|field| field.parse::<f64>().ok()).sum();
    ticks / TICKS
}

fn resident(process: &Child) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", process.id())).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
    kilobytes.unwrap_or_default() * 1024.0
}

impl Own {
    fn start(&mut self) -> std::io::Result<Vec<SocketAddr>> {
        let mut addrs = Vec::new();
        for _ in 0..self.wish.processes {
            let (process, addr) = spawn(&self.wish)?;
            self.processes.push(process);
            addrs.push(addr);
        }
        Ok(addrs)
    }

    fn end(&mut self) {
        for mut process in self.processes.drain(..) {
            // A signal by name needs no unsafe code; if it cannot be sent, there is a harder way.
            let told = Command::new("kill").args(["-TERM", &process.id().to_string()]).status();
            if !told.is_ok_and(|status| status.success()) {
                let _ = process.kill();
            }
            let _ = process.wait();
        }
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        self.end();
    }
}

fn spawn(wish: &Wish) -> std::io::Result<(Child, SocketAddr)> {
    let mut command = Command::new(std::env::current_exe()?);
    command.args(["serve", "--addr", "127.0.0.1:0", "--rate-limits", "off", "--database", &wish.database]);
    command.args(wish.signals.iter().flat_map(|signals| ["--signals", signals]));
    let mut process = command.env("KURSBUCH_LOG", "warn").stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
    let mut line = String::new();
    if let Some(stdout) = process.stdout.take() {
        BufReader::new(stdout).read_line(&mut line)?;
    }
    let addr = line.trim().strip_prefix("http://").and_then(|addr| addr.parse().ok());
    addr.map(|addr| (process, addr)).ok_or_else(|| std::io::Error::other("it did not say where it listens"))
}
