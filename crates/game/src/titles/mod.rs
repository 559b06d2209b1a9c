//! One folder a title: its tables, its editions, the sequence of its rounds and the procedures that only it has. The
//! junction: the only matches on profile and title.

pub mod g1844;

use board::StopRef;
use routes::Stop;

use crate::action::Action;
use crate::choices::Choice;
use crate::edition::Title;
use crate::rules::Verdict;
use crate::{CompanyId, Draft, Edition, Money, PlayerId, Profile, RuleId, State, Violation};

pub fn edition(profile: Profile) -> &'static Edition {
    match profile {
        Profile::Swiss2e => &g1844::SECOND_EDITION,
        Profile::Swiss1e => &g1844::FIRST_EDITION,
        Profile::Swiss18xxGames => &g1844::AS_18XX_GAMES,
    }
}

/// From the table as set up to the first decision.
pub(crate) fn open(draft: &mut Draft) {
    match draft.edition.title {
        Title::Swiss1844 => g1844::auction::open(draft),
    }
}

pub(crate) fn play(draft: &mut Draft, action: &Action) -> Verdict {
    match draft.edition.title {
        Title::Swiss1844 => g1844::decide::play(draft, action),
    }
}

pub(crate) fn offer(state: &State, offered: &mut Vec<Choice>) {
    match state.edition.title {
        Title::Swiss1844 => g1844::choices::offer(state, offered),
    }
}

pub(crate) fn out_of_turn(state: &State) -> Vec<(PlayerId, Action)> {
    match state.edition.title {
        Title::Swiss1844 => g1844::choices::out_of_turn(state),
    }
}

pub(crate) fn deciding(state: &State) -> Option<PlayerId> {
    match state.edition.title {
        Title::Swiss1844 => g1844::decide::deciding(state),
    }
}

pub(crate) fn seat_of(state: &State, action: &Action) -> Option<PlayerId> {
    match state.edition.title {
        Title::Swiss1844 => g1844::decide::seat_of(state, action),
    }
}

/// The rule that was broken, as this game has it.
pub(crate) fn cite(state: &State, action: &Action, violation: &Violation) -> RuleId {
    match state.edition.title {
        Title::Swiss1844 => g1844::cite::cite_in(state, action, violation),
    }
}

/// What a stop is to this company now; `None` if no train may visit it.
pub fn stop(state: &State, company: CompanyId, at: StopRef) -> Option<Stop> {
    match state.edition.title {
        Title::Swiss1844 => g1844::revenue::stop(state, company, at),
    }
}

/// The same for the search of the best run: without stops that no train would score.
pub(crate) fn scorable_stop(state: &State, company: CompanyId, at: StopRef) -> Option<Stop> {
    match state.edition.title {
        Title::Swiss1844 => g1844::revenue::scorable_stop(state, company, at),
    }
}

/// What a player's papers other than shares are worth at the end.
pub(crate) fn papers_worth(state: &State, player: PlayerId) -> Money {
    match state.edition.title {
        Title::Swiss1844 => g1844::income::papers_worth(state, player),
    }
}
