//! Routes seen from outside: what `score` refuses, and `best` against brute force on small boards.

mod boards;
mod brute;
mod legality;
mod optimum;
mod same;
