//! What happens at tables, for those who follow all of theirs at once. Within this process; what other processes write
//! comes in by way of the hub.

use std::sync::Arc;

use store::TableRecord;
use tokio::sync::broadcast;
use wire::api::{MyTable, News, Proposal, Seat, Status, TableId, UserId};

use crate::permit;

/// Events that a slow follower may miss before it has to start anew.
const ROOM: usize = 1_024;

#[derive(Clone)]
pub enum Notice {
    Table(Arc<TableRecord>),
    Deleted(TableId),
    /// Something may have been missed: look at everything again.
    Missed,
}

pub struct Newsroom(broadcast::Sender<Notice>);

impl Newsroom {
    pub fn new() -> Newsroom {
        Newsroom(broadcast::Sender::new(ROOM))
    }

    pub fn follow(&self) -> broadcast::Receiver<Notice> {
        self.0.subscribe()
    }

    pub fn is_followed(&self) -> bool {
        self.0.receiver_count() > 0
    }

    /// The notice is made only if somebody wants it.
    pub fn tell(&self, notice: impl FnOnce() -> Notice) {
        if self.is_followed() {
            // Who has just left misses nothing.
            let _ = self.0.send(notice());
        }
    }
}

/// The table as it concerns a person who belongs to it.
pub fn my_table(record: &TableRecord, user: UserId) -> Option<MyTable> {
    if !permit::belongs(record, user) {
        return None;
    }
    let own = |seat: &&Seat| seat.held_by(user);
    let present = &record.present;
    let yours: Vec<u8> = record.seats.iter().filter(own).map(|seat| seat.seat).collect();
    let moves = |number: u8| record.seats.iter().filter(own).any(|seat| seat.seat == number && seat.stand_in.is_none());
    let waits = |open: &&Proposal| open.asked.iter().any(|seat| yours.contains(seat) && !open.agreed.contains(seat));
    Some(MyTable {
        id: record.id,
        name: record.name.clone(),
        status: present.status,
        version: present.version,
        position: present.position,
        deciding: present.deciding,
        turn: present.deciding.is_some_and(moves),
        asked: present.proposals.iter().filter(waits).map(|open| open.id).collect(),
        news: Vec::new(),
        yours,
    })
}

/// What is new about it, seen from before.
pub fn difference(before: Option<&MyTable>, now: &MyTable) -> Vec<News> {
    let Some(before) = before else {
        let turn = now.turn.then_some(News::Turn);
        return [News::Joined].into_iter().chain(turn).collect();
    };
    let mut news = Vec::new();
    match (before.status, now.status) {
        (Status::Open, Status::Running) => news.push(News::Started),
        (Status::Open | Status::Running, Status::Finished) => news.push(News::Finished),
        (Status::Finished, Status::Running) => news.push(News::Resumed),
        (Status::Open | Status::Running | Status::Finished | Status::Review, _) => (),
    }
    if now.turn && (!before.turn || before.version != now.version) {
        news.push(News::Turn);
    }
    if before.turn && !now.turn {
        news.push(News::Moved);
    }
    if now.asked.iter().any(|open| !before.asked.contains(open)) {
        news.push(News::Asked);
    }
    news
}
