//! People at their tables: they move, say something twice, ask two processes at once, hang up and come back.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State as AppState;
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use bots::{Dice, random_choice};
use game::{State, choices};
use http_body_util::BodyExt as _;
use store::{TableRecord, User};
use tokio::sync::{mpsc, oneshot};
use wire::api::{
    Act, BotSpec, Happening, LookQuery, Runs, SeatOrder, SeatOrders, Status, TableId, Undo, Unless, UserId,
};

use super::executor::{self, OUTSIDE, Whose};
use super::world::{self, Asked, What, answered, fail, travel};
use crate::http;
use crate::reason::Reason;
use crate::refused::{Outcome, Refused};
use crate::table::{Command, Reply};

/// A process that is up, if there is one.
fn any_process(dice: &mut Dice) -> Option<Whose> {
    let up = world::with(|world| world.processes());
    (!up.is_empty()).then(|| up[dice.below(up.len())])
}

/// How a client goes about a request.
#[derive(Clone, Copy, Default)]
struct Manner {
    /// It hangs up after so many microseconds.
    hangs_up: Option<u64>,
}

fn manner(dice: &mut Dice) -> Manner {
    let hangs_up = (dice.below(12) == 0).then(|| dice.roll() % 60_000);
    Manner { hangs_up }
}

/// Over the network and back; `None` if the connection broke.
async fn request(
    process: Whose,
    user: Arc<User>,
    table: TableId,
    command: Command,
    manner: Manner,
    check: impl FnOnce(&Reply) + Send + 'static,
) -> Option<Outcome<Reply>> {
    travel().await;
    let app = world::with(|world| world.app(process))?;
    let (reply, replied) = oneshot::channel();
    let what = format!("{command:?} of {} at {table}", user.name);
    executor::spawn_for(process, async move {
        let asked = app.hub.ask(table, &user, command);
        let outcome = match manner.hangs_up {
            Some(micros) => crate::tasks::within(Duration::from_micros(micros), asked).await,
            None => Some(asked.await),
        };
        let Some(outcome) = outcome else { return };
        answered(&what, process, &outcome);
        if let Ok(reply) = &outcome {
            check(reply);
        }
        // Whoever asked may have gone.
        let _ = reply.send(outcome);
    });
    let outcome = replied.await.ok();
    travel().await;
    outcome
}

/// The table as a process shows it at present.
async fn look(process: Whose, table: TableId) -> Option<(TableRecord, State, usize)> {
    travel().await;
    let app = world::with(|world| world.app(process))?;
    let (reply, replied) = oneshot::channel();
    executor::spawn_for(process, async move {
        let Ok(handle) = app.hub.find(table).await else { return };
        let seen = {
            let seen = handle.shared.read();
            (seen.record.clone(), *seen.history.state(), seen.history.position())
        };
        // Whoever asked may have gone.
        let _ = reply.send(seen);
    });
    let seen = replied.await.ok();
    travel().await;
    seen
}

fn user(id: UserId) -> Option<Arc<User>> {
    world::with(|world| world.disk.users.get(&id).cloned().map(Arc::new))
}

/// Until it has worked: how a table is brought to its start in fair weather.
pub fn must(user: &Arc<User>, table: TableId, command: Command) {
    let user = user.clone();
    executor::spawn_for(OUTSIDE, async move {
        let outcome = request(1, user, table, command, Manner::default(), |_| ()).await;
        if !matches!(outcome, Some(Ok(_))) {
            fail(format!("a table does not start: {outcome:?}"));
        }
    });
}

/// Whoever has to decide does so, as far as they know. `copies` of the request are sent, to any processes.
pub fn act(table: TableId, seed: u64, copies: usize) {
    let mut dice = Dice::new(seed);
    executor::spawn_for(OUTSIDE, async move {
        let Some(process) = any_process(&mut dice) else { return };
        let Some((record, state, _)) = look(process, table).await else { return };
        let Some(seat) = record.present.deciding else { return };
        let Some(holder) = record.seats.iter().find(|held| held.seat == seat).and_then(|held| held.person()) else {
            return;
        };
        let Some(user) = user(holder) else { return };
        let mut offered = choices(&state);
        offered.out_of_turn.clear();
        let action = random_choice(&state, &offered, &mut dice);
        let act = Act { seat, version: record.present.version, action: wire::to_wire(state.edition(), &action) };
        for _ in 0..copies {
            let Some(process) = any_process(&mut dice) else { return };
            let (user, act, manner) = (user.clone(), act.clone(), manner(&mut dice));
            executor::spawn_for(OUTSIDE, send_act(process, user, table, act, manner));
        }
    });
}

