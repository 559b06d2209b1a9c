//! Alerts: calls people to the table by mail, Web Push and webhook. What is to be told lies in the store's outbox; `outbox`
//! takes it from there, asks whether it is still worth telling, and hands it to a channel.
//!
//! No address, endpoint, token or word of a message is ever logged.

mod fetch;
mod mail;
mod outbox;
mod push;
mod settings;
mod unsubscribe;
mod webhook;
mod words;

use std::sync::Arc;

use store::Store;
use tokio::sync::OnceCell;

use crate::config::Config;
use crate::refused::Outcome;
use crate::secrets;

pub use fetch::{is_acceptable, place};
pub use mail::{Letter, Mailer, address};
pub use outbox::{channel, run, send_test};
pub use push::Subscription;
pub use settings::{contact, reach, validate};
pub use webhook::Hook;
pub use words::{Words, reset_letter, verify_letter};

/// Why something was not delivered; in a few words, without any address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Undelivered {
    /// Worth another try.
    Later(String),
    /// As it is, it will never be accepted.
    Never(String),
    /// Whoever was there has gone: the subscription ends.
    Gone,
}

/// What sends alerts, and the server's own keys.
pub struct Alerts {
    store: Arc<dyn Store>,
    pub mailer: Mailer,
    pub web: fetch::Web,
    keys: OnceCell<Keys>,
    /// Where people find the server, without a slash at the end.
    pub base: String,
}

/// Made once, and kept in the store.
#[derive(Clone)]
pub struct Keys {
    pub push: push::ServerKey,
    unsubscribe: Vec<u8>,
}

impl Alerts {
    pub fn new(config: &Config, store: Arc<dyn Store>) -> Alerts {
        let base = config.public_url.clone().unwrap_or_else(|| format!("http://{}", config.addr));
        Alerts {
            store,
            mailer: Mailer::new(config),
            web: fetch::Web::new(config.alerts.any_target),
            keys: OnceCell::new(),
            base: base.trim_end_matches('/').to_owned(),
        }
    }

    pub async fn keys(&self) -> Outcome<&Keys> {
        let made = self.keys.get_or_try_init(|| async {
            let push = self.store.server_key("push", &push::ServerKey::new_secret()).await?;
            let unsubscribe = self.store.server_key("unsubscribe", &secrets::random::<32>()).await?;
            let push = push::ServerKey::read(&push)
                .ok_or_else(|| store::StoreError::Damaged("the key for push messages".to_owned()))?;
            Ok::<Keys, store::StoreError>(Keys { push, unsubscribe })
        });
        Ok(made.await?)
    }
}
