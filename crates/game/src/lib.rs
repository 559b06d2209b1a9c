//! The rules: state, actions, events, violations, and the door through which every action goes.
//!
//! Pure: no clock, no files, no randomness but the seed of the set-up, no order that depends on a hash.

mod action;
mod apply;
pub mod audit;
mod choices;
mod decide;
mod digest;
mod draft;
pub mod edition;
mod event;
mod ids;
pub mod market;
mod money;
mod options;
pub mod rules;
mod setup;
#[cfg(feature = "snapshot")]
mod snapshot;
pub mod state;
pub mod titles;
mod violation;

pub use action::{Action, BuyTrain, LayTile, Paper, Sale, Seller, Source, TileRight};
pub use apply::apply;
pub use choices::{Choice, Choices, choices, out_of_turn};
pub use decide::{decide, deciding, play, seat_of};
pub use draft::Draft;
pub use edition::{Edition, Profile, Title};
pub use event::{Event, Holder, Ledger, Purse};
pub use ids::{CompanyId, CompanySet, ModelId, MountainId, PlayerId, PlayerSet, PrivateId, TunnelId};
pub use money::Money;
pub use options::{OptionRule, Options};
pub use setup::{BadSetup, Setup, begin};
pub use state::State;
pub use titles::edition;
pub use violation::{Refusal, Violation};

/// The number of a rule in the catalogue, such as `1844-TRACK-12`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId(pub &'static str);

impl std::fmt::Display for RuleId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}
