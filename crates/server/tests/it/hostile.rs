//! Bad input and bad intentions: each refused with a clear status, and nothing changed. docs/security.md lists which threat
//! each of these answers.

use std::time::Duration;

use hyper::Method;
use serde_json::{Value, json};
use server::{Config, RateLimits};
use wire::api::{Table, TableId};

use crate::client::{Answer, Client};
use crate::world::{
    World, act, assert_refused, code, guest, look, open, path, post, three_at_a_table, three_seats, try_act,
};

async fn raw(client: &mut Client, at: &str, kind: &str, body: impl Into<Vec<u8>>) -> Answer {
    client.send(Method::POST, at, Some((kind, body.into()))).await.unwrap()
}

pub async fn malformed_requests_are_refused(world: &World) {
    let server = world.start().await;
    let ([mut anna, ..], table) = three_at_a_table(&server).await;
    let actions = path(&table, "/actions");
    let version = table.version;
    for body in ["", "{", "null", "[]", "{}", "{\"seat\": 0}", "\u{feff}{}", "{\"seat\":0,\"version\":1,\"action\":{}}"]
    {
        assert_refused(&raw(&mut anna, &actions, "application/json", body).await, 400, "malformed");
    }
    let wrong = [
        json!({"seat": "0", "version": version, "action": {"do": "pass"}}),
        json!({"seat": -1, "version": version, "action": {"do": "pass"}}),
        json!({"seat": 256, "version": version, "action": {"do": "pass"}}),
        json!({"seat": 0, "version": 1.5, "action": {"do": "pass"}}),
        json!({"seat": 0, "version": version, "action": {"do": "win"}}),
        json!({"seat": 0, "version": version, "action": {"do": "bid"}}),
        json!({"seat": 0, "version": version, "action": {"do": "bid", "amount": 1e99}}),
        json!({"seat": 0, "version": version, "action": {"do": "bid", "amount": 20, "extra": true}}),
        json!({"seat": 0, "version": version, "action": {"do": "pass"}, "extra": true}),
    ];
    for body in wrong {
        let answer = anna.post(&actions, &body).await.unwrap();
        assert_refused(&answer, 400, "malformed");
    }
    // Names of nothing.
    let unknown = [
        json!({"do": "start", "company": "XYZ", "par": 100}),
        json!({"do": "place-marker", "hex": "Z99", "city": 0}),
        json!({"do": "lay-tile", "hex": "F11", "tile": "9999", "rotation": 0}),
        json!({"do": "buy-train", "train": "99", "price": 1}),
    ];
    for action in unknown {
        let answer = anna.post(&actions, &json!({"seat": 0, "version": version, "action": action})).await.unwrap();
        assert_refused(&answer, 422, "invalid");
    }
    // Numbers at the edge.
    for amount in [i32::MIN, -1, 0, i32::MAX] {
        let answer = try_act(&mut anna, &table, 0, json!({"do": "bid", "amount": amount})).await;
        assert_refused(&answer, 422, "rule-broken");
    }
    let deep = "[".repeat(50_000);
    assert_refused(&raw(&mut anna, &actions, "application/json", deep).await, 400, "malformed");
    let invalid_utf8 = b"{\"seat\":0,\"version\":1,\"action\":{\"do\":\"\xff\"}}".to_vec();
    assert_refused(&raw(&mut anna, &actions, "application/json", invalid_utf8).await, 400, "malformed");
    // Other kinds of body, as a form on another site could send them.
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"] {
        let body = serde_json::to_vec(&json!({"seat": 0, "version": version, "action": {"do": "pass"}})).unwrap();
        assert_refused(&raw(&mut anna, &actions, kind, body).await, 415, "not-json");
    }
    // Too much.
    assert_refused(&raw(&mut anna, &actions, "application/json", vec![b' '; 70_000]).await, 413, "too-large");
    let log = "x".repeat(5 * 1024 * 1024);
    assert_refused(&anna.post("/api/tables/import", &json!({"log": log})).await.unwrap(), 413, "too-large");
    // PrintedBoard that lead nowhere.
    for at in ["/api/tables/xyz", "/api/tables/zzzzzzzzzzzz", "/api/nothing", "/api/tables/%00", "/api/tables/..%2f.."]
    {
        let answer = anna.get(at).await.unwrap();
        assert_refused(&answer, 404, "not-found");
    }
    for at in [path(&table, "").as_str(), "/healthz", "/metrics", "/", "/index.html"] {
        let answer = anna.send(Method::PUT, at, None).await.unwrap();
        assert_refused(&answer, 405, "method-not-allowed");
        assert_eq!(answer.headers["content-type"], "application/json");
    }
    let seen = look(&mut anna, &table).await;
    assert_eq!((seen.head, seen.version, seen.position), (table.head, table.version, 0));
    server.stop().await;
}

