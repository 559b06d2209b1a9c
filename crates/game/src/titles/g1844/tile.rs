//! The track step of 1844: one tile, P2's extra one, and what a new board sets off. [1844-TRACK-01] [1844-PRIV-11]

use board::{Colour, Reach, TileSpec};

use crate::action::{LayTile, TileRight};
use crate::event::{Event, Purse};
use crate::rules::{Verdict, must, track, turn};
use crate::state::{Owner, Step, Turn};
use crate::titles::g1844::companies::P2;
use crate::titles::g1844::destination;
use crate::{CompanyId, Draft, Money, State, Violation};

/// From this phase on privates' abilities serve companies. [1844-PRIV-25]
pub const ABILITIES_PHASE: u8 = 3;

pub fn lay(draft: &mut Draft, lay: LayTile) -> Verdict {
    let turn = turn::at(draft, Step::Track)?;
    let connected = track::connections(draft, turn.company);
    let cost = check(draft, &turn, lay, &connected)?;

    draft.pay(Purse::Company(turn.company), Purse::Bank, cost);
    draft.emit(Event::TileLaid { hex: lay.hex, tile: lay.tile, rotation: lay.rotation });
    draft.emit(Event::RouteSeen { company: turn.company, seen: false });
    match lay.right {
        TileRight::Normal => turn::set(draft, Turn { tile_laid: true, ..turn }),
        TileRight::Bodelibahn => draft.emit(Event::ExtraTileUsed(P2)),
    }
    after_building(draft);
    Ok(())
}

/// Destinations that the board now connects are paid at once. [1844-RULING-19]
pub fn after_building(draft: &mut Draft) {
    destination::check_at_once(draft);
}

pub fn check(state: &State, turn: &Turn, lay: LayTile, connected: &Reach) -> Verdict<Money> {
    let spec = track::must_be_a_tile(state, lay)?;
    must_have_the_right(state, turn, lay, spec)?;
    track::check(state, turn.company, lay, connected)
}

fn must_have_the_right(state: &State, turn: &Turn, lay: LayTile, spec: &TileSpec) -> Verdict {
    match lay.right {
        TileRight::Normal => must(!turn.tile_laid, || Violation::TileAlreadyLaid),
        TileRight::Bodelibahn => {
            let phase = state.phase;
            must(phase >= ABILITIES_PHASE, || Violation::ExtraTileNotYet { phase })?;
            must(!state.privates[P2.index()].used, || Violation::ExtraTileUsed)?;
            must(owns_extra_tile(state, turn.company), || Violation::ExtraTileNotOwned)?;
            must(spec.colour == Colour::Yellow, || Violation::ExtraTileYellowOnly)
        }
    }
}

fn owns_extra_tile(state: &State, company: CompanyId) -> bool {
    match state.privates[P2.index()].owner {
        Owner::Company(owner) => owner == company,
        Owner::Player(player) => state[company].director == Some(player),
        Owner::Bank | Owner::Closed => false,
    }
}

/// Whether the company could still use P2's extra tile. [1844-RULING-15]
pub fn has_extra_tile(state: &State, company: CompanyId) -> bool {
    state.phase >= ABILITIES_PHASE && !state.privates[P2.index()].used && owns_extra_tile(state, company)
}

/// Every legal tile of this step.
pub fn lays(state: &State, turn: &Turn, connected: &Reach) -> Vec<LayTile> {
    let mut rights = Vec::with_capacity(2);
    if !turn.tile_laid {
        rights.push(TileRight::Normal);
    }
    if has_extra_tile(state, turn.company) {
        rights.push(TileRight::Bodelibahn);
    }
    if rights.is_empty() {
        return Vec::new();
    }
    let lays = track::lays(state, turn.company, connected).into_iter();
    let by_rights = lays.flat_map(|lay| rights.iter().map(move |right| LayTile { right: *right, ..lay }));
    by_rights.filter(|lay| check(state, turn, *lay, connected).is_ok()).collect()
}
