//! The chapters of the rule book. Each says what must hold, then what follows.

pub mod auction;
pub mod director;
pub mod dividend;
pub mod emergency;
pub mod finish;
pub mod income;
pub mod launch;
pub mod marker;
pub mod operating;
pub mod phase;
pub mod run;
pub mod share_round;
pub mod stock;
pub mod track;
pub mod train;

use crate::Violation;

pub type Verdict<T = ()> = Result<T, Violation>;

/// Refuses unless the condition holds.
pub(crate) fn must(holds: bool, otherwise: impl FnOnce() -> Violation) -> Verdict {
    if holds { Ok(()) } else { Err(otherwise()) }
}
