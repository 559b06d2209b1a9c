//! Trains between companies: when, at what price, whose director is asked, and what came of it.

use crate::action::{BuyTrain, Seller};
use crate::edition::{Consent, OwnTrains};
use crate::event::Event;
use crate::rules::{Checked, Flow, must, turn};
use crate::state::{Common, Draft, Pending, Step};
use crate::titles::Ruleset;
use crate::{CompanyId, ModelId, Money, Violation};

/// From this phase on companies may trade trains. [1844-TRAIN-07] [1824-TRAIN-28]
pub const FIRST_PHASE: u8 = 3;

pub fn same_director(state: &Common, one: CompanyId, other: CompanyId) -> bool {
    state[one].director.is_some() && state[one].director == state[other].director
}

/// Asks the seller's director first if that is another player. [1844-RULING-69] [1824-RULING-48]
pub fn ask_consent_if_needed<R: Ruleset>(draft: &mut Draft<R>, buyer: CompanyId, purchase: BuyTrain) -> Flow {
    let BuyTrain { seller, model, price } = purchase;
    match seller {
        Seller::Company(seller) if draft.edition.consent == Consent::Asked && !same_director(draft, buyer, seller) => {
            draft.ask(Pending::Offer { seller, model, price });
            Flow::Waits
        }
        Seller::Bank | Seller::Pool | Seller::Company(_) => Flow::GoesOn,
    }
}

/// The answer: the buyer and what it gets, or nothing, and it cannot ask for that train again in this step.
pub fn answer<R: Ruleset>(draft: &mut Draft<R>, agreed: bool) -> Checked<Option<(CompanyId, BuyTrain)>> {
    let Some(Pending::Offer { seller, model, price }) = draft.pending else { return Err(Violation::NotNow) };
    let buyer = turn::at(draft, Step::Train)?.company;

    draft.answered();
    if agreed {
        return Ok(Some((buyer, BuyTrain { seller: Seller::Company(seller), model, price })));
    }
    draft.emit(Event::OfferDeclined { seller, model });
    Ok(None)
}

/// The seller has such a train, and its director has not refused it already.
pub fn must_be_for_sale(state: &Common, buyer: CompanyId, seller: CompanyId, model: ModelId) -> Checked {
    let phase = state.phase;
    must(phase >= FIRST_PHASE, || Violation::NoTradeYet { phase })?;
    let owns = seller.index() < state.edition.companies.len()
        && seller != buyer
        && !state[seller].closed
        && state[seller].trains[model.index()] > 0;
    must(owns, || Violation::NotOwnedBySeller { model })?;
    let declined = state.turn().is_some_and(|turn| turn.declined[model.index()].has(seller));
    must(!declined, || Violation::TradeDeclined)
}

/// Between companies of different directors a train has its printed price. [1844-TRAIN-09] [1824-TRAIN-30]
pub fn must_be_a_price_between_directors(
    state: &Common,
    buyer: CompanyId,
    seller: CompanyId,
    model: ModelId,
    price: Money,
) -> Checked {
    let printed = state.edition.model(model).price;
    must(price == printed || same_director(state, buyer, seller), || Violation::PrintedPrice { price: printed })
}

/// Where the price is free, 1 up to the treasury; with the director's help never more than is printed. [1844-TRAIN-08]
/// [1844-EMR-04] [1824-TRAIN-29] [1824-EMR-05] On 18xx.games no more than the director has, either. [1844-DEV-34]
/// [1824-DEV-17]
pub fn free_prices(state: &Common, buyer: CompanyId, model: ModelId, is_assisted: bool) -> (Money, Money) {
    let (treasury, printed) = (state[buyer].cash, state.edition.model(model).price);
    let most = match (is_assisted, state.edition.own_trains) {
        (false, _) => treasury,
        (true, OwnTrains::Lent) => treasury.max(printed),
        (true, OwnTrains::WithinCash) => treasury.max(printed.min(treasury + directors_cash(state, buyer))),
    };
    (Money(1), most)
}

pub fn directors_cash(state: &Common, company: CompanyId) -> Money {
    state[company].director.map_or(Money::ZERO, |director| state[director].cash.max(Money::ZERO))
}

pub fn must_be_within(
    state: &Common,
    buyer: CompanyId,
    model: ModelId,
    price: Money,
    (minimum, maximum): (Money, Money),
    is_assisted: impl FnOnce() -> bool,
) -> Checked {
    must(price >= minimum, || Violation::TradePrice { minimum })?;
    let printed = state.edition.model(model).price;
    must(price <= maximum, || match is_assisted() {
        true if maximum < printed => Violation::TradeBeyondCash { maximum },
        true => Violation::AbovePrintedPrice { price: printed },
        false => Violation::TradeBeyondTreasury { price, cash: state[buyer].cash },
    })
}

/// Every seller and model that the title accepts, with the lowest and the highest price.
pub fn purchases(
    state: &Common,
    buyer: CompanyId,
    from_bank: impl Iterator<Item = (Seller, ModelId)>,
    prices: impl Fn(CompanyId, ModelId) -> (Money, Money),
    accepts: impl Fn(BuyTrain) -> bool,
) -> Vec<(BuyTrain, Money)> {
    let printed = |(seller, model)| {
        let price = state.edition.model(model).price;
        (seller, model, (price, price))
    };
    let sellers = |model: ModelId| {
        let owns = move |seller: &CompanyId| *seller != buyer && state[*seller].trains[model.index()] > 0;
        let prices = &prices;
        let offer = move |seller| (Seller::Company(seller), model, prices(seller, model));
        state.edition.company_ids().filter(owns).map(offer)
    };
    let offers = from_bank.map(printed).chain(state.edition.model_ids().flat_map(sellers));
    offers.filter_map(|(seller, model, prices)| accepted(state, seller, model, prices, &accepts)).collect()
}

/// Of these prices the lowest and the highest that pass.
fn accepted(
    state: &Common,
    seller: Seller,
    model: ModelId,
    (minimum, maximum): (Money, Money),
    accepts: impl Fn(BuyTrain) -> bool,
) -> Option<(BuyTrain, Money)> {
    let at = |price| BuyTrain { seller, model, price };
    // Between them prices are refused only below what the director has raised by sales.
    let beyond = state.turn().map_or(minimum, |turn| (turn.sold_beyond + Money(1)).max(minimum));
    let lowest = [minimum, beyond].into_iter().find(|price| accepts(at(*price)))?;
    let highest = [maximum, minimum].into_iter().find(|price| accepts(at(*price)))?;
    Some((at(lowest), highest))
}

/// Whether another company has a train that could be bought for what is left in the treasury.
pub fn is_any_elsewhere(state: &Common, company: CompanyId) -> bool {
    let owns = |other: CompanyId| other != company && !state[other].closed && state[other].train_count() > 0;
    state.phase >= FIRST_PHASE && state.edition.company_ids().any(owns)
}
