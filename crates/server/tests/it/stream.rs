//! The live stream.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::json;
use server::Config;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpSocket, TcpStream};
use wire::api::{Happening, Table};

use crate::client::{Client, Event};
use crate::world::{World, act, guest, open, path, post, three_at_a_table, three_seats};

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

/// A reader who does not read, while more is said than fits into the buffers of the connection: everyone else gets all of it.
pub async fn a_slow_reader_holds_nobody_up(world: &World) {
    let server = world.start().await;
    let ([anna, beat, cleo], table) = three_at_a_table(&server).await;
    let mut slow = Unread::open(server.addr, &path(&table, "/stream")).await;
    let mut quick = anna.stream(&path(&table, "/stream"), None).await.unwrap();
    let talk = [anna, beat, cleo].map(|mut client| {
        let table = table.clone();
        tokio::spawn(async move {
            // Four bytes a letter: 6 MB in all, where buffers of a connection hold 4 MB at most.
            let words = json!({ "text": "\u{1f682}".repeat(1000) });
            for _ in 0..500 {
                post(&mut client, &table, "/chat", &words).await;
            }
        })
    });
    let last = table.head + 1500;
    for seq in 1..=last {
        let entry = tokio::time::timeout(Duration::from_secs(20), quick.entry()).await.unwrap().unwrap();
        assert_eq!(entry.seq, seq);
    }
    for one in talk {
        one.await.unwrap();
    }
    // And so does the slow one, from the store, once it reads.
    assert_eq!(slow.read_until(last).await, (1..=last).collect::<Vec<_>>());
    server.stop().await;
}

/// A stream that was asked for and is not read, with little room on the way.
struct Unread(BufReader<TcpStream>);

impl Unread {
    async fn open(address: SocketAddr, path: &str) -> Unread {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(4096).unwrap();
        let mut connection = socket.connect(address).await.unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\n\r\n");
        connection.write_all(request.as_bytes()).await.unwrap();
        Unread(BufReader::new(connection))
    }

    /// Numbers of all entries up to the last one.
    async fn read_until(&mut self, last: u64) -> Vec<u64> {
        let mut seen = Vec::new();
        let mut line = String::new();
        while seen.last() != Some(&last) {
            line.clear();
            assert_ne!(self.0.read_line(&mut line).await.unwrap(), 0, "it ended after {seen:?}");
            seen.extend(line.trim_end().strip_prefix("id: ").map(|number| number.parse::<u64>().unwrap()));
        }
        seen
    }
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
    assert_eq!(events.next().await, Some(Event::Present(vec![0])));
    assert_eq!(events.next().await, Some(Event::Deleted));
    assert_eq!(events.next().await, None);
    server.stop().await;
}

/// Players see who of them has the table open; who only looks on is not counted.
pub async fn players_see_who_is_there(world: &World) {
    let server = world.start().await;
    let ([anna, beat, _cleo], table) = three_at_a_table(&server).await;
    let stream = path(&table, &format!("/stream?since={}", table.head));
    let mut annas = anna.stream(&stream, None).await.unwrap();
    assert_eq!(annas.next().await, Some(Event::Present(vec![0])));
    let stranger = guest(&server, "Dora").await;
    let mut strangers = stranger.stream(&stream, None).await.unwrap();
    assert_eq!(strangers.next().await, Some(Event::Present(vec![0])));
    let beats = beat.stream(&stream, None).await.unwrap();
    assert_eq!(annas.next().await, Some(Event::Present(vec![0, 1])));
    assert_eq!(strangers.next().await, Some(Event::Present(vec![0, 1])));
    // Twice there is still there.
    let again = beat.stream(&stream, None).await.unwrap();
    drop(beats);
    drop(again);
    assert_eq!(annas.next().await, Some(Event::Present(vec![0])));
    server.stop().await;
}
