//! Why a request was refused, other than for a rule of the game: one row per reason, with its figures, its code and the
//! Fluent message (`view/locales/*/server.ftl`) that words it.

use game::BadSetup;
use view::Lang;
use view::text::{Arg, say};
use wire::api::ProblemCode;
use wire::g18xx::BadGame;
use wire::{BadAction, BadLog};

macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident $({ $($figure:ident: $kind:ty),* })? => $code:ident, $message:literal;)*) => {
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Reason {
            $($(#[$doc])* $name $({ $($figure: $kind),* })?,)*
        }

        impl Reason {
            pub const fn code(&self) -> ProblemCode {
                match self {
                    $(Reason::$name $({ $($figure: _),* })? => ProblemCode::$code,)*
                }
            }

            pub fn text(&self, lang: Lang) -> String {
                match self {
                    $(Reason::$name $({ $($figure),* })? => {
                        say(lang, $message, &[$($((stringify!($figure), Arg::from($figure.to_string()))),*)?])
                    })*
                }
            }

            /// One of each, with some figures.
            #[cfg(test)]
            fn all() -> Vec<(&'static str, Reason)> {
                vec![$(($message, Reason::$name $({ $($figure: "7".parse::<$kind>().unwrap()),* })?)),*]
            }
        }
    };
}

#[rustfmt::skip]
reasons! {
    // The request itself.
    NotJson => NotJson, "server-not-json";
    BodyTooLarge { max: usize } => TooLarge, "server-body-too-large";
    BodyIncomplete => Malformed, "server-body-incomplete";
    BodyTooSlow => Malformed, "server-body-too-slow";
    BodyUnreadable { detail: String } => Malformed, "server-body-unreadable";
    QueryUnreadable { detail: String } => Malformed, "server-query-unreadable";
    MethodNotAllowed => MethodNotAllowed, "server-method";
    UnknownHost => Invalid, "server-unknown-host";
    CrossSite => CrossSite, "server-cross-site";
    TooManyRequests => TooMany, "server-too-many-requests";
    /// Also for what the caller may not see.
    NotFound => NotFound, "server-not-found";
    // People.
    SignInFirst => SignInFirst, "server-sign-in-first";
    /// The same whatever was wrong: it does not tell who exists.
    WrongCredentials => WrongCredentials, "server-wrong-credentials";
    HasPassword => Conflict, "server-has-password";
    NameTaken => NameTaken, "server-name-taken";
    NameLength { max: usize } => Invalid, "server-name-length";
    MessageLength { max: usize } => Invalid, "server-message-length";
    PasswordLength { min: usize, max: usize } => Invalid, "server-password-length";
    SearchLength { max: usize } => Invalid, "server-search-length";
    LanguageUnknown => Invalid, "server-language-unknown";
    /// With what the administrator has said.
    Banned { reason: String } => NotYours, "server-banned";
    NotAdministrator => NotYours, "server-not-administrator";
    IsAdministrator => Conflict, "server-is-administrator";
    NotOneself => Invalid, "server-not-oneself";
    Blocked => NotYours, "server-blocked";
    // Programs.
    NotForPrograms => NotYours, "server-not-for-programs";
    ScopeMissing { scope: String } => NotYours, "server-scope-missing";
    NoScope => Invalid, "server-no-scope";
    TooManyTokens { max: usize } => Conflict, "server-too-many-tokens";
    MailAddress => Invalid, "server-mail-address";
    /// Whatever is wrong with it.
    LinkVoid => Conflict, "server-link-void";
    AlertSettings => Invalid, "server-alert-settings";
    AlertTarget => Invalid, "server-alert-target";
    TooManyTargets { max: usize } => Conflict, "server-too-many-targets";
    AlertChannelEmpty => Conflict, "server-alert-channel-empty";
    AlertUnsent => Conflict, "server-alert-unsent";
    UnknownTimeZone => Invalid, "server-unknown-time-zone";
    QuietHoursTooLong => Invalid, "server-quiet-hours";
    BadVacation => Invalid, "server-bad-vacation";
    VacationTooLong { days: u32 } => Invalid, "server-vacation-too-long";
    // Clocks.
    BadClock => Invalid, "server-bad-clock";
    NoClock => Conflict, "server-no-clock";
    Paused => Conflict, "server-paused";
    NotPaused => Conflict, "server-not-paused";
    PauseAlreadyAsked => Conflict, "server-pause-already-asked";
    // Opening, importing and exporting tables.
    SeedTooLarge => Invalid, "server-seed-too-large";
    SeatCount { players: usize } => Invalid, "server-seat-count";
    PlayerCount { players: usize } => Invalid, "server-player-count";
    UnknownProfile { name: String } => Invalid, "server-unknown-profile";
    UnknownOption { name: String } => Invalid, "server-unknown-option";
    OtherTitlesOption { name: String } => Invalid, "server-other-titles-option";
    OptionNotOffered { name: String } => Invalid, "server-option-not-offered";
    UnknownBotLevel => Invalid, "server-unknown-bot-level";
    UnknownBotCharacter => Invalid, "server-unknown-bot-character";
    NewerRules => Invalid, "server-newer-rules";
    LogUnreadable { detail: String } => Invalid, "server-log-unreadable";
    LogActionUnknown { number: String, name: String } => Invalid, "server-log-action-unknown";
    LogActionIllegal { number: String, rule: String } => Invalid, "server-log-action-illegal";
    LogDigest { number: String } => Invalid, "server-log-digest";
    NotExportable => Conflict, "server-not-exportable";
    // Who may do what.
    NoSuchSeat => Invalid, "server-no-such-seat";
    SeatNotYours => NotYours, "server-seat-not-yours";
    NotSeated => NotYours, "server-not-seated";
    NotHost => NotYours, "server-not-host";
    NotYourTurn => NotYours, "server-not-your-turn";
    EndTakesAll => NotYours, "server-end-takes-all";
    // Starting and playing.
    NotStarted => Conflict, "server-not-started";
    AlreadyStarted => Conflict, "server-already-started";
    StartedGameStays => Conflict, "server-started-game-stays";
    ReviewOnly => Conflict, "server-review-only";
    GameOver => Conflict, "server-game-over";
    NotOver => Conflict, "server-not-over";
    NobodyToKick => Conflict, "server-nobody-to-kick";
    TableFull => Conflict, "server-table-full";
    SeatTaken => Conflict, "server-seat-taken";
    SeatsFree => Conflict, "server-seats-free";
    /// With the table's version now.
    Stale { version: u64 } => Stale, "server-stale";
    ActionUnknown { name: String } => Invalid, "server-action-unknown";
    TooManyOrders { max: usize } => Invalid, "server-too-many-orders";
    // Undo, redo, consent.
    GameTooShort => Invalid, "server-game-too-short";
    NothingToUndo => Conflict, "server-nothing-to-undo";
    UndoTooFar => Invalid, "server-undo-too-far";
    RedoTooFar => Invalid, "server-redo-too-far";
    UndoAlreadyAsked => Conflict, "server-undo-already-asked";
    ProposalClosed => Conflict, "server-proposal-closed";
    NotAsked => NotYours, "server-not-asked";
    // Bots on seats.
    BotPlaysAlready => Conflict, "server-bot-plays-already";
    NoBotPlays => Conflict, "server-no-bot-plays";
    HolderPresent => Conflict, "server-holder-present";
    SeatEmpty => Conflict, "server-seat-empty";
    HandOverAlreadyAsked => Conflict, "server-hand-over-already-asked";
    // When something does not work.
    SomeoneWasFaster => Conflict, "server-someone-was-faster";
    TableBusy => Conflict, "server-table-busy";
    TooManyStreams => Unavailable, "server-too-many-streams";
    StoreUnavailable => Unavailable, "server-store-unavailable";
    TableUnavailable => Unavailable, "server-table-unavailable";
    TableDamaged => Internal, "server-table-damaged";
    /// What went wrong is in the server's log.
    Internal => Internal, "server-internal";
}

/// What an action names that the game does not have.
pub fn unknown_name(why: &BadAction) -> String {
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

impl From<BadLog> for Reason {
    fn from(why: BadLog) -> Reason {
        match why {
            BadLog::Unreadable(why) => Reason::LogUnreadable { detail: why.to_string() },
            BadLog::Format(format) => Reason::LogUnreadable { detail: format },
            BadLog::Profile(name) => Reason::UnknownProfile { name },
            BadLog::Option(name) => Reason::UnknownOption { name },
            BadLog::RulesVersion(_) => Reason::NewerRules,
            BadLog::Players(players) => Reason::PlayerCount { players },
            BadLog::Setup(why) => why.into(),
            BadLog::Action { number, why } => {
                Reason::LogActionUnknown { number: number.to_string(), name: unknown_name(&why) }
            }
            BadLog::Refused { number, refusal } => {
                Reason::LogActionIllegal { number: number.to_string(), rule: refusal.cited().to_owned() }
            }
            BadLog::Digest { number, .. } => Reason::LogDigest { number: number.to_string() },
        }
    }
}

impl From<BadSetup> for Reason {
    fn from(why: BadSetup) -> Reason {
        match why {
            BadSetup::PlayerCount { players } => Reason::PlayerCount { players: usize::from(players) },
            BadSetup::Version { .. } => Reason::NewerRules,
            BadSetup::OtherTitlesOption { option } => Reason::OtherTitlesOption { name: option.name().to_owned() },
            BadSetup::OptionNotOffered { option } => Reason::OptionNotOffered { name: option.name().to_owned() },
        }
    }
}

impl From<BadGame> for Reason {
    fn from(why: BadGame) -> Reason {
        match why {
            BadGame::NotJson(why) => Reason::LogUnreadable { detail: why.to_string() },
            BadGame::Unreadable { place, why } => Reason::LogUnreadable { detail: format!("{place}: {why}") },
            BadGame::Refused { id, refusal } => {
                Reason::LogActionIllegal { number: id.to_string(), rule: refusal.cited().to_owned() }
            }
            why @ BadGame::ByItself { .. } => Reason::LogUnreadable { detail: why.to_string() },
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_reason_is_worded_in_every_language() {
        for (message, reason) in Reason::all() {
            let texts = Lang::ALL.map(|lang| reason.text(lang));
            for text in &texts {
                assert_ne!(text, message);
                assert!(text.ends_with('.') || text.ends_with('7'), "{text:?} of {reason:?}");
                assert!(!text.contains(['{', '$']), "{text:?} of {reason:?}");
            }
            assert_eq!(BTreeSet::from(texts.clone()).len(), 3, "{texts:?}");
        }
    }

    #[test]
    fn every_figure_is_said() {
        let plain = |reason: &Reason| !format!("{reason:?}").contains(['{']);
        for (_, reason) in Reason::all().into_iter().filter(|(_, reason)| !plain(reason)) {
            if let Reason::Stale { .. } = reason {
                continue;
            }
            assert!(Lang::ALL.iter().all(|lang| reason.text(*lang).contains('7')), "{reason:?}");
        }
    }

    #[test]
    fn no_message_is_left_over() {
        let used: BTreeSet<&str> = Reason::all().into_iter().map(|(message, _)| message).collect();
        let file = include_str!("../../view/locales/en/server.ftl");
        let messages: BTreeSet<&str> =
            file.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key).collect();
        assert_eq!(messages, used);
    }

    #[test]
    fn figures_are_part_of_the_sentence() {
        let reason = Reason::PasswordLength { min: 8, max: 200 };
        assert_eq!(reason.text(Lang::En), "A password must have 8 to 200 characters.");
        assert_eq!(reason.text(Lang::Pl), "Hasło musi mieć od 8 do 200 znaków.");
        assert_eq!(Reason::SeatTaken.text(Lang::De), "Dieser Platz ist besetzt.");
    }
}
