//! Guests, registered people, sessions, accounts.

use serde_json::{Value, json};
use wire::api::{Holder, Me, MeWithKey, PersonKind, Table};

use crate::client::Client;
use crate::world::{World, act, assert_refused, guest, look, open, path, post, three_at_a_table, three_seats};

pub async fn a_guest_comes_back_by_key(world: &World) {
    let server = world.start().await;
    let mut phone = Client::new(server.addr);
    assert_refused(&phone.get("/api/me").await.unwrap(), 401, "sign-in-first");
    let me: MeWithKey = phone.post("/api/guests", &json!({"name": " Anna  B. "})).await.unwrap().read().unwrap();
    assert_eq!((me.me.name.as_str(), me.me.kind), ("Anna B.", PersonKind::Guest));
    assert!(me.key.len() >= 32);
    let mut laptop = Client::new(server.addr);
    let same: Me = laptop.post("/api/session/key", &json!({"key": me.key})).await.unwrap().read().unwrap();
    assert_eq!(same, me.me);
    let renewed: MeWithKey = laptop.post("/api/me/key", &json!({})).await.unwrap().read().unwrap();
    let old = Client::new(server.addr).post("/api/session/key", &json!({"key": me.key})).await.unwrap();
    assert_refused(&old, 401, "wrong-credentials");
    Client::new(server.addr)
        .post("/api/session/key", &json!({"key": renewed.key}))
        .await
        .unwrap()
        .read::<Me>()
        .unwrap();
    server.stop().await;
}

pub async fn registration_keeps_what_a_guest_had(world: &World) {
    let server = world.start().await;
    let mut anna = guest(&server, "Anna").await;
    let table = open(&mut anna, &three_seats()).await;
    let before = anna.cookie().unwrap().to_owned();
    let credentials = json!({"name": "Anna", "password": "long enough"});
    let me: Me = anna.post("/api/users", &credentials).await.unwrap().read().unwrap();
    assert_eq!(me.kind, PersonKind::Registered);
    assert_ne!(anna.cookie().unwrap(), before);
    assert_eq!(look(&mut anna, &table).await.you.seats, [0]);
    let mut elsewhere = Client::new(server.addr);
    let signed_in: Me = elsewhere.post("/api/session", &credentials).await.unwrap().read().unwrap();
    assert_eq!(signed_in, me);
    assert_eq!(look(&mut elsewhere, &table).await.you.seats, [0]);
    let taken = Client::new(server.addr).post("/api/users", &json!({"name": "ANNA", "password": "long enough"})).await;
    assert_refused(&taken.unwrap(), 409, "name-taken");
    server.stop().await;
}

pub async fn signing_in_and_out(world: &World) {
    let server = world.start().await;
    let credentials = json!({"name": "Beat", "password": "long enough"});
    let mut one = Client::new(server.addr);
    one.post("/api/users", &credentials).await.unwrap().read::<Me>().unwrap();
    let mut other = Client::new(server.addr);
    other.post("/api/session", &credentials).await.unwrap().read::<Me>().unwrap();
    // Signing in again ends the session that was there.
    let first = other.cookie().unwrap().to_owned();
    other.post("/api/session", &credentials).await.unwrap().read::<Me>().unwrap();
    let mut stale = Client::new(server.addr);
    stale.set_cookie(Some(first));
    assert_refused(&stale.get("/api/me").await.unwrap(), 401, "sign-in-first");
    // Here only.
    let kept = one.cookie().unwrap().to_owned();
    assert_eq!(one.delete("/api/session").await.unwrap().status, 204);
    assert_eq!(one.cookie(), None);
    stale.set_cookie(Some(kept));
    assert_refused(&stale.get("/api/me").await.unwrap(), 401, "sign-in-first");
    assert_eq!(other.get("/api/me").await.unwrap().status, 200);
    // Everywhere.
    one.post("/api/session", &credentials).await.unwrap().read::<Me>().unwrap();
    assert_eq!(one.delete("/api/sessions").await.unwrap().status, 204);
    assert_refused(&other.get("/api/me").await.unwrap(), 401, "sign-in-first");
    server.stop().await;
}

