//! What may be done now in 1824.

use super::companies::{COAL, MINORS};
use super::own::Pending;
use super::policy::CompulsoryMountain;
use super::stacks::{self, Stage};
use super::{Action as Own, G1824, State, bond, coal, mountain, opening, stock, train};
use crate::action::{Action, Paper};
use crate::choices::Choice;
use crate::rules::share_round::ShareRoundRules;
use crate::rules::{debt, share_round, track};
use crate::state::Turn;
use crate::titles::OfferPart;
use crate::{CompanyId, PlayerId};

/// An action as a choice of exactly that.
fn exactly(action: impl Into<Action>) -> Choice {
    Choice::Do(action.into())
}

pub fn answers(state: &State, pending: &Pending, offered: &mut Vec<Choice>) {
    let private = match *pending {
        Pending::ExchangeMountain(private) => private,
        Pending::BondMarker(place) => {
            let places = bond::places(state, place).into_iter();
            offered.extend(places.map(|at| exactly(Own::PlaceBondMarker { hex: at.hex, city: at.part })));
            return;
        }
    };
    let open = mountain::targets(state)
        .filter(|(company, from)| mountain::must_be_exchangeable(state, *company, *from).is_ok());
    offered.extend(open.map(|(company, from)| exactly(Own::ExchangeMountain { private, company, from })));
    if state.policies.compulsory_mountain == CompulsoryMountain::MayBeDiscarded {
        offered.push(exactly(Own::DiscardMountain(private)));
    }
}

pub fn in_opening(state: &State, offered: &mut Vec<Choice>) {
    let Ok((_, player)) = opening::turn(state) else { return };
    for company in MINORS.map(CompanyId) {
        let prices = opening::prices(state, company).into_iter();
        let open = prices.filter(|price| opening::check_minor(state, company, *price).is_ok());
        offered.extend(open.map(|price| exactly(Own::BuyMinor { company, price })));
    }
    let open = state.edition.private_ids().filter(|private| opening::check_mountain(state, *private).is_ok());
    offered.extend(open.map(|private| exactly(Own::BuyMountainRailway(private))));
    if stacks::must_sell_shares(state).is_ok() {
        shares(state, player, offered);
    }
    if !matches!(stacks::stage(state), Some(Stage::Cards(_))) {
        offered.push(exactly(Action::Pass));
    }
}

/// Single certificates, and directors' certificates at each price.
fn shares(state: &State, player: PlayerId, offered: &mut Vec<Choice>) {
    for company in state.edition.company_ids() {
        for from in stock::sources(state) {
            for paper in [Paper::Single, Paper::Double] {
                if stock::can_buy(state, player, company, *from, paper) {
                    offered.push(exactly(Action::Buy { company, from: *from, paper }));
                }
            }
        }
        for (_, par) in state.edition.market().pars() {
            if stock::can_start(state, player, company, par) {
                offered.push(exactly(Action::Start { company, par }));
            }
        }
    }
}

pub fn in_share_round(state: &State, offered: &mut Vec<Choice>) {
    let Ok((_, player)) = share_round::turn(state) else { return };
    offered.extend(share_round::sales(state, player).into_iter().map(|sale| exactly(Action::Sell(sale))));
    if debt::can_repay(state, player) {
        offered.push(Choice::Repay { maximum: state[player].debt.min(state[player].cash) });
    }
    exchanges(state, offered);
    if share_round::turn_to_trade(state).is_ok() && G1824::must_have_sold_down(state, player).is_ok() {
        shares(state, player, offered);
    }
    if share_round::check_pass(state).is_ok() {
        offered.push(exactly(Action::Pass));
    }
}

fn exchanges(state: &State, offered: &mut Vec<Choice>) {
    let mountains = mountain::exchanges(state);
    offered.extend(mountains.map(|(private, company, from)| exactly(Own::ExchangeMountain { private, company, from })));
    let coals = COAL.into_iter().filter(|coal| coal::check_exchange(state, *coal).is_ok());
    offered.extend(coals.map(|coal| exactly(Own::ExchangeCoal(coal))));
}

pub fn in_track_step(state: &State, turn: &Turn, offered: &mut Vec<Choice>) {
    let connected = track::connections(state, turn.company);
    let lays = track::lays(state, turn.company, &connected).into_iter();
    offered.extend(lays.map(|lay| exactly(Action::LayTile(lay))));
}

/// Part exchanges in the train step.
pub fn in_step(state: &State, part: OfferPart, offered: &mut Vec<Choice>) {
    match part {
        OfferPart::Train => {
            let exchanges = train::exchanges(state).into_iter();
            offered.extend(exchanges.map(|model| exactly(Own::ExchangeTrain(model))));
        }
        OfferPart::End => (),
    }
}
