//! Tables in memory: one task owns each, takes what people and bots want one after the other, and shows nobody anything
//! that is not yet durable.

mod bot;
mod fold;
mod hub;
mod load;
mod open;
mod owner;
mod plan;
mod play;
mod snapshot;

use wire::api::{Act, Acted, BotSpec, Join, Leave, Moved, Undo};

pub use bot::read_spec;
pub use fold::{Fold, frame};
use hub::Context;
pub use hub::Hub;
pub use open::{Opening, options, seating, title};
pub use owner::{Handle, Head, Life};
pub use play::{Step, digest_text};

/// What a person can want of a table.
#[derive(Clone, Debug)]
pub enum Command {
    Act(Act),
    Undo(Undo),
    Redo(Undo),
    Answer {
        proposal: u64,
        agreed: bool,
    },
    /// `vanished`: the holder of the seat was not seen for long.
    HandToBot {
        seat: u8,
        bot: BotSpec,
        vanished: bool,
    },
    TakeBack {
        seat: u8,
    },
    Join(Join),
    Leave(Leave),
    Start,
    Rename(String),
    Delete,
    Say {
        text: String,
    },
    /// The account is being deleted.
    Forget,
}

/// What became of it.
#[derive(Clone, Debug)]
pub enum Reply {
    Acted(Acted),
    Moved(Moved),
    Done,
}
