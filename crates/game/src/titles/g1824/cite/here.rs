//! Where one violation breaks different rules of 1824, by the profile, the company, the moment or the place.

#![expect(clippy::wildcard_enum_match_arm, reason = "what says no more here than everywhere needs no arm")]

use board::{HexId, Part};

use super::super::own::Pending as Asked;
use super::super::policy::{CoalCertificate, Pool, PurchaseAfterSale};
use super::super::{Action as Own, G1824, State, Violation as Broken, mountain, stock};
use crate::action::{Action, BuyTrain, Seller};
use crate::edition::CompanyKind;
use crate::rules::track;
use crate::state::{Pending, Round, Step, Turn};
use crate::titles::Citation::{self, Halves, Rule, SequenceOfPlay};
use crate::titles::{Parts, TitleAction, TitlePending};
use crate::{CompanyId, ModelId, Money, Violation};

/// The rule that says more about this situation than the one that always holds; `None` if there is none.
pub fn cite(state: &State, action: &Action, violation: &Violation) -> Option<Citation> {
    match violation {
        Violation::NotNow => Some(not_now(state, action)),
        Violation::Title(own) => of_own(state, G1824::violation(own)?),
        _ => of_action(action, violation).or_else(|| of_company(state, action, violation)),
    }
}

/// What is to be answered first, or done at this step of the turn, if a rule says so.
fn not_now(state: &State, action: &Action) -> Citation {
    let is_exchange = matches!(own_action(action), Some(Own::ExchangeMountain { .. }));
    match &state.pending {
        Some(Pending::Surrender(_)) => Rule("1824-TRAIN-13"),
        Some(Pending::Offer { .. }) => Rule("1824-RULING-48"),
        Some(Pending::DuplicateMarker { .. }) => Rule("1824-STAAT-21b"),
        Some(Pending::Title(TitlePending::G1824(Asked::BondMarker(_)))) => Rule("1824-CIS-29"),
        Some(Pending::Title(_)) => Rule(if is_exchange { "1824-MTN-19" } else { "1824-MTN-20" }),
        None => state.turn().map_or(SequenceOfPlay, |turn| not_at_this_step(state, turn, action)),
    }
}

fn own_action(action: &Action) -> Option<&Own> {
    match action {
        Action::Title(TitleAction::G1824(own)) => Some(own),
        _ => None,
    }
}

fn not_at_this_step(state: &State, turn: &Turn, action: &Action) -> Citation {
    match action {
        // The whole is paid out or kept, and that once.
        Action::Done if turn.step == Step::Dividend => Rule("1824-DIV-01"),
        Action::PayOut | Action::Withhold if turn.step == Step::Train && turn.revenue > Money::ZERO => {
            Rule("1824-DIV-01")
        }
        // Nobody directs it, so it passes over the track step.
        Action::LayTile(_) if state[turn.company].director.is_none() => Halves("1824-STAAT-24a", "1824-STAAT-24b"),
        _ => Rule("1824-OR-08"),
    }
}

/// By what was to be done.
fn of_action(action: &Action, violation: &Violation) -> Option<Citation> {
    let seller = match action {
        Action::BuyTrain(BuyTrain { seller, .. }) => Some(*seller),
        _ => None,
    };
    match (violation, own_action(action)) {
        (Violation::CannotAfford { .. }, None) if matches!(action, Action::Repay(_)) => {
            Some(Halves("1824-EMR-14a", "1824-EMR-14b"))
        }
        (Violation::TrainTooDear { .. }, Some(Own::ExchangeTrain(_))) => Some(Rule("1824-EMR-07")),
        (Violation::TrainNotOnSale { .. }, Some(Own::ExchangeTrain(_))) => Some(Rule("1824-TRAIN-26")),
        (Violation::CertificateLimit { .. }, Some(Own::ExchangeMountain { .. })) => Some(Rule("1824-DEV-08")),
        (Violation::TrainLimit { .. }, None) => {
            matches!(seller, Some(Seller::Company(_))).then_some(Rule("1824-TRAIN-32"))
        }
        _ => None,
    }
}

