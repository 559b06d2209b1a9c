//! A `kursbuch serve` process for a test.

use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::process::{Child, Command, ExitStatus, Stdio};

use serde_json::json;
use wire::api::MeWithKey;

use crate::client::Client;

pub struct Server {
    process: Child,
    pub addr: SocketAddr,
}

impl Server {
    pub fn start(database: &str) -> Server {
        Server::start_with(database, &[])
    }

    /// With more arguments.
    pub fn start_with(database: &str, more: &[&str]) -> Server {
        Server::start_logging(database, more, "error")
    }

    /// With so much in its log.
    pub fn start_logging(database: &str, more: &[&str], log: &str) -> Server {
        Server::spawn(database, more, &[("KURSBUCH_LOG", log)])
    }

    /// On a system that trusts only this authority.
    pub fn start_trusting(database: &str, more: &[&str], authority: &str) -> Server {
        Server::spawn(database, more, &[("KURSBUCH_LOG", "error"), ("SSL_CERT_FILE", authority)])
    }

    /// One that outlives the signal that a file may not grow: it sees the refused write.
    pub fn start_unlimited(database: &str) -> Server {
        let mut command = Command::new("env");
        command.args(["--ignore-signal=XFSZ", env!("CARGO_BIN_EXE_kursbuch")]);
        Server::run(command, database, &[], &[("KURSBUCH_LOG", "off")])
    }

    /// What it says when it does not start.
    pub fn refusal(mut command: Command, database: &str) -> String {
        command.args(["serve", "--addr", "127.0.0.1:0", "--database", database]);
        let output = command.stdin(Stdio::null()).output().unwrap();
        assert!(!output.status.success(), "it has started");
        String::from_utf8_lossy(&output.stderr).into_owned()
    }

    /// In bytes, or `unlimited`.
    pub fn limit_files(&self, size: &str) {
        let (process, size) = (self.process.id().to_string(), format!("--fsize={size}:"));
        assert!(Command::new("prlimit").args(["--pid", &process, &size]).status().unwrap().success());
    }

    fn spawn(database: &str, more: &[&str], variables: &[(&str, &str)]) -> Server {
        Server::run(Command::new(env!("CARGO_BIN_EXE_kursbuch")), database, more, variables)
    }

    fn run(mut command: Command, database: &str, more: &[&str], variables: &[(&str, &str)]) -> Server {
        command.args(["serve", "--addr", "127.0.0.1:0", "--rate-limits", "off", "--database", database]);
        command.args(more);
        command.envs(variables.iter().copied()).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut process = command.spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let Some(addr) = line.trim().strip_prefix("http://") else {
            let mut why = String::new();
            process.stderr.take().unwrap().read_to_string(&mut why).unwrap();
            panic!("the server did not start: {why}");
        };
        let addr = addr.parse().unwrap();
        Server { process, addr }
    }

    /// kill -9: it has no chance to tidy up.
    pub fn kill(mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// Ends it in good order and returns what it has logged: little enough not to fill the pipe.
    pub fn log(mut self) -> String {
        let told = Command::new("kill").args(["-TERM", &self.process.id().to_string()]).status().unwrap();
        assert!(told.success());
        let mut log = String::new();
        self.process.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        self.process.wait().unwrap();
        log
    }

    /// As an administrator or systemd ends it.
    pub fn terminate(mut self) -> ExitStatus {
        let told = Command::new("kill").args(["-TERM", &self.process.id().to_string()]).status().unwrap();
        assert!(told.success());
        self.process.wait().unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // A test that failed leaves none behind.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

pub async fn guest(addr: SocketAddr, name: &str) -> Client {
    let mut client = Client::new(addr);
    client.post("/api/guests", &json!({ "name": name })).await.unwrap().read::<MeWithKey>().unwrap();
    client
}

pub fn sqlite(folder: &tempfile::TempDir, name: &str) -> String {
    format!("sqlite:{}", folder.path().join(name).display())
}
