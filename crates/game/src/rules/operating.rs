//! Operating rounds: who operates, through which steps, and what closes a round. [1844-OR-04..14],
//! [1824-OR-01..12]

use crate::edition::BankBreak;
use crate::event::Event;
use crate::rules::{Checked, Flow, dividend, finish, marker, share_round, train, turn};
use crate::state::{Closing, Draft, Game, OperatingRound, Round, Stage, Step, Turn};
use crate::titles::{Parts, Ruleset};
use crate::{CompanyId, Violation};

/// What only a title knows about operating rounds.
pub trait OperatingRules: Parts {
    /// What comes first when all companies have operated.
    const FIRST_CLOSING: Closing;

    /// Income at the start of every operating round.
    fn pay_income(draft: &mut Draft<Self>);

    /// Who operates next; nobody operates twice in a round.
    fn next_company(game: &Game<Self>, round: &OperatingRound) -> Option<CompanyId>;

    /// The home marker, and whatever else comes before the first step.
    fn begin_turn(draft: &mut Draft<Self>, company: CompanyId);

    /// Surplus trains and the like go before anything else happens.
    fn settle_surplus(draft: &mut Draft<Self>, stage: &Stage) -> Flow;

    /// Before it is asked whether a step has anything to decide.
    fn before_step(draft: &mut Draft<Self>, turn: &Turn);

    /// When play has come to a stop and somebody has to choose.
    fn before_choice(draft: &mut Draft<Self>);

    /// The company has bought its last train: whether its turn is over with that.
    fn end_trains(draft: &mut Draft<Self>, turn: &Turn) -> Flow;

    /// Whether the track step is over though nobody has said so.
    fn is_track_over(game: &Game<Self>, turn: &Turn) -> bool;

    /// What closes a round, one thing after the other; the last of them calls `after_round`.
    fn close_operating_round(draft: &mut Draft<Self>, round: &OperatingRound, closing: Closing) -> Flow;
}

/// The number of rounds is fixed by the phase at the end of the share round. [1844-OR-14] [1844-SR-45] [1824-OR-02] A
/// phase that begins in between leaves it. [1824-RULING-58]
pub fn open_set<R: Ruleset>(draft: &mut Draft<R>) {
    let of = draft.edition.phase(draft.phase).operating_rounds;
    open(draft, 1, of);
}

fn open<R: Ruleset>(draft: &mut Draft<R>, number: u8, of: u8) {
    draft.emit(Event::OperatingRoundOpened { number, of });
    R::pay_income(draft);
}

/// Ends the step of the operating company. [1844-RULING-74] [1824-OR-09] A run, a dividend and a train that is due
/// cannot be left out. [1844-OR-10]
pub fn done<R: Ruleset>(draft: &mut Draft<R>) -> Checked {
    let turn = turn::current(draft)?;
    match turn.step {
        Step::Track | Step::Marker => draft.emit(Event::StepEnded(turn.step)),
        Step::Train => {
            train::must_not_need_one(draft, turn.company)?;
            if R::end_trains(draft, &turn) == Flow::GoesOn {
                draft.emit(Event::TurnEnded(turn.company));
            }
        }
        Step::Run | Step::Dividend => return Err(Violation::NotNow),
    }
    Ok(())
}

/// Plays everything that nobody decides, until somebody must choose.
pub fn advance<R: Ruleset>(draft: &mut Draft<R>) {
    while let Round::Operating(round) = draft.round {
        if draft.pending.is_some() || R::settle_surplus(draft, &round.stage) == Flow::Waits {
            return;
        }
        // Settling may have moved the game on.
        let Round::Operating(round) = draft.round else { return };
        let flow = match round.stage {
            Stage::Between => next_turn(draft, &round),
            Stage::Turn(turn) => go_through(draft, &turn),
            Stage::Closing(closing) => R::close_operating_round(draft, &round, closing),
        };
        if flow == Flow::Waits {
            return;
        }
    }
}

/// The best placed of those left. [1844-OR-05] [1844-OR-07] [1824-OR-03] [1824-OR-04] [1824-OR-07] None left: the round
/// closes. [1844-OR-13]
fn next_turn<R: Ruleset>(draft: &mut Draft<R>, round: &OperatingRound) -> Flow {
    match R::next_company(draft, round) {
        Some(company) => {
            draft.emit(Event::TurnBegan(company));
            R::begin_turn(draft, company);
        }
        None => draft.emit(Event::ClosingBegan(R::FIRST_CLOSING)),
    }
    Flow::GoesOn
}

/// Waits if somebody has to choose at this step; if not, goes on to the next.
fn go_through<R: Ruleset>(draft: &mut Draft<R>, turn: &Turn) -> Flow {
    R::before_step(draft, turn);
    if has_choice(draft, turn) {
        return Flow::Waits;
    }
    match turn.step {
        Step::Track | Step::Marker | Step::Run => draft.emit(Event::StepEnded(turn.step)),
        Step::Dividend => dividend::settle(draft, turn),
        Step::Train => draft.emit(Event::TurnEnded(turn.company)),
    }
    Flow::GoesOn
}

fn has_choice<R: Ruleset>(state: &Game<R>, turn: &Turn) -> bool {
    match turn.step {
        Step::Track => !R::is_track_over(state, turn),
        Step::Marker => marker::has_place(state, turn.company),
        Step::Run => R::can_run(state, turn.company),
        Step::Dividend => R::chooses_dividend(state, turn),
        Step::Train => train::is_anything_possible(state, turn.company),
    }
}

/// The next operating round, the next share round, or the end of the game.
pub fn after_round<R: Ruleset>(draft: &mut Draft<R>, round: &OperatingRound) {
    if round.number < round.of {
        open(draft, round.number + 1, round.of);
    } else if finish::is_over(draft, BankBreak::Emptied) || finish::is_endless(draft) {
        finish::end(draft);
    } else {
        share_round::open(draft);
    }
}
