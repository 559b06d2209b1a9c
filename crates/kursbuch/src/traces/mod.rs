//! Traces for OpenTelemetry: the spans of the server, sent to a collector over OTLP/HTTP as JSON.
//!
//! Spoken here by hand: it is one JSON document and one POST, and the crates for it would be thirteen more. Only spans are
//! sent; metrics are at `/metrics`, logs on the error output.

mod ids;
mod otlp;
mod recorder;
mod sender;

use std::time::Duration;

use tokio::sync::{mpsc, oneshot};

pub use recorder::Recorder;
pub use sender::Collector;

/// Spans that wait to be sent; what is beyond is lost rather than waited for.
const WAITING: usize = 8_192;
/// How long the end of the server may be put off for the last spans.
const LAST: Duration = Duration::from_secs(3);

/// A span that has ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Ended {
    pub trace: u128,
    pub span: u64,
    /// May be in another program.
    pub parent: Option<u64>,
    pub name: &'static str,
    /// Whether it answers somebody outside.
    pub kind: Kind,
    /// Nanoseconds since 1970.
    pub begun: u64,
    pub ended: u64,
    pub attributes: Vec<(&'static str, Value)>,
    pub failed: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Internal,
    Server,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    Text(String),
    Number(i64),
    Truth(bool),
}

enum Message {
    Ended(Box<Ended>),
    /// Send everything now, then say so.
    Flush(oneshot::Sender<()>),
}

/// Records, for as long as the program runs, what is then sent by `Sending`.
pub fn start(collector: Collector, share: f64) -> (Recorder, Sending) {
    let (sender, receiver) = mpsc::channel(WAITING);
    (Recorder::new(sender.clone(), share), Sending { collector, sender, receiver })
}

/// Before there is a runtime to send in.
pub struct Sending {
    collector: Collector,
    sender: mpsc::Sender<Message>,
    receiver: mpsc::Receiver<Message>,
}

impl Sending {
    pub fn begin(self) -> Sent {
        tokio::spawn(sender::run(self.collector, self.receiver));
        Sent(self.sender)
    }
}

/// To be told when the server has ended.
pub struct Sent(mpsc::Sender<Message>);

impl Sent {
    pub async fn flush(self) {
        let (done, flushed) = oneshot::channel();
        let all = async {
            if self.0.send(Message::Flush(done)).await.is_ok() {
                let _ = flushed.await;
            }
        };
        // A collector that does not answer keeps nobody from ending.
        let _ = tokio::time::timeout(LAST, all).await;
    }
}
