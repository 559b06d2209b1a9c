//! kill -9 at random moments while people wait for their alerts: every turn that is waited for is told, none more than twice,
//! and none that was made already.
//!
//! 300 turns, or as many as `KURSBUCH_TURNS` says.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use hyper::Method;
use serde_json::{Value, json};
use testkit::Dice;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use wire::api::{Act, Acted, AlertSettings, Holder, MeWithKey, Status, Table, TableId, UserId};

use crate::client::Client;
use crate::crash::Script;
use crate::process::{Server, sqlite};

/// Tables that are played at the same time.
const TABLES: usize = 60;
/// An alert that was being sent when the server died is sent again after this, in milliseconds.
const LEASE: u64 = 1_200;
/// The same where messages stay unacknowledged for a while: nothing may be sent again before the crash.
const LONG_LEASE: u64 = 5_000;
/// A server lives at least long enough for that, and by chance so much longer, in milliseconds.
const LIFE: u64 = LEASE + 1_000;
const MORE_LIFE: usize = 2_500;
/// Alerts come a second after their turn began: one for a turn that was made at once would be late by nearly as much.
const DELAY: u32 = 1;
/// What may lie between the last look at the table and the message.
const UNDERWAY: Duration = Duration::from_millis(900);
/// How long to wait for an alert, with crashes in between.
const PATIENCE: Duration = Duration::from_secs(60);

/// Everything that was received, with its time.
#[derive(Clone, Default)]
struct Received {
    times: Arc<Mutex<HashMap<String, Vec<Instant>>>>,
    /// What is received is not acknowledged.
    is_silent: Arc<AtomicBool>,
}

