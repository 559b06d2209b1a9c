//! Webhooks: the alert as plain JSON, or in the form that Discord, Slack, Matrix or ntfy take.

use axum::http::{HeaderName, Method, header};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use wire::api::WebhookForm;

use super::fetch::{Sent, Web};
use super::unsubscribe::signature;
use super::{Undelivered, Words};

/// As JSON in the store.
#[derive(Clone, Serialize, Deserialize)]
pub struct Hook {
    pub form: WebhookForm,
    pub url: String,
    pub token: Option<String>,
    /// Signs the plain form.
    pub secret: String,
}

pub async fn send(web: &Web, hook: &Hook, words: &Words) -> Result<(), Undelivered> {
    let refused = || Undelivered::Never("web: not an address we send to".to_owned());
    let place = web.place(&hook.url)?;
    let line = format!("{} {}", words.text, words.url);
    let (method, to, body) = match hook.form {
        WebhookForm::Json => (Method::POST, place, plain(words)),
        // Nobody is to be called by a name that looks like a mention.
        WebhookForm::Discord => (Method::POST, place, json!({"content": line, "allowed_mentions": {"parse": []}})),
        WebhookForm::Slack => (Method::POST, place, json!({"text": slack(&line)})),
        WebhookForm::Matrix => {
            let path = format!("{}/send/m.room.message/{}", place.path().trim_end_matches('/'), words.key);
            let body = json!({"msgtype": "m.text", "body": line});
            (Method::PUT, place.at(&path).ok_or_else(refused)?, body)
        }
        WebhookForm::Ntfy => {
            let topic = place.path().trim_matches('/').to_owned();
            let body = json!({"topic": topic, "title": words.title, "message": words.text, "click": words.url});
            (Method::POST, place.at("/").ok_or_else(refused)?, body)
        }
    };
    let body = body.to_string();
    let mut headers =
        vec![(header::CONTENT_TYPE, "application/json".to_owned()), (header::USER_AGENT, "Kursbuch".to_owned())];
    match hook.form {
        WebhookForm::Json => {
            let signed = format!("sha256={}", signature(hook.secret.as_bytes(), &body));
            headers.push((HeaderName::from_static("x-kursbuch-signature"), signed));
        }
        WebhookForm::Matrix | WebhookForm::Ntfy => {
            let token = hook.token.as_ref().map(|token| (header::AUTHORIZATION, format!("Bearer {token}")));
            headers.extend(token);
        }
        WebhookForm::Discord | WebhookForm::Slack => (),
    }
    web.send(Sent { method, to, headers, body: body.into_bytes() }).await
}

fn plain(words: &Words) -> Value {
    json!({
        "key": words.key,
        "kind": words.kind,
        "table": words.table,
        "table_name": words.table_name,
        "seq": words.seq,
        "at": words.at,
        "title": words.title,
        "text": words.text,
        "url": words.url,
    })
}

/// What Slack takes for markup.
fn slack(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