pub async fn strangers_are_refused(world: &World) {
    let server = world.start().await;
    let ([mut anna, mut beat, _], mut table) = three_at_a_table(&server).await;
    act(&mut anna, &mut table, 0, json!({"do": "bid", "amount": 20})).await;
    let before = look(&mut anna, &table).await;
    let mut zoe = guest(&server, "Zoe").await;
    let version = table.version;
    let requests = [
        ("/actions", json!({"seat": 1, "version": version, "action": {"do": "pass"}})),
        ("/undo", json!({"version": version})),
        ("/redo", json!({"version": version})),
        ("/chat", json!({"text": "hello"})),
        ("/leave", json!({})),
        ("/start", json!({})),
        ("/seats/1/bot", json!({"bot": {"level": "random"}})),
        ("/proposals/1", json!({"agreed": true})),
    ];
    for (rest, body) in &requests {
        assert_refused(&post(&mut zoe, &table, rest, body).await, 403, "not-yours");
        let nobody = post(&mut Client::new(server.addr), &table, rest, body).await;
        assert_refused(&nobody, 401, "sign-in-first");
    }
    assert_refused(&zoe.patch(&path(&table, ""), &json!({"name": "x"})).await.unwrap(), 403, "not-yours");
    assert_refused(&zoe.delete(&path(&table, "")).await.unwrap(), 403, "not-yours");
    assert_refused(&zoe.delete(&path(&table, "/seats/0/bot")).await.unwrap(), 403, "not-yours");
    assert_refused(&post(&mut zoe, &table, "/join", &json!({})).await, 409, "conflict");
    // Among those who sit there, too.
    assert_refused(&try_act(&mut beat, &table, 2, json!({"do": "pass"})).await, 403, "not-yours");
    assert_refused(&try_act(&mut beat, &table, 0, json!({"do": "pass"})).await, 403, "not-yours");
    assert_refused(&try_act(&mut anna, &table, 0, json!({"do": "pass"})).await, 403, "not-yours");
    assert_refused(&try_act(&mut beat, &table, 9, json!({"do": "pass"})).await, 422, "invalid");
    assert_eq!(look(&mut anna, &table).await, before);
    server.stop().await;
}

pub async fn stale_and_repeated_requests_are_refused(world: &World) {
    let server = world.start().await;
    let ([mut anna, mut beat, _], mut table) = three_at_a_table(&server).await;
    let before = Table { ..table.clone() };
    act(&mut anna, &mut table, 0, json!({"do": "bid", "amount": 20})).await;
    // The very same request again.
    let again = try_act(&mut anna, &before, 0, json!({"do": "bid", "amount": 20})).await;
    assert_refused(&again, 409, "stale");
    let problem: Value = serde_json::from_slice(&again.body).unwrap();
    assert_eq!(problem["version"], table.version);
    let stale = try_act(&mut beat, &before, 1, json!({"do": "pass"})).await;
    assert_refused(&stale, 409, "stale");
    let future = Table { version: table.version + 1, ..table.clone() };
    assert_refused(&try_act(&mut beat, &future, 1, json!({"do": "pass"})).await, 409, "stale");
    // Many at once: one of them counts.
    let requests = (0..10).map(|_| {
        let (mut beat, table) = (beat.at(server.addr), table.clone());
        tokio::spawn(async move { try_act(&mut beat, &table, 1, json!({"do": "bid", "amount": 25})).await.status })
    });
    let mut statuses = Vec::new();
    for request in requests.collect::<Vec<_>>() {
        statuses.push(request.await.unwrap());
    }
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409, 409, 409, 409, 409, 409, 409, 409, 409]);
    assert_eq!(look(&mut anna, &table).await.position, 2);
    server.stop().await;
}

