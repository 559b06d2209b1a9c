//! Taking back, bringing back, asking.

use serde_json::{Value, json};
use wire::api::{Moved, Status, Table, Told, Wish};

use crate::world::{World, act, assert_refused, guest, look, open, path, post, three_at_a_table, until};

async fn wish(client: &mut crate::client::Client, table: &Table, what: &str, to: Option<u32>) -> crate::client::Answer {
    let mut body = json!({"version": look(client, table).await.version});
    if let Some(to) = to {
        body["to"] = json!(to);
    }
    post(client, table, what, &body).await
}

pub async fn own_actions_are_undone_freely(world: &World) {
    let server = world.start().await;
    let mut anna = guest(&server, "Anna").await;
    let me = json!({"is": "me"});
    let hotseat: Value = json!({"profile": "1844-2e", "seats": [me, me, me], "order": "fixed", "start": true});
    let mut table = open(&mut anna, &hotseat).await;
    let mut digests = Vec::new();
    for (seat, amount) in [(0, 20), (1, 25), (2, 30)] {
        digests.push(act(&mut anna, &mut table, seat, json!({"do": "bid", "amount": amount})).await.digest);
    }
    let undone = wish(&mut anna, &table, "/undo", None).await;
    assert_eq!(undone.status, 200);
    assert!(matches!(undone.read().unwrap(), Moved::Done { position: 2, .. }));
    wish(&mut anna, &table, "/undo", Some(1)).await.read::<Moved>().unwrap();
    let seen = look(&mut anna, &table).await;
    assert_eq!((seen.position, seen.actions.len(), seen.deciding), (1, 3, Some(1)));
    // Back to where it was, with the same state.
    wish(&mut anna, &table, "/redo", Some(2)).await.read::<Moved>().unwrap();
    wish(&mut anna, &table, "/redo", None).await.read::<Moved>().unwrap();
    let state: Value = anna.get(&path(&table, "/state")).await.unwrap().read().unwrap();
    assert_eq!(state["digest"], digests[2].as_str());
    assert_refused(&wish(&mut anna, &table, "/redo", None).await, 422, "invalid");
    assert_refused(&wish(&mut anna, &table, "/undo", Some(3)).await, 422, "invalid");
    let stale = post(&mut anna, &table, "/undo", &json!({"version": 1})).await;
    assert_refused(&stale, 409, "stale");
    // Another course: what was undone is gone, and the log still has it all.
    wish(&mut anna, &table, "/undo", Some(1)).await.read::<Moved>().unwrap();
    let mut table = look(&mut anna, &table).await;
    act(&mut anna, &mut table, 1, json!({"do": "pass"})).await;
    let seen = look(&mut anna, &table).await;
    assert_eq!((seen.position, seen.actions.len()), (2, 2));
    assert_refused(&wish(&mut anna, &table, "/redo", None).await, 422, "invalid");
    let log = store::open(world.database(), store::Use::Read).await.unwrap();
    let entries = log.entries(table.id, 0).await.unwrap();
    let acted = |entry: &&wire::api::Entry| matches!(entry.what, wire::api::Happening::Acted { .. });
    assert_eq!(entries.iter().filter(acted).count(), 4);
    assert_eq!(entries.len() as u64, seen.head);
    log.close().await;
    server.stop().await;
    // It stands among what was said, also for those who come later.
    let (back, on) = (|to| Told::WentBack { to }, |to| Told::WentOn { to });
    let told = |table: &Table| table.chat.iter().filter_map(|said| said.told).collect::<Vec<_>>();
    assert_eq!(told(&seen), [back(2), back(1), on(2), on(3), back(1)]);
    let server = world.start().await;
    let mut anna = anna.at(server.addr);
    let later = look(&mut anna, &table).await;
    assert_eq!(later.chat, seen.chat);
    server.stop().await;
}

pub async fn others_are_asked(world: &World) {
    let server = world.start().await;
    let ([mut anna, mut beat, mut cleo], mut table) = three_at_a_table(&server).await;
    act(&mut anna, &mut table, 0, json!({"do": "bid", "amount": 20})).await;
    act(&mut beat, &mut table, 1, json!({"do": "bid", "amount": 25})).await;
    act(&mut cleo, &mut table, 2, json!({"do": "bid", "amount": 30})).await;
    let asked = wish(&mut anna, &table, "/undo", None).await;
    assert_eq!(asked.status, 202, "{}", asked.text());
    let Moved::Asked(asked) = asked.read().unwrap() else { panic!("{}", asked.text()) };
    assert_eq!(asked.asked, [1, 2]);
    let seen = look(&mut beat, &table).await;
    assert_eq!((seen.position, seen.proposals.len()), (3, 1));
    assert_eq!(seen.proposals[0].wish, Wish::Undo { to: 0 });
    let rest = format!("/proposals/{}", asked.proposal);
    assert_refused(&post(&mut anna, &table, &rest, &json!({"agreed": true})).await, 403, "not-yours");
    let mut stranger = guest(&server, "Zoe").await;
    assert_refused(&post(&mut stranger, &table, &rest, &json!({"agreed": true})).await, 403, "not-yours");
    assert_refused(&wish(&mut beat, &table, "/undo", Some(1)).await, 409, "conflict");
    assert_eq!(post(&mut beat, &table, &rest, &json!({"agreed": true})).await.status, 202);
    assert_refused(&post(&mut beat, &table, &rest, &json!({"agreed": true})).await, 403, "not-yours");
    let agreed = post(&mut cleo, &table, &rest, &json!({"agreed": true})).await;
    assert_eq!(agreed.status, 200, "{}", agreed.text());
    let seen = look(&mut anna, &table).await;
    assert_eq!((seen.position, seen.deciding, seen.proposals.len()), (0, Some(0), 0));
    // One's own last action, as long as nobody else has acted.
    let mut table = seen;
    act(&mut anna, &mut table, 0, json!({"do": "bid", "amount": 20})).await;
    assert_eq!(wish(&mut anna, &table, "/undo", None).await.status, 200);
    server.stop().await;
}

