//! The live stream: a table's log as server-sent events. Each stream reads at its own pace; a slow one holds nobody up,
//! since nothing is kept for it.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use axum::body::Body;
use axum::extract::State;
use axum::http::header::{CONTENT_TYPE, HeaderMap, HeaderName};
use axum::response::IntoResponse;
use bytes::{Bytes, BytesMut};
use futures_util::stream::unfold;
use tokio::sync::watch;
use wire::api::{LookQuery, Problem, ProblemCode};

use super::caller::Caller;
use super::input::{Asked, Id};
use super::tables::seen;
use crate::app::{App, Shared, stopped};
use crate::permit;
use crate::refused::{Outcome, Refused};
use crate::table::{Handle, Head, Life, frame};

/// Streams of one process.
const MOST: i64 = 20_000;
/// Entries read from the store at once are sent in pieces.
const PIECE: usize = 64 * 1024;

/// Server-sent events; `id` is the entry's `seq`.
#[utoipa::path(get, path = "/api/tables/{id}/stream", tag = "play", params(("id" = String, Path), LookQuery),
    responses((status = 200, description = "text/event-stream of Entry"), (status = 404, body = Problem)))]
pub async fn stream(
    State(app): State<Shared>,
    caller: Caller,
    id: Id,
    headers: HeaderMap,
    Asked(query): Asked<LookQuery>,
) -> Outcome<impl IntoResponse> {
    let handle = seen(&app, &caller, id, query.invitation.as_deref()).await?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()).and_then(|text| text.parse().ok());
    let cursor = last.or(query.since).unwrap_or(0);
    let open = Open::new(&app)?;
    let reader = Reader {
        head: handle.shared.follow(),
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
    };
    let headers = [
        (CONTENT_TYPE, "text/event-stream"),
        // A proxy must not wait for more.
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    Ok((headers, Body::from_stream(unfold(reader, Reader::next))))
}

/// Counts while it lives.
struct Open(Shared);

impl Open {
    fn new(app: &Shared) -> Outcome<Open> {
        let open = app.metrics.streams.fetch_add(1, Ordering::Relaxed);
        let counted = Open(app.clone());
        if open >= MOST {
            return Refused::because(ProblemCode::Unavailable, "Too many are watching. Try again later.");
        }
        Ok(counted)
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.0.metrics.streams.fetch_sub(1, Ordering::Relaxed);
    }
}

struct Reader {
    app: Arc<App>,
    handle: Handle,
    head: watch::Receiver<Head>,
    stopping: watch::Receiver<bool>,
    /// `seq` of the last entry that was sent.
    cursor: u64,
    token: Option<String>,
    invitation: Option<String>,
    /// When it was last asked whether the reader may.
    looked: Instant,
    over: bool,
    greeted: bool,
    _open: Open,
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
            // So that the other end knows at once that it is connected.
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
            match head.life {
                Life::Here => (),
                Life::Deleted => {
                    self.over = true;
                    return Some((Ok(Bytes::from_static(b"event: deleted\ndata: {}\n\n")), self));
                }
                // The other end comes back with the number of its last entry.
                Life::Resting => return None,
            }
            let silent = tokio::select! {
                changed = self.head.changed() => changed.is_err().then_some(Silence::Over),
                () = stopped(&mut self.stopping) => Some(Silence::Over),
                () = tokio::time::sleep(self.app.config.heartbeat) => Some(Silence::Long),
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

    /// Now and then: the session may have ended, the seat may be another's.
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
        permit::look(&self.handle.shared.fold().record, user, self.invitation.as_deref()).is_ok()
    }

    /// The entries after the cursor: from memory if they are there, else from the store.
    async fn read(&mut self) -> Option<Bytes> {
        let id = self.handle.shared.id;
        let frames = {
            let fold = self.handle.shared.fold();
            fold.frames_after(self.cursor)
        };
        if let Some(frames) = frames {
            self.cursor += frames.len() as u64;
            if let [frame] = frames.as_slice() {
                return Some(frame.clone());
            }
            return Some(frames.concat().into());
        }
        let entries = self.app.store.entries(id, self.cursor).await.ok()?;
        let mut piece = BytesMut::new();
        for entry in entries.iter().take_while(|entry| entry.seq <= self.head.borrow().seq) {
            piece.extend_from_slice(&frame(entry));
            self.cursor = entry.seq;
            if piece.len() >= PIECE {
                break;
            }
        }
        (!piece.is_empty()).then(|| piece.freeze())
    }
}
