//! Bots as seats, and seats that go to bots.

use std::time::Duration;

use bots::{Bot, Budget, Character, Level};
use serde_json::{Value, json};
use server::Config;
use wire::api::{Catalogue, Happening, Holder, Moved, Page, RoundName, StateView, Status, Table};

use crate::world::{World, act, assert_refused, guest, look, open, path, post, three_at_a_table, three_seats, until};

fn bot_table(profile: &str, players: u8, seed: u64) -> Value {
    let bot = json!({"is": "bot", "bot": {"level": "random"}});
    json!({"profile": profile, "seats": vec![bot; usize::from(players)], "seed": seed, "start": true})
}

/// Every profile, to the final standing; the stored log replays to the same digest.
pub async fn bots_play_whole_games_to_the_end(world: &World) {
    let server = world.start().await;
    let mut anna = guest(&server, "Anna").await;
    let catalogue: Catalogue = anna.get("/api/catalogue").await.unwrap().read().unwrap();
    let mut tables = Vec::new();
    for (profile, seed) in catalogue.profiles.iter().zip(1..) {
        let players = profile.players[usize::from(profile.players.len() > 1)];
        tables.push(open(&mut anna, &bot_table(&profile.name, players, seed)).await);
    }
    for table in &tables {
        let over = until(&mut anna, table, "the bots play to the end", |table| table.status == Status::Finished).await;
        let view: StateView = anna.get(&path(table, "/state")).await.unwrap().read().unwrap();
        assert!(view.finished && view.choices.is_empty());
        assert_eq!(view.standing.len(), over.seats.len());
        assert_eq!(view.standing[0].place, 1);
        let exported = anna.get(&path(table, "/export")).await.unwrap().text();
        let replayed = wire::replay(&wire::Log::read(&exported).unwrap(), |_, _| ()).unwrap();
        assert_eq!(format!("{:016x}", replayed.state.digest()), view.digest);
        assert_eq!(replayed.actions as u32, over.position);
        if over.setup.profile.ends_with("-18xxgames") {
            let for_the_site = anna.get(&path(table, "/export?format=18xx")).await.unwrap().text();
            let worth: Vec<i32> = view.standing.iter().map(|row| row.worth).collect();
            assert_eq!(imported_worth(&for_the_site), worth);
        }
        println!("{}: {} actions", over.setup.profile, over.position);
    }
    server.stop().await;
}

/// What everybody has at the end of a log of 18xx.games. There the players are numbered as they sit, so that the digest of
/// a game with dealt seats is another.
fn imported_worth(text: &str) -> Vec<i32> {
    let game = wire::g18xx::Game::read(text).unwrap();
    let mut import = wire::g18xx::Import::new(&game).unwrap();
    for action in game.effective_actions() {
        import.step(action).unwrap();
    }
    assert!(import.state.is_finished());
    game::query::standing(&import.state).iter().map(|row| row.total().0).collect()
}

/// As a program of somebody else would: it links the rules, looks at the table, acts for every seat, and is told the same
/// digest that it has found itself.
pub async fn bots_play_over_http_to_the_end(world: &World) {
    let server = world.start().await;
    let mut anna = guest(&server, "Anna").await;
    for (profile, level) in [("1844-2e", Level::Greedy), ("1824-1e", Level::Greedy), ("1824-2e", Level::Random)] {
        let me = json!({"is": "me"});
        let wish = json!({"profile": profile, "seats": [me, me, me], "seed": 5, "start": true});
        let mut table = open(&mut anna, &wish).await;
        let mut state = game::begin(&table.setup.read().unwrap()).unwrap();
        let mut bots: Vec<Bot> = (0..3).map(|seed| Bot::new(level, Character::Neutral, seed)).collect();
        while let Some(seat) = game::deciding(&state).map(game::PlayerId::seat) {
            let action = bots[usize::from(seat)].choose(&state, Budget::nodes(1)).unwrap();
            let named = serde_json::to_value(wire::to_wire(state.edition(), &action)).unwrap();
            state = game::play(&state, &action).unwrap().state;
            let acted = act(&mut anna, &mut table, seat, named).await;
            assert_eq!(acted.digest, format!("{:016x}", state.digest()));
        }
        let over = look(&mut anna, &table).await;
        assert_eq!((over.status, over.deciding), (Status::Finished, None));
        let view: StateView = anna.get(&path(&table, "/state")).await.unwrap().read().unwrap();
        let found = game::query::standing(&state);
        let found: Vec<(u8, i32)> = found.iter().map(|wealth| (wealth.player.seat(), wealth.total().0)).collect();
        assert_eq!(view.standing.iter().map(|row| (row.seat, row.worth)).collect::<Vec<_>>(), found);
        assert_eq!(stored_digest(world, &over).await, view.digest);
    }
    server.stop().await;
}

