//! Where one violation breaks different rules of 1844, by the profile, the company, the moment or the place.

#![expect(clippy::wildcard_enum_match_arm, reason = "what says no more here than everywhere needs no arm")]

use board::{Ground, HexId, Part, Reach, StopRef};
use routes::{Fault, Route};

use super::super::companies::SBB;
use super::super::policy::{ReachedTrack, TunnelConnection};
use super::super::{Action as Own, G1844, PROFILE_18XX_GAMES, State, Violation as Broken};
use crate::action::{Action, BuyTrain, LayTile, Seller};
use crate::edition::{CompanyKind, EmergencySales};
use crate::rules::track;
use crate::state::{Pending, Step, Turn};
use crate::titles::Citation::{self, Halves, Rule, SequenceOfPlay};
use crate::titles::{Parts, TitleAction};
use crate::{CompanyId, ModelId, Money, OptionRule, Violation};

/// The rule that says more about this situation than the one that always holds; `None` if there is none.
pub fn cite(state: &State, action: &Action, violation: &Violation) -> Option<Citation> {
    if *violation == Violation::NotNow {
        return Some(not_now(state, action));
    }
    let own = match violation {
        Violation::Title(own) => G1844::violation(own),
        _ => None,
    };
    of_option(state, action, violation, own)
        .or_else(|| of_site(state, action, violation, own))
        .or_else(|| own.map_or_else(|| of_place(state, action, violation), |own| of_own(state, own)))
}

/// What is to be answered first, or done at this step of the turn, if a rule says so.
fn not_now(state: &State, action: &Action) -> Citation {
    match &state.pending {
        Some(Pending::Surrender(_)) => Rule("1844-TRAIN-13"),
        Some(Pending::Offer { .. }) => Rule("1844-RULING-69"),
        Some(Pending::DuplicateMarker { .. }) => Rule("1844-RULING-57"),
        Some(Pending::Title(_)) => Rule("1844-AUC-20"),
        None => match state.turn() {
            Some(turn) => not_at_this_step(state, turn, action),
            None if matches!(own_action(action), Some(Own::BuyPrivate { .. })) => Rule("1844-PRIV-05"),
            None => SequenceOfPlay,
        },
    }
}

fn own_action(action: &Action) -> Option<&Own> {
    match action {
        Action::Title(TitleAction::G1844(own)) => Some(own),
        _ => None,
    }
}

fn not_at_this_step(state: &State, turn: &Turn, action: &Action) -> Citation {
    let is_site = state.edition.profile == PROFILE_18XX_GAMES;
    match (own_action(action), action) {
        // Companies have no turn in which they could buy one.
        (Some(Own::BuyMountain(_)), _) => Rule("1844-MTN-02"),
        (Some(Own::BuyTunnel(_)), _) => Rule("1844-TUN-02"),
        (Some(Own::BuildTunnel { .. } | Own::LayExtraTile(_)), _) if is_site => Rule("1844-DEV-42"),
        (None, Action::Surrender(_)) => Rule("1844-TRAIN-12"),
        // The whole is paid out or kept, and that once.
        (None, Action::Done) if turn.step == Step::Dividend => Rule("1844-DIV-01"),
        (None, Action::PayOut | Action::Withhold) if turn.step == Step::Train && turn.revenue > Money::ZERO => {
            Rule("1844-DIV-01")
        }
        _ => Halves("1844-OR-08a", "1844-OR-08b"),
    }
}

/// What is refused only, or also, because of a house rule.
fn of_option(state: &State, action: &Action, violation: &Violation, own: Option<&Broken>) -> Option<Citation> {
    let has = |rule| state.options.has(rule);
    if let Violation::UpgradeNotConnected { .. } = violation {
        let rule = match state.policies.reached_track {
            ReachedTrack::Connected => "1844-UPG-15",
            ReachedTrack::WithinTrainLength => "1844-RULING-83",
        };
        return has(OptionRule::UpgradeReachedTrack).then_some(Rule(rule));
    }
    if let Violation::SoldTooMuch { .. } | Violation::SaleNotNeeded = violation {
        let as_wanted = state.edition.emergency_sales == EmergencySales::AsWanted;
        return match has(OptionRule::SellOnlyWhatIsNeeded) {
            true => Some(Rule("1844-EMR-07")),
            false => as_wanted.then_some(Rule("1844-RULING-78")),
        };
    }
    match (own, own_action(action)) {
        (Some(Broken::PrivatePrice { minimum, .. }), Some(Own::BuyPrivate { price, .. })) => {
            (has(OptionRule::HalfPricePrivates) && price < minimum).then_some(Rule("1844-PRIV-07"))
        }
        _ => None,
    }
}

