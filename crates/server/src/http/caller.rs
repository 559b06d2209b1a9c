//! Who calls: from the session cookie.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::{self, HeaderMap, HeaderValue};
use axum::http::request::Parts;
use store::User;
use wire::api::ProblemCode;

use super::guard::{self, Peer};
use crate::app::{App, Shared};
use crate::limits::{Kind, Who};
use crate::refused::{Outcome, Refused};
use crate::sessions::LIFETIME;

const COOKIE: &str = "kursbuch";

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
        let token = read_cookie(&parts.headers);
        let user = match &token {
            Some(token) => app.sessions.find(token).await?,
            None => None,
        };
        if let Some(user) = &user {
            app.sessions.saw(user.id).await;
        }
        Ok(Caller { user, token, address })
    }
}

impl FromRequestParts<Shared> for Person {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Outcome<Person> {
        let caller = Caller::from_request_parts(parts, app).await?;
        match (caller.user, caller.token) {
            (Some(user), Some(token)) => Ok(Person { user, token }),
            (None, _) | (_, None) => Refused::because(ProblemCode::SignInFirst, "Sign in first, or play as a guest."),
        }
    }
}

impl Person {
    pub fn limit(&self, app: &App, kind: Kind) -> Outcome<()> {
        app.limits.check(kind, Who::Person(self.user.id))
    }
}

fn read_cookie(headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = cookies.flat_map(|cookies| cookies.split(';'));
    let values = pairs.filter_map(|pair| pair.trim().split_once('=')).filter(|(name, _)| *name == COOKIE);
    values.map(|(_, value)| value.to_owned()).find(|value| value.len() == 64)
}

/// Not for scripts, not for other sites, and where there is TLS not without it.
pub fn write_cookie(app: &App, token: &str) -> HeaderValue {
    cookie(app, token, LIFETIME.as_secs())
}

pub fn clear_cookie(app: &App) -> HeaderValue {
    cookie(app, "", 0)
}

fn cookie(app: &App, token: &str, seconds: u64) -> HeaderValue {
    let secure = app.config.public_url.as_deref().is_some_and(|url| url.starts_with("https:"));
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{COOKIE}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Strict{secure}");
    // Made of digits and our own words.
    HeaderValue::from_str(&text).unwrap_or_else(|_| HeaderValue::from_static(""))
}
