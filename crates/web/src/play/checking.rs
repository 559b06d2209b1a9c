//! What bots did, as it is checked: every move is played again here before it counts. A slice at a time, so that the page
//! can answer in between.

use game::{Action, Played, State, play};
use wire::{WireAction, from_wire};

use crate::browser;
use crate::leisure::SLICE;

pub struct Checking {
    start: State,
    moves: std::vec::IntoIter<WireAction>,
    played: Vec<(Action, Played)>,
}

impl Checking {
    pub fn new(start: State, moves: Vec<WireAction>) -> Checking {
        Checking { start, moves: moves.into_iter(), played: Vec::new() }
    }

    /// Whether something is left to be checked.
    pub fn go_on(&mut self) -> bool {
        let begun = browser::now();
        while browser::now() - begun < SLICE {
            let Some(played) = self.next() else { return false };
            self.played.push(played);
        }
        !self.moves.as_slice().is_empty()
    }

    /// Nothing after the last move, or one that cannot be played.
    fn next(&mut self) -> Option<(Action, Played)> {
        let wire = self.moves.next()?;
        let state = self.played.last().map_or(&self.start, |(_, played)| &played.state);
        let action = from_wire(state.edition(), &wire).ok()?;
        let played = play(state, &action).ok()?;
        Some((action, played))
    }

    pub fn start(&self) -> &State {
        &self.start
    }

    /// Those that can be played, one after the other.
    pub fn played(self) -> Vec<(Action, Played)> {
        self.played
    }
}
