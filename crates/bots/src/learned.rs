//! The player that has learned: what the planner would try, judged by a network that has seen many games.
//!
//! With time to think it looks ahead by playing on: what looks best at first sight is played to the end of the round, again and
//! again, by players who choose as it would, with a little chance in it, and who stands how afterwards is judged. What is
//! clearly worse is dropped, but for two answers; as soon as lines of this length have said what they can, what is left is
//! played on further, as long as there is time. The same chances for all (common random numbers): what differs between two
//! answers is what they change.

use game::edition::MAX_PLAYERS;
use game::{Action, Choice, Choices, PlayerId, Round, State, choices, play, query};

use crate::features::Features;
use crate::forecast::Forecast;
use crate::memory::Memory;
use crate::network::{Network, network};
use crate::outline::Lines;
use crate::planner::Planner;
use crate::rollout::{Standing, round_of};
use crate::weights::Weights;
use crate::{Budget, Character, Dice, greedy, search, titles};

/// How much wealth and winning count for a seat's standing: a game is about the winner, but a lost one goes on.
const SHARE: f64 = 0.3;
const WIN: f64 = 1.0;
/// How much the planner's opinion of an answer counts beside the network's.
const OPINION: f64 = 0.5;
/// So many answers are looked at, and only those that the planner thinks worse by less than this.
const KEPT: usize = 8;
/// So many of them at most are sales: the planner likes many alike. Passing is always looked at.
const SALES: usize = 3;
const WORSE: f64 = 400.0;
/// Only those are played on that look worse by less than this.
const DOUBT: f64 = 0.1;
/// Whoever is played in a line does anything that looks worse by no more than this.
const NEAR: f64 = 0.01;
/// For each round, a line has so many decisions at most.
const LONGEST: usize = 80;
/// Chance is never smaller than this: what was alike in a few lines may still differ.
const LEAST_SPREAD: f64 = 0.01;
/// What was seen in shorter lines counts for this part beside longer ones.
const SHORTER: f64 = 0.5;

/// One after the other, as long as there is time. Chance moves the end of a line nearly as far as answers differ: a dozen of lines
/// tell most of what lines of this length can tell.
const STAGES: [Stage; 3] = [
    Stage { rounds: 1, answers: 6, fewest: 4, lines: 16 },
    Stage { rounds: 2, answers: 4, fewest: 8, lines: 16 },
    Stage { rounds: 3, answers: 3, fewest: 16, lines: 200 },
];
/// What is worse by no more than this is as good, and the dice choose: two games against it differ.
const AS_GOOD: f64 = 0.001;
/// Ranking the answers of a position costs about as much as so many decisions in play.
const RANKING: u64 = 5;
/// A long search for routes counts as a decision for each of so many steps.
const STEPS: u64 = 4000;

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
        return search::choose(state, choices, weights, memory, budget);
    };
    if let [Choice::Do(only)] = &choices.offered[..]
        && choices.out_of_turn.is_empty()
    {
        return Some(only.clone());
    }
    let answers = Learned { network, weights }.ranked(state, choices, choices.seat?, memory, budget, dice);
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
    let (Some(network), Some(seat)) = (network(state), choices.seat) else {
        return search::ranked(state, choices, weights, memory, budget);
    };
    let answers = Learned { network, weights }.ranked(state, choices, seat, memory, budget, dice);
    answers.into_iter().map(|answer| (answer.lead, answer.action)).collect()
}

/// How far lines go, how many answers are played on, and how often.
struct Stage {
    /// Ends of rounds, the one that is on included.
    rounds: usize,
    answers: usize,
    /// After so many lines of each answer it is asked what is worse by the error of both.
    fewest: u32,
    lines: u32,
}

/// Who looks ahead.
#[derive(Clone, Copy)]
struct Learned {
    network: &'static Network,
    /// What the seat cares for; the others are taken to be of no character.
    weights: Weights,
}

/// Something that may be done.
struct Answer {
    action: Action,
    /// What it promised beside the best, before the lines of this stage, and for how much of it that counts.
    lead: f64,
    trust: f64,
    /// Where they ended.
    sum: f64,
    squares: f64,
    lines: u32,
}

impl Answer {
    /// What is known of it: what came of playing on, and what it promised.
    fn worth(&self) -> f64 {
        self.mean() + self.trust * self.lead
    }

