//! Bots: state in, action out, seeded. Nothing is hidden in these games, so no bot can cheat.
//!
//! One policy per file. No clock and no files in here: the caller says how long a bot may think ([`Budget`]).

#![warn(missing_docs)]

mod advice;
mod beginner;
mod book;
mod bot;
mod budget;
mod building;
mod candidates;
mod dice;
pub mod features;
mod forecast;
mod greedy;
mod ground;
mod learned;
mod level;
mod lookahead;
mod memory;
mod network;
mod opening;
mod outline;
mod planner;
mod players;
mod random;
mod rollout;
mod runs;
mod search;
mod survey;
mod taste;
mod titles;
mod weights;

pub use advice::{Candidate, Coach, Reason, Shares};
pub use bot::Bot;
pub use budget::Budget;
pub use dice::{Dice, mix, seed_of_seat};
pub use level::{Character, Level};
pub use network::{BadWeights, Judgement, Network, has_weights, install_weights, judge};
pub use opening::opening;
pub use players::Players;
pub use random::random_choice;
pub use titles::opening_length;
pub use titles::wild::{edges, wild_action};

/// The examples of the README run, too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
