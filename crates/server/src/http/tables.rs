//! One table: look at it, join it, start it, export it.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use game::query::standing;
use game::{Action, PlayerId, choices, deciding, places};
use serde::Deserialize;
use view::Lang;
use wire::api::{
    Branch, Join, Leave, LookQuery, Millis, Origin, Played, Problem, Rename, Standing, StateQuery, StateView, Table,
    TableId, UserId, Wanted, You,
};
use wire::course::own_last;
use wire::g18xx::NotExported;
use wire::{Log, offers, to_wire};

use super::caller::{Caller, Person};
use super::input::{Body, MaybeBody, Path, Query};
use super::language;
use crate::app::Shared;
use crate::limits::RequestKind;
use crate::reason::Reason;
use crate::refused::Outcome;
use crate::table::{Command, Handle, Opening, Step, TableState, digest_text, read_spec, seating};
use crate::{permit, validate};

/// The table, if the caller may see it.
pub async fn seen(app: &Shared, caller: &Caller, id: TableId, invitation: Option<&str>) -> Outcome<Handle> {
    seen_by(app, caller.user.as_ref().map(|user| user.id), id, invitation).await
}

pub async fn seen_by(app: &Shared, user: Option<UserId>, id: TableId, invitation: Option<&str>) -> Outcome<Handle> {
    let handle = app.hub.find(id).await?;
    permit::look(&handle.shared.read().record, user, invitation)?;
    Ok(handle)
}

/// The table as this person sees it.
pub fn view(table: &TableState, user: Option<UserId>, now: Millis) -> Table {
    let (record, course) = (&table.record, table.history.course());
    let edition = table.history.state().edition();
    let played = |step: &Step| Played {
        seq: step.seq,
        at: step.at,
        seat: step.seat,
        action: to_wire(edition, &step.action),
        digest: digest_text(step.digest),
    };
    Table {
        id: record.id,
        name: record.name.clone(),
        access: record.access,
        status: record.present.status,
        setup: record.setup.clone(),
        seats: record.seats.clone(),
        origin: record.origin.clone(),
        coach: record.wanted.coach,
        head: record.head,
        version: record.present.version,
        actions: course.all().iter().map(played).collect(),
        position: record.present.position,
        deciding: record.present.deciding,
        proposals: record.present.proposals.clone(),
        chat: table.chat.iter().cloned().collect(),
        you: user.map(|user| you(table, user)).unwrap_or_default(),
        clock: record.clock.clone(),
        clocks: record.present.clocks.clone(),
        created: record.created,
        updated: record.present.updated,
        now: record.clock.as_ref().map(|_| now),
    }
}

fn you(table: &TableState, user: UserId) -> You {
    let seats: Vec<u8> = table.history.course().effective().iter().map(|step| step.seat).collect();
    You {
        seats: table.seats_of(user),
        host: table.record.host == Some(user),
        invitation: permit::belongs(&table.record, user).then(|| table.record.invitation.clone()),
        undo_to: own_last(&seats, &table.record.seats, user).map(|to| to as u32),
        blocked: Vec::new(),
    }
}

/// The table, with everything a client needs to replay the game by itself.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path), LookQuery),
    responses((status = 200, body = Table), (status = 404, body = Problem)))]
pub async fn look(
    State(app): State<Shared>,
    caller: Caller,
    Path(id): Path<TableId>,
    Query(query): Query<LookQuery>,
) -> Outcome<Json<Table>> {
    let handle = seen(&app, &caller, id, query.invitation.as_deref()).await?;
    let user = caller.user.map(|user| user.id);
    let mut table = view(&handle.shared.read(), user, app.config.clock.now());
    if let Some(user) = user {
        hide_blocked(&app, user, &mut table).await?;
    }
    Ok(Json(table))
}

/// Words of people whom the caller has blocked. The stream carries them all: a client leaves out those of `you.blocked`.
async fn hide_blocked(app: &Shared, user: UserId, table: &mut Table) -> Outcome<()> {
    let blocked: Vec<UserId> = app.store.blocked(user).await?.into_iter().map(|row| row.user).collect();
    for said in &mut table.chat {
        if said.by.is_some_and(|by| blocked.contains(&by)) {
            said.text = None;
        }
    }
    table.you.blocked = blocked;
    Ok(())
}

/// The position in plain JSON, and the legal choices in it.
#[utoipa::path(get, path = "/api/tables/{id}/state", tag = "tables", params(("id" = String, Path), StateQuery),
    responses((status = 200, body = StateView), (status = 404, body = Problem)))]
