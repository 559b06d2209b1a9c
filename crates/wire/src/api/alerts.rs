//! Alerts: what calls a player to the table, by which channel, and the mail address that goes with it.

use serde::{Deserialize, Serialize};

/// What a person can be called for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum AlertKind {
    /// It is your turn: once a turn, not once an action.
    Turn,
    /// A game that you sit at has started.
    Start,
    /// Somebody asks for your consent.
    Asked,
    /// A game that you sit at is over.
    Over,
    /// A message names you.
    Named,
    /// An order of yours no longer holds and was dropped.
    Order,
}

impl AlertKind {
    pub const ALL: [AlertKind; 6] =
        [AlertKind::Turn, AlertKind::Start, AlertKind::Asked, AlertKind::Over, AlertKind::Named, AlertKind::Order];

    /// As in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            AlertKind::Turn => "turn",
            AlertKind::Start => "start",
            AlertKind::Asked => "asked",
            AlertKind::Over => "over",
            AlertKind::Named => "named",
            AlertKind::Order => "order",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum AlertChannel {
    Mail,
    Push,
    Webhook,
}

impl AlertChannel {
    pub const ALL: [AlertChannel; 3] = [AlertChannel::Mail, AlertChannel::Push, AlertChannel::Webhook];

    /// As in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            AlertChannel::Mail => "mail",
            AlertChannel::Push => "push",
            AlertChannel::Webhook => "webhook",
        }
    }
}

/// The channels of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Channels {
    pub mail: bool,
    pub push: bool,
    pub webhook: bool,
}

impl Channels {
    pub const ALL_ON: Channels = Channels { mail: true, push: true, webhook: true };

    pub const fn has(self, channel: AlertChannel) -> bool {
        match channel {
            AlertChannel::Mail => self.mail,
            AlertChannel::Push => self.push,
            AlertChannel::Webhook => self.webhook,
        }
    }

    pub const fn switch(&mut self, channel: AlertChannel, on: bool) {
        match channel {
            AlertChannel::Mail => self.mail = on,
            AlertChannel::Push => self.push = on,
            AlertChannel::Webhook => self.webhook = on,
        }
    }
}

/// What a person wants to be called for, how, and how soon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AlertSettings {
    pub turn: Channels,
    pub start: Channels,
    pub asked: Channels,
    pub over: Channels,
    pub named: Channels,
    pub order: Channels,
    /// Seconds before a mail or a webhook; whoever comes to the table meanwhile is not called.
    pub delay: u32,
    /// The same before a push message.
    pub push_delay: u32,
    /// Mail once a day, at this hour of the person's day, instead of one each time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digest: Option<u8>,
}

impl Default for AlertSettings {
    fn default() -> AlertSettings {
        AlertSettings {
            turn: Channels::ALL_ON,
            start: Channels::ALL_ON,
            asked: Channels::ALL_ON,
            over: Channels::ALL_ON,
            named: Channels::ALL_ON,
            order: Channels::ALL_ON,
            delay: 120,
            push_delay: 15,
            digest: None,
        }
    }
}

impl AlertSettings {
    pub const fn of(&self, kind: AlertKind) -> Channels {
        match kind {
            AlertKind::Turn => self.turn,
            AlertKind::Start => self.start,
            AlertKind::Asked => self.asked,
            AlertKind::Over => self.over,
            AlertKind::Named => self.named,
            AlertKind::Order => self.order,
        }
    }

    pub const fn of_mut(&mut self, kind: AlertKind) -> &mut Channels {
        match kind {
            AlertKind::Turn => &mut self.turn,
            AlertKind::Start => &mut self.start,
            AlertKind::Asked => &mut self.asked,
            AlertKind::Over => &mut self.over,
            AlertKind::Named => &mut self.named,
            AlertKind::Order => &mut self.order,
        }
    }

