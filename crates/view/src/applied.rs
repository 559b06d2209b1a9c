//! Which rules a step of a game belongs to: what led to it, and what followed.
//!
//! A table from kinds of actions and events to numbers of rules, no more: it says under which number an event is filed, not
//! everything that was weighed before it.

use game::edition::CompanyKind;
use game::state::{Closing, Owner, TrainPlace};
use game::{Action, CompanyId, Event, Holder, Money, State};

use crate::rulebook::{Rule, rule};
use crate::titles;

/// A rule of either title: whichever the game has.
type Pair = (&'static str, &'static str);

/// The numbers of the rules that this step belongs to, each once.
pub fn rules_of(state: &State, action: &Action, events: &[Event]) -> Vec<&'static str> {
    let title = state.edition().title.name();
    let mut pairs = of_action(action);
    for event in events {
        pairs.extend(of_event(state, action, event, events));
    }
    let mut ids: Vec<&'static str> = Vec::new();
    let shared = pairs.into_iter().flat_map(|(one, other)| [one, other]).filter(|id| id.starts_with(title));
    let own = titles::rules_of(action).iter().chain(events.iter().flat_map(titles::rules_of_event)).copied();
    for id in shared.chain(own) {
        if !ids.contains(&id) {
            ids.push(id);
        }
    }
    ids
}

/// How closely a step belongs to a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Applied {
    /// The step is filed under this rule.
    Itself,
    /// Under another rule of the same chapter.
    Chapter,
}

