//! What may be done now, for the rounds and questions that titles share.

use crate::PlayerId;
use crate::action::Action;
use crate::choices::Choice;
use crate::rules::{emergency, marker, national, phase, play, train};
use crate::state::{Game, Pending, Round, Step, Turn};
use crate::titles::{OfferPart, Ruleset};

/// Who has to decide, what that seat may do, and what others may do out of turn.
pub fn all<R: Ruleset>(state: &Game<R>) -> (Option<PlayerId>, Vec<Choice>, Vec<(PlayerId, Action)>) {
    let mut offered = Vec::new();
    match &state.pending {
        Some(pending) => answers(state, pending, &mut offered),
        None => match &state.round {
            Round::Initial(_) => R::offer_initial(state, &mut offered),
            Round::Shares(_) => R::offer_shares(state, &mut offered),
            Round::Operating(_) => in_operating_round(state, &mut offered),
            Round::Finished => (),
        },
    }
    (play::deciding(state), offered, out_of_turn(state))
}

/// Nothing comes between an offer and its answer.
pub fn out_of_turn<R: Ruleset>(state: &Game<R>) -> Vec<(PlayerId, Action)> {
    if state.is_finished() || matches!(state.pending, Some(Pending::Offer { .. })) {
        return Vec::new();
    }
    let mut free = R::out_of_turn(state);
    if let Some(Pending::Surrender(_)) = state.pending {
        free.extend(surrenders_ahead(state));
    }
    free
}

/// What companies other than the one that is asked may give up.
fn surrenders_ahead<R: Ruleset>(state: &Game<R>) -> Vec<(PlayerId, Action)> {
    let mut free = Vec::new();
    for company in state.edition.company_ids() {
        let Some(seat) = phase::acting_ahead(state, company) else { continue };
        let models = state.edition.model_ids();
        let open = models.filter(|model| phase::check_surrender_ahead(state, company, *model).is_ok());
        free.extend(open.map(|model| (seat, Action::SurrenderAhead { company, model })));
    }
    free
}

fn answers<R: Ruleset>(state: &Game<R>, pending: &Pending, offered: &mut Vec<Choice>) {
    match pending {
        Pending::Surrender(company) => {
            let models = state.edition.model_ids().filter(|model| phase::can_surrender(state, *company, *model));
            offered.extend(models.map(|model| Choice::Do(Action::Surrender(model))));
        }
        Pending::Offer { .. } => offered.extend([true, false].map(|agreed| Choice::Do(Action::Answer(agreed)))),
        Pending::DuplicateMarker { company, hex } => {
            let cities = national::cities_with_marker(state, *company, *hex).into_iter();
            offered.extend(cities.map(|city| Choice::Do(Action::KeepMarker { city })));
        }
        Pending::Title(own) => {
            if let Some(own) = R::pending(own) {
                R::offer_answers(state, own, offered);
            }
        }
    }
}

fn in_operating_round<R: Ruleset>(state: &Game<R>, offered: &mut Vec<Choice>) {
    let Some(turn) = state.turn() else { return };
    match turn.step {
        Step::Track => {
            R::offer_track(state, turn, offered);
            offered.push(Choice::Do(Action::Done));
        }
        Step::Marker => {
            let places = marker::places(state, turn.company).into_iter();
            offered.extend(places.map(|at| Choice::Do(Action::PlaceMarker { hex: at.hex, city: at.part })));
            offered.push(Choice::Do(Action::Done));
        }
        Step::Run => offered.push(Choice::Run),
        Step::Dividend => offered.extend([Choice::Do(Action::PayOut), Choice::Do(Action::Withhold)]),
        Step::Train => in_train_step(state, turn, offered),
    }
    R::offer_in_step(state, OfferPart::End, offered);
}

fn in_train_step<R: Ruleset>(state: &Game<R>, turn: &Turn, offered: &mut Vec<Choice>) {
    let purchases = train::purchases(state, turn.company).into_iter();
    offered.extend(purchases.map(|(purchase, maximum)| Choice::BuyTrain { purchase, maximum }));
    R::offer_in_step(state, OfferPart::Train, offered);
    offered.extend(emergency::sales(state, turn).into_iter().map(|sale| Choice::Do(Action::Sell(sale))));
    if train::must_not_need_one(state, turn.company).is_ok() {
        offered.push(Choice::Do(Action::Done));
    }
}