/// Where the log leads that is in the store, read past the server.
async fn stored_digest(world: &World, table: &Table) -> String {
    let store = store::open(world.database(), store::Use::Read).await.unwrap();
    let entries = store.entries(table.id, 0).await.unwrap();
    let setup = store.table(table.id).await.unwrap().unwrap().setup;
    store.close().await;
    let actions = entries.into_iter().filter_map(|entry| match entry.what {
        Happening::Acted { action, digest, .. } => Some(wire::LogEntry { action, digest: Some(digest) }),
        _ => None,
    });
    let log = wire::Log { format: wire::FORMAT.to_owned(), setup, actions: actions.collect() };
    assert_eq!(log.actions.len() as u32, table.position);
    format!("{:016x}", wire::replay(&log, |_, _| ()).unwrap().state.digest())
}

pub async fn a_seat_goes_to_a_bot_and_back(world: &World) {
    let server = world.start().await;
    let ([mut anna, mut beat, _cleo], mut table) = three_at_a_table(&server).await;
    let greedy = json!({"bot": {"level": "greedy", "character": "builder"}});
    let handed = post(&mut anna, &table, "/seats/0/bot", &greedy).await;
    assert!(matches!(handed.read().unwrap(), Moved::Done { .. }));
    let moved = until(&mut anna, &table, "the bot moves for Anna", |table| table.deciding != Some(0)).await;
    assert_eq!(moved.actions[0].seat, 0);
    assert_eq!(moved.seats[0].stand_in.as_ref().unwrap().level, "greedy");
    assert_refused(&post(&mut anna, &table, "/seats/0/bot", &greedy).await, 409, "conflict");
    assert_refused(&beat.delete(&path(&table, "/seats/0/bot")).await.unwrap(), 403, "not-yours");
    assert_eq!(anna.delete(&path(&table, "/seats/0/bot")).await.unwrap().status, 204);
    assert_refused(&anna.delete(&path(&table, "/seats/0/bot")).await.unwrap(), 409, "conflict");
    let unknown = json!({"bot": {"level": "greedy", "character": "wizard"}});
    assert_refused(&post(&mut anna, &table, "/seats/0/bot", &unknown).await, 422, "invalid");
    assert_refused(&post(&mut anna, &table, "/seats/9/bot", &greedy).await, 422, "invalid");
    table = look(&mut anna, &table).await;
    assert_eq!(table.seats[0].stand_in, None);
    let deciding = table.deciding.unwrap();
    assert_eq!(deciding, 1);
    act(&mut beat, &mut table, 1, json!({"do": "pass"})).await;
    server.stop().await;
}

pub async fn a_vanished_player_is_replaced_by_consent(world: &World) {
    let server = world.start().await;
    let ([anna, mut beat, cleo], table) = three_at_a_table(&server).await;
    let random = json!({"bot": {"level": "random"}});
    assert_refused(&post(&mut beat, &table, "/seats/0/bot", &random).await, 409, "conflict");
    server.stop().await;
    let vanished = Duration::ZERO;
    let server = server::start(Config { vanished, ..world.config() }).await.unwrap();
    let [mut anna, mut beat, mut cleo] = [anna, beat, cleo].map(|client| client.at(server.addr));
    let Moved::Asked(asked) = post(&mut beat, &table, "/seats/0/bot", &random).await.read().unwrap() else {
        panic!("the others are to be asked")
    };
    assert_eq!(asked.asked, [2]);
    let rest = format!("/proposals/{}", asked.proposal);
    // The player is there after all, and says no.
    assert_eq!(post(&mut anna, &table, &rest, &json!({"agreed": false})).await.status, 204);
    let Moved::Asked(asked) = post(&mut beat, &table, "/seats/0/bot", &random).await.read().unwrap() else {
        panic!("the others are to be asked")
    };
    let rest = format!("/proposals/{}", asked.proposal);
    assert_eq!(post(&mut cleo, &table, &rest, &json!({"agreed": true})).await.status, 200);
    until(&mut beat, &table, "the bot moves for Anna", |table| table.deciding == Some(1)).await;
    // Back again, without asking anybody.
    assert_eq!(anna.delete(&path(&table, "/seats/0/bot")).await.unwrap().status, 204);
    server.stop().await;
}

