//! Looks ahead in outline: every candidate is tried out and followed to the end of the game.

use board::StopRef;
use game::query;
use game::state::Step;
use game::{
    Action, Choice, Choices, CompanyId, ModelId, PlayerId, PrivateId, Round, Seller, Sketch, State, choices, play,
};

use crate::building::{cost, is_building};
use crate::candidates::candidates;
use crate::forecast::{Forecast, Fortunes};
use crate::ground::{Lookout, Progress};
use crate::memory::Memory;
use crate::outline::{Lines, line};
use crate::taste::taste;
use crate::titles;
use crate::weights::Weights;

/// So many tiles are tried out with the trains.
const TILES: usize = 8;
/// So many cities are tried out for a marker.
const MARKERS: usize = 5;
/// After so many sales the best purchase is looked for.
const SALES: usize = 4;

/// A sale has to be this much better than none: every one of them presses the price.
const FRICTION: f64 = 25.0;

/// What a franc of the treasury that goes into a new train is worth to whoever owns the whole company.
const SPENT: f64 = 0.8;

/// A planner at work on one decision.
pub struct Planner<'a> {
    pub state: &'a State,
    pub seat: PlayerId,
    pub weights: Weights,
    pub memory: &'a mut Memory,
    lines: Lines,
    forecast: Forecast,
}

