//! What a player has planned for when the turn comes: moves made in advance, and passes until something happens.
//!
//! It is kept in this browser alone, so nobody else can see it, and it is checked by the rules when the turn comes.

use bots::{Bot, Budget, Character, Level};
use game::{Action, PlayerId, Refusal, State, choices, deciding, play};
use serde::{Deserialize, Serialize};
use wire::api::{Unless, own_companies_touched};
use wire::{WireAction, from_wire, to_wire};

use super::record::{Moment, Record};
use super::table::ending;
use crate::browser;

const PREFIX: &str = "kursbuch.ahead.";
/// Others' moves that may lie between now and the planned turn.
const FAR: usize = 300;

/// Passes for the rest of a share round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Passing {
    /// The share round that it holds for.
    pub round: u8,
    /// How many actions had been taken when it was asked for.
    pub since: usize,
    pub unless: Unless,
}

/// Everything that one seat has planned ahead.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Ahead {
    pub seat: u8,
    moves: Vec<WireAction>,
    pub passing: Option<Passing>,
}

/// What is to be done now that it is the seat's turn.
#[derive(Clone, Debug, PartialEq)]
pub enum Next {
    Nothing,
    Act(Action),
    /// A planned move is no longer legal.
    Refused(Refusal),
    /// What should end the passing has happened.
    Stopped,
    /// The round of the passing is over.
    Expired,
}

