//! Actor: one task owns each table and handles its messages one at a time. A command is planned, stored, and only then
//! shown to others.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock, RwLockReadGuard};
use std::time::{Duration, Instant};

use game::PlayerId;
use store::{Append, NewAlert, OrdersChange, SavedOrders, Signal, StoreError, User};
use tokio::sync::{mpsc, oneshot, watch};
use tracing::{Instrument as _, Span, info_span};
use wire::WireAction;
use wire::api::{AlertKind, Entry, Happening, Millis, Seat, TableId, UserId};

use super::bot::{self, Seated, Thought};
use super::plan::{Caller, Plan, is_paused, plan, plan_decided};
use super::prepare::Prepared;
use super::readers::{Readers, SeatBits, TELL_AGAIN};
use super::state::{Decided, PendingEntries, TableState};
use super::{Command, Context, Reply, load, orders, snapshot, timing};
use crate::clock::Clock;
use crate::news::Notice;
use crate::reason::Reason;
use crate::refused::{Outcome, Refused};
use crate::tasks;

/// How long a caller waits for a table to answer.
pub const PATIENCE: Duration = Duration::from_secs(20);
/// Messages that can wait.
const MAILBOX: usize = 256;
/// A snapshot is written after so many entries.
const SNAPSHOT_EVERY: u64 = 200;
/// How long a process may move a table's bots before it has to renew its lease.
const LEASE: Millis = 4_000;
/// Attempts against other writers before the caller is told to try again.
const TRIES: usize = 8;

/// How far the log is, for those who wait for it to grow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    pub seq: u64,
    pub life: Life,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Life {
    Loaded,
    /// No longer in memory: followers have to connect again.
    Unloaded,
    Deleted,
}

/// The table as everybody sees it.
pub struct Shared {
    pub id: TableId,
    state: RwLock<TableState>,
    head: watch::Sender<Head>,
    readers: watch::Sender<Readers>,
    /// Of those here, as was last told to other processes, and when.
    told: Mutex<(SeatBits, Millis)>,
    used: AtomicU64,
    clock: Clock,
}

#[derive(Clone)]
pub struct Handle {
    pub shared: Arc<Shared>,
    mailbox: mpsc::Sender<Message>,
}

pub enum Message {
    Request(Request),
    /// The bots have thought about this version of the table.
    Thought(u64, Box<Thought>),
    /// Another process has appended up to this entry.
    Grew(u64),
    /// Something before the end of the log has changed.
    Changed,
    /// Check whether a bot has to move.
    WakeBots,
    /// Check whether the running clock is at zero.
    TimeUp,
    /// The seat that has to decide has orders.
    OrdersDue,
    /// Carry them out, if the table is still at this version.
    CarryOut(u64),
    /// Leave the memory, unless somebody is watching.
    Unload,
}

pub struct Request {
    pub order: Arc<Order>,
    pub reply: oneshot::Sender<Outcome<Reply>>,
    /// Of whoever asks: the work belongs to it.
    pub span: Span,
}

/// A command and the person who gives it.
pub struct Order {
    pub user: Arc<User>,
    pub command: Command,
}

impl Order {
    fn plan(&self, table: &TableState) -> Outcome<Plan> {
        plan(
            table,
            &Caller { user: self.user.id, name: &self.user.name, program: self.user.standing.program },
            &self.command,
        )
    }
}

impl Shared {
    /// For a short look.
    pub fn read(&self) -> RwLockReadGuard<'_, TableState> {
        self.used.store(self.clock.now(), Ordering::Relaxed);
        self.state.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Without counting as use.
    fn unused(&self) -> RwLockReadGuard<'_, TableState> {
        self.state.read().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn weight(&self) -> usize {
        self.unused().weight()
    }

    pub fn follow(&self) -> watch::Receiver<Head> {
        self.head.subscribe()
    }

    pub fn follow_readers(&self) -> watch::Receiver<Readers> {
        self.readers.subscribe()
    }

    /// Seats whose holders are reading.
    pub fn seats_present(&self) -> Vec<u8> {
        let readers = self.readers.borrow();
        readers.seats(&self.unused().record.seats)
    }

    pub fn is_read_by(&self, user: UserId) -> bool {
        self.readers.borrow().has(user)
    }

