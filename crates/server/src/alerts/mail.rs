//! Mail: by SMTP, or into a folder where no mail server is configured.

use std::path::{Path, PathBuf};
use std::time::Duration;

use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Mailbox, MultiPart};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use wire::api::limits;

use super::Undelivered;
use crate::config::{Config, MailConfig};
use crate::reason::Reason;
use crate::refused::Outcome;
#[cfg(test)]
use crate::simulation;

/// How long a mail server may take for one step of the conversation, and for all of it.
const STEP: Duration = Duration::from_secs(20);
const WHOLE: Duration = Duration::from_secs(60);

/// A mail as we write it.
#[derive(Clone)]
pub struct Letter {
    pub to: Address,
    pub subject: String,
    pub text: String,
    pub html: String,
    /// Names it for good: a mail that is sent twice is recognised as one.
    pub id: String,
    /// Where a mail program can unsubscribe with one click.
    pub unsubscribe: Option<String>,
}

pub struct Mailer {
    from: Option<Mailbox>,
    way: Way,
}

enum Way {
    Folder(PathBuf),
    Smtp(AsyncSmtpTransport<Tokio1Executor>),
    /// The address of the server cannot be read.
    Misconfigured,
}

/// An address as mail programs understand it, on one line and without a name.
pub fn address(text: &str) -> Outcome<Address> {
    let text = text.trim();
    let is_plain = text.len() <= limits::MAIL && !text.chars().any(|letter| letter.is_control() || letter == ' ');
    let address = text.parse::<Address>().ok().filter(|address| is_plain && address.domain().contains('.'));
    Ok(address.ok_or(Reason::MailAddress)?)
}

impl Mailer {
    pub fn new(config: &Config) -> Mailer {
        Mailer { from: from(config), way: way(&config.mail) }
    }

    /// Where whoever gets our messages may complain.
    pub fn contact(&self) -> Option<String> {
        self.from.as_ref().map(|from| format!("mailto:{}", from.email))
    }

    pub async fn send(&self, letter: &Letter) -> Result<(), Undelivered> {
        let message = self.write(letter)?;
        #[cfg(test)]
        if simulation::executor::is_here() {
            return simulation::post(letter).await;
        }
        match &self.way {
            Way::Folder(folder) => put(folder, &letter.id, message.formatted()).await,
            Way::Smtp(transport) => match tokio::time::timeout(WHOLE, transport.send(message)).await {
                Ok(Ok(_)) => Ok(()),
                Ok(Err(why)) if why.is_permanent() => Err(Undelivered::Never(kind(&why))),
                Ok(Err(why)) => Err(Undelivered::Later(kind(&why))),
                Err(_) => Err(Undelivered::Later("mail: no answer in time".to_owned())),
            },
            Way::Misconfigured => Err(Undelivered::Later("mail: the server's address cannot be read".to_owned())),
        }
    }

    fn write(&self, letter: &Letter) -> Result<Message, Undelivered> {
        let unwritable = || Undelivered::Never("mail: cannot be written".to_owned());
        let from = self.from.clone().ok_or_else(unwritable)?;
        let mut message = Message::builder()
            .message_id(Some(format!("<{}@{}>", letter.id, from.email.domain())))
            .from(from)
            .to(Mailbox::new(None, letter.to.clone()))
            .subject(one_line(&letter.subject));
        if let Some(link) = &letter.unsubscribe {
            message = message.raw_header(header("List-Unsubscribe", &format!("<{link}>")));
            message = message.raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"));
        }
        let body = MultiPart::alternative_plain_html(letter.text.clone(), letter.html.clone());
        message.multipart(body).map_err(|_| unwritable())
    }
}

fn header(name: &'static str, value: &str) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), one_line(value))
}

/// Names of tables and people are one line already; here nothing depends on it.
fn one_line(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}

