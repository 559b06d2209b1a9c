//! Income at the start of an operating round. [1844-OR-01] [1844-OR-02b] [1844-RULING-76]

use crate::event::{Event, Purse};
use crate::state::Owner;
use crate::titles::g1844::exchange;
use crate::titles::g1844::policy::PaperWorth;
use crate::{Draft, Money, PlayerId, State};

pub const MOUNTAIN_INCOME: Money = Money(40);
pub const TUNNEL_INCOME: Money = Money(10);

/// What a mountain railway and a tunnel certificate are worth at the end if they were used. [1844-MTN-12b]
/// [1844-TUN-17b] [1844-RULING-32]
pub const MOUNTAIN_VALUE: Money = Money(150);
pub const TUNNEL_VALUE: Money = Money(50);

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

/// [1844-END-06] [1844-RULING-32]
pub fn papers_worth(state: &State, player: PlayerId) -> Money {
    let counts = |used: bool, paid: bool| match state.edition.swiss().paper_worth {
        PaperWorth::Used => used,
        PaperWorth::HasPaid => paid,
    };
    let mountains = state
        .mountains
        .iter()
        .filter(|mountain| mountain.owner == Some(player) && counts(mountain.activated, mountain.paid));
    let tunnels =
        state.tunnels.iter().filter(|tunnel| tunnel.owner == Some(player) && counts(tunnel.activated, tunnel.paid));
    MOUNTAIN_VALUE * mountains.count() as i32 + TUNNEL_VALUE * tunnels.count() as i32
}
