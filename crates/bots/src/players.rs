//! All bots of a table, asked in turn.

use game::{Action, PlayerId, State, deciding, out_of_turn};

use crate::{Bot, Budget};

/// One bot a seat.
#[derive(Clone, Debug)]
pub struct Players(Vec<Bot>);

impl Players {
    /// A bot for each seat.
    pub fn new(seats: Vec<Bot>) -> Players {
        Players(seats)
    }

    /// What happens next and who does it: first whoever wants to act out of turn, then the seat that has to decide.
    /// `None` when the game is over.
    pub fn next(&mut self, state: &State, budget: Budget<'_>) -> Option<(PlayerId, Action)> {
        let seat = deciding(state)?;
        let offers = out_of_turn(state);
        for (owner, bot) in state.player_ids().zip(&mut self.0) {
            let own: Vec<&Action> = offers.iter().filter(|(player, _)| *player == owner).map(|(_, act)| act).collect();
            if owner != seat
                && !own.is_empty()
                && let Some(action) = bot.pick_interjection(state, owner, &own)
            {
                return Some((owner, action));
            }
        }
        let action = self.0.get_mut(seat.index())?.choose(state, budget)?;
        Some((seat, action))
    }
}