/// By which company it is, or what lies on the hex.
fn of_company(state: &State, action: &Action, violation: &Violation) -> Option<Citation> {
    let company = state.turn().map(|turn| turn.company);
    match violation {
        Violation::TrainNotOnSale { model } => goods_not_on_sale(state, *model),
        Violation::NoSuchPaper => {
            let Action::Sell(sale) = action else { return None };
            never_sold(state.kind(sale.company))
        }
        Violation::NoMarkerLeft => only_marker(state.kind(company?)),
        Violation::TrainRequired => must_own_a_train(state.kind(company?)),
        Violation::MoreThanHalf { company, held } => {
            // Only its formation brings more than purchases may.
            let is_national = state.kind(*company) == CompanyKind::National;
            (is_national && *held > stock::MOST_UNITS).then_some(Rule("1824-STAAT-36"))
        }
        Violation::DirectorsCertificateFirst { company } => (!has_coal(state, *company)).then_some(Rule("1824-REG-09")),
        Violation::NotSurrenderable { .. } => {
            let Some(Pending::Surrender(company)) = state.pending else { return None };
            (state.own.just_merged(company) != [None; 2]).then_some(Rule("1824-DEV-22"))
        }
        Violation::NotConnected { hex } => {
            let lay = action.tile()?;
            let freely = track::connections_without_markers(state, company?).sides(&state.track(), *hex);
            let shape = state.edition.board().shapes.of_tile(lay.tile, lay.rotation);
            freely.meets(shape.exits).then_some(Rule("1824-TRACK-04"))
        }
        // As 18xx.games has it, of what was sold before the purchase.
        Violation::SoldTooMuch { .. } => match state.policies.purchase_after_sale {
            PurchaseAfterSale::Any => None,
            PurchaseAfterSale::NeedsTheLastUnit => Some(Rule("1824-DEV-37")),
        },
        // Together with what is unsold, where sold shares lie apart.
        Violation::PoolLimit { .. } => (state.policies.pool == Pool::Apart).then_some(Rule("1824-CIS-34")),
        Violation::DirectorCannotStepDown { company } => {
            let is_apart = state.own.certificate(*company) != state[*company].director;
            let is_traded = state.policies.coal_certificate == CoalCertificate::StaysAndIsTraded;
            (is_apart && is_traded).then_some(Rule("1824-DEV-39"))
        }
        Violation::CircleReserved { at } => (state.places_claimed(*at) > 0).then_some(Rule("1824-DEV-41")),
        Violation::KindMustStay { hex } => has_two_towns(state, *hex).then_some(Rule("1824-UPG-09")),
        _ => None,
    }
}

/// Its director's certificate is kept for the owner of a Coal Railway.
fn has_coal(state: &State, regional: CompanyId) -> bool {
    stock::coal_of(state, regional).is_some_and(|coal| !state[coal].closed)
}

fn goods_not_on_sale(state: &State, model: ModelId) -> Option<Citation> {
    let is_goods = state.edition.models.get(model.index()).is_some_and(|spec| spec.goods_from.is_some());
    let closed_on_site = state.edition.profile.is_18xx_games() && !state.own.goods_open;
    is_goods.then_some(Rule(if closed_on_site { "1824-DEV-02" } else { "1824-TRAIN-04" }))
}

const fn never_sold(kind: CompanyKind) -> Option<Citation> {
    match kind {
        CompanyKind::Coal => Some(Rule("1824-COAL-08")),
        CompanyKind::Forerunner => Some(Rule("1824-PRE-04")),
        CompanyKind::Regional | CompanyKind::National | CompanyKind::Historical => None,
    }
}

const fn only_marker(kind: CompanyKind) -> Option<Citation> {
    match kind {
        CompanyKind::Coal => Some(Rule("1824-COAL-10")),
        CompanyKind::Forerunner => Some(Rule("1824-PRE-11")),
        CompanyKind::Regional | CompanyKind::National | CompanyKind::Historical => None,
    }
}

const fn must_own_a_train(kind: CompanyKind) -> Option<Citation> {
    match kind {
        CompanyKind::Coal => Some(Halves("1824-COAL-13a", "1824-COAL-13b")),
        CompanyKind::Forerunner => Some(Rule("1824-PRE-08")),
        CompanyKind::National => Some(Rule("1824-STAAT-29")),
        CompanyKind::Regional | CompanyKind::Historical => None,
    }
}

fn has_two_towns(state: &State, hex: HexId) -> bool {
    matches!(state.track().parts(hex), [Part::Town { .. }, Part::Town { .. }])
}

fn of_own(state: &State, violation: &Broken) -> Option<Citation> {
    match violation {
        Broken::CertificateReserved { company } => Some(reserved(state, *company)),
        Broken::NotYourCoalRailway { company } => {
            (state.kind(*company) == CompanyKind::Forerunner).then_some(Rule("1824-PRE-14"))
        }
        Broken::NotARegional { company } => {
            (state.kind(*company) == CompanyKind::National).then_some(Rule("1824-STAAT-33"))
        }
        Broken::NotOperatedYet { company } => match state.kind(*company) {
            CompanyKind::National if state[*company].launched => Some(Rule("1824-STAAT-34")),
            CompanyKind::National => Some(Rule("1824-STAAT-03")),
            CompanyKind::Regional if state[*company].par.is_none() => Some(Rule("1824-RULING-25")),
            CompanyKind::Regional | CompanyKind::Coal | CompanyKind::Forerunner | CompanyKind::Historical => None,
        },
        Broken::MountainRailwayGone { private } => mountain::owner(state, *private).map(|_| Rule("1824-MTN-04")),
        // What lies there is the director's certificate, and kept for nobody.
        Broken::NoShareForMountain { company } => {
            let has_certificate = state.own.certificate(*company).is_none() && state[*company].unsold > 0;
            (has_certificate && !has_coal(state, *company)).then_some(Rule("1824-MTN-11"))
        }
        // It has a train, but not of the type and family before.
        Broken::NothingToSurrender { .. } => {
            let company = state.turn()?.company;
            (state[company].train_count() > 0).then_some(Rule("1824-TRAIN-20"))
        }
        _ => None,
    }
}

/// Why a director's certificate is not to be had.
fn reserved(state: &State, company: CompanyId) -> Citation {
    match (&state.round, state.kind(company)) {
        (Round::Initial(_), _) => Rule("1824-START-09"),
        (_, CompanyKind::National) => Rule("1824-STAAT-26"),
        _ => Rule("1824-REG-03"),
    }
}
