//! A club: profiles and ratings, blocking, reporting, sessions, invitations, administrators.

use std::time::Duration;

use hyper::Method;
use serde_json::{Value, json};
use wire::api::{
    AccountExport, ActRow, AdminAct, BlockedRow, InvitationRow, Ladder, Me, Page, PersonRow, Profile, ReportRow,
    SessionRow, Status, Table, Told,
};

use crate::client::{Answer, Client};
use crate::world::{World, act, assert_refused, guest, look, open, path, post, three_at_a_table, three_seats, try_act};

async fn registered(server: &server::Running, name: &str) -> (Client, Me) {
    let mut client = Client::new(server.addr);
    let me =
        client.post("/api/users", &json!({"name": name, "password": "long enough"})).await.unwrap().read().unwrap();
    (client, me)
}

async fn put(client: &mut Client, path: &str, body: &Value) -> Answer {
    let body = serde_json::to_vec(body).unwrap();
    client.send(Method::PUT, path, Some(("application/json", body))).await.unwrap()
}

pub async fn sessions_are_listed_and_ended(world: &World) {
    let server = world.start().await;
    let (mut laptop, _) = registered(&server, "Anna").await;
    let mut phone = Client::new(server.addr);
    let agent = "Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36";
    phone.headers.insert("user-agent", agent.parse().unwrap());
    phone.post("/api/session", &json!({"name": "Anna", "password": "long enough"})).await.unwrap();
    phone.get("/api/me").await.unwrap();
    let sessions: Vec<SessionRow> = laptop.get("/api/me/sessions").await.unwrap().read().unwrap();
    assert_eq!(sessions.iter().map(|row| row.here).collect::<Vec<_>>(), [true, false]);
    assert_eq!(sessions[1].device, "Chrome · Android");
    let (mut beat, _) = registered(&server, "Beat").await;
    let foreign = beat.delete(&format!("/api/me/sessions/{}", sessions[1].id)).await.unwrap();
    assert_refused(&foreign, 404, "not-found");
    assert_eq!(laptop.delete(&format!("/api/me/sessions/{}", sessions[1].id)).await.unwrap().status, 204);
    assert_refused(&phone.get("/api/me").await.unwrap(), 401, "sign-in-first");
    assert_eq!(laptop.get("/api/me").await.unwrap().status, 200);
    server.stop().await;
}

pub async fn blocked_people_stay_away(world: &World) {
    let server = world.start().await;
    let (mut anna, _) = registered(&server, "Anna").await;
    let (mut beat, beat_is) = registered(&server, "Beat").await;
    let (mut cleo, _) = registered(&server, "Cleo").await;
    let table = open(&mut anna, &three_seats()).await;
    post(&mut beat, &table, "/join", &json!({})).await.read::<Table>().unwrap();
    post(&mut beat, &table, "/chat", &json!({"text": "Rude"})).await;
    post(&mut beat, &table, "/leave", &json!({})).await;
    assert_eq!(put(&mut anna, &format!("/api/me/blocked/{}", beat_is.user), &json!({})).await.status, 204);
    let blocked: Vec<BlockedRow> = anna.get("/api/me/blocked").await.unwrap().read().unwrap();
    assert_eq!(blocked[0].name, "Beat");
    assert_refused(&post(&mut beat, &table, "/join", &json!({})).await, 403, "not-yours");
    let seen = look(&mut anna, &table).await;
    assert_eq!((seen.chat[0].text.as_deref(), seen.you.blocked.as_slice()), (None, &[beat_is.user][..]));
    assert_eq!(look(&mut cleo, &table).await.chat[0].text.as_deref(), Some("Rude"));
    // Nor can he invite her; he does not learn of it.
    let his = open(&mut beat, &three_seats()).await;
    assert_eq!(post(&mut beat, &his, "/invitations", &json!({"name": "anna"})).await.status, 204);
    let invitations: Vec<InvitationRow> = anna.get("/api/me/invitations").await.unwrap().read().unwrap();
    assert!(invitations.is_empty());
    let profile: Profile = anna.get(&format!("/api/people/{}", beat_is.user)).await.unwrap().read().unwrap();
    assert!(profile.blocked);
    assert_eq!(anna.delete(&format!("/api/me/blocked/{}", beat_is.user)).await.unwrap().status, 204);
    post(&mut beat, &table, "/join", &json!({})).await.read::<Table>().unwrap();
    server.stop().await;
}

