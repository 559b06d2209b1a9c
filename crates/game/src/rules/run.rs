//! Running trains: what every stop is to a company, what it may claim, and what its trains activate. [1844-RUN-01] and
//! on, [1844-REV-01] and on

use board::{Borders, Edge, Ground, HexId, Side, StopRef, Track};
use routes::{Best, Limit, Range, Route, Score, Stop, Survey, Train};

use crate::edition::{Claim, Kind, Obligation, SameSide, ZeroStops};
use crate::event::Event;
use crate::rules::{Verdict, must, operating, track};
use crate::state::Step;
use crate::titles::g1844::mountain;
use crate::{CompanyId, Draft, ModelId, Money, State, Violation};

/// What a stop is to this company now; `None` if no train may visit it.
pub fn stop(state: &State, company: CompanyId, at: StopRef) -> Option<Stop> {
    let hex = &state.edition.ways().map[at.hex];
    let part = state.track().part(at)?;
    let colour = state.colour_index();
    let mut stop = Stop {
        value: part.values()[colour],
        own: state.markers_in(at).has(company),
        through: track::may_pass(state, company, at),
        red: hex.ground == Ground::Red,
        groups: 0,
        transit: None,
    };
    if hex.ground == Ground::Mountain {
        stop.value = mountain::value(state, at.hex, colour).unwrap_or(0);
        // Without a railway it has no value and is on no route. [1844-MTN-06]
        if stop.value == 0 && state.edition.zero_stops == ZeroStops::Visited {
            return None;
        }
    }
    if let Some(location) = hex.location {
        // Hexes of one location are one stop. [1844-RUN-11] [1844-RULING-37]
        stop.groups |= 1 << location.id.0;
        if state.edition.same_side == SameSide::Refused {
            stop.groups |= location.side.map_or(0, side_bit);
        }
        stop.transit = location.side.map(|side| (side, location.transit));
    }
    Some(stop)
}

const fn side_bit(side: Side) -> u64 {
    1 << match side {
        Side::North => 60,
        Side::South => 61,
        Side::East => 62,
        Side::West => 63,
    }
}

