//! Buying trains in 1824: from the bank, in part exchange, from other companies. [1824-TRAIN-01] and on

use crate::action::{BuyTrain, Seller};
use crate::edition::{Kind, StepsEnd};
use crate::event::{Event, Purse};
use crate::rules::{Verdict, must, trade, turn};
use crate::state::{Step, TrainPlace, Turn};
use crate::titles::g1824::policy::{AtTheLimit, CoalDuty, WaitingTrains};
use crate::titles::g1824::{emergency, operating, phase};
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

/// The answer of the seller's director. [1824-RULING-48]
pub fn answer(draft: &mut Draft, agreed: bool) -> Verdict {
    if let Some((buyer, purchase)) = trade::answer(draft, agreed)? {
        deliver(draft, buyer, purchase);
    }
    Ok(())
}

pub fn check(state: &State, buyer: CompanyId, purchase: BuyTrain) -> Verdict {
    let BuyTrain { seller, model, price } = purchase;
    must_be_fit(state, buyer, model)?;
    let limit = phase::train_limit(state, buyer);
    must(has_room(state, buyer), || Violation::TrainLimit { limit })?;
    match seller {
        Seller::Bank => {
            must(on_sale(state).any(|offered| offered == model), || Violation::TrainNotOnSale { model })?;
            let printed = state.edition.model(model).price;
            must(price == printed, || Violation::TrainPrice { price: printed })?;
        }
        Seller::Pool => return Err(Violation::TrainNotOnSale { model }),
        Seller::Company(seller) => must_be_a_trade(state, buyer, seller, model, price)?,
    }
    emergency::must_be_payable(state, buyer, purchase)
}

/// [1824-TRAIN-12] [1824-DEV-25]
fn has_room(state: &State, buyer: CompanyId) -> bool {
    let exchanges_instead = || {
        let turn = state.turn().filter(|_| state.edition.austria().at_the_limit == AtTheLimit::BuysAndDiscards);
        turn.is_some_and(|turn| !exchanges(state, turn).is_empty())
    };
    state[buyer].train_count() < phase::train_limit(state, buyer) || exchanges_instead()
}

/// Coal Railways own goods trains only; one in receivership buys nothing. [1824-COAL-12] [1824-STAAT-24b]
fn must_be_fit(state: &State, buyer: CompanyId, model: ModelId) -> Verdict {
    let spec = state.edition.models.get(model.index()).ok_or(Violation::TrainNotOnSale { model })?;
    must(spec.goods_from.is_some() || state.kind(buyer) != Kind::Coal, || Violation::GoodsTrainsOnly)?;
    must(!operating::is_in_receivership(state, buyer), || Violation::InReceivership)
}

/// The top of the stack, and goods trains that are released and not sold out, side by side. [1824-TRAIN-03]
/// [1824-TRAIN-05]
pub fn on_sale(state: &State) -> impl Iterator<Item = ModelId> + use<'_> {
    let row = &state.edition.trains[usize::from(state.train_row)];
    let left = row.cards.is_none() || state.train_cards > 0;
    let normal = row.sides.iter().copied().filter(move |_| left);
    normal.chain(state.edition.model_ids().filter(|model| is_goods_on_sale(state, *model)))
}

/// [1824-TRAIN-04] [1824-RULING-80]
fn is_goods_on_sale(state: &State, model: ModelId) -> bool {
    let released = state.edition.model(model).goods_from.is_some_and(|from| from <= state.phase.max(2));
    released && state.goods_open && state.pool_trains[model.index()] > 0
}

fn is_goods(state: &State, model: ModelId) -> bool {
    state.edition.model(model).goods_from.is_some()
}

