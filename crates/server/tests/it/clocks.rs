//! Clocks at tables, under a time that the tests set.

use std::time::Duration;

use serde_json::{Value, json};
use server::{Clock, Config, Running};
use wire::api::{Happening, Moved, Runs, Table, Wish};

use crate::client::Client;
use crate::world::{World, act, assert_refused, guest, look, open, post, three_seats, try_act, until};

/// Noon of 12 January 2026, a Monday.
const NOON: u64 = 1_768_219_200_000;
const SECOND: u64 = 1_000;
const MINUTE: u64 = 60 * SECOND;
const HOUR: u64 = 60 * MINUTE;

async fn start(world: &World, clock: &Clock) -> Running {
    server::start(Config { clock: clock.clone(), ..world.config() }).await.unwrap()
}

fn live(at_zero: Value) -> Value {
    json!({"pace": "live", "bank": 10 * MINUTE, "increment": 20 * SECOND, "at_zero": at_zero})
}

fn over_days() -> Value {
    json!({"pace": "correspondence", "bank": 24 * HOUR, "increment": HOUR, "at_zero": {"do": "nothing"}})
}

/// Anna, Beat and Cleo at a running table with a clock.
async fn three(server: &Running, rule: Value) -> ([Client; 3], Table) {
    let mut anna = guest(server, "Anna").await;
    let (mut beat, mut cleo) = (guest(server, "Beat").await, guest(server, "Cleo").await);
    let mut wish = three_seats();
    wish["clock"] = rule;
    let table = open(&mut anna, &wish).await;
    for other in [&mut beat, &mut cleo] {
        post(other, &table, "/join", &json!({})).await.read::<Table>().unwrap();
    }
    let table = post(&mut anna, &table, "/start", &json!({})).await.read().unwrap();
    ([anna, beat, cleo], table)
}

async fn left(client: &mut Client, table: &Table) -> Vec<u64> {
    let seen = look(client, table).await;
    let clocks = seen.clocks.unwrap();
    (0..clocks.left.len()).map(|seat| clocks.left(seat as u8, seen.now.unwrap())).collect()
}

pub async fn a_clock_runs_for_whoever_decides(world: &World) {
    let clock = Clock::standing_at(NOON);
    let server = start(world, &clock).await;
    let ([mut anna, mut beat, _], mut table) = three(&server, live(json!({"do": "nothing"}))).await;
    clock.advance(Duration::from_secs(60));
    assert_eq!(left(&mut anna, &table).await, [9 * MINUTE, 10 * MINUTE, 10 * MINUTE]);
    act(&mut anna, &mut table, 0, json!({"do": "bid", "amount": 20})).await;
    clock.advance(Duration::from_secs(30));
    let expected = [9 * MINUTE + 20 * SECOND, 9 * MINUTE + 30 * SECOND, 10 * MINUTE];
    assert_eq!(left(&mut beat, &table).await, expected);
    // The same after a restart: the log says it all.
    server.stop().await;
    let server = start(world, &clock).await;
    let mut reader = Client::new(server.addr);
    assert_eq!(left(&mut reader, &table).await, expected);
    server.stop().await;
}

pub async fn what_an_undo_gives_back(world: &World) {
    let clock = Clock::standing_at(NOON);
    let server = start(world, &clock).await;
    let ([mut anna, mut beat, _], mut table) = three(&server, live(json!({"do": "nothing"}))).await;
    clock.advance(Duration::from_secs(60));
    act(&mut anna, &mut table, 0, json!({"do": "bid", "amount": 20})).await;
    // Her own move, taken back: the increment goes, the minute she thought stays used.
    let undo = json!({"version": table.version});
    post(&mut anna, &table, "/undo", &undo).await.read::<Moved>().unwrap();
    assert_eq!(left(&mut anna, &table).await, [9 * MINUTE, 10 * MINUTE, 10 * MINUTE]);
    table.version = look(&mut anna, &table).await.version;
    act(&mut anna, &mut table, 0, json!({"do": "bid", "amount": 20})).await;
    clock.advance(Duration::from_secs(90));
    act(&mut beat, &mut table, 1, json!({"do": "bid", "amount": 25})).await;
    assert_eq!(left(&mut anna, &table).await[1], 10 * MINUTE - 90 * SECOND + 20 * SECOND);
    // By consent the time comes back as it was before Beat began to think.
    let asked = post(&mut anna, &table, "/undo", &json!({"version": table.version})).await;
    let Moved::Asked(asked) = asked.read().unwrap() else { panic!("nobody asked") };
    clock.advance(Duration::from_secs(15));
    let agree = format!("/proposals/{}", asked.proposal);
    post(&mut beat, &table, &agree, &json!({"agreed": true})).await.read::<Moved>().unwrap();
    assert_eq!(left(&mut anna, &table).await, [10 * MINUTE, 10 * MINUTE, 10 * MINUTE]);
    server.stop().await;
}