    /// Switches a channel for all kinds.
    pub fn switch_all(&mut self, channel: AlertChannel, on: bool) {
        for kind in AlertKind::ALL {
            self.of_mut(kind).switch(channel, on);
        }
    }

    /// Seconds before a message by this channel.
    pub const fn delay(&self, channel: AlertChannel) -> u32 {
        match channel {
            AlertChannel::Mail | AlertChannel::Webhook => self.delay,
            AlertChannel::Push => self.push_delay,
        }
    }
}

/// All that a person sees of the own alerts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Alerts {
    pub settings: AlertSettings,
    /// The verified address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mail: Option<String>,
    /// An address that waits for the click in its mail.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pending: Option<String>,
    /// Browsers that get push messages, and webhooks.
    pub targets: Vec<AlertTarget>,
    /// The key that browsers subscribe with: the server's public key, in base64url.
    pub push_key: String,
}

/// A browser or a webhook. Where it leads is not told again: its host is enough to know it by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AlertTarget {
    pub id: u64,
    pub channel: AlertChannel,
    pub host: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub form: Option<WebhookForm>,
}

/// What a webhook is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum WebhookForm {
    /// The alert as it is, signed (`X-Kursbuch-Signature: sha256=…`, HMAC of the body).
    Json,
    Discord,
    Slack,
    /// `https://HOST/_matrix/client/v3/rooms/ROOM`, with an access token.
    Matrix,
    /// `https://HOST/TOPIC`.
    Ntfy,
}

impl WebhookForm {
    pub const ALL: [WebhookForm; 5] =
        [WebhookForm::Json, WebhookForm::Discord, WebhookForm::Slack, WebhookForm::Matrix, WebhookForm::Ntfy];

    /// As in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            WebhookForm::Json => "json",
            WebhookForm::Discord => "discord",
            WebhookForm::Slack => "slack",
            WebhookForm::Matrix => "matrix",
            WebhookForm::Ntfy => "ntfy",
        }
    }
}

#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewWebhook {
    pub form: WebhookForm,
    pub url: String,
    /// Sent as `Authorization: Bearer …`, to Matrix and ntfy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}

/// A webhook just added.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct WebhookAdded {
    pub target: AlertTarget,
    /// Signs what is sent in the plain form. It is shown once.
    pub secret: String,
}

/// What `PushManager.subscribe` gives a page.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPush {
    pub endpoint: String,
    /// The browser's public key, in base64url.
    pub p256dh: String,
    /// 16 bytes that both sides know, in base64url.
    pub auth: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TestAlert {
    pub channel: AlertChannel,
}

#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MailAddress {
    pub mail: String,
}

/// What a link in a mail brings behind its `#`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MailToken {
    pub token: String,
}

#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ResetPassword {
    pub token: String,
    pub password: String,
}

secret!(NewWebhook WebhookAdded NewPush MailAddress MailToken ResetPassword);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_of_the_json() {
        let text = |value: serde_json::Value| value.as_str().map(str::to_owned);
        for kind in AlertKind::ALL {
            assert_eq!(text(serde_json::to_value(kind).unwrap()).as_deref(), Some(kind.name()));
        }
        for channel in AlertChannel::ALL {
            assert_eq!(text(serde_json::to_value(channel).unwrap()).as_deref(), Some(channel.name()));
        }
        for form in WebhookForm::ALL {
            assert_eq!(text(serde_json::to_value(form).unwrap()).as_deref(), Some(form.name()));
        }
    }

    #[test]
    fn a_channel_is_switched_for_every_kind() {
        let mut settings = AlertSettings::default();
        settings.switch_all(AlertChannel::Mail, false);
        assert!(AlertKind::ALL.iter().all(|kind| !settings.of(*kind).mail && settings.of(*kind).push));
    }

    #[test]
    fn an_address_does_not_show() {
        let mail = MailAddress { mail: "anna@example.org".to_owned() };
        assert_eq!(format!("{mail:?}"), "MailAddress { … }");
    }
}
