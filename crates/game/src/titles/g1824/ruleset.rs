//! How 1824 answers what is asked of every title.

use std::hash::Hasher;

use super::own::{Own, Pending};
use super::{
    Action as OwnAction, Draft, Event, G1824, Opening, Policies, State, apply, bond, choices, cite, coal, directorship,
    facts, mountain, opening, stacks, train,
};
use crate::action::Action;
use crate::choices::Choice;
use crate::rules::{Checked, play};
use crate::state::Turn;
use crate::state::digest::{FactPlace, Mixer};
use crate::titles::{OfferPart, Period, Ruleset};
use crate::{CompanyId, Edition, PlayerId, RuleId, Violation};

impl Ruleset for G1824 {
    /// [1824-CIS-20]
    fn set_up(_: &Edition, policies: &Policies, seed: Option<u64>) -> Own {
        Own { construction: stacks::draw(policies, seed), ..Own::SET_UP }
    }

    fn open(draft: &mut Draft) {
        opening::open(draft);
    }

    fn apply(game: &mut State, event: &Event) {
        apply::apply(game, event);
    }

    fn begin(own: &mut Own, period: Period) {
        apply::begin(own, period);
    }

    fn facts(game: &State, place: FactPlace, mixer: &mut Mixer) {
        facts::facts(game, place, mixer);
    }

    fn carry_out(draft: &mut Draft, action: &OwnAction) -> Checked {
        match action {
            OwnAction::BuyMinor { company, price } => {
                play::must_exist(draft, *company)?;
                opening::buy_minor(draft, *company, *price)
            }
            OwnAction::BuyMountainRailway(private) => opening::buy_mountain(draft, *private),
            OwnAction::ExchangeMountain { private, company, from } => {
                play::must_exist(draft, *company)?;
                mountain::exchange(draft, *private, *company, *from)
            }
            OwnAction::DiscardMountain(private) => mountain::discard(draft, *private),
            OwnAction::ExchangeCoal(company) => {
                play::must_exist(draft, *company)?;
                coal::exchange(draft, *company)
            }
            OwnAction::ExchangeTrain(model) => train::exchange(draft, *model),
            OwnAction::PlaceBondMarker { hex, city } => bond::place_marker(draft, *hex, *city),
        }
    }

    /// [1824-START-05] [1824-START-10] [1824-START-12]
    fn act_in_initial_round(draft: &mut Draft, action: &Action) -> Checked {
        match action {
            Action::Pass => opening::pass(draft),
            Action::Start { company, par } => opening::start(draft, *company, *par),
            Action::Buy { company, from, paper } => opening::buy_share(draft, *company, *from, *paper),
            Action::Sell(_) => Err(Violation::SalesBarred),
            Action::Repay(_)
            | Action::LayTile(_)
            | Action::PlaceMarker { .. }
            | Action::Run(_)
            | Action::PayOut
            | Action::Withhold
            | Action::BuyTrain(_)
            | Action::Done
            | Action::Surrender(_)
            | Action::SurrenderAhead { .. }
            | Action::EndGame
            | Action::Answer(_)
            | Action::KeepMarker { .. }
            | Action::Title(_) => Err(Violation::NotNow),
        }
    }

    fn is_answer(action: &OwnAction) -> bool {
        match action {
            OwnAction::ExchangeMountain { .. } | OwnAction::DiscardMountain(_) | OwnAction::PlaceBondMarker { .. } => {
                true
            }
            OwnAction::BuyMinor { .. }
            | OwnAction::BuyMountainRailway(_)
            | OwnAction::ExchangeCoal(_)
            | OwnAction::ExchangeTrain(_) => false,
        }
    }

    fn may_interrupt(_: &OwnAction) -> bool {
        false
    }

    fn unanswered(_: &Pending) -> Violation {
        Violation::NotNow
    }

    fn asked(game: &State, pending: &Pending) -> Option<PlayerId> {
        match pending {
            Pending::ExchangeMountain(private) => mountain::owner(game, *private),
            Pending::BondMarker(_) => directorship::acting(game, game.turn()?.company),
        }
    }

    fn in_turn(game: &State, opening: &Opening) -> Option<PlayerId> {
        Some(game.order[usize::from(opening.turn)])
    }

    fn acting(game: &State, company: CompanyId) -> Option<PlayerId> {
        directorship::acting(game, company)
    }

    fn out_of_turn_actor(_: &State, _: &OwnAction) -> Option<Option<PlayerId>> {
        None
    }

    fn out_of_turn(_: &State) -> Vec<(PlayerId, Action)> {
        Vec::new()
    }

    fn offer_initial(game: &State, offered: &mut Vec<Choice>) {
        choices::in_opening(game, offered);
    }

    fn offer_answers(game: &State, pending: &Pending, offered: &mut Vec<Choice>) {
        choices::answers(game, pending, offered);
    }

    fn offer_shares(game: &State, offered: &mut Vec<Choice>) {
        choices::in_share_round(game, offered);
    }

    fn offer_track(game: &State, turn: &Turn, offered: &mut Vec<Choice>) {
        choices::in_track_step(game, turn, offered);
    }

    fn offer_in_step(game: &State, part: OfferPart, offered: &mut Vec<Choice>) {
        choices::in_step(game, part, offered);
    }

    fn track_event(_: &OwnAction) -> Option<Event> {
        None
    }

    fn hash_stops(_: &State, _: &mut impl Hasher) {}

    fn cite(game: &State, action: &Action, violation: &Violation) -> Option<RuleId> {
        cite::cite_in(game, action, violation)
    }
}
