//! When the treasury cannot pay the train that a company must buy: the director's money, sales, debt. [1844-EMR-01] and
//! on

use crate::action::{BuyTrain, Sale};
use crate::edition::{EmergencySales, Kind};
use crate::event::{Event, Ledger, Purse};
use crate::rules::{Verdict, finish, must, turn};
use crate::state::{Step, Turn};
use crate::titles::g1844::policy::Bankruptcy;
use crate::titles::g1844::{stock, train};
use crate::{CompanyId, Draft, Money, PlayerId, State, Violation};

/// Only a company that must buy is helped, and only to its first train. [1844-EMR-14] [1844-EMR-17] [1844-RULING-45]
pub fn may_assist(state: &State, company: CompanyId) -> Verdict<PlayerId> {
    must(state.kind(company) != Kind::PreSbb, || Violation::PreSbbNoAssistance)?;
    must(state[company].train_count() == 0, || Violation::AssistedAlready)?;
    must(train::is_obliged(state, company), || Violation::NoObligation)?;
    state[company].director.ok_or(Violation::NoObligation)
}

/// From the treasury, or with the director's help if that is due.
pub fn must_be_payable(state: &State, buyer: CompanyId, purchase: BuyTrain) -> Verdict {
    let (price, cash) = (purchase.price, state[buyer].cash);
    let sold_beyond = state.turn().map_or(Money::ZERO, |turn| turn.sold_beyond);
    must(price > sold_beyond || sold_beyond == Money::ZERO, || Violation::SoldTooMuch { beyond: sold_beyond })?;
    if cash >= price {
        return Ok(());
    }
    let too_dear = Violation::TrainTooDear { price, cash };
    match may_assist(state, buyer) {
        Ok(_) => (),
        Err(Violation::PreSbbNoAssistance) => return Err(Violation::PreSbbNoAssistance),
        Err(_) => return Err(too_dear),
    }
    // Never more than the printed value. [1844-EMR-04]
    let printed = state.edition.model(purchase.model).price;
    must(price <= printed, || Violation::AbovePrintedPrice { price: printed })
}

/// Treasury first, then the director's cash, then debt with half on top. [1844-EMR-02] [1844-RULING-47]
pub fn pay(draft: &mut Draft, buyer: CompanyId, to: Purse, price: Money) {
    let from_treasury = price.min(draft[buyer].cash.max(Money::ZERO));
    draft.pay(Purse::Company(buyer), to, from_treasury);
    let rest = price - from_treasury;
    let Some(director) = draft[buyer].director.filter(|_| rest > Money::ZERO) else { return };
    let from_director = rest.min(draft[director].cash.max(Money::ZERO));
    draft.pay(Purse::Player(director), to, from_director);
    let lent = rest - from_director;
    if lent > Money::ZERO {
        if to != Purse::Bank {
            draft.pay(Purse::Bank, to, lent);
        }
        draft.emit(Event::DebtChanged { player: director, ledger: Ledger::Emergency, by: lent.and_half() });
    }
}

/// A block of the director's shares, sold for the train. [1844-EMR-05] [1844-EMR-06]
pub fn sell(draft: &mut Draft, sale: Sale) -> Verdict {
    let turn = turn::at(draft, Step::Train)?;
    let director = may_sell(draft, turn.company)?;
    let sold_beyond = check_sale(draft, &turn, director, sale)?;

    stock::carry_out(draft, director, sale, None);
    let sold_beyond = match draft.edition.emergency_sales {
        EmergencySales::NeededForPurchase => turn.sold_beyond.max(sold_beyond),
        EmergencySales::NeededForDearest => Money::ZERO,
    };
    turn::set(draft, Turn { sold: turn.sold.with(sale.company), sold_beyond, ..turn });
    Ok(())
}

/// Whose shares may be sold in this step: the director's when he has to help; with 18xx.games whenever a train could be
/// bought. [1844-EMR-05] [1844-DEV-07]
fn may_sell(state: &State, company: CompanyId) -> Verdict<PlayerId> {
    match state.edition.emergency_sales {
        EmergencySales::NeededForPurchase => may_assist(state, company),
        EmergencySales::NeededForDearest => {
            must(train::is_train_step_open(state, company), || Violation::NoObligation)?;
            state[company].director.ok_or(Violation::NoObligation)
        }
    }
}

