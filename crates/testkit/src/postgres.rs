//! A PostgreSQL of one's own: made in a temporary folder, reachable by a socket there, gone with the test.

use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A running server. Dropping it stops it.
pub struct Postgres {
    folder: tempfile::TempDir,
    programs: PathBuf,
    process: Child,
    databases: std::sync::atomic::AtomicU32,
}

impl Postgres {
    /// Takes about a second.
    ///
    /// # Panics
    /// If PostgreSQL is not installed, and says how to get it.
    pub fn start() -> Postgres {
        let programs = programs();
        let folder = tempfile::tempdir().unwrap_or_else(|why| panic!("no temporary folder: {why}"));
        let owner = unprivileged();
        if let Some(user) = owner {
            chown(folder.path(), Some(user), None).unwrap_or_else(|why| panic!("cannot hand over the folder: {why}"));
        }
        let data = folder.path().join("data");
        let mut initdb = command(&programs, "initdb", owner);
        initdb.args(["--auth=trust", "--username=kursbuch", "--encoding=UTF8", "--locale=C", "--no-sync", "-D"]);
        run(initdb.arg(&data));
        let process = serve(&programs, folder.path());
        let postgres = Postgres { folder, programs, process, databases: 0.into() };
        postgres.wait_until_ready();
        postgres
    }

    /// As after a crash of the database: at once, and without a word to those who are connected.
    ///
    /// # Panics
    /// If it does not come back.
    pub fn restart(&mut self) {
        self.stop();
        // It has ended.
        let _ = self.process.wait();
        self.process = serve(&self.programs, self.folder.path());
        self.wait_until_ready();
    }

    /// Ends all connections, wherever their transactions are.
    pub fn cut_connections(&self) {
        let all = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'test%'";
        let mut psql = Command::new(self.programs.join("psql"));
        psql.args(["-q", "-U", "kursbuch", "-d", "postgres", "-c", all, "-h"]).arg(self.folder.path());
        run(&mut psql);
    }

    /// By itself: killed, it would leave shared memory behind.
    fn stop(&self) -> bool {
        let mut stop = command(&self.programs, "pg_ctl", unprivileged());
        stop.args(["stop", "-s", "-m", "immediate", "-D"]).arg(self.folder.path().join("data"));
        stop.status().is_ok_and(|status| status.success())
    }

    fn wait_until_ready(&self) {
        let deadline = Instant::now() + Duration::from_secs(60);
        while Instant::now() < deadline {
            let mut ready = Command::new(self.programs.join("pg_isready"));
            ready.args(["-q", "-U", "kursbuch", "-d", "postgres", "-h"]).arg(self.folder.path());
            if ready.status().is_ok_and(|status| status.success()) {
                return;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        panic!("PostgreSQL did not start within a minute");
    }

    /// The address of a new, empty database.
    pub fn database(&self) -> String {
        let number = self.databases.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let name = format!("test{number}");
        let mut create = Command::new(self.programs.join("createdb"));
        create.args(["-U", "kursbuch", "-h"]).arg(self.folder.path()).arg(&name);
        run(&mut create);
        let socket = self.folder.path().display().to_string().replace('/', "%2F");
        format!("postgres://kursbuch@{socket}/{name}")
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // There is nobody to tell of a failure.
        if !self.stop() {
            let _ = self.process.kill();
        }
        let _ = self.process.wait();
    }
}

fn serve(programs: &Path, folder: &Path) -> Child {
    let mut server = command(programs, "postgres", unprivileged());
    // What a test writes need not outlive the machine.
    server.arg("-D").arg(folder.join("data"));
    server.args(["-c", "listen_addresses=", "-c", "fsync=off", "-c", "max_connections=200", "-k"]).arg(folder);
    server.stdout(Stdio::null()).stderr(Stdio::null()).stdin(Stdio::null());
    server.spawn().unwrap_or_else(|why| panic!("cannot start postgres: {why}"))
}

/// On the path, or where Debian puts it.
fn programs() -> PathBuf {
    let on_path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&on_path).collect();
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    folders.extend(versions.map(|version| version.path().join("bin")));
    let has_all = |folder: &PathBuf| ["initdb", "postgres"].iter().all(|name| folder.join(name).is_file());
    let Some(folder) = folders.into_iter().find(has_all) else {
        panic!("PostgreSQL is not installed: `cargo xtask test` fetches it, or `apt-get install postgresql`");
    };
    // A link on the path leads to the folder with all programs.
    let program = folder.join("initdb").canonicalize().unwrap_or_else(|_| folder.join("initdb"));
    program.parent().map_or(folder, Path::to_path_buf)
}

/// PostgreSQL refuses to run as root: somebody else, then.
fn unprivileged() -> Option<u32> {
    let own = std::fs::metadata("/proc/self").map(|own| std::os::unix::fs::MetadataExt::uid(&own)).ok()?;
    if own != 0 {
        return None;
    }
    let users = std::fs::read_to_string("/etc/passwd").unwrap_or_default();
    let of = |name: &str| {
        let line = users.lines().find(|line| line.split(':').next() == Some(name))?;
        line.split(':').nth(2)?.parse().ok()
    };
    Some(of("postgres").or_else(|| of("nobody")).unwrap_or(65534))
}

fn command(programs: &Path, name: &str, user: Option<u32>) -> Command {
    let mut command = Command::new(programs.join(name));
    command.current_dir("/");
    if let Some(user) = user {
        command.uid(user);
    }
    command
}

fn run(command: &mut Command) {
    let output = command.stdin(Stdio::null()).output().unwrap_or_else(|why| panic!("cannot start {command:?}: {why}"));
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
}
