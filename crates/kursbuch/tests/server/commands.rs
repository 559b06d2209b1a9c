//! `serve`, `backup`, `restore` and `load` as an administrator types them.

use std::process::{Command, Output};

use serde_json::{Value, json};
use testkit::Postgres;
use wire::api::Table;

use crate::client::Client;
use crate::process::{Server, guest, sqlite};

fn kursbuch(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kursbuch")).args(arguments).output().unwrap()
}

fn succeeds(arguments: &[&str]) -> String {
    let output = kursbuch(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn fails(arguments: &[&str]) -> String {
    let output = kursbuch(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

async fn played_table(client: &mut Client) -> Table {
    let me = json!({"is": "me"});
    let wish = json!({"profile": "1844-2e", "seats": [me, me, me], "order": "fixed", "start": true});
    let table: Table = client.post("/api/tables", &wish).await.unwrap().read().unwrap();
    let body = json!({"seat": 0, "version": table.version, "action": {"do": "bid", "amount": 20}});
    let acted = client.post(&format!("/api/tables/{}/actions", table.id), &body).await.unwrap();
    assert_eq!(acted.status, 200);
    table
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_administrator_is_named_and_ratings_are_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    let database = sqlite(&folder, "a.db");
    let server = Server::start(&database);
    for name in ["Anna", "Beat"] {
        let body = json!({"name": name, "password": "long enough"});
        assert_eq!(Client::new(server.addr).post("/api/users", &body).await.unwrap().status, 201);
    }
    let beside = fails(&["admin", "--database", &database, "--grant", "beat"]);
    assert!(beside.contains("another process"), "{beside}");
    assert!(server.terminate().success());
    assert_eq!(succeeds(&["admin", "--database", &database, "--grant", "beat"]), "Beat is an administrator\n");
    assert!(fails(&["admin", "--database", &database, "--grant", "nobody"]).contains("nobody"));
    assert!(succeeds(&["ratings", "--database", &database, "--recompute"]).contains("anew"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_running_store_is_backed_up_and_restored_elsewhere() {
    let folder = tempfile::tempdir().unwrap();
    let database = sqlite(&folder, "a.db");
    let server = Server::start(&database);
    let mut anna = guest(server.addr, "Anna").await;
    let table = played_table(&mut anna).await;
    let path = format!("/api/tables/{}", table.id);
    let before: Value = anna.get(&path).await.unwrap().read().unwrap();
    let file = folder.path().join("kursbuch.backup").display().to_string();
    assert!(succeeds(&["backup", "--database", &database, &file]).starts_with("3 people"));
    // Neither over another backup nor into a store that is in use.
    assert!(fails(&["backup", "--database", &database, &file]).contains("exists"));
    assert!(fails(&["restore", "--database", &database, &file]).contains("another process serves"));
    assert!(fails(&["serve", "--addr", "127.0.0.1:0", "--database", &database]).contains("another process serves"));
    assert!(server.terminate().success());
    assert!(fails(&["restore", "--database", &database, &file]).contains("not empty"));
    // Into another file, and into another kind of database.
    let postgres = Postgres::start();
    for database in [sqlite(&folder, "b.db"), postgres.database()] {
        assert!(succeeds(&["restore", "--database", &database, &file]).starts_with("3 people"));
        let server = Server::start(&database);
        let mut anna = anna.at(server.addr);
        let after: Value = anna.get(&path).await.unwrap().read().unwrap();
        assert_eq!(after, before);
        assert!(server.terminate().success());
    }
    // And back from PostgreSQL.
    let (database, copy) = (postgres.database(), folder.path().join("copy.backup").display().to_string());
    succeeds(&["restore", "--database", &database, &file]);
    assert!(succeeds(&["backup", "--database", &database, &copy]).starts_with("3 people"));
    let database = sqlite(&folder, "back.db");
    succeeds(&["restore", "--database", &database, &copy]);
    let server = Server::start(&database);
    assert_eq!(anna.at(server.addr).get(&path).await.unwrap().read::<Value>().unwrap(), before);
    assert!(server.terminate().success());
    std::fs::write(folder.path().join("broken"), b"not a backup").unwrap();
    let broken = folder.path().join("broken").display().to_string();
    assert!(fails(&["restore", "--database", &sqlite(&folder, "c.db"), &broken]).contains("not a backup"));
    let missing = folder.path().join("d.backup").display().to_string();
    fails(&["backup", "--database", &sqlite(&folder, "missing.db"), &missing]);
    assert!(!std::path::Path::new(&missing).exists());
}

#[test]
fn load_stays_on_this_machine() {
    assert!(fails(&["load", "--addr", "192.0.2.1:80"]).contains("on this machine"));
    let output = kursbuch(&["load", "--tables", "100000"]);
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn load_reports_what_the_server_bears() {
    let text = succeeds(&["load", "--seconds", "1", "--tables", "4", "--streams", "40", "--games", "4", "--json"]);
    let figures: Vec<Value> = serde_json::from_str(&text).unwrap();
    let figure = |name: &str| {
        let row = figures.iter().find(|row| row["name"] == name).unwrap_or_else(|| panic!("{name} in {text}"));
        row["value"].as_f64().unwrap()
    };
    assert!(figure("actions durable before acknowledged") > 1.0);
    assert_eq!(figure("entries delivered"), 800.0);
    assert!(figure("actions a game") > 1_000.0);
    assert!(figure("memory a game, counted") > 0.0);
    assert!(figure("load of a game by replay") > 0.0);
}

#[test]
fn a_wrong_address_is_said_in_one_line() {
    let said = fails(&["serve", "--database", "mysql://user:secret@host/db"]);
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.contains("sqlite:FILE or postgres://") && !said.contains("secret"), "{said}");
}