async fn send_act(process: Whose, user: Arc<User>, table: TableId, act: Act, manner: Manner) {
    let asked = Asked { table, user: user.id, what: What::Act(act.clone()), acknowledged: false };
    world::with(|world| world.asked.push(asked));
    let (by, expected) = (user.id, act.clone());
    let check = move |reply: &Reply| {
        let Reply::Acted(acted) = reply else { return fail(format!("an action was answered by {reply:?}")) };
        world::count("acts acknowledged");
        let entry = world::with(|world| world.log(table).get(acted.version as usize - 1).cloned());
        let is_it = entry.as_ref().is_some_and(|entry| {
            let is_act = matches!(&entry.what, Happening::Acted { seat, action, digest }
                if *seat == expected.seat && *action == expected.action && *digest == acted.digest);
            is_act && entry.by == Some(by)
        });
        if !is_it {
            fail(format!("an action was acknowledged as entry {} of {table}, where there is {entry:?}", acted.version));
        }
    };
    request(process, user, table, Command::Act(act), manner, check).await;
}

/// A text of its own, once.
pub fn say(table: TableId, seed: u64) {
    let mut dice = Dice::new(seed);
    executor::spawn_for(OUTSIDE, async move {
        let Some(process) = any_process(&mut dice) else { return };
        let Some(user) = any_holder(table, &mut dice) else { return };
        let manner = manner(&mut dice);
        speak(process, user, table, seed, manner).await;
    });
}

/// Somebody who sits there.
fn any_holder(table: TableId, dice: &mut Dice) -> Option<Arc<User>> {
    let holders: Vec<UserId> = world::with(|world| {
        let kept = world.disk.tables.get(&table);
        kept.map(|kept| kept.record.seats.iter().filter_map(|seat| seat.person()).collect()).unwrap_or_default()
    });
    (!holders.is_empty()).then(|| holders[dice.below(holders.len())]).and_then(user)
}

/// `false` if it was not acknowledged.
async fn speak(process: Whose, user: Arc<User>, table: TableId, seed: u64, manner: Manner) -> bool {
    let names = ["Anna", "Beat", "Cleo", "nobody"];
    let text = format!("{seed:x}, {}?", names[(seed % 4) as usize]);
    let asked = Asked { table, user: user.id, what: What::Say(text.clone()), acknowledged: false };
    let place = world::with(|world| {
        world.asked.push(asked);
        world.asked.len() - 1
    });
    let said = text.clone();
    let check = move |_: &Reply| {
        world::with(|world| world.asked[place].acknowledged = true);
        let times = world::with(|world| super::check::times_said(world.log(table), &said));
        if times != 1 {
            fail(format!("{said:?} was acknowledged and is {times} times in the log of {table}"));
        }
    };
    let outcome = request(process, user, table, Command::Say { text }, manner, check).await;
    matches!(outcome, Some(Ok(_)))
}

/// After everything: each process answers for each table.
pub fn probe(process: Whose, table: TableId, seed: u64) {
    let mut dice = Dice::new(seed);
    executor::spawn_for(OUTSIDE, async move {
        let Some(user) = any_holder(table, &mut dice) else { return };
        if !speak(process, user, table, seed, Manner::default()).await {
            return fail(format!("process {process} does not answer for {table} in fair weather"));
        }
        // Signals are still on their way.
        executor::sleep(Duration::from_secs(3)).await;
        match look(process, table).await {
            Some((record, state, _)) => super::check::compare(process, &record, &state),
            None => fail(format!("process {process} does not show {table} in fair weather")),
        }
    });
}

/// Undo, redo, pause, a bot for one's seat, answers to what others ask: whatever comes to mind.
pub fn meddle(table: TableId, seed: u64) {
    let mut dice = Dice::new(seed);
    executor::spawn_for(OUTSIDE, async move {
        let Some(process) = any_process(&mut dice) else { return };
        let Some((record, _, position)) = look(process, table).await else { return };
        if record.present.status == Status::Open {
            return;
        }
        let Some(user) = any_holder(table, &mut dice) else { return };
        let own = record.seats.iter().find(|seat| seat.held_by(user.id)).map_or(0, |seat| seat.seat);
        let version = record.present.version;
        let back = position.saturating_sub(1 + dice.below(3)) as u32;
        let open = record.present.proposals.first().map(|open| open.id);
        let is_paused = record.present.clocks.as_ref().is_some_and(|clocks| clocks.runs == Runs::Paused);
        let command = match (dice.below(8), open) {
            (0..=3, Some(proposal)) => Command::Answer { proposal, agreed: dice.below(4) > 0 },
            (0..=1, None) => Command::Undo(Undo { version, to: Some(back) }),
            (2, None) => Command::Undo(Undo { version, to: None }),
            (3, None) => Command::Redo(Undo { version, to: None }),
            (4, _) if is_paused => Command::Resume,
            (4, _) => Command::Pause,
            (5, _) => {
                let bot = BotSpec { level: "random".to_owned(), character: None };
                Command::HandToBot { seat: own, bot, name: None, vanished: false }
            }
            (6, _) => Command::TakeBack { seat: own },
            _ => Command::Rename(format!("Napf {}", seed % 100)),
        };
        let manner = manner(&mut dice);
        request(process, user, table, command, manner, |_| ()).await;
    });
}

