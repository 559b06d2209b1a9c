//! How 1844 answers what is asked of every title.

use std::hash::{Hash, Hasher};

use super::own::{Own, Pending};
use super::{
    Action as OwnAction, Auction, Draft, Event, G1844, State, Violation as Broken, apply, auction, choices, cite,
    destination, emergency, eva, facts, furka_oberalp, mountain, private, tile, tunnel,
};
use crate::action::Action;
use crate::choices::Choice;
use crate::rules::{Checked, play, share_round};
use crate::state::Turn;
use crate::state::digest::{FactPlace, Mixer};
use crate::titles::{OfferPart, Period, Ruleset};
use crate::{CompanyId, Edition, PlayerId, RuleId, Violation};

use super::companies::P4;

impl Ruleset for G1844 {
    fn set_up(_: &Edition, _: &super::Policies, _: Option<u64>) -> Own {
        Own::SET_UP
    }

    fn open(draft: &mut Draft) {
        auction::open(draft);
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
            OwnAction::Bid(amount) => auction::bid(draft, *amount),
            OwnAction::SetFnmPar(par) => auction::set_fnm_par(draft, *par),
            OwnAction::BuyMountain(mountain) => mountain::buy(draft, *mountain),
            OwnAction::PlaceMountain { hex, panel } => mountain::place(draft, *hex, *panel),
            OwnAction::BuyTunnel(tunnel) => tunnel::buy(draft, *tunnel),
            OwnAction::BuildTunnel { tunnel, hex, mouths } => tunnel::build(draft, *tunnel, *hex, *mouths),
            OwnAction::LayExtraTile(lay) => tile::lay_extra(draft, *lay),
            OwnAction::BuyPrivate { private, price } => private::buy(draft, *private, *price),
            OwnAction::LayFurkaOberalp => furka_oberalp::lay(draft),
            OwnAction::AssignEva(company) => {
                play::must_exist(draft, *company)?;
                eva::assign(draft, *company)
            }
            OwnAction::ReachDestination(company) => {
                play::must_exist(draft, *company)?;
                destination::claim(draft, *company)
            }
            OwnAction::DeclareBankruptcy => emergency::declare_bankruptcy(draft),
        }
    }

    /// Nothing but passing comes before the last private is sold. [1844-AUC-18]
    fn act_in_initial_round(draft: &mut Draft, action: &Action) -> Checked {
        match action {
            Action::Pass => auction::pass(draft),
            Action::Start { company, par } => share_round::start(draft, *company, *par),
            Action::Buy { company, from, paper } => share_round::buy(draft, *company, *from, *paper),
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
        matches!(action, OwnAction::SetFnmPar(_) | OwnAction::PlaceMountain { .. })
    }

    /// [1844-RULING-16] [1844-RULING-17] [1844-DEV-25]
    fn may_interrupt(action: &OwnAction) -> bool {
        matches!(action, OwnAction::LayFurkaOberalp | OwnAction::AssignEva(_) | OwnAction::ReachDestination(_))
    }

    /// A mountain railway is placed before anything else. [1844-MTN-03]
    fn unanswered(pending: &Pending) -> Violation {
        match pending {
            Pending::PlaceMountain(..) => Broken::MountainToPlace.into(),
            Pending::FnmPar(_) => Violation::NotNow,
        }
    }

    fn asked(_: &State, pending: &Pending) -> Option<PlayerId> {
        match pending {
            Pending::FnmPar(player) | Pending::PlaceMountain(player, _) => Some(*player),
        }
    }

    fn in_turn(_: &State, auction: &Auction) -> Option<PlayerId> {
        Some(auction.turn)
    }

    /// Nobody else decides for it. [1844-DIR-02]
    fn acting(game: &State, company: CompanyId) -> Option<PlayerId> {
        game[company].director
    }

    fn out_of_turn_actor(game: &State, action: &OwnAction) -> Option<Option<PlayerId>> {
        match action {
            OwnAction::LayFurkaOberalp => Some(game.acts_for(game[P4])),
            OwnAction::AssignEva(_) => Some(game.own.eva),
            OwnAction::ReachDestination(company) => {
                Some(game.companies.get(company.index()).and_then(|company| company.director))
            }
            OwnAction::Bid(_)
            | OwnAction::SetFnmPar(_)
            | OwnAction::BuyMountain(_)
            | OwnAction::PlaceMountain { .. }
            | OwnAction::BuyTunnel(_)
            | OwnAction::BuildTunnel { .. }
            | OwnAction::LayExtraTile(_)
            | OwnAction::BuyPrivate { .. }
            | OwnAction::DeclareBankruptcy => None,
        }
    }

    fn out_of_turn(game: &State) -> Vec<(PlayerId, Action)> {
        choices::out_of_turn(game)
    }

    fn offer_initial(game: &State, offered: &mut Vec<Choice>) {
        choices::in_auction(game, offered);
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

    fn track_event(action: &OwnAction) -> Option<Event> {
        let OwnAction::BuildTunnel { tunnel, hex, mouths } = action else { return None };
        Some(Event::TunnelBuilt { tunnel: *tunnel, hex: *hex, mouths: *mouths })
    }

    /// Mountains and their panels.
    fn hash_stops(game: &State, hasher: &mut impl Hasher) {
        for mountain in &game.own.mountains {
            (mountain.hex.map(|hex| hex.0), mountain.panel).hash(hasher);
        }
    }

    fn cite(game: &State, action: &Action, violation: &Violation) -> Option<RuleId> {
        cite::cite_in(game, action, violation)
    }
}
