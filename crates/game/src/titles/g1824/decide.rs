//! Every action of 1824 and the chapter that judges it.

use crate::action::{Action, Paper, Source};
use crate::rules::Verdict;
use crate::state::{Owner, Pending, Round};
use crate::titles::g1824::companies::KK;
use crate::titles::g1824::{
    coal, debt, dividend, emergency, formation, mountain, office, opening, operating, phase, revenue, share_round,
    station, tile, train,
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
    if draft.pending.is_some() && !answers(action) {
        return Err(Violation::NotNow);
    }
    match action {
        Action::Pass => match draft.round {
            Round::Opening(_) => opening::pass(draft),
            Round::Shares(_) => share_round::pass(draft),
            Round::Auction(_) | Round::Operating(_) | Round::Finished => Err(Violation::NotNow),
        },
        Action::BuyMinor { company, price } => opening::buy_minor(draft, known(draft, *company)?, *price),
        Action::BuyMountainRailway(private) => opening::buy_mountain(draft, *private),
        Action::Start { company, par } => {
            let company = known(draft, *company)?;
            match draft.round {
                Round::Opening(_) => opening::start(draft, company, *par),
                _ => share_round::start(draft, company, *par),
            }
        }
        // One stock of single certificates. [1824-SR-17]
        Action::Buy { company, from: Source::Offering, paper: Paper::Single } => {
            let company = known(draft, *company)?;
            match draft.round {
                Round::Opening(_) => opening::buy_share(draft, company),
                _ => share_round::buy(draft, company),
            }
        }
        Action::Buy { .. } => Err(Violation::NoSuchPaper),
        Action::Sell(sale) => {
            known(draft, sale.company)?;
            match draft.round {
                Round::Shares(_) => share_round::sell(draft, *sale),
                Round::Operating(_) => emergency::sell(draft, *sale),
                Round::Opening(_) => Err(Violation::SalesBarred),
                Round::Auction(_) | Round::Finished => Err(Violation::NotNow),
            }
        }
        Action::ExchangeMountain { private, company } => mountain::exchange(draft, *private, known(draft, *company)?),
        Action::DiscardMountain(private) => mountain::discard(draft, *private),
        Action::ExchangeCoal(company) => coal::exchange(draft, known(draft, *company)?),
        Action::Repay(amount) => debt::repay(draft, *amount),
        Action::LayTile(lay) => tile::lay(draft, *lay),
        Action::PlaceMarker { hex, city } => station::place(draft, *hex, *city),
        Action::Run(runs) => revenue::run_trains(draft, runs),
        Action::PayOut => dividend::decide(draft, true),
        Action::Withhold => dividend::decide(draft, false),
        Action::BuyTrain(purchase) => train::buy(draft, *purchase),
        Action::ExchangeTrain(model) => train::exchange(draft, *model),
        Action::Done => operating::done(draft),
        Action::Surrender(model) => phase::surrender(draft, *model),
        Action::Answer(agreed) => train::answer(draft, *agreed),
        Action::KeepMarker { city } => formation::keep_marker(draft, *city),
        // What only 1844 has.
        Action::Bid(_)
        | Action::SetFnmPar(_)
        | Action::BuyMountain(_)
        | Action::PlaceMountain { .. }
        | Action::BuyTunnel(_)
        | Action::BuildTunnel { .. }
        | Action::BuyPrivate { .. }
        | Action::LayFurkaOberalp
        | Action::AssignEva(_)
        | Action::ReachDestination(_)
        | Action::DeclareBankruptcy => Err(Violation::OtherTitle),
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
        Action::ExchangeMountain { .. }
            | Action::DiscardMountain(_)
            | Action::Surrender(_)
            | Action::Answer(_)
            | Action::KeepMarker { .. }
    )
}

/// The seat that has to decide now; nobody when the game is over.
pub fn deciding(state: &State) -> Option<PlayerId> {
    match state.pending {
        Some(Pending::ExchangeMountain(private)) => {
            return match state.privates[private.index()].owner {
                Owner::Player(player) => Some(player),
                Owner::Bank | Owner::Company(_) | Owner::Closed => None,
            };
        }
        Some(Pending::Surrender(company) | Pending::Offer { seller: company, .. }) => {
            return office::acting(state, company);
        }
        Some(Pending::DuplicateMarker(_)) => return state[KK].director,
        Some(Pending::FnmPar(_) | Pending::PlaceMountain(..)) | None => (),
    }
    match &state.round {
        Round::Opening(round) => Some(state.order[usize::from(round.turn)]),
        Round::Shares(round) => Some(state.order[usize::from(round.turn)]),
        Round::Operating(_) => state.turn().and_then(|turn| office::acting(state, turn.company)),
        Round::Auction(_) | Round::Finished => None,
    }
}