pub async fn other_sites_are_refused(world: &World) {
    let server = world.start().await;
    let ([mut anna, mut beat, _], table) = three_at_a_table(&server).await;
    let own = format!("http://{}", server.addr);
    let pass = json!({"seat": 0, "version": table.version, "action": {"do": "pass"}});
    let foreign = [
        ("origin", "https://evil.example".to_owned()),
        ("origin", "null".to_owned()),
        ("origin", format!("{own}.evil.example")),
        ("origin", format!("http://localhost:{}", server.addr.port())),
        ("sec-fetch-site", "cross-site".to_owned()),
        ("sec-fetch-site", "same-site".to_owned()),
    ];
    for (name, value) in &foreign {
        anna.headers.clear();
        anna.headers.insert(*name, value.parse().unwrap());
        assert_refused(&anna.post(&path(&table, "/actions"), &pass).await.unwrap(), 403, "cross-site");
        assert_refused(&anna.delete("/api/session").await.unwrap(), 403, "cross-site");
        assert_refused(&anna.get(&path(&table, "/stream")).await.unwrap(), 403, "cross-site");
        let mut thief = Client::new(server.addr);
        thief.headers = anna.headers.clone();
        let sign_in = thief.post("/api/session", &json!({"name": "a", "password": "b"})).await.unwrap();
        assert_refused(&sign_in, 403, "cross-site");
    }
    // A foreign name that points here.
    anna.headers.clear();
    anna.headers.insert("host", format!("evil.example:{}", server.addr.port()).parse().unwrap());
    assert_refused(&anna.get("/api/me").await.unwrap(), 422, "invalid");
    // A person with a browser reads why.
    anna.headers.insert("accept", "text/html,*/*;q=0.8".parse().unwrap());
    let page = anna.get("/").await.unwrap();
    assert_eq!((page.status, page.text().contains("does not answer to that host name")), (422, true));
    assert!(page.headers["content-type"].to_str().unwrap().starts_with("text/html"));
    let seen = look(&mut beat, &table).await;
    assert_eq!((seen.head, seen.position), (table.head, 0));
    // From our own pages.
    anna.headers.clear();
    anna.headers.insert("origin", own.parse().unwrap());
    anna.headers.insert("sec-fetch-site", "same-origin".parse().unwrap());
    assert_eq!(anna.post(&path(&table, "/actions"), &pass).await.unwrap().status, 200);
    server.stop().await;
    // Behind a name of our own, no other one counts.
    let public_url = Some("https://kursbuch.example".to_owned());
    let server = server::start(Config { public_url, ..world.config() }).await.unwrap();
    let mut beat = beat.at(server.addr);
    beat.headers.insert("host", "kursbuch.example".parse().unwrap());
    for (origin, status) in
        [("https://kursbuch.example", 204), ("http://kursbuch.example", 403), ("https://x.example", 403)]
    {
        beat.headers.insert("origin", origin.parse().unwrap());
        let said = beat.post(&path(&table, "/chat"), &json!({"text": "hi"})).await.unwrap();
        assert_eq!(said.status, status, "{origin}: {}", said.text());
    }
    server.stop().await;
}

pub async fn guessed_secrets_are_refused(world: &World) {
    let server = world.start().await;
    let mut anna = guest(&server, "Anna").await;
    anna.post("/api/users", &json!({"name": "Anna", "password": "long enough"})).await.unwrap();
    let mut wish = three_seats();
    wish["access"] = json!("invitation");
    let table = open(&mut anna, &wish).await;
    let mut zoe = guest(&server, "Zoe").await;
    // Wrong name and wrong password are told apart by nothing.
    let unknown = zoe.post("/api/session", &json!({"name": "Nobody", "password": "long enough"})).await.unwrap();
    let wrong = zoe.post("/api/session", &json!({"name": "Anna", "password": "long enougH"})).await.unwrap();
    assert_refused(&unknown, 401, "wrong-credentials");
    assert_eq!((unknown.status, unknown.body), (wrong.status, wrong.body));
    for key in ["", "0", &"0".repeat(64)] {
        let answer = zoe.post("/api/session/key", &json!({"key": key})).await.unwrap();
        assert_refused(&answer, 401, "wrong-credentials");
    }
    let zero = "0".repeat(32);
    for invitation in ["", "0", zero.as_str(), "%00"] {
        let answer = zoe.get(&path(&table, &format!("?invitation={invitation}"))).await.unwrap();
        assert_refused(&answer, 404, "not-found");
        let joined = post(&mut zoe, &table, "/join", &json!({"invitation": invitation})).await;
        assert_refused(&joined, 404, "not-found");
    }
    // A table that is not there looks like one that one may not see.
    let unseen = zoe.get(&path(&table, "")).await.unwrap();
    let absent = zoe.get(&format!("/api/tables/{}", TableId::new(77))).await.unwrap();
    assert_eq!((unseen.status, unseen.body), (absent.status, absent.body));
    for cookie in ["kursbuch=", "kursbuch=abc", &format!("kursbuch={}", "0".repeat(64))] {
        let mut forger = Client::new(server.addr);
        forger.set_cookie(Some(cookie.to_owned()));
        assert_refused(&forger.get("/api/me").await.unwrap(), 401, "sign-in-first");
    }
    server.stop().await;
}