pub async fn state(
    State(app): State<Shared>,
    caller: Caller,
    Path(id): Path<TableId>,
    Query(query): Query<StateQuery>,
) -> Outcome<Json<StateView>> {
    let handle = seen(&app, &caller, id, query.invitation.as_deref()).await?;
    // Finding the best run may take a while.
    let lang = language::of_caller();
    super::aside(move || position(&handle.shared.read(), &query, lang)).await?.map(Json)
}

fn position(table: &TableState, query: &StateQuery, lang: Lang) -> Outcome<StateView> {
    if query.seat.is_some_and(|seat| usize::from(seat) >= table.record.seats.len()) {
        return Err(Reason::NoSuchSeat.into());
    }
    let position = query.at.unwrap_or(table.record.present.position);
    let state = table.history.state_at(position as usize);
    let state = state.ok_or(Reason::GameTooShort)?;
    let wealth = standing(&state);
    let standing = wealth.iter().zip(places(&wealth)).map(|(wealth, place)| Standing {
        seat: wealth.player.seat(),
        place: place as u8,
        worth: wealth.total().0,
    });
    Ok(StateView {
        version: table.record.present.version,
        position,
        digest: digest_text(state.digest()),
        deciding: deciding(&state).map(game::PlayerId::seat),
        finished: state.is_finished(),
        table: view::table(&state, query.seat.and_then(PlayerId::in_seat), lang),
        choices: offers(&state, &choices(&state), query.seat),
        standing: standing.collect(),
    })
}

#[utoipa::path(patch, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)), request_body = Rename,
    responses((status = 204), (status = 403, body = Problem)))]
pub async fn rename(
    State(app): State<Shared>,
    person: Person,
    Path(id): Path<TableId>,
    Body(rename): Body<Rename>,
) -> Outcome<StatusCode> {
    person.limit(&app, RequestKind::Change)?;
    app.hub.ask(id, &person.user, Command::Rename(validate::name(&rename.name)?)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Delete the table: before the start, or a review.
#[utoipa::path(delete, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)),
    responses((status = 204), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub async fn delete(State(app): State<Shared>, person: Person, Path(id): Path<TableId>) -> Outcome<StatusCode> {
    person.limit(&app, RequestKind::Change)?;
    app.hub.ask(id, &person.user, Command::Delete).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "tables", params(("id" = String, Path)), request_body = Join,
    responses((status = 200, body = Table), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn join(
    State(app): State<Shared>,
    person: Person,
    Path(id): Path<TableId>,
    MaybeBody(mut join): MaybeBody<Join>,
) -> Outcome<Json<Table>> {
    person.limit(&app, RequestKind::Change)?;
    join.name = join.name.as_deref().map(validate::name).transpose()?;
    sit_down(&app, &person, id, join).await
}

/// Whoever was invited by name needs no link, and comes in when the game is underway; whoever is blocked by one of the
/// others does not come in.
pub async fn sit_down(app: &Shared, person: &Person, id: TableId, join: Join) -> Outcome<Json<Table>> {
    let others = {
        let handle = app.hub.find(id).await?;
        let table = handle.shared.read();
        table.record.seats.iter().filter_map(|seat| seat.person()).chain(table.record.host).collect()
    };
    let blocked = app.store.is_blocked_by(person.user.id, others).await?;
    let invited = app.store.is_invited(person.user.id, id).await?;
    app.hub.ask(id, &person.user, Command::Join { join, blocked, invited }).await?;
    app.store.end_invitation(person.user.id, id).await?;
    shown(app, person, id).await
}

/// Free the caller's seats before the start; in a running game a bot has them for good.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables", params(("id" = String, Path)),
    request_body = Leave, responses((status = 204), (status = 409, body = Problem)))]
pub async fn leave(
    State(app): State<Shared>,
    person: Person,
    Path(id): Path<TableId>,
    MaybeBody(leave): MaybeBody<Leave>,
) -> Outcome<StatusCode> {
    person.limit(&app, RequestKind::Change)?;
    leave.bot.as_ref().map(read_spec).transpose()?;
    app.hub.ask(id, &person.user, Command::Leave(leave)).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Table), (status = 409, body = Problem)))]
pub async fn start(State(app): State<Shared>, person: Person, Path(id): Path<TableId>) -> Outcome<Json<Table>> {
    person.limit(&app, RequestKind::Change)?;
    app.hub.ask(id, &person.user, Command::Start).await?;
    shown(&app, &person, id).await
}