pub async fn at_zero_a_bot_plays_until_the_player_returns(world: &World) {
    let clock = Clock::standing_at(NOON);
    let server = start(world, &clock).await;
    let bot = json!({"do": "bot-plays", "bot": {"level": "greedy"}});
    let ([mut anna, ..], table) = three(&server, live(bot)).await;
    clock.advance(Duration::from_secs(11 * 60));
    let seen = until(&mut anna, &table, "a bot moves for Anna", |table| table.deciding == Some(1)).await;
    assert!(seen.seats[0].stand_in.is_some());
    assert_eq!(left(&mut anna, &table).await[0], 0);
    let entries = world.entries(&table).await;
    let out = entries.iter().filter(|entry| entry.what == Happening::RanOut { seat: 0 }).count();
    assert_eq!(out, 1, "handled once");
    let back = anna.delete(&crate::world::path(&table, "/seats/0/bot")).await.unwrap();
    assert_eq!(back.status, 204);
    assert_eq!(left(&mut anna, &table).await[0], MINUTE, "a tenth of the bank to go on with");
    server.stop().await;
}

pub async fn at_zero_the_others_decide_or_nothing_happens(world: &World) {
    let clock = Clock::standing_at(NOON);
    let server = start(world, &clock).await;
    let ([mut anna, mut beat, mut cleo], mut table) = three(&server, live(json!({"do": "others-decide"}))).await;
    let hand = json!({"bot": {"level": "greedy"}});
    assert_refused(&post(&mut beat, &table, "/seats/0/bot", &hand).await, 409, "conflict");
    clock.advance(Duration::from_secs(11 * 60));
    let out = |table: &Table| table.clocks.as_ref().is_some_and(|clocks| clocks.runs == Runs::RanOut { seat: 0 });
    until(&mut anna, &table, "Anna is out of time", out).await;
    let Moved::Asked(asked) = post(&mut beat, &table, "/seats/0/bot", &hand).await.read().unwrap() else {
        panic!("Cleo has to agree");
    };
    assert_eq!(asked.asked, [2]);
    // She may still move while they deliberate, and has what the move earned.
    act(&mut anna, &mut table, 0, json!({"do": "bid", "amount": 20})).await;
    assert_eq!(left(&mut anna, &table).await[0], 20 * SECOND);
    let late = post(&mut cleo, &table, &format!("/proposals/{}", asked.proposal), &json!({"agreed": true})).await;
    assert_refused(&late, 409, "conflict");
    // Where nothing is to happen, the others have no say either.
    let ([mut anna, mut beat, _], mut table) = three(&server, live(json!({"do": "nothing"}))).await;
    clock.advance(Duration::from_secs(11 * 60));
    until(&mut anna, &table, "Anna is out of time again", out).await;
    assert_refused(&post(&mut beat, &table, "/seats/0/bot", &hand).await, 409, "conflict");
    act(&mut anna, &mut table, 0, json!({"do": "bid", "amount": 20})).await;
    server.stop().await;
}