fn must_be_a_trade(state: &State, buyer: CompanyId, seller: CompanyId, model: ModelId, price: Money) -> Verdict {
    trade::must_be_for_sale(state, buyer, seller, model)?;
    let waits = !state[seller].launched && state.edition.austria().waiting_trains == WaitingTrains::Untouchable;
    must(!waits, || Violation::TrainWaits { company: seller })?;
    trade::must_be_a_price_between_directors(state, buyer, seller, model, price)?;
    let prices = trade_prices(state, buyer, seller, model);
    trade::must_be_within(state, buyer, model, price, prices, emergency::may_assist(state, buyer).is_ok())
}

/// Same director: 1 up to the treasury; other directors: face value. [1824-TRAIN-29] [1824-TRAIN-30] [1824-EMR-19]
pub fn trade_prices(state: &State, buyer: CompanyId, seller: CompanyId, model: ModelId) -> (Money, Money) {
    if trade::same_director(state, buyer, seller) {
        return trade::free_prices(state, buyer, model, emergency::may_assist(state, buyer).is_ok());
    }
    let printed = state.edition.model(model).price;
    (printed, printed)
}

/// Pays and hands over. [1824-TRAIN-31] [1824-TRAIN-33]
fn deliver(draft: &mut Draft, buyer: CompanyId, purchase: BuyTrain) {
    let BuyTrain { seller, model, price } = purchase;
    match seller {
        Seller::Company(seller) => {
            emergency::pay(draft, buyer, Purse::Company(seller), price);
            let (from, to) = (TrainPlace::Company(seller), TrainPlace::Company(buyer));
            draft.emit(Event::TrainMoved { model, from, to });
        }
        Seller::Bank | Seller::Pool => {
            emergency::pay(draft, buyer, Purse::Bank, price);
            take_from_bank(draft, buyer, model);
        }
    }
}

/// A sale: the first normal train of a type starts a phase, a goods train scraps lower ones. [1824-PHASE-01]
/// [1824-TRAIN-16] [1824-TRAIN-24]
fn take_from_bank(draft: &mut Draft, buyer: CompanyId, model: ModelId) {
    let to = TrainPlace::Company(buyer);
    if is_goods(draft, model) {
        draft.emit(Event::TrainMoved { model, from: TrainPlace::Pool, to });
        let lower = |other: &ModelId| draft.edition.model(*other).outdated_by.is_some_and(|by| by <= model);
        let outdated: Vec<ModelId> = draft.edition.model_ids().filter(lower).collect();
        outdated.into_iter().for_each(|model| phase::scrap(draft, model));
        return;
    }
    let starts = phase::started_by_card(draft);
    draft.emit(Event::TrainMoved { model, from: TrainPlace::Bank, to });
    if !draft.goods_open {
        draft.emit(Event::GoodsOpened);
    }
    if let Some(phase) = starts {
        phase::start(draft, phase);
    }
}

/// One train of the type before it is surrendered, and the new one costs less. [1824-TRAIN-19] [1824-TRAIN-22]
pub fn exchange(draft: &mut Draft, model: ModelId) -> Verdict {
    let turn = turn::at(draft, Step::Train)?;
    let (surrendered, price) = check_exchange(draft, &turn, model)?;

    let buyer = turn.company;
    draft.pay(Purse::Company(buyer), Purse::Bank, price);
    draft.emit(Event::TrainMoved { model: surrendered, from: TrainPlace::Company(buyer), to: TrainPlace::Gone });
    turn::set(draft, Turn { exchanged: true, ..turn });
    take_from_bank(draft, buyer, model);
    Ok(())
}

/// The treasury alone pays, and the limit is no hindrance. [1824-TRAIN-21] [1824-TRAIN-25] [1824-EMR-07]
pub fn check_exchange(state: &State, turn: &Turn, model: ModelId) -> Verdict<(ModelId, Money)> {
    let buyer = turn.company;
    must_be_fit(state, buyer, model)?;
    must(on_sale(state).any(|offered| offered == model), || Violation::TrainNotOnSale { model })?;
    let offer = state.edition.model(model).part_exchange;
    let owned = offer.filter(|(surrendered, _)| state[buyer].trains[surrendered.index()] > 0);
    let (surrendered, price) = owned.ok_or(Violation::NothingToSurrender { model })?;
    must(!turn.exchanged, || Violation::ExchangedAlready)?;
    let cash = state[buyer].cash;
    must(cash >= price, || Violation::TrainTooDear { price, cash })?;
    Ok((surrendered, price))
}