    /// Another process tells who looks at the table there.
    pub fn heard(&self, process: u64, seats: SeatBits, now: Millis) {
        self.readers.send_if_modified(|readers| readers.heard(process, seats, now));
    }

    /// What other processes are to be told of this one now, if anything.
    pub fn readers_to_tell(&self, now: Millis) -> Option<SeatBits> {
        self.readers.send_if_modified(|readers| readers.forget(now));
        let seats = self.readers.borrow().seats_here(&self.unused().record.seats);
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        let is_due = seats != told.0 || (seats != 0 && now.saturating_sub(told.1) >= TELL_AGAIN);
        is_due.then(|| {
            *told = (seats, now);
            seats
        })
    }

    pub fn used(&self) -> Millis {
        self.used.load(Ordering::Relaxed)
    }

    pub fn is_followed(&self) -> bool {
        self.head.receiver_count() > 0
    }
}

/// Somebody who reads a table, for as long as this lives.
pub struct Reading {
    shared: Arc<Shared>,
    user: UserId,
}

impl Reading {
    pub fn begin(shared: &Arc<Shared>, user: UserId) -> Reading {
        let reading = Reading { shared: shared.clone(), user };
        reading.count(|readers| readers.begin(user));
        reading
    }

    /// Only players are worth a word to the others: strangers who come and go disturb nobody.
    fn count(&self, change: impl FnOnce(&mut Readers)) {
        let sits = {
            let table = self.shared.state.read().unwrap_or_else(PoisonError::into_inner);
            table.record.seats.iter().any(|seat| seat.held_by(self.user))
        };
        self.shared.readers.send_if_modified(|readers| {
            change(readers);
            sits
        });
    }
}

impl Drop for Reading {
    fn drop(&mut self) {
        let user = self.user;
        self.count(|readers| readers.end(user));
    }
}

impl Handle {
    /// `false` if the table has left the memory.
    pub async fn send(&self, message: Message) -> bool {
        self.mailbox.send(message).await.is_ok()
    }

    /// If there is room: for what will be noticed later anyway.
    pub fn notify(&self, message: Message) {
        // A full mailbox means that the task is busy, a closed one that it has ended.
        let _ = self.mailbox.try_send(message);
    }
}

pub struct Owner {
    context: Arc<Context>,
    shared: Arc<Shared>,
    mailbox: mpsc::Receiver<Message>,
    own: mpsc::WeakSender<Message>,
    /// `None` while they think.
    bots: Option<Seated>,
    lease: Millis,
    /// The entry after which orders were last looked at: they say the same until there is another one, or other orders.
    ordered: u64,
    /// The store may hold entries that are not known here: catch up before the next command.
    behind: bool,
    last_snapshot: u64,
}

#[derive(PartialEq, Eq)]
enum Next {
    Continue,
    Leave(Life),
}

/// What became of a command.
enum Done {
    Replied(Reply),
    /// By this command.
    Deleted,
    /// By another process.
    DeletedElsewhere,
    /// Nothing: the store has lost what the order was for.
    Lost,
}

/// Whether entries made it into the store.
#[derive(PartialEq, Eq)]
enum Written {
    Yes,
    /// Another writer was first.
    No,
}

/// What the store had to tell.
#[derive(PartialEq, Eq)]
enum CatchUp {
    Current,
    Deleted,
    /// It has less than it had: a replica has taken over that lacked the latest entries.
    Lost,
}

impl Owner {
    pub fn start(context: Arc<Context>, state: TableState) -> Handle {
        let (sender, mailbox) = mpsc::channel(MAILBOX);
        let (seq, last_snapshot) = (state.record.head, state.snapshot);
        let shared = Arc::new(Shared {
            id: state.record.id,
            state: RwLock::new(state),
            head: watch::Sender::new(Head { seq, life: Life::Loaded }),
            readers: watch::Sender::new(Readers::default()),
            told: Mutex::default(),
            used: context.clock.now().into(),
            clock: context.clock.clone(),
        });
        let own = sender.downgrade();
        let handle = Handle { shared: shared.clone(), mailbox: sender };
        let bots = Some(Seated::new());
        let owner = Owner { context, shared, mailbox, own, bots, lease: 0, ordered: 0, behind: false, last_snapshot };
        tasks::spawn(owner.run());
        handle
    }

