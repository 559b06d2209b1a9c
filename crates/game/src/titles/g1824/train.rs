//! Buying trains in 1824: from the bank, in part exchange, from other companies. [1824-TRAIN-01..40]

use super::emergency::{enough_without_last_unit, must_need_last_unit};
use super::policy::{AtTheLimit, CoalDuty, CoalTrainStep, UndirectedTrains, WaitingTrains};
use super::{Draft, Event as Own, G1824, State, Violation as Broken, bond, construction, operating, phase};
use crate::action::{BuyTrain, Seller};
use crate::edition::CompanyKind;
use crate::event::{Account, Event};
use crate::rules::emergency::EmergencyRules;
use crate::rules::phase::PhaseRules;
use crate::rules::train::{self, TrainRules};
use crate::rules::{Checked, emergency, must, phase as shared_phase, trade, turn};
use crate::state::{Step, TrainPlace};
use crate::{CompanyId, ModelId, Money, Violation};

impl TrainRules for G1824 {
    /// The top of the stack, and goods trains that are released and not sold out, side by side. [1824-TRAIN-03]
    /// [1824-TRAIN-05]
    fn on_sale(state: &State) -> Vec<ModelId> {
        let left = shared_phase::is_card_left(state);
        let normal = state.edition.trains[usize::from(state.train_row)].sides.iter().copied().filter(|_| left);
        normal.chain(state.edition.model_ids().filter(|model| is_goods_on_sale(state, *model))).collect()
    }

    /// [1824-COAL-11] [1824-PRE-06] [1824-REG-19] [1824-STAAT-31]
    fn train_limit_in(state: &State, company: CompanyId, phase: u8) -> u8 {
        let phase = state.edition.phase(phase);
        match state.kind(company) {
            // [1824-CIS-25]
            _ if construction::is_one(state, company) => 0,
            CompanyKind::Coal | CompanyKind::Forerunner => 2,
            CompanyKind::Regional | CompanyKind::Historical => phase.major_limit,
            CompanyKind::National => phase.national_limit,
        }
    }

    /// Coal Railways own goods trains only. [1824-COAL-12] Everybody may buy those. [1824-TRAIN-07]
    fn may_own(state: &State, company: CompanyId, model: ModelId) -> bool {
        is_goods(state, model) || state.kind(company) != CompanyKind::Coal
    }

    fn check_purchase(state: &State, buyer: CompanyId, purchase: BuyTrain) -> Checked {
        let BuyTrain { seller, model, price } = purchase;
        must_be_eligible(state, buyer, model)?;
        let limit = train::limit(state, buyer);
        must(G1824::has_room(state, buyer), || Violation::TrainLimit { limit })?;
        match seller {
            Seller::Bank => {
                train::must_be_on_sale(state, model, price)?;
                must_need_last_unit(state, buyer, price, price)
            }
            Seller::Pool => Err(Violation::TrainNotOnSale { model }),
            Seller::Company(seller) => must_be_a_trade(state, buyer, seller, model, price),
        }
    }

    /// [1824-TRAIN-12] [1824-DEV-25]
    fn has_room(state: &State, company: CompanyId) -> bool {
        let discards = state.policies.at_the_limit == AtTheLimit::BuysAndDiscards;
        state[company].train_count() < train::limit(state, company) || discards && G1824::can_exchange(state, company)
    }

    /// Same director: 1 up to the treasury; other directors: face value. [1824-TRAIN-29] [1824-TRAIN-30] [1824-EMR-19]
    fn trade_prices(state: &State, buyer: CompanyId, seller: CompanyId, model: ModelId) -> (Money, Money) {
        if trade::same_director(state, buyer, seller) {
            let (lowest, highest) = trade::free_prices(state, buyer, model, G1824::may_assist(state, buyer).is_ok());
            let beyond = enough_without_last_unit(state, buyer, state.edition.model(model).price);
            return (beyond.map_or(lowest, |beyond| lowest.max(beyond + Money(1))), highest);
        }
        let printed = state.edition.model(model).price;
        (printed, printed)
    }

    /// [1824-TRAIN-31] [1824-TRAIN-33]
    fn deliver(draft: &mut Draft, buyer: CompanyId, purchase: BuyTrain) {
        let BuyTrain { seller, model, price } = purchase;
        match seller {
            Seller::Company(seller) => {
                emergency::pay(draft, buyer, Account::Company(seller), price);
                let (from, to) = (TrainPlace::Company(seller), TrainPlace::Company(buyer));
                draft.emit(Event::TrainMoved { model, from, to });
                bond::after_purchase(draft, model, false);
            }
            Seller::Bank | Seller::Pool => {
                emergency::pay(draft, buyer, Account::Bank, price);
                take_from_bank(draft, buyer, model);
            }
        }
    }

    fn is_ever_obliged(_: &State, _: CompanyId) -> bool {
        true
    }

