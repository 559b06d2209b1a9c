//! The facts of 1844 in a digest.

use super::State;
use super::own::{National, Pending};
use super::policy::NextLot;
use crate::state::digest::{FactPlace, Mixer};
use crate::state::{self, Round};
use crate::titles::{TitlePending, TitleRound};

use super::companies::P2;

pub fn facts(state: &State, place: FactPlace, mixer: &mut Mixer) {
    let own = &state.own;
    match place {
        FactPlace::Player(player) => {
            let seat = player.index();
            mixer.fact(22, seat, i64::from(own.exchange_debt[seat].0));
            mixer.fact(23, seat, i64::from(own.doubles[seat]));
        }
        FactPlace::Players => mixer.fact(25, 0, i64::from(own.pool_doubles)),
        FactPlace::CompanyFlags(company) => {
            mixer.fact(51, company.index(), own.destinations[company.index()] as i64);
        }
        FactPlace::Company(company) => mixer.flag(55, company.index(), own.routes_seen.has(company)),
        FactPlace::Map => mixer.flag(73, 0, own.furka_oberalp),
        FactPlace::Private(private) => mixer.flag(91, private.index(), private == P2 && own.extra_tile_used),
        FactPlace::Papers => papers(state, mixer),
        FactPlace::ShareTurn => mixer.flag(134, 0, own.share_turn.bought),
        FactPlace::ShareRound => {
            mixer.fact(136, 0, i64::from(own.share_round.tunnel_bought.0));
            mixer.fact(137, 0, i64::from(own.share_round.mountain_bought.0));
            mixer.flag(138, 0, own.share_round.sales_barred);
        }
        FactPlace::ShareRoundEnd => mixer.fact(140, 0, own.share_turn.sold_at.map_or(0, |price| i64::from(price.0))),
        FactPlace::OperatingRound => mixer.fact(153, 0, i64::from(own.unmoved.0)),
        FactPlace::TurnStep => mixer.flag(162, 0, own.turn.tile_laid),
        FactPlace::TurnEnd => {
            mixer.flag(167, 0, own.turn.privates_begun);
            mixer.flag(176, 0, own.turn.trains_over);
            mixer.fact(177, 0, own.turn.sold_at.map_or(0, |price| i64::from(price.0) + 1));
        }
        FactPlace::InitialRound => auction(state, mixer),
        FactPlace::Pending => match state.pending {
            Some(state::Pending::Title(TitlePending::G1844(Pending::FnmPar(player)))) => {
                mixer.player(180, 0, Some(player));
            }
            Some(state::Pending::Title(TitlePending::G1844(Pending::PlaceMountain(player, mountain)))) => {
                mixer.player(181, mountain.index(), Some(player));
            }
            _ => (),
        },
    }
}

fn papers(state: &State, mixer: &mut Mixer) {
    for (row, mountain) in state.own.mountains.iter().enumerate() {
        mixer.player(92, row, mountain.owner);
        mixer.fact(93, row, mountain.hex.map_or(0, |hex| i64::from(hex.0) + 1));
        mixer.fact(94, row, i64::from(mountain.panel));
        mixer.flag(95, row, mountain.activated);
        mixer.flag(96, row, mountain.paid);
    }
    for (row, tunnel) in state.own.tunnels.iter().enumerate() {
        mixer.player(97, row, tunnel.owner);
        mixer.fact(98, row, tunnel.hex.map_or(0, |hex| i64::from(hex.0) + 1));
        mixer.flag(99, row, tunnel.activated);
        mixer.flag(100, row, tunnel.paid);
    }
    mixer.player(101, 0, state.own.eva);
    let national = match state.own.national {
        National::NotYet => 0,
        National::Due => 1,
        National::Formed => 2,
    };
    mixer.fact(102, 0, national);
}

fn auction(state: &State, mixer: &mut Mixer) {
    let Round::Initial(TitleRound::G1844(auction)) = &state.round else { return };
    mixer.fact(120, 0, 1);
    mixer.fact(121, 0, i64::from(auction.private.0));
    mixer.player(122, 0, Some(auction.turn));
    mixer.fact(123, 0, i64::from(auction.minimum.0));
    mixer.player(124, 0, auction.standing.map(|(player, _)| player));
    mixer.fact(125, 0, auction.standing.map_or(0, |(_, amount)| i64::from(amount.0)));
    mixer.fact(126, 0, i64::from(auction.passed.0));
    match state.policies.next_lot {
        // Follows from the private.
        NextLot::NumberCard => (),
        NextLot::AfterTheLast => mixer.player(146, 0, Some(auction.put_up_by)),
    }
}
