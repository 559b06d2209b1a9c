//! Guests, registered people, sessions.

use axum::Json;
use axum::extract::State;
use axum::http::header::{HeaderMap, SET_COOKIE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::IntoResponse;
use store::User;
use wire::api::{
    ChangePassword, DeleteAccount, Key, Me, MeWithKey, NewGuest, PersonKind, Problem, ProblemCode, Register, Rename,
    SignIn,
};

use super::caller::{Caller, Person, clear_cookie, write_cookie};
use super::input::{Body, MaybeBody};
use crate::app::Shared;
use crate::limits::{Kind, Who};
use crate::refused::{Outcome, Refused};
use crate::table::Command;
use crate::{chance, password, words};

fn to_me(user: &User) -> Me {
    let kind = if user.password.is_some() { PersonKind::Registered } else { PersonKind::Guest };
    Me { user: user.id, name: user.name.clone(), kind }
}

fn with_cookie(cookie: HeaderValue) -> HeaderMap {
    HeaderMap::from_iter([(SET_COOKIE, cookie)])
}

/// The same for every reason: it does not say who exists.
fn wrong_credentials() -> Refused {
    Refused::Because(ProblemCode::WrongCredentials, "Name and password, or key, are not known here.".to_owned())
}

/// Play at once.
#[utoipa::path(post, path = "/api/guests", tag = "people", request_body = NewGuest,
    responses((status = 201, body = MeWithKey), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn new_guest(
    State(app): State<Shared>,
    caller: Caller,
    Body(new): Body<NewGuest>,
) -> Outcome<impl IntoResponse> {
    app.limits.check(Kind::NewPerson, Who::Address(caller.address))?;
    let (key, now) = (chance::secret(), chance::now());
    let user = User {
        id: chance::user_id(),
        name: words::name(&new.name)?,
        name_key: None,
        password: None,
        key: Some(chance::hash(&key)),
        created: now,
        seen: now,
    };
    app.store.add_user(&user).await?;
    let token = app.sessions.begin(user.id, caller.token.as_deref()).await?;
    let me = MeWithKey { me: to_me(&user), key };
    Ok((StatusCode::CREATED, with_cookie(write_cookie(&app, &token)), Json(me)))
}

/// Keep one's games across devices. A guest becomes registered and keeps everything.
#[utoipa::path(post, path = "/api/users", tag = "people", request_body = Register,
    responses((status = 201, body = Me), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub async fn register(
    State(app): State<Shared>,
    caller: Caller,
    Body(new): Body<Register>,
) -> Outcome<impl IntoResponse> {
    app.limits.check(Kind::NewPerson, Who::Address(caller.address))?;
    let name = words::name(&new.name)?;
    words::password(&new.password)?;
    let hash = password::hash(new.password).await?;
    let name_key = Some(words::name_key(&name));
    let guest = caller.user.filter(|user| user.password.is_none());
    let user = match guest {
        Some(guest) => {
            let user = User { name, name_key, password: Some(hash), key: None, ..User::clone(&guest) };
            app.store.change_user(&user).await?;
            // The key has served; whoever else holds it is out.
            app.sessions.end_all(user.id, None).await?;
            user
        }
        None => {
            let (id, now) = (chance::user_id(), chance::now());
            let user = User { id, name, name_key, password: Some(hash), key: None, created: now, seen: now };
            app.store.add_user(&user).await?;
            user
        }
    };
    let token = app.sessions.begin(user.id, caller.token.as_deref()).await?;
    Ok((StatusCode::CREATED, with_cookie(write_cookie(&app, &token)), Json(to_me(&user))))
}

/// By name and password. Always a new session.
#[utoipa::path(post, path = "/api/session", tag = "people", request_body = SignIn,
    responses((status = 200, body = Me), (status = 401, body = Problem), (status = 429, body = Problem)))]
pub async fn sign_in(
    State(app): State<Shared>,
    caller: Caller,
    Body(sign_in): Body<SignIn>,
) -> Outcome<impl IntoResponse> {
    let name_key = words::name_key(sign_in.name.trim());
    app.limits.check(Kind::SignIn, Who::Address(caller.address))?;
    app.limits.check(Kind::SignIn, Who::Name(name_key.chars().take(40).collect()))?;
    let user = app.store.user_named(&name_key).await?;
    let hash = user.as_ref().and_then(|user| user.password.clone());
    let known = password::verify(sign_in.password, hash).await?;
    let user = user.filter(|_| known).ok_or_else(wrong_credentials)?;
    let token = app.sessions.begin(user.id, caller.token.as_deref()).await?;
    Ok((with_cookie(write_cookie(&app, &token)), Json(to_me(&user))))
}

/// By a guest's key.
#[utoipa::path(post, path = "/api/session/key", tag = "people", request_body = Key,
    responses((status = 200, body = Me), (status = 401, body = Problem), (status = 429, body = Problem)))]
