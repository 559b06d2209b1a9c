//! The track step of 1844: one tile, and P2's extra one. [1844-TRACK-01] [1844-PRIV-11] [1844-PRIV-25]

use board::{BorderSet, Colour, HexId};

use super::companies::P2;
use super::policy::ReachedTrack;
use super::{Draft, Event as Own, G1844, State, Violation as Broken, destination, furka_oberalp};
use crate::action::LayTile;
use crate::edition::UpgradeConnection;
use crate::rules::track::{self, TrackRules};
use crate::rules::{Checked, must, run, turn};
use crate::state::{Owner, Step, Turn};
use crate::{CompanyId, Money, OptionRule, Violation};

/// From this phase on privates' abilities serve companies, and companies buy privates. [1844-PRIV-25] [1844-PHASE-04]
/// [1844-RULING-14]
pub const ABILITIES_PHASE: u8 = 3;

impl TrackRules for G1844 {
    /// [1844-TRACK-01]
    fn must_have_a_tile(state: &State, _: &Turn) -> Checked {
        must(!state.own.turn.tile_laid, || Broken::TileAlreadyLaid)
    }

    /// [1844-PRIV-17] [1844-UPG-14] [1844-TRACK-19]
    fn unbuildable(state: &State, hex: HexId) -> Violation {
        let bears_piece =
            !state.is_bare(hex) || !state.layout.tunnel(hex).is_empty() || state.own.mountain_at(hex).is_some();
        if furka_oberalp::is_on_the_line(state, hex) {
            Broken::FurkaOberalpOnly { hex }.into()
        } else if bears_piece {
            Violation::NeverUpgraded { hex }
        } else {
            Violation::NotBuildable { hex }
        }
    }

    /// [1844-UPG-04a] [1844-UPG-04b] [1844-UPG-15]
    fn upgrade_connection(state: &State) -> UpgradeConnection {
        if state.options.has(OptionRule::UpgradeReachedTrack) {
            return UpgradeConnection::OldTile;
        }
        state.edition.upgrade_connection
    }

    /// Where only track may be upgraded that the company could run over. [1844-UPG-15] [1844-RULING-83]
    fn upgrade_range(state: &State, company: CompanyId) -> Option<BorderSet> {
        let is_asked = state.options.has(OptionRule::UpgradeReachedTrack);
        match state.policies.reached_track {
            ReachedTrack::WithinTrainLength if is_asked => run::borders_in_range(state, company),
            ReachedTrack::WithinTrainLength | ReachedTrack::Connected => None,
        }
    }

    fn pays_for_terrain(_: &State, _: CompanyId) -> bool {
        true
    }

    /// The tile is paid before a destination is: costs cannot be set off against the bonus. [1844-DEST-12]
    fn after_tile(draft: &mut Draft, _: CompanyId) {
        draft.emit(Own::TurnTileLaid);
        destination::check_at_once(draft);
    }
}

/// P2's extra yellow tile. [1844-PRIV-11] [1844-TRACK-22]
pub fn lay_extra(draft: &mut Draft, lay: LayTile) -> Checked {
    let company = turn::at(draft, Step::Track)?.company;
    let spec = track::must_be_a_tile(draft, lay)?;
    let phase = draft.phase;
    must(phase >= ABILITIES_PHASE, || Broken::ExtraTileNotYet { phase })?;
    must(!draft.own.extra_tile_used, || Broken::ExtraTileUsed)?;
    must(owns_extra_tile(draft, company), || Broken::ExtraTileNotOwned)?;
    must_be_yellow(draft, lay)?;
    let cost = track::check(draft, company, lay, spec)?;

    track::put_down(draft, company, lay, cost);
    draft.emit(Own::ExtraTileUsed);
    destination::check_at_once(draft);
    Ok(())
}

pub fn must_be_yellow(state: &State, lay: LayTile) -> Checked {
    let yellow = state.edition.board().tiles[lay.tile].colour == Colour::Yellow;
    must(yellow, || Broken::ExtraTileYellowOnly)
}

fn owns_extra_tile(state: &State, company: CompanyId) -> bool {
    match state[P2] {
        Owner::Company(owner) => owner == company,
        Owner::Player(player) => state[company].director == Some(player),
        Owner::Bank | Owner::Closed => false,
    }
}

/// Whether 18xx.games thinks that the company could still buy P2 from whoever has it. It does not ask whether this company
/// may. [1844-DEV-45]
pub fn could_buy_extra_tile(state: &State, company: CompanyId) -> bool {
    let for_sale = matches!(state[P2], Owner::Player(_)) && state.phase >= ABILITIES_PHASE;
    for_sale && !state.own.extra_tile_used && state[company].cash >= Money(1)
}

/// Whether the company could still use P2's extra tile. [1844-RULING-15]
pub fn has_extra_tile(state: &State, company: CompanyId) -> bool {
    state.phase >= ABILITIES_PHASE && !state.own.extra_tile_used && owns_extra_tile(state, company)
}
