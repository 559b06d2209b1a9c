//! Actions, undo, consent, bots on seats, chat.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use store::TableRecord;
use wire::api::{Act, Acted, Agree, AtZero, HandToBot, Holder, Moved, Problem, Runs, Say, TableId, Undo};

use super::caller::Person;
use super::input::{Body, Path};
use crate::app::Shared;
use crate::limits::RequestKind;
use crate::reason::Reason;
use crate::refused::Outcome;
use crate::table::{Command, Reply, read_spec};
use crate::validate;

/// Play an action. It is stored durably before it is acknowledged or shown to anyone.
#[utoipa::path(post, path = "/api/tables/{id}/actions", tag = "play", params(("id" = String, Path)), request_body = Act,
    responses((status = 200, body = Acted), (status = 403, body = Problem), (status = 409, body = Problem),
        (status = 422, body = Problem)))]
pub async fn act(
    State(app): State<Shared>,
    person: Person,
    Path(id): Path<TableId>,
    Body(act): Body<Act>,
) -> Outcome<Json<Acted>> {
    person.limit(&app, RequestKind::Change)?;
    match app.hub.ask(id, &person.user, Command::Act(act)).await? {
        Reply::Acted(acted) => Ok(Json(acted)),
        reply @ (Reply::Moved(_) | Reply::Done) => {
            tracing::error!(?reply, "an action without its answer");
            Err(Reason::Internal.into())
        }
    }
}

/// Undo. At once if it touches only the caller's own actions and those of bots; otherwise the others are asked.
#[utoipa::path(post, path = "/api/tables/{id}/undo", tag = "play", params(("id" = String, Path)), request_body = Undo,
    responses((status = 200, body = Moved), (status = 202, body = Moved), (status = 409, body = Problem)))]
pub async fn undo(
    State(app): State<Shared>,
    person: Person,
    Path(id): Path<TableId>,
    Body(undo): Body<Undo>,
) -> Outcome<Response> {
    ask(&app, &person, id, Command::Undo(undo)).await
}

#[utoipa::path(post, path = "/api/tables/{id}/redo", tag = "play", params(("id" = String, Path)), request_body = Undo,
    responses((status = 200, body = Moved), (status = 202, body = Moved), (status = 409, body = Problem)))]
pub async fn redo(
    State(app): State<Shared>,
    person: Person,
    Path(id): Path<TableId>,
    Body(redo): Body<Undo>,
) -> Outcome<Response> {
    ask(&app, &person, id, Command::Redo(redo)).await
}

/// Agree or disagree, for all seats that the caller holds.
#[utoipa::path(post, path = "/api/tables/{id}/proposals/{number}", tag = "play",
    params(("id" = String, Path), ("number" = u64, Path)), request_body = Agree,
    responses((status = 200, body = Moved), (status = 202, body = Moved), (status = 409, body = Problem)))]
pub async fn answer(
    State(app): State<Shared>,
    person: Person,
    Path((id, proposal)): Path<(TableId, u64)>,
    Body(agree): Body<Agree>,
) -> Outcome<Response> {
    ask(&app, &person, id, Command::Answer { proposal, agreed: agree.agreed }).await
}

/// Let a bot play a seat: the caller's own at once, that of a player who has vanished by consent; before the start, the
/// host puts one on a free seat.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{number}/bot", tag = "play",
    params(("id" = String, Path), ("number" = u8, Path)), request_body = HandToBot,
    responses((status = 200, body = Moved), (status = 202, body = Moved), (status = 409, body = Problem)))]
pub async fn hand_to_bot(
    State(app): State<Shared>,
    person: Person,
    Path((id, seat)): Path<(TableId, u8)>,
    Body(hand): Body<HandToBot>,
) -> Outcome<Response> {
    read_spec(&hand.bot)?;
    let name = hand.name.as_deref().map(validate::name).transpose()?;
    let vanished = has_vanished(&app, id, seat).await?;
    ask(&app, &person, id, Command::HandToBot { seat, bot: hand.bot, name, vanished }).await
}

