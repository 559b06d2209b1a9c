//! Personal access tokens of programs.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use store::Token;
use wire::api::{NewToken, Problem, TokenRow, TokenWithSecret, limits};

use super::caller::Person;
use super::input::{Body, Path};
use crate::app::Shared;
use crate::limits::RequestKind;
use crate::reason::Reason;
use crate::refused::Outcome;
use crate::{ids, secrets, sessions, validate};

pub fn to_row(token: &Token) -> TokenRow {
    TokenRow {
        id: token.id.to_string(),
        name: token.name.clone(),
        scopes: token.scopes.clone(),
        created: token.created,
        expires: token.expires,
        seen: token.seen,
    }
}

#[utoipa::path(get, path = "/api/me/tokens", tag = "programs", responses((status = 200, body = Vec<TokenRow>)))]
pub async fn list(State(app): State<Shared>, person: Person) -> Outcome<Json<Vec<TokenRow>>> {
    let tokens = app.store.tokens(person.user.id).await?;
    Ok(Json(tokens.iter().map(to_row).collect()))
}

/// A new token. It is shown once.
#[utoipa::path(post, path = "/api/me/tokens", tag = "programs", request_body = NewToken,
    responses((status = 201, body = TokenWithSecret), (status = 422, body = Problem)))]
pub async fn create(
    State(app): State<Shared>,
    person: Person,
    Body(new): Body<NewToken>,
) -> Outcome<impl IntoResponse> {
    person.limit(&app, RequestKind::SignIn)?;
    if new.scopes.is_empty() {
        return Err(Reason::NoScope.into());
    }
    if app.store.tokens(person.user.id).await?.len() >= limits::TOKENS {
        return Err(Reason::TooManyTokens { max: limits::TOKENS }.into());
    }
    let secret = format!("{}{}", sessions::PROGRAM, secrets::token());
    let mut scopes = new.scopes;
    scopes.sort_unstable();
    scopes.dedup();
    let token = Token {
        id: ids::number(),
        user: person.user.id,
        name: validate::name(&new.name)?,
        hash: secrets::hash(&secret),
        scopes,
        created: app.config.clock.now(),
        expires: new.expires,
        seen: None,
    };
    let row = to_row(&token);
    app.store.add_token(token).await?;
    Ok((StatusCode::CREATED, Json(TokenWithSecret { row, token: secret })))
}

#[utoipa::path(delete, path = "/api/me/tokens/{id}", tag = "programs", params(("id" = String, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
pub async fn revoke(State(app): State<Shared>, person: Person, Path(id): Path<u64>) -> Outcome<StatusCode> {
    person.limit(&app, RequestKind::Change)?;
    if !app.store.end_token(person.user.id, id).await? {
        return Err(Reason::NotFound.into());
    }
    app.sessions.forget(person.user.id);
    Ok(StatusCode::NO_CONTENT)
}
