//! Writes 1844's own events into the state.

use super::companies::P7;
use super::own::{Destination, National};
use super::trains::EVA;
use super::{Auction, Event, State};
use crate::event::Holder;
use crate::state::{Owner, Round, TrainPlace};
use crate::titles::{Period, TitleRound};
use crate::{CompanySet, PlayerSet};

/// Empties the notes of a stretch of play that begins.
pub fn begin(own: &mut super::Own, period: Period) {
    match period {
        Period::ShareRound => own.share_round = Default::default(),
        Period::ShareTurn => own.share_turn = Default::default(),
        Period::OperatingRound => own.unmoved = CompanySet::EMPTY,
        Period::OperatingTurn => own.turn = Default::default(),
    }
}

pub fn apply(game: &mut State, event: &Event) {
    let (common, own) = (&mut game.common, &mut game.own);
    match *event {
        Event::LotOffered { private, minimum, turn } => {
            let auction = Auction { private, turn, minimum, standing: None, passed: PlayerSet::EMPTY, put_up_by: turn };
            common.round = Round::Initial(TitleRound::G1844(auction));
        }
        Event::BidPlaced { player, amount } => with_auction(game, |auction| auction.standing = Some((player, amount))),
        Event::LotPassed(player) => with_auction(game, |auction| auction.passed.insert(player)),
        Event::LotTurn(player) => with_auction(game, |auction| auction.turn = player),
        Event::LotSold { to, price } => with_auction(game, |auction| {
            (auction.standing, auction.turn) = (Some((to, price)), to);
        }),
        Event::PayoutRound => common.share_rounds = common.share_rounds.saturating_add(1),

        Event::SalesBarred => own.share_round.sales_barred = true,
        Event::SoldAt(price) => own.share_turn.sold_at = Some(price),
        Event::OnlyRepaymentLeft => own.share_turn.bought = true,
        Event::PriceStayed(company) => own.unmoved.insert(company),
        Event::PriceSank(company) => common.arrive(company),
        Event::StacksTurned => own.unmoved = CompanySet::EMPTY,
        Event::TurnTileLaid => own.turn.tile_laid = true,
        Event::PrivatesBegun => own.turn.privates_begun = true,
        Event::TrainsOver => own.turn.trains_over = true,
        Event::SoldForTrainAt(price) => own.turn.sold_at = Some(price),

        Event::ExchangeDebtChanged { player, by } => own.exchange_debt[player.index()] += by,
        Event::DoublesMoved { from, to, doubles } => {
            *doubles_with(own, from) -= doubles;
            *doubles_with(own, to) += doubles;
        }
        Event::DestinationOpened(company) => own.destinations[company.index()] = Destination::Open,
        Event::DestinationReached(company) => own.destinations[company.index()] = Destination::Reached,
        Event::DestinationDropped(company) => own.destinations[company.index()] = Destination::None,
        Event::RouteSeen { company, seen: true } => own.routes_seen.insert(company),
        Event::RouteSeen { company, seen: false } => own.routes_seen.remove(company),
        Event::ExtraTileUsed => own.extra_tile_used = true,
        Event::PapersPaid => {
            own.mountains.iter_mut().for_each(|paper| paper.paid |= paper.activated);
            own.tunnels.iter_mut().for_each(|paper| paper.paid |= paper.activated);
        }
        Event::TunnelSold { tunnel, to } => {
            own.tunnels[tunnel.index()].owner = Some(to);
            own.share_round.tunnel_bought.insert(to);
        }
        Event::TunnelBuilt { tunnel, hex, mouths } => {
            own.tunnels[tunnel.index()].hex = Some(hex);
            common.layout.bore(hex, mouths);
        }
        Event::TunnelActivated(tunnel) => own.tunnels[tunnel.index()].activated = true,
        Event::MountainSold { mountain, to } => {
            own.mountains[mountain.index()].owner = Some(to);
            own.share_round.mountain_bought.insert(to);
        }
        Event::MountainBuilt { mountain, hex, panel } => {
            let mountain = &mut own.mountains[mountain.index()];
            (mountain.hex, mountain.panel) = (Some(hex), panel);
            own.panels[usize::from(panel)] -= 1;
        }
        Event::MountainActivated(mountain) => own.mountains[mountain.index()].activated = true,
        Event::FurkaOberalpLaid => lay_furka_oberalp(game),
        Event::EvaReleased(player) => own.eva = Some(player),
        Event::EvaAssigned(company) => {
            own.eva = None;
            common.privates[P7.index()] = Owner::Closed;
            common.put_train(EVA, TrainPlace::Company(company));
        }
        Event::NationalDue => own.national = National::Due,
        Event::NationalFormed => own.national = National::Formed,
    }
}

fn with_auction(game: &mut State, change: impl FnOnce(&mut Auction)) {
    if let Round::Initial(TitleRound::G1844(auction)) = &mut game.common.round {
        change(auction);
    }
}

fn doubles_with(own: &mut super::Own, holder: Holder) -> &mut u8 {
    match holder {
        Holder::Offering | Holder::Pool => &mut own.pool_doubles,
        Holder::Player(player) => &mut own.doubles[player.index()],
    }
}

fn lay_furka_oberalp(game: &mut State) {
    let board = game.common.edition.board();
    for (hex, tile) in game.policies.furka_oberalp {
        let tile = tile.and_then(|tile| board.tiles.named(tile));
        if let (Some(hex), Some(tile)) = (board.map.named(hex), tile) {
            game.common.layout.lay(hex, tile, 0);
            game.common.tiles[tile.index()] -= 1;
        }
    }
    game.own.furka_oberalp = true;
}