pub async fn sign_in_by_key(
    State(app): State<Shared>,
    caller: Caller,
    Body(key): Body<Key>,
) -> Outcome<impl IntoResponse> {
    app.limits.check(Kind::SignIn, Who::Address(caller.address))?;
    let user = app.store.user_with_key(&chance::hash(&key.key)).await?.ok_or_else(wrong_credentials)?;
    let token = app.sessions.begin(user.id, caller.token.as_deref()).await?;
    Ok((with_cookie(write_cookie(&app, &token)), Json(to_me(&user))))
}

/// Here only.
#[utoipa::path(delete, path = "/api/session", tag = "people", responses((status = 204)))]
pub async fn sign_out(State(app): State<Shared>, person: Person) -> Outcome<impl IntoResponse> {
    app.sessions.end(&person.token).await?;
    Ok((StatusCode::NO_CONTENT, with_cookie(clear_cookie(&app))))
}

#[utoipa::path(delete, path = "/api/sessions", tag = "people", responses((status = 204)))]
pub async fn sign_out_everywhere(State(app): State<Shared>, person: Person) -> Outcome<impl IntoResponse> {
    app.sessions.end_all(person.user.id, None).await?;
    Ok((StatusCode::NO_CONTENT, with_cookie(clear_cookie(&app))))
}

#[utoipa::path(get, path = "/api/me", tag = "people",
    responses((status = 200, body = Me), (status = 401, body = Problem)))]
pub async fn me(person: Person) -> Json<Me> {
    Json(to_me(&person.user))
}

#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = Rename,
    responses((status = 200, body = Me), (status = 409, body = Problem)))]
pub async fn rename(State(app): State<Shared>, person: Person, Body(rename): Body<Rename>) -> Outcome<Json<Me>> {
    person.limit(&app, Kind::Change)?;
    let name = words::name(&rename.name)?;
    let name_key = person.user.name_key.as_ref().map(|_| words::name_key(&name));
    let user = User { name, name_key, ..User::clone(&person.user) };
    app.store.change_user(&user).await?;
    app.sessions.forget(user.id);
    Ok(Json(to_me(&user)))
}

/// Every other session ends.
#[utoipa::path(post, path = "/api/me/password", tag = "people", request_body = ChangePassword,
    responses((status = 204), (status = 401, body = Problem)))]
pub async fn change_password(
    State(app): State<Shared>,
    person: Person,
    Body(change): Body<ChangePassword>,
) -> Outcome<impl IntoResponse> {
    person.limit(&app, Kind::SignIn)?;
    must_know_password(&person, change.old).await?;
    words::password(&change.new)?;
    let password = Some(password::hash(change.new).await?);
    let user = User { password, ..User::clone(&person.user) };
    app.store.change_user(&user).await?;
    app.sessions.end_all(user.id, None).await?;
    let token = app.sessions.begin(user.id, None).await?;
    Ok((StatusCode::NO_CONTENT, with_cookie(write_cookie(&app, &token))))
}

async fn must_know_password(person: &Person, password: String) -> Outcome<()> {
    if password::verify(password, person.user.password.clone()).await? {
        return Ok(());
    }
    Err(wrong_credentials())
}

/// A guest's new key; the old one is void.
#[utoipa::path(post, path = "/api/me/key", tag = "people",
    responses((status = 200, body = MeWithKey), (status = 409, body = Problem)))]
pub async fn new_key(State(app): State<Shared>, person: Person) -> Outcome<Json<MeWithKey>> {
    person.limit(&app, Kind::SignIn)?;
    if person.user.password.is_some() {
        return Err(Refused::conflict("Registered people sign in with their password."));
    }
    let key = chance::secret();
    let user = User { key: Some(chance::hash(&key)), ..User::clone(&person.user) };
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
    person.limit(&app, Kind::SignIn)?;
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
    Ok((StatusCode::NO_CONTENT, with_cookie(clear_cookie(&app))))
}
