//! Positions and actions as text, to be read and written by people, tests and tools.
//!
//! # Actions
//!
//! ```text
//! pass                     start BLS 100          buy RhB offering        buy SBB pool double
//! sell RhB 2               sell SBB 3 doubles 1   repay 50                lay C12 57/2
//! marker C12               marker C20.1           run                     run 2:D19-C20 3:G18-G20-F21
//! pay                      withhold               train 3 180             train 3H 150 pool
//! train 2 1 NOB            done                   surrender 3H            agree
//! decline                  keep 0
//! ```
//!
//! In 1844 also `bid 25`, `fnm-par 90`, `mountain B1`, `place G14 0`, `tunnel T2`, `bore T1 H19 3-5`, `lay-p2 C12 57/2`,
//! `private P3 100`, `furka`, `eva JN`, `reach NOB`, `bankrupt`; in 1824 `minor EPP 160`, `railway B1`, `exchange B1 BK`,
//! `discard B1`, `coal EPP` and `part 3`.
//!
//! # Positions
//!
//! A position is a list of statements, separated by `;` or line ends:
//!
//! ```text
//! profile 1844-2e          players 4              phase 3                 order B A C D
//! cash A 500 B 30          debt A 60              owes B 20               bank 100
//! RhB par=80 A=5 B=2 pool=1 cash=400 trains=2H,3 markers=G26,C24 operated
//! SBB par=100 A=3d1 pool=17d4                     (shares, of which doubles)
//! tile C12 57/2            tunnel T1 A H19 3-5    B1 A G14 0              furka
//! P2 A                     P4 NOB                 T2 B                    eva A
//! depot 3 4                pool 2H 2H             pending surrender RhB   finished
//! shares A                 turn RhB track         or 2 of 3               auction P3
//! ```
//!
//! Players are A, B, C … by seat. What a sketch like this leaves out is filled in: cash is 0 unless said; the bank holds
//! what is left of all money; privates are closed; a company with a par is launched if enough shares are sold, its home
//! marker stands if it is said to have operated or has markers, and `price=120` or `cell=1,4` moves its price marker.
//! `turn` begins the company's operating turn at the given step, `shares A` a share round with A in turn. A sketch need
//! not have been reached by legal actions.
//!
//! With the statement `exact` nothing is filled in but the table as it is set up: this is how a position is written, so
//! that reading gives back the very same one.

pub(crate) mod action;
#[cfg(feature = "positions")]
pub(crate) mod position;
pub(crate) mod words;
pub(crate) mod writer;

pub use action::{read_action, write_action};
#[cfg(feature = "positions")]
pub use position::read_position;
pub use writer::write_position;

use crate::state::{Common, Game};
use crate::titles::Parts;
use words::{Read, Unexpected};

/// Text that is no action, or no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// The statement or action.
    pub statement: String,
    /// The word in it that could not be read; empty if one is missing.
    pub word: String,
    /// What was expected in its place.
    pub expected: &'static str,
}

impl Unreadable {
    fn in_statement(words: &[&str], unexpected: Unexpected) -> Unreadable {
        Unreadable { statement: words.join(" "), word: unexpected.word, expected: unexpected.expected }
    }
}

impl std::fmt::Display for Unreadable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Unreadable { statement, word, expected } = self;
        match word.as_str() {
            "" => write!(f, "{statement:?}: {expected} is missing"),
            _ => write!(f, "{statement:?}: {word:?} is not {expected}"),
        }
    }
}

impl std::error::Error for Unreadable {}

/// How a title's own decisions, and its own part of a position, are written.
pub(crate) trait Notation: Parts {
    /// A decision of its own, or `None` if the words are none.
    fn read_action(common: &Common, words: &[&str]) -> Read<Option<Self::Action>>;

    fn write_action(common: &Common, action: &Self::Action) -> String;

    /// Statements about its own part of the state, except about the round.
    fn write_statements(game: &Game<Self>, statements: &mut Vec<String>);

    /// As `auction P3 B`.
    fn write_round(common: &Common, round: &Self::Round) -> String;

    /// As `place A B1`, after the word `pending`.
    fn write_pending(common: &Common, pending: &Self::Pending) -> String;
}
