//! Destinations. [1844-DEST-01..09]

use board::{Connection, connects};

use super::own::Destination;
use super::policy::DestinationCheck;
use super::{Draft, Event as Own, State, Violation as Broken};
use crate::edition::Goal;
use crate::event::Account;
use crate::rules::memo::{self, Known};
use crate::rules::track::may_pass;
use crate::rules::{Checked, must};
use crate::state::Round;
use crate::{CompanyId, CompanySet, OptionRule, Violation};

/// Pays every launched company whose destination is now connected, in the order V1…V5, H1…H6. [1844-RULING-20]
/// [1844-DEST-14]
pub fn check(draft: &mut Draft) {
    let open: CompanySet = draft.edition.company_ids().filter(|company| is_open(draft, *company)).collect();
    let due = memo::connected_goals(draft, open, |company, known| connection(draft, company, known));
    for company in due.iter() {
        pay(draft, company);
    }
}

pub fn check_one(draft: &mut Draft, company: CompanyId) {
    if is_due(draft, company) {
        pay(draft, company);
    }
}

/// After every change of the board, a marker that is gone included, unless the profile or the table pays later.
/// [1844-RULING-19] [1844-DEST-06] [1844-DEST-07]
pub fn check_at_once(draft: &mut Draft) {
    let later = draft.options.has(OptionRule::DestinationAfterRun);
    if draft.policies.destination_check == DestinationCheck::AtOnce && !later {
        check(draft);
    }
}

/// 18xx.games looks for them between the steps of a turn, and after every action that leaves the game in an operating
/// round; not while the SBB forms. [1844-DEV-25]
pub fn check_in_turn(draft: &mut Draft) {
    let later = draft.options.has(OptionRule::DestinationAfterRun);
    let by_itself = draft.policies.destination_check == DestinationCheck::OperatingRounds && !later;
    if by_itself && draft.turn().is_some() {
        check(draft);
    }
}

/// 18xx.games records the payment as an action of an operating round. [1844-DEV-25]
pub fn claim(draft: &mut Draft, company: CompanyId) -> Checked {
    check_claim(draft, company)?;
    pay(draft, company);
    Ok(())
}

pub fn check_claim(state: &State, company: CompanyId) -> Checked {
    let later = state.options.has(OptionRule::DestinationAfterRun);
    let claimed = state.policies.destination_check == DestinationCheck::Claimed && !later;
    must(claimed && matches!(state.round, Round::Operating(_)), || Violation::NotNow)?;
    must(is_due(state, company), || Broken::DestinationNotReached { company })
}

fn is_due(state: &State, company: CompanyId) -> bool {
    is_open(state, company) && is_reached(state, company)
}

fn is_open(state: &State, company: CompanyId) -> bool {
    state.own.destinations[company.index()] == Destination::Open && state[company].is_active()
}

/// [1844-DEST-05] Whether all shares are sold does not matter. [1844-LAUNCH-14] Nothing that comes later takes it back.
/// [1844-DEST-08]
fn pay(draft: &mut Draft, company: CompanyId) {
    let bonus = draft[company].par.unwrap_or_default() * i32::from(draft.spec(company).capital);
    draft.emit(Own::DestinationReached(company));
    draft.pay(Account::Bank, Account::Company(company), bonus);
}

/// An imagined train of unlimited range drives from the home circle, reserved or taken, to the destination.
/// [1844-DEST-02] [1844-DEST-03] [1844-RULING-22]
pub fn is_reached(state: &State, company: CompanyId) -> bool {
    connection(state, company, None) == Connection::Made
}

/// The same, told sooner if it was not reached when last asked.
fn connection(state: &State, company: CompanyId, known: Option<Known>) -> Connection {
    let map = &state.edition.board().map;
    match state.spec(company).goal {
        Goal::None => Connection::Apart,
        // [1844-TUN-18]
        Goal::Tunnel(hex) => match map.named(hex) {
            Some(hex) if !state.layout.tunnel(hex).is_empty() => Connection::Made,
            Some(_) | None => Connection::Apart,
        },
        Goal::Hex(hex) => {
            let (Some(home), Some(goal)) = (state.home(company), map.named(hex)) else {
                return Connection::Apart;
            };
            let may_pass = |stop| may_pass(state, company, stop);
            if let Some(Known { connection: Connection::Missing(explored), changed }) = known
                && let Some(explored) = explored.after(&state.track(), home, goal, &changed, may_pass)
            {
                return Connection::Missing(explored);
            }
            // Any city of the hex will do. [1844-DEST-04]
            connects(&state.track(), home, goal, may_pass)
        }
    }
}
