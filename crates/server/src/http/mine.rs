//! One stream over all tables of a person.

use std::collections::{BTreeMap, VecDeque};
use std::time::Instant;

use axum::body::Body;
use axum::extract::State;
use axum::http::header::{CONTENT_TYPE, HeaderName};
use axum::response::IntoResponse;
use bytes::Bytes;
use futures_util::stream::unfold;
use serde::Serialize;
use tokio::sync::{broadcast, watch};
use wire::api::{ListQuery, MyTable, Problem, Status, TableId, UserId, limits};

use super::caller::Person;
use super::stream::Open;
use crate::app::{Shared, stopped};
use crate::news::{Notice, difference, my_table};
use crate::refused::Outcome;

/// Tables that the first event tells of, at most.
const MOST: usize = 1_000;

/// First the event `tables` with all tables of the caller that are open or running; then `table` whenever something has
/// happened at one that concerns the caller, and `gone` when it no longer does.
#[utoipa::path(get, path = "/api/me/stream", tag = "programs",
    responses((status = 200, description = "text/event-stream of MyTable"), (status = 401, body = Problem)))]
pub async fn stream(State(app): State<Shared>, person: Person) -> Outcome<impl IntoResponse> {
    let open = Open::new(&app)?;
    let reader = Reader {
        notices: app.hub.news().follow(),
        stopping: app.stopping.clone(),
        user: person.user.id,
        token: person.token,
        known: BTreeMap::new(),
        waiting: VecDeque::new(),
        is_current: false,
        looked: Instant::now(),
        app,
        _open: open,
    };
    let headers = [(CONTENT_TYPE, "text/event-stream"), (HeaderName::from_static("x-accel-buffering"), "no")];
    Ok((headers, Body::from_stream(unfold(reader, Reader::next))))
}

struct Reader {
    app: Shared,
    notices: broadcast::Receiver<Notice>,
    stopping: watch::Receiver<bool>,
    user: UserId,
    token: String,
    /// As was last sent.
    known: BTreeMap<TableId, MyTable>,
    waiting: VecDeque<Bytes>,
    /// Whether all of `known` has been sent.
    is_current: bool,
    looked: Instant,
    _open: Open,
}

type Piece = Result<Bytes, std::convert::Infallible>;

fn event(name: &str, data: &impl Serialize) -> Bytes {
    let data = serde_json::to_string(data).unwrap_or_default();
    format!("event: {name}\ndata: {data}\n\n").into()
}

impl Reader {
    async fn next(mut self) -> Option<(Piece, Reader)> {
        loop {
            if let Some(piece) = self.waiting.pop_front() {
                return Some((Ok(piece), self));
            }
            if !self.is_current {
                self.look_at_all().await?;
                continue;
            }
            if self.looked.elapsed() >= self.app.config.heartbeat {
                self.looked = Instant::now();
                // The session may have ended, the token may have been revoked.
                self.app.sessions.find(&self.token).await.ok()??;
                self.app.sessions.saw(self.user).await;
            }
            tokio::select! {
                notice = self.notices.recv() => match notice {
                    Ok(notice) => self.take(notice),
                    Err(broadcast::error::RecvError::Lagged(_)) => self.is_current = false,
                    Err(broadcast::error::RecvError::Closed) => return None,
                },
                () = stopped(&mut self.stopping) => return None,
                () = tokio::time::sleep(self.app.config.heartbeat) => self.waiting.push_back(Bytes::from_static(b":\n\n")),
            }
        }
    }

    /// `None` if the store does not answer.
    async fn look_at_all(&mut self) -> Option<()> {
        self.known.clear();
        for status in [Status::Running, Status::Open] {
            let mut query = ListQuery { mine: Some(true), status: Some(status), ..ListQuery::default() };
            while self.known.len() < MOST {
                let found = self.app.store.tables(&query, store::Reader::Person(self.user), limits::PAGE).await.ok()?;
                let mine = found.tables.iter().filter_map(|listed| my_table(&listed.table, self.user));
                self.known.extend(mine.map(|table| (table.id, table)));
                query.after = found.next;
                if query.after.is_none() {
                    break;
                }
            }
        }
        let tables: Vec<&MyTable> = self.known.values().collect();
        self.waiting.push_back(event("tables", &tables));
        self.is_current = true;
        Some(())
    }

    fn take(&mut self, notice: Notice) {
        match notice {
            Notice::Missed => self.is_current = false,
            Notice::Deleted(id) => self.lose(id),
            Notice::Table(record) => match my_table(&record, self.user) {
                None => self.lose(record.id),
                Some(mut now) => {
                    let before = self.known.get(&now.id);
                    // Processes may tell of the same entry, and not in order.
                    if before.is_some_and(|before| before.version > now.version) {
                        return;
                    }
                    now.news = difference(before, &now);
                    let is_news = !now.news.is_empty();
                    if is_news {
                        self.waiting.push_back(event("table", &now));
                    }
                    self.known.insert(now.id, now);
                }
            },
        }
    }

    fn lose(&mut self, id: TableId) {
        if self.known.remove(&id).is_some() {
            self.waiting.push_back(event("gone", &serde_json::json!({ "id": id })));
        }
    }
}
