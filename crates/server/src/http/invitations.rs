//! Finding people: invitations, rematches; and the host's right to show somebody the door before the start.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use game::Profile;
use store::{Invited, TableRecord};
use wire::api::{
    AnswerInvitation, Holder, InvitationRow, Invite, Join, Problem, Seat, SeatWish, Table, TableId, UserId,
};

use super::caller::Person;
use super::input::{Body, Path};
use crate::app::Shared;
use crate::limits::RequestKind;
use crate::reason::Reason;
use crate::refused::Outcome;
use crate::table::{Command, Opening, Seating};
use crate::{ids, permit, validate};

/// Invite a registered person by name. It looks the same whether they exist, or want to hear of the caller.
#[utoipa::path(post, path = "/api/tables/{id}/invitations", tag = "tables", params(("id" = String, Path)),
    request_body = Invite, responses((status = 204), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub async fn invite(
    State(app): State<Shared>,
    person: Person,
    Path(id): Path<TableId>,
    Body(invite): Body<Invite>,
) -> Outcome<StatusCode> {
    person.limit(&app, RequestKind::Chat)?;
    let handle = app.hub.find(id).await?;
    permit::invite(&handle.shared.read().record, person.user.id)?;
    let name = validate::name_key(invite.name.trim());
    if let Some(user) = app.store.user_named(&name).await? {
        ask(&app, id, person.user.id, user.id).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Unless they have blocked the one who asks.
async fn ask(app: &Shared, table: TableId, by: UserId, user: UserId) -> Outcome<()> {
    if user != by && !app.store.is_blocked_by(by, vec![user]).await? {
        app.store.invite(Invited { user, table, by, created: app.config.clock.now() }).await?;
    }
    Ok(())
}

/// Invitations to tables that have not started, and to games in which a seat is to be taken over.
#[utoipa::path(get, path = "/api/me/invitations", tag = "people",
    responses((status = 200, body = Vec<InvitationRow>)))]
pub async fn list(State(app): State<Shared>, person: Person) -> Outcome<Json<Vec<InvitationRow>>> {
    Ok(Json(app.store.invitations(person.user.id).await?))
}

/// Accept, which takes the first free seat, or in a running game that of somebody who has left or of a bot; or decline.
#[utoipa::path(post, path = "/api/me/invitations/{id}", tag = "people", params(("id" = String, Path)),
    request_body = AnswerInvitation,
    responses((status = 200, body = Table), (status = 204), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn answer(
    State(app): State<Shared>,
    person: Person,
    Path(id): Path<TableId>,
    Body(answer): Body<AnswerInvitation>,
) -> Outcome<Response> {
    person.limit(&app, RequestKind::Change)?;
    if !app.store.is_invited(person.user.id, id).await? {
        return Err(Reason::NotFound.into());
    }
    if !answer.accepted {
        app.store.end_invitation(person.user.id, id).await?;
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    let table = super::tables::sit_down(&app, &person, id, Join::default()).await?;
    Ok(table.into_response())
}

/// The same game again: seats move on by one, the same bots, and the same people are invited. It is opened once: whoever asks
/// later is answered with the same table.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Table), (status = 201, body = Table), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub async fn rematch(State(app): State<Shared>, person: Person, Path(id): Path<TableId>) -> Outcome<Response> {
    person.limit(&app, RequestKind::NewTable)?;
    let handle = app.hub.find(id).await?;
    let record = handle.shared.read().record.clone();
    permit::rematch(&record, person.user.id)?;
    let next = ids::rematch_of(id);
    if let Some(table) = opened(&app, &person, next).await {
        return Ok((StatusCode::OK, Json(table)).into_response());
    }
    let opening = again(&record, person.user.id)?;
    let table = match super::lobby::set_up(&app, &person, opening, next).await {
        Ok(table) => table,
        // Somebody else was first.
        Err(refused) => {
            let table = opened(&app, &person, next).await.ok_or(refused)?;
            return Ok((StatusCode::OK, Json(table)).into_response());
        }
    };
    let mut others: Vec<UserId> = record.seats.iter().filter_map(Seat::person).collect();
    others.sort_unstable();
    others.dedup();
    for other in others {
        ask(&app, table.id, person.user.id, other).await?;
    }
    Ok((StatusCode::CREATED, Json(table)).into_response())
}

async fn opened(app: &Shared, person: &Person, table: TableId) -> Option<Table> {
    let handle = app.hub.find(table).await.ok()?;
    Some(super::tables::view(&handle.shared.read(), Some(person.user.id), app.config.clock.now()))
}

fn again(record: &TableRecord, user: UserId) -> Outcome<Opening> {
    let profile = Profile::named(&record.setup.profile);
    let profile = profile.ok_or_else(|| Reason::UnknownProfile { name: record.setup.profile.clone() })?;
    let mut seats: Vec<SeatWish> = record.seats.iter().map(|seat| wish(seat, user)).collect();
    let on = 1.min(seats.len());
    seats.rotate_left(on);
    let mut setup = record.setup.clone();
    setup.rules_version = profile.newest().0;
    setup.players = vec![String::new(); seats.len()];
    setup.seed = setup.seed.map(|_| ids::seed());
    Ok(Opening {
        name: Some(record.name.clone()),
        access: record.access,
        setup,
        seats: Seating::Wishes(seats),
        origin: None,
        course: Vec::new(),
        start: true,
        clock: record.clock.clone(),
        wanted: record.wanted.clone(),
    })
}

fn wish(seat: &Seat, user: UserId) -> SeatWish {
    match &seat.holder {
        Holder::Person { user: holder } if *holder == user => SeatWish::Me { name: Some(seat.name.clone()) },
        Holder::Bot { bot } => SeatWish::Bot { bot: bot.clone(), name: Some(seat.name.clone()) },
        Holder::Person { .. } | Holder::Nobody | Holder::Gone => SeatWish::Open,
    }
}

/// The host frees a seat before the start.
#[utoipa::path(delete, path = "/api/tables/{id}/seats/{number}", tag = "tables",
    params(("id" = String, Path), ("number" = u8, Path)),
    responses((status = 204), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub async fn kick(
    State(app): State<Shared>,
    person: Person,
    Path((id, seat)): Path<(TableId, u8)>,
) -> Outcome<StatusCode> {
    person.limit(&app, RequestKind::Change)?;
    app.hub.ask(id, &person.user, Command::Kick { seat }).await?;
    Ok(StatusCode::NO_CONTENT)
}
