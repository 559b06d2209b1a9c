//! What a reader sees, in the reader's language: the table, rule texts, and refusals in words.
//!
//! Decides nothing. Whether something is allowed is asked of `game`; here it is only said.

pub mod aid;
pub mod applied;
mod doing;
pub mod editions;
mod lang;
mod log;
pub mod names;
mod refused;
pub mod rulebook;
mod runs;
pub mod search;
pub mod table;
pub mod text;
mod titles;

pub use doing::doing;
pub use lang::{Lang, UnknownLang};
pub use log::{Line, line};
pub use refused::{explain_violation, sentence};
pub use runs::explain_claim;
pub use table::{TableView, table};
