//! A game in the page: what was played, who sits where, and where the moves go.

pub mod local;
pub mod record;
pub mod seat;
pub mod table;
