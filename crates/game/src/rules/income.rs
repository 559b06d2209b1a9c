//! Income at the start of an operating round. [1844-OR-01] [1844-OR-02b] [1844-RULING-76]

use crate::event::{Event, Purse};
use crate::state::Owner;
use crate::titles::g1844::exchange;
use crate::{Draft, Money, PlayerId};

pub const MOUNTAIN_INCOME: Money = Money(40);
pub const TUNNEL_INCOME: Money = Money(10);

pub fn pay_all(draft: &mut Draft) {
    pay_privates(draft);
    for mountain in draft.mountains {
        if let Some(owner) = mountain.owner.filter(|_| mountain.activated) {
            pay(draft, owner, MOUNTAIN_INCOME);
        }
    }
    for tunnel in draft.tunnels {
        if let Some(owner) = tunnel.owner.filter(|_| tunnel.activated) {
            pay(draft, owner, TUNNEL_INCOME);
        }
    }
    let unpaid = draft.mountains.iter().any(|paper| paper.activated && !paper.paid)
        || draft.tunnels.iter().any(|paper| paper.activated && !paper.paid);
    if unpaid {
        draft.emit(Event::PapersPaid);
    }
}

/// [1844-PRIV-01]
pub fn pay_privates(draft: &mut Draft) {
    for (spec, private) in draft.edition.privates.iter().zip(draft.privates) {
        match private.owner {
            Owner::Player(player) => pay(draft, player, spec.income),
            Owner::Company(company) => draft.pay(Purse::Bank, Purse::Company(company), spec.income),
            Owner::Bank | Owner::Closed => (),
        }
    }
}

/// Money for a player, which first goes to a debt from the SBB exchange.
pub fn pay(draft: &mut Draft, player: PlayerId, amount: Money) {
    draft.pay(Purse::Bank, Purse::Player(player), amount);
    exchange::settle_from_cash(draft, player);
}
