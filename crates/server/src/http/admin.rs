//! What administrators do. Every act is recorded, and nothing is taken out of the record.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use store::{Act, Reader, Standing, User};
use wire::api::{
    ActRow, AdminAct, Announcement, Ban, DeadLetter, ListQuery, Page, PeopleQuery, PersonRow, Problem, ReportRow,
    Resolve, TableId, UserId, limits,
};

use super::caller::Person;
use super::input::{Body, Path, Query};
use super::profile::kind;
use crate::alerts;
use crate::app::Shared;
use crate::limits::RequestKind;
use crate::permit;
use crate::reason::Reason;
use crate::refused::Outcome;
use crate::table::Command;
use crate::validate;

fn act_of(app: &Shared, person: &Person, act: AdminAct) -> Act {
    Act { at: app.config.clock.now(), by: Some(person.user.id), by_name: Some(person.user.name.clone()), act }
}

fn to_row(user: User) -> PersonRow {
    PersonRow {
        kind: kind(&user),
        user: user.id,
        name: user.name,
        program: user.standing.program,
        admin: user.standing.admin,
        ban: user.standing.ban,
        created: user.created,
        seen: user.seen,
    }
}

/// People whose names begin like this.
#[utoipa::path(get, path = "/api/admin/people", tag = "admin", params(PeopleQuery),
    responses((status = 200, body = Vec<PersonRow>), (status = 403, body = Problem)))]
pub async fn people(
    State(app): State<Shared>,
    person: Person,
    Query(query): Query<PeopleQuery>,
) -> Outcome<Json<Vec<PersonRow>>> {
    permit::administer(&person.user)?;
    let search = query.search.unwrap_or_default();
    validate::search(&search)?;
    let most = query.limit.unwrap_or(50).clamp(1, limits::PAGE);
    let found = app.store.people_named(search.trim().to_lowercase(), most).await?;
    Ok(Json(found.into_iter().map(to_row).collect()))
}

