//! The formation of the three Staatsbahnen. [1824-STAAT-01] and on

use board::{Edge, HexId, StopRef};

use crate::event::{Event, Holder, Purse};
use crate::rules::{Verdict, merger, must, run};
use crate::state::{MAX_CITIES, Pending, TrainPlace};
use crate::titles::g1824::companies::{KK, SD, STAATSBAHNEN, UG};
use crate::titles::g1824::map::WIEN;
use crate::titles::g1824::opening::{STAATSBAHN_PRICE, is_first};
use crate::titles::g1824::policy::{MergerSurplus, NoForerunners, ReturnedMarker};
use crate::titles::g1824::{phase, stock};
use crate::{CompanyId, Draft, PlayerId, State, Violation};

const MARKERS: u8 = 5;
const UNITS: u8 = 10;

/// The phase whose beginning founds it. [1824-STAAT-04]
const fn trigger(company: CompanyId) -> u8 {
    match company {
        SD => 4,
        UG => 5,
        _ => 6,
    }
}

/// The next one to be formed now. [1824-STAAT-07]
pub fn due(state: &State) -> Option<CompanyId> {
    STAATSBAHNEN.into_iter().find(|company| !state[*company].launched && state.phase >= trigger(*company))
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
    // 120 for every unit that no exchange has handed out. [1824-STAAT-14]
    draft.pay(Purse::Bank, Purse::Company(company), STAATSBAHN_PRICE * i32::from(UNITS - exchanged));
    let placed = draft.markers_of(company).len() as u8;
    draft.emit(Event::Launched { company, markers: MARKERS - placed, has_destination: false });
    let now = draft.edition.austria().no_forerunners == NoForerunners::PlaceKept;
    if placed == 0
        && now
        && let Some(at) = draft.home(company)
    {
        draft.emit(Event::HomePlaced { company, at });
    }
    appoint(draft, company, &owners);
}

/// No. 1 becomes the director's certificate, every other one 10 %. [1824-PRE-17]
fn exchange(draft: &mut Draft, company: CompanyId, minor: CompanyId, owner: PlayerId) -> u8 {
    let first = is_first(draft, minor);
    let shares = if first { 2 } else { 1 };
    draft.emit(Event::SharesMoved { company, from: Holder::Offering, to: Holder::Player(owner), shares });
    if first {
        draft.emit(Event::CertificateMoved { company, to: Some(owner) });
    }
    shares
}

/// Where the surplus is settled minor by minor, a company at its limit takes none of its trains, and one that comes above
/// it gives up one of them. [1824-DEV-22]
fn take_trains(draft: &mut Draft, company: CompanyId, minor: CompanyId) {
    let trains = run::trains(draft, minor);
    let (held, limit) = (draft[company].train_count(), phase::train_limit(draft, company));
    let by_minor = draft.edition.austria().merger_surplus == MergerSurplus::JustMerged;
    let to = if by_minor && held >= limit { TrainPlace::Gone } else { TrainPlace::Company(company) };
    for model in &trains {
        draft.emit(Event::TrainMoved { model: *model, from: TrainPlace::Company(minor), to });
    }
    if by_minor && held < limit && draft[company].train_count() > limit {
        let trains = std::array::from_fn(|train| trains.get(train).copied());
        draft.emit(Event::JustMerged { company, trains });
    }
}

/// Most units, at least two; among equals the owner of no. 1, 2, 3, then from the Priority Card on. [1824-STAAT-09]
/// [1824-STAAT-10] [1824-STAAT-23]
fn appoint(draft: &mut Draft, company: CompanyId, owners: &[Option<PlayerId>]) {
    let held = |player: PlayerId| draft[company].shares[player.index()];
    let most = draft.player_ids().map(held).max().unwrap_or(0);
    if most < 2 {
        return;
    }
    let leads = |player: &PlayerId| held(*player) == most;
    let former = owners.iter().flatten().copied().find(leads);
    let Some(director) = former.or_else(|| draft.in_order().find(leads)) else { return };
    draft.emit(Event::DirectorChanged { company, to: Some(director) });
    // Two 10 % certificates for it, wherever it lies. [1824-STAAT-11] [1824-STAAT-26]
    if draft[company].certificate != Some(director) {
        draft.emit(Event::CertificateMoved { company, to: Some(director) });
    }
}

/// Two markers of the k&k in Wien. [1824-STAAT-21a] [1824-STAAT-21b]
pub fn duplicate_marker(state: &State) -> Option<HexId> {
    (cities_with_marker(state, WIEN).len() > 1).then_some(WIEN)
}

pub fn cities_with_marker(state: &State, hex: HexId) -> Vec<u8> {
    let has = |part: &u8| state.markers_in(StopRef { hex, part: *part }).has(KK);
    (0..MAX_CITIES as u8).filter(has).collect()
}

/// The director chooses; without one the first station keeps its marker. Tells whether somebody has to be waited for.
pub fn ask_for_duplicate(draft: &mut Draft, hex: HexId) -> bool {
    if draft[KK].director.is_some() {
        draft.emit(Event::Awaited(Some(Pending::DuplicateMarker(hex))));
        return true;
    }
    keep_only(draft, hex, cities_with_marker(draft, hex).first().copied().unwrap_or(0));
    false
}

pub fn keep_marker(draft: &mut Draft, city: u8) -> Verdict {
    let Some(Pending::DuplicateMarker(hex)) = draft.pending else { return Err(Violation::NotNow) };
    must(cities_with_marker(draft, hex).contains(&city), || Violation::NoMarkerThere { city })?;

    draft.emit(Event::Awaited(None));
    if returns_first(draft, hex, city) && draft.edition.austria().returned_marker == ReturnedMarker::KeepsItsPrice {
        draft.emit(Event::LastMarkerFreed(KK));
    }
    keep_only(draft, hex, city);
    Ok(())
}

/// Whether the marker that goes is that of k&k1, whose station has the track to side 1.
fn returns_first(state: &State, hex: HexId, kept: u8) -> bool {
    let has = |side: Edge| state.track().exits_of(StopRef { hex, part: kept }).has(side);
    Edge::new(1).is_some_and(|side| !has(side))
}

fn keep_only(draft: &mut Draft, hex: HexId, city: u8) {
    for part in cities_with_marker(draft, hex).into_iter().filter(|part| *part != city) {
        draft.emit(Event::MarkerReturned { company: KK, at: StopRef { hex, part } });
    }
}