    async fn run(mut self) {
        self.wake_bots().await;
        let mut life = Life::Unloaded;
        while let Some(message) = self.mailbox.recv().await {
            if let Next::Leave(left) = self.handle(message).await {
                life = left;
                break;
            }
        }
        self.context.forget(&self.shared);
        // What is still in the mailbox was not begun: its senders notice and ask again.
        self.mailbox.close();
        match life {
            Life::Deleted => self.context.news.tell(|| Notice::Deleted(self.shared.id)),
            Life::Loaded | Life::Unloaded => self.save_snapshot(1),
        }
        self.shared.head.send_modify(|head| head.life = life);
    }

    async fn handle(&mut self, message: Message) -> Next {
        match message {
            Message::Request(request) => {
                let span = request.span.clone();
                self.answer(request).instrument(span).await
            }
            Message::Thought(version, thought) => self.take_thought(version, *thought).await,
            Message::Grew(head) if head > self.head() => self.catch_up_or_leave().await,
            Message::Grew(_) => Next::Continue,
            Message::Changed => Next::Leave(Life::Unloaded),
            Message::WakeBots => {
                self.wake_bots().await;
                Next::Continue
            }
            Message::TimeUp => self.time_up().await,
            Message::OrdersDue => {
                self.plan_orders();
                Next::Continue
            }
            Message::CarryOut(version) => self.carry_out_orders(version).await,
            Message::Unload => {
                let thinking = self.bots.is_none();
                if thinking || self.shared.is_followed() { Next::Continue } else { Next::Leave(Life::Unloaded) }
            }
        }
    }

    /// After a pause as a player might make one: a move that comes at once would tell that it was planned.
    fn plan_orders(&mut self) {
        if self.ordered == self.head() {
            return;
        }
        self.ordered = self.head();
        let version = self.shared.read().record.present.version;
        let (own, pause) = (self.own.clone(), self.context.order_pause());
        tasks::spawn(async move {
            tasks::sleep(pause).await;
            if let Some(own) = own.upgrade() {
                // The table may have been deleted meanwhile.
                let _ = own.send(Message::CarryOut(version)).await;
            }
        });
    }

    async fn carry_out_orders(&mut self, version: u64) -> Next {
        match self.next_order(version).await {
            Ok(Written::Yes) => {
                self.wake_bots().await;
                Next::Continue
            }
            Ok(Written::No) => {
                // Perhaps they were only changed: then the sweep comes again.
                self.ordered = 0;
                self.catch_up_or_leave().await
            }
            Err(failure) => {
                tracing::warn!(?failure, table = %self.shared.id, "an order was not carried out");
                // The sweep comes again.
                self.ordered = 0;
                Next::Continue
            }
        }
    }

    async fn next_order(&mut self, version: u64) -> Outcome<Written> {
        if self.check_clock().await? == Written::No {
            return Ok(Written::No);
        }
        let saved = self.context.store.orders(self.shared.id).await?;
        let due = {
            let table = self.shared.read();
            let current = table.record.present.version == version && !is_paused(&table);
            let due = saved.into_iter().find(|saved| Some(saved.seat) == table.record.present.deciding);
            due.filter(|saved| current && is_played_by(&table.record.seats, saved.seat, saved.user))
        };
        let Some(before) = due else { return Ok(Written::Yes) };
        let SavedOrders { seat, user, orders } = before.clone();
        let (shared, now) = (self.shared.clone(), self.context.clock.now());
        // The best run may take a while: not on a thread that serves requests.
        let next = tasks::aside(move || {
            let table = shared.read();
            let next = orders::next(&table.history, PlayerId::in_seat(seat)?, &orders, now)?;
            let plan = next.decided.map(|decided| plan_decided(&table, seat, decided));
            Some((plan, next.orders))
        });
        let next = next.await.map_err(|failure| {
            tracing::error!(%failure, "an order could not be worked out");
            Reason::Internal
        })?;
        let Some((plan, orders)) = next else { return Ok(Written::Yes) };
        if orders.dropped.as_ref().is_some_and(|dropped| dropped.at == now) {
            // Before it is struck off: after a crash in between it is dropped again, and told of once.
            let seq = self.shared.read().record.present.turn;
            let alert = NewAlert { user, kind: AlertKind::Order, seq, at: now, detail: None };
            self.context.store.add_alerts(self.shared.id, &[alert]).await?;
        }
        // Their holder may be giving others just now, at another process: those count.
        let change = OrdersChange { before, after: SavedOrders { seat, user, orders } };
        match plan {
            Some(Plan { entries, decided, .. }) => self.commit(entries, decided, Some(user), Some(change)).await,
            None => match self.context.store.change_orders(self.shared.id, &change).await {
                Ok(()) => Ok(Written::Yes),
                Err(StoreError::Taken) => Ok(Written::No),
                Err(failure) => Err(failure.into()),
            },
        }
    }

