//! All tables that are in memory, and what every one of them needs.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use store::{NewEntry, Signal, Signals, Store, TableRecord, User};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{OnceCell, oneshot};
use tokio::task::JoinSet;
use wire::api::{Millis, ProblemCode, TableId};

use super::bot::Players;
use super::owner::{self, Ask, Handle, Mail, PATIENCE, Shared};
use super::{Command, Reply};
use crate::chance;
use crate::config::Config;
use crate::metrics::Metrics;
use crate::refused::{Outcome, Refused};

/// How often we look for tables that bots or other processes have moved on, and for those that may rest.
const SWEEP: Duration = Duration::from_secs(1);

type Slot = Arc<OnceCell<Handle>>;

/// Work that nobody waits for, but the end of the program does.
#[derive(Default)]
pub struct Background(Mutex<JoinSet<()>>);

impl Background {
    pub fn spawn(&self, work: impl Future<Output = ()> + Send + 'static) {
        let mut set = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        while set.try_join_next().is_some() {}
        set.spawn(work);
    }

    async fn finish(&self) {
        let set = std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner));
        set.join_all().await;
    }
}

pub struct Context {
    pub store: Arc<dyn Store>,
    pub signals: Arc<dyn Signals>,
    pub metrics: Arc<Metrics>,
    pub players: Players,
    /// Among those on the same store.
    pub process: u64,
    pub background: Background,
    idle: Millis,
    hot_tables: usize,
    slots: Mutex<HashMap<TableId, Slot>>,
}

impl Context {
    fn slots(&self) -> MutexGuard<'_, HashMap<TableId, Slot>> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The owner has left: whoever asks next loads the table anew.
    pub fn forget(&self, shared: &Arc<Shared>) {
        let mut slots = self.slots();
        let is_same = |slot: &Slot| slot.get().is_some_and(|handle| Arc::ptr_eq(&handle.shared, shared));
        if slots.get(&shared.id).is_some_and(is_same) {
            slots.remove(&shared.id);
            self.metrics.hot_tables.store(slots.len() as i64, Ordering::Relaxed);
        }
    }

    fn handles(&self) -> Vec<Handle> {
        self.slots().values().filter_map(|slot| slot.get().cloned()).collect()
    }

    fn hot(&self, id: TableId) -> Option<Handle> {
        self.slots().get(&id).and_then(|slot| slot.get().cloned())
    }
}

#[derive(Clone)]
pub struct Hub(Arc<Context>);

impl Hub {
    pub fn new(store: Arc<dyn Store>, metrics: Arc<Metrics>, config: &Config) -> Hub {
        Hub(Arc::new(Context {
            signals: store.signals(),
            store,
            metrics,
            players: Players::new(config.bot_threads, config.bot_time),
            process: chance::process_id(),
            background: Background::default(),
            idle: config.idle.as_millis() as Millis,
            hot_tables: config.hot_tables,
            slots: Mutex::default(),
        }))
    }

    /// In memory, or into it.
    pub async fn find(&self, id: TableId) -> Outcome<Handle> {
        let slot = self.0.slots().entry(id).or_default().clone();
        let loaded = slot.get_or_try_init(|| owner::load(&self.0, id)).await.cloned();
        let mut slots = self.0.slots();
        if loaded.is_err() && slots.get(&id).is_some_and(|slot| slot.get().is_none()) {
            slots.remove(&id);
        }
        self.0.metrics.hot_tables.store(slots.len() as i64, Ordering::Relaxed);
        loaded
    }

    pub async fn ask(&self, id: TableId, user: &User, command: Command) -> Outcome<Reply> {
        // Twice: the table may just be leaving the memory. Then nothing has been begun.
        for _ in 0..3 {
            let handle = self.find(id).await?;
            let (reply, replied) = oneshot::channel();
            let ask = Ask { user: user.id, name: user.name.clone(), command: command.clone(), reply };
            if !handle.send(Mail::Ask(ask)).await {
                tokio::task::yield_now().await;
                continue;
            }
            match tokio::time::timeout(PATIENCE, replied).await {
                Ok(Ok(outcome)) => return outcome,
                Ok(Err(_)) => (),
                Err(_) => break,
            }
        }
        Refused::because(ProblemCode::Unavailable, "The table does not answer. Look before you try again.")
    }

