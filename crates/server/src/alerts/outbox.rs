//! The dispatcher: takes what is due from the outbox, and sends it if it is still worth it.
//!
//! At least once: a row is deleted after it was sent, and a process that dies in between leaves it to be sent again when its
//! lease is over. What was sent twice has the same key.

use std::collections::BTreeMap;
use std::time::Duration;

use store::{Alert, Contact, Part, StoreError, TableRecord, User, Way};
use view::Lang;
use wire::api::{AlertChannel, AlertKind, Millis, Runs, Status, UserId};

use super::words::{Foot, Words, digest, letter};
use super::{Hook, Subscription, Undelivered, address, push, reach, webhook};
use crate::app::{App, Shared, stopped};
use crate::calendar::{next_hour, quiet_until};
use crate::permit;
use crate::reason::Reason;
use crate::refused::Outcome;
use crate::secrets;
use crate::table::is_still_asked;
use crate::tasks::{self, Group};

/// Alerts that are sent at the same time.
const AT_ONCE: usize = 64;
/// How long to wait for those who are looking before asking again.
const LOOKING_AGAIN: Millis = 30_000;
const MINUTE: Millis = 60_000;
/// While a game is paused, nobody has to decide.
const PAUSED_AGAIN: Millis = 10 * MINUTE;
/// The longest pause between two tries.
const LONGEST: Millis = 6 * 60 * MINUTE;
/// After so many, which takes about two days, an alert is a dead letter.
const MOST_TRIES: u32 = 15;
/// How long those that are being sent may take when the server stops.
const DRAIN: Duration = Duration::from_secs(5);

/// Until the server stops.
pub async fn run(app: Shared) {
    let mut stopping = app.stopping.clone();
    let sending = Group::new();
    loop {
        let is_full = sending.len() >= AT_ONCE / 2;
        tokio::select! {
            biased;
            () = stopped(&mut stopping) => break,
            () = tasks::sleep(app.config.alerts.pace) => (),
            () = sending.fewer_than(AT_ONCE / 2), if is_full => (),
        }
        if let Err(failure) = take(&app, &sending).await {
            tracing::warn!(%failure, "cannot look for alerts");
        }
    }
    let _ = tasks::within(DRAIN, sending.fewer_than(1)).await;
}

/// Claims what is due and begins to send it.
async fn take(app: &Shared, sending: &Group) -> Result<(), StoreError> {
    let now = app.config.clock.now();
    let room = AT_ONCE.saturating_sub(sending.len());
    if room == 0 || !app.store.has_alerts_due(now).await? {
        return Ok(());
    }
    let until = now + app.config.alerts.lease.as_millis() as Millis;
    let mut digests: BTreeMap<UserId, Vec<Alert>> = BTreeMap::new();
    for alert in app.store.claim_alerts(now, until, room as u32).await? {
        match alert.way {
            Way::Digest => digests.entry(alert.user).or_default().push(alert),
            Way::New | Way::Mail | Way::Push | Way::Webhook => {
                let app = app.clone();
                sending.spawn(async move { report(handle(&app, &alert).await) });
            }
        }
    }
    for (user, alerts) in digests {
        let app = app.clone();
        sending.spawn(async move { report(send_digest(&app, user, alerts).await) });
    }
    Ok(())
}

fn report(outcome: Result<(), StoreError>) {
    if let Err(failure) = outcome {
        tracing::warn!(%failure, "an alert waits for the end of its lease");
    }
}

async fn handle(app: &App, alert: &Alert) -> Result<(), StoreError> {
    let now = app.config.clock.now();
    match judge(app, alert, now).await? {
        Verdict::Drop => app.store.finish_alerts(&[alert.id]).await,
        Verdict::Hold(until) => app.store.postpone_alert(alert.id, until).await,
        Verdict::Tell(reader) if alert.way == Way::New => divide(app, alert, &reader, now).await,
        Verdict::Tell(reader) => {
            let sent = send(app, alert, &reader, now).await;
            settle(app, alert, sent, now).await
        }
    }
}

