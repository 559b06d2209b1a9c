//! For the operator: health and metrics.

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

use crate::app::Shared;

/// 200 if the database answers and takes writes.
pub async fn health(State(app): State<Shared>) -> impl IntoResponse {
    if *app.stopping.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    match app.store.ping().await {
        Ok(()) => (StatusCode::OK, "ok\n"),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer, or takes no writes\n"),
    }
}

pub async fn metrics(State(app): State<Shared>) -> impl IntoResponse {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, kind)], app.metrics.render(app.hub.weight()))
}