/// Orders for the next turn, or for this one; often taken back at about the time when they are carried out.
pub fn order(table: TableId, seed: u64) {
    let mut dice = Dice::new(seed);
    executor::spawn_for(OUTSIDE, async move {
        let Some(process) = any_process(&mut dice) else { return };
        let Some((record, _, _)) = look(process, table).await else { return };
        let deciding = record.present.deciding.filter(|_| dice.below(2) == 0);
        let people = record.seats.iter().filter_map(|seat| Some((seat.seat, seat.person()?)));
        let people: Vec<_> = people.filter(|(seat, _)| deciding.is_none_or(|next| next == *seat)).collect();
        if people.is_empty() {
            return;
        }
        let (seat, holder) = people[dice.below(people.len())];
        let Some(user) = user(holder) else { return };
        let pass = || SeatOrder::Pass { unless: Unless::AnybodyActs, round: 0, since: 0 };
        let orders = match dice.below(5) {
            0 => vec![],
            1 | 2 => vec![pass()],
            _ => vec![SeatOrder::Moves { moves: vec![wire::WireAction::Pass] }, pass()],
        };
        give_orders(process, &user, table, seat, orders, manner(&mut dice)).await;
        if dice.below(3) > 0 {
            executor::sleep(Duration::from_millis(1_400 + dice.roll() % 5_000)).await;
            let Some(process) = any_process(&mut dice) else { return };
            give_orders(process, &user, table, seat, Vec::new(), Manner::default()).await;
        }
    });
}

async fn give_orders(
    process: Whose,
    user: &Arc<User>,
    table: TableId,
    seat: u8,
    orders: Vec<SeatOrder>,
    manner: Manner,
) {
    let clears = orders.is_empty();
    world::with(|world| {
        let given = world.orders.entry((table, seat)).or_default();
        given.unknown |= given.open > 0;
        given.any |= !clears;
        given.open += 1;
    });
    let command = Command::Orders { seat, orders: SeatOrders { orders, dropped: None } };
    let outcome = request(process, user.clone(), table, command, manner, |_| ()).await;
    world::with(|world| {
        let given = world.orders.entry((table, seat)).or_default();
        given.open -= 1;
        match outcome {
            Some(Ok(_)) => given.cleared = clears,
            // Lost on some way.
            Some(Err(Refused::Because(Reason::StoreUnavailable | Reason::TableUnavailable))) | None => {
                given.unknown = true;
            }
            Some(Err(_)) => (),
        }
    });
}

/// Follows a table until told to leave, over as many connections as it takes.
pub fn follow(table: TableId, seed: u64) {
    let number = world::with(|world| {
        world.followers.push(world::Follower { table: Some(table), ..Default::default() });
        world.followers.len() - 1
    });
    let mut dice = Dice::new(seed);
    executor::spawn_for(OUTSIDE, async move {
        while !world::with(|world| world.followers[number].has_left) {
            if let Some(process) = any_process(&mut dice) {
                follow_once(process, table, number, &mut dice).await;
            }
            executor::sleep(Duration::from_millis(200 + dice.roll() % 1_500)).await;
        }
    });
}

async fn follow_once(process: Whose, table: TableId, number: usize, dice: &mut Dice) {
    let Some(app) = world::with(|world| world.app(process)) else { return };
    let cursor = world::with(|world| world.followers[number].cursor);
    let user = if number == 0 && world::with(|world| world.has_reader) { any_holder(table, dice) } else { None };
    let (frames, mut received) = mpsc::unbounded_channel::<()>();
    let hangs_up = (dice.below(3) == 0).then(|| dice.roll() % 40_000_000);
    executor::spawn_for(process, async move {
        let mut headers = HeaderMap::new();
        if let Ok(cursor) = cursor.to_string().parse() {
            headers.insert("last-event-id", cursor);
        }
        let caller = http::Caller { user, token: None, address: [127, 0, 0, 1].into() };
        let query = http::Query(LookQuery::default());
        let streamed = http::stream(AppState(app), caller, http::Path(table), headers, query);
        let Ok(response) = streamed.await else { return };
        let mut body = response.into_response().into_body();
        while let Some(Ok(frame)) = body.frame().await {
            // Who has hung up sees nothing more.
            if frames.send(()).is_err() {
                return;
            }
            if let Some(bytes) = frame.data_ref() {
                world::saw_all(number, bytes);
            }
        }
    });
    let connected = async { while received.recv().await.is_some() {} };
    match hangs_up {
        Some(micros) => drop(crate::tasks::within(Duration::from_micros(micros), connected).await),
        None => connected.await,
    }
}

/// One of those who follow closes the page.
pub fn leave(seed: u64) {
    world::with(|world| {
        let most = world.followers.len();
        if most > 0 {
            world.followers[(seed % most as u64) as usize].has_left = true;
        }
    });
}