impl Received {
    async fn start() -> (Received, SocketAddr) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let addr = listener.local_addr().unwrap();
        let received = Received::default();
        let kept = received.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(kept.clone().receive(stream));
            }
        });
        (received, addr)
    }

    /// One request; a broken one does not count.
    async fn receive(self, mut stream: TcpStream) -> Option<()> {
        let mut bytes = Vec::new();
        let body = loop {
            let mut piece = [0; 4096];
            let length = stream.read(&mut piece).await.ok().filter(|length| *length > 0)?;
            bytes.extend_from_slice(&piece[..length]);
            let text = String::from_utf8_lossy(&bytes).into_owned();
            let Some((head, body)) = text.split_once("\r\n\r\n") else { continue };
            let length =
                head.lines().find_map(|line| line.to_lowercase().strip_prefix("content-length: ")?.parse().ok());
            if body.len() >= length.unwrap_or(0) {
                break body.to_owned();
            }
        };
        let alert: Value = serde_json::from_str(&body).ok()?;
        let key = alert["key"].as_str()?.to_owned();
        self.times.lock().unwrap().entry(key).or_default().push(Instant::now());
        if self.is_silent.load(Ordering::SeqCst) {
            return std::future::pending().await;
        }
        // Slow enough to be caught by a crash now and then: what was received is not yet struck off.
        tokio::time::sleep(Duration::from_millis(25)).await;
        stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n").await.ok()
    }

    /// How often an alert was received.
    fn times(&self, key: &str) -> usize {
        self.times.lock().unwrap().get(key).map_or(0, Vec::len)
    }

    async fn wait_for(&self, key: &str, times: usize) {
        let begun = Instant::now();
        while self.times(key) < times {
            assert!(begun.elapsed() < PATIENCE, "alerted {} times: {key}", self.times(key));
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}

/// Three people at a table, played by one hand.
struct Game {
    people: HashMap<u8, (UserId, Client)>,
    table: TableId,
    script: Script,
    position: usize,
    version: u64,
    deciding: Option<u8>,
    /// The entry that the turn began with; absent for the first, which nobody is told of who began it.
    turn: Option<u64>,
    server: watch::Receiver<SocketAddr>,
}

/// What happened to a turn.
struct Turn {
    key: String,
    is_waited_for: bool,
    over: Instant,
}

async fn person(addr: SocketAddr, name: &str, receiver: SocketAddr) -> (UserId, Client) {
    let mut client = Client::new(addr);
    let me: MeWithKey = client.post("/api/guests", &json!({ "name": name })).await.unwrap().read().unwrap();
    let hook = json!({"form": "json", "url": format!("http://{receiver}/")});
    assert_eq!(client.post("/api/me/alerts/webhooks", &hook).await.unwrap().status, 201);
    let settings = serde_json::to_vec(&AlertSettings { delay: DELAY, ..AlertSettings::default() }).unwrap();
    let chosen = client.send(Method::PUT, "/api/me/alerts", Some(("application/json", settings))).await.unwrap();
    assert_eq!(chosen.status, 200);
    (me.me.user, client)
}

impl Game {
    async fn new(server: watch::Receiver<SocketAddr>, seed: u64, receiver: SocketAddr) -> Game {
        let addr = *server.borrow();
        let mut people = Vec::new();
        for name in ["Anna", "Beat", "Cleo"] {
            people.push(person(addr, name, receiver).await);
        }
        let open = json!({"is": "open"});
        let wish = json!({"profile": "1844-2e", "seats": [{"is": "me"}, open, open], "seed": seed});
        let table: Table = people[0].1.post("/api/tables", &wish).await.unwrap().read().unwrap();
        for (_, other) in &mut people[1..] {
            let joined = other.post(&format!("/api/tables/{}/join", table.id), &json!({})).await.unwrap();
            joined.read::<Table>().unwrap();
        }
        let started = people[0].1.post(&format!("/api/tables/{}/start", table.id), &json!({})).await.unwrap();
        let table: Table = started.read().unwrap();
        let mut seated = HashMap::new();
        for (user, client) in people {
            let seat = table.seats.iter().find(|seat| seat.holder == Holder::Person { user }).unwrap();
            seated.insert(seat.seat, (user, client));
        }
        Game {
            people: seated,
            table: table.id,
            script: Script::new(seed),
            position: 0,
            version: table.version,
            deciding: table.deciding,
            turn: None,
            server,
        }
    }

    fn key(&self) -> Option<String> {
        let (user, _) = self.people.get(&self.deciding?)?;
        Some(format!("turn-{}-{}-{user}", self.table, self.turn?))
    }

    /// Plays so many turns. Some are waited for, some made at once.
    async fn play(mut self, turns: usize, mut dice: Dice, received: Received) -> Vec<Turn> {
        let mut made = Vec::new();
        while made.len() < turns && self.position < self.script.0.len() && self.deciding.is_some() {
            let (key, is_waited_for) = (self.key(), dice.below(2) == 0);
            if let Some(key) = key.as_ref().filter(|_| is_waited_for) {
                received.wait_for(key, 1).await;
                // Some take their time: what was being sent when the server died is then sent again.
                if dice.below(4) == 0 {
                    tokio::time::sleep(Duration::from_millis(2 * LEASE)).await;
                }
            }
            let turn = (self.turn, self.deciding);
            while turn == (self.turn, self.deciding) && self.position < self.script.0.len() {
                self.act().await;
            }
            if let Some(key) = key {
                made.push(Turn { key, is_waited_for, over: Instant::now() });
            }
        }
        made
    }

    /// One action, however often the server dies over it.
    async fn act(&mut self) {
        let (seat, action, _) = self.script.0[self.position].clone();
        let act = Act { seat, version: self.version, action };
        let path = format!("/api/tables/{}/actions", self.table);
        let (_, client) = self.people.get_mut(&seat).unwrap();
        match client.post(&path, &act).await {
            Ok(answer) => {
                let acted: Acted = answer.read().unwrap();
                self.moved_on(acted.position as usize, acted.version, acted.deciding);
            }
            Err(_) => self.come_back().await,
        }
    }

    fn moved_on(&mut self, position: usize, version: u64, deciding: Option<u8>) {
        if deciding != self.deciding {
            self.turn = Some(version);
        }
        (self.position, self.version, self.deciding) = (position, version, deciding);
    }

    /// To the next server; what was underway may have been stored.
    async fn come_back(&mut self) {
        loop {
            let addr = *self.server.borrow_and_update();
            for (_, client) in self.people.values_mut() {
                *client = client.at(addr);
            }
            let (_, client) = self.people.values_mut().next().unwrap();
            if let Ok(answer) = client.get(&format!("/api/tables/{}", self.table)).await {
                let table: Table = answer.read().unwrap();
                assert!(table.status != Status::Open);
                return self.moved_on(table.position as usize, table.version, table.deciding);
            }
            let _ = tokio::time::timeout(Duration::from_millis(200), self.server.changed()).await;
        }
    }
}

fn start(database: &str, lease: u64) -> Server {
    let lease = lease.to_string();
    let trial = ["--alerts-anywhere", "--alerts-pace", "20", "--alerts-looking", "0", "--alerts-lease", &lease];
    Server::start_with(database, &trial)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_turn_is_told_once_or_twice_and_none_that_was_made() {
    let wanted: usize = std::env::var("KURSBUCH_TURNS").ok().and_then(|text| text.parse().ok()).unwrap_or(300);
    let folder = tempfile::tempdir().unwrap();
    let database = sqlite(&folder, "alerts.db");
    let seed = RandomState::new().hash_one(0) % (1 << 40);
    println!("seed {seed}");
    let mut dice = Dice::new(seed);
    let (received, receiver) = Received::start().await;
    let mut server = start(&database, LEASE);
    let (tell, addr) = watch::channel(server.addr);
    let tables = TABLES.min(wanted / 10).max(1);
    let mut playing: JoinSet<Vec<Turn>> = JoinSet::new();
    for table in 0..tables {
        let game = Game::new(addr.clone(), seed + table as u64, receiver).await;
        let dice = Dice::new(seed.wrapping_mul(31) + table as u64);
        playing.spawn(game.play(wanted.div_ceil(tables), dice, received.clone()));
    }
    let (mut turns, mut kills) = (Vec::new(), 0);
    let begun = Instant::now();
    while !playing.is_empty() {
        let life = Duration::from_millis(LIFE + dice.below(MORE_LIFE) as u64);
        let end = tokio::time::sleep(life);
        tokio::pin!(end);
        loop {
            tokio::select! {
                () = &mut end => break,
                Some(played) = playing.join_next() => turns.extend(played.unwrap()),
                else => break,
            }
        }
        server.kill();
        kills += 1;
        server = start(&database, LEASE);
        tell.send(server.addr).unwrap();
    }
    let took = begun.elapsed();
    // Whatever is still in the outbox had its chance.
    tokio::time::sleep(Duration::from_millis(2 * LEASE)).await;
    assert!(server.terminate().success());
    let received = received.times.lock().unwrap();
    let times = |turn: &Turn| received.get(&turn.key).map(Vec::as_slice).unwrap_or_default();
    let told = turns.iter().filter(|turn| !times(turn).is_empty()).count();
    let twice = turns.iter().filter(|turn| times(turn).len() == 2).count();
    println!("{} turns, {told} told, {twice} of them twice, {kills} crashes, {:.0} s", turns.len(), took.as_secs_f64());
    assert!(turns.len() * 10 >= wanted * 9, "{} turns", turns.len());
    for turn in &turns {
        let times = times(turn);
        assert!(!turn.is_waited_for || !times.is_empty(), "not told: {}", turn.key);
        assert!(times.len() <= 2, "told {} times: {}", times.len(), turn.key);
        let late = times.iter().filter_map(|time| time.checked_duration_since(turn.over)).max();
        assert!(late.is_none_or(|late| late < UNDERWAY), "told {late:?} after it was made: {}", turn.key);
    }
}

/// The worst moment to die: the message is out, and nobody has heard that it was received.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_being_sent_in_a_crash_is_sent_once_more_and_no_third_time() {
    let folder = tempfile::tempdir().unwrap();
    let database = sqlite(&folder, "alerts.db");
    let (received, receiver) = Received::start().await;
    received.is_silent.store(true, Ordering::SeqCst);
    let server = start(&database, LONG_LEASE);
    let (tell, addr) = watch::channel(server.addr);
    let mut games = Vec::new();
    for seed in 1..=4 {
        games.push(Game::new(addr.clone(), seed, receiver).await);
    }
    for game in &mut games {
        while game.turn.is_none() {
            game.act().await;
        }
    }
    let keys: Vec<String> = games.iter().filter_map(Game::key).collect();
    assert_eq!(keys.len(), games.len());
    for key in &keys {
        received.wait_for(key, 1).await;
    }
    server.kill();
    received.is_silent.store(false, Ordering::SeqCst);
    let server = start(&database, LONG_LEASE);
    tell.send(server.addr).unwrap();
    for key in &keys {
        received.wait_for(key, 2).await;
    }
    tokio::time::sleep(Duration::from_millis(2 * LONG_LEASE)).await;
    for key in &keys {
        assert_eq!(received.times(key), 2, "{key}");
    }
    assert!(server.terminate().success());
}

/// With all that our own code has to say.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_address_password_or_token_is_logged() {
    let folder = tempfile::tempdir().unwrap();
    let database = sqlite(&folder, "kursbuch.db");
    let mail = folder.path().join("mail");
    let more = ["--alerts-anywhere", "--alerts-pace", "50", "--mail-folder", mail.to_str().unwrap()];
    let server = Server::start_logging(&database, &more, "info,kursbuch=trace,server=trace,store=trace");
    let mut anna = Client::new(server.addr);
    let account = json!({"name": "Anna", "password": "correct horse battery"});
    assert_eq!(anna.post("/api/users", &account).await.unwrap().status, 201);
    let address = json!({"mail": "somebody@example.org"});
    assert_eq!(anna.put("/api/me/mail", &address).await.unwrap().status, 202);
    assert_eq!(anna.post("/api/password/reset", &address).await.unwrap().status, 202);
    let hook = json!({"form": "ntfy", "url": "http://127.0.0.1:9/very-secret-topic", "token": "tk_very_secret"});
    assert!(anna.post("/api/me/alerts/webhooks", &hook).await.unwrap().status < 300);
    // Nobody listens there.
    let tried = anna.post("/api/me/alerts/test", &json!({"channel": "webhook"})).await.unwrap();
    assert_eq!(tried.status, 409, "{}", tried.text());
    let wrong = json!({"name": "Anna", "password": "wrong horse battery"});
    assert_eq!(anna.post("/api/session", &wrong).await.unwrap().status, 401);
    let log = server.log();
    assert!(log.contains("serving"), "nothing is logged at all: {log}");
    for secret in ["somebody@example.org", "horse battery", "very-secret-topic", "tk_very_secret"] {
        assert!(!log.contains(secret), "{secret} in {log}");
    }
    let letters = std::fs::read_dir(&mail).unwrap().map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap());
    for letter in letters {
        let token = letter.split("verify=").nth(1).and_then(|rest| rest.split_whitespace().next());
        assert!(token.is_none_or(|token| !log.contains(token)), "{letter}");
    }
}
