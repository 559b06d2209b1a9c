//! Mail addresses, links, alerts by every channel.

use std::time::Duration;

use hyper::Method;
use serde_json::{Value, json};
use server::{AlertsConfig, Clock, Config, MailConfig, RateLimits, Running};
use store::Use;
use wire::api::{AlertSettings, Alerts, Me, Table, WebhookAdded};

use crate::client::{Answer, Client};
use crate::mailbox::{self, MailServer};
use crate::receiver::{Browser, Receiver, verify};
use crate::world::{World, act, assert_refused, guest, open, path, post, three_seats};

/// A Tuesday in November, noon.
const NOON: u64 = 1_763_467_200_000;
const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3600);

/// A server whose clock stands, and which looks into its outbox all the time.
fn config(world: &World) -> (Config, Clock) {
    let clock = Clock::standing_at(NOON);
    let alerts = AlertsConfig { pace: Duration::from_millis(5), any_target: true, ..AlertsConfig::default() };
    (Config { clock: clock.clone(), alerts, ..world.config() }, clock)
}

async fn start(world: &World) -> (Running, Clock) {
    let (config, clock) = config(world);
    (server::start(config).await.unwrap(), clock)
}

async fn put(client: &mut Client, path: &str, body: &Value) -> Answer {
    let body = serde_json::to_vec(body).unwrap();
    client.send(Method::PUT, path, Some(("application/json", body))).await.unwrap()
}

async fn alerts(client: &mut Client) -> Alerts {
    client.get("/api/me/alerts").await.unwrap().read().unwrap()
}

/// With a verified address; the mail that asked for it is gone.
async fn give_address(world: &World, client: &mut Client, mail: &str) {
    assert_eq!(put(client, "/api/me/mail", &json!({ "mail": mail })).await.status, 202);
    let asked = mailbox::until(&world.mail_folder(), 1).await.remove(0);
    let token = asked.token("verify");
    assert_eq!(client.post("/api/mail/verify", &json!({ "token": token })).await.unwrap().status, 204);
    std::fs::remove_dir_all(world.mail_folder()).unwrap();
}

/// Anna, Beat and Cleo at the table Napf, which has started. Nobody has looked for an hour.
async fn at_napf(server: &Running, clock: &Clock) -> ([Client; 3], Table) {
    let mut people = [guest(server, "Anna").await, guest(server, "Beat").await, guest(server, "Cleo").await];
    let table = seat_at_napf(&mut people).await;
    clock.advance(HOUR);
    (people, table)
}

async fn seat_at_napf([anna, beat, cleo]: &mut [Client; 3]) -> Table {
    let mut wish = three_seats();
    wish["name"] = json!("Napf");
    let table = open(anna, &wish).await;
    for other in [beat, cleo] {
        post(other, &table, "/join", &json!({})).await.read::<Table>().unwrap();
    }
    post(anna, &table, "/start", &json!({})).await.read().unwrap()
}

fn bid(amount: u32) -> Value {
    json!({"do": "bid", "amount": amount})
}

/// Long enough for whatever would be sent.
async fn a_moment() {
    tokio::time::sleep(Duration::from_millis(250)).await;
}

/// What waits, and the dead letters.
async fn in_outbox(world: &World) -> (u64, u64) {
    let store = store::open(world.database(), Use::Read).await.unwrap();
    let count = store.count_alerts().await.unwrap();
    store.close().await;
    count
}

