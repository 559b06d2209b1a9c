//! The auction of the private railways. [1844-AUC-01..20]

use super::companies::{FNM, MOB, P1, P3, P5, P6};
use super::policy::{FnmLaunch, NextLot, NoBids};
use super::{Auction, Draft, Event as Own, G1844, Pending, State, TunnelId, Violation as Broken, income, launch};
use crate::event::{Account, Event, Holder};
use crate::rules::{Checked, must, share_round, stock};
use crate::state::{self, Owner, Round};
use crate::titles::{Parts, TitlePending};
use crate::{Money, PlayerId, PrivateId, Violation};

/// Every later bid is higher by at least this. [1844-AUC-05]
pub const RAISE: Money = Money(5);
/// By how much P1 becomes cheaper if nobody wants it. [1844-AUC-09]
pub const FALL: Money = Money(5);

/// The lowest bid that the player in turn can make.
pub fn minimum_bid(auction: &Auction) -> Money {
    auction.standing.map_or(auction.minimum, |(_, standing)| standing + RAISE)
}

pub fn bid(draft: &mut Draft, amount: Money) -> Checked {
    let auction = current(draft)?;
    let minimum = minimum_bid(&auction);
    must(amount >= minimum, || match auction.standing {
        None => Broken::BidTooLow { minimum },
        Some(_) => Broken::RaiseTooSmall { minimum },
    })?;
    let cash = draft[auction.turn].cash;
    must(amount <= cash, || Broken::BidBeyondCash { cash })?;

    draft.emit(Own::BidPlaced { player: auction.turn, amount });
    go_on(draft);
    Ok(())
}

/// Out for this private. [1844-AUC-06]
pub fn pass(draft: &mut Draft) -> Checked {
    let auction = current(draft)?;
    draft.emit(Own::LotPassed(auction.turn));
    go_on(draft);
    Ok(())
}

pub fn current(state: &State) -> Checked<Auction> {
    match &state.round {
        Round::Initial(round) => G1844::round(round).copied().ok_or(Violation::NotNow),
        Round::Shares(_) | Round::Operating(_) | Round::Finished => Err(Violation::NotNow),
    }
}

/// Three FNM shares lie in the pool from the start; then P1 is put up. [1844-SETUP-10] [1844-AUC-01]
pub fn open(draft: &mut Draft) {
    if draft.policies.fnm_launch == FnmLaunch::LastPrivate {
        put_fnm_into_pool(draft);
    }
    let first = draft.order[0];
    put_up(draft, P1, first);
}

fn put_fnm_into_pool(draft: &mut Draft) {
    draft.emit(Event::SharesMoved { company: FNM, from: Holder::Offering, to: Holder::Pool, shares: 3 });
}

/// Puts a private up: the player to whom it belongs acts first. [1844-AUC-02] [1844-AUC-03]
fn put_up(draft: &mut Draft, private: PrivateId, by: PlayerId) {
    let minimum = draft.edition.private(private).face;
    offer(draft, private, minimum, by);
}

fn offer(draft: &mut Draft, private: PrivateId, minimum: Money, by: PlayerId) {
    draft.emit(Own::LotOffered { private, minimum, turn: by });
    match draft.policies.next_lot {
        NextLot::NumberCard => {
            let others = draft.in_order_after(by).collect::<Vec<_>>();
            settle(draft, std::iter::once(by).chain(others).collect());
        }
        // Asked in any case: it takes an action to pass. [1844-DEV-31]
        NextLot::AfterTheLast => draft.emit(Own::LotTurn(by)),
    }
}

/// Who puts up a private, given who has put up the one before. [1844-AUC-02] [1844-DEV-31]
fn opening_bidder(state: &State, private: PrivateId, last: PlayerId) -> PlayerId {
    match state.policies.next_lot {
        NextLot::NumberCard => state.order[private.index() % usize::from(state.seats)],
        NextLot::AfterTheLast => {
            let left = state.edition.privates.iter().skip(private.index());
            let lowest = left.map(|spec| spec.face).min().unwrap_or_default();
            state.in_order_after(last).find(|player| state[*player].cash >= lowest).unwrap_or(last)
        }
    }
}

fn go_on(draft: &mut Draft) {
    if let Ok(auction) = current(draft) {
        let others = draft.in_order_after(auction.turn).collect();
        settle(draft, others);
    }
}

/// Finds who of these has to decide next; a player who cannot reach the minimum is passed over. [1844-AUC-04]
/// [1844-RULING-13]
fn settle(draft: &mut Draft, players: Vec<PlayerId>) {
    let Ok(auction) = current(draft) else { return };
    let minimum = minimum_bid(&auction);
    let high_bidder = auction.standing.map(|(player, _)| player);
    let in_it = |player: &PlayerId| !auction.passed.has(*player) && Some(*player) != high_bidder;
    for player in players.into_iter().take(usize::from(draft.seats)).filter(in_it) {
        if draft[player].cash >= minimum {
            draft.emit(Own::LotTurn(player));
            return;
        }
        draft.emit(Own::LotPassed(player));
    }
    match auction.standing {
        Some((buyer, price)) => sell_to(draft, auction.private, buyer, price),
        None => no_bids(draft, &auction),
    }
}

