//! The operating turn of a company: where it stands.

use crate::Violation;
use crate::rules::{Checked, must};
use crate::state::{Common, Step, Turn};

/// The turn that is on.
pub fn current(state: &Common) -> Checked<Turn> {
    state.turn().copied().ok_or(Violation::NotNow)
}

/// The turn, if it is at this step.
pub fn at(state: &Common, step: Step) -> Checked<Turn> {
    let turn = current(state)?;
    must(turn.step == step, || Violation::NotNow)?;
    Ok(turn)
}
