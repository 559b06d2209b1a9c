//! What was played so far, with every position kept: a step through history is a look-up.

use game::state::{Round, Stage};
use game::{Action, CompanyId, Event, PlayerId, Refusal, Setup, State, Title, begin, play, seat_of};
use wire::{BadLog, Log, from_wire};

#[derive(Clone, Debug)]
pub struct Record {
    pub setup: Setup,
    pub names: Vec<String>,
    /// One more than actions: the first is the set-up.
    states: Vec<State>,
    actions: Vec<Action>,
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
        match state.round() {
            Round::Initial(_) => Moment::Initial(state.edition().title),
            Round::Shares(_) => Moment::Shares { number: state.share_rounds() },
            Round::Operating(round) => Moment::Operating { set: state.share_rounds(), number: round.number },
            Round::Finished => Moment::Finished,
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
        Some(Record { setup, names, states: vec![start], actions: Vec::new(), events: Vec::new() })
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
        for (action, after) in self.actions.iter().zip(&self.states[1..]) {
            log.append(after, action);
        }
        log
    }

    pub fn play(&mut self, action: Action) -> Result<(), Refusal> {
        let draft = play(self.now(), &action)?;
        self.states.push(draft.state);
        self.events.push(draft.events);
        self.actions.push(action);
        Ok(())
    }

    /// Takes back the last action.
    pub fn take_back(&mut self) -> Option<Action> {
        let action = self.actions.pop()?;
        self.states.pop();
        self.events.pop();
        Some(action)
    }

    pub fn truncate(&mut self, actions: usize) {
        self.actions.truncate(actions);
        self.events.truncate(actions);
        self.states.truncate(actions + 1);
    }

    pub fn len(&self) -> usize {
        self.actions.len()
    }

    pub fn is_empty(&self) -> bool {
        self.actions.is_empty()
    }

    pub fn now(&self) -> &State {
        &self.states[self.actions.len()]
    }

    /// The position after so many actions.
    pub fn at(&self, actions: usize) -> &State {
        &self.states[actions.min(self.actions.len())]
    }

    /// An action with the position that it met and what followed.
    pub fn step(&self, row: usize) -> Option<(&State, &Action, &[Event])> {
        Some((self.states.get(row)?, self.actions.get(row)?, self.events.get(row)?))
    }

    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    pub fn states(&self) -> &[State] {
        &self.states
    }

    /// Who took an action.
    pub fn actor(&self, row: usize) -> Option<PlayerId> {
        seat_of(self.states.get(row)?, self.actions.get(row)?)
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
