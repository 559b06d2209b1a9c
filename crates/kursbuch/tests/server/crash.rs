//! kill -9 at random moments under load: no acknowledged action lost, none doubled, every game loads.

use std::hash::{BuildHasher, RandomState};
use std::net::SocketAddr;
use std::time::Duration;

use game::{Profile, play, seat_of};
use serde_json::json;
use testkit::{Dice, RandomGame};
use tokio::task::JoinSet;
use wire::api::{Act, Acted, Happening, Status, Table, TableId};
use wire::{WireAction, to_wire};

use crate::client::Client;
use crate::process::{Server, guest, sqlite};

/// Servers side by side, each on a store of its own, and how often each is killed.
const LANES: u64 = 4;
const CRASHES: usize = 50;
/// Tables in each lane that people play; one more is played by bots.
const TABLES: u64 = 5;
/// A server lives at least this long, and by chance so much longer, in milliseconds.
const LIFE: u64 = 30;
const MORE_LIFE: usize = 170;

/// A game known beforehand: action by action with its seat and digest.
pub struct Script(pub Vec<(u8, WireAction, String)>);

impl Script {
    pub fn new(seed: u64) -> Script {
        let mut game = RandomGame::new(Profile::default(), game::Options::NONE, 3, seed);
        let mut actions = Vec::new();
        while let Some(action) = game.next_action() {
            let seat = seat_of(&game.state, &action).unwrap().seat();
            let named = to_wire(game.state.edition(), &action);
            game.state = play(&game.state, &action).unwrap().state;
            actions.push((seat, named, format!("{:016x}", game.state.digest())));
        }
        Script(actions)
    }
}

/// One person who plays all seats of a table, and remembers what was acknowledged.
struct Player {
    client: Client,
    table: TableId,
    script: Script,
    version: u64,
    acknowledged: usize,
    said: usize,
}

impl Player {
    async fn new(addr: SocketAddr, seed: u64) -> Player {
        let mut client = guest(addr, "Anna").await;
        let me = json!({"is": "me"});
        let wish = json!({"profile": "1844-2e", "seats": [me, me, me], "seed": seed, "start": true});
        let table: Table = client.post("/api/tables", &wish).await.unwrap().read().unwrap();
        Player { client, table: table.id, script: Script::new(seed), version: table.version, acknowledged: 0, said: 0 }
    }

    /// Until the server is gone.
    async fn play(mut self) -> Player {
        while let Some((seat, action, digest)) = self.script.0.get(self.acknowledged) {
            let act = Act { seat: *seat, version: self.version, action: action.clone() };
            let Ok(answer) = self.client.post(&format!("/api/tables/{}/actions", self.table), &act).await else {
                break;
            };
            let acted: Acted = answer.read().unwrap();
            assert_eq!((acted.position as usize, &acted.digest), (self.acknowledged + 1, digest));
            (self.version, self.acknowledged) = (acted.version, self.acknowledged + 1);
            if self.acknowledged.is_multiple_of(7) {
                let text = json!({"text": format!("message {}", self.said)});
                let Ok(answer) = self.client.post(&format!("/api/tables/{}/chat", self.table), &text).await else {
                    break;
                };
                assert_eq!(answer.status, 204);
                self.said += 1;
            }
        }
        self
    }

    /// After a restart: all that was acknowledged is there, at most the one under way besides, nothing twice.
    async fn check(&mut self, addr: SocketAddr) {
        self.client = self.client.at(addr);
        let answer = self.client.get(&format!("/api/tables/{}", self.table)).await.unwrap();
        let table: Table = answer.read().unwrap();
        let position = table.position as usize;
        assert!((self.acknowledged..=self.acknowledged + 1).contains(&position), "{position} of {}", self.acknowledged);
        assert_eq!(table.actions.len(), position);
        for (played, (seat, action, digest)) in table.actions.iter().zip(&self.script.0) {
            assert_eq!((played.seat, &played.action, &played.digest), (*seat, action, digest));
        }
        assert!(table.actions.windows(2).all(|pair| pair[0].seq < pair[1].seq));
        let latest: usize = table.chat.last().map_or(0, |said| said.text.as_ref().unwrap()[8..].parse().unwrap());
        assert!(
            table.chat.is_empty() || (self.said..=self.said + 1).contains(&(latest + 1)),
            "{latest} of {}",
            self.said
        );
        (self.acknowledged, self.version, self.said) =
            (position, table.version, self.said.max(latest + usize::from(!table.chat.is_empty())));
    }
}

/// Bots by themselves: what was seen of their game stays.
struct Watched {
    client: Client,
    table: TableId,
    seen: Vec<String>,
}

impl Watched {
    async fn new(addr: SocketAddr, seed: u64) -> Watched {
        let mut client = guest(addr, "Beat").await;
        let bot = json!({"is": "bot", "bot": {"level": "random"}});
        let wish = json!({"profile": "1844-2e", "seats": [bot, bot, bot], "seed": seed, "start": true});
        let table: Table = client.post("/api/tables", &wish).await.unwrap().read().unwrap();
        Watched { client, table: table.id, seen: Vec::new() }
    }

    async fn watch(mut self) -> Watched {
        let path = format!("/api/tables/{}/stream?since={}", self.table, self.seen.len() + 1);
        if let Ok(mut events) = self.client.stream(&path, None).await {
            while let Some(entry) = events.entry().await {
                if let Happening::Acted { digest, .. } = entry.what {
                    self.seen.push(digest);
                }
            }
        }
        self
    }

    async fn check(&mut self, addr: SocketAddr) {
        self.client = self.client.at(addr);
        let table: Table = self.client.get(&format!("/api/tables/{}", self.table)).await.unwrap().read().unwrap();
        assert!(table.actions.len() >= self.seen.len());
        assert!(table.actions.iter().zip(&self.seen).all(|(played, seen)| played.digest == *seen));
        assert_ne!(table.status, Status::Open);
    }
}

async fn lane(database: String, seed: u64) -> usize {
    let mut dice = Dice::new(seed);
    let mut server = Server::start(&database);
    let mut players = Vec::new();
    for table in 0..TABLES {
        players.push(Player::new(server.addr, seed.wrapping_add(table) % (1 << 40)).await);
    }
    let mut watched = Watched::new(server.addr, seed % (1 << 40)).await;
    for _ in 0..CRASHES {
        let mut playing: JoinSet<Player> = players.into_iter().map(Player::play).collect();
        let watching = tokio::spawn(watched.watch());
        tokio::time::sleep(Duration::from_millis(LIFE + dice.below(MORE_LIFE) as u64)).await;
        server.kill();
        players = Vec::new();
        while let Some(player) = playing.join_next().await {
            players.push(player.unwrap());
        }
        watched = watching.await.unwrap();
        server = Server::start(&database);
        for player in &mut players {
            player.check(server.addr).await;
        }
        watched.check(server.addr).await;
    }
    assert!(server.terminate().success());
    players.iter().map(|player| player.acknowledged).sum::<usize>() + watched.seen.len()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_in_two_hundred_crashes() {
    let folder = tempfile::tempdir().unwrap();
    let seed = RandomState::new().hash_one(0);
    println!("seed {seed}");
    let mut lanes = JoinSet::new();
    for number in 0..LANES {
        lanes.spawn(lane(sqlite(&folder, &format!("{number}.db")), seed.wrapping_add(1_000 * number)));
    }
    let mut actions = 0;
    while let Some(lane) = lanes.join_next().await {
        actions += lane.unwrap();
    }
    println!("{} crashes, {actions} actions", LANES as usize * CRASHES);
    assert!(actions > 1_000, "{actions} actions are no load");
}
