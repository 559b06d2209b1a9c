//! What 18xx.games' engine does by itself and writes down with the action before.

use game::state::Step;
use game::{Round, State};

/// The steps of 1844 in which it looks for destinations, after track and after markers, are passed by themselves: how many
/// of them lie between these two positions. None if the game was given up in the middle of a turn. [1844-DEV-25]
pub fn passes_by_itself(before: &State, after: &State) -> usize {
    let Some(turn) = before.turn().filter(|_| before.g1844().is_some()) else { return 0 };
    // Nobody operates twice in a round, but the only company may follow itself.
    let same_round = round_of(before) == round_of(after);
    let same = after.turn().filter(|next| same_round && next.company == turn.company);
    let is_past = |step: &&Step| turn.step <= **step && same.is_none_or(|next| next.step > **step);
    [Step::Track, Step::Marker].iter().filter(is_past).count()
}

fn round_of(state: &State) -> Option<(u8, u8)> {
    match state.round() {
        Round::Operating(round) => Some((state.share_rounds(), round.number)),
        Round::Initial(_) | Round::Shares(_) | Round::Finished => None,
    }
}
