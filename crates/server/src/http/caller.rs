//! Extractors for the caller, from the session cookie.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::COOKIE as COOKIE_HEADER;
use axum::http::request::Parts;
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use store::User;

use super::guard::{self, Peer};
use super::{device, scopes};
use crate::app::{App, Shared};
use crate::limits::{RequestKind, Who};
use crate::reason::Reason;
use crate::refused::{Outcome, Refused};
use crate::sessions::LIFETIME;

const COOKIE: &str = "kursbuch";
/// Letters of a session token.
const TOKEN: usize = 64;

/// Anybody.
pub struct Caller {
    pub user: Option<Arc<User>>,
    /// Of the session, if there is one.
    pub token: Option<String>,
    pub address: IpAddr,
}

/// Somebody who is signed in.
pub struct Person {
    pub user: Arc<User>,
    pub token: String,
}

impl FromRequestParts<Shared> for Caller {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Outcome<Caller> {
        let address = guard::address(app, &parts.headers, parts.extensions.get::<Peer>());
        // With the token of a program, cookies do not count: such requests are not checked for their origin.
        let token = match scopes::bearer(&parts.headers) {
            Some(bearer) => Some(bearer.to_owned()),
            None => read_cookie(&parts.headers),
        };
        let access = match &token {
            Some(token) => app.sessions.access(token).await?,
            None => None,
        };
        if let (Some(access), Some(token)) = (&access, &token) {
            app.sessions.saw(access.user.id).await;
            app.sessions.used(token, access, &device::name(&parts.headers)).await;
        }
        Ok(Caller { user: access.map(|access| access.user), token, address })
    }
}

impl FromRequestParts<Shared> for Person {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Outcome<Person> {
        let caller = Caller::from_request_parts(parts, app).await?;
        match (caller.user, caller.token) {
            (Some(user), Some(token)) => Ok(Person { user, token }),
            (None, _) | (_, None) => Err(Reason::SignInFirst.into()),
        }
    }
}

impl Person {
    pub fn limit(&self, app: &App, kind: RequestKind) -> Outcome<()> {
        app.limits.check(kind, Who::Person(self.user.id))
    }
}

/// The first that can be a token. Not by way of a `CookieJar`, which would take in all cookies of every request.
fn read_cookie(headers: &HeaderMap) -> Option<String> {
    let texts = headers.get_all(COOKIE_HEADER).iter().filter_map(|value| value.to_str().ok());
    let cookies = texts.flat_map(Cookie::split_parse).flatten();
    let mut tokens = cookies.filter(|cookie| cookie.name() == COOKIE && cookie.value().len() == TOKEN);
    tokens.next().map(|cookie| cookie.value().to_owned())
}

/// Sets the session cookie: not for scripts, not for other sites, and where there is TLS not without it.
pub fn session_cookie(app: &App, token: String) -> CookieJar {
    cookie(app, token, LIFETIME.as_secs())
}

/// Removes the session cookie.
pub fn no_cookie(app: &App) -> CookieJar {
    cookie(app, String::new(), 0)
}

fn cookie(app: &App, token: String, seconds: u64) -> CookieJar {
    let mut cookie = Cookie::new(COOKIE, token);
    cookie.set_path("/");
    cookie.set_max_age(time::Duration::seconds(seconds as i64));
    cookie.set_http_only(true);
    cookie.set_same_site(SameSite::Strict);
    if app.config.is_https() {
        cookie.set_secure(true);
    }
    CookieJar::new().add(cookie)
}
