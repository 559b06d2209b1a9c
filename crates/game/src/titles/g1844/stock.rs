//! Buying and selling shares. [1844-SR-06] and on

use crate::action::{Paper, Sale, Source};
use crate::event::{Event, Holder, Purse};
use crate::rules::director;
use crate::rules::{Verdict, must};
use crate::state::National;
use crate::titles::g1844::companies::SBB;
use crate::titles::g1844::policy::Debtors;
use crate::titles::g1844::{income, launch, office};
use crate::{CompanyId, Draft, Money, PlayerId, State, Violation};

/// The parts of a purchase that both the check and the consequences need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Purchase {
    pub price: Money,
    pub shares: u8,
}

/// What one share costs: par in the offering, the price in the pool. [1844-SR-10]
pub fn share_price(state: &State, company: CompanyId, from: Source) -> Option<Money> {
    match from {
        Source::Offering => state[company].par,
        Source::Pool => state.price(company),
    }
}

/// Whether the player in turn may buy this, and for how much.
pub fn check_buy(state: &State, buyer: PlayerId, company: CompanyId, from: Source, paper: Paper) -> Verdict<Purchase> {
    must_exist(state, company)?;
    let charter = &state[company];
    let par = charter.par.ok_or(Violation::DirectorsCertificateFirst { company })?;
    must_not_have_sold(state, buyer, company)?;
    if from == Source::Offering {
        let held = charter.shares[buyer.index()];
        must(held * 2 <= state.spec(company).shares, || Violation::MoreThanHalf { company, held })?;
    }
    must_have_room(state, buyer)?;
    must_be_free_of_debt(state, buyer)?;
    let shares = must_be_there(state, company, from, paper)?;
    let price = share_price(state, company, from).unwrap_or(par) * i32::from(shares);
    must_afford(state, buyer, price)?;
    Ok(Purchase { price, shares })
}

pub fn buy(draft: &mut Draft, buyer: PlayerId, company: CompanyId, from: Source, paper: Paper) -> Verdict {
    let Purchase { price, shares } = check_buy(draft, buyer, company, from, paper)?;

    let source = match from {
        Source::Offering => Holder::Offering,
        Source::Pool => Holder::Pool,
    };
    draft.pay(Purse::Player(buyer), Purse::Bank, price);
    draft.emit(Event::SharesMoved { company, from: source, to: Holder::Player(buyer), shares });
    if paper == Paper::Double {
        draft.emit(Event::DoublesMoved { from: Holder::Pool, to: Holder::Player(buyer), doubles: 1 });
    }
    office::after_purchase(draft, company, buyer);
    launch::if_due(draft, company);
    Ok(())
}

/// Whether the player in turn may buy this director's certificate at this par. [1844-LAUNCH-01] [1844-LAUNCH-03]
pub fn check_start(state: &State, buyer: PlayerId, company: CompanyId, par: Money) -> Verdict {
    must_exist(state, company)?;
    must(state[company].par.is_none(), || Violation::DirectorsCertificateSold { company })?;
    must(state.edition.market().par_cell(par).is_some(), || Violation::NoSuchPar { par })?;
    must_have_room(state, buyer)?;
    if state.edition.swiss().debtors == Debtors::BuyNothing {
        must_be_free_of_debt(state, buyer)?;
    }
    must_afford(state, buyer, par * 2)
}

pub fn start(draft: &mut Draft, buyer: PlayerId, company: CompanyId, par: Money) -> Verdict {
    check_start(draft, buyer, company, par)?;
    let cell = draft.edition.market().par_cell(par).ok_or(Violation::NoSuchPar { par })?;

    draft.pay(Purse::Player(buyer), Purse::Bank, par * 2);
    draft.emit(Event::ParSet { company, par, cell });
    draft.emit(Event::SharesMoved { company, from: Holder::Offering, to: Holder::Player(buyer), shares: 2 });
    draft.emit(Event::DirectorChanged { company, to: Some(buyer) });
    launch::if_due(draft, company);
    Ok(())
}

/// [1844-SR-17]
fn must_exist(state: &State, company: CompanyId) -> Verdict {
    must(!state[company].closed, || Violation::CompanyMerged { company })?;
    must(company != SBB || state.national == National::Formed, || Violation::NationalNotFormed)
}

/// [1844-SR-11]
fn must_not_have_sold(state: &State, buyer: PlayerId, company: CompanyId) -> Verdict {
    let sold = state.shares_round().is_some_and(|round| round.sold_in_round[buyer.index()].has(company));
    must(!sold, || Violation::SoldThisRound { company })
}

/// [1844-SR-18]
fn must_have_room(state: &State, buyer: PlayerId) -> Verdict {
    let (limit, held) = (state.certificate_limit(), state.certificates(buyer));
    must(held < limit, || Violation::CertificateLimit { limit, held })
}

/// [1844-EMR-11] [1844-RULING-48] [1844-RULING-49]
pub fn must_be_free_of_debt(state: &State, buyer: PlayerId) -> Verdict {
    let (debt, exchange_debt) = (state[buyer].debt, state[buyer].exchange_debt);
    must(debt == Money::ZERO, || Violation::InDebt { debt })?;
    must(exchange_debt == Money::ZERO, || Violation::InExchangeDebt { debt: exchange_debt })
}

/// [1844-SR-08]
pub fn must_afford(state: &State, buyer: PlayerId, price: Money) -> Verdict {
    let cash = state[buyer].cash;
    must(cash >= price, || Violation::CannotAfford { price, cash })
}

