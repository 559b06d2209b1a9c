//! The track step of 1824: one tile per turn, laid or upgraded. [1824-TRACK-01] [1824-TRACK-02]

use board::{BorderSet, HexId};

use super::{Draft, G1824, State, bond, construction};
use crate::edition::UpgradeConnection;
use crate::event::Event;
use crate::rules::Checked;
use crate::rules::track::TrackRules;
use crate::state::{Step, Turn};
use crate::{CompanyId, Violation};

impl TrackRules for G1824 {
    fn must_have_a_tile(_: &State, _: &Turn) -> Checked {
        Ok(())
    }

    /// [1824-TRACK-02]
    fn unbuildable(_: &State, hex: HexId) -> Violation {
        Violation::NotBuildable { hex }
    }

    /// [1824-UPG-03] [1824-DEV-05]
    fn upgrade_connection(state: &State) -> UpgradeConnection {
        state.edition.upgrade_connection
    }

    /// [1824-TRACK-01]
    fn upgrade_range(_: &State, _: CompanyId) -> Option<BorderSet> {
        None
    }

    /// [1824-TRACK-13] Construction railways build for nothing. [1824-CIS-25]
    fn pays_for_terrain(state: &State, company: CompanyId) -> bool {
        !construction::is_one(state, company)
    }

    fn after_tile(draft: &mut Draft, _: CompanyId) {
        draft.emit(Event::StepEnded(Step::Track));
        bond::after_tile(draft);
    }
}
