//! Opening, finding, joining, leaving, importing, branching.

use serde_json::{Value, json};
use wire::api::{Catalogue, Holder, Origin, Page, Status, Table};

use crate::client::Client;
use crate::world::{World, act, assert_refused, guest, look, open, path, post, three_at_a_table, three_seats, try_act};

pub async fn a_table_is_opened_joined_and_started(world: &World) {
    let server = world.start().await;
    let mut anna = guest(&server, "Anna").await;
    let mut beat = guest(&server, "Beat").await;
    let table = open(&mut anna, &three_seats()).await;
    assert_eq!((table.status, table.position, table.deciding), (Status::Open, 0, None));
    assert_eq!(table.name, "1844 · Anna");
    assert!(table.you.host && table.you.invitation.is_some());
    assert_refused(&post(&mut anna, &table, "/start", &json!({})).await, 409, "conflict");
    assert_refused(&try_act(&mut anna, &table, 0, json!({"do": "pass"})).await, 409, "conflict");
    let joined: Table = post(&mut beat, &table, "/join", &json!({"seat": 2, "name": "Bärli"})).await.read().unwrap();
    assert_eq!((joined.seats[2].name.as_str(), joined.you.seats.as_slice()), ("Bärli", &[2][..]));
    assert_refused(&post(&mut beat, &table, "/join", &json!({"seat": 2})).await, 409, "conflict");
    assert_refused(&post(&mut beat, &table, "/join", &json!({"seat": 7})).await, 422, "invalid");
    assert_refused(&post(&mut beat, &table, "/start", &json!({})).await, 403, "not-yours");
    // Hotseat: one person, two seats.
    post(&mut beat, &table, "/join", &json!({})).await.read::<Table>().unwrap();
    assert_refused(&post(&mut beat, &table, "/join", &json!({})).await, 409, "conflict");
    let started: Table = post(&mut anna, &table, "/start", &json!({})).await.read().unwrap();
    assert_eq!((started.status, started.deciding), (Status::Running, Some(0)));
    assert_eq!(started.setup.players, ["Anna", "Beat", "Bärli"]);
    assert_refused(&post(&mut anna, &table, "/start", &json!({})).await, 409, "conflict");
    assert_refused(&post(&mut anna, &table, "/leave", &json!({})).await, 409, "conflict");
    server.stop().await;
}

pub async fn tables_are_listed_and_found(world: &World) {
    let server = world.start().await;
    let mut anna = guest(&server, "Anna").await;
    let mut beat = guest(&server, "Beat").await;
    let named = |name: &str, access: &str| {
        let mut table = three_seats();
        (table["name"], table["access"]) = (json!(name), json!(access));
        table
    };
    let bern = open(&mut anna, &named("Bern", "open")).await;
    let secret = open(&mut anna, &named("Geheim", "invitation")).await;
    let wien = open(&mut beat, &named("Wien", "open")).await;
    let list = async |client: &mut Client, query: &str| {
        let page: Page = client.get(&format!("/api/tables{query}")).await.unwrap().read().unwrap();
        page.tables.into_iter().map(|row| row.name).collect::<Vec<_>>()
    };
    assert_eq!(list(&mut Client::new(server.addr), "").await, ["Wien", "Bern"]);
    assert_eq!(list(&mut anna, "").await, ["Wien", "Geheim", "Bern"]);
    assert_eq!(list(&mut anna, "?mine=true").await, ["Geheim", "Bern"]);
    assert_eq!(list(&mut beat, "?search=anna").await, ["Bern"]);
    assert_eq!(list(&mut beat, "?status=running").await, [""; 0]);
    assert_eq!(list(&mut beat, "?title=1844&profile=1844-2e&status=open").await, ["Wien", "Bern"]);
    assert_eq!(list(&mut beat, "?title=1824").await, [""; 0]);
    let page: Page = beat.get("/api/tables?limit=1").await.unwrap().read().unwrap();
    let next = page.next.unwrap();
    assert_eq!(list(&mut beat, &format!("?limit=1&after={next}")).await, ["Bern"]);
    for query in ["?status=gone", "?limit=x", "?unknown=1"] {
        assert_refused(&beat.get(&format!("/api/tables{query}")).await.unwrap(), 400, "malformed");
    }
    let catalogue: Catalogue = beat.get("/api/catalogue").await.unwrap().read().unwrap();
    assert!(catalogue.profiles.iter().any(|profile| profile.name == "1844-2e" && profile.players.contains(&3)));
    assert!(catalogue.levels.iter().any(|level| level.name == "random"));
    assert_ne!((bern.id, secret.id), (wien.id, wien.id));
    server.stop().await;
}

