//! The public interface: what `score` refuses, and `best` against brute force on small boards.

mod boards;
mod brute;
#[path = "../support/dice.rs"]
mod dice;
mod g1824;
mod late;
mod legality;
mod optimum;
mod plan;
#[path = "../../benches/late/positions.rs"]
mod positions;
mod same;
