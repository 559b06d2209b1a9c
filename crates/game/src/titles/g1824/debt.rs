//! What a player owes: an overdrawn account or a ledger, and its interest. [1824-EMR-13..17]

use super::policy::Debt;
use super::{Draft, Event as Own, State};
use crate::event::Account;
use crate::rules::{Checked, debt, must};
use crate::{Money, PlayerId, Violation};

pub fn of(state: &State, player: PlayerId) -> Money {
    match state.policies.debt {
        Debt::Overdraft => (-state[player].cash).max(Money::ZERO),
        Debt::Ledger => state[player].debt,
    }
}

/// [1824-EMR-15] [1824-SR-34] Asked of who buys shares, and nowhere else: exchanges and directorships are free to
/// debtors. [1824-EMR-22] [1824-RULING-64] [1824-EMR-18]
pub fn must_be_free(state: &State, player: PlayerId) -> Checked {
    let debt = of(state, player);
    must(debt == Money::ZERO, || Violation::InDebt { debt })
}

/// The director pays what the treasury lacks; what they lack themselves becomes debt with half on top. [1824-EMR-08]
/// [1824-EMR-13] [1824-EMR-17]
pub fn pay_or_owe(draft: &mut Draft, player: PlayerId, to: Account, amount: Money) {
    match draft.policies.debt {
        Debt::Ledger => debt::pay_or_borrow(draft, player, to, amount),
        Debt::Overdraft => {
            let missing = amount - amount.min(draft[player].cash.max(Money::ZERO));
            draft.pay(Account::Player(player), to, amount);
            bear_interest(draft, player, missing);
        }
    }
}

/// At the end of every share round half of it is added, rounded up. [1824-EMR-16]
pub fn charge_interest(draft: &mut Draft) {
    match draft.policies.debt {
        Debt::Ledger => debt::charge_interest(draft),
        Debt::Overdraft => {
            for player in draft.player_ids() {
                let debt = of(draft, player);
                bear_interest(draft, player, debt);
            }
        }
    }
}

/// Half of what is overdrawn, out of the same account.
fn bear_interest(draft: &mut Draft, player: PlayerId, overdrawn: Money) {
    let amount = overdrawn.plus_half() - overdrawn;
    if amount > Money::ZERO {
        draft.pay(Account::Player(player), Account::Bank, amount);
        draft.emit(Own::InterestCharged { player, amount });
    }
}