pub async fn what_cannot_be_opened(world: &World) {
    let server = world.start().await;
    let mut anna = guest(&server, "Anna").await;
    let seats = json!([{"is": "me"}, {"is": "open"}, {"is": "open"}]);
    let bad = [
        json!({"profile": "1846", "seats": seats}),
        json!({"profile": "1844-2e", "seats": [{"is": "me"}]}),
        json!({"profile": "1844-2e", "seats": []}),
        json!({"profile": "1844-2e", "seats": seats, "options": ["nonsense"]}),
        json!({"profile": "1824-1e", "seats": seats, "options": ["elephant"]}),
        json!({"profile": "1844-2e", "seats": seats, "seed": 1_u64 << 53}),
        json!({"profile": "1844-2e", "seats": [{"is": "bot", "bot": {"level": "genius"}}, {"is": "me"}, {"is": "me"}]}),
        json!({"profile": "1844-2e", "seats": seats, "name": "x".repeat(41)}),
    ];
    for table in bad {
        assert_refused(&anna.post("/api/tables", &table).await.unwrap(), 422, "invalid");
    }
    let many = json!({"profile": "1844-2e", "seats": vec![json!({"is": "open"}); 300]});
    assert_refused(&anna.post("/api/tables", &many).await.unwrap(), 422, "invalid");
    let wrong = json!({"profile": "1844-2e", "seats": [{"is": "king"}]});
    assert_refused(&anna.post("/api/tables", &wrong).await.unwrap(), 400, "malformed");
    let nobody = Client::new(server.addr).post("/api/tables", &three_seats()).await.unwrap();
    assert_refused(&nobody, 401, "sign-in-first");
    let page: Page = anna.get("/api/tables").await.unwrap().read().unwrap();
    assert!(page.tables.is_empty());
    server.stop().await;
}

pub async fn a_table_by_invitation_is_not_there_for_others(world: &World) {
    let server = world.start().await;
    let mut anna = guest(&server, "Anna").await;
    let mut beat = guest(&server, "Beat").await;
    let mut wish = three_seats();
    wish["access"] = json!("invitation");
    let table = open(&mut anna, &wish).await;
    let invitation = table.you.invitation.clone().unwrap();
    for rest in ["", "/state", "/stream", "/export"] {
        assert_refused(&beat.get(&path(&table, rest)).await.unwrap(), 404, "not-found");
    }
    for rest in ["/join", "/leave", "/start", "/chat", "/undo"] {
        let body = match rest {
            "/chat" => json!({"text": "hello"}),
            "/undo" => json!({"version": 0}),
            _ => json!({}),
        };
        assert_refused(&post(&mut beat, &table, rest, &body).await, 404, "not-found");
    }
    let wrong = json!({"invitation": "0".repeat(32)});
    assert_refused(&post(&mut beat, &table, "/join", &wrong).await, 404, "not-found");
    let seen = beat.get(&path(&table, &format!("?invitation={invitation}"))).await.unwrap();
    assert_eq!(seen.read::<Table>().unwrap().you.invitation, None);
    let joined = post(&mut beat, &table, "/join", &json!({"invitation": invitation})).await;
    assert!(joined.read::<Table>().unwrap().you.invitation.is_some());
    assert_eq!(beat.get(&path(&table, "")).await.unwrap().status, 200);
    server.stop().await;
}

pub async fn a_table_is_renamed_left_and_deleted(world: &World) {
    let server = world.start().await;
    let mut anna = guest(&server, "Anna").await;
    let mut beat = guest(&server, "Beat").await;
    let table = open(&mut anna, &three_seats()).await;
    post(&mut beat, &table, "/join", &json!({})).await.read::<Table>().unwrap();
    let renamed = beat.patch(&path(&table, ""), &json!({"name": "Mine"})).await.unwrap();
    assert_refused(&renamed, 403, "not-yours");
    assert_eq!(anna.patch(&path(&table, ""), &json!({"name": "Gotthard"})).await.unwrap().status, 204);
    assert_eq!(look(&mut beat, &table).await.name, "Gotthard");
    assert_eq!(post(&mut beat, &table, "/leave", &json!({})).await.status, 204);
    assert_eq!(look(&mut anna, &table).await.seats[1].holder, Holder::Nobody);
    assert_refused(&post(&mut beat, &table, "/leave", &json!({})).await, 403, "not-yours");
    assert_refused(&beat.delete(&path(&table, "")).await.unwrap(), 403, "not-yours");
    assert_eq!(anna.delete(&path(&table, "")).await.unwrap().status, 204);
    assert_refused(&anna.get(&path(&table, "")).await.unwrap(), 404, "not-found");
    let (mut people, running) = three_at_a_table(&server).await;
    assert_refused(&people[0].delete(&path(&running, "")).await.unwrap(), 409, "conflict");
    server.stop().await;
}

