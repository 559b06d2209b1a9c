//! Shares of 1824: one stock in the bank, what of it is reserved, buying and selling. [1824-SR-09..29]

use super::companies::{COAL, MINORS};
use super::policy::{BankLimit, CoalCertificate, DoubleSale, Pool, StaatsbahnShares, UnitLimit};
use super::{
    Draft, Event as Own, G1824, State, Violation as Broken, bond, construction, debt, directorship, opening, regional,
};
use crate::action::{Paper, Sale, Source};
use crate::edition::CompanyKind;
use crate::event::{Account, Event, Holder};
use crate::rules::stock::{StockRules, must_afford, must_be_a_par, must_have_room, must_not_have_sold};
use crate::rules::{Checked, director, must};
use crate::state::{Owner, Round};
use crate::{CompanyId, Money, PlayerId, Violation};

/// Purchases end here; exchanges do not. [1824-SR-13] [1824-SR-14]
pub const MOST_UNITS: u8 = 6;
/// Of ten units this many may lie in the bank after a sale. [1824-SR-22]
pub const BANK_LIMIT: u8 = 5;

impl StockRules for G1824 {
    /// [1824-SR-17] [1824-CIS-32]
    fn sold_to(state: &State) -> Holder {
        match state.policies.pool {
            Pool::InTheBank => Holder::Offering,
            Pool::Apart => Holder::Pool,
        }
    }

    /// Minors and Mountain Railways count as one certificate each, a director's certificate too. [1824-SR-10] [1824-SR-11]
    /// [1824-DEV-30]
    fn certificates(state: &State, player: PlayerId) -> u8 {
        let papers = state.privates.iter().filter(|owner| **owner == Owner::Player(player)).count() as u8;
        let companies = state.edition.company_ids();
        companies.map(|company| G1824::certificates_of(state, player, company)).sum::<u8>() + papers
    }

    fn certificates_of(state: &State, player: PlayerId, company: CompanyId) -> u8 {
        state.held(player, company) - u8::from(state.own.certificate(company) == Some(player))
    }

    /// [1824-SR-16]
    fn issue_price(_: &State, _: CompanyId, market: Money) -> Money {
        market
    }

    fn launch_capital(state: &State, company: CompanyId, par: Money) -> Money {
        regional::capital(state, company, par)
    }

    /// One price wherever it lies. [1824-SR-16]
    fn share_price(state: &State, company: CompanyId, _: Source) -> Option<Money> {
        state.price(company)
    }

    fn check_buy(state: &State, buyer: PlayerId, company: CompanyId, from: Source, paper: Paper) -> Checked {
        // One stock of single certificates, or two. [1824-SR-17] [1824-CIS-32] A director's certificate that was sold lies
        // there too. [1824-DEV-40]
        must(sources(state).contains(&from) && is_in_play(state, company), || Violation::NoSuchPaper)?;
        let is_double_there =
            is_certificate_for_sale(state, company) && certificate_lies_in(state, company) == Some(from);
        must(paper == Paper::Single || is_double_there, || Violation::NoSuchPaper)?;
        let units = units(paper);
        must_be_on_offer_yet(state, company)?;
        // From the moment it has one. [1824-START-07] [1824-COAL-04] [1824-REG-02]
        let price = state.price(company).ok_or(Violation::DirectorsCertificateFirst { company })?;
        must_not_have_sold(state, buyer, company)?;
        // Purchases from the pool may go beyond. [1824-CIS-32]
        if from == Source::Offering {
            must_stay_within_limit(state, buyer, company, units)?;
        }
        must_have_room(state, buyer)?;
        debt::must_be_free(state, buyer)?;
        let lies_there = paper == Paper::Double || singles_in(state, company, from) > 0;
        must(lies_there, || Violation::NothingOnOffer { company })?;
        must_afford(state, buyer, price * i32::from(units))
    }

