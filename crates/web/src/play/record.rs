//! What was played so far, with every position kept: a step through history is a look-up.

use game::state::{Round, Stage};
use game::{Action, CompanyId, Event, Played, PlayerId, Refusal, Setup, State, Title, begin, play, seat_of};
use wire::api::RoundName;
use wire::course::Course;
use wire::{BadLog, Log, from_wire};

#[derive(Clone, Debug)]
pub struct Record {
    pub setup: Setup,
    pub names: Vec<String>,
    /// Those that count, and those that were undone and can be redone.
    course: Course<Action>,
    /// One more than actions that count: the first is the set-up.
    states: Vec<State>,
    events: Vec<Vec<Event>>,
}

/// Where in a game an action was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Moment {
    /// What comes before the first share round.
    Initial(Title),
    Shares {
        number: u8,
    },
    Operating {
        set: u8,
        number: u8,
    },
    Finished,
}

impl Moment {
    pub fn of(state: &State) -> Moment {
        Moment::in_round(state.edition().title, RoundName::of(state))
    }

    pub const fn in_round(title: Title, round: RoundName) -> Moment {
        match round {
            RoundName::Initial => Moment::Initial(title),
            RoundName::Shares { number } => Moment::Shares { number },
            RoundName::Operating { set, number } => Moment::Operating { set, number },
            RoundName::Finished => Moment::Finished,
        }
    }
}

/// The company whose turn it is in an operating round.
pub fn operating(state: &State) -> Option<CompanyId> {
    match state.round() {
        Round::Operating(round) => match round.stage {
            Stage::Turn(turn) => Some(turn.company),
            Stage::Between | Stage::Closing(_) => None,
        },
        Round::Initial(_) | Round::Shares(_) | Round::Finished => None,
    }
}

impl Record {
    pub fn begin(setup: Setup, names: Vec<String>) -> Option<Record> {
        let start = begin(&setup).ok()?;
        Some(Record { setup, names, course: Course::default(), states: vec![start], events: Vec::new() })
    }

    /// A record that begins in the middle of a game. It has no log.
    pub fn standing(state: State, names: Vec<String>) -> Record {
        let edition = state.edition();
        let setup = Setup { options: state.options(), ..Setup::new(edition.profile, state.seats()) };
        Record { setup, names, course: Course::default(), states: vec![state], events: Vec::new() }
    }

    pub fn from_log(log: &Log) -> Result<Record, BadLog> {
        let setup = log.setup()?;
        let players = log.setup.players.clone();
        let count = players.len();
        let mut record = Record::begin(setup, players).ok_or(BadLog::Players(count))?;
        for (row, entry) in log.actions.iter().enumerate() {
            let number = row + 1;
            let action =
                from_wire(record.now().edition(), &entry.action).map_err(|why| BadLog::Action { number, why })?;
            record.play(action).map_err(|refusal| BadLog::Refused { number, refusal: Box::new(refusal) })?;
        }
        Ok(record)
    }

    pub fn to_log(&self) -> Log {
        let mut log = Log::begin(&self.setup, self.names.clone());
        for (action, after) in self.actions().iter().zip(&self.states[1..]) {
            log.append(after, action);
        }
        log
    }

    pub fn play(&mut self, action: Action) -> Result<(), Refusal> {
        let played = play(self.now(), &action)?;
        self.add(action, played);
        Ok(())
    }

    /// Adds an action that was played in the present position.
    pub fn add(&mut self, action: Action, played: Played) {
        self.course.act(action);
        self.states.push(played.state);
        self.events.push(played.events);
    }

    /// Adds an action behind the present position, to be redone.
    pub fn add_undone(&mut self, action: Action) {
        let now = self.len();
        self.course.move_to(self.course.all().len());
        self.course.act(action);
        self.course.move_to(now);
    }

    /// Undo or redo: so many actions count from now on. Says whether there are that many.
    pub fn move_to(&mut self, actions: usize) -> bool {
        if !self.course.move_to(actions) {
            return false;
        }
        self.states.truncate(actions + 1);
        self.events.truncate(actions);
        for row in self.events.len()..actions {
            let Ok(played) = play(&self.states[row], &self.course.all()[row]) else {
                self.course.move_to(row);
                return false;
            };
            self.states.push(played.state);
            self.events.push(played.events);
        }
        true
    }

    pub fn len(&self) -> usize {
        self.course.position()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn now(&self) -> &State {
        &self.states[self.len()]
    }

    /// The position after so many actions.
    pub fn at(&self, actions: usize) -> &State {
        &self.states[actions.min(self.len())]
    }

    /// An action with the position that it met and what followed.
    pub fn step(&self, row: usize) -> Option<(&State, &Action, &[Event])> {
        Some((self.states.get(row)?, self.actions().get(row)?, self.events.get(row)?))
    }

    /// Those that count.
    pub fn actions(&self) -> &[Action] {
        self.course.effective()
    }

    pub fn states(&self) -> &[State] {
        &self.states
    }

    /// Who took an action.
    pub fn actor(&self, row: usize) -> Option<PlayerId> {
        seat_of(self.states.get(row)?, self.actions().get(row)?)
    }

    /// Positions at which a new round begins, each with the number of actions before it.
    pub fn rounds(&self) -> Vec<(usize, Moment)> {
        let mut rounds: Vec<(usize, Moment)> = Vec::new();
        for (row, state) in self.states.iter().enumerate() {
            let moment = Moment::of(state);
            if rounds.last().is_none_or(|(_, last)| *last != moment) {
                rounds.push((row, moment));
            }
        }
        rounds
    }

    /// Positions at which another company or player has the turn.
    pub fn turns(&self) -> Vec<usize> {
        let holder = |state: &State| {
            (Moment::of(state), operating(state), operating(state).map_or(game::deciding(state), |_| None))
        };
        let changed = |row: &usize| *row == 0 || holder(&self.states[*row]) != holder(&self.states[row - 1]);
        (0..self.states.len()).filter(changed).collect()
    }

    pub fn name(&self, player: PlayerId) -> &str {
        self.names.get(player.index()).map_or("?", String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use game::Profile;

    use super::*;

    fn bids() -> Record {
        let setup = Setup::new(Profile::default(), 3);
        let mut record = Record::begin(setup, vec![String::new(); 3]).unwrap();
        for _ in 0..3 {
            record.play(Action::Pass).unwrap();
        }
        record
    }

    #[test]
    fn what_was_undone_is_redone_to_the_same_position() {
        let mut record = bids();
        let last = record.now().digest();
        assert!(record.move_to(1));
        assert_eq!((record.len(), record.states().len()), (1, 2));
        assert!(record.move_to(3));
        assert_eq!(record.now().digest(), last);
        assert!(!record.move_to(4));
    }

    #[test]
    fn a_new_action_ends_what_could_be_redone() {
        let mut record = bids();
        record.move_to(1);
        record.play(Action::Pass).unwrap();
        assert!(!record.move_to(3));
        assert_eq!(record.len(), 2);
    }

    #[test]
    fn actions_behind_the_position_wait_to_be_redone() {
        let mut record = bids();
        record.add_undone(Action::Pass);
        assert_eq!(record.len(), 3);
        assert!(record.move_to(4));
        assert_eq!(record.actions().len(), 4);
    }
}