/// Hands a survey of the board, as the company sees it, to `then`.
pub fn with_survey<T>(state: &State, company: CompanyId, then: impl FnOnce(&Survey<'_>) -> T) -> T {
    let stops = |at| stop(state, company, at);
    then(&Survey { track: state.track(), stops: &stops, scoring: state.edition.scoring })
}

pub fn train(state: &State, model: ModelId) -> Train {
    let spec = state.edition.model(model);
    Train { range: spec.range, red: spec.red }
}

/// The company's trains, one entry each.
pub fn trains(state: &State, company: CompanyId) -> Vec<ModelId> {
    let count = |model: ModelId| usize::from(state[company].trains[model.index()]);
    state.edition.model_ids().flat_map(|model| std::iter::repeat_n(model, count(model))).collect()
}

/// The highest revenue that anyone can show. [1844-REV-09] [1844-RULING-38]
pub fn best(state: &State, company: CompanyId, limit: Limit) -> Best {
    let models = trains(state, company);
    let trains: Vec<Train> = models.iter().map(|model| train(state, *model)).collect();
    let markers = state.markers_of(company);
    let stops = |at| scorable_stop(state, company, at);
    let survey = Survey { track: state.track(), stops: &stops, scoring: state.edition.scoring };
    routes::best(&survey, &markers, &trains, limit)
}

/// What a train can score: where stops of no value are refused, an express may at most leave them out. [1844-DEV-11]
fn scorable_stop(state: &State, company: CompanyId, at: StopRef) -> Option<Stop> {
    stop(state, company, at).filter(|stop| stop.value > 0 || state.edition.zero_stops == ZeroStops::Visited)
}

/// The best run as an action.
pub fn best_claim(state: &State, company: CompanyId) -> Vec<(ModelId, Route)> {
    let models = trains(state, company);
    let best = best(state, company, Limit::NONE);
    best.runs.into_iter().map(|(train, route)| (models[train], route)).collect()
}

pub fn run(draft: &mut Draft, runs: &[(ModelId, Route)]) -> Verdict {
    let company = operating::turn_at(draft, Step::Run)?.company;
    let scores = check(draft, company, runs)?;
    let revenue = Money(scores.iter().map(|score| score.revenue as i32).sum());

    for score in &scores {
        activate(draft, score);
    }
    draft.emit(Event::RevenueEarned { company, revenue });
    operating::after_run(draft, revenue)
}

/// Legal routes, one a train, on separate track, and no less than the maximum.
pub fn check(state: &State, company: CompanyId, runs: &[(ModelId, Route)]) -> Verdict<Vec<Score>> {
    let mut left = state[company].trains;
    for (model, _) in runs {
        let model = *model;
        must(left.get(model.index()).is_some_and(|left| *left > 0), || Violation::NoSuchTrain { model })?;
        left[model.index()] -= 1;
    }
    let scores = with_survey(state, company, |survey| score_all(state, survey, runs))?;
    must_score_something(state, company, &scores)?;
    must_share_no_track(&scores)?;
    if state.edition.claim == Claim::Maximum {
        must_be_the_maximum(state, company, &scores)?;
    }
    Ok(scores)
}

fn score_all(state: &State, survey: &Survey<'_>, runs: &[(ModelId, Route)]) -> Verdict<Vec<Score>> {
    let on_map = |route: &Route| route.start.hex.index() < state.edition.ways().map.hexes.len();
    let score = |(run, (model, route)): (usize, &(ModelId, Route))| {
        let fault = |fault| Violation::RouteFault { run: run as u8, fault };
        must(on_map(route), || fault(routes::Fault::NoTrack { hex: route.start.hex }))?;
        routes::score(survey, train(state, *model), route).map_err(fault)
    };
    runs.iter().enumerate().map(score).collect()
}

fn must_score_something(state: &State, company: CompanyId, scores: &[Score]) -> Verdict {
    for (run, score) in scores.iter().enumerate() {
        let scored = score.stops.iter().zip(&score.scored).filter(|(_, scored)| **scored);
        let worthless = scored.map(|(at, _)| *at).find(|at| scorable_stop(state, company, *at).is_none());
        let fault =
            worthless.map(|stop| Violation::RouteFault { run: run as u8, fault: routes::Fault::NotAStop { stop } });
        fault.map_or(Ok(()), Err)?;
    }
    Ok(())
}

fn must_share_no_track(scores: &[Score]) -> Verdict {
    for (run, score) in scores.iter().enumerate() {
        let with = scores[..run].iter().position(|other| routes::share_track(score, other));
        must(with.is_none(), || Violation::TrackShared { run: run as u8, with: with.unwrap_or(0) as u8 })?;
    }
    Ok(())
}

fn must_be_the_maximum(state: &State, company: CompanyId, scores: &[Score]) -> Verdict {
    let claimed = Money(scores.iter().map(|score| score.revenue as i32).sum());
    let best = Money(best(state, company, Limit::NONE).revenue as i32);
    must(claimed >= best, || Violation::BelowMaximum { claimed, best })
}

/// [1844-MTN-10] [1844-TUN-15]
fn activate(draft: &mut Draft, score: &Score) {
    for end in [score.first(), score.last()].into_iter().flatten() {
        if let Some(mountain) = draft.mountain_at(end.hex).filter(|id| !draft.mountains[id.index()].activated) {
            draft.emit(Event::MountainActivated(mountain));
        }
    }
    for hex in &score.tunnels {
        if let Some(tunnel) = draft.tunnel_at(*hex).filter(|id| !draft.tunnels[id.index()].activated) {
            draft.emit(Event::TunnelActivated(tunnel));
        }
    }
}

/// Whether any of the company's trains can run at all.
pub fn can_run(state: &State, company: CompanyId) -> bool {
    if state[company].train_count() == 0 {
        return false;
    }
    if state.edition.claim == Claim::AnyLegal {
        return state[company].route_seen || has_route(state, company);
    }
    let models = trains(state, company);
    state.markers_of(company).into_iter().any(|from| {
        near_stops(&state.track(), from, &mut |at, hexes| {
            let Some(stop) = stop(state, company, at) else { return false };
            models.iter().any(|model| in_range(train(state, *model), stop.red, hexes))
        })
    })
}

const fn in_range(train: Train, red: bool, hexes: u16) -> bool {
    let near = match train.range {
        Range::Hexes(limit) => hexes <= limit as u16,
        Range::Stops(_) | Range::Express(_) => true,
    };
    near && (train.red || !red)
}

/// Whether the company has a route, whatever the range of trains: two connected stops, one with its marker.
/// [1844-TRAIN-16] [1844-RULING-42]
pub fn has_route(state: &State, company: CompanyId) -> bool {
    let regional = state.kind(company) == Kind::Regional;
    // Mountains without railway do not count, nor red hexes for regionals. [1844-TRAIN-18] [1844-RULING-43]
    let is_red = |at: StopRef| state.edition.ways().map[at.hex].ground == Ground::Red;
    let counts = |at: StopRef| {
        let is_stop = state.edition.obligation == Obligation::Remembered || stop(state, company, at).is_some();
        is_stop && !(regional && is_red(at))
    };
    state.markers_of(company).into_iter().any(|from| near_stops(&state.track(), from, &mut |at, _| counts(at)))
}

/// Visits the next stops along every track from a stop, with the number of hexes, until `found` says yes.
fn near_stops(track: &Track<'_>, from: StopRef, found: &mut dyn FnMut(StopRef, u16) -> bool) -> bool {
    track.exits_of(from).iter().any(|exit| along(track, from, (from.hex, exit), Borders::EMPTY, 1, found))
}

fn along(
    track: &Track<'_>,
    from: StopRef,
    (hex, exit): (HexId, Edge),
    used: Borders,
    hexes: u16,
    found: &mut dyn FnMut(StopRef, u16) -> bool,
) -> bool {
    let map = &track.ways.map;
    let Some((border, (next, entry))) = map.border(hex, exit).zip(map.across(hex, exit)) else { return false };
    if used.has(border) {
        return false;
    }
    let used = used.with(border);
    let here = track.stops_from(next, entry).filter(|stop| *stop != from).any(|stop| found(stop, hexes + 1));
    here || track.plain(next, entry).iter().any(|exit| along(track, from, (next, exit), used, hexes + 1, found))
}
