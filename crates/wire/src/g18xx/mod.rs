//! Logs of 18xx.games: reading them, replaying them through the ordinary door, reporting the state after every action in
//! the form of that site's engine, and writing our games as theirs.

mod automatic;
mod checkpoint;
mod export;
mod import;
mod ledger;
mod undo;

pub use checkpoint::checkpoint;
pub use export::{NotExported, entries, export};
pub use import::{BadGame, Game, Import, RouteRecord};
