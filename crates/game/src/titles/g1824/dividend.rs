//! Dividends of 1824. [1824-DIV-01..07]

use super::policy::Pool;
use super::{Draft, G1824, State, stock};
use crate::event::{Account, Event};
use crate::rules::dividend::{self, DividendRules};
use crate::state::Turn;
use crate::{CompanyId, Money};

impl DividendRules for G1824 {
    /// Nobody is paid for units in the bank. [1824-DIV-04] In a pool of their own they are the company's. [1824-CIS-33]
    fn pool_pays_treasury(state: &State) -> bool {
        state.policies.pool == Pool::Apart
    }

    /// [1824-DIV-02]
    fn splits_income(state: &State, company: CompanyId) -> bool {
        !stock::is_major(state, company)
    }

    /// Majors choose; minors always split. [1824-DIV-01] [1824-DIV-02]
    fn chooses_dividend(state: &State, turn: &Turn) -> bool {
        turn.revenue > Money::ZERO && stock::is_major(state, turn.company)
    }

    /// A tenth for each unit in players' hands; the bank's get nothing. [1824-DIV-03] [1824-DIV-04]
    fn pay_shareholders(draft: &mut Draft, company: CompanyId, revenue: Money) {
        let whole = draft.spec(company).shares;
        for player in draft.player_ids() {
            let held = draft.held(player, company);
            draft.pay(Account::Bank, Account::Player(player), revenue.fraction_floor(held, whole));
        }
        if G1824::pool_pays_treasury(draft) {
            let pooled = draft[company].pool;
            draft.pay(Account::Bank, Account::Company(company), revenue.fraction_floor(pooled, whole));
        }
    }

    fn stops_at_the_line(_: &State, _: CompanyId) -> bool {
        false
    }

    fn price_stayed(_: &mut Draft, _: CompanyId) {}

    fn after_choice(_: &mut Draft, _: CompanyId) {}

    /// A minor's split, a major's empty run. [1824-DIV-02] [1824-DIV-07] Nobody is asked. [1824-RULING-55]
    /// [1824-DEV-27]
    fn settle(draft: &mut Draft, turn: &Turn) {
        let Turn { company, revenue, .. } = *turn;
        if stock::is_major(draft, company) {
            return dividend::withhold(draft, company, Money::ZERO);
        }
        // [1824-COAL-16] [1824-PRE-09]
        let half = revenue / 2;
        if let Some(owner) = draft[company].director {
            draft.pay(Account::Bank, Account::Player(owner), half);
        }
        draft.pay(Account::Bank, Account::Company(company), revenue - half);
        draft.emit(Event::Operated(company));
    }

    /// Mine money goes straight into the treasury, whatever becomes of the income. [1824-REV-07] [1824-COAL-15]
    /// [1824-PRE-10] [1824-RULING-71]
    fn after_dividend(draft: &mut Draft, company: CompanyId) {
        let mines = draft.own.turn.mines;
        draft.pay(Account::Bank, Account::Company(company), mines);
    }
}