    /// The bank is paid, not the company. [1824-STAAT-32] [1824-START-11] [1824-REG-15]
    fn carry_out_buy(draft: &mut Draft, buyer: PlayerId, company: CompanyId, from: Source, paper: Paper) {
        let price = draft.price(company).unwrap_or_default() * i32::from(units(paper));
        draft.pay(Account::Player(buyer), Account::Bank, price);
        match paper {
            Paper::Single => take_units(draft, buyer, company, from, 1),
            Paper::Double if bond::is_it(draft, company) => {
                draft.emit(Own::CertificateMoved { company, to: Some(buyer) });
                take_units(draft, buyer, company, from, 2);
            }
            Paper::Double => directorship::take_certificate(draft, company, buyer),
        }
    }

    /// Only of a Regional without Coal Railway. [1824-REG-03] [1824-REG-07] [1824-SR-18]
    fn check_start(state: &State, buyer: PlayerId, company: CompanyId, par: Money) -> Checked {
        must(is_in_play(state, company) && !bond::is_it(state, company), || Violation::NoSuchPaper)?;
        let unsold = state.own.certificate(company).is_none() && state[company].director.is_none();
        must(unsold, || Violation::DirectorsCertificateSold { company })?;
        let kept = coal_of(state, company).is_some_and(|coal| !state[coal].closed);
        let regional = state.kind(company) == CompanyKind::Regional;
        // Nobody buys that of a Staatsbahn, even if no. 1 was never sold. [1824-RULING-39] That of a Regional is kept
        // for the owner of its Coal Railway. [1824-COAL-21]
        must(regional && !kept, || Broken::CertificateReserved { company })?;
        must_be_a_par(state, par)?;
        must_stay_within_limit(state, buyer, company, 2)?;
        must_have_room(state, buyer)?;
        debt::must_be_free(state, buyer)?;
        must_afford(state, buyer, par * 2)
    }

    fn carry_out_start(draft: &mut Draft, buyer: PlayerId, company: CompanyId) {
        draft.emit(Own::CertificateMoved { company, to: Some(buyer) });
        draft.emit(Event::DirectorChanged { company, to: Some(buyer) });
        take_units(draft, buyer, company, Source::Offering, 2);
    }

    fn check_sale(state: &State, seller: PlayerId, sale: Sale) -> Checked<Option<PlayerId>> {
        let Sale { company, shares, doubles } = sale;
        let held = state.held(seller, company);
        // Minors are never sold. [1824-PRE-04]
        let has_doubles = doubles <= G1824::doubles(state, seller, company);
        must(is_major(state, company) && has_doubles, || Violation::NoSuchPaper)?;
        must(shares >= 1 && shares <= held, || Violation::NotSoManyShares { company, held })?;
        // [1824-SR-21] [1824-STAAT-34] [1824-RULING-15] Without a price it has not operated. [1824-RULING-25]
        must(state[company].operated, || Broken::NotOperatedYet { company })?;
        let in_turn = state.turn().is_some_and(|turn| turn.company == company);
        must(!(in_turn && state.own.turn.first), || Broken::FirstTurnNotOver { company })?;
        if bond::is_it(state, company) {
            return check_bond_sale(state, seller, sale);
        }
        if state.policies.coal_certificate == CoalCertificate::StaysAndIsTraded {
            return directorship::check_sale_by_tally(state, seller, sale);
        }
        let left = held - shares;
        if state[company].director == Some(seller) {
            return director::must_leave_a_director(state, company, left);
        }
        // The certificate may lie apart from the directorship. [1824-DIR-08] [1824-DEV-13]
        let kept = if state.own.certificate(company) == Some(seller) { 2 } else { 0 };
        must(left >= kept, || Violation::DirectorCannotStepDown { company })?;
        Ok(None)
    }

    /// The chart price before the drop, for every unit. [1824-SR-23]
    fn proceeds(state: &State, sale: Sale) -> Money {
        state.price(sale.company).unwrap_or_default() * i32::from(sale.shares)
    }

