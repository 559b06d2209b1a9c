//! What a director owes: an overdrawn account or a ledger, and its interest. [1824-EMR-13] and on

use crate::event::{Event, Ledger, Purse};
use crate::rules::{Verdict, must};
use crate::titles::g1824::policy::Debt;
use crate::titles::g1824::{share_round, stock};
use crate::{Draft, Money, PlayerId, State, Violation};

pub fn of(state: &State, player: PlayerId) -> Money {
    match state.edition.austria().debt {
        Debt::Overdraft => (-state[player].cash).max(Money::ZERO),
        Debt::Ledger => state[player].debt,
    }
}

/// [1824-EMR-15] [1824-SR-34]
pub fn must_be_free(state: &State, player: PlayerId) -> Verdict {
    let debt = of(state, player);
    must(debt == Money::ZERO, || Violation::InDebt { debt })
}

/// The director pays what the treasury lacks; what he lacks himself becomes debt with half on top. [1824-EMR-08]
/// [1824-EMR-13] [1824-EMR-17]
pub fn pay_or_owe(draft: &mut Draft, player: PlayerId, to: Purse, amount: Money) {
    let own = amount.min(draft[player].cash.max(Money::ZERO));
    let missing = amount - own;
    match draft.edition.austria().debt {
        Debt::Overdraft => {
            draft.pay(Purse::Player(player), to, amount);
            draft.pay(Purse::Player(player), Purse::Bank, missing.and_half() - missing);
        }
        Debt::Ledger => {
            draft.pay(Purse::Player(player), to, own);
            if missing > Money::ZERO {
                if to != Purse::Bank {
                    draft.pay(Purse::Bank, to, missing);
                }
                draft.emit(Event::DebtChanged { player, ledger: Ledger::Emergency, by: missing.and_half() });
            }
        }
    }
}

/// At the end of every share round half of it is added, rounded up. [1824-EMR-16]
pub fn charge_interest(draft: &mut Draft) {
    for player in draft.player_ids() {
        let debt = of(draft, player);
        let interest = debt.and_half() - debt;
        match draft.edition.austria().debt {
            Debt::Overdraft => draft.pay(Purse::Player(player), Purse::Bank, interest),
            Debt::Ledger if interest > Money::ZERO => {
                draft.emit(Event::DebtChanged { player, ledger: Ledger::Emergency, by: interest });
            }
            Debt::Ledger => (),
        }
    }
}

/// Any part of it, in one's own turn. [1824-EMR-14b] [1824-DEV-15]
pub fn repay(draft: &mut Draft, amount: Money) -> Verdict {
    let (mut round, player) = share_round::turn_to_trade(draft)?;
    let debt = draft[player].debt;
    must(debt > Money::ZERO, || Violation::NoDebt)?;
    must(amount >= Money(1) && amount <= debt, || Violation::MoreThanDebt { debt })?;
    stock::must_afford(draft, player, amount)?;

    draft.pay(Purse::Player(player), Purse::Bank, amount);
    draft.emit(Event::DebtChanged { player, ledger: Ledger::Emergency, by: -amount });
    round.sold = true;
    round.last_actor = Some(player);
    share_round::go_on(draft, round);
    Ok(())
}

pub fn can_repay(state: &State, player: PlayerId) -> bool {
    state[player].debt > Money::ZERO && state[player].cash > Money::ZERO
}
