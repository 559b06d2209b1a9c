//! Alerts on SQLite: reads from the pool, writes with everything else that is waiting.

use async_trait::async_trait;
use wire::api::{Millis, TableId, UserId};

use super::SqliteStore;
use super::statements::alerts;
use crate::{Alert, AlertStore, Contact, Hash, MailLink, NewAlert, Part, Purpose, Result, Target};

#[async_trait]
impl AlertStore for SqliteStore {
    async fn contact(&self, user: UserId) -> Result<Option<Contact>> {
        read!(self, alerts::contact, user)
    }

    async fn set_contact(&self, contact: &Contact) -> Result<()> {
        let contact = contact.clone();
        write!(self, connection => alerts::set_contact(connection, &contact))
    }

    async fn people_with_mail(&self, mail_key: &str) -> Result<Vec<UserId>> {
        read!(self, alerts::people_with_mail, mail_key)
    }

    async fn add_mail_link(&self, link: &MailLink) -> Result<()> {
        let link = link.clone();
        write!(self, connection => alerts::add_mail_link(connection, &link))
    }

    async fn take_mail_link(&self, token: &Hash, purpose: Purpose, now: Millis) -> Result<Option<MailLink>> {
        let token = *token;
        write!(self, connection => alerts::take_mail_link(connection, &token, purpose, now))
    }

    async fn drop_mail_links(&self, user: UserId, purpose: Purpose) -> Result<()> {
        write!(self, connection => alerts::drop_mail_links(connection, user, purpose))
    }

    async fn sweep_mail_links(&self, now: Millis) -> Result<u64> {
        write!(self, connection => alerts::sweep_mail_links(connection, now))
    }

    async fn add_target(&self, target: &Target) -> Result<()> {
        let target = target.clone();
        write!(self, connection => alerts::add_target(connection, &target))
    }

    async fn targets(&self, user: UserId) -> Result<Vec<Target>> {
        read!(self, alerts::targets, user)
    }

    async fn remove_target(&self, user: UserId, id: u64) -> Result<bool> {
        write!(self, connection => alerts::remove_target(connection, user, id))
    }

    async fn server_key(&self, name: &str, new: &[u8]) -> Result<Vec<u8>> {
        let (name, new) = (name.to_owned(), new.to_vec());
        write!(self, connection => alerts::server_key(connection, &name, &new))
    }

    async fn add_alerts(&self, table: TableId, new: &[NewAlert]) -> Result<()> {
        let new = new.to_vec();
        write!(self, connection => alerts::insert(connection, table, &new))
    }

    async fn has_alerts_due(&self, now: Millis) -> Result<bool> {
        read!(self, alerts::has_alerts_due, now)
    }

    async fn claim_alerts(&self, now: Millis, until: Millis, most: u32) -> Result<Vec<Alert>> {
        write!(self, connection => alerts::claim_alerts(connection, now, until, most))
    }

    async fn divide_alert(&self, alert: &Alert, parts: &[Part]) -> Result<()> {
        let (alert, parts) = (alert.clone(), parts.to_vec());
        write!(self, connection => alerts::divide_alert(connection, &alert, &parts))
    }

    async fn postpone_alert(&self, id: i64, due: Millis) -> Result<()> {
        write!(self, connection => alerts::postpone_alert(connection, id, due))
    }

    async fn fail_alert(&self, id: i64, again: Option<Millis>, why: &str) -> Result<()> {
        let why = why.to_owned();
        write!(self, connection => alerts::fail_alert(connection, id, again, &why))
    }

    async fn finish_alerts(&self, ids: &[i64]) -> Result<()> {
        let ids = ids.to_vec();
        write!(self, connection => alerts::finish_alerts(connection, &ids))
    }

    async fn dead_letters(&self, most: u32) -> Result<Vec<Alert>> {
        read!(self, alerts::dead_letters, most)
    }

    async fn retry_dead_letter(&self, id: i64, now: Millis) -> Result<bool> {
        write!(self, connection => alerts::retry_dead_letter(connection, id, now))
    }

    async fn count_alerts(&self) -> Result<(u64, u64)> {
        read!(self, alerts::count_alerts)
    }
}
