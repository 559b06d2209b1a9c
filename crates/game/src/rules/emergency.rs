//! When the treasury cannot pay for the train that a company must buy: the director's money, sales, debt.
//! [1844-EMR-01..17] [1824-EMR-01..19]

use crate::action::{BuyTrain, Sale};
use crate::edition::EmergencySales;
use crate::event::{Account, Event};
use crate::rules::{Checked, must, stock, train, turn};
use crate::state::{Draft, Game, Step, Turn};
use crate::titles::{Parts, Ruleset};
use crate::{CompanyId, Money, PlayerId, Violation};

/// What only a title knows about emergencies.
pub trait EmergencyRules: Parts {
    /// Who helps the company: only one that must buy is helped, and only to its first train.
    fn may_assist(game: &Game<Self>, company: CompanyId) -> Checked<PlayerId>;

    /// Whose shares may be sold in this step.
    fn may_sell(game: &Game<Self>, company: CompanyId) -> Checked<PlayerId>;

    /// How much may be sold.
    fn emergency_sales(game: &Game<Self>) -> EmergencySales;

    /// Whether shares of a company may be sold twice for one train.
    fn may_sell_again(game: &Game<Self>) -> bool;

    /// What the last certificate of a block counts, of so many shares that bring this much each.
    fn worth_of_last(game: &Game<Self>, sale: Sale, shares: u8, each: Money) -> Money;

    /// The director has sold shares for a train, and each has brought this much.
    fn after_emergency_sale(draft: &mut Draft<Self>, each: Money);

    /// What else stands against a sale.
    fn check_emergency_sale(game: &Game<Self>, sale: Sale) -> Checked;

    /// What a player could spend after these proceeds.
    fn cash_with(game: &Game<Self>, player: PlayerId, proceeds: Money) -> Money;

    /// Prices of the bank's trains that count for this company.
    fn bank_prices(game: &Game<Self>, company: CompanyId) -> Vec<Money>;

    /// Whether a player's cash may go below zero.
    fn may_overdraw(game: &Game<Self>) -> bool;

    /// The director pays what the treasury lacks, or owes it.
    fn director_pays(draft: &mut Draft<Self>, director: PlayerId, to: Account, amount: Money);
}

/// From the treasury, or with the director's help if that is due, for whatever train they choose. [1844-EMR-01]
/// [1824-EMR-02] [1824-EMR-03] Minors too. [1824-OR-14] [1844-EMR-03]
pub fn must_be_payable<R: Ruleset>(state: &Game<R>, buyer: CompanyId, purchase: BuyTrain) -> Checked {
    let (price, cash) = (purchase.price, state[buyer].cash);
    let beyond = state.turn().map_or(Money::ZERO, |turn| turn.sold_beyond);
    must(price > beyond || beyond == Money::ZERO, || Violation::SoldTooMuch { beyond })?;
    if cash >= price {
        return Ok(());
    }
    match R::may_assist(state, buyer) {
        Ok(_) => (),
        // A reason of the title's own says more than the price.
        Err(why @ Violation::Title(_)) => return Err(why),
        Err(_) => return Err(Violation::TrainTooDear { price, cash }),
    }
    // Never more than the printed price. [1844-EMR-04] [1824-EMR-05]
    let printed = state.edition.model(purchase.model).price;
    must(price <= printed, || Violation::AbovePrintedPrice { price: printed })
}

/// The treasury first, then the director exactly the rest. [1844-EMR-02] [1824-EMR-04]
pub fn pay<R: Ruleset>(draft: &mut Draft<R>, buyer: CompanyId, to: Account, price: Money) {
    let from_treasury = price.min(draft[buyer].cash.max(Money::ZERO));
    draft.pay(Account::Company(buyer), to, from_treasury);
    if let Some(director) = draft[buyer].director.filter(|_| price > from_treasury) {
        R::director_pays(draft, director, to, price - from_treasury);
    }
}

