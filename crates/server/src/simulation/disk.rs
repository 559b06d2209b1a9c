//! What the simulated database holds. Everything here is durable: what was on its way is in the tasks of the database, and
//! is lost with it.

use std::collections::BTreeMap;
use std::sync::Arc;

use store::{
    Alert, Append, Contact, NewAlert, OrdersChange, Part, Result, SavedOrders, Snapshot, StoreError, TableRecord, User,
    Way,
};
use wire::api::{Entry, Millis, Said, SeatOrder, TableId, UserId};

use super::executor::Moment;

pub struct Kept {
    pub record: TableRecord,
    pub log: Vec<Entry>,
    /// First and last entry of each append.
    pub appends: Vec<(u64, u64)>,
    pub snapshot: Option<Snapshot>,
    pub orders: BTreeMap<u8, SavedOrders>,
    pub lease: Option<(u64, Millis)>,
    pub changed: Moment,
    /// When turns ended.
    pub turns: BTreeMap<u64, Moment>,
}

pub struct Row {
    pub alert: Alert,
    pub leased: Millis,
    pub is_dead: bool,
}

#[derive(Default)]
pub struct Disk {
    pub tables: BTreeMap<TableId, Kept>,
    pub users: BTreeMap<UserId, User>,
    pub contacts: BTreeMap<UserId, Contact>,
    pub alerts: BTreeMap<i64, Row>,
    pub keys: BTreeMap<String, Vec<u8>>,
    /// Appended and not yet told of.
    pub fresh: Vec<(TableId, Arc<[Entry]>)>,
    /// Seats whose orders were struck off without the move that they were for.
    pub struck: Vec<(TableId, u8)>,
    /// Seats that have just been given orders, by whomever.
    pub ordered: Vec<(TableId, u8)>,
    last_alert: i64,
}

impl Disk {
    pub fn add_table(&mut self, record: TableRecord, log: Vec<Entry>) {
        let appends = log.first().zip(log.last()).map(|(first, last)| (first.seq, last.seq)).into_iter().collect();
        let (snapshot, orders, lease, changed, turns) = (None, BTreeMap::new(), None, 0, BTreeMap::new());
        self.tables.insert(record.id, Kept { record, log, appends, snapshot, orders, lease, changed, turns });
    }

    fn kept(&mut self, table: TableId) -> Result<&mut Kept> {
        self.tables.get_mut(&table).ok_or(StoreError::Taken)
    }

    /// All of it, or nothing.
    pub fn append(&mut self, append: &Append, now: Moment) -> Result<()> {
        let kept = self.kept(append.table)?;
        if kept.record.head != append.head {
            return Err(StoreError::Taken);
        }
        let is_other = |change: &OrdersChange| kept.orders.get(&change.before.seat) != Some(&change.before);
        if append.orders.as_ref().is_some_and(is_other) {
            return Err(StoreError::Taken);
        }
        if kept.record.present.turn != append.present.turn {
            kept.turns.insert(kept.record.present.turn, now);
        }
        kept.changed = now;
        let record = &mut kept.record;
        record.head += append.entries.len() as u64;
        record.present = append.present.clone();
        if let Some(changed) = &append.record {
            record.name.clone_from(&changed.name);
            record.host = changed.host;
            record.setup = changed.setup.clone();
            record.seats.clone_from(&changed.seats);
        }
        let ordered = append.orders.as_ref().map(|change| change.after.clone());
        if let Some(after) = &ordered {
            kept.orders.insert(after.seat, after.clone());
        }
        kept.appends.push((append.head + 1, record.head));
        kept.log.extend(append.entries.iter().cloned());
        let seat = ordered.filter(|after| after.orders.is_open()).map(|after| after.seat);
        self.ordered.extend(seat.map(|seat| (append.table, seat)));
        self.add_alerts(append.table, &append.alerts);
        self.fresh.push((append.table, append.entries.clone()));
        Ok(())
    }

    /// Not by way of an append: a move that is to be made stays, unless it is said to be dropped.
    pub fn save_orders(&mut self, table: TableId, saved: SavedOrders) {
        let Some(kept) = self.tables.get_mut(&table) else { return };
        if let Some(known) = kept.orders.get(&saved.seat) {
            let is_move = matches!(known.orders.orders.first(), Some(SeatOrder::Moves { .. }));
            let is_struck = known.orders.orders.first() != saved.orders.orders.first();
            if is_move && is_struck && known.orders.dropped == saved.orders.dropped {
                self.struck.push((table, saved.seat));
            }
        }
        if saved.orders.is_open() {
            self.ordered.push((table, saved.seat));
        }
        kept.orders.insert(saved.seat, saved);
    }

