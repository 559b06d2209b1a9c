//! Coal Railways: their purchase and their exchange for a Regional's director's certificate. [1824-COAL-01] and on

use crate::edition::Kind;
use crate::event::{Event, Holder, Purse};
use crate::rules::{Verdict, merger, must};
use crate::state::{Round, TrainPlace};
use crate::titles::g1824::policy::{CoalCertificate, CoalOpening, Exchanges};
use crate::titles::g1824::trains::FIRST_GOODS;
use crate::titles::g1824::{office, regional, share_round};
use crate::{CompanyId, Draft, Money, PlayerId, State, Violation};

/// [1824-COAL-02]
pub const PRICES: [Money; 5] = [Money(120), Money(140), Money(160), Money(180), Money(200)];
/// What of the price does not go to the treasury. [1824-COAL-06]
const BANK_PART: Money = Money(120);
/// From the first 3 until the first 5. [1824-COAL-19]
pub const EXCHANGE_PHASES: std::ops::Range<u8> = 3..5;

/// Half the price is the starting price of the Regional; a 1g comes with it. [1824-COAL-03] [1824-COAL-05]
pub fn begin(draft: &mut Draft, coal: CompanyId, price: Money) {
    draft.pay(Purse::Bank, Purse::Company(coal), price - BANK_PART);
    let (from, to) = (TrainPlace::Pool, TrainPlace::Company(coal));
    draft.emit(Event::TrainMoved { model: FIRST_GOODS, from, to });
    let par = price / 2;
    if let Some((company, cell)) = draft.spec(coal).becomes.zip(draft.edition.market().par_cell(par)) {
        draft.emit(Event::ParSet { company, par, cell });
    }
}

pub fn exchange(draft: &mut Draft, coal: CompanyId) -> Verdict {
    let owner = check_exchange(draft, coal)?;

    carry_out(draft, coal, owner);
    if let Some(company) = draft.spec(coal).becomes {
        regional::open_if_due(draft, company);
    }
    share_round::end_turn(draft);
    Ok(())
}

pub fn check_exchange(state: &State, coal: CompanyId) -> Verdict<PlayerId> {
    let (round, player) = share_round::turn_to_exchange(state)?;
    let owned = state.kind(coal) == Kind::Coal && state[coal].director == Some(player);
    must(owned, || Violation::NotYourCoalRailway { company: coal })?;
    let phase = state.phase;
    must(EXCHANGE_PHASES.contains(&phase), || Violation::ExchangeNotYet { phase })?;
    let hindered = state.edition.austria().exchanges == Exchanges::Hindered && round.sold;
    must(!hindered, || Violation::ExchangeAfterSale)?;
    share_round::must_have_sold_down_for_exchange(state, player)?;
    Ok(player)
}

/// The sale of the first 5 closes all that are left. [1824-COAL-23]
pub fn exchange_all(draft: &mut Draft) {
    for coal in crate::titles::g1824::companies::COAL {
        let Some(owner) = draft[coal].director else { continue };
        carry_out(draft, coal, owner);
        let Some(company) = draft.spec(coal).becomes else { continue };
        let waits = draft.edition.austria().coal_opening == CoalOpening::EndOfRound;
        let in_round =
            matches!(draft.round, Round::Operating(_)) && !crate::titles::g1824::operating::is_closing(draft);
        if !(waits && in_round) {
            regional::open_if_due(draft, company);
        }
    }
}

/// Certificate for certificate; cash and trains go to the charter, the marker leaves the map. [1824-COAL-28]
/// [1824-COAL-31] [1824-COAL-33]
fn carry_out(draft: &mut Draft, coal: CompanyId, owner: PlayerId) {
    let Some(company) = draft.spec(coal).becomes else { return };
    merger::take_over(draft, coal, company);
    for at in draft.markers_of(coal) {
        draft.emit(Event::MarkerRemoved { company: coal, at });
    }
    draft.emit(Event::Merged(coal));
    draft.emit(Event::SharesMoved { company, from: Holder::Offering, to: Holder::Player(owner), shares: 2 });
    draft.emit(Event::CertificateMoved { company, to: Some(owner) });
    draft.emit(Event::DirectorChanged { company, to: Some(owner) });
    office::settle(draft, company);
    if draft.edition.austria().coal_certificate == CoalCertificate::StaysWithTheOwner {
        draft.emit(Event::CertificateMoved { company, to: Some(owner) });
    }
}