/// What 18xx.games decides in its own way.
fn of_site(state: &State, action: &Action, violation: &Violation, own: Option<&Broken>) -> Option<Citation> {
    if state.edition.profile != PROFILE_18XX_GAMES {
        return None;
    }
    match (violation, own) {
        (Violation::InDebt { .. }, _) => Some(Rule("1844-DEV-06")),
        (Violation::SaleNotNeeded, _) => Some(Rule("1844-DEV-07")),
        (Violation::TradePrice { minimum }, _) => (*minimum > Money(1)).then_some(Rule("1844-DEV-44")),
        (_, Some(Broken::MountainToPlace)) => {
            matches!(own_action(action), Some(Own::LayFurkaOberalp)).then_some(Rule("1844-DEV-13"))
        }
        (_, Some(Broken::PrivatePrice { .. })) => Some(Rule("1844-DEV-16")),
        (_, Some(Broken::NotATunnelHex { .. } | Broken::NotMouths { .. } | Broken::TunnelNotConnected { .. })) => {
            Some(Rule("1844-DEV-26"))
        }
        (Violation::RouteFault { fault: Fault::NotAStop { stop }, .. }, _) => {
            (!is_mountain(state, *stop)).then_some(Rule("1844-DEV-11"))
        }
        (Violation::RouteFault { run, fault: Fault::SameGroupTwice { stop } }, _) => {
            let Action::Run(runs) = action else { return None };
            let (_, route) = runs.get(usize::from(*run))?;
            (!enters_location_twice(state, route, *stop)).then_some(Rule("1844-DEV-10"))
        }
        _ => None,
    }
}

fn is_mountain(state: &State, stop: StopRef) -> bool {
    state.edition.board().map[stop.hex].ground == Ground::Mountain
}

/// Whether the location of this stop is on the route with another of its hexes; if not, only its side of the map is.
fn enters_location_twice(state: &State, route: &Route, stop: StopRef) -> bool {
    let map = &state.edition.board().map;
    let location = |hex: HexId| map[hex].location.map(|location| location.id);
    let mut hexes = vec![route.start.hex];
    for exit in &route.exits {
        let next = hexes.last().and_then(|hex| map.across(*hex, *exit));
        hexes.extend(next.map(|(hex, _)| hex));
    }
    hexes.into_iter().filter(|hex| location(*hex) == location(stop.hex)).count() > 1
}

/// By what lies on the hex, or which company it is.
fn of_place(state: &State, action: &Action, violation: &Violation) -> Option<Citation> {
    let company = state.turn().map(|turn| turn.company);
    match violation {
        Violation::LabelMissing { hex } => {
            let board = state.edition.board();
            let first_tile = state.is_bare(*hex) && board.tiles.label_of(&board.map[*hex]).is_some();
            first_tile.then_some(Rule("1844-TRACK-08"))
        }
        Violation::NotConnected { hex } => {
            let tile = action.tile()?;
            let freely = track::connections_without_markers(state, company?);
            reaches_tile(state, &freely, *hex, tile).then_some(Rule("1844-TRACK-20"))
        }
        Violation::MarkerNotConnected { at } => marker_not_connected(state, company?, *at),
        Violation::NotACity { hex } => is_town_in_grey(state, *hex).then_some(Rule("1844-TOK-11")),
        Violation::NoSuchTrain { model } => has_other_side(state, company?, *model).then_some(Rule("1844-TRAIN-04")),
        Violation::NotOwnedBySeller { .. } => {
            let Action::BuyTrain(BuyTrain { seller: Seller::Company(seller), .. }) = action else { return None };
            (Some(*seller) == company).then_some(Rule("1844-TRAIN-22"))
        }
        Violation::RouteFault { fault: Fault::SameStopTwice { stop }, .. } => {
            is_mountain(state, *stop).then_some(Rule("1844-MTN-08"))
        }
        Violation::RouteFault { fault: Fault::RedLocation { .. }, .. } => {
            (state.kind(company?) == CompanyKind::Regional).then_some(Rule("1844-RUN-09"))
        }
        _ => None,
    }
}

fn reaches_tile(state: &State, connected: &Reach, hex: HexId, lay: &LayTile) -> bool {
    let shape = state.edition.board().shapes.of_tile(lay.tile, lay.rotation);
    connected.sides(&state.track(), hex).meets(shape.exits)
}

/// A city full of others' markers is in the way, or the edge of the map.
fn marker_not_connected(state: &State, company: CompanyId, at: StopRef) -> Option<Citation> {
    if track::connections_without_markers(state, company).has(at) {
        return Some(Rule("1844-TOK-12"));
    }
    track::connections_through_everything(state, company).has(at).then_some(Rule("1844-TOK-07"))
}

/// Brig and Altdorf.
fn is_town_in_grey(state: &State, hex: HexId) -> bool {
    let there = state.edition.board().map.hexes.get(hex.index());
    let is_fixed = there.is_some_and(|there| there.ground == Ground::Fixed);
    is_fixed && matches!(state.track().part(StopRef { hex, part: 0 }), Some(Part::Town { .. }))
}

/// The company has the card, and its other side is up.
fn has_other_side(state: &State, company: CompanyId, model: ModelId) -> bool {
    let owns = |other: &ModelId| *other != model && state[company].trains[other.index()] > 0;
    state.edition.trains.iter().any(|card| card.sides.contains(&model) && card.sides.iter().any(owns))
}

fn of_own(state: &State, violation: &Broken) -> Option<Citation> {
    match violation {
        Broken::PrivateBuyerBarred { company } => (*company == SBB).then_some(Rule("1844-SBB-22")),
        Broken::TunnelNotConnected { hex } => {
            let company = state.turn()?.company;
            let line = state.track().shape(*hex).exits;
            let reaches_line = track::connections(state, company).sides(&state.track(), *hex).meets(line);
            let mouth_only = state.policies.tunnel_connection == TunnelConnection::Mouth;
            (reaches_line && mouth_only).then_some(Rule("1844-TUN-12b"))
        }
        _ => None,
    }
}
