//! What no account and no outline shows: likes and dislikes that all players share.

use game::{Action, State};

use crate::titles;

pub fn taste(state: &State, action: &Action) -> f64 {
    match action {
        Action::Answer(true) => -50.0,
        Action::Title(own) => titles::taste(state, own),
        _ => 0.0,
    }
}