    pub fn change_orders(&mut self, table: TableId, change: OrdersChange) -> Result<()> {
        let kept = self.kept(table)?;
        if kept.orders.get(&change.before.seat) != Some(&change.before) {
            return Err(StoreError::Taken);
        }
        self.save_orders(table, change.after);
        Ok(())
    }

    pub fn save_snapshot(&mut self, table: TableId, snapshot: Snapshot) -> Result<()> {
        if let Ok(kept) = self.kept(table)
            && kept.snapshot.as_ref().is_none_or(|known| known.seq <= snapshot.seq)
        {
            kept.snapshot = Some(snapshot);
        }
        Ok(())
    }

    pub fn chat(&self, table: TableId, most: u32) -> Vec<Said> {
        let log = self.tables.get(&table).map_or(&[][..], |kept| &kept.log);
        let said: Vec<Said> = log.iter().filter_map(Entry::said).collect();
        said[said.len().saturating_sub(most as usize)..].to_vec()
    }

    /// `false` if another process holds it.
    pub fn lease(&mut self, table: TableId, process: u64, now: Millis, until: Millis) -> bool {
        let Ok(kept) = self.kept(table) else { return false };
        let free = kept.lease.is_none_or(|(holder, ends)| holder == process || ends <= now);
        if free {
            kept.lease = Some((process, until));
        }
        free
    }

    pub fn add_alerts(&mut self, table: TableId, alerts: &[NewAlert]) {
        for new in alerts {
            let Some(delay) = self.contacts.get(&new.user).and_then(|contact| contact.first_delay) else { continue };
            let alert = Alert {
                id: 0,
                user: new.user,
                table,
                kind: new.kind,
                seq: new.seq,
                way: Way::New,
                target: 0,
                detail: new.detail.clone(),
                at: new.at,
                due: new.at + delay,
                tries: 0,
                failure: None,
            };
            self.insert(alert);
        }
    }

    /// Unless it is there.
    fn insert(&mut self, alert: Alert) {
        let key = |alert: &Alert| (alert.user, alert.table, alert.kind, alert.seq, alert.way, alert.target);
        if self.alerts.values().all(|row| key(&row.alert) != key(&alert)) {
            self.last_alert += 1;
            let alert = Alert { id: self.last_alert, ..alert };
            self.alerts.insert(alert.id, Row { alert, leased: 0, is_dead: false });
        }
    }

    pub fn due(&self, now: Millis) -> Vec<i64> {
        let is_due = |row: &&Row| !row.is_dead && row.alert.due <= now && row.leased <= now;
        let mut due: Vec<_> = self.alerts.values().filter(is_due).map(|row| (row.alert.due, row.alert.id)).collect();
        due.sort_unstable();
        due.into_iter().map(|(_, id)| id).collect()
    }

    pub fn claim(&mut self, now: Millis, until: Millis, most: u32) -> Vec<Alert> {
        let mut claimed = Vec::new();
        for id in self.due(now).into_iter().take(most as usize) {
            if let Some(row) = self.alerts.get_mut(&id) {
                row.leased = until;
                claimed.push(row.alert.clone());
            }
        }
        claimed
    }

    pub fn divide(&mut self, alert: &Alert, parts: &[Part]) {
        if self.alerts.contains_key(&alert.id) {
            for part in parts {
                self.insert(Alert { way: part.way, target: part.target, due: part.due, tries: 0, ..alert.clone() });
            }
        }
        self.alerts.remove(&alert.id);
    }

    pub fn postpone(&mut self, id: i64, due: Millis) {
        if let Some(row) = self.alerts.get_mut(&id) {
            (row.alert.due, row.leased) = (due, 0);
        }
    }

    pub fn fail(&mut self, id: i64, again: Option<Millis>, why: &str) {
        if let Some(row) = self.alerts.get_mut(&id) {
            row.alert.due = again.unwrap_or(row.alert.due);
            (row.leased, row.is_dead) = (0, again.is_none());
            row.alert.tries += 1;
            row.alert.failure = Some(why.to_owned());
        }
    }
}
