//! Lessons: the list of them, a table to learn at, and cards beside the first decisions of a first game. What is right is
//! said by `teacher`.

mod card;
mod course;
mod first;
mod list;
mod progress;

pub use card::LessonCard;
pub use course::{Course, LessonTable};
pub use first::{FirstCard, show_again};
pub use list::{Invitation, LearnScreen};
