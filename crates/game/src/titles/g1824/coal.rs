//! Coal Railways: their purchase and their exchange for a Regional's director's certificate. [1824-COAL-01..33]

use super::companies::COAL;
use super::policy::{CoalCertificate, CoalOpening, Exchanges};
use super::trains::FIRST_GOODS;
use super::{Draft, Event as Own, State, Violation as Broken, construction, directorship, regional, share_round};
use crate::edition::CompanyKind;
use crate::event::{Account, Event, Holder};
use crate::rules::{Checked, merger, must, share_round as shared_round};
use crate::state::{Round, TrainPlace};
use crate::{CompanyId, Money, PlayerId};

/// [1824-COAL-02]
pub const PRICES: [Money; 5] = [Money(120), Money(140), Money(160), Money(180), Money(200)];
/// What of the price does not go to the treasury. [1824-COAL-06]
pub const BANK_PART: Money = Money(120);
/// From the first 3 until the first 5. [1824-COAL-19]
pub const EXCHANGE_PHASES: std::ops::Range<u8> = 3..5;

/// Half the price is the starting price of the Regional; a 1g comes with it. [1824-COAL-03] [1824-COAL-05] It is one of
/// the six cards, and its sale has no effect; the treasury may be empty. [1824-RULING-14] [1824-RULING-82]
/// [1824-TRAIN-08]
pub fn begin(draft: &mut Draft, coal: CompanyId, price: Money) {
    draft.pay(Account::Bank, Account::Company(coal), price - BANK_PART);
    let (from, to) = (TrainPlace::Pool, TrainPlace::Company(coal));
    draft.emit(Event::TrainMoved { model: FIRST_GOODS, from, to });
    let par = price / 2;
    if let Some((company, cell)) = draft.spec(coal).becomes.zip(draft.edition.market().par_cell(par)) {
        draft.emit(Event::ParSet { company, par, cell });
    }
}

pub fn exchange(draft: &mut Draft, coal: CompanyId) -> Checked {
    let owner = check_exchange(draft, coal)?;

    carry_out(draft, coal, owner);
    if let Some(company) = draft.spec(coal).becomes {
        regional::open_if_due(draft, company);
    }
    shared_round::end_turn(draft);
    Ok(())
}

pub fn check_exchange(state: &State, coal: CompanyId) -> Checked<PlayerId> {
    let (round, player) = share_round::turn_to_exchange(state)?;
    let owned = state.kind(coal) == CompanyKind::Coal && state[coal].director == Some(player);
    must(owned, || Broken::NotYourCoalRailway { company: coal })?;
    construction::must_be_none(state, coal)?;
    let phase = state.phase;
    must(EXCHANGE_PHASES.contains(&phase), || Broken::ExchangeNotYet { phase })?;
    let hindered = state.policies.exchanges == Exchanges::Hindered && round.acted;
    must(!hindered, || Broken::ExchangeAfterSale)?;
    share_round::must_have_sold_down_for_exchange(state, player)?;
    Ok(player)
}

/// The sale of the first 5 closes all that are left. [1824-COAL-23] Each has a Regional of its own, so their order does
/// not matter. [1824-DEV-10]
pub fn exchange_all(draft: &mut Draft) {
    for coal in COAL.into_iter().filter(|coal| !draft.own.construction.has(*coal)).collect::<Vec<_>>() {
        let Some(owner) = draft[coal].director else { continue };
        carry_out(draft, coal, owner);
        let Some(company) = draft.spec(coal).becomes else { continue };
        let waits = draft.policies.coal_opening == CoalOpening::EndOfRound;
        let in_round = matches!(draft.round, Round::Operating(_)) && !draft.is_closing();
        if !(waits && in_round) {
            regional::open_if_due(draft, company);
        }
    }
}

/// Certificate for certificate; cash and trains go to the Regional, the marker leaves the map. [1824-COAL-28]
/// [1824-COAL-31] [1824-COAL-33] It stops at once, and has no more presence at the mine; trains wait on the Regional's
/// company mat. [1824-RULING-34] [1824-RULING-85] 60 % do not bind. [1824-COAL-22] [1824-COAL-30]
fn carry_out(draft: &mut Draft, coal: CompanyId, owner: PlayerId) {
    let Some(company) = draft.spec(coal).becomes else { return };
    merger::take_over(draft, coal, company);
    for at in draft.markers_of(coal) {
        draft.emit(Own::MarkerRemoved { company: coal, at });
    }
    draft.emit(Event::Merged(coal));
    draft.emit(Event::SharesMoved { company, from: Holder::Offering, to: Holder::Player(owner), shares: 2 });
    draft.emit(Own::CertificateMoved { company, to: Some(owner) });
    draft.emit(Event::DirectorChanged { company, to: Some(owner) });
    directorship::settle(draft, company);
    match draft.policies.coal_certificate {
        CoalCertificate::GoesWithTheOffice => (),
        CoalCertificate::StaysWithTheOwner | CoalCertificate::StaysAndIsTraded => {
            draft.emit(Own::CertificateMoved { company, to: Some(owner) });
        }
    }
}
