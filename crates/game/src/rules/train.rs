//! Buying trains. [1844-TRAIN-01..23], [1824-TRAIN-01..40]

use crate::action::{BuyTrain, Seller};
use crate::edition::TrainStepEnds;
use crate::rules::{Checked, Flow, must, trade, turn};
use crate::state::{Draft, Game, Step};
use crate::titles::{Parts, Ruleset};
use crate::{CompanyId, ModelId, Money, Violation};

/// What only a title knows about trains.
pub trait TrainRules: Parts {
    /// Models that the bank sells now.
    fn on_sale(game: &Game<Self>) -> Vec<ModelId>;

    /// How many trains the company may own in this phase.
    fn train_limit_in(game: &Game<Self>, company: CompanyId, phase: u8) -> u8;

    /// Whether a company of this kind may own a train of this model at all.
    fn may_own(game: &Game<Self>, company: CompanyId, model: ModelId) -> bool;

    /// Whether the company may buy this train at this price, up to what it can pay.
    fn check_purchase(game: &Game<Self>, buyer: CompanyId, purchase: BuyTrain) -> Checked;

    /// Whether the company has room for a train, or may buy although it has none.
    fn has_room(game: &Game<Self>, company: CompanyId) -> bool;

    /// The lowest and highest price between two companies.
    fn trade_prices(game: &Game<Self>, buyer: CompanyId, seller: CompanyId, model: ModelId) -> (Money, Money);

    /// Pays and hands over.
    fn deliver(draft: &mut Draft<Self>, buyer: CompanyId, purchase: BuyTrain);

    /// Whether companies of its kind ever have to own a train.
    fn is_ever_obliged(game: &Game<Self>, company: CompanyId) -> bool;

    /// Whether the company has to own a train when its turn ends.
    fn is_obliged(game: &Game<Self>, company: CompanyId) -> bool;

    /// Whether the company may buy trains at all; one in receivership may not.
    fn may_buy(game: &Game<Self>, company: CompanyId) -> bool;

    /// The price of the cheapest new train that 18xx.games thinks of for this company.
    fn cheapest_new(game: &Game<Self>, company: CompanyId) -> Option<Money>;

    /// Whether the company could buy a train in part exchange now.
    fn can_exchange(game: &Game<Self>, company: CompanyId) -> bool;

    /// Whether the train step has something else to decide.
    fn has_more_in_train_step(game: &Game<Self>, company: CompanyId) -> bool;
}

/// How many trains the company may own now.
pub fn limit<R: Ruleset>(state: &Game<R>, company: CompanyId) -> u8 {
    R::train_limit_in(state, company, state.phase)
}

/// After the run, as many as the company likes. [1824-TRAIN-09] [1824-TRAIN-10]
pub fn buy<R: Ruleset>(draft: &mut Draft<R>, purchase: BuyTrain) -> Checked {
    let buyer = turn::at(draft, Step::Train)?.company;
    check(draft, buyer, purchase)?;

    if trade::ask_consent_if_needed(draft, buyer, purchase) == Flow::GoesOn {
        R::deliver(draft, buyer, purchase);
    }
    Ok(())
}

/// The answer of the seller's director. [1844-RULING-69] [1824-RULING-48]
pub fn answer<R: Ruleset>(draft: &mut Draft<R>, agreed: bool) -> Checked {
    if let Some((buyer, purchase)) = trade::answer(draft, agreed)? {
        R::deliver(draft, buyer, purchase);
    }
    Ok(())
}

fn check<R: Ruleset>(state: &Game<R>, buyer: CompanyId, purchase: BuyTrain) -> Checked {
    R::check_purchase(state, buyer, purchase)?;
    super::emergency::must_be_payable(state, buyer, purchase)
}

/// A new train is on sale and has its printed price. [1844-TRAIN-02] [1824-TRAIN-03] [1824-TRAIN-39]
pub fn must_be_on_sale<R: Ruleset>(state: &Game<R>, model: ModelId, price: Money) -> Checked {
    must(R::on_sale(state).contains(&model), || Violation::TrainNotOnSale { model })?;
    must_be_the_printed_price(state, model, price)
}

pub fn must_be_the_printed_price<R: Ruleset>(state: &Game<R>, model: ModelId, price: Money) -> Checked {
    let printed = state.edition.model(model).price;
    must(price == printed, || Violation::TrainPrice { price: printed })
}

/// Every train that the company could buy now, with the lowest price in it and the highest beside it.
pub fn purchases<R: Ruleset>(state: &Game<R>, buyer: CompanyId) -> Vec<(BuyTrain, Money)> {
    if !R::has_room(state, buyer) {
        return Vec::new();
    }
    let new = R::on_sale(state).into_iter().map(|model| (Seller::Bank, model));
    let pooled = state.edition.model_ids().filter(|model| state.pool_trains[model.index()] > 0);
    let offers = new.chain(pooled.map(|model| (Seller::Pool, model)));
    let prices = |seller, model| R::trade_prices(state, buyer, seller, model);
    trade::purchases(state, buyer, offers, prices, |purchase| check(state, buyer, purchase).is_ok())
}

/// [1844-TRAIN-16] [1824-TRAIN-35] Asked at the end of its own turn only. [1824-RULING-79]
pub fn must_not_need_one<R: Ruleset>(state: &Game<R>, company: CompanyId) -> Checked {
    must(!R::is_obliged(state, company) || purchases(state, company).is_empty(), || Violation::TrainRequired)
}

/// Whether the train step has anything to decide.
pub fn is_anything_possible<R: Ruleset>(state: &Game<R>, company: CompanyId) -> bool {
    let trains = match state.edition.train_step_ends {
        TrainStepEnds::NothingPossible => !purchases(state, company).is_empty() || R::can_exchange(state, company),
        TrainStepEnds::NoTrainAffordable => is_train_step_open(state, company),
    };
    trains || R::has_more_in_train_step(state, company)
}

/// As 18xx.games sees it: a train is due, or there is room for one and money for the cheapest in the bank or, if others
/// have any, one franc or gulden; or a part exchange could be paid. [1844-DEV-07] [1824-DEV-16]
pub fn is_train_step_open<R: Ruleset>(state: &Game<R>, company: CompanyId) -> bool {
    let room = state[company].train_count() < limit(state, company);
    let lowest = if trade::is_any_elsewhere(state, company) { Some(Money(1)) } else { R::cheapest_new(state, company) };
    let open = R::is_obliged(state, company)
        || (room && lowest.is_some_and(|price| state[company].cash >= price))
        || R::can_exchange(state, company);
    open && R::may_buy(state, company)
}
