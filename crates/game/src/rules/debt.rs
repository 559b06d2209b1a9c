//! Debt on a ledger: how it is made, its interest, and paying it back. [1844-EMR-09..12], [1824-EMR-13..17]

use crate::event::{Account, Event};
use crate::rules::{Checked, must, stock};
use crate::state::{Common, Draft};
use crate::titles::Ruleset;
use crate::{Money, PlayerId, Violation};

/// A player pays; what they lack the bank lends, with half on top. [1844-EMR-09] [1844-RULING-47] [1824-EMR-13]
/// [1844-DEV-03]
pub fn pay_or_borrow<R: Ruleset>(draft: &mut Draft<R>, player: PlayerId, to: Account, amount: Money) {
    let own = amount.min(draft[player].cash.max(Money::ZERO));
    draft.pay(Account::Player(player), to, own);
    let lent = amount - own;
    if lent > Money::ZERO {
        if to != Account::Bank {
            draft.pay(Account::Bank, to, lent);
        }
        draft.emit(Event::DebtChanged { player, by: lent.plus_half() });
    }
}

/// Half of every debt, rounded up, at the end of a share round. [1844-EMR-12] [1844-RULING-47] [1824-EMR-16]
pub fn charge_interest<R: Ruleset>(draft: &mut Draft<R>) {
    for player in draft.player_ids() {
        let debt = draft[player].debt;
        let by = debt.plus_half() - debt;
        if by > Money::ZERO {
            draft.emit(Event::DebtChanged { player, by });
        }
    }
}

/// Any part of the debt. [1844-RULING-48] [1824-EMR-14b] [1824-DEV-15]
pub fn pay_back<R: Ruleset>(draft: &mut Draft<R>, player: PlayerId, amount: Money) -> Checked {
    let debt = draft[player].debt;
    must(debt > Money::ZERO, || Violation::NoDebt)?;
    must(amount >= Money(1) && amount <= debt, || Violation::MoreThanDebt { debt })?;
    stock::must_afford(draft, player, amount)?;

    draft.pay(Account::Player(player), Account::Bank, amount);
    draft.emit(Event::DebtChanged { player, by: -amount });
    Ok(())
}

pub fn can_repay(state: &Common, player: PlayerId) -> bool {
    state[player].debt > Money::ZERO && state[player].cash > Money::ZERO
}
