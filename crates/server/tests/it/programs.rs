//! Programs as players: tokens with scopes, one stream over all tables, and the bots of `examples/`.

use std::path::PathBuf;
use std::process::{Child, Command};
use std::time::Duration;

use hyper::Method;
use hyper::header::{AUTHORIZATION, HeaderValue};
use serde_json::{Value, json};
use server::Config;
use wire::api::{Me, MyTable, News, Scope, Status, Table, TokenRow, TokenWithSecret};

use crate::client::{Client, Events};
use crate::world::{World, act, assert_refused, code, guest, look, open, path, post, three_at_a_table, three_seats};

async fn token(client: &mut Client, scopes: &[Scope]) -> TokenWithSecret {
    let body = json!({"name": "A program", "scopes": scopes});
    client.post("/api/me/tokens", &body).await.unwrap().read().unwrap()
}

/// Somebody who has nothing but the token.
fn program(client: &Client, token: &str) -> Client {
    let mut program = Client::new(client.addr());
    let value = HeaderValue::from_str(&format!("Bearer {token}")).unwrap();
    program.headers.insert(AUTHORIZATION, value);
    program
}

pub async fn tokens_are_made_listed_and_revoked(world: &World) {
    let server = world.start().await;
    let mut anna = guest(&server, "Anna").await;
    let made = token(&mut anna, &[Scope::Play, Scope::Read, Scope::Read]).await;
    assert_eq!(made.row.scopes, [Scope::Read, Scope::Play]);
    assert!(made.token.len() > 64);
    let mut robot = program(&anna, &made.token);
    let me: Me = robot.get("/api/me").await.unwrap().read().unwrap();
    assert_eq!(me.name, "Anna");
    let listed: Vec<TokenRow> = anna.get("/api/me/tokens").await.unwrap().read().unwrap();
    assert_eq!(listed.len(), 1);
    assert!(listed[0].seen.is_some());
    let text = anna.get("/api/me/tokens").await.unwrap().text();
    assert!(!text.contains(&made.token));
    let nothing = anna.post("/api/me/tokens", &json!({"name": "x", "scopes": []})).await.unwrap();
    assert_refused(&nothing, 422, "invalid");
    // Somebody else's is not there.
    let mut beat = guest(&server, "Beat").await;
    let foreign = beat.delete(&format!("/api/me/tokens/{}", made.row.id)).await.unwrap();
    assert_refused(&foreign, 404, "not-found");
    assert_eq!(anna.delete(&format!("/api/me/tokens/{}", made.row.id)).await.unwrap().status, 204);
    assert_refused(&robot.get("/api/me").await.unwrap(), 401, "wrong-credentials");
    let past = json!({"name": "x", "scopes": ["read"], "expires": 1000});
    let expired: TokenWithSecret = anna.post("/api/me/tokens", &past).await.unwrap().read().unwrap();
    assert_refused(&program(&anna, &expired.token).get("/api/me").await.unwrap(), 401, "wrong-credentials");
    for guess in ["", "kb_", "kb_0000", anna.cookie().unwrap().trim_start_matches("kursbuch=")] {
        assert_refused(&program(&anna, guess).get("/api/me").await.unwrap(), 401, "wrong-credentials");
    }
    server.stop().await;
}

/// Every route of the description: with the one scope that it needs it is answered by its handler, with any other it is
/// refused; routes for people refuse tokens altogether.
pub async fn tokens_reach_as_far_as_their_scopes(world: &World) {
    let server = world.start().await;
    let mut anna = guest(&server, "Anna").await;
    let mut programs = Vec::new();
    for scope in Scope::ALL {
        let made = token(&mut anna, &[scope]).await;
        programs.push((scope, program(&anna, &made.token)));
    }
    let description: Value = anna.get("/api/openapi.json").await.unwrap().read().unwrap();
    let mut table = String::new();
    for (route, methods) in description["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys().map(|method| method.to_uppercase()) {
            let concrete = route.replace("{id}", "zzzzzzzzzzzz").replace("{number}", "0");
            let mut reached = Vec::new();
            for (scope, robot) in &mut programs {
                if concrete == "/api/me/stream" {
                    // It does not end.
                    reached.extend(robot.stream(&concrete, None).await.ok().map(|_| scope.name()));
                    continue;
                }
                let body = Some(("application/json", b"{}".to_vec())).filter(|_| method != "GET");
                let answer = robot.send(method.parse::<Method>().unwrap(), &concrete, body).await.unwrap();
                if answer.status != 403 {
                    reached.push(scope.name());
                }
            }
            assert!(reached.len() <= 1, "{method} {route}: {reached:?}");
            table += &format!("{method:7}{route} {}\n", reached.first().unwrap_or(&"-"));
        }
    }
    insta::assert_snapshot!("scopes", table);
    let still: Me = anna.get("/api/me").await.unwrap().read().unwrap();
    assert_eq!(still.name, "Anna");
    server.stop().await;
}