pub async fn people_are_invited_by_name(world: &World) {
    let server = world.start().await;
    let (mut anna, _) = registered(&server, "Anna").await;
    let (mut beat, _) = registered(&server, "Beat").await;
    let mut wish = three_seats();
    wish["access"] = json!("invitation");
    wish["wanted"] = json!({"level": "beginner", "language": "DE"});
    let table = open(&mut anna, &wish).await;
    for name in ["BEAT", "nobody at all"] {
        assert_eq!(post(&mut anna, &table, "/invitations", &json!({"name": name})).await.status, 204);
    }
    assert_refused(&post(&mut beat, &table, "/invitations", &json!({"name": "Anna"})).await, 404, "not-found");
    let invitations: Vec<InvitationRow> = beat.get("/api/me/invitations").await.unwrap().read().unwrap();
    assert_eq!((invitations.len(), invitations[0].table, invitations[0].by.as_str()), (1, table.id, "Anna"));
    let answer = format!("/api/me/invitations/{}", table.id);
    assert_eq!(beat.post(&answer, &json!({"accepted": false})).await.unwrap().status, 204);
    assert_refused(&beat.post(&answer, &json!({"accepted": true})).await.unwrap(), 404, "not-found");
    post(&mut anna, &table, "/invitations", &json!({"name": "Beat"})).await;
    let joined: Table = beat.post(&answer, &json!({"accepted": true})).await.unwrap().read().unwrap();
    assert_eq!(joined.you.seats, [1]);
    let none: Vec<InvitationRow> = beat.get("/api/me/invitations").await.unwrap().read().unwrap();
    assert!(none.is_empty());
    // The host shows him the door.
    assert_refused(&beat.delete(&path(&table, "/seats/0")).await.unwrap(), 403, "not-yours");
    assert_eq!(anna.delete(&path(&table, "/seats/1")).await.unwrap().status, 204);
    assert_refused(&anna.delete(&path(&table, "/seats/0")).await.unwrap(), 409, "conflict");
    assert_refused(&beat.get(&path(&table, "")).await.unwrap(), 404, "not-found");
    server.stop().await;
}

/// Passes and declines until the game is over, by what is offered.
async fn play_to_the_end(clients: &mut [Client], table: &mut Table) {
    let mut bots: Vec<bots::Bot> = (0..clients.len() as u64)
        .map(|seed| bots::Bot::new(bots::Level::Random, bots::Character::Neutral, seed))
        .collect();
    let mut state = game::begin(&table.setup.read().unwrap()).unwrap();
    while let Some(seat) = game::deciding(&state).map(game::PlayerId::seat) {
        let action = bots[usize::from(seat)].choose(&state, bots::Budget::nodes(1)).unwrap();
        let named = serde_json::to_value(wire::to_wire(state.edition(), &action)).unwrap();
        state = game::play(&state, &action).unwrap().state;
        act(&mut clients[usize::from(seat)], table, seat, named).await;
    }
}

