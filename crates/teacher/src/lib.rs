//! The teacher: advice in words, reviews of games, lessons and puzzles. Everything that it claims is asked of the engine.

#![warn(missing_docs)]

pub mod lessons;
