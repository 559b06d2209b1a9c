//! Middleware: what every request passes on its way in and out.

use std::time::Instant;

use axum::Router;
use axum::extract::{MatchedPath, Request, State};
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::{Method, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use tower::ServiceBuilder;
use tower::util::option_layer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};
use tower_http::compression::{CompressionLayer, CompressionLevel};
use tower_http::set_header::SetResponseHeaderLayer;
use tracing::{Instrument as _, Span, field, info_span};

use super::{guard, language};
use crate::app::Shared;

/// Everything comes from the binary; WebAssembly may run, but no script or style from elsewhere; no site may frame us.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
                      font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; \
                      base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Smaller responses are not worth compressing.
const WORTH_COMPRESSING: u64 = 2_048;

fn header(name: HeaderName, value: &'static str) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value))
}

/// For the API: no caches, and gzip; a long game as JSON shrinks to a tenth.
pub fn for_api(router: Router<Shared>) -> Router<Shared> {
    let compression = CompressionLayer::new()
        .quality(CompressionLevel::Fastest)
        .compress_when(SizeAbove::new(WORTH_COMPRESSING).and(NotForContentType::SSE));
    router.layer(ServiceBuilder::new().layer(header(header::CACHE_CONTROL, "no-store")).layer(compression))
}

/// For everything.
pub fn for_all(router: Router<Shared>, app: &Shared) -> Router<Shared> {
    let hsts = app.config.is_https().then(|| header(header::STRICT_TRANSPORT_SECURITY, "max-age=31536000"));
    router.layer(
        ServiceBuilder::new()
            .layer(header(header::CONTENT_SECURITY_POLICY, POLICY))
            .layer(header(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
            .layer(header(header::REFERRER_POLICY, "no-referrer"))
            .layer(header(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
            .layer(header(HeaderName::from_static("cross-origin-resource-policy"), "same-origin"))
            .layer(header(HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"))
            .layer(option_layer(hsts))
            .layer(from_fn_with_state(app.clone(), admit)),
    )
}

/// Refuses what must not come in, answers the rest in the caller's language, counts and logs.
async fn admit(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let (method, uri, begun) = (request.method().clone(), request.uri().clone(), Instant::now());
    let lang = language::wanted(request.headers());
    let span = span_of(&app, &request);
    let answer = async {
        match guard::check(&app, &request) {
            Ok(()) => next.run(request).await,
            Err(refused) if guard::is_page(&request) => guard::page(lang, &refused),
            Err(refused) => refused.into_response(),
        }
    };
    let response = language::answer_in(lang, answer).instrument(span.clone()).await;
    // Without the query, which may hold an invitation.
    let (path, status, millis) = (uri.path(), response.status(), begun.elapsed().as_secs_f64() * 1e3);
    span.record("http.response.status_code", status.as_u16()).record("failed", status.is_server_error());
    app.metrics.request(status.as_u16());
    if status == StatusCode::TOO_MANY_REQUESTS {
        app.metrics.rate_limited.inc();
    }
    if status.is_server_error() {
        tracing::warn!(%method, path, status = status.as_u16(), millis, "request");
    } else {
        tracing::debug!(%method, path, status = status.as_u16(), millis, "request");
    }
    response
}

/// With the pattern of the path instead of the path, which may hold an invitation. What a proxy of ours has begun goes on.
fn span_of(app: &Shared, request: &Request) -> Span {
    let begun = request.headers().get("traceparent").filter(|_| app.config.behind_proxy);
    info_span!(
        "request",
        http.request.method = request.method().as_str(),
        http.route = request.extensions().get::<MatchedPath>().map(MatchedPath::as_str),
        http.response.status_code = field::Empty,
        failed = field::Empty,
        traceparent = begun.and_then(|header| header.to_str().ok()),
    )
}

/// Whether the method cannot change anything.
pub fn is_safe(method: &Method) -> bool {
    matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}
