//! Signals by NATS, which keeps nothing: what nobody hears is lost.

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, ServerAddr, Subscriber};
use futures_util::StreamExt as _;
use tokio::sync::{broadcast, mpsc};

use super::{HEARD, Signal, Signals, read_text, to_text};
use crate::{Result, StoreError};

/// Signals that wait to be sent at most. More are lost, as they would be anyway if the server is that slow.
const WAITING: usize = 4_096;
/// Signals in one message at most.
const TOGETHER: usize = 256;

pub struct Nats {
    out: mpsc::Sender<Signal>,
    heard: broadcast::Sender<Signal>,
}

impl Nats {
    /// Does not wait for the server: the processes get on without it, only more slowly. `database` keeps those on one database
    /// among themselves.
    pub async fn start(servers: &str, database: &str) -> Result<Nats> {
        let servers: std::io::Result<Vec<ServerAddr>> =
            servers.split(',').map(|server| server.trim().parse()).collect();
        let servers = servers.map_err(|why| StoreError::Signals(why.to_string()))?;
        let heard = broadcast::Sender::new(HEARD);
        let connected = heard.clone();
        let client = ConnectOptions::new()
            .name("kursbuch")
            .no_echo()
            .retry_on_initial_connect()
            .event_callback(move |event| {
                note(&event, &connected);
                std::future::ready(())
            })
            .connect(servers)
            .await
            .map_err(|why| StoreError::Signals(why.to_string()))?;
        let subject = format!("kursbuch.{database}");
        let subscriber = client.subscribe(subject.clone()).await;
        let subscriber = subscriber.map_err(|why| StoreError::Signals(why.to_string()))?;
        let (out, waiting) = mpsc::channel(WAITING);
        tokio::spawn(send_forever(client, subject, waiting));
        tokio::spawn(listen_forever(subscriber, heard.clone()));
        Ok(Nats { out, heard })
    }
}

impl Signals for Nats {
    fn tell(&self, signal: Signal) {
        // There is no room for it, or no server: receivers also poll.
        let _ = self.out.try_send(signal);
    }

    fn listen(&self) -> broadcast::Receiver<Signal> {
        self.heard.subscribe()
    }
}

/// Whatever was sent while this process was not connected, it has not heard.
fn note(event: &Event, heard: &broadcast::Sender<Signal>) {
    match event {
        Event::Connected => tracing::info!("connected to NATS"),
        Event::Disconnected => tracing::warn!("lost the connection to NATS; reconnecting"),
        Event::SlowConsumer(_) => tracing::warn!("NATS sends faster than this process reads"),
        Event::ServerError(why) => tracing::warn!(%why, "NATS refuses"),
        // One for each attempt.
        Event::ClientError(why) => tracing::debug!(%why, "not connected to NATS"),
        Event::LameDuckMode | Event::Draining | Event::Closed => tracing::debug!(%event, "NATS"),
    }
    if matches!(event, Event::Connected | Event::SlowConsumer(_)) {
        // An error means that nobody has subscribed yet.
        let _ = heard.send(Signal::Missed);
    }
}

/// One per line: a message costs the same, whatever is in it.
async fn send_forever(client: Client, subject: String, mut waiting: mpsc::Receiver<Signal>) {
    let mut signals = Vec::new();
    while waiting.recv_many(&mut signals, TOGETHER).await > 0 {
        let texts: Vec<String> = signals.drain(..).filter_map(to_text).collect();
        // What is sent without a connection would be kept and sent late, when everybody has looked for themselves.
        if client.connection_state() != State::Connected {
            continue;
        }
        let text = texts.join("\n");
        if let Err(failure) = client.publish(subject.clone(), text.into()).await {
            tracing::warn!(%failure, "could not notify other processes");
        }
    }
}

async fn listen_forever(mut subscriber: Subscriber, heard: broadcast::Sender<Signal>) {
    while let Some(message) = subscriber.next().await {
        let text = std::str::from_utf8(&message.payload).unwrap_or_default();
        for signal in text.lines().filter_map(read_text) {
            let _ = heard.send(signal);
        }
    }
}
