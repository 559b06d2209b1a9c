//! Operating rounds of 1824: who operates, through which steps, and what closes a round. [1824-OR-01] and on

use crate::edition::{BankBreak, Kind};
use crate::event::{Event, Purse};
use crate::rules::{Verdict, finish, turn};
use crate::state::{Closing, Ending, OperatingRound, Pending, Round, Stage, Step, Turn};
use crate::titles::g1824::companies::{MINORS, REGIONALS};
use crate::titles::g1824::policy::{AfterForeignSale, Undirected};
use crate::titles::g1824::{
    dividend, formation, mountain, phase, regional, revenue, share_round, station, stock, train,
};
use crate::{CompanyId, CompanySet, Draft, Money, State, Violation};

/// The number of rounds is fixed by the phase at the end of the share round. [1824-OR-02]
pub fn open_set(draft: &mut Draft) {
    let of = draft.edition.phase(draft.phase).operating_rounds;
    open(draft, 1, of);
}

fn open(draft: &mut Draft, number: u8, of: u8) {
    let round =
        OperatingRound { number, of, done: CompanySet::EMPTY, unmoved: CompanySet::EMPTY, stage: Stage::Between };
    draft.emit(Event::Proceeded(Round::Operating(round)));
    mountain::pay_income(draft);
}

/// All have operated: what happens now is the end of the round.
pub fn is_closing(state: &State) -> bool {
    matches!(&state.round, Round::Operating(OperatingRound { stage: Stage::Closing(_), .. }))
}

/// A company that opens during a round takes no turn in it. [1824-OR-12]
pub fn sit_out(draft: &mut Draft, company: CompanyId) {
    if let Round::Operating(round) = draft.round {
        let done = round.done.with(company);
        draft.emit(Event::Proceeded(Round::Operating(OperatingRound { done, ..round })));
    }
}

/// Ends the step of the operating company. [1824-OR-09]
pub fn done(draft: &mut Draft) -> Verdict {
    let turn = turn::current(draft)?;
    match turn.step {
        Step::Track => end_track(draft, turn),
        Step::Marker => end_marker(draft, turn),
        Step::Train => {
            train::must_not_need_one(draft, turn.company)?;
            turn::end(draft, turn.company);
        }
        Step::Run | Step::Dividend => return Err(Violation::NotNow),
    }
    Ok(())
}

/// Plays everything that nobody decides, until somebody must choose.
pub fn advance(draft: &mut Draft) {
    while let Round::Operating(round) = draft.round {
        if draft.pending.is_some() || consequences_wait(draft) {
            return;
        }
        let waits = match round.stage {
            Stage::Between => next_company(draft, round),
            Stage::Turn(turn) => step_on(draft, turn),
            Stage::Closing(closing) => close(draft, round, closing),
        };
        if waits {
            return;
        }
    }
}

/// Discards above the limits, then compulsory mountain exchanges, at once. [1824-PHASE-03] [1824-MTN-20]
fn consequences_wait(draft: &mut Draft) -> bool {
    let forms_first = draft.edition.austria().after_foreign_sale == AfterForeignSale::Formation;
    if forms_first && is_closing(draft) && formation::due(draft).is_some() {
        return false;
    }
    if let Some(company) = phase::above_limit(draft) {
        draft.emit(Event::Awaited(Some(Pending::Surrender(company))));
        return true;
    }
    mountain::ask_for_exchange(draft)
}

/// Coal Railways, Pre-Staatsbahnen, then majors by price. [1824-OR-03] [1824-OR-04] [1824-OR-07]
fn next_company(draft: &mut Draft, round: OperatingRound) -> bool {
    let ready = |company: &CompanyId| {
        let charter = &draft[*company];
        let acts = charter.director.is_some()
            || draft.kind(*company) == Kind::National && draft.edition.austria().undirected == Undirected::Receivership;
        charter.is_active() && acts && !round.done.has(*company)
    };
    match MINORS.map(CompanyId).find(ready).or_else(|| draft.by_price().into_iter().find(ready)) {
        Some(company) => begin_turn(draft, company),
        None => turn::set_stage(draft, Stage::Closing(Closing::Formation)),
    }
    false
}

