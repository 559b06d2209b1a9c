//! Emergencies of 1844, and bankruptcy as 18xx.games has it. [1844-EMR-01..17]

use super::policy::{Bankruptcy, OwnTrainsAfterSale, UnoperatedSales};
use super::{Draft, Event as Own, G1844, State, Violation as Broken};
use crate::action::Sale;
use crate::edition::{CompanyKind, EmergencySales};
use crate::event::Account;
use crate::rules::emergency::EmergencyRules;
use crate::rules::stock::StockRules;
use crate::rules::train::TrainRules;
use crate::rules::{Checked, debt, emergency, finish, must, stock, train, turn};
use crate::state::{Step, Turn};
use crate::{CompanyId, Money, OptionRule, PlayerId, Violation};

impl EmergencyRules for G1844 {
    /// [1844-EMR-14] [1844-EMR-17] [1844-RULING-45] [1844-TRAIN-19]
    fn may_assist(state: &State, company: CompanyId) -> Checked<PlayerId> {
        must(state.kind(company) != CompanyKind::Forerunner, || Broken::PreSbbNoAssistance)?;
        must(state[company].train_count() == 0, || Violation::AssistedAlready)?;
        must(G1844::is_obliged(state, company), || Violation::NoObligation)?;
        state[company].director.ok_or(Violation::NoObligation)
    }

    /// The director's when they have to help; with 18xx.games whenever a train could be bought. [1844-EMR-05]
    /// [1844-DEV-07]
    fn may_sell(state: &State, company: CompanyId) -> Checked<PlayerId> {
        match G1844::emergency_sales(state) {
            EmergencySales::NeededForPurchase | EmergencySales::AsWanted => G1844::may_assist(state, company),
            EmergencySales::NeededForDearest => {
                must(train::is_train_step_open(state, company), || Violation::NoObligation)?;
                state[company].director.ok_or(Violation::NoObligation)
            }
        }
    }

    /// [1844-EMR-07] [1844-RULING-46] [1844-RULING-78]
    fn emergency_sales(state: &State) -> EmergencySales {
        if state.options.has(OptionRule::SellOnlyWhatIsNeeded) {
            return EmergencySales::NeededForPurchase;
        }
        state.edition.emergency_sales
    }

    fn may_sell_again(_: &State) -> bool {
        false
    }

    /// [1844-RULING-46] [1844-DEV-07]
    fn worth_of_last(state: &State, sale: Sale, shares: u8, each: Money) -> Money {
        let market = match state.policies.unoperated_sales {
            UnoperatedSales::WithoutLastShare => None,
            UnoperatedSales::LessMarketPrice => state.price(sale.company),
        };
        market.unwrap_or(each) * i32::from(shares)
    }

    fn after_emergency_sale(draft: &mut Draft, each: Money) {
        match draft.policies.own_trains_after_sale {
            OwnTrainsAfterSale::NoBound => (),
            OwnTrainsAfterSale::LastSaleNeeded => draft.emit(Own::SoldForTrainAt(each)),
        }
    }

    fn check_emergency_sale(_: &State, _: Sale) -> Checked {
        Ok(())
    }

    /// A debt from the SBB exchange takes its part of the proceeds first. [1844-RULING-49]
    fn cash_with(state: &State, player: PlayerId, proceeds: Money) -> Money {
        state[player].cash + (proceeds - state.own.exchange_debt(player)).max(Money::ZERO)
    }

    /// Regionals think of H-trains; 18xx.games does not. [1844-TRAIN-15] [1844-DEV-07]
    fn bank_prices(state: &State, company: CompanyId) -> Vec<Money> {
        let any = state.kind(company) != CompanyKind::Regional
            || G1844::emergency_sales(state) == EmergencySales::NeededForDearest;
        let specs = G1844::on_sale(state).into_iter().map(|model| state.edition.model(model));
        specs.filter(|spec| any || spec.is_h).map(|spec| spec.price).collect()
    }

    fn may_overdraw(_: &State) -> bool {
        false
    }

    /// [1844-EMR-02] [1844-RULING-47]
    fn director_pays(draft: &mut Draft, director: PlayerId, to: Account, amount: Money) {
        debt::pay_or_borrow(draft, director, to, amount);
    }
}

/// 18xx.games lets a director give up if everything they could raise does not reach the cheapest train of the bank; the
/// game ends at once. [1844-DEV-01]
pub fn declare_bankruptcy(draft: &mut Draft) -> Checked {
    let turn = turn::current(draft)?;
    let director = check_bankruptcy(draft, &turn)?;

    for sale in last_sales(draft, &turn, director).into_iter().rev() {
        if let Ok(None) = G1844::check_sale(draft, director, sale) {
            stock::carry_out_sale(draft, director, sale, None);
        }
    }
    let cash = draft[director].cash;
    draft.pay(Account::Player(director), Account::Bank, cash);
    finish::end(draft);
    Ok(())
}

pub fn check_bankruptcy(state: &State, turn: &Turn) -> Checked<PlayerId> {
    let director = match state.policies.bankruptcy {
        Bankruptcy::None => {
            must(turn.step == Step::Train, || Violation::NotNow)?;
            return Err(Broken::NotBankrupt.into());
        }
        Bankruptcy::EndsTheGame => {
            must(turn.step == Step::Train, || Violation::NotNow)?;
            G1844::may_assist(state, turn.company)?
        }
        Bankruptcy::AnyStep => state[turn.company].director.ok_or(Violation::NotNow)?,
    };
    let cheapest = G1844::on_sale(state).into_iter().map(|model| state.edition.model(model).price).min();
    let sellable: Money =
        dearest(state, last_sales(state, turn, director)).into_iter().map(|sale| G1844::proceeds(state, sale)).sum();
    let raised = state[turn.company].cash + state[director].cash + sellable;
    must(cheapest.is_some_and(|price| raised < price), || Broken::NotBankrupt)?;
    Ok(director)
}

/// What a bankrupt director sells: in the train step what could be sold for a train, before it nothing. [1844-DEV-01]
fn last_sales(state: &State, turn: &Turn, director: PlayerId) -> Vec<Sale> {
    match state.policies.bankruptcy {
        Bankruptcy::None => Vec::new(),
        Bankruptcy::EndsTheGame => stock::sales(state, director),
        Bankruptcy::AnyStep if turn.step == Step::Train => dearest(state, emergency::sales(state, turn)),
        Bankruptcy::AnyStep => Vec::new(),
    }
}

/// The block of each company that brings most.
fn dearest(state: &State, sales: Vec<Sale>) -> Vec<Sale> {
    let blocks = |company| sales.iter().copied().filter(move |sale: &Sale| sale.company == company);
    let most = |company| blocks(company).max_by_key(|sale| G1844::proceeds(state, *sale));
    state.edition.company_ids().filter_map(most).collect()
}
