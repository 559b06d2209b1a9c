//! Orders: given, kept to oneself, carried out with the page closed, dropped with their rule.

use std::time::Duration;

use bots::{Bot, Budget, Character, Level};
use game::{Action, Choice, PlayerId, Profile, Round, Setup, State, choices, deciding, play};
use serde_json::{Value, json};
use server::Running;
use wire::api::{DropReason, DroppedOrder, Happening, SeatOrders, Table};
use wire::{Log, LogEntry, to_wire};

use crate::client::Client;
use crate::world::{World, act, assert_refused, guest, look, path, post, until};

/// A game that bots have brought to the first position of this kind.
fn position<T>(seeds: std::ops::Range<u64>, suits: impl Fn(&State) -> Option<T>) -> (Log, State, T) {
    for seed in seeds {
        let setup = Setup { seed: Some(seed), ..Setup::new(Profile::named("1844-2e").unwrap(), 3) };
        let mut state = game::begin(&setup).unwrap();
        let mut log = Log::begin(&setup, ["Anna", "Beat", "Cleo"].map(str::to_owned).to_vec());
        let mut bot = Bot::new(Level::Greedy, Character::Neutral, seed);
        while deciding(&state).is_some() {
            if let Some(found) = suits(&state) {
                return (log, state, found);
            }
            let Some(action) = bot.choose(&state, Budget::nodes(1)) else { break };
            let after = play(&state, &action).unwrap().state;
            log.actions.push(LogEntry {
                action: to_wire(state.edition(), &action),
                digest: Some(format!("{:016x}", after.digest())),
            });
            state = after;
        }
    }
    panic!("no such position");
}

fn in_share_round(state: &State) -> bool {
    let late = state.share_rounds() >= 3;
    late && matches!(state.round(), Round::Shares(_)) && state.pending().is_none()
}

/// The game goes on at a table, each seat with a person of its own.
async fn table_of(server: &Running, log: &Log) -> ([Client; 3], Table) {
    let mut people = [guest(server, "Anna").await, guest(server, "Beat").await, guest(server, "Cleo").await];
    let wish = json!({"log": serde_json::to_string(log).unwrap(), "purpose": "play", "seats": [{"is": "me"}, {"is": "open"}, {"is": "open"}]});
    let table: Table = people[0].post("/api/tables/import", &wish).await.unwrap().read().unwrap();
    for (seat, person) in people.iter_mut().enumerate().skip(1) {
        post(person, &table, "/join", &json!({ "seat": seat })).await.read::<Table>().unwrap();
    }
    let table = post(&mut people[0], &table, "/start", &json!({})).await.read().unwrap();
    (people, table)
}

async fn order(client: &mut Client, table: &Table, seat: usize, orders: Value) {
    let answer =
        client.put(&path(table, &format!("/seats/{seat}/orders")), &json!({ "orders": orders })).await.unwrap();
    assert_eq!(answer.status, 204, "{}", answer.text());
}

async fn orders(client: &mut Client, table: &Table, seat: usize) -> SeatOrders {
    client.get(&path(table, &format!("/seats/{seat}/orders"))).await.unwrap().read().unwrap()
}

