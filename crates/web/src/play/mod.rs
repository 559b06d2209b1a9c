//! A game in the page: what was played, who sits where, and where the moves go.

pub mod ahead;
mod checking;
pub mod formation;
pub mod local;
pub mod planning;
pub mod record;
pub mod round;
pub mod seat;
pub mod span;
pub mod table;
