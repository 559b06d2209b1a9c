//! Private railways bought by companies. [1844-PRIV-04..10]

use super::policy::PrivateSeller;
use super::tile::ABILITIES_PHASE;
use super::{Draft, Event as Own, State, Violation as Broken, exchange};
use crate::edition::CompanyKind;
use crate::event::{Account, Event};
use crate::rules::{Checked, must, train, turn};
use crate::state::{Owner, Step};
use crate::{CompanyId, Money, OptionRule, PlayerId, PrivateId};

pub fn buy(draft: &mut Draft, private: PrivateId, price: Money) -> Checked {
    let company = turn::current(draft)?.company;
    let owner = check_buy(draft, company, private, price)?;

    draft.pay(Account::Company(company), Account::Player(owner), price);
    draft.emit(Event::PrivateMoved { private, to: Owner::Company(company) });
    exchange::settle_from_cash(draft, owner);
    if draft.options.has(OptionRule::PrivatesLast) {
        draft.emit(Own::PrivatesBegun);
    }
    Ok(())
}

fn check_buy(state: &State, company: CompanyId, private: PrivateId, price: Money) -> Checked<PlayerId> {
    let spec = state.edition.privates.get(private.index()).ok_or(Broken::PrivateNotSaleable { private })?;
    let phase = state.phase;
    must(phase >= ABILITIES_PHASE, || Broken::PrivateNotYet { phase })?;
    must_be_the_moment(state, company)?;
    must(may_own(state, company), || Broken::PrivateBuyerBarred { company })?;
    must(spec.saleable, || Broken::PrivateNotSaleable { private })?;
    let Owner::Player(owner) = state[private] else {
        return Err(Broken::PrivateNotTheDirectors { private }.into());
    };
    let may_sell = state.policies.private_seller == PrivateSeller::Anyone || state[company].director == Some(owner);
    must(may_sell, || Broken::PrivateNotTheDirectors { private })?;
    let (minimum, maximum) = (minimum_price(state, private), spec.face * 2);
    must((minimum..=maximum).contains(&price), || Broken::PrivatePrice { minimum, maximum })?;
    let cash = state[company].cash;
    must(cash >= price, || Broken::PrivateTooDear { price, cash })?;
    Ok(owner)
}

/// [1844-PRIV-04] [1844-PRIV-07] [1844-DEV-16]
pub fn minimum_price(state: &State, private: PrivateId) -> Money {
    match state.options.has(OptionRule::HalfPricePrivates) {
        true => state.edition.private(private).face / 2,
        false => Money(1),
    }
}

/// At any point of the turn, unless the table buys privates last. [1844-PRIV-05] [1844-OR-09]
fn must_be_the_moment(state: &State, company: CompanyId) -> Checked {
    if !state.options.has(OptionRule::PrivatesLast) {
        return Ok(());
    }
    let at_end = state.turn().is_some_and(|turn| turn.step == Step::Train);
    must(at_end, || Broken::PrivatesLast)?;
    // No train may follow, so a required one comes first. [1844-TRAIN-16]
    train::must_not_need_one(state, company)
}

/// Historical and regional companies only. [1844-PRIV-08] [1844-SBB-22]
fn may_own(state: &State, company: CompanyId) -> bool {
    matches!(state.kind(company), CompanyKind::Historical | CompanyKind::Regional)
}

/// Privates that the company could buy now, each with its highest price.
pub fn purchases(state: &State, company: CompanyId) -> Vec<(PrivateId, Money)> {
    let possible = |private: &PrivateId| check_buy(state, company, *private, minimum_price(state, *private)).is_ok();
    let most = |private| (state.edition.private(private).face * 2).min(state[company].cash);
    state.edition.private_ids().filter(possible).map(|private| (private, most(private))).collect()
}
