//! The best next step by what it is worth at once: exact runs, no plan.

use board::StopRef;
use game::state::Step;
use game::{
    Action, BuyTrain, Choice, Choices, CompanyId, Money, PlayerId, PrivateId, Round, Seller, Sketch, State, play,
};

use crate::book::Book;
use crate::building::cost;
use crate::candidates::candidates;
use crate::ground::{Lookout, Progress};
use crate::memory::Memory;
use crate::outline::{Lines, line};
use crate::planner::trains_to_come;
use crate::taste::taste;
use crate::titles;

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
    if let (None, Some((private, _))) = (state.pending(), titles::lot(state)) {
        return Some(bid(state, choices, private, seat));
    }
    match state.turn().map(|turn| turn.step) {
        Some(Step::Run) if state.pending().is_none() => Some(memory.runs.best(state)),
        Some(Step::Track) if state.pending().is_none() => Some(best_tile(state, choices, memory)),
        _ => best_by_book(state, choices, memory, seat),
    }
}

/// What to do out of turn: take what a destination pays at once, the rest when it is worth something.
pub fn interject(state: &State, seat: PlayerId, own: &[&Action], memory: &mut Memory) -> Option<Action> {
    memory.look(state);
    let book = Book::new(memory.lines());
    let now = book.worth(state, seat);
    let gain = |action: &Action| {
        let draft = play(state, action).ok()?;
        Some(book.worth(&draft.state, seat) - now + leaning(state, action))
    };
    let gains = own.iter().filter_map(|action| Some((gain(action)?, *action)));
    let best = gains.max_by(|one, other| one.0.total_cmp(&other.0)).filter(|(gain, _)| *gain > 0.0);
    best.map(|(_, action)| action.clone())
}

fn bid(state: &State, choices: &Choices, private: PrivateId, seat: PlayerId) -> Action {
    let most = f64::from(state.edition().private(private).face.0) * BID;
    let fair = titles::lowest_bid(&choices.offered)
        .filter(|bid| f64::from(bid.0) <= most && state[seat].cash() - *bid >= RESERVE);
    fair.map_or(Action::Pass, titles::bid)
}

/// Tries everything and keeps what is worth most; what costs money is worth it by the franc.
fn best_by_book(state: &State, choices: &Choices, memory: &mut Memory, seat: PlayerId) -> Option<Action> {
    memory.look(state);
    let known = *memory.lines();
    let now = Book::new(&known).worth(state, seat);
    let buys_papers = state.share_round().is_some() || matches!(state.round(), Round::Initial(_));
    let mut best: Option<(f64, Action)> = None;
    for action in worth_trying(state, candidates(state, choices)) {
        let Ok(draft) = play(state, &action) else { continue };
        let lines = lines_after(state, &draft.state, &action, known, memory);
        let gain = Book::new(&lines).worth(&draft.state, seat) - now + leaning(state, &action);
        let paid = f64::from((state[seat].cash() - draft.state[seat].cash()).0);
        let score = if buys_papers && paid > 0.0 { 100.0 * gain / paid } else { gain };
        if best.as_ref().is_none_or(|(most, _)| score > *most) {
            best = Some((score, action));
        }
    }
    best.map(|(_, action)| action)
}

/// Leaves out what costs thought and hardly ever pays: trains that others need, and markers in small cities.
fn worth_trying(state: &State, mut actions: Vec<Action>) -> Vec<Action> {
    if let Some(turn) = state.turn().filter(|_| state.pending().is_none()) {
        let buyer = &state[turn.company];
        let can_spare =
            |other: CompanyId| state[other].director() == buyer.director() && state[other].train_count() > 1;
        actions.retain(|action| match action {
            Action::BuyTrain(BuyTrain { seller: Seller::Company(seller), price, .. }) => {
                can_spare(*seller) && *price <= buyer.cash()
            }
            _ => true,
        });
        if turn.step == Step::Marker && actions.len() > TRIED {
            let value = |action: &Action| match action {
                Action::PlaceMarker { hex, city } => city_value(state, StopRef { hex: *hex, part: *city }),
                _ => u16::MAX,
            };
            actions.sort_by_key(|action| std::cmp::Reverse(value(action)));
            actions.truncate(TRIED);
        }
    }
    actions
}

fn city_value(state: &State, at: StopRef) -> u16 {
    state.track().part(at).map_or(0, |part| part.values()[state.colour_index()])
}

/// A decision of an operating company shows in its run.
fn lines_after(state: &State, after: &State, action: &Action, mut lines: Lines, memory: &mut Memory) -> Lines {
    let changes =
        matches!(action, Action::PlaceMarker { .. } | Action::BuyTrain(_)) || titles::is_train_exchange(action);
    if let Some(company) =
        state.turn().map(|turn| turn.company).filter(|company| changes && !after[*company].is_closed())
    {
        let trains = trains_to_come(after, company);
        let revenue = f64::from(memory.surveyor.revenue(after, company, &trains));
        lines[company.index()] = line(after, company, &trains, revenue);
    }
    lines
}

/// What the accounts do not show.
fn leaning(state: &State, action: &Action) -> f64 {
    match action {
        // A higher par brings more to the treasury and the price into a longer row.
        Action::Start { par, .. } => f64::from(par.0) * 0.2,
        Action::Title(own) => titles::leaning(state, own),
        _ => taste(state, action),
    }
}

/// The tile after which the trains earn most, or which brings most stops nearer.
fn best_tile(state: &State, choices: &Choices, memory: &mut Memory) -> Action {
    let Some(turn) = state.turn() else { return Action::Done };
    let company = turn.company;
    let trains = trains_to_come(state, company);
    let (atlas, surveyor) = memory.atlas(state);
    let lookout = Lookout::new(state, atlas, company);
    let look = |choice: &Choice| match choice {
        Choice::Do(action) => {
            Some((look(&lookout.gain(action)?) - 0.1 * f64::from(cost(state, action).0), action.clone()))
        }
        _ => None,
    };
    let mut builds: Vec<(f64, Action)> = choices.offered.iter().filter_map(look).collect();
    builds.sort_by(|one, other| other.0.total_cmp(&one.0));
    builds.truncate(TRIED);
    let now = f64::from(surveyor.revenue(state, company, &trains));
    let tried = builds.into_iter().filter_map(|(look, action)| {
        let after = Sketch::with_track(state, &action)?;
        let then = f64::from(surveyor.revenue(&after, company, &trains));
        Some((then - now + OUTREACH * look, action))
    });
    let best = tried.max_by(|one, other| one.0.total_cmp(&other.0)).filter(|(gain, _)| *gain > 0.0);
    best.map_or(Action::Done, |(_, action)| action)
}

fn look(progress: &Progress) -> f64 {
    progress.stops + DESTINATION * f64::from(progress.to_goal)
}