/// Whom to tell, and of which table.
struct Reader {
    table: TableRecord,
    user: User,
    contact: Contact,
}

impl Reader {
    fn lang(&self) -> Lang {
        self.contact.language.parse().unwrap_or_default()
    }
}

enum Verdict {
    Tell(Box<Reader>),
    Hold(Millis),
    Drop,
}

/// Whether an alert is still worth telling, right now.
async fn judge(app: &App, alert: &Alert, now: Millis) -> Result<Verdict, StoreError> {
    let Some(user) = app.store.user(alert.user).await? else { return Ok(Verdict::Drop) };
    let Some(contact) = app.store.contact(alert.user).await? else { return Ok(Verdict::Drop) };
    if !is_wanted(alert, &contact) {
        return Ok(Verdict::Drop);
    }
    // Last, so that what it says is as new as can be.
    let Some(table) = app.store.table(alert.table).await? else { return Ok(Verdict::Drop) };
    if !is_current(alert, &table) {
        return Ok(Verdict::Drop);
    }
    if alert.way != Way::New {
        let is_paused = table.present.clocks.as_ref().is_some_and(|clocks| clocks.runs == Runs::Paused);
        if is_paused && alert.kind == AlertKind::Turn {
            return Ok(Verdict::Hold(now + PAUSED_AGAIN));
        }
        if app.hub.is_reading(alert.table, alert.user) {
            return Ok(if is_news(alert.kind) { Verdict::Drop } else { Verdict::Hold(now + LOOKING_AGAIN) });
        }
        let looking = app.config.alerts.looking.as_millis() as Millis;
        if user.seen + looking > now {
            return Ok(Verdict::Hold(user.seen + looking));
        }
        if let Some(until) = user.calendar.as_ref().and_then(|calendar| quiet_until(calendar, now)) {
            return Ok(Verdict::Hold(until));
        }
    }
    Ok(Verdict::Tell(Box::new(Reader { table, user, contact })))
}

/// By which channel it goes; none before it is divided.
pub const fn channel(way: Way) -> Option<AlertChannel> {
    match way {
        Way::New => None,
        Way::Mail | Way::Digest => Some(AlertChannel::Mail),
        Way::Push => Some(AlertChannel::Push),
        Way::Webhook => Some(AlertChannel::Webhook),
    }
}

fn is_wanted(alert: &Alert, contact: &Contact) -> bool {
    let chosen = contact.settings.of(alert.kind);
    channel(alert.way).is_none_or(|channel| chosen.has(channel))
}

/// Whoever sees the table knows it; of the others, something is still to be done.
const fn is_news(kind: AlertKind) -> bool {
    match kind {
        AlertKind::Start | AlertKind::Over | AlertKind::Named | AlertKind::Order => true,
        AlertKind::Turn | AlertKind::Asked => false,
    }
}

/// A turn that was made, a question that was answered and a seat that was left are not worth a word.
fn is_current(alert: &Alert, table: &TableRecord) -> bool {
    let present = &table.present;
    permit::belongs(table, alert.user)
        && match alert.kind {
            AlertKind::Turn => present.turn == alert.seq && present.deciding.is_some(),
            AlertKind::Asked => is_still_asked(present, &table.seats, alert.seq, alert.user),
            AlertKind::Over => present.status == Status::Finished,
            AlertKind::Start | AlertKind::Named | AlertKind::Order => true,
        }
}

/// A part for each channel that the person wants and has.
async fn divide(app: &App, alert: &Alert, reader: &Reader, now: Millis) -> Result<(), StoreError> {
    let (contact, settings) = (&reader.contact, &reader.contact.settings);
    let chosen = settings.of(alert.kind);
    let due = |channel: AlertChannel| alert.at + Millis::from(settings.delay(channel)) * 1_000;
    let mut parts = Vec::new();
    if chosen.mail && contact.mail.is_some() {
        parts.push(match settings.digest {
            Some(hour) => Part {
                way: Way::Digest,
                target: 0,
                due: next_hour(reader.user.calendar.as_ref(), hour, now).unwrap_or(now),
            },
            None => Part { way: Way::Mail, target: 0, due: due(AlertChannel::Mail) },
        });
    }
    for target in app.store.targets(alert.user).await? {
        let way = match target.channel {
            AlertChannel::Mail => continue,
            AlertChannel::Push => Way::Push,
            AlertChannel::Webhook => Way::Webhook,
        };
        if chosen.has(target.channel) {
            parts.push(Part { way, target: target.id, due: due(target.channel) });
        }
    }
    app.store.divide_alert(alert, &parts).await
}

