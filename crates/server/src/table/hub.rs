//! Registry of the actors: all tables in memory, and what they share.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use store::{Signal, Signals, Store, TableRecord, User};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{OnceCell, oneshot};
use wire::api::{Entry, Millis, TableId, UserId};

use super::bot::Players;
use super::owner::{self, Handle, Message, Order, PATIENCE, Request, Shared};
use super::{Command, Reply, TableState, load};
use crate::clock::Clock;
use crate::config::Config;
use crate::ids;
use crate::metrics::Metrics;
use crate::news::{Newsroom, Notice};
use crate::reason::Reason;
use crate::refused::Outcome;
use crate::tasks::{self, Group};

/// How often to look for tables that bots have to move at or other processes have written to, and for idle ones.
const SWEEP: Duration = Duration::from_secs(1);

/// Clocks at zero that one sweep sees to.
const OUT_OF_TIME: u32 = 200;

/// A table that is unloading just as it is asked has not begun anything: it is loaded again, so many times.
const TRIES: usize = 3;

type Slot = Arc<OnceCell<Handle>>;

pub struct Context {
    pub store: Arc<dyn Store>,
    pub signals: Arc<dyn Signals>,
    pub metrics: Arc<Metrics>,
    pub players: Players,
    /// Tells it apart from others on the same database.
    pub process: u64,
    /// Work that only the shutdown waits for.
    pub background: Group,
    pub clock: Clock,
    pub news: Newsroom,
    order_pause: Range<Duration>,
    idle: Millis,
    hot_tables: usize,
    slots: Mutex<BTreeMap<TableId, Slot>>,
}

impl Context {
    fn slots(&self) -> MutexGuard<'_, BTreeMap<TableId, Slot>> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The owner has ended: the next caller loads the table again.
    pub fn forget(&self, shared: &Arc<Shared>) {
        let mut slots = self.slots();
        let is_same = |slot: &Slot| slot.get().is_some_and(|handle| Arc::ptr_eq(&handle.shared, shared));
        if slots.get(&shared.id).is_some_and(is_same) {
            slots.remove(&shared.id);
            self.metrics.hot_tables.set(slots.len() as i64);
        }
    }

    /// News of a table that is not in memory here.
    async fn tell_of(&self, table: TableId) {
        match self.store.table(table).await {
            Ok(Some(record)) => self.news.tell(|| Notice::Table(Arc::new(record))),
            Ok(None) => self.news.tell(|| Notice::Deleted(table)),
            Err(failure) => tracing::warn!(%failure, "cannot look at a table that has grown"),
        }
    }

    /// How long an order waits before it is carried out: never the same.
    pub fn order_pause(&self) -> Duration {
        let span = (self.order_pause.end - self.order_pause.start).as_millis().max(1) as u64;
        self.order_pause.start + Duration::from_millis(ids::seed() % span)
    }

    fn handles(&self) -> Vec<Handle> {
        self.slots().values().filter_map(|slot| slot.get().cloned()).collect()
    }

    fn hot(&self, id: TableId) -> Option<Handle> {
        self.slots().get(&id).and_then(|slot| slot.get().cloned())
    }
}

/// Somebody who waits for a table to be loaded.
struct Claim<'a> {
    context: &'a Context,
    id: TableId,
    slot: Slot,
}

