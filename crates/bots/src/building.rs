//! Tiles and tunnels tried out on a copy of the board.

use game::rules::track::terrain_cost;
use game::titles::g1844::tunnel;
use game::{Action, Event, LayTile, Money, State, apply};

/// The board after a tile or a tunnel, nothing else changed; `None` for other actions.
pub fn built(state: &State, action: &Action) -> Option<State> {
    let event = match action {
        Action::LayTile(LayTile { hex, tile, rotation, .. }) => {
            Event::TileLaid { hex: *hex, tile: *tile, rotation: *rotation }
        }
        Action::BuildTunnel { tunnel, hex, mouths } => {
            Event::TunnelBuilt { tunnel: *tunnel, hex: *hex, mouths: *mouths }
        }
        _ => return None,
    };
    let mut after = *state;
    apply(&mut after, &event);
    Some(after)
}

/// What the company pays for it.
pub fn cost(state: &State, action: &Action) -> Money {
    match action {
        Action::LayTile(lay) => terrain_cost(state, lay.hex),
        Action::BuildTunnel { .. } => tunnel::COST,
        _ => Money::ZERO,
    }
}
