//! From a set-up to the first decision. [1844-SETUP-01..18], [1824-SETUP-01..23]

use board::Layout;

use crate::edition::{MAX_COMPANIES, MAX_MODELS, MAX_PLAYERS, MAX_PRIVATES, MAX_TILES, NumberCards, edition_of};
use crate::state::{Common, Company, Ending, Owner, Player, Round};
use crate::titles;
use crate::{CompanyId, CompanySet, Edition, OptionRule, Options, PlayerId, Profile, RulesVersion, State};

/// What is agreed before play. Part of every stored game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The set of rules.
    pub profile: Profile,
    /// The version of those rules: the newest for a new game, its own for a stored one.
    pub version: RulesVersion,
    /// How many play.
    pub players: u8,
    /// Deals the number cards, and whatever else is drawn by lot; `None` leaves them in the order of the seats.
    /// [1844-SETUP-05] [1824-CIS-20]
    pub seed: Option<u64>,
    /// Variants and house rules.
    pub options: Options,
}

impl Setup {
    /// A new game by the newest rules of a profile, without options, in the order of the seats.
    pub fn new(profile: Profile, players: u8) -> Setup {
        Setup { profile, version: profile.newest(), players, seed: None, options: Options::NONE }
    }
}

/// Why a game cannot begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadSetup {
    /// [1844-SETUP-01] [1824-SETUP-01]
    PlayerCount {
        /// How many were to play.
        players: u8,
    },
    /// The profile has no such version of its rules.
    Version {
        /// The version asked for.
        version: RulesVersion,
    },
    /// The title has no such variant or house rule.
    OtherTitlesOption {
        /// The rule asked for.
        option: OptionRule,
    },
    /// The profile does not offer this variant of its title. [1824-GT-01]
    OptionNotOffered {
        /// The rule asked for.
        option: OptionRule,
    },
}

impl std::fmt::Display for BadSetup {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BadSetup::PlayerCount { players } => write!(f, "{players} cannot play this title"),
            BadSetup::Version { version } => write!(f, "this profile has no version {version} of its rules"),
            BadSetup::OtherTitlesOption { option } => {
                write!(f, "the option {:?} belongs to another title", option.name())
            }
            BadSetup::OptionNotOffered { option } => write!(f, "this profile has no option {:?}", option.name()),
        }
    }
}

impl std::error::Error for BadSetup {}

/// Sets the table up and plays on to the first decision.
pub fn begin(setup: &Setup) -> Result<State, BadSetup> {
    let version = setup.version;
    let edition = edition_of(setup.profile, version).ok_or(BadSetup::Version { version })?;
    if let Some(option) = setup.options.iter().find(|option| option.title() != edition.title) {
        return Err(BadSetup::OtherTitlesOption { option });
    }
    if let Some(option) = setup.options.iter().find(|option| !edition.offers(*option)) {
        return Err(BadSetup::OptionNotOffered { option });
    }
    Ok(titles::set_up(table(edition.at_table(setup.players, setup.options), setup)?, setup.seed))
}

fn table(edition: &'static Edition, setup: &Setup) -> Result<Common, BadSetup> {
    let seats = edition.seats(setup.players).ok_or(BadSetup::PlayerCount { players: setup.players })?;
    let board = edition.board();
    let mut players = [Player::default(); MAX_PLAYERS];
    for player in &mut players[..usize::from(setup.players)] {
        player.cash = seats.cash;
    }
    let mut tiles = [0; MAX_TILES];
    for tile in board.tiles.in_box() {
        tiles[tile.index()] = board.tiles[tile].count;
    }
    let mut companies = [Company::UNSOLD; MAX_COMPANIES];
    for company in edition.company_ids() {
        companies[company.index()].unsold = edition.company(company).shares;
    }
    Ok(Common {
        edition,
        options: setup.options,
        seats: setup.players,
        players,
        order: deal(edition, setup),
        bank: edition.bank - seats.cash * i32::from(setup.players),
        ending: Ending::Open,
        phase: 1,
        companies,
        arrivals: [CompanyId(0); MAX_COMPANIES],
        arrived: 0,
        layout: Layout::printed(board.tiles.tiles, board.map.hexes.len()),
        markers: [Default::default(); board::MAX_HEXES],
        beside: CompanySet::EMPTY,
        claims: [0; MAX_COMPANIES],
        tiles,
        train_row: 0,
        train_cards: edition.trains[0].cards.unwrap_or(0),
        pool_trains: [0; MAX_MODELS],
        privates: [Owner::Bank; MAX_PRIVATES],
        share_rounds: 1,
        // The title opens its first round.
        round: Round::Finished,
        pending: None,
    })
}

fn deal(edition: &Edition, setup: &Setup) -> [PlayerId; MAX_PLAYERS] {
    let mut order = std::array::from_fn(|seat| PlayerId(seat as u8));
    let seed = match edition.number_cards {
        NumberCards::Dealt => setup.seed,
        NumberCards::AsSeated => None,
    };
    let Some(mut seed) = seed else { return order };
    for card in (1..usize::from(setup.players)).rev() {
        order.swap(card, next_number(&mut seed) as usize % (card + 1));
    }
    order
}

/// SplitMix64: neighbouring seeds deal unlike orders. Stored games depend on it.
const fn next_number(seed: &mut u64) -> u32 {
    *seed = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut mixed = *seed;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    // The high half: the same on machines with 32-bit words.
    ((mixed ^ (mixed >> 31)) >> 32) as u32
}