/// Tells which purchases would not have needed the last share of the block. [1844-RULING-46] [1844-DEV-07]
pub fn check_sale(state: &State, turn: &Turn, director: PlayerId, sale: Sale) -> Verdict<Money> {
    let company = sale.company;
    must(!turn.sold.has(company), || Violation::SoldAlready { company })?;
    let successor = stock::check_sale(state, director, sale)?;
    must(successor.is_none(), || Violation::SaleChangesDirector { company })?;
    let each = stock::proceeds(state, sale) / i32::from(sale.shares);
    // The last certificate of a block of doubles only is two shares.
    let last = if sale.shares == 2 * sale.doubles { 2 } else { 1 };
    let without_last = each * (i32::from(sale.shares) - last);
    // A debt from the SBB exchange takes its part of the proceeds first. [1844-RULING-49]
    let left_of_it = (without_last - state[director].exchange_debt).max(Money::ZERO);
    let funds = state[turn.company].cash + state[director].cash + left_of_it;
    must(funds < dearest(state, turn.company), || Violation::SaleNotNeeded)?;
    Ok(funds)
}

/// The price of the dearest train that the director could choose.
fn dearest(state: &State, company: CompanyId) -> Money {
    let prices = train::on_sale(state).map(|model| state.edition.model(model)).filter(|spec| {
        spec.is_h
            || state.kind(company) != Kind::Regional
            || state.edition.emergency_sales == EmergencySales::NeededForDearest
    });
    let bank = prices.map(|spec| spec.price).max().unwrap_or_default();
    match state.edition.emergency_sales {
        EmergencySales::NeededForDearest => bank,
        EmergencySales::NeededForPurchase => {
            let offers = train::purchases(state, company);
            let printed = |purchase: &BuyTrain| state.edition.model(purchase.model).price;
            offers.iter().map(|(purchase, _)| printed(purchase)).max().unwrap_or(bank)
        }
    }
}

/// Every block that the director may sell for the train.
pub fn sales(state: &State, turn: &Turn) -> Vec<Sale> {
    let Ok(director) = may_sell(state, turn.company) else { return Vec::new() };
    let sales = stock::sales(state, director).into_iter();
    sales.filter(|sale| check_sale(state, turn, director, *sale).is_ok()).collect()
}

/// 18xx.games lets a director give up if everything he could raise does not reach the cheapest train of the bank; the
/// game ends at once. [1844-DEV-01]
pub fn declare_bankruptcy(draft: &mut Draft) -> Verdict {
    let turn = turn::at(draft, Step::Train)?;
    let director = check_bankruptcy(draft, &turn)?;

    for sale in stock::sales(draft, director).into_iter().rev() {
        if let Ok(None) = stock::check_sale(draft, director, sale) {
            stock::carry_out(draft, director, sale, None);
        }
    }
    let cash = draft[director].cash;
    draft.pay(Purse::Player(director), Purse::Bank, cash);
    finish::end(draft);
    Ok(())
}

pub fn check_bankruptcy(state: &State, turn: &Turn) -> Verdict<PlayerId> {
    must(state.edition.swiss().bankruptcy == Bankruptcy::EndsTheGame, || Violation::NotBankrupt)?;
    let director = may_assist(state, turn.company)?;
    let cheapest = train::on_sale(state).map(|model| state.edition.model(model).price).min();
    let sellable: Money = state
        .edition
        .company_ids()
        .map(|company| {
            let blocks = stock::sales(state, director).into_iter().filter(|sale| sale.company == company);
            blocks.map(|sale| stock::proceeds(state, sale)).max().unwrap_or_default()
        })
        .sum();
    let raised = state[turn.company].cash + state[director].cash + sellable;
    must(cheapest.is_some_and(|price| raised < price), || Violation::NotBankrupt)?;
    Ok(director)
}
