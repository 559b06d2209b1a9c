//! Faults of real stores: a full disk, damaged pages, a database that is restarted and connections that are cut. What was
//! acknowledged is there afterwards, and the operator is told.

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Output};
use std::time::{Duration, Instant};

use serde_json::json;
use testkit::{Dice, Postgres, address};
use tokio::task::JoinSet;
use wire::api::{Act, Acted, Table, TableId};

use crate::client::Client;
use crate::crash::Script;
use crate::process::{Server, guest, sqlite};

const PAGE: usize = 4096;

fn kursbuch(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kursbuch")).args(arguments).output().unwrap()
}

async fn health(client: &mut Client) -> u16 {
    client.get("/healthz").await.unwrap().status
}

async fn new_table(client: &mut Client, seed: u64) -> Table {
    let me = json!({"is": "me"});
    let wish = json!({"profile": "1844-2e", "seats": [me, me, me], "seed": seed, "start": true});
    client.post("/api/tables", &wish).await.unwrap().read().unwrap()
}

/// Says something; whether it was acknowledged.
async fn say(client: &mut Client, table: &Table, text: &str) -> bool {
    let path = format!("/api/tables/{}/chat", table.id);
    let status = client.post(&path, &json!({ "text": text })).await.unwrap().status;
    assert!([204, 503].contains(&status), "{status}");
    status == 204
}

async fn said(client: &mut Client, table: &Table) -> Vec<String> {
    let table: Table = client.get(&format!("/api/tables/{}", table.id)).await.unwrap().read().unwrap();
    table.chat.into_iter().filter_map(|said| said.text).collect()
}

fn size(path: &Path) -> u64 {
    path.metadata().map_or(0, |metadata| metadata.len())
}

/// No file may grow any more, as on a disk that is full.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_takes_no_writes_says_so_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let database = sqlite(&folder, "a.db");
    let server = Server::start_unlimited(&database);
    let mut anna = guest(server.addr, "Anna").await;
    let table = new_table(&mut anna, 1).await;
    let mut acknowledged = Vec::new();
    for number in 0..5 {
        let text = format!("before {number}");
        assert!(say(&mut anna, &table, &text).await);
        acknowledged.push(text);
    }
    assert_eq!(health(&mut anna).await, 200);
    let largest = size(&folder.path().join("a.db")).max(size(&folder.path().join("a.db-wal")));
    server.limit_files(&(largest + 50_000).to_string());
    let mut refused = 0;
    for number in 0..400 {
        let text = format!("meanwhile {number}");
        if say(&mut anna, &table, &text).await {
            acknowledged.push(text);
        } else {
            refused += 1;
        }
        if refused == 3 {
            break;
        }
    }
    assert_eq!(refused, 3, "the disk was never full");
    assert_eq!(health(&mut anna).await, 503);
    // Reading goes on.
    assert_eq!(said(&mut anna, &table).await.last(), acknowledged.last());
    server.limit_files("unlimited");
    assert_eq!(health(&mut anna).await, 200);
    assert!(say(&mut anna, &table, "after").await);
    acknowledged.push("after".to_owned());
    server.kill();
    let server = Server::start(&database);
    let found = said(&mut anna.at(server.addr), &table).await;
    let expected = &acknowledged[acknowledged.len().saturating_sub(found.len())..];
    assert_eq!(found, expected);
    assert!(server.terminate().success());
    let doctor = kursbuch(&["doctor", "--database", &database]);
    assert!(doctor.status.success(), "{}", String::from_utf8_lossy(&doctor.stderr));
}

/// The program without the right of an administrator to write where nobody may.
fn without_privileges() -> Command {
    let own = std::fs::metadata("/proc/self").map(|own| std::os::unix::fs::MetadataExt::uid(&own)).unwrap();
    if own != 0 {
        return Command::new(env!("CARGO_BIN_EXE_kursbuch"));
    }
    let mut command = Command::new("setpriv");
    command.args(["--bounding-set=-dac_override,-dac_read_search", env!("CARGO_BIN_EXE_kursbuch")]);
    command
}

