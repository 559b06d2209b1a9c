//! People as others see them; blocking, reporting; one's own sessions and data.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_DISPOSITION;
use axum::response::IntoResponse;
use store::{Block, Report, SessionSeen, User};
use wire::api::{AccountExport, BlockedRow, NewReport, OwnReport, PersonKind, Problem, Profile, SessionRow, UserId};

use super::caller::{Caller, Person};
use super::input::{Body, Path};
use super::tokens;
use crate::app::Shared;
use crate::limits::RequestKind;
use crate::reason::Reason;
use crate::refused::Outcome;
use crate::{ids, secrets, validate};

/// Games of a profile, at most.
const GAMES: u32 = 100;

pub fn kind(user: &User) -> PersonKind {
    if user.password.is_some() { PersonKind::Registered } else { PersonKind::Guest }
}

/// A person with ratings, results and latest games.
#[utoipa::path(get, path = "/api/people/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 200, body = Profile), (status = 404, body = Problem)))]
pub async fn person(State(app): State<Shared>, caller: Caller, Path(id): Path<UserId>) -> Outcome<Json<Profile>> {
    let user = app.store.user(id).await?.ok_or(Reason::NotFound)?;
    let blocked = match &caller.user {
        Some(caller) => app.store.is_blocked_by(id, vec![caller.id]).await?,
        None => false,
    };
    Ok(Json(profile(&app, &user, blocked, GAMES).await?))
}

async fn profile(app: &Shared, user: &User, blocked: bool, games: u32) -> Outcome<Profile> {
    Ok(Profile {
        user: user.id,
        name: user.name.clone(),
        kind: kind(user),
        program: user.standing.program,
        since: user.created,
        ratings: app.store.ratings(user.id).await?,
        results: app.store.results(user.id).await?,
        games: app.store.rated_games(user.id, games).await?,
        blocked,
    })
}

#[utoipa::path(get, path = "/api/me/blocked", tag = "people", responses((status = 200, body = Vec<BlockedRow>)))]
pub async fn blocked(State(app): State<Shared>, person: Person) -> Outcome<Json<Vec<BlockedRow>>> {
    Ok(Json(app.store.blocked(person.user.id).await?))
}

/// They cannot join the caller's tables nor invite the caller, and what they say is not shown to the caller.
#[utoipa::path(put, path = "/api/me/blocked/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
pub async fn block(State(app): State<Shared>, person: Person, Path(id): Path<UserId>) -> Outcome<StatusCode> {
    person.limit(&app, RequestKind::Change)?;
    if id == person.user.id {
        return Err(Reason::NotOneself.into());
    }
    app.store.user(id).await?.ok_or(Reason::NotFound)?;
    app.store.block(Block { user: person.user.id, blocked: id, created: app.config.clock.now() }).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[utoipa::path(delete, path = "/api/me/blocked/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
pub async fn unblock(State(app): State<Shared>, person: Person, Path(id): Path<UserId>) -> Outcome<StatusCode> {
    person.limit(&app, RequestKind::Change)?;
    if app.store.unblock(person.user.id, id).await? { Ok(StatusCode::NO_CONTENT) } else { Err(Reason::NotFound.into()) }
}

/// To the administrators: about a person, or about a message.
#[utoipa::path(post, path = "/api/reports", tag = "people", request_body = NewReport,
    responses((status = 204), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn report(State(app): State<Shared>, person: Person, Body(new): Body<NewReport>) -> Outcome<StatusCode> {
    person.limit(&app, RequestKind::Chat)?;
    let reason = validate::reason(&new.reason)?;
    app.store.user(new.person).await?.ok_or(Reason::NotFound)?;
    if let Some(table) = new.table {
        // What one may not see, one cannot report.
        super::tables::seen_by(&app, Some(person.user.id), table, None).await?;
    }
    let report = Report {
        id: ids::number(),
        by: person.user.id,
        about: new.person,
        table: new.table,
        message: new.message.filter(|_| new.table.is_some()),
        reason,
        created: app.config.clock.now(),
        resolved: None,
        note: None,
    };
    app.store.report(report).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The beginning of the token's hash: it names the session and opens nothing.
fn session_id(session: &SessionSeen) -> String {
    session.token.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

async fn rows(app: &Shared, person: &Person) -> Outcome<Vec<(SessionSeen, SessionRow)>> {
    let here = secrets::hash(&person.token);
    let sessions = app.store.sessions(person.user.id, app.config.clock.now()).await?;
    let row = |session: SessionSeen| {
        let row = SessionRow {
            id: session_id(&session),
            created: session.created,
            seen: session.seen.unwrap_or(session.created),
            device: session.device.clone().unwrap_or_default(),
            here: session.token == here,
        };
        (session, row)
    };
    Ok(sessions.into_iter().map(row).collect())
}

#[utoipa::path(get, path = "/api/me/sessions", tag = "people", responses((status = 200, body = Vec<SessionRow>)))]
pub async fn sessions(State(app): State<Shared>, person: Person) -> Outcome<Json<Vec<SessionRow>>> {
    Ok(Json(rows(&app, &person).await?.into_iter().map(|(_, row)| row).collect()))
}

#[utoipa::path(delete, path = "/api/me/sessions/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
pub async fn end_session(State(app): State<Shared>, person: Person, Path(id): Path<String>) -> Outcome<StatusCode> {
    person.limit(&app, RequestKind::Change)?;
    let found = rows(&app, &person).await?.into_iter().find(|(_, row)| row.id == id);
    let (session, _) = found.ok_or(Reason::NotFound)?;
    app.store.end_session(&session.token).await?;
    app.sessions.forget(person.user.id);
    Ok(StatusCode::NO_CONTENT)
}

/// All that is kept about the caller, as a file.
#[utoipa::path(get, path = "/api/me/export", tag = "people", responses((status = 200, body = AccountExport)))]
pub async fn export(State(app): State<Shared>, person: Person) -> Outcome<impl IntoResponse> {
    person.limit(&app, RequestKind::SignIn)?;
    let id = person.user.id;
    let reports = app.store.reports_by(id).await?;
    let export = AccountExport {
        profile: profile(&app, &person.user, false, u32::MAX >> 1).await?,
        seen: person.user.seen,
        sessions: rows(&app, &person).await?.into_iter().map(|(_, row)| row).collect(),
        tokens: app.store.tokens(id).await?.iter().map(tokens::to_row).collect(),
        blocked: app.store.blocked(id).await?,
        invitations: app.store.invitations(id).await?,
        tables: app.store.tables_of(id).await?,
        messages: app.store.messages_of(id).await?,
        reports: reports
            .into_iter()
            .map(|report| OwnReport { created: report.created, reason: report.reason })
            .collect(),
    };
    let name = [(CONTENT_DISPOSITION, "attachment; filename=\"kursbuch-account.json\"")];
    Ok((name, Json(export)))
}
