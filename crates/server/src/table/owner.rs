//! The task that owns a table: its mailbox, and the way from a plan over the store to the eyes of others.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};
use std::time::{Duration, Instant};

use store::{Append, NewEntry, Signal, StoreError};
use tokio::sync::{mpsc, oneshot, watch};
use wire::WireAction;
use wire::api::{Entry, Millis, ProblemCode, TableId, UserId};

use super::bot::{self, Seated, Thought};
use super::fold::{Fold, numbered};
use super::plan::{Caller, Plan, plan, plan_decided};
use super::{Command, Context, Reply, load, snapshot};
use crate::chance;
use crate::metrics::count;
use crate::refused::{Outcome, Refused};

/// Letters that may wait.
const MAILBOX: usize = 256;
/// A snapshot is written after so many entries.
const SNAPSHOT_EVERY: u64 = 200;
/// How long a process may move a table's bots before it has to ask again.
const LEASE: Millis = 4_000;
/// Tries against other writers before somebody is told to try again.
const TRIES: usize = 8;

/// How far the log is, for those who wait for it to grow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    pub seq: u64,
    pub life: Life,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Life {
    Here,
    /// No longer in memory: whoever wants to follow comes back.
    Resting,
    Deleted,
}

/// The table as everybody sees it.
pub struct Shared {
    pub id: TableId,
    fold: RwLock<Fold>,
    head: watch::Sender<Head>,
    used: AtomicU64,
}

#[derive(Clone)]
pub struct Handle {
    pub shared: Arc<Shared>,
    mail: mpsc::Sender<Mail>,
}

pub enum Mail {
    Ask(Ask),
    /// A bot has thought, on this version.
    Thought(u64, Box<Thought>),
    /// Another process says that there is more.
    Grew(u64),
    /// Something other than the end of the log has changed.
    Changed,
    /// Look whether a bot has to move.
    WakeBots,
    /// Leave the memory if nobody is looking.
    Rest,
}

pub struct Ask {
    pub user: UserId,
    pub name: String,
    pub command: Command,
    pub reply: oneshot::Sender<Outcome<Reply>>,
}

impl Shared {
    /// For a short look.
    pub fn fold(&self) -> RwLockReadGuard<'_, Fold> {
        self.used.store(chance::now(), Ordering::Relaxed);
        self.fold.read().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn follow(&self) -> watch::Receiver<Head> {
        self.head.subscribe()
    }

    pub fn used(&self) -> Millis {
        self.used.load(Ordering::Relaxed)
    }

    pub fn is_followed(&self) -> bool {
        self.head.receiver_count() > 0
    }
}

impl Handle {
    pub async fn send(&self, mail: Mail) -> bool {
        self.mail.send(mail).await.is_ok()
    }

    /// If there is room: for what will be noticed later anyway.
    pub fn nudge(&self, mail: Mail) {
        // A full mailbox means that the task is busy, a closed one that it has gone.
        let _ = self.mail.try_send(mail);
    }
}

pub struct Owner {
    context: Arc<Context>,
    shared: Arc<Shared>,
    mail: mpsc::Receiver<Mail>,
    own: mpsc::WeakSender<Mail>,
    bots: Option<Seated>,
    lease: Millis,
    /// The store did not say whether it had written: look before the next step.
    unsure: bool,
    last_snapshot: u64,
}

#[derive(PartialEq, Eq)]
enum Next {
    GoOn,
    Leave(Life),
}

impl Owner {
    pub fn start(context: Arc<Context>, fold: Fold) -> Handle {
        let (sender, mail) = mpsc::channel(MAILBOX);
        let (seq, last_snapshot) = (fold.record.head, fold.snapshot);
        let shared = Arc::new(Shared {
            id: fold.record.id,
            fold: RwLock::new(fold),
            head: watch::Sender::new(Head { seq, life: Life::Here }),
            used: chance::now().into(),
        });
        let own = sender.downgrade();
        let handle = Handle { shared: shared.clone(), mail: sender };
        let bots = Some(Seated::new());
        let owner = Owner { context, shared, mail, own, bots, lease: 0, unsure: false, last_snapshot };
        tokio::spawn(owner.run());
        handle
    }

    async fn run(mut self) {
        self.wake_bots().await;
        let mut next = Next::GoOn;
        while let Some(mail) = self.mail.recv().await {
            next = self.open(mail).await;
            if next != Next::GoOn {
                break;
            }
        }
        let life = if next == Next::Leave(Life::Deleted) { Life::Deleted } else { Life::Resting };
        self.context.forget(&self.shared);
        // What is still in the mailbox was not begun: its senders notice and ask anew.
        self.mail.close();
        if life == Life::Resting {
            self.save_snapshot(1);
        }
        self.shared.head.send_modify(|head| head.life = life);
    }

