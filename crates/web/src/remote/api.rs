//! Requests to the server, each with its answer or the reason why there is none.

use gloo_net::http::{Method, Request, RequestBuilder, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wire::api::{Key, Me, MeWithKey, NewGuest, PersonKind, Problem};

use crate::text::lang;

/// Why a request was not answered as expected.
#[derive(Clone, Debug, PartialEq)]
pub enum Trouble {
    /// No server, no connection, or no sense in the answer.
    Unreachable,
    Refused(Box<Problem>),
}

impl Trouble {
    pub fn words(&self) -> String {
        match self {
            Trouble::Unreachable => crate::t!("unreachable"),
            Trouble::Refused(problem) => problem.text.clone(),
        }
    }
}

pub type Answer<T> = Result<T, Trouble>;

fn request(method: Method, path: &str) -> RequestBuilder {
    RequestBuilder::new(path).method(method).header("Accept-Language", lang().code())
}

async fn read<T: DeserializeOwned>(response: Result<Response, gloo_net::Error>) -> Answer<T> {
    let response = response.map_err(|_| Trouble::Unreachable)?;
    if response.ok() {
        // An answer without a body reads as nothing.
        let text = response.text().await.map_err(|_| Trouble::Unreachable)?;
        let text = if text.is_empty() { "null" } else { &text };
        return serde_json::from_str(text).map_err(|_| Trouble::Unreachable);
    }
    match response.json::<Problem>().await {
        Ok(problem) => Err(Trouble::Refused(Box::new(problem))),
        Err(_) => Err(Trouble::Unreachable),
    }
}

pub async fn get<T: DeserializeOwned>(path: &str) -> Answer<T> {
    read(request(Method::GET, path).send().await).await
}

pub async fn send<T: DeserializeOwned>(method: Method, path: &str, body: &impl Serialize) -> Answer<T> {
    let request: Result<Request, _> = request(method, path).json(body);
    match request {
        Ok(request) => read(request.send().await).await,
        Err(_) => Err(Trouble::Unreachable),
    }
}

pub async fn post<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Answer<T> {
    send(Method::POST, path, body).await
}

pub async fn patch<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Answer<T> {
    send(Method::PATCH, path, body).await
}

pub async fn delete(path: &str) -> Answer<()> {
    read(request(Method::DELETE, path).send().await).await
}

/// Whoever is signed in; else a guest of this name.
pub async fn somebody(name: &str) -> Answer<Me> {
    match get::<Me>("/api/me").await {
        Ok(me) => Ok(me),
        Err(Trouble::Unreachable) => Err(Trouble::Unreachable),
        Err(Trouble::Refused(_)) => {
            if let Some(me) = known_guest().await {
                return Ok(me);
            }
            let guest: MeWithKey = post("/api/guests", &NewGuest { name: name.to_owned() }).await?;
            crate::browser::store(KEY, &guest.key);
            Ok(guest.me)
        }
    }
}

/// The guest whose key this browser keeps.
pub async fn known_guest() -> Option<Me> {
    let key = crate::browser::stored(KEY)?;
    by_key(key).await.ok()
}

/// Signs in by a guest's key, which stays in this browser.
pub async fn by_key(key: String) -> Answer<Me> {
    let me: Me = post("/api/session/key", &Key { key: key.clone() }).await?;
    crate::browser::store(KEY, &key);
    Ok(me)
}

/// The name for a seat, where it is not the person's own: a guest may have taken another since.
pub fn seat_name(me: &Me, name: &str) -> Option<String> {
    (me.kind == PersonKind::Guest).then(|| name.to_owned())
}

/// Where a guest's key is kept, for signing in again.
pub const KEY: &str = "kursbuch.key";
