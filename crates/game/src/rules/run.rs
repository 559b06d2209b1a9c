//! Running trains: which routes a company may claim, and the best it has. [1844-RUN-01..18],
//! [1844-REV-01..09], [1824-RUN-01..25], [1824-REV-01..08]

use board::{BorderSet, Edge, HexId, StopRef, Track};
use routes::{Best, Limit, Route, Score, Stop, Survey, Train};

use crate::edition::Claim;
use crate::event::Event;
use crate::rules::{Checked, memo, must, turn};
use crate::state::{Common, Draft, Game, Step};
use crate::titles::{Parts, Ruleset};
use crate::{CompanyId, ModelId, Money, Violation};

/// What only a title knows about stops and runs.
pub trait StopRules: Parts {
    /// What a stop is to this company now; `None` if no train may visit it.
    fn stop(game: &Game<Self>, company: CompanyId, at: StopRef) -> Option<Stop>;

    /// The same for the search of the best run: without stops that no train would score.
    fn scorable_stop(game: &Game<Self>, company: CompanyId, at: StopRef) -> Option<Stop>;

    /// Whether a visit to this stop activates something now.
    fn activates_stop(game: &Game<Self>, at: StopRef) -> bool;

    /// The same for running through the tunnel of a hex.
    fn activates_tunnel(game: &Game<Self>, hex: HexId) -> bool;

    /// Whether any of the company's trains can run at all.
    fn can_run(game: &Game<Self>, company: CompanyId) -> bool;

    /// What routes bring about besides revenue.
    fn after_run(draft: &mut Draft<Self>, company: CompanyId, scores: &[Score]);
}

/// The run of the turn.
pub fn run_trains<R: Ruleset>(draft: &mut Draft<R>, runs: &[(ModelId, Route)]) -> Checked {
    let company = turn::at(draft, Step::Run)?.company;
    let scores = check(draft, company, runs)?;

    R::after_run(draft, company, &scores);
    // The sum over all trains. [1844-REV-01] [1824-REV-02] [1844-REV-02]
    let revenue = Money(scores.iter().map(|score| score.revenue as i32).sum());
    draft.emit(Event::RevenueEarned { company, revenue });
    draft.emit(Event::StepEnded(Step::Run));
    Ok(())
}