fn begin_turn(draft: &mut Draft, company: CompanyId) {
    let turn = turn::of(company);
    turn::set(draft, turn);
    // The home marker comes first, free; a Staatsbahn has its markers from its formation. [1824-TOK-01]
    let has_none = draft.kind(company) != Kind::National || draft.markers_of(company).is_empty();
    let home = draft.home(company).filter(|_| !draft[company].opened && has_none);
    if let Some(at) = home {
        draft.emit(Event::HomePlaced { company, at });
        // Only a Staatsbahn whose place nobody kept can come so late. [1824-STAAT-20]
        if draft.kind(company) == Kind::National {
            draft.emit(Event::MarkerBeside(company));
        }
    }
    if is_in_receivership(draft, company) {
        end_track(draft, turn);
    }
}

/// Lays no track and buys no trains. [1824-STAAT-24b]
pub fn is_in_receivership(state: &State, company: CompanyId) -> bool {
    state[company].director.is_none()
}

/// Whether somebody has to choose at this step; if not, goes on.
fn step_on(draft: &mut Draft, turn: Turn) -> bool {
    let company = turn.company;
    match turn.step {
        Step::Track => return true,
        Step::Marker if !station::places(draft, company).is_empty() => return true,
        Step::Marker => end_marker(draft, turn),
        Step::Run if revenue::can_run(draft, company) => return true,
        Step::Run => turn::set(draft, Turn { step: Step::Dividend, ..turn }),
        Step::Dividend if turn.revenue > Money::ZERO && stock::is_major(draft, company) => return true,
        Step::Dividend => {
            dividend::settle(draft, company, turn.revenue);
            after_dividend(draft, turn);
        }
        Step::Train if train::is_anything_possible(draft, company) => return true,
        Step::Train => turn::end(draft, company),
    }
    false
}

pub fn end_track(draft: &mut Draft, turn: Turn) {
    turn::set(draft, Turn { step: Step::Marker, ..turn });
}

pub fn end_marker(draft: &mut Draft, turn: Turn) {
    turn::set(draft, Turn { step: Step::Run, ..turn });
}

pub fn after_run(draft: &mut Draft, turn: Turn, revenue: Money, mines: Money) {
    turn::set(draft, Turn { step: Step::Dividend, revenue, mines, ..turn });
}

/// Mine money goes straight into the treasury, whatever becomes of the income. [1824-REV-07] [1824-COAL-15]
pub fn after_dividend(draft: &mut Draft, turn: Turn) {
    draft.pay(Purse::Bank, Purse::Company(turn.company), turn.mines);
    turn::set(draft, Turn { step: Step::Train, ..turn });
}

/// Formations of the round, the foreign sale after the last of a set, formations by that. [1824-EXPORT-07]
/// [1824-RULING-43]
fn close(draft: &mut Draft, round: OperatingRound, closing: Closing) -> bool {
    let last = round.number == round.of;
    match closing {
        // Nothing follows the last round of the game. [1824-END-02] [1824-EXPORT-09]
        Closing::Formation if last && draft.ending == Ending::BankBroken => finish::end(draft),
        Closing::Formation => match form_next(draft) {
            Some(waits) => return waits,
            None => {
                open_regionals(draft);
                turn::set_stage(draft, Stage::Closing(Closing::Export));
            }
        },
        Closing::Export => {
            turn::set_stage(draft, Stage::Closing(Closing::Over));
            if last {
                phase::export(draft);
            }
        }
        Closing::Over => match form_next(draft) {
            Some(waits) => return waits,
            None if last && is_last_set(draft) => finish::end(draft),
            None => after_round(draft, round),
        },
    }
    false
}

/// The bank has broken: if what ends the set has done it, that is still in the set. [1824-END-02] [1824-DEV-29]
fn is_last_set(state: &State) -> bool {
    state.ending == Ending::BankBroken && state.edition.bank_break == BankBreak::Emptied
}

/// Forms the next Staatsbahn that is due, or has a marker taken back that it has twice on a hex. `None` if there is nothing
/// to do, otherwise whether somebody has to be waited for.
fn form_next(draft: &mut Draft) -> Option<bool> {
    if let Some(hex) = formation::duplicate_marker(draft) {
        return Some(formation::ask_for_duplicate(draft, hex));
    }
    let company = formation::due(draft)?;
    formation::form(draft, company);
    Some(false)
}

/// What a compulsory coal exchange has completed opens with the end of the round. [1824-COAL-27a]
fn open_regionals(draft: &mut Draft) {
    for company in REGIONALS {
        regional::open_if_due(draft, company);
    }
}

fn after_round(draft: &mut Draft, round: OperatingRound) {
    if round.number < round.of {
        open(draft, round.number + 1, round.of);
    } else if finish::is_endless(draft) {
        finish::end(draft);
    } else {
        draft.emit(Event::ShareRoundBegan);
        share_round::open(draft);
    }
}
