//! Logs of 18xx.games: reading them, replaying them through the ordinary door, and reporting the state after every
//! action in the form of that site's engine.

mod checkpoint;
mod import;
mod ledger;
mod undo;

pub use checkpoint::checkpoint;
pub use import::{BadGame, Game, Import, RouteRecord};
