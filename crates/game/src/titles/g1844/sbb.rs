//! The formation of the SBB from the five V companies. [1844-SBB-01..22]

use super::companies::{PRE_SBB, SBB};
use super::policy::{DoubleForDirector, ExchangeCash};
use super::trains::SBB_5H;
use super::{Draft, Event as Own, State, destination, exchange};
use crate::event::{Account, Event, Holder};
use crate::rules::{director, merger};
use crate::state::TrainPlace;
use crate::{CompanyId, Money, PlayerId};

/// From the bank, besides the treasuries. [1844-SBB-04]
pub const GRANT: Money = Money(400);
const PRICE: Money = Money(100);
const MARKERS: u8 = 10;

pub fn form(draft: &mut Draft) {
    let directors: Vec<Option<PlayerId>> = PRE_SBB.iter().map(|company| draft[*company].director).collect();
    exchange_shares(draft);
    settle_cash(draft);
    take_over_assets(draft);
    for company in PRE_SBB {
        draft.emit(Event::Merged(company));
        // What it has not reached by now is lost, and the SBB does not get it. [1844-DEST-11] [1844-SBB-06]
        draft.emit(Own::DestinationDropped(company));
    }
    open(draft);
    appoint_director(draft, &directors);
    draft.emit(Own::NationalFormed);
    destination::check_at_once(draft);
}

/// 50 % certificates become doubles, 25 % ones singles; what nobody holds goes to the pool. [1844-SBB-11] [1844-SBB-12]
/// [1844-RULING-55]
fn exchange_shares(draft: &mut Draft) {
    for id in PRE_SBB {
        let company = draft[id];
        for player in draft.player_ids() {
            give(draft, Holder::Player(player), company.shares[player.index()]);
        }
        give(draft, Holder::Pool, company.pool + company.unsold);
        if let Some(director) = company.director {
            draft.emit(Own::DoublesMoved { from: Holder::Pool, to: Holder::Player(director), doubles: 1 });
        }
    }
}

/// SBB shares come from the offering, which holds twenty, five pairs of them doubles, only for this moment.
fn give(draft: &mut Draft, to: Holder, shares: u8) {
    if shares > 0 {
        draft.emit(Event::SharesMoved { company: SBB, from: Holder::Offering, to, shares });
    }
}

/// V price minus 100 for every share. [1844-SBB-13] [1844-DEV-04]
fn settle_cash(draft: &mut Draft) {
    let settled: Vec<&[CompanyId]> = match draft.policies.exchange_cash {
        ExchangeCash::AllTogether => vec![&PRE_SBB],
        ExchangeCash::CompanyByCompany => PRE_SBB.chunks(1).collect(),
    };
    for companies in settled {
        for player in draft.player_ids() {
            settle_balance(draft, player, companies);
        }
    }
}

fn settle_balance(draft: &mut Draft, player: PlayerId, companies: &[CompanyId]) {
    let due_for = |company: &CompanyId| {
        let held = i32::from(draft.held(player, *company));
        draft.price(*company).map_or(Money::ZERO, |price| (price - PRICE) * held)
    };
    let due: Money = companies.iter().map(due_for).sum();
    if due >= Money::ZERO {
        draft.pay(Account::Bank, Account::Player(player), due);
        return;
    }
    let paid = (-due).min(draft[player].cash.max(Money::ZERO));
    draft.pay(Account::Player(player), Account::Bank, paid);
    if -due > paid {
        exchange::owe(draft, player, -due - paid);
    }
}

/// Treasuries, trains and markers. [1844-SBB-04] [1844-SBB-07]
fn take_over_assets(draft: &mut Draft) {
    for company in PRE_SBB {
        merger::take_over(draft, company, SBB);
        merger::replace_markers(draft, company, SBB);
    }
}

/// Grant, own train, price, ten markers less those on the map. [1844-SBB-05] [1844-SBB-10]
fn open(draft: &mut Draft) {
    draft.pay(Account::Bank, Account::Company(SBB), GRANT);
    let (from, to) = (TrainPlace::Aside, TrainPlace::Company(SBB));
    draft.emit(Event::TrainMoved { model: SBB_5H, from, to });
    if let Some(cell) = draft.edition.market().national_start() {
        draft.emit(Event::ParSet { company: SBB, par: PRICE, cell });
    }
    // What the V companies had not placed, the SBB may. [1844-SBB-09]
    let placed = draft.markers_of(SBB).len() as u8;
    draft.emit(Event::Launched { company: SBB, markers: MARKERS - placed });
}

/// Most shares; among equals the former director of V1, then V2, and so on. Nobody without two shares. [1844-SBB-18]
/// [1844-RULING-56] [1844-DEV-22]
fn appoint_director(draft: &mut Draft, directors: &[Option<PlayerId>]) {
    let Some(director) = director::first_of_national(draft, SBB, directors) else { return };
    if draft.own.doubles(director) == 0 {
        let from = giver_of_double(draft, directors);
        draft.emit(Own::DoublesMoved { from, to: Holder::Player(director), doubles: 1 });
    }
    draft.emit(Event::DirectorChanged { company: SBB, to: Some(director) });
}

/// Two singles against a double from the pool, else from a former director. [1844-SBB-19] [1844-DEV-23]
fn giver_of_double(state: &State, directors: &[Option<PlayerId>]) -> Holder {
    if state.own.pool_doubles > 0 {
        return Holder::Pool;
    }
    let giver = match state.policies.double_for_director {
        DoubleForDirector::FormerDirectorOfTheLast => directors.last().copied().flatten(),
        DoubleForDirector::LastDistinctDirector => {
            let mut distinct: Vec<PlayerId> = Vec::new();
            for player in directors.iter().flatten() {
                if !distinct.contains(player) {
                    distinct.push(*player);
                }
            }
            distinct.last().copied()
        }
    };
    giver.map_or(Holder::Pool, Holder::Player)
}