    async fn time_up(&mut self) -> Next {
        match self.check_clock().await {
            Ok(Written::Yes) => {
                self.wake_bots().await;
                Next::Continue
            }
            Ok(Written::No) => self.catch_up_or_leave().await,
            // The sweep comes again.
            Err(failure) => {
                tracing::warn!(?failure, table = %self.shared.id, "a clock at zero was not stored");
                Next::Continue
            }
        }
    }

    fn head(&self) -> u64 {
        self.shared.head.borrow().seq
    }

    async fn answer(&mut self, Request { order, reply, .. }: Request) -> Next {
        let (outcome, next) = match self.carry_out(&order).await {
            Ok(Done::Replied(reply)) => (Ok(reply), Next::Continue),
            Ok(Done::Deleted) => (Ok(Reply::Done), Next::Leave(Life::Deleted)),
            Ok(Done::Lost) => (Err(Reason::TableUnavailable.into()), Next::Leave(Life::Unloaded)),
            Ok(Done::DeletedElsewhere) => (Err(Reason::NotFound.into()), Next::Leave(Life::Deleted)),
            Err(refused) => (Err(refused), Next::Continue),
        };
        if let Err(Refused::Rule(_)) = &outcome {
            self.context.metrics.refused_actions.inc();
        }
        // The caller may have gone: what was done stays done.
        let _ = reply.send(outcome);
        if next == Next::Continue {
            self.wake_bots().await;
        }
        next
    }

    async fn carry_out(&mut self, order: &Arc<Order>) -> Outcome<Done> {
        for _ in 0..TRIES {
            if self.behind {
                match self.catch_up().await? {
                    CatchUp::Current => (),
                    CatchUp::Deleted => return Ok(Done::DeletedElsewhere),
                    CatchUp::Lost => return Ok(Done::Lost),
                }
            }
            // A move that comes late finds the table as the clock has left it.
            if self.check_clock().await? == Written::No {
                continue;
            }
            match self.plan(order).await {
                Ok(plan) if plan.delete => {
                    if self.delete().await? == Written::Yes {
                        return Ok(Done::Deleted);
                    }
                }
                Ok(Plan { entries, decided, answer, orders, .. }) => {
                    if let Some(orders) = orders {
                        self.context.store.save_orders(self.shared.id, &orders).await?;
                        self.ordered = 0;
                    }
                    let by = Some(order.user.id);
                    if entries.is_empty() || self.commit(entries, decided, by, None).await? == Written::Yes {
                        return Ok(Done::Replied(answer.reply(&self.shared.read())));
                    }
                }
                // Not before we know as much as the store: another process may have made it possible.
                Err(refused) => {
                    self.behind = self.is_behind().await?;
                    if !self.behind {
                        return Err(refused);
                    }
                }
            }
        }
        Err(Reason::TableBusy.into())
    }

    async fn delete(&mut self) -> Outcome<Written> {
        match self.context.store.delete_table(self.shared.id, self.head()).await {
            Ok(()) => {
                self.context.signals.tell(Signal::Changed { table: self.shared.id });
                Ok(Written::Yes)
            }
            Err(StoreError::Taken) => {
                self.behind = true;
                Ok(Written::No)
            }
            Err(failure) => Err(failure.into()),
        }
    }

