//! Trains and phases of 1824. [1824-SETUP-15] [1824-TRAIN-02]

use board::Colour;
use routes::Range;

use crate::edition::{ModelSpec, PhaseSpec, TrainSpec};
use crate::{ModelId, Money};

/// The goods train that every Coal Railway starts with. [1824-COAL-05]
pub const FIRST_GOODS: ModelId = ModelId(7);
/// How many goods cards of each type there are, 1g to 5g.
pub type GoodsCards = [(ModelId, u8); 5];

pub const GOODS_CARDS: GoodsCards = goods_cards([6, 5, 4, 3, 2]);
/// [1824-CIS-06]
pub const GOODS_CARDS_FOR_TWO: GoodsCards = goods_cards([3, 2, 2, 1, 2]);
/// [1824-CIS-07]
pub const GOODS_CARDS_FOR_THREE: GoodsCards = goods_cards([5, 4, 3, 2, 2]);

const fn goods_cards(cards: [u8; 5]) -> GoodsCards {
    let [one, two, three, four, five] = cards;
    [(FIRST_GOODS, one), (ModelId(8), two), (ModelId(9), three), (ModelId(10), four), (ModelId(11), five)]
}

const fn normal(
    name: &'static str,
    stops: u8,
    price: i32,
    before: Option<(u8, i32)>,
    scrapped: Option<u8>,
) -> ModelSpec {
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
        part_exchange: part_exchange(before),
    }
}

const fn goods(
    name: &'static str,
    cities: u8,
    price: i32,
    before: Option<(u8, i32)>,
    from: u8,
    by: Option<u8>,
) -> ModelSpec {
    let outdated_by = match by {
        Some(row) => Some(ModelId(row)),
        None => None,
    };
    ModelSpec {
        range: Range::Goods { cities },
        goods_from: Some(from),
        outdated_by,
        ..normal(name, cities, price, before, None)
    }
}

const fn part_exchange(before: Option<(u8, i32)>) -> Option<(ModelId, Money)> {
    match before {
        Some((row, price)) => Some((ModelId(row), Money(price))),
        None => None,
    }
}

/// Price; what may be surrendered and the price then; what scraps it; goods trains with the phase that releases them.
/// [1824-TRAIN-04] [1824-TRAIN-15] [1824-TRAIN-16] [1824-RULING-18]
#[rustfmt::skip]
pub const MODELS: &[ModelSpec] = &[
    normal("2",   2,   80, None,           Some(4)),
    normal("3",   3,  180, Some((0, 140)), Some(6)),
    normal("4",   4,  280, Some((1, 190)), Some(7)),
    normal("5",   5,  400, Some((2, 260)), Some(8)),
    normal("6",   6,  600, Some((3, 400)), None),
    normal("8",   8,  800, Some((4, 500)), None),
    normal("10", 10, 1000, Some((5, 600)), None),
    goods("1g", 1, 120, None,            2, Some(9)),
    goods("2g", 2, 240, Some((7, 180)),  3, Some(10)),
    goods("3g", 3, 360, Some((8, 240)),  4, Some(11)),
    goods("4g", 4, 600, Some((9, 420)),  6, None),
    goods("5g", 5, 800, Some((10, 500)), 7, None),
];

const fn card(sides: &'static [ModelId], cards: Option<u8>, phase: u8) -> TrainSpec {
    TrainSpec { sides, cards, phase }
}

/// The stack in ascending order, and the phase that each type's first sale starts. [1824-TRAIN-03] [1824-TRAIN-40]
pub const TRAINS: &[TrainSpec] = &stack([9, 7, 4, 3, 3, 2], None);

/// 18xx.games has 20 ten-trains. [1824-DEV-20]
pub const TRAINS_18XX_GAMES: &[TrainSpec] = &stack([9, 7, 4, 3, 3, 2], TENS_18XX_GAMES);

/// [1824-CIS-06]
pub const TRAINS_FOR_TWO: &[TrainSpec] = &stack([6, 5, 4, 2, 2, 1], None);
pub const TRAINS_FOR_TWO_18XX_GAMES: &[TrainSpec] = &stack([6, 5, 4, 2, 2, 1], TENS_18XX_GAMES);

/// [1824-CIS-07]
pub const TRAINS_FOR_THREE: &[TrainSpec] = &stack([8, 6, 4, 3, 3, 2], None);
pub const TRAINS_FOR_THREE_18XX_GAMES: &[TrainSpec] = &stack([8, 6, 4, 3, 3, 2], TENS_18XX_GAMES);

const TENS_18XX_GAMES: Option<u8> = Some(20);

const fn stack(cards: [u8; 6], tens: Option<u8>) -> [TrainSpec; 7] {
    let [twos, threes, fours, fives, sixes, eights] = cards;
    [
        card(&[ModelId(0)], Some(twos), 2),
        card(&[ModelId(1)], Some(threes), 3),
        card(&[ModelId(2)], Some(fours), 4),
        card(&[ModelId(3)], Some(fives), 5),
        card(&[ModelId(4)], Some(sixes), 6),
        card(&[ModelId(5)], Some(eights), 7),
        card(&[ModelId(6)], tens, 8),
    ]
}

const fn phase(newest: Colour, operating_rounds: u8, major_limit: u8, national_limit: u8) -> PhaseSpec {
    PhaseSpec { newest, operating_rounds, major_limit, national_limit }
}

/// Newest tile colour, operating rounds a set, limits of Regionals and Staatsbahnen. [1824-PHASE-04] and on,
/// [1824-PHASE-27a]
pub const PHASES_FIRST_EDITION: &[PhaseSpec] = &[
    phase(Colour::Yellow, 1, 4, 4),
    phase(Colour::Yellow, 1, 4, 4),
    phase(Colour::Green, 2, 4, 4),
    phase(Colour::Green, 2, 3, 4),
    phase(Colour::Brown, 2, 3, 4),
    phase(Colour::Brown, 3, 2, 3),
    phase(Colour::Grey, 3, 2, 3),
    phase(Colour::Grey, 3, 2, 3),
];

/// The third operating round comes with the first 5. [1824-PHASE-27b] [1824-RULING-59]
pub const PHASES_SECOND_EDITION: &[PhaseSpec] = &[
    PHASES_FIRST_EDITION[0],
    PHASES_FIRST_EDITION[1],
    PHASES_FIRST_EDITION[2],
    PHASES_FIRST_EDITION[3],
    phase(Colour::Brown, 3, 3, 4),
    PHASES_FIRST_EDITION[5],
    PHASES_FIRST_EDITION[6],
    PHASES_FIRST_EDITION[7],
];
