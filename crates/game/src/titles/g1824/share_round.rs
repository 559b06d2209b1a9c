//! Share rounds of 1824. [1824-SR-01..34]

use super::companies::{COAL, STAATSBAHNEN};
use super::policy::{Exchanges, MountainOwner, Sales, SellingDuty, UnreservedCertificate};
use super::{Draft, Event as Own, G1824, State, coal, debt, mountain, stock};
use crate::action::Sale;
use crate::edition::DebtorPass;
use crate::event::Event;
use crate::rules::share_round::{self, ShareRoundRules};
use crate::rules::stock::{StockRules, must_have_room};
use crate::rules::{Checked, Flow, debt as ledger, must, operating, stock as shared_stock};
use crate::state::{Round, ShareRound};
use crate::{CompanyId, CompanySet, Money, PlayerId, Violation};

impl ShareRoundRules for G1824 {
    fn no_share_round(_: &State) -> Violation {
        Violation::NotNow
    }

    /// [1824-SR-12] [1824-RULING-89]
    fn begin_share_round(draft: &mut Draft) {
        for player in must_sell_down(draft) {
            draft.emit(Own::SellingDue(player));
        }
    }

    /// After an exchange a debtor only repays. [1824-DEV-15]
    fn may_trade(state: &State) -> Checked {
        let debt = share_round::turn(state).map_or(Money::ZERO, |(_, player)| debt::of(state, player));
        must(!state.own.only_repayment_left, || Violation::RepaymentDue { debt })
    }

    /// [1824-SR-25] [1824-RULING-17] [1824-DEV-06]
    fn check_block(state: &State, round: &ShareRound, seller: PlayerId, sale: Sale) -> Checked<Option<PlayerId>> {
        let company = sale.company;
        let again = round.sold_now.has(company) && state.policies.sales == Sales::OneBlock;
        must(!again, || Violation::SoldAlready { company })?;
        let successor = G1824::check_sale(state, seller, sale)?;
        stock::must_fit_into_the_bank(state, sale)?;
        // A director's certificate is two shares, where it can be sold at all.
        let held = G1824::certificates(state, seller) + u8::from(successor.is_some());
        let left = held.saturating_sub(sale.shares - sale.doubles);
        must_leave_enough_to_sell(state, seller, sale, left)?;
        Ok(successor)
    }

    /// A sale brings its seller down, or makes somebody a director with a certificate less.
    fn after_block(draft: &mut Draft, _: Option<Money>) {
        for player in draft.player_ids() {
            if draft.own.selling_due.has(player) && !is_above_limit(draft, player) {
                draft.emit(Own::SellingDone(player));
            }
        }
    }

    /// A player above the certificate limit sells down to it, as far as that is possible. [1824-SR-12] [1824-STAAT-35]
    /// [1824-RULING-89]
    fn must_have_sold_down(state: &State, player: PlayerId) -> Checked {
        match has_to_sell(state, player) {
            true => share_round::must_be_within_limit(state, player),
            false => Ok(()),
        }
    }

    /// On 18xx.games a debtor with cash who has made an exchange repays. [1824-DEV-15]
    fn after_purchase(draft: &mut Draft, player: PlayerId) -> Flow {
        let repays = draft.edition.debtor_pass == DebtorPass::OnlyInsteadOfSomethingElse;
        if repays && ledger::can_repay(draft, player) && !draft.own.only_repayment_left {
            draft.emit(Own::OnlyRepaymentLeft);
            return Flow::Waits;
        }
        Flow::GoesOn
    }

    /// Any part of it, in one's own turn. [1824-EMR-14b] [1824-DEV-15]
    fn repay(draft: &mut Draft, amount: Money) -> Checked {
        let (_, player) = share_round::turn(draft)?;
        ledger::pay_back(draft, player, amount)?;
        draft.emit(Event::Traded(player));
        share_round::go_on(draft);
        Ok(())
    }

    /// A sale, an exchange, or, an oddity of 18xx.games, a single certificate that only the debt forbids. [1824-DEV-15]
    fn could_do_else_than_repay(state: &State, player: PlayerId) -> bool {
        if state.own.only_repayment_left {
            return false;
        }
        let mountains = state.edition.private_ids().filter(|private| mountain::owner(state, *private) == Some(player));
        let has_mountain = state.phase == mountain::EXCHANGE_PHASE && mountains.count() > 0;
        let has_cash = |company| stock::could_take_but_for_debt(state, player, company);
        share_round::can_sell(state, player)
            || has_mountain
            || can_exchange(state)
            || state.edition.company_ids().any(has_cash)
    }

    fn can_act(state: &State, player: PlayerId) -> bool {
        let may_repay = ledger::can_repay(state, player);
        if state.own.only_repayment_left {
            return may_repay;
        }
        site_still_waits(state, player)
            || is_asked_for_mountain(state, player)
            || may_repay
            || can_exchange(state)
            || can_buy(state, player)
            || share_round::can_sell(state, player)
    }

    const POOL_PUSHES_PRICE: bool = false;

    fn close_share_round(draft: &mut Draft) {
        let last = draft.share_round().and_then(|round| round.last_actor);
        give_priority(draft, last);
        raise_sold_out(draft);
        // [1824-SR-35]
        debt::charge_interest(draft);
        operating::open_set(draft);
    }
}

fn is_above_limit(state: &State, player: PlayerId) -> bool {
    G1824::certificates(state, player) > state.certificate_limit()
}

