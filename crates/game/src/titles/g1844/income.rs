//! Income at the start of an operating round, and what certificates are worth at the end. [1844-OR-01] [1844-OR-02b]
//! [1844-RULING-76]

use super::policy::PaperWorth;
use super::{Draft, Event as Own, G1844, State, exchange};
use crate::event::Account;
use crate::rules::finish::WealthRules;
use crate::state::Owner;
use crate::{Money, PlayerId};

/// What a mountain railway pays. [1844-MTN-11]
pub const MOUNTAIN_INCOME: Money = Money(40);
/// What a tunnel certificate pays. [1844-TUN-16]
pub const TUNNEL_INCOME: Money = Money(10);

/// What a mountain railway and a tunnel certificate are worth at the end if they were used. [1844-MTN-12b]
/// [1844-TUN-17b] [1844-RULING-32]
pub const MOUNTAIN_VALUE: Money = Money(150);
/// The same of a tunnel certificate.
pub const TUNNEL_VALUE: Money = Money(50);

/// Privates first, then mountain railways and tunnels that are in use. [1844-OR-02a] [1844-OR-03b]
pub fn pay_all(draft: &mut Draft) {
    pay_privates(draft);
    for mountain in draft.own.mountains {
        if let Some(owner) = mountain.owner.filter(|_| mountain.activated) {
            pay(draft, owner, MOUNTAIN_INCOME);
        }
    }
    for tunnel in draft.own.tunnels {
        if let Some(owner) = tunnel.owner.filter(|_| tunnel.activated) {
            pay(draft, owner, TUNNEL_INCOME);
        }
    }
    let unpaid = draft.own.mountains.iter().any(|paper| paper.activated && !paper.paid)
        || draft.own.tunnels.iter().any(|paper| paper.activated && !paper.paid);
    if unpaid {
        draft.emit(Own::PapersPaid);
    }
}

/// [1844-PRIV-01]
pub fn pay_privates(draft: &mut Draft) {
    for private in draft.edition.private_ids() {
        let income = draft.edition.private(private).income;
        match draft[private] {
            Owner::Player(player) => pay(draft, player, income),
            Owner::Company(company) => draft.pay(Account::Bank, Account::Company(company), income),
            Owner::Bank | Owner::Closed => (),
        }
    }
}

/// Money for a player, which first goes to a debt from the SBB exchange.
pub fn pay(draft: &mut Draft, player: PlayerId, amount: Money) {
    draft.pay(Account::Bank, Account::Player(player), amount);
    exchange::settle_from_cash(draft, player);
}

impl WealthRules for G1844 {
    /// [1844-END-06] [1844-RULING-32]
    fn certificates_worth(state: &State, player: PlayerId) -> Money {
        let counts = |used: bool, paid: bool| match state.policies.paper_worth {
            PaperWorth::Used => used,
            PaperWorth::HasPaid => paid,
        };
        let mountains = state.own.mountains.iter();
        let mountains = mountains.filter(|paper| paper.owner == Some(player) && counts(paper.activated, paper.paid));
        let tunnels = state.own.tunnels.iter();
        let tunnels = tunnels.filter(|paper| paper.owner == Some(player) && counts(paper.activated, paper.paid));
        MOUNTAIN_VALUE * mountains.count() as i32 + TUNNEL_VALUE * tunnels.count() as i32
    }

    /// Both ledgers. [1844-RULING-50]
    fn owed(state: &State, player: PlayerId) -> Money {
        state[player].debt + state.own.exchange_debt(player)
    }
}
