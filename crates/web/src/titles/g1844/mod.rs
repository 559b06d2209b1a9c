//! What the screens show for 1844 only.

mod auction;
mod certificates;
mod mountain;
mod privates;
mod tunnels;

use board::{HexId, TileId};
use game::edition::CompanyKind;
use game::g1844::{Action as Own, Destination, PANELS, Pending};
use game::{Choice, CompanyId, Money, State, TitleAction, TitlePolicies};
use leptos::prelude::*;

use super::{Additions, Screen, nothing};
use crate::draw::picture::Mountain;
use crate::play::table::{Panel, Table};
use crate::t;

pub const AUCTION: Screen = Screen {
    heading: "h-auction",
    body: || auction::Auction().into_any(),
    subject: || auction::Auction().into_any(),
    proposal: auction::proposal,
};
const FNM_PAR: Screen = Screen {
    heading: "h-par",
    body: || auction::FnmPar().into_any(),
    subject: || auction::FnmPar().into_any(),
    proposal: |_| None,
};
const PLACE_MOUNTAIN: Screen = Screen {
    heading: "h-mountain",
    body: || mountain::PlaceMountain().into_any(),
    subject: nothing,
    proposal: |_| None,
};

pub const fn pending(pending: &Pending) -> Screen {
    match pending {
        Pending::FnmPar(_) => FNM_PAR,
        Pending::PlaceMountain(..) => PLACE_MOUNTAIN,
    }
}

pub const ADDITIONS: Additions = Additions {
    before_purchases: nothing,
    after_purchases: || certificates::Certificates().into_any(),
    track: || tunnels::Tunnels().into_any(),
    track_details: tunnels::details,
    train_rows: |_| nothing(),
    train_ending: bankruptcy,
    every_step: || privates::Privates().into_any(),
    unshared_income: |_| Money::ZERO,
    doubles_in_pool,
    is_destination_open,
    awaited: |_, _| None,
    mountain: mountain_on,
    initial_panel: Panel::Map,
    initial_lesson: "1844-auction",
    line_ahead,
    lettering: |_| String::new(),
    cover: (BOARD, "150 150 1150 372"),
    hex_of,
    shows_on_map: |action| hex_of(action).is_some() || *action == TitleAction::G1844(Own::LayFurkaOberalp),
};

/// The board at the end of a game: hex, tile (`-` for none), rotation, then who has a marker there.
const BOARD: &str = "
B21 8 2; B23 58 5; C10 19 1; C12 14 1 SBB; C14 87 4; C18 24 4; C20 66 4 AB; C22 47 0; C24 14 1 AB SBB; D11 25 4;
D13 611 5; D15 15 1 STB; D17 204 1; D19 910 0 AB FNM SBB; D21 3 2; D25 15 0 AB; E10 88 2; E12 24 0; E14 24 2;
E16 8 5; E18 611 2 SBB; E20 8 5; E24 24 3; F11 906 0 BLS MOB STB; F15 26 5; F17 611 5 SBB STB; F21 15 1;
F23 20 0; F25 88 1; F5 8 4; F7 611 3 JN; F9 24 1; G12 23 2; G16 204 4; G18 611 4 FNM SBB; G26 619 0 FNM RhB;
G28 15 4 ChA; G4 9 0; G6 24 3; G8 67 4; H11 9 0; H13 611 4 FNM STB; H15 8 1; H25 58 1; H3 87 3; H5 43 3; I10 4 0;
I2 8 4; I20 9 2; I28 15 5; I4 903 1 SBB; I6 915 1 BLS MOB VZ; J1 58 3; J11 58 4; J15 9 1; J21 9 2; J7 9 2;
K10 915 0 RhB VZ; K22 14 2; K8 911 1; L21 619 0 FNM; K2 - 0 SBB
";

fn hex_of(action: &TitleAction) -> Option<HexId> {
    let (Own::BuildTunnel { hex, .. } | Own::PlaceMountain { hex, .. }) = action.g1844()? else { return None };
    Some(*hex)
}

/// The SBB has them.
fn doubles_in_pool(state: &State, company: CompanyId) -> u8 {
    match (state.kind(company), state.g1844()) {
        (CompanyKind::National, Some(own)) => own.pool_doubles(),
        _ => 0,
    }
}

fn is_destination_open(state: &State, company: CompanyId) -> bool {
    let is_begun = !state[company].is_launched() && state[company].par().is_some();
    is_begun || state.g1844().is_some_and(|own| own.destination(company) == Destination::Open)
}

fn mountain_on(state: &State, hex: HexId) -> Option<Mountain> {
    let own = state.g1844()?;
    let row = own.mountain_at(hex)?.index();
    let values = PANELS.get(usize::from(own.mountains()[row].panel))?;
    Some(Mountain { number: row as u8 + 1, values })
}

fn line_ahead(state: &State) -> Vec<(HexId, TileId)> {
    let TitlePolicies::G1844(policies) = &state.edition().policies else { return Vec::new() };
    let is_laid = state.g1844().is_some_and(|own| own.has_furka_oberalp());
    let board = state.edition().board();
    let pieces = policies.furka_oberalp.iter().filter(|_| !is_laid);
    pieces.filter_map(|(hex, tile)| board.map.named(hex).zip(board.tiles.named((*tile)?))).collect()
}

fn bankruptcy(table: Table) -> AnyView {
    let bankrupt = || game::Action::from(Own::DeclareBankruptcy);
    if !table.choices.with(|choices| choices.offered.contains(&Choice::Do(bankrupt()))) {
        return nothing();
    }
    view! { <button class="btn sml" on:click=move |_| table.plan.set(Some(bankrupt()))>{t!("do-bankruptcy")}</button> }
        .into_any()
}
