//! The game at a table: its actions, the state they have led to, and checkpoints on the way that make undo cheap.

use std::collections::BTreeMap;

use game::{Action, State};
use serde::{Deserialize, Serialize};
use wire::api::{Clocks, Digest, Millis};
use wire::course::Course;

/// A state is kept after every so many actions: undo replays fewer than that.
const CHECKPOINT: usize = 64;

/// One action of the course.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Step {
    pub seq: u64,
    pub at: Millis,
    pub seat: u8,
    pub action: Action,
    /// Of the state after it.
    pub digest: u64,
    pub clock: StepClock,
}

/// The clocks after an action, for those who take it back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct StepClock {
    /// By seat; empty without a clock.
    pub left: Box<[Millis]>,
    /// What the action added to the time of its seat.
    pub gained: Millis,
}

impl StepClock {
    pub fn of(clocks: Option<&Clocks>) -> StepClock {
        clocks.map_or_else(StepClock::default, |clocks| StepClock {
            left: clocks.left.clone().into(),
            gained: clocks.gained,
        })
    }
}

#[derive(Clone, Debug)]
pub struct History {
    start: State,
    state: State,
    course: Course<Step>,
    /// By the number of actions that led there.
    checkpoints: BTreeMap<usize, State>,
}

pub fn digest_text(digest: u64) -> Digest {
    format!("{digest:016x}")
}

impl History {
    pub fn new(start: State) -> History {
        History { start, state: start, course: Course::default(), checkpoints: BTreeMap::new() }
    }

    /// From a snapshot: without checkpoints, which are made again when they are needed.
    pub fn resumed(start: State, course: Course<Step>, state: State) -> History {
        History { start, state, course, checkpoints: BTreeMap::new() }
    }

    pub fn state(&self) -> &State {
        &self.state
    }

    pub fn course(&self) -> &Course<Step> {
        &self.course
    }

    pub fn position(&self) -> usize {
        self.course.position()
    }

    /// `after` is the result of `game::play` with the action.
    pub fn act(&mut self, step: Step, after: &State) {
        self.checkpoints.split_off(&(self.course.position() + 1));
        self.course.act(step);
        self.state = *after;
        self.keep(self.course.position());
    }

    /// `after` is the result of `state_at`.
    pub fn move_to(&mut self, to: usize, after: &State) {
        if self.course.move_to(to) {
            self.state = *after;
            self.keep(to);
        }
    }

    fn keep(&mut self, position: usize) {
        if position.is_multiple_of(CHECKPOINT) {
            self.checkpoints.insert(position, self.state);
        }
    }

    /// After so many actions of the course, undone ones included; `None` if it is shorter.
    pub fn state_at(&self, position: usize) -> Option<State> {
        let actions = self.course.all().get(..position)?;
        if position == self.course.position() {
            return Some(self.state);
        }
        let checkpoint = self.checkpoints.range(..=position).next_back();
        let (from, state) = checkpoint.map_or((0, self.start), |(from, state)| (*from, *state));
        let rest = actions.get(from..)?;
        rest.iter().try_fold(state, |state, step| game::play(&state, &step.action).ok().map(|draft| draft.state))
    }

    /// The digest on record for the state after so many actions of the course.
    pub fn digest_at(&self, position: usize) -> Option<u64> {
        match position.checked_sub(1) {
            Some(last) => self.course.all().get(last).map(|step| step.digest),
            None => Some(self.start.digest()),
        }
    }

    /// Bytes that it takes beyond its own size.
    pub fn weight(&self) -> usize {
        let actions = size_of_val(self.course.all());
        actions + self.checkpoints.len() * size_of::<State>()
    }
}
