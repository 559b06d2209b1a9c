//! Copies of the database while the server runs.

use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde_json::json;
use server::{Config, CopiesConfig};
use wire::api::Table;

use crate::world::{World, act, three_at_a_table};

fn copies(folder: &Path) -> Vec<PathBuf> {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|file| file.path());
    let mut copies: Vec<PathBuf> = files.filter(|path| path.extension().is_some_and(|kind| kind == "db")).collect();
    copies.sort();
    copies
}

async fn until(what: &str, mut holds: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !holds() {
        assert!(begun.elapsed() < Duration::from_secs(20), "{what}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn copies_are_made_while_tables_are_played_and_only_the_latest_stay() {
    let world = World::on_sqlite();
    let folder = tempfile::tempdir().unwrap();
    let wanted = CopiesConfig { folder: folder.path().join("copies"), every: Duration::from_millis(30), kept: 2 };
    let server = server::start(Config { copies: Some(wanted.clone()), ..world.config() }).await.unwrap();
    let ([mut anna, ..], mut table) = three_at_a_table(&server).await;
    act(&mut anna, &mut table, 0, json!({"do": "bid", "amount": 20})).await;
    until("a copy", || !copies(&wanted.folder).is_empty()).await;
    let oldest = copies(&wanted.folder).remove(0);
    until("the oldest goes", || !oldest.exists()).await;
    let metrics = anna.get("/metrics").await.unwrap().text();
    assert!(metrics.contains("\nkursbuch_copies_failed_total 0\n"), "{metrics}");
    let was = copies(&wanted.folder).pop();
    until("one that was begun since", || copies(&wanted.folder).pop() > was).await;
    server.stop().await;
    let entries = world.entries(&table).await;
    assert!(!entries.is_empty());
    let latest = copies(&wanted.folder).pop().unwrap();
    assert!(copies(&wanted.folder).len() <= 2);
    assert_eq!(latest.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    // As an operator would: the copy takes the place of the database, and the server is started on it.
    let restored = World::on_sqlite();
    std::fs::copy(&latest, restored.database().strip_prefix("sqlite:").unwrap()).unwrap();
    let server = restored.start().await;
    let found: Table = anna.at(server.addr).get(&format!("/api/tables/{}", table.id)).await.unwrap().read().unwrap();
    assert_eq!(found.version, entries.last().unwrap().seq);
    server.stop().await;
}

#[tokio::test]
async fn a_server_that_cannot_make_copies_does_not_start() {
    let world = World::on_sqlite();
    let wanted = |folder: PathBuf| CopiesConfig { folder, every: Duration::from_secs(60), kept: 2 };
    let file = tempfile::NamedTempFile::new().unwrap();
    let config = Config { copies: Some(wanted(file.path().to_owned())), ..world.config() };
    let Err(refused) = server::start(config).await else { panic!("a file is no folder") };
    assert!(refused.to_string().starts_with("no copies of the database can be made: "), "{refused}");
    let database = "postgres://nobody@127.0.0.1:1/none".to_owned();
    let config = Config { copies: Some(wanted(PathBuf::from("copies"))), database, ..world.config() };
    let Err(refused) = server::start(config).await else { panic!("PostgreSQL is no file") };
    assert!(refused.to_string().contains("only an SQLite database"), "{refused}");
}
