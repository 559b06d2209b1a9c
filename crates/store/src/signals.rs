//! How processes on one store tell each other that a table has grown. They say which table and how far, nothing else: what
//! happened is read from the log. Anything that can carry two numbers can take the place of LISTEN and NOTIFY.

use tokio::sync::broadcast;
use wire::api::TableId;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signal {
    /// There are entries up to this one.
    Grew { table: TableId, head: u64 },
    /// Something other than the end of the log has changed: read all of it anew.
    Changed { table: TableId },
    /// Signals may have been lost: look at every table.
    Missed,
}

pub trait Signals: Send + Sync {
    /// To the other processes. Does not wait, and may be lost: whoever listens also looks from time to time.
    fn tell(&self, signal: Signal);
    /// From the other processes; one's own may be among them.
    fn listen(&self) -> broadcast::Receiver<Signal>;
}

/// One process alone has nobody to tell.
pub struct Alone(broadcast::Sender<Signal>);

impl Alone {
    pub fn new() -> Alone {
        Alone(broadcast::Sender::new(1))
    }
}

impl Signals for Alone {
    fn tell(&self, _: Signal) {}

    fn listen(&self) -> broadcast::Receiver<Signal> {
        self.0.subscribe()
    }
}
