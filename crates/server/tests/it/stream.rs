//! The live stream.

use std::time::Duration;

use serde_json::json;
use server::Config;
use server::client::{Client, Event};
use wire::api::{Happening, Status, Table};

use crate::world::{World, act, guest, open, path, post, three_at_a_table, three_seats, until};

pub async fn a_stream_resumes_where_it_was(world: &World) {
    let server = world.start().await;
    let ([mut anna, mut beat, mut cleo], mut table) = three_at_a_table(&server).await;
    let mut events = beat.stream(&path(&table, &format!("/stream?since={}", table.head)), None).await.unwrap();
    act(&mut anna, &mut table, 0, json!({"do": "bid", "amount": 20})).await;
    let first = events.entry().await.unwrap();
    assert_eq!(first.seq, table.head + 1);
    assert!(matches!(first.what, Happening::Acted { seat: 0, .. }));
    drop(events);
    // Missed while away: an action, a word, an undo.
    act(&mut beat, &mut table, 1, json!({"do": "bid", "amount": 25})).await;
    post(&mut cleo, &table, "/chat", &json!({"text": "hm"})).await;
    post(&mut beat, &table, "/undo", &json!({"version": table.version})).await;
    let mut events = beat.stream(&path(&table, "/stream?since=0"), Some(first.seq)).await.unwrap();
    let mut missed = Vec::new();
    for _ in 0..3 {
        missed.push(events.entry().await.unwrap());
    }
    assert_eq!(missed.iter().map(|entry| entry.seq).collect::<Vec<_>>(), [first.seq + 1, first.seq + 2, first.seq + 3]);
    assert!(matches!(&missed[1].what, Happening::Said { text: Some(text), .. } if text == "hm"));
    assert!(matches!(missed[2].what, Happening::Undone { to: 1, .. }));
    // A spectator from the beginning, from a server that has forgotten everything.
    server.stop().await;
    let server = world.start().await;
    let mut events = Client::new(server.addr).stream(&path(&table, "/stream"), None).await.unwrap();
    for seq in 1..=missed[2].seq {
        assert_eq!(events.entry().await.unwrap().seq, seq);
    }
    server.stop().await;
    assert_eq!(events.next().await, None);
}

/// One who does not read, while bots play a whole game: everybody else sees all of it.
pub async fn a_slow_reader_holds_nobody_up(world: &World) {
    let server = world.start().await;
    let mut anna = guest(&server, "Anna").await;
    let bot = json!({"is": "bot", "bot": {"level": "random"}});
    let wish = json!({"profile": "1844-2e", "seats": [bot, bot, bot], "seed": 11, "start": true});
    let table = open(&mut anna, &wish).await;
    let mut slow = anna.stream(&path(&table, "/stream"), None).await.unwrap();
    let mut quick = anna.stream(&path(&table, "/stream"), None).await.unwrap();
    let over = until(&mut anna, &table, "the bots play to the end", |table| table.status == Status::Finished).await;
    for seq in 1..=over.head {
        let entry = tokio::time::timeout(Duration::from_secs(20), quick.entry()).await.unwrap().unwrap();
        assert_eq!(entry.seq, seq);
    }
    // And so does the slow one, from the store, once it reads.
    for seq in 1..=over.head {
        assert_eq!(slow.entry().await.unwrap().seq, seq);
    }
    server.stop().await;
}

/// From a table by invitation: who has left it, and who has signed out everywhere.
pub async fn whoever_may_no_longer_look_is_let_go(world: &World) {
    let server = server::start(Config { heartbeat: Duration::from_millis(50), ..world.config() }).await.unwrap();
    let mut anna = guest(&server, "Anna").await;
    let mut beat = guest(&server, "Beat").await;
    let mut wish = three_seats();
    wish["access"] = json!("invitation");
    let table = open(&mut anna, &wish).await;
    let invitation = json!({"invitation": table.you.invitation});
    post(&mut beat, &table, "/join", &invitation).await.read::<Table>().unwrap();
    let stream = path(&table, "/stream?since=0");
    let (mut annas, mut beats) = (anna.stream(&stream, None).await.unwrap(), beat.stream(&stream, None).await.unwrap());
    let still_there = tokio::time::timeout(Duration::from_millis(300), async { while annas.next().await.is_some() {} });
    assert!(still_there.await.is_err());
    post(&mut beat, &table, "/leave", &json!({})).await;
    let end = async { while beats.next().await.is_some() {} };
    tokio::time::timeout(Duration::from_secs(10), end).await.expect("who has left sees no more");
    anna.delete("/api/sessions").await.unwrap();
    let end = async { while annas.next().await.is_some() {} };
    tokio::time::timeout(Duration::from_secs(10), end).await.expect("who is signed out sees no more");
    server.stop().await;
}

pub async fn a_deleted_table_ends_its_stream(world: &World) {
    let server = world.start().await;
    let mut anna = guest(&server, "Anna").await;
    let table = open(&mut anna, &three_seats()).await;
    let mut events = anna.stream(&path(&table, "/stream"), None).await.unwrap();
    assert_eq!(anna.delete(&path(&table, "")).await.unwrap().status, 204);
    assert_eq!(events.next().await, Some(Event::Deleted));
    assert_eq!(events.next().await, None);
    server.stop().await;
}
