//! The chapters of the rule book. Each says what must hold, then what follows.

pub mod director;
pub mod finish;
mod known;
pub mod marker;
pub mod merger;
pub mod plan;
pub mod run;
pub mod track;
pub mod trade;
pub mod turn;

use crate::Violation;

pub type Verdict<T = ()> = Result<T, Violation>;

/// Refuses unless the condition holds.
pub(crate) fn must(holds: bool, otherwise: impl FnOnce() -> Violation) -> Verdict {
    if holds { Ok(()) } else { Err(otherwise()) }
}
