//! Positions and actions as text, a table to try them on, and seeded self-play. Only for tests.

mod builders;
#[cfg(unix)]
mod nats;
#[cfg(unix)]
mod postgres;
mod selfplay;
mod table;

pub use bots::Dice;
pub use builders::BuilderGame;
#[cfg(unix)]
pub use nats::Nats;
#[cfg(unix)]
pub use postgres::{Postgres, address};
pub use selfplay::RandomGame;
pub use table::Table;

use game::{Action, State};

/// Reads a position. Panics on anything unreadable: a test with a slip of the pen must not pass.
pub fn position(text: &str) -> State {
    game::notation::read_position(text).unwrap_or_else(|unreadable| panic!("{unreadable}"))
}

/// Reads an action; panics likewise.
pub fn read_action(state: &State, text: &str) -> Action {
    game::notation::read_action(state, text).unwrap_or_else(|unreadable| panic!("{unreadable}"))
}
