//! What may be done now in 1824.

use crate::action::{Action, Paper, Source};
use crate::choices::Choice;
use crate::rules::track;
use crate::state::{Pending, Round, Step, Turn};
use crate::titles::g1824::companies::{COAL, MINORS, REGIONALS};
use crate::titles::g1824::policy::CompulsoryMountain;
use crate::titles::g1824::{
    coal, debt, emergency, formation, mountain, opening, phase, share_round, station, stock, train,
};
use crate::{CompanyId, PlayerId, PrivateId, State};

pub fn offer(state: &State, offered: &mut Vec<Choice>) {
    match state.pending {
        Some(pending) => answers(state, pending, offered),
        None => match &state.round {
            Round::Opening(_) => in_opening(state, offered),
            Round::Shares(_) => in_share_round(state, offered),
            Round::Operating(_) => in_operating_round(state, offered),
            Round::Auction(_) | Round::Finished => (),
        },
    }
}

fn answers(state: &State, pending: Pending, offered: &mut Vec<Choice>) {
    match pending {
        Pending::Surrender(company) => {
            let models = state.edition.model_ids().filter(|model| phase::can_surrender(state, company, *model));
            offered.extend(models.map(|model| Choice::Do(Action::Surrender(model))));
        }
        Pending::Offer { .. } => offered.extend([true, false].map(|agreed| Choice::Do(Action::Answer(agreed)))),
        Pending::DuplicateMarker(hex) => {
            let cities = formation::cities_with_marker(state, hex).into_iter();
            offered.extend(cities.map(|city| Choice::Do(Action::KeepMarker { city })));
        }
        Pending::ExchangeMountain(private) => {
            let open = REGIONALS.into_iter().filter(|company| mountain::must_have_a_share(state, *company).is_ok());
            offered.extend(open.map(|company| Choice::Do(Action::ExchangeMountain { private, company })));
            if state.edition.austria().compulsory_mountain == CompulsoryMountain::MayBeDiscarded {
                offered.push(Choice::Do(Action::DiscardMountain(private)));
            }
        }
        Pending::FnmPar(_) | Pending::PlaceMountain(..) => (),
    }
}

fn in_opening(state: &State, offered: &mut Vec<Choice>) {
    let Ok((_, player)) = opening::turn(state) else { return };
    for company in MINORS.map(CompanyId) {
        let prices = opening::prices(state, company).into_iter();
        let open = prices.filter(|price| opening::check_minor(state, company, *price).is_ok());
        offered.extend(open.map(|price| Choice::Do(Action::BuyMinor { company, price })));
    }
    let papers = (0..state.edition.privates.len() as u8).map(PrivateId);
    let open = papers.filter(|private| opening::check_mountain(state, *private).is_ok());
    offered.extend(open.map(|private| Choice::Do(Action::BuyMountainRailway(private))));
    shares(state, player, offered);
    offered.push(Choice::Do(Action::Pass));
}

/// Single certificates, and directors' certificates at each price.
fn shares(state: &State, player: PlayerId, offered: &mut Vec<Choice>) {
    for company in state.edition.company_ids() {
        if stock::check_buy(state, player, company).is_ok() {
            let (from, paper) = (Source::Offering, Paper::Single);
            offered.push(Choice::Do(Action::Buy { company, from, paper }));
        }
        for (_, par) in state.edition.market().pars() {
            if stock::check_start(state, player, company, par).is_ok() {
                offered.push(Choice::Do(Action::Start { company, par }));
            }
        }
    }
}

fn in_share_round(state: &State, offered: &mut Vec<Choice>) {
    let Ok((_, player)) = share_round::turn_to_trade(state) else { return };
    let sales = stock::sales(state, player).into_iter().filter(|sale| share_round::check_sale(state, *sale).is_ok());
    offered.extend(sales.map(|sale| Choice::Do(Action::Sell(sale))));
    if debt::can_repay(state, player) {
        offered.push(Choice::Repay { maximum: state[player].debt.min(state[player].cash) });
    }
    exchanges(state, offered);
    if share_round::must_have_sold_down(state, player).is_ok() {
        shares(state, player, offered);
        offered.push(Choice::Do(Action::Pass));
    }
}

fn exchanges(state: &State, offered: &mut Vec<Choice>) {
    for private in (0..state.edition.privates.len() as u8).map(PrivateId) {
        let open = REGIONALS.into_iter().filter(|company| mountain::check_exchange(state, private, *company).is_ok());
        offered.extend(open.map(|company| Choice::Do(Action::ExchangeMountain { private, company })));
    }
    let coals = COAL.into_iter().filter(|coal| coal::check_exchange(state, *coal).is_ok());
    offered.extend(coals.map(|coal| Choice::Do(Action::ExchangeCoal(coal))));
}

fn in_operating_round(state: &State, offered: &mut Vec<Choice>) {
    let Some(turn) = state.turn() else { return };
    match turn.step {
        Step::Track => {
            let connected = track::connections(state, turn.company);
            let lays = track::lays(state, turn.company, &connected).into_iter();
            offered.extend(lays.map(|lay| Choice::Do(Action::LayTile(lay))));
            offered.push(Choice::Do(Action::Done));
        }
        Step::Marker => {
            let places = station::places(state, turn.company).into_iter();
            offered.extend(places.map(|at| Choice::Do(Action::PlaceMarker { hex: at.hex, city: at.part })));
            offered.push(Choice::Do(Action::Done));
        }
        Step::Run => offered.push(Choice::Run),
        Step::Dividend => offered.extend([Choice::Do(Action::PayOut), Choice::Do(Action::Withhold)]),
        Step::Train => in_train_step(state, turn, offered),
    }
}

fn in_train_step(state: &State, turn: &Turn, offered: &mut Vec<Choice>) {
    let purchases = train::purchases(state, turn.company).into_iter();
    offered.extend(purchases.map(|(purchase, maximum)| Choice::BuyTrain { purchase, maximum }));
    let exchanges = train::exchanges(state, turn).into_iter();
    offered.extend(exchanges.map(|model| Choice::Do(Action::ExchangeTrain(model))));
    offered.extend(emergency::sales(state, turn).into_iter().map(|sale| Choice::Do(Action::Sell(sale))));
    if train::must_not_need_one(state, turn.company).is_ok() {
        offered.push(Choice::Do(Action::Done));
    }
}
