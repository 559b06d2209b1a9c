//! A whole game looked back on: how everybody stood, the costliest decisions, what runs left on the table.
//!
//! Made step by step, so that whoever asks can show how far it is and stop. A first pass judges every decision by the
//! planner; those that seem to have cost most are then looked at by a search, which often knows better.

use bots::{Budget, Coach};
use game::{Action, CompanyId, State, deciding, play, query, seat_of};
use routes::Limit;
use serde::{Deserialize, Serialize};
use view::Lang;
use wire::api::RoundName;
use wire::{WireAction, to_wire};

/// Decisions that are told.
const MISTAKES: usize = 8;
/// So many are looked at twice.
const DOUBTED: usize = 24;
/// What the second look may cost each: positions.
const SECOND_LOOK: u64 = 4_000;
/// Less than this part of one's fortune is no mistake, only another way to play.
const SLIGHT: f64 = 0.01;
/// Steps of a search for the best run: enough for a proof nearly always.
const EFFORT: Limit = Limit(2_000_000);

/// What is known when all is done. It is kept with the game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Review {
    /// How everybody stood, at the beginning of every turn and round.
    pub curve: Vec<Point>,
    /// The costliest decisions, the worst first.
    pub mistakes: Vec<Mistake>,
    /// Runs that earned less than they could.
    pub runs: Vec<RunLeft>,
    /// Where phases began.
    pub phases: Vec<PhaseBegins>,
}

/// How everybody stood.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Point {
    /// After so many actions.
    pub at: usize,
    /// Expected parts of the whole wealth, by seat.
    pub shares: Vec<f64>,
}

/// A decision that cost something.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Mistake {
    /// After so many actions it had to be made.
    pub at: usize,
    /// Who made it.
    pub seat: u8,
    /// In which round.
    pub round: RoundName,
    /// What was done.
    pub given: WireAction,
    /// What would have been better.
    pub better: WireAction,
    /// What that would have brought, in money by the end.
    pub cost: i32,
}

/// A run that earned less than it could.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RunLeft {
    /// After so many actions it was made.
    pub at: usize,
    /// The company's number.
    pub company: u8,
    /// What it earned.
    pub earned: i32,
    /// What it could have earned, proven.
    pub best: i32,
}

/// The beginning of a phase.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PhaseBegins {
    /// After so many actions.
    pub at: usize,
    /// Which.
    pub phase: u8,
    /// In which round.
    pub round: RoundName,
    /// Expected parts of the whole wealth then, by seat.
    pub shares: Vec<f64>,
}

impl Review {
    /// How everybody stood when a phase began, the richest first, and how that had changed since the one before it:
    /// `Anna 28% (+3)`.
    pub fn standing(&self, phase: usize, names: &[String], lang: Lang) -> String {
        let before = match phase.checked_sub(1) {
            Some(row) => self.phases.get(row).map(|phase| &phase.shares),
            None => self.curve.first().map(|point| &point.shares),
        };
        let percent = |share: f64| (share * 100.0).round() as i32;
        let mut seats: Vec<(usize, f64)> =
            self.phases.get(phase).map_or(Vec::new(), |phase| phase.shares.iter().copied().enumerate().collect());
        seats.sort_by(|one, other| other.1.total_cmp(&one.1));
        let stands = |(seat, share): (usize, f64)| {
            let name = names.get(seat).map_or("", String::as_str);
            let change = percent(share) - before.and_then(|before| before.get(seat)).map_or(0, |part| percent(*part));
            match change {
                0 => format!("{name} {}", lang.percent(share)),
                more if more > 0 => format!("{name} {} (+{})", lang.percent(share), lang.number(more)),
                less => format!("{name} {} ({})", lang.percent(share), lang.number(less)),
            }
        };
        seats.into_iter().map(stands).collect::<Vec<_>>().join(", ")
    }
}

/// How far a review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// So many steps of so many are done.
    Step(usize, usize),
    /// There is nothing left to do.
    Done,
}

/// A second look counts as so many first ones: it takes about as long.
const WEIGHT: usize = 12;

/// A review in the making.
pub struct Reviewer {
    coach: Coach,
    state: State,
    actions: Vec<Action>,
    at: usize,
    /// Decisions that seem to have cost something, with the position that they were made in.
    doubted: Vec<Doubt>,
    /// How many of them have been looked at again.
    settled: usize,
    review: Review,
    /// The turn that the last point of the curve stands for.
    turn: Option<(RoundName, Option<CompanyId>)>,
}

struct Doubt {
    cost: f64,
    at: usize,
    before: State,
}