pub async fn a_token_does_not_lend_its_exception_to_a_cookie(world: &World) {
    let server = world.start().await;
    let mut anna = guest(&server, "Anna").await;
    let table = open(&mut anna, &three_seats()).await;
    let made = token(&mut anna, &[Scope::Tables]).await;
    // A program on another site's page, as it were: no origin is checked.
    let mut robot = program(&anna, &made.token);
    robot.headers.insert("origin", HeaderValue::from_static("https://evil.example"));
    let renamed = robot.patch(&path(&table, ""), &json!({"name": "By token"})).await.unwrap();
    assert_eq!(renamed.status, 204, "{}", renamed.text());
    // With a cookie and a header that is no token, the cookie does not count.
    for header in ["Bearer x", "Basic x", "x"] {
        anna.headers.insert(AUTHORIZATION, HeaderValue::from_static(header));
        anna.headers.insert("origin", HeaderValue::from_static("https://evil.example"));
        let answer = anna.patch(&path(&table, ""), &json!({"name": "By cookie"})).await.unwrap();
        assert_refused(&answer, 401, "wrong-credentials");
    }
    server.stop().await;
}

/// The next event of the stream over all tables.
async fn next(events: &mut Events) -> (String, Value) {
    let event = tokio::time::timeout(Duration::from_secs(20), events.raw()).await;
    event.expect("an event within 20 seconds").expect("the stream goes on")
}

async fn news(events: &mut Events) -> MyTable {
    let (name, data) = next(events).await;
    assert_eq!(name, "table", "{data}");
    serde_json::from_value(data).unwrap()
}

pub async fn one_stream_tells_of_all_tables(world: &World) {
    let server = server::start(Config { heartbeat: Duration::from_millis(100), ..world.config() }).await.unwrap();
    let ([mut anna, mut beat, _cleo], mut table) = three_at_a_table(&server).await;
    let mut events = beat.stream("/api/me/stream", None).await.unwrap();
    let (name, first) = next(&mut events).await;
    let first: Vec<MyTable> = serde_json::from_value(first).unwrap();
    assert_eq!((name.as_str(), first.len()), ("tables", 1));
    assert_eq!((first[0].id, first[0].turn, first[0].yours.as_slice()), (table.id, false, &[1][..]));
    act(&mut anna, &mut table, 0, json!({"do": "bid", "amount": 20})).await;
    let turn = news(&mut events).await;
    assert_eq!((turn.id, turn.turn, turn.news.as_slice()), (table.id, true, &[News::Turn][..]));
    act(&mut beat, &mut table, 1, json!({"do": "bid", "amount": 25})).await;
    assert_eq!(news(&mut events).await.news, [News::Moved]);
    post(&mut anna, &table, "/undo", &json!({"version": table.version, "to": 0})).await;
    let asked = news(&mut events).await;
    assert_eq!((asked.news.as_slice(), asked.asked.len()), (&[News::Asked][..], 1));
    // A table of strangers is no news; one that is joined is.
    let other = open(&mut anna, &three_seats()).await;
    post(&mut beat, &other, "/join", &json!({})).await.read::<Table>().unwrap();
    let joined = news(&mut events).await;
    assert_eq!((joined.id, joined.status, joined.news.as_slice()), (other.id, Status::Open, &[News::Joined][..]));
    post(&mut beat, &other, "/leave", &json!({})).await;
    let (name, gone) = next(&mut events).await;
    assert_eq!((name.as_str(), gone["id"].as_str()), ("gone", Some(other.id.to_string().as_str())));
    beat.delete("/api/sessions").await.unwrap();
    let end = async { while events.raw().await.is_some() {} };
    tokio::time::timeout(Duration::from_secs(20), end).await.expect("it ends with the session");
    server.stop().await;
}

