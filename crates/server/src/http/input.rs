//! What comes in: JSON bodies of bounded size, queries, ids. Parsed once, here.

use std::time::Duration;

use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header;
use axum::http::request::Parts;
use http_body_util::{BodyExt, LengthLimitError, Limited};
use serde::de::DeserializeOwned;
use wire::api::{ProblemCode, TableId, limits};

use crate::app::Shared;
use crate::refused::{Outcome, Refused};

/// What is taken in of a body that is refused anyway.
const SWALLOW: usize = 32 * 1024 * 1024;
const SWALLOW_TIME: Duration = Duration::from_secs(5);

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

async fn read(app: &Shared, request: Request, most: usize) -> Outcome<bytes::Bytes> {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if kind.split(';').next().unwrap_or_default().trim() != "application/json" {
        return Refused::because(ProblemCode::NotJson, "The body has to be application/json.");
    }
    let mut body = request.into_body();
    let Ok(collected) = tokio::time::timeout(app.config.body_time, Limited::new(&mut body, most).collect()).await
    else {
        return Refused::because(ProblemCode::Malformed, "The body did not come in time.");
    };
    match collected {
        Ok(collected) => Ok(collected.to_bytes()),
        Err(error) if error.is::<LengthLimitError>() => {
            swallow(body).await;
            Refused::because(ProblemCode::TooLarge, format!("The body may have {most} bytes."))
        }
        Err(_) => Refused::because(ProblemCode::Malformed, "The body broke off."),
    }
}

/// Whoever is still sending does not listen: the refusal arrives only if the rest is taken in, within reason.
async fn swallow(body: axum::body::Body) {
    let mut body = Limited::new(body, SWALLOW);
    let rest = async { while let Some(Ok(_)) = body.frame().await {} };
    // Whether it came to an end or not: enough is enough.
    let _ = tokio::time::timeout(SWALLOW_TIME, rest).await;
}

fn parse<T: DeserializeOwned>(body: &[u8]) -> Outcome<T> {
    serde_json::from_slice(body).map_err(|why| Refused::Because(ProblemCode::Malformed, format!("The body: {why}")))
}

/// The query of the address.
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<Shared> for Asked<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &Shared) -> Outcome<Asked<T>> {
        let query = Query::try_from_uri(&parts.uri);
        query.map(|Query(query)| Asked(query)).map_err(|why| Refused::Because(ProblemCode::Malformed, why.body_text()))
    }
}

/// `{id}` of a table. What is no id names nothing.
pub struct Id(pub TableId);

impl FromRequestParts<Shared> for Id {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Outcome<Id> {
        let names = Path::<Vec<(String, String)>>::from_request_parts(parts, app).await;
        let Path(names) = names.map_err(|_| Refused::not_found())?;
        let id = names.iter().find(|(name, _)| name == "id").and_then(|(_, text)| text.parse().ok());
        id.map(Id).ok_or_else(Refused::not_found)
    }
}

/// A number behind the id: a seat or a proposal.
pub struct Number(pub u64);

impl FromRequestParts<Shared> for Number {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Outcome<Number> {
        let names = Path::<Vec<(String, String)>>::from_request_parts(parts, app).await;
        let Path(names) = names.map_err(|_| Refused::not_found())?;
        let number = names.iter().find(|(name, _)| name == "number").and_then(|(_, text)| text.parse().ok());
        number.map(Number).ok_or_else(Refused::not_found)
    }
}
