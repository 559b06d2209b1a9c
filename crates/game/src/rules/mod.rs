//! The chapters of the rule books that titles share. Each says what must hold, then what follows; where titles differ, it
//! says in a trait what it has to be told.

pub mod choices;
pub mod debt;
pub mod director;
pub mod dividend;
pub mod emergency;
pub mod finish;
pub mod marker;
pub mod memo;
pub mod merger;
pub mod national;
pub mod operating;
pub mod phase;
pub mod plan;
pub mod play;
pub mod run;
pub mod share_round;
pub mod stock;
pub mod track;
pub mod trade;
pub mod train;
pub mod turn;

use crate::Violation;

/// The outcome of a check.
pub type Checked<T = ()> = Result<T, Violation>;

/// Refuses unless the condition holds.
pub fn must<V: Into<Violation>>(holds: bool, otherwise: impl FnOnce() -> V) -> Checked {
    if holds { Ok(()) } else { Err(otherwise().into()) }
}

/// Whether play goes on by itself, or somebody has to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Flow {
    /// Nobody has to be asked: on to what comes next.
    GoesOn,
    /// Somebody has to choose.
    Waits,
}