/// [1844-AUC-08]
fn sell_to(draft: &mut Draft, private: PrivateId, buyer: PlayerId, price: Money) {
    // The round stays where it is while P6's buyer sets the par.
    draft.emit(Own::LotSold { to: buyer, price });
    draft.pay(Account::Player(buyer), Account::Bank, price);
    draft.emit(Event::PrivateMoved { private, to: Owner::Player(buyer) });
    hand_over_extras(draft, private, buyer);
    if draft.pending.is_none() {
        next_private(draft, private);
    }
}

/// [1844-AUC-19]
/// [1844-PRIV-13] [1844-PRIV-18] [1844-PRIV-20] The share round that follows does not
/// count the tunnel as bought in it. [1844-RULING-30]
fn hand_over_extras(draft: &mut Draft, private: PrivateId, buyer: PlayerId) {
    match private {
        P3 => draft.emit(Own::TunnelSold { tunnel: TunnelId(0), to: buyer }),
        P5 => {
            let to = Holder::Player(buyer);
            draft.emit(Event::SharesMoved { company: MOB, from: Holder::Offering, to, shares: 1 });
        }
        P6 => draft.ask(Pending::FnmPar(buyer)),
        _ => (),
    }
}

/// The buyer of P6 sets the FNM's par and gets its director's certificate for nothing. [1844-AUC-20] [1844-RULING-11]
pub fn set_fnm_par(draft: &mut Draft, par: Money) -> Checked {
    let Some(state::Pending::Title(TitlePending::G1844(Pending::FnmPar(buyer)))) = draft.pending else {
        return Err(Broken::ParOutOfPlace { company: FNM }.into());
    };
    stock::must_be_a_par(draft, par)?;
    let cell = draft.edition.market().par_cell(par).ok_or(Violation::NoSuchPar { par })?;

    draft.answered();
    draft.emit(Event::ParSet { company: FNM, par, cell });
    let to = Holder::Player(buyer);
    draft.emit(Event::SharesMoved { company: FNM, from: Holder::Offering, to, shares: 2 });
    draft.emit(Event::DirectorChanged { company: FNM, to: Some(buyer) });
    if draft.policies.fnm_launch == FnmLaunch::WithPar {
        put_fnm_into_pool(draft);
        launch::if_due(draft, FNM);
    }
    next_private(draft, P6);
    Ok(())
}

fn next_private(draft: &mut Draft, sold: PrivateId) {
    let next = PrivateId(sold.0 + 1);
    if next.index() < draft.edition.privates.len() {
        let last = current(draft).map_or(draft.order[0], |auction| auction.put_up_by);
        let by = opening_bidder(draft, next, last);
        put_up(draft, next, by);
        return;
    }
    launch::if_due(draft, FNM);
    // Now, and at the end of no round before. [1844-AUC-15] [1844-AUC-17]
    deal_least_cash_first(draft);
    draft.emit(Event::ShareRoundOpened { number: draft.share_rounds });
    // For the rest of the round in which the last private was sold. [1844-RULING-01]
    draft.emit(Own::SalesBarred);
    share_round::go_on(draft);
}

/// The cards are dealt again when the last private is sold; the Elephant leaves this as it is. [1844-AUC-16] [1844-VAR-02]
fn deal_least_cash_first(draft: &mut Draft) {
    let mut order = draft.order;
    order[..usize::from(draft.seats)].sort_by_key(|player| draft[*player].cash);
    draft.emit(Event::OrderDealt(order));
}

/// [1844-AUC-09..13]
fn no_bids(draft: &mut Draft, auction: &Auction) {
    if auction.private == P1 {
        let minimum = auction.minimum - FALL;
        if minimum > Money::ZERO {
            // For everybody, those who have passed included. [1844-AUC-07] [1844-AUC-09]
            offer(draft, P1, minimum, auction.put_up_by);
        } else {
            let first = draft.order[0];
            // [1844-AUC-10]
            sell_to(draft, P1, first, Money::ZERO);
        }
        return;
    }
    income::pay_privates(draft);
    match draft.policies.no_bids {
        NoBids::PayoutRound => draft.emit(Own::PayoutRound),
        NoBids::PayoutInAuction => (),
    }
    // By the same number card, for all to bid again. [1844-RULING-12] Before anything else is bought. [1844-AUC-14]
    put_up(draft, auction.private, auction.put_up_by);
}
