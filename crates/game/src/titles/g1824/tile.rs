//! The track step of 1824: one tile a turn, laid or upgraded. [1824-TRACK-01] and on

use crate::action::{LayTile, TileRight};
use crate::event::{Event, Purse};
use crate::rules::{Verdict, must, track, turn};
use crate::state::Step;
use crate::titles::g1824::operating;
use crate::{Draft, Violation};

pub fn lay(draft: &mut Draft, lay: LayTile) -> Verdict {
    let turn = turn::at(draft, Step::Track)?;
    must(lay.right == TileRight::Normal, || Violation::NoSuchTile)?;
    let connected = track::connections(draft, turn.company);
    let cost = track::check(draft, turn.company, lay, &connected)?;

    draft.pay(Purse::Company(turn.company), Purse::Bank, cost);
    draft.emit(Event::TileLaid { hex: lay.hex, tile: lay.tile, rotation: lay.rotation });
    operating::end_track(draft, turn);
    Ok(())
}