    /// Only the bond railway has one that is bought and sold as such. [1824-CIS-27]
    fn doubles(state: &State, player: PlayerId, company: CompanyId) -> u8 {
        u8::from(bond::is_it(state, company) && state.own.certificate(company) == Some(player))
    }

    fn all_doubles(state: &State) -> u8 {
        u8::from(bond::of(state).is_some())
    }

    /// Single certificates first. A director's certificate that is among them goes whole, and what was not paid for it stays
    /// in the tally. [1824-DEV-39]
    fn hand_in(draft: &mut Draft, seller: PlayerId, sale: Sale) {
        let company = sale.company;
        if bond::is_it(draft, company) {
            return hand_in_bond(draft, seller, sale);
        }
        let with_certificate = has_certificate_in(draft, seller, sale);
        let shares = if with_certificate { draft.held(seller, company) } else { sale.shares };
        draft.emit(Event::SharesMoved { company, from: Holder::Player(seller), to: G1824::sold_to(draft), shares });
        if with_certificate {
            draft.emit(Own::CertificateMoved { company, to: None });
            directorship::part_tally(draft, company, seller, (shares - sale.shares) as i8);
        }
    }

    fn hand_over(draft: &mut Draft, company: CompanyId, _: PlayerId, to: PlayerId) {
        directorship::hand_over(draft, company, to);
    }

    fn pay_player(draft: &mut Draft, player: PlayerId, amount: Money) {
        draft.pay(Account::Bank, Account::Player(player), amount);
    }
}

const fn units(paper: Paper) -> u8 {
    match paper {
        Paper::Single => 1,
        Paper::Double => 2,
    }
}

/// The bank has a director's certificate that somebody has sold, or the pool the double certificate of the bond railway.
/// [1824-DEV-40] [1824-CIS-42]
pub fn is_certificate_for_sale(state: &State, company: CompanyId) -> bool {
    let was_sold = state[company].director.is_some() || bond::is_it(state, company) && state[company].launched;
    state.own.certificate(company).is_none() && was_sold && is_major(state, company)
}

/// Where the director's certificate lies if no player has it.
fn certificate_lies_in(state: &State, company: CompanyId) -> Option<Source> {
    let was_sold = is_certificate_for_sale(state, company);
    let lies_there = match state.policies.pool {
        Pool::Apart if was_sold => Source::Pool,
        Pool::Apart | Pool::InTheBank => Source::Offering,
    };
    state.own.certificate(company).is_none().then_some(lies_there)
}

/// Where shares are bought. [1824-SR-17] [1824-CIS-32]
pub const fn sources(state: &State) -> &'static [Source] {
    match state.policies.pool {
        Pool::InTheBank => &[Source::Offering],
        Pool::Apart => &[Source::Offering, Source::Pool],
    }
}

/// Whether the player may buy any certificate of the company.
pub fn can_buy_any(state: &State, player: PlayerId, company: CompanyId) -> bool {
    let may = |from: Source| {
        let buys = |paper| can_buy(state, player, company, from, paper);
        [Paper::Single, Paper::Double].into_iter().any(buys)
    };
    sources(state).iter().any(|from| may(*from))
}

/// The same as `check_buy` for those who ask about every certificate: what it costs comes first, because that mostly decides.
pub fn can_buy(state: &State, buyer: PlayerId, company: CompanyId, from: Source, paper: Paper) -> bool {
    let is_affordable = |price: Money| must_afford(state, buyer, price * i32::from(units(paper))).is_ok();
    state.price(company).is_some_and(is_affordable) && G1824::check_buy(state, buyer, company, from, paper).is_ok()
}

/// The same for `check_start`.
pub fn can_start(state: &State, buyer: PlayerId, company: CompanyId, par: Money) -> bool {
    state[company].director.is_none()
        && must_afford(state, buyer, par * 2).is_ok()
        && G1824::check_start(state, buyer, company, par).is_ok()
}

/// A Regional or Staatsbahn of this game. [1824-CIS-08] [1824-CIS-09]
fn is_in_play(state: &State, company: CompanyId) -> bool {
    is_major(state, company) && !state[company].closed
}

