//! The client: files that were built into the binary. `cargo xtask serve` builds them before.

use axum::http::header::{self, HeaderMap, HeaderValue};
use axum::http::{Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

use crate::refused::Refused;

#[derive(RustEmbed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Files;

const INDEX: &str = "index.html";
const WITHOUT: &str = "<!doctype html><meta charset=utf-8><title>Kursbuch</title><p>This binary was built without the \
                       client. `cargo xtask serve` builds both. The API is at <a href=/api/openapi.json>/api</a>.";

pub async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let is_page = path.is_empty() || !path.rsplit('/').next().unwrap_or_default().contains('.');
    // Addresses without a dot are the client's own: it reads them when it is there.
    let name = if is_page { INDEX } else { path };
    match file(name, &headers) {
        Some(response) => response,
        None if is_page => ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], WITHOUT).into_response(),
        None => Refused::not_found().into_response(),
    }
}

/// Compressed if there is such a file and the caller takes it.
fn file(name: &str, headers: &HeaderMap) -> Option<Response> {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let takes = |encoding: &str| accepted.split(',').any(|part| part.trim().split(';').next() == Some(encoding));
    let packed = [("br", "br"), ("gz", "gzip")].into_iter().filter(|(_, encoding)| takes(encoding));
    let packed = packed
        .filter_map(|(ending, encoding)| Files::get(&format!("{name}.{ending}")).map(|file| (file, Some(encoding))));
    let (file, encoding) = packed.into_iter().next().or_else(|| Files::get(name).map(|file| (file, None)))?;
    let tag = file.metadata.sha256_hash()[..16].iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    let tag = HeaderValue::from_str(&format!("\"{tag}\"")).ok()?;
    let mut answer = HeaderMap::new();
    answer.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(name)));
    answer.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    answer.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    answer.insert(header::ETAG, tag.clone());
    if headers.get(header::IF_NONE_MATCH) == Some(&tag) {
        return Some((StatusCode::NOT_MODIFIED, answer).into_response());
    }
    if let Some(encoding) = encoding {
        answer.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    Some((answer, file.data).into_response())
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" | "webmanifest" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "ogg" => "audio/ogg",
        "mp3" => "audio/mpeg",
        "wav" => "audio/wav",
        "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
