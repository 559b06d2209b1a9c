//! What people have chosen: which kinds, by which channels, how soon.

use store::{Contact, Target};
use view::Lang;
use wire::api::{AlertChannel, AlertKind, AlertSettings, Millis, UserId, limits};

use crate::app::App;
use crate::reason::Reason;
use crate::refused::Outcome;

/// As it is kept, or as it would be for somebody new.
pub async fn contact(app: &App, user: UserId, lang: Lang) -> Outcome<Contact> {
    let kept = app.store.contact(user).await?;
    Ok(kept.unwrap_or_else(|| Contact {
        user,
        mail: None,
        pending: None,
        language: lang.code().to_owned(),
        settings: AlertSettings::default(),
        first_delay: None,
    }))
}

/// Keeps the contact, and with it how soon the first of the person's channels is used.
pub async fn reach(app: &App, contact: Contact) -> Outcome<()> {
    let targets = app.store.targets(contact.user).await?;
    let first_delay = first_delay(&contact, &targets);
    Ok(app.store.set_contact(&Contact { first_delay, ..contact }).await?)
}

/// `None` if nothing reaches the person.
fn first_delay(contact: &Contact, targets: &[Target]) -> Option<Millis> {
    let settings = &contact.settings;
    let is_there = |channel: &AlertChannel| match channel {
        AlertChannel::Mail => contact.mail.is_some(),
        AlertChannel::Push | AlertChannel::Webhook => targets.iter().any(|target| target.channel == *channel),
    };
    let is_wanted = |channel: &AlertChannel| AlertKind::ALL.iter().any(|kind| settings.of(*kind).has(*channel));
    let used = AlertChannel::ALL.into_iter().filter(is_there).filter(is_wanted);
    used.map(|channel| Millis::from(settings.delay(channel)) * 1_000).min()
}

pub fn validate(settings: &AlertSettings) -> Outcome<()> {
    let is_sound = settings.delay <= limits::ALERT_DELAY
        && settings.push_delay <= limits::ALERT_DELAY
        && settings.digest.is_none_or(|hour| hour < 24);
    if is_sound { Ok(()) } else { Err(Reason::AlertSettings.into()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_soonest_channel_that_is_there_and_wanted_counts() {
        let user = UserId::new(1);
        let mut contact = Contact {
            user,
            mail: None,
            pending: Some("a@example.org".to_owned()),
            language: "en".to_owned(),
            settings: AlertSettings::default(),
            first_delay: None,
        };
        let push = Target { id: 1, user, channel: AlertChannel::Push, body: String::new(), created: 0 };
        assert_eq!(first_delay(&contact, &[]), None);
        assert_eq!(first_delay(&contact, std::slice::from_ref(&push)), Some(15_000));
        contact.mail = contact.pending.take();
        assert_eq!(first_delay(&contact, &[]), Some(120_000));
        assert_eq!(first_delay(&contact, std::slice::from_ref(&push)), Some(15_000));
        contact.settings.switch_all(AlertChannel::Push, false);
        assert_eq!(first_delay(&contact, std::slice::from_ref(&push)), Some(120_000));
        contact.settings.switch_all(AlertChannel::Mail, false);
        assert_eq!(first_delay(&contact, std::slice::from_ref(&push)), None);
    }
}
