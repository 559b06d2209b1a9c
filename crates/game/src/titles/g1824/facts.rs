//! The facts of 1824 in a digest.

use super::State;
use super::own::{BondPlace, Pending, major};
use crate::state::digest::{FactPlace, Mixer};
use crate::state::{self, Round};
use crate::titles::{TitlePending, TitleRound};

pub fn facts(state: &State, place: FactPlace, mixer: &mut Mixer) {
    let own = &state.own;
    match place {
        // The first games were stored with a fact that belongs to 1844.
        FactPlace::Players => mixer.fact(25, 0, 5),
        FactPlace::Company(company) => {
            let row = company.index();
            mixer.player(56, row, own.certificates[row]);
            mixer.flag(57, row, own.last_marker_free.has(company));
            mixer.flag(58, row, state.beside.has(company));
            mixer.fact(60, row, i64::from(state.claims[row]));
            mixer.flag(61, row, own.judged_early.has(company));
            mixer.flag(200, row, own.construction.has(company));
            for (seat, beyond) in major(company).into_iter().flat_map(|row| own.tallies[row]).enumerate() {
                mixer.fact(62, row * 64 + seat, i64::from(beyond));
            }
            for (train, model) in own.just_merged[row].iter().enumerate() {
                mixer.fact(59, row * 2 + train, model.map_or(0, |model| i64::from(model.0) + 1));
            }
        }
        FactPlace::Map => {
            mixer.flag(12, 0, own.goods_open);
            mixer.flag(201, 0, own.bond_marker_fell_due);
        }
        FactPlace::TurnEnd => {
            mixer.fact(168, 0, i64::from(own.turn.mines.0));
            mixer.flag(169, 0, own.turn.exchanged);
            mixer.flag(170, 0, own.turn.first);
            mixer.fact(171, 0, i64::from(own.turn.last_unit.0));
        }
        FactPlace::ShareTurn => mixer.flag(147, 0, own.only_repayment_left),
        FactPlace::ShareRoundEnd => {
            for player in state.player_ids() {
                mixer.flag(142, player.index(), own.selling_due.has(player));
            }
        }
        FactPlace::InitialRound => opening(state, mixer),
        FactPlace::Pending => {
            let Some(state::Pending::Title(TitlePending::G1824(pending))) = state.pending else { return };
            match pending {
                Pending::ExchangeMountain(private) => mixer.fact(185, 0, i64::from(private.0) + 1),
                Pending::BondMarker(BondPlace::Anywhere) => mixer.fact(202, 0, 1),
                Pending::BondMarker(BondPlace::Wien) => mixer.fact(202, 0, 2),
            }
        }
        FactPlace::Player(_)
        | FactPlace::CompanyFlags(_)
        | FactPlace::Private(_)
        | FactPlace::Papers
        | FactPlace::ShareRound
        | FactPlace::OperatingRound
        | FactPlace::TurnStep => (),
    }
}

fn opening(state: &State, mixer: &mut Mixer) {
    let Round::Initial(TitleRound::G1824(opening)) = &state.round else { return };
    mixer.fact(120, 0, 5);
    mixer.fact(127, 0, i64::from(opening.turn));
    mixer.flag(128, 0, opening.backwards);
    mixer.fact(129, 0, opening.passed.len() as i64);
    mixer.player(141, 0, opening.last_buyer);
}
