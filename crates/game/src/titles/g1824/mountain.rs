//! Mountain Railways: income, and their exchange for shares of a Regional. [1824-MTN-01] and on

use crate::edition::Kind;
use crate::event::{Event, Purse};
use crate::rules::{Verdict, must};
use crate::state::{Owner, Pending};
use crate::titles::g1824::companies::{MINORS, REGIONALS};
use crate::titles::g1824::policy::{BookValue, CompulsoryMountain, Exchanges};
use crate::titles::g1824::{opening, share_round, stock};
use crate::{CompanyId, Draft, Money, PlayerId, PrivateId, State, Violation};

/// From the first 3 until the first 4. [1824-MTN-06]
pub const EXCHANGE_PHASE: u8 = 3;

/// [1824-MTN-02]
pub fn pay_income(draft: &mut Draft) {
    for (spec, private) in draft.edition.privates.iter().zip(draft.privates) {
        if let Owner::Player(player) = private.owner {
            draft.pay(Purse::Bank, Purse::Player(player), spec.income);
        }
    }
}

/// How many are in the game. [1824-SETUP-07]
pub const fn in_play(players: u8) -> usize {
    match players {
        4 | 5 => 6,
        _ => 4,
    }
}

fn owner(state: &State, private: PrivateId) -> Option<PlayerId> {
    match state.privates.get(private.index())?.owner {
        Owner::Player(player) => Some(player),
        Owner::Bank | Owner::Company(_) | Owner::Closed => None,
    }
}

/// In a share round in place of a purchase, or where it is compulsory. [1824-MTN-07] [1824-MTN-20]
pub fn exchange(draft: &mut Draft, private: PrivateId, company: CompanyId) -> Verdict {
    if let Some(Pending::ExchangeMountain(due)) = draft.pending {
        must(private == due, || Violation::NotNow)?;
        must_have_a_share(draft, company)?;
        let player = owner(draft, private).ok_or(Violation::NotYoursToExchange)?;

        draft.emit(Event::Awaited(None));
        carry_out(draft, private, player, company);
        return Ok(());
    }
    let player = check_exchange(draft, private, company)?;

    carry_out(draft, private, player, company);
    share_round::end_turn(draft);
    Ok(())
}

pub fn check_exchange(state: &State, private: PrivateId, company: CompanyId) -> Verdict<PlayerId> {
    let (_, player) = share_round::turn_to_exchange(state)?;
    must(owner(state, private) == Some(player), || Violation::NotYoursToExchange)?;
    let phase = state.phase;
    must(phase == EXCHANGE_PHASE, || Violation::ExchangeNotYet { phase })?;
    match state.edition.austria().exchanges {
        Exchanges::Free => share_round::must_have_sold_down(state, player)?,
        Exchanges::Hindered => stock::must_have_room(state, player)?,
    }
    share_round::must_have_sold_down_for_exchange(state, player)?;
    must_have_a_share(state, company)?;
    Ok(player)
}

/// Of any Regional, priced or not, but only what lies unreserved in the bank. [1824-MTN-11] [1824-MTN-12] [1824-MTN-13]
pub fn must_have_a_share(state: &State, company: CompanyId) -> Verdict {
    must(state.kind(company) == Kind::Regional, || Violation::NotARegional { company })?;
    must(stock::singles_on_offer(state, company) > 0, || Violation::NoShareForMountain { company })
}

/// No money changes hands, no price moves. [1824-MTN-16]
fn carry_out(draft: &mut Draft, private: PrivateId, player: PlayerId, company: CompanyId) {
    draft.emit(Event::PrivateMoved { private, to: Owner::Closed });
    stock::take_units(draft, player, company, 1);
}

/// [1824-MTN-22b]
pub fn discard(draft: &mut Draft, private: PrivateId) -> Verdict {
    must(draft.pending == Some(Pending::ExchangeMountain(private)), || Violation::NotNow)?;
    let may = draft.edition.austria().compulsory_mountain == CompulsoryMountain::MayBeDiscarded;
    must(may, || Violation::ExchangeCompulsory)?;

    draft.emit(Event::Awaited(None));
    draft.emit(Event::PrivateMoved { private, to: Owner::Closed });
    Ok(())
}

/// After the first 4, in ascending number: asks the owner, or takes what cannot be exchanged. Tells whether somebody has
/// to be waited for. [1824-MTN-18] [1824-MTN-19] [1824-MTN-23]
pub fn ask_for_exchange(draft: &mut Draft) -> bool {
    if draft.phase <= EXCHANGE_PHASE {
        return false;
    }
    let due = (0..draft.edition.privates.len() as u8).map(PrivateId).find(|private| owner(draft, *private).is_some());
    let Some(private) = due else { return false };
    if REGIONALS.into_iter().any(|company| must_have_a_share(draft, company).is_ok()) {
        draft.emit(Event::Awaited(Some(Pending::ExchangeMountain(private))));
        return true;
    }
    draft.emit(Event::PrivateMoved { private, to: Owner::Closed });
    ask_for_exchange(draft)
}

/// What minors and Mountain Railways count at the end: nothing, or what they cost. [1824-END-08a] [1824-END-08b]
pub fn papers_worth(state: &State, player: PlayerId) -> Money {
    if state.edition.austria().book_value == BookValue::None {
        return Money::ZERO;
    }
    let papers = state.edition.privates.iter().zip(state.privates);
    let mountains = papers.filter(|(_, private)| private.owner == Owner::Player(player)).map(|(spec, _)| spec.face);
    let owned = MINORS.map(CompanyId).filter(|minor| state[*minor].director == Some(player));
    let minors = owned.map(|minor| match state.kind(minor) {
        // Half of its price is the starting price of its Regional. [1824-COAL-03]
        Kind::Coal => state.spec(minor).becomes.and_then(|company| state[company].par).unwrap_or_default() * 2,
        _ => opening::prices(state, minor).first().copied().unwrap_or_default(),
    });
    mountains.chain(minors).sum()
}
