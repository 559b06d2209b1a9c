//! What a program may do with a personal access token: one row for each route that takes one. All others are for people.

use axum::extract::{MatchedPath, Request, State};
use axum::http::header::AUTHORIZATION;
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use wire::api::Scope;

use crate::app::Shared;
use crate::reason::Reason;
use crate::refused::Outcome;

#[rustfmt::skip]
const SCOPES: &[(&str, &str, Scope)] = &[
    ("GET", "/api/me", Scope::Read),
    ("GET", "/api/me/stream", Scope::Read),
    ("GET", "/api/me/invitations", Scope::Read),
    ("GET", "/api/people/{id}", Scope::Read),
    ("GET", "/api/announcement", Scope::Read),
    ("GET", "/api/catalogue", Scope::Read),
    ("GET", "/api/tables", Scope::Read),
    ("GET", "/api/tables/{id}", Scope::Read),
    ("GET", "/api/tables/{id}/state", Scope::Read),
    ("GET", "/api/tables/{id}/export", Scope::Read),
    ("GET", "/api/tables/{id}/stream", Scope::Read),
    ("POST", "/api/tables/{id}/actions", Scope::Play),
    ("POST", "/api/tables/{id}/undo", Scope::Play),
    ("POST", "/api/tables/{id}/redo", Scope::Play),
    ("POST", "/api/tables/{id}/proposals/{number}", Scope::Play),
    ("POST", "/api/tables/{id}/seats/{number}/bot", Scope::Play),
    ("DELETE", "/api/tables/{id}/seats/{number}/bot", Scope::Play),
    ("POST", "/api/tables/{id}/chat", Scope::Play),
    ("GET", "/api/tables/{id}/seats/{number}/orders", Scope::Play),
    ("PUT", "/api/tables/{id}/seats/{number}/orders", Scope::Play),
    ("POST", "/api/tables/{id}/pause", Scope::Play),
    ("DELETE", "/api/tables/{id}/pause", Scope::Play),
    ("POST", "/api/tables", Scope::Tables),
    ("POST", "/api/tables/import", Scope::Tables),
    ("PATCH", "/api/tables/{id}", Scope::Tables),
    ("DELETE", "/api/tables/{id}", Scope::Tables),
    ("POST", "/api/tables/{id}/join", Scope::Tables),
    ("POST", "/api/tables/{id}/leave", Scope::Tables),
    ("POST", "/api/tables/{id}/start", Scope::Tables),
    ("POST", "/api/tables/{id}/branch", Scope::Tables),
    ("POST", "/api/tables/{id}/rematch", Scope::Tables),
    ("POST", "/api/tables/{id}/invitations", Scope::Tables),
    ("DELETE", "/api/tables/{id}/seats/{number}", Scope::Tables),
    ("POST", "/api/me/invitations/{id}", Scope::Tables),
];

fn needed(method: &Method, path: &str) -> Option<Scope> {
    let row = SCOPES.iter().find(|(known, route, _)| *known == method.as_str() && *route == path);
    row.map(|(_, _, scope)| *scope)
}

/// The token of a program. Where there is one, nothing else says who the caller is: no cookie counts.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(AUTHORIZATION)?.to_str().unwrap_or_default();
    Some(value.strip_prefix("Bearer ").unwrap_or_default().trim())
}

/// Around every route of the API.
pub async fn admit(State(app): State<Shared>, path: MatchedPath, request: Request, next: Next) -> Response {
    let needed = needed(request.method(), path.as_str());
    let Some(token) = bearer(request.headers()).map(str::to_owned) else { return next.run(request).await };
    match allow(&app, &token, needed).await {
        Ok(()) => next.run(request).await,
        Err(refused) => refused.into_response(),
    }
}

async fn allow(app: &Shared, token: &str, needed: Option<Scope>) -> Outcome<()> {
    let access = app.sessions.access(token).await?;
    let scopes = access.and_then(|access| access.scopes).ok_or(Reason::WrongCredentials)?;
    let needed = needed.ok_or(Reason::NotForPrograms)?;
    if scopes.contains(&needed) { Ok(()) } else { Err(Reason::ScopeMissing { scope: needed.name().to_owned() }.into()) }
}