pub async fn bots_go_on_after_a_restart(world: &World) {
    let server = world.start().await;
    let mut anna = guest(&server, "Anna").await;
    let table = open(&mut anna, &bot_table("1844-2e", 4, 3)).await;
    until(&mut anna, &table, "the bots begin", |table| table.position > 5).await;
    server.stop().await;
    let server = world.start().await;
    let mut anna = anna.at(server.addr);
    let stopped: Table = look(&mut anna, &table).await;
    until(&mut anna, &table, "the bots go on", |table| {
        table.position > stopped.position + 5 || table.status == Status::Finished
    })
    .await;
    server.stop().await;
}

/// Before the start, the host puts bots on free seats and takes them away again.
pub async fn a_free_seat_goes_to_a_bot(world: &World) {
    let server = world.start().await;
    let mut anna = guest(&server, "Anna").await;
    let mut beat = guest(&server, "Beat").await;
    let table = open(&mut anna, &three_seats()).await;
    post(&mut beat, &table, "/join", &json!({})).await.read::<Table>().unwrap();
    let clara = json!({"bot": {"level": "random"}, "name": "Clara"});
    assert_refused(&post(&mut beat, &table, "/seats/2/bot", &clara).await, 403, "not-yours");
    assert_refused(&post(&mut anna, &table, "/seats/1/bot", &clara).await, 409, "conflict");
    assert_eq!(post(&mut anna, &table, "/seats/2/bot", &clara).await.status, 204);
    let filled = look(&mut beat, &table).await;
    assert_eq!(filled.seats[2].name, "Clara");
    assert!(matches!(&filled.seats[2].holder, Holder::Bot { bot } if bot.level == "random"));
    assert_refused(&beat.delete(&path(&table, "/seats/2/bot")).await.unwrap(), 403, "not-yours");
    assert_refused(&anna.delete(&path(&table, "/seats/1/bot")).await.unwrap(), 409, "conflict");
    assert_eq!(anna.delete(&path(&table, "/seats/2/bot")).await.unwrap().status, 204);
    let freed = look(&mut beat, &table).await;
    assert_eq!((freed.seats[2].name.as_str(), &freed.seats[2].holder), ("", &Holder::Nobody));
    post(&mut anna, &table, "/seats/2/bot", &clara).await;
    let started: Table = post(&mut anna, &table, "/start", &json!({})).await.read().unwrap();
    assert_eq!(started.status, Status::Running);
    server.stop().await;
}

/// Whoever leaves a running game leaves it to a bot; wishes that waited for them lapse.
pub async fn a_player_who_leaves_is_replaced_for_good(world: &World) {
    let server = world.start().await;
    let ([mut anna, mut beat, mut cleo], mut table) = three_at_a_table(&server).await;
    act(&mut anna, &mut table, 0, json!({"do": "pass"})).await;
    act(&mut beat, &mut table, 1, json!({"do": "pass"})).await;
    let back = json!({"version": table.version, "to": 0});
    assert!(matches!(post(&mut anna, &table, "/undo", &back).await.read().unwrap(), Moved::Asked(_)));
    let wizard = json!({"bot": {"level": "wizard"}});
    assert_refused(&post(&mut beat, &table, "/leave", &wizard).await, 422, "invalid");
    assert_eq!(post(&mut beat, &table, "/leave", &json!({"bot": {"level": "random"}})).await.status, 204);
    let left = look(&mut cleo, &table).await;
    assert_eq!((left.seats[1].name.as_str(), left.proposals.len()), ("Beat", 0));
    assert!(matches!(&left.seats[1].holder, Holder::Bot { bot } if bot.level == "random"));
    assert_refused(&beat.delete(&path(&table, "/seats/1/bot")).await.unwrap(), 403, "not-yours");
    assert_refused(&post(&mut beat, &table, "/leave", &json!({})).await, 403, "not-yours");
    // With all of them gone, the bots play to the end; then there is nothing left to leave.
    post(&mut anna, &table, "/leave", &json!({"bot": {"level": "random"}})).await;
    post(&mut cleo, &table, "/seats/2/bot", &json!({"bot": {"level": "random"}})).await;
    until(&mut cleo, &table, "the bots play to the end", |table| table.status == Status::Finished).await;
    assert_refused(&post(&mut cleo, &table, "/leave", &json!({})).await, 409, "conflict");
    let page: Page = cleo.get("/api/tables?mine=true").await.unwrap().read().unwrap();
    let progress = page.tables[0].progress.clone().unwrap();
    assert_eq!(progress.round, RoundName::Finished);
    let view: StateView = cleo.get(&path(&table, "/state")).await.unwrap().read().unwrap();
    let first: Vec<u8> = view.standing.iter().filter(|row| row.place == 1).map(|row| row.seat).collect();
    assert_eq!(progress.winners, first);
    server.stop().await;
}
