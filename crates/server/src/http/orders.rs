//! Orders for when the turn comes, for the player who gave them alone.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use wire::api::{Problem, SeatOrders, TableId};

use super::caller::Person;
use super::input::{Body, Path};
use crate::app::Shared;
use crate::limits::RequestKind;
use crate::permit;
use crate::refused::Outcome;
use crate::table::Command;

/// The caller's own orders for a seat, and the latest one that was dropped.
#[utoipa::path(get, path = "/api/tables/{id}/seats/{number}/orders", tag = "play",
    params(("id" = String, Path), ("number" = u8, Path)),
    responses((status = 200, body = SeatOrders), (status = 403, body = Problem)))]
pub async fn show(
    State(app): State<Shared>,
    person: Person,
    Path((id, seat)): Path<(TableId, u8)>,
) -> Outcome<Json<SeatOrders>> {
    let handle = app.hub.find(id).await?;
    permit::orders(&handle.shared.read().record, person.user.id, seat)?;
    let saved = app.store.orders(id).await?;
    let own = saved.into_iter().find(|saved| saved.seat == seat && saved.user == person.user.id);
    Ok(Json(own.map(|saved| saved.orders).unwrap_or_default()))
}

/// Give orders for a seat, in place of those before; an empty list takes them back.
#[utoipa::path(put, path = "/api/tables/{id}/seats/{number}/orders", tag = "play",
    params(("id" = String, Path), ("number" = u8, Path)), request_body = SeatOrders,
    responses((status = 204), (status = 403, body = Problem), (status = 409, body = Problem),
        (status = 422, body = Problem)))]
pub async fn change(
    State(app): State<Shared>,
    person: Person,
    Path((id, seat)): Path<(TableId, u8)>,
    Body(orders): Body<SeatOrders>,
) -> Outcome<impl IntoResponse> {
    person.limit(&app, RequestKind::Change)?;
    app.hub.ask(id, &person.user, Command::Orders { seat, orders }).await?;
    Ok(StatusCode::NO_CONTENT)
}
