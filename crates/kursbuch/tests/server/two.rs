//! Two processes on one PostgreSQL: any of them serves any game, and each hears of what the other has stored.

use std::time::Duration;

use serde_json::{Value, json};
use testkit::{Nats, Postgres};
use wire::api::{Acted, Entry, Happening, StateView, Status, Table};

use crate::client::{Client, Event, Events};
use crate::process::{Server, guest};

async fn act(client: &mut Client, table: &mut Table, seat: u8, action: Value) {
    let body = json!({"seat": seat, "version": table.version, "action": action});
    let answer = client.post(&format!("/api/tables/{}/actions", table.id), &body).await.unwrap();
    let acted: Acted = answer.read().unwrap();
    table.version = acted.version;
}

/// The first thing that is offered.
async fn offered(client: &mut Client, table: &Table, seat: u8) -> Value {
    let path = format!("/api/tables/{}/state?seat={seat}", table.id);
    let view: StateView = client.get(&path).await.unwrap().read().unwrap();
    serde_json::to_value(&view.choices[0].action).unwrap()
}

async fn look(client: &mut Client, table: &Table) -> Table {
    client.get(&format!("/api/tables/{}", table.id)).await.unwrap().read().unwrap()
}

async fn next(events: &mut Events) -> Entry {
    tokio::time::timeout(Duration::from_secs(10), events.entry()).await.unwrap().unwrap()
}

async fn stream(client: &Client, table: &Table) -> Events {
    client.stream(&format!("/api/tables/{}/stream?since={}", table.id, table.head), None).await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_on_two_processes_play_one_game() {
    play_on_two_processes(&[]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_on_two_processes_play_one_game_by_nats() {
    let nats = Nats::start();
    play_on_two_processes(&["--signals", &nats.address()]).await;
}

/// Each process looks for itself what the other has stored.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_on_two_processes_play_on_though_nats_is_gone() {
    let (postgres, mut nats) = (Postgres::start(), Nats::start());
    let (database, address) = (postgres.database(), nats.address());
    let (one, other) = (
        Server::start_with(&database, &["--signals", &address]),
        Server::start_with(&database, &["--signals", &address]),
    );
    let mut anna = guest(one.addr, "Anna").await;
    let seats = json!([{"is": "me"}, {"is": "me"}, {"is": "me"}]);
    let wish = json!({"profile": "1844-2e", "order": "fixed", "seats": seats, "start": true});
    let mut table: Table = anna.post("/api/tables", &wish).await.unwrap().read().unwrap();
    let mut elsewhere = anna.at(other.addr);
    let mut events = stream(&elsewhere, &table).await;
    for is_there in [true, false, true] {
        nats.stop();
        if is_there {
            nats.start_again();
        }
        let seat = look(&mut anna, &table).await.deciding.unwrap();
        let action = offered(&mut anna, &table, seat).await;
        act(&mut anna, &mut table, seat, action).await;
        assert_eq!(next(&mut events).await.seq, table.version);
        // And at the other process, which knows by now.
        table = look(&mut elsewhere, &table).await;
        let seat = table.deciding.unwrap();
        let action = offered(&mut elsewhere, &table, seat).await;
        act(&mut elsewhere, &mut table, seat, action).await;
        assert_eq!(next(&mut events).await.seq, table.version);
        let caught_up = async { while look(&mut anna, &table).await.version != table.version {} };
        tokio::time::timeout(Duration::from_secs(10), caught_up).await.expect("the first process has heard of it");
    }
    assert!(one.terminate().success());
    assert!(other.terminate().success());
}

async fn play_on_two_processes(arguments: &[&str]) {
    let postgres = Postgres::start();
    let database = postgres.database();
    let (one, other) = (Server::start_with(&database, arguments), Server::start_with(&database, arguments));
    let mut anna = guest(one.addr, "Anna").await;
    let mut beat = guest(other.addr, "Beat").await;
    let bot = json!({"is": "bot", "bot": {"level": "random"}});
    let wish = json!({"profile": "1844-2e", "order": "fixed", "seats": [{"is": "me"}, {"is": "open"}, bot]});
    let table: Table = anna.post("/api/tables", &wish).await.unwrap().read().unwrap();
    // Joined there, started here, seen on both sides.
    let join = format!("/api/tables/{}/join", table.id);
    beat.post(&join, &json!({})).await.unwrap().read::<Table>().unwrap();
    let start = format!("/api/tables/{}/start", table.id);
    let mut table: Table = anna.post(&start, &json!({})).await.unwrap().read().unwrap();
    let mut at_annas = stream(&anna, &table).await;
    let mut at_beats = stream(&beat, &table).await;
    act(&mut anna, &mut table, 0, json!({"do": "bid", "amount": 20})).await;
    let seen = next(&mut at_beats).await;
    assert!(matches!(seen.what, Happening::Acted { seat: 0, .. }), "{seen:?}");
    next(&mut at_annas).await;
    table = look(&mut beat, &table).await;
    assert_eq!((table.position, table.deciding), (1, Some(1)));
    act(&mut beat, &mut table, 1, json!({"do": "bid", "amount": 60})).await;
    let seen = next(&mut at_annas).await;
    assert!(matches!(seen.what, Happening::Acted { seat: 1, .. }), "{seen:?}");
    next(&mut at_beats).await;
    // One of the two moves the bot, once; both see it.
    let (here, there) = (next(&mut at_annas).await, next(&mut at_beats).await);
    assert_eq!(here, there);
    assert!(matches!(here.what, Happening::Acted { seat: 2, .. }), "{here:?}");
    table = look(&mut anna, &table).await;
    assert_eq!((table.position, table.deciding), (3, Some(0)));
    // Both at the same moment, from both sides: one of them counts. What the bot has left to do is up to chance.
    let body = json!({"seat": 0, "version": table.version, "action": offered(&mut anna, &table, 0).await});
    let path = format!("/api/tables/{}/actions", table.id);
    let (mut annas_other_window, mut statuses) = (anna.at(other.addr), Vec::new());
    let (first, second) = tokio::join!(anna.post(&path, &body), annas_other_window.post(&path, &body));
    statuses.extend([first.unwrap().status, second.unwrap().status]);
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409]);
    // One process is killed; play goes on at the other, its bots included.
    one.kill();
    let mut anna = anna.at(other.addr);
    assert!(look(&mut anna, &table).await.position >= 4);
    let gone_on = async {
        let mut since = usize::MAX;
        loop {
            let mut now = look(&mut beat, &table).await;
            if now.actions.iter().skip(since).any(|played| played.seat == 2) {
                return now;
            }
            let (person, seat) = match now.deciding {
                Some(0) => (&mut anna, 0),
                Some(1) => (&mut beat, 1),
                _ => {
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    continue;
                }
            };
            since = since.min(now.actions.len());
            let action = offered(person, &now, seat).await;
            act(person, &mut now, seat, action).await;
        }
    };
    let now = tokio::time::timeout(Duration::from_secs(30), gone_on).await.expect("the bot moves at the other process");
    assert_eq!(now.status, Status::Running);
    assert!(other.terminate().success());
}

