//! The rules of 18xx railway games: state, actions, events, violations, and the door through which every action goes.
//!
//! Pure: no clock, no files, no randomness but the seed of the set-up, no order that depends on a hash.
//!
//! A game [`begin`]s from a [`Setup`]. [`choices`] lists everything that may be done now; [`play`] takes an [`Action`] and
//! answers with the next [`State`] and what happened, or with a [`Refusal`] that names the rule. [`query`] answers
//! questions about a state. What only one title has is in [`g1844`] and [`g1824`].

#![deny(clippy::wildcard_enum_match_arm)]
#![warn(missing_docs)]

mod action;
pub mod audit;
mod choices;
mod decide;
pub mod edition;
mod event;
mod ids;
pub mod market;
mod money;
pub mod notation;
mod options;
pub mod query;
mod rules;
mod setup;
mod sketch;
pub mod state;
mod titles;
mod violation;

pub use action::{Action, BuyTrain, LayTile, Paper, Sale, Seller, Source};
pub use choices::{Choice, Choices, choices, out_of_turn};
pub use decide::{Played, decide, deciding, play, seat_of};
pub use edition::{Edition, Profile, RulesVersion, edition, edition_of};
pub use event::{Account, Event, Holder};
pub use ids::{CompanyId, CompanySet, ModelId, PlayerId, PlayerSet, PrivateId};
pub use money::Money;
pub use options::{OptionRule, Options};
pub use rules::finish::{Wealth, places};
pub use setup::{BadSetup, Setup, begin};
pub use sketch::Sketch;
pub use state::{Common, Company, Pending, Player, Round};
pub use titles::{
    State, Title, TitleAction, TitleChoice, TitleEvent, TitlePending, TitlePolicies, TitleRound, TitleViolation,
};
pub use violation::{Evidence, Refusal, Violation};

/// What only 1844 Switzerland has.
pub mod g1844 {
    use crate::titles::Parts;
    use crate::titles::g1844::{G1844, destination};
    use crate::{CompanyId, State};

    pub use crate::titles::g1844::auction::{FALL, RAISE};
    pub use crate::titles::g1844::companies;
    pub use crate::titles::g1844::furka_oberalp::BONUS as FURKA_OBERALP_BONUS;
    pub use crate::titles::g1844::income::{MOUNTAIN_INCOME, MOUNTAIN_VALUE, TUNNEL_INCOME, TUNNEL_VALUE};
    pub use crate::titles::g1844::launch::FULL_CAPITAL_PHASE;
    pub use crate::titles::g1844::mountain::{PANELS, PRICE as MOUNTAIN_PRICE};
    pub use crate::titles::g1844::phase::{EXPORT_PHASE, SBB_PHASE};
    pub use crate::titles::g1844::policy;
    pub use crate::titles::g1844::sbb::GRANT as SBB_GRANT;
    pub use crate::titles::g1844::station::MARKER_COSTS;
    pub use crate::titles::g1844::tile::ABILITIES_PHASE;
    pub use crate::titles::g1844::trains::{EVA, SBB_5H};
    pub use crate::titles::g1844::tunnel::{COST as TUNNEL_COST, PRICE as TUNNEL_PRICE, tunnel_hexes};
    pub use crate::titles::g1844::{
        Action, Auction, Choice, Destination, Event, Mountain, MountainId, National, Own, PROFILE_1E, PROFILE_2E,
        PROFILE_18XX_GAMES, Pending, Policies, Tunnel, TunnelId, Violation,
    };

    /// Whether the company's home is connected to its destination as the board lies now, paid or not.
    pub fn is_destination_connected(state: &State, company: CompanyId) -> bool {
        G1844::game(state).is_some_and(|game| destination::is_reached(game, company))
    }
}

/// What only 1824 Austria-Hungary has.
pub mod g1824 {
    use crate::titles::Parts;
    use crate::titles::g1824::{G1824, bond, formation, opening, regional, stacks, stock};
    use crate::{CompanyId, Money, Source, State};

