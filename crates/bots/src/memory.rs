//! What a bot keeps in mind between its decisions: how good each line was when it last looked.

use game::edition::MAX_COMPANIES;
use game::state::Round;
use game::{CompanyId, State};

use crate::ground::Atlas;
use crate::outline::{Lines, line};
use crate::planner::trains_to_come;
use crate::runs::Runs;
use crate::survey::Surveyor;
use crate::titles::economy;

#[derive(Clone, Debug)]
pub struct Memory {
    pub surveyor: Surveyor,
    pub runs: Runs,
    lines: Lines,
    atlas: Option<Box<Atlas>>,
    looked: Option<Moment>,
}

/// Lines, and when they were looked at.
#[derive(Clone, Copy, Debug)]
pub struct Seen {
    lines: Lines,
    looked: Option<Moment>,
}

/// When to look again: another round, another phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Moment {
    share_rounds: u8,
    operating: Option<u8>,
    phase: u8,
}

impl Moment {
    fn of(state: &State) -> Moment {
        let operating = match &state.round() {
            Round::Operating(round) => Some(round.number),
            Round::Initial(_) | Round::Shares(_) | Round::Finished => None,
        };
        Moment { share_rounds: state.share_rounds(), operating, phase: state.phase() }
    }
}

impl Memory {
    pub fn new() -> Memory {
        Memory {
            surveyor: Surveyor::new(),
            runs: Runs::default(),
            lines: [1.0; MAX_COMPANIES],
            atlas: None,
            looked: None,
        }
    }

    /// Looks at all companies once a round, and always at the one that operates.
    pub fn look(&mut self, state: &State) {
        let moment = Moment::of(state);
        if self.looked != Some(moment) {
            self.looked = Some(moment);
            for company in state.edition().company_ids() {
                self.look_at(state, company);
            }
        } else if let Some(turn) = state.turn() {
            self.look_at(state, turn.company);
        }
    }

    fn look_at(&mut self, state: &State, company: CompanyId) {
        if !state[company].is_active() {
            self.lines[company.index()] = economy(state).new_line;
            return;
        }
        let trains = trains_to_come(state, company);
        let revenue = self.surveyor.revenue(state, company, &trains);
        self.lines[company.index()] = line(state, company, &trains, f64::from(revenue));
    }

    /// Another line of play begins: what was seen in this one is no more.
    pub fn begin_anew(&mut self) {
        self.looked = None;
    }

    /// What has been seen so far, to come back to.
    pub const fn seen(&self) -> Seen {
        Seen { lines: self.lines, looked: self.looked }
    }

    pub fn recall(&mut self, seen: Seen) {
        (self.lines, self.looked) = (seen.lines, seen.looked);
    }

    /// How good each company's line was when last looked at.
    pub const fn lines(&self) -> &Lines {
        &self.lines
    }

    /// Together with whoever measures runs: both are needed at once.
    pub fn atlas(&mut self, state: &State) -> (&Atlas, &mut Surveyor) {
        (self.atlas.get_or_insert_with(|| Box::new(Atlas::of(state))), &mut self.surveyor)
    }
}