fn must_be_there(state: &State, company: CompanyId, from: Source, paper: Paper) -> Verdict<u8> {
    let charter = &state[company];
    let doubles = if company == SBB { state.pool_doubles } else { 0 };
    let (there, shares) = match (from, paper) {
        (Source::Offering, Paper::Single) => (charter.unsold >= 1, 1),
        (Source::Pool, Paper::Single) => (charter.pool > 2 * doubles, 1),
        (Source::Pool, Paper::Double) => (doubles >= 1, 2),
        (Source::Offering, Paper::Double) => (false, 2),
    };
    must(there, || Violation::NothingOnOffer { company })?;
    Ok(shares)
}

/// At most half of a company's shares may lie in the pool after a sale. [1844-SR-26] [1844-RULING-70]
pub fn pool_limit(state: &State, company: CompanyId) -> u8 {
    state.spec(company).shares / 2
}

/// Whether the block may be sold as far as the company is concerned; tells who becomes director by it.
pub fn check_sale(state: &State, seller: PlayerId, sale: Sale) -> Verdict<Option<PlayerId>> {
    let Sale { company, shares, .. } = sale;
    let held = state[company].shares[seller.index()];
    must(shares >= 1 && shares <= held, || Violation::NotSoManyShares { company, held })?;
    must(state[company].par.is_some(), || Violation::NotStarted { company })?;
    let (limit, would_be) = (pool_limit(state, company), state[company].pool + shares);
    must(would_be <= limit, || Violation::PoolLimit { company, limit, would_be })?;
    let successor = must_leave_a_director(state, seller, company, held - shares)?;
    must_have_the_papers(state, seller, sale, successor)?;
    Ok(successor)
}

/// The director's certificate never enters the pool: it is broken only if another player takes over, who needs two
/// shares for it. [1844-SR-28] [1844-DIR-08] [1844-RULING-04]
fn must_leave_a_director(state: &State, seller: PlayerId, company: CompanyId, left: u8) -> Verdict<Option<PlayerId>> {
    if state[company].director != Some(seller) {
        return Ok(None);
    }
    let successor = director::successor(state, company, left);
    let takes_over = successor.is_some_and(|player| state[company].shares[player.index()] >= 2);
    must(takes_over || (successor.is_none() && left >= 2), || Violation::DirectorCannotStepDown { company })?;
    Ok(successor)
}

/// Doubles are sold whole; the director's own only after it was exchanged. [1844-RULING-59]
fn must_have_the_papers(state: &State, seller: PlayerId, sale: Sale, successor: Option<PlayerId>) -> Verdict {
    if sale.company != SBB {
        return must(sale.doubles == 0, || Violation::NoSuchPaper);
    }
    let held = state[SBB].shares[seller.index()];
    let mut doubles = state.doubles[seller.index()];
    let mut singles = held - 2 * doubles;
    if state[SBB].director == Some(seller) {
        match successor {
            Some(player) if state.doubles[player.index()] == 0 => (doubles, singles) = (doubles - 1, singles + 2),
            Some(_) => (),
            None => doubles -= 1,
        }
    }
    let in_doubles = sale.doubles.checked_mul(2).ok_or(Violation::DoubleNotSplit)?;
    let sold_singles = sale.shares.checked_sub(in_doubles).ok_or(Violation::DoubleNotSplit)?;
    must(sale.doubles <= doubles && sold_singles <= singles, || Violation::DoubleNotSplit)
}

/// What the block fetches: a company that has operated pays before the price falls, another after. [1844-SR-29]
/// [1844-SR-30]
pub fn proceeds(state: &State, sale: Sale) -> Money {
    let Some(cell) = state[sale.company].cell else { return Money::ZERO };
    let market = state.edition.market();
    let cell = if state[sale.company].operated { cell } else { market.after_sale(cell) };
    market.price(cell) * i32::from(sale.shares)
}

/// Carries out a checked sale: pays, passes the directorship on, drops the price by one row. [1844-SR-31]
pub fn carry_out(draft: &mut Draft, seller: PlayerId, sale: Sale, successor: Option<PlayerId>) {
    let Sale { company, shares, doubles } = sale;
    let amount = proceeds(draft, sale);
    if let Some(player) = successor {
        office::hand_over(draft, company, seller, player);
    }
    draft.emit(Event::SharesMoved { company, from: Holder::Player(seller), to: Holder::Pool, shares });
    if doubles > 0 {
        draft.emit(Event::DoublesMoved { from: Holder::Player(seller), to: Holder::Pool, doubles });
    }
    if let Some(cell) = draft[company].cell {
        let to = draft.edition.market().after_sale(cell);
        if to != cell {
            draft.emit(Event::PriceMoved { company, to });
        }
    }
    income::pay(draft, seller, amount);
}

/// All blocks that the player could sell as far as each company is concerned.
pub fn sales(state: &State, seller: PlayerId) -> Vec<Sale> {
    let mut sales = Vec::new();
    for company in state.edition.company_ids() {
        let held = state[company].shares[seller.index()];
        let most_doubles = if company == SBB { state.doubles[seller.index()] } else { 0 };
        for shares in 1..=held {
            for doubles in 0..=most_doubles.min(shares / 2) {
                let sale = Sale { company, shares, doubles };
                if check_sale(state, seller, sale).is_ok() {
                    sales.push(sale);
                }
            }
        }
    }
    sales
}

/// Directors' certificates and doubles are one paper for two shares. [1844-SR-19] [1844-SR-20]
pub fn certificates_of(state: &State, player: PlayerId, company: CompanyId) -> u8 {
    let held = state[company].shares[player.index()];
    if company == SBB {
        return held - state.doubles[player.index()];
    }
    held - u8::from(state[company].director == Some(player))
}
