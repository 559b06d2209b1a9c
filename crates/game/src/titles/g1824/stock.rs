//! Shares of 1824: one stock in the bank, what of it is reserved, buying and selling. [1824-SR-09] and on

use crate::action::Sale;
use crate::edition::Kind;
use crate::event::{Event, Holder, Purse};
use crate::rules::{Verdict, director, must};
use crate::state::Owner;
use crate::titles::g1824::companies::{COAL, MINORS};
use crate::titles::g1824::{debt, office, opening, regional};
use crate::{CompanyId, Draft, Money, PlayerId, State, Violation};

/// Purchases end here; exchanges do not. [1824-SR-13] [1824-SR-14]
const MOST_UNITS: u8 = 6;
/// Of ten units so many may lie in the bank after a sale. [1824-SR-22]
const BANK_LIMIT: u8 = 5;

pub fn is_major(state: &State, company: CompanyId) -> bool {
    matches!(state.kind(company), Kind::Regional | Kind::National)
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
        spec.kind == Kind::PreStaatsbahn && spec.becomes == Some(staatsbahn)
    })
}

/// 10 % certificates that lie unreserved in the bank. [1824-SETUP-12] [1824-SR-15] [1824-STAAT-25]
pub fn singles_on_offer(state: &State, company: CompanyId) -> u8 {
    let directors = if state[company].certificate.is_none() { 2 } else { 0 };
    let reserved = match state.kind(company) {
        Kind::National => forerunners(state, company).skip(1).filter(|minor| !state[*minor].closed).count() as u8,
        Kind::Regional | Kind::Coal | Kind::PreStaatsbahn | Kind::PreSbb | Kind::Historical => 0,
    };
    state[company].unsold.saturating_sub(directors + reserved)
}

/// Units that are set aside for the owners of minors still in the game. [1824-SETUP-11] [1824-SETUP-12]
pub fn reserved_units(state: &State, company: CompanyId) -> u8 {
    let units = |minor: u8| {
        let minor = CompanyId(minor);
        let kept = state.spec(minor).becomes == Some(company) && !state[minor].closed;
        let directors = state.kind(minor) == Kind::Coal || opening::is_first(state, minor);
        u8::from(kept) * if directors { 2 } else { 1 }
    };
    match state.kind(company) {
        Kind::Regional | Kind::National => MINORS.map(units).sum(),
        Kind::Coal | Kind::PreStaatsbahn => state[company].unsold,
        Kind::PreSbb | Kind::Historical => 0,
    }
}

/// Minors and Mountain Railways count as one certificate each, a director's certificate too. [1824-SR-10] [1824-SR-11]
pub fn certificates(state: &State, player: PlayerId) -> u8 {
    let papers = state.privates.iter().filter(|private| private.owner == Owner::Player(player)).count() as u8;
    state.edition.company_ids().map(|company| certificates_of(state, player, company)).sum::<u8>() + papers
}

pub fn certificates_of(state: &State, player: PlayerId, company: CompanyId) -> u8 {
    state[company].shares[player.index()] - u8::from(state[company].certificate == Some(player))
}

/// Whether the player may buy a 10 % certificate, and for how much.
pub fn check_buy(state: &State, buyer: PlayerId, company: CompanyId) -> Verdict<Money> {
    must(is_major(state, company), || Violation::NoSuchPaper)?;
    let price = state.price(company).ok_or(Violation::DirectorsCertificateFirst { company })?;
    must_not_have_sold(state, buyer, company)?;
    must_stay_within_limit(state, buyer, company, 1)?;
    must_have_room(state, buyer)?;
    debt::must_be_free(state, buyer)?;
    must(singles_on_offer(state, company) > 0, || Violation::NothingOnOffer { company })?;
    must_afford(state, buyer, price)?;
    Ok(price)
}

pub fn buy(draft: &mut Draft, buyer: PlayerId, company: CompanyId) -> Verdict {
    let price = check_buy(draft, buyer, company)?;

    draft.pay(Purse::Player(buyer), Purse::Bank, price);
    take_units(draft, buyer, company, 1);
    Ok(())
}

/// Units from the bank, by purchase or exchange: they may change the director and open a Regional. [1824-MTN-26]
pub fn take_units(draft: &mut Draft, player: PlayerId, company: CompanyId, shares: u8) {
    draft.emit(Event::SharesMoved { company, from: Holder::Offering, to: Holder::Player(player), shares });
    office::settle(draft, company);
    regional::open_if_due(draft, company);
}

/// Whether the player may buy the director's certificate of a Regional without Coal Railway. [1824-REG-07] [1824-SR-18]
pub fn check_start(state: &State, buyer: PlayerId, company: CompanyId, par: Money) -> Verdict {
    must(is_major(state, company), || Violation::NoSuchPaper)?;
    must(state[company].certificate.is_none(), || Violation::DirectorsCertificateSold { company })?;
    let kept = coal_of(state, company).is_some_and(|coal| !state[coal].closed);
    let regional = state.kind(company) == Kind::Regional;
    must(regional && !kept, || Violation::CertificateReserved { company })?;
    must(state.edition.market().par_cell(par).is_some(), || Violation::NoSuchPar { par })?;
    must_stay_within_limit(state, buyer, company, 2)?;
    must_have_room(state, buyer)?;
    debt::must_be_free(state, buyer)?;
    must_afford(state, buyer, par * 2)
}