/// Whether a step belongs to a rule.
pub fn applies(to: &Rule, rules: &[&'static str]) -> Option<Applied> {
    if rules.contains(&to.id.as_str()) {
        return Some(Applied::Itself);
    }
    let chapter = to.chapter();
    let is_of_chapter = |id: &&str| {
        rule(id).is_some_and(|other| other.chapter().volume == chapter.volume && other.chapter().name == chapter.name)
    };
    rules.iter().any(is_of_chapter).then_some(Applied::Chapter)
}

fn of_action(action: &Action) -> Vec<Pair> {
    match action {
        Action::Start { .. } => vec![("1844-LAUNCH-03", "1824-REG-07"), ("1844-SR-09", "1824-SR-18")],
        Action::Buy { .. } => vec![("1844-SR-06", "1824-SR-16")],
        Action::Repay(_) => vec![("1844-RULING-48", "1824-EMR-14b")],
        Action::PlaceMarker { .. } => vec![("1844-TOK-02", "1824-TOK-02"), ("1844-TOK-03", "1824-TOK-03")],
        Action::Run(_) => vec![("1844-RUN-01", "1824-RUN-01"), ("1844-REV-01", "1824-REV-01")],
        Action::PayOut => vec![("1844-DIV-02", "1824-DIV-03"), ("1844-DIV-08", "1824-DIV-05")],
        Action::Withhold => vec![("1844-DIV-10", "1824-DIV-06")],
        Action::BuyTrain(_) => vec![("1844-TRAIN-01", "1824-TRAIN-09")],
        Action::Surrender(_) | Action::SurrenderAhead { .. } => vec![("1844-TRAIN-13", "1824-TRAIN-13")],
        Action::Answer(_) => vec![("1844-TRAIN-09", "1824-TRAIN-30")],
        Action::KeepMarker { .. } => vec![("1844-SBB-08", "1824-STAAT-21b")],
        Action::Pass | Action::Sell(_) | Action::LayTile(_) | Action::Done | Action::EndGame | Action::Title(_) => {
            Vec::new()
        }
    }
}

fn of_event(state: &State, action: &Action, event: &Event, all: &[Event]) -> Vec<Pair> {
    match event {
        Event::DebtChanged { by, .. } if *by > Money::ZERO => match action {
            Action::BuyTrain(_) => vec![("1844-EMR-09", "1824-EMR-13"), ("1844-EMR-01", "1824-EMR-01")],
            _ => vec![("1844-EMR-12", "1824-EMR-16")],
        },
        Event::BankBroke => vec![("1844-END-01", "1824-END-01")],
        Event::BlockSold { company, .. } => sale(state, *company),
        Event::OperatingRoundOpened { .. } => vec![("1844-OR-01", "1824-OR-03")],
        Event::ClosingBegan(Closing::Export) => vec![("1844-EXPORT-02", "1824-EXPORT-02")],
        Event::GameEnded => vec![("1844-END-02", "1824-END-02"), ("1844-END-07", "1824-END-09")],
        Event::OrderDealt(_) => vec![("1844-SR-37", "1824-SR-07")],
        Event::PrivateMoved { to, .. } => match to {
            Owner::Player(_) => vec![("1844-AUC-08", "1824-MTN-01")],
            Owner::Company(_) => vec![("1844-PRIV-04", "1824-MTN-04")],
            Owner::Closed => vec![("1844-PRIV-10", "1824-MTN-25")],
            Owner::Bank => Vec::new(),
        },
        Event::ParSet { .. } => vec![("1844-LAUNCH-01", "1824-REG-08")],
        Event::SharesMoved { from: Holder::Pool, to: Holder::Player(_), .. } => vec![("1844-SR-24", "1824-SR-17")],
        Event::DirectorChanged { .. } => vec![("1844-DIR-03", "1824-DIR-03")],
        Event::Launched { company, .. } => launch(state, *company),
        Event::Merged(company) => merger(state, *company),
        Event::PriceMoved { company, to } => price(state, *company, to.row, all),
        Event::TileLaid { tile, .. } => match state.edition().board().tiles[*tile].colour {
            board::Colour::Yellow => vec![("1844-TRACK-01", "1824-TRACK-01")],
            board::Colour::White
            | board::Colour::Green
            | board::Colour::Brown
            | board::Colour::Grey
            | board::Colour::Special => vec![("1844-UPG-02", "1824-UPG-01")],
        },
        Event::HomePlaced { .. } => vec![("1844-TOK-01", "1824-TOK-01")],
        Event::MarkerTaken { .. } => vec![("1844-SBB-07", "1824-STAAT-18")],
        Event::MarkerReturned { .. } => vec![("1844-SBB-08", "1824-STAAT-21b")],
        Event::RevenueEarned { .. } => vec![("1844-REV-02", "1824-REV-02")],
        Event::TrainMoved { from, to, .. } => train(*from, *to, all),
        Event::TrainTurned { .. } => vec![("1844-PHASE-09", "1824-PHASE-01")],
        Event::SoldForTrain { .. } => vec![("1844-EMR-05", "1824-EMR-09"), ("1844-EMR-06", "1824-EMR-10")],
        Event::OfferDeclined { .. } => vec![("1844-TRAIN-09", "1824-TRAIN-30")],
        Event::PhaseStarted(phase) => begun(*phase),
        // Bookkeeping, or told by the action.
        Event::CashMoved { .. }
        | Event::DebtChanged { .. }
        | Event::ShareRoundOpened { .. }
        | Event::Traded(_)
        | Event::ShareTurnEnded
        | Event::TurnBegan(_)
        | Event::StepEnded(_)
        | Event::TurnEnded(_)
        | Event::ClosingBegan(Closing::Formation | Closing::Over)
        | Event::Awaited(_)
        | Event::SharesMoved { .. }
        | Event::MarkerBeside(_)
        | Event::MarkerPlaced { .. }
        | Event::Operated(_)
        | Event::Title(_) => Vec::new(),
    }
}

fn sale(state: &State, company: CompanyId) -> Vec<Pair> {
    let priced = if state[company].has_operated() { "1844-SR-29" } else { "1844-SR-30" };
    vec![(priced, "1824-SR-23"), ("1844-SR-31", "1824-SR-24"), ("1844-SR-26", "1824-SR-22")]
}

fn launch(state: &State, company: CompanyId) -> Vec<Pair> {
    match state.spec(company).kind {
        CompanyKind::National => vec![("1844-SBB-01", "1824-STAAT-05"), ("1844-SBB-04", "1824-STAAT-14")],
        CompanyKind::Forerunner | CompanyKind::Coal | CompanyKind::Historical | CompanyKind::Regional => {
            vec![("1844-LAUNCH-04", "1824-REG-04"), ("1844-LAUNCH-09", "1824-REG-05")]
        }
    }
}

fn merger(state: &State, company: CompanyId) -> Vec<Pair> {
    match state.spec(company).kind {
        CompanyKind::Coal => vec![("1844-SBB-03", "1824-COAL-28")],
        CompanyKind::Forerunner => vec![("1844-SBB-03", "1824-STAAT-08")],
        CompanyKind::Historical | CompanyKind::Regional | CompanyKind::National => Vec::new(),
    }
}

/// At the end of a share round: those that are sold out rise, others go left. Within a turn the action tells it.
fn price(state: &State, company: CompanyId, row: u8, all: &[Event]) -> Vec<Pair> {
    let is_end_of_round = all.iter().any(|event| matches!(event, Event::OperatingRoundOpened { number: 1, .. }));
    let before = state[company].cell().map(|cell| cell.row);
    match (is_end_of_round, before) {
        (true, Some(before)) if row < before => vec![("1844-SR-39", "1824-SR-31")],
        (true, Some(_)) => vec![("1844-SR-38", "1824-SR-31")],
        (false, _) | (true, None) => Vec::new(),
    }
}

fn train(from: TrainPlace, to: TrainPlace, all: &[Event]) -> Vec<Pair> {
    let begins = all.iter().any(|event| matches!(event, Event::PhaseStarted(_)));
    match (from, to) {
        (TrainPlace::Bank, TrainPlace::Company(_)) => vec![("1844-TRAIN-02", "1824-TRAIN-03")],
        (TrainPlace::Company(_), TrainPlace::Company(_)) => vec![("1844-TRAIN-07", "1824-TRAIN-28")],
        (TrainPlace::Bank, TrainPlace::Gone) => vec![("1844-EXPORT-03", "1824-EXPORT-03")],
        (TrainPlace::Company(_) | TrainPlace::Pool, TrainPlace::Gone) if begins => {
            vec![("1844-TRAIN-14", "1824-TRAIN-15")]
        }
        _ => Vec::new(),
    }
}

/// Each phase has its own rule.
fn begun(phase: u8) -> Vec<Pair> {
    let own = match phase {
        2 => ("1844-PHASE-03", "1824-PHASE-05"),
        3 => ("1844-PHASE-04", "1824-PHASE-06"),
        4 => ("1844-PHASE-05", "1824-PHASE-10"),
        5 => ("1844-PHASE-06", "1824-PHASE-15"),
        6 => ("1844-PHASE-07", "1824-PHASE-18"),
        7 => ("1844-PHASE-08", "1824-PHASE-22"),
        8 => ("1844-PHASE-08", "1824-PHASE-24"),
        _ => ("1844-PHASE-02", "1824-PHASE-04"),
    };
    vec![("1844-PHASE-01", "1824-PHASE-01"), own]
}
