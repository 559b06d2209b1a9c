//! A NATS of one's own, on a port that was free, gone with the test.

use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Where Debian puts it, which is not on everybody's path.
const DEBIAN: &str = "/usr/sbin/nats-server";

/// A running server. Dropping it stops it.
pub struct Nats {
    addr: SocketAddr,
    process: Option<Child>,
}

impl Nats {
    /// # Panics
    /// If NATS is not installed, and says how to get it.
    pub fn start() -> Nats {
        let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        let addr = free.unwrap_or_else(|why| panic!("no free port: {why}"));
        let mut nats = Nats { addr, process: None };
        nats.start_again();
        nats
    }

    /// At the same address.
    ///
    /// # Panics
    /// If it does not start.
    pub fn start_again(&mut self) {
        self.stop();
        let program = if std::path::Path::new(DEBIAN).is_file() { DEBIAN } else { "nats-server" };
        let mut server = Command::new(program);
        server.args(["--addr", "127.0.0.1", "--port", &self.addr.port().to_string()]);
        server.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let started = server.spawn().unwrap_or_else(|why| {
            panic!("NATS is not installed: `cargo xtask test` fetches it, or `apt-get install nats-server` ({why})")
        });
        self.process = Some(started);
        let deadline = Instant::now() + Duration::from_secs(30);
        while TcpStream::connect(self.addr).is_err() {
            assert!(Instant::now() < deadline, "NATS did not start within half a minute");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// At once, and without a word to those who are connected.
    pub fn stop(&mut self) {
        if let Some(mut process) = self.process.take() {
            // There is nobody to tell of a failure.
            let _ = process.kill();
            let _ = process.wait();
        }
    }

    pub fn address(&self) -> String {
        format!("nats://{}", self.addr)
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.stop();
    }
}