    async fn open(&mut self, mail: Mail) -> Next {
        match mail {
            Mail::Ask(ask) => return self.answer(ask).await,
            Mail::Thought(version, thought) => self.take_thought(version, *thought).await,
            Mail::Grew(head) => {
                if head > self.head() {
                    return self.catch_up_or_leave().await;
                }
            }
            Mail::Changed => return Next::Leave(Life::Resting),
            Mail::WakeBots => self.wake_bots().await,
            Mail::Rest => {
                let thinking = self.bots.is_none();
                if !self.shared.is_followed() && !thinking {
                    return Next::Leave(Life::Resting);
                }
            }
        }
        Next::GoOn
    }

    fn head(&self) -> u64 {
        self.shared.head.borrow().seq
    }

    async fn answer(&mut self, ask: Ask) -> Next {
        let outcome = self.carry_out(&ask).await;
        let deleted = matches!(&outcome, Ok((_, Deleted::Yes)));
        if let Err(Refused::Rule(_)) = &outcome {
            count(&self.context.metrics.refused_actions);
        }
        let gone = matches!(&outcome, Err(Refused::Because(ProblemCode::NotFound, _))) && self.unsure;
        // Whoever asked may have gone: what was done stays done.
        let _ = ask.reply.send(outcome.map(|(reply, _)| reply));
        if deleted || gone {
            return Next::Leave(Life::Deleted);
        }
        self.wake_bots().await;
        Next::GoOn
    }

    async fn carry_out(&mut self, ask: &Ask) -> Outcome<(Reply, Deleted)> {
        for _ in 0..TRIES {
            if self.unsure {
                self.catch_up().await?;
            }
            match self.plan(ask).await {
                Ok(plan) if plan.delete => {
                    if self.delete().await? {
                        return Ok((Reply::Done, Deleted::Yes));
                    }
                }
                Ok(plan) => {
                    if plan.entries.is_empty() || self.commit(&plan, Some(ask.user)).await? {
                        return Ok((plan.reply(&self.shared.fold()), Deleted::No));
                    }
                }
                // Not before we know as much as the store: another process may have made room for it.
                Err(refused) => {
                    if !self.is_behind().await? {
                        return Err(refused);
                    }
                    self.catch_up().await?;
                }
            }
        }
        Err(Refused::conflict("Too many at once. Try again."))
    }

    /// `false` if somebody has written in the meantime.
    async fn delete(&mut self) -> Outcome<bool> {
        match self.context.store.delete_table(self.shared.id, self.head()).await {
            Ok(()) => {
                self.context.signals.tell(Signal::Changed { table: self.shared.id });
                Ok(true)
            }
            Err(StoreError::Taken) => self.catch_up().await.map(|()| false),
            Err(failure) => Err(failure.into()),
        }
    }

    /// A run is checked against the best one, which may take its time: not where others wait.
    async fn plan(&self, ask: &Ask) -> Outcome<Plan> {
        let caller = |fold: &Fold| plan(fold, &Caller { user: ask.user, name: &ask.name }, &ask.command);
        let Command::Act(act) = &ask.command else { return caller(&self.shared.fold()) };
        if !matches!(act.action, WireAction::Run { .. }) {
            return caller(&self.shared.fold());
        }
        let (shared, user, name, command) = (self.shared.clone(), ask.user, ask.name.clone(), ask.command.clone());
        let planned =
            tokio::task::spawn_blocking(move || plan(&shared.fold(), &Caller { user, name: &name }, &command));
        let failed = |_| Refused::Because(ProblemCode::Internal, "The action could not be checked.".to_owned());
        planned.await.map_err(failed)?
    }

    /// Into the store, then into view. `false` if another writer was first: then we know as much as the store.
    async fn commit(&mut self, plan: &Plan, by: Option<UserId>) -> Outcome<bool> {
        let at = chance::now();
        let new = |what: &wire::api::Happening| NewEntry { at, by, what: what.clone() };
        let entries: Vec<NewEntry> = plan.entries.iter().map(new).collect();
        let (append, numbered, outlook) = {
            let fold = self.shared.fold();
            let mut outlook = fold.outlook(plan.decided.clone());
            let numbered = numbered(fold.record.head, &entries);
            for entry in &numbered {
                outlook.foresee(&fold, entry)?;
            }
            let record = outlook.record_changed.then(|| Box::new(outlook.record.clone()));
            let present = outlook.record.present.clone();
            let append = Append { table: self.shared.id, head: fold.record.head, entries, present, record };
            (append, numbered, outlook)
        };
        let begun = Instant::now();
        match self.context.store.append(append).await {
            Ok(()) => (),
            Err(StoreError::Taken) => {
                count(&self.context.metrics.conflicts);
                self.catch_up().await?;
                return Ok(false);
            }
            Err(failure) => {
                self.unsure = true;
                return Err(failure.into());
            }
        }
        self.context.metrics.appended(begun.elapsed());
        self.show(numbered, outlook);
        self.context.signals.tell(Signal::Grew { table: self.shared.id, head: self.head() });
        Ok(true)
    }