/// A process that does not outlive the test.
struct Running(Child);

impl Running {
    async fn end(&mut self) {
        for _ in 0..2_400 {
            if let Some(status) = self.0.try_wait().unwrap() {
                assert!(status.success());
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("the game does not end");
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
    }
}

fn example() -> PathBuf {
    let tests = std::env::current_exe().unwrap();
    tests.ancestors().nth(2).unwrap().join("examples/http_bot")
}

/// The bots of `examples/`, in Rust and in Python, against one of ours: a whole game, by HTTP and tokens alone.
pub async fn example_bots_play_a_whole_game(world: &World) {
    let server = world.start().await;
    let mut owners = Vec::new();
    for name in ["Rusty", "Monty"] {
        let mut owner = Client::new(server.addr);
        let body = json!({"name": name, "password": "long enough", "program": true});
        let me: Me = owner.post("/api/users", &body).await.unwrap().read().unwrap();
        assert!(me.program);
        owners.push(owner);
    }
    let seats = json!([{"is": "me"}, {"is": "open"}, {"is": "bot", "bot": {"level": "random"}}]);
    let wish = json!({"profile": "1844-2e", "order": "fixed", "seed": 3, "seats": seats});
    let table = open(&mut owners[0], &wish).await;
    let joined: Table = post(&mut owners[1], &table, "/join", &json!({})).await.read().unwrap();
    assert_eq!(joined.seats.iter().map(|seat| seat.program).collect::<Vec<_>>(), [true, true, false]);
    let mut running = Vec::new();
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    for (owner, program) in
        owners.iter_mut().zip([vec![example().display().to_string()], vec!["python3".into(), script.into()]])
    {
        let made = token(owner, &[Scope::Read, Scope::Play]).await;
        let mut command = Command::new(&program[0]);
        command.args(&program[1..]).arg(server.addr.to_string()).arg(&made.token).arg(table.id.to_string());
        running.push(Running(command.spawn().unwrap()));
    }
    post(&mut owners[0], &table, "/start", &json!({})).await.read::<Table>().unwrap();
    for bot in &mut running {
        bot.end().await;
    }
    let over = look(&mut owners[0], &table).await;
    assert_eq!(over.status, Status::Finished);
    assert!(over.actions.iter().any(|played| played.seat == 0) && over.actions.iter().any(|played| played.seat == 1));
    server.stop().await;
}

/// Two processes on one database: the stream of one tells of what happens in the other. PostgreSQL only.
pub async fn news_come_from_other_processes(world: &World) {
    let (one, other) = (world.start().await, world.start().await);
    let ([mut anna, beat, _cleo], mut table) = three_at_a_table(&one).await;
    let mut events = beat.at(other.addr).stream("/api/me/stream", None).await.unwrap();
    assert_eq!(next(&mut events).await.0, "tables");
    act(&mut anna, &mut table, 0, json!({"do": "bid", "amount": 20})).await;
    loop {
        // It may begin anew if a notification came late.
        let (name, data) = next(&mut events).await;
        let table: Option<MyTable> = serde_json::from_value(data).ok().filter(|_| name == "table");
        if table.is_some_and(|table| table.turn) {
            break;
        }
    }
    one.stop().await;
    other.stop().await;
}

/// Refused in a way that names the scope.
pub async fn a_missing_scope_is_named(world: &World) {
    let server = world.start().await;
    let mut anna = guest(&server, "Anna").await;
    let made = token(&mut anna, &[Scope::Read]).await;
    let answer = program(&anna, &made.token).post("/api/tables", &three_seats()).await.unwrap();
    assert_eq!((answer.status, code(&answer).as_str()), (403, "not-yours"));
    assert!(answer.text().contains("tables"), "{}", answer.text());
    server.stop().await;
}
