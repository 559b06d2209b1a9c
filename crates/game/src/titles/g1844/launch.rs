//! Launch and capital. [1844-LAUNCH-04] and on

use crate::edition::{Goal, Kind, Markers};
use crate::event::{Event, Purse};
use crate::titles::g1844::destination;
use crate::{CompanyId, Draft, Money};

/// From this phase on historical companies get all capital at once and have no destination. [1844-LAUNCH-11]
pub const FULL_CAPITAL_PHASE: u8 = 6;

/// Launches the company if enough shares have left the offering.
pub fn if_due(draft: &mut Draft, company: CompanyId) {
    let spec = draft.spec(company);
    let charter = &draft[company];
    let Some(par) = charter.par else { return };
    if charter.launched || spec.shares - charter.unsold < spec.launch {
        return;
    }
    let full = spec.kind == Kind::Historical && draft.phase >= FULL_CAPITAL_PHASE;
    let times = if full { spec.shares } else { spec.capital };
    let has_destination = spec.goal != Goal::None && !full;
    draft.emit(Event::Launched { company, markers: markers(spec.markers, par), has_destination });
    draft.pay(Purse::Bank, Purse::Company(company), par * i32::from(times));
    destination::check_at_once(draft);
}

/// [1844-LAUNCH-12]
pub const fn markers(markers: Markers, par: Money) -> u8 {
    match markers {
        Markers::Fixed(markers) => markers,
        Markers::ByPar => ((par.0 - 50) / 10) as u8,
    }
}
