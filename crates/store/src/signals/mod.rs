//! Publish and subscribe between the processes on one database: which table has grown, and how far, and who looks at it. What
//! happened is read from the log. `notify` carries them with LISTEN and NOTIFY of PostgreSQL, `nats` with a server of its own.

mod nats;
mod notify;

use tokio::sync::broadcast;
use wire::api::TableId;

pub use nats::Nats;
pub use notify::Notifications;

/// Signals that wait for a receiver at most; one that is slower is told so.
const HEARD: usize = 4_096;

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

/// `table:head`; a head of 0 stands for `Changed`. `table:process:seats` says who is present.
fn to_text(signal: Signal) -> Option<String> {
    match signal {
        Signal::Grew { table, head } => Some(format!("{table}:{head}")),
        Signal::Changed { table } => Some(format!("{table}:0")),
        Signal::Present { table, process, seats } => Some(format!("{table}:{process}:{seats}")),
        Signal::Missed => None,
    }
}

fn read_text(text: &str) -> Option<Signal> {
    let (table, head) = text.split_once(':')?;
    if let Some((process, seats)) = head.split_once(':') {
        let (table, process, seats) = (table.parse().ok()?, process.parse().ok()?, seats.parse().ok()?);
        return Some(Signal::Present { table, process, seats });
    }
    let (table, head) = (table.parse().ok()?, head.parse().ok()?);
    Some(if head == 0 { Signal::Changed { table } } else { Signal::Grew { table, head } })
}
