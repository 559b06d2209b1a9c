//! Back to a moment of the past: a PostgreSQL that archives, a backup of it while tables are played, an accident, and the
//! state of the second before, by the commands of `deploy/README.md`.

use std::path::Path;
use std::process::Command;

use serde_json::json;
use tempfile::TempDir;
use wire::api::Table;

use crate::client::Client;
use crate::process::{Server, guest};

struct Archived(TempDir);

impl Archived {
    fn start() -> Archived {
        let archived = Archived(tempfile::tempdir().unwrap());
        archived.ask(&["start"]);
        archived
    }

    fn ask(&self, what: &[&str]) -> String {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/server/past.sh");
        let output = Command::new("sh").arg(script).args(what).env("FOLDER", self.0.path()).output().unwrap();
        assert!(output.status.success(), "{what:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap().trim().to_owned()
    }

    fn address(&self) -> String {
        format!("postgres://kursbuch@{}/kursbuch", self.0.path().display().to_string().replace('/', "%2F"))
    }
}

impl Drop for Archived {
    fn drop(&mut self) {
        self.ask(&["stop"]);
    }
}

async fn say(client: &mut Client, table: &Table, text: &str) {
    let said = client.post(&format!("/api/tables/{}/chat", table.id), &json!({ "text": text })).await.unwrap();
    assert_eq!(said.status, 204, "{}", said.text());
}

async fn said(client: &mut Client, table: &Table) -> Vec<String> {
    let table: Table = client.get(&format!("/api/tables/{}", table.id)).await.unwrap().read().unwrap();
    table.chat.into_iter().filter_map(|said| said.text).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgresql_goes_back_to_the_moment_before_an_accident() {
    let postgres = Archived::start();
    let server = Server::start(&postgres.address());
    let mut anna = guest(server.addr, "Anna").await;
    let me = json!({"is": "me"});
    let wish = json!({"profile": "1844-2e", "seats": [me, me, me], "start": true});
    let table: Table = anna.post("/api/tables", &wish).await.unwrap().read().unwrap();
    say(&mut anna, &table, "before the backup").await;
    postgres.ask(&["backup"]);
    say(&mut anna, &table, "after the backup").await;
    let moment = postgres.ask(&["now"]);
    say(&mut anna, &table, "too late").await;
    postgres.ask(&["sql", "DELETE FROM log"]);
    server.kill();
    postgres.ask(&["restore", &moment]);
    let doctor =
        Command::new(env!("CARGO_BIN_EXE_kursbuch")).args(["doctor", "--database", &postgres.address()]).output();
    let doctor = doctor.unwrap();
    assert!(doctor.status.success(), "{}", String::from_utf8_lossy(&doctor.stdout));
    let server = Server::start(&postgres.address());
    let mut anna = anna.at(server.addr);
    assert_eq!(said(&mut anna, &table).await, ["before the backup", "after the backup"]);
    say(&mut anna, &table, "and on").await;
    assert!(server.terminate().success());
}