pub async fn passwords_change(world: &World) {
    let server = world.start().await;
    let mut anna = Client::new(server.addr);
    anna.post("/api/users", &json!({"name": "Anna", "password": "long enough"})).await.unwrap().read::<Me>().unwrap();
    let mut other = Client::new(server.addr);
    other.post("/api/session", &json!({"name": "anna", "password": "long enough"})).await.unwrap();
    let wrong = anna.post("/api/me/password", &json!({"old": "guess", "new": "even longer"})).await.unwrap();
    assert_refused(&wrong, 401, "wrong-credentials");
    let short = anna.post("/api/me/password", &json!({"old": "long enough", "new": "short"})).await.unwrap();
    assert_refused(&short, 422, "invalid");
    let changed = anna.post("/api/me/password", &json!({"old": "long enough", "new": "even longer"})).await.unwrap();
    assert_eq!(changed.status, 204);
    assert_eq!(anna.get("/api/me").await.unwrap().status, 200);
    assert_refused(&other.get("/api/me").await.unwrap(), 401, "sign-in-first");
    let old = other.post("/api/session", &json!({"name": "Anna", "password": "long enough"})).await.unwrap();
    assert_refused(&old, 401, "wrong-credentials");
    let new = other.post("/api/session", &json!({"name": "Anna", "password": "even longer"})).await.unwrap();
    assert_eq!(new.status, 200);
    server.stop().await;
}

pub async fn accounts_are_deleted_and_games_stay(world: &World) {
    let server = world.start().await;
    let ([mut anna, mut beat, _cleo], mut table) = three_at_a_table(&server).await;
    act(&mut anna, &mut table, 0, json!({"do": "bid", "amount": 20})).await;
    assert_eq!(post(&mut anna, &table, "/chat", &json!({"text": "Good luck"})).await.status, 204);
    assert_eq!(post(&mut beat, &table, "/chat", &json!({"text": "Thanks"})).await.status, 204);
    let alone = open(&mut anna, &three_seats()).await;
    anna.post("/api/users", &json!({"name": "Anna", "password": "long enough"})).await.unwrap().read::<Me>().unwrap();
    let unconfirmed = anna.delete("/api/me").await.unwrap();
    assert_refused(&unconfirmed, 401, "wrong-credentials");
    let body = serde_json::to_vec(&json!({"password": "long enough"})).unwrap();
    let deleted = anna.send(hyper::Method::DELETE, "/api/me", Some(("application/json", body))).await.unwrap();
    assert_eq!(deleted.status, 204, "{}", deleted.text());
    assert_refused(&anna.get("/api/me").await.unwrap(), 401, "sign-in-first");
    // The game is there, without her words; nobody else came to the other table.
    let seen = look(&mut beat, &table).await;
    assert_eq!(seen.seats[0].holder, Holder::Gone);
    assert_eq!(seen.position, 1);
    let texts: Vec<Option<&str>> = seen.chat.iter().map(|said| said.text.as_deref()).collect();
    assert_eq!(texts, [None, Some("Thanks")]);
    assert_eq!(beat.get(&path(&alone, "")).await.unwrap().status, 404);
    act(&mut beat, &mut table, 1, json!({"do": "bid", "amount": 25})).await;
    // The host's part has passed on.
    assert!(look(&mut beat, &table).await.you.host);
    let again =
        Client::new(server.addr).post("/api/session", &json!({"name": "Anna", "password": "long enough"})).await;
    assert_refused(&again.unwrap(), 401, "wrong-credentials");
    server.stop().await;
}

pub async fn names_are_checked(world: &World) {
    let server = world.start().await;
    let mut client = Client::new(server.addr);
    let long = "x".repeat(41);
    for name in ["", " ", "a\u{202e}b", long.as_str()] {
        let answer = client.post("/api/guests", &json!({"name": name})).await.unwrap();
        assert_refused(&answer, 422, "invalid");
    }
    let mut anna = guest(&server, "Anna").await;
    let renamed: Me = anna.patch("/api/me", &json!({"name": "Łucja"})).await.unwrap().read().unwrap();
    assert_eq!(renamed.name, "Łucja");
    assert_eq!(anna.get("/api/me").await.unwrap().read::<Me>().unwrap(), renamed);
    let short = anna.post("/api/users", &json!({"name": "Łucja", "password": "short"})).await.unwrap();
    assert_refused(&short, 422, "invalid");
    // Two at one table are told apart.
    let table: Value =
        json!({"profile": "1844-2e", "seats": [{"is": "me"}, {"is": "me"}, {"is": "me", "name": "Beat"}]});
    let table: Table = open(&mut anna, &table).await;
    let names: Vec<&str> = table.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Łucja", "Łucja 2", "Beat"]);
    server.stop().await;
}
