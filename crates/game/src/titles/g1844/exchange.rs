//! Debt from the SBB exchange: without interest, and first in line for all that its debtor gets. [1844-SBB-15]
//! [1844-SBB-17] [1844-RULING-49]

use crate::event::{Event, Ledger, Purse};
use crate::titles::g1844::policy::ExchangeDebt;
use crate::{Draft, Money, PlayerId};

/// What a player cannot pay at once becomes debt.
pub fn owe(draft: &mut Draft, player: PlayerId, amount: Money) {
    let ledger = match draft.edition.swiss().exchange_debt {
        ExchangeDebt::Apart => Ledger::Exchange,
        ExchangeDebt::OneLedger => Ledger::Emergency,
    };
    draft.emit(Event::DebtChanged { player, ledger, by: amount });
}

/// Whatever the debtor has goes to the debt.
pub fn settle_from_cash(draft: &mut Draft, player: PlayerId) {
    let debt = draft[player].exchange_debt;
    let paid = debt.min(draft[player].cash);
    if debt > Money::ZERO && paid > Money::ZERO {
        draft.pay(Purse::Player(player), Purse::Bank, paid);
        draft.emit(Event::DebtChanged { player, ledger: Ledger::Exchange, by: -paid });
    }
}
