//! Buying trains in 1844. [1844-TRAIN-01..23]

use super::companies::{P4, SBB};
use super::policy::{DirectorsLine, Obligation};
use super::{Draft, G1844, State, Violation as Broken, eva, furka_oberalp, private, revenue};
use crate::action::{BuyTrain, Seller};
use crate::edition::{CompanyKind, TrainStepEnds};
use crate::event::{Account, Event};
use crate::rules::emergency::EmergencyRules;
use crate::rules::phase::PhaseRules;
use crate::rules::train::{self, TrainRules};
use crate::rules::{Checked, emergency, must, phase, trade};
use crate::state::{Owner, TrainPlace};
use crate::{CompanyId, ModelId, Money, Violation};

impl TrainRules for G1844 {
    /// Both sides of the card on top of the stack. [1844-SETUP-13] [1844-TRAIN-02] [1844-TRAIN-03]
    fn on_sale(state: &State) -> Vec<ModelId> {
        let sides = state.edition.trains[usize::from(state.train_row)].sides;
        if phase::is_card_left(state) { sides.to_vec() } else { Vec::new() }
    }

    /// [1844-TRAIN-05] [1844-TRAIN-06] [1844-SBB-21]
    fn train_limit_in(state: &State, company: CompanyId, phase: u8) -> u8 {
        let phase = state.edition.phase(phase);
        match state.kind(company) {
            CompanyKind::Historical => phase.major_limit,
            CompanyKind::National => phase.national_limit,
            CompanyKind::Forerunner | CompanyKind::Regional | CompanyKind::Coal => 2,
        }
    }

    /// [1844-TRAIN-15]
    fn may_own(state: &State, company: CompanyId, model: ModelId) -> bool {
        state.edition.model(model).is_h || state.kind(company) != CompanyKind::Regional
    }

    fn check_purchase(state: &State, buyer: CompanyId, purchase: BuyTrain) -> Checked {
        let BuyTrain { seller, model, price } = purchase;
        must(model.index() < state.edition.models.len(), || Violation::TrainNotOnSale { model })?;
        must(!state.own.turn.privates_begun, || Broken::PrivatesLast)?;
        must(!state.own.turn.trains_over, || Broken::TrainsOver)?;
        let limit = train::limit(state, buyer);
        must(state[buyer].train_count() < limit, || Violation::TrainLimit { limit })?;
        must(G1844::may_own(state, buyer, model), || Broken::HTrainsOnly)?;
        match seller {
            Seller::Bank => train::must_be_on_sale(state, model, price),
            Seller::Pool => {
                must(state.pool_trains[model.index()] > 0, || Violation::TrainNotOnSale { model })?;
                train::must_be_the_printed_price(state, model, price)
            }
            Seller::Company(seller) => must_be_a_trade(state, buyer, seller, model, price),
        }
    }

    fn has_room(state: &State, company: CompanyId) -> bool {
        state[company].train_count() < train::limit(state, company)
    }

    /// Same director: 1 up to the treasury; other directors and the SBB: the printed price. [1844-TRAIN-08] [1844-TRAIN-09]
    /// [1844-RULING-58] [1844-RULING-69]
    fn trade_prices(state: &State, buyer: CompanyId, seller: CompanyId, model: ModelId) -> (Money, Money) {
        if trade::same_director(state, buyer, seller) && !is_with_sbb(buyer, seller) {
            let (least, most) = trade::free_prices(state, buyer, model, G1844::may_assist(state, buyer).is_ok());
            return (least.max(least_after_sale(state, buyer, model)), most);
        }
        let printed = state.edition.model(model).price;
        (printed, printed)
    }

