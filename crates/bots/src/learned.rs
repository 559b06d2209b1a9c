//! The player that has learned: what the planner would try, judged by a network that has seen many games.
//!
//! With time to think it [looks ahead](crate::lookahead) by playing on, in turns with planners and with players like itself: a
//! planner is quick, and who only knows players like oneself is surprised by others.

use game::edition::MAX_PLAYERS;
use game::{Action, Choice, Choices, PlayerId, Round, State, query};

use crate::features::Features;
use crate::forecast::Forecast;
use crate::lookahead::{self, Answer, Sight, shortlist};
use crate::memory::Memory;
use crate::network::{Network, network};
use crate::outline::Lines;
use crate::planner::Planner;
use crate::rollout::Standing;
use crate::weights::Weights;
use crate::{Budget, Character, Dice, search, titles};

/// How much wealth and winning count for a seat's standing: a game is about the winner, but a lost one goes on.
const SHARE: f64 = 0.3;
const WIN: f64 = 1.0;
/// How much the planner's opinion of an answer counts beside the network's.
const OPINION: f64 = 0.5;
/// What is worse by no more than this is as good, and the dice choose: two games against it differ.
const AS_GOOD: f64 = 0.001;

/// What is best by the network's judgement. Without weights for the title it searches by the planner's forecast.
pub fn choose(
    state: &State,
    choices: &Choices,
    weights: Weights,
    memory: &mut Memory,
    budget: Budget<'_>,
    dice: &mut Dice,
) -> Option<Action> {
    let Some(network) = network(state) else {
        return search::choose(state, choices, weights, memory, budget, dice);
    };
    if let [Choice::Do(only)] = &choices.offered[..]
        && choices.out_of_turn.is_empty()
    {
        return Some(only.clone());
    }
    let learned = Learned { network, weights, asks: Asks::Network };
    let answers = lookahead::ranked(learned, state, choices, memory, budget, dice);
    let as_good = answers.iter().take_while(|answer| answer.lead >= -AS_GOOD).count();
    let row = dice.below(as_good);
    answers.into_iter().nth(row).map(|answer| answer.action)
}

/// What may be done, with how far it is behind the best, by the network's judgement.
pub fn ranked(
    state: &State,
    choices: &Choices,
    weights: Weights,
    memory: &mut Memory,
    budget: Budget<'_>,
    dice: &mut Dice,
) -> Vec<(f64, Action)> {
    let Some(network) = network(state) else {
        return search::ranked(state, choices, weights, memory, budget, dice);
    };
    let learned = Learned { network, weights, asks: Asks::Network };
    let answers = lookahead::ranked(learned, state, choices, memory, budget, dice);
    answers.into_iter().map(|answer| (answer.lead, answer.action)).collect()
}

/// Who looks ahead.
#[derive(Clone, Copy)]
struct Learned {
    network: &'static Network,
    /// What the seat cares for; the others are taken to be of no character.
    weights: Weights,
    asks: Asks,
}

/// Whom answers are ranked by.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asks {
    /// The network, and the planner a little.
    Network,
    Planner,
}

impl Learned {
    /// How everybody stands, as the network sees it, or as the game has ended.
    fn judged(&self, state: &State, lines: &Lines, forecast: &Forecast) -> Standing {
        if matches!(state.round(), Round::Finished) {
            return at_the_end(state);
        }
        let judgement = self.network.judge(state.edition(), &Features::of(state, lines, forecast));
        std::array::from_fn(|seat| SHARE * judgement.share[seat] + WIN * judgement.win[seat])
    }
}

impl Sight for Learned {
    fn answers(&self, state: &State, choices: &Choices, seat: PlayerId, memory: &mut Memory) -> Vec<Answer> {
        let mut planner = Planner::new(state, seat, self.weights, memory);
        let mut ranked = planner.ranked(choices);
        let most = ranked.first().map_or(0.0, |(score, _)| *score);
        shortlist(&mut ranked);
        let scale = OPINION / planner.mean_fortune();
        ranked.iter_mut().for_each(|(score, _)| *score = scale * (*score - most));
        // What to bid is the planner's business.
        if self.asks == Asks::Network && ranked.len() > 1 && titles::lot(state).is_none() {
            for (score, action) in &mut ranked {
                if let Some((after, lines)) = planner.follow(action) {
                    *score += self.judged(&after, &lines, planner.forecast())[seat.index()];
                }
            }
            ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
        }
        let best = ranked.first().map_or(0.0, |(score, _)| *score);
        ranked.into_iter().map(|(score, action)| Answer::new(action, score - best)).collect()
    }

    fn standing(&self, state: &State, memory: &mut Memory) -> Standing {
        memory.look(state);
        let lines = *memory.lines();
        self.judged(state, &lines, &Forecast::of(state, &lines))
    }

    fn in_line(self, line: u32) -> Learned {
        let asks = if line % 2 == 1 { Asks::Planner } else { Asks::Network };
        Learned { weights: Weights::of(Character::Neutral), asks, ..self }
    }
}

fn at_the_end(state: &State) -> Standing {
    let rows = query::standing(state);
    let mean = (rows.iter().map(|row| f64::from(row.total().0)).sum::<f64>() / rows.len() as f64).max(1.0);
    let most = rows.first().map(|row| row.total());
    let winners = rows.iter().filter(|row| Some(row.total()) == most).count() as f64;
    let mut standing = [0.0; MAX_PLAYERS];
    for row in rows {
        let win = if Some(row.total()) == most { 1.0 / winners } else { 0.0 };
        standing[row.player.index()] = SHARE * f64::from(row.total().0) / mean + WIN * win;
    }
    standing
}