async fn shown(app: &Shared, person: &Person, id: TableId) -> Outcome<Json<Table>> {
    let handle = app.hub.find(id).await?;
    let table = view(&handle.shared.read(), Some(person.user.id), app.config.clock.now());
    Ok(Json(table))
}

/// Open a new table with this game up to some action.
#[utoipa::path(post, path = "/api/tables/{id}/branch", tag = "tables", params(("id" = String, Path), LookQuery),
    request_body = Branch, responses((status = 201, body = Table), (status = 422, body = Problem)))]
pub async fn branch(
    State(app): State<Shared>,
    person: Person,
    Path(id): Path<TableId>,
    Query(query): Query<LookQuery>,
    Body(branch): Body<Branch>,
) -> Outcome<impl IntoResponse> {
    person.limit(&app, RequestKind::NewTable)?;
    let handle = app.hub.find(id).await?;
    let opening = {
        let table = handle.shared.read();
        permit::look(&table.record, Some(person.user.id), query.invitation.as_deref())?;
        let actions = table.history.course().all().get(..branch.at as usize);
        let actions = actions.ok_or(Reason::GameTooShort)?;
        let mut setup = table.record.setup.clone();
        setup.players = table.record.seats.iter().map(|seat| seat.name.clone()).collect();
        Opening {
            name: branch.name,
            access: branch.access,
            seats: seating(branch.purpose, branch.seats, setup.players.len()),
            setup,
            origin: Some(Origin::Table { table: id, at: branch.at }),
            course: actions.iter().map(|step| (step.seat, step.action.clone())).collect(),
            clock: None,
            start: true,
            wanted: Wanted::default(),
        }
    };
    super::lobby::created(super::lobby::set_up(&app, &person, opening, crate::ids::table_id()).await)
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    #[default]
    Kursbuch,
    #[serde(rename = "18xx")]
    Site,
}

#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub struct ExportQuery {
    /// `kursbuch` or `18xx`.
    #[serde(default)]
    #[param(value_type = Option<String>)]
    format: Format,
    #[serde(default)]
    invitation: Option<String>,
}

/// Download the log of the game, without undone actions.
#[utoipa::path(get, path = "/api/tables/{id}/export", tag = "tables", params(("id" = String, Path), ExportQuery),
    responses((status = 200, description = "A Kursbuch log or 18xx.games JSON"), (status = 409, body = Problem)))]
pub async fn export(
    State(app): State<Shared>,
    caller: Caller,
    Path(id): Path<TableId>,
    Query(query): Query<ExportQuery>,
) -> Outcome<impl IntoResponse> {
    let handle = seen(&app, &caller, id, query.invitation.as_deref()).await?;
    let log = to_log(&handle.shared.read());
    let text = match query.format {
        Format::Kursbuch => serde_json::to_string_pretty(&log).map_err(|why| failed(&why))?,
        Format::Site => site_text(&log)?,
    };
    let name = format!("attachment; filename=\"kursbuch-{id}.json\"");
    Ok(([(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_DISPOSITION, name)], text))
}

fn site_text(log: &Log) -> Outcome<String> {
    match wire::g18xx::export(log) {
        Ok(json) => Ok(serde_json::to_string_pretty(&json).map_err(|why| failed(&why))?),
        Err(NotExported::Profile(_) | NotExported::Option(_) | NotExported::Action { .. }) => {
            Err(Reason::NotExportable.into())
        }
        Err(NotExported::Log(why)) => Err(failed(&why).into()),
    }
}

/// Whether games of this profile are played the way 18xx.games plays them.
pub fn is_of_the_site(profile: &str) -> bool {
    profile.ends_with("-18xxgames")
}

fn failed(why: &dyn std::error::Error) -> Reason {
    tracing::error!(%why, "a table cannot be exported");
    Reason::Internal
}

fn to_log(table: &TableState) -> Log {
    let edition = table.history.state().edition();
    let entry = |step: &Step| {
        let action: &Action = &step.action;
        wire::LogEntry { action: to_wire(edition, action), digest: Some(digest_text(step.digest)) }
    };
    let actions = table.history.course().effective().iter().map(entry).collect();
    let mut setup = table.record.setup.clone();
    for (name, seat) in setup.players.iter_mut().zip(&table.record.seats) {
        if name.is_empty() {
            *name = format!("Seat {}", seat.seat + 1);
        }
    }
    Log { format: wire::FORMAT.to_owned(), setup, actions }
}
