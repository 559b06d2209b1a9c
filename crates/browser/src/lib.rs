//! A real Chromium against a real server: what the tests of the client stand on. Other engines can be driven as well, as far
//! as WebDriver goes.
//!
//! Needs Debian's `chromium` and `chromium-driver`, the binary `kursbuch`, and the client that `cargo xtask client`
//! builds. Every test has a server, a database and browsers of its own.

mod axe;
mod engine;
mod house;
mod logs;
pub mod measure;
mod meeting;
mod player;
mod scene;
mod spoken;
mod visitor;

pub use engine::Engine;
pub use house::{House, kursbuch};
pub use logs::{Recorded, cut};
pub use meeting::Meeting;
pub use player::Player;
pub use scene::{SCENES, Scene, Scenes};
pub use spoken::Spoken;
pub use visitor::{Language, Paper, Screen, Theme, Visitor};