impl Ahead {
    pub fn load(table: &str) -> Ahead {
        let stored = browser::stored(&format!("{PREFIX}{table}"));
        stored.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    pub fn save(&self, table: &str) {
        let key = format!("{PREFIX}{table}");
        match serde_json::to_string(self) {
            Ok(text) if !self.is_empty() => {
                browser::store(&key, &text);
            }
            _ => browser::forget(&key),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.moves.is_empty() && self.passing.is_none()
    }

    /// Moves of a seat, in the order in which they are to be made.
    pub fn plan(&mut self, seat: PlayerId, state: &State, moves: &[Action]) {
        self.seat = seat.seat();
        self.moves = moves.iter().map(|action| to_wire(state.edition(), action)).collect();
    }

    pub fn pass(&mut self, seat: PlayerId, passing: Passing) {
        self.seat = seat.seat();
        self.passing = Some(passing);
    }

    pub fn moves(&self, state: &State) -> Vec<Action> {
        self.moves.iter().filter_map(|action| from_wire(state.edition(), action).ok()).collect()
    }

    /// Takes a move out: it was made, or is not wanted any more.
    pub fn remove(&mut self, row: usize) {
        if row < self.moves.len() {
            self.moves.remove(row);
        }
    }

    pub fn clear_moves(&mut self) {
        self.moves.clear();
    }

    /// What to do in the present position.
    pub fn next(&self, record: &Record) -> Next {
        let state = record.now();
        if deciding(state) != PlayerId::in_seat(self.seat) {
            return Next::Nothing;
        }
        if let Some(action) = self.moves(state).into_iter().next() {
            return match play(state, &action) {
                Ok(_) => Next::Act(action),
                Err(refusal) => Next::Refused(refusal),
            };
        }
        let Some(passing) = self.passing else { return Next::Nothing };
        if Moment::of(state) != (Moment::Shares { number: passing.round }) {
            return Next::Expired;
        }
        if self.is_stopped(passing, record) {
            return Next::Stopped;
        }
        match play(state, &Action::Pass) {
            Ok(_) => Next::Act(Action::Pass),
            Err(_) => Next::Stopped,
        }
    }

    fn is_stopped(&self, passing: Passing, record: &Record) -> bool {
        let seat = PlayerId::in_seat(self.seat);
        match passing.unless {
            Unless::AnybodyActs => (passing.since..record.len())
                .any(|row| record.actor(row) != seat && record.actions()[row] != Action::Pass),
            Unless::OwnCompanies => {
                seat.is_some_and(|seat| own_companies_touched(record.at(passing.since), record.now(), seat))
            }
        }
    }
}

/// Goes on to the next decision of a seat, as if the others did as little as they may. Whether there is one.
pub fn foresee(record: &mut Record, seat: PlayerId) -> bool {
    let mut others = Bot::new(Level::Greedy, Character::Neutral, 1);
    for _ in 0..FAR {
        match deciding(record.now()) {
            Some(turn) if turn == seat => return true,
            Some(_) => (),
            None => return false,
        }
        let Some(action) = ending(&choices(record.now())).or_else(|| others.choose(record.now(), Budget::nodes(1)))
        else {
            return false;
        };
        if record.play(action).is_err() {
            return false;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use game::g1844;
    use game::{Choice, Setup};

    use super::*;

    const SEAT: PlayerId = PlayerId::in_seat(0).unwrap();

    /// A game that bots have brought to a share round in which another seat than ours has the say.
    fn waiting_in_a_share_round() -> Record {
        let setup = Setup { seed: Some(7), ..Setup::new(g1844::PROFILE_2E, 3) };
        let names = ["A", "B", "C"].map(str::to_owned).to_vec();
        let mut record = Record::begin(setup, names).unwrap();
        let mut bot = Bot::new(Level::Greedy, Character::Neutral, 3);
        // Passes of the others lead to our turn in the same round.
        let suits = |record: &Record| {
            let mut copy = record.clone();
            let begins = Moment::of(record.now());
            matches!(begins, Moment::Shares { .. })
                && record.now().share_rounds() >= 3
                && deciding(record.now()) != Some(SEAT)
                && play(record.now(), &Action::Pass).is_ok()
                && foresee(&mut copy, SEAT)
                && Moment::of(copy.now()) == begins
                && copy.now().pending().is_none()
        };
        while !suits(&record) {
            let action = bot.choose(record.now(), Budget::nodes(1)).unwrap();
            record.play(action).unwrap();
        }
        record
    }

    fn passing(record: &Record, unless: Unless) -> Ahead {
        let mut ahead = Ahead::default();
        ahead.pass(SEAT, Passing { round: record.now().share_rounds(), since: record.len(), unless });
        ahead
    }

    fn others_pass(record: &mut Record) {
        assert!(foresee(record, SEAT));
    }

    #[test]
    fn a_move_planned_ahead_is_made_when_the_turn_comes() {
        let mut record = waiting_in_a_share_round();
        let mut copy = record.clone();
        assert!(foresee(&mut copy, SEAT));
        assert_eq!(deciding(copy.now()), Some(SEAT));
        let mut ahead = Ahead::default();
        ahead.plan(SEAT, copy.now(), &[Action::Pass]);
        assert_eq!(ahead.next(&record), Next::Nothing, "it is not yet our turn");
        others_pass(&mut record);
        assert_eq!(ahead.next(&record), Next::Act(Action::Pass));
    }

    #[test]
    fn a_planned_move_that_is_no_longer_legal_is_refused() {
        let mut record = waiting_in_a_share_round();
        let mut ahead = Ahead::default();
        ahead.plan(SEAT, record.now(), &[Action::PayOut]);
        others_pass(&mut record);
        assert!(matches!(ahead.next(&record), Next::Refused(_)));
    }

    #[test]
    fn passing_goes_on_while_the_others_pass_and_ends_when_one_acts() {
        let mut record = waiting_in_a_share_round();
        let ahead = passing(&record, Unless::AnybodyActs);
        let mut quiet = record.clone();
        others_pass(&mut quiet);
        assert_eq!(ahead.next(&quiet), Next::Act(Action::Pass));
        let act = choices(record.now()).offered.into_iter().find_map(|choice| match choice {
            Choice::Do(action @ (Action::Buy { .. } | Action::Sell(_))) => Some(action),
            _ => None,
        });
        record.play(act.unwrap()).unwrap();
        others_pass(&mut record);
        assert_eq!(ahead.next(&record), Next::Stopped);
    }

    #[test]
    fn passing_ends_with_its_round() {
        let mut record = waiting_in_a_share_round();
        let mut ahead = passing(&record, Unless::AnybodyActs);
        ahead.pass(SEAT, Passing { round: record.now().share_rounds() - 1, ..ahead.passing.unwrap() });
        others_pass(&mut record);
        assert_eq!(ahead.next(&record), Next::Expired);
    }
}
