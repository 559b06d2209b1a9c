//! Memoisation: the last answers to two expensive questions on this thread, the best run and what is connected, kept with
//! all that they depend on. A caller that claims the best run has just asked for it, and one that lays a tile has just seen
//! what is connected: `decide` asks the same again and need not search again. It never changes an answer.

use std::cell::RefCell;

use board::{Layout, MAX_HEXES, Reach};

use crate::edition::MAX_COMPANIES;
use crate::state::{Common, Game, MAX_CITIES};
use crate::titles::Parts;
use crate::{CompanyId, CompanySet, Edition, State};

thread_local! {
    static MAXIMUM: RefCell<Option<Maximum>> = const { RefCell::new(None) };
    static CONNECTIONS: RefCell<Option<(BoardKey, Reach)>> = const { RefCell::new(None) };
}

struct Maximum {
    state: State,
    company: CompanyId,
    revenue: u32,
}

/// The highest revenue of the company's trains in this position, if it was the last to be proven.
pub fn maximum<R: Parts>(state: &Game<R>, company: CompanyId) -> Option<u32> {
    MAXIMUM.with_borrow(|last| {
        let is_same = |last: &&Maximum| last.company == company && R::game(&last.state) == Some(state);
        last.as_ref().filter(is_same).map(|last| last.revenue)
    })
}

pub fn keep_maximum<R: Parts>(state: &Game<R>, company: CompanyId, revenue: u32) {
    MAXIMUM.set(Some(Maximum { state: State::from(*state), company, revenue }));
}

/// All that connections depend on.
struct BoardKey {
    edition: &'static Edition,
    company: CompanyId,
    layout: Layout,
    markers: [[CompanySet; MAX_CITIES]; MAX_HEXES],
    beside: CompanySet,
    claims: [u8; MAX_COMPANIES],
}

impl BoardKey {
    fn of(state: &Common, company: CompanyId) -> BoardKey {
        let (layout, markers) = (state.layout, state.markers);
        BoardKey { edition: state.edition, company, layout, markers, beside: state.beside, claims: state.claims }
    }

    fn is(&self, state: &Common, company: CompanyId) -> bool {
        self.company == company
            && self.layout == state.layout
            && self.markers == state.markers
            && self.beside == state.beside
            && self.claims == state.claims
            && self.edition == state.edition
    }
}

/// What is connected to the company's markers, sought by `find` unless it was the last question.
pub fn connections(state: &Common, company: CompanyId, find: impl FnOnce() -> Reach) -> Reach {
    let last = CONNECTIONS.with_borrow(|last| {
        let is_same = |(key, _): &&(BoardKey, Reach)| key.is(state, company);
        last.as_ref().filter(is_same).map(|(_, reach)| reach.clone())
    });
    last.unwrap_or_else(|| {
        let reach = find();
        CONNECTIONS.set(Some((BoardKey::of(state, company), reach.clone())));
        reach
    })
}
