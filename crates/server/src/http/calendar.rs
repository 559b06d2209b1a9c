//! When a person is not to be called.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use store::User;
use wire::api::{Calendar, Problem};

use super::caller::Person;
use super::input::Body;
use crate::app::Shared;
use crate::calendar::check;
use crate::limits::RequestKind;
use crate::refused::Outcome;
use crate::table::Command;

/// The caller's calendar; an empty one, in UTC, unless it was set.
#[utoipa::path(get, path = "/api/me/calendar", tag = "people",
    responses((status = 200, body = Calendar), (status = 401, body = Problem)))]
pub async fn show(person: Person) -> Json<Calendar> {
    let unset = || Calendar { zone: "UTC".to_owned(), ..Calendar::default() };
    Json(person.user.calendar.clone().unwrap_or_else(unset))
}

/// Set the calendar. Clocks that run for the caller go by it from now on.
#[utoipa::path(put, path = "/api/me/calendar", tag = "people", request_body = Calendar,
    responses((status = 204), (status = 422, body = Problem)))]
pub async fn change(
    State(app): State<Shared>,
    person: Person,
    Body(calendar): Body<Calendar>,
) -> Outcome<impl IntoResponse> {
    person.limit(&app, RequestKind::Change)?;
    check(&calendar)?;
    let user = User { calendar: Some(calendar), ..User::clone(&person.user) };
    app.store.change_user(&user).await?;
    app.sessions.forget(user.id);
    for table in app.store.tables_with_clock(user.id).await? {
        app.hub.ask(table, &person.user, Command::Recount).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}