pub async fn a_game_is_paused_by_consent(world: &World) {
    let clock = Clock::standing_at(NOON);
    let server = start(world, &clock).await;
    let ([mut anna, mut beat, mut cleo], table) = three(&server, live(json!({"do": "nothing"}))).await;
    let Moved::Asked(asked) = post(&mut beat, &table, "/pause", &json!({})).await.read().unwrap() else {
        panic!("the others are asked");
    };
    let asks = look(&mut anna, &table).await.proposals;
    assert_eq!((asks[0].wish.clone(), asks[0].asked.clone()), (Wish::Pause, vec![0, 2]));
    for other in [&mut anna, &mut cleo] {
        let agree = format!("/proposals/{}", asked.proposal);
        post(other, &table, &agree, &json!({"agreed": true})).await.read::<Moved>().unwrap();
    }
    clock.advance(Duration::from_secs(3600));
    assert_eq!(left(&mut anna, &table).await, [10 * MINUTE; 3]);
    let bid = json!({"do": "bid", "amount": 20});
    assert_refused(&try_act(&mut anna, &table, 0, bid.clone()).await, 409, "conflict");
    // The host's word is enough.
    let resumed = anna.delete(&crate::world::path(&table, "/pause")).await.unwrap();
    assert_eq!(resumed.status, 200);
    clock.advance(Duration::from_secs(60));
    assert_eq!(left(&mut anna, &table).await, [9 * MINUTE, 10 * MINUTE, 10 * MINUTE]);
    assert_eq!(try_act(&mut anna, &table, 0, bid).await.status, 200);
    server.stop().await;
}

pub async fn quiet_hours_do_not_count(world: &World) {
    let clock = Clock::standing_at(NOON);
    let server = start(world, &clock).await;
    let mut anna = guest(&server, "Anna").await;
    let calendar = json!({"zone": "Europe/Zurich", "quiet": {"from": 22 * 60, "to": 7 * 60}});
    assert_eq!(anna.put("/api/me/calendar", &calendar).await.unwrap().status, 204);
    let bot = json!({"is": "bot", "bot": {"level": "greedy"}});
    let wish = json!({"profile": "1844-2e", "order": "fixed", "seats": [{"is": "me"}, bot, bot], "start": true,
        "clock": over_days()});
    let table = open(&mut anna, &wish).await;
    // Noon is 13 o'clock in Zurich: nine hours until ten in the evening.
    clock.advance(Duration::from_secs(12 * 3600));
    assert_eq!(left(&mut anna, &table).await[0], 15 * HOUR);
    clock.advance(Duration::from_secs(6 * 3600));
    assert_eq!(left(&mut anna, &table).await[0], 15 * HOUR, "asleep until seven, six by UTC");
    // A vacation from Wednesday on, entered on Tuesday at 18 UTC.
    clock.advance(Duration::from_secs(12 * 3600));
    assert_eq!(left(&mut anna, &table).await[0], 3 * HOUR);
    let vacation = json!({"zone": "Europe/Zurich", "vacations": [{"first": "2026-01-14", "last": "2026-01-16"}]});
    assert_eq!(anna.put("/api/me/calendar", &vacation).await.unwrap().status, 204);
    clock.advance(Duration::from_secs(60 * 3600));
    assert_eq!(left(&mut anna, &table).await[0], 0, "five hours until midnight are more than three");
    let bad = json!({"zone": "Europe/Zürich"});
    assert_refused(&anna.put("/api/me/calendar", &bad).await.unwrap(), 422, "invalid");
    let shown: Value = anna.get("/api/me/calendar").await.unwrap().read().unwrap();
    assert_eq!(shown, vacation_as_kept());
    server.stop().await;
}

fn vacation_as_kept() -> Value {
    json!({"zone": "Europe/Zurich", "weekends_off": false,
        "vacations": [{"first": "2026-01-14", "last": "2026-01-16"}]})
}

pub async fn a_clock_that_cannot_be_kept_is_refused(world: &World) {
    let server = world.start().await;
    let mut anna = guest(&server, "Anna").await;
    for (bank, increment) in [(9 * SECOND, 0), (25 * HOUR, 0), (HOUR, 25 * HOUR)] {
        let mut wish = three_seats();
        wish["clock"] = json!({"pace": "live", "bank": bank, "increment": increment, "at_zero": {"do": "nothing"}});
        assert_refused(&anna.post("/api/tables", &wish).await.unwrap(), 422, "invalid");
    }
    let mut wish = three_seats();
    wish["clock"] = live(json!({"do": "bot-plays", "bot": {"level": "oracle"}}));
    assert_refused(&anna.post("/api/tables", &wish).await.unwrap(), 422, "invalid");
    // Without a clock there is nothing to pause.
    let table = open(&mut anna, &three_seats()).await;
    assert_refused(&post(&mut anna, &table, "/pause", &json!({})).await, 409, "conflict");
    server.stop().await;
}
