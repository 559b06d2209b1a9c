//! One folder per title: its tables, its editions, the sequence of its rounds and the procedures that only it has.
//!
//! This file is the junction: the list of titles, the sums over them, and the only place that tells one from another. A
//! title joins by its line in `titles!` and in `on_game!`, and by implementing [`Ruleset`].

mod citation;
pub mod g1824;
pub mod g1844;
mod ruleset;
#[cfg(test)]
pub mod tiny;

use crate::state::{Common, Game};
use crate::{Edition, Event, Evidence, LayTile, Pending, Profile, Violation};

pub(crate) use citation::Citation;
pub(crate) use ruleset::{OfferPart, Period, Ruleset};

/// What belongs to each title of a sum over all of them, and how it is put in and taken out.
pub(crate) trait Parts: Copy + Clone + std::fmt::Debug + PartialEq + Eq + std::hash::Hash + 'static {
    type State: Copy + std::fmt::Debug + PartialEq + Eq + std::hash::Hash;
    type Policies: Copy + std::fmt::Debug + PartialEq + Eq + 'static;
    type Action: Into<crate::Action>;
    type Event: Into<Event>;
    type Violation: Into<Violation>;
    type Pending: Into<Pending>;
    type Round;

    fn state(game: Game<Self>) -> State;
    fn game(state: &State) -> Option<&Game<Self>>;
    fn policies(policies: &TitlePolicies) -> Option<&Self::Policies>;
    fn action(action: &TitleAction) -> Option<&Self::Action>;
    fn event(event: &TitleEvent) -> Option<&Self::Event>;
    fn violation(violation: &TitleViolation) -> Option<&Self::Violation>;
    fn pending(pending: &TitlePending) -> Option<&Self::Pending>;
    fn round(round: &TitleRound) -> Option<&Self::Round>;
}

/// The variant of this title, if it is the one.
macro_rules! only {
    ($sum:ident::$title:ident($value:expr)) => {
        match $value {
            $sum::$title(own) => Some(own),
            #[allow(unreachable_patterns)]
            _ => None,
        }
    };
}