    async fn plan(&self, order: &Arc<Order>) -> Outcome<Plan> {
        // A run is compared with the best one, which may take a while: not on a thread that serves requests.
        let is_slow = matches!(&order.command, Command::Act(act) if matches!(act.action, WireAction::Run { .. }));
        if !is_slow {
            return order.plan(&self.shared.read());
        }
        let (shared, order) = (self.shared.clone(), order.clone());
        tasks::aside(move || order.plan(&shared.read())).await.map_err(|failure| {
            tracing::error!(%failure, "an action could not be checked");
            Reason::Internal
        })?
    }

    /// Into the store first, then into view. If another writer was first, nothing has changed.
    async fn commit(
        &mut self,
        entries: Vec<Happening>,
        decided: Option<Decided>,
        by: Option<UserId>,
        orders: Option<OrdersChange>,
    ) -> Outcome<Written> {
        let at = self.context.clock.now();
        let prepared = Prepared::new(&self.shared.read(), entries, decided, by, at)?;
        let calendar = match prepared.needs_calendar() {
            Some(holder) => self.context.store.user(holder).await?.and_then(|user| user.calendar),
            None => None,
        };
        let (append, pending) = prepared.finish(calendar.as_ref());
        let append = Append { orders, ..append };
        let entries = append.entries.clone();
        let begun = Instant::now();
        match self.context.store.append(append).instrument(info_span!("append")).await {
            Ok(()) => (),
            Err(StoreError::Taken) => {
                self.context.metrics.conflicts.inc();
                self.behind = true;
                return Ok(Written::No);
            }
            // It may have been written all the same.
            Err(failure) => {
                self.behind = true;
                return Err(failure.into());
            }
        }
        self.context.metrics.appended(begun.elapsed());
        self.show(&entries, pending);
        self.context.signals.tell(Signal::Grew { table: self.shared.id, head: self.head() });
        Ok(Written::Yes)
    }

    /// Records that the running clock is at zero, if it is.
    async fn check_clock(&mut self) -> Outcome<Written> {
        let entries = timing::time_up(&self.shared.read(), self.context.clock.now());
        match entries {
            Some(entries) => self.commit(entries, None, None, None).await,
            None => Ok(Written::Yes),
        }
    }

    /// What is in the store becomes visible.
    fn show(&mut self, entries: &[Entry], pending: PendingEntries) {
        let acted = entries.iter().filter(|entry| matches!(entry.what, Happening::Acted { .. })).count();
        self.context.metrics.actions.inc_by(acted as u64);
        let head = {
            let mut table = self.shared.state.write().unwrap_or_else(PoisonError::into_inner);
            table.accept(entries, pending);
            self.context.news.tell(|| Notice::Table(Arc::new(table.record.clone())));
            table.record.head
        };
        self.shared.head.send_modify(|known| known.seq = head);
        self.save_snapshot(SNAPSHOT_EVERY);
    }

    /// In the background, if there are enough new entries.
    fn save_snapshot(&mut self, least: u64) {
        let head = self.head();
        if head < self.last_snapshot + least {
            return;
        }
        self.last_snapshot = head;
        let Some(snapshot) = snapshot::take(&self.shared.read()) else { return };
        let (store, table) = (self.context.store.clone(), self.shared.id);
        self.context.background.spawn(async move {
            if let Err(failure) = store.save_snapshot(table, snapshot).await {
                tracing::warn!(%failure, %table, "no snapshot");
            }
        });
    }

    async fn is_behind(&self) -> Outcome<bool> {
        let heads = self.context.store.heads(&[self.shared.id]).await?;
        Ok(heads.iter().any(|(_, head)| *head > self.head()))
    }

    async fn catch_up_or_leave(&mut self) -> Next {
        match self.catch_up().await {
            Ok(CatchUp::Current) => {
                self.wake_bots().await;
                Next::Continue
            }
            Ok(CatchUp::Deleted) => Next::Leave(Life::Deleted),
            Ok(CatchUp::Lost) => Next::Leave(Life::Unloaded),
            // The next caller loads the table again.
            Err(failure) => {
                tracing::warn!(?failure, table = %self.shared.id, "cannot follow the log");
                Next::Leave(Life::Unloaded)
            }
        }
    }

