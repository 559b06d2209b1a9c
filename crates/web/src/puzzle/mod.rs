//! Puzzles: one a day, and all of them by kind and grade, at a table like any other. They are loaded when somebody wants one,
//! and are there without a connection once they have been seen.

mod card;
mod diary;
mod load;
mod screen;
mod table;

pub use card::PuzzleCard;
pub use screen::PuzzleScreen;
pub use table::{Attempt, PuzzleTable};
