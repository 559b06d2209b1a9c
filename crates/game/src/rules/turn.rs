//! The operating turn of a company: where it stands, and moving it on. Which steps there are is the title's affair.

use crate::edition::MAX_MODELS;
use crate::event::Event;
use crate::rules::{Verdict, must};
use crate::state::{OperatingRound, Round, Stage, Step, Turn};
use crate::{CompanyId, CompanySet, Draft, Money, State, Violation};

/// A turn that has just begun.
pub const fn of(company: CompanyId) -> Turn {
    Turn {
        company,
        step: Step::Track,
        tile_laid: false,
        revenue: Money::ZERO,
        sold: CompanySet::EMPTY,
        sold_beyond: Money::ZERO,
        declined: [CompanySet::EMPTY; MAX_MODELS],
        privates_begun: false,
        mines: Money::ZERO,
        exchanged: false,
    }
}

pub fn current(state: &State) -> Verdict<Turn> {
    state.turn().copied().ok_or(Violation::NotNow)
}

/// The turn, if it is at this step.
pub fn at(state: &State, step: Step) -> Verdict<Turn> {
    let turn = current(state)?;
    must(turn.step == step, || Violation::NotNow)?;
    Ok(turn)
}

pub fn set(draft: &mut Draft, turn: Turn) {
    set_stage(draft, Stage::Turn(turn));
}

pub fn set_stage(draft: &mut Draft, stage: Stage) {
    if let Round::Operating(round) = draft.round {
        draft.emit(Event::Proceeded(Round::Operating(OperatingRound { stage, ..round })));
    }
}

/// The company has had its turn of this round.
pub fn end(draft: &mut Draft, company: CompanyId) {
    if let Round::Operating(round) = draft.round {
        let done = round.done.with(company);
        draft.emit(Event::Proceeded(Round::Operating(OperatingRound { done, stage: Stage::Between, ..round })));
    }
}
