//! Which key does what: the keys as they come, and those that a reader has changed.

use std::collections::BTreeMap;

use crate::play::table::Panel;
use crate::t;

/// Something that a single key does and that can be put on another key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    Show(Panel),
    Pass,
    Legal,
    Rotate,
    EditRoute,
    ClearRoute,
    NextRun,
    Undo,
    Branch,
    ZoomIn,
    ZoomOut,
    Fit,
    Search,
    Help,
}

/// Keys that were changed: the command's name, and its key.
pub type Changed = BTreeMap<String, String>;

impl Command {
    pub const ALL: [Command; 23] = [
        Command::Show(Panel::Map),
        Command::Show(Panel::Market),
        Command::Show(Panel::Companies),
        Command::Show(Panel::Players),
        Command::Show(Panel::Trains),
        Command::Show(Panel::Tiles),
        Command::Show(Panel::Log),
        Command::Show(Panel::Rules),
        Command::Show(Panel::Aid),
        Command::Show(Panel::History),
        Command::Pass,
        Command::Legal,
        Command::Rotate,
        Command::EditRoute,
        Command::ClearRoute,
        Command::NextRun,
        Command::Undo,
        Command::Branch,
        Command::ZoomIn,
        Command::ZoomOut,
        Command::Fit,
        Command::Search,
        Command::Help,
    ];

    /// The name under which a changed key is kept.
    pub const fn name(self) -> &'static str {
        match self {
            Command::Show(panel) => panel.name(),
            Command::Pass => "pass",
            Command::Legal => "legal",
            Command::Rotate => "rotate",
            Command::EditRoute => "edit-route",
            Command::ClearRoute => "clear-route",
            Command::NextRun => "next-run",
            Command::Undo => "undo",
            Command::Branch => "branch",
            Command::ZoomIn => "zoom-in",
            Command::ZoomOut => "zoom-out",
            Command::Fit => "fit",
            Command::Search => "search",
            Command::Help => "help",
        }
    }

    /// The message that says what it does.
    pub const fn words(self) -> &'static str {
        match self {
            Command::Show(Panel::Map) => "panel-map",
            Command::Show(Panel::Market) => "panel-market",
            Command::Show(Panel::Companies) => "panel-companies",
            Command::Show(Panel::Players) => "panel-players",
            Command::Show(Panel::Trains) => "panel-trains",
            Command::Show(Panel::Tiles) => "panel-tiles",
            Command::Show(Panel::Log) => "panel-log",
            Command::Show(Panel::Rules) => "panel-rules",
            Command::Show(Panel::Aid) => "panel-aid",
            Command::Show(Panel::History) => "panel-history",
            Command::Pass => "key-pass",
            Command::Legal => "key-legal",
            Command::Rotate => "key-rotate",
            Command::EditRoute => "key-edit-route",
            Command::ClearRoute => "key-clear-route",
            Command::NextRun => "key-next-run",
            Command::Undo => "key-undo",
            Command::Branch => "key-branch",
            Command::ZoomIn => "zoom-in",
            Command::ZoomOut => "zoom-out",
            Command::Fit => "zoom-fit",
            Command::Search => "key-search",
            Command::Help => "key-help",
        }
    }

    const fn printed(self) -> &'static str {
        match self {
            Command::Show(Panel::Map) => "m",
            Command::Show(Panel::Market) => "k",
            Command::Show(Panel::Companies) => "c",
            Command::Show(Panel::Players) => "s",
            Command::Show(Panel::Trains) => "v",
            Command::Show(Panel::Tiles) => "t",
            Command::Show(Panel::Log) => "g",
            Command::Show(Panel::Rules) => "i",
            Command::Show(Panel::Aid) => "a",
            Command::Show(Panel::History) => "h",
            Command::Pass => "p",
            Command::Legal => "l",
            Command::Rotate => "r",
            Command::EditRoute => "e",
            Command::ClearRoute => "x",
            Command::NextRun => "n",
            Command::Undo => "z",
            Command::Branch => "b",
            Command::ZoomIn => "+",
            Command::ZoomOut => "-",
            Command::Fit => "0",
            Command::Search => "/",
            Command::Help => "?",
        }
    }

    /// The key that does it.
    pub fn key(self, changed: &Changed) -> String {
        changed.get(self.name()).cloned().unwrap_or_else(|| self.printed().to_owned())
    }

    /// The key as it is written on buttons.
    pub fn label(self, changed: &Changed) -> String {
        self.key(changed).to_uppercase()
    }

    /// What a pressed key means. Capital letters mean the same: shift turns a command round.
    pub fn of(key: &str, changed: &Changed) -> Option<Command> {
        let key = key.to_lowercase();
        Command::ALL.into_iter().find(|command| command.key(changed) == key)
    }

    /// Puts a command on another key; whatever had that key gets the old one.
    pub fn put_on(self, key: &str, changed: &mut Changed) -> Result<(), Unusable> {
        let key = key.to_lowercase();
        let is_single = key.chars().count() == 1 && !key.chars().all(char::is_whitespace);
        // Digits choose from lists; 0 is free.
        if !is_single || ("1"..="9").contains(&key.as_str()) {
            return Err(Unusable);
        }
        let old = self.key(changed);
        if let Some(other) = Command::of(&key, changed).filter(|other| *other != self) {
            other.keep(old, changed);
        }
        self.keep(key, changed);
        Ok(())
    }

    fn keep(self, key: String, changed: &mut Changed) {
        match key == self.printed() {
            true => changed.remove(self.name()),
            false => changed.insert(self.name().to_owned(), key),
        };
    }
}

/// What keyboards of the reader's language print on a key that has a name.
pub fn cap(key: &str) -> String {
    match key {
        "Enter" => t!("cap-enter"),
        "Space" => t!("cap-space"),
        "Home" => t!("cap-home"),
        "End" => t!("cap-end"),
        other => other.to_owned(),
    }
}

/// A key that cannot stand for a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unusable;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_commands_share_a_key_or_a_name() {
        let nothing = Changed::new();
        for command in Command::ALL {
            assert_eq!(Command::of(&command.key(&nothing), &nothing), Some(command));
            assert_eq!(Command::ALL.iter().filter(|other| other.name() == command.name()).count(), 1);
        }
    }

    #[test]
    fn a_command_takes_a_key_and_its_former_holder_gets_the_old_one() {
        let mut changed = Changed::new();
        assert_eq!(Command::Pass.put_on("R", &mut changed), Ok(()));
        assert_eq!(Command::of("r", &changed), Some(Command::Pass));
        assert_eq!(Command::of("p", &changed), Some(Command::Rotate));
        assert_eq!(Command::Pass.put_on("p", &mut changed), Ok(()));
        assert_eq!(changed, Changed::new(), "all is as printed again");
    }

    #[test]
    fn digits_and_named_keys_are_not_taken() {
        let mut changed = Changed::new();
        for key in ["1", "9", "Enter", "ArrowLeft", " "] {
            assert_eq!(Command::Pass.put_on(key, &mut changed), Err(Unusable));
        }
    }
}