/// As on a medium that is read-only: no server, and a word why; reading goes on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_that_is_read_only_is_read_and_not_served() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let database = sqlite(&folder, "a.db");
    let server = Server::start(&database);
    let mut anna = guest(server.addr, "Anna").await;
    new_table(&mut anna, 1).await;
    assert!(server.terminate().success());
    std::fs::set_permissions(folder.path().join("a.db"), PermissionsExt::from_mode(0o444)).unwrap();
    let words = "a.db cannot be written: the file, its folder or the file system is read-only";
    let refusal = Server::refusal(without_privileges(), &database);
    assert!(refusal.contains(words), "{refusal}");
    std::fs::remove_file(folder.path().join("a.db.lock")).unwrap();
    std::fs::set_permissions(folder.path(), PermissionsExt::from_mode(0o555)).unwrap();
    let refusal = Server::refusal(without_privileges(), &database);
    assert!(refusal.contains("a.db.lock cannot be written"), "{refusal}");
    let doctor = without_privileges().args(["doctor", "--database", &database]).output().unwrap();
    let text = String::from_utf8_lossy(&doctor.stdout).into_owned() + &String::from_utf8_lossy(&doctor.stderr);
    assert!(doctor.status.success() && text.contains("1 tables replayed"), "{text}");
    std::fs::set_permissions(folder.path(), PermissionsExt::from_mode(0o755)).unwrap();
}

/// Overwritten as a whole: whether it is a page of the log or of an index, `doctor` tells of it. A page that holds nothing
/// is no loss.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_damaged_page_is_told_and_a_backup_brings_everything_back() {
    let folder = tempfile::tempdir().unwrap();
    let (database, backup) = (sqlite(&folder, "a.db"), folder.path().join("a.backup").display().to_string());
    let server = Server::start(&database);
    let mut anna = guest(server.addr, "Anna").await;
    for seed in 0..12 {
        let table = new_table(&mut anna, seed).await;
        for number in 0..8 {
            assert!(say(&mut anna, &table, &format!("{number} {}", "x".repeat(400))).await);
        }
    }
    assert!(server.terminate().success());
    assert!(kursbuch(&["backup", "--database", &database, &backup]).status.success());
    let whole = kursbuch(&["doctor", "--database", &database]);
    let text = String::from_utf8(whole.stdout).unwrap();
    assert!(
        whole.status.success() && text.contains("12 tables replayed") && text.contains("nothing is wrong"),
        "{text}"
    );
    let bytes = std::fs::read(folder.path().join("a.db")).unwrap();
    let (mut dice, mut told) = (Dice::new(7), 0);
    for copy in 0..10 {
        let mut damaged = bytes.clone();
        let page = 1 + dice.below(bytes.len() / PAGE - 1);
        damaged[page * PAGE..(page + 1) * PAGE].fill_with(|| dice.roll() as u8);
        std::fs::write(folder.path().join(format!("{copy}.db")), damaged).unwrap();
        let damaged = sqlite(&folder, &format!("{copy}.db"));
        if !kursbuch(&["doctor", "--database", &damaged]).status.success() {
            told += 1;
            continue;
        }
        let again = folder.path().join(format!("{copy}.backup")).display().to_string();
        assert!(kursbuch(&["backup", "--database", &damaged, &again]).status.success());
        assert_eq!(
            std::fs::read(&again).unwrap(),
            std::fs::read(&backup).unwrap(),
            "page {page} is lost without a word"
        );
    }
    assert!(told >= 7, "only {told} of 10 damaged files were told of");
    let restored = sqlite(&folder, "restored.db");
    assert!(kursbuch(&["restore", "--database", &restored, &backup]).status.success());
    assert!(kursbuch(&["doctor", "--database", &restored]).status.success());
}

