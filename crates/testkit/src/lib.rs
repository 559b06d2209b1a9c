//! Positions and actions as text, a table to try them on, and seeded self-play. Only for tests.
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
//! depot 3 4                pool 2H 2H             doubles of the SBB follow `d`
//! shares A                 turn RhB track         or 2 of 3               auction P3
//! ```
//!
//! Players are A, B, C … by seat. Cash is 0 unless said; the bank holds what is left of all money unless said. Privates
//! are closed unless said. A company with a par is launched if enough shares are sold, its home marker stands if it is
//! said to have operated or has markers, and `price=120` or `cell=1,4` moves its price marker. `turn` begins the
//! company's operating turn at the given step, `shares A` a share round with A in turn.

mod actions;
mod builders;
mod position;
#[cfg(unix)]
mod postgres;
mod selfplay;
mod table;

pub use actions::read_action;
pub use bots::Dice;
pub use builders::BuilderGame;
pub use position::position;
#[cfg(unix)]
pub use postgres::Postgres;
pub use selfplay::RandomGame;
pub use table::Table;
