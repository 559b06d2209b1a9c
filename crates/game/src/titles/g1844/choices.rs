//! What may be done now in 1844.

use board::HexId;

use super::own::{PANEL_KINDS, Pending};
use super::policy::Repayment;
use super::share_round::repayable;
use super::{
    Action as Own, Choice as Range, MountainId, State, TunnelId, auction, destination, emergency, eva, furka_oberalp,
    mountain, private, stock, tile, tunnel,
};
use crate::action::{Action, Paper, Source};
use crate::choices::Choice;
use crate::rules::{debt, play, share_round, track};
use crate::state::Turn;
use crate::titles::OfferPart;
use crate::titles::g1844::G1844;
use crate::{PlayerId, rules::share_round::ShareRoundRules};

/// An action as a choice of exactly that.
fn exactly(action: impl Into<Action>) -> Choice {
    Choice::Do(action.into())
}

/// The Furka-Oberalp line, a destination, EVA: for those who may use them now.
pub fn out_of_turn(state: &State) -> Vec<(PlayerId, Action)> {
    let mut free = Vec::new();
    let mut offer = |own: Own| {
        let action = Action::from(own);
        free.extend(play::seat_of(state, &action).map(|seat| (seat, action)));
    };
    if furka_oberalp::check(state).is_ok() {
        offer(Own::LayFurkaOberalp);
    }
    for company in state.edition.company_ids().filter(|company| destination::check_claim(state, *company).is_ok()) {
        offer(Own::ReachDestination(company));
    }
    for company in state.edition.company_ids().filter(|company| eva::check(state, *company).is_ok()) {
        offer(Own::AssignEva(company));
    }
    free
}

pub fn answers(state: &State, pending: &Pending, offered: &mut Vec<Choice>) {
    match pending {
        Pending::FnmPar(_) => {
            offered.extend(state.edition.market().pars().map(|(_, par)| exactly(Own::SetFnmPar(par))));
        }
        Pending::PlaceMountain(..) => {
            let panels = 0..PANEL_KINDS as u8;
            let sites = state.edition.board().map.ids().flat_map(|hex| panels.clone().map(move |panel| (hex, panel)));
            let free = |(hex, panel): &(HexId, u8)| mountain::check_place(state, *hex, *panel).is_ok();
            offered.extend(sites.filter(free).map(|(hex, panel)| exactly(Own::PlaceMountain { hex, panel })));
        }
    }
}

pub fn in_auction(state: &State, offered: &mut Vec<Choice>) {
    let Ok(auction) = auction::current(state) else { return };
    offered.push(exactly(Action::Pass));
    let (minimum, maximum) = (auction::minimum_bid(&auction), state[auction.turn].cash);
    if minimum <= maximum {
        offered.push(Range::Bid { minimum, maximum }.into());
    }
}

pub fn in_share_round(state: &State, offered: &mut Vec<Choice>) {
    let Ok((_, player)) = share_round::turn(state) else { return };
    offered.extend(share_round::sales(state, player).into_iter().map(|sale| exactly(Action::Sell(sale))));
    if debt::can_repay(state, player) {
        let maximum = repayable(state, player);
        offered.push(match state.policies.repayment {
            Repayment::AnyPart => Choice::Repay { maximum },
            Repayment::AllAtOnce => exactly(Action::Repay(maximum)),
        });
    }
    if share_round::check_pass(state).is_ok() {
        offered.push(exactly(Action::Pass));
    }
    if G1844::must_have_sold_down(state, player).is_err() {
        return;
    }
    if state.own.share_turn.bought {
        return;
    }
    let lowest = state.edition.market().pars().map(|(_, par)| par).min();
    for company in state.edition.company_ids() {
        for (from, paper) in PAPERS {
            if stock::can_buy(state, player, company, from, paper) {
                offered.push(exactly(Action::Buy { company, from, paper }));
            }
        }
        // Where the lowest par is refused, so are the others.
        if lowest.is_none_or(|par| !stock::can_start(state, player, company, par)) {
            continue;
        }
        for (_, par) in state.edition.market().pars() {
            if stock::can_start(state, player, company, par) {
                offered.push(exactly(Action::Start { company, par }));
            }
        }
    }
    let mut mountains = mountain::on_offer(state).peekable();
    let mut tunnels = tunnel::on_offer(state).peekable();
    for (mountain, tunnel) in MountainId::all().zip(TunnelId::all()) {
        offered.extend(mountains.next_if_eq(&mountain).map(|id| exactly(Own::BuyMountain(id))));
        offered.extend(tunnels.next_if_eq(&tunnel).map(|id| exactly(Own::BuyTunnel(id))));
    }
}

/// What shares come as, and where they lie.
pub const PAPERS: [(Source, Paper); 3] =
    [(Source::Offering, Paper::Single), (Source::Pool, Paper::Single), (Source::Pool, Paper::Double)];

/// Tiles by either right, then tunnels.
pub fn in_track_step(state: &State, turn: &Turn, offered: &mut Vec<Choice>) {
    let connected = track::connections(state, turn.company);
    let (normal, extra) = (!state.own.turn.tile_laid, tile::has_extra_tile(state, turn.company));
    let lays = if normal || extra { track::lays(state, turn.company, &connected) } else { Vec::new() };
    for lay in lays {
        if normal {
            offered.push(exactly(Action::LayTile(lay)));
        }
        if extra && tile::must_be_yellow(state, lay).is_ok() {
            offered.push(exactly(Own::LayExtraTile(lay)));
        }
    }
    let tunnels = tunnel::builds(state, turn, &connected).into_iter();
    offered.extend(tunnels.map(|(tunnel, hex, mouths)| exactly(Own::BuildTunnel { tunnel, hex, mouths })));
}

/// Bankruptcy and privates.
pub fn in_step(state: &State, part: OfferPart, offered: &mut Vec<Choice>) {
    let Some(turn) = state.turn() else { return };
    match part {
        OfferPart::Train => (),
        OfferPart::End => {
            if emergency::check_bankruptcy(state, turn).is_ok() {
                offered.push(exactly(Own::DeclareBankruptcy));
            }
            for (private, maximum) in private::purchases(state, turn.company) {
                let minimum = private::minimum_price(state, private);
                offered.push(Range::BuyPrivate { private, minimum, maximum }.into());
            }
        }
    }
}
