//! The simulated database behind the real trait. A statement travels there, waits its turn, is carried out at one moment and
//! its answer travels back; it may get lost on either way, and whoever asked does not know on which.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use store::{
    Act, Alert, AlertStore, Append, BackupError, Block, Contact, EachLine, Found, Hash, Inspection, Invited, Lines,
    MailLink, NewAlert, OrdersChange, Part, Purpose, Rated, Reader, Report, Result, SavedOrders, Session, SessionSeen,
    Signal, Signals, Snapshot, Social, Store, StoreError, TableRecord, Target, Token, User,
};
use tokio::sync::{broadcast, oneshot};
use wire::api::{
    ActRow, BlockedRow, Entry, InvitationRow, ListQuery, Millis, OwnMessage, RatedGame, RatingRow, ReportRow,
    ResultRow, Said, TableId, UserId,
};

use super::disk::Disk;
use super::executor::{self, DATABASE, OUTSIDE, Whose};
use super::world::{self, travel};

pub struct SimulatedStore {
    pub process: Whose,
}

fn lost() -> StoreError {
    StoreError::Database("the connection was lost".to_owned())
}

async fn stalled() {
    loop {
        let until = world::with(|world| world.weather.stalled_until);
        let now = executor::now();
        if until <= now {
            return;
        }
        executor::sleep(Duration::from_micros(until - now)).await;
    }
}

/// Carried out at one moment, durable from then on.
async fn ask<T: Send + 'static>(work: impl FnOnce(&mut Disk) -> Result<T> + Send + 'static) -> Result<T> {
    let (reply, replied) = oneshot::channel();
    executor::spawn_for(DATABASE, async move {
        travel().await;
        if world::database_refuses() {
            return;
        }
        stalled().await;
        let done = world::with(|world| work(&mut world.disk));
        world::with(world::World::note_fresh);
        travel().await;
        if !world::database_refuses() {
            // Whoever asked may have crashed.
            let _ = reply.send(done);
        }
    });
    replied.await.unwrap_or_else(|_| Err(lost()))
}

async fn write<T: Send + 'static>(work: impl FnOnce(&mut Disk) -> T + Send + 'static) -> Result<T> {
    ask(move |disk| Ok(work(disk))).await
}

fn elsewhere<T>() -> Result<T> {
    Err(StoreError::Database("not part of the simulated world".to_owned()))
}

