//! Routes seen from outside: what `score` refuses, and `best` against brute force on small boards.

#![allow(clippy::unwrap_used)]

mod boards;
mod brute;
mod legality;
mod optimum;
mod same;
