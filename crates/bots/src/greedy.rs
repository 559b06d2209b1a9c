//! The best next step by what it is worth at once: exact runs, no plan.

use game::state::{Round, Step};
use game::titles::on_sale;
use game::{Action, Choice, Choices, CompanyId, Event, LayTile, ModelId, Money, PlayerId, State, apply, play};

use crate::book::Book;
use crate::candidates::{best_run, candidates};
use crate::ground::{Outreach, outreach};
use crate::memory::Memory;

/// So many tiles are tried out with the trains; the others only look worse.
const TRIED: usize = 6;
/// A stop that comes nearer, beside one franc of revenue.
const OUTREACH: f64 = 0.15;
/// A tile nearer to a destination that is open.
const DESTINATION: f64 = 12.0;
/// What a private may cost, as a part of its face.
const BID: f64 = 1.15;
/// Kept for a first certificate.
const RESERVE: Money = Money(200);

pub fn choose(state: &State, choices: &Choices, memory: &mut Memory) -> Option<Action> {
    let seat = choices.seat?;
    if let [Choice::Do(only)] = &choices.offered[..]
        && choices.out_of_turn.is_empty()
    {
        return Some(only.clone());
    }
    if let (None, Round::Auction(auction)) = (state.pending, &state.round) {
        return Some(bid(state, choices, auction.private.index(), seat));
    }
    match state.turn().map(|turn| turn.step) {
        Some(Step::Run) if state.pending.is_none() => Some(best_run(state)),
        Some(Step::Track) if state.pending.is_none() => Some(best_tile(state, choices, memory)),
        _ => best_by_book(state, choices, memory, seat),
    }
}

/// What to do out of turn: take what a destination pays at once, the rest when it is worth something.
pub fn interject(state: &State, seat: PlayerId, own: &[&Action], memory: &mut Memory) -> Option<Action> {
    memory.look(state);
    let now = Book::new(memory, state).worth(state, seat, None);
    let gain = |action: &Action| {
        let draft = play(state, action).ok()?;
        Some(Book::new(memory, state).worth(&draft.state, seat, None) - now + taste(state, action))
    };
    let gains = own.iter().filter_map(|action| Some((gain(action)?, *action)));
    let best = gains.max_by(|one, other| one.0.total_cmp(&other.0)).filter(|(gain, _)| *gain > 0.0);
    best.map(|(_, action)| action.clone())
}

fn bid(state: &State, choices: &Choices, private: usize, seat: PlayerId) -> Action {
    let most = f64::from(state.edition.privates[private].face.0) * BID;
    let offers = choices.offered.iter();
    let minimum = offers.filter_map(|choice| match choice {
        Choice::Bid { minimum, .. } => Some(*minimum),
        _ => None,
    });
    let fair = minimum.into_iter().find(|bid| f64::from(bid.0) <= most && state[seat].cash - *bid >= RESERVE);
    fair.map_or(Action::Pass, Action::Bid)
}

/// Tries everything and keeps what is worth most; what costs money is worth it by the franc.
fn best_by_book(state: &State, choices: &Choices, memory: &mut Memory, seat: PlayerId) -> Option<Action> {
    memory.look(state);
    let now = Book::new(memory, state).worth(state, seat, None);
    let buys_papers = state.shares_round().is_some() || matches!(state.round, Round::Opening(_));
    let mut best: Option<(f64, Action)> = None;
    for action in candidates(state, choices) {
        let Ok(draft) = play(state, &action) else { continue };
        let known = known_run(state, &draft.state, &action, memory);
        let gain = Book::new(memory, state).worth(&draft.state, seat, known) - now + taste(state, &action);
        let paid = f64::from((state[seat].cash - draft.state[seat].cash).0);
        let score = if buys_papers && paid > 0.0 { 100.0 * gain / paid } else { gain };
        if best.as_ref().is_none_or(|(most, _)| score > *most) {
            best = Some((score, action));
        }
    }
    best.map(|(_, action)| action)
}