    fn show(&mut self, entries: Vec<Entry>, outlook: super::fold::Outlook) {
        let acted = entries.iter().filter(|entry| matches!(entry.what, wire::api::Happening::Acted { .. })).count();
        self.context.metrics.actions.fetch_add(acted as u64, Ordering::Relaxed);
        let head = {
            let mut fold = self.shared.fold.write().unwrap_or_else(PoisonError::into_inner);
            fold.accept(entries, outlook);
            fold.record.head
        };
        self.shared.head.send_modify(|known| known.seq = head);
        self.save_snapshot(SNAPSHOT_EVERY);
    }

    /// If there is enough that is new; nobody waits for it.
    fn save_snapshot(&mut self, least: u64) {
        let head = self.head();
        if head < self.last_snapshot + least {
            return;
        }
        self.last_snapshot = head;
        let Some(snapshot) = snapshot::take(&self.shared.fold()) else { return };
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
            Ok(()) => {
                self.wake_bots().await;
                Next::GoOn
            }
            // Whoever comes next loads it anew, or learns that it is gone.
            Err(failure) => {
                tracing::warn!(?failure, table = %self.shared.id, "cannot follow the log");
                Next::Leave(Life::Resting)
            }
        }
    }

    /// Takes in what other processes have written.
    async fn catch_up(&mut self) -> Outcome<()> {
        let known = self.head();
        let entries = self.context.store.entries(self.shared.id, known).await?;
        if entries.is_empty() && self.context.store.table(self.shared.id).await?.is_none() {
            self.unsure = true;
            return Err(Refused::not_found());
        }
        for entry in entries {
            let outlook = {
                let fold = self.shared.fold();
                let mut outlook = fold.outlook(None);
                outlook.foresee(&fold, &entry)?;
                outlook
            };
            self.show(vec![entry], outlook);
        }
        self.unsure = false;
        Ok(())
    }

    /// Lets the bots think if one of them may have something to do and nobody else sees to it.
    async fn wake_bots(&mut self) {
        let (state, seats, seed, version) = {
            let fold = self.shared.fold.read().unwrap_or_else(PoisonError::into_inner);
            let record = &fold.record;
            let running = record.present.deciding.is_some();
            if !running || record.seats.iter().all(|seat| seat.bot().is_none()) {
                return;
            }
            if !record.present.bot_next && game::out_of_turn(fold.play.state()).is_empty() {
                return;
            }
            let seed = record.setup.seed.unwrap_or(record.id.number() as u64);
            (*fold.play.state(), record.seats.clone(), seed, record.present.version)
        };
        if self.bots.is_none() || !self.holds_lease().await {
            return;
        }
        let Some(mut bots) = self.bots.take() else { return };
        bot::seat(&seats, seed, &mut bots);
        let (context, own) = (self.context.clone(), self.own.clone());
        tokio::spawn(async move {
            let thought = context.players.think(state, bots).await;
            if let Some(own) = own.upgrade() {
                // The table may have been deleted meanwhile.
                let _ = own.send(Mail::Thought(version, Box::new(thought))).await;
            }
        });
    }

    async fn holds_lease(&mut self) -> bool {
        let now = chance::now();
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

    async fn take_thought(&mut self, version: u64, thought: Thought) {
        self.bots = Some(thought.bots);
        let plan = {
            let fold = self.shared.fold();
            if fold.record.present.version == version {
                let Some((seat, decided)) = thought.chosen else { return };
                // The holder may have taken the seat back.
                let allowed = fold.record.seats.iter().any(|held| held.seat == seat && held.bot().is_some());
                allowed.then(|| plan_decided(&fold, seat, decided))
            } else {
                None
            }
        };
        if let Some(plan) = plan {
            match self.commit(&plan, None).await {
                Ok(true) => count(&self.context.metrics.bot_actions),
                Ok(false) => (),
                Err(failure) => {
                    tracing::warn!(?failure, "a bot's action was not stored");
                    // The sweep wakes it again.
                    return;
                }
            }
        }
        self.wake_bots().await;
    }
}

enum Deleted {
    Yes,
    No,
}

/// Brings a table into memory.
pub async fn load(context: &Arc<Context>, id: TableId) -> Outcome<Handle> {
    let begun = Instant::now();
    match load::load(&*context.store, &context.metrics, id).await {
        Ok(Some(fold)) => {
            context.metrics.loaded(begun.elapsed());
            Ok(Owner::start(context.clone(), fold))
        }
        Ok(None) => Err(Refused::not_found()),
        Err(StoreError::Damaged(why)) => {
            count(&context.metrics.broken_tables);
            tracing::error!(%why, "a table cannot be loaded");
            Refused::because(ProblemCode::Internal, "This table is damaged. Please tell whoever runs the server.")
        }
        Err(failure) => Err(failure.into()),
    }
}

/// How long one waits for the mailbox of a table.
pub const PATIENCE: Duration = Duration::from_secs(20);