macro_rules! titles {
    ($($(#[$doc:meta])* $title:ident in $module:ident = $name:literal,)*) => {
        /// A game in the box.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Title {
            $($(#[$doc])* $title,)*
        }

        impl Title {
            /// Every title.
            pub const ALL: &'static [Title] = &[$(Title::$title),*];

            /// Its number, as on the box.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Title::$title => $name,)*
                }
            }

            /// The title of this number.
            pub fn named(name: &str) -> Option<Title> {
                Title::ALL.iter().copied().find(|title| title.name() == name)
            }
        }

        /// All editions of all titles, in every version of their rules.
        pub(crate) fn editions() -> impl Iterator<Item = &'static Edition> {
            let all: &[&[&'static Edition]] = &[$($module::EDITIONS),*];
            all.concat().into_iter()
        }

        /// What tells the editions of one title apart.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum TitlePolicies {
            $($(#[$doc])* $title($module::Policies),)*
        }

        /// Decisions that only one title has.
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
        pub enum TitleAction {
            $($(#[$doc])* $title($module::Action),)*
        }

        impl TitleAction {
            $(
                /// The decision, if it is one of this title.
                pub const fn $module(&self) -> Option<&$module::Action> {
                    only!(TitleAction::$title(self))
                }
            )*

            /// The tile that it lays, if it lays one.
            pub const fn tile(&self) -> Option<&LayTile> {
                match self {
                    $(TitleAction::$title(own) => own.tile(),)*
                }
            }

            pub(crate) const fn tile_mut(&mut self) -> Option<&mut LayTile> {
                match self {
                    $(TitleAction::$title(own) => own.tile_mut(),)*
                }
            }
        }

        /// Choices that only one title has.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum TitleChoice {
            $($(#[$doc])* $title($module::Choice),)*
        }

        impl TitleChoice {
            /// Whether the action is this choice.
            pub fn covers(&self, action: &TitleAction) -> bool {
                match (self, action) {
                    $((TitleChoice::$title(choice), TitleAction::$title(action)) => choice.covers(action),)*
                    #[allow(unreachable_patterns)]
                    _ => false,
                }
            }
        }

        /// Happenings that only one title has.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum TitleEvent {
            $($(#[$doc])* $title($module::Event),)*
        }

        /// What can be broken in one title only.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum TitleViolation {
            $($(#[$doc])* $title($module::Violation),)*
        }

        impl TitleViolation {
            /// Its name, as the API spells it.
            pub const fn name(&self) -> &'static str {
                match self {
                    $(TitleViolation::$title(own) => own.name(),)*
                }
            }

            /// What it names, field by field.
            pub fn evidence(&self) -> Vec<(&'static str, Evidence)> {
                match self {
                    $(TitleViolation::$title(own) => own.evidence(),)*
                }
            }
        }

        /// The violations that a title declares: their names, and the fields of their evidence.
        pub(crate) const fn declared_violations(title: Title) -> &'static [(&'static str, &'static [&'static str])] {
            match title {
                $(Title::$title => $module::Violation::DECLARED,)*
            }
        }

        /// Questions that only one title asks.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
        pub enum TitlePending {
            $($(#[$doc])* $title($module::Pending),)*
        }

        /// What comes before the first share round.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
        pub enum TitleRound {
            $($(#[$doc])* $title($module::Round),)*
        }

        impl TitleRound {
            $(
                /// The round, if it is one of this title.
                pub const fn $module(&self) -> Option<&$module::Round> {
                    only!(TitleRound::$title(self))
                }
            )*
        }

        /// A position of some title.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
        pub(crate) enum AnyGame {
            $($title(Game<$module::$title>),)*
        }

        impl AnyGame {
            fn common(&self) -> &Common {
                match self {
                    $(AnyGame::$title(game) => &game.common,)*
                }
            }
        }

        $(
            impl From<$module::Action> for crate::Action {
                fn from(own: $module::Action) -> crate::Action {
                    crate::Action::Title(TitleAction::$title(own))
                }
            }

            impl From<$module::Choice> for crate::Choice {
                fn from(own: $module::Choice) -> crate::Choice {
                    crate::Choice::Title(TitleChoice::$title(own))
                }
            }

            impl From<$module::Event> for Event {
                fn from(own: $module::Event) -> Event {
                    Event::Title(TitleEvent::$title(own))
                }
            }

            impl From<$module::Violation> for Violation {
                fn from(own: $module::Violation) -> Violation {
                    Violation::Title(TitleViolation::$title(own))
                }
            }

            impl From<$module::Pending> for Pending {
                fn from(own: $module::Pending) -> Pending {
                    Pending::Title(TitlePending::$title(own))
                }
            }

            impl Parts for $module::$title {
                type State = $module::Own;
                type Policies = $module::Policies;
                type Action = $module::Action;
                type Event = $module::Event;
                type Violation = $module::Violation;
                type Pending = $module::Pending;
                type Round = $module::Round;

                #[inline(always)]
                fn state(game: Game<Self>) -> State {
                    State(AnyGame::$title(game))
                }

                fn game(state: &State) -> Option<&Game<Self>> {
                    only!(AnyGame::$title(&state.0))
                }

                fn policies(policies: &TitlePolicies) -> Option<&$module::Policies> {
                    only!(TitlePolicies::$title(policies))
                }

                fn action(action: &TitleAction) -> Option<&$module::Action> {
                    action.$module()
                }

                fn event(event: &TitleEvent) -> Option<&$module::Event> {
                    only!(TitleEvent::$title(event))
                }

                fn violation(violation: &TitleViolation) -> Option<&$module::Violation> {
                    only!(TitleViolation::$title(violation))
                }

                fn pending(pending: &TitlePending) -> Option<&$module::Pending> {
                    only!(TitlePending::$title(pending))
                }

                fn round(round: &TitleRound) -> Option<&$module::Round> {
                    round.$module()
                }
            }
        )*

        impl State {
            $(
                /// The part of a state that only this title has; `None` if it is of another title.
                pub fn $module(&self) -> Option<&$module::Own> {
                    $module::$title::game(self).map(|game| &game.own)
                }
            )*
        }

        /// The table as it is set up, before the first decision.
        pub(crate) fn set_up(common: Common, seed: Option<u64>) -> State {
            match &common.edition.policies {
                $(TitlePolicies::$title(policies) => ruleset::set_up::<$module::$title>(common, policies, seed),)*
            }
        }
    };
}

#[cfg(not(test))]
titles! {
    /// 1844 Switzerland.
    G1844 in g1844 = "1844",
    /// 1824 Austria-Hungary.
    G1824 in g1824 = "1824",
}

// The tests carry a third title.
#[cfg(test)]
titles! {
    /// 1844 Switzerland.
    G1844 in g1844 = "1844",
    /// 1824 Austria-Hungary.
    G1824 in g1824 = "1824",
    /// Two companies in a valley.
    Tiny in tiny = "tiny",
}

/// Asks a question of the game in a state, whichever title it is.
macro_rules! on_game {
    ($state:expr, $game:ident => $answer:expr) => {
        match &$state.0 {
            $crate::titles::AnyGame::G1844($game) => $answer,
            $crate::titles::AnyGame::G1824($game) => $answer,
            #[cfg(test)]
            $crate::titles::AnyGame::Tiny($game) => $answer,
        }
    };
}
pub(crate) use on_game;

/// A position: everything that lies on the table. Whoever has one can read it; only the rules can make another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct State(pub(crate) AnyGame);

impl std::ops::Deref for State {
    type Target = Common;

    fn deref(&self) -> &Common {
        self.0.common()
    }
}

/// What is played where nobody has said what: 1844 by its second edition.
impl Default for Profile {
    fn default() -> Profile {
        g1844::PROFILE_2E
    }
}

impl Profile {
    /// Whether games are played as that site plays them, so that its logs can be read and written.
    pub fn is_18xx_games(self) -> bool {
        let profiles = [g1844::PROFILE_18XX_GAMES, g1824::PROFILE_18XX_GAMES, g1824::PROFILE_CISLEITHANIA_18XX_GAMES];
        profiles.contains(&self)
    }
}