impl<'a> Planner<'a> {
    pub fn new(state: &'a State, seat: PlayerId, weights: Weights, memory: &'a mut Memory) -> Planner<'a> {
        memory.look(state);
        let lines = *memory.lines();
        let forecast = Forecast::of(state, &lines);
        Planner { state, seat, weights, memory, lines, forecast }
    }

    /// What everybody is expected to own, in the mean.
    pub fn mean_fortune(&self) -> f64 {
        let fortunes = self.forecast.fortunes(self.state, &self.lines, self.weights.caution);
        (fortunes.iter().sum::<f64>() / f64::from(self.state.seats().max(1))).max(1.0)
    }

    pub fn choose(&mut self, choices: &Choices) -> Option<Action> {
        if let [Choice::Do(only)] = &choices.offered[..]
            && choices.out_of_turn.is_empty()
        {
            return Some(only.clone());
        }
        self.ranked(choices).into_iter().next().map(|(_, action)| action)
    }

    /// What may be done, with what it promises, the best first.
    pub fn ranked(&mut self, choices: &Choices) -> Vec<(f64, Action)> {
        let mut ranked = match (self.state.pending(), &self.state.round()) {
            (None, Round::Operating(_)) => self.operating(choices),
            (None, Round::Initial(_)) => match titles::lot(self.state) {
                Some((private, has_bid)) => self.bids(choices, private, has_bid),
                None => self.papers(choices),
            },
            _ => self.papers(choices),
        };
        ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
        ranked
    }

    /// What the seat gains by an action out of turn, if anything.
    pub fn interject(&mut self, own: &[&Action]) -> Option<Action> {
        let now = self.promise(self.state);
        let mut best: Option<(f64, &Action)> = None;
        for action in own {
            let Some(gain) = self.try_out(action).map(|promise| promise - now + taste(self.state, action)) else {
                continue;
            };
            if gain > best.map_or(0.0, |(most, _)| most) {
                best = Some((gain, action));
            }
        }
        best.map(|(_, action)| action.clone())
    }

    /// How the seat stands in a state that may follow.
    pub fn promise(&self, state: &State) -> f64 {
        self.promise_on(state, &self.lines)
    }

    fn promise_on(&self, state: &State, lines: &Lines) -> f64 {
        let fortunes = self.forecast.fortunes(state, lines, self.weights.caution);
        stand(state, self.seat, self.weights.rivalry, &fortunes)
    }

    /// What any action promises, by the same measure as the ranking; nothing if it is refused.
    pub fn score(&mut self, action: &Action) -> Option<f64> {
        if let (None, Some((private, _))) = (self.state.pending(), titles::lot(self.state)) {
            let limit = titles::bid_limit(self.state, self.seat, private) * self.weights.bidding;
            return Some(titles::bid_of(action).map_or(0.0, |bid| limit - f64::from(bid.0)));
        }
        let turn = self.state.turn().copied().filter(|_| self.state.pending().is_none());
        match (turn, action) {
            (Some(turn), Action::Run(_)) => Some(self.lost_by_run(turn.company, action)),
            (Some(turn), _) if turn.step == Step::Track && is_building(action) => {
                self.score_build(turn.company, action)
            }
            (_, Action::Sell(_)) => {
                let promise = self.try_out(action)?;
                Some(self.after_sale(action).unwrap_or(promise).max(promise) - FRICTION)
            }
            _ => Some(self.try_out(action)? + taste(self.state, action)),
        }
    }

    fn score_build(&mut self, company: CompanyId, action: &Action) -> Option<f64> {
        let (state, weights) = (self.state, self.weights);
        let (per_franc, bonus) = (self.per_franc(company), self.bonus(company));
        let (atlas, _) = self.memory.atlas(state);
        let gain = Lookout::new(state, atlas, company).gain(action)?;
        let promise = self.try_build(company, &trains_to_come(state, company), action)?;
        Some(promise + prospects(state, weights, action, gain, per_franc, bonus))
    }

    /// What a tile or tunnel of the company in turn brings nearer; nothing for other actions.
    pub fn progress(&mut self, action: &Action) -> Option<Progress> {
        let company = self.state.turn().filter(|_| is_building(action))?.company;
        let (atlas, _) = self.memory.atlas(self.state);
        Lookout::new(self.state, atlas, company).gain(action)
    }

    /// What a run that earns less than the best takes from the seat: nothing or less.
    fn lost_by_run(&mut self, company: CompanyId, action: &Action) -> f64 {
        let best = self.memory.runs.best(self.state);
        let revenue = |action: &Action| {
            let after = play(self.state, action).ok()?.state;
            after.turn().map(|turn| f64::from(turn.revenue.0))
        };
        let part =
            f64::from(self.state[company].shares()[self.seat.index()]) / f64::from(self.state.spec(company).shares);
        revenue(action).zip(revenue(&best)).map_or(0.0, |(given, best)| part * (given - best).min(0.0))
    }

    /// How good the lines of the companies are.
    pub const fn lines(&self) -> &Lines {
        &self.lines
    }

    /// The clock of this decision.
    pub const fn forecast(&self) -> &Forecast {
        &self.forecast
    }

    /// What the company would earn with the trains that it has, or could buy.
    pub fn revenue(&mut self, state: &State, company: CompanyId) -> i32 {
        self.memory.surveyor.revenue(state, company, &trains_to_come(state, company))
    }

    /// The state after any action, and how good the lines are then; nothing if it is refused.
    pub fn follow(&mut self, action: &Action) -> Option<(State, Lines)> {
        match self.state.turn().map(|turn| turn.company) {
            Some(company) if is_building(action) => self.built(company, &trains_to_come(self.state, company), action),
            _ => self.done(action),
        }
    }

    /// What an action promises.
    fn try_out(&mut self, action: &Action) -> Option<f64> {
        let (after, lines) = self.done(action)?;
        let rushes = after.phase() > self.state.phase() && self.state.turn().is_some();
        let rush = if rushes { self.weights.rush } else { 0.0 };
        Some(self.promise_on(&after, &lines) + rush + self.spending(action, &after))
    }

    /// The state after an action, and how good the lines are then.
    fn done(&mut self, action: &Action) -> Option<(State, Lines)> {
        let after = play(self.state, action).ok()?.state;
        let mut lines = self.lines;
        if let Some(company) = self.state.turn().map(|turn| turn.company)
            && changes_the_run(action)
        {
            let trains = trains_to_come(&after, company);
            let revenue = f64::from(self.memory.surveyor.revenue(&after, company, &trains));
            lines[company.index()] = line(&after, company, &trains, revenue);
        }
        Some((after, lines))
    }

    /// A treasury that buys a train is put to use: the outline is too optimistic about trains that are bought later.
    fn spending(&self, action: &Action, after: &State) -> f64 {
        let new = match action {
            Action::BuyTrain(purchase) => !matches!(purchase.seller, Seller::Company(_)),
            action => titles::is_train_exchange(action),
        };
        let Some(company) = self.state.turn().map(|turn| turn.company).filter(|_| new) else { return 0.0 };
        let spent = f64::from((self.state[company].cash() - after[company].cash()).0);
        let held = f64::from(self.state[company].shares()[self.seat.index()]);
        SPENT * spent * held / f64::from(self.state.spec(company).shares)
    }

    fn bids(&mut self, choices: &Choices, private: PrivateId, has_bid: bool) -> Vec<(f64, Action)> {
        let limit = titles::bid_limit(self.state, self.seat, private) * self.weights.bidding;
        // What nobody wants is put up for ever, and its owners are paid meanwhile: the richest puts an end to it.
        let richest = self.state.player_ids().all(|other| self.state[other].cash() <= self.state[self.seat].cash());
        let ends_it = if !has_bid && richest { 1.0 } else { f64::MIN };
        let lowest = titles::lowest_bid(&choices.offered);
        let bid = lowest.map(|lowest| ((limit - f64::from(lowest.0)).max(ends_it), titles::bid(lowest)));
        std::iter::once((0.0, Action::Pass)).chain(bid).collect()
    }

    /// Certificates, and whatever is pending.
    fn papers(&mut self, choices: &Choices) -> Vec<(f64, Action)> {
        let mut ranked: Vec<(f64, Action)> = Vec::new();
        let mut sales: Vec<(f64, Action)> = Vec::new();
        for action in candidates(self.state, choices) {
            let Some(promise) = self.try_out(&action) else { continue };
            let promise = promise + taste(self.state, &action);
            match action {
                Action::Sell(_) => sales.push((promise, action)),
                _ => ranked.push((promise, action)),
            }
        }
        sales.sort_by(|one, other| other.0.total_cmp(&one.0));
        for (row, (promise, action)) in sales.into_iter().enumerate() {
            let then = if row < SALES { self.after_sale(&action) } else { None };
            ranked.push((then.unwrap_or(promise).max(promise) - FRICTION, action));
        }
        ranked
    }

    /// A sale makes room and money: what the best purchase after it promises.
    fn after_sale(&mut self, sale: &Action) -> Option<f64> {
        let after = play(self.state, sale).ok()?.state;
        let offers = choices(&after);
        if offers.seat != Some(self.seat) {
            return None;
        }
        let mut best = f64::MIN;
        for choice in &offers.offered {
            let Choice::Do(action @ (Action::Buy { .. } | Action::Start { .. })) = choice else { continue };
            let Ok(draft) = play(&after, action) else { continue };
            best = best.max(self.promise(&draft.state) + taste(&after, action));
        }
        (best > f64::MIN).then_some(best)
    }

    fn operating(&mut self, choices: &Choices) -> Vec<(f64, Action)> {
        let Some(turn) = self.state.turn().copied() else { return Vec::new() };
        match turn.step {
            Step::Track => self.tiles(turn.company, choices),
            Step::Run => vec![(0.0, self.memory.runs.best(self.state))],
            Step::Marker | Step::Dividend | Step::Train => {
                let actions = self.worth_trying(turn.company, turn.step, candidates(self.state, choices));
                self.tried(actions)
            }
        }
    }

    fn tried(&mut self, actions: Vec<Action>) -> Vec<(f64, Action)> {
        let state = self.state;
        let mut ranked = Vec::with_capacity(actions.len());
        for action in actions {
            if let Some(promise) = self.try_out(&action) {
                ranked.push((promise + taste(state, &action), action));
            }
        }
        ranked
    }

    /// Other directors do not part with trains, nor does a company with its only one, and small cities are no place for a marker.
    fn worth_trying(&self, company: CompanyId, step: Step, mut actions: Vec<Action>) -> Vec<Action> {
        let state = self.state;
        let own = |seller: CompanyId| state[seller].director() == state[company].director();
        let all = actions.clone();
        actions.retain(|action| match action {
            Action::BuyTrain(purchase) => match purchase.seller {
                Seller::Company(seller) => own(seller) && state[seller].train_count() > 1,
                Seller::Bank | Seller::Pool => true,
            },
            _ => true,
        });
        if step == Step::Marker && actions.len() > MARKERS {
            let value = |action: &Action| match action {
                Action::PlaceMarker { hex, city } => {
                    let part = state.track().part(StopRef { hex: *hex, part: *city });
                    part.map_or(0, |part| part.values()[state.colour_index()])
                }
                _ => u16::MAX,
            };
            actions.sort_by_key(|action| std::cmp::Reverse(value(action)));
            actions.truncate(MARKERS);
        }
        if actions.is_empty() { all } else { actions }
    }

    /// The tiles that bring most stops nearer are tried out with the trains.
    fn tiles(&mut self, company: CompanyId, choices: &Choices) -> Vec<(f64, Action)> {
        let (state, weights) = (self.state, self.weights);
        let trains = trains_to_come(state, company);
        let (per_franc, bonus) = (self.per_franc(company), self.bonus(company));
        let (atlas, _) = self.memory.atlas(state);
        let lookout = Lookout::new(state, atlas, company);
        let look = |choice: &Choice| {
            let Choice::Do(action) = choice else { return None };
            let gain = lookout.gain(action)?;
            Some((prospects(state, weights, action, gain, per_franc, bonus), action.clone()))
        };
        let mut builds: Vec<(f64, Action)> = choices.offered.iter().filter_map(look).collect();
        builds.sort_by(|one, other| other.0.total_cmp(&one.0));
        builds.truncate(TILES);
        let mut others: Vec<Action> = candidates(state, choices);
        others.retain(|action| !is_building(action));
        let mut ranked = self.tried(others);
        for (worth, action) in builds {
            if let Some(promise) = self.try_build(company, &trains, &action) {
                ranked.push((promise + worth, action));
            }
        }
        ranked
    }

    fn try_build(&mut self, company: CompanyId, trains: &[ModelId], action: &Action) -> Option<f64> {
        let (after, lines) = self.built(company, trains, action)?;
        Some(self.promise_on(&after, &lines))
    }

    /// The state after track was laid, and how good the lines are then.
    fn built(&mut self, company: CompanyId, trains: &[ModelId], action: &Action) -> Option<(State, Lines)> {
        let board = Sketch::with_track(self.state, action)?;
        let revenue = f64::from(self.memory.surveyor.revenue(&board, company, trains));
        let after = play(self.state, action).ok()?.state;
        let mut lines = self.lines;
        lines[company.index()] = line(self.state, company, trains, revenue);
        Some((after, lines))
    }

    /// What one more franc of revenue is worth to the seat until the end.
    fn per_franc(&self, company: CompanyId) -> f64 {
        let held = f64::from(self.state[company].shares()[self.seat.index()]);
        held / f64::from(self.state.spec(company).shares) * self.forecast.rounds() as f64
    }

    /// What the destination is worth to the seat.
    fn bonus(&self, company: CompanyId) -> f64 {
        let company_state = &self.state[company];
        let part = f64::from(company_state.shares()[self.seat.index()]) / f64::from(self.state.spec(company).shares);
        let par = company_state.par().map_or(0.0, |par| f64::from(par.0));
        part * par * f64::from(self.state.spec(company).capital)
    }
}

