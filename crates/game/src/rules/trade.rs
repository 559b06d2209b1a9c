//! Trains between companies: whose director is asked, and what came of it.

use crate::action::{BuyTrain, Seller};
use crate::edition::Consent;
use crate::event::Event;
use crate::rules::{Verdict, turn};
use crate::state::{Pending, Step};
use crate::{CompanyId, Draft, State, Violation};

pub fn same_director(state: &State, one: CompanyId, other: CompanyId) -> bool {
    state[one].director.is_some() && state[one].director == state[other].director
}

/// Asks the seller's director first if he is another player, and tells whether he has to be waited for.
/// [1844-RULING-69] [1824-RULING-48]
pub fn is_asked(draft: &mut Draft, buyer: CompanyId, purchase: BuyTrain) -> bool {
    let BuyTrain { seller, model, price } = purchase;
    match seller {
        Seller::Company(seller) if draft.edition.consent == Consent::Asked && !same_director(draft, buyer, seller) => {
            draft.emit(Event::Awaited(Some(Pending::Offer { seller, model, price })));
            true
        }
        Seller::Bank | Seller::Pool | Seller::Company(_) => false,
    }
}

/// The answer: the buyer and what he gets, or nothing, and he cannot ask for it again in this step.
pub fn answer(draft: &mut Draft, agreed: bool) -> Verdict<Option<(CompanyId, BuyTrain)>> {
    let Some(Pending::Offer { seller, model, price }) = draft.pending else { return Err(Violation::NotNow) };
    let mut turn = turn::at(draft, Step::Train)?;

    draft.emit(Event::Awaited(None));
    if agreed {
        return Ok(Some((turn.company, BuyTrain { seller: Seller::Company(seller), model, price })));
    }
    turn.declined[model.index()].insert(seller);
    turn::set(draft, turn);
    Ok(None)
}