pub fn start(draft: &mut Draft, buyer: PlayerId, company: CompanyId, par: Money) -> Verdict {
    check_start(draft, buyer, company, par)?;
    let cell = draft.edition.market().par_cell(par).ok_or(Violation::NoSuchPar { par })?;

    draft.pay(Purse::Player(buyer), Purse::Bank, par * 2);
    draft.emit(Event::ParSet { company, par, cell });
    draft.emit(Event::CertificateMoved { company, to: Some(buyer) });
    draft.emit(Event::DirectorChanged { company, to: Some(buyer) });
    take_units(draft, buyer, company, 2);
    Ok(())
}

/// [1824-SR-20]
fn must_not_have_sold(state: &State, buyer: PlayerId, company: CompanyId) -> Verdict {
    let sold = state.shares_round().is_some_and(|round| round.sold_in_round[buyer.index()].has(company));
    must(!sold, || Violation::SoldThisRound { company })
}

/// [1824-SR-13] [1824-RULING-19]
fn must_stay_within_limit(state: &State, buyer: PlayerId, company: CompanyId, units: u8) -> Verdict {
    let held = state[company].shares[buyer.index()];
    must(held + units <= MOST_UNITS, || Violation::MoreThanHalf { company, held })
}

/// [1824-SR-09]
pub fn must_have_room(state: &State, buyer: PlayerId) -> Verdict {
    let (limit, held) = (state.certificate_limit(), certificates(state, buyer));
    must(held < limit, || Violation::CertificateLimit { limit, held })
}

/// [1824-SR-19]
pub fn must_afford(state: &State, buyer: PlayerId, price: Money) -> Verdict {
    let cash = state[buyer].cash;
    must(cash >= price, || Violation::CannotAfford { price, cash })
}

/// Whether the block may be sold as far as the company is concerned; tells who becomes director by it.
pub fn check_sale(state: &State, seller: PlayerId, sale: Sale) -> Verdict<Option<PlayerId>> {
    let Sale { company, shares, doubles } = sale;
    let held = state[company].shares[seller.index()];
    must(is_major(state, company) && doubles == 0, || Violation::NoSuchPaper)?;
    must(shares >= 1 && shares <= held, || Violation::NotSoManyShares { company, held })?;
    must(state[company].operated, || Violation::NotOperatedYet { company })?;
    must_leave_a_director(state, seller, company, held - shares)
}

/// [1824-SR-22] [1824-RULING-16]
pub fn must_fit_into_the_bank(state: &State, sale: Sale) -> Verdict {
    let (limit, company, would_be) = (BANK_LIMIT, sale.company, state[sale.company].unsold + sale.shares);
    must(would_be <= limit, || Violation::PoolLimit { company, limit, would_be })
}

/// The director's certificate never goes to the bank: it is broken only if another player takes over, who needs two
/// units for it. [1824-DIR-08] [1824-DIR-09] [1824-DIR-10]
fn must_leave_a_director(state: &State, seller: PlayerId, company: CompanyId, left: u8) -> Verdict<Option<PlayerId>> {
    let charter = &state[company];
    if charter.director != Some(seller) {
        let kept = if charter.certificate == Some(seller) { 2 } else { 0 };
        must(left >= kept, || Violation::DirectorCannotStepDown { company })?;
        return Ok(None);
    }
    let successor = director::successor(state, company, left);
    let takes_over = successor.is_some_and(|player| charter.shares[player.index()] >= 2);
    must(takes_over || (successor.is_none() && left >= 2), || Violation::DirectorCannotStepDown { company })?;
    Ok(successor)
}

/// The chart price before the drop, for every unit. [1824-SR-23]
pub fn proceeds(state: &State, sale: Sale) -> Money {
    state.price(sale.company).unwrap_or_default() * i32::from(sale.shares)
}

/// Carries out a checked sale: pays, passes the office on, drops the price by one row. [1824-SR-24] [1824-SR-28]
pub fn carry_out(draft: &mut Draft, seller: PlayerId, sale: Sale, successor: Option<PlayerId>) {
    let Sale { company, shares, .. } = sale;
    let amount = proceeds(draft, sale);
    if let Some(player) = successor {
        office::hand_over(draft, company, player);
    }
    draft.emit(Event::SharesMoved { company, from: Holder::Player(seller), to: Holder::Offering, shares });
    if let Some(cell) = draft[company].cell {
        let to = draft.edition.market().after_sale(cell);
        if to != cell {
            draft.emit(Event::PriceMoved { company, to });
        }
    }
    draft.pay(Purse::Bank, Purse::Player(seller), amount);
}

/// All blocks that the player could sell as far as each company is concerned.
pub fn sales(state: &State, seller: PlayerId) -> Vec<Sale> {
    let of = |company: CompanyId| {
        (1..=state[company].shares[seller.index()]).map(move |shares| Sale { company, shares, doubles: 0 })
    };
    let blocks = state.edition.company_ids().flat_map(of);
    blocks.filter(|sale| check_sale(state, seller, *sale).is_ok()).collect()
}