pub async fn a_wish_is_declined_or_taken_back(world: &World) {
    let server = world.start().await;
    let ([mut anna, mut beat, mut cleo], mut table) = three_at_a_table(&server).await;
    act(&mut anna, &mut table, 0, json!({"do": "bid", "amount": 20})).await;
    act(&mut beat, &mut table, 1, json!({"do": "bid", "amount": 25})).await;
    let ask = async |anna: &mut crate::client::Client, table: &Table| {
        let Moved::Asked(asked) = wish(anna, table, "/undo", None).await.read().unwrap() else { panic!("not asked") };
        format!("/proposals/{}", asked.proposal)
    };
    let rest = ask(&mut anna, &table).await;
    assert_eq!(post(&mut beat, &table, &rest, &json!({"agreed": false})).await.status, 204);
    assert!(look(&mut anna, &table).await.proposals.is_empty());
    assert_refused(&post(&mut beat, &table, &rest, &json!({"agreed": true})).await, 409, "conflict");
    let rest = ask(&mut anna, &table).await;
    assert_eq!(post(&mut anna, &table, &rest, &json!({"agreed": false})).await.status, 204);
    assert!(look(&mut anna, &table).await.proposals.is_empty());
    // The game goes on over a wish.
    ask(&mut anna, &table).await;
    act(&mut cleo, &mut table, 2, json!({"do": "pass"})).await;
    let seen = look(&mut anna, &table).await;
    assert_eq!((seen.position, seen.proposals.len()), (3, 0));
    server.stop().await;
}

/// A long game: undo replays from a state on the way, before and after the table was loaded from a snapshot.
pub async fn undo_reaches_behind_bots_and_snapshots(world: &World) {
    let server = world.start().await;
    let mut anna = guest(&server, "Anna").await;
    let bot = json!({"is": "bot", "bot": {"level": "random"}});
    let wish_table = json!({"profile": "1844-2e", "seats": [bot, bot, bot], "seed": 7, "start": true});
    let table = open(&mut anna, &wish_table).await;
    let finished = until(&mut anna, &table, "the bots play to the end", |table| table.status == Status::Finished).await;
    let exported = anna.get(&path(&finished, "/export")).await.unwrap().text();
    let me = json!({"is": "me"});
    let import = json!({"log": exported, "purpose": "play", "seats": [me, me, me]});
    let own: Table = anna.post("/api/tables/import", &import).await.unwrap().read().unwrap();
    let digest_at = |table: &Table, position: u32| table.actions[position as usize - 1].digest.clone();
    let length = own.position;
    assert!(length > 200, "{length}");
    let server = {
        // Back and forth, then from the store.
        for to in [length - 1, 130, 64, 63, 1] {
            wish(&mut anna, &own, "/undo", Some(to)).await.read::<Moved>().unwrap();
            let state: Value = anna.get(&path(&own, "/state")).await.unwrap().read().unwrap();
            assert_eq!(state["digest"], digest_at(&own, to).as_str(), "{to}");
            wish(&mut anna, &own, "/redo", Some(length)).await.read::<Moved>().unwrap();
        }
        server.stop().await;
        world.start().await
    };
    let mut anna = anna.at(server.addr);
    wish(&mut anna, &own, "/undo", Some(100)).await.read::<Moved>().unwrap();
    let state: Value = anna.get(&path(&own, "/state?at=100")).await.unwrap().read().unwrap();
    assert_eq!(state["digest"], digest_at(&own, 100).as_str());
    let metrics = anna.get("/metrics").await.unwrap().text();
    assert!(metrics.contains("kursbuch_snapshot_loads_total 1"), "{metrics}");
    // Bots have nothing against it.
    let seats = json!([me, bot, bot]);
    let against_bots = json!({"profile": "1844-2e", "seats": seats, "order": "fixed", "start": true});
    let mut table = open(&mut anna, &against_bots).await;
    act(&mut anna, &mut table, 0, json!({"do": "bid", "amount": 20})).await;
    let table =
        until(&mut anna, &table, "the bots answer", |table| table.position > 1 && table.deciding == Some(0)).await;
    assert_eq!(table.you.undo_to, Some(0));
    assert_eq!(wish(&mut anna, &table, "/undo", None).await.status, 200);
    assert_eq!(look(&mut anna, &table).await.position, 0);
    server.stop().await;
}