impl Reviewer {
    /// Of the game that began like this and went on with these actions.
    pub fn new(start: State, actions: Vec<Action>) -> Reviewer {
        Reviewer {
            coach: Coach::default(),
            state: start,
            actions,
            at: 0,
            doubted: Vec::new(),
            settled: 0,
            review: Review::default(),
            turn: None,
        }
    }

    /// Looks at one decision more.
    pub fn step(&mut self) -> Progress {
        if self.at < self.actions.len() {
            self.first_look();
        } else if self.settled < self.doubted.len() {
            self.second_look();
        } else {
            return Progress::Done;
        }
        Progress::Step(self.at + self.settled * WEIGHT, self.actions.len() + DOUBTED * WEIGHT)
    }

    /// What was found; complete after [`Progress::Done`].
    pub fn finish(mut self) -> Review {
        self.note_point();
        self.review.mistakes.sort_by_key(|mistake| std::cmp::Reverse(mistake.cost));
        let mut told: Vec<(u8, RoundName, WireAction)> = Vec::new();
        self.review.mistakes.retain(|mistake| {
            // What was left undone several times is one mistake, and so is passing several times.
            let what = if mistake.given == WireAction::Pass { &mistake.given } else { &mistake.better };
            let what = (mistake.seat, mistake.round, what.clone());
            let is_new = !told.contains(&what);
            told.push(what);
            is_new
        });
        self.review.mistakes.truncate(MISTAKES);
        self.review
    }

    fn first_look(&mut self) {
        let (action, before) = (self.actions[self.at].clone(), self.state);
        let Ok(played) = play(&before, &action) else {
            // A game that does not go on by the rules is reviewed as far as it goes.
            self.actions.truncate(self.at);
            return;
        };
        let turn = (RoundName::of(&before), before.turn().map(|turn| turn.company));
        if self.turn != Some(turn) {
            self.turn = Some(turn);
            self.note_point();
        }
        if let Some((cost, _)) = self.cost(&before, &action, Budget::nodes(0)) {
            self.doubted.push(Doubt { cost, at: self.at, before });
        }
        self.note_run(&before, &action, &played.state);
        self.note_phase(&before, &played.state);
        self.state = played.state;
        self.at += 1;
        if self.at == self.actions.len() || self.doubted.len() > 2 * DOUBTED {
            self.doubted.sort_by(|one, other| other.cost.total_cmp(&one.cost));
            self.doubted.truncate(DOUBTED);
        }
    }

    fn second_look(&mut self) {
        let Doubt { cost: first, at, before } = self.doubted[self.settled];
        self.settled += 1;
        let given = self.actions[at].clone();
        let (Some((cost, better)), Some(seat)) =
            (self.cost(&before, &given, Budget::nodes(SECOND_LOOK)), deciding(&before))
        else {
            return;
        };
        self.review.mistakes.push(Mistake {
            at,
            seat: seat.index() as u8,
            round: RoundName::of(&before),
            given: to_wire(before.edition(), &given),
            better: to_wire(before.edition(), &better),
            // Of two judges, the milder one.
            cost: cost.min(first).round() as i32,
        });
    }

    /// What a decision cost beside the best one, and that; nothing if it was as good, or nearly.
    fn cost(&mut self, before: &State, given: &Action, budget: Budget<'_>) -> Option<(f64, Action)> {
        // What somebody does out of turn is no answer to the decision that is due.
        if seat_of(before, given) != deciding(before) {
            return None;
        }
        match &self.coach.compare(before, given, budget)[..] {
            [best, given] if -given.behind > SLIGHT * best.fortune => Some((-given.behind, best.action.clone())),
            _ => None,
        }
    }

    fn note_point(&mut self) {
        let seats = usize::from(self.state.seats());
        let shares = self.coach.shares(&self.state)[..seats].to_vec();
        self.review.curve.push(Point { at: self.at, shares });
    }

    fn note_run(&mut self, before: &State, action: &Action, after: &State) {
        let (Action::Run(_), Some(turn)) = (action, before.turn()) else { return };
        let best = query::best_run(before, turn.company, EFFORT);
        let earned = after.turn().map_or(0, |turn| turn.revenue.0);
        if best.proven && best.revenue as i32 > earned {
            let company = turn.company.index() as u8;
            self.review.runs.push(RunLeft { at: self.at, company, earned, best: best.revenue as i32 });
        }
    }

    fn note_phase(&mut self, before: &State, after: &State) {
        if after.phase() == before.phase() {
            return;
        }
        let shares = self.coach.shares(after)[..usize::from(after.seats())].to_vec();
        self.review.phases.push(PhaseBegins {
            at: self.at + 1,
            phase: after.phase(),
            round: RoundName::of(after),
            shares,
        });
    }
}