pub async fn answers_have_their_headers(world: &World) {
    let server = world.start().await;
    let mut anna = Client::new(server.addr);
    let signed_up = anna.post("/api/guests", &json!({"name": "Anna"})).await.unwrap();
    let cookie = signed_up.headers["set-cookie"].to_str().unwrap();
    for part in ["HttpOnly", "SameSite=Strict", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"));
    for at in ["/", "/api/me", "/api/nothing", "/healthz", "/app.js"] {
        let answer = anna.get(at).await.unwrap();
        let policy = answer.headers["content-security-policy"].to_str().unwrap();
        for part in ["default-src 'none'", "frame-ancestors 'none'", "script-src 'self' 'wasm-unsafe-eval'"] {
            assert!(policy.contains(part), "{policy}");
        }
        assert!(!policy.contains("unsafe-inline"));
        assert_eq!(answer.headers["x-content-type-options"], "nosniff");
        assert_eq!(answer.headers["referrer-policy"], "no-referrer");
    }
    assert_eq!(anna.get("/api/me").await.unwrap().headers["cache-control"], "no-store");
    server.stop().await;
    let public_url = Some("https://kursbuch.example".to_owned());
    let server = server::start(Config { public_url, ..world.config() }).await.unwrap();
    let signed_up = Client::new(server.addr).post("/api/guests", &json!({"name": "Beat"})).await.unwrap();
    assert!(signed_up.headers["set-cookie"].to_str().unwrap().contains("; Secure"));
    assert!(signed_up.headers.contains_key("strict-transport-security"));
    server.stop().await;
}

pub async fn too_many_are_refused(world: &World) {
    let config = Config { rate_limits: RateLimits::On, ..world.config() };
    let server = server::start(config).await.unwrap();
    let mut zoe = guest(&server, "Zoe").await;
    let mut codes = Vec::new();
    for _ in 0..12 {
        let answer = zoe.post("/api/session", &json!({"name": "Anna", "password": "guess"})).await.unwrap();
        codes.push(code(&answer));
        if answer.status == 429 {
            assert_eq!(answer.headers["retry-after"], "60");
        }
    }
    assert_eq!(codes.iter().filter(|code| *code == "wrong-credentials").count(), 10, "{codes:?}");
    assert_eq!(codes.last().unwrap(), "too-many");
    let mut opened = 0;
    while zoe.post("/api/tables", &three_seats()).await.unwrap().status == 201 {
        opened += 1;
        assert!(opened < 30);
    }
    assert!(opened >= 10);
    let mut forged = Client::new(server.addr);
    forged.headers.insert("x-forwarded-for", "203.0.113.9".parse().unwrap());
    let answer = forged.post("/api/session", &json!({"name": "Beat", "password": "guess"})).await.unwrap();
    assert_refused(&answer, 429, "too-many");
    server.stop().await;
}

/// Neither passwords nor keys nor tokens are anywhere in a backup.
pub async fn secrets_are_not_stored(world: &World) {
    let server = world.start().await;
    let mut anna = Client::new(server.addr);
    let guest: Value = anna.post("/api/guests", &json!({"name": "Anna"})).await.unwrap().read().unwrap();
    let key = guest["key"].as_str().unwrap().to_owned();
    let token = anna.cookie().unwrap().split_once('=').unwrap().1.to_owned();
    let mut beat = Client::new(server.addr);
    beat.post("/api/users", &json!({"name": "Beat", "password": "very secret indeed"})).await.unwrap();
    let store = store::open(world.database(), store::Use::Read).await.unwrap();
    let mut file = Vec::new();
    store::write_backup(&*store, &mut file).await.unwrap();
    store.close().await;
    let mut text = String::new();
    std::io::Read::read_to_string(&mut flate2::read::GzDecoder::new(&file[..]), &mut text).unwrap();
    assert!(text.contains("$argon2id$") && text.contains("Anna"));
    for secret in [key.as_str(), token.as_str(), "very secret indeed"] {
        assert!(!text.contains(secret), "{secret} in {text}");
    }
    server.stop().await;
}

pub async fn a_body_that_never_ends_is_refused(world: &World) {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let server = server::start(Config { body_time: Duration::from_millis(50), ..world.config() }).await.unwrap();
    let mut line = tokio::net::TcpStream::connect(server.addr).await.unwrap();
    let head = format!(
        "POST /api/guests HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\ncontent-length: 999\r\n\r\n{{",
        server.addr
    );
    line.write_all(head.as_bytes()).await.unwrap();
    let mut answer = vec![0; 12];
    let answered = tokio::time::timeout(Duration::from_secs(10), line.read_exact(&mut answer));
    answered.await.expect("it is let go").unwrap();
    assert_eq!(answer, b"HTTP/1.1 400");
    server.stop().await;
}
