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
        let (folder, owner) = (folder(), unprivileged());
        let data = folder.path().join("data");
        let mut initdb = command(&programs, "initdb", owner);
        initdb.args(["--auth=trust", "--username=kursbuch", "--encoding=UTF8", "--locale=C", "--no-sync", "-D"]);
        run(initdb.arg(&data));
        let process = serve(&programs, folder.path());
        let postgres = Postgres { folder, programs, process, databases: 0.into() };
        postgres.wait_until_ready();
        postgres
    }

    /// Another server that follows this one, and may be read.
    ///
    /// # Panics
    /// If it does not start.
    pub fn replica(&self) -> Postgres {
        let folder = folder();
        let mut copy = command(&self.programs, "pg_basebackup", unprivileged());
        copy.args(["--write-recovery-conf", "--checkpoint=fast", "--no-sync", "-U", "kursbuch", "-h"]);
        run(copy.arg(self.folder.path()).arg("-D").arg(folder.path().join("data")));
        let process = serve(&self.programs, folder.path());
        // Databases that are made here later have names of their own.
        let databases = self.databases.load(std::sync::atomic::Ordering::Relaxed).into();
        let replica = Postgres { folder, programs: self.programs.clone(), process, databases };
        replica.wait_until_ready();
        replica
    }

    /// From here on nothing is acknowledged before a replica has it, too.
    ///
    /// # Panics
    /// If the server refuses.
    pub fn wait_for_replica(&self) {
        self.tell("ALTER SYSTEM SET synchronous_standby_names = '*'");
        self.tell("SELECT pg_reload_conf()");
    }

    /// What was a replica takes writes from here on.
    ///
    /// # Panics
    /// If it does not get that far.
    pub fn promote(&self) {
        let mut promote = command(&self.programs, "pg_ctl", unprivileged());
        run(promote.args(["promote", "-s", "-w", "-D"]).arg(self.folder.path().join("data")));
    }

    /// As after a crash that nobody looks after.
    pub fn crash(&mut self) {
        self.stop();
        // It has ended.
        let _ = self.process.wait();
    }

    /// Where programs on this machine reach it.
    pub fn socket(&self) -> &Path {
        self.folder.path()
    }

    /// As after a crash of the database: at once, and without a word to those who are connected.
    ///
    /// # Panics
    /// If it does not come back.
    pub fn restart(&mut self) {
        self.crash();
        self.process = serve(&self.programs, self.folder.path());
        self.wait_until_ready();
    }

    /// Ends all connections, wherever their transactions are.
    pub fn cut_connections(&self) {
        self.tell("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'test%'");
    }

    fn tell(&self, sql: &str) {
        let mut psql = Command::new(self.programs.join("psql"));
        psql.args(["-q", "-U", "kursbuch", "-d", "postgres", "-c", sql, "-h"]).arg(self.folder.path());
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
        address(self.folder.path(), &name)
    }

    /// The address here of a database that was copied from another server.
    pub fn address_of(&self, original: &str) -> String {
        address(self.folder.path(), original.rsplit('/').next().unwrap_or_default())
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

/// Of the database behind the socket in this folder.
pub fn address(socket: &Path, database: &str) -> String {
    format!("postgres://kursbuch@{}/{database}", socket.display().to_string().replace('/', "%2F"))
}

fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap_or_else(|why| panic!("no temporary folder: {why}"));
    if let Some(user) = unprivileged() {
        chown(folder.path(), Some(user), None).unwrap_or_else(|why| panic!("cannot hand over the folder: {why}"));
    }
    folder
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
