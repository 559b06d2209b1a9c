//! Alerts: how people are reached, and the outbox of what they are to be told.
//!
//! An alert is written in the transaction of the entry that causes it (`Append::alerts`), so that neither is there without
//! the other. Whoever sends claims it for a while; what was sent is deleted, what cannot be sent is kept as a dead letter.

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use wire::api::{AlertChannel, AlertKind, AlertSettings, Millis, TableId, UserId};

use crate::{Hash, Result};

/// What an append brings about, for one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewAlert {
    pub user: UserId,
    pub kind: AlertKind,
    /// The entry that caused it; of a turn, the one that it began with.
    pub seq: u64,
    pub at: Millis,
    /// Whatever its words need: who asks, who said something.
    pub detail: Option<String>,
}

/// A row of the outbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alert {
    pub id: i64,
    pub user: UserId,
    pub table: TableId,
    pub kind: AlertKind,
    pub seq: u64,
    pub way: Way,
    /// The browser or webhook; 0 for mail.
    pub target: u64,
    pub detail: Option<String>,
    pub at: Millis,
    pub due: Millis,
    /// How often it could not be sent.
    pub tries: u32,
    pub failure: Option<String>,
}

/// How an alert goes out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// Not yet divided among the channels.
    New,
    Mail,
    /// By mail, with others of the same day.
    Digest,
    Push,
    Webhook,
}

/// A part of an alert, by one channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    pub way: Way,
    pub target: u64,
    pub due: Millis,
}

/// How a person is reached.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contact {
    pub user: UserId,
    /// Verified.
    pub mail: Option<String>,
    pub pending: Option<String>,
    /// `en`, `de`, `pl`.
    pub language: String,
    pub settings: AlertSettings,
    /// Milliseconds before the first channel is used; absent if there is none.
    pub first_delay: Option<Millis>,
}

impl std::fmt::Debug for Contact {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Contact of {}", self.user)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    Verify,
    Reset,
}

/// A link that was mailed.
#[derive(Clone, PartialEq, Eq)]
pub struct MailLink {
    pub token: Hash,
    pub user: UserId,
    pub purpose: Purpose,
    pub mail: String,
    pub expires: Millis,
}

/// A browser or a webhook.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Target {
    pub id: u64,
    pub user: UserId,
    pub channel: AlertChannel,
    /// Where it is and what it needs, as JSON of the server.
    pub body: String,
    pub created: Millis,
}

impl std::fmt::Debug for Target {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Target {} of {}", self.id, self.user)
    }
}

#[async_trait]
pub trait AlertStore {
    async fn contact(&self, user: UserId) -> Result<Option<Contact>>;
    async fn set_contact(&self, contact: &Contact) -> Result<()>;
    /// Everybody who has verified this address, by its key (small letters).
    async fn people_with_mail(&self, mail_key: &str) -> Result<Vec<UserId>>;

    async fn add_mail_link(&self, link: &MailLink) -> Result<()>;
    /// Used up by this, with all others that the person has for this purpose. `None` if there is none or it has expired.
    async fn take_mail_link(&self, token: &Hash, purpose: Purpose, now: Millis) -> Result<Option<MailLink>>;
    async fn drop_mail_links(&self, user: UserId, purpose: Purpose) -> Result<()>;
    async fn sweep_mail_links(&self, now: Millis) -> Result<u64>;

    async fn add_target(&self, target: &Target) -> Result<()>;
    async fn targets(&self, user: UserId) -> Result<Vec<Target>>;
    /// `false` if the person has no such target.
    async fn remove_target(&self, user: UserId, id: u64) -> Result<bool>;

    /// The key of this name: the one that is kept, else this one, which is kept from now on.
    async fn server_key(&self, name: &str, new: &[u8]) -> Result<Vec<u8>>;

    /// Those that come with no entry.
    async fn add_alerts(&self, table: TableId, alerts: &[NewAlert]) -> Result<()>;
    /// Whether there is anything to claim.
    async fn has_alerts_due(&self, now: Millis) -> Result<bool>;
    /// Takes what is due, so that nobody else sends it until then. The oldest first.
    async fn claim_alerts(&self, now: Millis, until: Millis, most: u32) -> Result<Vec<Alert>>;
    /// Replaces a new alert by its parts; without parts it is gone.
    async fn divide_alert(&self, alert: &Alert, parts: &[Part]) -> Result<()>;
    /// To be looked at again then; it was not tried.
    async fn postpone_alert(&self, id: i64, due: Millis) -> Result<()>;
    /// Could not be sent: again then, or never again (`None`).
    async fn fail_alert(&self, id: i64, again: Option<Millis>, why: &str) -> Result<()>;
    /// Sent, or no longer worth it.
    async fn finish_alerts(&self, ids: &[i64]) -> Result<()>;
    /// Alerts that could not be sent, the latest first.
    async fn dead_letters(&self, most: u32) -> Result<Vec<Alert>>;
    /// `false` if there is no such dead letter.
    async fn retry_dead_letter(&self, id: i64, now: Millis) -> Result<bool>;
    /// What waits in the outbox, and the dead letters.
    async fn count_alerts(&self) -> Result<(u64, u64)>;
}