/// What track is worth for the stops and the destination that it brings nearer, less a part of its cost.
fn prospects(state: &State, weights: Weights, action: &Action, gain: Progress, per_franc: f64, bonus: f64) -> f64 {
    let steps = f64::from(gain.to_goal);
    let towards = weights.destination * bonus * (1.0 - 0.8_f64.powf(steps));
    let worth = weights.outreach * gain.stops * per_franc + towards;
    worth - 0.1 * f64::from(cost(state, action).0) * per_franc.min(1.0)
}

/// How a seat stands: its own fortune, less a part of what the others have.
pub fn stand(state: &State, seat: PlayerId, rivalry: f64, fortunes: &Fortunes) -> f64 {
    let others = state.player_ids().filter(|player| *player != seat);
    let mean = others.map(|player| fortunes[player.index()]).sum::<f64>() / f64::from(state.seats().max(2) - 1);
    fortunes[seat.index()] - rivalry * mean
}

const fn changes_the_run(action: &Action) -> bool {
    matches!(action, Action::PlaceMarker { .. } | Action::BuyTrain(_) | Action::Surrender(_))
        || titles::is_train_exchange(action)
}

/// The company's trains; without any, the one that it could buy.
pub fn trains_to_come(state: &State, company: CompanyId) -> Vec<ModelId> {
    let trains = query::trains(state, company);
    if trains.is_empty() { query::on_sale(state).into_iter().take(1).collect() } else { trains }
}
