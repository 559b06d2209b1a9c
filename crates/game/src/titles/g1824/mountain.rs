//! Mountain Railways: income, and their exchange for shares of a Regional. [1824-MTN-01..26]

use super::companies::{MINORS, REGIONALS};
use super::own::Pending;
use super::policy::{BondExchange, BookValue, CompulsoryMountain, Exchanges, MountainRailways};
use super::{Draft, G1824, State, Violation as Broken, bond, construction, opening, share_round, stock};
use crate::action::Source;
use crate::edition::CompanyKind;
use crate::event::{Account, Event};
use crate::rules::finish::WealthRules;
use crate::rules::{Checked, Flow, must, share_round as shared_round, stock::must_have_room};
use crate::state::{self, Owner};
use crate::titles::TitlePending;
use crate::{CompanyId, Money, PlayerId, PrivateId, Violation};

/// From the first 3 until the first 4. [1824-MTN-06]
pub const EXCHANGE_PHASE: u8 = 3;

/// [1824-MTN-02]
pub fn pay_income(draft: &mut Draft) {
    for private in draft.edition.private_ids() {
        if let Owner::Player(player) = draft[private] {
            let income = draft.edition.private(private).income;
            draft.pay(Account::Bank, Account::Player(player), income);
        }
    }
}

/// How many are in the game. [1824-SETUP-07] [1824-CIS-05]
pub fn in_play(state: &State) -> usize {
    match (state.policies.mountain_railways, state.seats) {
        (MountainRailways::OnePerPlayer, players) => usize::from(players),
        (MountainRailways::FourOrSix, 4 | 5) => 6,
        (MountainRailways::FourOrSix, _) => 4,
    }
}

pub fn owner(state: &State, private: PrivateId) -> Option<PlayerId> {
    match state.privates.get(private.index())? {
        Owner::Player(player) => Some(*player),
        Owner::Bank | Owner::Company(_) | Owner::Closed => None,
    }
}

/// The Mountain Railway that has to be exchanged now.
fn due(state: &State) -> Option<PrivateId> {
    match state.pending {
        Some(state::Pending::Title(TitlePending::G1824(Pending::ExchangeMountain(private)))) => Some(private),
        _ => None,
    }
}

/// In a share round in place of a purchase, or where it is compulsory. [1824-MTN-07] [1824-MTN-20] It is an action like
/// a purchase: one a turn, of any of one's own. [1824-MTN-08] [1824-MTN-09] [1824-MTN-10] No limit hinders a compulsory
/// one. [1824-MTN-24]
pub fn exchange(draft: &mut Draft, private: PrivateId, company: CompanyId, from: Source) -> Checked {
    if let Some(due) = due(draft) {
        must(private == due, || Violation::NotNow)?;
        must_be_exchangeable(draft, company, from)?;
        let player = owner(draft, private).ok_or(Broken::NotYoursToExchange)?;

        draft.answered();
        carry_out(draft, private, player, company, from);
        return Ok(());
    }
    let player = check_exchange(draft, private, company, from)?;

    carry_out(draft, private, player, company, from);
    shared_round::end_turn(draft);
    Ok(())
}

pub fn check_exchange(state: &State, private: PrivateId, company: CompanyId, from: Source) -> Checked<PlayerId> {
    let (_, player) = share_round::turn_to_exchange(state)?;
    must(owner(state, private) == Some(player), || Broken::NotYoursToExchange)?;
    let phase = state.phase;
    must(phase == EXCHANGE_PHASE, || Broken::ExchangeNotYet { phase })?;
    if state.policies.exchanges == Exchanges::Hindered {
        must_have_room(state, player)?;
    }
    share_round::must_have_sold_down_for_exchange(state, player)?;
    must_have_a_share(state, company, from)?;
    Ok(player)
}

/// Every exchange that the player in turn may make.
pub fn exchanges(state: &State) -> impl Iterator<Item = (PrivateId, CompanyId, Source)> {
    let player = share_round::turn_to_exchange(state).ok().map(|(_, player)| player);
    let player = player.filter(|_| state.phase == EXCHANGE_PHASE);
    let own = state.edition.private_ids().filter(move |private| player.is_some() && owner(state, *private) == player);
    let all = own.flat_map(|private| targets(state).map(move |(company, from)| (private, company, from)));
    all.filter(|(private, company, from)| check_exchange(state, *private, *company, *from).is_ok())
}

