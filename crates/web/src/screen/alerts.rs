//! What calls the reader to their tables: the address, the channels, the delay, and a test of each.

use gloo_net::http::Method;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;
use wire::api::{
    AlertChannel, AlertKind, AlertSettings, AlertTarget, Alerts, MailAddress, NewWebhook, TestAlert, WebhookAdded,
    WebhookForm,
};

use super::account::{field, sends};
use crate::markup::outcome;
use crate::remote::api::{Answer, delete, get, post, send};
use crate::{push, t};

/// Seconds that may be waited, as they are offered.
const DELAYS: [u32; 9] = [0, 15, 60, 120, 300, 900, 3_600, 10_800, 43_200];

#[derive(Clone, Copy)]
struct Form {
    alerts: RwSignal<Option<Alerts>>,
    mail: RwSignal<String>,
    url: RwSignal<String>,
    token: RwSignal<String>,
    form: RwSignal<WebhookForm>,
    /// Shown once.
    secret: RwSignal<Option<String>>,
    is_subscribed: RwSignal<bool>,
    /// What was said, and whether it is a trouble.
    said: RwSignal<Option<(String, bool)>>,
}

impl Form {
    fn after<T>(self, answer: &Answer<T>, done: Option<String>) {
        self.said.try_set(match answer {
            Ok(_) => done.map(|text| (text, false)),
            Err(trouble) => Some((trouble.words(), true)),
        });
    }

    async fn look(self) {
        if let Ok(alerts) = get::<Alerts>("/api/me/alerts").await {
            self.alerts.try_set(Some(alerts));
        }
    }

    /// Kept at once, with every switch.
    fn choose(self, change: impl FnOnce(&mut AlertSettings)) {
        let Some(mut alerts) = self.alerts.get_untracked() else { return };
        change(&mut alerts.settings);
        spawn_local(async move {
            let answer: Answer<Alerts> = send(Method::PUT, "/api/me/alerts", &alerts.settings).await;
            self.after(&answer, None);
            match answer {
                Ok(alerts) => drop(self.alerts.try_set(Some(alerts))),
                // The switch goes back to what is kept.
                Err(_) => self.look().await,
            }
        });
    }

    fn set_mail(self) {
        let mail = self.mail.get_untracked().trim().to_owned();
        spawn_local(async move {
            let answer: Answer<()> = send(Method::PUT, "/api/me/mail", &MailAddress { mail: mail.clone() }).await;
            self.after(&answer, Some(t!("mail-link-sent", mail = mail)));
            self.look().await;
        });
    }

    fn remove(self, path: String) {
        spawn_local(async move {
            let answer = delete(&path).await;
            self.after(&answer, None);
            self.look().await;
        });
    }

    fn add_webhook(self) {
        let token = Some(self.token.get_untracked().trim().to_owned()).filter(|token| !token.is_empty());
        let url = self.url.get_untracked().trim().to_owned();
        let new = NewWebhook { form: self.form.get_untracked(), url, token };
        spawn_local(async move {
            let answer: Answer<WebhookAdded> = post("/api/me/alerts/webhooks", &new).await;
            self.after(&answer, None);
            if let Ok(added) = answer {
                self.url.try_set(String::new());
                self.token.try_set(String::new());
                self.secret.try_set(Some(added.secret).filter(|_| new.form == WebhookForm::Json));
            }
            self.look().await;
        });
    }

    fn subscribe(self) {
        let Some(key) = self.alerts.with_untracked(|alerts| alerts.as_ref().map(|alerts| alerts.push_key.clone()))
        else {
            return;
        };
        spawn_local(async move {
            match push::subscribe(&key).await {
                None => drop(self.said.try_set(Some((t!("push-refused"), true)))),
                Some(new) => {
                    let answer: Answer<AlertTarget> = post("/api/me/alerts/push", &new).await;
                    self.is_subscribed.try_set(answer.is_ok());
                    self.after(&answer, Some(t!("push-is-on")));
                }
            }
            self.look().await;
        });
    }

    fn test(self, channel: AlertChannel) {
        spawn_local(async move {
            let answer: Answer<()> = post("/api/me/alerts/test", &TestAlert { channel }).await;
            self.after(&answer, Some(t!("alert-tried")));
        });
    }
}

