//! What a bot keeps in mind between its decisions: what each company earned when it last looked.

use game::edition::MAX_COMPANIES;
use game::state::Round;
use game::{CompanyId, State};

use crate::ground::Atlas;
use crate::survey::{Earnings, Surveyor, board_key};

#[derive(Clone, Debug)]
pub struct Memory {
    pub surveyor: Surveyor,
    earnings: [Earnings; MAX_COMPANIES],
    atlas: Option<Box<Atlas>>,
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
        let operating = match &state.round {
            Round::Operating(round) => Some(round.number),
            Round::Auction(_) | Round::Opening(_) | Round::Shares(_) | Round::Finished => None,
        };
        Moment { share_rounds: state.share_rounds, operating, phase: state.phase }
    }
}

impl Memory {
    pub fn new() -> Memory {
        Memory { surveyor: Surveyor::new(), earnings: [Earnings::default(); MAX_COMPANIES], atlas: None, looked: None }
    }

    /// Looks at all companies once a round, and always at the one that operates.
    pub fn look(&mut self, state: &State) {
        let moment = Moment::of(state);
        if self.looked != Some(moment) {
            self.looked = Some(moment);
            let board = board_key(state);
            for company in state.edition.company_ids() {
                self.earnings[company.index()] = self.surveyor.earnings_on(board, state, company);
            }
        } else if let Some(turn) = state.turn() {
            self.earnings[turn.company.index()] = self.surveyor.earnings(state, turn.company);
        }
    }

    /// Together with whoever measures runs: both are needed at once.
    pub fn atlas(&mut self, state: &State) -> (&Atlas, &mut Surveyor) {
        (self.atlas.get_or_insert_with(|| Box::new(Atlas::of(state))), &mut self.surveyor)
    }

    pub fn earnings(&self, company: CompanyId) -> Earnings {
        self.earnings[company.index()]
    }

    pub fn revenue(&self, company: CompanyId) -> f64 {
        f64::from(self.earnings[company.index()].revenue)
    }
}
