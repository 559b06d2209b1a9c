//! Looks for the best answer in a tree of turns: what the planner would try, what the others would answer, and how
//! everybody stands at the end of the round or turn.
//!
//! Every player wants the most for himself (max^n), so a position is worth something else to each of them. A branch grows
//! with the visits to its position (progressive widening); what is beyond the tree is played by the planner's quick
//! glance up to the horizon and judged by its forecast, by one clock for all.

use game::edition::MAX_PLAYERS;
use game::state::{Round, Step};
use game::{Action, Choices, CompanyId, PlayerId, State, choices, play};

use crate::forecast::Forecast;
use crate::memory::Memory;
use crate::outline::{Lines, line};
use crate::planner::{Planner, stand, trains_to_come};
use crate::weights::Weights;
use crate::{Budget, Character};

/// Answers at the root at least, and elsewhere.
const AT_THE_ROOT: usize = 4;
const ELSEWHERE: usize = 2;
/// So many answers of a position are kept at all.
const KEPT: usize = 10;
/// A position visited n times has this times the root of n answers.
const WIDENING: f64 = 1.5;
/// How much a likely answer is preferred before it is known.
const CURIOSITY: f64 = 1.2;
/// An answer that nobody has tried is thought a little worse than the position.
const UNKNOWN: f64 = 0.05;
/// Beyond so many decisions a line is judged as it stands.
const LONGEST: usize = 60;

/// Before so many lines visits say little, and the mean decides.
const MANY: u32 = 24;

/// How everybody stands, as a part of the mean fortune.
type Standing = [f64; MAX_PLAYERS];

/// Where looking ahead ends.
#[derive(Clone, Copy, Debug)]
enum Horizon {
    /// With the share round.
    Shares,
    /// With 1824's initial round.
    Opening,
    /// With the company's operating turn.
    Turn(CompanyId),
}

impl Horizon {
    /// Decisions that are worth a search; the planner's glance has to do for the others.
    fn of(state: &State) -> Option<Horizon> {
        if state.pending.is_some() {
            return None;
        }
        match &state.round {
            Round::Shares(_) => Some(Horizon::Shares),
            Round::Opening(_) => Some(Horizon::Opening),
            Round::Operating(_) => {
                let turn = state.turn().filter(|turn| matches!(turn.step, Step::Dividend | Step::Train))?;
                Some(Horizon::Turn(turn.company))
            }
            Round::Auction(_) | Round::Finished => None,
        }
    }

    fn is_reached(self, state: &State) -> bool {
        match self {
            Horizon::Shares => state.shares_round().is_none(),
            Horizon::Opening => !matches!(state.round, Round::Opening(_)),
            Horizon::Turn(company) => state.turn().map(|turn| turn.company) != Some(company),
        }
    }
}

struct Node {
    state: State,
    /// Nobody beyond the horizon.
    seat: Option<PlayerId>,
    /// The likeliest first; found when the position is visited again.
    answers: Option<Vec<Answer>>,
    visits: u32,
}

struct Answer {
    action: Action,
    prior: f64,
    child: Option<usize>,
    visits: u32,
    sum: Standing,
}

pub struct Search<'a> {
    seat: PlayerId,
    weights: Weights,
    memory: &'a mut Memory,
    lines: Lines,
    forecast: Forecast,
    horizon: Horizon,
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
    let seat = choices.seat?;
    let mut planner = Planner::new(state, seat, weights, memory);
    let (lines, forecast) = planner.clock();
    let Some(horizon) = Horizon::of(state) else { return planner.choose(choices) };
    let ranked = planner.ranked(choices);
    if ranked.len() < 2 {
        return ranked.into_iter().next().map(|(_, action)| action);
    }
    let root = Node { state: *state, seat: Some(seat), answers: Some(answers(ranked)), visits: 0 };
    let seen = (f64::MAX, f64::MIN);
    let mut search = Search { seat, weights, memory, lines, forecast, horizon, nodes: vec![root], spent: 0, seen };
    while !budget.is_spent(search.spent) && search.grow(&budget) {}
    search.best()
}

/// The answers of a ranking with how likely each is.
fn answers(mut ranked: Vec<(f64, Action)>) -> Vec<Answer> {
    ranked.truncate(KEPT);
    let count = ranked.len() as f64;
    let mean = ranked.iter().map(|(score, _)| score).sum::<f64>() / count;
    let spread = (ranked.iter().map(|(score, _)| (score - mean).powi(2)).sum::<f64>() / count).sqrt();
    let most = ranked.iter().map(|(score, _)| *score).fold(f64::MIN, f64::max);
    let weigh = |score: f64| ((score - most) / (0.6 * spread).max(1.0)).exp();
    let whole: f64 = ranked.iter().map(|(score, _)| weigh(*score)).sum();
    let answer = |(score, action): (f64, Action)| Answer {
        action,
        prior: weigh(score) / whole,
        child: None,
        visits: 0,
        sum: [0.0; MAX_PLAYERS],
    };
    ranked.into_iter().map(answer).collect()
}

