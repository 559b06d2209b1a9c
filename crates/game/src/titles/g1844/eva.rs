//! EVA, the train of P7. [1844-PRIV-22] [1844-PRIV-23] [1844-RULING-17]

use super::companies::P7;
use super::policy::FreeMoments;
use super::{Draft, Event as Own, State, Violation as Broken};
use crate::rules::{Checked, must, train};
use crate::state::{Owner, Pending};
use crate::{CompanyId, PrivateId, Violation};

/// P7's owner takes EVA in hand.
pub fn release(draft: &mut Draft) {
    if let Owner::Player(player) = draft[P7] {
        draft.emit(Own::EvaReleased(player));
    }
}

/// 18xx.games leaves P7 open, without income, until EVA is handed over. [1844-DEV-14]
pub fn keeps_open(state: &State, private: PrivateId) -> bool {
    private == P7 && state.policies.free_moments != FreeMoments::AnyTime
}

pub fn assign(draft: &mut Draft, company: CompanyId) -> Checked {
    check(draft, company)?;
    draft.emit(Own::EvaAssigned(company));
    Ok(())
}

/// To any company that its holder directs, within the limit, at any time.
pub fn check(state: &State, company: CompanyId) -> Checked {
    let holder = state.own.eva.ok_or(Broken::EvaNotHeld)?;
    // Not between a proposed trade and its answer, which are one action: the buyer's room and need were judged before.
    must(!matches!(state.pending, Some(Pending::Offer { .. })), || Violation::NotNow)?;
    let there = company.index() < state.edition.companies.len() && state[company].is_active();
    must(there && state[company].director == Some(holder), || Broken::EvaNotDirected { company })?;
    match state.policies.free_moments {
        FreeMoments::AnyTime => {
            let limit = train::limit(state, company);
            must(state[company].train_count() < limit, || Broken::EvaNoRoom { limit })
        }
        FreeMoments::OwnTurns | FreeMoments::OwnTurnsUnasked => {
            must(state.turn().is_some_and(|turn| turn.company == company), || Broken::EvaNotYourTurn)
        }
    }
}
