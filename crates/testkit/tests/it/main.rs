//! One test binary that sees only the door: rule tests by chapter, replay of games, laws over self-play.

#![allow(clippy::unwrap_used)]

mod export;
mod g1824;
mod g1844;
mod laws;
mod plan;
mod replay;
mod stored_games;
mod wire_format;
