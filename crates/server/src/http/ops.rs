//! For whoever runs the server.

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

use crate::app::Shared;

/// 200 when the store answers.
pub async fn health(State(app): State<Shared>) -> impl IntoResponse {
    if *app.stopping.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    match app.store.ping().await {
        Ok(()) => (StatusCode::OK, "ok\n"),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n"),
    }
}

pub async fn metrics(State(app): State<Shared>) -> impl IntoResponse {
    let (bytes, _) = app.hub.weight();
    let help = "# HELP kursbuch_hot_bytes Memory of those tables, roughly.\n# TYPE kursbuch_hot_bytes gauge\n";
    let text = format!("{}{help}kursbuch_hot_bytes {bytes}\n", app.metrics.render());
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}
