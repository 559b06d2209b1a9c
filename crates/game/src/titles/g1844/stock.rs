//! Shares of 1844. [1844-SR-06..31]

use super::companies::SBB;
use super::own::National;
use super::policy::{CertificateSale, Debtors, FirstOfNational};
use super::{Draft, Event as Own, G1844, State, Violation as Broken, directorship, income, launch};
use crate::action::{Paper, Sale, Source};
use crate::event::{Account, Event, Holder};
use crate::rules::stock::{StockRules, must_afford, must_be_a_par, must_have_room, must_not_have_sold};
use crate::rules::{Checked, director, must};
use crate::{CompanyId, Money, PlayerId, Violation};

impl StockRules for G1844 {
    /// [1844-SR-24]
    fn sold_to(_: &State) -> Holder {
        Holder::Pool
    }

    /// Private railways, mountains and tunnels do not count. [1844-SR-19] [1844-SR-20]
    fn certificates(state: &State, player: PlayerId) -> u8 {
        state.edition.company_ids().map(|company| G1844::certificates_of(state, player, company)).sum()
    }

    /// Directors' certificates and doubles are one certificate for two shares. [1844-SR-19] [1844-SR-20]
    fn certificates_of(state: &State, player: PlayerId, company: CompanyId) -> u8 {
        let held = state.held(player, company);
        if company == SBB {
            return held - state.own.doubles(player);
        }
        held - u8::from(state[company].director == Some(player))
    }

    /// [1844-SR-10]
    fn issue_price(state: &State, company: CompanyId, market: Money) -> Money {
        state[company].par.unwrap_or(market)
    }

    fn launch_capital(state: &State, company: CompanyId, par: Money) -> Money {
        launch::capital(state, company, par)
    }

    /// Par in the offering, the price in the pool. [1844-SR-10]
    fn share_price(state: &State, company: CompanyId, from: Source) -> Option<Money> {
        match from {
            Source::Offering => state[company].par,
            Source::Pool => state.price(company),
        }
    }

    fn check_buy(state: &State, buyer: PlayerId, company: CompanyId, from: Source, paper: Paper) -> Checked {
        must_exist(state, company)?;
        must(state[company].par.is_some(), || Violation::DirectorsCertificateFirst { company })?;
        must_not_have_sold(state, buyer, company)?;
        if from == Source::Offering {
            // [1844-SR-15] Half, and one more: three of four, or six of ten. The pool has no such limit.
            // [1844-RULING-61] [1844-DEV-38]
            let held = state.held(buyer, company);
            must(held * 2 <= state.spec(company).shares, || Violation::MoreThanHalf { company, held })?;
        }
        must_have_room(state, buyer)?;
        must_be_free_of_debt(state, buyer)?;
        must_be_available(state, company, from, paper)?;
        must_begin_with_a_double(state, company, paper)?;
        must_afford(state, buyer, price_of(state, company, from, paper))
    }

    /// The bank is paid. [1844-SR-07]
    fn carry_out_buy(draft: &mut Draft, buyer: PlayerId, company: CompanyId, from: Source, paper: Paper) {
        let source = match from {
            Source::Offering => Holder::Offering,
            Source::Pool => Holder::Pool,
        };
        let price = price_of(draft, company, from, paper);
        draft.pay(Account::Player(buyer), Account::Bank, price);
        let (to, shares) = (Holder::Player(buyer), shares_of(paper));
        draft.emit(Event::SharesMoved { company, from: source, to, shares });
        if paper == Paper::Double {
            draft.emit(Own::DoublesMoved { from: Holder::Pool, to, doubles: 1 });
        }
        directorship::after_purchase(draft, company, buyer);
        launch::if_due(draft, company);
    }

    /// [1844-LAUNCH-01] [1844-LAUNCH-03]
    fn check_start(state: &State, buyer: PlayerId, company: CompanyId, par: Money) -> Checked {
        must_exist(state, company)?;
        must(state[company].par.is_none(), || Violation::DirectorsCertificateSold { company })?;
        must_be_a_par(state, par)?;
        must_have_room(state, buyer)?;
        if state.policies.debtors == Debtors::BuyNothing {
            must_be_free_of_debt(state, buyer)?;
        }
        must_afford(state, buyer, par * 2)
    }

