//! One company takes over what another owns.

use crate::CompanyId;
use crate::event::{Account, Event};
use crate::state::{Draft, TrainPlace};
use crate::titles::Ruleset;

/// Treasury and trains. [1844-SBB-04] [1844-SBB-07] [1824-COAL-28] [1824-STAAT-15] [1824-STAAT-16]
pub fn take_over<R: Ruleset>(draft: &mut Draft<R>, from: CompanyId, to: CompanyId) {
    take_cash(draft, from, to);
    for model in draft.edition.model_ids() {
        for _ in 0..draft[from].trains[model.index()] {
            let (from, to) = (TrainPlace::Company(from), TrainPlace::Company(to));
            draft.emit(Event::TrainMoved { model, from, to });
        }
    }
}

/// The treasury alone. [1824-STAAT-15]
pub fn take_cash<R: Ruleset>(draft: &mut Draft<R>, from: CompanyId, to: CompanyId) {
    let cash = draft[from].cash;
    draft.pay(Account::Company(from), Account::Company(to), cash);
}

/// Every marker of the one becomes one of the other, in place. [1844-SBB-07] [1824-STAAT-18]
pub fn replace_markers<R: Ruleset>(draft: &mut Draft<R>, from: CompanyId, to: CompanyId) {
    for at in draft.markers_of(from) {
        draft.emit(Event::MarkerTaken { at, from, to });
    }
}
