//! A server for each conversation, and people who talk to it.

use std::path::PathBuf;
use std::time::Duration;

use serde_json::{Value, json};
use server::{Config, MailConfig, RateLimits, Running};
use tempfile::TempDir;
use wire::api::{Act, Acted, Entry, MeWithKey, Table};

use crate::client::{Answer, Client};

pub struct World {
    database: String,
    folder: TempDir,
}

impl World {
    pub fn on_sqlite() -> World {
        let folder = tempfile::tempdir().unwrap();
        let database = format!("sqlite:{}", folder.path().join("kursbuch.db").display());
        World { database, folder }
    }

    pub async fn on_postgresql() -> World {
        World { database: crate::postgres::new_database().await, folder: tempfile::tempdir().unwrap() }
    }

    pub fn config(&self) -> Config {
        let config = Config::new(([127, 0, 0, 1], 0).into(), &self.database);
        let (bot_time, order_pause) = (Duration::from_millis(20), Duration::ZERO..Duration::from_millis(1));
        let mail = MailConfig::Folder(self.mail_folder());
        Config { rate_limits: RateLimits::Off, bot_time, order_pause, mail, ..config }
    }

    pub fn mail_folder(&self) -> PathBuf {
        self.folder.path().join("alerts")
    }

    pub fn database(&self) -> &str {
        &self.database
    }

    /// The log of a table as it is stored.
    pub async fn entries(&self, table: &Table) -> Vec<Entry> {
        let store = store::open(&self.database, store::Use::Read).await.unwrap();
        let entries = store.entries(table.id, 0).await.unwrap();
        store.close().await;
        entries
    }

    pub async fn start(&self) -> Running {
        server::start(self.config()).await.unwrap()
    }
}

/// A guest of this name.
pub async fn guest(server: &Running, name: &str) -> Client {
    let mut client = Client::new(server.addr);
    let me: MeWithKey = client.post("/api/guests", &json!({ "name": name })).await.unwrap().read().unwrap();
    assert_eq!(me.me.name, name);
    client
}

/// A three-player table of 1844 in the order of the seats; all seats but the first open.
pub fn three_seats() -> Value {
    json!({
        "profile": "1844-2e", "order": "fixed",
        "seats": [{"is": "me"}, {"is": "open"}, {"is": "open"}],
    })
}

pub async fn open(client: &mut Client, table: &Value) -> Table {
    client.post("/api/tables", table).await.unwrap().read().unwrap()
}

pub async fn look(client: &mut Client, table: &Table) -> Table {
    client.get(&path(table, "")).await.unwrap().read().unwrap()
}

pub fn path(table: &Table, rest: &str) -> String {
    format!("/api/tables/{}{rest}", table.id)
}

pub async fn post(client: &mut Client, table: &Table, rest: &str, body: &Value) -> Answer {
    client.post(&path(table, rest), body).await.unwrap()
}

/// Anna, Beat and Cleo at a running table.
pub async fn three_at_a_table(server: &Running) -> ([Client; 3], Table) {
    let mut anna = guest(server, "Anna").await;
    let mut beat = guest(server, "Beat").await;
    let mut cleo = guest(server, "Cleo").await;
    let table = open(&mut anna, &three_seats()).await;
    for other in [&mut beat, &mut cleo] {
        let joined: Table = post(other, &table, "/join", &json!({})).await.read().unwrap();
        assert_eq!(joined.you.seats.len(), 1);
    }
    let table: Table = post(&mut anna, &table, "/start", &json!({})).await.read().unwrap();
    ([anna, beat, cleo], table)
}

/// Acts and takes the new version into account.
pub async fn act(client: &mut Client, table: &mut Table, seat: u8, action: Value) -> Acted {
    let answer = try_act(client, table, seat, action).await;
    let acted: Acted = answer.read().unwrap();
    (table.version, table.position, table.deciding) = (acted.version, acted.position, acted.deciding);
    acted
}

pub async fn try_act(client: &mut Client, table: &Table, seat: u8, action: Value) -> Answer {
    let action = serde_json::from_value(action).unwrap();
    client.post(&path(table, "/actions"), &Act { seat, version: table.version, action }).await.unwrap()
}

/// The code of a refusal.
pub fn code(answer: &Answer) -> String {
    let problem: Value = serde_json::from_slice(&answer.body).unwrap_or_else(|_| panic!("{}", answer.text()));
    problem["code"].as_str().unwrap_or_default().to_owned()
}

/// That it was refused in this way.
pub fn assert_refused(answer: &Answer, status: u16, expected: &str) {
    assert_eq!((answer.status, code(answer).as_str()), (status, expected), "{}", answer.text());
}

/// Looks again and again until it is so; a minute is too long.
pub async fn until(client: &mut Client, table: &Table, what: &str, is_so: impl Fn(&Table) -> bool) -> Table {
    let look_again = async {
        loop {
            let now = look(client, table).await;
            if is_so(&now) {
                return now;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), look_again)
        .await
        .unwrap_or_else(|_| panic!("not within a minute: {what}"))
}