#[async_trait]
impl Store for SimulatedStore {
    async fn add_user(&self, _: &User) -> Result<()> {
        elsewhere()
    }
    async fn user(&self, id: UserId) -> Result<Option<User>> {
        ask(move |disk| Ok(disk.users.get(&id).cloned())).await
    }
    async fn user_named(&self, _: &str) -> Result<Option<User>> {
        elsewhere()
    }
    async fn user_with_key(&self, _: &Hash) -> Result<Option<User>> {
        elsewhere()
    }
    async fn change_user(&self, _: &User) -> Result<()> {
        elsewhere()
    }
    async fn saw_user(&self, _: UserId, _: Millis) -> Result<()> {
        elsewhere()
    }
    async fn delete_user(&self, _: UserId) -> Result<Vec<TableId>> {
        elsewhere()
    }
    async fn add_session(&self, _: &Session) -> Result<()> {
        elsewhere()
    }
    async fn session(&self, _: &Hash, _: Millis) -> Result<Option<User>> {
        elsewhere()
    }
    async fn end_session(&self, _: &Hash) -> Result<()> {
        elsewhere()
    }
    async fn end_sessions(&self, _: UserId, _: Option<&Hash>) -> Result<()> {
        elsewhere()
    }
    async fn sweep_sessions(&self, _: Millis) -> Result<u64> {
        elsewhere()
    }
    async fn add_table(&self, _: &TableRecord, _: &[Entry]) -> Result<()> {
        elsewhere()
    }
    async fn table(&self, id: TableId) -> Result<Option<TableRecord>> {
        ask(move |disk| Ok(disk.tables.get(&id).map(|kept| kept.record.clone()))).await
    }
    async fn tables(&self, _: &ListQuery, _: Reader, _: u32) -> Result<Found> {
        elsewhere()
    }
    async fn explain_tables(&self, _: &ListQuery, _: Reader) -> Result<Vec<String>> {
        elsewhere()
    }
    async fn tables_of(&self, _: UserId) -> Result<Vec<TableId>> {
        elsewhere()
    }
    async fn append(&self, append: Append) -> Result<()> {
        ask(move |disk| disk.append(&append, executor::now())).await
    }
    async fn entries(&self, table: TableId, after: u64) -> Result<Vec<Entry>> {
        ask(move |disk| {
            let log = disk.tables.get(&table).map_or(&[][..], |kept| &kept.log);
            Ok(log.iter().filter(|entry| entry.seq > after).cloned().collect())
        })
        .await
    }
    async fn chat(&self, table: TableId, most: u32) -> Result<Vec<Said>> {
        ask(move |disk| Ok(disk.chat(table, most))).await
    }
    async fn delete_table(&self, _: TableId, _: u64) -> Result<()> {
        elsewhere()
    }
    async fn heads(&self, tables: &[TableId]) -> Result<Vec<(TableId, u64)>> {
        let tables = tables.to_vec();
        ask(move |disk| {
            let head = |table: &TableId| disk.tables.get(table).map(|kept| (*table, kept.record.head));
            Ok(tables.iter().filter_map(head).collect())
        })
        .await
    }
    async fn snapshot(&self, table: TableId) -> Result<Option<Snapshot>> {
        ask(move |disk| Ok(disk.tables.get(&table).and_then(|kept| kept.snapshot.clone()))).await
    }
    async fn save_snapshot(&self, table: TableId, snapshot: Snapshot) -> Result<()> {
        ask(move |disk| disk.save_snapshot(table, snapshot)).await
    }
    async fn orders(&self, table: TableId) -> Result<Vec<SavedOrders>> {
        ask(move |disk| {
            Ok(disk.tables.get(&table).map(|kept| kept.orders.values().cloned().collect()).unwrap_or_default())
        })
        .await
    }
    async fn save_orders(&self, table: TableId, orders: &SavedOrders) -> Result<()> {
        let orders = orders.clone();
        write(move |disk| disk.save_orders(table, orders)).await
    }
    async fn change_orders(&self, table: TableId, change: &OrdersChange) -> Result<()> {
        let change = change.clone();
        ask(move |disk| disk.change_orders(table, change)).await
    }
    async fn with_orders_due(&self) -> Result<Vec<TableId>> {
        ask(|disk| {
            let due = disk.tables.values().filter(|kept| {
                let seat = kept.record.present.deciding.and_then(|seat| kept.orders.get(&seat));
                seat.is_some_and(|saved| saved.orders.is_open())
            });
            Ok(due.map(|kept| kept.record.id).collect())
        })
        .await
    }
    async fn tables_with_clock(&self, _: UserId) -> Result<Vec<TableId>> {
        elsewhere()
    }
    async fn out_of_time(&self, now: Millis, most: u32) -> Result<Vec<TableId>> {
        ask(move |disk| {
            let ends = |id: TableId, record: &TableRecord| Some((record.present.clocks.as_ref()?.runs_out()?, id));
            let mut out: Vec<_> = disk.tables.iter().filter_map(|(id, kept)| ends(*id, &kept.record)).collect();
            out.retain(|(ends, _)| *ends <= now);
            out.sort_unstable();
            Ok(out.into_iter().take(most as usize).map(|(_, id)| id).collect())
        })
        .await
    }
    async fn waiting_for_bots(&self, now: Millis) -> Result<Vec<TableId>> {
        ask(move |disk| {
            let is_free = |lease: Option<(u64, Millis)>| lease.is_none_or(|(_, until)| until <= now);
            let waiting = disk.tables.values().filter(|kept| kept.record.present.bot_next && is_free(kept.lease));
            Ok(waiting.map(|kept| kept.record.id).collect())
        })
        .await
    }
    async fn lease(&self, table: TableId, process: u64, now: Millis, until: Millis) -> Result<bool> {
        write(move |disk| disk.lease(table, process, now, until)).await
    }
    async fn end_leases(&self, process: u64) -> Result<()> {
        write(move |disk| {
            let held = disk.tables.values_mut().filter(|kept| kept.lease.is_some_and(|(by, _)| by == process));
            held.for_each(|kept| kept.lease = None);
        })
        .await
    }
    async fn dump(&self, _: &mut EachLine<'_>) -> std::result::Result<(), BackupError> {
        Ok(elsewhere()?)
    }
    async fn restore(&self, _: &mut Lines<'_>) -> std::result::Result<(), BackupError> {
        Ok(elsewhere()?)
    }
    async fn table_ids(&self) -> Result<Vec<TableId>> {
        elsewhere()
    }
    async fn inspect(&self) -> Result<Inspection> {
        elsewhere()
    }
    async fn ping(&self) -> Result<()> {
        elsewhere()
    }
    fn signals(&self) -> Arc<dyn Signals> {
        Arc::new(SimulatedSignals { process: self.process })
    }
    async fn close(&self) {}
}

