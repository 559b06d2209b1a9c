//! Every action of 1844 and the chapter that judges it.

use crate::action::Action;
use crate::rules::Verdict;
use crate::state::{Pending, Round};
use crate::titles::g1844::companies::{P4, SBB};
use crate::titles::g1844::{
    auction, destination, dividend, emergency, eva, furka_oberalp, operating, phase, private, revenue, sbb,
    share_round, station, tile, train, tunnel,
};
use crate::{CompanyId, Draft, PlayerId, State, Violation};

/// What the action does, and everything after it that nobody decides.
pub fn play(draft: &mut Draft, action: &Action) -> Verdict {
    carry_out(draft, action)?;
    operating::advance(draft);
    Ok(())
}

fn carry_out(draft: &mut Draft, action: &Action) -> Verdict {
    if draft.round == Round::Finished {
        return Err(Violation::GameOver);
    }
    let in_time = match draft.pending {
        None => true,
        // An offer and its answer are one trade: nothing comes between.
        Some(Pending::Offer { .. }) => answers(action),
        Some(_) => answers(action) || is_free(action),
    };
    if let Some(pending) = draft.pending.filter(|_| !in_time) {
        return Err(not_answered(pending));
    }
    match action {
        Action::Bid(amount) => auction::bid(draft, *amount),
        Action::Pass => match draft.round {
            Round::Auction(_) => auction::pass(draft),
            Round::Shares(_) => share_round::pass(draft),
            Round::Opening(_) | Round::Operating(_) | Round::Finished => Err(Violation::NotNow),
        },
        Action::SetFnmPar(par) => auction::set_fnm_par(draft, *par),
        Action::Start { company, par } => share_round::start(draft, known(draft, *company)?, *par),
        Action::Buy { company, from, paper } => share_round::buy(draft, known(draft, *company)?, *from, *paper),
        Action::Sell(sale) => {
            known(draft, sale.company)?;
            match draft.round {
                Round::Shares(_) => share_round::sell(draft, *sale),
                Round::Operating(_) => emergency::sell(draft, *sale),
                Round::Auction(_) => Err(Violation::SalesBarred),
                Round::Opening(_) | Round::Finished => Err(Violation::NotNow),
            }
        }
        Action::BuyMountain(mountain) => share_round::buy_mountain(draft, *mountain),
        Action::PlaceMountain { hex, panel } => share_round::place_mountain(draft, *hex, *panel),
        Action::BuyTunnel(tunnel) => share_round::buy_tunnel(draft, *tunnel),
        Action::Repay(amount) => share_round::repay(draft, *amount),
        Action::LayTile(lay) => tile::lay(draft, *lay),
        Action::BuildTunnel { tunnel, hex, mouths } => tunnel::build(draft, *tunnel, *hex, *mouths),
        Action::PlaceMarker { hex, city } => station::place(draft, *hex, *city),
        Action::Run(runs) => revenue::run_trains(draft, runs),
        Action::PayOut => dividend::decide(draft, true),
        Action::Withhold => dividend::decide(draft, false),
        Action::BuyTrain(purchase) => train::buy(draft, *purchase),
        Action::BuyPrivate { private, price } => private::buy(draft, *private, *price),
        Action::Done => operating::done(draft),
        Action::LayFurkaOberalp => furka_oberalp::lay(draft),
        Action::AssignEva(company) => eva::assign(draft, known(draft, *company)?),
        Action::ReachDestination(company) => destination::claim(draft, known(draft, *company)?),
        Action::Surrender(model) => phase::surrender(draft, *model),
        Action::Answer(agreed) => train::answer(draft, *agreed),
        Action::KeepMarker { city } => sbb::keep_marker(draft, *city),
        Action::DeclareBankruptcy => emergency::declare_bankruptcy(draft),
        // What only 1824 has.
        Action::BuyMinor { .. }
        | Action::BuyMountainRailway(_)
        | Action::ExchangeMountain { .. }
        | Action::DiscardMountain(_)
        | Action::ExchangeCoal(_)
        | Action::ExchangeTrain(_) => Err(Violation::OtherTitle),
    }
}

/// A company that the title does not have is no company.
fn known(state: &State, company: CompanyId) -> Verdict<CompanyId> {
    if company.index() < state.edition.companies.len() { Ok(company) } else { Err(Violation::NoSuchPaper) }
}

/// Answers what is pending.
const fn answers(action: &Action) -> bool {
    matches!(
        action,
        Action::SetFnmPar(_)
            | Action::PlaceMountain { .. }
            | Action::Surrender(_)
            | Action::Answer(_)
            | Action::KeepMarker { .. }
    )
}

/// A mountain railway is placed before anything else. [1844-MTN-03]
const fn not_answered(pending: Pending) -> Violation {
    match pending {
        Pending::PlaceMountain(..) => Violation::MountainToPlace,
        Pending::FnmPar(_)
        | Pending::Surrender(_)
        | Pending::Offer { .. }
        | Pending::DuplicateMarker(_)
        | Pending::ExchangeMountain(_) => Violation::NotNow,
    }
}

/// May be done out of turn.
const fn is_free(action: &Action) -> bool {
    matches!(action, Action::LayFurkaOberalp | Action::AssignEva(_) | Action::ReachDestination(_))
}

/// The seat that has to decide now; nobody when the game is over.
pub fn deciding(state: &State) -> Option<PlayerId> {
    match state.pending {
        Some(Pending::FnmPar(player) | Pending::PlaceMountain(player, _)) => return Some(player),
        Some(Pending::Surrender(company) | Pending::Offer { seller: company, .. }) => return state[company].director,
        Some(Pending::DuplicateMarker(_)) => return state[SBB].director,
        Some(Pending::ExchangeMountain(_)) | None => (),
    }
    match &state.round {
        Round::Auction(auction) => Some(auction.turn),
        Round::Shares(round) => Some(state.order[usize::from(round.turn)]),
        Round::Operating(_) => state.turn().and_then(|turn| state[turn.company].director),
        Round::Opening(_) | Round::Finished => None,
    }
}

/// The seat that may take this action: the deciding one, but for what may be done out of turn.
pub fn seat_of(state: &State, action: &Action) -> Option<PlayerId> {
    match action {
        Action::LayFurkaOberalp => state.answers_for(state.privates[P4.index()].owner),
        Action::AssignEva(_) => state.eva,
        Action::ReachDestination(company) => state.companies.get(company.index()).and_then(|charter| charter.director),
        _ => deciding(state),
    }
}
