//! One folder a title: its tables, its editions, the sequence of its rounds and the procedures that only it has. The
//! junction: the only matches on profile and title.

pub mod g1824;
pub mod g1844;

use board::{HexId, StopRef};
use routes::Stop;

use crate::action::{Action, Source};
use crate::choices::Choice;
use crate::edition::Title;
use crate::rules::Verdict;
use crate::{CompanyId, Draft, Edition, Money, PlayerId, Profile, RuleId, State, Violation};

pub fn edition(profile: Profile) -> &'static Edition {
    match profile {
        Profile::Swiss2e => &g1844::SECOND_EDITION,
        Profile::Swiss1e => &g1844::FIRST_EDITION,
        Profile::Swiss18xxGames => &g1844::AS_18XX_GAMES,
        Profile::Austria1e => &g1824::FIRST_EDITION,
        Profile::Austria2e => &g1824::SECOND_EDITION,
        Profile::Austria18xxGames => &g1824::AS_18XX_GAMES,
    }
}

impl Title {
    /// Its profiles, the default first.
    pub fn profiles(self) -> impl Iterator<Item = Profile> {
        Profile::ALL.into_iter().filter(move |profile| edition(*profile).title == self)
    }
}

/// From the table as set up to the first decision.
pub(crate) fn open(draft: &mut Draft) {
    match draft.edition.title {
        Title::Swiss1844 => g1844::auction::open(draft),
        Title::AustriaHungary1824 => g1824::opening::open(draft),
    }
}

pub(crate) fn play(draft: &mut Draft, action: &Action) -> Verdict {
    match draft.edition.title {
        Title::Swiss1844 => g1844::decide::play(draft, action),
        Title::AustriaHungary1824 => g1824::decide::play(draft, action),
    }
}

pub(crate) fn offer(state: &State, offered: &mut Vec<Choice>) {
    match state.edition.title {
        Title::Swiss1844 => g1844::choices::offer(state, offered),
        Title::AustriaHungary1824 => g1824::choices::offer(state, offered),
    }
}

pub(crate) fn out_of_turn(state: &State) -> Vec<(PlayerId, Action)> {
    match state.edition.title {
        Title::Swiss1844 => g1844::choices::out_of_turn(state),
        Title::AustriaHungary1824 => Vec::new(),
    }
}

pub(crate) fn deciding(state: &State) -> Option<PlayerId> {
    match state.edition.title {
        Title::Swiss1844 => g1844::decide::deciding(state),
        Title::AustriaHungary1824 => g1824::decide::deciding(state),
    }
}

pub(crate) fn seat_of(state: &State, action: &Action) -> Option<PlayerId> {
    match state.edition.title {
        Title::Swiss1844 => g1844::decide::seat_of(state, action),
        Title::AustriaHungary1824 => g1824::decide::deciding(state),
    }
}

/// The rule that was broken, as this game has it.
pub(crate) fn cite(state: &State, action: &Action, violation: &Violation) -> RuleId {
    match state.edition.title {
        Title::Swiss1844 => g1844::cite::cite_in(state, action, violation),
        Title::AustriaHungary1824 => g1824::cite::cite_in(state, action, violation),
    }
}

/// What a stop is to this company now; `None` if no train may visit it.
pub fn stop(state: &State, company: CompanyId, at: StopRef) -> Option<Stop> {
    match state.edition.title {
        Title::Swiss1844 => g1844::revenue::stop(state, company, at),
        Title::AustriaHungary1824 => g1824::revenue::stop(state, company, at),
    }
}

/// The same for the search of the best run: without stops that no train would score.
pub(crate) fn scorable_stop(state: &State, company: CompanyId, at: StopRef) -> Option<Stop> {
    match state.edition.title {
        Title::Swiss1844 => g1844::revenue::scorable_stop(state, company, at),
        Title::AustriaHungary1824 => g1824::revenue::stop(state, company, at),
    }
}

/// Whether a visit to this stop activates something now.
pub(crate) fn activates_stop(state: &State, at: StopRef) -> bool {
    match state.edition.title {
        Title::Swiss1844 => g1844::revenue::new_mountain(state, at.hex).is_some(),
        Title::AustriaHungary1824 => false,
    }
}

/// The same for running through the tunnel of a hex.
pub(crate) fn activates_tunnel(state: &State, hex: HexId) -> bool {
    match state.edition.title {
        Title::Swiss1844 => g1844::revenue::new_tunnel(state, hex).is_some(),
        Title::AustriaHungary1824 => false,
    }
}

/// What a player's papers other than shares are worth at the end.
pub(crate) fn papers_worth(state: &State, player: PlayerId) -> Money {
    match state.edition.title {
        Title::Swiss1844 => g1844::income::papers_worth(state, player),
        Title::AustriaHungary1824 => g1824::mountain::papers_worth(state, player),
    }
}

/// Certificates that count towards a player's limit.
pub(crate) fn certificates(state: &State, player: PlayerId) -> u8 {
    match state.edition.title {
        Title::Swiss1844 => state.edition.company_ids().map(|company| certificates_of(state, player, company)).sum(),
        Title::AustriaHungary1824 => g1824::stock::certificates(state, player),
    }
}

/// Those of one company.
pub(crate) fn certificates_of(state: &State, player: PlayerId, company: CompanyId) -> u8 {
    match state.edition.title {
        Title::Swiss1844 => g1844::stock::certificates_of(state, player, company),
        Title::AustriaHungary1824 => g1824::stock::certificates_of(state, player, company),
    }
}

/// Whether a place at its home is kept for a company that has yet to operate.
pub fn holds_place(state: &State, company: CompanyId) -> bool {
    match state.edition.title {
        Title::Swiss1844 => !state[company].opened && !state[company].closed,
        Title::AustriaHungary1824 => g1824::station::holds_place(state, company),
    }
}

/// How many trains the company may own now.
pub fn train_limit(state: &State, company: CompanyId) -> u8 {
    match state.edition.title {
        Title::Swiss1844 => g1844::phase::train_limit(state, company),
        Title::AustriaHungary1824 => g1824::phase::train_limit(state, company),
    }
}

/// What one share costs where it lies.
pub fn share_price(state: &State, company: CompanyId, from: Source) -> Option<Money> {
    match state.edition.title {
        Title::Swiss1844 => g1844::stock::share_price(state, company, from),
        // One price wherever it lies. [1824-SR-16]
        Title::AustriaHungary1824 => state.price(company),
    }
}

/// What the company's next marker costs.
pub fn marker_cost(state: &State, company: CompanyId) -> Money {
    match state.edition.title {
        Title::Swiss1844 => g1844::station::cost(state, company),
        Title::AustriaHungary1824 => g1824::station::cost(state, company),
    }
}

/// Models that the bank sells now.
pub fn on_sale(state: &State) -> Vec<crate::ModelId> {
    match state.edition.title {
        Title::Swiss1844 => g1844::train::on_sale(state).collect(),
        Title::AustriaHungary1824 => g1824::train::on_sale(state).collect(),
    }
}
