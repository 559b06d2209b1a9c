//! Memoisation: the last answers to expensive questions on this thread, the best run, what is connected, and which goals
//! are, kept with all that they depend on. A caller that claims the best run has just asked for it, one that lays a tile has
//! just seen what is connected, and most actions leave the board as it is: `decide` asks the same again and need not search
//! again. It never changes an answer.

use std::cell::RefCell;

use board::{Connection, HexId, HexSet, Layout, MAX_HEXES, Reach};

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

    /// The hexes where the board differs; `None` if more than the board does.
    fn changed_hexes(&self, state: &Common) -> Option<HexSet> {
        if self.beside != state.beside || self.claims != state.claims || self.edition != state.edition {
            return None;
        }
        let is_same = |hex: &HexId| {
            self.layout.is_same_at(&state.layout, *hex) && self.markers[hex.index()] == state.markers[hex.index()]
        };
        Some(state.edition.board().map.ids().filter(|hex| !is_same(hex)).collect())
    }
}

/// The same as `==`, many at a time.
fn is_same(one: &[CompanySet], other: &[CompanySet]) -> bool {
    one.iter().zip(other).fold(true, |same, (one, other)| same & (one == other))
}

/// What is connected to the company's markers, if it was the last question.
pub fn known_connections(state: &Common, company: CompanyId) -> Option<Reach> {
    CONNECTIONS.with_borrow(|last| {
        let is_same = |(key, of, _): &&(BoardKey, CompanyId, Reach)| *of == company && key.is(state);
        last.as_ref().filter(is_same).map(|(.., reach)| reach.clone())
    })
}

/// The same, sought by `find` otherwise.
pub fn connections(state: &Common, company: CompanyId, find: impl FnOnce() -> Reach) -> Reach {
    known_connections(state, company).unwrap_or_else(|| {
        let reach = find();
        CONNECTIONS.set(Some((BoardKey::of(state), company, reach.clone())));
        reach
    })
}

/// Companies and whether their home is connected to their destination.
struct Goals {
    key: BoardKey,
    known: [Option<Known>; MAX_COMPANIES],
}

/// An answer, and where the board has changed since.
#[derive(Clone, Copy)]
pub struct Known {
    pub connection: Connection,
    pub changed: HexSet,
}

impl Goals {
    fn move_on(&mut self, state: &Common) {
        match self.key.changed_hexes(state) {
            Some(changed) => {
                let known = self.known.iter_mut().flatten();
                known.for_each(|known| known.changed = known.changed.union(&changed));
            }
            None => self.known = [None; MAX_COMPANIES],
        }
        self.key = BoardKey::of(state);
    }
}

/// Which of these companies have their home connected to their destination. `find` is told what was known.
pub fn connected_goals(
    state: &Common,
    companies: CompanySet,
    find: impl Fn(CompanyId, Option<Known>) -> Connection,
) -> CompanySet {
    if companies.is_empty() {
        return companies;
    }
    GOALS.with_borrow_mut(|last| {
        let goals = last.get_or_insert_with(|| Goals { key: BoardKey::of(state), known: [None; MAX_COMPANIES] });
        if !goals.key.is(state) {
            goals.move_on(state);
        }
        let is_connected = |company: &CompanyId| {
            let last = &mut goals.known[company.index()];
            let is_new = |known: &Known| known.changed.is_empty();
            let connection = last.filter(is_new).map_or_else(|| find(*company, *last), |known| known.connection);
            *last = Some(Known { connection, changed: HexSet::EMPTY });
            connection == Connection::Made
        };
        companies.iter().filter(is_connected).collect()
    })
}
