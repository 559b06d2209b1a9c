//! Buying trains: new ones, from the pool, from other companies. [1844-TRAIN-01] and on

use crate::action::{BuyTrain, Seller};
use crate::edition::{Kind, StepsEnd};
use crate::event::{Event, Purse};
use crate::rules::{Verdict, must, trade, turn};
use crate::state::{Owner, Step, TrainPlace};
use crate::titles::g1844::companies::{P4, SBB};
use crate::titles::g1844::phase::train_limit;
use crate::titles::g1844::policy::Obligation;
use crate::titles::g1844::{emergency, eva, furka_oberalp, phase, private, revenue};
use crate::{CompanyId, Draft, ModelId, Money, State, Violation};

pub fn buy(draft: &mut Draft, purchase: BuyTrain) -> Verdict {
    let turn = turn::at(draft, Step::Train)?;
    let buyer = turn.company;
    check(draft, buyer, purchase)?;

    if !trade::is_asked(draft, buyer, purchase) {
        deliver(draft, buyer, purchase);
    }
    Ok(())
}

/// The answer of the seller's director. [1844-RULING-69]
pub fn answer(draft: &mut Draft, agreed: bool) -> Verdict {
    if let Some((buyer, purchase)) = trade::answer(draft, agreed)? {
        deliver(draft, buyer, purchase);
    }
    Ok(())
}

pub fn check(state: &State, buyer: CompanyId, purchase: BuyTrain) -> Verdict {
    let BuyTrain { seller, model, price } = purchase;
    let spec = state.edition.models.get(model.index()).ok_or(Violation::TrainNotOnSale { model })?;
    let over = state.turn().is_some_and(|turn| turn.privates_begun);
    must(!over, || Violation::PrivatesLast)?;
    let limit = train_limit(state, buyer);
    must(state[buyer].train_count() < limit, || Violation::TrainLimit { limit })?;
    must(spec.is_h || state.kind(buyer) != Kind::Regional, || Violation::HTrainsOnly)?;
    match seller {
        Seller::Bank => {
            must(on_sale(state).any(|offered| offered == model), || Violation::TrainNotOnSale { model })?;
            must(price == spec.price, || Violation::TrainPrice { price: spec.price })?;
        }
        Seller::Pool => {
            must(state.pool_trains[model.index()] > 0, || Violation::TrainNotOnSale { model })?;
            must(price == spec.price, || Violation::TrainPrice { price: spec.price })?;
        }
        Seller::Company(seller) => must_be_a_trade(state, buyer, seller, model, price)?,
    }
    emergency::must_be_payable(state, buyer, purchase)
}

/// Both sides of the card on top of the stack. [1844-SETUP-13] [1844-TRAIN-02] [1844-TRAIN-03]
pub fn on_sale(state: &State) -> impl Iterator<Item = ModelId> + use<> {
    let spec = &state.edition.trains[usize::from(state.train_row)];
    let left = spec.cards.is_none() || state.train_cards > 0;
    spec.sides.iter().copied().filter(move |_| left)
}

fn must_be_a_trade(state: &State, buyer: CompanyId, seller: CompanyId, model: ModelId, price: Money) -> Verdict {
    trade::must_be_for_sale(state, buyer, seller, model)?;
    let spec = state.edition.model(model);
    must(spec.tradable, || Violation::NotTradable { model })?;
    trade::must_be_a_price_between_directors(state, buyer, seller, model, price)?;
    must(price == spec.price || !is_with_sbb(buyer, seller), || Violation::SbbPrintedPrice { price: spec.price })?;
    let prices = trade_prices(state, buyer, seller, model);
    trade::must_be_within(state, buyer, model, price, prices, emergency::may_assist(state, buyer).is_ok())
}

fn is_with_sbb(buyer: CompanyId, seller: CompanyId) -> bool {
    buyer == SBB || seller == SBB
}

