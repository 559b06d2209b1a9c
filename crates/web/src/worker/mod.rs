//! Thinking beside the page: bots, coach and review in a Web Worker, an instance of this program without a screen, so that
//! nothing on the page ever waits for a thought.
//!
//! A question travels as bytes, with the position in it; answers come back as JSON. Where no worker can be started, the
//! page thinks itself.

mod answer;
mod inside;
mod message;
mod supplies;
mod thinker;

pub use inside::{is_inside, work};
pub use message::{Answer, BotSeat, Doer, Question};
pub use thinker::{Thinker, ask, interrupt};
