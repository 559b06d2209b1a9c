//! Looks for the best answer in a tree of decisions: what the planner would try, what the others would answer, and how
//! everybody stands some rounds later.
//!
//! Every player wants the most for themselves (max^n), so a position is worth something else to each of them. A branch grows
//! with the visits to its position (progressive widening); what is beyond the tree is played on greedily and judged by the
//! planner's forecast. What the planner thinks of an answer goes on counting beside what was seen of it.

use game::state::{Round, Step};
use game::{Action, Choices, PlayerId, State, choices, play};

use crate::memory::Memory;
use crate::planner::Planner;
use crate::rollout::{Standing, play_on};
use crate::titles;
use crate::weights::Weights;
use crate::{Budget, Character};

/// Answers at the root at least, and elsewhere.
const AT_THE_ROOT: usize = 4;
const ELSEWHERE: usize = 2;
/// So many answers of a position are kept at all, and only those that the planner thinks worse by less than this.
const KEPT: usize = 8;
const WORSE: f64 = 400.0;
/// A position visited n times has this times the root of n answers.
const WIDENING: f64 = 1.5;
/// How much a likely answer is preferred before it is known.
const CURIOSITY: f64 = 0.6;
/// More lines than this for each answer say little, however long there is time.
const LINES: usize = 2;
/// An answer that leads by this when all have been heard is clear, as a part of the mean fortune.
const CLEAR: f64 = 0.03;
/// Ranking the answers of a position costs about as much as so many decisions in play.
const RANKING: u64 = 10;

struct Node {
    state: State,
    /// Whose decision it is, if that is worth a search; other positions are only judged.
    seat: Option<PlayerId>,
    /// The likeliest first; found when the position is visited again.
    answers: Option<Vec<Answer>>,
    visits: u32,
    /// What came of playing on from here.
    standing: Standing,
}

struct Answer {
    action: Action,
    /// How likely it is.
    prior: f64,
    /// What the planner thinks of it beside its best answer: nothing or less, as a part of the mean fortune.
    lead: f64,
    child: Option<usize>,
    visits: u32,
    sum: Standing,
}

impl Answer {
    /// What is known of it: what was seen, and what the planner thinks.
    fn worth(&self, seat: PlayerId) -> f64 {
        self.sum[seat.index()] / f64::from(self.visits.max(1)) + self.lead
    }
}

struct Search<'a> {
    seat: PlayerId,
    weights: Weights,
    memory: &'a mut Memory,
    /// What everybody is expected to own, in the mean.
    mean: f64,
    nodes: Vec<Node>,
    /// Decisions looked at.
    spent: u64,
    /// The lowest and highest standing seen: what differs is small beside what is alike.
    seen: (f64, f64),
}

/// The best answer to what is asked, as far as the budget goes.
pub fn choose(
    state: &State,
    choices: &Choices,
    weights: Weights,
    memory: &mut Memory,
    budget: Budget<'_>,
) -> Option<Action> {
    if !is_weighty(state) {
        return Planner::new(state, choices.seat?, weights, memory).choose(choices);
    }
    ranked(state, choices, weights, memory, budget).into_iter().next().map(|(_, action)| action)
}

/// What may be done, with what it promises as far as the budget goes, the best first.
pub fn ranked(
    state: &State,
    choices: &Choices,
    weights: Weights,
    memory: &mut Memory,
    budget: Budget<'_>,
) -> Vec<(f64, Action)> {
    let Some(seat) = choices.seat else { return Vec::new() };
    let mut planner = Planner::new(state, seat, weights, memory);
    let ranked = planner.ranked(choices);
    if !is_weighty(state) {
        return ranked;
    }
    let mean = planner.mean_fortune();
    let answers = answers(ranked, mean);
    if answers.len() < 2 {
        return answers.into_iter().map(|answer| (0.0, answer.action)).collect();
    }
    let seen = memory.seen();
    let root =
        Node { state: *state, seat: Some(seat), answers: Some(answers), visits: 0, standing: Standing::default() };
    let mut search = Search { seat, weights, memory, mean, nodes: vec![root], spent: 0, seen: (f64::MAX, f64::MIN) };
    while !budget.is_spent(search.spent) && !search.is_over() && search.grow(&budget) {}
    let heard = search.heard();
    memory.recall(seen);
    heard
}

/// Decisions that are worth a search; the planner has to do for the others.
pub fn is_weighty(state: &State) -> bool {
    state.pending().is_none()
        && match &state.round() {
            Round::Shares(_) => true,
            Round::Initial(_) => titles::lot(state).is_none(),
            Round::Operating(_) => state.turn().is_some_and(|turn| matches!(turn.step, Step::Dividend | Step::Train)),
            Round::Finished => false,
        }
}

/// The answers of a ranking with how likely each is.
fn answers(mut ranked: Vec<(f64, Action)>, mean_fortune: f64) -> Vec<Answer> {
    let most = ranked.iter().map(|(score, _)| *score).fold(f64::MIN, f64::max);
    ranked.truncate(KEPT);
    ranked.retain(|(score, _)| *score > most - WORSE);
    let count = ranked.len() as f64;
    let mean = ranked.iter().map(|(score, _)| score).sum::<f64>() / count;
    let spread = (ranked.iter().map(|(score, _)| (score - mean).powi(2)).sum::<f64>() / count).sqrt();
    let weigh = |score: f64| ((score - most) / (0.6 * spread).max(1.0)).exp();
    let whole: f64 = ranked.iter().map(|(score, _)| weigh(*score)).sum();
    let answer = |(score, action): (f64, Action)| Answer {
        action,
        prior: weigh(score) / whole,
        lead: (score - most) / mean_fortune,
        child: None,
        visits: 0,
        sum: Standing::default(),
    };
    ranked.into_iter().map(answer).collect()
}

