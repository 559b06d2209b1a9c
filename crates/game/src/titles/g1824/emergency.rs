//! When the treasury cannot pay the train that a company must buy: the director's money, sales, debt. [1824-EMR-01] and
//! on

use crate::action::{BuyTrain, Sale};
use crate::edition::EmergencySales;
use crate::event::Purse;
use crate::rules::{Verdict, must, turn};
use crate::state::{Step, Turn};
use crate::titles::g1824::policy::{Sales, TrainStepSales};
use crate::titles::g1824::{debt, stock, train};
use crate::{CompanyId, Draft, Money, PlayerId, State, Violation};

/// Only a company that must buy is helped, and only to its one train. [1824-EMR-01] [1824-EMR-06]
pub fn may_assist(state: &State, company: CompanyId) -> Verdict<PlayerId> {
    must(state[company].train_count() == 0, || Violation::AssistedAlready)?;
    must(train::is_obliged(state, company), || Violation::NoObligation)?;
    state[company].director.ok_or(Violation::NoObligation)
}

/// From the treasury, or with the director's help if that is due, for whatever train he chooses. [1824-EMR-02]
/// [1824-EMR-03] [1824-EMR-05]
pub fn must_be_payable(state: &State, buyer: CompanyId, purchase: BuyTrain) -> Verdict {
    let (price, cash) = (purchase.price, state[buyer].cash);
    let sold_beyond = state.turn().map_or(Money::ZERO, |turn| turn.sold_beyond);
    must(price > sold_beyond || sold_beyond == Money::ZERO, || Violation::SoldTooMuch { beyond: sold_beyond })?;
    if cash >= price {
        return Ok(());
    }
    must(may_assist(state, buyer).is_ok(), || Violation::TrainTooDear { price, cash })?;
    let printed = state.edition.model(purchase.model).price;
    must(price <= printed, || Violation::AbovePrintedPrice { price: printed })
}

/// The treasury is emptied first, then the director pays exactly the rest. [1824-EMR-04]
pub fn pay(draft: &mut Draft, buyer: CompanyId, to: Purse, price: Money) {
    let from_treasury = price.min(draft[buyer].cash.max(Money::ZERO));
    draft.pay(Purse::Company(buyer), to, from_treasury);
    if let Some(director) = draft[buyer].director.filter(|_| price > from_treasury) {
        debt::pay_or_owe(draft, director, to, price - from_treasury);
    }
}

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

/// The director's, when he has to help; by the second edition's rule only if the treasury cannot pay the cheapest train
/// of the bank. [1824-EMR-09] [1824-EMR-12b]
fn may_sell(state: &State, company: CompanyId) -> Verdict<PlayerId> {
    let director = match state.edition.austria().train_step_sales {
        TrainStepSales::InAnEmergency => may_assist(state, company)?,
        TrainStepSales::AnyTrainStep => {
            must(train::is_train_step_open(state, company), || Violation::NoObligation)?;
            state[company].director.ok_or(Violation::NoObligation)?
        }
    };
    let cheapest = prices(state, company).min().unwrap_or_default();
    let needed = match state.edition.emergency_sales {
        EmergencySales::NeededForPurchase => true,
        EmergencySales::NeededForDearest => state[company].cash < cheapest,
    };
    must(needed, || Violation::SaleNotNeeded)?;
    Ok(director)
}

/// Prices of the bank's trains that the company may own.
fn prices(state: &State, company: CompanyId) -> impl Iterator<Item = Money> + use<'_> {
    let goods_only = state.kind(company) == crate::edition::Kind::Coal;
    let specs = train::on_sale(state).map(|model| state.edition.model(model));
    specs.filter(move |spec| !goods_only || spec.goods_from.is_some()).map(|spec| spec.price)
}

/// Tells which purchases would not have needed the last unit of the block. [1824-EMR-10] [1824-EMR-11] [1824-EMR-12a]
pub fn check_sale(state: &State, turn: &Turn, director: PlayerId, sale: Sale) -> Verdict<Money> {
    let company = sale.company;
    must(!turn.sold.has(company) || repeats(state), || Violation::SoldAlready { company })?;
    let successor = stock::check_sale(state, director, sale)?;
    must(successor.is_none(), || Violation::SaleChangesDirector { company })?;
    if !repeats(state) {
        stock::must_fit_into_the_bank(state, sale)?;
    }
    let each = stock::proceeds(state, sale) / i32::from(sale.shares);
    let without_last = each * (i32::from(sale.shares) - 1);
    // An overdrawn account is filled first. [1824-EMR-14a]
    let funds = state[turn.company].cash + (state[director].cash + without_last).max(Money::ZERO);
    must(funds < dearest(state, turn.company), || Violation::SaleNotNeeded)?;
    Ok(funds)
}

/// 18xx.games takes each sale for itself and does not look at the bank's share in them. [1824-DEV-06] [1824-DEV-16]
fn repeats(state: &State) -> bool {
    state.edition.austria().sales == Sales::Repeated
}

/// The price of the dearest train that the director could choose.
fn dearest(state: &State, company: CompanyId) -> Money {
    let bank = prices(state, company).max().unwrap_or_default();
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
