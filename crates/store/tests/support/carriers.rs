//! What several processes may have beside their database: a real NATS that carries signals, a real replica.

use std::time::Duration;

use sqlx::{Connection as _, PgConnection};
use store::{Beside, Reader, Signal, Store, StoreError, Use};
use testkit::{Nats, Postgres};
use tokio::sync::broadcast::Receiver;
use wire::api::{ListQuery, TableId};

use crate::postgres::new_database;
use crate::{Shared, table};

const PATIENCE: Duration = Duration::from_secs(20);

fn beside(servers: &str) -> Beside {
    Beside { signals: Some(servers.to_owned()), ..Beside::default() }
}

async fn open(database: &str, nats: &Nats) -> Shared {
    store::open_beside(database, Use::Serve, &beside(&nats.address())).await.unwrap()
}

fn grew(table: u64, head: u64) -> Signal {
    Signal::Grew { table: TableId::new(table), head }
}

/// Whatever comes before it is passed over.
async fn until(heard: &mut Receiver<Signal>, expected: Signal) {
    let wait = async { while heard.recv().await.unwrap() != expected {} };
    tokio::time::timeout(PATIENCE, wait).await.unwrap_or_else(|_| panic!("never {expected:?}"));
}

/// Told again and again: what is sent before the other side listens is lost.
async fn tell_until_heard(from: &dyn Store, heard: &mut Receiver<Signal>, signal: Signal) {
    let telling = async {
        loop {
            from.signals().tell(signal);
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::select! {
        () = telling => (),
        () = until(heard, signal) => (),
    }
}

#[tokio::test]
async fn processes_on_one_database_hear_of_each_other_by_nats() {
    let (nats, database) = (Nats::start(), new_database().await);
    let (one, other) = (open(&database, &nats).await, open(&database, &nats).await);
    let elsewhere = open(&new_database().await, &nats).await;
    let (mut heard, mut heard_elsewhere) = (other.signals().listen(), elsewhere.signals().listen());
    tell_until_heard(&*one, &mut heard, grew(1, 1)).await;
    for signal in [
        grew(1, 2),
        Signal::Changed { table: TableId::new(1) },
        Signal::Present { table: TableId::new(1), process: 7, seats: 0b101 },
    ] {
        one.signals().tell(signal);
        until(&mut heard, signal).await;
    }
    // Those of another database have a subject of their own.
    while let Ok(signal) = heard_elsewhere.try_recv() {
        assert_eq!(signal, Signal::Missed);
    }
}

#[tokio::test]
async fn whoever_was_without_nats_is_told_that_signals_were_missed() {
    let (mut nats, database) = (Nats::start(), new_database().await);
    let (one, other) = (open(&database, &nats).await, open(&database, &nats).await);
    let mut heard = other.signals().listen();
    tell_until_heard(&*one, &mut heard, grew(1, 1)).await;
    nats.stop();
    // More than anybody would keep: telling waits for nothing.
    (0..100_000).for_each(|head| one.signals().tell(grew(2, head)));
    while heard.try_recv().is_ok() {}
    nats.start_again();
    until(&mut heard, Signal::Missed).await;
    tell_until_heard(&*one, &mut heard, grew(1, 3)).await;
}

/// The processes get on by looking for themselves until it is there.
#[tokio::test]
async fn a_process_starts_without_nats() {
    let (mut nats, database) = (Nats::start(), new_database().await);
    nats.stop();
    let (one, other) = (open(&database, &nats).await, open(&database, &nats).await);
    let mut heard = other.signals().listen();
    one.signals().tell(grew(1, 1));
    nats.start_again();
    tell_until_heard(&*one, &mut heard, grew(1, 2)).await;
}

#[tokio::test]
async fn what_cannot_be_is_refused() {
    let sqlite = store::open_beside("sqlite:a.db", Use::Serve, &beside("nats://localhost")).await;
    assert!(matches!(sqlite, Err(StoreError::OneProcess)));
    let database = new_database().await;
    let wrong = store::open_beside(&database, Use::Serve, &beside("http://localhost")).await;
    assert!(matches!(wrong, Err(StoreError::Signals(_))));
}

/// Before a replica falls behind, lists come from it; then they come from the database again.
#[tokio::test]
async fn lists_are_read_from_a_replica_as_long_as_it_is_near() {
    let main = Postgres::start();
    let address = main.database();
    let replica = main.replica();
    let there = replica.address_of(&address);
    let beside = Beside { replica: Some(there.clone()), ..Beside::default() };
    let store = store::open_beside(&address, Use::Serve, &beside).await.unwrap();
    let listed = async |id: u64| {
        let found = store.tables(&ListQuery::default(), Reader::Administrator, 50).await.unwrap();
        found.tables.iter().any(|listed| listed.table.id == TableId::new(id))
    };
    let mut replica = PgConnection::connect(&there).await.unwrap();
    let mut newest = 0;
    let from_the_replica = async {
        loop {
            newest += 1;
            sqlx::query("SELECT pg_wal_replay_pause()").execute(&mut replica).await.unwrap();
            let mut state = String::new();
            while state != "paused" {
                let asked = sqlx::query_scalar("SELECT pg_get_wal_replay_pause_state()");
                state = asked.fetch_one(&mut replica).await.unwrap();
            }
            store.add_table(&table(newest, "new"), &[]).await.unwrap();
            if !listed(newest).await {
                break;
            }
            sqlx::query("SELECT pg_wal_replay_resume()").execute(&mut replica).await.unwrap();
        }
    };
    tokio::time::timeout(PATIENCE, from_the_replica).await.expect("lists never come from the replica");
    let from_the_database = async { while !listed(newest).await {} };
    tokio::time::timeout(PATIENCE, from_the_database).await.expect("lists stay at what the replica knows");
}
