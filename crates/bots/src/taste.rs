//! What no account and no outline shows: likes and dislikes that all players share.

use game::{Action, State};

pub fn taste(state: &State, action: &Action) -> f64 {
    match action {
        Action::ReachDestination(_) => 1000.0,
        Action::Answer(true) => -50.0,
        Action::DeclareBankruptcy => -5000.0,
        // It ends with the phase.
        Action::LayFurkaOberalp if state.phase >= 4 => 5.0,
        Action::LayFurkaOberalp => -5.0,
        Action::PlaceMountain { panel, .. } => f64::from(*panel),
        Action::BuyTunnel(_) => -40.0,
        Action::DiscardMountain(_) => -50.0,
        _ => 0.0,
    }
}
