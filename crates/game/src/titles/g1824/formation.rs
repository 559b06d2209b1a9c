//! The formation of the three Staatsbahnen. [1824-STAAT-01..27]

use board::{Edge, HexId, StopRef};

use super::companies::{KK, SD, STAATSBAHNEN, UG};
use super::opening::{STAATSBAHN_PRICE, is_first};
use super::policy::{KkFormation, MergerSurplus, NoForerunners, ReturnedMarker};
use super::{Draft, Event as Own, State, construction, stock};
use crate::event::{Account, Event, Holder};
use crate::rules::{director, merger, national, run, train};
use crate::state::TrainPlace;
use crate::{CompanyId, PlayerId};

const MARKERS: u8 = 5;
const UNITS: u8 = 10;

/// The phase whose beginning founds it. [1824-STAAT-04] [1824-CIS-31]
pub fn trigger(state: &State, company: CompanyId) -> u8 {
    match (company, state.policies.kk_formation) {
        (SD, _) => 4,
        (UG, _) | (_, KkFormation::FirstFive) => 5,
        (_, KkFormation::FirstSix) => 6,
    }
}

/// The next one to be formed now. [1824-STAAT-07]
pub fn due(state: &State) -> Option<CompanyId> {
    let is_due = |company: &CompanyId| {
        let is_to_come = !state[*company].launched && !state[*company].closed;
        is_to_come && state.phase >= trigger(state, *company)
    };
    STAATSBAHNEN.into_iter().find(is_due)
}

pub fn form(draft: &mut Draft, company: CompanyId) {
    let forerunners: Vec<CompanyId> = stock::forerunners(draft, company).collect();
    let owners: Vec<Option<PlayerId>> = forerunners.iter().map(|minor| draft[*minor].director).collect();
    let mut exchanged = 0;
    for (minor, owner) in forerunners.iter().zip(&owners) {
        if let Some(owner) = owner {
            exchanged += exchange(draft, company, *minor, *owner);
            merger::take_cash(draft, *minor, company);
            take_trains(draft, company, *minor);
            merger::replace_markers(draft, *minor, company);
            draft.emit(Event::Merged(*minor));
        }
    }
    // 120 for every unit that no exchange has handed out. [1824-STAAT-14] [1824-RULING-37]
    // [1824-STAAT-12] [1824-STAAT-13]
    draft.pay(Account::Bank, Account::Company(company), STAATSBAHN_PRICE * i32::from(UNITS - exchanged));
    let placed = draft.markers_of(company).len() as u8;
    // However few of its shares are sold. [1824-STAAT-22]
    let lost = construction::markers_lost(draft, company);
    draft.emit(Event::Launched { company, markers: MARKERS - placed - lost });
    let now = draft.policies.no_forerunners == NoForerunners::PlaceKept;
    if placed == 0
        && now
        && let Some(at) = draft.home(company)
    {
        draft.emit(Event::HomePlaced { company, at });
    }
    appoint(draft, company, &owners);
}

/// No. 1 becomes the director's certificate, every other one 10 %. [1824-PRE-17] [1824-STAAT-08]
fn exchange(draft: &mut Draft, company: CompanyId, minor: CompanyId, owner: PlayerId) -> u8 {
    let first = is_first(draft, minor);
    let shares = if first { 2 } else { 1 };
    draft.emit(Event::SharesMoved { company, from: Holder::Offering, to: Holder::Player(owner), shares });
    if first {
        draft.emit(Own::CertificateMoved { company, to: Some(owner) });
    }
    shares
}

/// Where the surplus is settled minor by minor, a company at its limit takes none of its trains, and one that comes above
/// it gives up one of them. [1824-DEV-22]
fn take_trains(draft: &mut Draft, company: CompanyId, minor: CompanyId) {
    let trains = run::trains(draft, minor);
    let (held, limit) = (draft[company].train_count(), train::limit(draft, company));
    let by_minor = draft.policies.merger_surplus == MergerSurplus::JustMerged;
    let to = if by_minor && held >= limit { TrainPlace::Gone } else { TrainPlace::Company(company) };
    for model in &trains {
        draft.emit(Event::TrainMoved { model: *model, from: TrainPlace::Company(minor), to });
    }
    if by_minor && held < limit && draft[company].train_count() > limit {
        let trains = std::array::from_fn(|train| trains.get(train).copied());
        draft.emit(Own::JustMerged { company, trains });
    }
}

/// Most units, at least two; among equals the owner of no. 1, 2, 3, then from the Priority Card on. [1824-STAAT-09]
/// [1824-STAAT-10] [1824-STAAT-23] [1824-RULING-76]
fn appoint(draft: &mut Draft, company: CompanyId, owners: &[Option<PlayerId>]) {
    let Some(director) = director::first_of_national(draft, company, owners) else { return };
    draft.emit(Event::DirectorChanged { company, to: Some(director) });
    // Two 10 % certificates for it, wherever it lies. [1824-STAAT-11] [1824-STAAT-26]
    if draft.own.certificate(company) != Some(director) {
        draft.emit(Own::CertificateMoved { company, to: Some(director) });
    }
}

/// Two markers of the k&k in Wien. [1824-STAAT-21a] [1824-STAAT-21b] [1824-RULING-41]
pub fn duplicate_marker(state: &State) -> Option<HexId> {
    if !state[KK].launched {
        return None;
    }
    let wien = state.home(KK)?.hex;
    (national::cities_with_marker(state, KK, wien).len() > 1).then_some(wien)
}

/// The marker of k&k1 was free and is free again. [1824-DEV-14]
pub fn before_marker_returns(draft: &mut Draft, kept: StopRef) {
    if returns_first(draft, kept) && draft.policies.returned_marker == ReturnedMarker::KeepsItsPrice {
        draft.emit(Own::LastMarkerFreed(KK));
    }
}

/// Whether the marker that goes is that of k&k1, whose station has the track to side 1.
fn returns_first(state: &State, kept: StopRef) -> bool {
    Edge::new(1).is_some_and(|side| !state.track().exits_of(kept).has(side))
}