    /// [1844-DIR-01]
    fn carry_out_start(draft: &mut Draft, buyer: PlayerId, company: CompanyId) {
        draft.emit(Event::SharesMoved { company, from: Holder::Offering, to: Holder::Player(buyer), shares: 2 });
        draft.emit(Event::DirectorChanged { company, to: Some(buyer) });
        launch::if_due(draft, company);
    }

    fn check_sale(state: &State, seller: PlayerId, sale: Sale) -> Checked<Option<PlayerId>> {
        let Sale { company, shares, .. } = sale;
        let held = state.held(seller, company);
        must(shares >= 1 && shares <= held, || Violation::NotSoManyShares { company, held })?;
        // Nor P5's share of the MOB before the MOB is started. [1844-SR-27] [1844-PRIV-19] [1844-RULING-10]
        must(state[company].par.is_some(), || Broken::NotStarted { company })?;
        let (limit, would_be) = (pool_limit(state, company), state[company].pool + shares);
        must(would_be <= limit, || Violation::PoolLimit { company, limit, would_be })?;
        let successor = if state[company].director == Some(seller) {
            director::must_leave_a_director(state, company, held - shares)?
        } else {
            None
        };
        must_have_the_papers(state, seller, sale, successor)?;
        must_sell_certificate_whole(state, seller, sale, successor)?;
        Ok(successor)
    }

    /// A company that has operated pays before the price falls, another after. [1844-SR-29] [1844-SR-30]
    fn proceeds(state: &State, sale: Sale) -> Money {
        let Some(cell) = state[sale.company].cell else { return Money::ZERO };
        let market = state.edition.market();
        let cell = if state[sale.company].operated { cell } else { market.after_sale(cell) };
        market.price(cell) * i32::from(sale.shares)
    }

    fn doubles(state: &State, player: PlayerId, company: CompanyId) -> u8 {
        if company == SBB { state.own.doubles(player) } else { 0 }
    }

    fn all_doubles(state: &State) -> u8 {
        state.own.doubles.iter().sum::<u8>() + state.own.pool_doubles
    }

    fn hand_in(draft: &mut Draft, seller: PlayerId, sale: Sale) {
        let Sale { company, shares, doubles } = sale;
        let (from, to) = (Holder::Player(seller), Holder::Pool);
        draft.emit(Event::SharesMoved { company, from, to, shares });
        if doubles > 0 {
            draft.emit(Own::DoublesMoved { from, to, doubles });
        }
    }

    fn hand_over(draft: &mut Draft, company: CompanyId, from: PlayerId, to: PlayerId) {
        directorship::hand_over(draft, company, from, to);
    }

    fn pay_player(draft: &mut Draft, player: PlayerId, amount: Money) {
        income::pay(draft, player, amount);
    }
}

/// The same as `check_buy` for those who ask about every certificate: what is there and what it costs comes first, because
/// that mostly decides.
pub fn can_buy(state: &State, buyer: PlayerId, company: CompanyId, from: Source, paper: Paper) -> bool {
    must_be_available(state, company, from, paper).is_ok()
        && must_afford(state, buyer, price_of(state, company, from, paper)).is_ok()
        && G1844::check_buy(state, buyer, company, from, paper).is_ok()
}

/// The same for `check_start`.
pub fn can_start(state: &State, buyer: PlayerId, company: CompanyId, par: Money) -> bool {
    state[company].par.is_none()
        && must_afford(state, buyer, par * 2).is_ok()
        && G1844::check_start(state, buyer, company, par).is_ok()
}

const fn shares_of(paper: Paper) -> u8 {
    match paper {
        Paper::Single => 1,
        Paper::Double => 2,
    }
}

fn price_of(state: &State, company: CompanyId, from: Source, paper: Paper) -> Money {
    let price = G1844::share_price(state, company, from).or(state[company].par).unwrap_or_default();
    price * i32::from(shares_of(paper))
}

/// [1844-SR-17]
fn must_exist(state: &State, company: CompanyId) -> Checked {
    must(!state[company].closed, || Broken::CompanyMerged { company })?;
    must(company != SBB || state.own.national == National::Formed, || Broken::NationalNotFormed)
}

