//! What a reader sees, in the reader's language: rule texts, and refusals in words.
//!
//! Decides nothing. Whether something is allowed is asked of `game`; here it is only said.

pub mod editions;
mod lang;
mod names;
pub mod rulebook;
mod runs;
mod violation;

pub use lang::{Lang, UnknownLang};
pub use runs::explain_claim;
pub use violation::{explain_violation, sentence};
