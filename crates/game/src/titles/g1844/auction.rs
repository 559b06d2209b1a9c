//! The auction of the private railways. [1844-AUC-01] and on

use crate::edition::MAX_PLAYERS;
use crate::event::{Event, Holder, Purse};
use crate::rules::{Verdict, must};
use crate::state::{Auction, Owner, Pending, Round};
use crate::titles::g1844::companies::{FNM, MOB, P1, P3, P5, P6};
use crate::titles::g1844::policy::{FnmLaunch, NoBids};
use crate::titles::g1844::{income, launch, share_round};
use crate::{Draft, Money, PlayerId, PlayerSet, PrivateId, State, TunnelId, Violation};

/// Every later bid is higher by at least this. [1844-AUC-05]
pub const RAISE: Money = Money(5);

/// The lowest bid that the player in turn can make.
pub fn minimum_bid(auction: &Auction) -> Money {
    auction.standing.map_or(auction.minimum, |(_, standing)| standing + RAISE)
}

pub fn bid(draft: &mut Draft, amount: Money) -> Verdict {
    let auction = current(draft)?;
    let minimum = minimum_bid(&auction);
    must(amount >= minimum, || match auction.standing {
        None => Violation::BidTooLow { minimum },
        Some(_) => Violation::RaiseTooSmall { minimum },
    })?;
    let cash = draft[auction.turn].cash;
    must(amount <= cash, || Violation::BidBeyondCash { cash })?;

    go_on(draft, Auction { standing: Some((auction.turn, amount)), ..auction });
    Ok(())
}

/// Out for this private. [1844-AUC-06]
pub fn pass(draft: &mut Draft) -> Verdict {
    let auction = current(draft)?;
    go_on(draft, Auction { passed: auction.passed.with(auction.turn), ..auction });
    Ok(())
}

fn current(state: &State) -> Verdict<Auction> {
    match state.round {
        Round::Auction(auction) => Ok(auction),
        Round::Opening(_) | Round::Shares(_) | Round::Operating(_) | Round::Finished => Err(Violation::NotNow),
    }
}

/// Three FNM shares lie in the pool from the start; then P1 is put up. [1844-SETUP-10] [1844-AUC-01]
pub fn open(draft: &mut Draft) {
    if draft.edition.swiss().fnm_launch == FnmLaunch::LastPrivate {
        let (from, to) = (Holder::Offering, Holder::Pool);
        draft.emit(Event::SharesMoved { company: FNM, from, to, shares: 3 });
    }
    put_up(draft, PrivateId(0));
}

/// Puts a private up: the player to whom it belongs acts first. [1844-AUC-02] [1844-AUC-03]
pub fn put_up(draft: &mut Draft, private: PrivateId) {
    let minimum = draft.edition.privates[private.index()].face;
    offer(draft, private, minimum);
}

fn offer(draft: &mut Draft, private: PrivateId, minimum: Money) {
    let turn = putter_up(draft, private);
    let auction = Auction { private, turn, minimum, standing: None, passed: PlayerSet::EMPTY };
    settle(draft, auction, true);
}

fn putter_up(state: &State, private: PrivateId) -> PlayerId {
    state.order[private.index() % usize::from(state.seats)]
}

fn go_on(draft: &mut Draft, auction: Auction) {
    settle(draft, auction, false);
}

/// Finds who has to decide next; whoever cannot reach the minimum is passed over. [1844-AUC-04] [1844-RULING-13]
fn settle(draft: &mut Draft, mut auction: Auction, from_turn: bool) {
    let minimum = minimum_bid(&auction);
    let high_bidder = auction.standing.map(|(player, _)| player);
    let mut next = None;
    let first = from_turn.then_some(auction.turn);
    let others: Vec<PlayerId> = first.into_iter().chain(draft.in_order_after(auction.turn)).collect();
    for player in others.into_iter().take(usize::from(draft.seats)) {
        if auction.passed.has(player) || Some(player) == high_bidder {
            continue;
        }
        if draft[player].cash >= minimum {
            next = Some(player);
            break;
        }
        auction.passed.insert(player);
    }
    match (next, auction.standing) {
        (Some(turn), _) => draft.emit(Event::Proceeded(Round::Auction(Auction { turn, ..auction }))),
        (None, Some((buyer, price))) => knock_down(draft, auction, buyer, price),
        (None, None) => nobody(draft, auction),
    }
}

