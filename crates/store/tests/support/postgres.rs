//! One PostgreSQL for a whole test run: the first test that needs it starts it, every test gets a database of its own, and
//! it stops when the test runner has ended.
//!
//! A runner may start each test as a process of its own, so the tests share the server through a folder named after their
//! common parent process.

use std::fs::File;
use std::os::unix::process::{CommandExt, parent_id};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::{Connection as _, PgConnection};
use testkit::Postgres;

static DATABASES: AtomicU32 = AtomicU32::new(0);

/// The address of a new, empty database.
pub async fn new_database() -> String {
    let (mut connection, server) = connect().await;
    let name = format!("test_{}_{}", std::process::id(), DATABASES.fetch_add(1, Ordering::Relaxed));
    let create = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
    sqlx::raw_sql(create).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let (socket, _) = server.rsplit_once('/').unwrap();
    format!("{socket}/{name}")
}

async fn connect() -> (PgConnection, String) {
    let folder = std::env::temp_dir().join(format!("kursbuch-test-postgres-{}", parent_id()));
    std::fs::create_dir_all(&folder).unwrap();
    let lock = File::create(folder.join("lock")).unwrap();
    lock.lock().unwrap();
    let file = folder.join("address");
    // One that an earlier runner with the same number left behind does not answer.
    if let Ok(address) = std::fs::read_to_string(&file)
        && let Ok(connection) = PgConnection::connect(&address).await
    {
        return (connection, address);
    }
    let postgres = Postgres::start();
    let address = postgres.database();
    stop_after(parent_id(), &address, &folder);
    // Dropped, it would stop with this test.
    std::mem::forget(postgres);
    std::fs::write(&file, &address).unwrap();
    (PgConnection::connect(&address).await.unwrap(), address)
}

/// Leaves a process behind that waits for the runner to end, stops the server and removes its files.
fn stop_after(runner: u32, address: &str, folder: &Path) {
    let (_, rest) = address.split_once('@').unwrap();
    let socket = rest.split('/').next().unwrap().replace("%2F", "/");
    let script = "(while kill -0 $0; do sleep 0.2; done
                   kill -QUIT $(head -n 1 $1/data/postmaster.pid); sleep 1; rm -rf $1 $2) &";
    let mut watch = Command::new("sh");
    watch.args(["-c", script, &runner.to_string(), &socket]).arg(folder).process_group(0);
    watch.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status().unwrap();
}