/// A decision of an operating company shows in its run.
fn known_run(state: &State, after: &State, action: &Action, memory: &mut Memory) -> Option<(CompanyId, f64)> {
    let company = state.turn()?.company;
    let changes = matches!(action, Action::PlaceMarker { .. } | Action::BuyTrain(_) | Action::ExchangeTrain(_));
    (changes && !after[company].closed).then(|| (company, f64::from(memory.surveyor.earnings(after, company).revenue)))
}

/// What the accounts do not show.
fn taste(state: &State, action: &Action) -> f64 {
    match action {
        // A higher par brings more to the treasury and the price into a longer row.
        Action::Start { par, .. } | Action::SetFnmPar(par) => f64::from(par.0) * 0.2,
        Action::ReachDestination(_) => 1000.0,
        Action::Answer(agreed) => {
            if *agreed {
                -50.0
            } else {
                0.0
            }
        }
        Action::DeclareBankruptcy => -5000.0,
        Action::BuyTunnel(_) => -60.0,
        Action::DiscardMountain(_) => -100.0,
        Action::LayFurkaOberalp => {
            if state.phase >= 4 {
                5.0
            } else {
                -5.0
            }
        }
        Action::PlaceMountain { panel, .. } => f64::from(*panel),
        _ => 0.0,
    }
}

/// The tile after which the trains earn most, or which brings most stops nearer.
fn best_tile(state: &State, choices: &Choices, memory: &mut Memory) -> Action {
    let Some(turn) = state.turn() else { return Action::Done };
    let company = turn.company;
    let trains = trains_to_come(state, company);
    let here = outreach(state, company);
    let mut builds: Vec<(f64, Action, State)> = Vec::new();
    for choice in &choices.offered {
        let Choice::Do(action) = choice else { continue };
        let Some(after) = built(state, company, action) else { continue };
        let cost = f64::from((state[company].cash - after[company].cash).0);
        let look = progress(&here, &outreach(&after, company)) - 0.1 * cost;
        builds.push((look, action.clone(), after));
    }
    builds.sort_by(|one, other| other.0.total_cmp(&one.0));
    builds.truncate(TRIED);
    let now = f64::from(memory.surveyor.earnings_with(state, company, &trains).revenue);
    let tried = builds.into_iter().map(|(look, action, after)| {
        let then = f64::from(memory.surveyor.earnings_with(&after, company, &trains).revenue);
        (then - now + OUTREACH * look, action)
    });
    let best = tried.max_by(|one, other| one.0.total_cmp(&other.0)).filter(|(gain, _)| *gain > 0.0);
    best.map_or(Action::Done, |(_, action)| action)
}

/// How much better one network looks than the other.
fn progress(before: &Outreach, after: &Outreach) -> f64 {
    let nearer = match (before.to_destination, after.to_destination) {
        (Some(before), Some(after)) => f64::from(before.min(20)) - f64::from(after.min(20)),
        // Reached.
        (Some(_), None) => 10.0,
        (None, _) => 0.0,
    };
    after.reached - before.reached + after.stops - before.stops + DESTINATION * nearer
}

/// The board after a tile or a tunnel.
fn built(state: &State, company: CompanyId, action: &Action) -> Option<State> {
    match action {
        Action::LayTile(LayTile { hex, tile, rotation, .. }) => {
            let mut after = *state;
            let cost = game::rules::track::terrain_cost(state, *hex);
            let (from, to) = (game::Purse::Company(company), game::Purse::Bank);
            apply(&mut after, &Event::CashMoved { from, to, amount: cost });
            apply(&mut after, &Event::TileLaid { hex: *hex, tile: *tile, rotation: *rotation });
            Some(after)
        }
        Action::BuildTunnel { .. } => play(state, action).ok().map(|draft| draft.state),
        _ => None,
    }
}

/// The company's trains; without any, the one that it could buy.
fn trains_to_come(state: &State, company: CompanyId) -> Vec<ModelId> {
    let trains = game::rules::run::trains(state, company);
    if !trains.is_empty() {
        return trains;
    }
    on_sale(state).into_iter().take(1).collect()
}