pub async fn a_log_is_imported_and_exported(world: &World) {
    let server = world.start().await;
    let ([mut anna, mut beat, _], mut table) = three_at_a_table(&server).await;
    act(&mut anna, &mut table, 0, json!({"do": "bid", "amount": 20})).await;
    let last = act(&mut beat, &mut table, 1, json!({"do": "bid", "amount": 25})).await;
    let exported = beat.get(&path(&table, "/export")).await.unwrap();
    assert!(exported.headers["content-disposition"].to_str().unwrap().contains("attachment"));
    let log = wire::Log::read(&exported.text()).unwrap();
    let replayed = wire::replay(&log, |_, _| ()).unwrap();
    assert_eq!(format!("{:016x}", replayed.state.digest()), last.digest);
    assert_refused(&beat.get(&path(&table, "/export?format=18xx")).await.unwrap(), 409, "conflict");
    // To look at.
    let import = json!({"log": exported.text(), "name": "Review"});
    let review: Table = beat.post("/api/tables/import", &import).await.unwrap().read().unwrap();
    assert_eq!((review.status, review.position, review.origin.as_ref()), (Status::Review, 2, Some(&Origin::Log)));
    assert_eq!(review.actions.last().unwrap().digest, last.digest);
    assert_eq!(review.seats[1].name, "Beat");
    assert_refused(&try_act(&mut beat, &review, 2, json!({"do": "pass"})).await, 403, "not-yours");
    assert_eq!(beat.delete(&path(&review, "")).await.unwrap().status, 204);
    // To play on.
    let seats = json!([{"is": "me"}, {"is": "me"}, {"is": "me"}]);
    let import = json!({"log": exported.text(), "purpose": "play", "seats": seats});
    let mut on: Table = beat.post("/api/tables/import", &import).await.unwrap().read().unwrap();
    assert_eq!((on.status, on.position, on.deciding), (Status::Running, 2, Some(2)));
    act(&mut beat, &mut on, 2, json!({"do": "pass"})).await;
    // Not to be believed.
    let forged = exported.text().replace("\"amount\": 25", "\"amount\": 7");
    assert_ne!(forged, exported.text());
    for log in [forged.as_str(), "{}", "no json", "[]", "{\"title\": \"1830\", \"actions\": []}"] {
        let answer = beat.post("/api/tables/import", &json!({"log": log})).await.unwrap();
        assert_refused(&answer, 422, "invalid");
    }
    server.stop().await;
}

pub async fn a_game_is_branched(world: &World) {
    let server = world.start().await;
    let ([mut anna, mut beat, _], mut table) = three_at_a_table(&server).await;
    act(&mut anna, &mut table, 0, json!({"do": "bid", "amount": 20})).await;
    act(&mut beat, &mut table, 1, json!({"do": "bid", "amount": 25})).await;
    let me = json!({"is": "me"});
    let wish = json!({"at": 1, "purpose": "play", "seats": [me, me, me], "access": "invitation"});
    let mut branch: Table = post(&mut beat, &table, "/branch", &wish).await.read().unwrap();
    assert_eq!((branch.position, branch.status), (1, Status::Running));
    assert_eq!(branch.origin, Some(Origin::Table { table: table.id, at: 1 }));
    act(&mut beat, &mut branch, 1, json!({"do": "pass"})).await;
    assert_eq!(look(&mut anna, &table).await.position, 2);
    let open: Table = post(&mut beat, &table, "/branch", &json!({"at": 2, "purpose": "play"})).await.read().unwrap();
    assert_eq!((open.status, open.position), (Status::Open, 2));
    let review: Table = post(&mut beat, &table, "/branch", &json!({"at": 0})).await.read().unwrap();
    assert_eq!((review.status, review.position), (Status::Review, 0));
    assert_refused(&post(&mut beat, &table, "/branch", &json!({"at": 3})).await, 422, "invalid");
    let few: Value = json!({"at": 1, "purpose": "play", "seats": [me]});
    assert_refused(&post(&mut beat, &table, "/branch", &few).await, 422, "invalid");
    server.stop().await;
}