/// Who is above the certificate limit, where that is a duty for the share round that begins.
pub fn must_sell_down(state: &State) -> Vec<PlayerId> {
    match state.policies.selling_duty {
        SellingDuty::EveryTurn => Vec::new(),
        SellingDuty::NextShareRound => state.player_ids().filter(|player| is_above_limit(state, *player)).collect(),
    }
}

/// Whether being above the limit is a duty in this turn. Who lost an office in this share round may keep the paper until
/// the next one. [1824-RULING-89]
fn has_to_sell(state: &State, player: PlayerId) -> bool {
    match state.policies.selling_duty {
        SellingDuty::EveryTurn => true,
        SellingDuty::NextShareRound => state.own.selling_due.has(player),
    }
}

/// The player in turn, for an exchange, of which there is none before the first operating round. [1824-START-10]
pub fn turn_to_exchange(state: &State) -> Checked<(ShareRound, PlayerId)> {
    must(!matches!(state.round, Round::Initial(_)), || Violation::SalesBarred)?;
    share_round::turn_to_trade(state)
}

/// One block per company: a player above the certificate limit must not sell so few that the rest cannot bring them down
/// any more, unless it is all that they can sell of it. [1824-SR-12]
fn must_leave_enough_to_sell(state: &State, seller: PlayerId, sale: Sale, left: u8) -> Checked {
    let (limit, held) = (state.certificate_limit(), G1824::certificates(state, seller));
    if state.policies.sales == Sales::Repeated || held <= limit || left <= limit || !has_to_sell(state, seller) {
        return Ok(());
    }
    let sold_now = state.share_round().map_or(CompanySet::EMPTY, |round| round.sold_now);
    let others = state.edition.company_ids().filter(|other| *other != sale.company && !sold_now.has(*other));
    let most_that_can_still_go: u8 = others.map(|company| most_to_sell(state, seller, company)).sum();
    let enough = left <= limit + most_that_can_still_go || sale.shares == most_to_sell(state, seller, sale.company);
    must(enough, || Violation::OverCertificateLimit { limit, held })
}

/// The largest block of a company that the player may sell.
fn most_to_sell(state: &State, seller: PlayerId, company: CompanyId) -> u8 {
    let fits = |sale: &Sale| sale.company == company && stock::must_fit_into_the_bank(state, *sale).is_ok();
    shared_stock::sales(state, seller).into_iter().filter(fits).map(|sale| sale.shares).max().unwrap_or(0)
}

/// An exchange ends the turn like a purchase, though it leaves the number of certificates as it is. 18xx.games does not
/// ask. [1824-SR-12] [1824-RULING-21]
pub fn must_have_sold_down_for_exchange(state: &State, player: PlayerId) -> Checked {
    match state.policies.exchanges {
        Exchanges::Free => G1824::must_have_sold_down(state, player),
        Exchanges::Hindered => Ok(()),
    }
}

/// 18xx.games takes a Staatsbahn's director's certificate that nobody has reserved for on sale, which it is not, and waits
/// for a player who could pay for it. [1824-STAAT-26]
fn site_still_waits(state: &State, player: PlayerId) -> bool {
    let seems_open = |company: &CompanyId| {
        let first = stock::forerunners(state, *company).next();
        let unreserved = state.own.certificate(*company).is_none() && first.is_some_and(|minor| state[minor].closed);
        unreserved && !state[*company].closed && stock::could_take(state, player, *company, 2)
    };
    state.policies.unreserved_certificate == UnreservedCertificate::WaitsForAPass && STAATSBAHNEN.iter().any(seems_open)
}

/// Whoever has a Mountain Railway while they may be exchanged is not passed over, be there a share for it or not.
/// [1824-DEV-45]
fn is_asked_for_mountain(state: &State, player: PlayerId) -> bool {
    let mut railways = state.edition.private_ids();
    match state.policies.mountain_owner {
        MountainOwner::PassedOver => false,
        MountainOwner::Asked => {
            state.phase == mountain::EXCHANGE_PHASE
                && railways.any(|private| mountain::owner(state, private) == Some(player))
        }
    }
}

fn can_exchange(state: &State) -> bool {
    mountain::exchanges(state).next().is_some()
        || COAL.into_iter().any(|coal| coal::check_exchange(state, coal).is_ok())
}

fn can_buy(state: &State, player: PlayerId) -> bool {
    let cheapest_par = state.edition.market().pars().map(|(_, par)| par).min().unwrap_or_default();
    // A full hand hinders all of these: asked once.
    must_have_room(state, player).is_ok()
        && state.edition.company_ids().any(|company| {
            stock::can_buy_any(state, player, company) || stock::can_start(state, player, company, cheapest_par)
        })
}

/// The player to the left of the last one who acted begins next time; if nobody did, the card stays. [1824-SR-07]
/// [1824-SR-08] [1824-RULING-66]
pub fn give_priority(draft: &mut Draft, last: Option<PlayerId>) {
    let Some(last) = last else { return };
    let mut order = draft.order;
    let seats = usize::from(draft.seats);
    order[..seats].rotate_left((draft.place(last) + 1) % seats);
    if order != draft.order {
        draft.emit(Event::OrderDealt(order));
    }
}

/// Open companies wholly in players' hands rise one row, in operating order. [1824-SR-31] [1824-SR-33]
pub fn raise_sold_out(draft: &mut Draft) {
    for company in draft.by_price() {
        share_round::raise_if_sold_out(draft, company);
    }
}
