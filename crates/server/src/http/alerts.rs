//! What calls a person to the table: settings, browsers, webhooks, and a test of each channel.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use store::{Contact, Target};
use wire::api::{
    AlertChannel, AlertSettings, AlertTarget, Alerts, NewPush, NewWebhook, Problem, TestAlert, WebhookAdded, limits,
};

use super::caller::Person;
use super::input::{Body, Path};
use super::language;
use crate::alerts::{self, Hook, Subscription};
use crate::app::{App, Shared};
use crate::limits::RequestKind;
use crate::reason::Reason;
use crate::refused::Outcome;
use crate::{ids, secrets};

#[utoipa::path(get, path = "/api/me/alerts", tag = "alerts",
    responses((status = 200, body = Alerts), (status = 401, body = Problem)))]
pub async fn my_alerts(State(app): State<Shared>, person: Person) -> Outcome<Json<Alerts>> {
    let contact = contact(&app, &person).await?;
    show(&app, contact).await
}

/// Also sets the language of the alerts to that of the request.
#[utoipa::path(put, path = "/api/me/alerts", tag = "alerts", request_body = AlertSettings,
    responses((status = 200, body = Alerts), (status = 422, body = Problem)))]
pub async fn choose_alerts(
    State(app): State<Shared>,
    person: Person,
    Body(settings): Body<AlertSettings>,
) -> Outcome<Json<Alerts>> {
    person.limit(&app, RequestKind::Change)?;
    alerts::validate(&settings)?;
    let contact = contact(&app, &person).await?;
    let contact = Contact { settings, language: language::of_caller().code().to_owned(), ..contact };
    alerts::reach(&app, contact.clone()).await?;
    show(&app, contact).await
}

async fn contact(app: &App, person: &Person) -> Outcome<Contact> {
    alerts::contact(app, person.user.id, language::of_caller()).await
}

async fn show(app: &App, contact: Contact) -> Outcome<Json<Alerts>> {
    let targets = app.store.targets(contact.user).await?;
    Ok(Json(Alerts {
        settings: contact.settings,
        mail: contact.mail,
        pending: contact.pending,
        targets: targets.iter().map(|target| to_shown(app, target)).collect(),
        push_key: app.alerts.keys().await?.push.public(),
    }))
}

/// Without what would let somebody else send there.
fn to_shown(app: &App, target: &Target) -> AlertTarget {
    let (url, form) = match target.channel {
        AlertChannel::Webhook => {
            let hook: Option<Hook> = serde_json::from_str(&target.body).ok();
            hook.map_or_else(Default::default, |hook| (hook.url, Some(hook.form)))
        }
        AlertChannel::Push | AlertChannel::Mail => {
            let browser: Option<Subscription> = serde_json::from_str(&target.body).ok();
            (browser.map(|browser| browser.endpoint).unwrap_or_default(), None)
        }
    };
    let host = alerts::place(&url, app.config.alerts.any_target).map(|place| place.host).unwrap_or_default();
    AlertTarget { id: target.id, channel: target.channel, host, form }
}

/// This browser gets push messages.
#[utoipa::path(post, path = "/api/me/alerts/push", tag = "alerts", request_body = NewPush,
    responses((status = 201, body = AlertTarget), (status = 422, body = Problem)))]
pub async fn add_push(
    State(app): State<Shared>,
    person: Person,
    Body(new): Body<NewPush>,
) -> Outcome<impl IntoResponse> {
    person.limit(&app, RequestKind::Change)?;
    let subscription = Subscription { endpoint: new.endpoint, p256dh: new.p256dh, auth: new.auth };
    subscription.check()?;
    must_be_acceptable(&app, &subscription.endpoint)?;
    // A browser that subscribes again is the same one.
    for target in app.store.targets(person.user.id).await? {
        let known: Option<Subscription> = serde_json::from_str(&target.body).ok();
        if known.is_some_and(|known| known.endpoint == subscription.endpoint) {
            app.store.remove_target(person.user.id, target.id).await?;
        }
    }
    let body = serde_json::to_string(&subscription).unwrap_or_default();
    let target = add(&app, &person, AlertChannel::Push, body).await?;
    Ok((StatusCode::CREATED, Json(to_shown(&app, &target))))
}

/// Where it leads is not told again.
#[utoipa::path(post, path = "/api/me/alerts/webhooks", tag = "alerts", request_body = NewWebhook,
    responses((status = 201, body = WebhookAdded), (status = 422, body = Problem)))]
pub async fn add_webhook(
    State(app): State<Shared>,
    person: Person,
    Body(new): Body<NewWebhook>,
) -> Outcome<impl IntoResponse> {
    person.limit(&app, RequestKind::Change)?;
    must_be_acceptable(&app, &new.url)?;
    let is_token = |token: &String| token.len() <= limits::TARGET && token.bytes().all(|byte| byte.is_ascii_graphic());
    if !new.token.as_ref().is_none_or(is_token) {
        return Err(Reason::AlertTarget.into());
    }
    let secret = secrets::token();
    let hook = Hook { form: new.form, url: new.url, token: new.token, secret: secret.clone() };
    let body = serde_json::to_string(&hook).unwrap_or_default();
    let target = add(&app, &person, AlertChannel::Webhook, body).await?;
    Ok((StatusCode::CREATED, Json(WebhookAdded { target: to_shown(&app, &target), secret })))
}

fn must_be_acceptable(app: &App, url: &str) -> Outcome<()> {
    if alerts::is_acceptable(url, app.config.alerts.any_target) {
        return Ok(());
    }
    Err(Reason::AlertTarget.into())
}

async fn add(app: &App, person: &Person, channel: AlertChannel, body: String) -> Outcome<Target> {
    let (user, created) = (person.user.id, app.config.clock.now());
    if app.store.targets(user).await?.len() >= limits::TARGETS {
        return Err(Reason::TooManyTargets { max: limits::TARGETS }.into());
    }
    let target = Target { id: ids::seed(), user, channel, body, created };
    app.store.add_target(&target).await?;
    alerts::reach(app, contact(app, person).await?).await?;
    Ok(target)
}

/// A browser or a webhook gets nothing any more.
#[utoipa::path(delete, path = "/api/me/alerts/targets/{id}", tag = "alerts", params(("id" = u64, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
pub async fn remove_target(
    State(app): State<Shared>,
    person: Person,
    Path(id): Path<u64>,
) -> Outcome<impl IntoResponse> {
    person.limit(&app, RequestKind::Change)?;
    if !app.store.remove_target(person.user.id, id).await? {
        return Err(Reason::NotFound.into());
    }
    alerts::reach(&app, contact(&app, &person).await?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// One alert by this channel, at once.
#[utoipa::path(post, path = "/api/me/alerts/test", tag = "alerts", request_body = TestAlert,
    responses((status = 204), (status = 409, body = Problem), (status = 429, body = Problem)))]
pub async fn test_alert(
    State(app): State<Shared>,
    person: Person,
    Body(test): Body<TestAlert>,
) -> Outcome<impl IntoResponse> {
    person.limit(&app, RequestKind::Mail)?;
    let contact = contact(&app, &person).await?;
    alerts::send_test(&app, &contact, test.channel).await?;
    Ok(StatusCode::NO_CONTENT)
}
