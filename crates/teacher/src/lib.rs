//! The teacher: advice in words, reviews of games, lessons and puzzles. Everything that it claims is asked of the engine.

#![warn(missing_docs)]

mod advice;
pub mod lessons;
pub mod puzzle;
mod review;

pub use advice::{Advice, Audience, advise, beside, judge, motive};
pub use review::{Mistake, PhaseBegins, Point, Progress, Review, Reviewer, RunLeft};