    fn mean(&self) -> f64 {
        self.sum / f64::from(self.lines.max(1))
    }

    fn is_below(&self, sure: f64) -> bool {
        self.worth() + self.error() < sure
    }

    fn error(&self) -> f64 {
        let count = f64::from(self.lines.max(1));
        let variance = (self.squares / count - self.mean().powi(2)).max(LEAST_SPREAD * LEAST_SPREAD);
        (variance / count).sqrt()
    }
}

impl Learned {
    /// The planner's candidates, the best first.
    fn first_sight(&self, state: &State, choices: &Choices, seat: PlayerId, memory: &mut Memory) -> Vec<Answer> {
        let mut planner = Planner::new(state, seat, self.weights, memory);
        let mut ranked = planner.ranked(choices);
        let most = ranked.first().map_or(0.0, |(score, _)| *score);
        let mut sales = 0;
        ranked.retain(|(_, action)| {
            sales += usize::from(matches!(action, Action::Sell(_)));
            sales <= SALES || !matches!(action, Action::Sell(_))
        });
        let is_pass = |(_, action): &&(f64, Action)| *action == Action::Pass;
        let pass = ranked.iter().find(is_pass).cloned();
        ranked.truncate(KEPT);
        ranked.retain(|(score, _)| *score > most - WORSE);
        if ranked.iter().find(is_pass).is_none() {
            ranked.extend(pass);
        }
        let scale = OPINION / planner.mean_fortune();
        ranked.iter_mut().for_each(|(score, _)| *score = scale * (*score - most));
        // What to bid is the planner's business.
        if ranked.len() > 1 && titles::lot(state).is_none() {
            for (score, action) in &mut ranked {
                if let Some((after, lines)) = planner.follow(action) {
                    *score += self.standing(&after, &lines, planner.forecast())[seat.index()];
                }
            }
            ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
        }
        let best = ranked.first().map_or(0.0, |(score, _)| *score);
        let answer =
            |(score, action)| Answer { action, lead: score - best, trust: 1.0, sum: 0.0, squares: 0.0, lines: 0 };
        ranked.into_iter().map(answer).collect()
    }

    /// What may be done, the best first, as far as the budget goes.
    fn ranked(
        &self,
        state: &State,
        choices: &Choices,
        seat: PlayerId,
        memory: &mut Memory,
        budget: Budget<'_>,
        dice: &mut Dice,
    ) -> Vec<Answer> {
        let mut answers = self.first_sight(state, choices, seat, memory);
        if !search::is_weighty(state) {
            return answers;
        }
        let seen = memory.seen();
        let mut contest = Contest { learned: self, seat, memory, budget: &budget, spent: 0 };
        // Those that are out, the last ones behind.
        let mut behind = Vec::new();
        for (number, stage) in STAGES.iter().enumerate() {
            let doubt = if number == 0 { DOUBT } else { f64::INFINITY };
            let played = answers.iter().take(stage.answers).take_while(|answer| answer.lead > -doubt).count();
            behind.splice(0..0, answers.split_off(played));
            if played < 2 || budget.is_spent(contest.spent) {
                break;
            }
            let dropped = contest.play_answers(state, stage, &mut answers, dice);
            behind.splice(0..0, dropped);
        }
        memory.recall(seen);
        answers.append(&mut behind);
        answers
    }
}

/// Takes out and returns what is worse than the best by the error of both; two are left, to be played on further.
fn drop_worse(answers: &mut Vec<Answer>) -> Vec<Answer> {
    let (best, sure) = (best_of(answers), sure_of(answers));
    let rest = answers.split_off(2);
    let (mut worse, kept): (Vec<Answer>, Vec<Answer>) = rest.into_iter().partition(|answer| answer.is_below(sure));
    answers.extend(kept);
    settle(&mut worse, best);
    worse
}

/// Whether all but one are worse than it by the error of both: lines of this length have said what they can.
fn is_clear(answers: &[Answer]) -> bool {
    let sure = sure_of(answers);
    answers.iter().filter(|answer| !answer.is_below(sure)).count() < 2
}

/// So much the best is worth surely.
fn sure_of(answers: &[Answer]) -> f64 {
    answers.iter().map(|answer| answer.worth() - answer.error()).fold(f64::MIN, f64::max)
}

fn best_of(answers: &[Answer]) -> f64 {
    answers.iter().map(Answer::worth).fold(f64::MIN, f64::max)
}

