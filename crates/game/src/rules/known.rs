//! What was found last on this thread, kept with all that it depends on, so that it answers for nothing else: whoever
//! claims the best run has just asked for it, and who lays a tile has just seen what is connected. `decide` asks the same
//! again, and need not find it again.

use std::cell::RefCell;

use board::{Layout, MAX_HEXES, Reach};

use crate::edition::Profile;
use crate::state::MAX_CITIES;
use crate::{CompanyId, CompanySet, State};

thread_local! {
    static MAXIMUM: RefCell<Option<Maximum>> = const { RefCell::new(None) };
    static CONNECTIONS: RefCell<Option<(Board, Reach)>> = const { RefCell::new(None) };
}

struct Maximum {
    state: State,
    company: CompanyId,
    revenue: u32,
}

/// The highest revenue of the company's trains in this position, if it was the last to be proven.
pub fn maximum(state: &State, company: CompanyId) -> Option<u32> {
    MAXIMUM.with_borrow(|last| {
        let is_same = |last: &&Maximum| last.company == company && last.state == *state;
        last.as_ref().filter(is_same).map(|last| last.revenue)
    })
}

pub fn keep_maximum(state: &State, company: CompanyId, revenue: u32) {
    MAXIMUM.set(Some(Maximum { state: *state, company, revenue }));
}

/// All that connections depend on.
struct Board {
    profile: Profile,
    company: CompanyId,
    layout: Layout,
    markers: [[CompanySet; MAX_CITIES]; MAX_HEXES],
    beside: CompanySet,
}

impl Board {
    fn of(state: &State, company: CompanyId) -> Board {
        let (layout, markers) = (state.layout, state.markers);
        Board { profile: state.edition.profile, company, layout, markers, beside: beside(state) }
    }

    fn is(&self, state: &State, company: CompanyId) -> bool {
        self.company == company
            && self.layout == state.layout
            && self.markers == state.markers
            && self.beside == beside(state)
            && self.profile == state.edition.profile
    }
}

/// Companies whose home marker takes no place.
fn beside(state: &State) -> CompanySet {
    state.edition.company_ids().filter(|company| state[*company].beside).collect()
}

/// What is connected to the company's markers, sought by `find` unless it was the last question.
pub fn connections(state: &State, company: CompanyId, find: impl FnOnce() -> Reach) -> Reach {
    let last = CONNECTIONS.with_borrow(|last| {
        let is_same = |(board, _): &&(Board, Reach)| board.is(state, company);
        last.as_ref().filter(is_same).map(|(_, reach)| reach.clone())
    });
    last.unwrap_or_else(|| {
        let reach = find();
        CONNECTIONS.set(Some((Board::of(state, company), reach.clone())));
        reach
    })
}
