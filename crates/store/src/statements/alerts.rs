//! How people are reached, and the outbox.

use sqlx::Row as _;
use wire::api::{Millis, TableId, UserId};

use super::super::{Connection, Database, Row};
use super::people::read_hash;
use super::{json, number, to_number, to_time, to_word, user_id, word};
use crate::{Alert, Contact, Hash, MailLink, NewAlert, Part, Purpose, Result, StoreError, Target};

/// Only for those whom any channel reaches: the others cost nothing.
pub const INSERT: &str = "INSERT INTO alerts (user_id, table_id, kind, seq, way, target, detail, at, due, leased, tries, dead) \
                          SELECT user_id, $2, $3, $4, 'new', 0, $5, $6, $6 + first_delay, 0, 0, 0 FROM contacts \
                          WHERE user_id = $1 AND first_delay IS NOT NULL ON CONFLICT DO NOTHING";

pub async fn insert(connection: &mut Connection, table: TableId, alerts: &[NewAlert]) -> Result<()> {
    for alert in alerts {
        let query = sqlx::query::<Database>(INSERT)
            .bind(alert.user.number())
            .bind(table.number())
            .bind(alert.kind.name())
            .bind(to_number(alert.seq))
            .bind(alert.detail.as_deref())
            .bind(to_time(alert.at));
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

fn damaged(what: &str) -> StoreError {
    StoreError::Damaged(format!("{what} without person"))
}

pub async fn contact(connection: &mut Connection, user: UserId) -> Result<Option<Contact>> {
    let sql = "SELECT user_id, mail, pending, language, settings, first_delay FROM contacts WHERE user_id = $1";
    let row = sqlx::query::<Database>(sql).bind(user.number()).fetch_optional(connection).await?;
    row.as_ref().map(read_contact).transpose()
}

pub fn read_contact(row: &Row) -> Result<Contact> {
    let first_delay: Option<i64> = row.try_get(5)?;
    Ok(Contact {
        user: user_id(row, 0)?.ok_or_else(|| damaged("a contact"))?,
        mail: row.try_get(1)?,
        pending: row.try_get(2)?,
        language: row.try_get(3)?,
        settings: json(row, 4)?,
        first_delay: first_delay.map(|millis| millis as Millis),
    })
}

pub async fn set_contact(connection: &mut Connection, contact: &Contact) -> Result<()> {
    let sql = "INSERT INTO contacts (user_id, mail, mail_key, pending, language, settings, first_delay) \
               VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (user_id) DO UPDATE SET mail = excluded.mail, \
               mail_key = excluded.mail_key, pending = excluded.pending, language = excluded.language, \
               settings = excluded.settings, first_delay = excluded.first_delay";
    let query = sqlx::query::<Database>(sql)
        .bind(contact.user.number())
        .bind(contact.mail.as_deref())
        .bind(contact.mail.as_deref().map(str::to_lowercase))
        .bind(contact.pending.as_deref())
        .bind(contact.language.as_str())
        .bind(serde_json::to_string(&contact.settings)?)
        .bind(contact.first_delay.map(to_time));
    query.execute(connection).await?;
    Ok(())
}

pub async fn people_with_mail(connection: &mut Connection, mail_key: &str) -> Result<Vec<UserId>> {
    let sql = "SELECT user_id FROM contacts WHERE mail_key = $1 ORDER BY user_id";
    let rows = sqlx::query::<Database>(sql).bind(mail_key).fetch_all(connection).await?;
    rows.iter().map(|row| user_id(row, 0)?.ok_or_else(|| damaged("an address"))).collect()
}

pub async fn add_mail_link(connection: &mut Connection, link: &MailLink) -> Result<()> {
    let sql = "INSERT INTO mail_links (token_hash, user_id, purpose, mail, expires) VALUES ($1, $2, $3, $4, $5)";
    let query = sqlx::query::<Database>(sql)
        .bind(link.token.as_slice())
        .bind(link.user.number())
        .bind(to_word(&link.purpose)?)
        .bind(link.mail.as_str())
        .bind(to_time(link.expires));
    query.execute(connection).await?;
    Ok(())
}

pub async fn take_mail_link(
    connection: &mut Connection,
    token: &Hash,
    purpose: Purpose,
    now: Millis,
) -> Result<Option<MailLink>> {
    // Deleting says whose it was: of two who come at once, one has it.
    let sql = "DELETE FROM mail_links WHERE token_hash = $1 AND purpose = $2 \
               RETURNING token_hash, user_id, purpose, mail, expires";
    let query = sqlx::query::<Database>(sql).bind(token.as_slice()).bind(to_word(&purpose)?);
    let Some(row) = query.fetch_optional(&mut *connection).await? else { return Ok(None) };
    let link = MailLink {
        token: read_hash(&row, 0)?.ok_or_else(|| damaged("a link"))?,
        user: user_id(&row, 1)?.ok_or_else(|| damaged("a link"))?,
        purpose: word(&row, 2)?,
        mail: row.try_get(3)?,
        expires: number(&row, 4)?,
    };
    drop_mail_links(connection, link.user, purpose).await?;
    Ok(Some(link).filter(|link| link.expires > now))
}

pub async fn drop_mail_links(connection: &mut Connection, user: UserId, purpose: Purpose) -> Result<()> {
    let sql = "DELETE FROM mail_links WHERE user_id = $1 AND purpose = $2";
    sqlx::query::<Database>(sql).bind(user.number()).bind(to_word(&purpose)?).execute(connection).await?;
    Ok(())
}

pub async fn sweep_mail_links(connection: &mut Connection, now: Millis) -> Result<u64> {
    let sql = "DELETE FROM mail_links WHERE expires <= $1";
    Ok(sqlx::query::<Database>(sql).bind(to_time(now)).execute(connection).await?.rows_affected())
}

pub async fn add_target(connection: &mut Connection, target: &Target) -> Result<()> {
    let sql = "INSERT INTO targets (id, user_id, channel, body, created) VALUES ($1, $2, $3, $4, $5)";
    let query = sqlx::query::<Database>(sql)
        .bind(to_number(target.id))
        .bind(target.user.number())
        .bind(target.channel.name())
        .bind(target.body.as_str())
        .bind(to_time(target.created));
    query.execute(connection).await?;
    Ok(())
}

pub async fn targets(connection: &mut Connection, user: UserId) -> Result<Vec<Target>> {
    let sql = "SELECT id, user_id, channel, body, created FROM targets WHERE user_id = $1 ORDER BY created, id";
    let rows = sqlx::query::<Database>(sql).bind(user.number()).fetch_all(connection).await?;
    rows.iter().map(read_target).collect()
}

pub fn read_target(row: &Row) -> Result<Target> {
    Ok(Target {
        id: number(row, 0)?,
        user: user_id(row, 1)?.ok_or_else(|| damaged("a target"))?,
        channel: word(row, 2)?,
        body: row.try_get(3)?,
        created: number(row, 4)?,
    })
}

pub async fn remove_target(connection: &mut Connection, user: UserId, id: u64) -> Result<bool> {
    let sql = "DELETE FROM targets WHERE user_id = $1 AND id = $2";
    let query = sqlx::query::<Database>(sql).bind(user.number()).bind(to_number(id));
    Ok(query.execute(connection).await?.rows_affected() > 0)
}

pub async fn server_key(connection: &mut Connection, name: &str, new: &[u8]) -> Result<Vec<u8>> {
    let sql = "INSERT INTO server_keys (name, secret) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
    sqlx::query::<Database>(sql).bind(name).bind(new).execute(&mut *connection).await?;
    let sql = "SELECT secret FROM server_keys WHERE name = $1";
    Ok(sqlx::query::<Database>(sql).bind(name).fetch_one(connection).await?.try_get(0)?)
}

/// A backup brings its own.
pub async fn set_server_key(connection: &mut Connection, name: &str, secret: &[u8]) -> Result<()> {
    let sql = "INSERT INTO server_keys (name, secret) VALUES ($1, $2) \
               ON CONFLICT (name) DO UPDATE SET secret = excluded.secret";
    sqlx::query::<Database>(sql).bind(name).bind(secret).execute(connection).await?;
    Ok(())
}

pub async fn has_alerts_due(connection: &mut Connection, now: Millis) -> Result<bool> {
    let sql = "SELECT 1 FROM alerts WHERE dead = 0 AND due <= $1 AND leased <= $1 LIMIT 1";
    Ok(sqlx::query::<Database>(sql).bind(to_time(now)).fetch_optional(connection).await?.is_some())
}

/// The condition stands twice: a process that waited for another's rows looks at them again.
pub async fn claim_alerts(connection: &mut Connection, now: Millis, until: Millis, most: u32) -> Result<Vec<Alert>> {
    let sql = "UPDATE alerts SET leased = $2 WHERE dead = 0 AND due <= $1 AND leased <= $1 AND id IN \
               (SELECT id FROM alerts WHERE dead = 0 AND due <= $1 AND leased <= $1 ORDER BY due, id LIMIT $3) \
               RETURNING id, user_id, table_id, kind, seq, way, target, detail, at, due, tries, failure";
    let query = sqlx::query::<Database>(sql).bind(to_time(now)).bind(to_time(until)).bind(i64::from(most));
    let rows = query.fetch_all(connection).await?;
    let mut alerts: Vec<Alert> = rows.iter().map(read_alert).collect::<Result<_>>()?;
    alerts.sort_by_key(|alert| (alert.due, alert.id));
    Ok(alerts)
}

fn read_alert(row: &Row) -> Result<Alert> {
    Ok(Alert {
        id: row.try_get(0)?,
        user: user_id(row, 1)?.ok_or_else(|| damaged("an alert"))?,
        table: TableId::new(number(row, 2)?),
        kind: word(row, 3)?,
        seq: number(row, 4)?,
        way: word(row, 5)?,
        target: number(row, 6)?,
        detail: row.try_get(7)?,
        at: number(row, 8)?,
        due: number(row, 9)?,
        tries: number(row, 10)? as u32,
        failure: row.try_get(11)?,
    })
}

pub async fn divide_alert(connection: &mut Connection, alert: &Alert, parts: &[Part]) -> Result<()> {
    for part in parts {
        let sql = "INSERT INTO alerts (user_id, table_id, kind, seq, way, target, detail, at, due, leased, tries, dead) \
                   SELECT user_id, table_id, kind, seq, $2, $3, detail, at, $4, 0, 0, 0 FROM alerts WHERE id = $1 \
                   ON CONFLICT DO NOTHING";
        let query = sqlx::query::<Database>(sql)
            .bind(alert.id)
            .bind(to_word(&part.way)?)
            .bind(to_number(part.target))
            .bind(to_time(part.due));
        query.execute(&mut *connection).await?;
    }
    finish_alerts(connection, &[alert.id]).await
}

pub async fn postpone_alert(connection: &mut Connection, id: i64, due: Millis) -> Result<()> {
    let sql = "UPDATE alerts SET due = $2, leased = 0 WHERE id = $1";
    sqlx::query::<Database>(sql).bind(id).bind(to_time(due)).execute(connection).await?;
    Ok(())
}

pub async fn fail_alert(connection: &mut Connection, id: i64, again: Option<Millis>, why: &str) -> Result<()> {
    let sql = "UPDATE alerts SET due = COALESCE($2, due), leased = 0, tries = tries + 1, failure = $3, dead = $4 \
               WHERE id = $1";
    let query =
        sqlx::query::<Database>(sql).bind(id).bind(again.map(to_time)).bind(why).bind(i64::from(again.is_none()));
    query.execute(connection).await?;
    Ok(())
}

pub async fn finish_alerts(connection: &mut Connection, ids: &[i64]) -> Result<()> {
    for id in ids {
        let sql = "DELETE FROM alerts WHERE id = $1";
        sqlx::query::<Database>(sql).bind(*id).execute(&mut *connection).await?;
    }
    Ok(())
}

pub async fn dead_letters(connection: &mut Connection, most: u32) -> Result<Vec<Alert>> {
    let sql = "SELECT id, user_id, table_id, kind, seq, way, target, detail, at, due, tries, failure FROM alerts \
               WHERE dead = 1 ORDER BY id DESC LIMIT $1";
    let rows = sqlx::query::<Database>(sql).bind(i64::from(most)).fetch_all(connection).await?;
    rows.iter().map(read_alert).collect()
}

/// From the beginning: it has as long as a new one.
pub async fn retry_dead_letter(connection: &mut Connection, id: i64, now: Millis) -> Result<bool> {
    let sql = "UPDATE alerts SET dead = 0, due = $2, leased = 0, tries = 0 WHERE id = $1 AND dead = 1";
    let query = sqlx::query::<Database>(sql).bind(id).bind(to_time(now));
    Ok(query.execute(connection).await?.rows_affected() > 0)
}

pub async fn count_alerts(connection: &mut Connection) -> Result<(u64, u64)> {
    let sql = "SELECT (SELECT COUNT(*) FROM alerts WHERE dead = 0), (SELECT COUNT(*) FROM alerts WHERE dead = 1)";
    let row = sqlx::query::<Database>(sql).fetch_one(connection).await?;
    Ok((number(&row, 0)?, number(&row, 1)?))
}