/// What lines have shown is what is known from now on; the best comes first.
fn settle(answers: &mut [Answer], best: f64) {
    for answer in answers.iter_mut() {
        (answer.lead, answer.trust) = (answer.worth() - best, SHORTER);
        (answer.sum, answer.squares, answer.lines) = (0.0, 0.0, 0);
    }
    answers.sort_by(|one, other| other.lead.total_cmp(&one.lead));
}

impl Learned {
    /// How everybody stands, as the network sees it, or as the game has ended.
    fn standing(&self, state: &State, lines: &Lines, forecast: &Forecast) -> Standing {
        if matches!(state.round(), Round::Finished) {
            return at_the_end(state);
        }
        let judgement = self.network.judge(state.edition(), &Features::of(state, lines, forecast));
        std::array::from_fn(|seat| SHARE * judgement.share[seat] + WIN * judgement.win[seat])
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

/// The lines of one decision.
struct Contest<'a> {
    learned: &'a Learned,
    seat: PlayerId,
    memory: &'a mut Memory,
    budget: &'a Budget<'a>,
    /// Decisions looked at.
    spent: u64,
}

impl Contest<'_> {
    /// Plays on after all answers in turn; takes out and returns those that are clearly worse.
    fn play_answers(
        &mut self,
        state: &State,
        stage: &Stage,
        answers: &mut Vec<Answer>,
        dice: &mut Dice,
    ) -> Vec<Answer> {
        let mut dropped = Vec::new();
        for lines in 1..=stage.lines {
            let seed = dice.roll();
            let line = |answer: &Answer| self.line(state, &answer.action, stage.rounds, &mut Dice::new(seed));
            // All or none: those that were played once more than others would have had other chances.
            let Some(came) = answers.iter().map(line).collect::<Option<Vec<Standing>>>() else { break };
            for (answer, standing) in answers.iter_mut().zip(came) {
                let came = standing[self.seat.index()];
                answer.sum += came;
                answer.squares += came * came;
                answer.lines += 1;
            }
            if lines >= stage.fewest {
                answers.sort_by(|one, other| other.worth().total_cmp(&one.worth()));
                dropped.splice(0..0, drop_worse(answers));
                if is_clear(answers) {
                    break;
                }
            }
        }
        let best = best_of(answers);
        settle(answers, best);
        dropped
    }

    /// How everybody stands when the rounds to come have been played; nothing if the budget was spent before.
    fn line(&mut self, state: &State, action: &Action, rounds: usize, dice: &mut Dice) -> Option<Standing> {
        let (mut round, mut left) = (round_of(state), rounds);
        let mut state = play(state, action).ok()?.state;
        self.memory.begin_anew();
        for _ in 0..rounds * LONGEST {
            if round_of(&state) != round {
                round = round_of(&state);
                left -= 1;
                if left == 0 {
                    break;
                }
            }
            if self.budget.is_spent(self.spent) {
                return None;
            }
            let steps = self.memory.runs.steps;
            let Some(after) = self.next(&state, dice) else { break };
            self.spent += 1 + (self.memory.runs.steps - steps) / STEPS;
            state = after;
        }
        self.memory.begin_anew();
        self.memory.look(&state);
        let lines = *self.memory.lines();
        Some(self.learned.standing(&state, &lines, &Forecast::of(&state, &lines)))
    }

    /// After what the seat in turn does, nothing when the game is over: what weighs little is done greedily, which is quick.
    fn next(&mut self, state: &State, dice: &mut Dice) -> Option<State> {
        let mut choices = choices(state);
        let seat = choices.seat?;
        if let Some((_, reached)) = choices.out_of_turn.iter().find(|(_, action)| titles::is_due(action)) {
            return Some(play(state, reached).ok()?.state);
        }
        choices.out_of_turn.retain(|(owner, _)| *owner == seat);
        if !search::is_weighty(state) {
            choices.out_of_turn.clear();
            return Some(play(state, &greedy::choose(state, &choices, self.memory)?).ok()?.state);
        }
        self.spent += RANKING;
        let neutral = Learned { weights: Weights::of(Character::Neutral), ..*self.learned };
        let answers = neutral.first_sight(state, &choices, seat, self.memory);
        let near = answers.iter().take_while(|answer| answer.lead >= -NEAR).count();
        let row = dice.below(near);
        Some(play(state, &answers.get(row)?.action).ok()?.state)
    }
}