/// A block of the director's shares, sold for the train. [1844-EMR-05] [1844-EMR-06] [1824-EMR-09]
pub fn sell<R: Ruleset>(draft: &mut Draft<R>, sale: Sale) -> Checked {
    let turn = turn::at(draft, Step::Train)?;
    let director = R::may_sell(draft, turn.company)?;
    let sold_beyond = check_sale(draft, &turn, director, sale)?;
    let each = R::proceeds(draft, sale) / i32::from(sale.shares);

    stock::carry_out_sale(draft, director, sale, None);
    let beyond = match R::emergency_sales(draft) {
        EmergencySales::NeededForPurchase | EmergencySales::AsWanted => turn.sold_beyond.max(sold_beyond),
        EmergencySales::NeededForDearest => Money::ZERO,
    };
    draft.emit(Event::SoldForTrain { company: sale.company, beyond });
    R::after_emergency_sale(draft, each);
    Ok(())
}

/// Tells which purchases would not have needed the sale: those that the treasury could pay, or where no more is sold than
/// is needed those that could be paid without the last certificate of the block. [1844-RULING-46] [1844-RULING-78]
/// [1844-DEV-07] [1824-EMR-10] [1824-EMR-11] [1824-EMR-12a]
fn check_sale<R: Ruleset>(state: &Game<R>, turn: &Turn, director: PlayerId, sale: Sale) -> Checked<Money> {
    let company = sale.company;
    must(!turn.sold.has(company) || R::may_sell_again(state), || Violation::SoldAlready { company })?;
    let successor = R::check_sale(state, director, sale)?;
    // [1824-DIR-11]
    must(successor.is_none(), || Violation::SaleChangesDirector { company })?;
    R::check_emergency_sale(state, sale)?;
    match R::emergency_sales(state) {
        EmergencySales::AsWanted => {
            let cash = state[turn.company].cash;
            must(cash < most_expensive(state, turn.company), || Violation::TreasurySuffices { cash })?;
            Ok(cash)
        }
        EmergencySales::NeededForPurchase | EmergencySales::NeededForDearest => {
            must_need_last_certificate(state, turn, director, sale)
        }
    }
}

fn must_need_last_certificate<R: Ruleset>(
    state: &Game<R>,
    turn: &Turn,
    director: PlayerId,
    sale: Sale,
) -> Checked<Money> {
    let each = R::proceeds(state, sale) / i32::from(sale.shares);
    // The last certificate of a block of doubles only is two shares.
    let last = if sale.shares == 2 * sale.doubles { 2 } else { 1 };
    let without_last = each * i32::from(sale.shares) - R::worth_of_last(state, sale, last, each);
    let funds = state[turn.company].cash + R::cash_with(state, director, without_last);
    // No more than is needed. [1844-EMR-07]
    must(funds < most_expensive(state, turn.company), || Violation::SaleNotNeeded)?;
    Ok(funds)
}

/// The price of the most expensive train that the director could choose.
fn most_expensive<R: Ruleset>(state: &Game<R>, company: CompanyId) -> Money {
    let bank = R::bank_prices(state, company).into_iter().max().unwrap_or_default();
    match R::emergency_sales(state) {
        EmergencySales::NeededForDearest => bank,
        EmergencySales::NeededForPurchase | EmergencySales::AsWanted => {
            let offers = train::purchases(state, company);
            let printed = |purchase: &BuyTrain| state.edition.model(purchase.model).price;
            offers.iter().map(|(purchase, _)| printed(purchase)).max().unwrap_or(bank)
        }
    }
}

/// Every block that the director may sell for the train.
pub fn sales<R: Ruleset>(state: &Game<R>, turn: &Turn) -> Vec<Sale> {
    let Ok(director) = R::may_sell(state, turn.company) else { return Vec::new() };
    let blocks = stock::blocks(state, director).into_iter();
    blocks.filter(|sale| check_sale(state, turn, director, *sale).is_ok()).collect()
}
