//! Alerts in words: of the person's language, from `view/locales/*/alerts.ftl`.

use lettre::Address;
use store::{Alert, TableRecord};
use view::{Lang, words};
use wire::api::{AlertKind, Millis, TableId, UserId};

use super::mail::Letter;

/// An alert as a channel sends it.
#[derive(Clone, Debug)]
pub struct Words {
    /// The same however often it is sent: receivers know a double by it.
    pub key: String,
    pub kind: &'static str,
    pub table: Option<TableId>,
    pub table_name: String,
    pub seq: u64,
    pub at: Millis,
    pub title: String,
    pub text: String,
    /// On our own pages, and with our own address in front.
    pub path: String,
    pub url: String,
    /// What a newer message replaces.
    pub topic: String,
}

impl Words {
    pub fn of(alert: &Alert, table: &TableRecord, lang: Lang, base: &str) -> Words {
        let name = table.name.as_str();
        let by = alert.detail.as_deref().unwrap_or_default();
        let (title, text) = match alert.kind {
            AlertKind::Turn => {
                (words!(lang, "alert-turn", table = name), words!(lang, "alert-turn-words", table = name))
            }
            AlertKind::Start => {
                (words!(lang, "alert-start", table = name), words!(lang, "alert-start-words", table = name))
            }
            AlertKind::Asked => {
                (words!(lang, "alert-asked", table = name), words!(lang, "alert-asked-words", table = name, name = by))
            }
            AlertKind::Over => {
                (words!(lang, "alert-over", table = name), words!(lang, "alert-over-words", table = name))
            }
            AlertKind::Named => {
                (words!(lang, "alert-named", table = name), words!(lang, "alert-named-words", table = name, name = by))
            }
            AlertKind::Order => {
                (words!(lang, "alert-order", table = name), words!(lang, "alert-order-words", table = name))
            }
        };
        let path = format!("/g/{}", alert.table);
        Words {
            key: format!("{}-{}-{}-{}", alert.kind.name(), alert.table, alert.seq, alert.user),
            kind: alert.kind.name(),
            table: Some(alert.table),
            table_name: table.name.clone(),
            seq: alert.seq,
            at: alert.at,
            title,
            text,
            url: format!("{base}{path}"),
            path,
            topic: format!("{}-{}", alert.kind.name(), alert.table),
        }
    }

    /// One that says that alerts arrive.
    pub fn test(user: UserId, lang: Lang, base: &str, at: Millis) -> Words {
        Words {
            key: format!("test-{user}-{at}"),
            kind: "test",
            table: None,
            table_name: String::new(),
            seq: 0,
            at,
            title: words!(lang, "alert-test"),
            text: words!(lang, "alert-test-words"),
            path: "/".to_owned(),
            url: format!("{base}/"),
            topic: "test".to_owned(),
        }
    }
}

/// What a mail about alerts says below them, and where its reader can be rid of them.
pub struct Foot {
    /// For people.
    pub page: String,
    /// For mail programs.
    pub one_click: String,
}

/// One alert as a mail.
pub fn letter(to: Address, words: &Words, foot: &Foot, lang: Lang) -> Letter {
    let items = std::slice::from_ref(words);
    Letter {
        to,
        subject: words.title.clone(),
        text: plain(None, items, foot, lang),
        html: markup(None, items, foot, lang),
        id: words.key.clone(),
        unsubscribe: Some(foot.one_click.clone()),
    }
}

/// Those of a day as one mail.
pub fn digest(to: Address, items: &[Words], foot: &Foot, lang: Lang) -> Letter {
    let title = words!(lang, "alert-digest", n = items.len());
    let id = items.first().map_or_else(String::new, |first| format!("digest-{}", first.key));
    Letter {
        to,
        text: plain(Some(&title), items, foot, lang),
        html: markup(Some(&title), items, foot, lang),
        subject: title,
        id,
        unsubscribe: Some(foot.one_click.clone()),
    }
}

fn plain(title: Option<&str>, items: &[Words], foot: &Foot, lang: Lang) -> String {
    let mut lines: Vec<String> = title.into_iter().map(|title| format!("{title}\n")).collect();
    lines.extend(items.iter().map(|item| format!("{}\n{}\n", item.text, item.url)));
    lines.push(format!("-- \n{}\n{}\n", words!(lang, "alert-foot"), foot.page));
    lines.join("\n")
}

fn markup(title: Option<&str>, items: &[Words], foot: &Foot, lang: Lang) -> String {
    let title = title.map(|title| format!("<h1>{}</h1>", escape(title))).unwrap_or_default();
    let to_table = escape(&words!(lang, "alert-to-table"));
    let item =
        |item: &Words| format!("<p>{}<br><a href=\"{}\">{to_table}</a></p>", escape(&item.text), escape(&item.url));
    let items: String = items.iter().map(item).collect();
    let foot = format!(
        "<p style=\"color:#666\"><small>{} <a href=\"{}\">{}</a></small></p>",
        escape(&words!(lang, "alert-foot")),
        escape(&foot.page),
        escape(&words!(lang, "alert-unsubscribe")),
    );
    page(lang, &format!("{title}{items}{foot}"))
}

fn page(lang: Lang, body: &str) -> String {
    format!("<!doctype html><html lang=\"{}\"><meta charset=\"utf-8\"><body>{body}</body></html>", lang.code())
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A mail with one link in it, that its reader has asked for.
fn link_letter(to: Address, id: String, lang: Lang, title: &str, before: &str, link: &str, after: &str) -> Letter {
    let html = format!(
        "<p>{}</p><p><a href=\"{link}\">{link}</a></p><p>{}</p>",
        escape(before),
        escape(after),
        link = escape(link)
    );
    Letter {
        to,
        subject: title.to_owned(),
        text: format!("{before}\n\n{link}\n\n{after}\n"),
        html: page(lang, &html),
        id,
        unsubscribe: None,
    }
}

/// The link that shows that an address is its owner's.
pub fn verify_letter(to: Address, name: &str, link: &str, id: String, lang: Lang) -> Letter {
    let before = words!(lang, "mail-verify-words", name = name);
    link_letter(to, id, lang, &words!(lang, "mail-verify"), &before, link, &words!(lang, "mail-verify-ignore"))
}

/// The link to a new password.
pub fn reset_letter(to: Address, name: &str, link: &str, id: String, lang: Lang) -> Letter {
    let before = words!(lang, "mail-reset-words", name = name);
    link_letter(to, id, lang, &words!(lang, "mail-reset"), &before, link, &words!(lang, "mail-reset-ignore"))
}
