//! A real Chromium against a real server: what the tests of the client stand on.
//!
//! Needs Debian's `chromium` and `chromium-driver`, the binary `kursbuch`, and the client that `cargo xtask client`
//! builds. Every test has a server, a database and browsers of its own.

mod axe;
mod house;
mod logs;
mod meeting;
mod player;
mod visitor;

pub use house::House;
pub use logs::{Recorded, cut};
pub use meeting::Meeting;
pub use player::Player;
pub use visitor::{Screen, Theme, Visitor};