    /// Every company owns a train when its turn ends. [1824-TRAIN-35] [1824-TRAIN-36a] [1824-TRAIN-36b] [1824-STAAT-24b]
    /// Whatever its kind, from its first turn on, and whether the train is of use or not. [1824-PRE-08] [1824-REG-21]
    /// [1824-STAAT-29] [1824-RULING-50] [1824-TRAIN-37]
    fn is_obliged(state: &State, company: CompanyId) -> bool {
        let excused = operating::is_in_receivership(state, company)
            || construction::is_one(state, company)
            || state.kind(company) == CompanyKind::Coal && is_coal_excused(state, company);
        state[company].train_count() == 0 && !excused
    }

    /// [1824-STAAT-24b] A Coal Railway needs a goods train to buy. [1824-DEV-38]
    fn may_buy(state: &State, company: CompanyId) -> bool {
        let is_coal = state.kind(company) == CompanyKind::Coal;
        let finds_one = match state.policies.coal_train_step {
            CoalTrainStep::GoodsTrains => true,
            CoalTrainStep::AllTrains => !is_coal || is_goods_in_bank(state) || is_goods_with_others(state, company),
        };
        finds_one && !operating::is_in_receivership(state, company)
    }

    /// Normal trains too, for a Coal Railway that may buy none of them. [1824-DEV-38]
    fn cheapest_new(state: &State, company: CompanyId) -> Option<Money> {
        let counts = |model: &ModelId| match state.policies.coal_train_step {
            CoalTrainStep::GoodsTrains => G1824::may_own(state, company, *model),
            CoalTrainStep::AllTrains => true,
        };
        let models = G1824::on_sale(state).into_iter().filter(counts);
        models.map(|model| state.edition.model(model).price).min()
    }

    /// Whether what was sold before stands against it does not matter. [1824-DEV-37]
    fn can_exchange(state: &State, company: CompanyId) -> bool {
        let own_turn = state.turn().is_some_and(|turn| turn.company == company);
        own_turn && G1824::on_sale(state).into_iter().any(|model| payable_exchange(state, company, model).is_ok())
    }

    fn has_more_in_train_step(_: &State, _: CompanyId) -> bool {
        false
    }
}

/// Coal Railways own goods trains only; one in receivership buys nothing. [1824-COAL-12] [1824-STAAT-24b]
fn must_be_eligible(state: &State, buyer: CompanyId, model: ModelId) -> Checked {
    must(model.index() < state.edition.models.len(), || Violation::TrainNotOnSale { model })?;
    must(G1824::may_own(state, buyer, model), || Broken::GoodsTrainsOnly)?;
    must(!operating::is_in_receivership(state, buyer), || Broken::InReceivership)
}

/// [1824-TRAIN-04] [1824-RULING-80] A purchase opens them, a sale abroad does not. [1824-DEV-02]
fn is_goods_on_sale(state: &State, model: ModelId) -> bool {
    let released = state.edition.model(model).goods_from.is_some_and(|from| from <= state.phase.max(2));
    released && state.own.goods_open && state.pool_trains[model.index()] > 0
}

fn is_goods(state: &State, model: ModelId) -> bool {
    state.edition.model(model).goods_from.is_some()
}

/// From the first 3 on, Coal Railways too, before or after purchases from the bank. [1824-COAL-36] [1824-RULING-78]
fn must_be_a_trade(state: &State, buyer: CompanyId, seller: CompanyId, model: ModelId, price: Money) -> Checked {
    trade::must_be_for_sale(state, buyer, seller, model)?;
    let waits = !state[seller].launched && state.policies.waiting_trains == WaitingTrains::Untouchable;
    must(!waits, || Broken::TrainWaits { company: seller })?;
    must(has_somebody_to_agree(state, seller), || Broken::NobodyAgrees { company: seller })?;
    trade::must_be_a_price_between_directors(state, buyer, seller, model, price)?;
    if trade::same_director(state, buyer, seller) {
        must_need_last_unit(state, buyer, state.edition.model(model).price, price)?;
    }
    let prices = G1824::trade_prices(state, buyer, seller, model);
    trade::must_be_within(state, buyer, model, price, prices, || G1824::may_assist(state, buyer).is_ok())
}

/// [1824-STAAT-24a] [1824-RULING-92]
fn has_somebody_to_agree(state: &State, seller: CompanyId) -> bool {
    match state.policies.undirected_trains {
        UndirectedTrains::ForSale => true,
        UndirectedTrains::NotForSale => state.kind(seller) != CompanyKind::National || state[seller].director.is_some(),
    }
}

