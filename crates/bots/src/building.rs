//! Tiles and tunnels tried out on a copy of the board.

use game::{Action, Money, State, query};

use crate::titles;

/// What the company pays for a tile or a tunnel.
pub fn cost(state: &State, action: &Action) -> Money {
    match action.tile() {
        Some(lay) => {
            let company = state.turn().map(|turn| turn.company);
            company.map(|company| query::terrain_cost(state, company, lay.hex)).unwrap_or_default()
        }
        None if titles::tunnel(action).is_some() => titles::TUNNEL_COST,
        None => Money::ZERO,
    }
}

/// Whether the action builds track.
pub fn is_building(action: &Action) -> bool {
    action.tile().is_some() || titles::tunnel(action).is_some()
}
