//! What every request passes: guards on the way in; on the way out words for refusals, and headers.

use std::time::Instant;

use axum::body::{Body, HttpBody, to_bytes};
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use view::Lang;
use wire::api::{Problem, ProblemCode};

use super::guard;
use crate::app::Shared;
use crate::refused::Refused;

/// Everything comes from the binary; WebAssembly may run, nothing else that is not ours; nobody may frame us.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
                      font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; \
                      base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

#[rustfmt::skip]
const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
];

/// Answers from here on are worth compressing.
const WORTH_IT: u64 = 2_048;

pub async fn window(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let lang = language(request.headers());
    let zipped = accepts_gzip(request.headers());
    let is_api = request.uri().path().starts_with("/api/");
    // Without its query: that may hold an invitation.
    let (method, path, begun) = (request.method().clone(), request.uri().path().to_owned(), Instant::now());
    let mut response = match guard::check(&app, &request) {
        Ok(()) => next.run(request).await,
        Err(refused) => refused.into_response(),
    };
    if let Some(refused) = response.extensions_mut().remove::<Refused>() {
        if refused.code() == ProblemCode::TooMany {
            crate::metrics::count(&app.metrics.rate_limited);
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("60"));
        }
        response = with_body(response, &refused.to_problem(lang));
    } else if response.status() == StatusCode::METHOD_NOT_ALLOWED {
        let text = "This cannot be done here.".to_owned();
        response = with_body(response, &Refused::Because(ProblemCode::MethodNotAllowed, text).to_problem(lang));
    }
    if is_api {
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if zipped {
            response = zip(response).await;
        }
    }
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if app.config.public_url.as_deref().is_some_and(|url| url.starts_with("https:")) {
        let value = HeaderValue::from_static("max-age=31536000");
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, value);
    }
    let (status, millis) = (response.status().as_u16(), begun.elapsed().as_secs_f64() * 1e3);
    app.metrics.request(status);
    if response.status().is_server_error() {
        tracing::warn!(%method, path, status, millis, "request");
    } else {
        tracing::debug!(%method, path, status, millis, "request");
    }
    response
}

fn with_body(mut response: Response, problem: &Problem) -> Response {
    let body = serde_json::to_vec(problem).unwrap_or_default();
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    response.headers_mut().remove(header::CONTENT_LENGTH);
    *response.body_mut() = Body::from(body);
    response
}

/// The first of the caller's languages that we speak.
fn language(headers: &HeaderMap) -> Lang {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let codes = wanted.split(',').filter_map(|part| part.trim().get(..2));
    codes.filter_map(|code| code.parse().ok()).next().unwrap_or_default()
}

fn accepts_gzip(headers: &HeaderMap) -> bool {
    let wanted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    wanted.split(',').any(|part| part.trim().split(';').next() == Some("gzip"))
}

/// A long game as JSON shrinks to a tenth. Streams have no length and go out as they are.
async fn zip(response: Response) -> Response {
    let known = response.body().size_hint().exact();
    let encoded = response.headers().contains_key(header::CONTENT_ENCODING);
    let Some(length) = known.filter(|length| *length >= WORTH_IT && !encoded) else { return response };
    let (mut parts, body) = response.into_parts();
    let Ok(plain) = to_bytes(body, length as usize).await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    let zipped = std::io::Write::write_all(&mut encoder, &plain).and_then(|()| encoder.finish());
    let Ok(zipped) = zipped else { return Response::from_parts(parts, Body::from(plain)) };
    parts.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    parts.headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    parts.headers.remove(header::CONTENT_LENGTH);
    Response::from_parts(parts, Body::from(zipped))
}

/// Whether the method can change something.
pub fn is_safe(method: &Method) -> bool {
    matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asks_for(text: &'static str) -> Lang {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static(text));
        language(&headers)
    }

    #[test]
    fn the_first_language_that_we_speak_counts() {
        assert_eq!(asks_for("de-CH,de;q=0.9,en;q=0.8"), Lang::De);
        assert_eq!(asks_for("fr, pl;q=0.5"), Lang::Pl);
        assert_eq!(asks_for("fr"), Lang::En);
        assert_eq!(asks_for(""), Lang::En);
        assert_eq!(asks_for("*, d"), Lang::En);
    }
}
