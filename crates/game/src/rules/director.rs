//! Who directs a company. [1844-DIR-01] and on

use crate::{CompanyId, PlayerId, State};

/// Who holds strictly more than the director, the first after him in playing order among equals. [1844-DIR-03]
/// [1844-DIR-04] [1844-DIR-05] `left` are the director's shares after what is about to happen.
pub fn successor(state: &State, company: CompanyId, left: u8) -> Option<PlayerId> {
    let director = state[company].director?;
    let held = |player: &PlayerId| state[company].shares[player.index()];
    let others = || state.in_order_after(director).filter(move |player| *player != director);
    let most = others().map(|player| held(&player)).max()?;
    if most <= left {
        return None;
    }
    others().find(|player| held(player) == most)
}
