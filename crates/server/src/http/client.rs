//! The web client: static files that were built into the binary by `cargo xtask serve`.

use axum::http::header::{self, HeaderMap, HeaderValue};
use axum::http::{Method, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::RustEmbed;

use super::accept::preferences;
use crate::reason::Reason;
use crate::refused::Refused;

#[derive(RustEmbed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Files;

const INDEX: &str = "index.html";
/// For developers: builds that ship have the client.
const WITHOUT: &str = include_str!("without_client.html");

/// Digits of a hash in a file's name.
const HASH: usize = 16;

pub async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return Refused::from(Reason::MethodNotAllowed).into_response();
    }
    let path = uri.path().trim_start_matches('/');
    // Addresses without a dot are pages of the client, which reads them itself.
    let is_page = path.is_empty() || !path.rsplit('/').next().unwrap_or_default().contains('.');
    let name = if is_page { INDEX } else { path };
    match file::<Files>(name, &headers) {
        Some(response) => response,
        None if is_page => Html(WITHOUT).into_response(),
        None => Refused::from(Reason::NotFound).into_response(),
    }
}

/// Compressed if there is such a file and the caller accepts it.
fn file<F: RustEmbed>(name: &str, headers: &HeaderMap) -> Option<Response> {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let accepted = preferences(accepted);
    let compressed = [("br", "br"), ("gz", "gzip")].into_iter().filter(|(_, encoding)| accepted.contains(encoding));
    let compressed = compressed
        .filter_map(|(ending, encoding)| F::get(&format!("{name}.{ending}")).map(|file| (file, Some(encoding))));
    let (file, encoding) = compressed.into_iter().next().or_else(|| F::get(name).map(|file| (file, None)))?;
    let tag = file.metadata.sha256_hash()[..16].iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    let tag = HeaderValue::from_str(&format!("\"{tag}\"")).ok()?;
    let mut answer = HeaderMap::new();
    answer.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(name)));
    answer.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    answer.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching(name)));
    answer.insert(header::ETAG, tag.clone());
    if headers.get(header::IF_NONE_MATCH) == Some(&tag) {
        return Some((StatusCode::NOT_MODIFIED, answer).into_response());
    }
    if let Some(encoding) = encoding {
        answer.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    Some((answer, file.data).into_response())
}

/// A file whose name holds the hash of its content never changes; anything else is asked for again.
fn caching(name: &str) -> &'static str {
    if is_hashed(name) { "public, max-age=31536000, immutable" } else { "no-cache" }
}

/// `web-0123456789abcdef.wasm`, as `cargo xtask client` names files.
fn is_hashed(name: &str) -> bool {
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    let hash = stem.rsplit_once('-').map_or("", |(_, hash)| hash);
    hash.len() == HASH && hash.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'))
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
        "txt" | "md" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(RustEmbed)]
    #[folder = "tests/client"]
    struct Sample;

    fn get(name: &str, encodings: &'static str) -> Response {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(encodings));
        file::<Sample>(name, &headers).unwrap()
    }

    #[test]
    fn hashed_files_are_kept_for_good_and_the_page_is_not() {
        let script = get("web-0123456789abcdef.js", "");
        assert_eq!(script.headers()[header::CACHE_CONTROL], "public, max-age=31536000, immutable");
        assert_eq!(script.headers()[header::CONTENT_TYPE], "text/javascript; charset=utf-8");
        assert_eq!(get(INDEX, "").headers()[header::CACHE_CONTROL], "no-cache");
    }

    #[test]
    fn a_hash_is_sixteen_digits_before_the_ending() {
        for name in ["web-0123456789abcdef.wasm", "kursbuch-ffffffffffffffff.css", "a/boot-0000000000000000.js"] {
            assert!(is_hashed(name), "{name}");
        }
        for name in
            ["index.html", "sw.js", "fonts/archivo-latin.woff2", "web-0123456789abcde.js", "web-0123456789abcdeX.js"]
        {
            assert!(!is_hashed(name), "{name}");
        }
    }

    #[test]
    fn files_come_as_the_caller_accepts_them() {
        let encoding = |accepted| {
            let response = get("web-0123456789abcdef.js", accepted);
            response.headers().get(header::CONTENT_ENCODING).map(|value| value.to_str().unwrap().to_owned())
        };
        assert_eq!(encoding("gzip, br").as_deref(), Some("br"));
        assert_eq!(encoding("gzip").as_deref(), Some("gzip"));
        assert_eq!(encoding("br;q=0, gzip;q=0.5").as_deref(), Some("gzip"));
        assert_eq!(encoding("gzip;q=0"), None);
        assert_eq!(encoding(""), None);
    }

    #[test]
    fn an_unchanged_file_is_not_sent_again() {
        let first = get(INDEX, "");
        let mut headers = HeaderMap::new();
        headers.insert(header::IF_NONE_MATCH, first.headers()[header::ETAG].clone());
        let again = file::<Sample>(INDEX, &headers).unwrap();
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
        assert_eq!(again.headers()[header::CACHE_CONTROL], "no-cache");
    }
}