    /// Pays and hands over; a new train of a new type starts a phase. [1844-TRAIN-23] [1844-PHASE-01] One from the pool
    /// or another company starts none. [1844-PHASE-10]
    fn deliver(draft: &mut Draft, buyer: CompanyId, purchase: BuyTrain) {
        let BuyTrain { seller, model, price } = purchase;
        let (account, from) = match seller {
            Seller::Bank => (Account::Bank, TrainPlace::Bank),
            Seller::Pool => (Account::Bank, TrainPlace::Pool),
            Seller::Company(seller) => (Account::Company(seller), TrainPlace::Company(seller)),
        };
        emergency::pay(draft, buyer, account, price);
        let starts = phase::started_by_card(draft).filter(|_| seller == Seller::Bank);
        draft.emit(Event::TrainMoved { model, from, to: TrainPlace::Company(buyer) });
        if let Some(phase) = starts {
            G1844::start_phase(draft, phase);
        }
    }

    /// V companies need none. [1844-TRAIN-19]
    fn is_ever_obliged(state: &State, company: CompanyId) -> bool {
        state.kind(company) != CompanyKind::Forerunner
    }

    /// A company with a route must own a train when its turn ends. [1844-TRAIN-16] Any train will do. [1844-TRAIN-17]
    fn is_obliged(state: &State, company: CompanyId) -> bool {
        let remembered = state.policies.obligation == Obligation::Remembered && state.own.routes_seen.has(company);
        G1844::is_ever_obliged(state, company)
            && state[company].train_count() == 0
            && (remembered || revenue::has_route(state, company))
    }

    fn may_buy(state: &State, _: CompanyId) -> bool {
        !state.own.turn.trains_over
    }

    fn cheapest_new(state: &State, _: CompanyId) -> Option<Money> {
        G1844::on_sale(state).into_iter().map(|model| state.edition.model(model).price).min()
    }

    fn can_exchange(_: &State, _: CompanyId) -> bool {
        false
    }

    /// A private could be bought; 18xx.games also waits for P4 and P7. [1844-PRIV-05] [1844-DEV-13] [1844-DEV-14]
    fn has_more_in_train_step(state: &State, company: CompanyId) -> bool {
        let abilities = match state.edition.train_step_ends {
            TrainStepEnds::NothingPossible => false,
            TrainStepEnds::NoTrainAffordable => could_use_ability(state, company),
        };
        abilities || !private::purchases(state, company).is_empty()
    }
}

fn must_be_a_trade(state: &State, buyer: CompanyId, seller: CompanyId, model: ModelId, price: Money) -> Checked {
    trade::must_be_for_sale(state, buyer, seller, model)?;
    let spec = state.edition.model(model);
    must(spec.tradable, || Broken::NotTradable { model })?;
    trade::must_be_a_price_between_directors(state, buyer, seller, model, price)?;
    must(price == spec.price || !is_with_sbb(buyer, seller), || Broken::SbbPrintedPrice { price: spec.price })?;
    let prices = G1844::trade_prices(state, buyer, seller, model);
    trade::must_be_within(state, buyer, model, price, prices, || G1844::may_assist(state, buyer).is_ok())
}

fn is_with_sbb(buyer: CompanyId, seller: CompanyId) -> bool {
    buyer == SBB || seller == SBB
}

/// Whether P4, or its director's P7, could be used in this turn. [1844-DEV-13] [1844-DEV-14]
fn could_use_ability(state: &State, company: CompanyId) -> bool {
    let is_v = state.kind(company) == CompanyKind::Forerunner;
    let own_line = match (state[P4], state.policies.directors_line) {
        (Owner::Company(owner), _) => owner == company,
        (Owner::Player(player), DirectorsLine::WaitedFor) => !is_v && state[company].director == Some(player),
        (Owner::Player(_), DirectorsLine::NotWaitedFor) | (Owner::Bank | Owner::Closed, _) => false,
    };
    let takes_eva = !is_v && eva::check(state, company).is_ok();
    (own_line && furka_oberalp::check(state).is_ok()) || takes_eva
}

/// After a sale in this train step a train beyond the treasury costs so much that the last share was needed. [1844-DEV-44]
fn least_after_sale(state: &State, buyer: CompanyId, model: ModelId) -> Money {
    let treasury = state[buyer].cash;
    match state.own.turn.sold_at {
        Some(price) if state.edition.model(model).price > treasury => {
            treasury + trade::directors_cash(state, buyer) - price + Money(1)
        }
        Some(_) | None => Money::ZERO,
    }
}