/// The section of the account sheet.
#[component]
pub fn AlertsForm() -> impl IntoView {
    let form = Form {
        alerts: RwSignal::new(None),
        mail: RwSignal::new(String::new()),
        url: RwSignal::new(String::new()),
        token: RwSignal::new(String::new()),
        form: RwSignal::new(WebhookForm::Discord),
        secret: RwSignal::new(None),
        is_subscribed: RwSignal::new(false),
        said: RwSignal::new(None),
    };
    spawn_local(async move {
        form.look().await;
        form.is_subscribed.try_set(push::is_subscribed().await);
    });
    let said = move || form.said.get().map(outcome);
    let body = move || form.alerts.get().map(|alerts| whole(form, &alerts));
    view! { <div id="alerts-form"><p class="xs mut">{t!("alerts-words")}</p> {body} {said}</div> }
}

fn whole(form: Form, alerts: &Alerts) -> AnyView {
    view! {
        {address(form, alerts)}
        {matrix(form, &alerts.settings)}
        {times(form, &alerts.settings)}
        {browser(form)}
        {targets(form, &alerts.targets)}
        {webhook(form)}
    }
    .into_any()
}

/// The address, and whether it was confirmed.
fn address(form: Form, alerts: &Alerts) -> AnyView {
    let remove = move |_| form.remove("/api/me/mail".to_owned());
    let line = |words: String| {
        view! { <p class="alr">{words} " " <button class="lk" type="button" on:click=remove>{t!("mail-remove")}</button></p> }
    };
    let verified = alerts.mail.clone().map(|mail| line(t!("mail-is-verified", mail = mail)));
    let pending = alerts.pending.clone().map(|mail| line(t!("mail-is-pending", mail = mail)));
    view! {
        {verified} {pending}
        <form class="acc" on:submit=sends(move || form.set_mail())>
            {field("mail-address", "email", "email", form.mail)}
            <div class="act2 wrap"><button class="btn sml" type="submit" id="set-mail">{t!("mail-send-link")}</button>{test(form, AlertChannel::Mail)}</div>
        </form>
    }
    .into_any()
}

fn test(form: Form, channel: AlertChannel) -> AnyView {
    let id = format!("test-{}", channel.name());
    view! { <button class="btn sml" type="button" id=id on:click=move |_| form.test(channel)>{t!("alert-try")}</button> }
        .into_any()
}

fn kind_name(kind: AlertKind) -> String {
    match kind {
        AlertKind::Turn => t!("alert-kind-turn"),
        AlertKind::Start => t!("alert-kind-start"),
        AlertKind::Asked => t!("alert-kind-asked"),
        AlertKind::Over => t!("alert-kind-over"),
        AlertKind::Named => t!("alert-kind-named"),
        AlertKind::Order => t!("alert-kind-order"),
    }
}

fn channel_name(channel: AlertChannel) -> String {
    match channel {
        AlertChannel::Mail => t!("alert-channel-mail"),
        AlertChannel::Push => t!("alert-channel-push"),
        AlertChannel::Webhook => t!("alert-channel-webhook"),
    }
}

/// Each channel for each kind.
fn matrix(form: Form, settings: &AlertSettings) -> AnyView {
    let heads = AlertChannel::ALL.map(|channel| view! { <th scope="col">{channel_name(channel)}</th> });
    let rows = AlertKind::ALL.map(|kind| {
        let name = kind_name(kind);
        let label = name.clone();
        let cells = AlertChannel::ALL.map(|channel| {
            let label = t!("alert-switch", kind = label.clone(), channel = channel_name(channel));
            let is_on = settings.of(kind).has(channel);
            let id = format!("alert-{}-{}", kind.name(), channel.name());
            let switch = move |event: web_sys::Event| {
                let on = event_target_checked(&event);
                form.choose(move |settings| settings.of_mut(kind).switch(channel, on));
            };
            view! { <td><input type="checkbox" id=id aria-label=label prop:checked=is_on on:change=switch/></td> }
        });
        view! { <tr><th scope="row">{name}</th>{cells}</tr> }
    });
    view! { <table class="alm"><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table> }.into_any()
}

fn delay_words(seconds: u32) -> String {
    match seconds {
        0 => t!("delay-none"),
        1..60 => t!("delay-seconds", n = seconds),
        60..3_600 => t!("delay-minutes", n = seconds / 60),
        _ => t!("delay-hours", n = seconds / 3_600),
    }
}