/// A sale: the first normal train of a type starts a phase, a goods train scraps lower ones. [1824-PHASE-01]
/// [1824-TRAIN-16] [1824-TRAIN-24] All lower ones, also where one between them was never sold. [1824-RULING-51]
fn take_from_bank(draft: &mut Draft, buyer: CompanyId, model: ModelId) {
    let to = TrainPlace::Company(buyer);
    if is_goods(draft, model) {
        draft.emit(Event::TrainMoved { model, from: TrainPlace::Pool, to });
        let lower = |other: &ModelId| draft.edition.model(*other).outdated_by.is_some_and(|by| by <= model);
        let outdated: Vec<ModelId> = draft.edition.model_ids().filter(lower).collect();
        outdated.into_iter().for_each(|model| phase::scrap(draft, model));
        return;
    }
    let starts = shared_phase::started_by_card(draft);
    draft.emit(Event::TrainMoved { model, from: TrainPlace::Bank, to });
    if !draft.own.goods_open {
        draft.emit(Own::GoodsOpened);
    }
    if let Some(phase) = starts {
        G1824::start_phase(draft, phase);
    }
    bond::after_purchase(draft, model, true);
}

/// One train of the type before it is surrendered, and the new one costs less. [1824-TRAIN-19] [1824-TRAIN-22] Before,
/// between or after purchases, also of a train bought in this turn. [1824-OR-10] [1824-TRAIN-23]
pub fn exchange(draft: &mut Draft, model: ModelId) -> Checked {
    let turn = turn::at(draft, Step::Train)?;
    let buyer = turn.company;
    let (surrendered, price) = check_exchange(draft, buyer, model)?;

    draft.pay(Account::Company(buyer), Account::Bank, price);
    draft.emit(Event::TrainMoved { model: surrendered, from: TrainPlace::Company(buyer), to: TrainPlace::Gone });
    draft.emit(Own::TrainExchanged);
    take_from_bank(draft, buyer, model);
    Ok(())
}

/// After a sale it has to need that. [1824-DEV-37]
fn check_exchange(state: &State, buyer: CompanyId, model: ModelId) -> Checked<(ModelId, Money)> {
    let (surrendered, price) = payable_exchange(state, buyer, model)?;
    must_need_last_unit(state, buyer, state.edition.model(model).price, price)?;
    Ok((surrendered, price))
}

/// The treasury alone pays, and the limit is no hindrance. [1824-TRAIN-21] [1824-TRAIN-25] [1824-EMR-07]
/// [1824-RULING-40]
fn payable_exchange(state: &State, buyer: CompanyId, model: ModelId) -> Checked<(ModelId, Money)> {
    must_be_eligible(state, buyer, model)?;
    must(G1824::on_sale(state).contains(&model), || Violation::TrainNotOnSale { model })?;
    let offer = state.edition.model(model).part_exchange;
    let owned = offer.filter(|(surrendered, _)| state[buyer].trains[surrendered.index()] > 0);
    let (surrendered, price) = owned.ok_or(Broken::NothingToSurrender { model })?;
    must(!state.own.turn.exchanged, || Broken::ExchangedAlready)?;
    let cash = state[buyer].cash;
    must(cash >= price, || Violation::TrainTooDear { price, cash })?;
    Ok((surrendered, price))
}

/// Part exchanges that the operating company could make now.
pub fn exchanges(state: &State) -> Vec<ModelId> {
    let Some(turn) = state.turn() else { return Vec::new() };
    let mut models = G1824::on_sale(state);
    models.retain(|model| check_exchange(state, turn.company, *model).is_ok());
    models
}

/// [1824-COAL-13a] [1824-COAL-13b] [1824-RULING-49]
fn is_coal_excused(state: &State, company: CompanyId) -> bool {
    let goods = is_goods_in_bank(state);
    match state.policies.coal_duty {
        CoalDuty::WhileTheBankOffers => !goods,
        CoalDuty::WhereAnyExists => !goods && !is_goods_elsewhere(state, company),
    }
}

fn is_goods_in_bank(state: &State) -> bool {
    G1824::on_sale(state).into_iter().any(|model| is_goods(state, model))
}

/// Whether another company has a goods train, be it one that is not open. [1824-DEV-35] [1824-DEV-38]
fn is_goods_with_others(state: &State, company: CompanyId) -> bool {
    let owns = |other: CompanyId| {
        let has = |model: ModelId| is_goods(state, model) && state[other].trains[model.index()] > 0;
        other != company && !state[other].closed && state.edition.model_ids().any(has)
    };
    state.phase >= trade::FIRST_PHASE && state.edition.company_ids().any(owns)
}

/// Whether another company has a goods train that could be bought.
fn is_goods_elsewhere(state: &State, company: CompanyId) -> bool {
    let declined =
        |seller: CompanyId, model: ModelId| state.turn().is_some_and(|turn| turn.declined[model.index()].has(seller));
    let sells = |seller: CompanyId| {
        let owns = |model: ModelId| is_goods(state, model) && state[seller].trains[model.index()] > 0;
        seller != company
            && state[seller].is_active()
            && has_somebody_to_agree(state, seller)
            && state.edition.model_ids().any(|model| owns(model) && !declined(seller, model))
    };
    state.phase >= trade::FIRST_PHASE && state.edition.company_ids().any(sells)
}