/// A log that says something else than it was is found by its digests, though the file is sound.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_log_that_was_changed_by_hand_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let database = sqlite(&folder, "a.db");
    let server = Server::start(&database);
    let mut anna = guest(server.addr, "Anna").await;
    let table = new_table(&mut anna, 5).await;
    let mut player = Player { client: anna, table: table.id, script: Script::new(5), acknowledged: 0, failures: 0 };
    player.play(20).await;
    assert!(server.terminate().success());
    let file = folder.path().join("a.db");
    let mut bytes = std::fs::read(&file).unwrap();
    let digest = player.script.0[10].2.as_bytes();
    let place = bytes.windows(16).position(|window| window == digest).unwrap();
    bytes[place] = if bytes[place] == b'0' { b'1' } else { b'0' };
    std::fs::write(&file, bytes).unwrap();
    let doctor = kursbuch(&["doctor", "--database", &database]);
    assert_eq!(doctor.status.code(), Some(1));
    let text = String::from_utf8(doctor.stdout).unwrap();
    assert!(text.contains(&table.id.to_string()) && text.contains("digest"), "{text}");
}

/// One person who plays all seats of a table and does not give up when the server cannot store.
struct Player {
    client: Client,
    table: TableId,
    script: Script,
    acknowledged: usize,
    failures: usize,
}

