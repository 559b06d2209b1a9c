//! The formation of the SBB from the five V companies. [1844-SBB-01] and on

use board::{HexId, StopRef};

use crate::event::{Event, Holder, Purse};
use crate::rules::{Verdict, merger, must};
use crate::state::{MAX_CITIES, Pending, TrainPlace};
use crate::titles::g1844::companies::{PRE_SBB, SBB};
use crate::titles::g1844::policy::DoubleForDirector;
use crate::titles::g1844::trains::SBB_5H;
use crate::titles::g1844::{destination, exchange};
use crate::{Draft, Money, PlayerId, State, Violation};

/// From the bank, besides the treasuries. [1844-SBB-04]
const GRANT: Money = Money(400);
const PRICE: Money = Money(100);
const MARKERS: u8 = 10;

pub fn form(draft: &mut Draft) {
    let directors: Vec<Option<PlayerId>> = PRE_SBB.iter().map(|company| draft[*company].director).collect();
    exchange_shares(draft);
    settle_cash(draft);
    take_over_assets(draft);
    for company in PRE_SBB {
        draft.emit(Event::Merged(company));
    }
    open(draft);
    appoint_director(draft, &directors);
    draft.emit(Event::NationalFormed);
    destination::check_at_once(draft);
}

/// 50 % certificates become doubles, 25 % ones singles; what nobody holds goes to the pool. [1844-SBB-11] [1844-SBB-12]
/// [1844-RULING-55]
fn exchange_shares(draft: &mut Draft) {
    for company in PRE_SBB {
        let charter = draft[company];
        for player in draft.player_ids() {
            give(draft, Holder::Player(player), charter.shares[player.index()]);
        }
        give(draft, Holder::Pool, charter.pool + charter.unsold);
        let double_to = charter.director.map_or(Holder::Pool, Holder::Player);
        if double_to != Holder::Pool {
            draft.emit(Event::DoublesMoved { from: Holder::Pool, to: double_to, doubles: 1 });
        }
    }
}

/// SBB shares come from the offering, which holds twenty, five pairs of them doubles, only for this moment.
fn give(draft: &mut Draft, to: Holder, shares: u8) {
    if shares > 0 {
        draft.emit(Event::SharesMoved { company: SBB, from: Holder::Offering, to, shares });
    }
}

/// V price minus 100 for every share. [1844-SBB-13]
fn settle_cash(draft: &mut Draft) {
    for player in draft.player_ids() {
        let due: Money = PRE_SBB
            .into_iter()
            .map(|company| {
                let held = i32::from(draft[company].shares[player.index()]);
                draft.price(company).map_or(Money::ZERO, |price| (price - PRICE) * held)
            })
            .sum();
        if due >= Money::ZERO {
            draft.pay(Purse::Bank, Purse::Player(player), due);
            continue;
        }
        let paid = (-due).min(draft[player].cash.max(Money::ZERO));
        draft.pay(Purse::Player(player), Purse::Bank, paid);
        if -due > paid {
            exchange::owe(draft, player, -due - paid);
        }
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
    draft.pay(Purse::Bank, Purse::Company(SBB), GRANT);
    let (from, to) = (TrainPlace::Aside, TrainPlace::Company(SBB));
    draft.emit(Event::TrainMoved { model: SBB_5H, from, to });
    if let Some(cell) = draft.edition.market().national_start() {
        draft.emit(Event::ParSet { company: SBB, par: PRICE, cell });
    }
    let placed = draft.markers_of(SBB).len() as u8;
    draft.emit(Event::Launched { company: SBB, markers: MARKERS - placed, has_destination: false });
}

/// Most shares; among equals the former director of V1, then V2, and so on. Nobody without two shares. [1844-SBB-18]
/// [1844-RULING-56] [1844-DEV-22]
fn appoint_director(draft: &mut Draft, directors: &[Option<PlayerId>]) {
    let held = |player: PlayerId| draft[SBB].shares[player.index()];
    let most = draft.player_ids().map(held).max().unwrap_or(0);
    if most < 2 {
        return;
    }
    let leads = |player: &PlayerId| held(*player) == most;
    let former = directors.iter().flatten().copied().find(leads);
    let Some(director) = former.or_else(|| draft.in_order().find(leads)) else { return };
    if draft.doubles[director.index()] == 0 {
        let from = giver_of_double(draft, directors);
        draft.emit(Event::DoublesMoved { from, to: Holder::Player(director), doubles: 1 });
    }
    draft.emit(Event::DirectorChanged { company: SBB, to: Some(director) });
}

/// Two singles against a double from the pool, else from a former director. [1844-SBB-19] [1844-DEV-23]
fn giver_of_double(state: &State, directors: &[Option<PlayerId>]) -> Holder {
    if state.pool_doubles > 0 {
        return Holder::Pool;
    }
    let giver = match state.edition.swiss().double_for_director {
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

/// A hex with SBB markers in two cities. [1844-SBB-08]
pub fn duplicate_marker(state: &State) -> Option<HexId> {
    let twice = |hex: &HexId| state.markers[hex.index()].iter().filter(|city| city.has(SBB)).count() > 1;
    state.edition.ways().map.ids().find(twice)
}

/// The director chooses; without one the first city keeps its marker. Tells whether somebody has to be waited for.
pub fn ask_for_duplicate(draft: &mut Draft, hex: HexId) -> bool {
    if draft[SBB].director.is_some() {
        draft.emit(Event::Awaited(Some(Pending::DuplicateMarker(hex))));
        return true;
    }
    keep_only(draft, hex, cities_with_marker(draft, hex).first().copied().unwrap_or(0));
    false
}

pub fn cities_with_marker(state: &State, hex: HexId) -> Vec<u8> {
    let has = |part: &u8| state.markers_in(StopRef { hex, part: *part }).has(SBB);
    (0..MAX_CITIES as u8).filter(has).collect()
}

/// [1844-RULING-57]
pub fn keep_marker(draft: &mut Draft, city: u8) -> Verdict {
    let Some(Pending::DuplicateMarker(hex)) = draft.pending else { return Err(Violation::NotNow) };
    must(cities_with_marker(draft, hex).contains(&city), || Violation::NoMarkerThere { city })?;

    draft.emit(Event::Awaited(None));
    keep_only(draft, hex, city);
    Ok(())
}

fn keep_only(draft: &mut Draft, hex: HexId, city: u8) {
    for part in cities_with_marker(draft, hex).into_iter().filter(|part| *part != city) {
        draft.emit(Event::MarkerReturned { company: SBB, at: StopRef { hex, part } });
    }
    destination::check_at_once(draft);
}