/// Part exchanges that the company could make now.
pub fn exchanges(state: &State, turn: &Turn) -> Vec<ModelId> {
    on_sale(state).filter(|model| check_exchange(state, turn, *model).is_ok()).collect()
}

/// Every company owns a train when its turn ends. [1824-TRAIN-35] [1824-TRAIN-36a] [1824-TRAIN-36b] [1824-STAAT-24b]
pub fn is_obliged(state: &State, company: CompanyId) -> bool {
    let excused = operating::is_in_receivership(state, company)
        || state.kind(company) == Kind::Coal && is_coal_excused(state, company);
    state[company].train_count() == 0 && !excused
}

/// [1824-COAL-13a] [1824-COAL-13b] [1824-RULING-49]
fn is_coal_excused(state: &State, company: CompanyId) -> bool {
    let goods = on_sale(state).any(|model| is_goods(state, model));
    match state.edition.austria().coal_duty {
        CoalDuty::WhileTheBankOffers => !goods,
        CoalDuty::WhereAnyExists => !goods && !is_goods_elsewhere(state, company),
    }
}

/// Whether another company has a goods train that could be bought.
fn is_goods_elsewhere(state: &State, company: CompanyId) -> bool {
    let declined =
        |seller: CompanyId, model: ModelId| state.turn().is_some_and(|turn| turn.declined[model.index()].has(seller));
    let sells = |seller: CompanyId| {
        let owns = |model: ModelId| is_goods(state, model) && state[seller].trains[model.index()] > 0;
        seller != company
            && state[seller].is_active()
            && state.edition.model_ids().any(|model| owns(model) && !declined(seller, model))
    };
    state.phase >= trade::FIRST_PHASE && state.edition.company_ids().any(sells)
}

pub fn must_not_need_one(state: &State, company: CompanyId) -> Verdict {
    must(!is_obliged(state, company) || purchases(state, company).is_empty(), || Violation::TrainRequired)
}

pub fn purchases(state: &State, buyer: CompanyId) -> Vec<(BuyTrain, Money)> {
    if !has_room(state, buyer) {
        return Vec::new();
    }
    let new = on_sale(state).map(|model| (Seller::Bank, model));
    let prices = |seller, model| trade_prices(state, buyer, seller, model);
    trade::purchases(state, buyer, new, prices, |purchase| check(state, buyer, purchase).is_ok())
}

/// Whether the train step has anything to decide.
pub fn is_anything_possible(state: &State, company: CompanyId) -> bool {
    match state.edition.steps_end {
        StepsEnd::NothingPossible => {
            !purchases(state, company).is_empty() || state.turn().is_some_and(|turn| !exchanges(state, turn).is_empty())
        }
        StepsEnd::As18xxGames => is_train_step_open(state, company),
    }
}

/// As 18xx.games sees it: a train is due, or there is room for one and money for the cheapest in the bank or for one
/// gulden's worth of somebody else's, or a part exchange could be paid.
pub fn is_train_step_open(state: &State, company: CompanyId) -> bool {
    if operating::is_in_receivership(state, company) {
        return false;
    }
    let fit = |model: &ModelId| state.kind(company) != Kind::Coal || is_goods(state, *model);
    let new = on_sale(state).filter(fit).map(|model| state.edition.model(model).price).min();
    let lowest = if trade::is_any_elsewhere(state, company) { Some(Money(1)) } else { new };
    let room = state[company].train_count() < phase::train_limit(state, company);
    is_obliged(state, company)
        || (room && lowest.is_some_and(|price| state[company].cash >= price))
        || state.turn().is_some_and(|turn| !exchanges(state, turn).is_empty())
}
