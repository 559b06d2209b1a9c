//! Debt from the SBB exchange: without interest, and first in line for all that its debtor gets. [1844-SBB-15]
//! [1844-SBB-17] [1844-RULING-49]

use super::policy::ExchangeDebt;
use super::{Draft, Event as Own};
use crate::event::{Account, Event};
use crate::{Money, PlayerId};

/// What a player cannot pay at once becomes debt.
pub fn owe(draft: &mut Draft, player: PlayerId, amount: Money) {
    match draft.policies.exchange_debt {
        ExchangeDebt::Apart => draft.emit(Own::ExchangeDebtChanged { player, by: amount }),
        ExchangeDebt::OneLedger => draft.emit(Event::DebtChanged { player, by: amount }),
    }
}

/// Whatever the debtor has goes to the debt.
pub fn settle_from_cash(draft: &mut Draft, player: PlayerId) {
    let debt = draft.own.exchange_debt(player);
    let paid = debt.min(draft[player].cash);
    if debt > Money::ZERO && paid > Money::ZERO {
        draft.pay(Account::Player(player), Account::Bank, paid);
        draft.emit(Own::ExchangeDebtChanged { player, by: -paid });
    }
}
