//! A person's mail address: verified by a link, good for alerts and for a new password.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect};
use store::{Contact, MailLink, Purpose, User};
use view::Lang;
use wire::api::{AlertChannel, MailAddress, MailToken, Me, Millis, Problem, ResetPassword, UserId};

use super::caller::{Caller, Person, session_cookie};
use super::input::{Body, Path};
use super::language;
use super::people::to_me;
use crate::alerts::{self, Letter, Undelivered};
use crate::app::{App, Shared};
use crate::limits::{RequestKind, Who};
use crate::reason::Reason;
use crate::refused::Outcome;
use crate::{password, secrets, validate};

/// How long a link is good for.
const VERIFY: Millis = 24 * 3_600_000;
const RESET: Millis = 30 * 60_000;
/// People with the same address who get a link to a new password, at most.
const ACCOUNTS: usize = 5;
/// Pauses between the tries to send a mail that somebody waits for.
const AGAIN: [Duration; 3] = [Duration::from_secs(2), Duration::from_secs(15), Duration::from_secs(60)];

/// Sends a link to the address; with a click on it, it is the person's.
#[utoipa::path(put, path = "/api/me/mail", tag = "alerts", request_body = MailAddress,
    responses((status = 202), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn set_mail(
    State(app): State<Shared>,
    person: Person,
    Body(new): Body<MailAddress>,
) -> Outcome<impl IntoResponse> {
    let to = alerts::address(&new.mail)?;
    let mail = to.to_string();
    person.limit(&app, RequestKind::Mail)?;
    app.limits.check(RequestKind::Mail, Who::Name(mail.to_lowercase()))?;
    let lang = language::of_caller();
    let contact = alerts::contact(&app, person.user.id, lang).await?;
    let contact = Contact { pending: Some(mail.clone()), language: lang.code().to_owned(), ..contact };
    app.store.drop_mail_links(person.user.id, Purpose::Verify).await?;
    let token = new_link(&app, person.user.id, Purpose::Verify, mail, VERIFY).await?;
    alerts::reach(&app, contact).await?;
    let link = format!("{}/#verify={token}", app.alerts.base);
    post(&app, alerts::verify_letter(to, &person.user.name, &link, letter_id("verify", &token), lang));
    Ok(StatusCode::ACCEPTED)
}

/// The person has no address any more.
#[utoipa::path(delete, path = "/api/me/mail", tag = "alerts", responses((status = 204), (status = 401, body = Problem)))]
pub async fn remove_mail(State(app): State<Shared>, person: Person) -> Outcome<impl IntoResponse> {
    person.limit(&app, RequestKind::Change)?;
    let contact = alerts::contact(&app, person.user.id, language::of_caller()).await?;
    app.store.drop_mail_links(person.user.id, Purpose::Verify).await?;
    app.store.drop_mail_links(person.user.id, Purpose::Reset).await?;
    alerts::reach(&app, Contact { mail: None, pending: None, ..contact }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// With the token of the link that was mailed; works once.
#[utoipa::path(post, path = "/api/mail/verify", tag = "alerts", request_body = MailToken,
    responses((status = 204), (status = 409, body = Problem), (status = 429, body = Problem)))]
pub async fn verify_mail(
    State(app): State<Shared>,
    caller: Caller,
    Body(link): Body<MailToken>,
) -> Outcome<impl IntoResponse> {
    app.limits.check(RequestKind::SignIn, Who::Address(caller.address))?;
    let link = take_link(&app, &link.token, Purpose::Verify).await?;
    let contact = app.store.contact(link.user).await?.ok_or(Reason::LinkVoid)?;
    if contact.pending.as_deref() != Some(link.mail.as_str()) {
        return Err(Reason::LinkVoid.into());
    }
    alerts::reach(&app, Contact { mail: Some(link.mail), pending: None, ..contact }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Mails a link to a new password, if the address is somebody's. The answer is the same if it is not, and as fast.
#[utoipa::path(post, path = "/api/password/reset", tag = "people", request_body = MailAddress,
    responses((status = 202), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn ask_reset(
    State(app): State<Shared>,
    caller: Caller,
    Body(address): Body<MailAddress>,
) -> Outcome<impl IntoResponse> {
    let mail_key = alerts::address(&address.mail)?.to_string().to_lowercase();
    app.limits.check(RequestKind::Mail, Who::Address(caller.address))?;
    app.limits.check(RequestKind::Mail, Who::Name(mail_key.clone()))?;
    let lang = language::of_caller();
    // Whether there is anybody is found out after the answer.
    tokio::spawn(async move {
        if let Err(failure) = mail_resets(&app, &mail_key, lang).await {
            tracing::warn!(?failure, "a link to a new password was not mailed");
        }
    });
    Ok(StatusCode::ACCEPTED)
}

async fn mail_resets(app: &Shared, mail_key: &str, lang: Lang) -> Outcome<()> {
    let people = app.store.people_with_mail(mail_key).await?;
    for id in people.into_iter().take(ACCOUNTS) {
        let user = app.store.user(id).await?.filter(|user| user.password.is_some());
        let mail = app.store.contact(id).await?.and_then(|contact| contact.mail);
        let (Some(user), Some(mail)) = (user, mail) else { continue };
        let to = alerts::address(&mail)?;
        let token = new_link(app, id, Purpose::Reset, mail, RESET).await?;
        let link = format!("{}/#reset={token}", app.alerts.base);
        post(app, alerts::reset_letter(to, &user.name, &link, letter_id("reset", &token), lang));
    }
    Ok(())
}

/// A new password by a link that was mailed. Works once, ends all sessions, and begins a new one.
#[utoipa::path(post, path = "/api/password", tag = "people", request_body = ResetPassword,
    responses((status = 200, body = Me), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub async fn reset_password(
    State(app): State<Shared>,
    caller: Caller,
    Body(reset): Body<ResetPassword>,
) -> Outcome<impl IntoResponse> {
    app.limits.check(RequestKind::SignIn, Who::Address(caller.address))?;
    // First, so that a password that is too short does not use up the link.
    validate::password(&reset.password)?;
    let link = take_link(&app, &reset.token, Purpose::Reset).await?;
    let user = app.store.user(link.user).await?.filter(|user| user.password.is_some()).ok_or(Reason::LinkVoid)?;
    let contact = app.store.contact(link.user).await?.ok_or(Reason::LinkVoid)?;
    if contact.mail.as_deref() != Some(link.mail.as_str()) {
        return Err(Reason::LinkVoid.into());
    }
    let user = User { password: Some(password::hash(reset.password).await?), ..user };
    app.store.change_user(&user).await?;
    app.sessions.end_all(user.id, None).await?;
    let token = app.sessions.begin(user.id, caller.token.as_deref()).await?;
    Ok((session_cookie(&app, token), Json(to_me(&user))))
}

/// One click (RFC 8058): no more mail about games. The signed link needs no session; what is in the body does not matter.
#[utoipa::path(post, path = "/api/unsubscribe/{token}", tag = "alerts", params(("token" = String, Path)),
    responses((status = 204), (status = 409, body = Problem)))]
pub async fn unsubscribe(
    State(app): State<Shared>,
    caller: Caller,
    Path(token): Path<String>,
) -> Outcome<impl IntoResponse> {
    app.limits.check(RequestKind::Change, Who::Address(caller.address))?;
    let user = app.alerts.keys().await?.read_unsubscribe(&token).ok_or(Reason::LinkVoid)?;
    // Whoever has deleted the account gets no mail, either.
    if let Some(mut contact) = app.store.contact(user).await? {
        contact.settings.switch_all(AlertChannel::Mail, false);
        alerts::reach(&app, contact).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Mail programs that only look get to the page, where a person decides.
#[utoipa::path(get, path = "/api/unsubscribe/{token}", tag = "alerts", params(("token" = String, Path)),
    responses((status = 303)))]
pub async fn unsubscribe_page(Path(token): Path<String>) -> impl IntoResponse {
    let is_plain = token.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'.');
    Redirect::to(&if is_plain { format!("/#unsubscribe={token}") } else { "/".to_owned() })
}

/// Only the hash is kept.
async fn new_link(app: &App, user: UserId, purpose: Purpose, mail: String, good_for: Millis) -> Outcome<String> {
    let token = secrets::token();
    let expires = app.config.clock.now() + good_for;
    app.store.add_mail_link(&MailLink { token: secrets::hash(&token), user, purpose, mail, expires }).await?;
    Ok(token)
}

async fn take_link(app: &App, token: &str, purpose: Purpose) -> Outcome<MailLink> {
    let link = app.store.take_mail_link(&secrets::hash(token), purpose, app.config.clock.now()).await?;
    Ok(link.ok_or(Reason::LinkVoid)?)
}

/// Names a mail without giving its link away.
fn letter_id(kind: &str, token: &str) -> String {
    let hash: String = secrets::hash(token).iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    format!("{kind}-{hash}")
}

/// In the background. It holds a secret, so that it waits in memory, not in the outbox: lost with the process, and whoever
/// waits for it asks again.
fn post(app: &Shared, letter: Letter) {
    let app = app.clone();
    tokio::spawn(async move {
        let mut pauses = AGAIN.into_iter();
        while let Err(Undelivered::Later(why)) = app.alerts.mailer.send(&letter).await {
            let Some(pause) = pauses.next() else {
                tracing::warn!(why, "a mail that somebody waits for was not sent");
                return;
            };
            tokio::time::sleep(pause).await;
        }
    });
}
