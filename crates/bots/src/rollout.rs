//! Plays a position on, all seats greedily, and judges what comes of it: how everybody stands some rounds later.
//!
//! A forecast is blind to what others do next; some rounds of real play are not, and greedy players are quick.

use game::edition::MAX_PLAYERS;
use game::{Round, State, choices, play, query};

use crate::forecast::{Forecast, Fortunes};
use crate::memory::Memory;
use crate::planner::stand;
use crate::titles::{self, economy};
use crate::weights::Weights;
use crate::{Budget, greedy};

/// How everybody stands, as a part of the mean fortune.
pub type Standing = [f64; MAX_PLAYERS];

/// A game that will not come to its horizon is judged after so many decisions.
const LONGEST: usize = 3000;
/// A long search for routes counts as a decision for each of so many steps.
const STEPS: u64 = 4000;
/// Where everybody stands when the rounds to come have been played; `None` if the budget was spent before.
pub fn play_on(
    mut state: State,
    memory: &mut Memory,
    weights: Weights,
    budget: &Budget<'_>,
    spent: &mut u64,
) -> Option<Standing> {
    let mut left = economy(&state).rounds_ahead;
    let mut round = round_of(&state);
    memory.begin_anew();
    for _ in 0..LONGEST {
        if round_of(&state) != round {
            round = round_of(&state);
            left -= 1;
            if left == 0 {
                break;
            }
        }
        if budget.is_spent(*spent) {
            return None;
        }
        let steps = memory.runs.steps;
        let Some(after) = next(&state, memory) else { break };
        *spent += 1 + (memory.runs.steps - steps) / STEPS;
        state = after;
    }
    Some(judge(&state, memory, weights))
}

/// After what the seat in turn does greedily; nothing when the game is over.
fn next(state: &State, memory: &mut Memory) -> Option<State> {
    let mut choices = choices(state);
    choices.seat?;
    let mut offers = std::mem::take(&mut choices.out_of_turn).into_iter().map(|(_, action)| action);
    let reached = offers.find(titles::is_due);
    let action = reached.or_else(|| greedy::choose(state, &choices, memory))?;
    Some(play(state, &action).ok()?.state)
}

/// Which round is on.
pub fn round_of(state: &State) -> (u8, Option<u8>) {
    let operating = match &state.round() {
        Round::Operating(round) => Some(round.number),
        Round::Initial(_) | Round::Shares(_) | Round::Finished => None,
    };
    (state.share_rounds(), operating)
}

/// How everybody stands.
pub fn judge(state: &State, memory: &mut Memory, weights: Weights) -> Standing {
    let fortunes = fortunes(state, memory, weights);
    let mean = (fortunes.iter().sum::<f64>() / f64::from(state.seats().max(1))).max(1.0);
    let (of_mean, of_richest) = economy(state).rivalry;
    let mut standing = [0.0; MAX_PLAYERS];
    for player in state.player_ids() {
        let others = state.player_ids().filter(|other| *other != player);
        let richest = others.map(|other| fortunes[other.index()]).fold(0.0, f64::max);
        let own = stand(state, player, of_mean + weights.rivalry, &fortunes);
        standing[player.index()] = (own - of_richest * richest) / mean;
    }
    standing
}

/// By a clock that is set anew: much has happened. At the end of the game, nothing has to be foretold.
pub fn fortunes(state: &State, memory: &mut Memory, weights: Weights) -> Fortunes {
    if matches!(state.round(), Round::Finished) {
        let mut fortunes = [0.0; MAX_PLAYERS];
        for row in query::standing(state) {
            fortunes[row.player.index()] = f64::from(row.total().0);
        }
        return fortunes;
    }
    memory.begin_anew();
    memory.look(state);
    let lines = *memory.lines();
    Forecast::of(state, &lines).fortunes(state, &lines, weights.caution)
}