    /// Takes in what other processes have written.
    async fn catch_up(&mut self) -> Outcome<CatchUp> {
        let entries = self.context.store.entries(self.shared.id, self.head()).await?;
        if entries.is_empty() {
            let Some(record) = self.context.store.table(self.shared.id).await? else { return Ok(CatchUp::Deleted) };
            if record.head < self.head() {
                let (table, stored, shown) = (self.shared.id, record.head, self.head());
                tracing::error!(%table, stored, shown, "the database has lost entries that it had stored; loading what is left");
                return Ok(CatchUp::Lost);
            }
        }
        for entry in entries {
            let pending = {
                let table = self.shared.read();
                let mut pending = table.pending(None);
                pending.check_entry(&table, &entry)?;
                pending
            };
            self.show(&[entry], pending);
        }
        self.behind = false;
        Ok(CatchUp::Current)
    }

    /// Lets the bots think if one of them may have to move and no other process sees to it.
    async fn wake_bots(&mut self) {
        let (state, seats, seed, version) = {
            let table = self.shared.state.read().unwrap_or_else(PoisonError::into_inner);
            let record = &table.record;
            let running = record.present.deciding.is_some();
            if !running || is_paused(&table) || record.seats.iter().all(|seat| seat.bot().is_none()) {
                return;
            }
            if !record.present.bot_next && game::out_of_turn(table.history.state()).is_empty() {
                return;
            }
            let seed = record.setup.seed.unwrap_or(record.id.number() as u64);
            (Box::new(*table.history.state()), record.seats.clone(), seed, record.present.version)
        };
        if self.bots.is_none() || !self.holds_lease().await {
            return;
        }
        let Some(mut bots) = self.bots.take() else { return };
        bot::seat(&seats, seed, &mut bots);
        let (context, own) = (self.context.clone(), self.own.clone());
        tasks::spawn(async move {
            let thought = context.players.think(*state, bots).await;
            if let Some(own) = own.upgrade() {
                // The table may have been deleted meanwhile.
                let _ = own.send(Message::Thought(version, Box::new(thought))).await;
            }
        });
    }

    async fn holds_lease(&mut self) -> bool {
        let now = self.context.clock.now();
        if now + LEASE / 2 < self.lease {
            return true;
        }
        match self.context.store.lease(self.shared.id, self.context.process, now, now + LEASE).await {
            Ok(true) => self.lease = now + LEASE,
            Ok(false) => return false,
            Err(failure) => {
                tracing::warn!(%failure, "no lease");
                return false;
            }
        }
        true
    }

    async fn take_thought(&mut self, version: u64, thought: Thought) -> Next {
        self.bots = Some(thought.bots);
        let plan = {
            let table = self.shared.read();
            if table.record.present.version == version {
                let Some((seat, decided)) = thought.chosen else { return Next::Continue };
                // The holder may have taken the seat back.
                let allowed = table.record.seats.iter().any(|held| held.seat == seat && held.bot().is_some());
                (allowed && !is_paused(&table)).then(|| plan_decided(&table, seat, decided))
            } else {
                None
            }
        };
        if let Some(Plan { entries, decided, .. }) = plan {
            match self.commit(entries, decided, None, None).await {
                Ok(Written::Yes) => {
                    self.context.metrics.bot_actions.inc();
                }
                Ok(Written::No) => return self.catch_up_or_leave().await,
                Err(failure) => {
                    tracing::warn!(?failure, "a bot's action was not stored");
                    // The sweep wakes it again.
                    return Next::Continue;
                }
            }
        }
        self.wake_bots().await;
        Next::Continue
    }
}

/// Whether this person moves for the seat.
fn is_played_by(seats: &[Seat], seat: u8, user: UserId) -> bool {
    seats.iter().any(|held| held.seat == seat && held.held_by(user) && held.stand_in.is_none())
}

/// Loads a table into memory.
pub async fn load(context: &Arc<Context>, id: TableId) -> Outcome<Handle> {
    let begun = Instant::now();
    match load::load(&*context.store, &context.metrics, id).instrument(info_span!("load table")).await {
        Ok(Some(state)) => {
            context.metrics.loaded(begun.elapsed());
            Ok(Owner::start(context.clone(), state))
        }
        Ok(None) => Err(Reason::NotFound.into()),
        Err(StoreError::Damaged(why)) => {
            context.metrics.broken_tables.inc();
            tracing::error!(%why, "a table cannot be loaded");
            Err(Reason::TableDamaged.into())
        }
        Err(failure) => Err(failure.into()),
    }
}
