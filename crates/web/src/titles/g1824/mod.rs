//! What the screens show for 1824 only.

mod bond;
mod exchanges;
mod opening;
mod regions;

use game::Money;
use game::g1824::Pending;
use leptos::prelude::*;

use super::{Additions, Screen, nothing};
use crate::play::table::Panel;

pub const OPENING: Screen = Screen {
    heading: "h-opening",
    body: || opening::Opening().into_any(),
    subject: || opening::Opening().into_any(),
    proposal: |_| None,
};
const EXCHANGE_MOUNTAIN: Screen = Screen {
    heading: "h-exchange",
    body: || exchanges::ExchangeMountain().into_any(),
    subject: || exchanges::ExchangeMountain().into_any(),
    proposal: |_| None,
};

const BOND_MARKER: Screen = Screen {
    heading: "h-bond-marker",
    body: || bond::PlaceMarker().into_any(),
    subject: || bond::Explained().into_any(),
    proposal: |_| None,
};

pub const fn pending(pending: &Pending) -> Screen {
    match pending {
        Pending::ExchangeMountain(_) => EXCHANGE_MOUNTAIN,
        Pending::BondMarker(_) => BOND_MARKER,
    }
}

pub const ADDITIONS: Additions = Additions {
    before_purchases: || exchanges::Exchanges().into_any(),
    after_purchases: || bond::Explained().into_any(),
    track: nothing,
    track_details: |_, _| None,
    train_rows: exchanges::part_exchanges,
    train_ending: |_| nothing(),
    every_step: nothing,
    unshared_income: |state| state.g1824().map_or(Money::ZERO, |own| own.mines()),
    doubles_in_pool: bond::doubles_in_pool,
    is_destination_open: |_, _| false,
    awaited: |state, company| game::g1824::coal_of(state, company).filter(|coal| !state[*coal].is_closed()),
    mountain: |_, _| None,
    initial_panel: Panel::Players,
    initial_lesson: "1824-opening",
    line_ahead: |_| Vec::new(),
    lettering: regions::draw,
    cover: (BOARD, "120 110 1150 372"),
    hex_of: bond::hex_of,
    shows_on_map: |action| bond::hex_of(action).is_some(),
};

/// The board at the end of a game: hex, tile (`-` for none), rotation, then who has a marker there.
const BOARD: &str = "
A18 494 4 MS; A20 4 1; A8 3 4; B11 23 1; B13 69 4; B15 15 4; B17 8 1; B19 25 2; B21 9 1; B23 619 4 CL; B25 56 5;
B5 6 3; B7 8 4; B9 611 1 BK; C10 4 2; C12 611 0 MS SD; C14 24 1; C16 88 1; C18 8 1; C26 405 0; D11 16 2;
D13 43 4; D15 9 1; D17 42 2; D25 58 3; E10 9 1; E12 496 0 BH KK MS SD; E14 611 4 BK UG; E16 631 5; E18 25 2;
E20 58 5; E26 497 0; E8 611 3 KK SD; F11 1 0; F13 47 1; F15 23 4; F17 495 0 BK KK UG; F19 87 4; F21 7 1; F25 8 3;
F7 15 3; F9 44 1; G10 14 2 KK SD; G14 9 2; G16 24 3; G20 58 0; G24 8 4; G26 15 5 SB; G4 15 4 KK SD; G6 40 1;
H11 58 2; H13 9 4; H15 611 5 SB UG; H17 4 2; H19 24 3; H23 611 0 CL SB; H3 14 0; H7 9 2; H9 9 0; I10 8 5;
I14 27 3; I16 630 4; I18 87 1; I20 87 1; I22 58 1; I8 497 2; J13 - 0 BH
";