    pub async fn open(&self, record: &TableRecord, entries: &[NewEntry]) -> Outcome<Handle> {
        self.0.store.add_table(record, entries).await?;
        self.find(record.id).await
    }

    /// What was said there was blanked.
    pub async fn refresh(&self, tables: &[TableId]) {
        for table in tables {
            self.0.signals.tell(Signal::Changed { table: *table });
            if let Some(handle) = self.0.hot(*table) {
                end(&handle).await;
            }
        }
    }

    /// Bytes of all tables in memory, roughly, and how many they are.
    pub fn weight(&self) -> (usize, usize) {
        let handles = self.0.handles();
        (handles.iter().map(|handle| handle.shared.fold().weight()).sum(), handles.len())
    }

    /// Listens to other processes, wakes bots, lets tables rest. Runs until it is dropped.
    pub async fn tend(&self) {
        let mut heard = self.0.signals.listen();
        let mut tick = tokio::time::interval(SWEEP);
        loop {
            tokio::select! {
                signal = heard.recv() => match signal {
                    Ok(Signal::Grew { table, head }) => self.nudge(table, Mail::Grew(head)),
                    Ok(Signal::Changed { table }) => self.nudge(table, Mail::Changed),
                    Ok(Signal::Missed) | Err(RecvError::Lagged(_)) => self.look_at_heads().await,
                    Err(RecvError::Closed) => std::future::pending().await,
                },
                _ = tick.tick() => self.sweep().await,
            }
        }
    }

    fn nudge(&self, table: TableId, mail: Mail) {
        if let Some(handle) = self.0.hot(table) {
            handle.nudge(mail);
        }
    }

    async fn sweep(&self) {
        self.look_at_heads().await;
        match self.0.store.waiting_for_bots(chance::now()).await {
            Ok(tables) => {
                for table in tables {
                    match self.find(table).await {
                        Ok(handle) => handle.nudge(Mail::WakeBots),
                        Err(failure) => tracing::warn!(?failure, %table, "bots cannot move"),
                    }
                }
            }
            Err(failure) => tracing::warn!(%failure, "cannot look for bots"),
        }
        self.let_rest();
    }

    /// For signals that were lost.
    async fn look_at_heads(&self) {
        let ids: Vec<TableId> = self.0.handles().iter().map(|handle| handle.shared.id).collect();
        match self.0.store.heads(&ids).await {
            Ok(heads) => heads.into_iter().for_each(|(table, head)| self.nudge(table, Mail::Grew(head))),
            Err(failure) => tracing::warn!(%failure, "cannot look at other processes' work"),
        }
    }

    /// Those that nobody has used for long; if there are too many, the longest unused.
    fn let_rest(&self) {
        let now = chance::now();
        let mut handles = self.0.handles();
        handles.retain(|handle| !handle.shared.is_followed());
        handles.sort_by_key(|handle| handle.shared.used());
        let surplus = self.0.slots().len().saturating_sub(self.0.hot_tables);
        for (place, handle) in handles.iter().enumerate() {
            let idle = now.saturating_sub(handle.shared.used()) > self.0.idle;
            if idle || place < surplus {
                handle.nudge(Mail::Rest);
            }
        }
    }

    /// Ends all tables, with a snapshot each.
    pub async fn close(&self) {
        for handle in self.0.handles() {
            end(&handle).await;
        }
        self.0.background.finish().await;
        if let Err(failure) = self.0.store.end_leases(self.0.process).await {
            tracing::warn!(%failure, "leases run out by themselves");
        }
    }
}

/// Lets a table leave the memory, and waits for it.
async fn end(handle: &Handle) {
    let mut head = handle.shared.follow();
    let over = |head: &owner::Head| head.life != owner::Life::Here;
    if handle.send(Mail::Changed).await {
        // It ends with its task at the latest.
        let _ = tokio::time::timeout(Duration::from_secs(5), head.wait_for(over)).await;
    }
}
