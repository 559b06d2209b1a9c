//! What only one title says. This file is the junction: the only matches on the title of a game.

mod aid_1824;
mod aid_1844;
mod applied;
mod g1824;
mod g1844;

use game::{
    Action, CompanyId, Event, Money, PlayerId, State, TitleAction, TitleEvent, TitlePending, TitlePolicies, TitleRound, Violation,
};

use crate::Lang;
use crate::aid::Page;
use crate::log::Teller;
use crate::text::Arg;

/// What a button says.
pub fn doing(state: &State, action: &TitleAction, lang: Lang) -> String {
    match action {
        TitleAction::G1844(action) => g1844::doing(state, action, lang),
        TitleAction::G1824(action) => g1824::doing(state, action, lang),
    }
}

/// What was done.
pub(crate) fn tell(teller: &Teller<'_>, action: &TitleAction, player: String) -> String {
    match action {
        TitleAction::G1844(action) => g1844::tell(teller, action, player),
        TitleAction::G1824(action) => g1824::tell(teller, action, player),
    }
}

/// What followed from it.
pub(crate) fn consequence(teller: &Teller<'_>, event: &TitleEvent) -> Option<String> {
    match event {
        TitleEvent::G1844(event) => g1844::consequence(teller, event),
        TitleEvent::G1824(event) => g1824::consequence(teller, event),
    }
}

/// The company that an action is about, if it is not the operating one.
pub fn subject(action: &TitleAction) -> Option<CompanyId> {
    match action {
        TitleAction::G1844(action) => g1844::subject(action),
        TitleAction::G1824(action) => g1824::subject(action),
    }
}

/// Whether the operating company acts.
pub const fn is_of_company(action: &TitleAction) -> bool {
    match action {
        TitleAction::G1844(action) => g1844::is_of_company(action),
        TitleAction::G1824(action) => g1824::is_of_company(action),
    }
}

/// The company that another goes into, if it does.
pub fn national(state: &State, company: CompanyId) -> Option<CompanyId> {
    if state.g1844().is_some() {
        return Some(game::g1844::companies::SBB);
    }
    state.spec(company).becomes
}

/// The key of what is asked.
pub const fn asks(pending: &TitlePending) -> &'static str {
    match pending {
        TitlePending::G1844(pending) => g1844::asks(pending),
        TitlePending::G1824(pending) => g1824::asks(pending),
    }
}

/// The key of the round before the first share round.
pub const fn initial_round(round: &TitleRound) -> &'static str {
    match round {
        TitleRound::G1844(_) => "now-auction",
        TitleRound::G1824(_) => "now-opening",
    }
}

/// Papers of the title's own in a player's hand, by number.
pub fn papers(state: &State, player: PlayerId) -> Vec<String> {
    state.g1844().map(|own| g1844::papers(own, player)).unwrap_or_default()
}

/// What those pay before each operating round.
pub fn paper_income(state: &State, player: PlayerId) -> Money {
    state.g1844().map(|own| g1844::paper_income(own, player)).unwrap_or_default()
}

/// How a company stands to its destination, in words.
pub fn destination(state: &State, company: CompanyId, hex: String, lang: Lang) -> Option<String> {
    g1844::destination(state, state.g1844()?, company, hex, lang)
}

/// What a title knows about a refusal beyond its evidence.
pub struct Context {
    /// Behind the key of the message, where the title tells cases apart.
    pub case: &'static str,
    pub arguments: Vec<(&'static str, Arg<'static>)>,
}

pub fn context(state: &State, violation: &Violation, lang: Lang) -> Context {
    if state.g1844().is_some() {
        return g1844::context(state, violation);
    }
    g1824::context(state, violation, lang)
}

/// The sheet of a title.
pub(crate) fn write_aid(page: &mut Page<'_>) {
    match page.edition().policies {
        TitlePolicies::G1844(policies) => aid_1844::write(page, &policies),
        TitlePolicies::G1824(policies) => aid_1824::write(page, &policies),
    }
}

/// The rules that a decision of one title belongs to.
pub fn rules_of(action: &Action) -> &'static [&'static str] {
    match action {
        Action::Title(TitleAction::G1844(action)) => applied::of_1844(action),
        Action::Title(TitleAction::G1824(action)) => applied::of_1824(action),
        _ => &[],
    }
}

/// The rules that something belongs to that happens in one title only.
pub fn rules_of_event(event: &Event) -> &'static [&'static str] {
    match event {
        Event::Title(TitleEvent::G1844(event)) => applied::after_1844(event),
        Event::Title(TitleEvent::G1824(event)) => applied::after_1824(event),
        _ => &[],
    }
}
