//! Runs the bots: off the request path, a few at a time, within their budgets.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::{Bot, Budget, Character, Dice, Level, random_choice};
use game::{Action, PlayerId, State, choices, deciding, out_of_turn, seat_of};
use tokio::sync::Semaphore;
use tracing::{Instrument as _, info_span};
use wire::api::{BotSpec, Seat};

use super::state::Decided;
use crate::reason::Reason;
use crate::refused::Outcome;
use crate::tasks;

/// The bots of one table by seat.
pub type Seated = BTreeMap<u8, Bot>;

pub struct Players {
    threads: Arc<Semaphore>,
    time: Duration,
}

/// The move of one of the bots, and all of them, to be asked again.
pub struct Thought {
    pub bots: Seated,
    pub chosen: Option<(u8, Decided)>,
}

/// Level and character by name; no character is the neutral one.
pub fn read_spec(spec: &BotSpec) -> Outcome<(Level, Character)> {
    let level = Level::named(&spec.level).ok_or(Reason::UnknownBotLevel)?;
    let character = match spec.character.as_deref() {
        None => Character::Neutral,
        Some(name) => Character::named(name).ok_or(Reason::UnknownBotCharacter)?,
    };
    Ok((level, character))
}

/// The bots of a table's seats; those already there keep what they know.
pub fn seat(seats: &[Seat], seed: u64, at_hand: &mut Seated) {
    at_hand.retain(|number, _| seats.iter().any(|seat| seat.seat == *number && seat.bot().is_some()));
    for seat in seats {
        let Some(Ok((level, character))) = seat.bot().map(read_spec) else { continue };
        let known = at_hand.get(&seat.seat);
        if !known.is_some_and(|bot| bot.level() == level && bot.character() == character) {
            let seed = seed.wrapping_mul(31).wrapping_add(u64::from(seat.seat));
            at_hand.insert(seat.seat, Bot::new(level, character, seed));
        }
    }
}

impl Players {
    pub fn new(threads: usize, time: Duration) -> Players {
        Players { threads: Arc::new(Semaphore::new(threads)), time }
    }

    /// The next move of one of the bots, if one of them has something to do.
    pub async fn think(&self, state: State, bots: Seated) -> Thought {
        let time = self.time;
        let _permit = self.threads.acquire().await;
        let (fallback, last_resort) = (bots.clone(), bots.clone());
        let thinking = tasks::aside(move || think(state, bots, time)).instrument(info_span!("bot thinks"));
        if let Ok(thought) = thinking.await {
            return thought;
        }
        tracing::error!(digest = state.digest(), "a bot panicked; playing at random");
        let chosen = tasks::aside(move || at_random(&state, &fallback)).await;
        Thought { bots: last_resort, chosen: chosen.unwrap_or_default() }
    }
}

fn think(state: State, mut bots: Seated, time: Duration) -> Thought {
    let next = deciding(&state);
    let mut chosen = None;
    for (seat, _) in out_of_turn(&state) {
        if chosen.is_none()
            && Some(seat) != next
            && let Some(bot) = bots.get_mut(&seat.seat())
        {
            chosen = bot.interject(&state, seat).and_then(|action| decided(&state, seat, action));
        }
    }
    if chosen.is_none()
        && let Some(next) = next
        && let Some(bot) = bots.get_mut(&next.seat())
    {
        let start = Instant::now();
        let over = || start.elapsed() >= time;
        let action = bot.choose(&state, Budget::until(&over));
        chosen = action.and_then(|action| decided(&state, next, action));
        if chosen.is_none() {
            tracing::error!(digest = state.digest(), level = %bot.level(), "a bot had no legal move; playing at random");
            chosen = at_random(&state, &bots);
        }
    }
    Thought { bots, chosen }
}

/// If the rules accept it.
fn decided(state: &State, seat: PlayerId, action: Action) -> Option<(u8, Decided)> {
    if seat_of(state, &action).is_some_and(|entitled| entitled != seat) {
        return None;
    }
    let after = game::play(state, &action).ok()?.state;
    Some((seat.seat(), Decided::new(action, after)))
}

/// So that a faulty bot never stops a game.
fn at_random(state: &State, bots: &Seated) -> Option<(u8, Decided)> {
    let next = deciding(state).filter(|next| bots.contains_key(&next.seat()))?;
    let mut choices = choices(state);
    choices.out_of_turn.clear();
    let action = random_choice(state, &choices, &mut Dice::new(state.digest()));
    decided(state, next, action)
}