/// The order that could not be carried out; a minute is too long.
async fn until_dropped(client: &mut Client, table: &Table, seat: usize) -> DroppedOrder {
    let look_again = async {
        loop {
            if let Some(dropped) = orders(client, table, seat).await.dropped {
                return dropped;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), look_again).await.unwrap()
}

pub async fn a_share_round_is_carried_out_by_orders(world: &World) {
    let server = world.start().await;
    // Everybody may pass until the round is over.
    let (log, before, ()) = position(0..20, |state| (in_share_round(state) && all_may_pass(state)).then_some(()));
    let (mut people, table) = table_of(&server, &log).await;
    let deciding = usize::from(table.deciding.unwrap());
    for (seat, person) in people.iter_mut().enumerate().filter(|(seat, _)| *seat != deciding) {
        order(person, &table, seat, json!([{"is": "pass", "unless": "anybody-acts"}])).await;
    }
    // The pages are closed; the first player's own order sets it going.
    order(&mut people[deciding], &table, deciding, json!([{"is": "pass", "unless": "own-companies"}])).await;
    let is_over = |table: &Table| table.position as usize > log.actions.len() + 2;
    let seen = until(&mut Client::new(server.addr), &table, "the round is over", is_over).await;
    let passed = &seen.actions[log.actions.len()..];
    assert!(passed.len() >= 3 && passed.iter().all(|played| played.action == wire::WireAction::Pass));
    let state: Value = people[0].get(&path(&table, "/state")).await.unwrap().read().unwrap();
    assert_ne!(state["digest"], format!("{:016x}", before.digest()));
    // An order for one round does nothing in the next.
    for (seat, person) in people.iter_mut().enumerate() {
        assert_eq!(orders(person, &table, seat).await.dropped, None);
    }
    server.stop().await;
}

fn all_may_pass(state: &State) -> bool {
    let mut state = *state;
    for _ in 0..3 {
        match play(&state, &Action::Pass) {
            Ok(draft) => state = draft.state,
            Err(_) => return false,
        }
    }
    !matches!(state.round(), Round::Shares(_))
}

/// A move of the deciding seat, and one of the next seat that it makes illegal.
fn spoiled(state: &State) -> Option<(PlayerId, Action, Action)> {
    if !in_share_round(state) {
        return None;
    }
    let quiet = play(state, &Action::Pass).ok()?.state;
    let next = deciding(&quiet).filter(|next| Some(*next) != deciding(state))?;
    let moves = |state: &State| -> Vec<Action> {
        let offered = choices(state).offered.into_iter();
        offered.filter_map(|choice| if let Choice::Do(action) = choice { Some(action) } else { None }).collect()
    };
    for first in moves(state) {
        // Ends the turn by itself or with a pass.
        let after = play(state, &first).ok()?.state;
        let after = if deciding(&after) == Some(next) { after } else { play(&after, &Action::Pass).ok()?.state };
        if deciding(&after) != Some(next) || first == Action::Pass {
            continue;
        }
        let broken = moves(&quiet).into_iter().find(|second| {
            let refused = play(&after, second).err();
            refused.is_some_and(|refusal| refusal.rule.is_some())
        });
        if let Some(second) = broken {
            return Some((next, first, second));
        }
    }
    None
}

pub async fn an_order_that_no_longer_holds_is_dropped_with_its_rule(world: &World) {
    let server = world.start().await;
    let (log, state, (next, first, second)) = position(0..200, spoiled);
    let (mut people, mut table) = table_of(&server, &log).await;
    let (deciding, next) = (usize::from(table.deciding.unwrap()), next.index());
    let second = serde_json::to_value(to_wire(state.edition(), &second)).unwrap();
    order(&mut people[next], &table, next, json!([{"is": "moves", "moves": [second]}])).await;
    let first = serde_json::to_value(to_wire(state.edition(), &first)).unwrap();
    let acted = act(&mut people[deciding], &mut table, deciding as u8, first).await;
    if acted.deciding == Some(deciding as u8) {
        act(&mut people[deciding], &mut table, deciding as u8, json!({"do": "pass"})).await;
    }
    let dropped = until_dropped(&mut people[next], &table, next).await;
    assert!(
        matches!(&dropped.why, DropReason::Refused { rule: Some(rule) } if rule.starts_with("1844-")),
        "{dropped:?}"
    );
    let seen = look(&mut people[next], &table).await;
    assert_eq!(seen.deciding, Some(next as u8), "nothing was done instead");
    server.stop().await;
}

/// An order is no way around what a player may not do at once.
pub async fn an_order_can_do_no_more_than_its_player(world: &World) {
    let server = world.start().await;
    let (log, ..) = position(0..20, |state| in_share_round(state).then_some(()));
    let (mut people, table) = table_of(&server, &log).await;
    let seat = usize::from(table.deciding.unwrap());
    order(&mut people[seat], &table, seat, json!([{"is": "moves", "moves": [{"do": "end-game"}]}])).await;
    let dropped = until_dropped(&mut people[seat], &table, seat).await;
    assert_eq!(dropped.why, DropReason::Refused { rule: None });
    let seen = look(&mut people[seat], &table).await;
    assert_eq!((seen.position, seen.status), (table.position, table.status), "one seat does not end a game");
    server.stop().await;
}

pub async fn nobody_else_can_tell_that_there_are_orders(world: &World) {
    let server = world.start().await;
    let (log, ..) = position(0..20, |state| in_share_round(state).then_some(()));
    let (mut people, table) = table_of(&server, &log).await;
    let deciding = usize::from(table.deciding.unwrap());
    let (planner, other) = ((deciding + 1) % 3, (deciding + 2) % 3);
    let seen_by_other = async |people: &mut [Client; 3]| {
        let seen = look(&mut people[other], &table).await;
        serde_json::to_string(&seen).unwrap()
    };
    let before = seen_by_other(&mut people).await;
    order(&mut people[planner], &table, planner, json!([{"is": "pass", "unless": "anybody-acts"}])).await;
    assert_eq!(seen_by_other(&mut people).await, before);
    let orders_path = path(&table, &format!("/seats/{planner}/orders"));
    assert_refused(&people[other].get(&orders_path).await.unwrap(), 403, "not-yours");
    let foreign = people[other].put(&orders_path, &json!({"orders": []})).await.unwrap();
    assert_refused(&foreign, 403, "not-yours");
    assert_eq!(orders(&mut people[planner], &table, planner).await.orders.len(), 1);
    // What cannot be an order is refused.
    let unknown = json!({"orders": [{"is": "buy", "company": "XYZ", "at_most": 100, "count": 1}]});
    assert_refused(&people[planner].put(&orders_path, &unknown).await.unwrap(), 422, "invalid");
    let many = json!({"orders": vec![json!({"is": "operate", "company": "SCB", "pay_out": true}); 11]});
    assert_refused(&people[planner].put(&orders_path, &many).await.unwrap(), 422, "invalid");
    server.stop().await;
}

pub async fn a_company_operates_and_a_share_is_bought_by_order(world: &World) {
    let server = world.start().await;
    let (log, state, company) = position(0..20, |state| {
        let turn = state.turn().filter(|_| state.pending().is_none())?;
        let has_trains = !game::query::trains(state, turn.company).is_empty();
        // At the first step of its turn, and not obliged to anything.
        let first = choices(state).offered.iter().any(|choice| matches!(choice, Choice::Do(Action::LayTile(_))));
        (has_trains && first && state.share_rounds() >= 3).then_some(turn.company)
    });
    let (mut people, table) = table_of(&server, &log).await;
    let seat = usize::from(table.deciding.unwrap());
    let symbol = state.edition().company(company).symbol;
    order(&mut people[seat], &table, seat, json!([{"is": "operate", "company": symbol, "pay_out": true}])).await;
    let has_run = |table: &Table| {
        let new = &table.actions[log.actions.len()..];
        new.iter().any(|played| matches!(played.action, wire::WireAction::PayOut))
    };
    let seen = until(&mut people[seat], &table, "the company has run", has_run).await;
    let run =
        seen.actions[log.actions.len()..].iter().any(|played| matches!(played.action, wire::WireAction::Run { .. }));
    assert!(run, "with its trains");
    let by: Vec<_> =
        world.entries(&table).await.into_iter().filter(|entry| matches!(entry.what, Happening::Acted { .. })).collect();
    assert!(by.last().unwrap().by.is_some(), "a player's move, not a bot's");
    // A share at its price, and none above it.
    let (log, state, (company, price)) = position(0..60, |state| {
        let offered = choices(state).offered.into_iter().filter(|_| in_share_round(state));
        offered.into_iter().find_map(|choice| match choice {
            Choice::Do(Action::Buy { company, from, paper: game::Paper::Single }) => {
                game::query::share_price(state, company, from).map(|price| (company, price.0))
            }
            _ => None,
        })
    });
    let symbol = state.edition().company(company).symbol;
    let (mut people, table) = table_of(&server, &log).await;
    let seat = usize::from(table.deciding.unwrap());
    let buy = |at_most: i32| json!([{"is": "buy", "company": symbol, "at_most": at_most, "count": 1}]);
    order(&mut people[seat], &table, seat, buy(1)).await;
    let dropped = until_dropped(&mut people[seat], &table, seat).await;
    assert!(matches!(dropped.why, DropReason::Price { .. }));
    order(&mut people[seat], &table, seat, buy(price)).await;
    let passed_on = |table: &Table| table.deciding != Some(seat as u8);
    let seen = until(&mut people[seat], &table, "the share is bought and the turn is over", passed_on).await;
    let first = &seen.actions[log.actions.len()];
    assert!(matches!(&first.action, wire::WireAction::Buy { company, .. } if company == symbol));
    assert!(orders(&mut people[seat], &table, seat).await.orders.is_empty());
    server.stop().await;
}