impl Search<'_> {
    /// One line from the root to the horizon; `false` when time was up before its end or nothing is left to look at.
    fn grow(&mut self, budget: &Budget<'_>) -> bool {
        // Also where every answer leads to the horizon at once, looking has an end.
        self.spent += 1;
        let mut path: Vec<(usize, usize)> = Vec::new();
        let mut at = 0;
        let standing = loop {
            if self.nodes[at].seat.is_none() {
                let state = self.nodes[at].state;
                break self.judge(&state);
            }
            if self.nodes[at].answers.is_none() {
                self.look(at);
            }
            let Some(row) = self.select(at) else {
                let state = self.nodes[at].state;
                break self.judge(&state);
            };
            path.push((at, row));
            if let Some(child) = self.answer(at, row).and_then(|answer| answer.child) {
                at = child;
                continue;
            }
            let Some(child) = self.open(at, row) else { return false };
            let state = self.nodes[child].state;
            match self.play_on(state, budget) {
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
        let seat = node.seat?.index();
        let answers = node.answers.as_ref()?;
        let least = if at == 0 { AT_THE_ROOT } else { ELSEWHERE };
        let width = least.max((WIDENING * f64::from(node.visits).sqrt()).ceil() as usize).min(answers.len());
        let tried: u32 = answers.iter().map(|answer| answer.visits).sum();
        let sum: f64 = answers.iter().map(|answer| answer.sum[seat]).sum();
        let usual = if tried > 0 { self.scaled(sum / f64::from(tried)) } else { 0.5 };
        let promise = |answer: &Answer| {
            let known = match answer.visits {
                0 => usual - UNKNOWN,
                visits => self.scaled(answer.sum[seat] / f64::from(visits)),
            };
            // Every answer of the root is heard once before any is heard twice.
            let unheard = if at == 0 && answer.visits == 0 { 10.0 } else { 0.0 };
            let curiosity = CURIOSITY * answer.prior * f64::from(node.visits + 1).sqrt() / f64::from(1 + answer.visits);
            unheard + known + curiosity
        };
        let promises = answers[..width].iter().map(promise).enumerate();
        promises.max_by(|one, other| one.1.total_cmp(&other.1)).map(|(row, _)| row)
    }

    fn scaled(&self, standing: f64) -> f64 {
        let (low, high) = self.seen;
        if high > low { (standing - low) / (high - low) } else { 0.5 }
    }

    /// The position after an answer, where the next one has something to decide.
    fn open(&mut self, at: usize, row: usize) -> Option<usize> {
        let action = self.answer(at, row)?.action.clone();
        let state = play(&self.nodes[at].state, &action).ok()?.state;
        let seat = if self.horizon.is_reached(&state) { None } else { game::deciding(&state) };
        self.nodes.push(Node { state, seat, answers: None, visits: 0 });
        let child = self.nodes.len() - 1;
        let answers = self.nodes[at].answers.as_mut()?;
        answers.get_mut(row)?.child = Some(child);
        Some(child)
    }

    /// Ranks the answers of a position.
    fn look(&mut self, at: usize) {
        let state = self.nodes[at].state;
        self.spent += 4;
        let ranked = self.with_planner(&state, |planner, choices| planner.ranked(choices)).unwrap_or_default();
        self.nodes[at].answers = Some(answers(ranked));
    }

    /// Asks the planner for the seat that decides; others are taken to be of no character.
    fn with_planner<T>(&mut self, state: &State, ask: impl FnOnce(&mut Planner<'_>, &Choices) -> T) -> Option<T> {
        let mut choices = choices(state);
        let seat = choices.seat?;
        choices.out_of_turn.retain(|(owner, _)| *owner == seat);
        let weights = if seat == self.seat { self.weights } else { Weights::of(Character::Neutral) };
        let forecast = self.forecast.clone();
        let mut planner = Planner::by_clock(state, seat, weights, self.memory, (self.lines, forecast));
        Some(ask(&mut planner, &choices))
    }

    /// On to the horizon at a glance; `None` if time is up before.
    fn play_on(&mut self, mut state: State, budget: &Budget<'_>) -> Option<Standing> {
        for _ in 0..LONGEST {
            if self.horizon.is_reached(&state) {
                break;
            }
            if budget.is_spent(self.spent) {
                return None;
            }
            self.spent += 1;
            let Some(action) = self.with_planner(&state, |planner, choices| planner.glance(choices)).flatten() else {
                break;
            };
            let Ok(draft) = play(&state, &action) else { break };
            state = draft.state;
        }
        Some(self.judge(&state))
    }

    /// How everybody stands there.
    fn judge(&mut self, state: &State) -> Standing {
        let mut lines = self.lines;
        if let Horizon::Turn(company) = self.horizon
            && state[company].is_active()
        {
            let trains = trains_to_come(state, company);
            let revenue = f64::from(self.memory.surveyor.earnings_with(state, company, &trains).revenue);
            lines[company.index()] = line(state, company, &trains, revenue);
        }
        let fortunes = self.forecast.fortunes(state, &lines, self.weights.caution);
        let mean = fortunes.iter().sum::<f64>() / f64::from(state.seats.max(1));
        let mut standing = [0.0; MAX_PLAYERS];
        for player in state.player_ids() {
            let part = stand(state, player, self.weights.rivalry, &fortunes) / mean.max(1.0);
            standing[player.index()] = part;
            self.seen = (self.seen.0.min(part), self.seen.1.max(part));
        }
        standing
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

    /// The answer that was visited most; among equals the better one, and without any visit the planner's.
    fn best(&self) -> Option<Action> {
        let seat = self.seat.index();
        let answers = self.nodes[0].answers.as_ref()?;
        let mean = |answer: &Answer| answer.sum[seat] / f64::from(answer.visits.max(1));
        let heard = answers.iter().filter(|answer| answer.visits > 0);
        let few = self.nodes[0].visits <= MANY;
        let best = heard.max_by(|one, other| {
            let by_mean = mean(one).total_cmp(&mean(other));
            if few { by_mean } else { one.visits.cmp(&other.visits).then(by_mean) }
        });
        best.or(answers.first()).map(|answer| answer.action.clone())
    }
}