/// Singles and the double certificate are sold each as they are; the double, as 18xx.games has it, only while another player
/// holds two units. There is no director. [1824-CIS-27] [1824-CIS-42]
fn check_bond_sale(state: &State, seller: PlayerId, sale: Sale) -> Checked<Option<PlayerId>> {
    let Sale { company, shares, doubles } = sale;
    let held = state.held(seller, company);
    let singles = held - 2 * G1824::doubles(state, seller, company);
    let fits = shares >= 2 * doubles && shares - 2 * doubles <= singles;
    must(fits, || Violation::NotSoManyShares { company, held })?;
    let others = || state.player_ids().any(|player| player != seller && state.held(player, company) >= 2);
    let may_go = doubles == 0
        || match state.policies.double_sale {
            DoubleSale::Free => true,
            DoubleSale::WhileAnotherHoldsTwo => others(),
        };
    must(may_go, || Broken::DoubleStays { company })?;
    Ok(None)
}

fn hand_in_bond(draft: &mut Draft, seller: PlayerId, sale: Sale) {
    let Sale { company, shares, doubles } = sale;
    draft.emit(Event::SharesMoved { company, from: Holder::Player(seller), to: G1824::sold_to(draft), shares });
    if doubles > 0 {
        draft.emit(Own::CertificateMoved { company, to: None });
    }
}

/// Whether so many units cannot be sold without the director's certificate in the seller's hands. [1824-DEV-39]
pub fn has_certificate_in(state: &State, seller: PlayerId, sale: Sale) -> bool {
    let Sale { company, shares, .. } = sale;
    state.own.certificate(company) == Some(seller) && shares + 2 > state.held(seller, company)
}

pub fn is_major(state: &State, company: CompanyId) -> bool {
    matches!(state.kind(company), CompanyKind::Regional | CompanyKind::National)
}

/// The Coal Railway that keeps the director's certificate of a Regional, as long as it is in the game. [1824-SETUP-11]
pub fn coal_of(state: &State, regional: CompanyId) -> Option<CompanyId> {
    COAL.into_iter().find(|coal| state.spec(*coal).becomes == Some(regional))
}

/// Pre-Staatsbahnen of a Staatsbahn, no. 1 first.
pub fn forerunners(state: &State, staatsbahn: CompanyId) -> impl Iterator<Item = CompanyId> + use<> {
    let edition = state.edition;
    MINORS.map(CompanyId).filter(move |minor| {
        let spec = edition.company(*minor);
        spec.kind == CompanyKind::Forerunner && spec.becomes == Some(staatsbahn)
    })
}

/// 10 % certificates that lie unreserved in the bank, or in a pool apart from it. [1824-SETUP-12] [1824-SR-15]
/// [1824-STAAT-25] [1824-STAAT-02]
pub fn singles_in(state: &State, company: CompanyId, from: Source) -> u8 {
    let directors = if certificate_lies_in(state, company) == Some(from) { 2 } else { 0 };
    match from {
        Source::Offering => state[company].unsold.saturating_sub(directors + reserved_singles(state, company)),
        Source::Pool => state[company].pool.saturating_sub(directors),
    }
}

/// Those that are kept for owners of Pre-Staatsbahnen. [1824-SETUP-12] [1824-CIS-26]
fn reserved_singles(state: &State, company: CompanyId) -> u8 {
    let waiting = |minor: &CompanyId| construction::keeps_a_certificate(state, *minor);
    match state.kind(company) {
        CompanyKind::National => forerunners(state, company).skip(1).filter(waiting).count() as u8,
        CompanyKind::Regional | CompanyKind::Coal | CompanyKind::Forerunner | CompanyKind::Historical => 0,
    }
}

