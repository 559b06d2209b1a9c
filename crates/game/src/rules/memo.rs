//! Memoisation: the last answers to expensive questions on this thread, the best run, what is connected, and which goals
//! are, kept with all that they depend on. A caller that claims the best run has just asked for it, one that lays a tile has
//! just seen what is connected, and most actions leave the board as it is: `decide` asks the same again and need not search
//! again. It never changes an answer.

use std::cell::RefCell;

use board::{Layout, MAX_HEXES, Reach};

use crate::edition::MAX_COMPANIES;
use crate::state::{Common, Game, MAX_CITIES};
use crate::titles::Parts;
use crate::{CompanyId, CompanySet, Edition, State};

thread_local! {
    static MAXIMUM: RefCell<Option<Maximum>> = const { RefCell::new(None) };
    static CONNECTIONS: RefCell<Option<(BoardKey, CompanyId, Reach)>> = const { RefCell::new(None) };
    static GOALS: RefCell<Option<Goals>> = const { RefCell::new(None) };
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
    layout: Layout,
    markers: [[CompanySet; MAX_CITIES]; MAX_HEXES],
    beside: CompanySet,
    claims: [u8; MAX_COMPANIES],
}

impl BoardKey {
    fn of(state: &Common) -> BoardKey {
        let (layout, markers) = (state.layout, state.markers);
        BoardKey { edition: state.edition, layout, markers, beside: state.beside, claims: state.claims }
    }

    fn is(&self, state: &Common) -> bool {
        self.layout.is_same(&state.layout)
            && is_same(self.markers.as_flattened(), state.markers.as_flattened())
            && self.beside == state.beside
            && self.claims == state.claims
            && self.edition == state.edition
    }
}

/// The same as `==`, many at a time.
fn is_same(one: &[CompanySet], other: &[CompanySet]) -> bool {
    one.iter().zip(other).fold(true, |same, (one, other)| same & (one == other))
}

/// What is connected to the company's markers, sought by `find` unless it was the last question.
pub fn connections(state: &Common, company: CompanyId, find: impl FnOnce() -> Reach) -> Reach {
    let last = CONNECTIONS.with_borrow(|last| {
        let is_same = |(key, of, _): &&(BoardKey, CompanyId, Reach)| *of == company && key.is(state);
        last.as_ref().filter(is_same).map(|(.., reach)| reach.clone())
    });
    last.unwrap_or_else(|| {
        let reach = find();
        CONNECTIONS.set(Some((BoardKey::of(state), company, reach.clone())));
        reach
    })
}

/// Companies and whether their home is connected to their destination.
struct Goals {
    key: BoardKey,
    asked: CompanySet,
    connected: CompanySet,
}

/// Which of these companies have their home connected to their destination, as `is_connected` says, unless it is known.
pub fn connected_goals(state: &Common, companies: CompanySet, is_connected: impl Fn(CompanyId) -> bool) -> CompanySet {
    if companies.is_empty() {
        return companies;
    }
    GOALS.with_borrow_mut(|last| {
        let none = CompanySet::EMPTY;
        let goals = match last {
            Some(goals) if goals.key.is(state) => goals,
            _ => last.insert(Goals { key: BoardKey::of(state), asked: none, connected: none }),
        };
        for company in companies.iter() {
            if !goals.asked.has(company) && is_connected(company) {
                goals.connected.insert(company);
            }
            goals.asked.insert(company);
        }
        companies.iter().filter(|company| goals.connected.has(*company)).collect()
    })
}
