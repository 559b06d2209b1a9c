//! Validation of what people type: names, passwords, messages. Plain text, never markup; the client shows it as such.

use wire::api::{Wanted, limits};

use crate::reason::Reason;
use crate::refused::Outcome;

/// Characters that reverse the reading direction or cannot be seen: they make one name look like another.
const HIDDEN: &[char] = &[
    '\u{ad}', '\u{200b}', '\u{200c}', '\u{200d}', '\u{200e}', '\u{200f}', '\u{202a}', '\u{202b}', '\u{202c}',
    '\u{202d}', '\u{202e}', '\u{2060}', '\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}', '\u{feff}',
];

/// One line, trimmed.
pub fn name(text: &str) -> Outcome<String> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() || name.chars().count() > limits::NAME || !is_visible(&name, &[]) {
        return Err(Reason::NameLength { max: limits::NAME }.into());
    }
    Ok(name)
}

pub fn message(text: &str) -> Outcome<String> {
    let message = text.trim();
    if message.is_empty() || message.chars().count() > limits::CHAT || !is_visible(message, &['\n', '\u{200d}']) {
        return Err(Reason::MessageLength { max: limits::CHAT }.into());
    }
    Ok(message.to_owned())
}

/// Of a report, a ban, an announcement.
pub fn reason(text: &str) -> Outcome<String> {
    let reason = text.trim();
    if reason.is_empty() || reason.chars().count() > limits::REASON || !is_visible(reason, &['\n', '\u{200d}']) {
        return Err(Reason::MessageLength { max: limits::REASON }.into());
    }
    Ok(reason.to_owned())
}

pub fn password(text: &str) -> Outcome<()> {
    if (limits::PASSWORD_LEAST..=limits::PASSWORD_MOST).contains(&text.chars().count()) {
        return Ok(());
    }
    Err(Reason::PasswordLength { min: limits::PASSWORD_LEAST, max: limits::PASSWORD_MOST }.into())
}

pub fn search(text: &str) -> Outcome<()> {
    if text.chars().count() <= limits::SEARCH {
        return Ok(());
    }
    Err(Reason::SearchLength { max: limits::SEARCH }.into())
}

/// A language by its short name, as `Accept-Language` has it.
pub fn wanted(mut wanted: Wanted) -> Outcome<Wanted> {
    let is_name = |text: &str| {
        !text.is_empty()
            && text.len() <= limits::LANGUAGE
            && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
    };
    if wanted.language.as_deref().is_some_and(|language| !is_name(language)) {
        return Err(Reason::LanguageUnknown.into());
    }
    wanted.language = wanted.language.map(|language| language.to_ascii_lowercase());
    Ok(wanted)
}

fn is_visible(text: &str, but: &[char]) -> bool {
    text.chars().all(|letter| but.contains(&letter) || !(letter.is_control() || HIDDEN.contains(&letter)))
}

/// Under this key the name of a registered person is unique.
pub fn name_key(name: &str) -> String {
    name.to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_visible_line() {
        assert_eq!(name("  Anna\tvon  Bern ").ok().as_deref(), Some("Anna von Bern"));
        assert_eq!(name("Łukasz <b>").ok().as_deref(), Some("Łukasz <b>"));
        for bad in ["", "   ", "An\u{202e}na", "An\u{0}na", "\u{200b}", &"x".repeat(41)] {
            assert!(name(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn a_message_may_have_lines() {
        assert_eq!(message(" a\nb ").ok().as_deref(), Some("a\nb"));
        for bad in ["", "\n", "a\u{7}b", &"x".repeat(1_001)] {
            assert!(message(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn a_password_has_a_length() {
        assert!(password("12345678").is_ok());
        assert!(password("1234567").is_err());
        assert!(password(&"x".repeat(201)).is_err());
    }
}
