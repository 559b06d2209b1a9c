//! Who directs a major of 1824, and where its director's certificate lies. [1824-DIR-01..13]

use super::companies::STAATSBAHNEN;
use super::policy::CoalCertificate;
use super::{Draft, Event as Own, G1824, State, stock};
use crate::action::Sale;
use crate::event::{Event, Holder};
use crate::rules::stock::StockRules;
use crate::rules::{Checked, director, must};
use crate::state::Round;
use crate::{CompanyId, PlayerId, Violation};

/// The director's certificate is two units.
const CERTIFICATE: u8 = 2;

/// After units have changed hands: a player who holds strictly more takes over. [1824-DIR-03] [1824-DIR-13] Nobody directs a
/// Regional whose certificate is still reserved. [1824-DIR-12] At once, in rounds of both kinds, after an exchange as
/// after a purchase. [1824-DIR-14] [1824-RULING-23] [1824-DIR-02]
pub fn settle(draft: &mut Draft, company: CompanyId) {
    match draft[company].director {
        Some(director) => {
            let left = tally(draft, director, company);
            if let Some(player) = successor(draft, company, left) {
                hand_over(draft, company, player);
            }
        }
        None if STAATSBAHNEN.contains(&company) && draft[company].launched => appoint_first(draft, company),
        None => (),
    }
}

/// The certificate goes with the directorship, against two of the new director's own. [1824-DIR-06] Where it already lay
/// apart from it, it stays. [1824-DEV-13] What the company owns stays with it. [1824-DIR-07]
pub fn hand_over(draft: &mut Draft, company: CompanyId, to: PlayerId) {
    let (old, holder) = (draft[company].director, draft.own.certificate(company));
    draft.emit(Event::DirectorChanged { company, to: Some(to) });
    if holder == old {
        draft.emit(Own::CertificateMoved { company, to: Some(to) });
    }
}

/// A Staatsbahn without a director gets one as soon as a player holds two units. [1824-STAAT-24a] [1824-STAAT-26]
/// [1824-DIR-05]
fn appoint_first(draft: &mut Draft, company: CompanyId) {
    let first = draft.in_order().find(|player| draft.held(*player, company) >= 2);
    if let Some(player) = first {
        draft.emit(Event::DirectorChanged { company, to: Some(player) });
        draft.emit(Own::CertificateMoved { company, to: Some(player) });
    }
}

/// Who decides for a company: its director, or for one in receivership the first holder of a unit in playing order, else
/// the first player. [1824-DIR-01] [1824-DEV-12]
pub fn acting(state: &State, company: CompanyId) -> Option<PlayerId> {
    let holder = || state.in_order().find(|player| state.held(*player, company) > 0);
    let in_turn = matches!(state.round, Round::Operating(_));
    let receiver = || holder().or(Some(state.order[0])).filter(|_| in_turn);
    state[company].director.or_else(receiver)
}

/// Units by which it is judged who directs: a player's papers, and what sales of a director's certificate have left in the
/// tally beside them. [1824-DEV-39]
fn tally(state: &State, player: PlayerId, company: CompanyId) -> i8 {
    state.held(player, company) as i8 + state.own.tally_beyond_papers(company, player)
}

/// Who takes over if the director's tally is this: whoever leads it alone or comes first among equals, with papers enough
/// for the certificate. [1824-DEV-40]
fn successor(state: &State, company: CompanyId, left: i8) -> Option<PlayerId> {
    if state.policies.coal_certificate != CoalCertificate::StaysAndIsTraded {
        return director::successor(state, company, left as u8);
    }
    let director = state[company].director?;
    let others = || state.in_order_after(director).filter(move |player| *player != director);
    let most = others().map(|player| tally(state, player, company)).max().filter(|most| *most > left)?;
    let takes_over =
        |player: &PlayerId| tally(state, *player, company) == most && state.held(*player, company) >= CERTIFICATE;
    others().find(takes_over)
}

/// The director's certificate can be sold like any other, also by one who is not director, as long as some other player has
/// the tally for it. Tells who becomes director. [1824-DEV-39]
pub fn check_sale_by_tally(state: &State, seller: PlayerId, sale: Sale) -> Checked<Option<PlayerId>> {
    let Sale { company, shares, .. } = sale;
    let others = state.player_ids().filter(|player| *player != seller);
    let most = others.map(|player| tally(state, player, company)).max().unwrap_or(0);
    let may_go = most >= CERTIFICATE as i8 || !stock::has_certificate_in(state, seller, sale);
    must(may_go, || Violation::DirectorCannotStepDown { company })?;
    let is_director = state[company].director == Some(seller);
    let left = tally(state, seller, company) - shares as i8;
    Ok(if is_director { successor(state, company, left) } else { None })
}

/// Papers changed hands that the tally does not notice, or the other way round.
pub fn part_tally(draft: &mut Draft, company: CompanyId, player: PlayerId, by: i8) {
    if by != 0 {
        draft.emit(Own::TallyParted { company, player, by });
    }
}

/// The director's certificate comes from the bank. If that makes the buyer director, two of the other papers go to the
/// former one for nothing, or to the bank if that player has less than the certificate. [1824-DEV-40]
pub fn take_certificate(draft: &mut Draft, company: CompanyId, buyer: PlayerId) {
    let (from, to) = (G1824::sold_to(draft), Holder::Player(buyer));
    draft.emit(Event::SharesMoved { company, from, to, shares: CERTIFICATE });
    draft.emit(Own::CertificateMoved { company, to: Some(buyer) });
    let Some(former) = draft[company].director.filter(|former| *former != buyer) else { return };
    let left = tally(draft, former, company);
    if successor(draft, company, left) != Some(buyer) {
        return;
    }
    draft.emit(Event::DirectorChanged { company, to: Some(buyer) });
    let shares = (draft.held(buyer, company) - CERTIFICATE).min(CERTIFICATE);
    if shares == 0 {
        return;
    }
    let is_poor = draft.held(former, company) < CERTIFICATE;
    let to = if is_poor { G1824::sold_to(draft) } else { Holder::Player(former) };
    draft.emit(Event::SharesMoved { company, from: Holder::Player(buyer), to, shares });
    part_tally(draft, company, buyer, shares as i8);
    if !is_poor {
        part_tally(draft, company, former, -(shares as i8));
    }
}
