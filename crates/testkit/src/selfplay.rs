//! Games played at random from a seed, using nothing but what is offered.

use bots::{Dice, random_choice};
use game::{Action, Options, Profile, Setup, State, begin, choices};

/// A game in progress.
pub struct RandomGame {
    pub state: State,
    pub dice: Dice,
    pub actions: Vec<Action>,
}

impl RandomGame {
    pub fn new(profile: Profile, options: Options, players: u8, seed: u64) -> RandomGame {
        let setup = Setup { seed: Some(seed), options, ..game::Setup::new(profile, players) };
        let Ok(state) = begin(&setup) else { panic!("{players} cannot play {}", profile.name()) };
        RandomGame { state, dice: Dice::new(seed), actions: Vec::new() }
    }

    /// The next action, or `None` at the end of the game.
    pub fn next_action(&mut self) -> Option<Action> {
        let choices = choices(&self.state);
        if choices.offered.is_empty() {
            return None;
        }
        Some(random_choice(&self.state, &choices, &mut self.dice))
    }
}
