//! Operating rounds: who operates, through which steps, and what closes a round. [1844-OR-04] and on

use crate::edition::{BankBreak, StepsEnd};
use crate::event::Event;
use crate::rules::{Verdict, finish, turn};
use crate::state::{Closing, Ending, National, OperatingRound, Pending, Round, Stage, Step, Turn};
use crate::titles::g1844::policy::{AfterExport, Obligation, UnmovedMarkers};
use crate::titles::g1844::{destination, dividend, income, phase, revenue, sbb, share_round, station, tile, train};
use crate::{CompanyId, CompanySet, Draft, Money, OptionRule, State, Violation};

/// The number of rounds is fixed by the phase at the end of the share round. [1844-OR-14] [1844-SR-45]
pub fn open_set(draft: &mut Draft) {
    let of = draft.edition.phase(draft.phase).operating_rounds;
    open(draft, 1, of);
}

fn open(draft: &mut Draft, number: u8, of: u8) {
    let round =
        OperatingRound { number, of, done: CompanySet::EMPTY, unmoved: CompanySet::EMPTY, stage: Stage::Between };
    draft.emit(Event::Proceeded(Round::Operating(round)));
    income::pay_all(draft);
}

/// Ends the step of the operating company. [1844-RULING-74]
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
        if draft.pending.is_some() {
            return;
        }
        if let Some(company) = phase::above_limit(draft).filter(|_| is_surrender_due(draft, round.stage)) {
            if !phase::surrender_without_director(draft, company) {
                draft.emit(Event::Awaited(Some(Pending::Surrender(company))));
                return;
            }
            continue;
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

/// Surplus trains go at once, but 18xx.games forms the SBB first. [1844-RULING-75] [1844-DEV-35]
fn is_surrender_due(state: &State, stage: Stage) -> bool {
    let forming = matches!(stage, Stage::Closing(Closing::Export | Closing::Formation));
    !(forming && state.edition.swiss().after_export == AfterExport::Formation)
}

/// The best placed of those left; nobody operates twice. [1844-OR-05] [1844-OR-07]
fn next_company(draft: &mut Draft, round: OperatingRound) -> bool {
    let ready = |company: &CompanyId| {
        let charter = &draft[*company];
        charter.is_active() && charter.director.is_some() && !round.done.has(*company)
    };
    match draft.by_price().into_iter().find(ready) {
        Some(company) => begin_turn(draft, company),
        None => turn::set_stage(draft, Stage::Closing(Closing::Export)),
    }
    false
}

fn begin_turn(draft: &mut Draft, company: CompanyId) {
    let turn = turn::of(company);
    turn::set(draft, turn);
    // The home marker comes first, free of charge, and is not the turn's marker. [1844-TOK-01] [1844-RULING-77]
    if let Some(at) = draft.home(company).filter(|_| !draft[company].opened) {
        draft.emit(Event::HomePlaced { company, at });
    }
}

/// Whether somebody has to choose at this step; if not, goes on.
fn step_on(draft: &mut Draft, turn: Turn) -> bool {
    match turn.step {
        Step::Track if !track_is_over(draft, turn) => return true,
        Step::Track => end_track(draft, turn),
        Step::Marker if !station::places(draft, turn.company).is_empty() => return true,
        Step::Marker => end_marker(draft, turn),
        Step::Run => {
            remember_route(draft, turn.company);
            if revenue::can_run(draft, turn.company) {
                return true;
            }
            turn::set(draft, Turn { step: Step::Dividend, ..turn });
        }
        Step::Dividend if turn.revenue > Money::ZERO => return true,
        Step::Dividend => {
            dividend::withhold(draft, turn.company, Money::ZERO);
            after_dividend(draft);
        }
        Step::Train => {
            remember_route(draft, turn.company);
            if train::is_anything_possible(draft, turn.company) {
                return true;
            }
            turn::end(draft, turn.company);
        }
    }
    false
}

/// 18xx.games keeps a positive answer until the company builds again. [1844-DEV-12]
fn remember_route(draft: &mut Draft, company: CompanyId) {
    let remembers = draft.edition.swiss().obligation == Obligation::Remembered;
    if remembers && !draft[company].route_seen && revenue::has_route(draft, company) {
        draft.emit(Event::RouteSeen { company, seen: true });
    }
}

/// The normal tile lies, and no extra tile or tunnel could follow.
fn track_is_over(state: &State, turn: Turn) -> bool {
    let director = state[turn.company].director;
    let tunnels = state.tunnels.iter().any(|tunnel| tunnel.owner == director && tunnel.hex.is_none());
    let may_end = state.edition.steps_end == StepsEnd::NothingPossible;
    may_end && turn.tile_laid && !tunnels && !tile::has_extra_tile(state, turn.company)
}

fn end_track(draft: &mut Draft, turn: Turn) {
    turn::set(draft, Turn { step: Step::Marker, ..turn });
}

pub fn end_marker(draft: &mut Draft, turn: Turn) {
    turn::set(draft, Turn { step: Step::Run, ..turn });
}

pub fn after_run(draft: &mut Draft, revenue: Money) -> Verdict {
    let turn = turn::current(draft)?;
    turn::set(draft, Turn { step: Step::Dividend, revenue, ..turn });
    Ok(())
}

pub fn after_dividend(draft: &mut Draft) {
    if draft.options.has(OptionRule::DestinationAfterRun) {
        destination::check(draft);
    }
    if let Ok(turn) = turn::current(draft) {
        turn::set(draft, Turn { step: Step::Train, ..turn });
    }
}

/// Export at the end of a set, then the SBB's formation, then the next round. [1844-RULING-54]
fn close(draft: &mut Draft, round: OperatingRound, closing: Closing) -> bool {
    let last = round.number == round.of;
    match closing {
        Closing::Export if !round.unmoved.is_empty() => sink_unmoved(draft, round),
        Closing::Export if last && is_over(draft, BankBreak::Exceeded) => finish::end(draft),
        Closing::Export => {
            turn::set_stage(draft, Stage::Closing(Closing::Formation));
            if last {
                phase::export(draft);
            }
        }
        Closing::Formation => {
            turn::set_stage(draft, Stage::Closing(Closing::Over));
            if draft.national == National::Due {
                sbb::form(draft);
            }
        }
        Closing::Over => {
            if let Some(hex) = sbb::duplicate_marker(draft) {
                return sbb::ask_for_duplicate(draft, hex);
            }
            after_round(draft, round);
        }
    }
    false
}

/// The first edition turns stacks over as a whole: a marker that did not move ends below those that came beneath it.
/// [1844-DIV-12a] [1844-RULING-06]
fn sink_unmoved(draft: &mut Draft, round: OperatingRound) {
    for company in draft.by_price().into_iter().filter(|company| round.unmoved.has(*company)) {
        draft.emit(Event::PriceSank(company));
    }
    draft.emit(Event::Proceeded(Round::Operating(OperatingRound { unmoved: CompanySet::EMPTY, ..round })));
}

pub fn note_unmoved(draft: &mut Draft, company: CompanyId) {
    if draft.edition.swiss().unmoved_markers == UnmovedMarkers::Stay {
        return;
    }
    if let Round::Operating(round) = draft.round {
        let unmoved = round.unmoved.with(company);
        draft.emit(Event::Proceeded(Round::Operating(OperatingRound { unmoved, ..round })));
    }
}

fn after_round(draft: &mut Draft, round: OperatingRound) {
    if round.number < round.of {
        open(draft, round.number + 1, round.of);
    } else if is_over(draft, BankBreak::Emptied) || finish::is_endless(draft) {
        finish::end(draft);
    } else {
        draft.emit(Event::ShareRoundBegan);
        share_round::open(draft, false);
    }
}

/// Whether the game ends here, for profiles that judge it at this moment. [1844-END-02] [1844-DEV-29]
fn is_over(state: &State, judged: BankBreak) -> bool {
    state.edition.bank_break == judged && state.ending == Ending::BankBroken
}
