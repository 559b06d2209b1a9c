//! Trains and phases of 1844. [1844-SETUP-12] [1844-SETUP-13] [1844-SETUP-14]

use board::Colour;
use routes::Range;

use crate::edition::{ModelSpec, PhaseSpec, TrainSpec};
use crate::{ModelId, Money};

/// The train of P7.
pub const EVA: ModelId = ModelId(12);
/// The SBB's own train.
pub const SBB_5H: ModelId = ModelId(13);

/// What 1844's models have nothing of.
const PLAIN: ModelSpec = ModelSpec {
    name: "",
    range: Range::Stops(0),
    price: Money::ZERO,
    is_h: false,
    red: true,
    turns: None,
    scrapped: None,
    tradable: true,
    goods_from: None,
    outdated_by: None,
    part_exchange: None,
};

const fn normal(name: &'static str, stops: u8, price: i32, turns: Option<(u8, ModelId)>) -> ModelSpec {
    let range = Range::Stops(stops);
    ModelSpec { name, range, price: Money(price), turns, ..PLAIN }
}

const fn h(name: &'static str, hexes: u8, price: i32, scrapped: Option<u8>) -> ModelSpec {
    let range = Range::Hexes(hexes);
    ModelSpec { name, range, price: Money(price), is_h: true, red: false, scrapped, ..PLAIN }
}

/// The sides of the train cards, then the two special trains.
#[rustfmt::skip]
pub const MODELS: &[ModelSpec] = &[
    normal("2", 2,  90, Some((3, ModelId(1)))),  h("2H", 2,  70, Some(4)),
    normal("3", 3, 180, Some((4, ModelId(3)))),  h("3H", 3, 150, Some(6)),
    normal("4", 4, 300, Some((6, ModelId(5)))),  h("4H", 4, 260, Some(7)),
    normal("5", 5, 450, Some((7, ModelId(7)))),  h("5H", 5, 400, None),
    normal("6", 6, 630, None),                   h("6H", 6, 550, None),
    ModelSpec { range: Range::Express(8), ..normal("8E", 8, 960, None) }, h("8H", 8, 700, None),
    h("EVA", 5, 400, None),
    ModelSpec { tradable: false, ..h("SBB 5H", 5, 400, None) },
];

const fn card(sides: &'static [ModelId], cards: Option<u8>, phase: u8) -> TrainSpec {
    TrainSpec { sides, cards, phase }
}

/// Cards of each type in ascending order, and the phase that its first sale starts. [1844-PHASE-01]
#[rustfmt::skip]
pub const TRAINS: &[TrainSpec] = &[
    card(&[ModelId(0), ModelId(1)], Some(13), 2),
    card(&[ModelId(2), ModelId(3)], Some(9),  3),
    card(&[ModelId(4), ModelId(5)], Some(6),  4),
    card(&[ModelId(6), ModelId(7)], Some(4),  5),
    card(&[ModelId(8), ModelId(9)], Some(4),  6),
    card(&[ModelId(10), ModelId(11)], None,     7),
];

/// 18xx.games has 20 cards of the last type. [1844-DEV-28]
pub const TRAINS_18XX_GAMES: &[TrainSpec] =
    &[TRAINS[0], TRAINS[1], TRAINS[2], TRAINS[3], TRAINS[4], card(&[ModelId(10), ModelId(11)], Some(20), 7)];

/// Newest tile colour, operating rounds a set, limit of historical companies. [1844-PHASE-02] and on
#[rustfmt::skip]
pub const PHASES: &[PhaseSpec] = &[
    PhaseSpec { newest: Colour::Yellow, operating_rounds: 1, major_limit: 4, national_limit: 4 },
    PhaseSpec { newest: Colour::Yellow, operating_rounds: 1, major_limit: 4, national_limit: 4 },
    PhaseSpec { newest: Colour::Green,  operating_rounds: 2, major_limit: 4, national_limit: 4 },
    PhaseSpec { newest: Colour::Green,  operating_rounds: 2, major_limit: 3, national_limit: 4 },
    PhaseSpec { newest: Colour::Brown,  operating_rounds: 3, major_limit: 2, national_limit: 4 },
    PhaseSpec { newest: Colour::Brown,  operating_rounds: 3, major_limit: 2, national_limit: 4 },
    PhaseSpec { newest: Colour::Grey,   operating_rounds: 3, major_limit: 2, national_limit: 4 },
];