impl Player {
    /// The table, as soon as it can be read; what it holds has to be what was played.
    async fn look(&mut self) -> Table {
        let deadline = Instant::now() + Duration::from_secs(30);
        loop {
            let answer = self.client.get(&format!("/api/tables/{}", self.table)).await.unwrap();
            if answer.status == 200 {
                let table: Table = answer.read().unwrap();
                for (played, (seat, action, digest)) in table.actions.iter().zip(&self.script.0) {
                    assert_eq!((played.seat, &played.action, &played.digest), (*seat, action, digest));
                }
                let position = table.position as usize;
                let found = position == table.actions.len() && position >= self.acknowledged;
                assert!(found, "{position} of {}", self.acknowledged);
                return table;
            }
            assert!(Instant::now() < deadline, "status {}", answer.status);
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// So many actions; each until it is acknowledged.
    async fn play(&mut self, most: usize) {
        let mut version = self.look().await.version;
        while self.acknowledged < most {
            let (seat, action, digest) = self.script.0[self.acknowledged].clone();
            let act = Act { seat, version, action };
            let answer = self.client.post(&format!("/api/tables/{}/actions", self.table), &act).await.unwrap();
            if answer.status == 200 {
                let acted: Acted = answer.read().unwrap();
                assert_eq!((acted.position as usize, &acted.digest), (self.acknowledged + 1, &digest));
                (version, self.acknowledged) = (acted.version, self.acknowledged + 1);
                continue;
            }
            // It may have been written all the same.
            self.failures += 1;
            let table = self.look().await;
            assert!(table.position as usize <= self.acknowledged + 1, "written twice");
            (version, self.acknowledged) = (table.version, table.position as usize);
        }
    }
}

async fn player(addr: SocketAddr, seed: u64) -> Player {
    let mut client = guest(addr, "Anna").await;
    let table = new_table(&mut client, seed).await;
    Player { client, table: table.id, script: Script::new(seed), acknowledged: 0, failures: 0 }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_restarts_and_connections_that_are_cut_lose_nothing() {
    let mut postgres = Postgres::start();
    let database = postgres.database();
    let server = Server::start(&database);
    let addr = server.addr;
    let mut playing = JoinSet::new();
    for seed in 0..4 {
        let mut player = player(addr, seed).await;
        playing.spawn(async move {
            player.play(250).await;
            player
        });
    }
    let chaos = tokio::task::spawn_blocking(move || {
        for round in 0..6 {
            std::thread::sleep(Duration::from_millis(150));
            if round % 3 == 2 { postgres.restart() } else { postgres.cut_connections() }
        }
        postgres
    });
    let (mut players, mut failures) = (Vec::new(), 0);
    while let Some(player) = playing.join_next().await {
        let player = player.unwrap();
        failures += player.failures;
        players.push(player);
    }
    let postgres = chaos.await.unwrap();
    assert!(failures > 0, "nobody noticed: nothing was tried");
    for player in &mut players {
        assert_eq!(player.look().await.position, 250);
    }
    server.kill();
    let server = Server::start(&database);
    for player in &mut players {
        player.client = player.client.at(server.addr);
        assert_eq!(player.look().await.position, 250);
    }
    assert!(kursbuch(&["doctor", "--database", &database]).status.success());
    drop(postgres);
}

/// Where programs reach whichever server is the database at the moment.
struct Place(tempfile::TempDir);

impl Place {
    fn of(postgres: &Postgres) -> Place {
        let place = Place(tempfile::tempdir().unwrap());
        place.give_to(postgres);
        place
    }

    fn give_to(&self, postgres: &Postgres) {
        let (new, current) = (self.0.path().join("new"), self.0.path().join("current"));
        std::os::unix::fs::symlink(postgres.socket(), &new).unwrap();
        std::fs::rename(new, current).unwrap();
    }

    fn address(&self, database: &str) -> String {
        address(&self.0.path().join("current"), database.rsplit('/').next().unwrap())
    }
}

/// The database crashes in the middle of play and its replica takes over, at the same address.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_replica_takes_over_and_nothing_acknowledged_is_lost() {
    let mut postgres = Postgres::start();
    let database = postgres.database();
    let replica = postgres.replica();
    postgres.wait_for_replica();
    let place = Place::of(&postgres);
    let database = place.address(&database);
    let server = Server::start(&database);
    let addr = server.addr;
    let mut playing = JoinSet::new();
    for seed in 0..4 {
        let mut player = player(addr, seed).await;
        playing.spawn(async move {
            player.play(250).await;
            player
        });
    }
    let failover = tokio::task::spawn_blocking(move || {
        std::thread::sleep(Duration::from_millis(500));
        postgres.crash();
        replica.promote();
        place.give_to(&replica);
        (replica, place)
    });
    let (mut players, mut failures) = (Vec::new(), 0);
    while let Some(player) = playing.join_next().await {
        let player = player.unwrap();
        failures += player.failures;
        players.push(player);
    }
    let held = failover.await.unwrap();
    assert!(failures > 0, "nobody noticed: nothing was tried");
    server.kill();
    let server = Server::start(&database);
    for player in &mut players {
        player.client = player.client.at(server.addr);
        assert_eq!(player.look().await.position, 250);
    }
    assert!(kursbuch(&["doctor", "--database", &database]).status.success());
    drop(held);
}

/// A replica that nobody waits for may lack what was acknowledged. The server goes on from what is there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_replica_that_lagged_behind_takes_over_and_play_goes_on_from_there() {
    let mut postgres = Postgres::start();
    let database = postgres.database();
    let place = Place::of(&postgres);
    let server = Server::start(&place.address(&database));
    let mut player = player(server.addr, 3).await;
    player.play(20).await;
    let mut replica = postgres.replica();
    replica.crash();
    player.play(30).await;
    postgres.crash();
    replica.restart();
    replica.promote();
    place.give_to(&replica);
    // Whatever is written next finds that the log is not what it was.
    let deadline = Instant::now() + Duration::from_secs(30);
    player.acknowledged = 20;
    while player.look().await.position != 20 {
        assert!(Instant::now() < deadline, "the table stays at what the database has lost");
        let path = format!("/api/tables/{}/chat", player.table);
        player.client.post(&path, &json!({"text": "Hello?"})).await.unwrap();
    }
    player.play(40).await;
    assert!(server.terminate().success());
    assert!(kursbuch(&["doctor", "--database", &place.address(&database)]).status.success());
}
