//! Checks before anything else: the host name (DNS rebinding), the origin (CSRF), the rate limit.

use std::net::{IpAddr, SocketAddr};

use axum::extract::Request;
use axum::http::StatusCode;
use axum::http::header::{self, HeaderMap};
use axum::response::{Html, IntoResponse, Response};
use view::{Lang, words};

use super::layers::is_safe;
use super::scopes;
use crate::app::{App, Shared};
use crate::limits::{RequestKind, Who};
use crate::reason::Reason;
use crate::refused::{Outcome, Refused};

/// The other end of the connection.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub SocketAddr);

pub fn check(app: &Shared, request: &Request) -> Outcome<()> {
    let path = request.uri().path();
    if path == "/healthz" {
        return Ok(());
    }
    let host = host(request);
    if !is_our_host(app, host) {
        return Err(Reason::UnknownHost.into());
    }
    if path.starts_with("/api/") {
        let is_stream = path.ends_with("/stream");
        // No page of another site can send the token of a program, and with one no cookie counts.
        let by_program = scopes::bearer(request.headers()).is_some();
        if !by_program && !is_same_site(app, request.headers(), host, !is_safe(request.method()) || is_stream) {
            app.metrics.cross_site.inc();
            return Err(Reason::CrossSite.into());
        }
        app.limits
            .check(RequestKind::Any, Who::Address(address(app, request.headers(), request.extensions().get())))?;
    }
    Ok(())
}

/// Whether a person has asked for this, with a browser, and not a program.
pub fn is_page(request: &Request) -> bool {
    let accepted = request.headers().get(header::ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    !request.uri().path().starts_with("/api/") && accepted.contains("text/html")
}

/// The refusal of a page in words, and what can be done about it.
pub fn page(lang: Lang, refused: &Refused) -> Response {
    let problem = refused.to_problem(lang);
    let status = StatusCode::from_u16(problem.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let text = format!(
        "<!doctype html><html lang=\"{}\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>Kursbuch</title><h1>Kursbuch</h1><p>{}</p><p>{}</p>",
        lang.code(),
        problem.text,
        words!(lang, "unknown-host-words")
    );
    (status, [(header::CACHE_CONTROL, "no-store")], Html(text)).into_response()
}

/// The caller's address, as far as we can tell. A proxy is trusted only if it is configured.
pub fn address(app: &App, headers: &HeaderMap, peer: Option<&Peer>) -> IpAddr {
    let forwarded = headers.get_all("x-forwarded-for").iter().next_back();
    let last = forwarded.and_then(|value| value.to_str().ok()).and_then(|list| list.rsplit(',').next());
    let by_proxy = last.and_then(|text| text.trim().parse().ok()).filter(|_| app.config.behind_proxy);
    let direct = peer.map_or(IpAddr::from([0, 0, 0, 0]), |peer| peer.0.ip());
    match by_proxy.unwrap_or(direct) {
        // One household has a whole /64 of these.
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::from([a, b, c, d, 0, 0, 0, 0])
        }
        address @ IpAddr::V4(_) => address,
    }
}

fn host(request: &Request) -> &str {
    let header = request.headers().get(header::HOST).and_then(|value| value.to_str().ok());
    header.or_else(|| request.uri().authority().map(|authority| authority.as_str())).unwrap_or_default()
}

/// `kursbuch.example` of `https://kursbuch.example`.
fn authority(origin: &str) -> Option<&str> {
    let (scheme, rest) = origin.split_once("://")?;
    matches!(scheme, "http" | "https").then(|| rest.trim_end_matches('/'))
}

/// Protects against DNS rebinding: a foreign name that points at a local server does not lead to it.
fn is_our_host(app: &App, host: &str) -> bool {
    let loopback = is_loopback(host);
    match app.config.public_url.as_deref() {
        Some(url) => loopback || authority(url) == Some(host),
        None => loopback || !app.config.addr.ip().is_loopback(),
    }
}

fn is_loopback(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) => name,
        Some(_) | None => host,
    };
    let bare = name.trim_start_matches('[').trim_end_matches(']');
    name == "localhost" || bare.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

/// Protects against CSRF: an origin, where there is one, must be ours. Browsers send it with every request that changes
/// something and with cross-site streams; a request without it is not from a browser, or not from another site.
fn is_same_site(app: &App, headers: &HeaderMap, host: &str, strictly: bool) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if let Some(origin) = text("origin") {
        return match app.config.public_url.as_deref() {
            Some(url) => origin == url.trim_end_matches('/') || (is_loopback(host) && authority(origin) == Some(host)),
            None => authority(origin) == Some(host),
        };
    }
    !strictly || matches!(text("sec-fetch-site"), None | Some("same-origin" | "none"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_local_host_is_known_by_its_names() {
        for host in ["localhost", "localhost:1844", "127.0.0.1:1", "[::1]:80", "[::1]", "127.8.8.8"] {
            assert!(is_loopback(host), "{host}");
        }
        for host in ["", "evil.example", "localhost.evil.example", "10.0.0.1:80", "127.0.0.1.evil.example:80", "::"] {
            assert!(!is_loopback(host), "{host}");
        }
    }

    #[test]
    fn an_origin_has_a_scheme_and_an_authority() {
        assert_eq!(authority("https://a.example"), Some("a.example"));
        assert_eq!(authority("http://a.example:80/"), Some("a.example:80"));
        assert_eq!(authority("null"), None);
        assert_eq!(authority("file://x"), None);
    }
}