async fn until_outbox(world: &World, expected: (u64, u64)) {
    for _ in 0..200 {
        if in_outbox(world).await == expected {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("{:?}, not {expected:?}", in_outbox(world).await);
}

pub async fn an_address_is_verified_by_a_link(world: &World) {
    let (server, clock) = start(world).await;
    let mut anna = guest(&server, "Anna").await;
    for bad in ["anna", "anna@example.org\r\nBcc: x@example.org", "Anna <anna@example.org>", "a@b, c@d.example"] {
        assert_refused(&put(&mut anna, "/api/me/mail", &json!({ "mail": bad })).await, 422, "invalid");
    }
    assert_eq!(put(&mut anna, "/api/me/mail", &json!({"mail": "old@example.org"})).await.status, 202);
    let old = mailbox::until(&world.mail_folder(), 1).await.remove(0);
    std::fs::remove_dir_all(world.mail_folder()).unwrap();
    anna.headers.insert("accept-language", "de".parse().unwrap());
    assert_eq!(put(&mut anna, "/api/me/mail", &json!({"mail": " Anna@example.org "})).await.status, 202);
    let mail = mailbox::until(&world.mail_folder(), 1).await.remove(0);
    assert_eq!(mail.header("To"), Some("Anna@example.org"));
    assert!(mail.body.contains("Anna möchte Mails von Kursbuch"), "{mail:?}");
    assert!(mail.body.contains(&format!("http://{}/#verify=", server.addr)), "{mail:?}");
    let shown = alerts(&mut anna).await;
    assert_eq!((shown.mail.as_deref(), shown.pending.as_deref()), (None, Some("Anna@example.org")));
    // The link to the address before it is void, as is a guess; nobody needs to be signed in.
    let mut anybody = Client::new(server.addr);
    for token in [old.token("verify"), "0".repeat(64), String::new()] {
        assert_refused(&anybody.post("/api/mail/verify", &json!({ "token": token })).await.unwrap(), 409, "conflict");
    }
    let token = json!({"token": mail.token("verify")});
    assert_eq!(anybody.post("/api/mail/verify", &token).await.unwrap().status, 204);
    assert_refused(&anybody.post("/api/mail/verify", &token).await.unwrap(), 409, "conflict");
    let shown = alerts(&mut anna).await;
    assert_eq!((shown.mail.as_deref(), shown.pending), (Some("Anna@example.org"), None));
    // A link is good for a day.
    std::fs::remove_dir_all(world.mail_folder()).unwrap();
    put(&mut anna, "/api/me/mail", &json!({"mail": "new@example.org"})).await;
    let late = mailbox::until(&world.mail_folder(), 1).await.remove(0).token("verify");
    clock.advance(24 * HOUR);
    assert_refused(&anybody.post("/api/mail/verify", &json!({ "token": late })).await.unwrap(), 409, "conflict");
    assert_eq!(alerts(&mut anna).await.mail.as_deref(), Some("Anna@example.org"));
    assert_eq!(anna.delete("/api/me/mail").await.unwrap().status, 204);
    let shown = alerts(&mut anna).await;
    assert_eq!((shown.mail, shown.pending), (None, None));
    server.stop().await;
}

pub async fn a_password_is_reset_by_a_link(world: &World) {
    let (server, clock) = start(world).await;
    let mut anna = Client::new(server.addr);
    let credentials = |password: &str| json!({"name": "Anna", "password": password});
    anna.post("/api/users", &credentials("long enough")).await.unwrap().read::<Me>().unwrap();
    give_address(world, &mut anna, "anna@example.org").await;
    let mut thief = Client::new(server.addr);
    thief.post("/api/session", &credentials("long enough")).await.unwrap().read::<Me>().unwrap();
    let mut forgetful = Client::new(server.addr);
    let ask = json!({"mail": "ANNA@example.org"});
    assert_eq!(forgetful.post("/api/password/reset", &ask).await.unwrap().status, 202);
    assert_eq!(forgetful.post("/api/password/reset", &ask).await.unwrap().status, 202);
    let mails = mailbox::until(&world.mail_folder(), 2).await;
    assert!(mails[0].body.contains("“Anna”"), "{:?}", mails[0]);
    assert!(mails[0].header("List-Unsubscribe").is_none());
    let (token, other) = (mails[0].token("reset"), mails[1].token("reset"));
    let reset = |token: &str, password: &str| json!({"token": token, "password": password});
    // A verification link is no reset link, and a password that is too short does not use it up.
    assert_refused(&forgetful.post("/api/mail/verify", &json!({ "token": token })).await.unwrap(), 409, "conflict");
    assert_refused(&forgetful.post("/api/password", &reset(&token, "short")).await.unwrap(), 422, "invalid");
    let me: Me = forgetful.post("/api/password", &reset(&token, "even longer")).await.unwrap().read().unwrap();
    assert_eq!(me.name, "Anna");
    assert_eq!(forgetful.get("/api/me").await.unwrap().status, 200);
    // Whoever was signed in is not any more; the old password and all links are void.
    assert_refused(&thief.get("/api/me").await.unwrap(), 401, "sign-in-first");
    assert_refused(&anna.get("/api/me").await.unwrap(), 401, "sign-in-first");
    assert_refused(&anna.post("/api/session", &credentials("long enough")).await.unwrap(), 401, "wrong-credentials");
    for token in [&token, &other] {
        assert_refused(&thief.post("/api/password", &reset(token, "stolen it is")).await.unwrap(), 409, "conflict");
    }
    anna.post("/api/session", &credentials("even longer")).await.unwrap().read::<Me>().unwrap();
    // After half an hour it is too late.
    std::fs::remove_dir_all(world.mail_folder()).unwrap();
    forgetful.post("/api/password/reset", &ask).await.unwrap();
    let late = mailbox::until(&world.mail_folder(), 1).await.remove(0).token("reset");
    clock.advance(30 * MINUTE);
    assert_refused(&thief.post("/api/password", &reset(&late, "stolen it is")).await.unwrap(), 409, "conflict");
    // An address that was taken away cannot be used with an old link.
    std::fs::remove_dir_all(world.mail_folder()).unwrap();
    forgetful.post("/api/password/reset", &ask).await.unwrap();
    let void = mailbox::until(&world.mail_folder(), 1).await.remove(0).token("reset");
    assert_eq!(anna.delete("/api/me/mail").await.unwrap().status, 204);
    assert_refused(&thief.post("/api/password", &reset(&void, "stolen it is")).await.unwrap(), 409, "conflict");
    server.stop().await;
}

pub async fn nobody_learns_who_has_an_address(world: &World) {
    let (config, _) = config(world);
    let server = server::start(Config { rate_limits: RateLimits::On, ..config }).await.unwrap();
    let mut anna = Client::new(server.addr);
    let credentials = json!({"name": "Anna", "password": "long enough"});
    anna.post("/api/users", &credentials).await.unwrap().read::<Me>().unwrap();
    give_address(world, &mut anna, "anna@example.org").await;
    let mut guest = guest(&server, "Beat").await;
    give_address(world, &mut guest, "beat@example.org").await;
    let mut stranger = Client::new(server.addr);
    let mut answers = Vec::new();
    // Known, unknown, and of somebody without a password.
    for mail in ["anna@example.org", "nobody@example.org", "beat@example.org"] {
        let answer = stranger.post("/api/password/reset", &json!({ "mail": mail })).await.unwrap();
        let mut headers: Vec<String> = answer.headers.keys().map(ToString::to_string).collect();
        headers.sort();
        answers.push((answer.status, answer.body.clone(), headers));
    }
    assert_eq!(answers[0], answers[1]);
    assert_eq!(answers[0], answers[2]);
    mailbox::until(&world.mail_folder(), 1).await;
    a_moment().await;
    assert_eq!(mailbox::all(&world.mail_folder()).len(), 1);
    // Nobody finds out, or fills a mailbox, by trying.
    let mut refused = None;
    for _ in 0..10 {
        let answer = stranger.post("/api/password/reset", &json!({"mail": "anna@example.org"})).await.unwrap();
        if answer.status != 202 {
            refused = Some(answer);
            break;
        }
    }
    assert_refused(&refused.unwrap(), 429, "too-many");
    server.stop().await;
}

pub async fn a_turn_has_one_alert(world: &World) {
    let (server, clock) = start(world).await;
    let ([mut anna, mut beat, _cleo], mut table) = at_napf(&server, &clock).await;
    give_address(world, &mut beat, "beat@example.org").await;
    clock.advance(HOUR);
    act(&mut anna, &mut table, 0, bid(20)).await;
    clock.advance(MINUTE);
    a_moment().await;
    assert_eq!(mailbox::all(&world.mail_folder()).len(), 0);
    clock.advance(MINUTE);
    let mail = mailbox::until(&world.mail_folder(), 1).await.remove(0);
    assert_eq!(mail.header("Subject"), Some("Your turn: Napf"));
    assert_eq!(mail.header("To"), Some("beat@example.org"));
    assert!(mail.body.contains(&format!("http://{}/g/{}", server.addr, table.id)), "{mail:?}");
    let first = mail.header("Message-ID").unwrap().to_owned();
    // It stays one, however long the turn takes.
    clock.advance(24 * HOUR);
    a_moment().await;
    assert_eq!(mailbox::all(&world.mail_folder()).len(), 1);
    until_outbox(world, (0, 0)).await;
    // Undone, the turn is Anna's, and then Beat's anew.
    let version = json!({"version": table.version});
    assert_eq!(post(&mut anna, &table, "/undo", &version).await.status, 200);
    table = crate::world::look(&mut anna, &table).await;
    act(&mut anna, &mut table, 0, bid(25)).await;
    clock.advance(5 * MINUTE);
    let mails = mailbox::until(&world.mail_folder(), 2).await;
    assert_eq!(mails.iter().filter(|mail| mail.header("Message-ID") == Some(&first)).count(), 1);
    server.stop().await;
}

pub async fn nobody_is_called_who_looks(world: &World) {
    let (server, clock) = start(world).await;
    let ([mut anna, mut beat, _cleo], mut table) = at_napf(&server, &clock).await;
    give_address(world, &mut beat, "beat@example.org").await;
    clock.advance(HOUR);
    let events = beat.stream(&path(&table, &format!("/stream?since={}", table.head)), None).await.unwrap();
    clock.advance(HOUR);
    act(&mut anna, &mut table, 0, bid(20)).await;
    clock.advance(10 * MINUTE);
    a_moment().await;
    assert_eq!(mailbox::all(&world.mail_folder()).len(), 0);
    // He leaves without a move; whoever was here just now is still not called.
    drop(events);
    beat.get("/api/me").await.unwrap();
    a_moment().await;
    clock.advance(MINUTE);
    a_moment().await;
    assert_eq!(mailbox::all(&world.mail_folder()).len(), 0);
    clock.advance(2 * MINUTE);
    mailbox::until(&world.mail_folder(), 1).await;
    server.stop().await;
}

pub async fn a_turn_that_was_made_is_not_told(world: &World) {
    let (server, clock) = start(world).await;
    let ([mut anna, mut beat, mut cleo], mut table) = at_napf(&server, &clock).await;
    give_address(world, &mut beat, "beat@example.org").await;
    clock.advance(HOUR);
    act(&mut anna, &mut table, 0, bid(20)).await;
    assert_eq!(in_outbox(world).await, (1, 0));
    act(&mut beat, &mut table, 1, bid(25)).await;
    clock.advance(HOUR);
    until_outbox(world, (0, 0)).await;
    // Divided already, but held back: his turn is over, and then it is his again.
    act(&mut cleo, &mut table, 2, bid(30)).await;
    act(&mut anna, &mut table, 0, bid(35)).await;
    clock.advance(2 * MINUTE - Duration::from_secs(1));
    a_moment().await;
    act(&mut beat, &mut table, 1, bid(40)).await;
    act(&mut cleo, &mut table, 2, bid(45)).await;
    act(&mut anna, &mut table, 0, bid(50)).await;
    clock.advance(HOUR);
    let mails = mailbox::until(&world.mail_folder(), 1).await;
    until_outbox(world, (0, 0)).await;
    assert_eq!(mailbox::all(&world.mail_folder()).len(), 1, "{mails:?}");
    server.stop().await;
}

pub async fn games_that_begin_questions_and_names_are_told(world: &World) {
    let (server, clock) = start(world).await;
    let mut people = [guest(&server, "Anna").await, guest(&server, "Beat").await, guest(&server, "Cleo").await];
    give_address(world, &mut people[1], "beat@example.org").await;
    let mut table = seat_at_napf(&mut people).await;
    let [mut anna, mut beat, _cleo] = people;
    clock.advance(HOUR);
    let folder = world.mail_folder();
    let mail = mailbox::until(&folder, 1).await.remove(0);
    assert_eq!(mail.header("Subject"), Some("The game begins: Napf"));
    std::fs::remove_dir_all(&folder).unwrap();
    // Anna wants to take back what Beat has done since: he is asked.
    act(&mut anna, &mut table, 0, bid(20)).await;
    act(&mut beat, &mut table, 1, bid(25)).await;
    clock.advance(HOUR);
    let undo = json!({"version": table.version, "to": 0});
    assert_eq!(post(&mut anna, &table, "/undo", &undo).await.status, 202);
    clock.advance(HOUR);
    let mail = mailbox::until(&folder, 1).await.remove(0);
    assert_eq!(mail.header("Subject"), Some("You are asked: Napf"));
    assert!(mail.body.contains("Anna asks for your consent"), "{mail:?}");
    std::fs::remove_dir_all(&folder).unwrap();
    // A question that was answered is not told.
    let proposal = crate::world::look(&mut anna, &table).await.proposals[0].id;
    assert_eq!(post(&mut anna, &table, &format!("/proposals/{proposal}"), &json!({"agreed": false})).await.status, 204);
    assert_eq!(post(&mut anna, &table, "/undo", &undo).await.status, 202);
    let proposal = crate::world::look(&mut anna, &table).await.proposals[0].id;
    assert_eq!(post(&mut beat, &table, &format!("/proposals/{proposal}"), &json!({"agreed": false})).await.status, 204);
    for text in ["Good luck, everybody", "Beatrice, are you there?", "and you, @beat?"] {
        assert_eq!(post(&mut anna, &table, "/chat", &json!({ "text": text })).await.status, 204);
    }
    clock.advance(HOUR);
    let mails = mailbox::until(&folder, 1).await;
    until_outbox(world, (0, 0)).await;
    assert_eq!(mailbox::all(&folder).len(), 1, "{mails:?}");
    assert_eq!(mails[0].header("Subject"), Some("You were mentioned: Napf"));
    assert!(!mails[0].body.contains("and you"), "what was said stays at the table");
    server.stop().await;
}

pub async fn quiet_hours_are_kept_and_a_digest_comes_once(world: &World) {
    let (server, clock) = start(world).await;
    let ([mut anna, mut beat, mut cleo], mut table) = at_napf(&server, &clock).await;
    give_address(world, &mut beat, "beat@example.org").await;
    // It is 13 o'clock in London; Beat sleeps from 14 to 22.
    let calendar = json!({"zone": "Europe/London", "quiet": {"from": 14 * 60, "to": 22 * 60}});
    let kept = put(&mut beat, "/api/me/calendar", &calendar).await;
    assert_eq!(kept.status, 204, "{}", kept.text());
    clock.advance(2 * HOUR);
    act(&mut anna, &mut table, 0, bid(20)).await;
    clock.advance(6 * HOUR);
    a_moment().await;
    assert_eq!(mailbox::all(&world.mail_folder()).len(), 0);
    clock.advance(HOUR);
    mailbox::until(&world.mail_folder(), 1).await;
    std::fs::remove_dir_all(world.mail_folder()).unwrap();
    // From now on once a day, at seven in the morning.
    let settings = AlertSettings { digest: Some(7), ..AlertSettings::default() };
    assert_eq!(put(&mut beat, "/api/me/alerts", &serde_json::to_value(settings).unwrap()).await.status, 200);
    act(&mut beat, &mut table, 1, bid(25)).await;
    act(&mut cleo, &mut table, 2, bid(30)).await;
    act(&mut anna, &mut table, 0, bid(35)).await;
    post(&mut cleo, &table, "/chat", &json!({"text": "Beat?"})).await;
    clock.advance(8 * HOUR);
    a_moment().await;
    assert_eq!(mailbox::all(&world.mail_folder()).len(), 0);
    clock.advance(HOUR);
    let mail = mailbox::until(&world.mail_folder(), 1).await.remove(0);
    until_outbox(world, (0, 0)).await;
    assert_eq!(mailbox::all(&world.mail_folder()).len(), 1);
    assert_eq!(mail.header("Subject"), Some("Kursbuch: 2 things wait for you"));
    assert!(mail.body.contains("It is your turn") && mail.body.contains("Cleo has mentioned you"), "{mail:?}");
    server.stop().await;
}

pub async fn mail_waits_for_its_server(world: &World) {
    let (config, clock) = config(world);
    let port = MailServer::free_port();
    let by_smtp = MailConfig::Smtp { url: format!("smtp://127.0.0.1:{port}") };
    // The address is verified while mail goes to the folder; then there is a mail server, and it is down.
    let server = server::start(config.clone()).await.unwrap();
    let ([anna, mut beat, _cleo], mut table) = at_napf(&server, &clock).await;
    give_address(world, &mut beat, "beat@example.org").await;
    server.stop().await;
    let from = Some("Kursbuch <bahnhof@kursbuch.example>".to_owned());
    let server = server::start(Config { mail: by_smtp, mail_from: from, ..config }).await.unwrap();
    let (mut anna, folder) = (anna.at(server.addr), world.mail_folder());
    clock.advance(HOUR);
    act(&mut anna, &mut table, 0, bid(20)).await;
    for _ in 0..6 {
        clock.advance(10 * MINUTE);
        a_moment().await;
    }
    assert_eq!(in_outbox(world).await, (1, 0));
    let mail_server = MailServer::start(port, &folder).await;
    clock.advance(3 * HOUR);
    let mails = mailbox::until(&mail_server.folder, 1).await;
    until_outbox(world, (0, 0)).await;
    assert_eq!(mailbox::all(&mail_server.folder).len(), 1, "{mails:?}");
    let mail = &mails[0];
    assert_eq!(mail.header("Subject"), Some("Your turn: Napf"));
    assert_eq!(mail.header("From"), Some("Kursbuch <bahnhof@kursbuch.example>"));
    assert_eq!(mail.header("List-Unsubscribe-Post"), Some("List-Unsubscribe=One-Click"));
    assert!(mail.header("Message-ID").unwrap().starts_with(&format!("<turn-{}-", table.id)), "{mail:?}");
    assert!(mail.body.contains("text/plain") && mail.body.contains("text/html"), "{mail:?}");
    server.stop().await;
}

pub async fn what_cannot_be_sent_is_a_dead_letter(world: &World) {
    let (server, clock) = start(world).await;
    let ([mut anna, mut beat, _cleo], mut table) = at_napf(&server, &clock).await;
    let receiver = Receiver::start().await;
    let hook = json!({"form": "slack", "url": receiver.url("/broken")});
    beat.post("/api/me/alerts/webhooks", &hook).await.unwrap().read::<WebhookAdded>().unwrap();
    receiver.answer(503);
    clock.advance(HOUR);
    act(&mut anna, &mut table, 0, bid(20)).await;
    clock.advance(3 * MINUTE);
    let mut tries = receiver.until(1).await.len();
    // Not at once again.
    a_moment().await;
    assert_eq!(receiver.all().len(), 1);
    while in_outbox(world).await == (1, 0) {
        clock.advance(8 * HOUR);
        a_moment().await;
        assert!(receiver.all().len() <= tries + 1);
        tries = receiver.all().len();
        assert!(tries < 30);
    }
    assert_eq!((in_outbox(world).await, tries), ((0, 1), 15));
    let store = store::open(world.database(), Use::Read).await.unwrap();
    let dead = store.dead_letters(10).await.unwrap().remove(0);
    assert_eq!(dead.failure.as_deref(), Some("web: answer 503"));
    store.close().await;
    server.stop().await;
    // The administrator has it sent again.
    receiver.answer(200);
    let store = store::open(world.database(), Use::Serve).await.unwrap();
    assert!(store.retry_dead_letter(dead.id, NOON).await.unwrap());
    store.close().await;
    drop(store);
    let (config, _) = config(world);
    let server = server::start(Config { clock, ..config }).await.unwrap();
    receiver.until(16).await;
    until_outbox(world, (0, 0)).await;
    server.stop().await;
}

pub async fn one_click_ends_the_mail(world: &World) {
    let (server, clock) = start(world).await;
    let ([mut anna, mut beat, mut cleo], mut table) = at_napf(&server, &clock).await;
    give_address(world, &mut beat, "beat@example.org").await;
    clock.advance(HOUR);
    act(&mut anna, &mut table, 0, bid(20)).await;
    clock.advance(5 * MINUTE);
    let mail = mailbox::until(&world.mail_folder(), 1).await.remove(0);
    let link = mail.header("List-Unsubscribe").unwrap().trim_matches(['<', '>']).to_owned();
    let path = link.strip_prefix(&format!("http://{}", server.addr)).unwrap();
    assert_eq!(path.rsplit('/').next().unwrap(), mail.token("unsubscribe"));
    // Looking at it does nothing; a forged one neither.
    let mut program = Client::new(server.addr);
    let looked = program.get(path).await.unwrap();
    assert_eq!(
        (looked.status, looked.headers["location"].to_str().unwrap().starts_with("/#unsubscribe=")),
        (303, true)
    );
    assert!(alerts(&mut beat).await.settings.turn.mail);
    let (forged, _) = path.rsplit_once('.').unwrap();
    let click = async |program: &mut Client, path: &str| {
        let body = b"List-Unsubscribe=One-Click".to_vec();
        program.send(Method::POST, path, Some(("application/x-www-form-urlencoded", body))).await.unwrap()
    };
    assert_refused(&click(&mut program, &format!("{forged}.{}", "0".repeat(64))).await, 409, "conflict");
    assert_eq!(click(&mut program, path).await.status, 204);
    let settings = alerts(&mut beat).await.settings;
    assert!(!settings.turn.mail && !settings.over.mail && settings.turn.push);
    std::fs::remove_dir_all(world.mail_folder()).unwrap();
    act(&mut beat, &mut table, 1, bid(25)).await;
    act(&mut cleo, &mut table, 2, bid(30)).await;
    act(&mut anna, &mut table, 0, bid(35)).await;
    clock.advance(HOUR);
    until_outbox(world, (0, 0)).await;
    assert_eq!(mailbox::all(&world.mail_folder()).len(), 0);
    server.stop().await;
}

pub async fn webhooks_have_their_forms(world: &World) {
    let (server, clock) = start(world).await;
    let ([mut anna, mut beat, _cleo], mut table) = at_napf(&server, &clock).await;
    let receiver = Receiver::start().await;
    let mut secret = String::new();
    for (form, path) in [
        ("json", "/plain?a=b"),
        ("discord", "/api/webhooks/1/secret"),
        ("slack", "/services/secret"),
        ("matrix", "/_matrix/client/v3/rooms/!room:host"),
        ("ntfy", "/topic"),
    ] {
        let hook = json!({"form": form, "url": receiver.url(path), "token": "a-token"});
        let added: WebhookAdded = beat.post("/api/me/alerts/webhooks", &hook).await.unwrap().read().unwrap();
        if form == "json" {
            secret = added.secret;
        }
    }
    // What leads there is not told again.
    let answer = beat.get("/api/me/alerts").await.unwrap().text();
    assert!(!answer.contains("secret") && !answer.contains("a-token") && answer.contains("127.0.0.1"), "{answer}");
    clock.advance(HOUR);
    act(&mut anna, &mut table, 0, bid(20)).await;
    clock.advance(5 * MINUTE);
    let mut got = receiver.until(5).await;
    until_outbox(world, (0, 0)).await;
    got.sort_by_key(|got| got.path.clone());
    let (ntfy, matrix, discord, plain, slack) = (&got[0], &got[1], &got[2], &got[3], &got[4]);
    let link = format!("http://{}/g/{}", server.addr, table.id);
    let line = format!("It is your turn at “Napf”. {link}");
    assert_eq!((plain.method.as_str(), plain.path.as_str()), ("POST", "/plain?a=b"));
    assert_eq!((plain.json()["kind"].as_str(), plain.json()["url"].as_str()), (Some("turn"), Some(link.as_str())));
    assert_eq!(plain.json()["table"].as_str(), Some(table.id.to_string().as_str()));
    assert_eq!(plain.header("x-kursbuch-signature"), signature(&secret, &plain.body));
    assert!(!plain.headers.contains_key("authorization"));
    assert_eq!(discord.json(), json!({"content": line, "allowed_mentions": {"parse": []}}));
    assert_eq!(slack.json(), json!({"text": line}));
    assert_eq!(matrix.method.as_str(), "PUT");
    assert!(matrix.path.starts_with("/_matrix/client/v3/rooms/!room:host/send/m.room.message/turn-"), "{matrix:?}");
    assert_eq!(
        (matrix.header("authorization"), matrix.json()["body"].as_str()),
        ("Bearer a-token", Some(line.as_str()))
    );
    assert_eq!((ntfy.path.as_str(), ntfy.json()["topic"].as_str()), ("/", Some("topic")));
    assert_eq!(ntfy.json()["click"].as_str(), Some(link.as_str()));
    // And each at once, to try it.
    assert_eq!(beat.post("/api/me/alerts/test", &json!({"channel": "webhook"})).await.unwrap().status, 204);
    assert_eq!(receiver.all().len(), 10);
    // No redirect is followed.
    receiver.answer(302);
    let test = beat.post("/api/me/alerts/test", &json!({"channel": "webhook"})).await.unwrap();
    assert_refused(&test, 409, "conflict");
    assert_refused(&beat.post("/api/me/alerts/test", &json!({"channel": "mail"})).await.unwrap(), 409, "conflict");
    server.stop().await;
}

fn signature(secret: &str, body: &[u8]) -> String {
    use hmac::{Hmac, KeyInit, Mac};
    let mut mac = Hmac::<sha2::Sha256>::new_from_slice(secret.as_bytes()).unwrap();
    mac.update(body);
    let digits: String = mac.finalize().into_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
    format!("sha256={digits}")
}

pub async fn webhooks_cannot_reach_our_own_network(world: &World) {
    let (config, _) = config(world);
    let strict = AlertsConfig { any_target: false, ..config.alerts };
    let receiver = Receiver::start().await;
    // One that was added when it was allowed leads nowhere, either.
    let server = server::start(config.clone()).await.unwrap();
    let mut anna = guest(&server, "Anna").await;
    let hook = json!({"form": "json", "url": receiver.url("/x")});
    anna.post("/api/me/alerts/webhooks", &hook).await.unwrap().read::<WebhookAdded>().unwrap();
    server.stop().await;
    let server = server::start(Config { alerts: strict, ..config }).await.unwrap();
    let mut anna = anna.at(server.addr);
    assert_refused(&anna.post("/api/me/alerts/test", &json!({"channel": "webhook"})).await.unwrap(), 409, "conflict");
    let port = server.addr.port();
    for url in [
        "http://hooks.example/x".to_owned(),
        format!("http://127.0.0.1:{port}/"),
        format!("https://127.0.0.1:{port}/"),
        receiver.url("/x"),
        "https://127.0.0.1/".to_owned(),
        "https://localhost/".to_owned(),
        "https://10.0.0.1/".to_owned(),
        "https://192.168.1.1/".to_owned(),
        "https://172.16.0.1/".to_owned(),
        "https://100.64.0.1/".to_owned(),
        "https://169.254.169.254/latest/meta-data/".to_owned(),
        "https://[::1]/".to_owned(),
        "https://[fd00::1]/".to_owned(),
        "https://[fe80::1]/".to_owned(),
        "https://[::ffff:10.0.0.1]/".to_owned(),
        "https://user@hooks.example/".to_owned(),
        "https://hooks.example:8080/".to_owned(),
        "file:///etc/passwd".to_owned(),
        format!("https://hooks.example/{}", "x".repeat(2_000)),
    ] {
        let hook = json!({"form": "json", "url": url});
        assert_refused(&anna.post("/api/me/alerts/webhooks", &hook).await.unwrap(), 422, "invalid");
        let push = Browser::new().subscription(&url);
        assert_refused(&anna.post("/api/me/alerts/push", &push).await.unwrap(), 422, "invalid");
    }
    assert_eq!(receiver.all().len(), 0);
    server.stop().await;
}

pub async fn a_browser_can_read_its_messages(world: &World) {
    let (server, clock) = start(world).await;
    let ([mut anna, mut beat, mut cleo], mut table) = at_napf(&server, &clock).await;
    let (receiver, browser) = (Receiver::start().await, Browser::new());
    let subscription = browser.subscription(&receiver.url("/push/1"));
    for _ in 0..2 {
        assert_eq!(beat.post("/api/me/alerts/push", &subscription).await.unwrap().status, 201);
    }
    let shown = alerts(&mut beat).await;
    assert_eq!(shown.targets.len(), 1, "one browser is one target");
    let nonsense = json!({"endpoint": receiver.url("/"), "p256dh": "AAAA", "auth": "AAAA"});
    assert_refused(&beat.post("/api/me/alerts/push", &nonsense).await.unwrap(), 422, "invalid");
    clock.advance(HOUR);
    act(&mut anna, &mut table, 0, bid(20)).await;
    clock.advance(Duration::from_secs(16));
    let got = receiver.until(1).await.remove(0);
    assert_eq!((got.method.as_str(), got.path.as_str()), ("POST", "/push/1"));
    assert_eq!((got.header("content-encoding"), got.header("ttl")), ("aes128gcm", "86400"));
    assert!(got.header("topic").len() <= 32);
    let message = browser.read(&got.body);
    assert_eq!(message["title"].as_str(), Some("Your turn: Napf"));
    assert_eq!(message["url"].as_str(), Some(format!("/g/{}", table.id).as_str()));
    let claims = verify(got.header("authorization"), &shown.push_key);
    assert_eq!(claims["aud"].as_str(), Some(receiver.url("").as_str()));
    let expires = claims["exp"].as_u64().unwrap() * 1_000;
    assert!(expires > clock.now() && expires <= clock.now() + 24 * HOUR.as_millis() as u64);
    until_outbox(world, (0, 0)).await;
    // The browser has unsubscribed: it is not tried again.
    receiver.answer(410);
    act(&mut beat, &mut table, 1, bid(25)).await;
    act(&mut cleo, &mut table, 2, bid(30)).await;
    act(&mut anna, &mut table, 0, bid(35)).await;
    clock.advance(HOUR);
    receiver.until(2).await;
    until_outbox(world, (0, 0)).await;
    assert_eq!(alerts(&mut beat).await.targets.len(), 0);
    server.stop().await;
}

pub async fn alerts_are_each_persons_own(world: &World) {
    let (server, _) = start(world).await;
    let (mut anna, mut beat) = (guest(&server, "Anna").await, guest(&server, "Beat").await);
    let mut stranger = Client::new(server.addr);
    assert_refused(&stranger.get("/api/me/alerts").await.unwrap(), 401, "sign-in-first");
    let hook = json!({"form": "json", "url": "https://hooks.example/x"});
    let added: WebhookAdded = anna.post("/api/me/alerts/webhooks", &hook).await.unwrap().read().unwrap();
    let target = format!("/api/me/alerts/targets/{}", added.target.id);
    assert_refused(&beat.delete(&target).await.unwrap(), 404, "not-found");
    assert_eq!(alerts(&mut beat).await.targets.len(), 0);
    assert_eq!(anna.delete(&target).await.unwrap().status, 204);
    for number in 0..10 {
        let hook = json!({"form": "json", "url": format!("https://hooks.example/{number}")});
        assert_eq!(anna.post("/api/me/alerts/webhooks", &hook).await.unwrap().status, 201);
    }
    assert_refused(&anna.post("/api/me/alerts/webhooks", &hook).await.unwrap(), 409, "conflict");
    let mut settings = serde_json::to_value(AlertSettings::default()).unwrap();
    for (field, value) in [("digest", json!(24)), ("delay", json!(604_801)), ("push_delay", json!(700_000))] {
        let before = settings[field].take();
        settings[field] = value;
        assert_refused(&put(&mut anna, "/api/me/alerts", &settings).await, 422, "invalid");
        settings[field] = before;
    }
    let token = json!({"form": "ntfy", "url": "https://ntfy.example/x", "token": "a\r\nX-Evil: 1"});
    assert_refused(&beat.post("/api/me/alerts/webhooks", &token).await.unwrap(), 422, "invalid");
    server.stop().await;
}

pub async fn a_dropped_order_is_told(world: &World) {
    let (server, clock) = start(world).await;
    let ([mut anna, mut beat, _cleo], mut table) = at_napf(&server, &clock).await;
    give_address(world, &mut beat, "beat@example.org").await;
    let orders = json!({"orders": [{"is": "moves", "moves": [bid(25)]}]});
    let kept = put(&mut beat, &path(&table, "/seats/1/orders"), &orders).await;
    assert_eq!(kept.status, 204, "{}", kept.text());
    clock.advance(HOUR);
    // More than Beat wanted to give.
    act(&mut anna, &mut table, 0, bid(40)).await;
    for _ in 0..100 {
        if in_outbox(world).await.0 == 2 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    clock.advance(HOUR);
    let mails = mailbox::until(&world.mail_folder(), 2).await;
    let mut subjects: Vec<_> = mails.iter().filter_map(|mail| mail.header("Subject")).collect();
    subjects.sort_unstable();
    assert_eq!(subjects, ["An order was dropped: Napf", "Your turn: Napf"]);
    server.stop().await;
}
