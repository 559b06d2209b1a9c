//! EVA, the train of P7. [1844-PRIV-22] [1844-PRIV-23] [1844-RULING-17]

use crate::event::Event;
use crate::rules::{Verdict, must};
use crate::state::{Owner, Pending};
use crate::titles::g1844::companies::P7;
use crate::titles::g1844::phase::train_limit;
use crate::titles::g1844::policy::FreeMoments;
use crate::{CompanyId, Draft, PrivateId, State, Violation};

/// P7's owner takes EVA into his hand.
pub fn release(draft: &mut Draft) {
    if let Owner::Player(player) = draft.privates[P7.index()].owner {
        draft.emit(Event::EvaReleased(player));
    }
}

/// 18xx.games leaves P7 open, without income, until EVA is handed over. [1844-DEV-14]
pub fn keeps_open(state: &State, private: PrivateId) -> bool {
    private == P7 && state.edition.swiss().free_moments == FreeMoments::OwnTurns
}

pub fn assign(draft: &mut Draft, company: CompanyId) -> Verdict {
    check(draft, company)?;
    draft.emit(Event::EvaAssigned(company));
    Ok(())
}

/// To any company that its holder directs, within the limit, at any time.
pub fn check(state: &State, company: CompanyId) -> Verdict {
    let holder = state.eva.ok_or(Violation::EvaNotHeld)?;
    // Not between a proposed trade and its answer, which are one action: the buyer's room and need were judged before.
    must(!matches!(state.pending, Some(Pending::Offer { .. })), || Violation::NotNow)?;
    let there = company.index() < state.edition.companies.len() && state[company].is_active();
    must(there && state[company].director == Some(holder), || Violation::EvaNotDirected { company })?;
    match state.edition.swiss().free_moments {
        FreeMoments::AnyTime => {
            let limit = train_limit(state, company);
            must(state[company].train_count() < limit, || Violation::EvaNoRoom { limit })
        }
        FreeMoments::OwnTurns => {
            must(state.turn().is_some_and(|turn| turn.company == company), || Violation::EvaNotYourTurn)
        }
    }
}
