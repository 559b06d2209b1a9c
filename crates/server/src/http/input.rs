//! Extractors: JSON bodies of limited size, queries, path parameters. What they reject becomes a `Refused`.

use std::time::Duration;

use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::header;
use http_body_util::{BodyExt, LengthLimitError, Limited};
use serde::de::DeserializeOwned;
use wire::api::limits;

use crate::app::Shared;
use crate::reason::Reason;
use crate::refused::{Outcome, Refused};

/// How much is read of a body that is refused anyway.
const DRAIN: usize = 32 * 1024 * 1024;
const DRAIN_TIME: Duration = Duration::from_secs(5);

/// A JSON body of the usual size.
pub struct Body<T>(pub T);
/// One that brings a log.
pub struct LargeBody<T>(pub T);
/// A body that may be left out.
pub struct MaybeBody<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Shared> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, app: &Shared) -> Outcome<Body<T>> {
        parse(&read(app, request, limits::BODY).await?).map(Body)
    }
}

impl<T: DeserializeOwned> FromRequest<Shared> for LargeBody<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, app: &Shared) -> Outcome<LargeBody<T>> {
        parse(&read(app, request, limits::IMPORT).await?).map(LargeBody)
    }
}

impl<T: DeserializeOwned + Default> FromRequest<Shared> for MaybeBody<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, app: &Shared) -> Outcome<MaybeBody<T>> {
        let is_empty = axum::body::HttpBody::is_end_stream(request.body());
        if is_empty {
            return Ok(MaybeBody(T::default()));
        }
        parse(&read(app, request, limits::BODY).await?).map(MaybeBody)
    }
}

async fn read(app: &Shared, request: Request, max: usize) -> Outcome<bytes::Bytes> {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if kind.split(';').next().unwrap_or_default().trim() != "application/json" {
        return Err(Reason::NotJson.into());
    }
    let mut body = request.into_body();
    let collected = tokio::time::timeout(app.config.body_time, Limited::new(&mut body, max).collect()).await;
    match collected.map_err(|_| Reason::BodyTooSlow)? {
        Ok(collected) => Ok(collected.to_bytes()),
        Err(error) if error.is::<LengthLimitError>() => {
            Box::pin(drain(body)).await;
            Err(Reason::BodyTooLarge { max }.into())
        }
        Err(_) => Err(Reason::BodyIncomplete.into()),
    }
}

/// A client that is still sending does not read: the refusal reaches it only if the rest is read first, within limits.
async fn drain(body: axum::body::Body) {
    let mut body = Limited::new(body, DRAIN);
    let rest = async { while let Some(Ok(_)) = body.frame().await {} };
    // Complete or not, it is refused.
    let _ = tokio::time::timeout(DRAIN_TIME, rest).await;
}

fn parse<T: DeserializeOwned>(body: &[u8]) -> Outcome<T> {
    serde_json::from_slice(body).map_err(|why| Reason::BodyUnreadable { detail: why.to_string() }.into())
}

/// The query parameters.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(Refused))]
pub struct Query<T>(pub T);

impl From<QueryRejection> for Refused {
    fn from(why: QueryRejection) -> Refused {
        Reason::QueryUnreadable { detail: why.body_text() }.into()
    }
}

/// The parameters of the path.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(Refused))]
pub struct Path<T>(pub T);

/// A path whose parameters cannot be read leads nowhere.
impl From<PathRejection> for Refused {
    fn from(_: PathRejection) -> Refused {
        Reason::NotFound.into()
    }
}