/// What went wrong, without what the server said: that may name the address.
fn kind(why: &lettre::transport::smtp::Error) -> String {
    match why.status() {
        Some(code) => format!("mail: answer {code}"),
        None if why.is_timeout() => "mail: no answer in time".to_owned(),
        None if why.is_tls() => "mail: no secure connection".to_owned(),
        None => "mail: no connection".to_owned(),
    }
}

fn way(config: &MailConfig) -> Way {
    match config {
        MailConfig::Folder(folder) => Way::Folder(folder.clone()),
        MailConfig::Smtp { url } => match AsyncSmtpTransport::<Tokio1Executor>::from_url(url) {
            Ok(builder) => Way::Smtp(builder.timeout(Some(STEP)).build()),
            Err(_) => {
                tracing::error!("the address of the mail server cannot be read");
                Way::Misconfigured
            }
        },
    }
}

/// `None` only if `localhost` were no host.
fn from(config: &Config) -> Option<Mailbox> {
    let named = config.mail_from.as_deref().and_then(|text| text.parse().ok());
    named.or_else(|| {
        let host = config.public_url.as_deref().and_then(|url| url.split("://").nth(1)).unwrap_or_default();
        let host = host.split(['/', ':']).next().unwrap_or_default();
        let host = if Address::new("kursbuch", host).is_ok() { host } else { "localhost" };
        Address::new("kursbuch", host).ok().map(|address| Mailbox::new(Some("Kursbuch".to_owned()), address))
    })
}

/// One file a mail, for their owner only; a mail that is written twice is one file.
async fn put(folder: &Path, id: &str, bytes: Vec<u8>) -> Result<(), Undelivered> {
    let (folder, name) = (folder.to_owned(), format!("{id}.eml"));
    let written = tokio::task::spawn_blocking(move || {
        std::fs::create_dir_all(&folder)?;
        let unfinished = folder.join(format!(".{name}"));
        let mut options = std::fs::OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        std::io::Write::write_all(&mut options.open(&unfinished)?, &bytes)?;
        std::fs::rename(&unfinished, folder.join(&name))
    });
    match written.await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(why)) => Err(Undelivered::Later(format!("mail folder: {}", why.kind()))),
        Err(_) => Err(Undelivered::Later("mail folder".to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_cannot_bring_a_header() {
        for good in ["anna@example.org", " anna+1844@mail.example.org ", "łucja@example.org"] {
            assert!(address(good).is_ok(), "{good}");
        }
        let long = format!("{}@example.org", "x".repeat(300));
        for bad in [
            "",
            "anna",
            "@example.org",
            "anna@",
            "anna@localhost",
            "anna@example.org\nBcc: beat@example.org",
            "anna@example.org\r\nBcc: beat@example.org",
            "anna\r\nBcc:x@example.org",
            "Anna <anna@example.org>",
            "anna@example.org, beat@example.org",
            "anna @example.org",
            "anna@example.org>\r\nRCPT TO:<beat@example.org",
            &long,
        ] {
            assert!(address(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn no_text_becomes_a_header() {
        let config = Config::new(([127, 0, 0, 1], 0).into(), "sqlite:x.db");
        let letter = Letter {
            to: address("anna@example.org").unwrap(),
            subject: "Your turn\r\nBcc: beat@example.org".to_owned(),
            text: "a\r\n.\r\nb".to_owned(),
            html: "<p>a</p>".to_owned(),
            id: "turn-1".to_owned(),
            unsubscribe: Some("https://kursbuch.example/api/unsubscribe/x\r\nBcc: beat@example.org".to_owned()),
        };
        let message = Mailer::new(&config).write(&letter).unwrap();
        let text = String::from_utf8(message.formatted()).unwrap();
        let head = text.split("\r\n\r\n").next().unwrap();
        assert!(!head.lines().any(|line| line.to_lowercase().starts_with("bcc")), "{head}");
        assert!(head.contains("Message-ID: <turn-1@localhost>"), "{head}");
        assert!(head.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{head}");
    }
}
