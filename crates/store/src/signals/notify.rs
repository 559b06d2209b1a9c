//! Signals by PostgreSQL itself.

use std::time::Duration;

use sqlx::postgres::{PgListener, PgPool, Postgres};
use tokio::sync::{broadcast, mpsc};

use super::{HEARD, Signal, Signals, read_text, to_text};

const CHANNEL: &str = "kursbuch";

/// LISTEN and NOTIFY, sent after the commit and in batches: within a transaction, NOTIFY takes a global lock until the
/// commit is flushed, and all commits would queue for it.
pub struct Notifications {
    out: mpsc::UnboundedSender<Signal>,
    heard: broadcast::Sender<Signal>,
}

impl Notifications {
    pub fn start(pool: PgPool) -> Notifications {
        let (out, waiting) = mpsc::unbounded_channel();
        let heard = broadcast::Sender::new(HEARD);
        tokio::spawn(notify_forever(pool.clone(), waiting));
        tokio::spawn(listen_forever(pool, heard.clone()));
        Notifications { out, heard }
    }
}

impl Signals for Notifications {
    fn tell(&self, signal: Signal) {
        // After the pool is closed there are no receivers.
        let _ = self.out.send(signal);
    }

    fn listen(&self) -> broadcast::Receiver<Signal> {
        self.heard.subscribe()
    }
}

async fn notify_forever(pool: PgPool, mut waiting: mpsc::UnboundedReceiver<Signal>) {
    let mut signals = Vec::new();
    while waiting.recv_many(&mut signals, 256).await > 0 {
        let texts: Vec<String> = signals.drain(..).filter_map(to_text).collect();
        let sql = "SELECT pg_notify($1, text) FROM unnest($2) AS text";
        let sent = sqlx::query::<Postgres>(sql).bind(CHANNEL).bind(texts).execute(&pool).await;
        match sent {
            Ok(_) => (),
            Err(sqlx::Error::PoolClosed) => return,
            Err(failure) => tracing::warn!(%failure, "could not notify other processes"),
        }
    }
}

async fn listen_forever(pool: PgPool, heard: broadcast::Sender<Signal>) {
    while !pool.is_closed() {
        if let Err(failure) = listen(&pool, &heard).await
            && !pool.is_closed()
        {
            tracing::warn!(%failure, "lost the connection to other processes; reconnecting");
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    }
}

async fn listen(pool: &PgPool, heard: &broadcast::Sender<Signal>) -> std::result::Result<(), sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen(CHANNEL).await?;
    // An error means that nobody has subscribed yet.
    let _ = heard.send(Signal::Missed);
    while let Some(notification) = listener.try_recv().await? {
        if let Some(signal) = read_text(notification.payload()) {
            let _ = heard.send(signal);
        }
    }
    Ok(())
}