async fn send(app: &App, alert: &Alert, reader: &Reader, now: Millis) -> Result<(), Undelivered> {
    let words = Words::of(alert, &reader.table, reader.lang(), &app.alerts.base);
    match alert.way {
        Way::New | Way::Digest => Ok(()),
        Way::Mail => send_mail(app, &reader.contact, std::slice::from_ref(&words), false).await,
        Way::Push | Way::Webhook => {
            let targets = app.store.targets(alert.user).await.map_err(|_| unkept())?;
            let target = targets.into_iter().find(|target| target.id == alert.target);
            // It was removed meanwhile.
            let Some(target) = target else { return Ok(()) };
            send_to(app, target.channel, &target.body, &words, now).await
        }
    }
}

fn unkept() -> Undelivered {
    Undelivered::Later("the store does not answer".to_owned())
}

async fn send_mail(app: &App, contact: &Contact, items: &[Words], together: bool) -> Result<(), Undelivered> {
    let Some(mail) = &contact.mail else { return Ok(()) };
    let to = address(mail).map_err(|_| Undelivered::Never("mail: not an address".to_owned()))?;
    let lang = contact.language.parse().unwrap_or_default();
    let foot = foot(app, contact.user).await.map_err(|_| unkept())?;
    let letter = match items {
        [] => return Ok(()),
        [one] if !together => letter(to, one, &foot, lang),
        items => digest(to, items, &foot, lang),
    };
    app.alerts.mailer.send(&letter).await
}

async fn foot(app: &App, user: UserId) -> Outcome<Foot> {
    let (token, base) = (app.alerts.keys().await?.unsubscribe_token(user), &app.alerts.base);
    Ok(Foot { page: format!("{base}/#unsubscribe={token}"), one_click: format!("{base}/api/unsubscribe/{token}") })
}

async fn send_to(app: &App, channel: AlertChannel, body: &str, words: &Words, now: Millis) -> Result<(), Undelivered> {
    let unreadable = |_| Undelivered::Never("the target cannot be read".to_owned());
    let (web, keys) = (&app.alerts.web, app.alerts.keys().await.map_err(|_| unkept())?);
    match channel {
        AlertChannel::Mail => Ok(()),
        AlertChannel::Push => {
            let subscription: Subscription = serde_json::from_str(body).map_err(unreadable)?;
            // Push services want a secure page or a mail address.
            let mail = app.alerts.mailer.contact().filter(|_| !app.alerts.base.starts_with("https:"));
            let contact = mail.as_deref().unwrap_or(&app.alerts.base);
            let mark = push::Postmark { key: &keys.push, contact, now };
            push::send(web, &mark, &subscription, words).await
        }
        AlertChannel::Webhook => {
            let hook: Hook = serde_json::from_str(body).map_err(unreadable)?;
            match webhook::send(web, &hook, words).await {
                // Its owner may have mistyped it: they see that it is there, and that it does not work.
                Err(Undelivered::Gone) => Err(Undelivered::Never("web: nothing there".to_owned())),
                sent => sent,
            }
        }
    }
}

