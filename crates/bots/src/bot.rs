//! One player: a level, a character and a seed.

use game::{Action, Choice, Choices, PlayerId, State, choices};

use crate::memory::Memory;
use crate::planner::Planner;
use crate::weights::Weights;
use crate::{Budget, Character, Dice, Level, beginner, greedy, learned, random_choice, search, titles};

/// A player for one game. With the same seed and the same questions it gives the same answers, as long as budgets are
/// counted in nodes.
#[derive(Clone, Debug)]
pub struct Bot {
    level: Level,
    character: Character,
    dice: Dice,
    weights: Weights,
    memory: Memory,
    /// How often it tries something else than what it thinks best, in percent.
    trying: u8,
}

/// What is tried is one of so many that look best.
const TRIED: usize = 5;

impl Bot {
    /// A bot with dice of its own.
    pub fn new(level: Level, character: Character, seed: u64) -> Bot {
        Bot {
            level,
            character,
            dice: Dice::new(seed),
            weights: Weights::of(character),
            memory: Memory::new(),
            trying: 0,
        }
    }

    /// The same bot, that now and then tries something else than what it thinks best: so many decisions of a hundred. For
    /// learning what such things lead to.
    #[must_use]
    pub fn trying(self, percent: u8) -> Bot {
        Bot { trying: percent, ..self }
    }

    /// How well it plays.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// In which manner it plays.
    pub const fn character(&self) -> Character {
        self.character
    }

    /// A legal action for the seat that has to decide; `None` only when the game is over.
    pub fn choose(&mut self, state: &State, budget: Budget<'_>) -> Option<Action> {
        let mut choices = choices(state);
        let seat = choices.seat?;
        choices.out_of_turn.retain(|(owner, _)| *owner == seat);
        if choices.offered.is_empty() {
            return None;
        }
        if let Some(reached) = destination(choices.out_of_turn.iter().map(|(_, action)| action)) {
            return Some(reached);
        }
        if self.trying > 0 && self.dice.below(100) < usize::from(self.trying) {
            return self.try_something(state, seat, &choices);
        }
        let chosen = self.choose_among(state, &choices, budget);
        // No policy may leave the table without an answer.
        chosen.or_else(|| Some(random_choice(state, &choices, &mut self.dice)))
    }

    /// What the seat that has to decide may do and the bot would think about, the best first, with how good each is by its own
    /// measure: chances for the learned player, money for others. Nothing for those who do not compare.
    pub fn ranked(&mut self, state: &State, budget: Budget<'_>) -> Vec<(f64, Action)> {
        let mut choices = choices(state);
        let Some(seat) = choices.seat else { return Vec::new() };
        choices.out_of_turn.retain(|(owner, _)| *owner == seat);
        let (weights, memory) = (self.weights, &mut self.memory);
        match self.level {
            Level::Random | Level::Beginner | Level::Greedy => Vec::new(),
            Level::Planner => Planner::new(state, seat, weights, memory).ranked(&choices),
            Level::Search => search::ranked(state, &choices, weights, memory, budget, &mut self.dice),
            Level::Learned => learned::ranked(state, &choices, weights, memory, budget, &mut self.dice),
        }
    }

    /// What the bot in this seat does out of turn at this moment, before the seat in turn decides; mostly nothing.
    pub fn interject(&mut self, state: &State, seat: PlayerId) -> Option<Action> {
        let offers = game::out_of_turn(state);
        let own: Vec<&Action> = offers.iter().filter(|(owner, _)| *owner == seat).map(|(_, action)| action).collect();
        let reached = destination(own.iter().copied());
        reached.or_else(|| if own.is_empty() { None } else { self.pick_interjection(state, seat, &own) })
    }

    /// One of these, none of which is due, or nothing.
    pub(crate) fn pick_interjection(&mut self, state: &State, seat: PlayerId, own: &[&Action]) -> Option<Action> {
        match self.level {
            Level::Random => {
                let wants = self.dice.below(8) == 0;
                wants.then(|| own[self.dice.below(own.len())].clone())
            }
            Level::Beginner | Level::Greedy => greedy::interject(state, seat, own, &mut self.memory),
            Level::Planner | Level::Search | Level::Learned => {
                Planner::new(state, seat, self.weights, &mut self.memory).interject(own)
            }
        }
    }

    fn try_something(&mut self, state: &State, seat: PlayerId, choices: &Choices) -> Option<Action> {
        let ranked = Planner::new(state, seat, self.weights, &mut self.memory).ranked(choices);
        let row = self.dice.below(ranked.len().min(TRIED));
        ranked.into_iter().nth(row).map(|(_, action)| action)
    }

    fn choose_among(&mut self, state: &State, choices: &Choices, budget: Budget<'_>) -> Option<Action> {
        if let [Choice::Run] = choices.offered[..]
            && choices.out_of_turn.is_empty()
        {
            return Some(self.memory.runs.best(state));
        }
        match self.level {
            Level::Random => Some(random_choice(state, choices, &mut self.dice)),
            Level::Beginner => beginner::choose(state, choices, &mut self.memory, &mut self.dice),
            Level::Greedy => greedy::choose(state, choices, &mut self.memory),
            Level::Search => search::choose(state, choices, self.weights, &mut self.memory, budget, &mut self.dice),
            Level::Learned => learned::choose(state, choices, self.weights, &mut self.memory, budget, &mut self.dice),
            Level::Planner => Planner::new(state, choices.seat?, self.weights, &mut self.memory).choose(choices),
        }
    }
}

/// What a destination pays is never left lying, whatever the level: a site that pays at once could not follow.
fn destination<'a>(mut offers: impl Iterator<Item = &'a Action>) -> Option<Action> {
    offers.find(|action| titles::is_due(action)).cloned()
}
