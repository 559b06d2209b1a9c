//! HTTP: the routes, and what every request passes on its way in and out.

mod accept;
mod admin;
mod alerts;
mod calendar;
mod caller;
mod client;
mod device;
mod guard;
mod input;
mod invitations;
pub mod language;
mod layers;
mod lobby;
mod mail;
mod mine;
mod ops;
mod orders;
mod people;
mod play;
mod profile;
mod scopes;
mod stream;
mod tables;
mod tokens;

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::{any, get};
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use guard::Peer;
#[cfg(test)]
pub use {caller::Caller, input::Path, input::Query, stream::stream};

use crate::app::Shared;
use crate::reason::Reason;
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
        .routes(routes!(mail::set_mail, mail::remove_mail))
        .routes(routes!(mail::verify_mail))
        .routes(routes!(mail::ask_reset))
        .routes(routes!(mail::reset_password))
        .routes(routes!(mail::unsubscribe, mail::unsubscribe_page))
        .routes(routes!(alerts::my_alerts, alerts::choose_alerts))
        .routes(routes!(alerts::add_push))
        .routes(routes!(alerts::add_webhook))
        .routes(routes!(alerts::remove_target))
        .routes(routes!(alerts::test_alert))
        .routes(routes!(calendar::show, calendar::change))
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
        .routes(routes!(tokens::list, tokens::create))
        .routes(routes!(tokens::revoke))
        .routes(routes!(mine::stream))
        .routes(routes!(profile::person))
        .routes(routes!(profile::blocked))
        .routes(routes!(profile::block, profile::unblock))
        .routes(routes!(profile::report))
        .routes(routes!(profile::sessions))
        .routes(routes!(profile::end_session))
        .routes(routes!(profile::export))
        .routes(routes!(invitations::invite))
        .routes(routes!(invitations::list))
        .routes(routes!(invitations::answer))
        .routes(routes!(invitations::rematch))
        .routes(routes!(invitations::kick))
        .routes(routes!(admin::people))
        .routes(routes!(admin::ban, admin::unban))
        .routes(routes!(admin::reports))
        .routes(routes!(admin::resolve))
        .routes(routes!(admin::announcement))
        .routes(routes!(admin::announce))
        .routes(routes!(admin::tables))
        .routes(routes!(admin::delete_table))
        .routes(routes!(admin::dead_letters))
        .routes(routes!(admin::retry))
        .routes(routes!(admin::acts))
        .routes(routes!(play::pause, play::resume))
        .routes(routes!(orders::show, orders::change))
        .split_for_parts()
}

/// Work that may take a while, off the threads that serve requests.
async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Outcome<T> {
    tokio::task::spawn_blocking(work).await.map_err(|failure| {
        tracing::error!(%failure, "a request could not be worked out");
        Reason::Internal.into()
    })
}

async fn refuse(reason: Reason) -> Refused {
    reason.into()
}

pub fn router(app: Shared) -> Router {
    let (api, description) = api();
    let api = api.route_layer(from_fn_with_state(app.clone(), scopes::admit));
    let description = serde_json::to_string(&description).unwrap_or_default();
    let openapi = get(async move || ([("content-type", "application/json")], description.clone()));
    let api = api.route("/api/openapi.json", openapi).route("/api/{*rest}", any(|| refuse(Reason::NotFound)));
    let all = layers::for_api(api)
        .route("/healthz", get(ops::health))
        .route("/metrics", get(ops::metrics))
        .method_not_allowed_fallback(|| refuse(Reason::MethodNotAllowed))
        .fallback(client::serve);
    layers::for_all(all, &app).with_state(app)
}