/// Same director: 1 up to the treasury; other directors and the SBB: the printed price. [1844-TRAIN-08] [1844-TRAIN-09]
/// [1844-RULING-58] [1844-RULING-69]
pub fn trade_prices(state: &State, buyer: CompanyId, seller: CompanyId, model: ModelId) -> (Money, Money) {
    if trade::same_director(state, buyer, seller) && !is_with_sbb(buyer, seller) {
        return trade::free_prices(state, buyer, model, emergency::may_assist(state, buyer).is_ok());
    }
    let printed = state.edition.model(model).price;
    (printed, printed)
}

/// Pays and hands over; a new train of a new type starts a phase. [1844-TRAIN-23] [1844-PHASE-01]
fn deliver(draft: &mut Draft, buyer: CompanyId, purchase: BuyTrain) {
    let BuyTrain { seller, model, price } = purchase;
    let (purse, from) = match seller {
        Seller::Bank => (Purse::Bank, TrainPlace::Bank),
        Seller::Pool => (Purse::Bank, TrainPlace::Pool),
        Seller::Company(seller) => (Purse::Company(seller), TrainPlace::Company(seller)),
    };
    emergency::pay(draft, buyer, purse, price);
    let starts = phase::started_by_card(draft).filter(|_| seller == Seller::Bank);
    draft.emit(Event::TrainMoved { model, from, to: TrainPlace::Company(buyer) });
    if let Some(phase) = starts {
        phase::start(draft, phase);
    }
}

/// A company with a route must own a train when its turn ends. [1844-TRAIN-16] V companies need none. [1844-TRAIN-19]
pub fn is_obliged(state: &State, company: CompanyId) -> bool {
    let kind_owes = state.kind(company) != Kind::PreSbb;
    let remembered = state.edition.swiss().obligation == Obligation::Remembered && state[company].route_seen;
    kind_owes && state[company].train_count() == 0 && (remembered || revenue::has_route(state, company))
}

pub fn must_not_need_one(state: &State, company: CompanyId) -> Verdict {
    must(!is_obliged(state, company) || purchases(state, company).is_empty(), || Violation::TrainRequired)
}

pub fn purchases(state: &State, buyer: CompanyId) -> Vec<(BuyTrain, Money)> {
    if state[buyer].train_count() >= train_limit(state, buyer) {
        return Vec::new();
    }
    let new = on_sale(state).map(|model| (Seller::Bank, model));
    let pooled = state.edition.model_ids().filter(|model| state.pool_trains[model.index()] > 0);
    let from_bank = new.chain(pooled.map(|model| (Seller::Pool, model)));
    let prices = |seller, model| trade_prices(state, buyer, seller, model);
    trade::purchases(state, buyer, from_bank, prices, |purchase| check(state, buyer, purchase).is_ok())
}

/// Whether the train step has anything to decide.
pub fn is_anything_possible(state: &State, company: CompanyId) -> bool {
    let own_business = match state.edition.steps_end {
        StepsEnd::NothingPossible => !purchases(state, company).is_empty(),
        StepsEnd::As18xxGames => is_train_step_open(state, company) || could_use_ability(state, company),
    };
    own_business || private::is_purchase_possible(state, company)
}

/// As 18xx.games sees it: a train is due, or there is room for one and money for the cheapest in the bank or for one
/// franc's worth of somebody else's.
pub fn is_train_step_open(state: &State, company: CompanyId) -> bool {
    let new = on_sale(state).map(|model| state.edition.model(model).price).min();
    let lowest = if trade::is_any_elsewhere(state, company) { Some(Money(1)) } else { new };
    let room = state[company].train_count() < train_limit(state, company);
    is_obliged(state, company) || (room && lowest.is_some_and(|price| state[company].cash >= price))
}

/// The company's own P4 or its director's P7 could be used in this turn.
pub fn could_use_ability(state: &State, company: CompanyId) -> bool {
    let own_line = state.privates[P4.index()].owner == Owner::Company(company);
    let takes_eva = state.kind(company) != Kind::PreSbb && eva::check(state, company).is_ok();
    (own_line && furka_oberalp::check(state).is_ok()) || takes_eva
}