/// Anna looks at one process, Beat at the other.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_see_who_looks_in_another_process() {
    let postgres = Postgres::start();
    let database = postgres.database();
    let (one, other) = (Server::start(&database), Server::start(&database));
    let mut anna = guest(one.addr, "Anna").await;
    let mut beat = guest(other.addr, "Beat").await;
    let bot = json!({"is": "bot", "bot": {"level": "random"}});
    let wish = json!({"profile": "1844-2e", "order": "fixed", "seats": [{"is": "me"}, {"is": "open"}, bot]});
    let table: Table = anna.post("/api/tables", &wish).await.unwrap().read().unwrap();
    let table: Table = beat.post(&format!("/api/tables/{}/join", table.id), &json!({})).await.unwrap().read().unwrap();
    let mut at_annas = stream(&anna, &table).await;
    let at_beats = stream(&beat, &table).await;
    until_present(&mut at_annas, &[0, 1]).await;
    drop(at_beats);
    until_present(&mut at_annas, &[0]).await;
    // A process that dies takes its readers along.
    let _at_beats = stream(&beat, &table).await;
    until_present(&mut at_annas, &[0, 1]).await;
    other.kill();
    until_present(&mut at_annas, &[0]).await;
    assert!(one.terminate().success());
}

async fn until_present(events: &mut Events, seats: &[u8]) {
    let wait = async {
        while let Some(event) = events.next().await {
            if event == Event::Present(seats.to_vec()) {
                return;
            }
        }
        panic!("the stream has ended");
    };
    tokio::time::timeout(Duration::from_secs(60), wait).await.unwrap_or_else(|_| panic!("never {seats:?}"));
}
