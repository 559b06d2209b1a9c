//! Alerts on PostgreSQL.

use async_trait::async_trait;
use wire::api::{Millis, TableId, UserId};

use super::PostgresStore;
use super::statements::alerts;
use crate::{Alert, AlertStore, Contact, Hash, MailLink, NewAlert, Part, Purpose, Result, Target};

#[async_trait]
impl AlertStore for PostgresStore {
    async fn contact(&self, user: UserId) -> Result<Option<Contact>> {
        single!(self, alerts::contact, user)
    }

    async fn set_contact(&self, contact: &Contact) -> Result<()> {
        single!(self, alerts::set_contact, contact)
    }

    async fn people_with_mail(&self, mail_key: &str) -> Result<Vec<UserId>> {
        single!(self, alerts::people_with_mail, mail_key)
    }

    async fn add_mail_link(&self, link: &MailLink) -> Result<()> {
        single!(self, alerts::add_mail_link, link)
    }

    async fn take_mail_link(&self, token: &Hash, purpose: Purpose, now: Millis) -> Result<Option<MailLink>> {
        together!(self, alerts::take_mail_link, token, purpose, now)
    }

    async fn drop_mail_links(&self, user: UserId, purpose: Purpose) -> Result<()> {
        single!(self, alerts::drop_mail_links, user, purpose)
    }

    async fn sweep_mail_links(&self, now: Millis) -> Result<u64> {
        single!(self, alerts::sweep_mail_links, now)
    }

    async fn add_target(&self, target: &Target) -> Result<()> {
        single!(self, alerts::add_target, target)
    }

    async fn targets(&self, user: UserId) -> Result<Vec<Target>> {
        single!(self, alerts::targets, user)
    }

    async fn remove_target(&self, user: UserId, id: u64) -> Result<bool> {
        single!(self, alerts::remove_target, user, id)
    }

    async fn server_key(&self, name: &str, new: &[u8]) -> Result<Vec<u8>> {
        together!(self, alerts::server_key, name, new)
    }

    async fn add_alerts(&self, table: TableId, new: &[NewAlert]) -> Result<()> {
        together!(self, alerts::insert, table, new)
    }

    async fn has_alerts_due(&self, now: Millis) -> Result<bool> {
        single!(self, alerts::has_alerts_due, now)
    }

    async fn claim_alerts(&self, now: Millis, until: Millis, most: u32) -> Result<Vec<Alert>> {
        single!(self, alerts::claim_alerts, now, until, most)
    }

    async fn divide_alert(&self, alert: &Alert, parts: &[Part]) -> Result<()> {
        together!(self, alerts::divide_alert, alert, parts)
    }

    async fn postpone_alert(&self, id: i64, due: Millis) -> Result<()> {
        single!(self, alerts::postpone_alert, id, due)
    }

    async fn fail_alert(&self, id: i64, again: Option<Millis>, why: &str) -> Result<()> {
        single!(self, alerts::fail_alert, id, again, why)
    }

    async fn finish_alerts(&self, ids: &[i64]) -> Result<()> {
        together!(self, alerts::finish_alerts, ids)
    }

    async fn dead_letters(&self, most: u32) -> Result<Vec<Alert>> {
        single!(self, alerts::dead_letters, most)
    }

    async fn retry_dead_letter(&self, id: i64, now: Millis) -> Result<bool> {
        single!(self, alerts::retry_dead_letter, id, now)
    }

    async fn count_alerts(&self) -> Result<(u64, u64)> {
        single!(self, alerts::count_alerts)
    }
}