/// All clocks stand still. At once if the host says so or nobody else plays; otherwise the others are asked.
#[utoipa::path(post, path = "/api/tables/{id}/pause", tag = "play", params(("id" = String, Path)),
    responses((status = 200, body = Moved), (status = 202, body = Moved), (status = 409, body = Problem)))]
pub async fn pause(State(app): State<Shared>, person: Person, Path(id): Path<TableId>) -> Outcome<Response> {
    ask(&app, &person, id, Command::Pause).await
}

/// The clocks run again, agreed to in the same way.
#[utoipa::path(delete, path = "/api/tables/{id}/pause", tag = "play", params(("id" = String, Path)),
    responses((status = 200, body = Moved), (status = 202, body = Moved), (status = 409, body = Problem)))]
pub async fn resume(State(app): State<Shared>, person: Person, Path(id): Path<TableId>) -> Outcome<Response> {
    ask(&app, &person, id, Command::Resume).await
}

/// Not seen for long, or out of time where the others may decide about that.
async fn has_vanished(app: &Shared, table: TableId, seat: u8) -> Outcome<bool> {
    let handle = app.hub.find(table).await?;
    let holder = {
        let state = handle.shared.read();
        if may_be_replaced(&state.record, seat) {
            return Ok(true);
        }
        state.record.seats.iter().find(|held| held.seat == seat).map(|held| held.holder.clone())
    };
    let Some(Holder::Person { user }) = holder else { return Ok(true) };
    let Some(user) = app.store.user(user).await? else { return Ok(true) };
    let absent = Duration::from_millis(app.config.clock.now().saturating_sub(user.seen));
    Ok(absent >= app.config.vanished)
}

fn may_be_replaced(record: &TableRecord, seat: u8) -> bool {
    let others_decide = record.clock.as_ref().is_some_and(|rule| rule.at_zero == AtZero::OthersDecide);
    let runs = record.present.clocks.as_ref().map(|clocks| &clocks.runs);
    others_decide && runs == Some(&Runs::RanOut { seat })
}

/// The player moves again; before the start, the host frees the seat of a bot.
#[utoipa::path(delete, path = "/api/tables/{id}/seats/{number}/bot", tag = "play",
    params(("id" = String, Path), ("number" = u8, Path)), responses((status = 204), (status = 409, body = Problem)))]
pub async fn take_back(
    State(app): State<Shared>,
    person: Person,
    Path((id, seat)): Path<(TableId, u8)>,
) -> Outcome<StatusCode> {
    person.limit(&app, RequestKind::Change)?;
    app.hub.ask(id, &person.user, Command::TakeBack { seat }).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "play", params(("id" = String, Path)), request_body = Say,
    responses((status = 204), (status = 403, body = Problem)))]
pub async fn say(
    State(app): State<Shared>,
    person: Person,
    Path(id): Path<TableId>,
    Body(say): Body<Say>,
) -> Outcome<StatusCode> {
    person.limit(&app, RequestKind::Chat)?;
    app.hub.ask(id, &person.user, Command::Say { text: validate::message(&say.text)? }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// 200 if it is done, 202 if others are asked, 204 if there is nothing to report.
async fn ask(app: &Shared, person: &Person, id: TableId, command: Command) -> Outcome<Response> {
    person.limit(app, RequestKind::Change)?;
    Ok(match app.hub.ask(id, &person.user, command).await? {
        Reply::Moved(moved @ Moved::Done { .. }) => Json(moved).into_response(),
        Reply::Moved(moved @ Moved::Asked(_)) => (StatusCode::ACCEPTED, Json(moved)).into_response(),
        Reply::Acted(acted) => Json(acted).into_response(),
        Reply::Done => StatusCode::NO_CONTENT.into_response(),
    })
}
