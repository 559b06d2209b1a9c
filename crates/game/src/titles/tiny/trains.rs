//! Trains and phases: nobody has to own a train, so nobody has to help a company.

use super::{Draft, State, Tiny};
use crate::action::{BuyTrain, Sale, Seller};
use crate::edition::EmergencySales;
use crate::event::{Account, Event};
use crate::rules::emergency::EmergencyRules;
use crate::rules::phase::{self, PhaseRules};
use crate::rules::train::{self, TrainRules};
use crate::rules::{Checked, must};
use crate::state::TrainPlace;
use crate::{CompanyId, ModelId, Money, PlayerId, Violation};

impl TrainRules for Tiny {
    fn on_sale(state: &State) -> Vec<ModelId> {
        let left = phase::is_card_left(state);
        state.edition.trains[usize::from(state.train_row)].sides.iter().copied().filter(|_| left).collect()
    }

    fn train_limit_in(state: &State, _: CompanyId, phase: u8) -> u8 {
        state.edition.phase(phase).major_limit
    }

    fn may_own(_: &State, _: CompanyId, _: ModelId) -> bool {
        true
    }

    /// From the bank alone.
    fn check_purchase(state: &State, buyer: CompanyId, purchase: BuyTrain) -> Checked {
        let BuyTrain { seller, model, price } = purchase;
        let limit = train::limit(state, buyer);
        must(Tiny::has_room(state, buyer), || Violation::TrainLimit { limit })?;
        must(seller == Seller::Bank, || Violation::TrainNotOnSale { model })?;
        train::must_be_on_sale(state, model, price)
    }

    fn has_room(state: &State, company: CompanyId) -> bool {
        state[company].train_count() < train::limit(state, company)
    }

    fn trade_prices(state: &State, _: CompanyId, _: CompanyId, model: ModelId) -> (Money, Money) {
        let printed = state.edition.model(model).price;
        (printed, printed)
    }

    fn deliver(draft: &mut Draft, buyer: CompanyId, purchase: BuyTrain) {
        draft.pay(Account::Company(buyer), Account::Bank, purchase.price);
        let starts = phase::started_by_card(draft);
        let (from, to) = (TrainPlace::Bank, TrainPlace::Company(buyer));
        draft.emit(Event::TrainMoved { model: purchase.model, from, to });
        if let Some(phase) = starts {
            Tiny::start_phase(draft, phase);
        }
    }

    fn is_ever_obliged(_: &State, _: CompanyId) -> bool {
        false
    }

    fn is_obliged(_: &State, _: CompanyId) -> bool {
        false
    }

    fn may_buy(_: &State, _: CompanyId) -> bool {
        true
    }

    fn cheapest_new(state: &State, company: CompanyId) -> Option<Money> {
        Tiny::bank_prices(state, company).into_iter().min()
    }

    fn can_exchange(_: &State, _: CompanyId) -> bool {
        false
    }

    fn has_more_in_train_step(_: &State, _: CompanyId) -> bool {
        false
    }
}

impl PhaseRules for Tiny {
    fn start_phase(draft: &mut Draft, phase: u8) {
        draft.emit(Event::PhaseStarted(phase));
        let outdated = |model: &ModelId| draft.edition.model(*model).scrapped.is_some_and(|at| at <= phase);
        let models: Vec<ModelId> = draft.edition.model_ids().filter(outdated).collect();
        for place in phase::train_places(draft) {
            models.iter().for_each(|model| phase::scrap(draft, place, *model));
        }
    }

    fn exports(_: &State) -> bool {
        true
    }

    fn may_surrender(_: &State, _: CompanyId, _: ModelId) -> bool {
        true
    }

    fn after_surrender(_: &mut Draft, _: CompanyId) {}
}

impl EmergencyRules for Tiny {
    fn may_assist(_: &State, _: CompanyId) -> Checked<PlayerId> {
        Err(Violation::NoObligation)
    }

    fn may_sell(_: &State, _: CompanyId) -> Checked<PlayerId> {
        Err(Violation::NoObligation)
    }

    fn emergency_sales(state: &State) -> EmergencySales {
        state.edition.emergency_sales
    }

    fn may_sell_again(_: &State) -> bool {
        false
    }

    fn worth_of_last(_: &State, _: Sale, shares: u8, each: Money) -> Money {
        each * i32::from(shares)
    }

    fn after_emergency_sale(_: &mut Draft, _: Money) {}

    fn check_emergency_sale(_: &State, _: Sale) -> Checked {
        Ok(())
    }

    fn cash_with(state: &State, player: PlayerId, proceeds: Money) -> Money {
        state[player].cash + proceeds
    }

    fn bank_prices(state: &State, _: CompanyId) -> Vec<Money> {
        Tiny::on_sale(state).into_iter().map(|model| state.edition.model(model).price).collect()
    }

    fn may_overdraw(_: &State) -> bool {
        false
    }

    fn director_pays(draft: &mut Draft, director: PlayerId, to: Account, amount: Money) {
        draft.pay(Account::Player(director), to, amount);
    }
}
