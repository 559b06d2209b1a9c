//! A database that an earlier version wrote, opened and played on by this one.

use std::io::Read;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde_json::json;
use wire::api::{Me, StateView, Table};

use crate::client::Client;
use crate::world::{World, act, path, until};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/database")
}

/// What the version that wrote it said of a table.
#[derive(Deserialize)]
struct Expected {
    id: String,
    version: u64,
    position: u32,
    digest: String,
}

fn unpack(name: &str, to: &Path) {
    let mut bytes = Vec::new();
    let packed = std::fs::File::open(folder().join(name)).unwrap();
    flate2::read::GzDecoder::new(packed).read_to_end(&mut bytes).unwrap();
    std::fs::write(to, bytes).unwrap();
}

/// Every running game of every profile stands where it stood, and the person and the bots go on from there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_of_version_0_1_is_played_on() {
    let world = World::on_sqlite();
    unpack("kursbuch-0.1.db.gz", Path::new(world.database().strip_prefix("sqlite:").unwrap()));
    let server = world.start().await;
    let mut anna = Client::new(server.addr);
    let credentials = json!({"name": "Anna", "password": "correct horse battery"});
    anna.post("/api/session", &credentials).await.unwrap().read::<Me>().unwrap();
    let text = std::fs::read_to_string(folder().join("kursbuch-0.1.json")).unwrap();
    let tables: Vec<Expected> = serde_json::from_str(&text).unwrap();
    assert_eq!(tables.len(), 6);
    for expected in tables {
        let mut table: Table = anna.get(&format!("/api/tables/{}", expected.id)).await.unwrap().read().unwrap();
        assert_eq!((table.version, table.position), (expected.version, expected.position), "{}", expected.id);
        let view: StateView = anna.get(&path(&table, "/state?seat=0")).await.unwrap().read().unwrap();
        assert_eq!(view.digest, expected.digest, "{}", expected.id);
        let action = serde_json::to_value(&view.choices.first().unwrap().action).unwrap();
        act(&mut anna, &mut table, 0, action).await;
        until(&mut anna, &table, "the bots have gone on", |now| now.deciding == Some(0)).await;
    }
    server.stop().await;
}
