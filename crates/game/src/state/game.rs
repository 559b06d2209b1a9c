//! A game of one title: what all titles have, and what only this one has. The chapters work on it, and the compiler
//! knows which title they are in.

use std::hash::{Hash, Hasher};
use std::ops::Deref;

use crate::State;
use crate::state::Common;
use crate::titles::Parts;

/// A position of the title `R`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Game<R: Parts> {
    pub common: Common,
    pub own: R::State,
    pub policies: &'static R::Policies,
}

impl<R: Parts> Deref for Game<R> {
    type Target = Common;

    fn deref(&self) -> &Common {
        &self.common
    }
}

impl<R: Parts> From<Game<R>> for State {
    #[inline(always)]
    fn from(game: Game<R>) -> State {
        R::state(game)
    }
}

/// The policies follow from the edition, which is part of `common`.
impl<R: Parts> PartialEq for Game<R> {
    fn eq(&self, other: &Game<R>) -> bool {
        self.common == other.common && self.own == other.own
    }
}

impl<R: Parts> Eq for Game<R> {}

impl<R: Parts> Hash for Game<R> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.common.hash(hasher);
        self.own.hash(hasher);
    }
}