async fn rated(client: &mut Client, who: &Me, games: u32) -> Profile {
    for _ in 0..200 {
        let profile: Profile = client.get(&format!("/api/people/{}", who.user)).await.unwrap().read().unwrap();
        if profile.ratings.iter().map(|row| row.games).sum::<u32>() == games {
            return profile;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{} has not {games} rated games", who.name);
}

pub async fn finished_games_are_rated_once(world: &World) {
    let server = world.start().await;
    let (anna, anna_is) = registered(&server, "Anna").await;
    let (beat, _) = registered(&server, "Beat").await;
    let (cleo, _) = registered(&server, "Cleo").await;
    let mut players = [anna, beat, cleo];
    let table = open(&mut players[0], &three_seats()).await;
    for other in &mut players[1..] {
        post(other, &table, "/join", &json!({})).await.read::<Table>().unwrap();
    }
    let mut table: Table = post(&mut players[0], &table, "/start", &json!({})).await.read().unwrap();
    assert_refused(&post(&mut players[0], &table, "/rematch", &json!({})).await, 409, "conflict");
    play_to_the_end(&mut players, &mut table).await;
    let profile = rated(&mut players[1], &anna_is, 1).await;
    assert_eq!(profile.ratings[0].ladder, Ladder::People);
    assert_eq!((profile.results[0].profile.as_str(), profile.results[0].games), ("1844-2e", 1));
    assert_eq!((profile.games.len(), profile.games[0].table, profile.games[0].players), (1, table.id, 3));
    // The end is taken back: so is the rating; a second end counts once.
    let over = look(&mut players[0], &table).await;
    assert_eq!(over.status, Status::Finished);
    let last = over.actions.last().unwrap().clone();
    let undo = json!({"version": over.version, "to": over.position - 1});
    let moved = post(&mut players[usize::from(last.seat)], &table, "/undo", &undo).await;
    assert_eq!(moved.status, 200, "{}", moved.text());
    rated(&mut players[1], &anna_is, 0).await;
    table = look(&mut players[0], &table).await;
    let again = serde_json::to_value(&last.action).unwrap();
    let answer = try_act(&mut players[usize::from(last.seat)], &table, last.seat, again).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    let second = rated(&mut players[1], &anna_is, 1).await;
    assert!((second.ratings[0].strength - profile.ratings[0].strength).abs() < 1e-9);
    // The same people again, seats moved on by one; two who ask at once get one table.
    let [anna, beat, _] = &mut players;
    let at = path(&table, "/rematch");
    let nothing = json!({});
    let (one, other) = tokio::join!(anna.post(&at, &nothing), beat.post(&at, &nothing));
    let [one, other] = [one, other].map(|answer| answer.unwrap());
    let statuses = [one.status, other.status];
    assert!(statuses == [201, 200] || statuses == [200, 201], "{statuses:?}");
    let opener = usize::from(one.status == 200);
    let [one, other] = [one, other].map(|answer| answer.read::<Table>().unwrap());
    assert_eq!((one.id, one.status), (other.id, Status::Open));
    let rematch = look(&mut players[opener], &one).await;
    assert_eq!(rematch.you.seats, [[2], [0]][opener]);
    // Asked for once more, it is the same one; the others are invited.
    let again = post(&mut players[2], &table, "/rematch", &json!({})).await;
    assert_eq!((again.status, again.read::<Table>().unwrap().id), (200, rematch.id));
    for invited in [1 - opener, 2] {
        let rows: Vec<InvitationRow> = players[invited].get("/api/me/invitations").await.unwrap().read().unwrap();
        assert_eq!(rows.iter().map(|row| row.table).collect::<Vec<_>>(), [rematch.id]);
    }
    // A finished game that is taken in from a file says nothing about anybody.
    let log = players[0].get(&path(&table, "/export")).await.unwrap().text();
    let me = json!({"is": "me"});
    let import = json!({"log": log, "purpose": "play", "seats": [me, me, me]});
    players[0].post("/api/tables/import", &import).await.unwrap().read::<Table>().unwrap();
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    rated(&mut players[1], &anna_is, 1).await;
    // It is in the archive, found by its winner and its players.
    for query in [format!("player={}", anna_is.user), "search=anna+beat".to_owned(), "shortest=10".to_owned()] {
        let page = players[1].get(&format!("/api/tables?archive=true&{query}")).await.unwrap().text();
        assert!(page.contains(&table.id.to_string()), "{query}: {page}");
    }
    server.stop().await;
}

pub async fn somebody_plays_on_for_who_has_left(world: &World) {
    let server = world.start().await;
    let (anna, _) = registered(&server, "Anna").await;
    let (beat, _) = registered(&server, "Beat").await;
    let (cleo, _) = registered(&server, "Cleo").await;
    let (mut dora, dora_is) = registered(&server, "Dora").await;
    let (mut emil, _) = registered(&server, "Emil").await;
    let mut players = [anna, beat, cleo];
    let table = open(&mut players[0], &three_seats()).await;
    for other in &mut players[1..] {
        post(other, &table, "/join", &json!({})).await.read::<Table>().unwrap();
    }
    let invite = async |host: &mut Client, name: &str| post(host, &table, "/invitations", &json!({"name": name})).await;
    assert_eq!(invite(&mut players[0], "Emil").await.status, 204);
    post(&mut players[0], &table, "/start", &json!({})).await.read::<Table>().unwrap();
    // The start ends what was not answered; while all seats have their players, nobody is asked in.
    let (answer, yes) = (format!("/api/me/invitations/{}", table.id), json!({"accepted": true}));
    assert_refused(&emil.post(&answer, &yes).await.unwrap(), 404, "not-found");
    assert_refused(&invite(&mut players[0], "Dora").await, 409, "conflict");
    // A seat that only rests is not given away.
    let rest = json!({"bot": {"level": "random"}});
    assert_eq!(post(&mut players[2], &table, "/seats/2/bot", &rest).await.status, 200);
    assert_refused(&invite(&mut players[0], "Dora").await, 409, "conflict");
    let leave = json!({"seat": 2, "bot": {"level": "random"}});
    assert_eq!(post(&mut players[2], &table, "/leave", &leave).await.status, 204);
    assert_refused(&invite(&mut players[1], "Dora").await, 403, "not-yours");
    assert_eq!(invite(&mut players[0], "Dora").await.status, 204);
    let invitations: Vec<InvitationRow> = dora.get("/api/me/invitations").await.unwrap().read().unwrap();
    assert!(invitations[0].underway);
    let joined: Table = dora.post(&answer, &yes).await.unwrap().read().unwrap();
    let seat = &joined.seats[2];
    assert_eq!((joined.you.seats.as_slice(), seat.name.as_str(), seat.late), (&[2][..], "Dora", true));
    assert_eq!(joined.chat.last().and_then(|said| said.told), Some(Told::TookOver { seat: 2 }));
    assert_refused(&emil.post(&answer, &yes).await.unwrap(), 404, "not-found");
    // It is hers to the end, and no game of equals.
    players[2] = dora;
    let mut table = look(&mut players[0], &table).await;
    assert_eq!(table.position, 0, "the bot had nothing to decide yet");
    play_to_the_end(&mut players, &mut table).await;
    let profile = rated(&mut players[0], &dora_is, 1).await;
    assert_eq!(profile.ratings[0].ladder, Ladder::Mixed);
    server.stop().await;
}

pub async fn data_is_exported(world: &World) {
    let server = world.start().await;
    let (mut anna, me) = registered(&server, "Anna").await;
    let table = open(&mut anna, &three_seats()).await;
    post(&mut anna, &table, "/chat", &json!({"text": "Hello"})).await;
    let export: AccountExport = anna.get("/api/me/export").await.unwrap().read().unwrap();
    assert_eq!((export.profile.user, export.tables.as_slice()), (me.user, &[table.id][..]));
    assert_eq!(export.messages[0].text, "Hello");
    assert_eq!(export.sessions.len(), 1);
    assert_refused(&Client::new(server.addr).get("/api/me/export").await.unwrap(), 401, "sign-in-first");
    server.stop().await;
}

pub async fn administrators_only(world: &World) {
    let server = world.start().await;
    let (mut anna, anna_is) = registered(&server, "Anna").await;
    let (mut beat, beat_is) = registered(&server, "Beat").await;
    assert!(anna_is.admin && !beat_is.admin);
    for (method, at) in [
        ("GET", "/api/admin/people".to_owned()),
        ("GET", "/api/admin/tables".to_owned()),
        ("GET", "/api/admin/reports".to_owned()),
        ("GET", "/api/admin/acts".to_owned()),
        ("GET", "/api/admin/dead-letters".to_owned()),
        ("POST", "/api/admin/dead-letters/1".to_owned()),
        ("PUT", format!("/api/admin/people/{}/ban", anna_is.user)),
        ("DELETE", format!("/api/admin/people/{}/ban", anna_is.user)),
        ("POST", "/api/admin/reports/1".to_owned()),
        ("PUT", "/api/admin/announcement".to_owned()),
        ("DELETE", "/api/admin/tables/zzzzzzzzzzzz".to_owned()),
    ] {
        let body = json!({"reason": "x", "note": "x", "text": "x"});
        let body = match (method, at.as_str()) {
            ("PUT", at) if at.ends_with("ban") => json!({"reason": "x"}),
            ("PUT", _) => json!({"text": "x"}),
            ("POST", _) => json!({"note": "x"}),
            _ => body,
        };
        let body = Some(("application/json", serde_json::to_vec(&body).unwrap())).filter(|_| method != "GET");
        let answer = beat.send(method.parse().unwrap(), &at, body.clone()).await.unwrap();
        assert_refused(&answer, 403, "not-yours");
        let nobody = Client::new(server.addr).send(method.parse().unwrap(), &at, body).await.unwrap();
        assert_refused(&nobody, 401, "sign-in-first");
    }
    // A report, its resolution, an announcement.
    let ([mut cleo, mut dora, _], table) = three_at_a_table(&server).await;
    post(&mut cleo, &table, "/chat", &json!({"text": "Rude"})).await;
    let seen = look(&mut dora, &table).await;
    let report =
        json!({"person": seen.chat[0].by, "table": table.id, "message": seen.chat[0].seq, "reason": "Not nice"});
    assert_eq!(dora.post("/api/reports", &report).await.unwrap().status, 204);
    let reports: Vec<ReportRow> = anna.get("/api/admin/reports").await.unwrap().read().unwrap();
    assert_eq!((reports[0].message.as_deref(), reports[0].by.as_str()), (Some("Rude"), "Beat"));
    let resolve = format!("/api/admin/reports/{}", reports[0].id);
    assert_eq!(anna.post(&resolve, &json!({"note": "Spoken to"})).await.unwrap().status, 204);
    assert_refused(&anna.post(&resolve, &json!({"note": "Again"})).await.unwrap(), 404, "not-found");
    assert_eq!(put(&mut anna, "/api/admin/announcement", &json!({"text": "Tournament on Friday"})).await.status, 204);
    let shown = Client::new(server.addr).get("/api/announcement").await.unwrap().text();
    assert!(shown.contains("Tournament on Friday"));
    // A table by invitation is in the list, and stays closed.
    let hidden = json!({"profile": "1844-2e", "name": "Behind the door", "access": "invitation",
        "seats": [{"is": "me"}, {"is": "open"}, {"is": "open"}]});
    let hidden = open(&mut beat, &hidden).await;
    let page: Page = anna.get("/api/admin/tables?search=door").await.unwrap().read().unwrap();
    assert_eq!(page.tables.iter().map(|row| row.id).collect::<Vec<_>>(), [hidden.id]);
    assert_refused(&anna.get(&path(&hidden, "")).await.unwrap(), 404, "not-found");
    assert_eq!(anna.delete(&format!("/api/admin/tables/{}", hidden.id)).await.unwrap().status, 204);
    let page: Page = anna.get("/api/admin/tables?search=door").await.unwrap().read().unwrap();
    assert!(page.tables.is_empty());
    let people: Vec<PersonRow> = anna.get("/api/admin/people?search=an").await.unwrap().read().unwrap();
    assert!(people.iter().any(|row| row.user == anna_is.user && row.admin));
    let acts: Vec<ActRow> = anna.get("/api/admin/acts").await.unwrap().read().unwrap();
    assert!(matches!(acts[0].act, AdminAct::DeletedTable { .. }));
    assert!(matches!(acts[1].act, AdminAct::Announced { .. }) && matches!(acts[2].act, AdminAct::Resolved { .. }));
    assert_eq!(acts[0].by.as_deref(), Some("Anna"));
    server.stop().await;
}

pub async fn whoever_is_banned_is_out(world: &World) {
    let server = world.start().await;
    let (mut anna, anna_is) = registered(&server, "Anna").await;
    let (mut beat, beat_is) = registered(&server, "Beat").await;
    let scopes = json!({"name": "x", "scopes": ["read"]});
    let token: wire::api::TokenWithSecret = beat.post("/api/me/tokens", &scopes).await.unwrap().read().unwrap();
    let ban = format!("/api/admin/people/{}/ban", beat_is.user);
    assert_eq!(put(&mut anna, &ban, &json!({"reason": "Cheating"})).await.status, 204);
    assert_refused(&beat.get("/api/me").await.unwrap(), 401, "sign-in-first");
    let mut robot = Client::new(server.addr);
    robot.headers.insert("authorization", format!("Bearer {}", token.token).parse().unwrap());
    assert_refused(&robot.get("/api/me").await.unwrap(), 401, "wrong-credentials");
    let back = beat.post("/api/session", &json!({"name": "Beat", "password": "long enough"})).await.unwrap();
    assert_refused(&back, 403, "not-yours");
    assert!(back.text().contains("Cheating"));
    let oneself = put(&mut anna, &format!("/api/admin/people/{}/ban", anna_is.user), &json!({"reason": "x"})).await;
    assert_refused(&oneself, 409, "conflict");
    assert_eq!(anna.delete(&ban).await.unwrap().status, 204);
    let back = beat.post("/api/session", &json!({"name": "Beat", "password": "long enough"})).await.unwrap();
    assert_eq!(back.status, 200);
    // One that is over does not hold.
    assert_eq!(put(&mut anna, &ban, &json!({"reason": "For a while", "until": 1000})).await.status, 204);
    let back = beat.post("/api/session", &json!({"name": "Beat", "password": "long enough"})).await.unwrap();
    assert_eq!(back.status, 200);
    let mut guest = guest(&server, "Beat").await;
    assert_refused(&guest.get("/api/admin/acts").await.unwrap(), 403, "not-yours");
    server.stop().await;
}