/// What may be asked for: a single certificate of a Regional, from the bank or, where it is apart, from the pool.
pub fn targets(state: &State) -> impl Iterator<Item = (CompanyId, Source)> + use<> {
    let sources = stock::sources(state);
    REGIONALS.into_iter().flat_map(move |company| sources.iter().map(move |from| (company, *from)))
}

/// Whether the owner of a Mountain Railway that has to be exchanged may choose this. As 18xx.games has it, not the bond
/// railway. [1824-CIS-43]
pub fn must_be_exchangeable(state: &State, company: CompanyId, from: Source) -> Checked {
    let is_left_out = match state.policies.bond_exchange {
        BondExchange::Always => false,
        BondExchange::OnlyVoluntary => bond::is_it(state, company),
    };
    must(!is_left_out, || Broken::NoBondShare { company })?;
    must_have_a_share(state, company, from)
}

/// Of any Regional, priced or not, but only what lies unreserved in the bank. [1824-MTN-11] [1824-MTN-12] [1824-MTN-13]
/// With its Coal Railway still there or not. [1824-MTN-15] The bond railway is one of them. [1824-CIS-35]
fn must_have_a_share(state: &State, company: CompanyId, from: Source) -> Checked {
    must(state.kind(company) == CompanyKind::Regional, || Broken::NotARegional { company })?;
    let lies_there = stock::sources(state).contains(&from) && stock::singles_in(state, company, from) > 0;
    must(lies_there, || Broken::NoShareForMountain { company })
}

/// No money changes hands, no price moves. [1824-MTN-16] Nor does 60 % bind. The railway is gone. [1824-MTN-17]
/// [1824-MTN-25]
fn carry_out(draft: &mut Draft, private: PrivateId, player: PlayerId, company: CompanyId, from: Source) {
    draft.emit(Event::PrivateMoved { private, to: Owner::Closed });
    stock::take_units(draft, player, company, from, 1);
}

/// [1824-MTN-22b]
pub fn discard(draft: &mut Draft, private: PrivateId) -> Checked {
    must(due(draft) == Some(private), || Violation::NotNow)?;
    let may = draft.policies.compulsory_mountain == CompulsoryMountain::MayBeDiscarded;
    must(may, || Broken::ExchangeCompulsory)?;

    draft.answered();
    draft.emit(Event::PrivateMoved { private, to: Owner::Closed });
    Ok(())
}

/// After the first 4, in ascending number: asks the owner, or takes what cannot be exchanged. [1824-MTN-18] [1824-MTN-19] [1824-MTN-23]
/// [1824-RULING-26] [1824-RULING-28]
pub fn ask_for_exchange(draft: &mut Draft) -> Flow {
    if draft.phase <= EXCHANGE_PHASE {
        return Flow::GoesOn;
    }
    let due = draft.edition.private_ids().find(|private| owner(draft, *private).is_some());
    let Some(private) = due else { return Flow::GoesOn };
    if targets(draft).any(|(company, from)| must_be_exchangeable(draft, company, from).is_ok()) {
        draft.ask(Pending::ExchangeMountain(private));
        return Flow::Waits;
    }
    draft.emit(Event::PrivateMoved { private, to: Owner::Closed });
    ask_for_exchange(draft)
}

impl WealthRules for G1824 {
    /// What minors and Mountain Railways count at the end: nothing, or what they cost. [1824-END-08a] [1824-END-08b]
    fn certificates_worth(state: &State, player: PlayerId) -> Money {
        if state.policies.book_value == BookValue::None {
            return Money::ZERO;
        }
        let papers = state.edition.private_ids().filter(|private| state[*private] == Owner::Player(player));
        let mountains = papers.map(|private| state.edition.private(private).face);
        let owned = MINORS.map(CompanyId).filter(|minor| state[*minor].director == Some(player));
        let minors = owned.map(|minor| match state.kind(minor) {
            _ if construction::is_one(state, minor) => construction::PRICE,
            // Half of its price is the starting price of its Regional. [1824-COAL-03]
            CompanyKind::Coal => {
                state.spec(minor).becomes.and_then(|company| state[company].par).unwrap_or_default() * 2
            }
            CompanyKind::Forerunner | CompanyKind::Regional | CompanyKind::National | CompanyKind::Historical => {
                opening::prices(state, minor).first().copied().unwrap_or_default()
            }
        });
        mountains.chain(minors).sum()
    }

    /// An overdrawn account is part of the cash already. A ledger is subtracted. [1824-EMR-21]
    fn owed(state: &State, player: PlayerId) -> Money {
        state[player].debt
    }
}