/// What becomes of a row.
async fn settle(app: &App, alert: &Alert, sent: Result<(), Undelivered>, now: Millis) -> Result<(), StoreError> {
    match sent {
        Ok(()) => {
            app.metrics.alerts_sent.inc();
            app.store.finish_alerts(&[alert.id]).await
        }
        Err(Undelivered::Gone) => {
            app.store.remove_target(alert.user, alert.target).await?;
            forget_channel(app, alert.user).await;
            app.store.finish_alerts(&[alert.id]).await
        }
        Err(Undelivered::Later(why)) if alert.tries + 1 < MOST_TRIES => {
            app.metrics.alerts_failed.inc();
            app.store.fail_alert(alert.id, Some(now + pause(alert.tries)), &why).await
        }
        Err(Undelivered::Later(why) | Undelivered::Never(why)) => {
            app.metrics.alerts_failed.inc();
            tracing::warn!(alert = alert.id, kind = alert.kind.name(), why, "a dead letter");
            app.store.fail_alert(alert.id, None, &why).await
        }
    }
}

/// A browser is gone: perhaps nothing reaches the person now.
async fn forget_channel(app: &App, user: UserId) {
    if let Ok(Some(contact)) = app.store.contact(user).await
        && let Err(failure) = reach(app, contact).await
    {
        tracing::warn!(?failure, "a browser that is gone is still counted");
    }
}

/// 1 minute, 2, 4, … 6 hours, each a little more or less by chance: those that failed together do not return together.
fn pause(tries: u32) -> Millis {
    let pause = (MINUTE << tries.min(20)).min(LONGEST);
    let chance = Millis::from(u16::from_le_bytes(secrets::random()));
    pause * 3 / 4 + pause * chance / (2 * 65_536)
}

/// Everything that is due for one person, as one mail.
async fn send_digest(app: &App, user: UserId, alerts: Vec<Alert>) -> Result<(), StoreError> {
    let now = app.config.clock.now();
    let (mut items, mut told, mut dropped, mut contact) = (Vec::new(), Vec::new(), Vec::new(), None);
    for alert in alerts {
        match judge(app, &alert, now).await? {
            Verdict::Drop => dropped.push(alert.id),
            Verdict::Hold(until) => app.store.postpone_alert(alert.id, until).await?,
            Verdict::Tell(reader) => {
                items.push(Words::of(&alert, &reader.table, reader.lang(), &app.alerts.base));
                told.push(alert);
                contact = Some(reader.contact);
            }
        }
    }
    app.store.finish_alerts(&dropped).await?;
    let Some(contact) = contact else { return Ok(()) };
    debug_assert_eq!(contact.user, user);
    let sent = send_mail(app, &contact, &items, true).await;
    for alert in &told {
        settle(app, alert, sent.clone(), now).await?;
    }
    Ok(())
}

/// One alert by a channel, at once, to everything that the person has there.
pub async fn send_test(app: &App, contact: &Contact, channel: AlertChannel) -> Outcome<()> {
    let now = app.config.clock.now();
    let lang = contact.language.parse().unwrap_or_default();
    let words = Words::test(contact.user, lang, &app.alerts.base, now);
    let mut sent = Vec::new();
    match channel {
        AlertChannel::Mail if contact.mail.is_none() => (),
        AlertChannel::Mail => sent.push(send_mail(app, contact, std::slice::from_ref(&words), false).await),
        AlertChannel::Push | AlertChannel::Webhook => {
            let targets = app.store.targets(contact.user).await?;
            for target in targets.iter().filter(|target| target.channel == channel) {
                sent.push(send_to(app, channel, &target.body, &words, now).await);
            }
        }
    }
    if sent.is_empty() {
        return Err(Reason::AlertChannelEmpty.into());
    }
    if sent.iter().all(Result::is_ok) { Ok(()) } else { Err(Reason::AlertUnsent.into()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_to_six_hours_and_last_two_days() {
        for (tries, about) in [(0, 1), (1, 2), (3, 8), (8, 256), (9, 360), (14, 360), (100, 360)] {
            for _ in 0..20 {
                let pause = pause(tries) as f64 / MINUTE as f64;
                assert!((0.74..=1.26).contains(&(pause / f64::from(about))), "{tries}: {pause}");
            }
        }
        let whole: Millis = (0..MOST_TRIES - 1).map(|tries| (MINUTE << tries.min(20)).min(LONGEST)).sum();
        assert!((36..=60).contains(&(whole / (60 * MINUTE))), "{} hours", whole / (60 * MINUTE));
    }
}
