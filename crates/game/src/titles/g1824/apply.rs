//! Writes 1824's own events into the state.

use super::own::{Opening, Own, major};
use super::{Event, State};
use crate::state::Round;
use crate::titles::{Period, TitleRound};
use crate::{CompanySet, PlayerSet};

/// Empties the notes of a stretch of play that begins.
pub fn begin(own: &mut Own, period: Period) {
    match period {
        Period::OperatingTurn => own.turn = Default::default(),
        Period::ShareRound | Period::OperatingRound => own.selling_due = PlayerSet::EMPTY,
        Period::ShareTurn => own.only_repayment_left = false,
    }
}

pub fn apply(game: &mut State, event: &Event) {
    let (common, own) = (&mut game.common, &mut game.own);
    match *event {
        Event::OpeningBegan { turn, backwards } => {
            let opening = Opening { turn, backwards, passed: PlayerSet::EMPTY, last_buyer: None };
            common.round = Round::Initial(TitleRound::G1824(opening));
        }
        Event::OpeningPurchase(buyer) => with_opening(game, |opening, _| {
            (opening.passed, opening.last_buyer) = (PlayerSet::EMPTY, Some(buyer));
        }),
        Event::OpeningPass(player) => with_opening(game, |opening, _| opening.passed.insert(player)),
        Event::OpeningEndedBy(player) => with_opening(game, |opening, _| opening.last_buyer = Some(player)),
        Event::OpeningTurnEnded => with_opening(game, next_turn),
        Event::OpeningTurnGiven { turn } => with_opening(game, |opening, _| opening.turn = turn),
        Event::CertificateMoved { company, to } => own.certificates[company.index()] = to,
        Event::MarkerRemoved { company, at } => common.city(at).remove(company),
        Event::LastMarkerFreed(company) => own.last_marker_free.insert(company),
        Event::JustMerged { company, trains } => own.just_merged[company.index()] = trains,
        Event::GoodsOpened => own.goods_open = true,
        Event::MinesEarned(amount) => own.turn.mines = amount,
        Event::TrainExchanged => own.turn.exchanged = true,
        Event::SellingDue(player) => own.selling_due.insert(player),
        Event::SellingDone(player) => own.selling_due.remove(player),
        Event::OnlyRepaymentLeft => own.only_repayment_left = true,
        Event::FirstTurnBegan => own.turn.first = true,
        Event::TallyParted { company, player, by } => {
            if let Some(row) = major(company) {
                own.tallies[row][player.index()] += by;
            }
        }
        Event::PlaceClaimed { company, place } => common.claims[company.index()] = place,
        Event::ClaimUsed(company) => common.claims[company.index()] = 0,
        Event::JudgedEarly(company) => own.judged_early.insert(company),
        Event::JudgedAnew => own.judged_early = CompanySet::EMPTY,
        Event::UnitSold { price } => own.turn.last_unit = price,
        Event::BondMarkerFellDue => own.bond_marker_fell_due = true,
        // The payment is an event of its own.
        Event::InterestCharged { .. } => (),
        Event::SatOut(company) => common.with_operating_round(|round| round.done.insert(company)),
    }
}

fn with_opening(game: &mut State, change: impl FnOnce(&mut Opening, u8)) {
    let seats = game.common.seats;
    if let Round::Initial(TitleRound::G1824(opening)) = &mut game.common.round {
        change(opening, seats);
    }
}

/// Down to the first seat, who acts twice, then always upwards. [1824-START-02] [1824-START-03] [1824-RULING-09]
const fn next_turn(opening: &mut Opening, seats: u8) {
    match (opening.backwards, opening.turn) {
        (true, 0) => opening.backwards = false,
        (true, turn) => opening.turn = turn - 1,
        (false, turn) => opening.turn = (turn + 1) % seats,
    }
}