/// They are signed out everywhere, and cannot come back until the ban is over.
#[utoipa::path(put, path = "/api/admin/people/{id}/ban", tag = "admin", params(("id" = String, Path)),
    request_body = Ban, responses((status = 204), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub async fn ban(
    State(app): State<Shared>,
    person: Person,
    Path(id): Path<UserId>,
    Body(mut ban): Body<Ban>,
) -> Outcome<StatusCode> {
    permit::administer(&person.user)?;
    person.limit(&app, RequestKind::Change)?;
    ban.reason = validate::reason(&ban.reason)?;
    let user = app.store.user(id).await?.ok_or(Reason::NotFound)?;
    if user.standing.admin {
        return Err(Reason::IsAdministrator.into());
    }
    let act = AdminAct::Banned { name: user.name.clone(), ban: ban.clone() };
    app.store.record_act(act_of(&app, &person, act)).await?;
    let standing = Standing { ban: Some(ban), ..user.standing.clone() };
    app.store.change_user(&User { standing, ..user }).await?;
    app.sessions.end_all(id, None).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[utoipa::path(delete, path = "/api/admin/people/{id}/ban", tag = "admin", params(("id" = String, Path)),
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub async fn unban(State(app): State<Shared>, person: Person, Path(id): Path<UserId>) -> Outcome<StatusCode> {
    permit::administer(&person.user)?;
    person.limit(&app, RequestKind::Change)?;
    let user = app.store.user(id).await?.filter(|user| user.standing.ban.is_some()).ok_or(Reason::NotFound)?;
    app.store.record_act(act_of(&app, &person, AdminAct::Unbanned { name: user.name.clone() })).await?;
    let standing = Standing { ban: None, ..user.standing.clone() };
    app.store.change_user(&User { standing, ..user }).await?;
    app.sessions.forget(id);
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub struct ReportsQuery {
    /// Those that are resolved; unless said, those that are not.
    #[serde(default)]
    resolved: bool,
}

#[utoipa::path(get, path = "/api/admin/reports", tag = "admin", params(ReportsQuery),
    responses((status = 200, body = Vec<ReportRow>), (status = 403, body = Problem)))]
pub async fn reports(
    State(app): State<Shared>,
    person: Person,
    Query(query): Query<ReportsQuery>,
) -> Outcome<Json<Vec<ReportRow>>> {
    permit::administer(&person.user)?;
    Ok(Json(app.store.reports(!query.resolved, limits::PAGE).await?))
}

#[utoipa::path(post, path = "/api/admin/reports/{number}", tag = "admin", params(("number" = u64, Path)),
    request_body = Resolve, responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub async fn resolve(
    State(app): State<Shared>,
    person: Person,
    Path(report): Path<u64>,
    Body(resolve): Body<Resolve>,
) -> Outcome<StatusCode> {
    permit::administer(&person.user)?;
    let note = validate::reason(&resolve.note)?;
    if !app.store.resolve(report, app.config.clock.now(), note.clone()).await? {
        return Err(Reason::NotFound.into());
    }
    app.store.record_act(act_of(&app, &person, AdminAct::Resolved { report, note })).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What all are to know.
#[utoipa::path(get, path = "/api/announcement", tag = "lobby", responses((status = 200, body = Announcement)))]
pub async fn announcement(State(app): State<Shared>) -> Outcome<Json<Announcement>> {
    Ok(Json(Announcement { text: app.store.announcement().await? }))
}

#[utoipa::path(put, path = "/api/admin/announcement", tag = "admin", request_body = Announcement,
    responses((status = 204), (status = 403, body = Problem)))]
pub async fn announce(State(app): State<Shared>, person: Person, Body(new): Body<Announcement>) -> Outcome<StatusCode> {
    permit::administer(&person.user)?;
    let text = new.text.as_deref().map(validate::reason).transpose()?;
    let act = act_of(&app, &person, AdminAct::Announced { text: text.clone() });
    app.store.announce(text, act).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// All tables, by invitation or not. Looking into those by invitation takes an invitation all the same.
#[utoipa::path(get, path = "/api/admin/tables", tag = "admin", params(ListQuery),
    responses((status = 200, body = Page), (status = 403, body = Problem)))]
pub async fn tables(State(app): State<Shared>, person: Person, Query(query): Query<ListQuery>) -> Outcome<Json<Page>> {
    permit::administer(&person.user)?;
    query.search.as_deref().map(validate::search).transpose()?;
    let limit = query.limit.unwrap_or(50).clamp(1, limits::PAGE);
    let found = app.store.tables(&query, Reader::Administrator, limit).await?;
    let tables = found.tables.into_iter().map(|listed| super::lobby::to_row(listed, Some(person.user.id))).collect();
    Ok(Json(Page { tables, next: found.next }))
}

/// Delete a table that has not started, or a review.
#[utoipa::path(delete, path = "/api/admin/tables/{id}", tag = "admin", params(("id" = String, Path)),
    responses((status = 204), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub async fn delete_table(State(app): State<Shared>, person: Person, Path(id): Path<TableId>) -> Outcome<StatusCode> {
    permit::administer(&person.user)?;
    let handle = app.hub.find(id).await?;
    let name = handle.shared.read().record.name.clone();
    app.hub.ask(id, &person.user, Command::Clear).await?;
    app.store.record_act(act_of(&app, &person, AdminAct::DeletedTable { name })).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Alerts that could not be sent, the latest first.
#[utoipa::path(get, path = "/api/admin/dead-letters", tag = "admin",
    responses((status = 200, body = Vec<DeadLetter>), (status = 403, body = Problem)))]
pub async fn dead_letters(State(app): State<Shared>, person: Person) -> Outcome<Json<Vec<DeadLetter>>> {
    permit::administer(&person.user)?;
    let mut letters = Vec::new();
    for alert in app.store.dead_letters(limits::PAGE).await? {
        let name = app.store.user(alert.user).await?.map(|user| user.name);
        let why = alert.failure.unwrap_or_default();
        let channel = alerts::channel(alert.way);
        letters.push(DeadLetter {
            id: alert.id,
            name,
            kind: alert.kind,
            channel,
            at: alert.at,
            tries: alert.tries,
            why,
        });
    }
    Ok(Json(letters))
}

/// Try once more to send one.
#[utoipa::path(post, path = "/api/admin/dead-letters/{number}", tag = "admin", params(("number" = i64, Path)),
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub async fn retry(State(app): State<Shared>, person: Person, Path(letter): Path<i64>) -> Outcome<StatusCode> {
    permit::administer(&person.user)?;
    if !app.store.retry_dead_letter(letter, app.config.clock.now()).await? {
        return Err(Reason::NotFound.into());
    }
    app.store.record_act(act_of(&app, &person, AdminAct::Retried { letter })).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What administrators have done, the latest first.
#[utoipa::path(get, path = "/api/admin/acts", tag = "admin",
    responses((status = 200, body = Vec<ActRow>), (status = 403, body = Problem)))]
pub async fn acts(State(app): State<Shared>, person: Person) -> Outcome<Json<Vec<ActRow>>> {
    permit::administer(&person.user)?;
    Ok(Json(app.store.acts(limits::PAGE).await?))
}