/// Hands a survey of the board, as the company sees it, to `then`.
pub fn with_survey<R: Ruleset, T>(state: &Game<R>, company: CompanyId, then: impl FnOnce(&Survey<'_>) -> T) -> T {
    let stops = |at| R::stop(state, company, at);
    then(&Survey { track: state.track(), stops: &stops, scoring: state.edition.scoring })
}

pub fn train(state: &Common, model: ModelId) -> Train {
    let spec = state.edition.model(model);
    Train { range: spec.range, red: spec.red }
}

/// The company's trains, one entry each.
pub fn trains(state: &Common, company: CompanyId) -> Vec<ModelId> {
    let count = |model: ModelId| usize::from(state[company].trains[model.index()]);
    state.edition.model_ids().flat_map(|model| std::iter::repeat_n(model, count(model))).collect()
}

pub(super) fn models_and_trains(state: &Common, company: CompanyId) -> (Vec<ModelId>, Vec<Train>) {
    let models = trains(state, company);
    let trains = models.iter().map(|model| train(state, *model)).collect();
    (models, trains)
}

/// Hands what the search for the best run asks to `then`: the board, without stops that no train would score; the company's
/// markers; its trains.
pub(super) fn with_scorable<R: Ruleset, T>(
    state: &Game<R>,
    company: CompanyId,
    then: impl FnOnce(&Survey<'_>, &[StopRef], &[Train]) -> T,
) -> T {
    let (_, trains) = models_and_trains(state, company);
    let markers = state.stations_of(company);
    let stops = |at| R::scorable_stop(state, company, at);
    then(&Survey { track: state.track(), stops: &stops, scoring: state.edition.scoring }, &markers, &trains)
}

/// The highest revenue that anyone can show. [1844-REV-09] [1844-RULING-38]
pub fn best<R: Ruleset>(state: &Game<R>, company: CompanyId, limit: Limit) -> Best {
    with_scorable(state, company, |survey, markers, trains| routes::best(survey, markers, trains, limit))
}

/// The best run as an action.
pub fn best_claim<R: Ruleset>(state: &Game<R>, company: CompanyId) -> Vec<(ModelId, Route)> {
    let models = trains(state, company);
    let best = best(state, company, Limit::NONE);
    memo::keep_maximum(state, company, best.revenue);
    best.runs.into_iter().map(|(train, route)| (models[train], route)).collect()
}

/// Legal routes, one per train, on separate track, that earn what the edition asks for.
fn check<R: Ruleset>(state: &Game<R>, company: CompanyId, runs: &[(ModelId, Route)]) -> Checked<Vec<Score>> {
    let scores = legal(state, company, runs)?;
    match state.edition.claim {
        Claim::Maximum => must_be_the_maximum(state, company, &scores)?,
        Claim::AnyPaying => must_earn(state, company, &scores)?,
        Claim::AnyLegal => (),
    }
    Ok(scores)
}

/// Legal routes, one per train, on separate track.
pub fn legal<R: Ruleset>(state: &Game<R>, company: CompanyId, runs: &[(ModelId, Route)]) -> Checked<Vec<Score>> {
    let mut left = state[company].trains;
    for (model, _) in runs {
        let model = *model;
        must(left.get(model.index()).is_some_and(|left| *left > 0), || Violation::NoSuchTrain { model })?;
        left[model.index()] -= 1;
    }
    let scores = with_survey(state, company, |survey| score_all(state, survey, runs))?;
    must_score_something(state, company, &scores)?;
    must_share_no_track(&scores)?;
    Ok(scores)
}

fn score_all(state: &Common, survey: &Survey<'_>, runs: &[(ModelId, Route)]) -> Checked<Vec<Score>> {
    let on_map = |route: &Route| route.start.hex.index() < state.edition.board().map.hexes.len();
    let score = |(run, (model, route)): (usize, &(ModelId, Route))| {
        let fault = |fault| Violation::RouteFault { run: run as u8, fault };
        must(on_map(route), || fault(routes::Fault::NoTrack { hex: route.start.hex }))?;
        routes::score(survey, train(state, *model), route).map_err(fault)
    };
    runs.iter().enumerate().map(score).collect()
}

fn must_score_something<R: Ruleset>(state: &Game<R>, company: CompanyId, scores: &[Score]) -> Checked {
    for (run, score) in scores.iter().enumerate() {
        let scored = score.stops.iter().zip(&score.scored).filter(|(_, scored)| **scored);
        let worthless = scored.map(|(at, _)| *at).find(|at| R::scorable_stop(state, company, *at).is_none());
        if let Some(stop) = worthless {
            return Err(Violation::RouteFault { run: run as u8, fault: routes::Fault::NotAStop { stop } });
        }
    }
    Ok(())
}

/// Stops may be shared, track may not. [1844-REV-14] [1844-RULING-40] So each exit of a mine serves one train of a
/// company in its turn, and the others' in theirs. [1824-RULING-83] [1824-RUN-17] [1824-RUN-18]
fn must_share_no_track(scores: &[Score]) -> Checked {
    for (run, score) in scores.iter().enumerate() {
        if let Some(with) = scores[..run].iter().position(|other| routes::share_track(score, other)) {
            return Err(Violation::TrackShared { run: run as u8, with: with as u8 });
        }
    }
    Ok(())
}

/// Whatever a lower claim would bring about. [1844-REV-09] [1844-REV-10]
fn must_be_the_maximum<R: Ruleset>(state: &Game<R>, company: CompanyId, scores: &[Score]) -> Checked {
    let claimed = Money(scores.iter().map(|score| score.revenue as i32).sum());
    let best = maximum(state, company);
    must(claimed >= best, || Violation::BelowMaximum { claimed, best })
}

/// Money of a mine is earned, too, though it is no revenue. [1824-RULING-94]
fn must_earn<R: Ruleset>(state: &Game<R>, company: CompanyId, scores: &[Score]) -> Checked {
    if scores.iter().any(|score| score.revenue > 0 || score.mine_income > 0) {
        return Ok(());
    }
    let best = maximum(state, company);
    must(best == Money::ZERO, || Violation::NothingEarned { best })
}

fn maximum<R: Ruleset>(state: &Game<R>, company: CompanyId) -> Money {
    let known = memo::maximum(state, company);
    Money(known.unwrap_or_else(|| best(state, company, Limit::NONE).revenue) as i32)
}

/// The sides that one of the company's trains could cross on a run from one of its markers; `None` if it has no train.
pub fn borders_in_range<R: Ruleset>(state: &Game<R>, company: CompanyId) -> Option<BorderSet> {
    let (_, trains) = models_and_trains(state, company);
    let markers = state.stations_of(company);
    let crossed = |train: &Train| with_survey(state, company, |survey| routes::crossed(survey, &markers, *train));
    trains.iter().map(crossed).reduce(|all, more| all.union(&more))
}

/// Whether a marker of the company has track to another stop that `found` accepts, told the number of hexes to it.
pub fn reaches_a_stop(state: &Common, company: CompanyId, found: &mut dyn FnMut(StopRef, u16) -> bool) -> bool {
    state.stations_of(company).into_iter().any(|from| near_stops(&state.track(), from, found))
}

/// Visits the next stops along every track from a stop, with the number of hexes, until `found` says yes.
fn near_stops(track: &Track<'_>, from: StopRef, found: &mut dyn FnMut(StopRef, u16) -> bool) -> bool {
    track.exits_of(from).iter().any(|exit| along(track, from, (from.hex, exit), BorderSet::EMPTY, 1, found))
}

fn along(
    track: &Track<'_>,
    from: StopRef,
    (hex, exit): (HexId, Edge),
    used: BorderSet,
    hexes: u16,
    found: &mut dyn FnMut(StopRef, u16) -> bool,
) -> bool {
    let map = &track.board.map;
    let Some((border, (next, entry))) = map.border(hex, exit).zip(map.across(hex, exit)) else { return false };
    if used.has(border) {
        return false;
    }
    let used = used.with(border);
    let here = track.stops_from(next, entry).filter(|stop| *stop != from).any(|stop| found(stop, hexes + 1));
    here || track.plain(next, entry).iter().any(|exit| along(track, from, (next, exit), used, hexes + 1, found))
}
