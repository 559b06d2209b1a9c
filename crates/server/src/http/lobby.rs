//! Opening and finding tables.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use bots::{Character, Level};
use game::edition::MAX_PLAYERS;
use game::{Profile, edition};
use store::Listed;
use wire::api::{
    Catalogue, CatalogueCharacter, CatalogueLevel, CatalogueOption, CatalogueProfile, Clocks, Import, ListQuery,
    NewTable, Page, Problem, Table, TableId, TableRow, UserId, limits,
};

use super::caller::{Caller, Person};
use super::input::{Body, LargeBody, Query};
use super::tables::view;
use crate::app::Shared;
use crate::ids;
use crate::limits::RequestKind;
use crate::refused::Outcome;
use crate::table::{Opening, options, title};
use crate::validate;

#[utoipa::path(get, path = "/api/catalogue", tag = "lobby", responses((status = 200, body = Catalogue)))]
pub async fn catalogue() -> Json<Catalogue> {
    let option = |name: &'static str| CatalogueOption { name: name.to_owned() };
    let profile = |profile: Profile| CatalogueProfile {
        name: profile.name().to_owned(),
        title: title(profile).to_owned(),
        players: (1..=MAX_PLAYERS as u8).filter(|players| edition(profile).seats(*players).is_some()).collect(),
        options: options(profile).into_iter().map(option).collect(),
        exports_18xx: super::tables::is_of_the_site(profile.name()),
    };
    Json(Catalogue {
        profiles: Profile::all().map(profile).collect(),
        levels: Level::ALL.iter().map(|level| CatalogueLevel { name: level.to_string() }).collect(),
        characters: Character::ALL.iter().map(|kind| CatalogueCharacter { name: kind.to_string() }).collect(),
    })
}

/// List tables: those first that were opened, started or ended last.
#[utoipa::path(get, path = "/api/tables", tag = "lobby", params(ListQuery),
    responses((status = 200, body = Page), (status = 400, body = Problem)))]
pub async fn list(State(app): State<Shared>, caller: Caller, Query(query): Query<ListQuery>) -> Outcome<Json<Page>> {
    query.search.as_deref().map(validate::search).transpose()?;
    let limit = query.limit.unwrap_or(50).clamp(1, limits::PAGE);
    let user = caller.user.map(|user| user.id);
    let found = app.store.tables(&query, user.into(), limit).await?;
    let tables = found.tables.into_iter().map(|listed| to_row(listed, user)).collect();
    Ok(Json(Page { tables, next: found.next }))
}

pub fn to_row(Listed { since, table }: Listed, user: Option<UserId>) -> TableRow {
    let own = table.seats.iter().filter(|seat| user.is_some_and(|user| seat.held_by(user)));
    TableRow {
        id: table.id,
        yours: own.map(|seat| seat.seat).collect(),
        name: table.name,
        profile: table.setup.profile,
        options: table.setup.options,
        wanted: table.wanted,
        since,
        access: table.access,
        status: table.present.status,
        seats: table.seats,
        deciding: table.present.deciding,
        position: table.present.position,
        progress: table.present.progress,
        runs_out: table.present.clocks.as_ref().and_then(Clocks::runs_out),
        clock: table.clock,
        created: table.created,
        updated: table.present.updated,
    }
}

#[utoipa::path(post, path = "/api/tables", tag = "lobby", request_body = NewTable,
    responses((status = 201, body = Table), (status = 422, body = Problem)))]
pub async fn open(State(app): State<Shared>, person: Person, Body(new): Body<NewTable>) -> Outcome<impl IntoResponse> {
    person.limit(&app, RequestKind::NewTable)?;
    created(set_up(&app, &person, Opening::new_game(new)?, ids::table_id()).await)
}

/// Import a Kursbuch log or 18xx.games JSON, to play on or to review.
#[utoipa::path(post, path = "/api/tables/import", tag = "lobby", request_body = Import,
    responses((status = 201, body = Table), (status = 422, body = Problem)))]
pub async fn import(
    State(app): State<Shared>,
    person: Person,
    LargeBody(import): LargeBody<Import>,
) -> Outcome<impl IntoResponse> {
    person.limit(&app, RequestKind::NewTable)?;
    let opening = super::aside(move || Opening::import(import)).await??;
    created(set_up(&app, &person, opening, ids::table_id()).await)
}

pub fn created(table: Outcome<Table>) -> Outcome<impl IntoResponse> {
    table.map(|table| (StatusCode::CREATED, Json(table)))
}

pub async fn set_up(app: &Shared, person: &Person, opening: Opening, id: TableId) -> Outcome<Table> {
    let user = person.user.clone();
    let at = app.config.clock.now();
    let (record, entries) = super::aside(move || opening.open(id, &user, at)).await??;
    let handle = app.hub.open(&record, &entries).await?;
    Ok(view(&handle.shared.read(), Some(person.user.id), at))
}