/// [1844-AUC-08]
fn knock_down(draft: &mut Draft, auction: Auction, buyer: PlayerId, price: Money) {
    // The round stays where it is while P6's buyer sets the par.
    draft.emit(Event::Proceeded(Round::Auction(Auction { standing: Some((buyer, price)), turn: buyer, ..auction })));
    draft.pay(Purse::Player(buyer), Purse::Bank, price);
    draft.emit(Event::PrivateMoved { private: auction.private, to: Owner::Player(buyer) });
    hand_over_extras(draft, auction.private, buyer);
    if draft.pending.is_none() {
        next_private(draft, auction.private);
    }
}

/// [1844-AUC-19]
fn hand_over_extras(draft: &mut Draft, private: PrivateId, buyer: PlayerId) {
    match private {
        P3 => draft.emit(Event::TunnelSold { tunnel: TunnelId(0), to: buyer }),
        P5 => {
            let to = Holder::Player(buyer);
            draft.emit(Event::SharesMoved { company: MOB, from: Holder::Offering, to, shares: 1 });
        }
        P6 => draft.emit(Event::Awaited(Some(Pending::FnmPar(buyer)))),
        _ => (),
    }
}

/// The buyer of P6 sets the FNM's par and gets its director's certificate for nothing. [1844-AUC-20] [1844-RULING-11]
pub fn set_fnm_par(draft: &mut Draft, par: Money) -> Verdict {
    let Some(Pending::FnmPar(buyer)) = draft.pending else { return Err(Violation::ParOutOfPlace { company: FNM }) };
    let cell = draft.edition.market().par_cell(par).ok_or(Violation::NoSuchPar { par })?;

    draft.emit(Event::Awaited(None));
    draft.emit(Event::ParSet { company: FNM, par, cell });
    let to = Holder::Player(buyer);
    draft.emit(Event::SharesMoved { company: FNM, from: Holder::Offering, to, shares: 2 });
    draft.emit(Event::DirectorChanged { company: FNM, to: Some(buyer) });
    if draft.edition.swiss().fnm_launch == FnmLaunch::WithPar {
        let (from, to) = (Holder::Offering, Holder::Pool);
        draft.emit(Event::SharesMoved { company: FNM, from, to, shares: 3 });
        launch::if_due(draft, FNM);
    }
    next_private(draft, P6);
    Ok(())
}

fn next_private(draft: &mut Draft, sold: PrivateId) {
    let next = PrivateId(sold.0 + 1);
    if next.index() < draft.edition.privates.len() {
        put_up(draft, next);
        return;
    }
    launch::if_due(draft, FNM);
    deal_least_cash_first(draft);
    share_round::open(draft, true);
}

/// The cards are dealt anew when the last private is sold. [1844-AUC-16]
fn deal_least_cash_first(draft: &mut Draft) {
    let mut order = draft.order;
    order[..usize::from(draft.seats)].sort_by_key(|player| draft.players[player.index()].cash);
    debug_assert_eq!(order.len(), MAX_PLAYERS);
    draft.emit(Event::OrderDealt(order));
}

/// [1844-AUC-09] to [1844-AUC-13]
fn nobody(draft: &mut Draft, auction: Auction) {
    if auction.private == P1 {
        let minimum = auction.minimum - Money(5);
        if minimum > Money::ZERO {
            offer(draft, P1, minimum);
        } else {
            let first = draft.order[0];
            knock_down(draft, auction, first, Money::ZERO);
        }
        return;
    }
    income::pay_privates(draft);
    match draft.edition.swiss().no_bids {
        NoBids::PayoutRound => draft.emit(Event::ShareRoundBegan),
        NoBids::PayoutInAuction => (),
    }
    put_up(draft, auction.private);
}
