//! Tasks, time and work aside: the only way to them for tables, streams and the outbox, so that a simulated world can take
//! the place of threads and clocks in tests.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;

#[cfg(test)]
use crate::simulation::executor as simulated;

/// The work did not end by itself.
#[derive(Debug, thiserror::Error)]
#[error("it panicked")]
pub struct Panicked;

pub fn spawn(work: impl Future<Output = ()> + Send + 'static) {
    #[cfg(test)]
    if simulated::is_here() {
        simulated::spawn(work);
        return;
    }
    tokio::spawn(work);
}

pub async fn sleep(time: Duration) {
    #[cfg(test)]
    if simulated::is_here() {
        return simulated::sleep(time).await;
    }
    tokio::time::sleep(time).await;
}

/// `None` if it takes longer.
pub async fn within<T>(time: Duration, work: impl Future<Output = T>) -> Option<T> {
    tokio::select! {
        biased;
        done = work => Some(done),
        () = sleep(time) => None,
    }
}

/// Work that may take a while, off the threads that serve requests.
pub async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Panicked> {
    #[cfg(test)]
    if simulated::is_here() {
        return Ok(simulated::aside(work).await);
    }
    tokio::task::spawn_blocking(work).await.map_err(|_| Panicked)
}

/// Tasks that somebody waits for.
#[derive(Clone)]
pub struct Group(Arc<watch::Sender<usize>>);

/// Counts as long as it lives.
struct Member(Arc<watch::Sender<usize>>);

impl Group {
    pub fn new() -> Group {
        Group(Arc::new(watch::Sender::new(0)))
    }

    pub fn spawn(&self, work: impl Future<Output = ()> + Send + 'static) {
        self.0.send_modify(|running| *running += 1);
        let member = Member(self.0.clone());
        spawn(async move {
            let _member = member;
            work.await;
        });
    }

    pub fn len(&self) -> usize {
        *self.0.borrow()
    }

    /// Returns as soon as fewer than so many are running.
    pub async fn fewer_than(&self, most: usize) {
        // The sender lives as long as this group.
        let _ = self.0.subscribe().wait_for(|running| *running < most).await;
    }
}

impl Drop for Member {
    fn drop(&mut self) {
        self.0.send_modify(|running| *running -= 1);
    }
}