impl Drop for Claim<'_> {
    /// The last one takes an empty slot away, also where the caller has gone. Not before: whoever still waits may load the
    /// table into it, and an owner outside of the registry would hear of nothing.
    fn drop(&mut self) {
        let mut slots = self.context.slots();
        let is_last = Arc::strong_count(&self.slot) == 2;
        if is_last && self.slot.get().is_none() && slots.get(&self.id).is_some_and(|slot| Arc::ptr_eq(slot, &self.slot))
        {
            slots.remove(&self.id);
        }
        self.context.metrics.hot_tables.set(slots.len() as i64);
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
            process: ids::process_id(),
            background: Group::new(),
            clock: config.clock.clone(),
            news: Newsroom::new(),
            order_pause: config.order_pause.clone(),
            idle: config.idle.as_millis() as Millis,
            hot_tables: config.hot_tables,
            slots: Mutex::default(),
        }))
    }

    /// Loads the table if it is not in memory.
    pub async fn find(&self, id: TableId) -> Outcome<Handle> {
        if let Some(handle) = self.0.hot(id) {
            return Ok(handle);
        }
        let claim = Claim { context: &self.0, id, slot: self.0.slots().entry(id).or_default().clone() };
        // Boxed: few callers load, but all would carry the space for it.
        claim.slot.get_or_try_init(|| Box::pin(owner::load(&self.0, id))).await.cloned()
    }

    /// A look at a table, without bringing it into memory for long; `None` if there is no such table.
    pub async fn look<T>(&self, id: TableId, at: impl FnOnce(&TableState) -> T) -> Outcome<Option<T>> {
        if let Some(handle) = self.0.hot(id) {
            return Ok(Some(at(&handle.shared.read())));
        }
        // What is counted is loading for people.
        let loaded = load::load(&*self.0.store, &Metrics::new(), id).await?;
        Ok(loaded.as_ref().map(at))
    }

    pub async fn ask(&self, id: TableId, user: &Arc<User>, command: Command) -> Outcome<Reply> {
        let order = Arc::new(Order { user: user.clone(), command });
        for _ in 0..TRIES {
            let handle = self.find(id).await?;
            let (reply, replied) = oneshot::channel();
            if !handle
                .send(Message::Request(Request { order: order.clone(), reply, span: tracing::Span::current() }))
                .await
            {
                tokio::task::yield_now().await;
                continue;
            }
            match tasks::within(PATIENCE, replied).await {
                Some(Ok(outcome)) => return outcome,
                Some(Err(_)) => (),
                None => break,
            }
        }
        Err(Reason::TableUnavailable.into())
    }

    pub async fn open(&self, record: &TableRecord, entries: &[Entry]) -> Outcome<Handle> {
        self.0.store.add_table(record, entries).await?;
        self.0.news.tell(|| Notice::Table(Arc::new(record.clone())));
        self.0.signals.tell(Signal::Grew { table: record.id, head: record.head });
        self.find(record.id).await
    }

    /// Messages at these tables were erased.
    pub async fn refresh(&self, tables: &[TableId]) {
        for table in tables {
            self.0.signals.tell(Signal::Changed { table: *table });
            if let Some(handle) = self.0.hot(*table) {
                unload(&handle).await;
            }
        }
    }

    /// Whether this person has the table open in this process.
    pub fn is_reading(&self, table: TableId, user: UserId) -> bool {
        self.0.hot(table).is_some_and(|handle| handle.shared.is_read_by(user))
    }

    /// Bytes of all tables in memory, roughly.
    pub fn weight(&self) -> usize {
        self.0.handles().iter().map(|handle| handle.shared.weight()).sum()
    }

    /// Listens to other processes, wakes bots, unloads idle tables. Runs until it is dropped.
    pub async fn supervise(&self) {
        let mut heard = self.0.signals.listen();
        let mut tick = Box::pin(tasks::sleep(Duration::ZERO));
        loop {
            tokio::select! {
                // In this order: there is one tick a second, but there may be signals without end.
                biased;
                () = &mut tick => {
                    self.sweep().await;
                    tick.set(tasks::sleep(SWEEP));
                }
                signal = heard.recv() => match signal {
                    Ok(Signal::Grew { table, head }) => self.notify(table, Message::Grew(head)),
                    Ok(Signal::Changed { table }) => self.notify(table, Message::Changed),
                    Ok(Signal::Present { table, process, seats }) => self.hear_of_readers(table, process, seats),
                    Ok(Signal::Missed) | Err(RecvError::Lagged(_)) => {
                        self.0.news.tell(|| Notice::Missed);
                        self.check_heads().await;
                    }
                    Err(RecvError::Closed) => std::future::pending().await,
                },
            }
        }
    }

    fn notify(&self, table: TableId, message: Message) {
        match self.0.hot(table) {
            Some(handle) => handle.notify(message),
            // Its actor would tell the news; there is none in this process.
            None if self.0.news.is_followed() => {
                let context = self.0.clone();
                tasks::spawn(async move { context.tell_of(table).await });
            }
            None => (),
        }
    }

    /// What happens at all tables.
    pub fn news(&self) -> &Newsroom {
        &self.0.news
    }

    async fn sweep(&self) {
        self.check_heads().await;
        let (store, now) = (&self.0.store, self.0.clock.now());
        self.wake(store.waiting_for_bots(now).await, || Message::WakeBots, "bots").await;
        self.wake(store.out_of_time(now, OUT_OF_TIME).await, || Message::TimeUp, "clocks at zero").await;
        self.wake(store.with_orders_due().await, || Message::OrdersDue, "orders").await;
        self.tell_of_readers(now);
        self.unload_idle();
    }

    /// Who looks at a table in another process; signals of this one may be among them.
    fn hear_of_readers(&self, table: TableId, process: u64, seats: u32) {
        if let Some(handle) = self.0.hot(table).filter(|_| process != self.0.process) {
            handle.shared.heard(process, seats, self.0.clock.now());
        }
    }

    fn tell_of_readers(&self, now: Millis) {
        for handle in self.0.handles() {
            if let Some(seats) = handle.shared.readers_to_tell(now) {
                self.0.signals.tell(Signal::Present { table: handle.shared.id, process: self.0.process, seats });
            }
        }
    }

    /// Tables where something is to be done by itself hear of it, in memory or not.
    async fn wake(&self, found: store::Result<Vec<TableId>>, message: fn() -> Message, what: &'static str) {
        match found {
            Ok(tables) => {
                for table in tables {
                    match self.find(table).await {
                        Ok(handle) => handle.notify(message()),
                        Err(failure) => tracing::warn!(?failure, %table, what, "cannot wake a table"),
                    }
                }
            }
            Err(failure) => tracing::warn!(%failure, what, "cannot look for tables to wake"),
        }
    }

    /// In case signals were lost.
    async fn check_heads(&self) {
        let ids: Vec<TableId> = self.0.handles().iter().map(|handle| handle.shared.id).collect();
        match self.0.store.heads(&ids).await {
            Ok(heads) => heads.into_iter().for_each(|(table, head)| self.notify(table, Message::Grew(head))),
            Err(failure) => tracing::warn!(%failure, "cannot check for entries of other processes"),
        }
    }

    /// Tables that nobody has used for long; if there are too many, the least recently used.
    fn unload_idle(&self) {
        let now = self.0.clock.now();
        let handles = self.0.handles().into_iter().filter(|handle| !handle.shared.is_followed());
        // Read once: tables are used while this runs, and sorting needs times that stay.
        let mut handles: Vec<(Millis, Handle)> = handles.map(|handle| (handle.shared.used(), handle)).collect();
        handles.sort_by_key(|(used, _)| *used);
        let surplus = self.0.slots().len().saturating_sub(self.0.hot_tables);
        for (place, (used, handle)) in handles.iter().enumerate() {
            let idle = now.saturating_sub(*used) > self.0.idle;
            if idle || place < surplus {
                handle.notify(Message::Unload);
            }
        }
    }

    /// Unloads all tables, with a snapshot of each.
    pub async fn close(&self) {
        for handle in self.0.handles() {
            unload(&handle).await;
        }
        self.0.background.fewer_than(1).await;
        if let Err(failure) = self.0.store.end_leases(self.0.process).await {
            tracing::warn!(%failure, "leases were not ended; they expire by themselves");
        }
    }
}

/// Makes a table leave the memory, and waits for it.
async fn unload(handle: &Handle) {
    let mut head = handle.shared.follow();
    let over = |head: &owner::Head| head.life != owner::Life::Loaded;
    if handle.send(Message::Changed).await {
        // It ends with its task at the latest.
        let _ = tasks::within(Duration::from_secs(5), head.wait_for(over)).await;
    }
}