impl Search<'_> {
    /// Whether enough lines have been played, or fewer leave no doubt.
    fn is_over(&self) -> bool {
        let answers = self.nodes[0].answers.as_deref().unwrap_or_default();
        let width = answers.len().min(AT_THE_ROOT);
        if self.nodes[0].visits as usize >= LINES * width {
            return true;
        }
        let mut heard: Vec<f64> =
            answers.iter().filter(|answer| answer.visits > 0).map(|answer| answer.worth(self.seat)).collect();
        heard.sort_by(|one, other| other.total_cmp(one));
        heard.len() >= width && heard[0] - heard[1] > CLEAR
    }

    /// One line from the root; `false` when time was up before its end.
    fn grow(&mut self, budget: &Budget<'_>) -> bool {
        // Also where nothing new is found, looking has an end.
        self.spent += 1;
        let mut path: Vec<(usize, usize)> = Vec::new();
        let mut at = 0;
        let standing = loop {
            if self.nodes[at].answers.is_none() {
                self.look(at);
            }
            let Some(row) = self.select(at) else { break self.nodes[at].standing };
            path.push((at, row));
            if let Some(child) = self.answer(at, row).and_then(|answer| answer.child) {
                at = child;
                continue;
            }
            match self.open(at, row, budget) {
                Some(standing) => break standing,
                None => return false,
            }
        };
        self.learn(&path, &standing);
        true
    }

    fn answer(&self, node: usize, row: usize) -> Option<&Answer> {
        self.nodes[node].answers.as_ref().and_then(|answers| answers.get(row))
    }

    /// Which answer to look at next.
    fn select(&self, at: usize) -> Option<usize> {
        let node = &self.nodes[at];
        let seat = node.seat?;
        let answers = node.answers.as_ref()?;
        let least = if at == 0 { AT_THE_ROOT } else { ELSEWHERE };
        let width = least.max((WIDENING * f64::from(node.visits).sqrt()).ceil() as usize).min(answers.len());
        let promise = |answer: &Answer| {
            // Every answer is heard once before any is heard twice, the planner's first.
            if answer.visits == 0 {
                return 10.0 + answer.prior;
            }
            let curiosity = CURIOSITY * answer.prior * f64::from(node.visits + 1).sqrt() / f64::from(1 + answer.visits);
            self.scaled(answer.worth(seat)) + curiosity
        };
        let promises = answers[..width].iter().map(promise).enumerate();
        promises.max_by(|one, other| one.1.total_cmp(&other.1)).map(|(row, _)| row)
    }

    fn scaled(&self, standing: f64) -> f64 {
        let (low, high) = self.seen;
        if high > low { (standing - low) / (high - low) } else { 0.5 }
    }

    /// The position after an answer, and what comes of it.
    fn open(&mut self, at: usize, row: usize, budget: &Budget<'_>) -> Option<Standing> {
        let action = &self.answer(at, row)?.action;
        let state = play(&self.nodes[at].state, action).ok()?.state;
        let standing = play_on(state, self.memory, self.weights, budget, &mut self.spent)?;
        for player in state.player_ids() {
            let part = standing[player.index()];
            self.seen = (self.seen.0.min(part), self.seen.1.max(part));
        }
        let seat = if is_weighty(&state) { game::deciding(&state) } else { None };
        let answers = if seat.is_some() { None } else { Some(Vec::new()) };
        self.nodes.push(Node { state, seat, answers, visits: 0, standing });
        let child = self.nodes.len() - 1;
        self.nodes[at].answers.as_mut()?.get_mut(row)?.child = Some(child);
        Some(standing)
    }

    /// Ranks the answers of a position; others are taken to be of no character.
    fn look(&mut self, at: usize) {
        let state = self.nodes[at].state;
        self.spent += RANKING;
        let mut choices = choices(&state);
        let ranked = choices.seat.map(|seat| {
            choices.out_of_turn.retain(|(owner, _)| *owner == seat);
            let weights = if seat == self.seat { self.weights } else { Weights::of(Character::Neutral) };
            self.memory.begin_anew();
            Planner::new(&state, seat, weights, self.memory).ranked(&choices)
        });
        self.nodes[at].answers = Some(answers(ranked.unwrap_or_default(), self.mean));
    }

    fn learn(&mut self, path: &[(usize, usize)], standing: &Standing) {
        for (at, row) in path {
            let node = &mut self.nodes[*at];
            node.visits += 1;
            if let Some(answer) = node.answers.as_mut().and_then(|answers| answers.get_mut(*row)) {
                answer.visits += 1;
                answer.sum.iter_mut().zip(standing).for_each(|(sum, part)| *sum += part);
            }
        }
    }

    /// Those that were heard, the best first; behind them the others, as the planner has put them.
    fn heard(&self) -> Vec<(f64, Action)> {
        let answers = self.nodes[0].answers.as_deref().unwrap_or_default();
        let (mut heard, others): (Vec<&Answer>, Vec<&Answer>) = answers.iter().partition(|answer| answer.visits > 0);
        // Of equals the one that the planner likes less: it has been heard as often.
        heard.reverse();
        heard.sort_by(|one, other| other.worth(self.seat).total_cmp(&one.worth(self.seat)));
        let last = heard.last().map_or(0.0, |answer| answer.worth(self.seat));
        let heard = heard.into_iter().map(|answer| (self.mean * answer.worth(self.seat), answer.action.clone()));
        let others = others.into_iter().map(|answer| (self.mean * (last + answer.lead), answer.action.clone()));
        heard.chain(others).collect()
    }
}
