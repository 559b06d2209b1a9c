//! A made-up title for the tests: two companies in a valley of six hexes, two types of train, no rule book. It holds what
//! a title cannot do without, and so shows what a third one costs. Read it before adding a real one; `cargo xtask
//! third-title` brings it through all crates.

mod position;
mod ruleset;
mod shares;
mod trains;
mod turns;

#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use board::{Colour, Map, PrintedBoard, Shapes, TileSet};
use routes::{ExpressEnds, Range, Scoring};

use crate::edition::{
    AgreedEnd, BankBreak, Claim, CompanyKind, CompanySpec, Consent, DebtorPass, Edition, EmergencySales, Goal,
    MarkerCount, MarkerEnters, ModelSpec, NumberCards, OwnTrains, PhaseNames, PhaseSpec, PrintedFor, Profile,
    RulesVersion, Seats, SurrenderOrder, Surrendered, TrainSpec, TrainStepEnds, UpgradeConnection,
};
use crate::market::Market;
use crate::titles::{Title, TitlePolicies};
use crate::violation::violations;
use crate::{CompanyId, LayTile, ModelId, Money};

/// The rules of the tiny title.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Tiny;

type State = crate::state::Game<Tiny>;
type Draft = crate::state::Draft<Tiny>;

/// Its only edition.
pub const PROFILE: Profile = Profile("tiny-1e");

/// It has one edition, so nothing tells editions apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Policies;

/// It keeps nothing of its own on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub struct Own;

/// It has no decision of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum Action {}

impl Action {
    /// None of them lays a tile.
    pub const fn tile(&self) -> Option<&LayTile> {
        match *self {}
    }

    pub(crate) const fn tile_mut(&mut self) -> Option<&mut LayTile> {
        match *self {}
    }
}

/// It has no range of its own to pick from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {}

impl Choice {
    /// Whether the action is this choice.
    pub const fn covers(&self, _: &Action) -> bool {
        match *self {}
    }
}

/// Nothing happens only in this title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {}

/// It asks nothing of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum Pending {}

/// It begins with its first share round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
pub enum Round {}

violations!(
    /// What can be broken only here.
    Violation {
        /// Its shares are sold only after it has operated.
        NotOperatedYet { company: CompanyId },
    }
);

pub(crate) const EDITIONS: &[&Edition] = &[&EDITION];

const EDITION: Edition = Edition {
    profile: PROFILE,
    version: RulesVersion::FIRST,
    printed_for: PrintedFor::Everyone,
    title: Title::Tiny,
    bank: Money(3_000),
    seats: &[
        Seats { players: 2, cash: Money(400), certificates: 6 },
        Seats { players: 3, cash: Money(300), certificates: 4 },
    ],
    board: &BOARD,
    market: &MARKET,
    companies: &[company("TN", "Talbahn Nord", "A2"), company("TS", "Talbahn Süd", "B5")],
    privates: &[],
    private_letter: 'P',
    models: &[model("2", 2, 80, Some(2)), model("3", 3, 180, None)],
    trains: &[
        TrainSpec { sides: &[ModelId(0)], cards: Some(3), phase: 1 },
        TrainSpec { sides: &[ModelId(1)], cards: None, phase: 2 },
    ],
    phases: &[
        PhaseSpec { newest: Colour::Yellow, operating_rounds: 1, major_limit: 2, national_limit: 2 },
        PhaseSpec { newest: Colour::Green, operating_rounds: 2, major_limit: 2, national_limit: 2 },
    ],
    phase_names: PhaseNames::Numbers,
    scoring: Scoring { express_ends: ExpressEnds::Scored, tunnel_per_stop: 0, regions_joined: 0 },
    policies: TitlePolicies::Tiny(Policies),
    number_cards: NumberCards::Dealt,
    surrendered: Surrendered::Removed,
    claim: Claim::Maximum,
    bank_break: BankBreak::Emptied,
    consent: Consent::Asked,
    emergency_sales: EmergencySales::NeededForPurchase,
    train_step_ends: TrainStepEnds::NothingPossible,
    marker_enters: MarkerEnters::WithPar,
    upgrade_connection: UpgradeConnection::NewTile,
    own_trains: OwnTrains::Lent,
    debtor_pass: DebtorPass::Free,
    surrender_order: SurrenderOrder::OneByOne,
    agreed_end: AgreedEnd::Never,
};

const fn company(symbol: &'static str, name: &'static str, home: &'static str) -> CompanySpec {
    CompanySpec {
        symbol,
        number: symbol,
        name,
        kind: CompanyKind::Historical,
        shares: 5,
        launch: 2,
        capital: 5,
        becomes: None,
        home: Some((home, 0)),
        goal: Goal::None,
        markers: MarkerCount::Fixed(2),
    }
}

const fn model(name: &'static str, stops: u8, price: i32, scrapped: Option<u8>) -> ModelSpec {
    ModelSpec {
        name,
        range: Range::Stops(stops),
        price: Money(price),
        is_h: false,
        red: true,
        turns: None,
        scrapped,
        tradable: true,
        goods_from: None,
        outdated_by: None,
        part_exchange: None,
    }
}

const TILES: &str = "
5     2 yellow  C20x1 0-a 1-a
6     2 yellow  C20x1 0-a 2-a
57    2 yellow  C20x1 0-a 3-a
7     2 yellow  0-1
8     3 yellow  0-2
9     3 yellow  0-3
14    2 green   C30x2 0-a 1-a 3-a 4-a
15    2 green   C30x2 0-a 1-a 2-a 3-a
";

const HEXES: &str = r#"
A2 white C0x1 "Norddorf"
A4 white
A6 white C0x1 "Ostdorf"
B1 white C0x1 "Westdorf"
B3 white
B5 white C0x1 "Süddorf"
"#;

const CHART: &str = "
 70  80  90 100p 115 130 150 175 200
 60  70  80  90p 100 115 130
 50  60  70  80p  90
";

static BOARD: LazyLock<PrintedBoard> = LazyLock::new(|| {
    let read = || {
        let mut tiles = TileSet::parse(TILES)?;
        let map = Map::parse(HEXES, &mut tiles, &[])?;
        let shapes = Shapes::of(&tiles);
        Ok::<_, board::BadTable>(PrintedBoard { tiles, map, shapes })
    };
    match read() {
        Ok(board) => board,
        Err(bad) => unreachable!("the map reads: {bad:?}"),
    }
});

static MARKET: LazyLock<Market> = LazyLock::new(|| match Market::parse(CHART) {
    Some(market) => market,
    None => unreachable!("the chart reads"),
});
