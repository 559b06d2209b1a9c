//! Looks ahead with planners in all seats, by [playing on](crate::lookahead): what comes of an answer if everybody goes on as a
//! planner would, judged by the planner's forecast, or by the end of the game if lines come so far.

use game::{Action, Choices, PlayerId, State};

use crate::lookahead::{self, Answer, Sight, is_weighty, shortlist};
use crate::memory::Memory;
use crate::planner::Planner;
use crate::rollout::{self, Standing};
use crate::weights::Weights;
use crate::{Budget, Character, Dice};

/// Who looks ahead.
#[derive(Clone, Copy)]
struct Planning {
    weights: Weights,
}

/// The best answer to what is asked, as far as the budget goes.
pub fn choose(
    state: &State,
    choices: &Choices,
    weights: Weights,
    memory: &mut Memory,
    budget: Budget<'_>,
    dice: &mut Dice,
) -> Option<Action> {
    if !is_weighty(state) {
        return Planner::new(state, choices.seat?, weights, memory).choose(choices);
    }
    ranked(state, choices, weights, memory, budget, dice).into_iter().next().map(|(_, action)| action)
}

/// What may be done, with what it promises as far as the budget goes, the best first.
pub fn ranked(
    state: &State,
    choices: &Choices,
    weights: Weights,
    memory: &mut Memory,
    budget: Budget<'_>,
    dice: &mut Dice,
) -> Vec<(f64, Action)> {
    let Some(seat) = choices.seat else { return Vec::new() };
    let mut planner = Planner::new(state, seat, weights, memory);
    if !is_weighty(state) {
        return planner.ranked(choices);
    }
    let mean = planner.mean_fortune();
    let answers = lookahead::ranked(Planning { weights }, state, choices, memory, budget, dice);
    answers.into_iter().map(|answer| (mean * answer.lead, answer.action)).collect()
}

impl Sight for Planning {
    fn answers(&self, state: &State, choices: &Choices, seat: PlayerId, memory: &mut Memory) -> Vec<Answer> {
        let mut planner = Planner::new(state, seat, self.weights, memory);
        let mut ranked = planner.ranked(choices);
        let most = ranked.first().map_or(0.0, |(score, _)| *score);
        shortlist(&mut ranked);
        let mean = planner.mean_fortune();
        ranked.into_iter().map(|(score, action)| Answer::new(action, (score - most) / mean)).collect()
    }

    fn standing(&self, state: &State, memory: &mut Memory) -> Standing {
        rollout::judge(state, memory, self.weights)
    }

    fn in_line(self, _: u32) -> Planning {
        Planning { weights: Weights::of(Character::Neutral) }
    }
}
