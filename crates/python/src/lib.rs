//! The package `kursbuch` for Python: games, bots, routes, rules and whole batches of games, over the one door of `game`.
//!
//! What is reckoned lives in plain Rust ([`ActionSpace`], [`Table`], [`Batch`], [`record`]); `module/`, behind the feature of
//! this name, hands it to Python.

#![warn(missing_docs)]

mod batch;
#[cfg(feature = "module")]
mod module;
mod observation;
mod offers;
mod recorder;
mod space;
mod table;
mod titles;

pub use batch::{Batch, Slot, playouts};
pub use observation::{observe, observed};
pub use offers::{Answer, LEVELS, Offer, offers};
pub use recorder::{BotSpec, Contest, Decision, PhaseBegins, Position, Recorded, Sold, Turn, record};
pub use space::ActionSpace;
pub use table::{BadTable, Table};
