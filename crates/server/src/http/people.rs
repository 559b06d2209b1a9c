//! Guests, registered people, sessions.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use store::{Standing, User};
use wire::api::{ChangeMe, ChangePassword, DeleteAccount, Key, Me, MeWithKey, NewGuest, Problem, Register, SignIn};

use super::caller::{Caller, Person, no_cookie, session_cookie};
use super::input::{Body, MaybeBody};
use super::profile::kind;
use crate::app::Shared;
use crate::limits::{RequestKind, Who};
use crate::reason::Reason;
use crate::refused::Outcome;
use crate::table::Command;
use crate::{ids, password, secrets, validate};

pub fn to_me(user: &User) -> Me {
    let standing = &user.standing;
    Me { user: user.id, name: user.name.clone(), kind: kind(user), program: standing.program, admin: standing.admin }
}

/// Play without an account.
#[utoipa::path(post, path = "/api/guests", tag = "people", request_body = NewGuest,
    responses((status = 201, body = MeWithKey), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn new_guest(
    State(app): State<Shared>,
    caller: Caller,
    Body(new): Body<NewGuest>,
) -> Outcome<impl IntoResponse> {
    app.limits.check(RequestKind::NewPerson, Who::Address(caller.address))?;
    let (key, now) = (secrets::token(), app.config.clock.now());
    let user = User {
        id: ids::user_id(),
        name: validate::name(&new.name)?,
        name_key: None,
        password: None,
        key: Some(secrets::hash(&key)),
        created: now,
        seen: now,
        standing: Standing::default(),
        calendar: None,
    };
    app.store.add_user(&user).await?;
    let token = app.sessions.begin(user.id, caller.token.as_deref()).await?;
    let me = MeWithKey { me: to_me(&user), key };
    Ok((StatusCode::CREATED, session_cookie(&app, token), Json(me)))
}

/// Create an account. A guest becomes registered and keeps everything.
#[utoipa::path(post, path = "/api/users", tag = "people", request_body = Register,
    responses((status = 201, body = Me), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub async fn register(
    State(app): State<Shared>,
    caller: Caller,
    Body(new): Body<Register>,
) -> Outcome<impl IntoResponse> {
    app.limits.check(RequestKind::NewPerson, Who::Address(caller.address))?;
    let name = validate::name(&new.name)?;
    validate::password(&new.password)?;
    let hash = password::hash(new.password).await?;
    let name_key = Some(validate::name_key(&name));
    let guest = caller.user.filter(|user| user.password.is_none());
    // Whoever sets up a club registers first.
    let admin = !app.store.has_registered().await?;
    let standing = Standing { program: new.program, admin, ban: None };
    let user = match guest {
        Some(guest) => {
            let user = User { name, name_key, password: Some(hash), key: None, standing, ..User::clone(&guest) };
            app.store.change_user(&user).await?;
            // The guest's key is void; everyone who signed in with it is signed out.
            app.sessions.end_all(user.id, None).await?;
            user
        }
        None => {
            let (id, now) = (ids::user_id(), app.config.clock.now());
            let (password, created, seen) = (Some(hash), now, now);
            let user = User { id, name, name_key, password, key: None, created, seen, calendar: None, standing };
            app.store.add_user(&user).await?;
            user
        }
    };
    let token = app.sessions.begin(user.id, caller.token.as_deref()).await?;
    Ok((StatusCode::CREATED, session_cookie(&app, token), Json(to_me(&user))))
}

/// Sign in with name and password. Always starts a new session.
#[utoipa::path(post, path = "/api/session", tag = "people", request_body = SignIn,
    responses((status = 200, body = Me), (status = 401, body = Problem), (status = 429, body = Problem)))]
pub async fn sign_in(
    State(app): State<Shared>,
    caller: Caller,
    Body(sign_in): Body<SignIn>,
) -> Outcome<impl IntoResponse> {
    let name_key = validate::name_key(sign_in.name.trim());
    app.limits.check(RequestKind::SignIn, Who::Address(caller.address))?;
    app.limits.check(RequestKind::SignIn, Who::Name(name_key.chars().take(40).collect()))?;
    let user = app.store.user_named(&name_key).await?;
    let hash = user.as_ref().and_then(|user| user.password.clone());
    let known = password::verify(sign_in.password, hash).await?;
    let user = user.filter(|_| known).ok_or(Reason::WrongCredentials)?;
    must_not_be_banned(&app, &user)?;
    let token = app.sessions.begin(user.id, caller.token.as_deref()).await?;
    Ok((session_cookie(&app, token), Json(to_me(&user))))
}

fn must_not_be_banned(app: &Shared, user: &User) -> Outcome<()> {
    match user.standing.ban.as_ref().filter(|ban| ban.holds(app.config.clock.now())) {
        Some(ban) => Err(Reason::Banned { reason: ban.reason.clone() }.into()),
        None => Ok(()),
    }
}

/// Sign in with a guest's key.
#[utoipa::path(post, path = "/api/session/key", tag = "people", request_body = Key,
    responses((status = 200, body = Me), (status = 401, body = Problem), (status = 429, body = Problem)))]
