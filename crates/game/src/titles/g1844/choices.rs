//! What may be done now in 1844.

use board::HexId;

use crate::action::{Action, Paper, Source};
use crate::choices::Choice;
use crate::rules::track;
use crate::state::{Pending, Round, Step, Turn};
use crate::titles::g1844::{
    auction, destination, emergency, eva, furka_oberalp, mountain, phase, private, sbb, share_round, station, stock,
    tile, train, tunnel,
};
use crate::{MountainId, PlayerId, State, TunnelId, seat_of};

pub fn offer(state: &State, offered: &mut Vec<Choice>) {
    match state.pending {
        Some(pending) => answers(state, pending, offered),
        None => match &state.round {
            Round::Auction(_) => in_auction(state, offered),
            Round::Shares(_) => in_share_round(state, offered),
            Round::Operating(_) => in_operating_round(state, offered),
            Round::Opening(_) | Round::Finished => (),
        },
    }
}

/// The Furka-Oberalp line, a destination, EVA: for whoever may use them now.
pub fn out_of_turn(state: &State) -> Vec<(PlayerId, Action)> {
    let between_actions = !matches!(state.pending, Some(Pending::Offer { .. }));
    let mut free = Vec::new();
    if state.round == Round::Finished || !between_actions {
        return free;
    }
    let mut offer = |action: Action| free.extend(seat_of(state, &action).map(|seat| (seat, action)));
    if furka_oberalp::check(state).is_ok() {
        offer(Action::LayFurkaOberalp);
    }
    for company in state.edition.company_ids().filter(|company| destination::check_claim(state, *company).is_ok()) {
        offer(Action::ReachDestination(company));
    }
    for company in state.edition.company_ids().filter(|company| eva::check(state, *company).is_ok()) {
        offer(Action::AssignEva(company));
    }
    free
}

fn answers(state: &State, pending: Pending, offered: &mut Vec<Choice>) {
    match pending {
        Pending::FnmPar(_) => {
            offered.extend(state.edition.market().pars().map(|(_, par)| Choice::Do(Action::SetFnmPar(par))));
        }
        Pending::PlaceMountain(..) => {
            let sites = state.edition.ways().map.ids().flat_map(|hex| (0..3).map(move |panel| (hex, panel)));
            let free = |(hex, panel): &(HexId, u8)| mountain::check_place(state, *hex, *panel).is_ok();
            offered.extend(sites.filter(free).map(|(hex, panel)| Choice::Do(Action::PlaceMountain { hex, panel })));
        }
        Pending::Surrender(company) => {
            let models = state.edition.model_ids().filter(|model| phase::can_surrender(state, company, *model));
            offered.extend(models.map(|model| Choice::Do(Action::Surrender(model))));
        }
        Pending::ExchangeMountain(_) => (),
        Pending::Offer { .. } => offered.extend([true, false].map(|agreed| Choice::Do(Action::Answer(agreed)))),
        Pending::DuplicateMarker(hex) => {
            let cities = sbb::cities_with_marker(state, hex).into_iter();
            offered.extend(cities.map(|city| Choice::Do(Action::KeepMarker { city })));
        }
    }
}

fn in_auction(state: &State, offered: &mut Vec<Choice>) {
    let Round::Auction(auction) = &state.round else { return };
    offered.push(Choice::Do(Action::Pass));
    let (minimum, maximum) = (auction::minimum_bid(auction), state[auction.turn].cash);
    if minimum <= maximum {
        offered.push(Choice::Bid { minimum, maximum });
    }
}

fn in_share_round(state: &State, offered: &mut Vec<Choice>) {
    let Ok((round, player)) = share_round::turn(state) else { return };
    let sales = stock::sales(state, player).into_iter().filter(|sale| share_round::check_sale(state, *sale).is_ok());
    offered.extend(sales.map(|sale| Choice::Do(Action::Sell(sale))));
    if share_round::can_repay(state, player) {
        offered.push(Choice::Repay { maximum: state[player].debt.min(state[player].cash) });
    }
    if share_round::must_have_sold_down(state, player).is_err() {
        return;
    }
    offered.push(Choice::Do(Action::Pass));
    let papers = [(Source::Offering, Paper::Single), (Source::Pool, Paper::Single), (Source::Pool, Paper::Double)];
    if round.bought {
        return;
    }
    for company in state.edition.company_ids() {
        for (from, paper) in papers {
            if stock::check_buy(state, player, company, from, paper).is_ok() {
                offered.push(Choice::Do(Action::Buy { company, from, paper }));
            }
        }
        for (_, par) in state.edition.market().pars() {
            if stock::check_start(state, player, company, par).is_ok() {
                offered.push(Choice::Do(Action::Start { company, par }));
            }
        }
    }
    for row in 0..5 {
        if mountain::check_buy(state, MountainId(row)).is_ok() {
            offered.push(Choice::Do(Action::BuyMountain(MountainId(row))));
        }
        if tunnel::check_buy(state, TunnelId(row)).is_ok() {
            offered.push(Choice::Do(Action::BuyTunnel(TunnelId(row))));
        }
    }
}

fn in_operating_round(state: &State, offered: &mut Vec<Choice>) {
    let Some(turn) = state.turn() else { return };
    match turn.step {
        Step::Track => in_track_step(state, turn, offered),
        Step::Marker => {
            let places = station::places(state, turn.company).into_iter();
            offered.extend(places.map(|at| Choice::Do(Action::PlaceMarker { hex: at.hex, city: at.part })));
            offered.push(Choice::Do(Action::Done));
        }
        Step::Run => offered.push(Choice::Run),
        Step::Dividend => offered.extend([Choice::Do(Action::PayOut), Choice::Do(Action::Withhold)]),
        Step::Train => in_train_step(state, turn, offered),
    }
    let privates = private::purchases(state, turn.company).into_iter();
    offered.extend(privates.map(|(private, maximum)| {
        let minimum = private::minimum_price(state, private);
        Choice::BuyPrivate { private, minimum, maximum }
    }));
}

fn in_track_step(state: &State, turn: &Turn, offered: &mut Vec<Choice>) {
    let connected = track::connections(state, turn.company);
    offered.extend(tile::lays(state, turn, &connected).into_iter().map(|lay| Choice::Do(Action::LayTile(lay))));
    let tunnels = tunnel::builds(state, turn, &connected).into_iter();
    offered.extend(tunnels.map(|(tunnel, hex, mouths)| Choice::Do(Action::BuildTunnel { tunnel, hex, mouths })));
    offered.push(Choice::Do(Action::Done));
}

fn in_train_step(state: &State, turn: &Turn, offered: &mut Vec<Choice>) {
    let purchases = train::purchases(state, turn.company).into_iter();
    offered.extend(purchases.map(|(purchase, maximum)| Choice::BuyTrain { purchase, maximum }));
    offered.extend(emergency::sales(state, turn).into_iter().map(|sale| Choice::Do(Action::Sell(sale))));
    if train::must_not_need_one(state, turn.company).is_ok() {
        offered.push(Choice::Do(Action::Done));
    }
    if emergency::check_bankruptcy(state, turn).is_ok() {
        offered.push(Choice::Do(Action::DeclareBankruptcy));
    }
}
