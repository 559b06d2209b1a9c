//! Emergencies of 1824. [1824-EMR-01..19]

use super::policy::{Debt, PurchaseAfterSale, Sales, TrainStepSales};
use super::{Draft, Event as Own, G1824, State, Violation as Broken, debt, stock};
use crate::action::Sale;
use crate::edition::EmergencySales;
use crate::event::Account;
use crate::rules::emergency::EmergencyRules;
use crate::rules::train::TrainRules;
use crate::rules::{Checked, must, train};
use crate::{CompanyId, Money, PlayerId, Violation};

impl EmergencyRules for G1824 {
    /// [1824-EMR-01] [1824-EMR-06]
    fn may_assist(state: &State, company: CompanyId) -> Checked<PlayerId> {
        must(state[company].train_count() == 0, || Violation::AssistedAlready)?;
        must(G1824::is_obliged(state, company), || Violation::NoObligation)?;
        state[company].director.ok_or(Violation::NoObligation)
    }

    /// The director's, when they have to help; by the second edition's rule only if the treasury cannot pay the cheapest
    /// train of the bank. [1824-EMR-09] [1824-EMR-12b] [1824-DEV-16]
    fn may_sell(state: &State, company: CompanyId) -> Checked<PlayerId> {
        let director = match state.policies.train_step_sales {
            TrainStepSales::InAnEmergency => G1824::may_assist(state, company)?,
            TrainStepSales::Never => return Err(Broken::NoSalesForTrains.into()),
            TrainStepSales::AnyTrainStep => {
                must(train::is_train_step_open(state, company), || Violation::NoObligation)?;
                state[company].director.ok_or(Violation::NoObligation)?
            }
        };
        let needed = match state.edition.emergency_sales {
            EmergencySales::NeededForPurchase | EmergencySales::AsWanted => true,
            EmergencySales::NeededForDearest => {
                let cheapest = G1824::bank_prices(state, company).into_iter().min().unwrap_or_default();
                state[company].cash < cheapest
            }
        };
        must(needed, || Violation::SaleNotNeeded)?;
        Ok(director)
    }

    fn emergency_sales(state: &State) -> EmergencySales {
        state.edition.emergency_sales
    }

    /// 18xx.games takes each sale for itself. [1824-DEV-06]
    fn may_sell_again(state: &State) -> bool {
        state.policies.sales == Sales::Repeated
    }

    fn worth_of_last(_: &State, _: Sale, shares: u8, each: Money) -> Money {
        each * i32::from(shares)
    }

    /// 18xx.games does not look at the bank's share. [1824-DEV-16]
    fn check_emergency_sale(state: &State, sale: Sale) -> Checked {
        match state.policies.sales {
            Sales::OneBlock => stock::must_fit_into_the_bank(state, sale),
            Sales::Repeated => Ok(()),
        }
    }

    /// An overdrawn account is filled first. [1824-EMR-14a]
    fn cash_with(state: &State, player: PlayerId, proceeds: Money) -> Money {
        (state[player].cash + proceeds).max(Money::ZERO)
    }

    /// After a sale only of those that it still allows. [1824-DEV-37]
    fn bank_prices(state: &State, company: CompanyId) -> Vec<Money> {
        let models = G1824::on_sale(state).into_iter().filter(|model| G1824::may_own(state, company, *model));
        let prices = models.map(|model| state.edition.model(model).price);
        prices.filter(|price| must_need_last_unit(state, company, *price, *price).is_ok()).collect()
    }

    /// [1824-EMR-14a]
    fn may_overdraw(state: &State) -> bool {
        state.policies.debt == Debt::Overdraft
    }

    /// [1824-DEV-37]
    fn after_emergency_sale(draft: &mut Draft, each: Money) {
        match draft.policies.purchase_after_sale {
            PurchaseAfterSale::Any => (),
            PurchaseAfterSale::NeedsTheLastUnit => draft.emit(Own::UnitSold { price: each }),
        }
    }

    /// [1824-EMR-04] [1824-EMR-08]
    fn director_pays(draft: &mut Draft, director: PlayerId, to: Account, amount: Money) {
        debt::pay_or_owe(draft, director, to, amount);
    }
}

/// After a sale in this step a train is bought that the treasury can pay, or that needs the last unit sold: without its
/// price, treasury and director's cash must be below what is paid. [1824-DEV-37]
pub fn must_need_last_unit(state: &State, company: CompanyId, printed: Money, price: Money) -> Checked {
    let beyond = enough_without_last_unit(state, company, printed);
    must(beyond.is_none_or(|beyond| price > beyond), || Violation::SoldTooMuch { beyond: beyond.unwrap_or_default() })
}

/// What treasury and director have apart from the last unit sold in this step, if it matters for a train of this printed
/// price.
pub fn enough_without_last_unit(state: &State, company: CompanyId, printed: Money) -> Option<Money> {
    let last = state.own.turn.last_unit;
    let treasury = state[company].cash;
    let director = state[company].director.filter(|_| last != Money::ZERO && treasury < printed)?;
    Some(treasury + state[director].cash - last)
}