pub async fn sign_in_by_key(
    State(app): State<Shared>,
    caller: Caller,
    Body(key): Body<Key>,
) -> Outcome<impl IntoResponse> {
    app.limits.check(RequestKind::SignIn, Who::Address(caller.address))?;
    let user = app.store.user_with_key(&secrets::hash(&key.key)).await?.ok_or(Reason::WrongCredentials)?;
    must_not_be_banned(&app, &user)?;
    let token = app.sessions.begin(user.id, caller.token.as_deref()).await?;
    Ok((session_cookie(&app, token), Json(to_me(&user))))
}

/// Sign out here.
#[utoipa::path(delete, path = "/api/session", tag = "people", responses((status = 204)))]
pub async fn sign_out(State(app): State<Shared>, person: Person) -> Outcome<impl IntoResponse> {
    app.sessions.end(&person.token).await?;
    Ok((StatusCode::NO_CONTENT, no_cookie(&app)))
}

/// Sign out everywhere.
#[utoipa::path(delete, path = "/api/sessions", tag = "people", responses((status = 204)))]
pub async fn sign_out_everywhere(State(app): State<Shared>, person: Person) -> Outcome<impl IntoResponse> {
    app.sessions.end_all(person.user.id, None).await?;
    Ok((StatusCode::NO_CONTENT, no_cookie(&app)))
}

#[utoipa::path(get, path = "/api/me", tag = "people",
    responses((status = 200, body = Me), (status = 401, body = Problem)))]
pub async fn me(person: Person) -> Json<Me> {
    Json(to_me(&person.user))
}

#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = ChangeMe,
    responses((status = 200, body = Me), (status = 409, body = Problem)))]
pub async fn rename(State(app): State<Shared>, person: Person, Body(change): Body<ChangeMe>) -> Outcome<Json<Me>> {
    person.limit(&app, RequestKind::Change)?;
    let mut user = User::clone(&person.user);
    if let Some(name) = &change.name {
        user.name = validate::name(name)?;
        user.name_key = user.name_key.as_ref().map(|_| validate::name_key(&user.name));
    }
    user.standing.program = change.program.unwrap_or(user.standing.program);
    app.store.change_user(&user).await?;
    app.sessions.forget(user.id);
    Ok(Json(to_me(&user)))
}

/// Ends every other session.
#[utoipa::path(post, path = "/api/me/password", tag = "people", request_body = ChangePassword,
    responses((status = 204), (status = 401, body = Problem)))]
pub async fn change_password(
    State(app): State<Shared>,
    person: Person,
    Body(change): Body<ChangePassword>,
) -> Outcome<impl IntoResponse> {
    person.limit(&app, RequestKind::SignIn)?;
    must_know_password(&person, change.old).await?;
    validate::password(&change.new)?;
    let password = Some(password::hash(change.new).await?);
    let user = User { password, ..User::clone(&person.user) };
    app.store.change_user(&user).await?;
    app.sessions.end_all(user.id, None).await?;
    let token = app.sessions.begin(user.id, None).await?;
    Ok((StatusCode::NO_CONTENT, session_cookie(&app, token)))
}

async fn must_know_password(person: &Person, password: String) -> Outcome<()> {
    if password::verify(password, person.user.password.clone()).await? {
        return Ok(());
    }
    Err(Reason::WrongCredentials.into())
}

/// A new key for a guest; the old one becomes void.
#[utoipa::path(post, path = "/api/me/key", tag = "people",
    responses((status = 200, body = MeWithKey), (status = 409, body = Problem)))]
pub async fn new_key(State(app): State<Shared>, person: Person) -> Outcome<Json<MeWithKey>> {
    person.limit(&app, RequestKind::SignIn)?;
    if person.user.password.is_some() {
        return Err(Reason::HasPassword.into());
    }
    let key = secrets::token();
    let user = User { key: Some(secrets::hash(&key)), ..User::clone(&person.user) };
    app.store.change_user(&user).await?;
    app.sessions.forget(user.id);
    Ok(Json(MeWithKey { me: to_me(&user), key }))
}

/// Other people's games stay.
#[utoipa::path(delete, path = "/api/me", tag = "people", request_body = DeleteAccount,
    responses((status = 204), (status = 401, body = Problem)))]
pub async fn delete_account(
    State(app): State<Shared>,
    person: Person,
    MaybeBody(delete): MaybeBody<DeleteAccount>,
) -> Outcome<impl IntoResponse> {
    person.limit(&app, RequestKind::SignIn)?;
    if person.user.password.is_some() {
        must_know_password(&person, delete.password.unwrap_or_default()).await?;
    }
    let id = person.user.id;
    for table in app.store.tables_of(id).await? {
        app.hub.ask(table, &person.user, Command::Forget).await?;
    }
    let spoken = app.store.delete_user(id).await?;
    app.sessions.forget(id);
    app.hub.refresh(&spoken).await;
    Ok((StatusCode::NO_CONTENT, no_cookie(&app)))
}
