//! Acting, refusals, positions, talk.

use serde_json::{Value, json};
use wire::api::{Problem, StateView, Status};

use crate::client::Client;
use crate::world::{World, act, assert_refused, guest, look, open, path, post, three_at_a_table, try_act};

pub async fn an_action_is_stored_and_seen(world: &World) {
    let server = world.start().await;
    let ([mut anna, mut beat, mut cleo], mut table) = three_at_a_table(&server).await;
    let before = table.version;
    // One seat does not end the game for all.
    assert_refused(&try_act(&mut anna, &table, 0, json!({"do": "end-game"})).await, 403, "not-yours");
    let acted = act(&mut anna, &mut table, 0, json!({"do": "bid", "amount": 20})).await;
    assert_eq!((acted.version, acted.position, acted.deciding), (before + 1, 1, Some(1)));
    for client in [&mut beat, &mut cleo, &mut Client::new(server.addr)] {
        let seen = look(client, &table).await;
        assert_eq!((seen.version, seen.position, seen.deciding), (acted.version, 1, Some(1)));
        let played = seen.actions.last().unwrap();
        assert_eq!((played.seat, &played.digest), (0, &acted.digest));
    }
    server.stop().await;
}

pub async fn a_refused_action_names_its_rule_in_three_languages(world: &World) {
    let server = world.start().await;
    let ([mut anna, ..], table) = three_at_a_table(&server).await;
    let mut texts = Vec::new();
    for lang in ["en", "de-CH,en;q=0.5", "pl"] {
        anna.headers.insert("accept-language", lang.parse().unwrap());
        let refused = try_act(&mut anna, &table, 0, json!({"do": "bid", "amount": 3})).await;
        assert_refused(&refused, 422, "rule-broken");
        let problem: Problem = serde_json::from_slice(&refused.body).unwrap();
        assert!(problem.rule.unwrap().starts_with("1844-AUC-"));
        let evidence = problem.evidence.unwrap();
        assert_eq!(evidence["violation"], "BidTooLow");
        assert!(evidence["minimum"].as_i64().unwrap() > 3, "{evidence}");
        texts.push(problem.text);
    }
    assert!(texts[0].starts_with("The first bid"), "{texts:?}");
    assert!(texts[1].starts_with("Das erste Gebot"), "{texts:?}");
    assert!(texts[2].starts_with("Pierwsza stawka"), "{texts:?}");
    let seen = look(&mut anna, &table).await;
    assert_eq!((seen.version, seen.position, seen.head), (table.version, 0, table.head));
    // Other refusals, too.
    for (lang, text) in
        [("de;q=0.5, fr", "Die Partie hat schon begonnen."), ("en;q=0.2, pl", "Gra już się rozpoczęła.")]
    {
        anna.headers.insert("accept-language", lang.parse().unwrap());
        let refused = post(&mut anna, &table, "/start", &json!({})).await;
        let problem: Problem = serde_json::from_slice(&refused.body).unwrap();
        assert_eq!((refused.status, problem.text.as_str()), (409, text));
    }
    server.stop().await;
}

pub async fn long_answers_are_compressed(world: &World) {
    let server = world.start().await;
    let mut anna = guest(&server, "Anna").await;
    let described = anna.get("/api/openapi.json").await.unwrap();
    assert!(!described.headers.contains_key("content-encoding"));
    assert_eq!(described.headers["content-length"], described.body.len().to_string().as_str());
    for (accepted, encoding) in
        [("gzip", Some("gzip")), ("br, gzip;q=0.5", Some("gzip")), ("gzip;q=0", None), ("br", None)]
    {
        anna.headers.insert("accept-encoding", accepted.parse().unwrap());
        let answer = anna.get("/api/openapi.json").await.unwrap();
        assert_eq!(answer.headers.get("content-encoding").map(|value| value.to_str().unwrap()), encoding, "{accepted}");
        let mut text = answer.text();
        if encoding.is_some() {
            text.clear();
            std::io::Read::read_to_string(&mut flate2::read::GzDecoder::new(&answer.body[..]), &mut text).unwrap();
        }
        assert_eq!(text, described.text());
    }
    // Short answers are not worth it, and events must not wait for each other.
    anna.headers.insert("accept-encoding", "gzip".parse().unwrap());
    assert!(!anna.get("/api/me").await.unwrap().headers.contains_key("content-encoding"));
    let table = open(&mut anna, &crate::world::three_seats()).await;
    let mut events = anna.stream(&path(&table, "/stream"), None).await.unwrap();
    assert_eq!(post(&mut anna, &table, "/chat", &json!({"text": "x".repeat(1_000)})).await.status, 204);
    assert_eq!(events.entry().await.unwrap().seq, table.head + 1);
    drop(events);
    server.stop().await;
}