    pub use crate::titles::g1824::bond::PRICE as BOND_PRICE;
    pub use crate::titles::g1824::coal::{
        BANK_PART as COAL_BANK_PART, EXCHANGE_PHASES as COAL_EXCHANGE_PHASES, PRICES as COAL_PRICES,
    };
    pub use crate::titles::g1824::companies;
    pub use crate::titles::g1824::mountain::EXCHANGE_PHASE as MOUNTAIN_EXCHANGE_PHASE;
    pub use crate::titles::g1824::opening::STAATSBAHN_PRICE;
    pub use crate::titles::g1824::phase::COAL_PHASE as COAL_CLOSING_PHASE;
    pub use crate::titles::g1824::policy;
    pub use crate::titles::g1824::regional::CAPITAL_WITH_COAL;
    pub use crate::titles::g1824::stacks::Stage;
    pub use crate::titles::g1824::station::MARKER_COSTS;
    pub use crate::titles::g1824::stock::{BANK_LIMIT, MOST_UNITS};
    pub use crate::titles::g1824::trains::FIRST_GOODS;
    pub use crate::titles::g1824::{
        Action, BondPlace, Choice, Event, Opening, Own, PROFILE_1E, PROFILE_2E, PROFILE_18XX_GAMES,
        PROFILE_CISLEITHANIA, PROFILE_CISLEITHANIA_18XX_GAMES, Pending, Policies, Violation,
    };

    /// The Coal Railway that keeps the director's certificate of a Regional.
    pub fn coal_of(state: &State, regional: CompanyId) -> Option<CompanyId> {
        G1824::game(state).and_then(|game| stock::coal_of(game, regional))
    }

    /// The phase whose beginning founds a Staatsbahn; `None` in a game of another title.
    pub fn formation_phase(state: &State, staatsbahn: CompanyId) -> Option<u8> {
        G1824::game(state).map(|game| formation::trigger(game, staatsbahn))
    }

    /// What a minor may be bought for.
    pub fn minor_prices(state: &State, minor: CompanyId) -> Vec<Money> {
        G1824::game(state).map(|game| opening::prices(game, minor)).unwrap_or_default()
    }

    /// Whether a Pre-Staatsbahn brings the director's certificate of its Staatsbahn.
    pub fn is_first(state: &State, minor: CompanyId) -> bool {
        G1824::game(state).is_some_and(|game| opening::is_first(game, minor))
    }

    /// Single shares of a company that can be bought now.
    pub fn singles_on_offer(state: &State, company: CompanyId) -> u8 {
        G1824::game(state).map_or(0, |game| stock::singles_in(game, company, Source::Offering))
    }

    /// Single shares of a company in a pool apart from the bank.
    pub fn singles_in_pool(state: &State, company: CompanyId) -> u8 {
        G1824::game(state).map_or(0, |game| stock::singles_in(game, company, Source::Pool))
    }

    /// The bond railway, if the game has one. [1824-CIS-27]
    pub fn bond_railway(state: &State) -> Option<CompanyId> {
        bond::of(G1824::game(state)?)
    }

    /// Where the initial round stands, if it is a draft. [1824-CIS-21]
    pub fn draft_stage(state: &State) -> Option<Stage> {
        stacks::stage(G1824::game(state)?)
    }

    /// Which of the four stacks of the draft a minor is in. [1824-CIS-20]
    pub fn stack_of(state: &State, minor: CompanyId) -> Option<u8> {
        let game = G1824::game(state)?;
        stacks::stage(game).map(|_| stacks::stack_of(game, minor))
    }

    /// Units that are set aside for the owners of minors still in the game.
    pub fn reserved_units(state: &State, company: CompanyId) -> u8 {
        G1824::game(state).map_or(0, |game| stock::reserved_units(game, company))
    }

    /// What a Regional would be opened with now.
    pub fn capital(state: &State, company: CompanyId, par: Money) -> Money {
        G1824::game(state).map_or(Money::ZERO, |game| regional::capital(game, company, par))
    }
}

/// The number of a rule in the catalogue, such as `1844-TRACK-12`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId(pub &'static str);

impl std::fmt::Display for RuleId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

/// The examples of the README run, too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
