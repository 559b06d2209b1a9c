//! The game on a table: its course, the state it has led to, and some states on the way so that undo is cheap.

use std::collections::BTreeMap;

use game::{Action, State};
use serde::{Deserialize, Serialize};
use wire::api::{Digest, Millis};
use wire::course::Course;

/// A state is kept after every so many actions: undo replays fewer than that.
const ANCHOR: usize = 64;

/// One action of the course.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Step {
    pub seq: u64,
    pub at: Millis,
    pub seat: u8,
    pub action: Action,
    pub digest: u64,
}

#[derive(Clone, Debug)]
pub struct Play {
    start: State,
    state: State,
    course: Course<Step>,
    /// By the number of actions that led there.
    anchors: BTreeMap<usize, State>,
}

pub fn digest_text(digest: u64) -> Digest {
    format!("{digest:016x}")
}

impl Play {
    pub fn new(start: State) -> Play {
        Play { start, state: start, course: Course::default(), anchors: BTreeMap::new() }
    }

    /// As a snapshot tells it: without the states on the way, which are found again when they are needed.
    pub fn resumed(start: State, course: Course<Step>, state: State) -> Play {
        Play { start, state, course, anchors: BTreeMap::new() }
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

    /// `after` is what `game::play` made of the action.
    pub fn act(&mut self, step: Step, after: State) {
        self.anchors.split_off(&(self.course.position() + 1));
        self.course.act(step);
        self.state = after;
        self.keep(self.course.position(), after);
    }

    /// `after` is what `state_at` said.
    pub fn move_to(&mut self, to: usize, after: State) {
        if self.course.move_to(to) {
            self.state = after;
            self.keep(to, after);
        }
    }

    fn keep(&mut self, position: usize, state: State) {
        if position.is_multiple_of(ANCHOR) {
            self.anchors.insert(position, state);
        }
    }

    /// After so many actions of the course, undone ones included; `None` if it is shorter.
    pub fn state_at(&self, position: usize) -> Option<State> {
        let actions = self.course.all().get(..position)?;
        if position == self.course.position() {
            return Some(self.state);
        }
        let anchor = self.anchors.range(..=position).next_back();
        let (from, state) = anchor.map_or((0, self.start), |(from, state)| (*from, *state));
        let rest = actions.get(from..)?;
        rest.iter().try_fold(state, |state, step| game::play(&state, &step.action).ok().map(|draft| draft.state))
    }

    /// Bytes that it holds beyond its own size.
    pub fn weight(&self) -> usize {
        let actions = size_of_val(self.course.all());
        actions + self.anchors.len() * size_of::<State>()
    }
}
