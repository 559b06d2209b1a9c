//! Looking ahead by playing on: what looks best at first sight is played to the end of the round, then of the third round,
//! then of the game, as long as there is time, and who stands how afterwards is judged. In the first line everybody does what
//! looks best to them; in the others there is a little chance in it, the same for all answers (common random numbers): what
//! differs between two answers is what they change. What is clearly worse is dropped, but for two answers; as soon as lines of
//! one length have said what they can, what is left is played on further.

use game::state::Step;
use game::{Action, Choices, PlayerId, Round, State, choices, play};

use crate::memory::Memory;
use crate::rollout::{Standing, round_of};
use crate::{Budget, Dice, greedy, titles};

/// So many answers are looked at, and only those that the planner thinks worse by less than this.
const KEPT: usize = 8;
const WORSE: f64 = 400.0;
/// So many of them at most are sales: the planner likes many alike. Passing is always looked at.
const SALES: usize = 3;
/// Only those are played on that look worse by less than this.
const DOUBT: f64 = 0.1;
/// But for the first line, whoever is played does anything that looks worse by no more than this.
const NEAR: f64 = 0.003;
/// For each round, a line has so many decisions at most.
const LONGEST: usize = 80;
/// Chance is never smaller than this: what was alike in a few lines may still differ.
const LEAST_SPREAD: f64 = 0.01;
/// What was seen in shorter lines counts for this part beside longer ones.
const SHORTER: f64 = 0.5;
/// Ranking the answers of a position costs about as much as so many decisions in play.
const RANKING: u64 = 5;
/// A long search for routes counts as a decision for each of so many steps.
const STEPS: u64 = 4000;

/// One after the other, as long as there is time. Chance moves the end of a line nearly as far as answers differ: a dozen of
/// short lines tell most of what short lines can tell, and longer ones tell more.
const STAGES: [Stage; 3] = [
    Stage { rounds: 1, answers: 6, fewest: 2, lines: 4 },
    Stage { rounds: 3, answers: 4, fewest: 2, lines: 8 },
    Stage { rounds: TO_THE_END, answers: 3, fewest: 2, lines: 200 },
];
/// More rounds than any game has.
const TO_THE_END: usize = 99;

/// How far lines go, how many answers are played on, and how often.
struct Stage {
    /// Ends of rounds, the one that is on included.
    rounds: usize,
    answers: usize,
    /// After so many lines of each answer it is asked what is worse by the error of both.
    fewest: u32,
    lines: u32,
}

/// Somebody who looks ahead: how positions look to them.
pub trait Sight: Copy {
    /// The answers that are worth a thought, the best at first sight first.
    fn answers(&self, state: &State, choices: &Choices, seat: PlayerId, memory: &mut Memory) -> Vec<Answer>;

    /// How everybody stands.
    fn standing(&self, state: &State, memory: &mut Memory) -> Standing;

    /// Whoever is played in a line, told which one it is.
    fn in_line(self, line: u32) -> Self;
}

/// Something that may be done.
pub struct Answer {
    pub action: Action,
    /// What it promised beside the best, before the lines of this stage, and for how much of it that counts.
    pub lead: f64,
    trust: f64,
    /// Where they ended.
    sum: f64,
    squares: f64,
    lines: u32,
}

impl Answer {
    /// At first sight.
    pub fn new(action: Action, lead: f64) -> Answer {
        Answer { action, lead, trust: 1.0, sum: 0.0, squares: 0.0, lines: 0 }
    }

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

/// Decisions that are worth looking ahead; first sight has to do for the others.
pub fn is_weighty(state: &State) -> bool {
    state.pending().is_none()
        && match &state.round() {
            Round::Shares(_) => true,
            Round::Initial(_) => titles::lot(state).is_none(),
            Round::Operating(_) => state.turn().is_some_and(|turn| matches!(turn.step, Step::Dividend | Step::Train)),
            Round::Finished => false,
        }
}

/// Of what the planner would try, the best first, what is worth a thought.
pub fn shortlist(ranked: &mut Vec<(f64, Action)>) {
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
}

/// What may be done, the best first, as far as the budget goes.
pub fn ranked(
    sight: impl Sight,
    state: &State,
    choices: &Choices,
    memory: &mut Memory,
    budget: Budget<'_>,
    dice: &mut Dice,
) -> Vec<Answer> {
    let Some(seat) = choices.seat else { return Vec::new() };
    let mut answers = sight.answers(state, choices, seat, memory);
    if !is_weighty(state) {
        return answers;
    }
    let seen = memory.seen();
    let mut contest = Contest { sight, seat, memory, budget: &budget, spent: 0 };
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
    // Who was out earlier was measured against another best.
    let mut least = 0.0_f64;
    for answer in &mut answers {
        least = least.min(answer.lead);
        answer.lead = least;
    }
    answers
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

/// The lines of one decision.
struct Contest<'a, S> {
    sight: S,
    seat: PlayerId,
    memory: &'a mut Memory,
    budget: &'a Budget<'a>,
    /// Decisions looked at.
    spent: u64,
}

impl<S: Sight> Contest<'_, S> {
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
            let line = |answer: &Answer| {
                self.line(
                    state,
                    &answer.action,
                    &mut Line { number: lines, rounds: stage.rounds, dice: Dice::new(seed) },
                )
            };
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
    fn line(&mut self, state: &State, action: &Action, line: &mut Line) -> Option<Standing> {
        let (mut round, mut left) = (round_of(state), line.rounds);
        let mut state = play(state, action).ok()?.state;
        self.memory.begin_anew();
        for _ in 0..line.rounds * LONGEST {
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
            let Some(after) = self.next(&state, line) else { break };
            self.spent += 1 + (self.memory.runs.steps - steps) / STEPS;
            state = after;
        }
        self.memory.begin_anew();
        Some(self.sight.standing(&state, self.memory))
    }

    /// After what the seat in turn does, nothing when the game is over: what weighs little is done greedily, which is quick.
    fn next(&mut self, state: &State, line: &mut Line) -> Option<State> {
        let mut choices = choices(state);
        let seat = choices.seat?;
        if let Some((_, reached)) = choices.out_of_turn.iter().find(|(_, action)| titles::is_due(action)) {
            return Some(play(state, reached).ok()?.state);
        }
        choices.out_of_turn.retain(|(owner, _)| *owner == seat);
        if !is_weighty(state) {
            choices.out_of_turn.clear();
            return Some(play(state, &greedy::choose(state, &choices, self.memory)?).ok()?.state);
        }
        self.spent += RANKING;
        let answers = self.sight.in_line(line.number).answers(state, &choices, seat, self.memory);
        let near = answers.iter().take_while(|answer| answer.lead >= -line.near()).count();
        let row = line.dice.below(near);
        Some(play(state, &answers.get(row)?.action).ok()?.state)
    }
}

/// How a line is played.
struct Line {
    number: u32,
    /// Ends of rounds that it comes to.
    rounds: usize,
    dice: Dice,
}

impl Line {
    /// How much worse may look what is done.
    const fn near(&self) -> f64 {
        if self.number == 1 { 0.0 } else { NEAR }
    }
}
