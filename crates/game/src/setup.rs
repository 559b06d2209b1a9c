//! From a set-up to the first decision. [1844-SETUP-01] and on

use board::Layout;

use crate::edition::{MAX_COMPANIES, MAX_MODELS, MAX_PLAYERS, MAX_TILES};
use crate::state::{Company, Destination, Ending, Mountain, National, Owner, Player, Private, Round, State, Tunnel};
use crate::titles;
use crate::{CompanyId, Draft, Money, OptionRule, Options, PlayerId, Profile, edition};

/// What is agreed before play. Part of every stored game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    pub profile: Profile,
    pub players: u8,
    /// Deals the number cards; `None` leaves them in the order of the seats. [1844-SETUP-05]
    pub seed: Option<u64>,
    pub options: Options,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadSetup {
    /// [1844-SETUP-01] [1824-SETUP-01]
    PlayerCount { players: u8 },
    /// The title has no such variant or house rule.
    OtherTitlesOption { option: OptionRule },
}

pub fn begin(setup: &Setup) -> Result<State, BadSetup> {
    let edition = edition(setup.profile);
    let bad = BadSetup::PlayerCount { players: setup.players };
    let seats = edition.seats(setup.players).ok_or(bad)?;
    if let Some(option) = setup.options.iter().find(|option| option.title() != edition.title) {
        return Err(BadSetup::OtherTitlesOption { option });
    }
    let ways = edition.ways();
    let mut players = [Player::default(); MAX_PLAYERS];
    for player in &mut players[..usize::from(setup.players)] {
        player.cash = seats.cash;
    }
    let mut tiles = [0; MAX_TILES];
    for tile in ways.tiles.of_the_box() {
        tiles[tile.index()] = ways.tiles[tile].count;
    }
    let mut state = State {
        edition,
        options: setup.options,
        seats: setup.players,
        players,
        order: deal(setup),
        bank: edition.bank - seats.cash * i32::from(setup.players),
        ending: Ending::Open,
        phase: 1,
        companies: [EMPTY_CHARTER; MAX_COMPANIES],
        arrivals: [CompanyId(0); MAX_COMPANIES],
        arrived: 0,
        layout: Layout::printed(ways.tiles.tiles, ways.map.hexes.len()),
        markers: [Default::default(); board::MAX_HEXES],
        tiles,
        train_row: 0,
        train_cards: edition.trains[0].cards.unwrap_or(0),
        pool_trains: [0; MAX_MODELS],
        privates: [Private { owner: Owner::Bank, used: false }; 7],
        mountains: [Mountain::default(); 5],
        panels: [2; 3],
        tunnels: [Tunnel::default(); 5],
        furka_oberalp: false,
        goods_open: false,
        eva: None,
        national: National::NotYet,
        doubles: [0; MAX_PLAYERS],
        // One for each director's certificate of a V company.
        pool_doubles: 5,
        share_rounds: 1,
        round: Round::Finished,
        pending: None,
    };
    for company in edition.company_ids() {
        state.companies[company.index()].unsold = state.spec(company).shares;
    }
    let mut draft = Draft::of(&state);
    titles::open(&mut draft);
    Ok(draft.state)
}

const EMPTY_CHARTER: Company = Company {
    cash: Money::ZERO,
    par: None,
    cell: None,
    director: None,
    certificate: None,
    shares: [0; MAX_PLAYERS],
    unsold: 0,
    pool: 0,
    launched: false,
    operated: false,
    opened: false,
    closed: false,
    destination: Destination::None,
    trains: [0; MAX_MODELS],
    markers: 0,
    paid_markers: 0,
    last_marker_free: false,
    beside: false,
    just_merged: [None; 2],
    route_seen: false,
};

fn deal(setup: &Setup) -> [PlayerId; MAX_PLAYERS] {
    let mut order = std::array::from_fn(|seat| PlayerId(seat as u8));
    let Some(mut seed) = setup.seed else { return order };
    for card in (1..usize::from(setup.players)).rev() {
        order.swap(card, next_number(&mut seed) as usize % (card + 1));
    }
    order
}

/// SplitMix: neighbouring seeds deal unlike orders. Stored games depend on it.
const fn next_number(seed: &mut u64) -> u32 {
    *seed = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut mixed = *seed;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    // The high half: the same on machines with 32-bit words.
    ((mixed ^ (mixed >> 31)) >> 32) as u32
}