pub async fn position_and_choices_are_offered(world: &World) {
    let server = world.start().await;
    let ([mut anna, mut beat, _], mut table) = three_at_a_table(&server).await;
    act(&mut anna, &mut table, 0, json!({"do": "bid", "amount": 20})).await;
    let view: StateView = beat.get(&path(&table, "/state?seat=1")).await.unwrap().read().unwrap();
    assert_eq!((view.position, view.deciding, view.finished), (1, Some(1), false));
    assert_eq!(view.standing.len(), 3);
    assert!(view.choices.len() >= 2);
    assert_eq!((view.table.round.as_str(), view.table.players.len()), ("Auction", 3));
    assert!(view.table.players.iter().all(|player| player.is_you == (player.seat == 1)));
    // What is offered is accepted, as it stands.
    let bid = view.choices.iter().find(|choice| choice.most.is_some()).unwrap();
    let action = serde_json::to_value(&bid.action).unwrap();
    act(&mut beat, &mut table, 1, action).await;
    let others: StateView = beat.get(&path(&table, "/state?seat=0")).await.unwrap().read().unwrap();
    assert!(others.choices.is_empty());
    let start: StateView = Client::new(server.addr).get(&path(&table, "/state?at=0")).await.unwrap().read().unwrap();
    assert_eq!((start.position, start.deciding), (0, Some(0)));
    assert!(!start.choices.is_empty());
    assert_refused(&beat.get(&path(&table, "/state?at=9")).await.unwrap(), 422, "invalid");
    assert_refused(&beat.get(&path(&table, "/state?seat=9")).await.unwrap(), 422, "invalid");
    server.stop().await;
}

pub async fn hotseat_holds_several_seats(world: &World) {
    let server = world.start().await;
    let mut anna = guest(&server, "Anna").await;
    let me = |name: &str| json!({"is": "me", "name": name});
    let seats = json!([me("Anna"), me("Beat"), me("Cleo")]);
    let wish: Value = json!({"profile": "1844-2e", "seats": seats, "order": "fixed", "start": true});
    let mut table = open(&mut anna, &wish).await;
    assert_eq!((table.status, table.you.seats.as_slice()), (Status::Running, &[0, 1, 2][..]));
    for (seat, amount) in [(0, 20), (1, 25), (2, 30)] {
        act(&mut anna, &mut table, seat, json!({"do": "bid", "amount": amount})).await;
    }
    // Not out of turn, even from a seat of the same person.
    assert_refused(&try_act(&mut anna, &table, 2, json!({"do": "pass"})).await, 403, "not-yours");
    server.stop().await;
}

pub async fn talk_at_the_table(world: &World) {
    let server = world.start().await;
    let ([mut anna, mut beat, _], mut table) = three_at_a_table(&server).await;
    let text = "<script>alert(1)</script> Grüezi 🚂";
    assert_eq!(post(&mut anna, &table, "/chat", &json!({"text": text})).await.status, 204);
    // Talk does not make anybody's view of the game stale.
    act(&mut anna, &mut table, 0, json!({"do": "bid", "amount": 20})).await;
    let seen = look(&mut beat, &table).await;
    let said = seen.chat.last().unwrap();
    assert_eq!((said.name.as_str(), said.text.as_deref()), ("Anna", Some(text)));
    let raw = beat.get(&path(&table, "")).await.unwrap();
    assert_eq!(raw.headers["content-type"], "application/json");
    assert_eq!(raw.headers["x-content-type-options"], "nosniff");
    let mut stranger = guest(&server, "Zoe").await;
    assert_refused(&post(&mut stranger, &table, "/chat", &json!({"text": "hi"})).await, 403, "not-yours");
    for text in ["", "  ", &"x".repeat(1_001)] {
        assert_refused(&post(&mut anna, &table, "/chat", &json!({"text": text})).await, 422, "invalid");
    }
    server.stop().await;
}

pub async fn a_game_lives_through_a_restart(world: &World) {
    let server = world.start().await;
    let ([mut anna, mut beat, _], mut table) = three_at_a_table(&server).await;
    act(&mut anna, &mut table, 0, json!({"do": "bid", "amount": 20})).await;
    act(&mut beat, &mut table, 1, json!({"do": "bid", "amount": 25})).await;
    post(&mut beat, &table, "/undo", &json!({"version": table.version})).await;
    let before = look(&mut beat, &table).await;
    server.stop().await;
    let server = world.start().await;
    let (mut anna, mut beat) = (anna.at(server.addr), beat.at(server.addr));
    let mut after = look(&mut beat, &table).await;
    assert_eq!(after, before);
    post(&mut beat, &after, "/redo", &json!({"version": after.version})).await;
    let redone = look(&mut anna, &table).await;
    assert_eq!((redone.position, redone.deciding), (2, Some(2)));
    after = redone;
    assert_refused(&try_act(&mut anna, &after, 0, json!({"do": "pass"})).await, 403, "not-yours");
    server.stop().await;
}
