//! Publish and subscribe between the processes on one database: which table has grown, and how far, and who looks at it. What
//! happened is read from the log. Anything that carries three numbers could replace LISTEN and NOTIFY.

use tokio::sync::broadcast;
use wire::api::TableId;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signal {
    /// There are entries up to this one.
    Grew { table: TableId, head: u64 },
    /// Something before the end of the log has changed: reload the table.
    Changed { table: TableId },
    /// People look at a table in that process: their seats as bits.
    Present { table: TableId, process: u64, seats: u32 },
    /// Signals may have been lost: check every table.
    Missed,
}

pub trait Signals: Send + Sync {
    /// To the other processes. Does not wait. Signals may be lost, so receivers also poll from time to time.
    fn tell(&self, signal: Signal);
    /// From the other processes; signals of this one may be among them.
    fn listen(&self) -> broadcast::Receiver<Signal>;
}

/// For a single process, which has no others to notify.
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
