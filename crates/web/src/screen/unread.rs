//! Why a log cannot be brought in, or a kept game not be read, in the words of the reader.

use game::{BadSetup, Refusal, RuleId, State};
use wire::g18xx::BadGame;
use wire::{BadAction, BadLog, Log, replay};

use crate::t;
use crate::text::lang;

/// What is wrong with it, and the rule that is broken, if one is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    pub words: String,
    pub rule: Option<RuleId>,
}

impl From<String> for Unread {
    fn from(words: String) -> Unread {
        Unread { words, rule: None }
    }
}

/// It is no JSON at all, or not all of it.
pub fn no_json(why: &serde_json::Error) -> Unread {
    let words = match why.is_eof() {
        true => t!("import-cut"),
        false => t!("import-not-json", line = why.line(), column = why.column()),
    };
    words.into()
}

/// One of our own logs, as far as it is one.
pub fn of_log(log: Option<&Log>, why: &BadLog) -> Unread {
    match why {
        BadLog::Unreadable(why) if why.is_data() => {
            t!("import-not-ours", line = why.line(), column = why.column()).into()
        }
        BadLog::Unreadable(why) => no_json(why),
        BadLog::Format(_) | BadLog::RulesVersion(_) => t!("server-newer-rules").into(),
        BadLog::Profile(name) => t!("server-unknown-profile", name = name).into(),
        BadLog::Option(name) => t!("server-unknown-option", name = name).into(),
        BadLog::Players(players) => t!("server-player-count", players = *players).into(),
        BadLog::Setup(why) => of_setup(why).into(),
        BadLog::Action { number, why } => {
            t!("server-log-action-unknown", number = number.to_string(), name = unknown(why)).into()
        }
        BadLog::Refused { number, refusal } => match log.and_then(|log| before(log, *number)) {
            Some(state) => refused(&number.to_string(), &state, refusal),
            None => t!("broken-log").into(),
        },
        BadLog::Digest { number, .. } => t!("server-log-digest", number = number.to_string()).into(),
    }
}

fn of_setup(why: &BadSetup) -> String {
    match why {
        BadSetup::PlayerCount { players } => t!("server-player-count", players = usize::from(*players)),
        BadSetup::Version { .. } => t!("server-newer-rules"),
        BadSetup::OtherTitlesOption { option } | BadSetup::OptionNotOffered { option } => {
            t!("server-unknown-option", name = option.name())
        }
    }
}

fn unknown(why: &BadAction) -> String {
    match why {
        BadAction::Company(name)
        | BadAction::Hex(name)
        | BadAction::Stop(name)
        | BadAction::Tile(name)
        | BadAction::Train(name)
        | BadAction::Paper(name) => name.clone(),
        BadAction::Side(number) | BadAction::Rotation(number) => number.to_string(),
    }
}

/// The position that an action met.
fn before(log: &Log, number: usize) -> Option<State> {
    let mut shorter = log.clone();
    shorter.actions.truncate(number.saturating_sub(1));
    replay(&shorter, |_, _| ()).ok().map(|replayed| replayed.state)
}

fn refused(number: &str, state: &State, refusal: &Refusal) -> Unread {
    let sentence = view::sentence(state, &refusal.violation, lang());
    Unread { words: t!("import-refused", n = number, sentence = sentence), rule: refusal.rule }
}

/// A game of 18xx.games, the position being the one in which it could not go on.
pub fn of_game(json: &serde_json::Value, state: Option<&State>, why: &BadGame) -> Unread {
    let name = |key: &str| json.get(key).and_then(serde_json::Value::as_str).unwrap_or("?").to_owned();
    match (why, state) {
        (BadGame::NotJson(why), _) => no_json(why),
        (BadGame::Unreadable { place, .. }, _) => match (place.as_str(), place.strip_prefix("action ")) {
            ("title", _) => t!("import-other-game", title = name("title")).into(),
            ("settings", _) => t!("import-other-variant").into(),
            ("players", _) => t!("import-players").into(),
            (_, Some(number)) => t!("import-unclear", n = number).into(),
            (_, None) => t!("not-a-log").into(),
        },
        (BadGame::Refused { id, refusal }, Some(state)) => refused(&id.to_string(), state, refusal),
        (BadGame::Refused { id, .. }, None) => t!("import-unclear", n = id.to_string()).into(),
        (BadGame::ByItself { id, .. }, _) => t!("import-by-itself", n = id.to_string()).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn json_of(text: &str) -> serde_json::Error {
        serde_json::from_str::<serde_json::Value>(text).unwrap_err()
    }

    #[test]
    fn what_breaks_off_is_told_from_what_is_no_json() {
        assert_eq!(no_json(&json_of("{\"title\": \"1844\", \"act")).words, t!("import-cut"));
        assert_eq!(no_json(&json_of("{\n  title: 1}")).words, t!("import-not-json", line = 2, column = 3));
    }

    #[test]
    fn an_action_that_is_against_the_rules_is_named_with_its_rule() {
        let setup = r#"{"profile":"1844-2e","rules_version":2,"players":["Anna","Beat","Cleo"]}"#;
        let text = format!(
            r#"{{"format":"kursbuch-log/1","setup":{setup},"actions":[{{"do":"bid","amount":20}},{{"do":"bid","amount":21}}]}}"#
        );
        let log = Log::read(&text).unwrap();
        let why = replay(&log, |_, _| ()).err().unwrap();
        let unread = of_log(Some(&log), &why);
        assert!(unread.rule.is_some() && unread.words.contains('2'), "{unread:?}");
        assert!(!unread.words.contains("Violation"), "{unread:?}");
    }

    #[test]
    fn a_game_that_is_not_ours_is_named() {
        let json = serde_json::json!({"title": "1889", "actions": []});
        let why = wire::g18xx::Game::read(&json.to_string()).err().unwrap();
        assert_eq!(of_game(&json, None, &why).words, t!("import-other-game", title = "1889"));
    }
}
