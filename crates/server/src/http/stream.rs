//! The live stream: a table's log as server-sent events. There are no buffers per stream: each reads the log at its own
//! pace, so a slow reader holds up nobody.

use std::sync::Arc;
use std::time::Instant;

use axum::body::Body;
use axum::extract::State;
use axum::http::header::{CONTENT_TYPE, HeaderMap, HeaderName};
use axum::response::IntoResponse;
use bytes::{Bytes, BytesMut};
use futures_util::stream::unfold;
use tokio::sync::watch;
use wire::api::{LookQuery, Presence, Problem, TableId};

use super::caller::Caller;
use super::input::{Path, Query};
use super::tables::seen;
use crate::app::{App, Shared, stopped};
use crate::permit;
use crate::reason::Reason;
use crate::refused::Outcome;
use crate::table::{Handle, Head, Life, Readers, Reading, event};
use crate::tasks;

/// Streams of one process, at most.
const MOST: i64 = 20_000;
/// Bytes of entries from the store that are sent at once.
const PIECE: usize = 64 * 1024;

/// The log as server-sent events; `id` is the entry's `seq`.
#[utoipa::path(get, path = "/api/tables/{id}/stream", tag = "play", params(("id" = String, Path), LookQuery),
    responses((status = 200, description = "text/event-stream of Entry"), (status = 404, body = Problem)))]
pub async fn stream(
    State(app): State<Shared>,
    caller: Caller,
    Path(id): Path<TableId>,
    headers: HeaderMap,
    Query(query): Query<LookQuery>,
) -> Outcome<impl IntoResponse> {
    let handle = seen(&app, &caller, id, query.invitation.as_deref()).await?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()).and_then(|text| text.parse().ok());
    let cursor = last.or(query.since).unwrap_or(0);
    let open = Open::new(&app)?;
    let reading = caller.user.as_ref().map(|user| Reading::begin(&handle.shared, user.id));
    let reader = Reader {
        head: handle.shared.follow(),
        readers: handle.shared.follow_readers(),
        present: Vec::new(),
        stopping: app.stopping.clone(),
        app,
        handle,
        cursor,
        token: caller.token,
        invitation: query.invitation,
        looked: Instant::now(),
        over: false,
        greeted: false,
        _open: open,
        _reading: reading,
    };
    let headers = [
        (CONTENT_TYPE, "text/event-stream"),
        // A proxy must pass events on at once.
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    Ok((headers, Body::from_stream(unfold(reader, Reader::next))))
}

/// Counts as an open stream until it is dropped.
pub struct Open(Shared);

impl Open {
    pub fn new(app: &Shared) -> Outcome<Open> {
        let open = app.metrics.streams.inc();
        let counted = Open(app.clone());
        if open >= MOST {
            return Err(Reason::TooManyStreams.into());
        }
        Ok(counted)
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.0.metrics.streams.dec();
    }
}

struct Reader {
    app: Arc<App>,
    handle: Handle,
    head: watch::Receiver<Head>,
    readers: watch::Receiver<Readers>,
    /// Seats whose holders are here, as was last sent.
    present: Vec<u8>,
    stopping: watch::Receiver<bool>,
    /// `seq` of the last entry that was sent.
    cursor: u64,
    token: Option<String>,
    invitation: Option<String>,
    /// When access was last checked.
    looked: Instant,
    over: bool,
    greeted: bool,
    _open: Open,
    _reading: Option<Reading>,
}

enum Silence {
    Long,
    Over,
}

type Piece = Result<Bytes, std::convert::Infallible>;

impl Reader {
    async fn next(mut self) -> Option<(Piece, Reader)> {
        if !self.greeted {
            self.greeted = true;
            // So that the client knows at once that it is connected.
            return Some((Ok(Bytes::from_static(b"retry: 1000\n\n")), self));
        }
        while !self.over {
            if !self.may_still_look().await {
                return None;
            }
            let head = *self.head.borrow_and_update();
            if head.seq > self.cursor {
                let piece = self.read().await?;
                return Some((Ok(piece), self));
            }
            if let Some(piece) = self.news_of_readers() {
                return Some((Ok(piece), self));
            }
            match head.life {
                Life::Loaded => (),
                Life::Deleted => {
                    self.over = true;
                    return Some((Ok(Bytes::from_static(b"event: deleted\ndata: {}\n\n")), self));
                }
                // The client connects again with the number of its last entry.
                Life::Unloaded => return None,
            }
            let silent = tokio::select! {
                biased;
                changed = self.head.changed() => changed.is_err().then_some(Silence::Over),
                changed = self.readers.changed() => changed.is_err().then_some(Silence::Over),
                () = stopped(&mut self.stopping) => Some(Silence::Over),
                () = tasks::sleep(self.app.config.heartbeat) => Some(Silence::Long),
            };
            match silent {
                None => (),
                Some(Silence::Over) => return None,
                Some(Silence::Long) => {
                    return Some((Ok(Bytes::from_static(b":\n\n")), self));
                }
            }
        }
        None
    }

    /// Who is here, if that has changed. Without a number: it is no entry of the log, and is not sent again.
    fn news_of_readers(&mut self) -> Option<Bytes> {
        self.readers.mark_unchanged();
        let seats = self.handle.shared.seats_present();
        if seats == self.present {
            return None;
        }
        self.present.clone_from(&seats);
        let data = serde_json::to_string(&Presence { seats }).ok()?;
        Some(format!("event: present\ndata: {data}\n\n").into())
    }

    /// Checks now and then: the session may have ended, the person may have left the table.
    async fn may_still_look(&mut self) -> bool {
        if self.looked.elapsed() < self.app.config.heartbeat {
            return true;
        }
        self.looked = Instant::now();
        let user = match &self.token {
            Some(token) => self.app.sessions.find(token).await.ok().flatten(),
            None => None,
        };
        let user = user.map(|user| user.id);
        if let Some(user) = user {
            self.app.sessions.saw(user).await;
        }
        permit::look(&self.handle.shared.read().record, user, self.invitation.as_deref()).is_ok()
    }

    /// The entries after the cursor: from memory if they are there, otherwise from the store.
    async fn read(&mut self) -> Option<Bytes> {
        let id = self.handle.shared.id;
        let events = self.handle.shared.read().events_after(self.cursor);
        if let Some(events) = events {
            self.cursor += events.len() as u64;
            if let [event] = events.as_slice() {
                return Some(event.clone());
            }
            return Some(events.concat().into());
        }
        let entries = self.app.store.entries(id, self.cursor).await.ok()?;
        let mut piece = BytesMut::new();
        for entry in entries.iter().take_while(|entry| entry.seq <= self.head.borrow().seq) {
            piece.extend_from_slice(&event(entry));
            self.cursor = entry.seq;
            if piece.len() >= PIECE {
                break;
            }
        }
        (!piece.is_empty()).then(|| piece.freeze())
    }
}
