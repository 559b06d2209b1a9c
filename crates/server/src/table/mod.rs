//! Tables in memory: one actor for each, which handles the commands of people and bots in turn and shows nothing that is
//! not yet durable.

mod alerts;
mod bot;
mod history;
mod hub;
mod load;
mod open;
mod orders;
mod owner;
mod plan;
mod prepare;
mod readers;
#[cfg(test)]
mod simulated;
mod snapshot;
mod state;
mod timing;
mod verify;

use wire::api::{Act, Acted, BotSpec, Join, Leave, Moved, SeatOrders, Undo};

pub use alerts::is_still_asked;
pub use bot::read_spec;
pub use history::{Step, digest_text};
use hub::Context;
pub use hub::Hub;
#[cfg(test)]
pub use load::replay;
pub use open::{Opening, Seating, options, seating, title};
pub use owner::{Handle, Head, Life, Reading};
pub use readers::Readers;
pub use state::{TableState, event};
pub use verify::verify;

/// What a person can ask of a table.
#[derive(Debug)]
pub enum Command {
    Act(Act),
    Undo(Undo),
    Redo(Undo),
    Answer {
        proposal: u64,
        agreed: bool,
    },
    /// `vanished`: the holder of the seat has not been seen for a long time. Before the start, `name` is that of the bot
    /// on a free seat.
    HandToBot {
        seat: u8,
        bot: BotSpec,
        name: Option<String>,
        vanished: bool,
    },
    TakeBack {
        seat: u8,
    },
    /// `blocked`: by one of those who sit there. `invited`: by name.
    Join {
        join: Join,
        blocked: bool,
        invited: bool,
    },
    /// The host frees a seat before the start.
    Kick {
        seat: u8,
    },
    /// An administrator deletes the table.
    Clear,
    Leave(Leave),
    Start,
    /// All clocks stand still.
    Pause,
    Resume,
    /// The caller's calendar has changed.
    Recount,
    /// What is to be done when the seat's turn comes.
    Orders {
        seat: u8,
        orders: SeatOrders,
    },
    Rename(String),
    Delete,
    Say {
        text: String,
    },
    /// The account is being deleted.
    Forget,
}

/// What became of it.
#[derive(Debug)]
pub enum Reply {
    Acted(Acted),
    Moved(Moved),
    Done,
}
