//! The HTTP door: routes, and what every request passes on its way in and out.

mod caller;
mod client;
mod guard;
mod input;
mod lobby;
mod ops;
mod people;
mod play;
mod stream;
mod tables;
mod window;

use axum::Router;
use axum::middleware;
use axum::routing::get;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use wire::api::ProblemCode;

pub use guard::Peer;

use crate::app::Shared;
use crate::refused::{Outcome, Refused};

#[derive(OpenApi)]
#[openapi(info(
    title = "Kursbuch",
    description = "Tables, people and bots for 1844 Switzerland and 1824 Austria-Hungary. See docs/api.md."
))]
struct Description;

/// The API with its description.
pub fn api() -> (Router<Shared>, utoipa::openapi::OpenApi) {
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(people::new_guest))
        .routes(routes!(people::register))
        .routes(routes!(people::sign_in, people::sign_out))
        .routes(routes!(people::sign_in_by_key))
        .routes(routes!(people::sign_out_everywhere))
        .routes(routes!(people::me, people::rename, people::delete_account))
        .routes(routes!(people::change_password))
        .routes(routes!(people::new_key))
        .routes(routes!(lobby::catalogue))
        .routes(routes!(lobby::list, lobby::open))
        .routes(routes!(lobby::import))
        .routes(routes!(tables::look, tables::rename, tables::delete))
        .routes(routes!(tables::join))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::start))
        .routes(routes!(tables::branch))
        .routes(routes!(tables::export))
        .routes(routes!(tables::state))
        .routes(routes!(stream::stream))
        .routes(routes!(play::act))
        .routes(routes!(play::undo))
        .routes(routes!(play::redo))
        .routes(routes!(play::answer))
        .routes(routes!(play::hand_to_bot, play::take_back))
        .routes(routes!(play::say))
        .split_for_parts()
}

/// What takes its time, where nobody else waits.
async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Outcome<T> {
    let failed = |_| Refused::Because(ProblemCode::Internal, "This could not be worked out.".to_owned());
    tokio::task::spawn_blocking(work).await.map_err(failed)
}

pub fn router(app: Shared) -> Router {
    let (api, description) = api();
    let description = serde_json::to_string(&description).unwrap_or_default();
    let openapi = get(async move || ([("content-type", "application/json")], description.clone()));
    api.route("/api/openapi.json", openapi)
        .route("/healthz", get(ops::health))
        .route("/metrics", get(ops::metrics))
        .route("/api/{*rest}", axum::routing::any(async || Refused::not_found()))
        .fallback(client::serve)
        .layer(middleware::from_fn_with_state(app.clone(), window::window))
        .with_state(app)
}