#[async_trait]
impl AlertStore for SimulatedStore {
    async fn contact(&self, user: UserId) -> Result<Option<Contact>> {
        ask(move |disk| Ok(disk.contacts.get(&user).cloned())).await
    }
    async fn set_contact(&self, _: &Contact) -> Result<()> {
        elsewhere()
    }
    async fn people_with_mail(&self, _: &str) -> Result<Vec<UserId>> {
        elsewhere()
    }
    async fn add_mail_link(&self, _: &MailLink) -> Result<()> {
        elsewhere()
    }
    async fn take_mail_link(&self, _: &Hash, _: Purpose, _: Millis) -> Result<Option<MailLink>> {
        elsewhere()
    }
    async fn drop_mail_links(&self, _: UserId, _: Purpose) -> Result<()> {
        elsewhere()
    }
    async fn sweep_mail_links(&self, _: Millis) -> Result<u64> {
        elsewhere()
    }
    async fn add_target(&self, _: &Target) -> Result<()> {
        elsewhere()
    }
    async fn targets(&self, _: UserId) -> Result<Vec<Target>> {
        ask(|_| Ok(Vec::new())).await
    }
    async fn remove_target(&self, _: UserId, _: u64) -> Result<bool> {
        elsewhere()
    }
    async fn server_key(&self, name: &str, new: &[u8]) -> Result<Vec<u8>> {
        let (name, new) = (name.to_owned(), new.to_vec());
        write(move |disk| disk.keys.entry(name).or_insert(new).clone()).await
    }
    async fn add_alerts(&self, table: TableId, alerts: &[NewAlert]) -> Result<()> {
        let alerts = alerts.to_vec();
        write(move |disk| disk.add_alerts(table, &alerts)).await
    }
    async fn has_alerts_due(&self, now: Millis) -> Result<bool> {
        ask(move |disk| Ok(!disk.due(now).is_empty())).await
    }
    async fn claim_alerts(&self, now: Millis, until: Millis, most: u32) -> Result<Vec<Alert>> {
        write(move |disk| disk.claim(now, until, most)).await
    }
    async fn divide_alert(&self, alert: &Alert, parts: &[Part]) -> Result<()> {
        let (alert, parts) = (alert.clone(), parts.to_vec());
        write(move |disk| disk.divide(&alert, &parts)).await
    }
    async fn postpone_alert(&self, id: i64, due: Millis) -> Result<()> {
        write(move |disk| disk.postpone(id, due)).await
    }
    async fn fail_alert(&self, id: i64, again: Option<Millis>, why: &str) -> Result<()> {
        let why = why.to_owned();
        write(move |disk| disk.fail(id, again, &why)).await
    }
    async fn finish_alerts(&self, ids: &[i64]) -> Result<()> {
        let ids = ids.to_vec();
        write(move |disk| disk.alerts.retain(|id, _| !ids.contains(id))).await
    }
    async fn dead_letters(&self, _: u32) -> Result<Vec<Alert>> {
        elsewhere()
    }
    async fn retry_dead_letter(&self, _: i64, _: Millis) -> Result<bool> {
        elsewhere()
    }
    async fn count_alerts(&self) -> Result<(u64, u64)> {
        elsewhere()
    }
}

macro_rules! not_simulated {
    ($($(#[$doc:meta])* $kind:ident $name:ident($($argument:ident: $type:ty),*) -> $out:ty;)*) => {
        #[async_trait]
        impl Social for SimulatedStore {
            $(async fn $name(&self $(, _: $type)*) -> Result<$out> {
                elsewhere()
            })*
        }
    };
}

store::social_methods!(not_simulated);

/// Signals to the other processes: late, twice, or not at all.
struct SimulatedSignals {
    process: Whose,
}

impl Signals for SimulatedSignals {
    fn tell(&self, signal: Signal) {
        for to in world::with(|world| world.processes()) {
            let (lost, doubled) = world::with(|world| (world.weather.signals_lost, world.weather.signals_doubled));
            if to == self.process || executor::below(1_000) < lost {
                continue;
            }
            let copies = if executor::below(1_000) < doubled { 2 } else { 1 };
            for _ in 0..copies {
                executor::spawn_for(OUTSIDE, async move {
                    world::travel_far().await;
                    world::with(|world| world.deliver(to, signal));
                });
            }
        }
    }

    fn listen(&self) -> broadcast::Receiver<Signal> {
        world::with(|world| world.listen(self.process))
    }
}