/// [1844-EMR-11] [1844-RULING-48] [1844-RULING-49]
pub fn must_be_free_of_debt(state: &State, buyer: PlayerId) -> Checked {
    let (debt, exchange_debt) = (state[buyer].debt, state.own.exchange_debt(buyer));
    must(debt == Money::ZERO, || Violation::InDebt { debt })?;
    must(exchange_debt == Money::ZERO, || Broken::InExchangeDebt { debt: exchange_debt })
}

/// [1844-SR-06] What players hold is not. [1844-SR-05]
fn must_be_available(state: &State, company: CompanyId, from: Source, paper: Paper) -> Checked {
    let doubles = if company == SBB { state.own.pool_doubles } else { 0 };
    let available = match (from, paper) {
        (Source::Offering, Paper::Single) => state[company].unsold >= 1,
        (Source::Pool, Paper::Single) => state[company].pool > 2 * doubles,
        (Source::Pool, Paper::Double) => doubles >= 1,
        (Source::Offering, Paper::Double) => false,
    };
    must(available, || Violation::NothingOnOffer { company })
}

/// The first certificate sold is the director's, out of the pool too. [1844-RULING-80]
fn must_begin_with_a_double(state: &State, company: CompanyId, paper: Paper) -> Checked {
    let untouched = company == SBB && state[SBB].pool == state.spec(SBB).shares;
    let singles = match state.policies.first_of_national {
        FirstOfNational::AnyCertificate => true,
        FirstOfNational::Double => !untouched,
    };
    must(singles || paper == Paper::Double, || Broken::DoubleFirst)
}

/// At most half of a company's shares may lie in the pool after a sale. [1844-SR-26] [1844-RULING-70]
fn pool_limit(state: &State, company: CompanyId) -> u8 {
    state.spec(company).shares / 2
}

/// Doubles are sold whole; the director's own only after it was exchanged. [1844-RULING-59]
fn must_have_the_papers(state: &State, seller: PlayerId, sale: Sale, successor: Option<PlayerId>) -> Checked {
    if sale.company != SBB {
        return must(sale.doubles == 0, || Violation::NoSuchPaper);
    }
    let (doubles, singles) = papers_to_sell(state, seller, successor);
    let in_doubles = sale.doubles.checked_mul(2).ok_or(Broken::DoubleNotSplit)?;
    let sold_singles = sale.shares.checked_sub(in_doubles).ok_or(Broken::DoubleNotSplit)?;
    must(sale.doubles <= doubles && sold_singles <= singles, || Broken::DoubleNotSplit)
}

/// Of the two shares that a director gets for the certificate both are sold, or one that fills the pool.
/// [1844-RULING-79]
fn must_sell_certificate_whole(state: &State, seller: PlayerId, sale: Sale, successor: Option<PlayerId>) -> Checked {
    let Sale { company, shares, doubles } = sale;
    let Some(successor) = successor else { return Ok(()) };
    let (own_doubles, comes_as_singles) = match company == SBB {
        true => (state.own.doubles(seller), state.own.doubles(successor) == 0),
        false => (1, true),
    };
    let own_singles = state.held(seller, company) - 2 * own_doubles;
    let is_split = comes_as_singles && shares - 2 * doubles == own_singles + 1;
    let fills_pool = state[company].pool + shares == pool_limit(state, company);
    match state.policies.certificate_sale {
        CertificateSale::OneOrBoth => Ok(()),
        CertificateSale::BothOrLastPlace => must(!is_split || fills_pool, || Broken::CertificateNotSplit { company }),
    }
}

/// Doubles and singles of the SBB that the seller has to sell: a director who stays keeps one double, and one who steps
/// down hands it over for the successor's double, or for two singles.
fn papers_to_sell(state: &State, seller: PlayerId, successor: Option<PlayerId>) -> (u8, u8) {
    let doubles = state.own.doubles(seller);
    let singles = state.held(seller, SBB) - 2 * doubles;
    if state[SBB].director != Some(seller) {
        return (doubles, singles);
    }
    match successor {
        None => (doubles - 1, singles),
        Some(player) if state.own.doubles(player) == 0 => (doubles - 1, singles + 2),
        Some(_) => (doubles, singles),
    }
}
