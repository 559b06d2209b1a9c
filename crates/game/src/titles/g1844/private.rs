//! Private railways bought by companies. [1844-PRIV-04] and on

use crate::edition::Kind;
use crate::event::{Event, Purse};
use crate::rules::{Verdict, must, turn};
use crate::state::{Owner, Step, Turn};
use crate::titles::g1844::policy::PrivateSeller;
use crate::titles::g1844::tile::ABILITIES_PHASE;
use crate::titles::g1844::{exchange, train};
use crate::{CompanyId, Draft, Money, OptionRule, PlayerId, PrivateId, State, Violation};

pub fn buy(draft: &mut Draft, private: PrivateId, price: Money) -> Verdict {
    let turn = turn::current(draft)?;
    let company = turn.company;
    let owner = check_buy(draft, company, private, price)?;

    draft.pay(Purse::Company(company), Purse::Player(owner), price);
    draft.emit(Event::PrivateMoved { private, to: Owner::Company(company) });
    exchange::settle_from_cash(draft, owner);
    if draft.options.has(OptionRule::PrivatesLast) {
        turn::set(draft, Turn { privates_begun: true, ..turn });
    }
    Ok(())
}

pub fn check_buy(state: &State, company: CompanyId, private: PrivateId, price: Money) -> Verdict<PlayerId> {
    let spec = state.edition.privates.get(private.index()).ok_or(Violation::PrivateNotSaleable { private })?;
    let phase = state.phase;
    must(phase >= ABILITIES_PHASE, || Violation::PrivateNotYet { phase })?;
    must_be_the_moment(state, company)?;
    must(may_own(state, company), || Violation::PrivateBuyerBarred { company })?;
    must(spec.saleable, || Violation::PrivateNotSaleable { private })?;
    let Owner::Player(owner) = state.privates[private.index()].owner else {
        return Err(Violation::PrivateNotTheDirectors { private });
    };
    let may_sell =
        state.edition.swiss().private_seller == PrivateSeller::Anyone || state[company].director == Some(owner);
    must(may_sell, || Violation::PrivateNotTheDirectors { private })?;
    let (minimum, maximum) = (minimum_price(state, private), spec.face * 2);
    must((minimum..=maximum).contains(&price), || Violation::PrivatePrice { minimum, maximum })?;
    let cash = state[company].cash;
    must(cash >= price, || Violation::PrivateTooDear { price, cash })?;
    Ok(owner)
}

/// [1844-PRIV-04] [1844-PRIV-07]
pub fn minimum_price(state: &State, private: PrivateId) -> Money {
    match state.options.has(OptionRule::HalfPricePrivates) {
        true => state.edition.privates[private.index()].face / 2,
        false => Money(1),
    }
}

/// At any point of the turn, unless the table buys privates last. [1844-PRIV-05] [1844-OR-09]
fn must_be_the_moment(state: &State, company: CompanyId) -> Verdict {
    if !state.options.has(OptionRule::PrivatesLast) {
        return Ok(());
    }
    let at_end = state.turn().is_some_and(|turn| turn.step == Step::Train);
    must(at_end, || Violation::PrivatesLast)?;
    // No train may follow, so a required one comes first. [1844-TRAIN-16]
    train::must_not_need_one(state, company)
}

/// Historical and regional companies only. [1844-PRIV-08] [1844-SBB-22]
fn may_own(state: &State, company: CompanyId) -> bool {
    matches!(state.kind(company), Kind::Historical | Kind::Regional)
}

/// Privates that the company could buy now, each with its highest price.
pub fn purchases(state: &State, company: CompanyId) -> Vec<(PrivateId, Money)> {
    let ids = (0..state.edition.privates.len() as u8).map(PrivateId);
    let possible = ids.filter(|private| check_buy(state, company, *private, minimum_price(state, *private)).is_ok());
    possible
        .map(|private| (private, (state.edition.privates[private.index()].face * 2).min(state[company].cash)))
        .collect()
}

pub fn is_purchase_possible(state: &State, company: CompanyId) -> bool {
    !purchases(state, company).is_empty()
}