/// Units that are set aside for the owners of minors still in the game. [1824-SETUP-11] [1824-SETUP-12]
pub fn reserved_units(state: &State, company: CompanyId) -> u8 {
    let units = |minor: CompanyId| {
        let kept = state.spec(minor).becomes == Some(company) && construction::keeps_a_certificate(state, minor);
        let directors = state.kind(minor) == CompanyKind::Coal || opening::is_first(state, minor);
        u8::from(kept) * if directors { 2 } else { 1 }
    };
    match state.kind(company) {
        CompanyKind::Regional | CompanyKind::National if state[company].closed => 0,
        CompanyKind::Regional | CompanyKind::National => MINORS.map(CompanyId).map(units).sum(),
        CompanyKind::Coal | CompanyKind::Forerunner => state[company].unsold,
        CompanyKind::Historical => 0,
    }
}

/// Units from the bank, by purchase or exchange: they may change the director and open a Regional. [1824-MTN-26]
pub fn take_units(draft: &mut Draft, player: PlayerId, company: CompanyId, from: Source, shares: u8) {
    let from = match from {
        Source::Offering => Holder::Offering,
        Source::Pool => Holder::Pool,
    };
    draft.emit(Event::SharesMoved { company, from, to: Holder::Player(player), shares });
    directorship::settle(draft, company);
    regional::open_if_due(draft, company);
}

/// Whether limits, debts and cash would allow the player this many units at the present price.
pub fn could_take(state: &State, buyer: PlayerId, company: CompanyId, units: u8) -> bool {
    let price = state.price(company).unwrap_or_default() * i32::from(units);
    must_not_have_sold(state, buyer, company).is_ok()
        && must_stay_within_limit(state, buyer, company, units).is_ok()
        && must_have_room(state, buyer).is_ok()
        && debt::must_be_free(state, buyer).is_ok()
        && must_afford(state, buyer, price).is_ok()
}

/// Whether nothing but a debt keeps the player from buying a single certificate. [1824-DEV-15]
pub fn could_take_but_for_debt(state: &State, buyer: PlayerId, company: CompanyId) -> bool {
    let Some(price) = state.price(company).filter(|_| is_major(state, company)) else { return false };
    let is_unsold = singles_in(state, company, Source::Offering) > 0;
    let is_there = singles_in(state, company, Source::Pool) > 0
        || is_unsold && must_stay_within_limit(state, buyer, company, 1).is_ok();
    must_not_have_sold(state, buyer, company).is_ok()
        && must_have_room(state, buyer).is_ok()
        && is_there
        && must_afford(state, buyer, price).is_ok()
}

/// [1824-START-08] [1824-RULING-12] [1824-RULING-91]
fn must_be_on_offer_yet(state: &State, company: CompanyId) -> Checked {
    let is_early = matches!(state.round, Round::Initial(_)) && state.kind(company) == CompanyKind::National;
    match state.policies.staatsbahn_shares {
        StaatsbahnShares::InitialRound => Ok(()),
        StaatsbahnShares::OrdinaryShareRounds => must(!is_early, || Broken::NotInInitialRound { company }),
    }
}

/// [1824-SR-13] [1824-RULING-19] [1824-RULING-95] Exchanges may go beyond; who is beyond buys no more. [1824-STAAT-36]
fn must_stay_within_limit(state: &State, buyer: PlayerId, company: CompanyId, units: u8) -> Checked {
    let held = state.held(buyer, company);
    let may_buy = match state.policies.unit_limit {
        UnitLimit::SixAfterwards => held + units <= MOST_UNITS,
        UnitLimit::FiveBefore => held < MOST_UNITS,
    };
    must(may_buy, || Violation::MoreThanHalf { company, held })
}

/// [1824-SR-22] [1824-RULING-16] Unsold or in the pool. [1824-CIS-34]
pub fn must_fit_into_the_bank(state: &State, sale: Sale) -> Checked {
    let company = sale.company;
    let limit = match state.policies.bank_limit {
        BankLimit::Half => BANK_LIMIT,
        BankLimit::None => state.spec(company).shares,
    };
    let would_be = state[company].unsold + state[company].pool + sale.shares;
    must(would_be <= limit, || Violation::PoolLimit { company, limit, would_be })
}