/// How long to wait, and whether mail is collected.
fn times(form: Form, settings: &AlertSettings) -> AnyView {
    let delay = |key: &'static str, now: u32, set: fn(&mut AlertSettings, u32)| {
        // Whatever was chosen elsewhere is offered, too.
        let mut offered = DELAYS.to_vec();
        if !offered.contains(&now) {
            offered.push(now);
            offered.sort_unstable();
        }
        let options = offered.into_iter().map(|seconds| {
            view! { <option value=seconds.to_string() selected=seconds == now>{delay_words(seconds)}</option> }
        });
        let options = options.collect_view();
        let change = move |event: web_sys::Event| {
            if let Ok(seconds) = event_target_value(&event).parse() {
                form.choose(move |settings| set(settings, seconds));
            }
        };
        view! { <label>{t!(key)} <select id=key on:change=change>{options}</select></label> }
    };
    let chosen = settings.digest;
    let hours = (0..24_u8).map(|hour| {
        let words = t!("alert-digest-at", hour = format!("{hour}:00"));
        view! { <option value=hour.to_string() selected=chosen == Some(hour)>{words}</option> }
    });
    let hours = hours.collect_view();
    let change = move |event: web_sys::Event| {
        let hour = event_target_value(&event).parse().ok();
        form.choose(move |settings| settings.digest = hour);
    };
    view! {
        <div class="acc">
            {delay("alert-delay", settings.delay, |settings, seconds| settings.delay = seconds)}
            {delay("alert-push-delay", settings.push_delay, |settings, seconds| settings.push_delay = seconds)}
            <label>{t!("alert-digest-choice")} <select id="alert-digest" on:change=change><option value="" selected=chosen.is_none()>{t!("alert-digest-off")}</option>{hours}</select></label>
        </div>
    }
    .into_any()
}

/// Messages in this browser; the reader is asked at the click, not before.
fn browser(form: Form) -> Option<AnyView> {
    push::is_possible().then(|| {
        let state = move || match form.is_subscribed.get() {
            true => view! { <p class="xs mut">{t!("push-is-on")}</p> }.into_any(),
            false => view! { <button class="btn sml" type="button" id="push-on" on:click=move |_| form.subscribe()>{t!("push-on")}</button> }.into_any(),
        };
        view! { <p class="h3">{t!("alert-channel-push")}</p><div class="act2 wrap">{state} {test(form, AlertChannel::Push)}</div> }.into_any()
    })
}

fn form_words(form: WebhookForm) -> String {
    match form {
        WebhookForm::Json => t!("webhook-form-json"),
        WebhookForm::Discord => "Discord".to_owned(),
        WebhookForm::Slack => "Slack".to_owned(),
        WebhookForm::Matrix => "Matrix".to_owned(),
        WebhookForm::Ntfy => "ntfy".to_owned(),
    }
}

/// Browsers and webhooks, by their hosts.
fn targets(form: Form, targets: &[AlertTarget]) -> AnyView {
    let row = |target: &AlertTarget| {
        let path = format!("/api/me/alerts/targets/{}", target.id);
        let what = target.form.map_or_else(|| t!("alert-channel-push"), form_words);
        let host = target.host.clone();
        view! { <li>{what} " · " {host} " " <button class="lk" type="button" on:click=move |_| form.remove(path.clone())>{t!("target-remove")}</button></li> }
    };
    view! { <ul class="alr">{targets.iter().map(row).collect_view()}</ul> }.into_any()
}

fn webhook(form: Form) -> AnyView {
    let options = WebhookForm::ALL.map(|offered| {
        view! { <option value=offered.name() selected=offered == form.form.get_untracked()>{form_words(offered)}</option> }
    });
    let change = move |event: web_sys::Event| {
        let name = event_target_value(&event);
        if let Some(chosen) = WebhookForm::ALL.into_iter().find(|offered| offered.name() == name) {
            form.form.set(chosen);
        }
    };
    let token = move || {
        matches!(form.form.get(), WebhookForm::Matrix | WebhookForm::Ntfy)
            .then(|| field("webhook-token", "password", "off", form.token))
    };
    let secret = move || {
        form.secret.get().map(|secret| view! { <p class="xs">{t!("webhook-secret")} <code>{secret}</code></p> })
    };
    view! {
        <details class="opt"><summary>{t!("webhook-add")}</summary>
            <form class="acc" on:submit=sends(move || form.add_webhook())>
                <label>{t!("webhook-form")} <select id="webhook-form" on:change=change>{options}</select></label>
                {field("webhook-url", "url", "off", form.url)}
                {token}
                <div class="act2 wrap"><button class="btn sml" type="submit" id="add-webhook">{t!("webhook-add")}</button></div>
            </form>
        </details>
        {secret}
        <div class="act2 wrap">{test(form, AlertChannel::Webhook)}</div>
    }
    .into_any()
}
